/** The view (its types are generated from `view.py`), the data files as `components.py` reads them, and lookups in both. */

import type { Provenance } from "../../lib/provenance";
import type { Asked } from "../types";
import type { Move, RegionView, View } from "../views/dei";

export type { BridgeView, CampaignView, Move, PadView, RegionView, RetaliationView, SheetView, View } from "../views/dei";

export type Resource = "technology" | "energy_cell";
export const RESOURCES: Resource[] = ["technology", "energy_cell"];

/** An operation: what it does is named by `op`, the rest are its parameters. */
export interface Op {
  op: string;
  n?: number;
  [parameter: string]: string | number | boolean | undefined;
}

export interface AbilityData {
  trigger: string;
  limit?: string;
  phase?: number;
  condition?: Record<string, boolean>;
  ops: Op[];
}

interface Entry {
  id: string;
  provenance?: Provenance;
}

export interface ActionCard extends Entry {
  label: string;
  type: "action" | "drone";
  effect: Op[];
  /** A Faction card. */
  faction?: string;
  /** A Market card. */
  number?: number;
  market?: string;
  cost?: Record<Resource, number>;
  supplies?: number;
}

export interface Faction extends Entry {
  leader: { name: string; units: number; skill: AbilityData };
  /** The Drone that it brings; the Purebred bring none. */
  drone?: string;
  /** What it can do beside its Leader. */
  skills?: (AbilityData & { id: string })[];
  cards: string[];
}

export interface Drone extends Entry {
  name: string;
  effect: Op[];
}

export interface Payment {
  supplies: number;
  per: number;
  flat: number;
}

export interface Mission extends Entry {
  label: string;
  counts: { what: string; colour?: string; kind?: string };
  on_time: Payment;
  late: Payment;
}

export interface Feat extends Entry {
  colour: string;
  label: string;
  ability: AbilityData;
}

export interface BoostData extends Entry {
  label: string;
  copies: number;
  effect: Op[];
}

/** A Region as it is printed; `bank_sides` are the ends of sides that it has where the river leaves the tile. */
export interface PrintedRegion {
  id: string;
  kind: string;
  sides: string[];
  bank_sides?: string[][];
  technology?: number;
  energy_cell?: number;
  outpost?: string;
  neutral_refuge?: boolean;
  drone_start?: boolean;
}

export interface Tile extends Entry {
  players: number;
  regions: PrintedRegion[];
  adjacent: string[][];
  ruins?: { between: string[]; links: string[]; cost: number }[];
}

export interface RetaliationCard extends Entry {
  label: string;
}

/** What a scenario changes in the rules, as far as the table shows it. */
export interface Terms {
  segments?: string[];
  debris?: Record<string, number>;
  landing?: string[];
  centre?: string;
  feasts?: boolean;
  experiments?: boolean;
}

export interface Scenario extends Entry {
  label: string;
  objectives: string[];
  /** Campaign points by place. */
  points: number[];
  terms: Terms;
  modules?: string[];
}

/** Who something is for: everybody, the Purebred, or all others. */
type Who = "all" | "purebred" | "others";

export interface Objective extends Entry {
  upper_for?: Who;
  lower_for?: Who;
}

export interface Privilege extends Entry {
  label: string;
  cost: number;
  who?: Who;
  writes?: "colour" | "feat" | "card";
}

export interface Bonus extends Entry {
  label: string;
  who?: Who;
}

export interface TrackSpace {
  space: number;
  red?: boolean;
  bonus?: Op;
}

/** A data file says of each of its lists where it comes from; an entry may say more. */
interface Sourced {
  provenance?: Record<string, Provenance>;
}

export interface Components {
  districts: Sourced & { tiles: Tile[] };
  factions: Sourced & { factions: Faction[]; faction_cards: ActionCard[]; drones: Drone[] };
  markets: Sourced & { markets: (Entry & { colour: string | null; requires: number })[]; market_cards: ActionCard[] };
  tokens: Sourced & { missions: Mission[]; feats: Feat[]; boosts: BoostData[] };
  thames: Sourced & { tiles: Tile[] };
  retaliation: Sourced & { tiles: Tile[]; big_ben: string; places: number[]; cards: RetaliationCard[]; track: TrackSpace[] };
  purebred: Sourced & { factions: Faction[]; faction_cards: ActionCard[]; feats: Feat[] };
  campaign: Sourced & { scenarios: Scenario[]; objectives: Objective[]; events: Entry[] };
  privileges: Sourced & { privileges: Privilege[] };
  inspiration: Sourced & { bonuses: Bonus[]; boosts: number };
  rules: { cards_per_phase: number; phases: number; feat_outposts: number; technology_per_supply: number; colours: string[]; [name: string]: unknown };
}

/** What somebody looks at closely. */
export type Kind = "card" | "mission" | "feat" | "boost" | "faction" | "drone" | "retaliation" | "scenario" | "objective" | "event" | "privilege" | "inspiration";
export interface Thing {
  kind: Kind | "region";
  id: string;
}

interface Known {
  entry: Entry;
  provenance: Provenance | undefined;
}
const KNOWN = new WeakMap<Components, Map<string, Known>>();

