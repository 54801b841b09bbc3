/** Answers as the table shows them: at which place each is given, and which one gesture means. */

import type { Target as At } from "../../desk/desk.svelte";
import type { Answer, Asked } from "../types";
import type { Move, View } from "./view";

type Target = At<Move>;

/** The three ways to play a card, in the order in which they stand on it (GOL-TURN-2). */
export const WAYS = ["hire", "move", "use"] as const;
export type Way = (typeof WAYS)[number];

/** Answered beside the question; all others at a place of the table. */
const BESIDE = new Set(["stop", "take", "part", "option"]);

export function onBoard(move: Move): boolean {
  return !BESIDE.has(move.kind);
}

/** Where an answer is given. Cards in hand are places by what they show: copies are one answer. */
export function placeOf(move: Move): string | null {
  switch (move.kind) {
    case "hire":
    case "move":
    case "use":
      return `hand/${move.card}/${move.kind}`;
    case "pay":
    case "discard":
      return `hand/${move.card}`;
    case "recover":
      return `pile/${move.card}`;
    case "keep":
    case "under":
      return `offer/${move.goal}`;
    case "from":
      return move.place;
    case "to":
      return move.tile;
    case "evict":
      return `${move.tile}/${move.seat}`;
    case "replace":
      return `vote/${move.seat}`;
    default:
      return null;
  }
}

/** The answers by their places. */
export function targets(legal: Answer<Move>[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const { action, move } of legal) {
    const place = placeOf(move);
    if (place) found.set(place, { action, move, then: null });
  }
  return found;
}

/**
 * Short ways: where a pawn is to be chosen and one can come from the Guildhall, an open tile without an own pawn means
 * “from the Guildhall to here”; a tile with one liveryman of an opponent means that one.
 */
export function shortcuts(legal: Answer<Move>[], view: View): Map<string, Target> {
  const found = new Map<string, Target>();
  const start = legal.find(({ move }) => move.kind === "from" && move.place === "guildhall");
  if (start) {
    const taken = new Set(legal.map(({ move }) => placeOf(move)));
    for (const tile of view.reach) if (!taken.has(tile)) found.set(tile, { ...start, then: { kind: "to", tile } });
  }
  for (const { action, move } of legal)
    if (move.kind === "evict") {
      const alone = legal.filter((other) => other.move.kind === "evict" && other.move.tile === move.tile).length === 1;
      if (alone) found.set(move.tile, { action, move, then: null });
    }
  return found;
}

/** Where things lie that are only read. */
const READ = new Set(["store", "piece", "goal", "token", "round", "played", "known"]);

/** The move that somebody means who points at a place where nothing is to be answered; null = none comes to mind. */
export function meant(place: string, { kind: asked, moves }: Asked): Move | null {
  const [kind, id = "", way] = place.split("/") as [string, string?, string?];
  if (READ.has(kind)) return null;
  if (kind === "hand") {
    if (asked === "pay") return { kind: "pay", card: id };
    if (asked === "shed" || asked === "limit") return { kind: "discard", card: id };
    return { kind: (way as Way | undefined) ?? "use", card: id };
  }
  if (kind === "pile") return { kind: "recover", card: id };
  if (kind === "offer") return { kind: asked === "order" ? "under" : "keep", goal: id };
  if (kind === "vote") return { kind: "replace", seat: Number(id) };
  const [place_, owner] = [kind, id];
  if (owner) return { kind: "evict", tile: place_, seat: Number(owner) };
  if (asked === "move-to" || asked === "pawn-to" || asked === "place") {
    return place_ === "guildhall" || place_ === "plantation" ? null : { kind: "to", tile: place_ };
  }
  return moves?.includes("from") ? { kind: "from", place: place_ } : null;
}
