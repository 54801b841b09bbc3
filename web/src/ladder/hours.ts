/** Hours at which one can say to be here: the next full ones, as seconds since 1970. */

import { withCountry } from "../lib/words";

const HOUR = 3600;
const MANY = 36; // to tomorrow evening, whenever it is now

export function hoursFrom(now: Date): number[] {
  const next = new Date(now);
  next.setHours(now.getHours() + 1, 0, 0, 0);
  return Array.from({ length: MANY }, (_, n) => next.getTime() / 1000 + n * HOUR);
}

/** "Thursday 20:00", in one's own time zone. */
export function hourInWords(at: number, lang: string): string {
  return new Intl.DateTimeFormat(withCountry(lang), { weekday: "long", hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
}
