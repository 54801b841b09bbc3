/** The resolution, told tile by tile: what a lamp that walks through the city stops at, and what it shows there. */

import type { EventView } from "../types";
import type { View } from "./view";

/** Why a tile or the Plantation ended as it did: by most pawns, by neighbours, by a building, or not at all. */
export type Why = "most" | "neighbours" | "lasting" | "tie" | "empty" | "shared";

export interface Vote {
  seat: number;
  pawns: number;
  /** Masters beside the tile: they count only among those who tie for first (GOL-VOTE-3). */
  beside: number;
}

export interface Gain {
  seat: number;
  what: string;
  n: number;
}

export interface Stop {
  /** The tile, or `plantation`. */
  place: string;
  why: Why;
  rule: string;
  votes: Vote[];
  winner: number | null;
  second: number | null;
  gains: Gain[];
}

/** What somebody got, in the order in which it is told. */
const TOLD = ["points", "cards", "goals", "neutrals", "tokens"];

interface Args {
  /** What ended here, and how. */
  why?: Why;
  tile?: string;
  seat?: number;
  second?: number;
  votes?: number[];
  beside?: number[];
}

/** The stops that these events tell of. */
export function stops(events: EventView[]): Stop[] {
  const found: Stop[] = [];
  let now: Stop | null = null;
  for (const event of events) {
    if (event.kind === "rule") {
      const { why, tile, seat = null, second = null, votes = [], beside = [] } = event.args as Args;
      if (why) {
        now = { place: tile ?? "plantation", why, rule: event.id, votes: voters(votes, beside), winner: seat, second, gains: [] };
        found.push(now);
      } else if (tile !== undefined && tile !== now?.place) now = null;
    } else if (event.kind === "gain") {
      const n = event.n ?? 0;
      if (now && n > 0 && TOLD.includes(event.what)) add(now.gains, { seat: event.seat, what: event.what, n });
    } else if (event.kind === "stage") now = null;
  }
  return found;
}

/** Those with pawns there, most first. */
function voters(pawns: number[], beside: number[] = []): Vote[] {
  const votes = pawns.map((n, seat) => ({ seat, pawns: n, beside: beside[seat] ?? 0 })).filter((vote) => vote.pawns);
  return votes.sort((one, other) => other.pawns - one.pawns || other.beside - one.beside);
}

function add(gains: Gain[], { seat, what, n }: Gain): void {
  const same = gains.find((gain) => gain.seat === seat && gain.what === what);
  if (same) same.n += n;
  else gains.push({ seat, what, n });
}

/**
 * Whether the position is another one though nothing is told of the way there: somebody leapt through a game that is
 * looked at again, or took something back. Other eyes at the same moment are no leap.
 */
export function leapt(events: EventView[], before: View | null, now: View): boolean {
  return !events.length && before !== null && moment(before) !== moment(now);
}

/** What everybody sees of a moment, as far as it tells moments apart. */
function moment({ round, phase, turn, tile, tiles, deck, discard, played, supply }: View): string {
  return JSON.stringify([round, phase, turn, tile, tiles, deck, discard, played, supply]);
}

/** The stop at what is being resolved now, while somebody negotiates or takes a reward there; null = nothing is. */
export function pending(view: View, place: string | null): Stop | null {
  if (!place) return null;
  const tile = view.tiles.find(({ id }) => id === place);
  const pawns = tile ? tile.pawns : view.seats.map(({ plantation }) => plantation);
  return {
    place,
    why: "most",
    rule: "",
    votes: voters(pawns),
    winner: tile ? view.winner : null,
    second: tile ? view.second : null,
    gains: [],
  };
}
