/** The words of the coach's pages, with all those of the game: they are fetched when somebody opens one. */

import type { Words } from "../games/types";
import { inLanguage, read, tableFiles, type Naming, type Raw } from "../lib/words";

const COACH = import.meta.glob<string>("../../../locale/*/coach.ftl", { query: "?raw", import: "default" }) as Raw;

export async function coachWords(lang: string, game: string, naming?: Naming): Promise<Words> {
  return inLanguage(lang, (one) => [...tableFiles(one, game), read(COACH, `${one}/coach.ftl`)], naming);
}
