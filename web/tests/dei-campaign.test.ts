import { describe, expect, test } from "vitest";
import { meant, onBoard, placesOf, targets } from "../src/games/dei/answers";
import {
  aftermath, bonuses, buyers, closed, isBegun, isBetween, lanes, offers, possible, rows, tokenOf,
} from "../src/games/dei/campaign"; // prettier-ignore
import { contents, tokens } from "../src/games/dei/contents";
import { printed, type CampaignView, type Components, type Move, type PadView, type SheetView, type Tile, type View } from "../src/games/dei/view";
import type { Asked } from "../src/games/types";
import { makeWords } from "../src/lib/words";
import english from "../../locale/en/games/dei.ftl?raw";
import campaignFile from "../../src/londinium/games/dei/campaign/data/campaign.json";
import districts from "../../src/londinium/games/dei/data/districts.json";
import factions from "../../src/londinium/games/dei/data/factions.json";
import inspiration from "../../src/londinium/games/dei/campaign/data/inspiration.json";
import markets from "../../src/londinium/games/dei/data/markets.json";
import privileges from "../../src/londinium/games/dei/campaign/data/privileges.json";
import purebred from "../../src/londinium/games/dei/old_london/data/purebred.json";
import retaliation from "../../src/londinium/games/dei/old_london/data/retaliation.json";
import rules from "../../src/londinium/games/dei/data/rules.json";
import thames from "../../src/londinium/games/dei/old_london/data/thames.json";
import tokensFile from "../../src/londinium/games/dei/data/tokens.json";

const components = {
  districts, factions, markets, tokens: tokensFile, rules, purebred, retaliation, thames, campaign: campaignFile, privileges, inspiration,
} as unknown as Components; // prettier-ignore
const t = makeWords("en", [english]);
const names = ["Anna", "Ben", "Cleo"];

function sheet(seat: number, more: Partial<SheetView> = {}): SheetView {
  return { seat, supplies: [], campaign_points: [], places: [], power_points: [], sums: { supplies: 0, campaign_points: 0, power_points: 0, to_spend: 0 }, to_spend: 0, privileges: [], offers: {}, earned: [], crossed: [], never: [], objectives: [], kept: 0, own_kept: [], ...more };
}

function campaign(sheets: SheetView[], more: Partial<CampaignView> = {}): CampaignView {
  const nobody = sheets.map(() => 0);
  return {
    scenario: 1, scenarios: 7, id: "S1", objectives: ["OBJ1"], events: ["SUPPLY_NETWORK", "GO_BETWEENS", "INTERVENTION", "SABOTAGE", "SABOTAGE", "SABOTAGE"],
    tokens: [], tokens_from: 2, event: null, power: nobody, debris: {}, cleared: nobody, segments: [], neutral: 0, feasts: nobody, left: nobody, closed: [],
    private: sheets.map(() => null), completed: sheets.map(() => false), spare: null, swapped: [], sheets, final: [], epilogue: null, ...more,
  }; // prettier-ignore
}

function pad(seat: number, faction: string): PadView {
  return {
    seat, faction, leader: null, hand: [], face_up: [], face_down: [], bin: [], lost: [], reserve: 15, scrappers: 0, refuges: 3, elevators: 3, bridges: 2,
    technology: 4, energy_cell: 0, storage: 10, boosts: 0, own_boosts: [], feats: [], outposts: { red: 0, green: 0, blue: 0 },
    marks: [null, null, null, null], supplies: 0, points: { missions: 8, resources: 1, objectives: 4 },
  }; // prettier-ignore
}

/** A city of one District, with the Purebred in seat 1. */
function table(of: CampaignView, more: Partial<View> = {}): View {
  const view = printed(districts.tiles[0] as unknown as Tile);
  const pads = of.sheets.map(({ seat }) => pad(seat, seat === 1 ? "purebred" : seat ? "farmz" : "ravagers"));
  return { ...view, turn: 1, phase: 1, order: of.sheets.map(({ seat }) => seat), pads, campaign: of, ...more };
}

const asked = (kind: string, seat = 0): Asked => ({ seat, kind, context: {} });

