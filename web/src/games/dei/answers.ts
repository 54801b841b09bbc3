/** Answers as the table shows them: at which place each is given, and which move is meant where none is. */

import type { Target as At } from "../../desk/desk.svelte";
import type { Answer, Asked } from "../types";
import { iconsLeft, isIn, region, type Move, type RegionView, type View } from "./view";

export type Target = At<Move>;

/** Whether an answer has a place on the table; all others are given by a button beside the question. */
export function onBoard(move: Move, view: View, asked: Asked | null): boolean {
  return placesOf(move, view, asked).length > 0;
}

/** What is meant by an icon that is used in a Region. */
const VERBS: Record<string, string> = {
  ENLIST: "enlist", ENLIST_SAME_REGION: "enlist", DRONE_ENLIST: "enlist", MOVE: "from", COLLECT: "collect", COLLECT_SAME_REGION: "collect",
  DRONE_COLLECT: "collect", BUILD: "refuge", EVICT: "evict", STRIKE: "strike", DRONE_STRIKE_ALL: "strike", DRONE_ACTIVATE: "drone",
  DRONE_TELEPORT: "fly", MAJORITY_BONUS_TEMP: "hold", REMOVE_CONSTRUCTION: "lift_refuge",
}; // prettier-ignore

/** Whether an answer uses an icon of the card. */
export function uses(icon: string, { move, said }: Answer<Move>): boolean {
  return (move.kind === "icon" ? move.icon : said?.["icon"]) === icon;
}

/** Questions for Feats that do not lie on the Pad. */
const OFF_PAD = new Set(["strategy", "keep_feat"]);

/** Where an answer is given; an Elevator stands between two Regions and is built at either. */
export function placesOf(move: Move, view: View, asked: Asked | null): string[] {
  switch (move.kind) {
    case "play":
    case "recycle":
      return [`hand/${move.card}`];
    case "buy":
    case "patron":
      return [`market/${move.card}`];
    case "mission":
    case "order":
    case "propose":
      return [`mission/${move.mission}`];
    case "privilege":
      return [`privilege/${move.privilege}`];
    case "write":
      return asked?.kind === "write" ? [`write/${move.value}`] : [];
    case "inspire":
      return [`inspiration/${move.bonus}`];
    case "denounce":
    case "replace":
    case "discard":
      return [`retaliation/${move.card}`];
    case "bribe":
      return ["icon/BRIBE"];
    case "boost":
      return [`boost/${move.boost}`];
    case "icon":
      return [`icon/${move.icon}`];
    case "feat":
      return OFF_PAD.has(asked?.kind ?? "") ? [] : [`feat/${move.feat}`];
    case "faction":
      return [`faction/${move.faction}`];
    case "elevator":
    case "lift_elevator":
      return [`region/${move.ground}`, `region/${move.roof}`, `lift/${move.ground}/${move.roof}`];
    case "bridge":
    case "lift_bridge":
      return [`region/${move.roof}`];
    case "drone": {
      const at = view.regions.find(({ drones }) => drones.includes(move.drone));
      return at ? [`region/${at.id}`] : [];
    }
    case "units":
      return [`region/${asked?.context?.["to"] ?? asked?.context?.["region"]}`]; // those of a Retreat stand there
    case "deploy": case "enlist": case "from": case "to": case "collect": case "refuge": case "lift_refuge":
    case "strike": case "evict": case "fly": case "hold": case "motivate": case "evacuate": case "challenge":
    case "debris": case "raid": case "occupy": case "abandon": // prettier-ignore
      return [`region/${move.region}`];
    default:
      return [];
  }
}

/** How somebody means to answer: with which icon of the card in use, and a card of the hand face up or face down. */
export interface Manner {
  icon: string | null;
  down: boolean;
}

/** The answers by their places. A card that is played face down for a certain Market card buys that one. */
export function targets(legal: Answer<Move>[], view: View, asked: Asked | null, { icon, down }: Manner, wanted: string | null = null): Map<string, Target[]> {
  const found = new Map<string, Target[]>();
  for (const answer of legal) {
    const { move } = answer;
    if (move.kind === (down ? "play" : "recycle")) continue;
    if (icon && move.kind !== "boost" && move.kind !== "icon" && !uses(icon, answer)) continue;
    const then: Move | null = move.kind === "recycle" && wanted ? { kind: "buy", card: wanted } : null;
    for (const place of placesOf(move, view, asked)) found.set(place, [...(found.get(place) ?? []), { ...answer, then }]);
  }
  return found;
}

