/** Answers as the map shows them: where each leads and what it brings. */

import type { Target } from "../../desk/desk.svelte";
import type { Answer } from "../types";
import type { Chart, Edge, Place } from "./chart";
import { current, type Move, type SheetView } from "./view";

/** A section that may be drawn. */
export interface Section {
  action: number;
  answer: Answer;
  from: Place;
  to: Place;
  edge: Edge;
  brings: Brings;
}

/** A station that may be circled. */
export interface Mark {
  action: number;
  answer: Answer;
  at: Place;
}

/** What a section adds beside its length, as the engine says it. */
export interface Brings {
  thames: boolean;
  /** The district of its station, where the line had none; else "none". */
  district: string;
  /** How many lines meet at its station then; 0 = no interchange. */
  meets: number;
  site: boolean;
  /** It uses up the pencil's power. */
  power: boolean;
}

/** The answers by their places: a section along its line and, beside others, at the station it leads to; a mark at its own. */
export function targets(legal: Answer<Move>[], circling: boolean, marking: boolean): Map<string, Target<Move>[]> {
  const found = new Map<string, Target<Move>[]>();
  for (const { action, move } of legal) {
    if (move.kind === "circle" && marking) found.set(stationPlace(move.station), [{ action, move }]);
    if (move.kind !== "draw" || circling) continue;
    found.set(sectionPlace(action), [{ action, move }]);
    const there = stationPlace(move.to);
    found.set(there, [...(found.get(there) ?? []), { action, move }]);
  }
  return found;
}

export const stationPlace = (id: number): string => `station/${id}`;
export const sectionPlace = (action: number): string => `section/${action}`;

/** The sections among the answers, in reading order of the stations they lead to. */
export function sections(legal: Answer<Move>[], chart: Chart): Section[] {
  const found = legal.flatMap((answer): Section[] => {
    const draw = answer.move;
    if (draw.kind !== "draw") return [];
    const edge = chart.between(draw.from, draw.to);
    if (!edge) return [];
    const [from, to] = [chart.stations[draw.from]!, chart.stations[draw.to]!];
    return [{ action: answer.action, answer, from, to, edge, brings: answer.said as unknown as Brings }];
  });
  return found.sort((one, other) => reading(one.to, other.to) || reading(one.from, other.from));
}

/** The stations that may be circled, in reading order. */
export function marks(legal: Answer<Move>[], chart: Chart): Mark[] {
  const found = legal.flatMap((answer): Mark[] => {
    const circle = answer.move;
    return circle.kind === "circle" ? [{ action: answer.action, answer, at: chart.stations[circle.station]! }] : [];
  });
  return found.sort((one, other) => reading(one.at, other.at));
}

function reading(one: Place, other: Place): number {
  return one.y - other.y || one.x - other.x;
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
