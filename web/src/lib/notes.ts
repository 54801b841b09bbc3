/** The words of components: where values come from, what their lists and fields are called. Loaded where they are read. */

import type { Words } from "../games/types";
import { inLanguage, read, tableFiles, type Naming, type Raw } from "./words";

const NOTES = import.meta.glob<string>("../../../locale/*/notes/*.ftl", { query: "?raw", import: "default" }) as Raw;

/** The words of a table, and those of its components. */
export async function componentWords(lang: string, game: string, naming?: Naming): Promise<Words> {
  return inLanguage(lang, (one) => componentFiles(one, game), naming);
}

export function componentFiles(lang: string, game: string): Promise<string>[] {
  return [...tableFiles(lang, game), ...noteFiles(lang, game)];
}

/** Only those of the components. */
export async function noteWords(lang: string, game: string): Promise<Words> {
  return inLanguage(lang, (one) => noteFiles(one, game));
}

function noteFiles(lang: string, game: string): Promise<string>[] {
  return [read(NOTES, `${lang}/notes/${game}.ftl`), read(NOTES, `${lang}/notes/fields.ftl`)];
}
