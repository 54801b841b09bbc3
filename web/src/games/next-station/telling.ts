/** What happened, in words: the same messages as in the terminal. */

import { facts } from "../../lib/words";
import type { EventView, Words } from "../types";

type Args = Record<string, unknown>;

/** A line of the log; null = not worth one. */
export function told(event: EventView, names: string[], t: Words): string | null {
  const [key, args] = message(event, names);
  return t.has(key) ? t(key, facts(args)) || null : null;
}

/** The key of an event's message, "" where there is none, and its arguments. */
function message(event: EventView, names: string[]): [string, Args] {
  switch (event.kind) {
    case "did":
      return [`did-${event.move?.kind}`, { ...event, ...event.move, who: names[event.seat] }];
    case "put":
      // Sections and marks are told by what was done, pencils by the round.
      return event.piece?.includes("/") ? ["", {}] : ["put-card", { ...event }];
    case "turn": {
      const [seat, power] = event.piece?.split("/") ?? [];
      return ["turn-power", { side: event.side, piece: power, who: names[Number(seat?.split("-")[1])] }];
    }
    case "gain":
      return [`gain-${event.what}`, { ...event, who: names[event.seat] }];
    case "stage":
      return [`stage-${event.stage}`, { ...event }];
    default:
      return ["", {}];
  }
}
