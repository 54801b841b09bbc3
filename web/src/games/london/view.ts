/** The view (its types are generated from `view.py`), the data files as `box.py` reads them, and small lookups in both. */

import type { Move, SeatView, View } from "../views/london";

export type { CardView, Move, SeatView, StackView, View } from "../views/london";

export type Colour = "brown" | "blue" | "pink" | "grey";
export const COLOURS: Colour[] = ["brown", "blue", "pink", "grey"];

export type Count =
  | { what: "own_face_up_cards"; colour: Colour }
  | { what: "own_boroughs"; side?: "N" | "S"; river?: boolean }
  | { what: "their_boroughs" };

/** An effect: what it does is named by `op`, the rest are its parameters. */
export type Effect =
  | { op: "gain_money" | "gain_prestige" | "remove_poverty" | "gain_poverty" | "draw_cards"; amount: number }
  | { op: "gain_money_per" | "gain_prestige_per"; amount: number; count: Count }
  | { op: "discard_for"; max: number | null; filter: "any" | "pauper"; per_card: Effect[] }
  | { op: "give_poverty" | "target_gains_poverty"; amount: number }
  | { op: "take_money_from_each_opponent"; amount: number }
  | { op: "each_opponent_pays_per"; amount: number; count: Count }
  | { op: "place_from_board_on_self"; pay_build_cost: boolean }
  | { op: "reactivate"; waive_discard: boolean }
  | { op: "ignore_hand_poverty"; max: number | null; duration: "this_run" | "while_top" }
  | { op: "take_stored_money" | "flip_self_instead" | "paupers_any_colour" }
  | { op: "free_builds"; count: number }
  | { op: "recolour_discard"; price: number; includes_grey: boolean; per_turn: number | null }
  | { op: "store_money_on_place" | "loan_bonus" | "borough_discount" | "extra_start_draw"; amount: number }
  | { op: "start_draw_peek"; look: number }
  | { op: "start_draw_choice"; min: number; max: number }
  | { op: "swap_hand_with_board"; per_turn: number };

export interface Activation {
  cost?: { money?: number; discard?: number };
  effects: Effect[];
  flips: boolean;
}

export interface CityCard {
  id: string;
  name: string;
  deck: "A" | "B" | "C";
  copies: number;
  colour: Colour;
  kind: "building" | "action" | "pauper";
  build_cost?: number | null;
  build_discard?: "same_colour" | "none";
  end_prestige?: number | null;
  activation?: Activation | null;
  ongoing?: Effect[];
  action?: Effect[];
}

export interface Borough {
  id: string;
  name: string;
  side: "N" | "S";
  river: boolean;
  cost: number;
  draw: number;
  prestige: number;
  remove_poverty: number;
  starter?: boolean;
  ability?: { timing: string; optional: boolean; effects: Effect[] } | null;
  run_effect?: Effect[];
}

export interface Components {
  cards: { cards: CityCard[] };
  boroughs: { boroughs: Borough[] };
  rules: {
    hand_limit: number;
    starting_money: number;
    loan_money: number;
    loan_repayment: number;
    loan_penalty: number;
    money_per_prestige: number;
    run_poverty_per_card: number;
    end_poverty_per_card: number;
    poverty_table: number[];
    poverty_beyond: number;
    [name: string]: unknown;
  };
}

const CARDS = new WeakMap<Components, Map<string, CityCard>>();
const LANDS = new WeakMap<Components, Map<string, Borough>>();

export function card(components: Components, id: string): CityCard | undefined {
  return known(CARDS, components, () => components.cards.cards).get(id);
}

export function borough(components: Components, id: string): Borough | undefined {
  return known(LANDS, components, () => components.boroughs.boroughs).get(id);
}

function known<T extends { id: string }>(
  all: WeakMap<Components, Map<string, T>>,
  components: Components,
  list: () => T[],
): Map<string, T> {
  let found = all.get(components);
  if (!found) all.set(components, (found = new Map(list().map((one) => [one.id, one]))));
  return found;
}

/** What a copy shows: `coffee_house-2` is a `coffee_house`. */
export function shown(piece: string): string {
  return piece.replace(/-\d+$/, "");
}

/** A hand as a person sorts it: by colour, so that what can pay for what lies together. */
export function sorted(hand: string[], components: Components): string[] {
  const rank = (id: string): number => COLOURS.indexOf(card(components, id)?.colour ?? "grey");
  return [...hand].sort((one, other) => rank(one) - rank(other));
}

/** The seats in the order in which they are met from a chair at the table, beginning with that one. */
export function round(view: View, first: number): SeatView[] {
  return view.seats.map((_, n) => view.seats[(first + n) % view.seats.length]!);
}

/** A card or a borough that somebody looks at, or the deck: its id is how many cards it has. */
export interface Thing {
  kind: "card" | "borough" | "deck";
  id: string;
}

export interface London {
  view: View;
  components: Components;
  move: Move;
  thing: Thing;
}
