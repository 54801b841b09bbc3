/** Effects as pictures, made from the data by what an operation is called there. */

import type { Op } from "./view";

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

/** The sign of what a Mission counts; an Outpost has a flag of its own. */
export function countSign({ what, kind }: { what: string; kind?: string }): string {
  return { majority_regions: kind, stored: kind, own_constructions_on_board: "build", unlocked_feats: "feat", owned_market_cards: "card",
    scrappers_on_board: "scrapper", distinct_outpost_colours: "colours" }[what] ?? "any"; // prettier-ignore
}
