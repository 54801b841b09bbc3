/** Pieces on their way, as events tell it. */

import type { EventView } from "../games/types";

/** A piece on its way between two places of the table; where both are the same, it rises there. */
export interface Flight<Piece> {
  piece: Piece;
  from: string;
  to: string;
}

/** What a game makes of the events that just arrived. */
export type Told<Piece> = (events: EventView[]) => Flight<Piece>[];

export const LONGEST = 900; // ms for all that one answer does
export const FLIGHT = 400; // ms
export const RISE = 520; // ms
const GAP = 130; // ms at most between two pieces

/** When each piece takes off, in ms after the first: all have landed in time. */
export function takeOffs(pieces: number): number[] {
  const gap = pieces > 1 ? Math.min(GAP, (LONGEST - FLIGHT) / (pieces - 1)) : 0;
  return Array.from({ length: pieces }, (_, n) => n * gap);
}
