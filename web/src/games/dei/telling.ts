/** What happened, in words. Where Units went is told by the Units, what a move did by the numbers that changed. */

import { facts } from "../../lib/words";
import type { EventView, Words } from "../types";
import { owner } from "./view";

type Args = Record<string, unknown>;

/** Told by what they lead to. */
const SILENT = new Set(["from", "to", "units", "bridge", "pay", "stop"]);

/** Rules that tell what happened. */
const CITED: Record<string, string> = { "DOL-PB-3": "told-own-drone", "DOL-S4-10": "told-leaves" };

/** A line of the log; null = not worth one. */
export function told(event: EventView, names: string[], t: Words): string | null {
  const [key, args] = message(event, names, t);
  return key && t.has(key) ? t(key, facts(args)) || null : null;
}

/** The key of an event's message, "" where there is none, and its arguments. */
function message(event: EventView, names: string[], t: Words): [string, Args] {
  switch (event.kind) {
    case "did": {
      if (!event.move) return ["", {}];
      const key = `did-${event.move.kind}`;
      const own = `${key}.${event.asked}`; // a question may have words of its own for its answer
      if (!t.has(own) && SILENT.has(event.move.kind)) return ["", {}];
      return [t.has(own) ? own : key, { ...event.move, who: names[event.seat] ?? "" }];
    }
    case "put":
      return event.piece ? put(event.piece, event.from ?? "", event.to ?? "", names, t) : ["", {}];
    case "turn":
      if (event.piece?.startsWith("order-")) return ["board-told-order", { column: Number(event.piece.slice(6)) + 1, face: event.side ?? "" }];
      return ["turn-feat", { side: event.side, piece: event.piece ?? "" }];
    case "gain":
      return [`gain-${event.what}`, { n: event.n, who: names[event.seat] ?? "" }];
    case "stage":
      return [`stage-${event.stage}`, { n: event.n }];
    case "rule":
      return [CITED[event.id] ?? "", { ...event.args, who: names[Number(event.args.seat)] ?? "" }];
    default:
      return ["", {}];
  }
}

/** A piece moved: by what it is, and where from and where to. */
function put(piece: string, from: string, to: string, names: string[], t: Words): [string, Args] {
  const [kind = "", ...rest] = piece.split("-");
  const between = from.includes(":") && to.includes(":");
  if (kind === "scrappers" && between)
    return ["board-told-moved", { from, to, who: names[Number(rest[0])] ?? "", units: t("move-units", { scrappers: Number(rest[1]), leader: 0 }) }];
  if (kind === "leader" && between)
    return ["board-told-moved", { from, to, who: names[Number(rest[0])] ?? "", units: t("move-units", { scrappers: 0, leader: 1 }) }];
  if (kind === "drone" && between && from !== to) return ["board-told-drone", { from, to, drone: rest.join("-") }];
  if (kind === "bridge" && owner(to) !== null)
    return ["board-told-bridge", { who: names[owner(to)!] ?? "", from: rest[0] ?? "", to: rest[1] ?? "" }];
  if (kind === "retaliation" && from) return ["board-told-track", { who: names[Number(rest[0])] ?? "", n: Number(to.slice(6)) }];
  if (kind === "RET" && to.startsWith("rank-")) return ["board-told-card", { card: piece, n: Number(to.slice(5)) }];
  if (kind === "outpost" && owner(to) !== null) return ["put-outpost", { to: "seat", who: names[owner(to)!] ?? "", piece: rest.join("-") }];
  return ["", {}];
}
