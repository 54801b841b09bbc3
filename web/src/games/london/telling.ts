/** What happened, in words. Where a card went is told by the card, what it did by the numbers that changed. */

import { facts } from "../../lib/words";
import type { EventView, Words } from "../types";
import { shown } from "./view";

type Args = Record<string, unknown>;

/** A line of the log; null = not worth one. */
export function told(event: EventView, names: string[], t: Words): string | null {
  const [key, args] = message(event, names);
  return key && t.has(key) ? t(key, facts(args)) || null : null;
}

/** The key of an event's message, "" where there is none, and its arguments. */
function message(event: EventView, names: string[]): [string, Args] {
  switch (event.kind) {
    case "did":
      return [`did-${event.move?.kind ?? "hidden"}`, { ...event.move, forced: event.forced ?? false, who: names[event.seat] ?? "" }];
    case "put":
      return put(event.piece, event.from, event.to, names);
    case "turn":
      return ["turn-card", { side: event.side, piece: shown(event.piece ?? "") }];
    case "gain":
      return [`gain-${event.what}`, { ...event, who: names[event.seat] ?? "" }];
    case "stage":
      return [`stage-${event.stage}`, { ...event, who: event.stage === "player" ? (names[event.n] ?? "") : "" }];
    default:
      return ["", {}];
  }
}

/** A piece moved: by where from and where to. */
function put(piece: string | null, from: string | null, to: string | null, names: string[]): [string, Args] {
  const [source, target] = [ground(from), ground(to)];
  const who = names[owner(to) ?? owner(from) ?? -1] ?? "";
  if (target === "lands" || target === "offer") return ["put-borough", { piece: piece ?? "", from: source, to: target, who }];
  return ["put-card", { piece: piece ? shown(piece) : "hidden", from: source, to: target, who }];
}

/** What kind of place: `stack-0-2` is a stack, `top-3` the board. */
function ground(place: string | null): string {
  const kind = place?.split("-")[0] ?? "";
  return kind === "top" || kind === "bottom" ? "board" : kind;
}

/** Whose place it is: the hand, the stacks and the lands have a seat. */
function owner(place: string | null): number | null {
  const found = place?.match(/^(?:hand|stack|lands)-(\d)/);
  return found ? Number(found[1]) : null;
}
