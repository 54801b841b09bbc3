/** Days of the daily game, weeks of the others, and a result in a few characters that gives nothing of its cards away. */

const AHEAD = 10; // points over the strongest bot that fill the last dot

/** A day some days before or after, by its name: 2026-11-16. */
export function beside(day: string, step: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

/** A day in words. */
export function inWords(day: string, lang: string, dateStyle: "long" | "full" = "long"): string {
  return new Intl.DateTimeFormat(lang, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The hour at which days begin, as it is written. */
export function hourOf(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** What to share: the day, the score, and how it compares with the bots. */
export function shared(day: string, score: number, par: Record<string, number>): string {
  const bots = Object.values(par).sort((a, b) => a - b);
  const marks = bots.length ? [...bots, (bots.at(-1) ?? 0) + AHEAD] : [];
  const dots = marks.map((mark) => (score >= mark ? "●" : "○")).join("");
  return ["Londinium", day, String(score), dots].filter(Boolean).join(" ");
}

/** A difference to par, with its sign. */
export function signed(n: number, lang = "en", digits = 0): string {
  return new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: digits }).format(n);
}

/** What to share of a weekly game: which one, its Monday, and the difference to par. */
export function sharedWeek(title: string, day: string, ahead: number): string {
  return ["Londinium", title, day, signed(ahead)].join(" ");
}
