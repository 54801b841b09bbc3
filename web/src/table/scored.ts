/** A round that was just scored, found among what happened. */

import type { EventView } from "../games/types";

export interface Gain {
  seat: number;
  what: string;
  n: number;
}

/** What every seat gained before one of these stages began; nothing where none did. */
export function scored(events: readonly EventView[], stages: readonly string[] = []): Gain[] {
  const end = events.findIndex((event) => event.kind === "stage" && stages.includes(event.stage));
  if (end < 0) return [];
  const begun = events.slice(0, end).findLastIndex((event) => event.kind === "did") + 1;
  return events.slice(begun, end).flatMap((event) => (event.kind === "gain" && event.n !== null ? [{ seat: event.seat, what: event.what, n: event.n }] : []));
}
