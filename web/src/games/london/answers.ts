/** Answers as the table shows them: at which place each is given, how it is named, and which lies next to which. */

import { facts } from "../../lib/words";
import type { Answer, Words } from "../types";
import { card, type Components, type Move, type SeatView, type View } from "./view";

/** An answer at a place of the table. `then` is what follows it where one gesture means two answers. */
export interface Target {
  action: number;
  move: Move;
  then: Move | null;
}

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
export function targets(legal: Answer[], view: View, seat: number | null, swapping: boolean): Map<string, Target> {
  const found = new Map<string, Target>();
  if (seat === null) return found;
  for (const { action, move } of legal as { action: number; move: Move }[]) {
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
export function shortcuts(legal: Answer[], view: View, seat: number | null, components: Components): Map<string, Target> {
  const found = new Map<string, Target>();
  const own = seat === null ? undefined : view.seats[seat];
  if (!own || view.asked !== "action") return found;
  const answers = new Map(legal.map(({ action, move }) => [move.kind as string, { action, move: move as Move }]));
  const add = (kind: string, place: string, then: Move): void => {
    const first = answers.get(kind);
    if (first) found.set(place, { ...first, then });
  };
  if (view.deck) add("draw-three", "deck", { kind: "draw", from: "deck" });
  for (const { space, holds } of view.board) if (holds) add("draw-three", space, { kind: "draw", from: space });
  view.offer.forEach((borough, n) => borough && add("buy-land", `offer-${n + 1}`, { kind: "land", borough }));
  for (const id of own.hand ?? []) if (seemsPlayable(id, own, components)) add("develop", `hand/${id}`, { kind: "play", card: id });
  for (const { stack, face_up, top } of own.stacks)
    if (face_up && top && card(components, top.card)?.activation) add("run", `stack-${seat}-${stack}`, { kind: "activate", stack });
  return found;
}

/** Whether the hand has what a card needs, at first sight: only to invite a click, the engine decides. */
function seemsPlayable(id: string, own: SeatView, components: Components): boolean {
  const face = card(components, id);
  if (!face || face.kind === "pauper") return false;
  if (face.kind === "action" || face.build_discard === "none") return true;
  const others = [...(own.hand ?? [])];
  others.splice(others.indexOf(id), 1);
  return others.some((other) => card(components, other)?.colour === face.colour);
}

/** The move that somebody means who points at a place where nothing is to be answered; null = none comes to mind. */
export function meant(place: string, view: View, seat: number, swapping: boolean): Move | null {
  const { asked } = view;
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

function handMove(card: string, asked: string | null, swapping: boolean): Move {
  if (swapping) return { kind: "swap", card };
  const discards = asked === "pay" || asked === "cost" || asked === "discards" || asked === "limit";
  return discards ? { kind: "discard", card } : { kind: "play", card };
}

/** An answer in words, for buttons and screen readers. */
export function answerWords(move: Move, view: View, t: Words): string {
  const own = view.seats[view.active];
  const args: Record<string, unknown> = { ...move, asked: view.asked ?? "none" };
  if (move.kind === "draw" || move.kind === "take") {
    args.card = view.board.find(({ space }) => space === move.from)?.holds?.card ?? "deck";
  } else if (move.kind === "keep") {
    args.card = view.looked?.[move.position - 1] ?? "hidden";
  } else if (move.kind === "onto" || move.kind === "activate" || move.kind === "flip") {
    args.card = own?.stacks.find(({ stack }) => stack === move.stack)?.top?.card ?? "down";
  } else if (move.kind === "loan") {
    args.n = own?.loan_money ?? 0;
  } else if (move.kind === "seat") {
    args.seat = move.seat + 1;
  } else if (move.kind === "borough" || move.kind === "ability") {
    args.borough = own?.boroughs.at(-1) ?? "";
  } else if (move.kind === "stop" && own) {
    const { stacks, loans, cards } = own.run_poverty;
    args.n = stacks + loans + cards;
  } else if (move.kind === "free") {
    args.n = view.free_builds;
  }
  return t(`board-answer-${move.kind}`, facts(args));
}
