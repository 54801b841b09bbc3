/** What seats are called. */

import type { Words } from "../games/types";
import type { TableInfo } from "./protocol";

/** A name for every seat: the one given, else what the seat is. */
export function seatNames(table: Pick<TableInfo, "seats">, t: Words): string[] {
  const bots = table.seats.filter((seat) => seat.kind === "bot" && !seat.name);
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === "person");
  return table.seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.kind === "open") return t("web-seat-open");
    if (seat.kind === "bot") return bots.length > 1 ? t("web-seat-bot-n", { n: bots.indexOf(seat) + 1 }) : t("web-seat-bot");
    return seat.mine && mine.length === 1 ? t("web-seat-you") : t("web-seat-n", { n: seat.seat + 1 });
  });
}

/** "Anna, Ben and Eve" in the language of the words. */
export function listed(names: string[], t: Words): string {
  return new Intl.ListFormat(t.lang, { type: "conjunction" }).format(names);
}
