/** A replay's steps in words, and its chapters: what the scrubber marks and what the keys jump by. */

import type { Words } from "../games/types";
import type { Frame, Mark, ReplayInfo, ReplayMove } from "../lib/protocol";
import { told } from "../lib/speech";
import { facts } from "../lib/words";
import { lines, type Line } from "../table/lines";

export interface StepLine {
  key: string;
  /** The step that the line belongs to. */
  at: number;
  seat: number | null;
  kind: "stage" | "move";
  text: string;
}

/** The coarse stages of a game, its rounds: of the first kind that came again, and of kinds that are not more frequent. */
export function chapters(marks: readonly Mark[]): Mark[] {
  const often = new Map<string, number>();
  for (const { stage } of marks) often.set(stage, (often.get(stage) ?? 0) + 1);
  const again = marks.find(({ stage }) => often.get(stage)! > 1) ?? marks[0];
  const most = often.get(again?.stage ?? "") ?? 0;
  return marks.filter(({ stage }) => (often.get(stage) ?? 0) <= most);
}

/** Where the chapter before or after a step begins; else the start or the end. */
export function jump(marks: readonly Mark[], at: number, by: -1 | 1, count: number): number {
  const starts = chapters(marks).map((mark) => mark.at);
  return (by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? (by > 0 ? count : 0);
}

/** The stages that a step lies in: the chapters that began last and together, and the latest finer one within them. */
export function within(marks: readonly Mark[], at: number): Mark[] {
  const begun = marks.filter((mark) => mark.at <= at);
  const coarse = chapters(marks).filter((mark) => mark.at <= at);
  const together = coarse.filter((mark) => mark.at === coarse.at(-1)?.at);
  const last = together.filter((mark, n) => !together.slice(n + 1).some(({ stage }) => stage === mark.stage));
  const finer = begun.slice(begun.lastIndexOf(coarse.at(-1)!) + 1).at(-1);
  return [...last, ...(finer ? [finer] : [])];
}

/** Where a replay opens: at the last turn of whoever looks back at a game that goes on; else at the start. */
export function opening({ over, seat, moves }: ReplayInfo): number {
  let first = over || seat === null ? -1 : moves.findLastIndex((one) => one.seat === seat);
  while (moves[first - 1]?.seat === seat && first > 0) first--;
  return first + 1;
}

/** What a stage is called: as the game tells it. */
export function stageWords(mark: Mark, names: string[], t: Words): string {
  const event = { kind: "stage", ...mark } as const;
  return told(event, names, t) ?? "";
}

/** The whole game as a list: every move and every stage that began after it. */
export function stepLines(info: ReplayInfo, names: string[], t: Words): StepLine[] {
  const found: StepLine[] = [];
  let next = 0;
  const stages = (at: number): void => {
    for (; info.marks[next]?.at === at; next++) {
      const text = stageWords(info.marks[next]!, names, t);
      if (text) found.push({ key: `${at}/${next}`, at, seat: null, kind: "stage", text });
    }
  };
  stages(0);
  info.moves.forEach((one, n) => {
    found.push({ key: `${n + 1}`, at: n + 1, seat: one.seat, kind: "move", text: did(one, names, t) });
    stages(n + 1);
  });
  return found;
}

/** A move in one line. One that a log leaves out, because what came of it says enough, is worded as an answer. */
function did({ seat, move, asked, said }: ReplayMove, names: string[], t: Words): string {
  const who = seat === null ? "" : (names[seat] ?? "");
  if (seat === null) return t("web-log-turned");
  if (!move) return t("web-replay-unseen", { who });
  const event = { kind: "did", seat, move, forced: null, ...(asked && { asked }), ...(said && { said }) } as const;
  const text = told(event, names, t);
  if (text) return text;
  const chosen = typeof move.seat === "number" ? { seat: names[move.seat] ?? "" } : {};
  return t("web-replay-did", { who, what: t(`move-${move.kind}`, facts({ ...move, ...chosen })) });
}

/** What was done at a step and what came of it, line by line; at least what was done. */
export function happened(frame: Frame, names: string[], t: Words): Line[] {
  const kind = frame.at === 0 ? "started" : "played";
  const all = lines([{ seq: frame.at, kind, seat: frame.seat, note: null, at: 0, by: null, why: null, void: [], again: [], events: frame.events }], names, t);
  const turned = frame.seat === null && frame.at > 0;
  if ((frame.seat === null && !turned) || all.some((line) => line.kind !== "stage")) return all;
  const text = did({ seat: frame.seat, move: frame.move }, names, t);
  return [{ key: `${frame.at}/did`, seq: frame.at, seat: frame.seat, kind: "event", text, rule: null, stage: null, undone: false, places: [] }, ...all];
}
