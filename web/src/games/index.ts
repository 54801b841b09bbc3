/** Which games have a board here. A game's folder has `index.ts` (its module as default) and `Art.svelte`. */

import type { Component } from "svelte";
import type { GameModule } from "./types";

const MODULES = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./plain/*"]);
const ART = import.meta.glob<{ default: Component }>("./*/Art.svelte");

/** The game's board and words, loaded when a table is opened. */
export async function gameModule(id: string): Promise<GameModule> {
  const load = MODULES[`./${id}/index.ts`];
  return load ? (await load()).default : (await import("./brought")).broughtModule(id);
}

/** The picture of the game's card in the lobby. */
export async function gameArt(id: string): Promise<Component | null> {
  const load = ART[`./${id}/Art.svelte`];
  return load ? (await load()).default : null;
}
