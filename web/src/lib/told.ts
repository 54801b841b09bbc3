/** What the library found wrong with a file, a record or components: lines by their keys, in the reader's language. */

import type { Words } from "../games/types";
import { isLine, speak } from "./speech";
import { inLanguage, read, tableFiles, type Raw } from "./words";

const TOLD = import.meta.glob<string>("../../../locale/*/told.ftl", { query: "?raw", import: "default" }) as Raw;
const PACKS = import.meta.glob<string>("../../../locale/*/packs/*.ftl", { query: "?raw", import: "default" }) as Raw;

/** The words for what is wrong, and those of the game's checks. */
export function toldFiles(lang: string, game: string): Promise<string>[] {
  return [read(TOLD, `${lang}/told.ftl`), read(PACKS, `${lang}/packs/${game}.ftl`)];
}

/** Arguments of a problem with every line among them said; `game` names the game whose words they take. */
export async function inWords(args: Record<string, unknown>, lang: string): Promise<Record<string, unknown>> {
  const game = typeof args["game"] === "string" ? args["game"] : "";
  const t = await inLanguage(lang, (one) => [...(game ? tableFiles(one, game) : []), ...toldFiles(one, game)]);
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isLine(value) ? toldWords(value, t) : value]));
}

/** A line in words; a game of another package may have said a whole sentence in place of a key. */
export function toldWords(line: Parameters<typeof speak>[0], t: Words): string {
  return speak(line, [], t) || line.key;
}
