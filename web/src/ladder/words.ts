/** The words of the pages about ladders: they come with these pages. */

import type { Words } from "../games/types";
import { inLanguage, read, type Raw } from "../lib/words";

const LADDER = import.meta.glob<string>("../../../locale/*/ladder.ftl", { query: "?raw", import: "default" }) as Raw;

export function ladderWords(lang: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(LADDER, `${one}/ladder.ftl`)]);
}
