/** A sheet's points as they stand: what is written down, and what the end of the game would add now. */

import { current, type Components, type SheetView, type View } from "./view";

export interface Points {
  lines: number;
  visits: number;
  tourist: number;
  interchanges: number;
  objectives: number;
  modules: number;
  total: number;
}

/** The line of the round counts as it lies on the sheet, with its tourist sites (NSL-END-5). */
export function standing(view: View, seat: number, { scoring }: Components): Points {
  const sheet = view.sheets[seat]!;
  const lines = sum(sheet.lines.map((line) => line.points));
  const visits = Math.min(sheet.visits + pending(view, sheet), scoring.tourist_track.length - 1);
  const tourist = scoring.tourist_track[visits] ?? 0;
  const interchanges = sum(sheet.interchanges.map((n, i) => n * (scoring.interchange_points[i + 2] ?? 0)));
  const objectives = scoring.objective_points * sheet.objectives.filter(({ met }) => met).length;
  const modules = view.sheets.length === 1 ? scoring.solo_module_points * modulesOf(view) : 0;
  return { lines, visits, tourist, interchanges, objectives, modules, total: lines + tourist + interchanges + objectives + modules };
}

/** Sites on the line of this round, which are crossed off when it ends. */
export function pending(view: View, sheet: SheetView): number {
  return view.over ? 0 : current(sheet).tourist;
}

function modulesOf(view: View): number {
  return Number(view.objectives.length > 0) + Number(Object.keys(view.powers).length > 0);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
