import { describe, expect, test } from "vitest";
import { meant, onBoard, placeOf, shortcuts, targets } from "../src/games/guilds/answers";
import { extent, fitted } from "../src/games/guilds/city";
import { signs } from "../src/games/guilds/effects";
import { flights } from "../src/games/guilds/flights";
import { leapt, pending, stops } from "../src/games/guilds/lamp";
import { isLit, onSide, pieceWords, tileWords, wayWords } from "../src/games/guilds/pieces";
import { ring } from "../src/games/guilds/ring";
import { sorted, type Components, type Move, type SeatView, type TileView, type View } from "../src/games/guilds/view";
import type { Answer, Asked, EventView } from "../src/games/types";
import type { Entry, Line } from "../src/lib/protocol";
import { answerWords, type Said, type Told } from "../src/lib/speech";
import { makeWords } from "../src/lib/words";
import { chapters } from "../src/replay/steps";
import { lines } from "../src/table/lines";
import kernel from "../../locale/en/kernel.ftl?raw";
import english from "../../locale/en/games/guilds.ftl?raw";
import pages from "../../locale/en/interface.ftl?raw";
import action_cards from "../../src/londinium/games/guilds/data/action_cards.json";
import guild_tiles from "../../src/londinium/games/guilds/data/guild_tiles.json";
import mayoral_cards from "../../src/londinium/games/guilds/data/mayoral_cards.json";
import plantation from "../../src/londinium/games/guilds/data/plantation.json";
import second_place_tokens from "../../src/londinium/games/guilds/data/second_place_tokens.json";
import special_buildings from "../../src/londinium/games/guilds/data/special_buildings.json";

const components = { action_cards, guild_tiles, mayoral_cards, plantation, second_place_tokens, special_buildings } as unknown as Components;

/** Lines as the engine gives them. */
const line = (key: string, args: Line["args"] = {}): Line => ({ key, args });
const said: Said = {
  tile: {
    guild_13: { name: null, lines: { rank: [line("tile-rank", { n: 13 })], first: [line("tile-first", { reward: line("effect-vp", { n: 3 }) })] } },
    guild_14: { name: null, lines: { liveries: [line("tile-liveries", { liveries: [line("livery-yellow"), line("livery-red")] })] } },
    weavers: { name: "Weavers", lines: {} },
  },
  card: { action_green_a: { name: null, lines: { use: [line("way-use", { cost: line("cost-none"), effect: line("effect-vp", { n: 1 }) })] } } },
};
const t = makeWords("en", [pages, kernel, english], null, { said: () => said });

function seat(n: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: n, rival: false, points: 0, reserve: 12, guildhall: 4, plantation: 0, neutrals: 0, cards: 6, known: [], limit: 7, goals: 1,
    shown: null, drawn: 0, tokens: [], acted: false, ...more,
  }; // prettier-ignore
}

function tile(id: string, x: number, y: number, more: Partial<TileView> = {}): TileView {
  return { id, x, y, resolved: false, token: "token_vp1", pawns: [0, 0], neutrals: 0, gathered: 0, master: null, ...more };
}

const mastered = (id: string, x: number, y: number, master: number): TileView =>
  tile(id, x, y, { resolved: true, token: null, master, pawns: [Number(master === 0), Number(master === 1)] });

function position(more: Partial<View> = {}): View {
  return {
    seat: 0, round: 1, rounds: 16, phase: "turns", resolves: [], develops: [], turn: 0, track: [0, 1],
    seats: [seat(0), seat(1)], hall: [{ x: 0, y: 0 }], tiles: [], pairs: [], reach: [], tile: null, winner: null, second: null, beadle: null, side: "plantation_ulster",
    planted: 0, supply: 4, stack: 0, deck: 90, discard: [], reshuffled: [], played: [], later: 0, hired: 0, moved: 0, sent: 0,
    mayoral: 19, hand: [], offer: [], worth: {}, over: false, ...more,
  }; // prettier-ignore
}

const answers = (...moves: Move[]): Answer<Move>[] => moves.map((move, action) => ({ action, move }));
const asked = (kind: string, ...moves: string[]): Asked => ({ seat: 0, kind, context: {}, moves });
const rule = (id: string, args: Record<string, unknown>): EventView => ({ kind: "rule", id, args });
const gain = (seat: number, what: string, n: number): EventView => ({ kind: "gain", seat, what, n });

