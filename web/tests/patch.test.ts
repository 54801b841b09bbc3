/** Changes are applied as the server means them, and what does not fit is refused. */

import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { applyChange, Misfit } from "../src/lib/patch";

interface Seen {
  first: unknown;
  steps: { change: unknown; now: unknown }[];
}

test.each(["next-station", "london", "guilds", "dei"])("a recorded game: %s", { timeout: 180_000 }, (game) => {
  const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
  const output = execFileSync(python, ["scripts/changes.py", game], { encoding: "utf-8", maxBuffer: 1 << 29 });
  for (const { first, steps } of JSON.parse(output) as Seen[]) {
    let shown = first;
    for (const { change, now } of steps) {
      const before = JSON.stringify(shown);
      const after = applyChange(change, shown);
      expect(JSON.stringify(after)).toBe(JSON.stringify(now)); // the order of names too
      expect(JSON.stringify(shown)).toBe(before);
      shown = after;
    }
    expect(steps.length).toBeGreaterThan(15);
  }
});

test("what has not changed is shared", () => {
  const old = { a: { x: 1 }, b: [{ y: 1 }, { z: 2 }] };
  const after = applyChange({ b: { "1": { z: [3] } } }, old) as typeof old;
  expect(after).toEqual({ a: { x: 1 }, b: [{ y: 1 }, { z: 3 }] });
  expect(after.a).toBe(old.a);
  expect(after.b[0]).toBe(old.b[0]);
});

test("names of objects in a list are told once for all of a shape", () => {
  const change = { legal: [["n", ["move", "to"], ["said"]], [[1, 2], [3, [4]]], ["n"], [[5]]] };
  const legal = [{ n: 1, move: { to: 2 }, said: {} }, { n: 3, move: { to: [4] }, said: {} }, { n: 5 }];
  expect(applyChange(change, { legal: [] })).toEqual({ legal });
  expect(applyChange(change, {})).toEqual({ legal });
  const after = applyChange({ legal: [["__proto__"], [[1], [2]]] }, {}) as { legal: object[] };
  expect(after.legal.map((one) => Object.keys(one))).toEqual([["__proto__"], ["__proto__"]]);
});

describe("what does not fit", () => {
  const cases: [unknown, unknown][] = [
    [{ a: 1 }, { b: [] }],
    [{ a: 1 }, { b: { c: [1] } }],
    [{ a: 1 }, { b: [0, 0, [1]] }],
    [{ a: 1 }, { a: { b: [1] } }],
    [{ a: 1 }, { a: [0, 0, []] }],
    [{ a: 1 }, []],
    [{ a: 1 }, { a: [1, 2] }],
    [{ a: 1 }, null],
    [{ a: 1 }, { toString: {} }],
    [[1, 2], { "2": [3] }],
    [[1, 2], { "-1": [3] }],
    [[1, 2], { "01": [3] }],
    [[1, 2], { length: [3] }],
    [[1, 2], [1, 2, [3]]],
    [[1, 2], [-1, 1, [3]]],
    [[1, 2], [0, 1, 3]],
    [[1, 2], []],
    [null, { a: [1] }],
    ["text", { "0": ["T"] }],
    [[], [["a"], [[1, 2]]]],
    [[], [["a", "b"], [[1]]]],
    [[], [["a", "a"], [[1, 2]]]],
    [[], [["a", ["a", "b"]], [[1, 2]]]],
    [[], [[1], [[1]]]],
    [[], [[[]], [[]]]],
    [[], [["a"], [1]]],
    [[], [["a"], 1]],
    [[], ["a", [[1]]]],
    [[], [["a"], [[1]], ["b"], {}]],
    [[], [["a"], [[1]], ["b"], [[1]], ["c"]]],
    [{ a: 1 }, { b: [["a"], [[1, 2]]] }],
  ];
  test.each(cases)("%j, %j", (old, change) => {
    expect(() => applyChange(change, old)).toThrow(Misfit);
  });
});
