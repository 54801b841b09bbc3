/** What games are called, and how one's own stand, in words. */

import type { Words } from "../games/types";
import { optionWords, type Option } from "../lib/options";
import type { GameInfo } from "../lib/protocol";
import { prefs } from "../lib/prefs.svelte";
import { ownGameWords } from "../lib/words";
import { people } from "./api";
import type { PlayedGame } from "./shapes";

/** Who has a name in the tables goes by it at a table too, until they choose another. */
export async function takeOwnName(): Promise<void> {
  const found = prefs.name ? null : await people.profile().catch(() => null);
  if (found && !prefs.name) prefs.name = found.name;
}

/** The words of some games, by their ids. */
export async function wordsOf(games: string[], lang: string): Promise<Record<string, Words>> {
  return Object.fromEntries(await Promise.all(games.map(async (game) => [game, await ownGameWords(lang, game)] as const)));
}

export function titleOf(game: string, words: Record<string, Words>): string {
  const t = words[game];
  return t?.has("title") ? t("title") : game;
}

/** The options that differ from how the game is played by default. */
export function chosen(played: PlayedGame, info: GameInfo | undefined, t: Words | undefined): string[] {
  if (!info || !t) return [];
  const options = info.options as unknown as Option[];
  const differs = (option: Option): boolean => JSON.stringify(played.options[option.name]) !== JSON.stringify(option.default);
  return options.filter((option) => option.name in played.options && differs(option)).map((option) => optionWords(option, t).title);
}

/** How a game came out for the one who looks: a win, a place, points; "" while it runs, or where several seats were theirs. */
export function outcome(played: PlayedGame, t: Words, ui: Words): string {
  if (played.status !== "over") return ui(played.status === "playing" ? "web-table-playing" : "web-table-free", free(played));
  const mine = played.seats.filter((seat) => seat.mine);
  const own = mine[0];
  if (!own || played.seats.some(({ score }) => score === null)) return t("web-games-broken");
  if (played.seats.length === 1) return ui("web-result-points", { n: own.score ?? 0 });
  const best = (others: PlayedGame["seats"]): number => Math.max(...others.map(({ score }) => score ?? 0));
  if (mine.length > 1) return ui("web-result-points", { n: best(played.seats) });
  const scores = { mine: own.score ?? 0, best: best(played.seats.filter((seat) => seat !== own)) };
  if (own.place === 1) return t("web-games-won", scores);
  return t("web-games-place", { ...scores, place: own.place ?? 0, of: played.seats.length });
}

function free(played: PlayedGame): { n: number; of: number } {
  return { n: played.seats.filter(({ kind }) => kind === "open").length, of: played.seats.length };
}