describe("what cards and tiles do", () => {
  test("every card, tile and token has signs", () => {
    const { action_cards, guild_tiles, second_place_tokens } = components;
    const all = [...action_cards.entries.map(({ effects }) => effects), ...guild_tiles.entries.map(({ first }) => first), ...second_place_tokens.entries.map(({ effects }) => effects)];
    for (const effects of all) expect(effects.flatMap(signs).length).toBeGreaterThan(0);
  });

  test("an effect shows its number, and a single pawn or card none", () => {
    expect(signs({ op: "vp", n: 1 })).toEqual([{ sign: "vp", n: "1" }]);
    expect(signs({ op: "draw", n: 1, when: "now" })).toEqual([{ sign: "draw" }]);
    expect(signs({ op: "draw", n: 2, when: "end_of_turn" })).toEqual([{ sign: "later", n: "2" }]);
    expect(signs({ op: "mayoral", draw: 3, keep: 1 })).toEqual([{ sign: "mayoral", n: "1/3" }]);
    expect(signs({ op: "mayoral", draw: 3, keep: 2 })).toEqual([{ sign: "mayoral", n: "2/3" }]);
    expect(signs({ op: "move", n: 2, from: ["plantation"] }).map(({ sign }) => sign)).toEqual(["ship", "move"]);
  });
});

describe("answers and their places", () => {
  test("the three ways to play a card lie on the card, and what ends something beside the question", () => {
    expect(placeOf({ kind: "use", card: "action_red_a" })).toBe("hand/action_red_a/use");
    expect(placeOf({ kind: "pay", card: "action_red_a" })).toBe("hand/action_red_a");
    expect(placeOf({ kind: "replace", seat: 1 })).toBe("vote/1");
    expect(onBoard({ kind: "stop" })).toBe(false);
    expect(onBoard({ kind: "hire", card: "action_red_a" })).toBe(true);
    expect([...targets(answers({ kind: "stop" }, { kind: "to", tile: "guild_01" })).keys()]).toEqual(["guild_01"]);
  });

  test("a tile within reach means a pawn from the Guildhall to there", () => {
    const city = position({ reach: ["guild_18", "guild_27"] });
    const legal = answers({ kind: "from", place: "guildhall" }, { kind: "from", place: "guild_27" });
    const found = shortcuts(legal, city);
    expect([...found.keys()]).toEqual(["guild_18"]);
    expect(found.get("guild_18")).toMatchObject({ action: 0, then: { kind: "to", tile: "guild_18" } });
    expect(shortcuts(legal.slice(1), city).size).toBe(0);
  });

  test("a tile with one opponent's liveryman means that one", () => {
    const legal = answers({ kind: "evict", tile: "guild_18", seat: 1 }, { kind: "evict", tile: "guild_17", seat: 1 }, { kind: "evict", tile: "guild_17", seat: 2 });
    expect([...shortcuts(legal, position()).keys()]).toEqual(["guild_18"]);
  });

  test("a place without an answer is asked about as the question has it", () => {
    expect(meant("hand/action_red_a/move", asked("turn"))).toEqual({ kind: "move", card: "action_red_a" });
    expect(meant("hand/action_red_a", asked("pay", "pay"))).toEqual({ kind: "pay", card: "action_red_a" });
    expect(meant("hand/action_red_a", asked("limit", "discard"))).toEqual({ kind: "discard", card: "action_red_a" });
    expect(meant("guild_01", asked("move-to", "to"))).toEqual({ kind: "to", tile: "guild_01" });
    expect(meant("guildhall", asked("move-to", "to"))).toBeNull();
    expect(meant("plantation", asked("move-from", "from"))).toEqual({ kind: "from", place: "plantation" });
    expect(meant("guild_01", asked("turn", "hire"))).toBeNull();
    expect(meant("offer/mayoral_hand", asked("order", "under"))).toEqual({ kind: "under", goal: "mayoral_hand" });
  });

  test("answers are named as the engine says them; a question may have words of its own", () => {
    const said = (move: Move, kind = "turn", more: Line["args"] = {}): string => answerWords({ action: 0, move: { ...move }, said: more }, kind, ["Anna", "Ben"], t);
    expect(said({ kind: "stop" }, "turn", { n: 2 })).toBe("end the turn, drawing 2 cards");
    expect(said({ kind: "stop" }, "send")).toBe("send no more pawns");
    expect(said({ kind: "take" }, "reward", { reward: line("effect-draw-end_of_turn", { n: 2 }) })).toBe("take it all: draw 2 cards at the end of the turn");
    expect(said({ kind: "part" }, "reward")).toBe("choose part by part");
    expect(said({ kind: "part" }, "amount", { what: "vp", n: 1 })).toBe("take 1 point");
    expect(said({ kind: "option", n: 1 }, "either", { option: line("effect-draw-end_of_turn", { n: 2 }) })).toBe("draw 2 cards at the end of the turn");
    expect(said({ kind: "replace", seat: 1 }, "negotiate", { who: { seat: 1 } })).toBe("replace Ben’s pawn");
    expect(said({ kind: "to", tile: "guild_13" }, "move-to", { n: 2, required: 3 })).toBe("to Dyers (2/3)");
  });
});

