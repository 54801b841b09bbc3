/** The words of the pages about people: they come with these pages. */

import type { Words } from "../games/types";
import { inLanguage, read, type Raw } from "../lib/words";

const PEOPLE = import.meta.glob<string>("../../../locale/*/people.ftl", { query: "?raw", import: "default" }) as Raw;

export function peopleWords(lang: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(PEOPLE, `${one}/people.ftl`)]);
}
