/** What was just scored, found among what happened: a round, a Run, the end of a game. */

import type { EventView, Occasion } from "../games/types";
import { eventsOf } from "../lib/events";
import type { Entry } from "../lib/protocol";
import type { Told } from "../lib/speech";
import { takenBack } from "./lines";

export interface Gain {
  seat: number;
  /** What it is called, by the first of these messages that there is. */
  keys: string[];
  what: string;
  n: number;
}

export interface Scoring {
  occasion: Occasion;
  gains: Gain[];
  /** What else the occasion tells. */
  told: Told[];
}

/**
 * The occasion that `fresh` ends, and what everybody gained in it by the log; null where there was none. What counts are
 * the categories of the points, unless the occasion says otherwise.
 */
export function scored(
  fresh: readonly EventView[],
  log: readonly Entry[],
  categories: readonly string[],
  occasions: readonly Occasion[] = [],
): Scoring | null {
  const ended = occasions.find((occasion) => fresh.some((event) => occasion.ends(event)));
  if (!ended) return null;
  const undone = takenBack(log);
  const events = log.filter(({ seq }) => !undone.has(seq)).flatMap(eventsOf);
  const end = events.findLastIndex((event) => ended.ends(event));
  const before = events.slice(0, end).findLastIndex((event) => ended.ends(event));
  const begun = events.slice(0, end).findLastIndex((event) => ended.begins(event));
  if (begun < Math.max(before, 0)) return null;
  const since = events.slice(begun, end);
  const gains = summed(since, ended.whats ?? categories);
  return gains.length ? { occasion: ended, gains, told: since.filter((event) => ended.tells?.has((event as Told).said?.key ?? "")) } : null;
}

/** By seat and by what it is for. A step of a scoring that has a name of its own is called by that. */
function summed(events: readonly EventView[], whats: readonly string[]): Gain[] {
  const found = new Map<string, Gain>();
  let step = "";
  for (const event of events) {
    if (event.kind === "stage") step = event.stage === "scoring" ? `scored-scoring-${event.n}` : "";
    if (event.kind !== "gain" || event.n === null || !whats.includes(event.what)) continue;
    const key = `${event.seat} ${event.what} ${step}`;
    const gain = found.get(key) ?? { seat: event.seat, what: event.what, keys: [step, `scored-${event.what}`, `category-${event.what}`, `plate-${event.what}`], n: 0 };
    found.set(key, { ...gain, n: gain.n + event.n });
  }
  return [...found.values()].filter(({ n }) => n !== 0);
}
