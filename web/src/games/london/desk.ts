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
  readonly still: boolean;
}

const KEY = Symbol("london");

export function layDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
