/** What components are called: stations by the grid, station cards by what they show. Others have messages. */

import type { Words } from "../types";
import { label as gridLabel } from "./chart";
import type { Components } from "./view";

export function label(kind: string, id: string | number, components: Components): string | null {
  const station = kind === "station" ? components.map.stations[Number(id)] : undefined;
  return station ? gridLabel(station.x, station.y) : null;
}

export function words(kind: string, id: string | number, components: Components, t: Words): string | null {
  const card = kind === "card" ? components.cards.station_cards.find((one) => one.id === id) : undefined;
  return card ? t("card", { shows: card.shows, level: card.level }) : null;
}
