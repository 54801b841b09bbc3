/** On a small screen, where a board scrolls, the part that is asked about comes into sight. */

import type { GameTypes } from "../games/types";
import type { Desk } from "./desk.svelte";

const ROOM = 4; // px above the part

export interface Sight {
  /** The element that scrolls. */
  scroll(): HTMLElement | null;
  /** The part that a kind of question is about, as a selector; null = wherever the person is. */
  part(kind: string): string | null;
  /** What stays at the top and covers what is under it, as a selector. */
  covered?: string;
  /** What may stay at the bottom and covers what is under it, as a selector. */
  below?: string;
}

/** Called while a board is set up. */
export function keepInSight<G extends GameTypes>(desk: Desk<G>, { scroll, part, covered, below }: Sight): void {
  $effect(() => {
    const [part_, frame] = [desk.own && part(desk.own.kind), scroll()];
    if (!part_ || !frame || frame.scrollHeight <= frame.clientHeight + 2 * ROOM) return;
    const found = frame.querySelector<HTMLElement>(part_);
    const under = (covered && frame.querySelector<HTMLElement>(covered)?.offsetHeight) || 0;
    const over = stuck(below ? frame.querySelector<HTMLElement>(below) : null);
    const first = (found?.offsetTop ?? 0) - under - ROOM; // with this much gone above, it begins at the top
    const last = first + under + 2 * ROOM + (found?.offsetHeight ?? 0) - (frame.clientHeight - over); // … and so it ends at the bottom
    // No further than need be, so that what lies beside it stays in sight; what does not fit shows its beginning.
    const top = Math.min(first, Math.max(last, frame.scrollTop));
    frame.scrollTo({ top, behavior: desk.reduced ? "auto" : "smooth" });
  });
}

/** How much of a frame's bottom something covers that stays there, where it does. */
function stuck(one: HTMLElement | null): number {
  return one && getComputedStyle(one).position === "sticky" ? one.offsetHeight : 0;
}
