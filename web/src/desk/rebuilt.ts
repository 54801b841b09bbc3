/** Which things of a table are reconstructed, so that their places can be marked and their owners be asked. */

import { getContext, setContext } from "svelte";
import type { Thing } from "../games/types";
import type { ComponentsInfo } from "../lib/protocol";

const KEY = Symbol("rebuilt");
const NONE: ReadonlySet<string> = new Set();

/** The things whose entries are all reconstructed, by kind and id. */
export function rebuiltThings({ entries, said }: Pick<ComponentsInfo, "entries" | "said">): Set<string> {
  const kinds = new Map<string, boolean>();
  for (const { id, provenance } of entries) kinds.set(id, provenance["kind"] === "reconstructed" && (kinds.get(id) ?? true));
  const named = Object.entries(said).flatMap(([kind, things]) => Object.keys(things).map((id) => ({ kind, id })));
  return new Set(named.filter(({ id }) => kinds.get(id)).map(nameOf));
}

/** Tell all parts of a table; called while its page is set up. */
export function tellRebuilt(things: () => ReadonlySet<string>): void {
  setContext(KEY, things);
}

/** Whether a thing is reconstructed; nothing is, where nobody has said it. */
export function useRebuilt(): (thing: Thing | null | undefined) => boolean {
  const things = getContext<(() => ReadonlySet<string>) | undefined>(KEY) ?? (() => NONE);
  return (thing) => thing != null && things().has(nameOf(thing));
}

const nameOf = ({ kind, id }: Thing): string => `${kind}/${id}`;
