/** Answers as the map shows them: where each leads, what it brings, how it is named, and which one lies next to which. */

import type { Answer, Words } from "../types";
import type { Chart, Edge, Place } from "./chart";
import { current, linesAt, type Components, type Move, type SheetView, type View } from "./view";

/** A section that may be drawn. */
export interface Section {
  action: number;
  from: Place;
  to: Place;
  edge: Edge;
  brings: Brings;
}

/** A station that may be circled. */
export interface Mark {
  action: number;
  at: Place;
}

/** What a section adds beside its length. */
export interface Brings {
  thames: boolean;
  /** The district of its station, where the line had none. */
  district: string | null;
  /** How many lines meet at its station then; 0 = no interchange. */
  meets: number;
  site: boolean;
  /** It is allowed by the pencil's power only, and uses it up. */
  power: boolean;
}

/** The sections among the answers, in reading order of the stations they lead to. */
export function sections(legal: Answer[], view: View, sheet: SheetView, components: Components, chart: Chart): Section[] {
  const found = legal.flatMap(({ action, move }): Section[] => {
    const draw = move as Move;
    if (draw.kind !== "draw") return [];
    const edge = chart.between(draw.from, draw.to);
    if (!edge) return [];
    const [from, to] = [chart.stations[draw.from]!, chart.stations[draw.to]!];
    return [{ action, from, to, edge, brings: brings(view, sheet, components, chart, edge, from, to) }];
  });
  return found.sort((one, other) => reading(one.to, other.to) || reading(one.from, other.from));
}

/** The stations that may be circled, in reading order. */
export function marks(legal: Answer[], chart: Chart): Mark[] {
  const found = legal.flatMap(({ action, move }): Mark[] => {
    const circle = move as Move;
    return circle.kind === "circle" ? [{ action, at: chart.stations[circle.station]! }] : [];
  });
  return found.sort((one, other) => reading(one.at, other.at));
}

function reading(one: Place, other: Place): number {
  return one.y - other.y || one.x - other.x;
}

function brings(
  view: View,
  sheet: SheetView,
  components: Components,
  chart: Chart,
  edge: Edge,
  from: Place,
  to: Place,
): Brings {
  const line = current(sheet);
  const there = line.stations.some((id) => chart.stations[id]!.district === to.district);
  const others = linesAt(sheet, to.id).length;
  const effect = sheet.power_used ? null : components.cards.powers.find((power) => power.id === sheet.power)?.effect;
  const asJoker = effect === "joker" && view.symbol !== "joker" && to.symbol !== view.symbol && to.symbol !== "joker";
  const asSwitch = effect === "switch" && !view.switch && !line.ends.includes(from.id);
  return {
    thames: edge.thames,
    district: there ? null : to.district,
    meets: others ? others + 1 : 0,
    site: to.tourist,
    power: asJoker || asSwitch,
  };
}

/** An answer for a screen reader: “D3 to F1, circle, crosses the Thames”. */
export function sectionWords({ from, to, brings }: Section, t: Words): string {
  return t("board-section", {
    from: from.id,
    to: to.id,
    symbol: to.symbol,
    thames: yes(brings.thames),
    district: yes(brings.district !== null),
    meets: brings.meets,
    site: yes(brings.site),
    power: yes(brings.power),
  });
}

export function markWords({ at }: Mark, t: Words): string {
  return t("move-circle", { station: at.id });
}

export function yes(fact: boolean): string {
  return fact ? "yes" : "no";
}

/**
 * The section somebody means who points at a station that no answer leads to, so that the rule that forbids it can be
 * named: from an end that a dotted line joins to it, else from elsewhere on the line, else from the nearest end.
 */
export function meant(sheet: SheetView, chart: Chart, to: Place, anywhere: boolean): { from: number; to: number } | null {
  const line = current(sheet);
  const near = (ids: number[]) =>
    ids
      .filter((id) => id !== to.id)
      .map((id) => chart.stations[id]!)
      .sort((one, other) => apart(one, to) - apart(other, to));
  const ends = near(anywhere ? line.stations : line.ends);
  const joined = (place: Place) => chart.between(place.id, to.id) !== undefined;
  const from = ends.find(joined) ?? near(line.stations).find(joined) ?? ends[0];
  return from ? { from: from.id, to: to.id } : null;
}

function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
