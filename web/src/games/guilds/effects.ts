/** What cards, tiles, tokens and mayoral cards do, as a row of signs. Nothing is drawn per card. */

import type { Effect, Livery } from "./view";

/** A sign and the number that stands at it. */
export interface Sign {
  sign: string;
  n?: string;
  livery?: Livery | null | undefined;
}

const one = (sign: string, n: number): Sign => (n === 1 && sign !== "vp" ? { sign } : { sign, n: String(n) });

/** An effect as signs, from left to right. */
export function signs(effect: Effect): Sign[] {
  switch (effect.op) {
    case "draw":
      return [one(effect.when === "now" ? "draw" : "later", effect.n)];
    case "hire":
      return effect.to === "guildhall" ? [one("hire", effect.n)] : [one("hire", effect.n), { sign: effect.to === "plantation" ? "ship" : "tile" }];
    case "move":
      return effect.from.length === 1 && effect.from[0] === "plantation" ? [{ sign: "ship" }, one("move", effect.n)] : [one("move", effect.n)];
    case "to_plantation":
      return [one("ship", effect.n)];
    case "mayoral":
      return [{ sign: "mayoral", n: effect.draw === effect.keep ? `${effect.keep}` : `${effect.keep}/${effect.draw}` }];
    case "choice":
      return effect.options.flatMap((all, n) => [...(n ? [{ sign: "or" }] : []), ...all.flatMap(signs)]);
    case "per":
      return [...signs(effect.effect), { sign: "per" }, metricSign(effect.metric, effect.livery)];
    case "if":
      return [metricSign(effect.metric, effect.livery), { sign: "if" }, ...effect.then.flatMap(signs)];
    case "on":
      return [{ sign: effect.trigger === "move" ? "move" : "hire" }, { sign: "on" }, ...effect.effects.flatMap(signs)];
    default:
      return [one(effect.op, effect.n)];
  }
}

export const METRICS: Record<string, string> = {
  hired_this_turn: "hire",
  moved_this_turn: "move",
  sent_to_plantation_this_turn: "ship",
  own_on_plantation: "ship",
  masters_with_livery: "master",
  masters_great_twelve: "twelve",
  masters_on_special: "special",
  livery_sets: "sets",
  masters_adjacent_guildhall: "beside",
  largest_master_group: "group",
  second_place_tokens: "token",
  own_in_guildhall: "guildhall",
  neutrals_held: "neutral",
  hand_cards: "draw",
};

export function metricSign(metric: string, livery?: Livery | null): Sign {
  return { sign: METRICS[metric] ?? "master", livery };
}
