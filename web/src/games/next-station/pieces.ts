/** Components in words, and which of them a note can point at beside the map. */

import type { Described } from "../../desk/desk.svelte";
import type { Words } from "../types";
import type { Thing, View } from "./view";

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

/** Lists of components that the game puts into words itself. */
const KINDS: Record<string, string> = {
  stations: "station",
  districts: "district",
  edges: "section",
  pencils: "pencil",
  station_cards: "card",
  objectives: "objective",
  powers: "power",
};

/** What the face of a thing says: what stands on it, what it means, and how it stands on the sheet that is shown. */
export function describe({ kind, id }: Thing, view: View, shown: number, t: Words): Described {
  const sheet = view.sheets[shown]!;
  const lines = Object.values(t.lines(kind, id)).flat();
  const objective = kind === "objective" ? sheet.objectives.find((one) => one.id === id) : undefined;
  if (objective) lines.push(t("board-objective-now", { n: objective.count, of: objective.at_least }));
  const turn = kind === "card" ? view.turns.find((one) => one.switch === id && !one.counts) : undefined;
  if (turn) lines.push(t("board-with-early-switch", { card: t.name("card", turn.card) }));
  const power = kind === "power" && sheet.power === id ? { other: t(sheet.power_used ? "power-used" : "power-ready") } : {};
  return { name: capital(t.name(kind, id), t), lines: lines.map((text) => ({ text: sentence(text, t) })), drawn: kind !== "pile", ...power };
}

function sentence(text: string, t: Words): string {
  return capital(/[.!?]$/.test(text) ? text : `${text}.`, t);
}

function capital(text: string, t: Words): string {
  return text.slice(0, 1).toLocaleUpperCase(t.lang) + text.slice(1);
}

/** What a component is called and what its values mean. */
export function pieceWords(group: string, id: string, value: unknown, t: Words): Piece | null {
  const kind = KINDS[group];
  if (kind) return { name: t.name(kind, id), about: t.lines(kind, id)["about"]?.join(" ") ?? "" };
  switch (group) {
    case "central_district":
      return { name: t.name("district", String(value)), about: "" };
    case "crossings": {
      const [one, other] = (value as number[]).map((edge) => t.name("section", edge));
      return { name: `${one} × ${other}`, about: "" };
    }
    case "river":
      return { name: t("board-piece-bend", { n: Number(id) + 1 }), about: (value as number[]).join(" / ") };
    case "tourist_track":
      return { name: t("board-piece-visits", { n: Number(id) }), about: points(Number(value), t) };
    case "interchange_points":
      return { name: t("board-piece-lines", { n: Number(id) }), about: points(Number(value), t) };
    case "solo_grades":
      return { name: t("board-piece-grade", { n: Number(id) + 1 }), about: t("board-piece-up-to", { n: Number(value) }) };
    case "thames_points":
    case "objective_points":
    case "solo_module_points":
      return { name: points(Number(value), t), about: "" };
    default:
      return typeof value === "number" ? { name: String(value), about: "" } : null;
  }
}

function points(n: number, t: Words): string {
  return t("board-piece-points", { n });
}
