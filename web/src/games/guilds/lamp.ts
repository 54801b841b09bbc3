/** The resolution, told tile by tile: what a lamp that walks through the city stops at, and what it shows there. */

import type { EventView } from "../types";
import { adjacent, type Cell } from "./city";
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
  /** Those with pawns there, most first. */
  votes: Vote[];
  winner: number | null;
  second: number | null;
  gains: Gain[];
}

const VOTES: Record<string, Why> = {
  "GOL-VOTE-1": "most",
  "GOL-VOTE-3": "neighbours",
  "GOL-VOTE-10": "lasting",
  "GOL-VOTE-4": "tie",
  "GOL-VOTE-5": "empty",
};
const SETTLED: Record<string, Why> = { "GOL-PLANT-3": "most", "GOL-PLANT-6": "shared", "GOL-PLANT-15": "empty" };

/** What somebody got, in the order in which it is told. */
const TOLD = ["points", "cards", "goals", "neutrals", "tokens"];

/** The stops that these events tell of. `before` is the position they start from: what lay where, who had Masters there. */
export function stops(events: EventView[], before: View | null): Stop[] {
  const found: Stop[] = [];
  const held = new Map(before?.tiles.flatMap(({ id, master }) => (master === null ? [] : [[id, master] as const])));
  const cells = new Map<string, Cell>(before?.tiles.map((tile) => [tile.id, tile]));
  const beside = (place: string, seat: number): number => {
    const here = cells.get(place);
    const near = (id: string): boolean => {
      const there = cells.get(id);
      return !!here && !!there && adjacent(here, there);
    };
    return [...held].filter(([id, owner]) => owner === seat && near(id)).length;
  };
  let now: Stop | null = null;
  for (const event of events) {
    if (event.kind === "rule") {
      const args = event.args as { tile?: string; seat?: number; votes?: number[] };
      const why = VOTES[event.id] ?? SETTLED[event.id];
      if (why) {
        const place = args.tile ?? "plantation";
        const tied = why === "neighbours" || why === "lasting" || why === "tie";
        const most = Math.max(0, ...(args.votes ?? []));
        const votes = (args.votes ?? [])
          .map((pawns, seat) => ({ seat, pawns, beside: tied && pawns === most ? beside(place, seat) : 0 }))
          .filter(({ pawns }) => pawns)
          .sort((one, other) => other.pawns - one.pawns || other.beside - one.beside);
        const first = args.tile ? (args.seat ?? null) : why === "most" ? (votes[0]?.seat ?? null) : null;
        now = { place, why, rule: event.id, votes, winner: first, second: null, gains: [] };
        if (!args.tile && why === "most" && votes[1] && votes[1].pawns !== votes[2]?.pawns) now.second = votes[1].seat;
        found.push(now);
      } else if (event.id === "GOL-VOTE-7" && now) now.second = args.seat ?? null;
      else if (event.id === "GOL-RESOLVE-3") now = null;
      else if (event.id === "GOL-MASTER-1" && args.tile) held.set(args.tile, args.seat ?? -1);
    } else if (event.kind === "gain") {
      const n = event.n ?? 0;
      if (n < 0 && held.get(event.what) === event.seat) held.delete(event.what);
      if (now && n > 0 && TOLD.includes(event.what)) add(now.gains, { seat: event.seat, what: event.what, n });
    } else if (event.kind === "put" && event.from === "stack" && event.piece && event.to) {
      const [x, y] = event.to.split(",").map(Number) as [number, number];
      cells.set(event.piece, { x, y }); // GOL-DEV-11: who was away for a while missed that too
    } else if (event.kind === "stage") now = null;
  }
  return found;
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
  const votes = pawns.map((n, seat) => ({ seat, pawns: n, beside: 0 })).filter((vote) => vote.pawns);
  return {
    place,
    why: "most",
    rule: "",
    votes: votes.sort((one, other) => other.pawns - one.pawns),
    winner: tile ? view.winner : null,
    second: tile ? view.second : null,
    gains: [],
  };
}
