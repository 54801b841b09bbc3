import { describe, expect, test } from "vitest";
import { meant, onBoard, placesOf, targets, uses } from "../src/games/dei/answers";
import { briefly, signs } from "../src/games/dei/effects";
import { PLATE, planOf, TILE, type Point } from "../src/games/dei/geometry";
import { lines, pieceWords, thingWords } from "../src/games/dei/pieces";
import { changes, regionWords, tokens } from "../src/games/dei/contents";
import { card, garrisonsOf, printed, provenance, type Components, type Move, type PadView, type RegionView, type Tile, type View } from "../src/games/dei/view";
import type { Answer, Asked } from "../src/games/types";
import { makeWords } from "../src/lib/words";
import english from "../../locale/en/games/dei.ftl?raw";
import campaign from "../../src/londinium/games/dei/campaign/data/campaign.json";
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

const components = { districts, factions, markets, tokens: tokensFile, rules, purebred, retaliation, thames, campaign, privileges, inspiration } as unknown as Components;
const t = makeWords("en", [english], null, { said: () => ({
  card: {
    M09: {
      name: null,
      lines: {
        effect: [{ key: "effect-does", args: { does: [{ key: "op-MOVE", args: { n: 2, climb: true, ignore_majority: false, use_any_structure: false } }] } }],
        price: [{ key: "card-price", args: { market: "tactical", technology: 2, energy_cell: 1, supplies: 4 } }],
      },
    },
  },
}) }); // prettier-ignore
const names = ["Anna", "Ben"];

function pad(seat: number, more: Partial<PadView> = {}): PadView {
  return {
    seat, faction: seat ? "farmz" : "ravagers", leader: null, hand: [], face_up: [], face_down: [], bin: [], lost: [], reserve: 15, scrappers: 0,
    refuges: 3, elevators: 3, bridges: 2, technology: 0, energy_cell: 0, storage: 10, boosts: 0, own_boosts: [], feats: [],
    outposts: { red: 0, green: 0, blue: 0 }, marks: [null, null, null, null], supplies: 0,
    points: { missions: 0, effects: 0, outposts: 0, feats: 0, resources: 0, market_cards: 0 }, ...more,
  }; // prettier-ignore
}

/** A city of the first Districts of the data, side by side, unturned. */
function city(ids: string[], more: Partial<View> = {}): View {
  const alone = ids.map((id) => printed(components.districts.tiles.find((tile) => tile.id === id)! as Tile));
  const regions = alone.flatMap((view) => view.regions).map((one) => ({ ...one, scrappers: [0, 0], values: [0, 0] }));
  return { ...alone[0]!, width: ids.length, tiles: ids.map((id, column) => ({ id, row: 0, column, turned: 0 })), regions, pads: [pad(0), pad(1)], ...more };
}

/** Put Units of a seat in a Region, which counts as many. */
function place(view: View, id: string, seat: number, scrappers: number, leader = false): RegionView {
  const at = view.regions.find((one) => one.id === id)!;
  at.scrappers[seat] = scrappers;
  if (leader) at.leaders = [...at.leaders, seat];
  at.values[seat] = scrappers + Number(leader);
  const most = Math.max(...at.values);
  at.majority = at.values.filter((one) => one === most).length === 1 ? at.values.indexOf(most) : null;
  return at;
}

const answers = (...moves: Move[]): Answer<Move>[] => moves.map((move, action) => ({ action, move }));

