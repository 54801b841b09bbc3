/** Where on the map somebody points, and where an answer lies for the arrow keys. */

import type { Mark, Section } from "./answers";
import { distance, REACH, type Chart, type Place } from "./chart";

export interface Spot {
  x: number;
  y: number;
}

/** Where a pointer is, in the map's own measure. */
export function spot(event: MouseEvent, svg: SVGSVGElement): Spot {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return { x: place.x, y: place.y };
}

export function stationAt(chart: Chart, { x, y }: Spot): Place | null {
  return chart.stations.find((place) => Math.hypot(place.x - x, place.y - y) <= REACH) ?? null;
}

/** The section pointed at, away from stations; where two cross, the one whose own shape was hit. */
export function sectionAt(draws: Section[], { x, y }: Spot, hit: EventTarget | null, touched: boolean): Section | null {
  const own = actionOf(hit);
  const near = draws
    .map((one) => ({ one, far: distance(x, y, one.from, one.to) - (one.action === own ? 0.5 : 0) }))
    .filter(({ far }) => far <= (touched ? 18 : 12))
    .sort((a, b) => a.far - b.far);
  return near[0]?.one ?? null;
}

/** The answer that a shape of the map stands for. */
export function actionOf(target: EventTarget | null): number | null {
  const own = target instanceof Element ? target.closest("[data-action]")?.getAttribute("data-action") : null;
  return own === null || own === undefined ? null : Number(own);
}

/** Where an answer lies for the arrow keys: two that lead to one station lie apart. */
export function lies(one: Section | Mark): Spot {
  if ("at" in one) return one.at;
  return { x: one.to.x + (one.from.x - one.to.x) * 0.2, y: one.to.y + (one.from.y - one.to.y) * 0.2 };
}

/** The chooser hangs under a station of the upper half and stands above one of the lower. */
export function flipped(chart: Chart, place: Place): boolean {
  return place.y < chart.height / 2;
}

/** What a section brings stands on the far side of its station, where there is room. */
export function hangs(chart: Chart, { from, to }: Section): boolean {
  return to.y < 110 || (from.y < to.y && to.y < chart.height - 110);
}
