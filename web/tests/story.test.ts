import { expect, test } from "vitest";
import { sound } from "../src/games/next-station/look";
import type { Story } from "../src/lib/protocol";
import { soundOf } from "../src/lib/sounds";
import { chart, path, spread } from "../src/table/chart";
import { scored } from "../src/table/scored";

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
  const { across, lines, scale } = chart(STORY, BOX, 10);
  expect(across).toEqual([10, 110, 210]);
  expect(lines.map((line) => line.length)).toEqual([3, 3]);
  const [low, high] = [scale[0]!, scale.at(-1)!];
  const read = (y: number): number => high.n - ((y - high.y) / (low.y - high.y)) * (high.n - low.n);
  expect(lines.map((line) => Math.round(read(line.at(-1)!.y)))).toEqual([22, 20]);
  expect(scale.map(({ n }) => n)).toContain(0);
});

test("rounds stand where they began", () => {
  expect(chart(STORY, BOX, 10).rounds).toEqual([
    { n: 1, x: 10 },
    { n: 2, x: 110 },
  ]);
});

test("a game without points is drawn too", () => {
  const still = { ...STORY, moments: STORY.moments.slice(0, 1), rounds: [] };
  expect(chart(still, BOX, 10).lines.map(path)).toEqual(["M10.0 100.0", "M10.0 100.0"]);
});

test("labels keep apart and in order", () => {
  const [a, b, c] = spread([50, 50, 52], 10) as [number, number, number];
  expect(b - a).toBeGreaterThan(9);
  expect(c - b).toBeGreaterThan(9);
});

test("what was gained just before a round begins is what the last one brought", () => {
  const gain = (seat: number, n: number) => ({ kind: "gain", seat, what: "lines", n }) as const;
  const did = { kind: "did", seat: 0, move: { kind: "pass" }, forced: null } as const;
  const round = { kind: "stage", stage: "round", n: 2 } as const;
  expect(scored([gain(0, 1), did, gain(0, 28), gain(1, 30), round, gain(0, 2)], ["round"])).toEqual([
    { seat: 0, what: "lines", n: 28 },
    { seat: 1, what: "lines", n: 30 },
  ]);
  expect(scored([did, gain(0, 3)], ["round"])).toEqual([]);
  expect(scored([gain(0, 28), round])).toEqual([]);
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