describe("the plan of the city", () => {
  const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

  test.each(components.districts.tiles.map((tile) => [tile.id, tile as Tile] as const))("District %s has room for every token", (_, tile) => {
    const view = printed(tile);
    const plan = planOf(view);
    for (const one of view.regions) {
      const plot = plan.plots.get(one.id)!;
      for (const n of [1, 3, 6]) {
        const { at, size } = plot.places(n);
        expect(at.length, `${one.id}: ${n} tokens`).toBeGreaterThanOrEqual(n);
        for (const point of at.slice(0, n)) {
          expect(point.x).toBeGreaterThan(0);
          expect(point.x).toBeLessThan(TILE);
        }
        const [first, second] = at;
        if (first && second && n > 1) expect(apart(first, second)).toBeGreaterThanOrEqual(size - 0.01);
      }
    }
  });

  test.each([...components.districts.tiles, ...components.thames.tiles].map((tile) => [tile.id, tile as Tile] as const))(
    "what stands on a Roof of %s lies clear of its name, in one row or in two",
    (_, tile) => {
      const view = printed(tile);
      for (const { id } of view.regions.filter(({ kind }) => kind === "roof")) {
        const { places, sign } = planOf(view, components.thames.tiles).plots.get(id)!;
        for (const n of [1, 2, 3, 4, 6]) {
          const { at, size } = places(n);
          for (const { y } of at) expect(y + size / 2, `${id}: ${n} tokens`).toBeLessThanOrEqual(sign.y - PLATE / 2 + 0.01);
          expect(size, `${id}: ${n} tokens`).toBeGreaterThanOrEqual(n > 4 ? 19 : n > 2 ? 22.5 : 29);
        }
      }
    },
  );

  test("more tokens are smaller, never fewer", () => {
    const plot = planOf(city(["2.1"])).plots.get("2.1:A")!;
    expect(plot.places(1).size).toBeGreaterThanOrEqual(plot.places(6).size);
    expect(plot.places(6).size).toBeGreaterThanOrEqual(24);
  });

  test("a Ground owns its sides up to the middle, a Roof stands in the middle of its District", () => {
    const plan = planOf(city(["2.2"]));
    expect(plan.plots.get("2.2:A")!.outlines).toEqual([
      [{ x: 0, y: 0 }, { x: 200, y: 0 }, { x: 200, y: 200 }, { x: 100, y: 100 }],
    ]);
    expect(plan.plots.get("2.2:R")!.middle).toMatchObject({ x: 100, y: 100 });
  });

  test("two Roofs of a District stand apart, towards the corners that they face", () => {
    const plan = planOf(city(["2"]));
    const [one, other] = ["2:R", "2:S"].map((id) => plan.plots.get(id)!.middle);
    expect(one).toMatchObject({ x: 135, y: 65 });
    expect(other).toMatchObject({ x: 65, y: 135 });
  });

  test("a Bridge leads from edge to edge over the side where the Districts touch", () => {
    const view = city(["2.1", "2.2"], { bridges: [{ between: ["2.1:R", "2.2:R"], over: ["2.1:B", "2.2:B"], owner: "neutral" }] });
    const [{ from, to }] = planOf(view).bridges as [{ from: Point; to: Point }];
    expect(from.y).toBe(100);
    expect([from.x < TILE, to.x > TILE]).toEqual([true, true]);
  });

  test("an Elevator stands at the wall of its Roof, with its foot on its Ground", () => {
    const { from, to } = planOf(city(["2.1"])).lift("2.1:A", "2.1:R")!;
    expect(from.y).toBeLessThan(to.y); // the Ground lies in the north
    expect(to.y).toBeGreaterThan(57);
  });
});