describe("the city", () => {
  test("it is as large as its frame allows, and grows with its tiles", () => {
    const small = position({ tiles: [tile("guild_01", -1, 0), tile("guild_02", 1, 0)] });
    expect(extent(small)).toEqual({ x: -1, y: 0, columns: 3, rows: 1 });
    expect(fitted(small, 320, 200, 10)).toEqual({ size: 100, left: 10, top: 50 });
    const grown = position({ tiles: [...small.tiles, tile("guild_03", 0, -2)] });
    expect(fitted(grown, 320, 200, 10).size).toBe(60);
  });

  test("the ring has a place for every pawn needed, and shows who would come and go", () => {
    const nobody = { pawns: [0, 0], neutrals: 0, beadle: false, gathered: 0 };
    expect(ring(3, nobody, null).slots.map(({ stands }) => stands)).toEqual([null, null, null]);
    const now = { pawns: [1, 2], neutrals: 1, beadle: true, gathered: 5 };
    expect(ring(3, now, null).slots.map(({ stands }) => stands)).toEqual([0, 1, 1, "neutral", "beadle"]);
    const then = { pawns: [2, 1], neutrals: 1, beadle: true, gathered: 5 };
    expect(ring(3, now, then).slots.map(({ change }) => change)).toEqual([null, "comes", null, "goes", null, null]);
    const many = ring(3, { pawns: [16, 16], neutrals: 0, beadle: false, gathered: 32 }, null);
    expect(many.size * many.slots.length).toBeLessThan(2 * Math.PI * 21);
  });
});

describe("the lamp", () => {
  const city = position();

  test("it stops at every tile: votes, winner, second, and what each got", () => {
    const events = [
      rule("GOL-RESOLVE-3", { tile: "guild_01" }),
      rule("GOL-VOTE-1", { tile: "guild_01", why: "most", seat: 0, second: 1, votes: [3, 1] }),
      rule("GOL-VOTE-7", { tile: "guild_01", seat: 1 }),
      gain(0, "points", 3),
      gain(0, "points", 2),
      gain(1, "tokens", 1),
      gain(0, "guild_01", -1),
      rule("GOL-RESOLVE-3", { tile: "guild_03" }),
      rule("GOL-VOTE-5", { tile: "guild_03", why: "empty" }),
    ];
    const [first, second] = stops(events);
    expect(first).toMatchObject({ place: "guild_01", why: "most", rule: "GOL-VOTE-1", winner: 0, second: 1 });
    expect(first!.votes).toEqual([{ seat: 0, pawns: 3, beside: 0 }, { seat: 1, pawns: 1, beside: 0 }]);
    expect(first!.gains).toEqual([{ seat: 0, what: "points", n: 5 }, { seat: 1, what: "tokens", n: 1 }]);
    expect(second).toMatchObject({ place: "guild_03", why: "empty", winner: null, votes: [] });
  });

  test("a tie shows the Masters beside the tile, as the engine counted them (GOL-VOTE-3)", () => {
    const [tie] = stops([rule("GOL-VOTE-3", { tile: "guild_01", why: "neighbours", seat: 1, votes: [2, 2, 1], beside: [0, 1, 0] })]);
    expect(tie!.votes).toEqual([{ seat: 1, pawns: 2, beside: 1 }, { seat: 0, pawns: 2, beside: 0 }, { seat: 2, pawns: 1, beside: 0 }]); // prettier-ignore
  });

  test("on the Plantation first and second place are as the engine says", () => {
    expect(stops([rule("GOL-PLANT-3", { why: "most", votes: [4, 2], seat: 0, second: 1 })])[0]).toMatchObject({ place: "plantation", winner: 0, second: 1 });
    expect(stops([rule("GOL-PLANT-3", { why: "most", votes: [4, 2, 2], seat: 0 })])[0]).toMatchObject({ winner: 0, second: null });
    expect(stops([rule("GOL-PLANT-6", { why: "shared", votes: [2, 2] })])[0]).toMatchObject({ why: "shared", winner: null, second: null });
  });

  test("what is being decided is shown as it stands", () => {
    const view = position({ tiles: [tile("guild_01", 1, 0, { pawns: [1, 2] })], tile: "guild_01", winner: 1 });
    expect(pending(view, "guild_01")).toMatchObject({ winner: 1, votes: [{ seat: 1, pawns: 2 }, { seat: 0, pawns: 1 }] });
    expect(pending(view, null)).toBeNull();
  });

  test("it ends with a leap to another position, not for other eyes nor for what is told", () => {
    const later = { ...city, round: city.round + 1 };
    expect(leapt([], city, later)).toBe(true);
    expect(leapt([gain(0, "points", 1)], city, later)).toBe(false);
    expect(leapt([], city, { ...city, seat: 1, hand: ["action_blue_a"] })).toBe(false);
    expect(leapt([], null, later)).toBe(false);
  });

  test("pawns fly from where one is less to where one is more", () => {
    expect(flights([gain(0, "guildhall", -1), gain(0, "guild_01", 1), gain(0, "points", 3)])).toEqual([{ piece: 0, from: "guildhall", to: "guild_01" }]);
    expect(flights([gain(0, "reserve", -2), gain(0, "guildhall", 2)])).toHaveLength(2);
    expect(flights([gain(1, "guild_01", 1)])).toEqual([]);
    const crossed = [gain(0, "guild_01", -1), gain(1, "guild_02", -1), gain(1, "guildhall", 1), gain(0, "guildhall", 1)];
    expect(flights(crossed)).toEqual([{ piece: 1, from: "guild_02", to: "guildhall" }, { piece: 0, from: "guild_01", to: "guildhall" }]);
  });
});

