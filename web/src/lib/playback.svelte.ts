/**
 * Others' turns, played back. Bots answer quicker than anybody could follow: what the server tells is shown move by
 * move, each for as long as it takes to see it. The present is always known; skipping shows it at once.
 */

import { eventsOf } from "./events";
import type { EventView, Now } from "./protocol";

export type Speed = "slow" | "normal" | "fast" | "off";

/** How long a move is shown, and at most all of them together, in ms: many moves are shown faster. */
interface Pace {
  move: number;
  all: number;
}
export const PACES: Record<Exclude<Speed, "off">, Pace> = {
  slow: { move: 1600, all: 14_000 },
  normal: { move: 850, all: 6000 },
  fast: { move: 350, all: 2500 },
};
const SHORTEST = 50; // ms for a move

/** Something that is seen on a board. */
const SEEN = new Set(["put", "gain", "turn", "rule"]);

export class Playback {
  /** The position on the board while moves of others are played back; null = the present. */
  frame = $state.raw<Now | null>(null);
  /** What just happened there, for trails and animation, and how long it is shown; null = as long as it takes. */
  fresh = $state.raw<EventView[]>([]);
  beat = $state<number | null>(null);
  /** A move of somebody else is being shown. */
  showing = $state(false);

  /** What was told and not shown yet. */
  #waiting: Now[] = [];
  #shown: Now | null = null;
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `speed` is asked for with every move. */
  constructor(private readonly speed: () => Speed) {}

  /** The next position, by a move of one's own or of somebody else. */
  hear(before: Now, now: Now, own: boolean): void {
    if (own || this.speed() === "off") this.end();
    if (this.frame || (this.#timer && !answering(before, now))) {
      this.frame ??= this.#shown ?? before;
      this.#waiting.push(now);
      return;
    }
    this.#began = Date.now();
    this.#show(now, !own);
  }

  /** To the present, if moves are played back. */
  skip(): void {
    if (this.frame) this.end();
  }

  /** Nothing is shown any more but the present. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.frame = null;
    this.fresh = [];
    this.showing = false;
  }

  #show(now: Now, others: boolean): void {
    clearTimeout(this.#timer);
    const [last, lasts] = [!this.#waiting.length, this.#lasts(now)];
    this.#shown = now;
    this.frame = last ? null : now;
    this.showing = others && lasts > 0;
    if (last || lasts > 0) {
      this.fresh = now.entries.flatMap(eventsOf);
      this.beat = last ? null : lasts;
    }
    if (lasts > 0) this.#timer = setTimeout(() => this.#next(), lasts);
    else this.#next();
  }

  #next(): void {
    const now = this.#waiting.shift();
    if (now) return this.#show(now, true);
    this.#timer = undefined;
    this.showing = false;
  }

  /** How long a position is shown: not at all where nothing moved. */
  #lasts(now: Now): number {
    const speed = this.speed();
    if (speed === "off" || !isSeen(now)) return 0;
    const { move, all } = PACES[speed];
    const left = all - (Date.now() - this.#began);
    return Math.min(move, Math.max(SHORTEST, left / (this.#waiting.filter(isSeen).length + 1)));
  }
}

function isSeen({ entries }: Now): boolean {
  return entries.some((entry) => eventsOf(entry).some(({ kind }) => SEEN.has(kind)));
}

/** Somebody is asked already, and what others do meanwhile does not change the question. */
function answering(before: Now, now: Now): boolean {
  return now.ask !== null && before.ask?.id === now.ask.id;
}
