/** What pages ask the server about ladders. */

import { call } from "../lib/api";
import type { Ladder, Plan, RatedGame, Seeking, WantedGame } from "./shapes";

export const ladders = {
  of: (game: string) => call<Ladder>("GET", `/api/ladders/${encodeURIComponent(game)}`),
  /** What a rated game that is over did to the ratings. */
  game: (table: string) => call<RatedGame>("GET", `/api/tables/${encodeURIComponent(table)}/rated`),
};

/** Finding a game: who looks says so again every few seconds. */
export const finding = {
  seek: (wanted: WantedGame) => call<Seeking>("POST", "/api/find", wanted),
  /** What others will be here for. */
  plans: () => call<Plan[]>("GET", "/api/find/plans"),
  look: () => call<Seeking>("POST", "/api/find/look"),
  bots: () => call<Seeking>("POST", "/api/find/bot"),
  stop: () => call<Seeking>("DELETE", "/api/find"),
};
