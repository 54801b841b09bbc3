/** Components in words, and which of them a note can point at. */

import type { Words } from "../types";
import { lines } from "./effects";
import type { Components, Kind, Thing } from "./view";

const KINDS: Record<string, Kind> = {
  faction_cards: "card", market_cards: "card", missions: "mission", feats: "feat", boosts: "boost", factions: "faction", drones: "drone",
  cards: "retaliation", scenarios: "scenario", objectives: "objective", events: "event", privileges: "privilege", bonuses: "inspiration",
}; // prettier-ignore

export function thingOf(group: string, id: string): Thing | null {
  const kind = KINDS[group];
  return kind ? { kind, id } : null;
}

const DRAWN = new Set(["faction_cards", "market_cards", "tiles", "feats"]);

export function drawn(group: string): boolean {
  return DRAWN.has(group);
}

/** What the ledger beside the table shows, not the table itself. */
export function onSide(place: string): boolean {
  return /^(supplies_per_|technology_per_supply|feat_outposts)/.test(place);
}

/** Scenarios by their numbers, and what was written down on a campaign sheet: a colour, a Feat or a card. */
export function named(kind: string, id: string | number, components: Components, t: Words): string | null {
  if (kind === "scenario" && Number(id)) return t.name("scenario", components.campaign.scenarios[Number(id) - 1]?.id ?? "");
  if (kind !== "written") return null;
  const of = ["colour", "feat", "card"].find((one) => t.has(`${one}-${id}`));
  return of ? t.name(of, id) : null;
}

/** What a component is called and what its values mean. */
export function pieceWords(group: string, id: string, value: any, components: Components, t: Words): { name: string; about: string } | null {
  const thing = thingOf(group, id);
  if (thing) return { name: t.name(thing.kind, id), about: lines(thing, components, t).join(" ") };
  if (group === "tiles") return { name: t("board-district", { id }), about: "" };
  if (group === "markets") return { name: t.name("market", id), about: "" };
  return typeof value === "number" ? { name: String(value), about: "" } : null;
}
