import { describe, expect, test } from "vitest";
import { marks, meant, sections, sectionWords } from "../src/games/next-station/answers";
import { toward } from "../src/lib/toward";
import { chartOf } from "../src/games/next-station/chart";
import { drawn, onPad, pieceWords, pointedAt } from "../src/games/next-station/pieces";
import * as names from "../src/games/next-station/names";
import { pending, standing } from "../src/games/next-station/points";
import { told } from "../src/games/next-station/telling";
import type { Components, LineView, SheetView, View } from "../src/games/next-station/view";
import type { Answer } from "../src/games/types";
import { makeWords, naming } from "../src/lib/words";
import english from "../../locale/en/games/next-station.ftl?raw";
import cards from "../../src/londinium/games/next_station/data/cards.json";
import map from "../../src/londinium/games/next_station/data/map.json";
import scoring from "../../src/londinium/games/next_station/data/scoring.json";

const components = { map, cards, scoring } as unknown as Components;
const chart = chartOf(components);
const t = makeWords("en", [english], null, naming(names, components));

const at = (place: string): number => chart.stations.find((station) => station.label === place)!.id;
const PENCILS = ["green", "blue", "pink", "purple"];
const DEPARTURES = ["D3", "F8", "H4", "C6"];

/** A line through these places, each joined to the one before it. */
function line(pencil: number, places: string[], points = 0): LineView {
  const stations = places.map(at);
  return {
    pencil: PENCILS[pencil]!,
    begun: places.length > 0,
    departure: at(DEPARTURES[pencil]!),
    sections: stations.slice(1).map((to, i) => [stations[i]!, to]),
    stations,
    ends: places.length > 1 ? [stations[0]!, stations.at(-1)!] : stations,
    mark: null,
    districts: 0,
    most: 0,
    thames: 0,
    tourist: stations.filter((id) => chart.stations[id]!.tourist).length,
    points,
  };
}

function sheet(lines: LineView[], more: Partial<SheetView> = {}): SheetView {
  const all = PENCILS.map((_, pencil) => lines.find((one) => one.pencil === PENCILS[pencil]) ?? line(pencil, []));
  return {
    seat: 0,
    pencil: lines[0]!.pencil,
    power: null,
    power_used: false,
    lines: all,
    visits: 0,
    interchanges: [0, 0, 0],
    objectives: [],
    points: {},
    score: 0,
    grade: null,
    ...more,
  };
}

function view(own: SheetView, more: Partial<View> = {}): View {
  return { round: 2, symbol: "circle", switch: false, powers: {}, objectives: [], sheets: [own], over: false, ...more } as View;
}

function draws(...ways: [string, string][]): Answer[] {
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
  test("are named with what they bring, in reading order of the stations they lead to", () => {
    const own = sheet([line(0, ["D3", "C4"]), line(3, ["C6", "B5"])]);
    const found = sections(draws(["C4", "B5"], ["D3", "F1"]), view(own), own, components, chart);
    expect(found.map((one) => sectionWords(one, t))).toEqual([
      "D3 to F1, circle",
      "C4 to B5, triangle, crosses the Thames, interchange of 2 lines",
    ]);
  });

  test("lead to a new district where the line has no station", () => {
    const own = sheet([line(0, ["D3"])]);
    const [west, north] = sections(draws(["D3", "A3"], ["D3", "F1"]), view(own), own, components, chart).reverse();
    expect([west!.brings.district, north!.brings.district]).toEqual(["NW", null]);
  });

  test("say when only the power allows them", () => {
    const joker = sheet([line(0, ["D3"])], { power: "joker" });
    const uses = (own: SheetView, more: Partial<View> = {}): boolean =>
      sections(draws(["D3", "D2"]), view(own, more), own, components, chart)[0]!.brings.power;
    expect(uses(joker)).toBe(true);
    expect(uses(joker, { symbol: "square" })).toBe(false);
    expect(uses({ ...joker, power_used: true })).toBe(false);
    const branch = sheet([line(0, ["C4", "D3", "F1"])], { power: "switch" });
    expect(uses(branch)).toBe(true);
    expect(uses(branch, { switch: true })).toBe(false);
  });

  test("are circles too", () => {
    expect(marks([{ action: 7, move: { kind: "circle", station: at("F1") } }], chart).map(({ at }) => at.label)).toEqual(["F1"]);
  });
});

describe("a click on no answer", () => {
  const own = sheet([line(0, ["C4", "D3", "F1"])]);
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
    expect(meant(sheet([line(0, ["D3"])]), chart, chart.stations[at("D3")]!, false)).toBeNull();
  });
});

