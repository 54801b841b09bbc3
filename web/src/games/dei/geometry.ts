/**
 * The city from straight above, in units of its own: a District is a square of 200. Its Grounds share it out by the sides
 * that they own, up to the middle; its Roofs stand on them, one in the middle or several towards their corners.
 */

import { TILE, type Point, type Stretch } from "./plane";
import { shapeOf, turnedPoint, type Shape } from "./river";
import type { BridgeView, RegionView, Tile, View } from "./view";

export { TILE, type Point, type Stretch };

const ROOF = 86; // a Roof that has its District to itself
const SMALL_ROOF = 66; // one that shares it
const APART = 35; // from the middle of the District to that of such a Roof
const OVERHANG = 7; // how far tokens may stand out over the wall of a small Roof, within its District
/** How high the plate with a Roof's name is, and how far below its edge its middle lies. */
export const PLATE = 24;
const PLATE_DOWN = 3;
const SIDES = ["N", "E", "S", "W"];
const TOWARD: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The place of a Region. */
export interface Plot {
  id: string;
  kind: string;
  /** Its outline; several where it lies in several parts. */
  outlines: Point[][];
  /** Where what is said about it stands. */
  middle: Point;
  /** The middle of its outline. */
  heart: Point;
  /** Where its name stands: a Roof's on a plate at its wall, a Ground's where nothing else is likely to lie. */
  sign: Point;
  /** Where what an answer would cost or change there is written. */
  tag: Point;
  /** Room for so many tokens, the widest first, and how wide they may be. */
  places(n: number): { at: Point[]; size: number };
}

export interface Plan {
  width: number;
  height: number;
  districts: { id: string; x: number; y: number }[];
  plots: Map<string, Plot>;
  /** The Bridge Sites, in the order of the view. */
  bridges: Stretch[];
  /** The ruins across the river, in the order of the view. */
  ruins: Stretch[];
  /** Where an Elevator between a Ground and a Roof stands. */
  lift(ground: string, roof: string): Stretch | null;
}

const PLANS = new Map<string, Plan>();

/** The plan of a city of these tiles; it stays the same until something is built. */
export function planOf(view: View, tiles: Tile[] = []): Plan {
  const built = view.bridges.map(({ between, owner }) => `${between.join()}${owner ? "!" : ""}`);
  const lifts = view.elevators.map(({ ground, roof }) => `${ground}/${roof}`);
  const key = JSON.stringify([view.tiles, built, lifts, tiles.length]);
  let found = PLANS.get(key);
  if (!found) {
    if (PLANS.size > 24) PLANS.clear();
    PLANS.set(key, (found = makePlan(view, tiles)));
  }
  return found;
}

/** The tiles of Old London that lie in the city, each as it is turned and where it lies. */
function laidShapes(view: View, tiles: Tile[], corner: Map<string, Point>): Map<string, Shape> {
  const found = new Map<string, Shape>();
  for (const { id, turned } of view.tiles) {
    const printed = tiles.find((tile) => tile.id === id);
    const shape = printed && shapeOf(printed);
    if (!shape) continue;
    const { x, y } = corner.get(id)!;
    const lay = <P extends Point>(at: P): P => {
      const there = turnedPoint(at, turned);
      return { ...there, x: there.x + x, y: there.y + y };
    };
    found.set(id, {
      outlines: new Map([...shape.outlines].map(([name, parts]) => [`${id}:${name}`, parts.map((part) => part.map(lay))])),
      roofs: new Map([...shape.roofs].map(([name, roof]) => [`${id}:${name}`, lay(roof)])),
      ruins: { from: lay(shape.ruins.from), to: lay(shape.ruins.to) },
      ...(shape.square && { square: lay(shape.square) }),
    });
  }
  return found;
}

