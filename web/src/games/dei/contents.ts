/** What lies in a Region, piece by piece in a fixed order, as it is drawn and as it is said. */

import type { Words } from "../types";
import { isIn, RESOURCES, unitsIn, type CampaignView, type RegionView, type Resource } from "./view";

export type Token =
  | { kind: "outpost"; colour: string; control: number | null; closed?: boolean }
  | { kind: "debris"; n: number }
  | { kind: "refuge"; owner: number | null }
  | { kind: "barracks"; owner: number }
  | { kind: "resource"; resource: Resource; n: number }
  | { kind: "units"; seat: number; scrappers: number; leader: boolean; majority: boolean; agents: boolean }
  | { kind: "drone"; drone: string };

/** `garrisons`: the seats whose Refuges are Barracks, and whose Scrappers are Agents. */
export function tokens(at: RegionView, garrisons: readonly number[], campaign: CampaignView | null = null): Token[] {
  const found: Token[] = [];
  const closed = campaign?.closed.includes(at.id) ?? false;
  if (at.outpost || closed) found.push({ kind: "outpost", colour: at.outpost ?? "", control: closed ? null : at.control, ...(closed && { closed }) });
  const debris = campaign?.debris[at.id];
  if (debris) found.push({ kind: "debris", n: debris });
  if (at.refuge !== null && garrisons.includes(at.refuge)) found.push({ kind: "barracks", owner: at.refuge });
  else if (at.neutral_refuge || at.refuge !== null) found.push({ kind: "refuge", owner: at.refuge });
  for (const resource of RESOURCES) if (at[resource]) found.push({ kind: "resource", resource, n: at[resource] });
  at.scrappers.forEach((_, seat) => {
    if (isIn(at, seat)) found.push({ kind: "units", seat, ...unitsIn(at, seat), majority: at.majority === seat, agents: garrisons.includes(seat) });
  });
  for (const drone of at.drones) found.push({ kind: "drone", drone });
  return found;
}

/** “Ground 2.3 A”. */
export function placeName({ kind, id }: RegionView, t: Words): string {
  return `${t.name("kind", kind)} ${id}`;
}

/** What lies in a Region, in words; `camp` is the Region where feasts are held. */
export function contents(at: RegionView, garrisons: readonly number[], names: string[], t: Words, campaign: CampaignView | null = null, camp = ""): string[] {
  const said = tokens(at, garrisons, campaign).map((token) => {
    switch (token.kind) {
      case "debris":
        return t("campaign-debris", { n: token.n });
      case "outpost":
        if (token.closed) return t("campaign-closed");
        return t("board-outpost", { colour: token.colour, who: token.control === null ? "none" : (names[token.control] ?? "") });
      case "refuge":
        return t("board-refuge", { who: token.owner === null ? "none" : (names[token.owner] ?? "") });
      case "barracks":
        return t("board-barracks", { who: names[token.owner] ?? "" });
      case "resource":
        return `${t.name("resource", token.resource)}: ${token.n}`;
      case "units":
        return `${names[token.seat]}: ${t(token.agents ? "units-agents" : "units-scrappers", { scrappers: token.scrappers, leader: Number(token.leader) })}`;
      case "drone":
        return t.name("drone", token.drone);
    }
  });
  if (at.id === camp) campaign?.feasts.forEach((n, seat) => n && said.push(`${names[seat]}: ${t("campaign-feasts", { n })}`));
  if (at.majority !== null) said.push(t("board-majority", { who: names[at.majority] ?? "" }));
  return said;
}

/** A Region for a screen reader. */
export function regionWords(at: RegionView, garrisons: readonly number[], names: string[], t: Words, campaign: CampaignView | null = null, camp = ""): string {
  return `${[placeName(at, t), ...contents(at, garrisons, names, t, campaign, camp)].join(". ")}.`;
}

/** What an answer would change in a Region: the Units of a seat that come or go, and the Resources that are taken. */
export function changes(now: RegionView, then: RegionView): { seat: number | null; n: number }[] {
  const count = (at: RegionView, seat: number): number => (at.scrappers[seat] ?? 0) + Number(at.leaders.includes(seat));
  const units = now.scrappers.map((_, seat) => ({ seat, n: count(then, seat) - count(now, seat) }));
  const taken = { seat: null, n: then.technology + then.energy_cell - now.technology - now.energy_cell };
  return [...units, taken].filter(({ n }) => n);
}
