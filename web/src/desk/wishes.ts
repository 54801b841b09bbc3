/**
 * What a person means next: the second half of a gesture that means two answers, or a press made while an answer is on
 * its way. It is answered as soon as it is asked for, unless the person would have to look again first.
 */

import type { Now } from "../lib/protocol";

/** The answer to go on with, and what is still meant after it. */
export interface Next {
  action: number;
  then: readonly object[];
}

interface Wish {
  seat: number;
  /** The question after which it is meant. */
  ask: number;
  moves: object[];
}

export class Wishes {
  #wish: Wish | null = null;

  /** Mean moves, one after the other, once a question of a seat is answered. What was meant before is forgotten. */
  keep(seat: number, ask: number, ...moves: (object | null | undefined)[]): void {
    const all = moves.filter((move) => move != null);
    this.#wish = all.length ? { seat, ask, moves: all } : null;
  }

  drop(): void {
    this.#wish = null;
  }

  /** What to answer now that the table told a seat something. */
  next(now: Now): Next | null {
    const wish = this.#wish;
    if (!wish || wish.seat !== now.seat || (now.ask?.id === wish.ask && !now.entries.length)) return null;
    this.#wish = null;
    const [move, ...then] = wish.moves;
    const found = isAsSeen(now) ? now.legal.find((answer) => same(answer.move, move!)) : undefined;
    return found ? { action: found.action, then } : null;
  }
}

/** Whether nothing happened but an answer of the seat, and that brought nothing to light: it could be taken back. */
function isAsSeen({ entries, undo }: Now): boolean {
  return entries.length === 1 && entries[0]!.seq === undo;
}

/** Whether two moves are the same, whatever the order of their fields. */
export function same(one: object, other: object): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}
