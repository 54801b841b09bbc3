/** The view (its types are generated from `view.py`), the data files as `box.py` reads them, and small lookups in both. */

import type { Provenance } from "../../lib/provenance";
import type { Move, TileView, View } from "../views/guilds";

export type { CellView, Move, SeatView, TileView, View } from "../views/guilds";

export type Livery = "red" | "blue" | "green" | "yellow" | "purple";
export const LIVERIES: Livery[] = ["red", "blue", "green", "yellow", "purple"];

/** An effect: what it does is named by `op`, the rest are its parameters. */
export type Effect =
  | { op: "vp" | "neutral" | "evict" | "recover" | "discard"; n: number }
  | { op: "draw"; n: number; when: "now" | "end_of_turn" }
  | { op: "hire"; n: number; to: "guildhall" | "open_tile" | "plantation" }
  | { op: "move" | "to_plantation"; n: number; from: string[] }
  | { op: "mayoral"; draw: number; keep: number }
  | { op: "choice"; options: Effect[][] }
  | { op: "per"; metric: string; max: number; effect: Effect; livery?: Livery | null }
  | { op: "if"; metric: string; min: number; then: Effect[]; livery?: Livery | null }
  | { op: "on"; trigger: "hire_card" | "move"; effects: Effect[] };

interface Entry {
  id: string;
  provenance: Provenance;
}

export interface Tile extends Entry {
  rank: number | null;
  name: string;
  liveries: Livery[];
  required: number;
  first: Effect[];
  second_extra: Effect[];
  great_twelve?: boolean;
  persistent?: { kind: "hand_limit"; value: number } | { kind: "win_remaining_ties" } | null;
}

export interface ActionCard extends Entry {
  label: string;
  frame: Livery;
  liveries: Livery[];
  cost: { cards: number; pawns: number; pawns_from?: string[] };
  effects: Effect[];
  copies: number;
}

export interface Score {
  kind: "per" | "threshold";
  metric: string;
  livery?: Livery | null;
  vp: number;
  min?: number | null;
  max?: number | null;
}

export interface Goal extends Entry {
  label: string;
  copies: number;
  score: Score;
}

export interface Token extends Entry {
  copies: number;
  effects: Effect[];
}

export interface Side extends Entry {
  name: string;
  first: Effect[];
  second: Effect[];
  pawns_returned: number;
}

interface Listed<T> {
  count: number;
  entries: T[];
}

export interface Components {
  guild_tiles: Listed<Tile>;
  special_buildings: Listed<Tile>;
  second_place_tokens: Listed<Token>;
  action_cards: Listed<ActionCard>;
  mayoral_cards: Listed<Goal>;
  plantation: Listed<Side>;
  constants: { draw_after_play: number; draw_without_play: number; [name: string]: unknown };
}

export type Kind = "tile" | "card" | "goal" | "token" | "side";
interface Kinds {
  tile: Tile;
  card: ActionCard;
  goal: Goal;
  token: Token;
  side: Side;
}

const LISTS: { [K in Kind]: (components: Components) => Kinds[K][] } = {
  tile: ({ guild_tiles, special_buildings }) => [...guild_tiles.entries, ...special_buildings.entries],
  card: ({ action_cards }) => action_cards.entries,
  goal: ({ mayoral_cards }) => mayoral_cards.entries,
  token: ({ second_place_tokens }) => second_place_tokens.entries,
  side: ({ plantation }) => plantation.entries,
};

const FOUND = new WeakMap<Components, Map<string, unknown>>();

/** An entry of the data files. */
export function entry<K extends Kind>(kind: K, id: string, components: Components): Kinds[K] | undefined {
  let all = FOUND.get(components);
  if (!all) {
    const lists = Object.entries(LISTS) as [Kind, (components: Components) => Entry[]][];
    all = new Map(lists.flatMap(([kind, list]) => list(components).map((one) => [`${kind}/${one.id}`, one] as const)));
    FOUND.set(components, all);
  }
  return all.get(`${kind}/${id}`) as Kinds[K] | undefined;
}

export function tileAt(view: View, id: string | null): TileView | undefined {
  return id === null ? undefined : view.tiles.find((tile) => tile.id === id);
}

/** The hand as a person sorts it: by the colour of the frame, copies together; `n` tells copies apart. */
export function sorted(hand: string[], components: Components): { id: string; n: number }[] {
  const rank = (id: string): number => LIVERIES.indexOf(entry("card", id, components)?.frame ?? "purple");
  const seen = new Map<string, number>();
  return [...hand]
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((id) => {
      const n = seen.get(id) ?? 0;
      seen.set(id, n + 1);
      return { id, n };
    });
}

/** Something that somebody looks at closely: a component, or what else lies on the table. */
export interface Thing {
  kind: Kind | "place" | "pile" | "piece" | "round";
  id: string;
}

/** Whether a thing is a component, with an entry in the data files. */
export function isEntry(kind: Thing["kind"]): kind is Kind {
  return kind in LISTS;
}

export interface Guilds {
  view: View;
  components: Components;
  move: Move;
  thing: Thing;
}