function known(components: Components): Map<string, Known> {
  let all = KNOWN.get(components);
  if (!all) {
    const { districts, factions, markets, tokens, thames, retaliation, purebred, campaign, privileges, inspiration } = components;
    const lists: [Thing["kind"], Sourced, string, Entry[]][] = [
      ["card", factions, "faction_cards", factions.faction_cards],
      ["card", markets, "market_cards", markets.market_cards],
      ["faction", factions, "factions", factions.factions],
      ["drone", factions, "drones", factions.drones],
      ["mission", tokens, "missions", tokens.missions],
      ["feat", tokens, "feats", tokens.feats],
      ["boost", tokens, "boosts", tokens.boosts],
      ["region", districts, "tiles", districts.tiles],
      ["region", thames, "tiles", thames.tiles],
      ["region", retaliation, "tiles", retaliation.tiles],
      ["retaliation", retaliation, "cards", retaliation.cards],
      ["faction", purebred, "factions", purebred.factions],
      ["card", purebred, "faction_cards", purebred.faction_cards],
      ["feat", purebred, "feats", purebred.feats],
      ["scenario", campaign, "scenarios", campaign.scenarios],
      ["objective", campaign, "objectives", campaign.objectives],
      ["event", campaign, "events", campaign.events],
      ["privilege", privileges, "privileges", privileges.privileges],
      ["inspiration", inspiration, "bonuses", inspiration.bonuses],
    ];
    const found = lists.flatMap(([kind, file, list, entries]) =>
      entries.map((entry): [string, Known] => [`${kind}/${entry.id}`, { entry, provenance: entry.provenance ?? file.provenance?.[list] }]),
    );
    KNOWN.set(components, (all = new Map(found)));
  }
  return all;
}

function entry(components: Components, kind: Kind, id: string): Entry | undefined {
  return known(components).get(`${kind}/${id}`)?.entry;
}

export const card = (components: Components, id: string): ActionCard | undefined => entry(components, "card", id) as ActionCard | undefined;
export const mission = (components: Components, id: string): Mission | undefined => entry(components, "mission", id) as Mission | undefined;
export const feat = (components: Components, id: string): Feat | undefined => entry(components, "feat", id) as Feat | undefined;
export const boost = (components: Components, id: string): BoostData | undefined => entry(components, "boost", id) as BoostData | undefined;
export const scenario = (components: Components, id: string): Scenario | undefined => entry(components, "scenario", id) as Scenario | undefined;
export const objective = (components: Components, id: string): Objective | undefined => entry(components, "objective", id) as Objective | undefined;

/** Where something comes from; a Region is printed on the tile of its District. */
export function provenance(components: Components, { kind, id }: Thing): Provenance | undefined {
  return known(components).get(`${kind}/${kind === "region" ? id.split(":")[0] : id}`)?.provenance;
}

/** Every tile of the box. */
export function tilesOf({ districts, thames, retaliation }: Components): Tile[] {
  return [...districts.tiles, ...thames.tiles, ...retaliation.tiles];
}

export function region(view: View, id: string): RegionView | undefined {
  return view.regions.find((one) => one.id === id);
}

/** The seats whose Refuges are Barracks: those that lead the Purebred. */
export function garrisonsOf(view: View, { purebred }: Components): number[] {
  return view.pads.filter(({ faction }) => purebred.factions.some(({ id }) => id === faction)).map(({ seat }) => seat);
}

/** The Units of a seat in a Region. */
export function unitsIn(region: RegionView, seat: number): { scrappers: number; leader: boolean } {
  return { scrappers: region.scrappers[seat] ?? 0, leader: region.leaders.includes(seat) };
}

export function isIn(region: RegionView, seat: number): boolean {
  const { scrappers, leader } = unitsIn(region, seat);
  return leader || scrappers > 0;
}

/** The seat that owns a Construction: `seat-2` is 2; a neutral one, or a free site, is nobody's. */
export function owner(name: string | null): number | null {
  return name?.startsWith("seat-") ? Number(name.slice(5)) : null;
}

/** The icons that a card in use has left; [] while something else is asked. */
export function iconsLeft(asked: Asked | null): { icon: string; n: number }[] {
  return asked?.kind === "effect" ? ((asked.context?.["icons"] ?? []) as { icon: string; n: number }[]) : [];
}

/** A District by itself, as it is printed: a city of one tile, without Units. */
export function printed(tile: Tile): View {
  const regions = tile.regions.map(({ id, kind, sides, technology = 0, energy_cell = 0, outpost = null, neutral_refuge = false }) => ({
    id: `${tile.id}:${id}`, tile: tile.id, kind, sides, technology, energy_cell, outpost, control: null, neutral_refuge, refuge: null,
    scrappers: [], leaders: [], drones: [], pieces: kind === "river" ? [`${tile.id}:${id}`] : [], values: [], majority: null,
  })); // prettier-ignore
  return {
    turn: 0, turns: 0, phase: 0, order: [], active: null, played: 0, recycled: 0, used: [], boosts_used: [], width: 1,
    tiles: [{ id: tile.id, row: 0, column: 0, turned: 0 }], regions, elevators: [], bridges: [], holds: [], common: {}, boosts: 0,
    markets: [], missions: [], draft: [], ruins: (tile.ruins ?? []).map(({ links, cost }) => ({ between: links.map((id) => `${tile.id}:${id}`), cost })), retaliation: null,
    ways: {}, respondents: [], picked: null, pads: [], campaign: null, over: false,
  }; // prettier-ignore
}

export interface Dei {
  view: View;
  components: Components;
  move: Move;
  thing: Thing;
}
