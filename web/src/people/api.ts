/** What pages ask the server about people. */

import { call } from "../lib/api";
import type { TableInfo } from "../lib/protocol";
import type { ContestInfo, ContestTable, HeadToHead, OwnFigures, OwnGames, OwnProfile, PasskeyWanted, Person, ProfileLink, SeenProfile, Shows, Span, Stage } from "./shapes";

const contest = (game: string): string => `/api/contests/${encodeURIComponent(game)}`;

/** Which of one's games; "": all. */
export const STAGES: (Stage | "")[] = ["", "running", "over"];

export const people = {
  profile: () => call<OwnProfile>("GET", "/api/profile"),
  /** Go by a name; the sign stays as it is where none is given. */
  name: (name: string, sign?: Person["sign"]) => call<OwnProfile>("POST", "/api/profile", { name, ...(sign !== undefined && { sign }) }),
  forget: () => call<OwnProfile>("DELETE", "/api/profile"),
  show: (shows: Shows) => call<OwnProfile>("POST", "/api/profile/shows", shows),
  /** Somebody, as far as they show themselves. */
  person: (name: string) => call<SeenProfile>("GET", `/api/people?name=${encodeURIComponent(name)}`),
  offerPasskey: () => call<PasskeyWanted>("POST", "/api/profile/passkeys/new"),
  keepPasskey: (credential: unknown) => call<OwnProfile>("POST", "/api/profile/passkeys", { credential }),
  askForPasskey: () => call<PasskeyWanted>("POST", "/api/profile/passkeys/ask"),
  usePasskey: (credential: unknown) => call<OwnProfile>("POST", "/api/profile/passkeys/use", { credential }),
  dropPasskeys: () => call<OwnProfile>("DELETE", "/api/profile/passkeys"),
  link: () => call<ProfileLink>("POST", "/api/profile/link"),
  revokeLinks: () => call<OwnProfile>("DELETE", "/api/profile/link"),
  /** Whose personal link this is. */
  linked: (token: string) => call<Person>("POST", "/api/profile/links", { token }),
  /** This browser joins the profile of a personal link. */
  join: (token: string) => call<OwnProfile>("POST", "/api/profile/links", { token, join: true }),
  export: "/api/profile/export",
  forgetEverything: () => call<OwnProfile>("DELETE", "/api/profile/everything"),
  /** One's own games: of a game ("": of any), with somebody of a name, page by page from 0 on. */
  games: (game: string, stage: Stage | "", search: string, page: number) => {
    const asked = new URLSearchParams({ ...(game && { game }), ...(stage && { stage }), search, page: String(page) });
    return call<OwnGames>("GET", `/api/games/mine?${asked}`);
  },
  friends: () => call<HeadToHead[]>("GET", "/api/figures/friends"),
  figures: () => call<OwnFigures[]>("GET", "/api/figures"),
  contest: (game: string) => call<ContestInfo>("GET", contest(game)),
  /** Begin today's game or this week's, or go on with it. */
  begin: (game: string) => call<TableInfo>("POST", contest(game)),
  again: (game: string) => call<TableInfo>("POST", `${contest(game)}/again`),
  results: (game: string, span: Span, day: string) => call<ContestTable>("GET", `${contest(game)}/results?span=${span}&day=${encodeURIComponent(day)}`),
};
