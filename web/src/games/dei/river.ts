/**
 * The tiles of Old London as they are drawn, unturned: the Thames runs through a tile from N to S, or bends from N to E,
 * with a bank on either side; in the middle of Big Ben's tile there is a square.
 */

import { TILE, type Point, type Stretch } from "./plane";
import type { PrintedRegion, Tile } from "./view";

export interface Shape {
  outlines: Map<string, Point[][]>;
  roofs: Map<string, Point & { size: number }>;
  /** Across the water, from bank to bank. */
  ruins: Stretch;
  /** Room that is the square's, not the streets'. */
  square?: Point & { size: number };
}

const points = (...all: [number, number][]): Point[] => all.map(([x, y]) => ({ x, y }));

const [WEST, EAST] = [76, 124]; // the banks of the river
const BREAK = 150; // where ruins lie in it, clear of a Bridge between its Roofs
const LANE = 14; // how wide a Ground runs along a side that it owns behind its neighbour
const BANK_ROOF = 58;
const CORNER_ROOF = 52;

// The bend: its inner and its outer bank, and the ruins across it
const INNER = points([124, 0], [124, 20], [86, 114], [180, 76], [200, 76]);
const OUTER = points([76, 0], [76, 20], [56, 144], [180, 124], [200, 124]);
const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
const [INNER_BREAK, OUTER_BREAK] = [between(INNER[1]!, INNER[2]!, 0.375), between(OUTER[1]!, OUTER[2]!, 0.3125)];

/** How a tile of Old London is drawn; null = a District like those of the base game. */
export function shapeOf(tile: Tile): Shape | null {
  const river = tile.regions.filter(({ kind }) => kind === "river");
  if (river.length) return river.some(({ sides }) => sides.includes("E")) ? bend(tile) : straight(tile);
  return tile.regions.some(({ kind, sides }) => kind === "ground" && !sides.length) ? clock(tile) : null;
}

function shape(tile: Tile, outline: (one: PrintedRegion) => Point[], roof: (one: PrintedRegion) => Point & { size: number }, ruins: Stretch): Shape {
  const [roofs, others] = [tile.regions.filter(({ kind }) => kind === "roof"), tile.regions.filter(({ kind }) => kind !== "roof")];
  return {
    outlines: new Map(others.map((one) => [one.id, [outline(one)]])),
    roofs: new Map(roofs.map((one) => [one.id, roof(one)])),
    ruins,
  };
}

function straight(tile: Tile): Shape {
  const water = ({ sides }: PrintedRegion): Point[] => {
    const [top, bottom] = [sides.includes("N") ? 0 : BREAK, sides.includes("S") ? TILE : BREAK];
    return points([WEST, top], [EAST, top], [EAST, bottom], [WEST, bottom]);
  };
  const bank = ({ sides, bank_sides = [] }: PrintedRegion): Point[] => {
    const west = bank_sides.some(([, hand]) => hand === "W");
    const [inner, outer] = west ? [WEST, 0] : [EAST, TILE];
    const lane = west ? LANE : TILE - LANE;
    const ends = bank_sides.map(([side]) => side);
    const half = TILE / 2;
    if (ends.length > 1) return points([outer, 0], [inner, 0], [inner, TILE], [outer, TILE]);
    const [end, other] = ends[0] === "N" ? [0, TILE] : [TILE, 0];
    if (sides.length) return points([outer, end], [inner, end], [inner, half], [lane, half], [lane, other], [outer, other]);
    return points([lane, end], [inner, end], [inner, half], [lane, half]);
  };
  return shape(
    tile,
    (one) => (one.kind === "river" ? water(one) : bank(one)),
    ({ sides }) => ({ x: sides.includes("W") ? WEST / 2 : TILE - WEST / 2, y: TILE / 2, size: BANK_ROOF }),
    { from: { x: WEST - 6, y: BREAK }, to: { x: EAST + 6, y: BREAK } },
  );
}

function bend(tile: Tile): Shape {
  const [a, b, c, d, e] = INNER as [Point, Point, Point, Point, Point];
  const [f, g, h, i, j] = OUTER as [Point, Point, Point, Point, Point];
  const water = ({ sides }: PrintedRegion): Point[] =>
    sides.includes("N") ? [f, a, b, INNER_BREAK, OUTER_BREAK, g] : [INNER_BREAK, c, d, e, j, i, h, OUTER_BREAK];
  const bank = ({ sides }: PrintedRegion): Point[] =>
    sides.length ? [...points([0, 0]), ...OUTER, ...points([TILE, TILE], [0, TILE])] : [...points([TILE, 0]), ...[...INNER].reverse()];
  return shape(
    tile,
    (one) => (one.kind === "river" ? water(one) : bank(one)),
    ({ sides }) => (sides.length ? { x: 29, y: TILE - 29, size: CORNER_ROOF } : { x: TILE - 29, y: 29, size: CORNER_ROOF }),
    { from: OUTER_BREAK, to: INNER_BREAK },
  );
}

const SQUARE = 46; // the radius of the square under Big Ben

function clock(tile: Tile): Shape {
  const middle = TILE / 2;
  const around = Array.from({ length: 12 }, (_, n) => (n + 0.5) * (Math.PI / 6));
  const plaza = around.map((turn) => ({ x: middle + SQUARE * Math.cos(turn), y: middle + SQUARE * Math.sin(turn) }));
  const corners = points([0, 0], [TILE, 0], [TILE, TILE], [0, TILE]);
  const street = ({ sides }: PrintedRegion): Point[] => {
    const first = "NESW".indexOf(sides[0]!);
    return [...[0, 1, 2].map((n) => corners[(first + n) % 4]!), { x: middle, y: middle }];
  };
  const found = shape(
    tile,
    (one) => (one.sides.length ? street(one) : plaza),
    ({ sides }) => ({ x: sides.includes("E") ? TILE - 36 : 36, y: sides.includes("N") ? 36 : TILE - 36, size: 60 }),
    { from: { x: middle, y: middle }, to: { x: middle, y: middle } },
  );
  return { ...found, square: { x: middle, y: middle, size: 2 * SQUARE - 8 } };
}

/** A point of a tile that was turned by so many quarters, clockwise. */
export function turnedPoint<P extends Point>(at: P, quarters: number): P {
  let { x, y } = at;
  for (let n = 0; n < quarters; n++) [x, y] = [TILE - y, x];
  return { ...at, x, y };
}
