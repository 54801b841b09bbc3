/** The map as shapes: where stations stand, where the dotted lines run, the outline of districts, the bends of the river. */

import type { Components, Glyph } from "./view";

/** Between two points of the lattice. */
export const STEP = 64;
/** Around the districts, for the letters and numbers of the grid. */
export const MARGIN = 20;
/** Around a station: whoever points here means it. */
export const REACH = 29;

export interface Place {
  id: number;
  x: number;
  y: number;
  symbol: Glyph;
  district: string;
  tourist: boolean;
  departure: string | null;
  /** Column and row: D3. */
  label: string;
}

export interface Edge {
  id: number;
  a: Place;
  b: Place;
  thames: boolean;
  length: number;
}

export interface District {
  id: string;
  tint: "a" | "b" | "c";
  outline: string;
}

export interface Chart {
  stations: Place[];
  edges: Edge[];
  districts: District[];
  river: string;
  /** Where the river's name stands: on its last stretch. */
  name: { x: number; y: number; turn: number };
  columns: string[];
  rows: string[];
  width: number;
  height: number;
  between(u: number, v: number): Edge | undefined;
}

type Point = [number, number];

const charts = new WeakMap<object, Chart>();

/** The chart of a pack's map, made once. */
export function chartOf(components: Components): Chart {
  let chart = charts.get(components.map);
  if (!chart) charts.set(components.map, (chart = draw(components.map)));
  return chart;
}

export function label(x: number, y: number): string {
  return String.fromCharCode(65 + x) + (y + 1);
}

