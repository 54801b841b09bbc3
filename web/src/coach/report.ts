/** What the coach has found out, made ready to be drawn and read. Every number is the server's; nothing is judged here. */

import type { AnalysedDecision, AnalysedMove, Mark, Report } from "../lib/protocol";
import type { Told } from "../chart/curves";

export type Class = AnalysedDecision["class"];

/** From the best to the worst, each with a sign of its own: nobody has to tell colours apart. */
export const CLASSES: Record<Class, string> = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };
export const POOR: readonly Class[] = ["inaccuracy", "mistake", "blunder"];
const NEARLY = 5; // percent of the chance to win: what is called an inaccuracy from there on
const SAME = 0.5; // likewise: what is called good
const SWINGS = 3; // draws of chance that the chart names

/** A value as people read it: a chance in percent, or points. */
export function value(n: number, unit: Report["unit"], lang: string): string {
  const style = unit === "chance" ? ({ style: "percent", maximumFractionDigits: 0 } as const) : ({ maximumFractionDigits: 1 } as const);
  return new Intl.NumberFormat(lang, style).format(n);
}

/** The same as a change, with its sign. */
export function change(n: number, unit: Report["unit"], lang: string): string {
  const style = unit === "chance" ? ({ style: "percent", maximumFractionDigits: 1 } as const) : ({ maximumFractionDigits: 1 } as const);
  return new Intl.NumberFormat(lang, { ...style, signDisplay: "exceptZero" }).format(n).replace("-", "−");
}

/** An answer that the coach has looked at, by its number or by what it is. */
export function candidate({ candidates }: AnalysedDecision, which: number | object): AnalysedMove | null {
  const same = JSON.stringify(which);
  return candidates.find(({ action, move }) => action === which || JSON.stringify(move) === same) ?? null;
}

/** What an answer would have cost, in percent of the chance to win; null where the coach has not looked at it. */
export function costs(decision: AnalysedDecision, action: number, unit: Report["unit"]): number | null {
  const [best, one] = [decision.candidates[0], candidate(decision, action)];
  if (!best || !one) return null;
  const scale = unit === "chance" ? 100 : decision.loss > 0 ? decision.percent / decision.loss : 1;
  return (best.value - one.value) * scale;
}

export type Verdict = "right" | "near" | "same" | "wrong";

/** How well a second try does: as the coach, nearly so, once more what was played, or otherwise. */
export function verdict(decision: AnalysedDecision, action: number, unit: Report["unit"]): Verdict {
  const cost = costs(decision, action, unit);
  if (cost !== null && cost < SAME) return "right";
  if (action === candidate(decision, decision.played)?.action) return "same";
  return cost !== null && cost < Math.min(NEARLY, decision.percent / 2) ? "near" : "wrong";
}

/** One's own decisions that are worth another try, in the order of the game. */
export function mistakes({ decisions }: Report, seat: number): AnalysedDecision[] {
  return decisions.filter((one) => one.seat === seat && POOR.includes(one.class));
}

/** A moment that moved the chart: a decision that mattered, or a draw. */
export interface Swing {
  at: number;
  seat: number;
  n: number;
  kind: "decision" | "chance";
}

/** The moments that moved it, in the order of the game: the decisions that cost most, the draws that gave or took most. */
export function swings({ decisions, mattered, chance }: Report): Swing[] {
  const chosen = decisions.filter(({ seq }) => mattered.includes(seq)).map(({ seq, seat, loss }): Swing => ({ at: seq, seat, n: -loss, kind: "decision" }));
  const drawn = chance
    .map(({ seq, by_seat }): Swing => {
      const seat = by_seat.reduce((most, n, one) => (Math.abs(n) > Math.abs(by_seat[most]!) ? one : most), 0);
      return { at: seq + 1, seat, n: by_seat[seat]!, kind: "chance" };
    })
    .filter(({ n }) => n !== 0)
    .sort((a, b) => Math.abs(b.n) - Math.abs(a.n))
    .slice(0, SWINGS);
  return [...chosen, ...drawn].sort((a, b) => a.at - b.at);
}

/** The rows of the chart as a table: where rounds begin, the moments that moved it, and the last. */
export function rows(report: Report, stages: readonly Mark[]): number[] {
  const known = new Set(report.chart.map(({ seq }) => seq));
  const last = report.chart.at(-1)?.seq ?? 0;
  const wanted = new Set([0, ...stages.map(({ at }) => at), ...swings(report).map(({ at }) => at), last]);
  return [...wanted].filter((at) => known.has(at)).sort((a, b) => a - b);
}

/** The expected result of every seat, as far as the analysis has come, over a game of `count` steps. */
export function expected({ chart, unit }: Report, count: number, stages: readonly Mark[]): Told {
  const place = (at: number): number => at / Math.max(1, count);
  return {
    moments: chart.map(({ seq, by_seat }) => ({ place: place(seq), values: by_seat })),
    rounds: stages.map(({ n, at }) => ({ n, place: place(at) })),
    ...(unit === "chance" ? { scale: { low: 0, high: 1, step: 0.25 } } : {}),
  };
}