function makePlan(view: View, tiles: Tile[]): Plan {
  const corner = new Map(view.tiles.map(({ id, row, column }) => [id, { x: column * TILE, y: row * TILE }]));
  const shapes = laidShapes(view, tiles, corner);
  const shapeAt = (id: string): Shape | undefined => shapes.get(id.split(":")[0]!);
  const regions = new Map(view.regions.map((one) => [one.id, one]));
  const roofs = new Map<string, Point & { size: number }>();
  for (const { id } of view.tiles) {
    const here = view.regions.filter(({ tile, kind }) => tile === id && kind === "roof");
    for (const roof of here) roofs.set(roof.id, shapes.get(id)?.roofs.get(roof.id) ?? roofOf(roof, corner.get(id)!, here.length));
  }
  const outlineOf = (one: RegionView): Point[][] => {
    if (one.kind === "roof") return [square(roofs.get(one.id)!)];
    const drawn = (one.kind === "river" ? one.pieces : [one.id]).flatMap((id) => shapeAt(id)?.outlines.get(id) ?? []);
    return drawn.length ? drawn : grounds(one, corner.get(one.tile)!);
  };
  const outlines = new Map(view.regions.map((one) => [one.id, outlineOf(one)]));
  const bridges = view.bridges.map((site) => bridgeOf(site, regions, corner, roofs));
  const built = bridges.filter((_, n) => view.bridges[n]!.owner);
  const plates = new Map([...roofs].map(([id, roof]) => [id, plateOf(id, roof, corner.get(regions.get(id)!.tile)!)]));
  const names = [...plates].map(([id, { x, y }]) => ({ from: { x: x - plateWidth(id) / 2, y }, to: { x: x + plateWidth(id) / 2, y } }));
  const inTheWay = [...bridges, ...[...plates.values()].map(({ x, y }) => ({ from: { x: x - 14, y }, to: { x: x + 14, y } }))];

  const lifts = new Map<string, Stretch | null>();
  const lift = (ground: string, roof: string): Stretch | null => {
    const key = `${ground}/${roof}`;
    if (!lifts.has(key)) lifts.set(key, liftOf(outlines.get(ground) ?? [], roofs.get(roof), inTheWay));
    return lifts.get(key)!;
  };
  const taken = view.elevators.flatMap(({ ground, roof }) => lift(ground, roof) ?? []);

  const plots = new Map(
    view.regions.map((one): [string, Plot] => {
      const own = outlines.get(one.id)!;
      const walls = one.kind === "roof" ? [] : view.regions.filter(({ tile, kind }) => tile === one.tile && kind === "roof").map(({ id }) => roofs.get(id)!);
      const open = shapes.get(one.tile)?.square;
      if (open && one.kind === "ground" && one.sides.length) walls.push(open);
      const links = one.kind === "roof" ? [] : [...built, ...taken, ...inTheWay.slice(bridges.length)].filter((link) => one.kind === "river" || near(link, corner.get(one.tile)!));
      const free = one.kind === "roof" ? [] : survey(own, walls, links);
      const room = roomIn(free);
      const unnamed = roomIn(free.filter((at) => names.every(({ from, to }) => apart(at, from, to) > PLATE / 2 + 9)));
      const roof = roofs.get(one.id);
      const crowded = new Map<number, { at: Point[]; size: number }>();
      const places = (n: number): { at: Point[]; size: number } => {
        if (roof) return rows(roof, n, corner.get(one.tile)!);
        const size = SIZES.find((one) => room(one).length >= n);
        const seen = SIZES.find((one) => unnamed(one).length >= n);
        if (seen && seen + 8 >= size!) return { at: unnamed(seen), size: seen };
        if (size) return { at: room(size), size };
        if (!crowded.has(n)) crowded.set(n, piled(free, n));
        return crowded.get(n)!;
      };
      const middle = roof ?? room(SIZES[0]!)[0] ?? room(SIZES.at(-1)!)[0] ?? own[0]![0]!;
      const tight = room(SIZES.at(-1)!);
      const sign = plates.get(one.id) ?? (one.kind === "river" ? clearest(tight, names) : tight.at(-1)) ?? middle;
      const tag = roof ? { x: roof.x + roof.size / 2 - 4, y: roof.y - roof.size / 2 + 4 } : sign;
      return [one.id, { id: one.id, kind: one.kind, outlines: own, middle, heart: heart(own[0]!), sign, tag, places }];
    }),
  );
  return {
    width: view.width * TILE,
    height: Math.ceil(view.tiles.length / Math.max(1, view.width)) * TILE,
    districts: view.tiles.map(({ id }) => ({ id, ...corner.get(id)! })),
    plots,
    bridges,
    ruins: view.ruins.flatMap(({ between }) => shapeAt(between[0]!)?.ruins ?? []),
    lift,
  };
}

function heart(outline: Point[]): Point {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }));
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** Tokens are as wide as there is room for them. */
const SIZES = [40, 36, 32, 28, 24];

