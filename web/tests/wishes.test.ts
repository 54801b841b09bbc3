import { describe, expect, test } from "vitest";
import { same, Wishes } from "../src/desk/wishes";
import type { Entry, Now } from "../src/lib/protocol";

const TAKE = { kind: "take", card: "tea" };
const PASS = { kind: "pass" };
const LEGAL = [{ action: 4, move: PASS }, { action: 7, move: { card: "tea", kind: "take" } }];

function entry(seq: number, seat: number | null, kind: Entry["kind"] = "played"): Entry {
  return { seq, kind, seat, at: 0, by: "person", why: null, void: [], again: [], note: null, events: [] };
}

/** Seat 0 is told the table: after its own answer, entry 12, unless something else is said. */
function now(more: Partial<Now> = {}): Now {
  const ask = { id: 12, kind: "turn", prompt: "", context: {}, moves: [], aside: [] };
  return {
    type: "now", seq: 12, seat: 0, view: {}, standing: [], to_act: [0], asked: [], ask, legal: LEGAL, undo: 12, back: [], redo: null, take_backs: 0, hints: 0, played_on: null, entries: [entry(12, 0)],
    result: null, clock: null, ended: null, stopped: null, ...more,
  }; // prettier-ignore
}

/** Seat 0 was asked question 11, and means a move after its answer. */
function meaning(...moves: object[]): Wishes {
  const wishes = new Wishes();
  wishes.keep(0, 11, ...moves);
  return wishes;
}

describe("what is meant next", () => {
  test("is answered once it is asked for, by the move, whatever its number", () => {
    expect(meaning(TAKE).next(now())).toEqual({ action: 7, then: [] });
    expect(meaning(TAKE).next(now({ legal: [{ action: 30, move: TAKE }] }))).toEqual({ action: 30, then: [] });
  });

  test("is answered once", () => {
    const wishes = meaning(TAKE);
    wishes.next(now());
    expect(wishes.next(now({ seq: 13, undo: 13, entries: [entry(13, 0)] }))).toBeNull();
  });

  test("may be two answers, one after the other", () => {
    expect(meaning(TAKE, PASS).next(now())).toEqual({ action: 7, then: [PASS] });
  });

  test("waits while nothing happened", () => {
    const wishes = meaning(TAKE);
    const still = { ...now().ask!, id: 11 };
    expect(wishes.next(now({ ask: still, entries: [] }))).toBeNull();
    expect(wishes.next(now())).toEqual({ action: 7, then: [] });
  });

  test("waits while another seat of this device is told something", () => {
    const wishes = meaning(TAKE);
    expect(wishes.next(now({ seat: 1 }))).toBeNull();
    expect(wishes.next(now())).toEqual({ action: 7, then: [] });
  });

  test("is forgotten when something else is meant, or nothing any more", () => {
    const wishes = meaning(TAKE);
    wishes.keep(0, 11, PASS);
    expect(wishes.next(now())).toEqual({ action: 4, then: [] });
    const answered = meaning(TAKE);
    answered.keep(0, 11, null);
    expect(answered.next(now())).toBeNull();
    const dropped = meaning(TAKE);
    dropped.drop();
    expect(dropped.next(now())).toBeNull();
  });

  describe("is dropped for good", () => {
    const question = (id: number) => ({ ...now().ask!, id });
    const cases: [string, Partial<Now>][] = [
      ["where it is no answer any more", { legal: [{ action: 4, move: PASS }] }],
      ["where the seat is asked nothing", { ask: null, legal: [], to_act: [1] }],
      ["when another seat acted after the answer", { seq: 13, entries: [entry(12, 0), entry(13, 1)] }],
      ["when another seat acted before it", { ask: question(11), undo: null, entries: [entry(12, 1)] }],
      ["when the answer brought something to light", { undo: null }],
      ["when something was taken back", { undo: null, entries: [entry(12, 0, "undone")] }],
      ["when the page was away and hears of several answers", { seq: 13, undo: 13, entries: [entry(12, 0), entry(13, 0)] }],
    ];
    test.each(cases)("%s", (_, more) => {
      const wishes = meaning(TAKE);
      expect(wishes.next(now(more))).toBeNull();
      expect(wishes.next(now({ seq: 14, undo: 14, entries: [entry(14, 0)] }))).toBeNull();
    });
  });

  test("moves are compared whatever the order of their fields", () => {
    expect(same({ kind: "evict", tile: "a", seat: 1 }, { seat: 1, tile: "a", kind: "evict" })).toBe(true);
    expect(same({ kind: "to", tile: "a" }, { kind: "to", tile: "b" })).toBe(false);
  });
});