test("an arrow key goes to the nearest place in its direction, not to one behind or far aside", () => {
  const places = [{ x: 10, y: 0 }, { x: 6, y: 14 }, { x: -5, y: 0 }, { x: 30, y: 1 }];
  expect(toward({ x: 0, y: 0 }, places, 1, 0)).toEqual({ x: 10, y: 0 });
  expect(toward({ x: 10, y: 0 }, places, 1, 0)).toEqual({ x: 30, y: 1 });
  expect(toward({ x: 0, y: 0 }, places, 0, -1)).toBeNull();
});

test("points as they stand count the line of the round with its sites, up to the end of the track", () => {
  const own = sheet([line(0, ["D3", "F4"], 8), line(2, ["H4"], 20)], { visits: 9, interchanges: [2, 1, 0] });
  const now = view(own);
  expect(pending(now, own)).toBe(1);
  expect(standing(now, 0, components)).toMatchObject({ lines: 28, visits: 10, tourist: 25, interchanges: 9, total: 62 });
  const more = view({ ...own, visits: 10 }, { powers: { green: "joker" } });
  expect(standing(more, 0, components)).toMatchObject({ visits: 10, modules: -10, total: 52 });
});

test("what happened is told in words, and what the picture shows better is not", () => {
  const say = (event: unknown): string | null => told(event as Parameters<typeof told>[0], ["Anna", "Ben"], t);
  expect(say({ kind: "did", seat: 1, move: { kind: "draw", from: 13, to: 4 }, forced: null })).toBe("Ben: D3 to F1");
  expect(say({ kind: "did", seat: 0, move: { kind: "pass" }, forced: true })).toBe("Anna: pass (no section fits)");
  expect(say({ kind: "put", piece: "underground_circle", from: "deck", to: "revealed" })).toBe("Revealed: circle, underground");
  expect(say({ kind: "put", piece: "underground_circle", from: "revealed", to: "deck" })).toBeNull();
  expect(say({ kind: "put", piece: "pink", from: "slot-0", to: "slot-1" })).toBeNull();
  expect(say({ kind: "put", piece: "sheet-0/section-4-13", from: null, to: "green" })).toBeNull();
  expect(say({ kind: "turn", piece: "seat-1/joker", side: "down" })).toBe("Ben: power used, joker");
  expect(say({ kind: "turn", piece: "seat-1/joker", side: "up" })).toBeNull();
  expect(say({ kind: "gain", seat: 0, what: "lines", n: 12 })).toBe("Anna: 12 points for the line");
  expect(say({ kind: "gain", seat: 0, what: "visits", n: 0 })).toBeNull();
  expect(say({ kind: "stage", stage: "round", n: 2 })).toBe("Round 2");
  expect(say({ kind: "end" })).toBeNull();
});

describe("components in words", () => {
  const piece = (group: string, id: string, value: unknown) => pieceWords(group, id, value, components, t);
  const printed = (place: string) => map.stations[at(place)];

  test("a station says its symbol, its district, and what else is printed on it", () => {
    expect(piece("stations", String(at("D3")), printed("D3"))).toEqual({ name: "D3", about: "triangle, North, departure: green" });
    expect(piece("stations", String(at("G2")), printed("G2"))).toEqual({ name: "G2", about: "pentagon, North, tourist site" });
  });
  test("a district says where it lies and how many stations it has", () => {
    const centre = map.districts.find(({ id }) => id === "C");
    expect(piece("districts", "C", centre)).toEqual({ name: "Centre", about: "From D4 to G7, 9 stations" });
  });
  test("a section says its ends, and that it crosses the river", () => {
    const crossing = chart.between(at("G7"), at("E5"))!;
    expect(piece("edges", String(crossing.id), map.edges[crossing.id])).toEqual({ name: "E5 – G7", about: "crosses the Thames" });
  });
  test("every component of the game has words", () => {
    for (const file of [map, cards, scoring] as Record<string, unknown>[]) {
      for (const [group, entries] of Object.entries(file)) {
        if (group === "provenance") continue;
        expect(t.has(`board-group-${group}`), group).toBe(true);
        for (const [n, value] of (Array.isArray(entries) ? entries : [entries]).entries()) {
          const id = String(value?.id ?? n);
          const words = piece(group, id, value);
          expect(words?.name, `${group}/${id}`).toBeTruthy();
          expect(`${words?.name} ${words?.about}`, `${group}/${id}`).not.toMatch(/undefined|NaN|board-|\{/);
        }
      }
    }
  });
});

test("a note points at an entry, or at all of a group; some places are on the pad only", () => {
  expect(pointedAt(["stations/12"], "stations", "12")).toBe(true);
  expect(pointedAt(["stations"], "stations", "12")).toBe(true);
  expect(pointedAt(["stations/1"], "stations", "12")).toBe(false);
  expect([onPad("tourist_track"), onPad("interchange_points/2"), onPad("stations/3"), onPad("river")]).toEqual([true, true, false, false]);
  expect([drawn("station_cards"), drawn("rounds")]).toEqual([true, false]);
});
