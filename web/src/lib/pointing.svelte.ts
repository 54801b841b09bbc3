/** Pointing at the places of a table: what the boards of all games do alike, with a mouse, a finger and the keyboard. */

import { untrack } from "svelte";
import { toward, type Placed } from "./toward";

/** What a place needs to know of its table. */
export interface Pointing<Thing> {
  /** The answer whose outcome is shown. */
  readonly focus: number | null;
  /** The answers that are given at a place; several are chosen from beside it. */
  targets(place: string): readonly { action: number }[];
  /** The place whose answers are being chosen from. */
  readonly open?: string | null;
  /** A short way to an answer there, where none is asked for; `then` is what follows by itself. */
  shortcut?(place: string): { action: number; then: unknown } | undefined;
  /** Whether a note speaks of it, or an answer there was recommended. */
  lit(place: string): boolean;
  /** A person points at a place, or no longer. */
  over(place: string | null): void;
  /** A person means a place. */
  press(place: string, at: { x: number; y: number }): void;
  /** A person looks at something closely, or no longer. */
  look(thing: Thing | null, at: HTMLElement | null): void;
  /** The place at which something was refused just now. */
  readonly shaken: string | null;
}

/** A place shakes its head for a moment: what was meant there is no answer. */
export class Shaking {
  place = $state<string | null>(null);

  at(place: string): void {
    this.place = null;
    requestAnimationFrame(() => (this.place = place));
    setTimeout(() => (this.place = null), 400);
  }
}

/** Where a close look at something stands in the table, in pixels; it hangs under that place, or stands above it. */
export interface Near<Thing> {
  thing: Thing;
  x: number;
  y: number;
  hangs: boolean;
}

const EDGE = 4; // px between a close look and the edge of the table

/** A close look at one thing at a time, beside the place where it lies. */
export class CloseLook<Thing> {
  near = $state.raw<Near<Thing> | null>(null);
  /** How wide it is, in pixels. */
  readonly width: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(width: number) {
    this.width = width;
  }

  /** After so many ms; sooner where another look is being taken. Nothing is laid left of `first`. */
  take(thing: Thing, at: Element, root: HTMLElement, after: number, first = EDGE): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (!at.isConnected) return;
        const [box, base] = [at.getBoundingClientRect(), root.getBoundingClientRect()];
        const last = base.width - this.width - EDGE;
        const centre = box.x - base.x + (box.width - this.width) / 2;
        const hangs = box.y - base.y < base.height / 2;
        const x = Math.max(EDGE, Math.min(first, last), Math.min(centre, last));
        this.near = { thing, x, y: hangs ? box.bottom - base.y + 8 : box.y - base.y - 8, hangs };
      },
      this.near ? Math.min(after, 60) : after,
    );
  }

  end(): void {
    clearTimeout(this.#timer);
    this.near = null;
  }
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** An arrow key leads to the next place, among those with an answer where there are any; whether it led anywhere. */
export function step(key: string, root: HTMLElement): boolean {
  const arrow = ARROWS[key];
  if (!arrow) return false;
  const every = [...root.querySelectorAll<HTMLElement>(".spot")];
  const live = every.filter((one) => one.getAttribute("tabindex") === "0");
  const all = (live.length ? live : every).map((element) => ({ element, ...middle(element) }));
  const here = document.activeElement;
  const from = here instanceof HTMLElement && here.matches(".spot") ? middle(here) : null;
  const next = from ? toward(from, all.filter(({ element }) => element !== here), ...arrow) : (all[0] ?? null);
  next?.element.focus();
  return next !== null;
}

function middle(element: Element): Placed {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** When the answers change under the keyboard, its place on the table is kept. Called while a board is set up. */
export function keepPlace(root: () => HTMLElement | null, answers: () => unknown): void {
  let held = false;
  $effect.pre(() => {
    void answers();
    held = untrack(() => root()?.contains(document.activeElement) ?? false);
  });
  $effect(() => {
    void answers();
    const table = root();
    if (held && table && !table.contains(document.activeElement)) table.focus({ preventScroll: true });
  });
}
