/** The words of the pages about tournaments: they come with these pages. */

import type { Words } from "../games/types";
import { inLanguage, read, type Raw } from "../lib/words";

const TOURNAMENT = import.meta.glob<string>("../../../locale/*/tournament.ftl", { query: "?raw", import: "default" }) as Raw;

export function tournamentWords(lang: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(TOURNAMENT, `${one}/tournament.ftl`)]);
}

/** Points as people write them: 2½, and 3.25 where halves are halved. */
export function points(value: number, lang: string): string {
  if (value % 1 === 0.5) return value < 1 ? "½" : `${Math.floor(value)}½`;
  return new Intl.NumberFormat(lang).format(value);
}
