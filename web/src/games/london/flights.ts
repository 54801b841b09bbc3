/** Cards on their way, and what purses gain and lose, as events tell it. */

import type { Flight } from "../../desk/flights";
import type { EventView } from "../types";
import { card, shown, type Components } from "./view";

/** What is in motion: a card (null = face down), or a sum at a purse. */
export interface Carried {
  card: string | null;
  sum: string;
  /** The sum is nothing to be glad of. */
  bad: boolean;
}

const SIGNS: Record<string, string> = { money: "£", loans: "▤", poverty: "●", prestige: "★" };
const BAD_MORE = new Set(["poverty", "loans"]);

export function flights(events: EventView[], components: Components): Flight<Carried>[] {
  return events.flatMap((event): Flight<Carried>[] => {
    if (event.kind === "put" && event.from && event.to) {
      const face = event.piece ? shown(event.piece) : null;
      const known = !face || card(components, face);
      return known ? [{ piece: { card: face, sum: "", bad: false }, from: event.from, to: event.to }] : [];
    }
    if (event.kind === "gain" && event.n && event.what !== "stored") {
      const purse = `purse-${event.seat}`;
      const sum = `${event.n > 0 ? "+" : "−"}${SIGNS[event.what] ?? ""}${Math.abs(event.n)}`;
      return [{ piece: { card: null, sum, bad: event.n > 0 === BAD_MORE.has(event.what) }, from: purse, to: purse }];
    }
    return [];
  });
}
