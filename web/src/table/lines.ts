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

/** The entries that no longer count: taken back, or struck out when a game went on under changed rules. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  return new Set(entries.flatMap((entry) => entry.void));
}

function told(event: EventView, module: GameModule, names: string[], t: Words): string | null {
  return module.event(event, names, t) ?? (event.kind === "end" ? t("web-log-end") : null);
}

/** A rule as the log cites it: in short where it has such words, else in full. */
function cited(id: string, args: Record<string, string | number>, t: Words): string {
  return t.has(`${id}.told`) ? t(`${id}.told`, args) : t(id, args);
}

function entryLines(entry: Entry, undone: boolean, module: GameModule, names: string[], t: Words): Line[] {
  const found: Line[] = [];
  const who = entry.seat === null ? "" : (names[entry.seat] ?? "");
  const add = (kind: Line["kind"], text: string, rule: string | null = null, seat: number | null = null): void => {
    found.push({ key: `${entry.seq}/${found.length}`, seq: entry.seq, seat, kind, text, rule, undone });
  };
  const note = noteKey(entry);
  if (note) add("note", t(note, { who }), null, entry.seat);
  if (entry.note) add("note", t(`web-note-${entry.note}`, { who }), null, entry.seat);
  for (const event of entry.events as EventView[]) {
    const text = told(event, module, names, t) ?? (event.kind === "rule" ? cited(event.id, facts(event.args), t) : null);
    if (!text) continue;
    const seat = "seat" in event ? event.seat : null;
    add(event.kind === "stage" ? "stage" : "event", text, event.kind === "rule" ? event.id : null, seat);
  }
  return found;
}

/** What is said of an entry itself, beside what happened in it. */
function noteKey({ kind, by, why }: Entry): string | null {
  switch (kind) {
    case "played":
      return null;
    case "taken":
      return by === "person" ? "web-log-back" : "web-log-taken";
    case "ended":
      return `web-log-ended-${why ?? "stopped"}`;
    default:
      return `web-log-${kind}`;
  }
}