describe("answers at their places", () => {
  const view = city(["2.1", "2.2"]);
  const plain = { icon: null, down: false };

  test("an Elevator is built at either of its ends, or where it would stand", () => {
    const move: Move = { kind: "elevator", ground: "2.1:A", roof: "2.1:R" };
    expect(placesOf(move, view, null)).toEqual(["region/2.1:A", "region/2.1:R", "lift/2.1:A/2.1:R"]);
  });

  test("a card of the hand means one thing at a time", () => {
    const legal = answers({ kind: "play", card: "RAV-1" }, { kind: "recycle", card: "RAV-1" });
    expect(targets(legal, view, null, plain).get("hand/RAV-1")).toMatchObject([{ action: 0 }]);
    expect(targets(legal, view, null, { icon: null, down: true }).get("hand/RAV-1")).toMatchObject([{ action: 1 }]);
  });

  test("an icon that was chosen leaves only what uses it, and Candy Boosts", () => {
    const [from, refuge, boost] = answers({ kind: "from", region: "2.1:A" }, { kind: "refuge", region: "2.1:A" }, { kind: "boost", boost: "CB-MOVE" });
    const legal = [{ ...from!, said: { icon: "MOVE" } }, { ...refuge!, said: { icon: "BUILD" } }, boost!];
    expect(targets(legal, view, null, plain).get("region/2.1:A")).toHaveLength(2);
    const chosen = targets(legal, view, null, { icon: "BUILD", down: false });
    expect(chosen.get("region/2.1:A")).toMatchObject([{ action: 1 }]);
    expect(chosen.has("boost/CB-MOVE")).toBe(true);
    expect(uses("GAIN_SUPPLY", { action: 0, move: { kind: "icon", icon: "GAIN_SUPPLY" } })).toBe(true);
  });

  test("what stands beside the question has no place, all else has one", () => {
    const asked = { seat: 0, kind: "units", context: { from: "2.1:A", to: "2.1:B" } };
    expect(placesOf({ kind: "units", scrappers: 1, leader: 0 }, view, asked)).toEqual(["region/2.1:B"]);
    const beside: Move[] = [{ kind: "stop" }, { kind: "pay", technology: 1, energy_cell: 0 }, { kind: "return", resource: "technology" }];
    for (const move of beside) expect([onBoard(move, view, null), placesOf(move, view, null)]).toEqual([false, []]);
  });

  test("pointing at a Region means what is asked for", () => {
    const asked = (kind: string, context = {}): Asked => ({ seat: 0, kind, context });
    expect(meant("region/2.1:A", view, asked("deploy"), plain)).toEqual({ kind: "deploy", region: "2.1:A" });
    expect(meant("region/2.1:A", view, asked("to"), plain)).toEqual({ kind: "to", region: "2.1:A" });
    const works = asked("effect", { icons: [{ icon: "BUILD", n: 1 }, { icon: "MOVE", n: 1 }] });
    expect(meant("region/2.1:R", view, works, plain)).toEqual({ kind: "bridge", roof: "2.1:R" });
    expect(meant("region/2.1:A", view, works, { icon: "MOVE", down: false })).toEqual({ kind: "from", region: "2.1:A" });
    const roof = asked("effect", { icons: [{ icon: "COLLECT", n: 1 }] });
    expect(meant("region/2.1:R", view, roof, plain)).toEqual({ kind: "collect", region: "2.1:R", resource: "energy_cell" });
    expect(meant("market/M01", view, asked("card"), plain)).toEqual({ kind: "buy", card: "M01" });
  });
});

