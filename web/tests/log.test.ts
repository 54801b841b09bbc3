import { describe, expect, test } from "vitest";
import { placesOf } from "../src/lib/places";
import type { Entry, EventView } from "../src/lib/protocol";
import { makeWords } from "../src/lib/words";
import { lines, sinceOwn } from "../src/table/lines";
import { filtered, turnsOf } from "../src/table/turns";

const NAMES = ["Anna", "Ben"];
const t = makeWords("en", [
  `web-log-started = The game begins.
did-take = { $who } takes { $goods }
did-choose = { $who } chooses
gain-money = { $who }: money { $n }
told-fair = A fair!
stage-setup = Setting up
stage-round = Round { $n }
stage-turn = Turn { $n }
stage-player = { $who }`,
]);
const take = (seat: number, goods: string): EventView => ({ kind: "did", seat, move: { kind: "take", goods }, forced: null });
const money = (seat: number, n: number): EventView => ({ kind: "gain", seat, what: "money", n });
const stage = (name: string, n: number): EventView => ({ kind: "stage", stage: name, n });
const stop = (seat: number): EventView => ({ kind: "did", seat, move: { kind: "stop" }, forced: null });
const fair = { kind: "rule", id: "R-1", args: { stall: "fish" }, said: { key: "told-fair", args: {} } } as EventView;

function entry(seq: number, seat: number | null, ...events: EventView[]): Entry {
  return { seq, kind: seat === null ? "started" : "played", seat, at: 0, by: null, why: null, void: [], again: [], note: null, events: events as unknown as Entry["events"] };
}

const LOG = [
  entry(1, null, stage("setup", 0)),
  entry(2, 0, { kind: "did", seat: 0, move: { kind: "choose" }, forced: null }, stage("round", 1), stage("turn", 1)),
  entry(3, 0, take(0, "tea")),
  entry(4, 0, take(0, "salt"), money(0, 2), stage("turn", 2)),
  entry(5, 1, stop(1), stage("turn", 3)),
  entry(6, 0, take(0, "eel")),
  entry(7, 1, take(1, "cod"), money(1, -1), fair),
];
const all = lines(LOG, NAMES, t, new Set(["told-fair"]));

/** The log in short: of each turn its stages, its seat and its lines. */
function read(turns = turnsOf(LOG, all)): unknown[] {
  return turns.map(({ stages, seat, lines }) => [...stages, seat, lines.map(({ text }) => text)]);
}

describe("the log", () => {
  test("has a heading for every turn, with its player, and one for a turn of which nothing is told", () => {
    expect(read()).toEqual([
      [null, ["The game begins."]],
      ["Setting up", 0, ["Anna chooses"]],
      ["Round 1", "Turn 1", 0, ["Anna takes tea", "Anna takes salt", "Anna: money 2"]],
      ["Turn 2", 1, []],
      ["Turn 3", 0, ["Anna takes eel"]],
      [1, ["Ben takes cod", "Ben: money -1", "A fair!"]],
    ]);
  });

  test("has the set-up apart", () => {
    expect(turnsOf(LOG, all).map(({ setUp }) => setUp)).toEqual([true, true, false, false, false, false]);
  });

  test("can be read by player and by kind", () => {
    const turns = turnsOf(LOG, all);
    expect(read(filtered(turns, { seat: 1, kind: null }))).toEqual([[1, ["Ben takes cod", "Ben: money -1", "A fair!"]]]);
    expect(read(filtered(turns, { seat: null, kind: "gain" })).flat(2)).toEqual(expect.arrayContaining(["Anna: money 2", "Ben: money -1"]));
    expect(read(filtered(turns, { seat: null, kind: "banner" }))).toEqual([[1, ["A fair!"]]]);
    expect(filtered(turns, { seat: 0, kind: "banner" })).toEqual([]);
  });

  test("tells what others did since one's last turn", () => {
    expect(sinceOwn(LOG, all, 0).map(({ text }) => text)).toEqual(["Ben takes cod", "Ben: money -1", "A fair!"]);
    expect(sinceOwn(LOG, all, 1)).toEqual([]);
    const undone: Entry = { ...entry(8, null), kind: "undone", void: [7] };
    const after = [...LOG, undone];
    expect(sinceOwn(after, lines(after, NAMES, t), 0)).toEqual([]);
  });
});

describe("a line", () => {
  test("belongs to the player whom it names, whoever's turn it is", () => {
    const moved = { kind: "put", piece: "pawn-1", from: "market", to: "gate", said: { key: "did-take", args: { who: { seat: 1 }, goods: "leave" } } };
    const driven = [...LOG, entry(8, 0, moved as EventView)];
    const [line] = lines(driven, NAMES, t).slice(-1);
    expect(line).toMatchObject({ text: "Ben takes leave", seat: 1 });
    const left = filtered(turnsOf(driven, lines(driven, NAMES, t)), { seat: 1, kind: null });
    expect(read(left).at(-1)).toEqual([0, ["Ben takes leave"]]);
  });

  test("knows where it happened, by what its event names", () => {
    expect(placesOf({ kind: "put", piece: "school", from: "hand-1", to: "top-3" })).toEqual(["school", "top-3", "hand-1"]);
    expect(placesOf({ kind: "did", seat: 1, move: { kind: "to", region: "2.5:B" }, forced: null })).toContain("2.5:B");
    expect(placesOf(money(1, 2))).toEqual(["money", "purse-1", "seat-1"]);
    expect(all.at(-1)?.places).toEqual(["fish"]);
  });
});
