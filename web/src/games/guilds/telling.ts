/** What happened, in words. Pawns are told by the moves that sent them, a resolution by who had how many votes. */

import { facts } from "../../lib/words";
import type { EventView, Words } from "../types";

type Args = Record<string, unknown>;

/** Told by what comes of them: where a pawn comes from by where it goes, a draw of cards by the turn that ends. */
const SILENT = new Set(["from", "option", "part", "take", "stop"]);

/** Rules that the log cites, by their messages; "" = the lamp shows it, and the next line says it. */
const CITED: Record<string, string> = {
  "GOL-RESOLVE-3": "",
  "GOL-VOTE-1": "board-told-won",
  "GOL-VOTE-3": "board-told-neighbours",
  "GOL-VOTE-10": "board-told-lasting",
  "GOL-VOTE-4": "board-told-tie",
  "GOL-VOTE-5": "board-told-empty",
  "GOL-VOTE-7": "board-told-second",
  "GOL-VOTE-8": "",
  "GOL-MASTER-1": "",
  "GOL-PLANT-3": "board-told-plantation",
  "GOL-PLANT-6": "board-told-plantation-tie",
  "GOL-PLANT-15": "",
  "GOL-DRAW-4": "",
  "GOL-DRAW-6": "board-told-shuffled",
  "GOL-LAST-2": "board-told-last-tile",
  "GOL-LAST-5": "board-told-last-tile",
  "GOL-SCORE-3": "board-told-goal",
  "GOL-SCORE-6": "board-told-pairs",
  "GOL-SOLO-7": "board-told-revealed",
};

/** A line of the log; null = not worth one, or cited as the rules have it; "" = no line. */
export function told(event: EventView, names: string[], t: Words): string | null {
  const [key, args] = message(event, names, t);
  if (event.kind === "rule") return key === undefined ? null : key && t(key, facts(args));
  return key && t.has(key) ? t(key, facts(args)) || null : null;
}

/** The key of an event's message, "" where there is none, and its arguments. */
function message(event: EventView, names: string[], t: Words): [string | undefined, Args] {
  const named = (seat: unknown): string => names[Number(seat)] ?? t("rival");
  switch (event.kind) {
    case "did": {
      const { move, forced, seat } = event;
      const kind = move?.kind ?? "hidden";
      if (SILENT.has(kind)) return ["", {}];
      const args = { ...move, forced: forced ?? false, who: named(seat) };
      if (kind === "replace" || kind === "evict") return [`board-did-${kind}`, { ...args, whose: named(move?.seat) }];
      return [`did-${kind}`, args];
    }
    case "put":
      // A mayoral card that goes back is named to its holder by the move; the others are told that one went (GOL-INFO-5).
      if (event.piece === null) return ["put-card", { piece: "hidden", to: event.to ?? "", who: named(event.from?.split("-")[1]) }];
      return [event.piece === "beadle" ? "put-beadle" : event.from === "stack" ? "put-tile" : "", { piece: event.piece }];
    case "turn":
      return ["turn-tile", { piece: event.piece ?? "" }];
    case "gain":
      if (!event.n || event.n < 0) return ["", {}];
      return [event.what === "plantation" ? "board-gain-plantation" : `gain-${event.what}`, { n: event.n, who: named(event.seat) }];
    case "stage":
      return [`stage-${event.stage}`, { ...event }];
    case "rule": {
      const { seat, votes, ...rest } = event.args as { seat?: number; votes?: number[] } & Args;
      return [CITED[event.id], { ...rest, who: named(seat), votes: votesWords(votes ?? [], names, t) }];
    }
    default:
      return ["", {}];
  }
}

/** “Anna 2, Ben 1” */
export function votesWords(votes: number[], names: string[], t: Words): string {
  return votes.flatMap((n, seat) => (n ? [`${names[seat] ?? t("rival")} ${n}`] : [])).join(", ");
}
