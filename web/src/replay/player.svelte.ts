/** A game looked at again: where one stands in it, and the frames around that place, fetched ahead of need and kept. */

import { api, Unreachable } from "../lib/api";
import { eventsOf } from "../lib/events";
import type { EventView, Frame, ReplayInfo } from "../lib/protocol";
import { jump } from "./steps";
import { needed, WINDOW } from "./windows";

export type Viewer = number | null;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1200; // ms for a step at normal speed
const AGAIN = 2500; // ms until a request that failed is tried again

export class Player {
  info = $state.raw<ReplayInfo>(undefined!);
  at = $state(0);
  /** What is on the page: the frame of `at`, or the last one seen while that is on its way. */
  frame = $state.raw<Frame | null>(null);
  /** What happened with the last step forward, for trails and animation. */
  fresh = $state.raw<EventView[]>([]);
  playing = $state(false);
  speed = $state<number>(1);
  /** Why the frames do not come; null while they do. */
  problem = $state.raw<unknown>(null);

  #frames = new Map<number, Frame>();
  #fetched = new Set<number>();
  #fetching = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(info: ReplayInfo, at: number) {
    this.info = info;
    this.go(at);
  }

  get last(): number {
    return this.info.count;
  }

  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, Math.trunc(to) || 0));
    this.at = at;
    this.#show();
    void this.#fill();
  }

  /** One step by hand: the game no longer runs by itself. */
  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the round before or after this place. */
  leap(by: -1 | 1): void {
    this.pause();
    this.go(jump(this.info.marks, this.at, by, this.last));
  }

  jump(to: number): void {
    this.pause();
    this.go(to);
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pace(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#later();
  }

  /** Through other eyes, at the same place. */
  async look(seat: Viewer): Promise<void> {
    await this.#open(seat, this.at);
  }

  /** The game went on: up to where it is now. */
  async again(): Promise<void> {
    const end = this.at === this.last;
    await this.#open(this.info.seat, end ? Infinity : this.at);
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  async #open(seat: Viewer, at: number): Promise<void> {
    try {
      this.info = await api.replay(this.info.id, seat);
    } catch (error) {
      this.problem = error;
      return;
    }
    this.#frames = new Map();
    this.#fetched = new Set();
    this.fresh = [];
    this.go(Math.min(at, this.last));
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.frame?.at === this.at) this.go(this.at + 1); // else it is still on its way
      if (this.at < this.last) this.#later();
      else this.playing = false;
    }, STEP / this.speed);
  }

  #show(): void {
    const frame = this.#frames.get(this.at);
    if (!frame || frame === this.frame) return;
    this.fresh = frame.at === (this.frame?.at ?? 0) + 1 ? eventsOf(frame) : [];
    this.frame = frame;
  }

  /** One request after the other, the most needed first, until all around this place is there. */
  async #fill(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    for (let start = this.#needed(); start !== null && !this.#closed; start = this.#needed()) {
      const fetched = this.#fetched;
      try {
        const { id, seat } = this.info;
        const frames = await api.frames(id, seat, start, WINDOW);
        this.problem = null;
        if (fetched !== this.#fetched) continue; // other eyes meanwhile
        for (const frame of frames) this.#frames.set(frame.at, frame);
        fetched.add(start);
        this.#show();
      } catch (error) {
        this.problem = error;
        if (error instanceof Unreachable) setTimeout(() => void this.#fill(), AGAIN);
        break;
      }
    }
    this.#fetching = false;
  }

  #needed(): number | null {
    return needed(this.at, this.last, this.info.marks, this.#fetched);
  }
}
