import { expect, test } from "vitest";
import { sound } from "../src/games/next-station/look";
import type { Entry, EventView, Story } from "../src/lib/protocol";
import { soundOf } from "../src/lib/sounds";
import { curves, path, scores, spread } from "../src/chart/curves";
import { scored, type Scoring } from "../src/table/scored";

const STORY: Story = {
  moments: [
    { at: 0, stages: [{ at: 0, stage: "round", n: 1 }], scores: [0, 0] },
    { at: 4, stages: [{ at: 4, stage: "round", n: 2 }], scores: [10, -5] },
    { at: 9, stages: [], scores: [22, 20] },
  ],
  rounds: [
    { stage: { at: 0, stage: "round", n: 1 }, gained: [10, -5] },
    { stage: { at: 4, stage: "round", n: 2 }, gained: [12, 25] },
  ],
  swing: null,
  items: [[], []],
};
const BOX = { left: 10, top: 0, width: 200, height: 100 };

test("a line has a point for every moment, and ends at the final score", () => {
  const { across, lines, scale } = curves(scores(STORY), BOX, 10);
  expect(across).toEqual([10, 110, 210]);
  expect(lines.map((line) => line.length)).toEqual([3, 3]);
  const [low, high] = [scale[0]!, scale.at(-1)!];
  const read = (y: number): number => high.n - ((y - high.y) / (low.y - high.y)) * (high.n - low.n);
  expect(lines.map((line) => Math.round(read(line.at(-1)!.y)))).toEqual([22, 20]);
  expect(scale.map(({ n }) => n)).toContain(0);
});

test("rounds stand where they began", () => {
  expect(curves(scores(STORY), BOX, 10).rounds).toEqual([
    { n: 1, x: 10 },
    { n: 2, x: 110 },
  ]);
});

test("a game without points is drawn too", () => {
  const still = { ...STORY, moments: STORY.moments.slice(0, 1), rounds: [] };
  expect(curves(scores(still), BOX, 10).lines.map(path)).toEqual(["M10.0 100.0", "M10.0 100.0"]);
});

test("labels keep apart and in order", () => {
  const [a, b, c] = spread([50, 50, 52], 10) as [number, number, number];
  expect(b - a).toBeGreaterThan(9);
  expect(c - b).toBeGreaterThan(9);
});

test("what was scored is added up from where it began to where it ended", () => {
  const gain = (seat: number, n: number, what = "lines") => ({ kind: "gain", seat, what, n }) as const;
  const did = { kind: "did", seat: 0, move: { kind: "pass" }, forced: null } as const;
  const stage = (stage: string, n: number) => ({ kind: "stage", stage, n }) as const;
  const entry = (seq: number, events: object[], more: object = {}) => ({ seq, kind: "played", events, void: [], again: [], ...more }) as unknown as Entry;
  const isRound = (event: EventView): boolean => event.kind === "stage" && event.stage === "round";
  const round = { title: "scored", begins: isRound, ends: isRound };
  const brief = (found: Scoring | null): unknown => found?.gains.map(({ seat, what, n }) => [seat, what, n]) ?? null;

  const log = [entry(1, [stage("round", 1), gain(0, 1)]), entry(2, [did, gain(0, 28), gain(1, 30), gain(0, 3, "cards"), stage("round", 2), gain(0, 2)])];
  const fresh = [stage("round", 2)];
  expect(brief(scored(fresh, log, ["lines"], [round]))).toEqual([[0, "lines", 29], [1, "lines", 30]]);
  expect(brief(scored(fresh, log, [], [{ ...round, whats: ["cards"] }]))).toEqual([[0, "cards", 3]]);
  expect(brief(scored(fresh, log, ["lines"], [{ ...round, begins: (event) => event.kind === "did" }]))).toEqual([[0, "lines", 28], [1, "lines", 30]]);
  // Nothing ended, nothing that is shown, nothing that began in this round, or all was taken back
  expect(scored([did, gain(0, 3)], log, ["lines"], [round])).toBe(null);
  expect(scored(fresh, log, ["lines"])).toBe(null);
  expect(scored([stage("round", 3)], [...log, entry(3, [stage("round", 3)])], ["lines"], [{ ...round, begins: (event) => event.kind === "did" }])).toBe(null);
  expect(brief(scored(fresh, [entry(0, [stage("round", 1), gain(0, 9)]), entry(1, [gain(0, 7)]), entry(2, [], { void: [1] }), entry(3, fresh)], ["lines"], [round]))).toEqual([[0, "lines", 9]]);
});

test("a step of a scoring is called by its own name", () => {
  const log = [{ seq: 1, kind: "played", events: [{ kind: "stage", stage: "scoring", n: 2 }, { kind: "gain", seat: 0, what: "prestige", n: 14 }, { kind: "stage", stage: "scoring", n: 7 }, { kind: "gain", seat: 0, what: "prestige", n: -3 }, { kind: "end" }], void: [], again: [] }] as unknown as Entry[];
  const found = scored([{ kind: "end" }], log, ["prestige"], [{ title: "scored-end", begins: (event) => event.kind === "stage" && event.n === 2, ends: ({ kind }) => kind === "end" }]);
  expect(found?.gains.map(({ keys, n }) => [keys[0], n])).toEqual([["scored-scoring-2", 14], ["scored-scoring-7", -3]]);
});

test("a pencil scratches, a card rustles, money rings", () => {
  const put = { kind: "put", piece: "a", from: "deck", to: "revealed" } as const;
  expect(sound({ kind: "did", seat: 0, move: { kind: "draw" }, forced: null })).toBe("stroke");
  expect(sound(put)).toBe("card");
  expect(sound({ ...put, to: "deck" })).toBe(null);
  expect(soundOf(put)).toBe("card");
  expect(soundOf({ kind: "gain", seat: 0, what: "money", n: 2 })).toBe("coin");
  expect(soundOf({ kind: "gain", seat: 0, what: "money", n: -2 })).toBe(null);
});
