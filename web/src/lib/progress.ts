/** How a table of one's own stands, in the few words of a list. */

import type { Words } from "../games/types";
import { DAY, HOUR, MINUTE } from "./clock";
import type { OwnTable, Progress, Score } from "./protocol";
import { listed, seatNames } from "./seats";
import { speak } from "./speech";
import { figure } from "./words";

/** The seats that this browser plays itself. */
function ownSeats(table: OwnTable): number[] {
  return table.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
}

export function myTurn(table: OwnTable): boolean {
  return table.progress?.to_act.some((seat) => ownSeats(table).includes(seat)) ?? false;
}

/** When something happened there last, in seconds. */
export function lastMoved(table: OwnTable): number {
  return table.progress?.at ?? table.created;
}

/** Where somebody is waited for first, then where something happened last. */
export function byUrgency(tables: OwnTable[]): OwnTable[] {
  return tables.toSorted((a, b) => Number(myTurn(b)) - Number(myTurn(a)) || lastMoved(b) - lastMoved(a));
}

/** The round and the phase, as the game says them. */
export function stageWords({ said }: Progress, names: string[], t: Words): string {
  return said
    .map((line) => speak(line, names, t))
    .filter(Boolean)
    .join(" · ");
}

/** The own score and the leader's; "" where the game tells none. */
export function standingWords(table: OwnTable, t: Words): string {
  const scores = table.progress?.scores ?? [];
  const own = ownSeats(table);
  const best = (all: Score[]): Score | undefined => all.toSorted((a, b) => b.total - a.total || Number(b.more) - Number(a.more))[0];
  const first = best(scores);
  if (!first) return "";
  const names = seatNames(table, t);
  if (own.length !== 1) return t("web-standing-leader", { who: names[first.seat] ?? "", best: points(first) });
  const mine = scores.find(({ seat }) => seat === own[0]);
  const other = best(scores.filter(({ seat }) => seat !== own[0]));
  if (!mine) return "";
  if (!other) return t("web-result-points", { n: mine.total });
  // What is hidden may yet turn it round: then both are told, and nobody leads.
  const sure = !other.more && !mine.more;
  if (sure && mine.total > other.total) return t("web-standing-lead", { mine: points(mine), next: points(other) });
  if (sure && mine.total === other.total) return t("web-standing-level", { mine: points(mine) });
  return t("web-standing-both", { mine: points(mine), who: names[other.seat] ?? "", best: points(other) });
}

function points({ total, more }: Score): string {
  return figure(total) + (more ? "+?" : "");
}

/** Whose turn it is; "" where nobody owes an answer. */
export function turnWords(table: OwnTable, t: Words): string {
  if (table.paused) return t("web-turn-paused");
  if (myTurn(table)) return t("web-turn-mine");
  const names = seatNames(table, t);
  const waited = (table.progress?.to_act ?? []).map((seat) => names[seat] ?? "");
  return waited.length ? t("web-turn-of", { who: listed(waited, t) }) : "";
}

/** How long ago: "now", "5 minutes ago", "yesterday". */
export function ago(seconds: number, now: number, t: Words): string {
  const told = new Intl.RelativeTimeFormat(t.lang, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  if (passed < 2 * MINUTE) return told.format(0, "second"); // it is told by the minute
  if (passed < HOUR) return told.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return told.format(-Math.floor(passed / HOUR), "hour");
  return told.format(-Math.floor(passed / DAY), "day");
}
