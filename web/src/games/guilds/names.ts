/** What components are called. The game’s own have their messages; those that a pack adds or renames, its data. */

import type { Words } from "../types";
import { effectsWords } from "./effects";
import { entry, type Components } from "./view";

/** What no message names as the data does. */
export function words(kind: string, id: string | number, components: Components, t: Words): string | null {
  const own = called(kind, String(id), components, t);
  const key = `${kind}-${id}`;
  if (own === null || !t.has(key)) return own;
  // The messages of other languages are translations: only the English ones can be held against the data.
  return t.lang === "en" && kind !== "token" && kind !== "side" && plain(own) !== plain(t(key)) ? own : null;
}

/** A name as the data has it; null for what is none of the components. */
function called(kind: string, id: string, components: Components, t: Words): string | null {
  switch (kind) {
    case "tile":
    case "place":
      return entry("tile", id, components)?.name ?? null;
    case "card":
    case "goal":
      return entry(kind, id, components)?.label ?? null;
    case "side":
      return entry("side", id, components)?.name ?? null;
    case "token": {
      const token = entry("token", id, components);
      return token ? effectsWords(token.effects, t) : null;
    }
    default:
      return null;
  }
}

function plain(name: string): string {
  return name.replaceAll("’", "'");
}
