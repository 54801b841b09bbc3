import { describe, expect, test } from "vitest";
import { answerWords, meant, onBoard, placesOf, targets, uses } from "../src/games/dei/answers";
import { abilityWords, briefly, effectWords, lines, signs, thingWords } from "../src/games/dei/effects";
import { planOf, TILE, type Point } from "../src/games/dei/geometry";
import { linked, needed, reach } from "../src/games/dei/ways";
import { pieceWords } from "../src/games/dei/pieces";
import { changes, regionWords, tokens } from "../src/games/dei/contents";
import { standings } from "../src/games/dei/standing";
import { told } from "../src/games/dei/telling";
import { card, garrisonsOf, printed, provenance, type Components, type Move, type PadView, type RegionView, type Tile, type View } from "../src/games/dei/view";
import type { Answer, EventView } from "../src/games/types";
import { makeWords } from "../src/lib/words";
import english from "../../locale/en/games/dei.ftl?raw";
import campaign from "../../src/londinium/games/dei/data/campaign.json";
import districts from "../../src/londinium/games/dei/data/districts.json";
import factions from "../../src/londinium/games/dei/data/factions.json";
import inspiration from "../../src/londinium/games/dei/data/inspiration.json";
import markets from "../../src/londinium/games/dei/data/markets.json";
import privileges from "../../src/londinium/games/dei/data/privileges.json";
import purebred from "../../src/londinium/games/dei/data/purebred.json";
import retaliation from "../../src/londinium/games/dei/data/retaliation.json";
import rules from "../../src/londinium/games/dei/data/rules.json";
import thames from "../../src/londinium/games/dei/data/thames.json";
import tokensFile from "../../src/londinium/games/dei/data/tokens.json";

const components = { districts, factions, markets, tokens: tokensFile, rules, purebred, retaliation, thames, campaign, privileges, inspiration } as unknown as Components;
const t = makeWords("en", [english]);
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

const answers = (...moves: Move[]): Answer[] => moves.map((move, action) => ({ action, move: { ...move } }));

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

describe("ways", () => {
  test("Grounds that touch are linked, Roofs only over own and neutral Constructions", () => {
    const view = city(["2.1", "2.2"], {
      elevators: [{ ground: "2.1:B", roof: "2.1:R", owner: "seat-0" }],
      bridges: [{ between: ["2.1:R", "2.2:R"], over: [], owner: "neutral" }],
    });
    expect(linked(view, 0, components).get("2.1:B")!.sort()).toEqual(["2.1:A", "2.1:R", "2.2:B"]);
    expect(linked(view, 1, components).get("2.1:B")!.sort()).toEqual(["2.1:A", "2.2:B"]);
    expect(linked(view, 1, components).get("2.1:R")).toEqual(["2.2:R"]);
  });

  test("a group gets as far as its points and the Majority Rule let it, each Region with its cost", () => {
    const view = city(["2.1", "2.2"]);
    place(view, "2.1:A", 0, 2);
    place(view, "2.2:A", 1, 2);
    expect([...reach(view, 0, "2.1:A", 1, components)]).toEqual([["2.1:B", 1]]);
    expect([...reach(view, 0, "2.1:A", 3, components)]).toEqual([["2.1:B", 1], ["2.2:B", 2]]);
    expect(needed(view.regions.find(({ id }) => id === "2.2:A")!, 0)).toBe(3);
    place(view, "2.1:A", 0, 3);
    expect(reach(view, 0, "2.1:A", 3, components).get("2.2:A")).toBe(3);
  });
});

