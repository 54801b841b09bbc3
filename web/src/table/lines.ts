/** The log in words: every entry becomes lines, and what was taken back is struck out. */

import type { GameModule, Words } from "../games/types";
import type { Entry, EventView } from "../lib/protocol";
import { facts } from "../lib/words";

export interface Line {
  key: string;
  seq: number;
  seat: number | null;
  kind: "stage" | "event" | "note";
  text: string;
  /** The rule that a line is about. */
  rule: string | null;
  undone: boolean;
}

/** The lines of a log, in order. */
export function lines(entries: readonly Entry[], module: GameModule, names: string[], t: Words): Line[] {
  const undone = takenBack(entries);
  return entries.flatMap((entry) => entryLines(entry, undone.has(entry.seq), module, names, t));
}

/** The entries that were taken back: for each `undone` the seat's last play that still stood. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  entries.forEach((entry, n) => {
    if (entry.kind !== "undone") return;
    const last = entries.slice(0, n).findLast((one) => one.kind === "played" && one.seat === entry.seat && !gone.has(one.seq));
    if (last) gone.add(last.seq);
  });
  return gone;
}

function told(event: EventView, module: GameModule, names: string[], t: Words): string | null {
  return module.event(event, names, t) ?? (event.kind === "end" ? t("web-log-end") : null);
}

function entryLines(entry: Entry, undone: boolean, module: GameModule, names: string[], t: Words): Line[] {
  const found: Line[] = [];
  const who = entry.seat === null ? "" : (names[entry.seat] ?? "");
  const add = (kind: Line["kind"], text: string, rule: string | null = null, seat: number | null = null): void => {
    found.push({ key: `${entry.seq}/${found.length}`, seq: entry.seq, seat, kind, text, rule, undone });
  };
  if (entry.kind === "started") add("note", t("web-log-started"));
  if (entry.kind === "undone") add("note", t("web-log-undone", { who }), null, entry.seat);
  if (entry.kind === "taken") add("note", t("web-log-taken", { who }), null, entry.seat);
  if (entry.note) add("note", t(`web-note-${entry.note}`, { who }), null, entry.seat);
  for (const event of entry.events as EventView[]) {
    const text = event.kind === "rule" ? t(event.id, facts(event.args)) : told(event, module, names, t);
    if (!text) continue;
    const seat = "seat" in event ? event.seat : null;
    add(event.kind === "stage" ? "stage" : "event", text, event.kind === "rule" ? event.id : null, seat);
  }
  return found;
}
