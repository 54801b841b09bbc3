/** The lamp's walk: stop after stop, each long enough to be read; a person goes on earlier, or skips the rest. */

import type { Stop } from "./lamp";

/** How long a stop is shown, in ms. */
const READ = 2600;

export class Walk {
  stops = $state.raw<Stop[]>([]);
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #still = false;

  /** Where the lamp stands; null = nowhere. */
  get stop(): Stop | null {
    return this.stops[this.at] ?? null;
  }

  /** More to be told, after what is being told. With reduced motion the lamp waits for the person. */
  add(stops: Stop[], still: boolean): void {
    if (!stops.length) return;
    const rest = this.stops.slice(this.at);
    this.stops = [...rest, ...stops];
    this.at = 0;
    this.#still = still;
    if (still) clearTimeout(this.#timer);
    else if (!rest.length) this.#wait();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.at += 1;
    if (this.stop) this.#wait();
    else this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.stops = [];
    this.at = 0;
  }

  #wait(): void {
    if (!this.#still) this.#timer = setTimeout(() => this.next(), READ);
  }
}