describe("answers at their places", () => {
  const view = city(["2.1", "2.2"]);
  const plain = { icon: null, down: false };

  test("an Elevator is built at either of its ends, or where it would stand", () => {
    const move: Move = { kind: "elevator", ground: "2.1:A", roof: "2.1:R" };
    expect(placesOf(move, view)).toEqual(["region/2.1:A", "region/2.1:R", "lift/2.1:A/2.1:R"]);
  });

  test("a card of the hand means one thing at a time", () => {
    const legal = answers({ kind: "play", card: "RAV-1" }, { kind: "recycle", card: "RAV-1" });
    expect(targets(legal, view, plain).get("hand/RAV-1")).toMatchObject([{ action: 0 }]);
    expect(targets(legal, view, { icon: null, down: true }).get("hand/RAV-1")).toMatchObject([{ action: 1 }]);
  });

  test("an icon that was chosen leaves only what uses it, and Candy Boosts", () => {
    const legal = answers({ kind: "from", region: "2.1:A" }, { kind: "refuge", region: "2.1:A" }, { kind: "boost", boost: "CB-MOVE" });
    expect(targets(legal, view, plain).get("region/2.1:A")).toHaveLength(2);
    const chosen = targets(legal, view, { icon: "BUILD", down: false });
    expect(chosen.get("region/2.1:A")).toMatchObject([{ action: 1 }]);
    expect(chosen.has("boost/CB-MOVE")).toBe(true);
    expect(uses("GAIN_SUPPLY", { kind: "icon", icon: "GAIN_SUPPLY" })).toBe(true);
  });

  test("what stands beside the question has no place, all else has one", () => {
    const doing = { seat: 0, question: "units", about: { from: "2.1:A", to: "2.1:B" } };
    expect(placesOf({ kind: "units", scrappers: 1, leader: 0 }, { ...view, doing })).toEqual(["region/2.1:B"]);
    const beside: Move[] = [{ kind: "stop" }, { kind: "pay", technology: 1, energy_cell: 0 }, { kind: "return", resource: "technology" }];
    for (const move of beside) expect([onBoard(move, view), placesOf(move, view)]).toEqual([false, []]);
  });

  test("pointing at a Region means what is asked for", () => {
    const asked = (question: string, about: Record<string, unknown> = {}): View => ({ ...view, doing: { seat: 0, question, about } });
    expect(meant("region/2.1:A", asked("deploy"), 0, plain)).toEqual({ kind: "deploy", region: "2.1:A" });
    expect(meant("region/2.1:A", asked("to"), 0, plain)).toEqual({ kind: "to", region: "2.1:A" });
    const works = asked("effect", { icons: [{ icon: "BUILD", n: 1 }, { icon: "MOVE", n: 1 }] });
    expect(meant("region/2.1:R", works, 0, plain)).toEqual({ kind: "bridge", roof: "2.1:R" });
    expect(meant("region/2.1:A", works, 0, { icon: "MOVE", down: false })).toEqual({ kind: "from", region: "2.1:A" });
    const roof = asked("effect", { icons: [{ icon: "COLLECT", n: 1 }] });
    expect(meant("region/2.1:R", roof, 0, plain)).toEqual({ kind: "collect", region: "2.1:R", resource: "energy_cell" });
    expect(meant("market/M01", view, 0, plain)).toEqual({ kind: "buy", card: "M01" });
  });

  test("an answer in words names the Faction that it strikes", () => {
    expect(answerWords({ kind: "strike", region: "2.1:A", seat: 1 }, view, t)).toBe("strike in 2.1:A: Farm Z");
    expect(answerWords({ kind: "units", scrappers: 2, leader: 1 }, view, t)).toBe("the Leader and 2 Scrappers");
    const ending = { ...view, doing: { seat: 0, question: "ending", about: {} } };
    expect(answerWords({ kind: "stop" }, ending, t)).toBe("end the phase");
  });
});

