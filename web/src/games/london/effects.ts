/** Effects as pictures and as words: both are made from the data, by what an effect is called there. */

import { listed } from "../../lib/seats";
import type { Words } from "../types";
import type { Activation, Borough, CityCard, Count, Effect } from "./view";

/** What a sign shows; `n` is written on it or beside it. */
export interface Sign {
  sign: string;
  n?: string;
}

/** The signs of an effect, in reading order. */
export function signs(effect: Effect): Sign[] {
  switch (effect.op) {
    case "gain_money":
      return [{ sign: "coin", n: `${effect.amount}` }];
    case "gain_prestige":
      return [{ sign: "prestige", n: `${effect.amount}` }];
    case "remove_poverty":
      return [{ sign: "poverty", n: `−${effect.amount}` }];
    case "gain_poverty":
      return [{ sign: "poverty", n: `+${effect.amount}` }];
    case "draw_cards":
      return [{ sign: "draw", n: `${effect.amount}` }];
    case "gain_money_per":
      return [{ sign: "coin", n: `${effect.amount}` }, { sign: "per" }, counted(effect.count)];
    case "gain_prestige_per":
      return [{ sign: "prestige", n: `${effect.amount}` }, { sign: "per" }, counted(effect.count)];
    case "discard_for":
      return [
        { sign: effect.filter === "pauper" ? "discard-grey" : "discard", n: effect.max === null ? "∞" : `≤${effect.max}` },
        { sign: "per" },
        ...effect.per_card.flatMap(signs),
      ];
    case "give_poverty":
      return [{ sign: "poverty", n: `${effect.amount}` }, { sign: "to" }, { sign: "rival" }];
    case "target_gains_poverty":
      return [{ sign: "rival" }, { sign: "poverty", n: `+${effect.amount}` }];
    case "take_money_from_each_opponent":
      return [{ sign: "rivals" }, { sign: "to" }, { sign: "coin", n: `${effect.amount}` }];
    case "each_opponent_pays_per":
      return [{ sign: "rivals" }, { sign: "coin", n: `−${effect.amount}` }, { sign: "per" }, counted(effect.count)];
    case "place_from_board_on_self":
      return [{ sign: "shelf" }, { sign: "to" }, { sign: "build" }];
    case "reactivate":
      return [{ sign: "again" }];
    case "ignore_hand_poverty":
      return [{ sign: "hand", ...(effect.max === null ? {} : { n: `${effect.max}` }) }, { sign: "no-poverty" }];
    case "take_stored_money":
      return [{ sign: "till" }, { sign: "to" }, { sign: "coin" }];
    case "free_builds":
      return [{ sign: "build", n: `${effect.count}` }, { sign: "no-discard" }];
    case "flip_self_instead":
      return [{ sign: "flip" }, { sign: "shield" }];
    case "recolour_discard":
      return [{ sign: "coin", n: `${effect.price}` }, { sign: "to" }, { sign: "any-colour" }];
    case "store_money_on_place":
      return [{ sign: "build" }, { sign: "to" }, { sign: "till", n: `${effect.amount}` }];
    case "loan_bonus":
      return [{ sign: "loan", n: `+${effect.amount}` }];
    case "start_draw_peek":
      return [{ sign: "look", n: `${effect.look}` }];
    case "start_draw_choice":
      return [{ sign: "draw", n: `${effect.min}–${effect.max}` }];
    case "swap_hand_with_board":
      return [{ sign: "swap" }];
    case "paupers_any_colour":
      return [{ sign: "discard-grey" }, { sign: "to" }, { sign: "any-colour" }];
    case "borough_discount":
      return [{ sign: "land" }, { sign: "coin", n: `−${effect.amount}` }];
    case "extra_start_draw":
      return [{ sign: "draw", n: `+${effect.amount}` }];
  }
}

function counted(count: Count): Sign {
  if (count.what === "own_face_up_cards") return { sign: `face-${count.colour}` };
  if (count.what === "own_boroughs" && count.river) return { sign: "river" };
  if (count.what === "own_boroughs" && count.side) return { sign: `land-${count.side}` };
  return { sign: "land" };
}

/** An effect in words, without a full stop: “gain £2 per borough at the river”. */
export function effectWords(effect: Effect, t: Words): string {
  const say = (args: Record<string, string | number> = {}): string => t(`board-effect-${effect.op.replaceAll("_", "-")}`, args);
  switch (effect.op) {
    case "gain_money_per":
    case "gain_prestige_per":
    case "each_opponent_pays_per":
      return say({ n: effect.amount, count: countWords(effect.count, t) });
    case "discard_for":
      return say({
        max: effect.max ?? 0,
        of: effect.filter,
        each: listed(
          effect.per_card.map((one) => effectWords(one, t)),
          t,
        ),
      });
    case "place_from_board_on_self":
      return say({ paid: effect.pay_build_cost ? "yes" : "no" });
    case "reactivate":
      return say({ waived: effect.waive_discard ? "yes" : "no" });
    case "ignore_hand_poverty":
      return say({ max: effect.max ?? 0, when: effect.duration });
    case "free_builds":
      return say({ n: effect.count });
    case "recolour_discard":
      return say({ n: effect.price, grey: effect.includes_grey ? "yes" : "no", times: effect.per_turn ?? 0 });
    case "start_draw_peek":
      return say({ n: effect.look });
    case "start_draw_choice":
      return say({ min: effect.min, max: effect.max });
    case "swap_hand_with_board":
      return say({ n: effect.per_turn });
    default:
      return "amount" in effect ? say({ n: effect.amount }) : say();
  }
}

function countWords(count: Count, t: Words): string {
  if (count.what === "own_face_up_cards") return t("board-per-card", { colour: count.colour });
  if (count.what === "their_boroughs") return t("board-per-their-borough");
  return t("board-per-borough", { where: count.river ? "river" : (count.side ?? "any") });
}

/** A line of what stands on a card: when it works, and what it does then. */
export interface Clause {
  when: "activate" | "ongoing" | "action" | "run" | "top";
  text: string;
}

/** What a city card does, clause by clause. */
export function cardClauses(card: CityCard, t: Words): Clause[] {
  const found: Clause[] = [];
  if (card.action?.length) found.push({ when: "action", text: sentence(card.action, t) });
  for (const one of card.ongoing ?? []) found.push({ when: "ongoing", text: sentence([one], t) });
  if (card.activation) found.push({ when: "activate", text: activationWords(card.activation, t) });
  return found;
}

/** What a borough does while it is on top. */
export function boroughClauses(borough: Borough, t: Words): Clause[] {
  const found: Clause[] = [];
  if (borough.ability) found.push({ when: "top", text: sentence(borough.ability.effects, t) });
  if (borough.run_effect?.length) found.push({ when: "run", text: sentence(borough.run_effect, t) });
  return found;
}

function activationWords({ cost, effects, flips }: Activation, t: Words): string {
  const price = cost?.money ? t("board-cost-money", { n: cost.money }) : cost?.discard ? t("board-cost-card") : "";
  const text = [price, sentence(effects, t), t(flips ? "board-flips" : "board-stays")].filter(Boolean);
  return text.join(" ");
}

/** Several effects as one sentence. */
export function sentence(effects: Effect[], t: Words): string {
  const text = listed(
    effects.map((one) => effectWords(one, t)),
    t,
  );
  return `${text.slice(0, 1).toLocaleUpperCase(t.lang)}${text.slice(1)}.`;
}
