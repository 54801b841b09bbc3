import { describe, expect, test } from "vitest";
import type { GameModule } from "../src/games/types";
import { fieldOf, type Option } from "../src/lib/options";
import { pageOf } from "../src/lib/paths";
import type { Entry } from "../src/lib/protocol";
import { makeWords } from "../src/lib/words";
import { lines, takenBack } from "../src/table/lines";

function entry(seq: number, kind: Entry["kind"], seat: number | null, events: Entry["events"] = []): Entry {
  return { seq, kind, seat, note: null, events };
}

test("an undo strikes out the seat's last play that still stood", () => {
  const log = [
    entry(1, "started", null),
    entry(2, "played", 0),
    entry(3, "played", 0),
    entry(4, "played", 1),
    entry(5, "undone", 0),
    entry(6, "undone", 0),
  ];
  expect([...takenBack(log)]).toEqual([3, 2]);
});

test("a log is told in words, with rules by their ids and what the game does not tell left out", () => {
  const t = makeWords("en", ["R-1 = The rule.\nweb-log-started = It begins.\nweb-log-end = It ends."]);
  const module = { event: (event: { kind: string }) => (event.kind === "stage" ? "Round 1" : null) } as unknown as GameModule;
  const events = [{ kind: "stage" }, { kind: "put" }, { kind: "rule", id: "R-1", args: {} }, { kind: "end" }];
  const told = lines([entry(1, "started", null), entry(2, "played", 0, events)], module, ["Anna"], t);
  expect(told.map(({ kind, text, rule }) => [kind, text, rule])).toEqual([
    ["note", "It begins.", null],
    ["stage", "Round 1", null],
    ["event", "The rule.", "R-1"],
    ["event", "It ends.", null],
  ]);
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
});

test("every address has its page", () => {
  expect(pageOf("/")).toEqual({ page: "lobby" });
  expect(pageOf("/new/next-station")).toEqual({ page: "new", game: "next-station" });
  expect(pageOf("/t/abc/")).toEqual({ page: "table", id: "abc" });
  expect(pageOf("/rules/next-station")).toEqual({ page: "rules", game: "next-station" });
  expect(pageOf("/replay")).toEqual({ page: "replays" });
  expect(pageOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(pageOf("/learn/next-station")).toEqual({ page: "learn", game: "next-station" });
  expect(pageOf("/components/next-station")).toEqual({ page: "components", game: "next-station", data: "" });
  expect(pageOf("/components/next-station/b3b4")).toEqual({ page: "components", game: "next-station", data: "b3b4" });
  expect(pageOf("/preferences")).toEqual({ page: "preferences" });
  for (const path of ["/t", "/new", "/elsewhere", "/t/a/b", "/replay/a/b", "/components", "/components/a/b/c", "/%E0%A4%A"]) expect(pageOf(path)).toEqual({ page: "nowhere" });
});
