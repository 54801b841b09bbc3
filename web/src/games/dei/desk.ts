/** What every part of the table shares: the position, the answers by their places, and what pointing at one does. */

import { getContext, setContext } from "svelte";
import type { Words } from "../types";
import type { Target } from "./answers";
import type { Components, Thing, View } from "./view";

export interface Desk {
  readonly view: View;
  readonly components: Components;
  readonly seat: number | null;
  readonly names: string[];
  readonly ghost: View | null;
  readonly focus: number | null;
  readonly t: Words;
  /** The answers that are given at a place. */
  targets(place: string): Target[];
  /** Whether a note speaks of it, or an answer there was recommended. */
  lit(place: string): boolean;
  /** A person points at a place, or no longer. */
  over(place: string | null): void;
  /** A person means a place. */
  press(place: string, at: { x: number; y: number }): void;
  /** A person looks at something closely, or no longer. */
  look(thing: Thing | null, at: Element | null): void;
  /** The place at which something was refused just now. */
  readonly shaken: string | null;
  /** The place whose answers are being chosen from. */
  readonly open: string | null;
}

const KEY = Symbol("dei");

export function layDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
