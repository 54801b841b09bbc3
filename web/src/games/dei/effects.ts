/** Effects as pictures and as words: both are made from the data, by what an operation is called there. */

import { listed } from "../../lib/seats";
import { facts } from "../../lib/words";
import type { Words } from "../types";
import { isFor } from "./campaign";
import { boost, card, drone, faction, feat, mission, objective, type AbilityData, type Components, type Mission, type Op, type Payment, type Thing } from "./view";

/** What a sign shows; `n` is written beside it. */
export interface Sign {
  sign: string;
  n?: string;
}

const SIGNS: Record<string, string> = {
  ENLIST: "enlist", ENLIST_SAME_REGION: "enlist", DRONE_ENLIST: "enlist", ENLIST_SITE: "enlist",
  MOVE: "move", MOVE_EXTEND: "move", COLLECT: "collect", COLLECT_SAME_REGION: "collect", DRONE_COLLECT: "collect",
  BUY: "buy", DISCOUNT: "buy", PAY_SUBSTITUTE: "exchange", BUILD: "build", BUILD_WITHOUT_MAJORITY: "build",
  EVICT: "evict", STRIKE: "strike", DRONE_STRIKE_ALL: "strike", DRONE_ACTIVATE: "drone", DRONE_MOVE: "step",
  DRONE_MOVE_BONUS: "step", DRONE_TELEPORT: "teleport", GAIN_SUPPLY: "supply", LOSE_SUPPLY: "supply", GAIN_BOOST: "boost",
  EXCHANGE: "exchange", STEAL_RESOURCE: "steal", REMOVE_CONSTRUCTION: "remove", MAJORITY_BONUS: "majority",
  MAJORITY_BONUS_TEMP: "majority", TIE_ENTERS: "majority", USE_ANY_STRUCTURE: "bridge", STORAGE_BONUS: "store", CLIMB: "climb", PATRON: "energy_cell", BRIBE: "boost",
}; // prettier-ignore

/** The sign of an operation, by its name in the data. */
export function signOf(op: string, kind?: unknown): string {
  return op === "GAIN_RESOURCE" ? String(kind ?? "store") : (SIGNS[op] ?? "supply");
}

const ADDED = new Set(["MAJORITY_BONUS", "MAJORITY_BONUS_TEMP", "STORAGE_BONUS", "DRONE_MOVE_BONUS", "MOVE_EXTEND", "COLLECT_SAME_REGION", "ENLIST_SAME_REGION"]);

/** The signs of an operation, in reading order. */
export function signs(op: Op): Sign[] {
  const [sign, n] = [signOf(op.op, op["kind"]), op.n];
  const found: Sign[] = [{ sign }];
  if (n !== undefined && (n > 1 || ADDED.has(op.op))) found[0]!.n = `${ADDED.has(op.op) ? "+" : ""}${n}`;
  if (op.op === "DISCOUNT" && n) found.splice(0, 1, { sign: "buy" }, { sign: String(op["kind"]), n: `−${n}` });
  if (op.op === "EXCHANGE") found.push({ sign: String(op["give"]) }, { sign: "to" }, { sign: String(op["take"]) });
  if (op.op === "TIE_ENTERS") found[0]!.n = "=";
  if (op["climb"]) found.push({ sign: "climb" });
  if (op["use_any_structure"]) found.push({ sign: "bridge" });
  if (op["ignore_majority"]) found.push({ sign: "no-majority" });
  if (op["discount"]) found.push({ sign: "store", n: `−${op["discount"]}` });
  if (op["ignore_requirement"]) found.push({ sign: "any" });
  if (op["site"] === "own_unit_region") found.push({ sign: "any" });
  if (op["extra_move"]) found.push({ sign: "step", n: `+${op["extra_move"]}` });
  return found;
}

/** The signs of a card in a narrow place: all, or where they would not fit the first of each operation. */
export function briefly(effect: Op[]): Sign[][] {
  const all = effect.map(signs);
  return all.flat().length > 3 ? all.map((one) => one.slice(0, 1)) : all;
}

const UNSAID = { discount: 0, extra_move: 0, ignore_majority: false, climb: false, use_any_structure: false, ignore_requirement: false, site: "", phase: 0 };

