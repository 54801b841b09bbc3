/** What can be reckoned from what lies open: the poverty table, the standing, and what a Run would bring. */

import { card, topBorough, borough, type Components, type Count, type Effect, type SeatView, type View } from "./view";

/** The prestige that so much poverty costs at the end (LON-SCORE-8). */
export function penalty(poverty: number, { rules }: Components): number {
  const table = rules.poverty_table;
  const last = table.length - 1;
  return poverty <= last ? (table[poverty] ?? 0) : (table[last] ?? 0) + (poverty - last) * rules.poverty_beyond;
}

/** A seat's points as they stand. */
export interface Standing {
  seat: number;
  track: number;
  /** Of the city cards that the viewer sees, and whether there are others. */
  cards: number;
  more: boolean;
  loans: number;
  money: number;
  poverty: number;
  /** Poverty above the lowest, hand cards included: what is looked up in the table. */
  above: number;
  total: number;
}

/** The final scoring if the game ended now, of what lies open (LON-SCORE-2 to LON-SCORE-8). */
export function standings(view: View, components: Components): Standing[] {
  const held = view.seats.map(({ poverty, hand_size }) => poverty + (view.over ? 0 : hand_size * components.rules.end_poverty_per_card));
  const least = Math.min(...held);
  return view.seats.map((seat, n) => {
    const above = held[n]! - least;
    const { points } = seat;
    const seen = seat.stacks.flatMap(({ top, under }) => [...(under ?? []), ...(top ? [top] : [])]);
    const cards = points.cards ?? seen.reduce((sum, one) => sum + (card(components, one.card)?.end_prestige ?? 0), 0);
    const more = !view.over && seen.length < seat.stacks.reduce((sum, stack) => sum + stack.cards, 0);
    const poverty = points.poverty ?? 0 - penalty(above, components);
    const [track, loans, money] = [points.track ?? 0, points.loans ?? 0, points.money ?? 0];
    return { seat: seat.seat, track, cards, more, loans, money, poverty, above, total: track + cards + loans + money + poverty };
  });
}

/** What a Run costs and brings. */
export interface Forecast {
  /** Cards that would be activated. */
  cards: number;
  paid: number;
  discards: number;
  money: number;
  prestige: number;
  draws: number;
  /** Hand cards that an activation leaves out of the poverty at the end (LON-CARD-23). */
  spared: number;
  /** Poverty that is lost and gained before the end, and then for stacks, loans and hand cards. */
  relief: number;
  burden: number;
  stacks: number;
  loans: number;
  hand: number;
}

/**
 * What activating every card that can be would bring, with the run effect of the top borough: sums of what is printed,
 * as the city lies now. Choices (whom, what to discard, what to activate again) are left out.
 */
export function forecast(seat: SeatView, view: View, components: Components): Forecast {
  const { stacks, loans, cards: hand } = seat.run_poverty;
  const sum: Forecast = {
    cards: 0, paid: 0, discards: 0, money: 0, prestige: 0, draws: 0, spared: 0, relief: 0, burden: 0, stacks, loans, hand,
  }; // prettier-ignore
  const top = topBorough(seat);
  const running = view.asked === "run" && view.active === seat.seat;
  if (top && (!running || view.run_effect_due))
    for (const one of borough(components, top)?.run_effect ?? []) add(sum, one, seat, view, components, 0);
  for (const stack of seat.stacks) {
    const activation = stack.face_up && !stack.activated && stack.top ? card(components, stack.top.card)?.activation : null;
    if (!activation) continue;
    if (activation.cost?.discard && sum.discards >= seat.hand_size) continue;
    sum.cards += 1;
    sum.paid += activation.cost?.money ?? 0;
    sum.discards += activation.cost?.discard ?? 0;
    for (const one of activation.effects) add(sum, one, seat, view, components, stack.stored);
  }
  sum.hand = Math.max(0, hand - (sum.discards + sum.spared) * components.rules.run_poverty_per_card);
  return sum;
}

function add(sum: Forecast, effect: Effect, seat: SeatView, view: View, components: Components, stored: number): void {
  if (effect.op === "gain_money") sum.money += effect.amount;
  else if (effect.op === "gain_prestige") sum.prestige += effect.amount;
  else if (effect.op === "remove_poverty") sum.relief += effect.amount;
  else if (effect.op === "gain_poverty") sum.burden += effect.amount;
  else if (effect.op === "draw_cards") sum.draws += effect.amount;
  else if (effect.op === "gain_money_per") sum.money += effect.amount * counts(effect.count, seat, components);
  else if (effect.op === "gain_prestige_per") sum.prestige += effect.amount * counts(effect.count, seat, components);
  else if (effect.op === "take_money_from_each_opponent") sum.money += effect.amount * (view.seats.length - 1);
  else if (effect.op === "take_stored_money") sum.money += stored;
  else if (effect.op === "ignore_hand_poverty") sum.spared += effect.max ?? seat.hand_size;
}

/** How many of the seat's cards or boroughs an effect counts now. */
export function counts(count: Count, seat: SeatView, components: Components): number {
  if (count.what === "own_face_up_cards")
    return seat.stacks.filter(({ face_up, top }) => face_up && top && card(components, top.card)?.colour === count.colour).length;
  const lands = seat.boroughs.map((id) => borough(components, id)).filter((one) => one !== undefined);
  if (count.what === "their_boroughs") return lands.length;
  return lands.filter(({ side, river }) => (!count.side || side === count.side) && (count.river == null || river === count.river)).length;
}
