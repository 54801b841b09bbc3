/** What lies in a Region, piece by piece in a fixed order, as it is drawn and as it is said. */

import type { Words } from "../types";
import { isIn, RESOURCES, unitsIn, type RegionView, type Resource } from "./view";

export type Token =
  | { kind: "outpost"; colour: string; control: number | null }
  | { kind: "refuge"; owner: number | null }
  | { kind: "resource"; resource: Resource; n: number }
  | { kind: "units"; seat: number; scrappers: number; leader: boolean; majority: boolean }
  | { kind: "drone"; drone: string };

export function tokens(at: RegionView): Token[] {
  const found: Token[] = [];
  if (at.outpost) found.push({ kind: "outpost", colour: at.outpost, control: at.control });
  if (at.neutral_refuge || at.refuge !== null) found.push({ kind: "refuge", owner: at.refuge });
  for (const resource of RESOURCES) if (at[resource]) found.push({ kind: "resource", resource, n: at[resource] });
  at.scrappers.forEach((_, seat) => {
    if (isIn(at, seat)) found.push({ kind: "units", seat, ...unitsIn(at, seat), majority: at.majority === seat });
  });
  for (const drone of at.drones) found.push({ kind: "drone", drone });
  return found;
}

/** “Ground 2.3 A”. */
export function placeName({ kind, id }: RegionView, t: Words): string {
  return `${t.name("kind", kind)} ${id}`;
}

/** What lies in a Region, in words. */
export function contents(at: RegionView, names: string[], t: Words): string[] {
  const said = tokens(at).map((token) => {
    switch (token.kind) {
      case "outpost":
        return t("board-outpost", { colour: token.colour, who: token.control === null ? "none" : (names[token.control] ?? "") });
      case "refuge":
        return t("board-refuge", { who: token.owner === null ? "none" : (names[token.owner] ?? "") });
      case "resource":
        return `${t.name("resource", token.resource)}: ${token.n}`;
      case "units":
        return `${names[token.seat]}: ${t("move-units", { scrappers: token.scrappers, leader: Number(token.leader) })}`;
      case "drone":
        return t.name("drone", token.drone);
    }
  });
  if (at.majority !== null) said.push(t("board-majority", { who: names[at.majority] ?? "" }));
  return said;
}

/** A Region for a screen reader. */
export function regionWords(at: RegionView, names: string[], t: Words): string {
  return `${[placeName(at, t), ...contents(at, names, t)].join(". ")}.`;
}

/** What an answer would change in a Region: the Units of a seat that come or go, and the Resources that are taken. */
export function changes(now: RegionView, then: RegionView): { seat: number | null; n: number }[] {
  const count = (at: RegionView, seat: number): number => (at.scrappers[seat] ?? 0) + Number(at.leaders.includes(seat));
  const units = now.scrappers.map((_, seat) => ({ seat, n: count(then, seat) - count(now, seat) }));
  const taken = { seat: null, n: then.technology + then.energy_cell - now.technology - now.energy_cell };
  return [...units, taken].filter(({ n }) => n);
}