describe("campaign sheets", () => {
  test("have a row for every scenario, and power points of the one being played as soon as they are gained", () => {
    const own = sheet(0, { supplies: [61], campaign_points: [2], power_points: [1] });
    const all = rows(own, campaign([own], { scenario: 2, power: [2] }));
    expect(all).toHaveLength(7);
    expect(all[0]).toEqual({ scenario: 1, supplies: 61, campaign_points: 2, power_points: 1 });
    expect(all[1]).toEqual({ scenario: 2, supplies: null, campaign_points: null, power_points: 2 });
    expect(all[2]!.power_points).toBeNull();
  });

  test("tick what was earned, cross out what was used, and keep from a Faction what is not for it", () => {
    const own = sheet(0, { earned: ["IN2", "IN4"], crossed: ["IN2"], never: ["IN6"] });
    expect(bonuses(own, components).map(({ state }) => state)).toEqual(["open", "crossed", "open", "earned", "open", "never"]);
  });
});

describe("after a scenario", () => {
  const three = [
    sheet(0, { supplies: [48], campaign_points: [1], places: [3], power_points: [2], to_spend: 2, offers: { "PV1-3": "bought", "PV3-5": "dear" }, privileges: [{ privilege: "PV1-3", written: null }] }),
    sheet(1, { supplies: [70], campaign_points: [3], places: [1], power_points: [0] }),
    sheet(2, { supplies: [55], campaign_points: [2], places: [2], power_points: [0] }),
  ];
  const over = campaign(three);

  test("it is known that none is being played", () => {
    expect([closed(over), isBetween(table(over))]).toEqual([1, true]);
    expect(isBetween(table(campaign(three, { scenario: 2 })))).toBe(false);
  });

  test("everybody stands by the place that is paid, those who share one too", () => {
    expect(aftermath(over).map(({ seat, place, supplies }) => [seat, place, supplies])).toEqual([[1, 1, 70], [2, 2, 55], [0, 3, 48]]);
    const shared = campaign([sheet(0, { supplies: [50], campaign_points: [3], places: [1], power_points: [1] }), sheet(1, { supplies: [50], campaign_points: [3], places: [1], power_points: [1] })]);
    expect(aftermath(shared).map(({ place }) => place)).toEqual([1, 1]);
    expect(aftermath(campaign([sheet(0)]))).toEqual([]);
  });

  test("Privileges lie by their cost, each as the engine says", () => {
    const shelves = offers(table(over), 0, components);
    expect(shelves.map(({ cost, all }) => [cost, all.length])).toEqual([[1, 8], [2, 9], [3, 5]]);
    const of = (seat: number, id: string) => offers(table(over), seat, components).flatMap(({ all }) => all).find((one) => one.id === id)!;
    expect([of(0, "PV1-3"), of(1, "PV1-3")]).toMatchObject([{ state: "bought", owners: [0] }, { owners: [0] }]);
    expect([of(0, "PV2-5").state, of(0, "PV3-5").state]).toEqual(["open", "dear"]);
  });

  test("one chooses after the other, in Priority Order", () => {
    const states = (order: number[], question: Asked) => buyers(table(over, { order }), question).map(({ seat, state }) => `${seat} ${state}`);
    expect(states([2, 0, 1], asked("write", 0))).toEqual(["2 done", "0 choosing", "1 waiting"]);
    expect(states([0, 1], asked("privilege", 2))).toEqual(["0 done", "1 done", "2 choosing"]);
  });

  test("a Privilege and what is written down for it are answered where they lie, and a refused one is asked about", () => {
    const view = table(over);
    const buy: Move = { kind: "privilege", privilege: "PV2-5" };
    expect(placesOf(buy, view, asked("privilege"))).toEqual(["privilege/PV2-5"]);
    expect(meant("privilege/PV3-5", view, asked("privilege"), { icon: null, down: false })).toEqual({ kind: "privilege", privilege: "PV3-5" });
    expect(placesOf({ kind: "write", value: "red" }, view, asked("write"))).toEqual(["write/red"]);
    expect(onBoard({ kind: "write", value: "red" }, view, asked("tactics"))).toBe(false);
  });
});

