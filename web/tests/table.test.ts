import { describe, expect, test } from "vitest";
import { askedOf } from "../src/lib/seats";
import { fieldOf, picksFor, type Option } from "../src/lib/options";
import { pageOf } from "../src/lib/paths";
import type { Entry } from "../src/lib/protocol";
import { named } from "../src/lib/seats";
import { facts, makeWords } from "../src/lib/words";
import { lines, takenBack } from "../src/table/lines";

function entry(seq: number, kind: Entry["kind"], seat: number | null, more: Partial<Entry> = {}): Entry {
  return { seq, kind, seat, at: 0, by: null, why: null, void: [], again: [], note: null, events: [], ...more };
}

test("what was taken back or cut off is struck out", () => {
  const log = [entry(2, "played", 0), entry(3, "played", 1), entry(4, "undone", 0, { void: [2, 3] }), entry(5, "played", 1)];
  expect([...takenBack(log)]).toEqual([2, 3]);
  expect([...takenBack([...log, entry(6, "cut", null, { void: [5] })])]).toEqual([2, 3, 5]);
  expect([...takenBack([...log, entry(6, "redone", 0, { void: [5], again: [2, 3] })])]).toEqual([5]);
});

test("a refusal names the player, whose seat the server counts from 0", () => {
  const t = makeWords("en", ["KER-UNDO-2 = Answered.\n    .no = { $seat } has already answered to it."]);
  const said = (args: Record<string, unknown>) => t("KER-UNDO-2.no", facts(named(args, ["Anna", "Ben"])));
  expect([said({ seat: 0 }), said({ seat: 1 })]).toEqual(["Anna has already answered to it.", "Ben has already answered to it."]);
  expect(named({ n: 3, seat: "Q" }, ["Anna"])).toEqual({ n: 3, seat: "Q" });
});

test("who ran out of time, left, was replaced, came back, and why a game ended stands in the log", () => {
  const keys = ["timed", "left", "taken", "back", "ended-timed", "ended-left", "ended-stopped", "cut"];
  const t = makeWords("en", [keys.map((key) => `web-log-${key} = ${key}`).join("\n")]);
  const log = [
    entry(1, "timed", 1),
    entry(2, "taken", 1, { by: "bot" }),
    entry(3, "taken", 1, { by: "person" }),
    entry(4, "left", 0),
    entry(5, "ended", 0, { why: "left" }),
    entry(6, "ended", 1, { why: "timed" }),
    entry(7, "ended", null, { why: "stopped" }),
    entry(8, "cut", null),
  ];
  expect(lines(log, ["Anna", "Ben"], t).map(({ text, seat }) => [text, seat])).toEqual([
    ["timed", 1],
    ["taken", 1],
    ["back", 1],
    ["left", 0],
    ["ended-left", 0],
    ["ended-timed", 1],
    ["ended-stopped", null],
    ["cut", null],
  ]);
});

test("a log is told in words, with rules by their ids and what the game does not tell left out", () => {
  const t = makeWords("en", ["R-1 = The rule.\nR-2 = The other rule, in full.\n    .told = The other rule.\nweb-log-started = It begins.\nweb-log-end = It ends.\nstage-round = Round { $n }"]);
  const events = [{ kind: "stage", stage: "round", n: 1 }, { kind: "put" }, { kind: "rule", id: "R-1", args: {} }, { kind: "rule", id: "R-2", args: {} }, { kind: "end" }];
  const told = lines([entry(1, "started", null), entry(2, "played", 0, { events })], ["Anna"], t);
  expect(told.map(({ kind, text, rule }) => [kind, text, rule])).toEqual([
    ["note", "It begins.", null],
    ["stage", "Round 1", null],
    ["event", "The rule.", "R-1"],
    ["event", "The other rule.", "R-2"],
    ["banner", "It ends.", null],
  ]);
});

test("a board is told its own question with what it takes to answer it, else what the first seat that owes is asked", () => {
  const all = [1, 2].map((seat) => ({ seat, kind: `of ${seat}`, context: null }));
  const ask = { id: 7, kind: "of 2", prompt: "p", context: { n: 1 }, moves: ["pass"], aside: [] };
  expect(askedOf(all, 2, ask)).toEqual({ seat: 2, ...ask });
  expect([askedOf(all, 2), askedOf(all, 0), askedOf(all, null)].map((one) => [one?.kind, one?.id])).toEqual([["of 2", undefined], ["of 1", undefined], ["of 1", undefined]]);
  expect(askedOf([], 0)).toBeNull();
});

describe("an option is asked for as its schema says", () => {
  const field = (schema: object) => fieldOf({ name: "n", title: "", description: "", default: null, schema } as Option);
  test("yes or no", () => expect(field({ type: "boolean" })).toEqual({ kind: "switch" }));
  test("one of a few words", () =>
    expect(field({ anyOf: [{ enum: ["a", "b"] }, { type: "null" }] })).toEqual({ kind: "choice", values: [null, "a", "b"] }));
  test("a small range", () =>
    expect(field({ type: "integer", minimum: 1, maximum: 3 })).toEqual({ kind: "choice", values: [1, 2, 3] }));
  test("numbers by example", () =>
    expect(field({ type: "integer", examples: [0, 1] })).toEqual({ kind: "choice", values: [0, 1] }));
  test("any number", () =>
    expect(field({ type: "integer" })).toEqual({ kind: "number", min: null, max: null, nullable: false }));
  test("an order of words", () =>
    expect(field({ anyOf: [{ type: "array" }, { type: "null" }], examples: [["x", "y"]] })).toEqual({
      kind: "order",
      values: ["x", "y"],
      nullable: true,
    }));
  test("a word for each seat", () => {
    const examples = [["x", "y"], ["z", "y", "x"]];
    expect(field({ anyOf: [{ type: "array" }, { type: "null" }], examples })).toEqual({ kind: "picks", values: ["x", "y", "z"], nullable: true });
    expect(picksFor(2, ["x", "y", "z"], [])).toEqual(["x", "y"]);
    expect(picksFor(3, ["x", "y", "z"], ["z", "x"])).toEqual(["z", "x", "y"]);
    expect(picksFor(1, ["x", "y", "z"], ["z", "x"])).toEqual(["z"]);
  });
});

test("every address has its page", () => {
  expect(pageOf("/")).toEqual({ page: "lobby" });
  expect(pageOf("/new/next-station")).toEqual({ page: "new", game: "next-station" });
  expect(pageOf("/t/abc/")).toEqual({ page: "table", id: "abc" });
  expect(pageOf("/workshop/guilds")).toEqual({ page: "workshop", game: "guilds" });
  expect(pageOf("/workshop/guilds/merge")).toEqual({ page: "merge", game: "guilds" });
  expect(pageOf("/workshop/guilds/other")).toEqual({ page: "nowhere" });
  expect(pageOf("/rules/next-station")).toEqual({ page: "rules", game: "next-station" });
  expect(pageOf("/replay")).toEqual({ page: "replays" });
  expect(pageOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(pageOf("/learn/next-station")).toEqual({ page: "learn", id: "next-station" });
  expect(pageOf("/components/next-station")).toEqual({ page: "components", game: "next-station", data: "" });
  expect(pageOf("/components/next-station/b3b4")).toEqual({ page: "components", game: "next-station", data: "b3b4" });
  expect(pageOf("/preferences")).toEqual({ page: "preferences" });
  for (const path of ["/t", "/new", "/elsewhere", "/t/a/b", "/replay/a/b", "/components", "/components/a/b/c", "/%E0%A4%A"]) expect(pageOf(path)).toEqual({ page: "nowhere" });
});