/** The move that somebody means who points at a place where nothing is to be answered; null = none comes to mind. */
export function meant(place: string, view: View, asked: Asked, { icon, down }: Manner): Move | null {
  const [kind, id = "", roof = ""] = place.split("/") as [string, string?, string?];
  if (kind === "hand") return { kind: down ? "recycle" : "play", card: id };
  if (kind === "market") return { kind: "buy", card: id };
  if (kind === "mission") return { kind: "mission", mission: id };
  if (kind === "privilege") return { kind: "privilege", privilege: id };
  if (kind === "inspiration") return { kind: "inspire", bonus: id };
  if (kind === "retaliation") return { kind: asked.kind === "replace" ? "replace" : "denounce", card: id };
  if (kind === "boost") return { kind: "boost", boost: id };
  if (kind === "lift") return { kind: "elevator", ground: id, roof };
  const at = kind === "region" ? region(view, id) : undefined;
  return at ? (meantInCampaign(at, asked.kind) ?? meantAt(at, view, asked, icon)) : null;
}

/** By the verb of the question that an event, a Privilege or a scenario asks. */
function meantInCampaign({ id, kind }: RegionView, question: string): Move | null {
  switch (question) {
    case "landing":
    case "companions":
    case "pioneer":
      return { kind: "deploy", region: id };
    case "grant":
      return kind === "roof" ? { kind: "bridge", roof: id } : null;
    case "secret":
      return { kind: "refuge", region: id };
    case "go_between":
      return { kind: "enlist", region: id };
    case "sabotage":
      return { kind: "lift_bridge", roof: id };
    case "raid":
      return { kind: "raid", region: id };
    case "occupation":
      return { kind: "occupy", region: id };
    case "abandon":
      return { kind: "abandon", region: id };
    case "grant_span": case "step_to": case "sabotage_span": // prettier-ignore
      return { kind: "to", region: id };
    default:
      return null;
  }
}

function meantAt(at: RegionView, view: View, asked: Asked, icon: string | null): Move | null {
  switch (asked.kind) {
    case "deploy":
      return { kind: "deploy", region: at.id };
    case "to": case "span": case "lift_span": case "evict": case "drone": case "evacuate": case "inspect_to": case "retreat":
    case "leader": case "own_lift_span": case "spread": // prettier-ignore
      return { kind: "to", region: at.id };
    case "challenge":
      return { kind: "challenge", region: at.id };
    case "lift":
      return lifting(String(asked.context?.["construction"]), at);
    case "own_lift":
      return lifting(at.kind === "roof" ? "bridge" : "refuge", at);
    case "effect": {
      const left = icon ? [icon] : iconsLeft(asked).map((one) => one.icon);
      if (left.includes("COLLECT") && view.campaign?.debris[at.id] && !at.technology && !at.energy_cell) return { kind: "debris", region: at.id };
      return left.map((one) => using(one, at, asked.seat)).find((move) => move !== null) ?? null;
    }
    case "drone_effect":
      return using(String(asked.context?.["icon"]), at, asked.seat);
    default:
      return { kind: "from", region: at.id };
  }
}

function using(icon: string, at: RegionView, seat: number): Move | null {
  const kind = VERBS[icon];
  const other = at.scrappers.findIndex((_, one) => one !== seat && isIn(at, one));
  const victim = other >= 0 ? other : seat ? 0 : 1;
  switch (kind) {
    case "enlist": case "from": case "fly": case "hold": // prettier-ignore
      return { kind, region: at.id };
    case "collect":
      return { kind, region: at.id, resource: at.energy_cell || (at.kind === "roof" && !at.technology) ? "energy_cell" : "technology" };
    case "refuge":
      return at.kind === "roof" ? { kind: "bridge", roof: at.id } : { kind, region: at.id };
    case "strike":
    case "evict":
      return { kind, region: at.id, seat: victim };
    case "drone":
      return at.drones[0] ? { kind, drone: at.drones[0] } : null;
    case "lift_refuge":
      return lifting(at.kind === "roof" ? "bridge" : "refuge", at);
    default:
      return null;
  }
}

function lifting(construction: string, at: RegionView): Move | null {
  if (construction === "refuge") return { kind: "lift_refuge", region: at.id };
  return construction === "bridge" ? { kind: "lift_bridge", roof: at.id } : null;
}
