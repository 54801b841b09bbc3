/** A close look at one thing at a time: its face, beside the place where it lies. */

import type { Box } from "./beside";

/** A thing that is looked at. */
export interface Near<Thing> {
  thing: Thing;
  /** The element where it lies. */
  at: Element;
  /** What the face stands beside, what it had better not cover, and where there is room, all in the window. */
  of: Box;
  avoid: Box[];
  within: Box;
  /** It stays until it is put away; else it goes with the pointer. */
  held: boolean;
  /** Asks why the thing is no answer now, where somebody means it as one. */
  why: (() => void) | null;
}

/** How a close look is taken. */
export interface Manner {
  /** ms of pointing before it is taken; sooner where another one is open. */
  after: number;
  /** What it stands beside, if that is not the place itself. */
  beside?: Element | null;
  /** So far around that, as a part of its size, nothing is covered: its neighbours stay in sight. */
  clear?: number;
}

const NEXT = 60; // ms, where another one is open

export class CloseLook<Thing> {
  near = $state.raw<Near<Thing> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at a thing after a moment; `keep` is a selector of what is not covered if it can be helped. */
  take(thing: Thing, at: Element, root: HTMLElement, { after, ...how }: Manner, keep: string): void {
    clearTimeout(this.#timer);
    const show = (): void => {
      if (at.isConnected && !this.near?.held) this.near = { ...seen(thing, at, root, how, keep), held: false, why: null };
    };
    this.#timer = setTimeout(show, this.near ? Math.min(after, NEXT) : after);
  }

  /** Look at a thing until it is put away. */
  hold(thing: Thing, at: Element, root: HTMLElement, how: Manner, keep: string, why: (() => void) | null): void {
    clearTimeout(this.#timer);
    this.near = { ...seen(thing, at, root, how, keep), held: true, why };
  }

  /** The pointer went on: what is held stays. */
  leave(): void {
    if (this.near?.held) clearTimeout(this.#timer);
    else this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.near = null;
  }
}

function seen<Thing>(thing: Thing, at: Element, root: HTMLElement, { beside, clear = 0 }: Omit<Manner, "after">, keep: string): Omit<Near<Thing>, "held" | "why"> {
  const of = (beside ?? at).getBoundingClientRect();
  const kept = [...root.querySelectorAll(keep)].filter((one) => one !== at).map((one) => one.getBoundingClientRect());
  const around = { x: of.x - of.width * clear, y: of.y - of.height * clear, width: of.width * (1 + 2 * clear), height: of.height * (1 + 2 * clear) };
  return { thing, at, of, avoid: clear ? [...kept, around] : kept, within: root.getBoundingClientRect() };
}
