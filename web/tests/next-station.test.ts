import { describe, expect, test } from "vitest";
import { marks, meant, sections } from "../src/games/next-station/answers";
import { toward } from "../src/desk/toward";
import { chartOf } from "../src/games/next-station/chart";
import { drawn, onPad, pieceWords, pointedAt } from "../src/games/next-station/pieces";
import type { Components, LineView, Move, SheetView } from "../src/games/next-station/view";
import type { Answer } from "../src/games/types";
import { makeWords } from "../src/lib/words";
import english from "../../locale/en/games/next-station.ftl?raw";
import cards from "../../src/londinium/games/next_station/data/cards.json";
import map from "../../src/londinium/games/next_station/data/map.json";
import scoring from "../../src/londinium/games/next_station/data/scoring.json";

const components = { map, cards, scoring } as unknown as Components;
const chart = chartOf(components);

const at = (place: string): number => chart.stations.find((station) => station.label === place)!.id;

/** A sheet with the green line through these places, each joined to the one before it. */
function sheet(...places: string[]): SheetView {
  const stations = places.map(at);
  const ends = places.length > 1 ? [stations[0]!, stations.at(-1)!] : stations;
  const line = { pencil: "green", stations, ends } as LineView;
  return { pencil: "green", lines: [line] } as SheetView;
}

function draws(...ways: [string, string][]): Answer<Move>[] {
  return ways.map(([from, to], action) => ({ action, move: { kind: "draw", from: at(from), to: at(to) } }));
}

describe("the map", () => {
  test("has the grid's names, and no two neighbouring districts of one tint", () => {
    expect(chart.stations[13]!.label).toBe("D3");
    const tint = new Map(chart.districts.map((district) => [district.id, district.tint]));
    for (const [one, other] of [["N", "C"], ["W", "C"], ["N", "NE"], ["cNW", "NW"], ["S", "SE"]] as const)
      expect(tint.get(one)).not.toBe(tint.get(other));
  });

  test("cuts a corner out of the district around it", () => {
    const outline = (id: string): string => chart.districts.find((district) => district.id === id)!.outline;
    expect(outline("C").match(/Q/g)).toHaveLength(4);
    expect(outline("NW").match(/Q/g)).toHaveLength(6);
  });
});

describe("answers", () => {
  test("stand in reading order of the stations they lead to, with what the engine says of them", () => {
    const [far, near] = draws(["C4", "B5"], ["D3", "F1"]);
    const found = sections([{ ...far!, said: { meets: 2, power: true } }, near!], chart);
    expect(found.map(({ to }) => to.label)).toEqual(["F1", "B5"]);
    expect(found[1]!.brings).toEqual({ meets: 2, power: true });
  });

  test("are circles too", () => {
    expect(marks([{ action: 7, move: { kind: "circle", station: at("F1") } }], chart).map(({ at }) => at.label)).toEqual(["F1"]);
  });
});

describe("a click on no answer", () => {
  const own = sheet("C4", "D3", "F1");
  const from = (to: string, anywhere = false): string | null => {
    const move = meant(own, chart, chart.stations[at(to)]!, anywhere);
    return move && chart.stations[move.from]!.label;
  };

  test("means the section from the end that a dotted line joins to it", () => {
    expect(from("E1")).toBe("F1");
    expect(from("A4")).toBe("C4");
  });
  test("else one from elsewhere on the line, so that the rule about ends is named", () => {
    expect(from("D2")).toBe("D3");
  });
  test("else one from the nearest end", () => {
    expect(from("J1")).toBe("F1");
  });
  test("means nothing where the line has only that station", () => {
    expect(meant(sheet("D3"), chart, chart.stations[at("D3")]!, false)).toBeNull();
  });
});

test("an arrow key goes to the nearest place in its direction, not to one behind or far aside", () => {
  const places = [{ x: 10, y: 0 }, { x: 6, y: 14 }, { x: -5, y: 0 }, { x: 30, y: 1 }];
  expect(toward({ x: 0, y: 0 }, places, 1, 0)).toEqual({ x: 10, y: 0 });
  expect(toward({ x: 10, y: 0 }, places, 1, 0)).toEqual({ x: 30, y: 1 });
  expect(toward({ x: 0, y: 0 }, places, 0, -1)).toBeNull();
});

test("a component is called and described as the engine says, a value of a table by its number", () => {
  const about = [{ key: "piece-station", args: { symbol: "triangle", district: "N", tourist: false, departure: "green" } }];
  const said = { station: { 13: { name: "D3", lines: { about } } }, section: { 4: { name: "A1 – B1", lines: {} } } };
  const t = makeWords("en", [english], null, { said: () => said });
  const piece = (group: string, id: string, value: unknown) => pieceWords(group, id, value, t);
  expect(piece("stations", "13", map.stations[13])).toEqual({ name: "D3", about: "triangle, North, departure: green" });
  expect(piece("edges", "4", map.edges[4])).toEqual({ name: "A1 – B1", about: "" });
  expect(piece("crossings", "0", [4, 4])).toEqual({ name: "A1 – B1 × A1 – B1", about: "" });
  expect(piece("tourist_track", "3", 7)).toEqual({ name: "3 visits", about: "7 points" });
  for (const file of [map, cards, scoring] as Record<string, unknown>[])
    for (const group of Object.keys(file)) if (group !== "provenance") expect(t.has(`board-group-${group}`), group).toBe(true);
});

test("a note points at an entry, or at all of a group; some places are on the pad only", () => {
  expect(pointedAt(["stations/12"], "stations", "12")).toBe(true);
  expect(pointedAt(["stations"], "stations", "12")).toBe(true);
  expect(pointedAt(["stations/1"], "stations", "12")).toBe(false);
  expect([onPad("tourist_track"), onPad("interchange_points/2"), onPad("stations/3"), onPad("river")]).toEqual([true, true, false, false]);
  expect([drawn("station_cards"), drawn("rounds")]).toEqual([true, false]);
});
