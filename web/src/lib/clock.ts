/** Clocks: what is left of a seat's time by the server's reckoning, and how times are written. */

import type { Words } from "../games/types";
import type { Clock, ClockNow } from "./protocol";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Seconds under which a running clock warns. */
export const SHORT = 30;

/** The clocks as the server told them, and when that was by this machine's own time in ms. */
export interface Heard {
  clock: ClockNow;
  at: number;
}

/** Seconds that a seat has left now, never below 0; null where it has no clock. */
export function left({ clock, at }: Heard, seat: number, now: number): number | null {
  const then = clock.remaining[seat] ?? null;
  if (then === null) return null;
  const passed = clock.running.includes(seat) ? Math.max(0, now - at) / 1000 : 0;
  return Math.max(0, then - passed);
}

/** A clock's face: "4:59", "1:02:05"; beyond a day, and where days are meant, in words: "2 days 3 h". */
export function face(seconds: number, t: Words): string {
  if (seconds >= DAY) return compound(seconds, t);
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A time for a screen reader and for sentences: its two largest units, in full words. */
export function spoken(seconds: number, t: Words): string {
  return compound(Math.ceil(seconds), t, "long");
}

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

/** At most two units that follow each other: 2 days 3 h, 1 h 5 min, 90 s as 1 min 30 s. */
function compound(seconds: number, t: Words, display: "short" | "long" = "short"): string {
  let first = UNITS.findIndex(([, size]) => seconds >= size);
  if (first < 0) first = UNITS.length - 1;
  const [name, size] = UNITS[first]!;
  const parts = [unit(Math.floor(seconds / size), name, t, display)];
  const next = UNITS[first + 1];
  const rest = next ? Math.floor((seconds % size) / next[1]) : 0;
  if (next && rest) parts.push(unit(rest, next[0], t, display));
  return parts.join(" ");
}

function unit(n: number, name: string, t: Words, display: "short" | "long"): string {
  const unitDisplay = name === "day" ? "long" : display;
  return new Intl.NumberFormat(t.lang, { style: "unit", unit: name, unitDisplay }).format(n);
}

/** A table's clock in words: "5 min + 10 s". */
export function clockWords({ time, increment }: Clock, t: Words): string {
  return increment ? `${compound(time, t)} + ${compound(increment, t)}` : compound(time, t);
}