function draw(map: Components["map"]): Chart {
  const across = 1 + Math.max(...map.districts.map((d) => d.columns[1]), ...map.stations.map((s) => s.x));
  const down = 1 + Math.max(...map.districts.map((d) => d.rows[1]), ...map.stations.map((s) => s.y));
  const stations: Place[] = map.stations.map((s) => ({
    id: s.id,
    x: (s.x + 0.5) * STEP,
    y: (s.y + 0.5) * STEP,
    symbol: s.symbol,
    district: s.district,
    tourist: s.tourist ?? false,
    departure: s.departure ?? null,
    label: label(s.x, s.y),
  }));
  const edges: Edge[] = map.edges.map(({ id, between: [u, v], thames }) => {
    const a = stations[u]!;
    const b = stations[v]!;
    return { id, a, b, thames: thames ?? false, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  const byEnds = new Map(edges.flatMap((e) => [[`${e.a.id}-${e.b.id}`, e] as const, [`${e.b.id}-${e.a.id}`, e] as const]));
  return {
    stations,
    edges,
    districts: districts(map, across, down),
    river: rounded(
      map.river.map(([x, y]) => [(x + 0.5) * STEP, (y + 0.5) * STEP]),
      () => STEP * 0.7,
      false,
    ),
    name: nameOf(map.river),
    columns: Array.from({ length: across }, (_, x) => String.fromCharCode(65 + x)),
    rows: Array.from({ length: down }, (_, y) => String(y + 1)),
    width: across * STEP,
    height: down * STEP,
    between: (u, v) => byEnds.get(`${u}-${v}`),
  };
}

/** On the last stretch of the river, one step before its end. */
function nameOf(river: [number, number][]): Chart["name"] {
  const [[ax, ay], [bx, by]] = [river.at(-2) ?? [0, 0], river.at(-1) ?? [0, 0]];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [bx - (bx - ax) / length, by - (by - ay) / length];
  return { x: (x + 0.5) * STEP, y: (y + 0.5) * STEP, turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
}

/** A corner is cut out of the larger district around it; no two neighbours have the same tint, as far as tints go. */
function districts(map: Components["map"], across: number, down: number): District[] {
  const cells = Array.from({ length: down }, (_, y) => Array.from({ length: across }, (_, x) => districtAt(map, x, y)));
  const beside = new Map<string, Set<string>>(map.districts.map((d) => [d.id, new Set()]));
  const meet = (one: string | undefined, other: string | undefined) => {
    if (one === undefined || other === undefined || one === other) return;
    beside.get(one)?.add(other);
    beside.get(other)?.add(one);
  };
  cells.forEach((row, y) =>
    row.forEach((here, x) => {
      meet(here, row[x + 1]);
      meet(here, cells[y + 1]?.[x]);
    }),
  );
  const tints = new Map<string, District["tint"]>([[map.central_district, "c"]]);
  for (const { id } of map.districts) {
    if (tints.has(id)) continue;
    const taken = [...beside.get(id)!].map((other) => tints.get(other));
    tints.set(id, (["a", "b", "c"] as const).find((tint) => !taken.includes(tint)) ?? "a");
  }
  return map.districts.map(({ id }) => ({
    id,
    tint: tints.get(id)!,
    outline: outline(cells, id, across, down),
  }));
}

function districtAt(map: Components["map"], x: number, y: number): string {
  const size = (d: (typeof map.districts)[number]) => (d.columns[1] - d.columns[0] + 1) * (d.rows[1] - d.rows[0] + 1);
  const here = map.districts.filter((d) => d.columns[0] <= x && x <= d.columns[1] && d.rows[0] <= y && y <= d.rows[1]);
  return here.sort((one, other) => size(one) - size(other))[0]?.id ?? "";
}

/** Half of what is left free between two districts. */
const GAP = 2;

/** The cells of a district, walked round clockwise along their outer sides. */
function outline(cells: string[][], id: string, across: number, down: number): string {
  const inside = (x: number, y: number) => cells[y]?.[x] === id;
  const next = new Map<string, Point>();
  const side = (from: Point, to: Point) => next.set(from.join(), to);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) side([x, y], [x + 1, y]);
      if (!inside(x + 1, y)) side([x + 1, y], [x + 1, y + 1]);
      if (!inside(x, y + 1)) side([x + 1, y + 1], [x, y + 1]);
      if (!inside(x - 1, y)) side([x, y + 1], [x, y]);
    }
  }
  const paths: string[] = [];
  while (next.size) {
    const start = next.keys().next().value!;
    const walk: Point[] = [];
    for (let key = start; next.has(key); ) {
      const to = next.get(key)!;
      next.delete(key);
      walk.push(key.split(",").map(Number) as Point);
      key = to.join();
    }
    const corners = walk.filter((p, i) => !straight(walk.at(i - 1)!, p, walk[(i + 1) % walk.length]!));
    const drawn = corners.map(([x, y], i): Point => {
      const [ax, ay] = corners.at(i - 1)!;
      const [bx, by] = corners[(i + 1) % corners.length]!;
      const inX = -Math.sign(y - ay) - Math.sign(by - y);
      const inY = Math.sign(x - ax) + Math.sign(bx - x);
      return [x * STEP + GAP * inX, y * STEP + GAP * inY];
    });
    const outer = corners.map(([x, y]) => (x === 0 || x === across) && (y === 0 || y === down));
    paths.push(rounded(drawn, (i) => (outer[i] ? 22 : 9), true));
  }
  return paths.join("");
}

function straight(a: Point, b: Point, c: Point): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
}

/** A path through points with rounded bends. */
export function rounded(points: Point[], radius: (i: number) => number, closed: boolean): string {
  const last = points.length - 1;
  const bends = points.map((p, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    if (!closed && (i === 0 || i === last)) return { p, into: p, out: p };
    const r = Math.min(radius(i), far(p, before) / 2, far(p, after) / 2);
    return { p, into: toward(p, before, r), out: toward(p, after, r) };
  });
  const at = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const steps = bends.map(({ p, into, out }, i) => `${i ? "L" : "M"}${at(into)}${into === out ? "" : `Q${at(p)} ${at(out)}`}`);
  return steps.join("") + (closed ? "Z" : "");
}

function far(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function toward(from: Point, to: Point, by: number): Point {
  const length = far(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
}

/** From a point to a stretch between two others. */
export function distance(x: number, y: number, a: { x: number; y: number }, b: { x: number; y: number }): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = length ? Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length)) : 0;
  return Math.hypot(x - a.x - along * (b.x - a.x), y - a.y - along * (b.y - a.y));
}