describe("cards in signs and words", () => {
  const effects = [...components.factions.faction_cards, ...components.markets.market_cards].map((one) => [one.id, one.effect] as const);

  test.each(effects)("%s has signs", (_, effect) => {
    for (const op of effect) expect(signs(op).length).toBeGreaterThan(0);
  });

  test("what the engine says of a card is read out, and stands on the page of all components", () => {
    const said = ["Move 2, climbing between Ground and Roof.", "Tactical Market. Price: 2 Technology, 1 Energy Cell. Worth 4 Supplies at the end."];
    expect(lines({ kind: "card", id: "M09" }, t)).toEqual(said);
    expect(thingWords({ kind: "card", id: "M09" }, t)).toBe(`Rope Team. ${said.join(" ")}`);
    expect(pieceWords("market_cards", "M09", {}, components, t)).toEqual({ name: "Rope Team", about: said.join(" ") });
  });

  test("a number is written where there is more than one, a bonus with its sign", () => {
    expect(signs({ op: "MOVE", n: 1 })).toEqual([{ sign: "move" }]);
    expect(signs({ op: "MOVE", n: 2, climb: true })).toEqual([{ sign: "move", n: "2" }, { sign: "climb" }]);
    expect(signs({ op: "STORAGE_BONUS", n: 5 })).toEqual([{ sign: "store", n: "+5" }]);
    expect(signs({ op: "DISCOUNT", n: 1, kind: "technology" })).toEqual([{ sign: "buy" }, { sign: "technology", n: "−1" }]);
  });

  test("a narrow card leaves out what would not fit", () => {
    const quartermaster = card(components, "M22")!.effect;
    expect(briefly(quartermaster)).toEqual([[{ sign: "buy" }, { sign: "store", n: "−1" }], [{ sign: "enlist" }]]);
    const refinery = card(components, "M18")!.effect;
    expect(briefly(refinery)).toEqual([[{ sign: "exchange", n: "2" }], [{ sign: "move" }]]);
  });

  test("everything says where it comes from, a Region by its tile", () => {
    for (const id of ["RAV-1", "M01"]) expect(provenance(components, { kind: "card", id })?.kind).toBe("reconstructed");
    expect(provenance(components, { kind: "region", id: "2:A" })?.kind).toBe("rulebook");
    expect(card(components, "no-such-card")).toBeUndefined();
    expect(pieceWords("tiles", "2.1", {}, components, t)).toEqual({ name: "District 2.1", about: "" });
  });
});

describe("what lies in a Region", () => {
  test("pieces in a fixed order, and the same in words", () => {
    const view = city(["2.1"]);
    const at = place(view, "2.1:B", 0, 2, true);
    at.control = 0;
    at.drones = ["fly"];
    expect(tokens(at, []).map(({ kind }) => kind)).toEqual(["outpost", "resource", "units", "drone"]);
    const agents = (garrisons: number[]) => tokens(at, garrisons).flatMap((token) => (token.kind === "units" ? [token.agents] : []));
    expect([agents([]), agents([0, 1, 2, 3])]).toEqual([[false], [true]]);
    expect(regionWords(at, [], names, t)).toBe(
      "Ground 2.1:B. Outpost, blue, controlled: Anna. Technology: 1. Anna: the Leader and 2 Scrappers. Fly. Majority: Anna.",
    );
  });

  test("a Refuge is Barracks where its owner leads the Purebred, and has a name and a shape of its own", () => {
    const view = city(["2.1"], { pads: [pad(0, { faction: "ravagers" }), pad(1, { faction: "purebred" })] });
    const at = place(view, "2.1:R", 1, 1);
    const kinds = (refuge: number): string[] => tokens({ ...at, refuge }, garrisonsOf(view, components)).map(({ kind }) => kind);
    expect(garrisonsOf(view, components)).toEqual([1]);
    expect([kinds(0)[0], kinds(1)[0]]).toEqual(["refuge", "barracks"]);
    expect(regionWords({ ...at, refuge: 1 }, [1], names, t)).toContain("Barracks: Ben.");
    expect(regionWords({ ...at, refuge: 0 }, [1], names, t)).toContain("Refuge: Anna.");
  });

  test("what an answer would change: Units that come and go, Resources that are taken", () => {
    const [now, then] = [city(["2.1"]), city(["2.1"])];
    place(now, "2.1:A", 0, 3);
    const after = place(then, "2.1:A", 0, 1);
    after.technology = 0;
    expect(changes(now.regions[0]!, after)).toEqual([{ seat: 0, n: -2 }, { seat: null, n: -1 }]);
    const roof = now.regions.find(({ id }) => id === "2.1:R")!;
    expect(changes(roof, roof)).toEqual([]);
    expect(changes(roof, { ...roof, energy_cell: 0 })).toEqual([{ seat: null, n: -1 }]);
  });
});
