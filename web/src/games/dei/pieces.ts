/** Components in words, as the engine says them, and which of them a note can point at. */

import type { Words } from "../types";
import { region, type Kind, type Thing, type View } from "./view";

const KINDS: Record<string, Kind> = {
  faction_cards: "card", market_cards: "card", missions: "mission", feats: "feat", boosts: "boost", factions: "faction", drones: "drone",
  cards: "retaliation", scenarios: "scenario", objectives: "objective", events: "event", privileges: "privilege", bonuses: "inspiration",
}; // prettier-ignore

const DRAWN = new Set(["faction_cards", "market_cards", "tiles", "feats"]);

export function drawn(group: string): boolean {
  return DRAWN.has(group);
}

/** What the ledger beside the table shows, not the table itself. */
export function onSide(place: string): boolean {
  return /^(supplies_per_|technology_per_supply|feat_outposts)/.test(place);
}

/** What stands on something, line by line. */
export function lines({ kind, id }: Thing, t: Words): string[] {
  return Object.values(t.lines(kind, id)).flat();
}

/** Something for a screen reader: its name, and all that stands on it. */
export function thingWords(thing: Thing, t: Words): string {
  return `${t.name(thing.kind, thing.id)}. ${lines(thing, t).join(" ")}`;
}

export function capital(text: string, t: Words): string {
  return text.slice(0, 1).toLocaleUpperCase(t.lang) + text.slice(1);
}

/** What a component is called and what its values mean. */
export function pieceWords(group: string, id: string, value: unknown, _: unknown, t: Words): { name: string; about: string } | null {
  const kind = KINDS[group];
  if (kind) return { name: t.name(kind, id), about: lines({ kind, id }, t).join(" ") };
  if (group === "tiles") return { name: t("board-district", { id }), about: "" };
  if (group === "markets") return { name: t.name("market", id), about: "" };
  return typeof value === "number" ? { name: String(value), about: "" } : null;
}

/** The groups of the data files in which a note may name what lies at a kind of place. */
const GROUPS: Record<string, string[]> = {
  hand: ["faction_cards", "market_cards"], of: ["faction_cards", "market_cards", "factions"], market: ["market_cards"],
  mission: ["missions"], retaliation: ["cards"], feat: ["feats"], boost: ["boosts"], faction: ["factions"],
}; // prettier-ignore

/** Whether a note speaks of a place of the table. */
export function isNoted(place: string, notes: ReadonlySet<string>, view: View): boolean {
  const [kind = "", id = ""] = place.split("/");
  if (kind === "region") {
    const at = region(view, id);
    return notes.has(`tiles/${at?.tile}`) || (at?.drones.some((drone) => notes.has(`drones/${drone}`)) ?? false);
  }
  return (GROUPS[kind] ?? []).some((group) => notes.has(`${group}/${id}`) || (kind !== "of" && notes.has(group)));
}
