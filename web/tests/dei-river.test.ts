/** The Thames as it is drawn: banks and water share out a tile, meet their neighbours, and leave room for tokens. */
import { describe, expect, test } from "vitest";
import { PLATE, planOf, plateWidth, TILE, type Point } from "../src/games/dei/geometry";
import { shapeOf, turnedPoint } from "../src/games/dei/river";
import { printed, type RegionView, type Tile, type View } from "../src/games/dei/view";
import districts from "../../src/londinium/games/dei/data/districts.json";
import retaliation from "../../src/londinium/games/dei/old_london/data/retaliation.json";
import thames from "../../src/londinium/games/dei/old_london/data/thames.json";

const rivers = thames.tiles as unknown as Tile[];
const tiles = [...districts.tiles, ...rivers, ...retaliation.tiles] as unknown as Tile[];
const SIDES = ["N", "E", "S", "W"] as const;
type Side = (typeof SIDES)[number];

const area = (outline: Point[]): number =>
  Math.abs(outline.reduce((sum, { x, y }, n) => sum + x * outline[(n + 1) % outline.length]!.y - outline[(n + 1) % outline.length]!.x * y, 0)) / 2;

function inside({ x, y }: Point, outline: Point[]): boolean {
  return outline.reduce((within, a, n) => {
    const b = outline[(n + 1) % outline.length]!;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !within : within;
  }, false);
}

/** The part of a tile's side that an outline runs along, in the tile's own measure; null = it only touches it or does not. */
function along(outline: Point[], side: Side, corner: Point = { x: 0, y: 0 }): [number, number] | null {
  const on = outline.flatMap(({ x, y }) => {
    const [dx, dy] = [x - corner.x, y - corner.y];
    if (side === "N" || side === "S") return dy === (side === "N" ? 0 : TILE) ? [dx] : [];
    return dx === (side === "W" ? 0 : TILE) ? [dy] : [];
  });
  return on.length > 1 ? [Math.min(...on), Math.max(...on)] : null;
}

describe("a tile of Old London", () => {
  test("only its tiles have a shape of their own", () => {
    expect(tiles.filter((tile) => shapeOf(tile)).map(({ id }) => id)).toEqual([...rivers, ...retaliation.tiles].map(({ id }) => id));
  });

  test.each(rivers.map((tile) => [tile.id, tile] as const))("%s is shared out among its Grounds and its water, none on another", (_, tile) => {
    const shape = shapeOf(tile)!;
    const outlines = [...shape.outlines.values()].flat();
    expect(outlines.reduce((sum, one) => sum + area(one), 0)).toBeCloseTo(TILE * TILE);
    for (let x = 5; x < TILE; x += 10)
      for (let y = 5; y < TILE; y += 10) expect(outlines.filter((one) => inside({ x: x + 0.3, y: y + 0.7 }, one)), `${x}, ${y}`).toHaveLength(1);
  });

  test.each(rivers.map((tile) => [tile.id, tile] as const))("the water of %s opens in the middle of the sides it owns, however it is turned", (_, tile) => {
    const shape = shapeOf(tile)!;
    for (const { id, sides } of tile.regions.filter(({ kind }) => kind === "river"))
      for (let quarters = 0; quarters < 4; quarters++) {
        const [outline] = shape.outlines.get(id)!.map((part) => part.map((at) => turnedPoint(at, quarters)));
        const owned = sides.map((side) => SIDES[(SIDES.indexOf(side as Side) + quarters) % 4]);
        for (const side of SIDES) expect(along(outline!, side), `${id} ${side}, ${quarters}`).toEqual(owned.includes(side) ? [76, 124] : null);
      }
  });

  test.each(rivers.map((tile) => [tile.id, tile] as const))("each bank of %s reaches the sides where it meets the next bank", (_, tile) => {
    const shape = shapeOf(tile)!;
    for (const { id, bank_sides = [] } of tile.regions)
      for (const [side, hand] of bank_sides) {
        const [from, to] = along(shape.outlines.get(id)![0]!, side as Side)!;
        expect(hand === "W" || hand === "N" ? to : from, `${id} ${side}`).toBe(hand === "W" || hand === "N" ? 76 : 124);
      }
  });

  test.each(rivers.filter(({ ruins }) => ruins?.length).map((tile) => [tile.id, tile] as const))("the ruins of %s join its two banks and divide its water", (_, tile) => {
    const shape = shapeOf(tile)!;
    const { from, to } = shape.ruins;
    const outward = (at: Point, other: Point): Point => ({ x: at.x + (at.x - other.x) * 0.05, y: at.y + (at.y - other.y) * 0.05 });
    const banks = tile.ruins![0]!.links.map((id) => shape.outlines.get(id)![0]!);
    const ends = [outward(from, to), outward(to, from)];
    expect(banks.map((bank) => ends.filter((end) => inside(end, bank)).length)).toEqual([1, 1]);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const upstream = tile.ruins![0]!.between.map((id) => shape.outlines.get(id)![0]!);
    for (const step of [-3, 3]) {
      const [dx, dy] = [((to.y - from.y) / Math.hypot(to.x - from.x, to.y - from.y)) * step, ((from.x - to.x) / Math.hypot(to.x - from.x, to.y - from.y)) * step];
      expect(upstream.filter((water) => inside({ x: middle.x + dx, y: middle.y + dy }, water))).toHaveLength(1);
    }
  });

  test("four quarters are a whole turn", () => {
    const at = { x: 30, y: 170, size: 5 };
    expect(turnedPoint(at, 1)).toEqual({ x: 30, y: 30, size: 5 });
    expect(turnedPoint(turnedPoint(at, 1), 3)).toEqual(at);
  });
});

