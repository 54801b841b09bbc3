/** Components in words, and which of them a note can point at beside the map. */

import { facts } from "../../lib/words";
import type { Words } from "../types";
import { label } from "./chart";
import type { Components } from "./view";

export interface Piece {
  name: string;
  about: string;
}

const DRAWN = new Set([
  "stations",
  "districts",
  "central_district",
  "edges",
  "pencils",
  "station_cards",
  "objectives",
  "powers",
  "tourist_track",
  "interchange_points",
]);

export function drawn(group: string): boolean {
  return DRAWN.has(group);
}

const BESIDE = new Set(["tourist_track", "interchange_points", "thames_points", "objectives", "objective_points", "solo_module_points"]);

/** Whether the score pad shows it; of all pencils together, only the pad does. */
export function onPad(place: string): boolean {
  return place === "pencils" || BESIDE.has(place.split("/")[0] ?? "");
}

/** Whether one of these is pointed at, by itself or with its whole group. */
export function pointedAt(point: string[], group: string, id = ""): boolean {
  return point.includes(group) || (id !== "" && point.includes(`${group}/${id}`));
}

type Station = Components["map"]["stations"][number];
type Edge = Components["map"]["edges"][number];

/** What a component is called and what its values mean. */
export function pieceWords(group: string, id: string, value: any, components: Components, t: Words): Piece | null {
  switch (group) {
    case "stations": {
      const { x, y, symbol, district, tourist, departure } = value as Station;
      const about = t("board-piece-station", facts({ symbol, district, tourist: tourist ?? false, departure: departure ?? "none" }));
      return { name: label(x, y), about };
    }
    case "districts": {
      const [left, right] = value.columns.map((column: number) => label(column, 0).slice(0, 1));
      const [top, bottom] = value.rows.map((row: number) => row + 1);
      const stations = components.map.stations.filter(({ district }) => district === id).length;
      return { name: t.name("district", id), about: t("board-piece-district", { from: `${left}${top}`, to: `${right}${bottom}`, stations }) };
    }
    case "central_district":
      return { name: t.name("district", value), about: "" };
    case "edges":
      return { name: section(value, t), about: value.thames ? t("board-piece-thames") : "" };
    case "crossings": {
      const [one, other] = (value as number[]).map((edge) => section(components.map.edges[edge]!, t));
      return { name: `${one} × ${other}`, about: "" };
    }
    case "river":
      return { name: t("board-piece-bend", { n: Number(id) + 1 }), about: `${value[0]} / ${value[1]}` };
    case "pencils":
      return { name: t.name("pencil", id), about: "" };
    case "station_cards":
      return { name: t.name("card", id), about: t(value.level === "underground" ? "board-piece-underground" : "board-piece-street") };
    case "objectives":
    case "powers": {
      const key = `${group.slice(0, -1)}-${id}`;
      return { name: t(key), about: t(`${key}.about`) };
    }
    case "tourist_track":
      return { name: t("board-piece-visits", { n: Number(id) }), about: points(value, t) };
    case "interchange_points":
      return { name: t("board-piece-lines", { n: Number(id) }), about: points(value, t) };
    case "solo_grades":
      return { name: t("board-piece-grade", { n: Number(id) + 1 }), about: t("board-piece-up-to", { n: value }) };
    case "thames_points":
    case "objective_points":
    case "solo_module_points":
      return { name: points(value, t), about: "" };
    default:
      return typeof value === "number" ? { name: String(value), about: "" } : null;
  }
}

function section({ between: [u, v] }: Edge, t: Words): string {
  return `${t.name("station", u)} – ${t.name("station", v)}`;
}

function points(n: number, t: Words): string {
  return t("board-piece-points", { n });
}