describe("the log and the replay", () => {
  const entries = (...events: Told[]): Entry[] => [{ seq: 1, kind: "played", seat: 0, note: null, at: 0, by: null, why: null, void: [], again: [], events }] as unknown as Entry[];

  test("a rule is told in the game's words, not at all, or cited as it stands", () => {
    const said = (event: Told): string[] => lines(entries(event), ["Anna", "Ben"], t).map(({ text }) => text);
    const second = line("told-second", { tile: "guild_13", who: { seat: 1 } });
    expect(said({ ...rule("GOL-VOTE-7", {}), said: second })).toEqual(["Dyers: Ben comes second"]);
    expect(said({ ...rule("GOL-RESOLVE-3", {}), said: line("") })).toEqual([]);
    expect(said(rule("GOL-ELSE-1", {}))).toEqual(["GOL-ELSE-1"]);
  });

  test("rounds are the chapters, though the set-up comes first", () => {
    const mark = (at: number, stage: string, n: number) => ({ at, stage, n });
    const marks = [mark(0, "setup", 2), mark(2, "round", 1), mark(2, "turn", 1), mark(5, "turn", 2), mark(9, "round", 2), mark(9, "turn", 1)];
    expect(chapters(marks).map(({ stage, n }) => `${stage} ${n}`)).toEqual(["setup 2", "round 1", "round 2"]);
  });
});

describe("components", () => {
  test("each has a name and says what it does; a pack's own is called as its data says", () => {
    expect(pieceWords("guild_tiles", "guild_13", {}, components, t)).toEqual({ name: "Dyers", about: "Rank 13. First place: 3 points." });
    expect(pieceWords("guild_tiles", "weavers", {}, components, t)).toEqual({ name: "Weavers", about: "" });
    expect(pieceWords("count", "guild_tiles", 40, components, t)).toEqual({ name: "Guilds", about: "40" });
    expect(wayWords("use", "action_green_a", t)).toBe("Alms. Use (free): 1 point.");
    expect(wayWords("hire", "action_green_a", t)).toBe("Alms. Hire: a pawn from the reserve to the Guildhall.");
  });

  test("a tile says who stands on it", () => {
    const view = position({ tiles: [tile("guild_13", 1, 0, { pawns: [2, 1], neutrals: 1, gathered: 5 }), mastered("guild_14", 2, 0, 1)], beadle: "guild_13" });
    expect(tileWords("guild_13", view, ["Anna", "Ben"], components, t)).toContain("Dyers, open: 5 of 3 pawns (Anna 2, Ben 1, neutral pawn 1, Beadle).");
    expect(tileWords("guild_14", view, ["Anna", "Ben"], components, t)).toBe("Brewers, resolved. Master: Ben. Scythe and compass.");
  });

  test("the hand lies by colour, copies together", () => {
    const hand = ["action_purple_a", "action_red_a", "action_blue_a", "action_red_a"];
    expect(sorted(hand, components).map(({ id, n }) => `${id}/${n}`)).toEqual(["action_red_a/0", "action_red_a/1", "action_blue_a/0", "action_purple_a/0"]);
  });

  test("a note lights what it speaks of", () => {
    const view = position({ tiles: [tile("guild_13", 1, 0, { token: "token_vp2" })] });
    expect(isLit("guild_13", ["guild_tiles/guild_13"], view)).toBe(true);
    expect(isLit("guild_13", ["second_place_tokens/token_vp2"], view)).toBe(true);
    expect(isLit("hand/action_red_a/use", ["action_cards/action_red_a"], view)).toBe(true);
    expect(isLit("plantation", ["plantation"], view)).toBe(true);
    expect(isLit("guild_13", [], view)).toBe(false);
    expect(onSide("pair_points")).toBe(true);
    expect(onSide("guild_tiles/guild_13")).toBe(false);
  });
});