describe("effects in words and signs", () => {
  const effects = [...components.factions.faction_cards, ...components.markets.market_cards].map((one) => [one.id, one.effect] as const);

  test.each(effects)("%s has words and signs", (_, effect) => {
    expect(effectWords(effect, t)).not.toMatch(/op-|[{}]|undefined/);
    for (const op of effect) expect(signs(op).length).toBeGreaterThan(0);
  });

  test.each(components.tokens.feats.map((one) => [one.id, one.ability] as const))("%s says when it works and what it does", (_, ability) => {
    expect(abilityWords(ability, t)).toMatch(/^[A-Z].*: .+\.$/);
    expect(abilityWords(ability, t)).not.toMatch(/trigger-|op-|[{}]|undefined/);
  });

  test("a card says what it costs and is worth, a Mission what it pays", () => {
    expect(thingWords({ kind: "card", id: "M09" }, components, t)).toBe(
      "Rope Team. Move 2, climbing between Ground and Roof. Tactical Market. Price: 2 Technology, 1 Energy Cells. Worth 4 Supplies at the end.",
    );
    expect(lines({ kind: "mission", id: "MS11" }, components, t)).toEqual([
      "Your Scrappers on the board.",
      "On time: 1 for each.",
      "Late: 1 for every 2.",
    ]);
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

describe("how it stands", () => {
  test("what the end would pay is counted as it is now; a finished game is as the engine says", () => {
    const held = pad(0, { technology: 3, energy_cell: 2, outposts: { red: 2, green: 1, blue: 0 }, hand: ["RAV-1", "M09"], bin: ["M01"] });
    held.points["missions"] = 9;
    held.feats = [{ colour: "red", feat: "FR1", unlocked: true }, { colour: "green", feat: "FG1", unlocked: false }];
    const view = city(["2.1"], { pads: [held] });
    const [standing] = standings(view, components);
    expect(standing!.points).toEqual({ missions: 9, effects: 0, outposts: 6, feats: 2, resources: 3, market_cards: 7 });
    expect(standing!.total).toBe(27);
    expect(standings({ ...view, over: true }, components)[0]!.total).toBe(9);
  });
});

describe("the log", () => {
  const say = (event: Partial<EventView> & { kind: string }): string | null => told(event as EventView, names, t);

  test("Units tell where they went, the steps of a Move do not", () => {
    expect(say({ kind: "did", seat: 0, move: { kind: "from", region: "2.1:A" } } as never)).toBeNull();
    expect(say({ kind: "put", piece: "scrappers-1-2-3", from: "2.1:A", to: "2.1:B" } as never)).toBe("Ben: 2 Scrappers, 2.1:A to 2.1:B");
    expect(say({ kind: "put", piece: "leader-0", from: "2.1:A", to: "2.1:B" } as never)).toBe("Anna: the Leader, 2.1:A to 2.1:B");
    expect(say({ kind: "put", piece: "scrappers-1-2-3", from: "reserve-1", to: "2.1:B" } as never)).toBeNull();
  });

  test("a question may have words of its own for its answer", () => {
    const from = { kind: "did", seat: 1, move: { kind: "from", region: "2.1:A" } };
    expect(say({ ...from, asked: "remove" } as never)).toBe("Ben: Scrappers removed from 2.1:A");
    expect(say({ ...from, asked: "inspect" } as never)).toBe("Ben: Inspection, an Agent from 2.1:A");
    const card = { kind: "did", seat: 0, move: { kind: "denounce", card: "RET-04" } };
    expect(say(card as never)).toBe("Anna: Denunciation, Populism");
    expect(say({ ...card, asked: "exchange" } as never)).toBe("Anna: replaced, Populism");
    expect(say({ kind: "did", seat: 0, move: { kind: "boost", boost: "CB-MOVE" }, asked: "remove" } as never)).toContain("Candy Boost");
  });

  test("Drones, Bridges, Outposts, Feats and gains", () => {
    expect(say({ kind: "put", piece: "drone-fly", from: "2.1:A", to: "2.1:R" } as never)).toBe("Fly: 2.1:A to 2.1:R");
    expect(say({ kind: "put", piece: "bridge-2.1:R-2.2:R", from: null, to: "seat-1" } as never)).toBe("Ben: Bridge, 2.1:R to 2.2:R");
    expect(say({ kind: "put", piece: "outpost-2.1:A", from: "2.1:A", to: "seat-0" } as never)).toBe("Anna: Outpost of 2.1:A");
    expect(say({ kind: "turn", piece: "FR1", side: "up" } as never)).toBe("Feat unlocked: Captain");
    expect(say({ kind: "gain", seat: 1, what: "missions", n: 4 } as never)).toBe("Ben: 4 Supplies for the Mission");
    expect(say({ kind: "gain", seat: 1, what: "technology", n: 1 } as never)).toBeNull();
  });

  test("Retaliation cards tell their rank, new, moved up or exchanged, and tokens their space", () => {
    for (const from of [null, "rank-3", "drawn"])
      expect(say({ kind: "put", piece: "RET-04", from, to: "rank-2" } as never)).toBe("Retaliation, rank 2: Populism");
    expect(say({ kind: "put", piece: "RET-04", from: "rank-2", to: "discards" } as never)).toBeNull();
    expect(say({ kind: "put", piece: "retaliation-1", from: "space-2", to: "space-5" } as never)).toBe("Ben: space 5 of the Retaliation track");
  });

  test("the Purebred take a Drone, they do not activate it", () => {
    const asked = (question: string): View => city(["2.1"], { doing: { seat: 0, question, about: {} } as never });
    expect(answerWords({ kind: "drone", drone: "fly" }, asked("own_drone"), t)).toBe("Fly");
    expect(answerWords({ kind: "drone", drone: "fly" }, asked("effect"), t)).toBe("activate Fly");
    expect(say({ kind: "did", seat: 0, move: { kind: "drone", drone: "fly" } } as never)).toBe("Anna: Drone, Fly");
    expect(say({ kind: "rule", id: "DOL-PB-3", args: { seat: 0, drone: "fly" } } as never)).toBe("Anna takes a Drone: Fly");
    expect(say({ kind: "rule", id: "DOL-PB-4", args: {} } as never)).toBeNull();
  });
});
