/** Which Regions are linked for a seat, and how far Units get: to show ways, never to decide (the engine does). */

import { owner, region, unitsIn, type RegionView, type View } from "./view";

const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
const STEP: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

/** The Regions linked to each for a seat (DEI-LINK): Grounds that touch, own and neutral Elevators and Bridges. */
export function linked(view: View, seat: number): Map<string, string[]> {
  const found = new Map(view.regions.map(({ id }) => [id, [] as string[]]));
  const link = (a: string, b: string): void => {
    if (!found.get(a)!.includes(b)) found.get(a)!.push(b);
  };
  const grounds = view.regions.filter(({ kind }) => kind === "ground");
  const at = new Map(view.tiles.map((tile) => [`${tile.row}/${tile.column}`, tile.id]));
  const tiles = new Map(view.tiles.map((tile) => [tile.id, tile]));
  for (const one of grounds) {
    for (const other of grounds) if (other !== one && other.tile === one.tile) link(one.id, other.id);
    for (const side of one.sides) {
      const { row, column } = tiles.get(one.tile)!;
      const next = at.get(`${row + STEP[side]![0]}/${column + STEP[side]![1]}`);
      for (const other of grounds) if (other.tile === next && other.sides.includes(OPPOSITE[side]!)) link(one.id, other.id);
    }
  }
  const usable = (name: string | null): boolean => name === "neutral" || owner(name) === seat;
  for (const { ground, roof, owner: whose } of view.elevators) if (usable(whose)) for (const [a, b] of [[ground, roof], [roof, ground]]) link(a!, b!);
  for (const { between, owner: whose } of view.bridges)
    if (usable(whose)) for (const [a, b] of [between, [...between].reverse()]) link(a!, b!);
  return found;
}

/** The Majority value that others have at most in a Region. */
export function rival(place: RegionView, seat: number): number {
  return Math.max(0, ...place.values.filter((_, other) => other !== seat));
}

/** How many Units must come at least for Majority there (DEI-MAJ-4). */
export function needed(place: RegionView, seat: number): number {
  return Math.max(1, rival(place, seat) - (place.values[seat] ?? 0) + 1);
}

/** Regions that all Units of a Region could get to with so many movement points, each with the points that it takes. */
export function reach(view: View, seat: number, from: string, points: number): Map<string, number> {
  const links = linked(view, seat);
  const { scrappers, leader } = unitsIn(region(view, from)!, seat);
  const group = scrappers + Number(leader);
  const found = new Map<string, number>();
  let edge = [from];
  for (let cost = 1; cost <= points && edge.length; cost++) {
    const onward: string[] = [];
    for (const here of edge)
      for (const to of links.get(here) ?? []) {
        if (to === from || found.has(to) || needed(region(view, to)!, seat) > group) continue;
        found.set(to, cost);
        onward.push(to);
      }
    edge = onward;
  }
  return found;
}
