/** What seats are called, and what they are asked. */

import type { Asked, Words } from "../games/types";
import type { Ask, Asked as Told, ReplayInfo, TableInfo } from "./protocol";

/** A name for every seat: the one given, else what the seat is. */
export function seatNames(table: Pick<TableInfo, "seats">, t: Words): string[] {
  const bots = table.seats.filter((seat) => seat.kind === "bot" && !seat.name);
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === "person");
  return table.seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.gone) return t("web-seat-somebody");
    if (seat.kind === "open") return t("web-seat-open");
    if (seat.kind === "bot") return bots.length > 1 ? t("web-seat-bot-n", { n: bots.indexOf(seat) + 1 }) : t("web-seat-bot");
    return seat.mine && mine.length === 1 ? t("web-seat-you") : t("web-seat-n", { n: seat.seat + 1 });
  });
}

/** The same in a replay; of a record alone nobody is known. */
export function replayNames({ people, players }: ReplayInfo, t: Words): string[] {
  return people.length ? seatNames({ seats: people }, t) : Array.from({ length: players }, (_, seat) => t("web-seat-n", { n: seat + 1 }));
}

/** The arguments of a refusal's sentence: a seat, which the server counts from 0, by its name. */
export function named(args: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return typeof args.seat === "number" ? { ...args, seat: names[args.seat] ?? args.seat } : args;
}

/** "Anna, Ben and Eve" in the language of the words. */
export function listed(names: string[], t: Words): string {
  return new Intl.ListFormat(t.lang, { type: "conjunction" }).format(names);
}

/** What the viewer is asked, else what the first seat is that owes an answer; null = nobody does. */
export function askedOf(all: Told[], viewer: number | null, ask: Ask | null = null): Asked | null {
  const own = all.find(({ seat }) => seat === viewer);
  return own ? { ...own, ...ask } : (all[0] ?? null);
}
