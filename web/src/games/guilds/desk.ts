/** What every part of the table shares: the position, the answers by their places, and what pointing at one does. */

import { getContext, setContext } from "svelte";
import type { Pointing } from "../../lib/pointing.svelte";
import type { Words } from "../types";
import type { Components, Thing, View } from "./view";

export interface Desk extends Pointing<Thing> {
  readonly view: View;
  readonly components: Components;
  readonly seat: number | null;
  readonly names: string[];
  readonly ghost: View | null;
  readonly t: Words;
  /** The kind of question that the seat has before it. */
  readonly asked: string | null;
  /** The tile to which a short way would lead that is pointed at. */
  readonly aim: string | null;
  /** The tiles to which the card pointed at could move a pawn. */
  readonly reach: ReadonlySet<string>;
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
