/** The log in words: every entry becomes lines, and what was taken back is struck out. */

import type { Words } from "../games/types";
import { eventsOf } from "../lib/events";
import { placesOf, plateOf } from "../lib/places";
import type { Entry, EventView } from "../lib/protocol";
import { told, type Told } from "../lib/speech";
import { facts } from "../lib/words";

export interface Line {
  key: string;
  seq: number;
  seat: number | null;
  /** A banner is what everybody should notice: an Event, a resolution. */
  kind: "stage" | "event" | "gain" | "banner" | "note";
  /** Of a stage: which one. */
  stage: string | null;
  text: string;
  /** The rule that a line is about. */
  rule: string | null;
  undone: boolean;
  /** Where it happened: see `lib/places.ts`. */
  places: string[];
}

/** The lines of a log, in order. `banners` are the keys of what stands out. */
export function lines(entries: readonly Entry[], names: string[], t: Words, banners: ReadonlySet<string> = NONE): Line[] {
  const undone = takenBack(entries);
  return entries.flatMap((entry) => entryLines(entry, undone.has(entry.seq), names, t, banners));
}
const NONE: ReadonlySet<string> = new Set();

/** What is put together from a log, without the turns that were taken back: what others than `viewer` did since. */
export function sinceOwn(entries: readonly Entry[], all: readonly Line[], viewer: number): Line[] {
  const undone = takenBack(entries);
  const last = entries.findLast(({ kind, seat, seq }) => kind === "played" && seat === viewer && !undone.has(seq));
  if (!last) return [];
  const others = new Set(entries.filter(({ kind, seat, seq }) => kind === "played" && seat !== viewer && seq > last.seq).map(({ seq }) => seq));
  return all.filter((line) => others.has(line.seq) && !line.undone && line.kind !== "stage");
}

/** The entries that no longer count: taken back and not redone, or struck out when a game went on under changed rules. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    for (const seq of entry.void ?? []) gone.add(seq);
    for (const seq of entry.again ?? []) gone.delete(seq);
  }
  return gone;
}

/** What is said where the game leaves it to the rule that is cited. */
function untold(event: EventView, t: Words): string {
  if (event.kind === "end") return t("web-log-end");
  return event.kind === "rule" ? cited(event.id, facts(event.args), t) : "";
}

/** A rule as the log cites it: in short where it has such words, else in full. */
function cited(id: string, args: Record<string, string | number>, t: Words): string {
  return t.has(`${id}.told`) ? t(`${id}.told`, args) : t(id, args);
}

function entryLines(entry: Entry, undone: boolean, names: string[], t: Words, banners: ReadonlySet<string>): Line[] {
  const found: Line[] = [];
  const who = entry.seat === null ? "" : (names[entry.seat] ?? "");
  const add = (kind: Line["kind"], text: string, seat: number | null, more: Partial<Line> = {}): void => {
    const places = [...(more.places ?? []), ...(seat === null ? [] : [plateOf(seat)])];
    found.push({ key: `${entry.seq}/${found.length}`, seq: entry.seq, seat, kind, text, rule: null, stage: null, undone, ...more, places });
  };
  const note = noteKey(entry);
  if (note) add("note", t(note, { who }), entry.seat);
  if (entry.note) add("note", t(`web-note-${entry.note}`, { who }), entry.seat);
  for (const event of eventsOf(entry)) {
    const text = told(event, names, t) ?? untold(event, t);
    if (!text) continue;
    const seat = "seat" in event ? event.seat : whose(event);
    const rule = event.kind === "rule" ? event.id : null;
    add(kindOf(event, banners), text, seat, { rule, stage: event.kind === "stage" ? event.stage : null, places: placesOf(event) });
  }
  return found;
}

/** The seat that a line names: it is about them even where nobody did it, as when their piece was moved. */
function whose({ said }: Told): number | null {
  const who = said?.args["who"];
  return typeof who === "object" && who !== null && "seat" in who ? (who as { seat: number }).seat : null;
}

function kindOf(event: Told, banners: ReadonlySet<string>): Line["kind"] {
  if (event.kind === "stage" || event.kind === "gain") return event.kind;
  return event.kind === "end" || banners.has(event.said?.key ?? "") ? "banner" : "event";
}

/** What is said of an entry itself, beside what happened in it. */
function noteKey({ kind, by, why }: Entry): string | null {
  switch (kind) {
    case "played":
    case "paused":
    case "resumed":
    case "hinted":
      return null;
    case "taken":
      return by === "person" ? "web-log-back" : "web-log-taken";
    case "ended":
      return `web-log-ended-${why ?? "stopped"}`;
    default:
      return `web-log-${kind}`;
  }
}
