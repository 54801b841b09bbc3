/** Effects as pictures, made from the data, by what an effect is called there. */

import type { Count, Effect } from "./view";

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
