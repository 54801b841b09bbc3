/** The words of primers: a page a game, above its rules. */

import type { Words } from "../games/types";
import { inLanguage, ownWords, read, type Naming, type Raw } from "../lib/words";

const PRIMERS = import.meta.glob<string>("../../../locale/*/primer/*.ftl", { query: "?raw", import: "default" }) as Raw;

/** What the primer says, and what the game calls its components. */
export async function primerWords(lang: string, game: string, naming: Naming): Promise<Words> {
  return inLanguage(lang, (one) => [ownWords(one, game), read(PRIMERS, `${one}/primer/${game}.ftl`)], naming);
}