describe("in a scenario", () => {
  const both = [sheet(0), sheet(1)];

  test("the briefing is due until a card was played", () => {
    const view = table(campaign(both));
    expect(isBegun(view)).toBe(false);
    expect(isBegun({ ...view, pads: [{ ...view.pads[0]!, face_down: ["RAV-1"] }, view.pads[1]!] })).toBe(true);
    expect(isBegun({ ...view, turn: 2 })).toBe(true);
  });

  test("an Event token is unknown until it is turned, and none lies under the first Turn", () => {
    const played = campaign(both, { tokens: [4, null, null] });
    expect([1, 2, 3, 4].map((turn) => tokenOf(played, turn))).toEqual([null, { event: "SABOTAGE" }, { event: null }, { event: null }]);
    expect(tokenOf(campaign(both), 2)).toBeNull();
    expect(possible(played)).toEqual([{ event: "SUPPLY_NETWORK", n: 1 }, { event: "GO_BETWEENS", n: 1 }, { event: "INTERVENTION", n: 1 }, { event: "SABOTAGE", n: 3 }]);
  });

  test("debris, feasts and Outposts off the board lie in their Regions", () => {
    const view = table(campaign(both));
    const at = view.regions.find(({ outpost }) => outpost)!;
    const ground = view.regions.find(({ outpost, kind }) => !outpost && kind === "ground") ?? at;
    const of = campaign(both, { debris: { [ground.id]: 2 }, closed: [at.id], feasts: [2, 0] });
    expect(tokens(ground, [], of)).toContainEqual({ kind: "debris", n: 2 });
    expect(tokens(ground, [])).not.toContainEqual({ kind: "debris", n: 2 });
    expect(tokens(at, [], of)[0]).toMatchObject({ kind: "outpost", closed: true, control: null });
    expect(contents(ground, [], names, t, of, ground.id)).toEqual(expect.arrayContaining(["2 debris", "Anna: 2 feasts"]));
  });

  test("new moves with a Region are answered there, an Inspiration bonus on the Pad, the others by a button", () => {
    const region = districts.tiles[0]!.id + ":A";
    const view = table(campaign(both));
    for (const kind of ["debris", "raid", "occupy", "abandon"] as const) expect(placesOf({ kind, region }, view, null)).toEqual([`region/${region}`]);
    expect(placesOf({ kind: "inspire", bonus: "IN4" }, view, null)).toEqual(["inspiration/IN4"]);
    expect(placesOf({ kind: "discard", card: "RET-01" }, view, null)).toEqual(["retaliation/RET-01"]);
    const buttons: Move[] = [
      { kind: "segment", token: "own" }, { kind: "lift_segment", seat: 1 }, { kind: "take" }, { kind: "remove" }, { kind: "sponsor", seat: 0 },
      { kind: "give", seat: 0, resource: "technology" }, { kind: "swap", drone: "fly", other: "draco" }, { kind: "experiment", units: 1 },
    ]; // prettier-ignore
    for (const move of buttons) expect(onBoard(move, view, null), move.kind).toBe(false);
    expect(onBoard({ kind: "feat", feat: "FR1" }, view, asked("keep_feat"))).toBe(false);
    expect(targets([{ action: 3, move: { kind: "debris", region }, said: { icon: "COLLECT" } }], view, null, { icon: "COLLECT", down: false }).get(`region/${region}`)).toHaveLength(1);
  });

  test("whoever points at a Region means the verb of the question", () => {
    const region = districts.tiles[0]!.id + ":A";
    const mean = (question: string): Move | null => meant(`region/${region}`, table(campaign(both)), asked(question), { icon: null, down: false });
    const verbs = { landing: "deploy", companions: "deploy", pioneer: "deploy", secret: "refuge", go_between: "enlist", sabotage: "lift_bridge", raid: "raid", occupation: "occupy", abandon: "abandon", step: "from", step_to: "to" };
    for (const [question, kind] of Object.entries(verbs)) expect(mean(question)?.kind, question).toBe(kind);
  });

  test("bridge segments lie side by side", () => {
    const all = lanes({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 } }, 3);
    expect(all.map(({ from, to }) => [from.y, to.y])).toEqual([[-15, -15], [0, 0], [15, 15]]);
    const many = lanes({ from: { x: 0, y: 0 }, to: { x: 0, y: 100 } }, 9);
    expect(Math.abs(many[0]!.from.x - many[8]!.from.x)).toBeCloseTo(64);
  });
});
