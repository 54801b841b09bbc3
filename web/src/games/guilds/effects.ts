/** What cards, tiles, tokens and mayoral cards do: as a row of signs, and in words. Nothing is written per card. */

import type { Words } from "../types";
import type { Way } from "./answers";
import type { ActionCard, Effect, Livery, Score, Tile } from "./view";

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
      return [{ sign: "mayoral", n: effect.draw === 1 ? "1" : `1/${effect.draw}` }];
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

const METRICS: Record<string, string> = {
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

// In words

export function effectWords(effect: Effect, t: Words): string {
  switch (effect.op) {
    case "draw":
      return t(`effect-draw-${effect.when}`, { n: effect.n });
    case "hire":
      return t(`effect-hire-${effect.to}`, { n: effect.n });
    case "move":
    case "to_plantation":
      return t(`effect-${effect.op}`, { n: effect.n, from: places(effect.from, t) });
    case "mayoral":
      return t("effect-mayoral", { draw: effect.draw });
    case "choice":
      return t("effect-choice", { options: chain(effect.options.map((all) => effectsWords(all, t)), "effect-or", t) });
    case "per":
      return t("effect-per", { effect: effectWords(effect.effect, t), metric: metricWords(effect, t), max: effect.max });
    case "if":
      return t("effect-if", { metric: metricWords(effect, t), min: effect.min, effect: effectsWords(effect.then, t) });
    case "on":
      return t(`effect-on-${effect.trigger}`, { effect: effectsWords(effect.effects, t) });
    default:
      return t(`effect-${effect.op}`, { n: effect.n });
  }
}

/** Several effects, one after the other. */
export function effectsWords(effects: Effect[], t: Words): string {
  return chain(effects.map((effect) => effectWords(effect, t)), "effect-then", t);
}

function chain(texts: string[], key: string, t: Words): string {
  return texts.reduce((sum, other) => (sum ? t(key, { one: sum, other }) : other), "");
}

function places(from: string[], t: Words): string {
  return from.map((place) => t(`from-${place}`)).join(", ");
}

function metricWords({ metric, livery }: { metric: string; livery?: Livery | null }, t: Words): string {
  return t(`metric-${metric}`, { livery: livery ?? "" });
}

export function costWords({ cost }: ActionCard, t: Words): string {
  const cards = cost.cards ? t("cost-cards", { n: cost.cards }) : "";
  const pawns = cost.pawns ? t("cost-pawns", { n: cost.pawns, from: places(cost.pawns_from ?? [], t) }) : "";
  return cards && pawns ? t("cost-both", { cards, pawns }) : cards || pawns || t("cost-none");
}

/** What a card is called, and what playing it in one of its three ways does. */
export function wayWords(way: Way, face: ActionCard, t: Words): string {
  const args = { liveries: liveryWords(face.liveries, t), cost: costWords(face, t), effect: effectsWords(face.effects, t) };
  return `${t.name("card", face.id)}. ${capital(t(`board-way-${way}`, args), t)}`;
}

export function scoreWords(score: Score, t: Words): string {
  const metric = metricWords(score, t);
  if (score.kind === "threshold") return t("score-threshold", { vp: score.vp, min: score.min ?? 0, metric });
  return score.max ? t("score-per-max", { vp: score.vp, max: score.max, metric }) : t("score-per", { vp: score.vp, metric });
}

/** The lasting effect of a building, "" where it has none. */
export function lastingWords({ persistent }: Tile, t: Words): string {
  if (!persistent) return "";
  return t(`effect-${persistent.kind}`, persistent.kind === "hand_limit" ? { value: persistent.value } : {});
}

export function liveryWords(liveries: Livery[], t: Words): string {
  return new Intl.ListFormat(t.lang, { type: "conjunction" }).format(liveries.map((one) => t.name("livery", one)));
}

export function capital(text: string, t: Words): string {
  return text.slice(0, 1).toLocaleUpperCase(t.lang) + text.slice(1);
}
