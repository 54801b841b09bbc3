/** The words of the workshop: its own, those of the game's forms, and all that name components. */

import type { Words } from "../games/types";
import { componentFiles } from "../lib/notes";
import { toldFiles } from "../lib/told";
import { inLanguage, read, type Naming, type Raw } from "../lib/words";

const OWN = import.meta.glob<string>("../../../locale/*/workshop.ftl", { query: "?raw", import: "default" }) as Raw;
const FORMS = import.meta.glob<string>("../../../locale/*/workshop/*.ftl", { query: "?raw", import: "default" }) as Raw;

export function workshopWords(lang: string, game: string, naming?: Naming): Promise<Words> {
  return inLanguage(lang, (one) => [...componentFiles(one, game), ...formFiles(one, game), ...toldFiles(one, game), read(OWN, `${one}/workshop.ftl`)], naming);
}

function formFiles(lang: string, game: string): Promise<string>[] {
  return [read(FORMS, `${lang}/workshop/${game}.ftl`), read(FORMS, `${lang}/workshop/fields.ftl`)];
}

/** What something of a form is called; where nobody has said it, as it stands in the data. */
export function called(key: string | null, value: string | number, t: Words): string {
  return key && t.has(key) ? t(key) : String(value).replaceAll("_", " ");
}