/** The parts of a Ground: each run of sides that it owns, up to the middle; a Ground without sides lies in the middle. */
function grounds({ sides }: RegionView, { x, y }: Point): Point[][] {
  const corners = [{ x, y }, { x: x + TILE, y }, { x: x + TILE, y: y + TILE }, { x, y: y + TILE }];
  const middle = { x: x + TILE / 2, y: y + TILE / 2 };
  if (!sides.length) return [square({ ...middle, size: TILE / 2 })];
  const owned = SIDES.map((side) => sides.includes(side));
  if (owned.every(Boolean)) return [corners];
  const parts: Point[][] = [];
  for (let first = 0; first < 4; first++) {
    if (!owned[first] || owned[(first + 3) % 4]) continue;
    const part = [corners[first]!];
    for (let side = first; owned[side % 4]; side++) part.push(corners[(side + 1) % 4]!);
    parts.push([...part, middle]);
  }
  return parts;
}

function roofOf({ sides }: RegionView, { x, y }: Point, many: number): Point & { size: number } {
  const middle = { x: x + TILE / 2, y: y + TILE / 2 };
  if (many < 2) return { ...middle, size: ROOF };
  const dx = sides.reduce((sum, side) => sum + (TOWARD[side]?.[0] ?? 0), 0);
  const dy = sides.reduce((sum, side) => sum + (TOWARD[side]?.[1] ?? 0), 0);
  return { x: middle.x + Math.sign(dx) * APART, y: middle.y + Math.sign(dy) * APART, size: SMALL_ROOF };
}

/** How wide the plate with a Roof's name is. */
export function plateWidth(id: string): number {
  return id.length * 11.5 + 6;
}

/** At the foot of its wall, to the left; it may stand out of its District a little. */
function plateOf(id: string, { x, y, size }: Point & { size: number }, corner: Point): Point {
  const half = plateWidth(id) / 2 - 6;
  const at = Math.max(corner.x + half, x - size / 2 + 18);
  return { x: Math.min(at, corner.x + TILE - half), y: y + size / 2 + PLATE_DOWN };
}

function square({ x, y, size }: Point & { size: number }): Point[] {
  const half = size / 2;
  return [{ x: x - half, y: y - half }, { x: x + half, y: y - half }, { x: x + half, y: y + half }, { x: x - half, y: y + half }];
}

/** From edge to edge of its two Roofs: over the side where their Districts touch, or straight across their own. */
function bridgeOf(
  { between }: BridgeView,
  regions: Map<string, RegionView>,
  corner: Map<string, Point>,
  roofs: Map<string, Point & { size: number }>,
): Stretch {
  const [one, other] = between.map((id) => roofs.get(id)!) as [Point & { size: number }, Point & { size: number }];
  const [here, there] = between.map((id) => corner.get(regions.get(id)!.tile)!) as [Point, Point];
  const [dx, dy] = [Math.sign(there.x - here.x), Math.sign(there.y - here.y)];
  if (dx || dy) return { from: edge(one, dx, dy), to: edge(other, -dx, -dy) };
  const [sx, sy] = [Math.sign(other.x - one.x), Math.sign(other.y - one.y)];
  const inset = sx && sy ? 0.72 : 1; // at a corner the girders rest inside it
  return { from: edge(one, sx * inset, sy * inset), to: edge(other, -sx * inset, -sy * inset) };
}

function edge({ x, y, size }: Point & { size: number }, dx: number, dy: number): Point {
  return { x: x + (dx * size) / 2, y: y + (dy * size) / 2 };
}

/** At the wall of the Roof, above the Ground, as far from what else stands there as can be. */
function liftOf(outlines: Point[][], roof: (Point & { size: number }) | undefined, others: Stretch[]): Stretch | null {
  if (!roof) return null;
  let best: Stretch | null = null;
  let most = -Infinity;
  for (const [dx, dy] of Object.values(TOWARD))
    for (const part of [-0.56, 0.56, 0]) {
      const at = edge(roof, dx || part, dy || part);
      const foot = { x: at.x + dx * 15, y: at.y + dy * 15 };
      if (!inside(outlines, foot)) continue;
      const clear = Math.min(34, clearance(outlines, foot)) + Math.min(40, ...others.map((link) => apart(at, link.from, link.to)));
      if (clear > most + 0.5) {
        most = clear;
        best = { from: { x: at.x + dx * 23, y: at.y + dy * 23 }, to: { x: at.x - dx * 13, y: at.y - dy * 13 } };
      }
    }
  return best;
}

// Room for tokens

