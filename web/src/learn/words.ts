/** The words of guided games. */

import type { Words } from "../games/types";
import { brought, inLanguage, ownWords, read, shipped, type Naming, type Raw } from "../lib/words";

const LESSONS = import.meta.glob<string>("../../../locale/*/lessons/*.ftl", { query: "?raw", import: "default" }) as Raw;

/** The words of a guided game alone: what its notes say. */
export async function lessonWords(lang: string, game: string, lesson: string, naming?: Naming): Promise<Words> {
  return inLanguage(
    lang,
    (one) => [
      ownWords(one, game),
      shipped(game) ? read(LESSONS, `${one}/lessons/${lesson}.ftl`) : brought(`/api/lessons/${lesson}/words/${one}`),
    ],
    naming,
  );
}
