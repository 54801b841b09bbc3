/** The words of primers: a page a game, above its rules. */

import type { Words } from "../games/types";
import { gameWords, makeWords, read, type Naming, type Raw } from "../lib/words";

const PRIMERS = import.meta.glob<string>("../../../locale/*/primer/*.ftl", { query: "?raw", import: "default" }) as Raw;

/** What the primer says, and all that its figures say. */
export async function primerWords(lang: string, game: string, naming: Naming): Promise<Words> {
  const text = (one: string): Promise<string> => read(PRIMERS, `${one}/primer/${game}.ftl`);
  const [own, english, table] = await Promise.all([text(lang), text("en"), gameWords(lang, game, naming)]);
  return makeWords(lang, [own], makeWords("en", [english], table), naming);
}
