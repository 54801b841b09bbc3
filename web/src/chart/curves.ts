/** Numbers of every seat over a game, as shapes in a box: scores on the result page and in its picture, what the coach
 * expected in an analysis. */

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
export interface Curves {
  /** Where each moment stands. */
  across: number[];
  /** By seat: its numbers, moment by moment. */
  lines: Point[][];
  /** By seat: how high the label at its end stands, so that labels keep apart. */
  labels: number[];
  /** Round numbers to be read at the left. */
  scale: { n: number; y: number }[];
  /** Where rounds begin, by their numbers. */
  rounds: { n: number; x: number }[];
}
/** What is to be drawn; every place is a share of the width. */
export interface Told {
  moments: { place: number; values: number[] }[];
  rounds: { n: number; place: number }[];
  /** Without one, it is found from the numbers. */
  scale?: Scale;
}
interface Scale {
  low: number;
  high: number;
  step: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST = 5; // lines of the scale

export function curves({ moments, rounds, scale }: Told, box: Box, apart: number): Curves {
  const { low, high, step } = scale ?? around(moments.flatMap(({ values }) => values));
  const x = (place: number): number => box.left + box.width * place;
  const y = (n: number): number => box.top + (box.height * (high - n)) / (high - low);
  const seats = moments[0]?.values.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => moments.map(({ place, values }) => ({ x: x(place), y: y(values[seat]!) })));
  return {
    across: moments.map(({ place }) => x(place)),
    lines,
    labels: spread(lines.map((line) => line.at(-1)!.y), apart),
    scale: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => ({ n: low + n * step, y: y(low + n * step) })),
    rounds: rounds.map(({ n, place }) => ({ n, x: x(place) })),
  };
}

/** A scale on which all of them stand, and zero. */
function around(all: number[]): Scale {
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const step = STEPS.find((size) => (most - least) / size <= MOST) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step), step };
}

/** The scores of a game that is over, moment by moment. */
export function scores({ moments, rounds }: Story): Told {
  const place = (n: number): number => n / Math.max(1, moments.length - 1);
  return {
    moments: moments.map(({ scores }, n) => ({ place: place(n), values: scores })),
    rounds: rounds.map(({ stage }) => ({ n: stage.n, place: place(moments.findIndex(({ at }) => at === stage.at)) })),
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
