/** The log by turns: who did what in which round and turn, the set-up apart. */

import type { Entry } from "../lib/protocol";
import type { Line } from "./lines";

/** What somebody did, one thing after the other; seat null = what happened by itself. */
export interface Turn {
  key: string;
  seat: number | null;
  /** The round, turn or phase that began with it. */
  stages: string[];
  lines: Line[];
  /** Before the first round. */
  setUp: boolean;
}

const SET_UP = "setup"; // a stage of this name belongs to it

/** The lines of a log, by turns. A turn of which nothing is told stands there too, if a stage began with it. */
export function turnsOf(entries: readonly Entry[], lines: readonly Line[]): Turn[] {
  const found: Turn[] = [];
  let begun: string[] = [];
  let setUp = true;
  let n = 0;
  const open = (key: string, seat: number | null): Turn => {
    const turn = { key, seat, stages: begun, lines: [], setUp };
    found.push(turn);
    begun = [];
    return turn;
  };
  for (const entry of entries) {
    const by = entry.kind === "played" ? entry.seat : null;
    let turn = found.at(-1);
    if (!turn || begun.length || turn.seat !== by) turn = open(`${entry.seq}`, by);
    for (let line = lines[n]; line?.seq === entry.seq; line = lines[++n]) {
      if (line.kind === "stage") {
        setUp &&= line.stage === SET_UP;
        begun.push(line.text);
        continue;
      }
      if (begun.length) turn = open(line.key, null); // what follows from a stage is nobody's
      turn.lines.push(line);
    }
  }
  if (begun.length) open("next", null);
  return found.filter((one) => one.lines.length || one.stages.length);
}

/** What a log is narrowed down to. */
export interface Filter {
  /** Of one seat; null = of everybody. */
  seat: number | null;
  kind: Line["kind"] | null;
}

/** The turns that a filter leaves, each with the lines that it leaves. */
export function filtered(turns: readonly Turn[], { seat, kind }: Filter): Turn[] {
  if (seat === null && kind === null) return [...turns];
  return turns
    .map((turn) => ({
      ...turn,
      lines: turn.lines.filter((line) => (seat === null || (line.seat ?? turn.seat) === seat) && (kind === null || line.kind === kind)),
    }))
    .filter((turn) => turn.lines.length);
}
