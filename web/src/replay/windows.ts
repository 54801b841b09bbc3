/** Frames come in windows of so many steps; which one is missed most. */

import type { Mark } from "../lib/protocol";
import { jump } from "./steps";

export const WINDOW = 24;

/** Of this place, after it, before it, and where the keys would jump to; null when all of them are there. */
export function needed(at: number, last: number, marks: readonly Mark[], fetched: ReadonlySet<number>): number | null {
  const places = [at, at + WINDOW, at - WINDOW, jump(marks, at, 1, last), jump(marks, at, -1, last), last];
  const starts = places.filter((place) => 0 <= place && place <= last).map((place) => place - (place % WINDOW));
  return starts.find((start) => !fetched.has(start)) ?? null;
}
