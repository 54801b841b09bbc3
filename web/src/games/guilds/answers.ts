/** Answers as the table shows them: at which place each is given, how it is named, and which lies next to which. */

import { facts } from "../../lib/words";
import type { Answer, Ask, Words } from "../types";
import { effectsWords } from "./effects";
import { entry, type Components, type Effect, type Move, type TileView, type View } from "./view";

/** An answer at a place of the table. `then` is what follows it where one gesture means two answers. */
export interface Target {
  action: number;
  move: Move;
  then: Move | null;
}

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
export function targets(legal: Answer[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const { action, move } of legal as { action: number; move: Move }[]) {
    const place = placeOf(move);
    if (place) found.set(place, { action, move, then: null });
  }
  return found;
}

/** The open tiles that show a livery of a card (GOL-MOVE-2). */
export function fitting(card: string, view: View, components: Components): TileView[] {
  const liveries = entry("card", card, components)?.liveries ?? [];
  return view.tiles.filter(({ id, resolved }) => !resolved && entry("tile", id, components)?.liveries.some((one) => liveries.includes(one)));
}

/**
 * Short ways: where a pawn is to be chosen and one can come from the Guildhall, an open tile without an own pawn means
 * “from the Guildhall to here”; a tile with one liveryman of an opponent means that one.
 */
export function shortcuts(legal: Answer[], ask: Ask | null, view: View, components: Components): Map<string, Target> {
  const found = new Map<string, Target>();
  const answers = legal as { action: number; move: Move }[];
  const start = answers.find(({ move }) => move.kind === "from" && move.place === "guildhall");
  if (start && (ask?.kind === "move-from" || ask?.kind === "pawn-from")) {
    const taken = new Set(answers.map(({ move }) => placeOf(move)));
    const there = ask.kind === "move-from" ? fitting(view.played.at(-1) ?? "", view, components) : view.tiles.filter(({ resolved }) => !resolved);
    for (const { id } of there) if (!taken.has(id) && id !== view.tile) found.set(id, { ...start, then: { kind: "to", tile: id } });
  }
  for (const { action, move } of answers)
    if (move.kind === "evict") {
      const alone = answers.filter((other) => other.move.kind === "evict" && other.move.tile === move.tile).length === 1;
      if (alone) found.set(move.tile, { action, move, then: null });
    }
  return found;
}

/** The move that somebody means who points at a place where nothing is to be answered; null = none comes to mind. */
export function meant(place: string, ask: Ask): Move | null {
  const [kind, id = "", way] = place.split("/") as [string, string?, string?];
  const asked = ask.kind;
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
  return ask.moves.includes("from") ? { kind: "from", place: place_ } : null;
}

/** Whether two moves are the same answer. */
export function same(one: Move, other: Move): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

/** An answer in words, for buttons and screen readers. */
export function answerWords(move: Move, view: View, t: Words): string {
  const args: Record<string, unknown> = { ...move };
  if (move.kind === "stop" || move.kind === "take" || move.kind === "part") args.asked = view.asked ?? "none";
  if (move.kind === "option") args.option = effectsWords((view.options[move.n] ?? []) as Effect[], t);
  if (move.kind === "replace" || move.kind === "evict") args.who = t("web-seat-n", { n: move.seat + 1 });
  return t(`board-answer-${move.kind}`, facts(args));
}