/** On a Roof tokens stand in rows, above the plate with its name; on a small one those that are many stand out over its walls. */
function rows({ x, y, size }: Point & { size: number }, n: number, corner: Point): { at: Point[]; size: number } {
  const across = Math.ceil(Math.sqrt(Math.max(1, n)));
  const down = Math.ceil(Math.max(1, n) / across);
  const out = (room: number): number => (size < ROOF && n > 1 ? Math.max(-2, Math.min(OVERHANG, room - size / 2)) : -2);
  const top = y - size / 2 - out(y - corner.y);
  const foot = y + size / 2 + PLATE_DOWN - PLATE / 2;
  const wide = size + 2 * out(Math.min(x - corner.x, corner.x + TILE - x));
  const each = Math.min(SIZES[0]!, wide / across, (foot - top) / down);
  const middle = Math.min(y, foot - (each * down) / 2);
  const at = Array.from({ length: n }, (_, i) => ({
    x: x + ((i % across) - (Math.min(across, n - Math.floor(i / across) * across) - 1) / 2) * each,
    y: middle + (Math.floor(i / across) - (down - 1) / 2) * each,
  }));
  return { at, size: each };
}

const STEP = 5;

interface Free extends Point {
  /** How wide a disc fits around it. */
  room: number;
}

/** Points inside an outline, with the room around them that is clear of kerbs, walls and links. */
function survey(outlines: Point[][], walls: (Point & { size: number })[], links: Stretch[]): Free[] {
  const all = outlines.flat();
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const found: Free[] = [];
  for (let y = top + STEP; y < bottom; y += STEP)
    for (let x = left + STEP; x < right; x += STEP) {
      const at = { x, y };
      if (!inside(outlines, at) || walls.some((wall) => outsideOf(wall, at) < 0)) continue;
      const room = Math.min(
        clearance(outlines, at) - 1,
        ...walls.map((wall) => outsideOf(wall, at)),
        ...links.map(({ from, to }) => apart(at, from, to) - 9),
      );
      if (room >= SIZES.at(-1)! / 2) found.push({ ...at, room });
    }
  return found;
}

/** Middles of discs of a radius that fit beside each other: from the roomiest place outwards. */
function spots(free: Free[], radius: number): Point[] {
  if (!free.length) return [];
  const heart = free.reduce((best, one) => (one.room > best.room + 0.01 ? one : best));
  const far = (at: Point): number => Math.hypot(at.x - heart.x, at.y - heart.y);
  const chosen: Point[] = [];
  for (const { x, y } of free.filter(({ room }) => room >= radius).sort((a, b) => far(a) - far(b)))
    if (chosen.every((one) => Math.hypot(one.x - x, one.y - y) >= 2 * radius)) chosen.push({ x, y });
  return chosen;
}

/** The spots for discs of a width. */
function roomIn(free: Free[]): (size: number) => Point[] {
  const rooms = new Map<number, Point[]>();
  return (size) => {
    if (!rooms.has(size)) rooms.set(size, spots(free, size / 2));
    return rooms.get(size)!;
  };
}

/** Where there is no room beside each other, tokens stand in ranks and, if need be, cover each other in part. */
function piled(free: Free[], n: number): { at: Point[]; size: number } {
  const size = SIZES.at(-1)!;
  let at: Point[] = [];
  for (let apart = size; at.length < n && apart > STEP; apart -= STEP / 2) {
    at = [];
    for (const { x, y } of free) if (at.every((one) => Math.hypot(one.x - x, one.y - y) >= apart)) at.push({ x, y });
  }
  return { at, size };
}

/** The point that is farthest from all of these. */
function clearest(points: Point[], others: Stretch[]): Point | undefined {
  const room = (at: Point): number => Math.min(...others.map(({ from, to }) => apart(at, from, to)));
  return points.reduce<Point | undefined>((best, one) => (best && room(best) >= room(one) ? best : one), undefined);
}

function near({ from, to }: Stretch, { x, y }: Point): boolean {
  return [from, to].some((end) => end.x > x - 20 && end.x < x + TILE + 20 && end.y > y - 20 && end.y < y + TILE + 20);
}

function inside(outlines: Point[][], { x, y }: Point): boolean {
  return outlines.some((outline) => {
    let within = false;
    outline.forEach((a, n) => {
      const b = outline[(n + 1) % outline.length]!;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
    });
    return within;
  });
}

function clearance(outlines: Point[][], at: Point): number {
  return Math.min(...outlines.flatMap((outline) => outline.map((a, n) => apart(at, a, outline[(n + 1) % outline.length]!))));
}

/** How far a point is from a square that it lies outside of; negative inside. */
function outsideOf({ x, y, size }: Point & { size: number }, at: Point): number {
  const dx = Math.abs(at.x - x) - size / 2 - 3;
  const dy = Math.abs(at.y - y) - size / 2 - 3;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

/** How far a point is from a stretch. */
function apart(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx || dy ? Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy);
}

export function path(outlines: Point[][]): string {
  return outlines.map((outline) => `M${outline.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");
}
