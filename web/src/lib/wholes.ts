/** What this page has of a table, by viewer: told as a whole, then brought up to date by what changed. */

import { applyChange, Misfit } from "./patch";
import type { FromBrowser, Next, Now, ToBrowser } from "./protocol";

/** A message of the server; what changed has become the whole. */
export type Told = Exclude<ToBrowser, Next>;

const AGAIN = 2000; // ms after which a whole that has not come is asked for once more

export class Wholes {
  #nows = new Map<number | null, Now>();
  /** Since when a whole is waited for. */
  #asked = new Map<number | null, number>();

  constructor(private readonly say: (message: FromBrowser) => void) {}

  /** A new connection: the server begins with wholes. */
  forget(): void {
    this.#nows.clear();
    this.#asked.clear();
  }

  /** The message; null for a change that does not fit: nothing of it is shown, and the whole is asked for. */
  hear(message: ToBrowser): Told | null {
    if (message.type !== "next") {
      if (message.type === "now") {
        this.#nows.set(message.seat, message);
        this.#asked.delete(message.seat);
      }
      return message;
    }
    const now = this.#following(message);
    if (now) this.#nows.set(now.seat, now);
    else this.#askFor(message.seat);
    return now;
  }

  #following({ seat, was, seq, entries, clock, change }: Next): Now | null {
    const known = this.#nows.get(seat);
    if (!known || known.seq !== was || this.#asked.has(seat)) return null;
    try {
      return { ...(applyChange(change, known) as Now), seq, entries, clock: clock ?? null };
    } catch (error) {
      if (error instanceof Misfit) return null;
      throw error;
    }
  }

  #askFor(seat: number | null): void {
    const at = Date.now();
    if (at - (this.#asked.get(seat) ?? -AGAIN) < AGAIN) return;
    this.#asked.set(seat, at);
    this.say({ type: "whole", seat, since: this.#nows.get(seat)?.seq ?? 0 });
  }
}