export function opWords(op: Op, t: Words): string {
  if (op["drone"] === "own") return t("board-own-drone");
  return t(`op-${op.op}`, facts({ ...UNSAID, ...op }));
}

/** “Move 2, Collect 1” */
export function effectWords(effect: Op[], t: Words): string {
  return listed(effect.map((op) => opWords(op, t)), t);
}

/** When an ability works, then what it does. */
export function abilityWords({ trigger, limit, phase, condition, ops }: AbilityData, t: Words): string {
  const when = [
    t(`trigger-${trigger}`, { phase: phase ?? 0 }),
    ...Object.keys(condition ?? {}).map((one) => t(`trigger-${one}`)),
    ...(limit ? [t("trigger-limit")] : []),
  ];
  return `${capital(when.join(", "), t)}: ${effectWords(ops, t)}.`;
}

export function capital(text: string, t: Words): string {
  return text.slice(0, 1).toLocaleUpperCase(t.lang) + text.slice(1);
}

export function payWords({ supplies, per, flat }: Payment, t: Words): string {
  return t("mission-pays", { supplies, per, flat });
}

export function countWords({ counts }: Mission, t: Words): string {
  return t(`counts-${counts.what}`, facts({ colour: "", kind: "", ...counts }));
}

/** What stands on something, line by line. */
export function lines({ kind, id }: Thing, components: Components, t: Words): string[] {
  switch (kind) {
    case "card": {
      const face = card(components, id);
      if (!face) return [];
      const { technology = 0, energy_cell = 0 } = face.cost ?? {};
      const price = face.cost ? [t("board-card-price", { market: t.name("market", face.market!), technology, energy_cell, supplies: face.supplies ?? 0 })] : [];
      return [`${effectWords(face.effect, t)}.`, ...price];
    }
    case "mission": {
      const task = mission(components, id);
      if (!task) return [];
      const say = (when: "on-time" | "late", pays: Payment): string => `${capital(t(`mission-${when}`), t)}: ${payWords(pays, t)}.`;
      return [`${capital(countWords(task, t), t)}.`, say("on-time", task.on_time), say("late", task.late)];
    }
    case "feat": {
      const token = feat(components, id);
      return token ? [abilityWords(token.ability, t)] : [];
    }
    case "boost": {
      const token = boost(components, id);
      return token ? [`${effectWords(token.effect, t)}.`] : [];
    }
    case "faction": {
      const side = faction(components, id);
      if (!side) return [];
      const brings = side.drone ? [`${t.name("drone", side.drone)}: ${t(`drone-${side.drone}.about`)}`] : [];
      const skills = (side.skills ?? []).map(({ ops }) => `${effectWords(ops, t)}.`);
      return [t(`faction-${id}.about`), `${t.name("leader", id)}: ${t(`leader-${id}.about`)}`, ...brings, ...skills];
    }
    case "retaliation":
      return [t(`retaliation-${id}.about`), ...["a", "b"].map((which) => `${capital(t(`retaliation-${id}.${which}`), t)}.`)];
    case "objective":
      return objectiveParts(id, components, t).map(({ who, text }) => (who ? `${capital(who, t)}: ${text}` : text));
    case "scenario":
    case "event":
    case "privilege":
    case "inspiration":
      return t.has(`${kind}-${id}.about`) ? [t(`${kind}-${id}.about`)] : [];
    case "drone":
      return drone(components, id) ? [t(`drone-${id}.about`)] : [];
    case "region":
      return [];
  }
}

/** A part of an objective card: for whom it is, whether a Faction is among them, and what it says. */
export interface ObjectivePart {
  part: "upper" | "lower";
  who: string;
  own: boolean;
  text: string;
}

export function objectiveParts(id: string, components: Components, t: Words, faction: string | null = null): ObjectivePart[] {
  const card = objective(components, id);
  return (["upper", "lower"] as const).map((part) => {
    const who = card?.[`${part}_for`] ?? "all";
    return { part, who: who === "all" ? "" : t("campaign-for", { who }), own: isFor(who, faction), text: t(`objective-${id}.${part}`) };
  });
}

/** Something for a screen reader: its name, and all that stands on it. */
export function thingWords(thing: Thing, components: Components, t: Words): string {
  return `${t.name(thing.kind, thing.id)}. ${lines(thing, components, t).join(" ")}`;
}
