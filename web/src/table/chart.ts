/** The score over time as shapes: lines, rounds and labels in a box, the same for the page and for the picture. */

import type { Story } from "../lib/protocol";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Chart {
  /** Where each moment stands. */
  across: number[];
  /** By seat: its scores, moment by moment. */
  lines: Point[][];
  /** By seat: how high the label at its end stands, so that labels keep apart. */
  labels: number[];
  /** Whole numbers to be read at the left. */
  scale: { n: number; y: number }[];
  /** Where rounds begin, by their numbers. */
  rounds: { n: number; x: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST = 5; // lines of the scale

export function chart({ moments, rounds }: Story, box: Box, apart: number): Chart {
  const all = moments.flatMap(({ scores }) => scores);
  const step = STEPS.find((size) => (Math.max(0, ...all) - Math.min(0, ...all)) / size <= MOST) ?? STEPS.at(-1)!;
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const x = (n: number): number => box.left + (box.width * n) / Math.max(1, moments.length - 1);
  const y = (score: number): number => box.top + (box.height * (high - score)) / (high - low);
  const seats = moments[0]?.scores.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => moments.map(({ scores }, n) => ({ x: x(n), y: y(scores[seat]!) })));
  const begun = (at: number): number => moments.findIndex((moment) => moment.at === at);
  return {
    across: moments.map((_, n) => x(n)),
    lines,
    labels: spread(lines.map((line) => line.at(-1)!.y), apart),
    scale: Array.from({ length: (high - low) / step + 1 }, (_, n) => ({ n: low + n * step, y: y(low + n * step) })),
    rounds: rounds.map(({ stage }) => ({ n: stage.n, x: x(begun(stage.at)) })),
  };
}

/** Heights that keep apart, as near as can be to where they were. */
export function spread(wanted: number[], apart: number): number[] {
  const order = wanted.map((_, seat) => seat).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  for (let again = 0; again < wanted.length; again++) {
    for (let n = 1; n < order.length; n++) {
      const [above, below] = [order[n - 1]!, order[n]!];
      const lacking = apart - (found[below]! - found[above]!);
      if (lacking <= 0) continue;
      found[above]! -= lacking / 2;
      found[below]! += lacking / 2;
    }
  }
  return found;
}

/** A line as path data. */
export function path(points: Point[]): string {
  return points.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
