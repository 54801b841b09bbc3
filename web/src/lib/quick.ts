/** Playing at once from a game's card: against how many bots of which level, or alone. */

import type { Words } from "../games/types";
import type { BotLevel, GameInfo, NewTable, Offer } from "./protocol";

export const LEVELS: BotLevel[] = ["easy", "medium", "hard", "expert"];

/** What a bot is called: its level in the reader's language, or the name that the host gave a program. */
export function botName(bot: string | null, t: (key: string) => string): string {
  const level = bot ?? "medium";
  return (LEVELS as string[]).includes(level) ? t(`web-level-${level}`) : level;
}

/** The character that plays a level of a game, in the game's words; "" for programs, and in games without any. */
export function character(bot: string | null, t: Words | null, about = false): string {
  const key = `bot-${bot ?? "medium"}`;
  return t?.has(key) ? t(about ? `${key}.about` : key) : "";
}

/** A bot as lists name it: its character, and in brackets its level and what else is known. */
export function botCalled(bot: string | null, t: Words | null, ui: Words, ...more: number[]): string {
  return `${character(bot, t) || ui("web-seat-bot")} (${[botName(bot, ui), ...more].join(", ")})`;
}

export interface Quick {
  /** 0 = alone. */
  bots: number;
  level: BotLevel;
}

/** How one plays alone; null where the game is not for one. */
export function alone(game: GameInfo): Offer | null {
  return game.offers.find((offer) => offer.players === 1) ?? null;
}

/** How many bots there can be; 0 where one can play alone. */
export function opponents(game: GameInfo): number[] {
  const fewest = Math.max(1, game.min_players - 1);
  const counts = Array.from({ length: game.max_players - fewest }, (_, n) => fewest + n);
  return alone(game) ? [0, ...counts] : counts;
}

/** What was chosen last for a game, if that can still be had. */
export function chosen(game: GameInfo, last: Partial<Quick> = {}): Quick {
  const { bots, level }: Quick = { bots: 1, level: "medium", ...last };
  const counts = opponents(game);
  return {
    bots: counts.includes(bots) ? bots : (counts.find((n) => n > 0) ?? 0),
    level: game.levels.includes(level) ? level : "medium",
  };
}

/** The table for it. */
export function tableFor(game: GameInfo, { bots, level }: Quick, name: string): NewTable {
  return {
    game: game.id,
    seats: [{ kind: "me", name }, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: level }))],
    options: bots ? {} : (alone(game)?.options ?? {}),
    start: true,
  };
}

/** How much of a game is reconstructed: null = nothing. */
export function reconstructed({ sources }: GameInfo): "few" | "some" | "most" | null {
  const all = Object.values(sources).reduce((sum, n) => sum + n, 0);
  const share = (sources["reconstructed"] ?? 0) / Math.max(1, all);
  if (share === 0) return null;
  return share > 0.5 ? "most" : share > 0.1 ? "some" : "few";
}
