/** A campaign as its sheets tell it: rows, places, Privileges to buy, bonuses, events. */

import type { Asked } from "../types";
import type { Point, Stretch } from "./plane";
import { scenario, type CampaignView, type Components, type Scenario, type SheetView, type Terms, type View } from "./view";

export function scenarioOf(view: View, components: Components): Scenario | undefined {
  return view.campaign ? scenario(components, view.campaign.id) : undefined;
}

export function termsOf(view: View, components: Components): Terms {
  return scenarioOf(view, components)?.terms ?? {};
}

/** How many scenarios were played to their end. */
export function closed(campaign: CampaignView): number {
  return campaign.sheets[0]?.supplies.length ?? 0;
}

/** Whether a scenario has ended, and the next has not begun. */
export function isBetween(view: View): boolean {
  return view.campaign !== null && closed(view.campaign) === view.campaign.scenario;
}

/** Whether somebody has played a card in the scenario. */
export function isBegun(view: View): boolean {
  return view.turn > 1 || view.phase > 1 || view.pads.some(({ face_up, face_down }) => face_up.length + face_down.length > 0);
}

/** The questions that are asked between two scenarios. */
const ASKED_BETWEEN = ["privilege", "write", "legacy"];

// The sheets

/** A row of a campaign sheet; null = not played yet. */
export interface Row {
  scenario: number;
  supplies: number | null;
  campaign_points: number | null;
  power_points: number | null;
}

export const COLUMNS = ["supplies", "campaign_points", "power_points"] as const;

/** A row for every scenario; power points of the one being played stand there as soon as they are gained. */
export function rows(sheet: SheetView, { scenarios, scenario: now, power }: CampaignView): Row[] {
  return Array.from({ length: scenarios }, (_, n) => ({
    scenario: n + 1,
    supplies: sheet.supplies[n] ?? null,
    campaign_points: sheet.campaign_points[n] ?? null,
    power_points: sheet.power_points[n] ?? ((n + 1 === now && power[sheet.seat]) || null),
  }));
}

export interface BonusState {
  id: string;
  state: "open" | "earned" | "crossed" | "never";
}

/** The Inspiration bonuses of a sheet, as the engine says where each stands. */
export function bonuses(sheet: SheetView, components: Components): BonusState[] {
  const states = ["never", "crossed", "earned"] as const;
  return components.inspiration.bonuses.map(({ id }) => ({ id, state: states.find((state) => sheet[state].includes(id)) ?? "open" }));
}

// The aftermath

export interface Placed {
  seat: number;
  place: number;
  supplies: number;
  campaign_points: number;
  power_points: number;
}

/** What the last scenario that ended brought to everybody, the first place first. */
export function aftermath(campaign: CampaignView): Placed[] {
  const at = closed(campaign) - 1;
  return campaign.sheets
    .filter(({ supplies }) => supplies.length > at && at >= 0)
    .map(({ seat, places, supplies, campaign_points, power_points }) => ({
      seat,
      place: places[at]!,
      supplies: supplies[at]!,
      campaign_points: campaign_points[at]!,
      power_points: power_points[at]!,
    }))
    .sort((a, b) => a.place - b.place || b.supplies - a.supplies || a.seat - b.seat);
}

// Privileges

export interface Offer {
  id: string;
  cost: number;
  /** Bought before; not for this Faction; too dear; nothing to write down; or to be had. */
  state: string;
  /** What was written down for it. */
  written: string | null;
  /** Whose sheets it stands on. */
  owners: number[];
}

/** All Privileges as they lie in front of a seat, by their cost. */
export function offers(view: View, seat: number, components: Components): { cost: number; all: Offer[] }[] {
  const sheets = view.campaign?.sheets ?? [];
  const own = sheets.find((sheet) => sheet.seat === seat);
  const every = components.privileges.privileges.map(({ id, cost }): Offer => {
    const bought = own?.privileges.find((one) => one.privilege === id);
    const state = own?.offers[id] ?? "open";
    const owners = sheets.filter(({ privileges }) => privileges.some((one) => one.privilege === id)).map((sheet) => sheet.seat);
    return { id, cost, state, written: bought?.written ?? null, owners };
  });
  return [...new Set(every.map(({ cost }) => cost))].sort().map((cost) => ({ cost, all: every.filter((one) => one.cost === cost) }));
}

/** Where everybody is with their Privileges: one chooses, in the order of the Priority track. */
export function buyers(view: View, asked: Asked | null): { seat: number; state: "choosing" | "waiting" | "done" }[] {
  const all = [...view.order, ...view.pads.map(({ seat }) => seat).filter((seat) => !view.order.includes(seat))];
  const now = asked && ASKED_BETWEEN.includes(asked.kind) ? all.indexOf(asked.seat) : all.length;
  return all.map((seat, at) => ({ seat, state: at < now ? "done" : at === now ? "choosing" : "waiting" }));
}

// Events

/** The Event token under the column of a Turn: null before it is laid, its event null while it lies face down. */
export function tokenOf(campaign: CampaignView, turn: number): { event: string | null } | null {
  const at = turn - campaign.tokens_from;
  if (at < 0 || at >= campaign.tokens.length) return null;
  const token = campaign.tokens[at];
  return { event: token ? (campaign.events[token - 1] ?? null) : null };
}

/** What can happen in a scenario: each event with how many of the tokens bring it. */
export function possible(campaign: CampaignView): { event: string; n: number }[] {
  return [...new Set(campaign.events)].map((event) => ({ event, n: campaign.events.filter((one) => one === event).length }));
}

// On the board

const LANE = 15; // from the middle of a bridge segment to that of the next
const BREADTH = 64; // of all of them together

/** Side by side: as many lanes along a stretch. */
export function lanes({ from, to }: Stretch, n: number): Stretch[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [-(to.y - from.y) / long, (to.x - from.x) / long];
  const by = ({ x, y }: Point, off: number): Point => ({ x: x + dx * off, y: y + dy * off });
  return Array.from({ length: n }, (_, lane) => {
    const off = (lane - (n - 1) / 2) * Math.min(LANE, BREADTH / Math.max(1, n - 1));
    return { from: by(from, off), to: by(to, off) };
  });
}