/** The example city of the data for so many players; river pieces that meet are one Region (DOL-TH-10). */
function city(players: number): View {
  const { rows, turned = {} } = thames.layouts.find((one) => one.players === players)! as { rows: string[][]; turned?: Record<string, number> };
  const alone = rows.map((row) => row.map((id) => printed(tiles.find((tile) => tile.id === id)!)));
  const regions = alone.flat().flatMap((view) => view.regions);
  const laid = rows.flatMap((row, r) => row.map((id, column) => ({ id, row: r, column, turned: turned[id] ?? 0 })));
  return { ...alone[0]![0]!, width: rows[0]!.length, tiles: laid, regions: merged(regions, players), ruins: alone.flat().flatMap(({ ruins }) => ruins) };
}

/** The course of the example: down through the tiles, and in the bend of OL3.2 to the east. */
function merged(regions: RegionView[], players: number): RegionView[] {
  const courses = [["OL2.2:V2", "OL2:V", "OL2.7:V1"], ["OL2.7:V2", "OL3.2:V1"], ["OL3.2:V2", "OL4.1:V2"]].slice(0, players - 1);
  return regions
    .filter(({ id }) => !courses.some((course) => course.slice(1).includes(id)))
    .map((one) => ({ ...one, pieces: courses.find(([first]) => first === one.id) ?? one.pieces }));
}

describe.each([2, 3, 4])("the river of the example for %i players", (players) => {
  const view = city(players);
  const plan = planOf(view, tiles);

  test("pieces of one Region meet side to side", () => {
    for (const { id, pieces } of view.regions.filter(({ kind }) => kind === "river")) {
      const { outlines } = plan.plots.get(id)!;
      expect(outlines).toHaveLength(pieces.length);
      const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
      for (let n = 1; n < outlines.length; n++) expect(outlines[n]!.filter((at) => outlines[n - 1]!.some((other) => same(at, other))), id).toHaveLength(2);
    }
  });

  test("banks and water have room for tokens on themselves, clear of what lies beside them", () => {
    const others = new Map(view.regions.filter(({ kind }) => kind !== "roof").map(({ id }) => [id, plan.plots.get(id)!.outlines]));
    for (const one of view.regions.filter(({ tile, kind }) => tile.startsWith("OL") && kind !== "roof")) {
      const plot = plan.plots.get(one.id)!;
      for (const n of [1, 3, 6]) {
        const { at, size } = plot.places(n);
        expect(at.length, `${one.id}: ${n} tokens`).toBeGreaterThanOrEqual(n);
        const gaps = at.slice(0, n).flatMap((a, i) => at.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
        expect(Math.min(size, ...gaps), `${one.id}: ${n} tokens apart`).toBeGreaterThanOrEqual(n > 1 ? 10 : 24);
        for (const point of at.slice(0, n)) {
          expect(plot.outlines.some((outline) => inside(point, outline)), one.id).toBe(true);
          for (const [id, outlines] of others) if (id !== one.id) expect(outlines.some((outline) => inside(point, outline)), `${one.id} on ${id}`).toBe(false);
        }
      }
    }
  });

  test("a piece on a bank is not covered by half by the name of a Roof", () => {
    const roofs = view.regions.filter(({ kind }) => kind === "roof").map(({ id }) => ({ id, ...plan.plots.get(id)!.sign }));
    for (const { id } of view.regions.filter(({ tile, kind }) => tile.startsWith("OL") && kind === "ground")) {
      const { x, y } = plan.plots.get(id)!.places(1).at[0]!;
      const over = roofs.filter((one) => Math.abs(one.x - x) < plateWidth(one.id) / 2 && Math.abs(one.y - y) < PLATE / 2 + 8);
      expect(over.map((one) => one.id), id).toEqual([]);
    }
  });

  test("no name of a Roof lies over the letter of the water", () => {
    const roofs = view.regions.filter(({ kind }) => kind === "roof").map(({ id }) => ({ id, ...plan.plots.get(id)!.sign }));
    for (const { id } of view.regions.filter(({ kind }) => kind === "river")) {
      const { x, y } = plan.plots.get(id)!.sign;
      const over = roofs.filter((one) => Math.abs(one.x - x) < plateWidth(one.id) / 2 + 11 && Math.abs(one.y - y) < PLATE / 2 + 11);
      expect(over.map((one) => one.id), id).toEqual([]);
    }
  });

  test("ruins lie where the tiles have them", () => {
    expect(plan.ruins).toHaveLength(view.ruins.length);
    expect(plan.ruins.length).toBe([2, 3, 4][players - 2]);
  });
});
