/** The view (its types are generated from `view.py`), the data files as `box.py` reads them, and small lookups in both. */

import type { Standing } from "../types";
import type { LineView, Move, SheetView, View } from "../views/next-station";

export type { LineView, Move, ObjectiveView, SheetView, TurnView, View } from "../views/next-station";

export type Plain = "circle" | "pentagon" | "square" | "triangle";
export type Glyph = Plain | "joker";
export type Shown = Glyph | "switch";

export interface Components {
  map: {
    stations: {
      id: number;
      x: number;
      y: number;
      symbol: Glyph;
      district: string;
      tourist?: boolean;
      departure?: string | null;
    }[];
    districts: { id: string; columns: [number, number]; rows: [number, number] }[];
    central_district: string;
    edges: { id: number; between: [number, number]; thames?: boolean }[];
    crossings: [number, number][];
    river: [number, number][];
  };
  cards: {
    pencils: { id: string }[];
    station_cards: { id: string; level: "street" | "underground"; shows: Shown }[];
    powers: { id: string; effect: string }[];
    objectives: { id: string; counts: string; at_least: number }[];
  };
  scoring: {
    thames_points: number;
    tourist_track: number[];
    interchange_points: number[];
  };
}

/** The line that a sheet draws in this round. */
export function current(sheet: SheetView): LineView {
  return sheet.lines.find((line) => line.pencil === sheet.pencil)!;
}

/** What a sheet is worth. */
export function worth(standing: Standing[], seat: number): Standing {
  return standing.find((one) => one.seat === seat)!;
}

/** The lines of a sheet that go through a station, by the place of their pencil. */
export function linesAt(sheet: SheetView, station: number): number[] {
  return sheet.lines.flatMap((line, pencil) => (line.stations.includes(station) ? [pencil] : []));
}

/** A section as events name it, and as it stands on a sheet. */
export function sectionId(seat: number, u: number, v: number): string {
  return `sheet-${seat}/section-${Math.min(u, v)}-${Math.max(u, v)}`;
}

/** A pencil's ink, by its place among the four; each has a second mark too (see Stroke). */
const INKS = ["var(--line-green)", "var(--line-blue)", "var(--line-pink)", "var(--line-purple)"];

export function ink(pencil: number): string {
  return INKS[pencil] ?? "var(--ink)";
}

/** What somebody looks at closely. */
export interface Thing {
  kind: "station" | "card" | "power" | "objective" | "pencil" | "pile";
  id: string;
}

export interface NextStation {
  view: View;
  components: Components;
  move: Move;
  thing: Thing;
}
