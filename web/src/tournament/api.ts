/** What pages ask the server about tournaments. */

import { call } from "../lib/api";
import type { NewTournament, OfTable, TournamentInfo, TournamentLine } from "./shapes";

const at = (id: string, rest = ""): string => `/api/tournaments/${encodeURIComponent(id)}${rest}`;

export const tournaments = {
  mine: () => call<TournamentLine[]>("GET", "/api/tournaments"),
  make: (wanted: NewTournament) => call<TournamentInfo>("POST", "/api/tournaments", wanted),
  read: (id: string) => call<TournamentInfo>("GET", at(id)),
  enter: (id: string, name: string) => call<TournamentInfo>("POST", at(id, "/enter"), { name }),
  start: (id: string) => call<TournamentInfo>("POST", at(id, "/start")),
  /** Be at one's board. */
  sit: (id: string) => call<TournamentInfo>("POST", at(id, "/sit")),
  out: (id: string, player: number) => call<TournamentInfo>("POST", at(id, `/players/${player}/out`)),
  results: (id: string, lang: string) => at(id, `/results.csv?language=${lang}`),
  /** The tournament whose game is played at a table, for those who play in it. */
  of: (table: string) => call<OfTable>("GET", `/api/tables/${encodeURIComponent(table)}/tournament`),
};
