/** Answers as the table shows them: at which place each is given, and what a gesture there means. */

import type { Target as At } from "../../desk/desk.svelte";
import type { Answer, Asked } from "../types";
import type { Move, View } from "./view";

type Target = At<Move>;

/** Answered at a place of the table; the others get a button beside the question. */
const PLACED = new Set([
  "draw", "keep", "take", "land", "play", "discard", "swap", "new", "onto", "activate", "flip", "seat", "effect", "loan",
]); // prettier-ignore

export function onBoard(move: Move): boolean {
  return PLACED.has(move.kind);
}

/** Where an answer is given. Cards in hand are places by what they show: copies are one answer. */
export function placeOf(move: Move, view: View, seat: number): string | null {
  switch (move.kind) {
    case "draw":
    case "take":
      return move.from;
    case "keep":
      return `looked-${move.position}`;
    case "land":
      return `offer-${view.offer.indexOf(move.borough) + 1}`;
    case "play":
    case "discard":
    case "swap":
      return `hand/${move.card}`;
    case "onto":
    case "activate":
    case "flip":
      return `stack-${seat}-${move.stack}`;
    case "new":
      return "new";
    case "seat":
      return `seat-${move.seat}`;
    case "effect":
      return `effect-${move.effect}`;
    case "loan":
      return "loan";
    default:
      return null;
  }
}

/** The answers by their places. While cards are swapped, a hand card is for that. */
export function targets(legal: Answer<Move>[], view: View, seat: number | null, swapping: boolean): Map<string, Target> {
  const found = new Map<string, Target>();
  if (seat === null) return found;
  for (const { action, move } of legal) {
    if (move.kind === "swap" ? !swapping : swapping && move.kind !== "loan" && move.kind !== "take") continue;
    const place = placeOf(move, view, seat);
    if (place) found.set(place, { action, move, then: null });
  }
  return found;
}

/**
 * Short ways at the choice of an action: a card in hand means Develop with it, a borough for sale means Buy land, a
 * card of the own city means Run, the deck or a card on the shelves means Draw three.
 */
export function shortcuts(legal: Answer<Move>[], view: View, asked: Asked | null): Map<string, Target> {
  const found = new Map<string, Target>();
  if (asked?.kind !== "action") return found;
  const answers = new Map(legal.map(({ action, move }) => [move.kind as string, { action, move }]));
  const add = (kind: string, place: string, then: Move): void => {
    const first = answers.get(kind);
    if (first) found.set(place, { ...first, then });
  };
  if (view.deck) add("draw-three", "deck", { kind: "draw", from: "deck" });
  for (const { space, holds } of view.board) if (holds) add("draw-three", space, { kind: "draw", from: space });
  view.offer.forEach((borough, n) => borough && add("buy-land", `offer-${n + 1}`, { kind: "land", borough }));
  for (const card of view.playable) add("develop", `hand/${card}`, { kind: "play", card });
  for (const stack of view.ready) add("run", `stack-${asked.seat}-${stack}`, { kind: "activate", stack });
  return found;
}

/** The move that somebody means who points at a place where nothing is to be answered; null = none comes to mind. */
export function meant(place: string, view: View, { seat, kind: asked }: Asked, swapping: boolean): Move | null {
  const [kind, id = ""] = place.split("/") as [string, string?];
  if (kind === "hand") return handMove(id, asked, swapping);
  if (place.startsWith("offer-")) {
    const borough = view.offer[Number(place.slice(6)) - 1];
    return borough ? { kind: "land", borough } : null;
  }
  if (place === "new") return asked === "place" ? { kind: "new" } : null;
  if (place.startsWith("seat-")) return asked === "target" ? { kind: "seat", seat: Number(place.slice(5)) } : null;
  if (place.startsWith(`stack-${seat}-`)) {
    const stack = Number(place.split("-")[2]);
    if (asked === "place") return { kind: "onto", stack };
    if (asked === "flip") return { kind: "flip", stack };
    return { kind: "activate", stack };
  }
  if (place === "deck" || place.startsWith("top-") || place.startsWith("bottom-")) {
    return asked === "coffee" || asked === "swap" ? { kind: "take", from: place } : { kind: "draw", from: place };
  }
  return null;
}

function handMove(card: string, asked: string, swapping: boolean): Move {
  if (swapping) return { kind: "swap", card };
  const discards = asked === "pay" || asked === "cost" || asked === "discards" || asked === "limit";
  return discards ? { kind: "discard", card } : { kind: "play", card };
}
