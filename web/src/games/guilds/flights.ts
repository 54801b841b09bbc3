/** Pawns on their way, as events tell it: one less here and one more there. */

import type { Flight } from "../../desk/flights";
import type { EventView } from "../types";

/** What a seat counts that is no pawn. */
const NO_PAWN = new Set(["points", "cards", "goals", "tokens", "neutrals"]);

/** Every pawn that changed its place, by its seat, in the order of the events. */
export function flights(events: EventView[]): Flight<number>[] {
  const found: Flight<number>[] = [];
  const left: { seat: number; place: string }[] = [];
  for (const event of events) {
    if (event.kind !== "gain" || NO_PAWN.has(event.what)) continue;
    const by = event.n ?? 0;
    for (let n = by; n < 0; n++) left.push({ seat: event.seat, place: event.what });
    for (let n = by; n > 0; n--) {
      const at = left.findIndex(({ seat }) => seat === event.seat);
      const [from] = at < 0 ? [] : left.splice(at, 1);
      if (from) found.push({ piece: event.seat, from: from.place, to: event.what });
    }
  }
  return found;
}
