/** Which Regions are linked for a seat, and how far Units get: to show ways, never to decide (the engine does). */

import { faction, owner, region, tilesOf, unitsIn, type Components, type RegionView, type View } from "./view";

const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
const STEP: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

const SIDES = Object.keys(STEP);

export const turned = (side: string, quarters: number): string => SIDES[(SIDES.indexOf(side) + quarters) % 4]!;

/** The ends of sides at which the Ground on one bank goes on in the next tile (DOL-TH-18), as the tiles lie: `N/W`. */
function banks(view: View, components: Components): Map<string, string[]> {
  const quarters = new Map(view.tiles.map((tile) => [tile.id, tile.turned]));
  return new Map(
    components.thames.tiles.flatMap((tile) =>
      tile.regions.map(({ id, bank_sides = [] }): [string, string[]] => [
        `${tile.id}:${id}`,
        bank_sides.map((two) => two.map((side) => turned(side, quarters.get(tile.id) ?? 0)).join("/")),
      ]),
    ),
  );
}

/** The Regions linked to each for a seat (DEI-LINK): Grounds that touch, Elevators and Bridges that it may use. */
export function linked(view: View, seat: number, components: Components): Map<string, string[]> {
  const found = new Map(view.regions.map(({ id }) => [id, [] as string[]]));
  const link = (a: string, b: string): void => {
    if (!found.get(a)!.includes(b)) found.get(a)!.push(b);
  };
  const grounds = view.regions.filter(({ kind }) => kind === "ground");
  const at = new Map(view.tiles.map((tile) => [`${tile.row}/${tile.column}`, tile.id]));
  const tiles = new Map(view.tiles.map((tile) => [tile.id, tile]));
  const next = ({ tile }: RegionView, side: string): string | undefined => {
    const { row, column } = tiles.get(tile)!;
    return at.get(`${row + STEP[side]![0]}/${column + STEP[side]![1]}`);
  };
  for (const { id, adjacent } of tilesOf(components)) {
    const here = adjacent.map((two) => two.map((name) => grounds.find((one) => one.id === `${id}:${name}`)));
    for (const [one, other] of here) if (one && other) for (const [a, b] of [[one, other], [other, one]]) link(a!.id, b!.id);
  }
  const bank = banks(view, components);
  for (const one of grounds) {
    for (const side of one.sides)
      for (const other of grounds) if (other.tile === next(one, side) && other.sides.includes(OPPOSITE[side]!)) link(one.id, other.id);
    for (const end of bank.get(one.id) ?? []) {
      const [side, hand] = end.split("/") as [string, string];
      for (const other of grounds)
        if (other.tile === next(one, side) && bank.get(other.id)?.includes(`${OPPOSITE[side]}/${hand}`)) link(one.id, other.id);
    }
  }
  const skills = faction(components, view.pads[seat]?.faction ?? "")?.skills ?? [];
  const usesAll = skills.some(({ ops }) => ops.some(({ op }) => op === "USE_ANY_STRUCTURE"));
  const usable = (name: string | null): boolean => name !== null && (usesAll || name === "neutral" || owner(name) === seat);
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
export function reach(view: View, seat: number, from: string, points: number, components: Components): Map<string, number> {
  const links = linked(view, seat, components);
  const steps = (here: string): { to: string; costs: number }[] => [
    ...(links.get(here) ?? []).map((to) => ({ to, costs: 1 })),
    ...view.ruins.flatMap(({ between, cost }) => (between.includes(here) ? [{ to: between.find((one) => one !== here)!, costs: cost }] : [])),
  ];
  const { scrappers, leader } = unitsIn(region(view, from)!, seat);
  const group = scrappers + Number(leader);
  const found = new Map<string, number>();
  for (let spent = 1; spent <= points; spent++)
    for (const [here, before] of [[from, 0] as const, ...found])
      for (const { to, costs } of steps(here)) {
        if (before + costs !== spent || to === from || found.has(to) || needed(region(view, to)!, seat) > group) continue;
        found.set(to, spent);
      }
  return found;
}
