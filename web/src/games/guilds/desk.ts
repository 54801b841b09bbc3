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
  /** The kind of question that the seat has before it. */
  readonly asked: string | null;
  /** The answer that is given at a place. */
  target(place: string): Target | undefined;
  /** A short way to an answer there, where none is asked for. */
  shortcut(place: string): Target | undefined;
  /** Whether a note speaks of it, or an answer there was recommended. */
  lit(place: string): boolean;
  /** A person points at a place, or no longer. */
  over(place: string | null): void;
  /** A person means a place. */
  press(place: string, at: { x: number; y: number }): void;
  /** A person looks at something closely, or no longer. */
  look(thing: Thing | null, at: HTMLElement | null): void;
  /** The tile to which a short way would lead that is pointed at. */
  readonly aim: string | null;
  /** The tiles to which the card pointed at could move a pawn. */
  readonly reach: ReadonlySet<string>;
  /** The place at which something was refused just now. */
  readonly shaken: string | null;
  /** Where the lamp stands: the tile that is being resolved, or that the lamp tells of. */
  readonly lamp: string | null;
}

const KEY = Symbol("guilds");

export function layDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
