import { describe, expect, test } from "vitest";
import { curves } from "../src/chart/curves";
import { change, costs, expected, mistakes, rows, swings, value, verdict } from "../src/coach/report";
import type { AnalysedDecision, Report } from "../src/lib/protocol";

const move = (to: number): Record<string, unknown> => ({ kind: "draw", to });

function decision(seq: number, seat: number, loss: number, mark: AnalysedDecision["class"]): AnalysedDecision {
  const candidates = [0.6, 0.59, 0.6 - loss].map((worth, n) => ({ action: n, move: move(n), value: worth }));
  return { seq, seat, question: "draw", played: move(2), best: move(0), loss, percent: 100 * loss, class: mark, reasons: [], candidates };
}

const report: Report = {
  game: "toy",
  version: 1,
  unit: "chance",
  calibrated: true,
  complete: true,
  why: null,
  seats: [],
  decisions: [decision(1, 0, 0.2, "blunder"), decision(2, 1, 0, "best"), decision(3, 0, 0.06, "inaccuracy")],
  chance: [
    { seq: 0, by_seat: [0.1, -0.1] },
    { seq: 2, by_seat: [-0.3, 0.3] },
  ],
  chart: [0, 1, 2, 3, 4].map((seq) => ({ seq, by_seat: [0.5 - seq / 10, 0.5 + seq / 10] })),
  mattered: [1, 3],
};

describe("a second try", () => {
  const one = report.decisions[0]!;
  test("finds the coach's answer, nearly so, what was played, or something else", () => {
    expect(verdict(one, 0, "chance")).toBe("right");
    expect(verdict(one, 1, "chance")).toBe("near");
    expect(verdict(one, 2, "chance")).toBe("same");
    expect(verdict(one, 99, "chance")).toBe("wrong");
  });
  test("costs what the coach's answer was worth more, in percent of the chance to win", () => {
    expect(costs(one, 1, "chance")).toBeCloseTo(1);
    expect(costs(one, 99, "chance")).toBeNull();
    expect(costs({ ...one, loss: 4, percent: 8 }, 2, "points")).toBeCloseTo(0.4);
  });
  test("is for one's own decisions that were not good", () => {
    expect(mistakes(report, 0).map(({ seq }) => seq)).toEqual([1, 3]);
    expect(mistakes(report, 1)).toEqual([]);
  });
});

describe("the chart", () => {
  test("names the moments that moved it, in the order of the game", () => {
    expect(swings(report).map(({ at, seat, kind }) => [at, seat, kind])).toEqual([
      [1, 0, "decision"],
      [1, 0, "chance"],
      [3, 0, "decision"],
      [3, 0, "chance"],
    ]);
  });
  test("has a row for every round, every such moment, the start and the end", () => {
    expect(rows(report, [{ at: 2, stage: "round", n: 2 }])).toEqual([0, 1, 2, 3, 4]);
    expect(rows({ ...report, chart: report.chart.slice(0, 2) }, [{ at: 3, stage: "round", n: 2 }])).toEqual([0, 1]);
  });
  test("reaches over the whole game, however far the analysis has come", () => {
    const box = { left: 0, top: 0, width: 100, height: 100 };
    const shape = curves(expected({ ...report, chart: report.chart.slice(0, 3) }, 4, [{ at: 2, stage: "round", n: 2 }]), box, 10);
    expect(shape.lines[0]!.at(-1)).toEqual({ x: 50, y: 70 });
    expect(shape.scale.map(({ n }) => n)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(shape.rounds).toEqual([{ n: 2, x: 50 }]);
    const points = curves(expected({ ...report, unit: "points", chart: [{ seq: 0, by_seat: [62] }] }, 4, []), box, 10);
    expect(points.scale.map(({ n }) => n)).toEqual([0, 20, 40, 60, 80]);
  });
});

test("numbers are written as the language does it", () => {
  expect(value(0.634, "chance", "en")).toBe("63%");
  expect(value(41.25, "points", "uk")).toBe("41,3");
  expect(change(-0.125, "chance", "en")).toBe("−12.5%");
  expect(change(0, "points", "en")).toBe("0");
});
