import { describe, expect, test } from "vitest";
import { answerWords, fitting, meant, onBoard, placeOf, same, shortcuts, targets } from "../src/games/guilds/answers";
import { adjacent, extent, fitted, hall, largestGroup, pairs } from "../src/games/guilds/city";
import { costWords, effectsWords, scoreWords, signs } from "../src/games/guilds/effects";
import { flights } from "../src/games/guilds/flights";
import { leapt, pending, stops } from "../src/games/guilds/lamp";
import { words } from "../src/games/guilds/names";
import { isLit, onSide, pieceWords, tileWords } from "../src/games/guilds/pieces";
import { ring } from "../src/games/guilds/ring";
import { standings, worth } from "../src/games/guilds/standing";
import { told } from "../src/games/guilds/telling";
import { endsWith, entry, sorted, type Components, type Effect, type Move, type SeatView, type TileView, type View } from "../src/games/guilds/view";
import type { Answer, Ask, EventView } from "../src/games/types";
import type { GameModule } from "../src/games/types";
import type { Entry } from "../src/lib/protocol";
import { makeWords } from "../src/lib/words";
import { chapters } from "../src/replay/steps";
import { lines } from "../src/table/lines";
import english from "../../locale/en/games/guilds.ftl?raw";
import pages from "../../locale/en/interface.ftl?raw";
import action_cards from "../../src/londinium/games/guilds/data/action_cards.json";
import constants from "../../src/londinium/games/guilds/data/constants.json";
import guild_tiles from "../../src/londinium/games/guilds/data/guild_tiles.json";
import mayoral_cards from "../../src/londinium/games/guilds/data/mayoral_cards.json";
import plantation from "../../src/londinium/games/guilds/data/plantation.json";
import second_place_tokens from "../../src/londinium/games/guilds/data/second_place_tokens.json";
import special_buildings from "../../src/londinium/games/guilds/data/special_buildings.json";

const components = { action_cards, constants, guild_tiles, mayoral_cards, plantation, second_place_tokens, special_buildings } as unknown as Components;
const t = makeWords("en", [pages, english], null, (kind, id, own) => words(kind, id, components, own));

function seat(n: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: n, rival: false, points: 0, reserve: 12, guildhall: 4, plantation: 0, neutrals: 0, cards: 6, known: [], limit: 7, goals: 1,
    shown: null, drawn: 0, tokens: [], acted: false, breakdown: null, ...more,
  }; // prettier-ignore
}

function tile(id: string, x: number, y: number, more: Partial<TileView> = {}): TileView {
  return { id, x, y, resolved: false, token: "token_vp1", pawns: [0, 0], neutrals: 0, master: null, ...more };
}

const mastered = (id: string, x: number, y: number, master: number): TileView =>
  tile(id, x, y, { resolved: true, token: null, master, pawns: [Number(master === 0), Number(master === 1)] });

function position(more: Partial<View> = {}): View {
  return {
    seat: 0, round: 1, rounds: 16, phase: "turns", resolves: false, develops: false, turn: 0, asked: "turn", options: [], track: [0, 1],
    seats: [seat(0), seat(1)], tiles: [], tile: null, winner: null, second: null, beadle: null, side: "plantation_ulster",
    planted: 0, supply: 4, stack: 0, deck: 90, discard: [], reshuffled: [], played: [], later: 0, hired: 0, moved: 0, sent: 0,
    mayoral: 19, hand: [], offer: [], over: false, ...more,
  }; // prettier-ignore
}

const answers = (...moves: Move[]): Answer[] => moves.map((move, action) => ({ action, move: { ...move } }));
const ask = (kind: string, ...moves: string[]): Ask => ({ id: 1, kind, prompt: `ask-${kind}`, context: {}, moves, aside: [] });
const rule = (id: string, args: Record<string, unknown>): EventView => ({ kind: "rule", id, args });
const gain = (seat: number, what: string, n: number): EventView => ({ kind: "gain", seat, what, n });
const card = (id: string) => entry("card", id, components)!;

describe("what cards and tiles do", () => {
  test("every card, tile, token and goal has signs and words without a gap", () => {
    const all = [...components.action_cards.entries.map(({ effects }) => effects), ...components.guild_tiles.entries.map(({ first }) => first)];
    for (const effects of all) {
      expect(effects.flatMap(signs).length).toBeGreaterThan(0);
      expect(effectsWords(effects, t)).not.toMatch(/effect-|metric-|from-|[{}]/);
    }
    for (const goal of components.mayoral_cards.entries) expect(scoreWords(goal.score, t)).not.toMatch(/score-|metric-|[{}]/);
  });

  test("a condition, a repetition and a choice are told as they work", () => {
    expect(effectsWords(card("action_green_c").effects, t)).toBe("draw 3 cards, then discard 2 cards");
    expect(effectsWords(card("action_blue_g").effects, t)).toBe("1 point, for each: your pawns on the Plantation (at most 3)");
    expect(scoreWords(entry("goal", "mayoral_plantation", components)!.score, t)).toBe("2 points for each: your pawns on the Plantation (at most 8 points)");
    expect(costWords(card("action_yellow_b"), t)).toBe("2 cards");
    expect(costWords(card("action_yellow_c"), t)).toBe("free");
    const both = { ...card("action_red_a"), cost: { cards: 1, pawns: 2, pawns_from: ["guildhall"] } };
    expect(costWords(both, t)).toBe("1 card and 2 pawns to the reserve (from: Guildhall)");
  });

  test("an effect shows its number, and a single pawn or card none", () => {
    expect(signs({ op: "vp", n: 1 })).toEqual([{ sign: "vp", n: "1" }]);
    expect(signs({ op: "draw", n: 1, when: "now" })).toEqual([{ sign: "draw" }]);
    expect(signs({ op: "draw", n: 2, when: "end_of_turn" })).toEqual([{ sign: "later", n: "2" }]);
    expect(signs({ op: "mayoral", draw: 3, keep: 1 })).toEqual([{ sign: "mayoral", n: "1/3" }]);
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

  const city = position({ played: ["action_red_a"], tiles: [tile("guild_18", 1, 0), tile("guild_17", 2, 0), tile("guild_27", 3, 0, { pawns: [1, 0] }), mastered("guild_33", 4, 0, 1)] });

  test("a fitting open tile means a pawn from the Guildhall to there", () => {
    const legal = answers({ kind: "from", place: "guildhall" }, { kind: "from", place: "guild_27" });
    const found = shortcuts(legal, ask("move-from", "from"), city, components);
    expect([...found.keys()]).toEqual(["guild_18"]);
    expect(found.get("guild_18")).toMatchObject({ action: 0, then: { kind: "to", tile: "guild_18" } });
    expect([...shortcuts(legal, ask("pawn-from", "from"), city, components).keys()]).toEqual(["guild_18", "guild_17"]);
    expect(shortcuts(legal.slice(1), ask("move-from", "from"), city, components).size).toBe(0);
  });

  test("a card leads to open tiles with one of its liveries (GOL-MOVE-2)", () => {
    expect(fitting("action_red_a", city, components).map(({ id }) => id)).toEqual(["guild_18", "guild_27"]);
    expect(fitting("action_red_f", city, components).map(({ id }) => id)).toEqual(["guild_18", "guild_17", "guild_27"]);
  });

  test("a tile with one opponent's liveryman means that one", () => {
    const legal = answers({ kind: "evict", tile: "guild_18", seat: 1 }, { kind: "evict", tile: "guild_17", seat: 1 }, { kind: "evict", tile: "guild_17", seat: 2 });
    expect([...shortcuts(legal, ask("evict", "evict"), city, components).keys()]).toEqual(["guild_18"]);
  });

  test("a place without an answer is asked about as the question has it", () => {
    expect(meant("hand/action_red_a/move", ask("turn"))).toEqual({ kind: "move", card: "action_red_a" });
    expect(meant("hand/action_red_a", ask("pay", "pay"))).toEqual({ kind: "pay", card: "action_red_a" });
    expect(meant("hand/action_red_a", ask("limit", "discard"))).toEqual({ kind: "discard", card: "action_red_a" });
    expect(meant("guild_01", ask("move-to", "to"))).toEqual({ kind: "to", tile: "guild_01" });
    expect(meant("guildhall", ask("move-to", "to"))).toBeNull();
    expect(meant("plantation", ask("move-from", "from"))).toEqual({ kind: "from", place: "plantation" });
    expect(meant("guild_01", ask("turn", "hire"))).toBeNull();
    expect(meant("offer/mayoral_hand", ask("order", "under"))).toEqual({ kind: "under", goal: "mayoral_hand" });
  });

  test("answers are named; an option by what it does", () => {
    const said = (move: Move, more: Partial<View> = {}): string => answerWords(move, position(more), t);
    expect(said({ kind: "stop" })).toBe("End the turn");
    expect(said({ kind: "stop" }, { asked: "send" })).toBe("No more");
    expect(said({ kind: "take" }, { asked: "reward" })).toBe("Take it all");
    expect(said({ kind: "part" }, { asked: "reward" })).toBe("Part by part");
    expect(said({ kind: "part" }, { asked: "amount" })).toBe("Take one");
    const choice = card("action_purple_g").effects[0] as { options: Effect[][] };
    expect(said({ kind: "option", n: 1 }, choice)).toBe("draw 2 cards at the end of the turn");
    const another = [[{ op: "vp", n: 7 }], [{ op: "vp", n: 8 }], [{ op: "vp", n: 9 }]]; // of a pack, whatever card was played last
    expect(said({ kind: "option", n: 2 }, { played: ["action_purple_g"], options: another })).toBe("9 points");
    expect(said({ kind: "replace", seat: 1 })).toBe("replace a pawn: Seat 2");
    expect(said({ kind: "to", tile: "guild_13" })).toBe("to Dyers");
  });

  test("moves are compared whatever the order of their fields", () => {
    expect(same({ kind: "evict", tile: "a", seat: 1 }, { seat: 1, tile: "a", kind: "evict" } as Move)).toBe(true);
    expect(same({ kind: "to", tile: "a" }, { kind: "to", tile: "b" })).toBe(false);
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

  test("the Guildhall has two tiles with three or four players", () => {
    expect(hall(position())).toEqual([{ x: 0, y: 0 }]);
    expect(hall(position({ seats: [seat(0), seat(1), seat(2)] }))).toHaveLength(2);
    expect(hall(position({ seats: [seat(0), seat(1, { rival: true })] }))).toHaveLength(1);
  });

  test("corners are not adjacent (GOL-TERM-8), and a block of four has four pairs (EXAMPLE-11)", () => {
    expect(adjacent({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(false);
    const block = position({ tiles: [mastered("guild_01", 1, 1, 0), mastered("guild_02", 2, 1, 0), mastered("guild_03", 1, 2, 0), mastered("guild_04", 2, 2, 0), mastered("guild_05", 3, 2, 1)] });
    expect(pairs(block, 0)).toHaveLength(4);
    expect(largestGroup(block, 0)).toBe(4);
    expect(pairs(block, 1)).toHaveLength(0);
  });

  test("the ring has a place for every pawn needed, and shows who would come and go", () => {
    const nobody = { pawns: [0, 0], neutrals: 0, beadle: false };
    expect(ring(3, nobody, null).slots.map(({ stands }) => stands)).toEqual([null, null, null]);
    const now = { pawns: [1, 2], neutrals: 1, beadle: true };
    expect(ring(3, now, null).slots.map(({ stands }) => stands)).toEqual([0, 1, 1, "neutral", "beadle"]);
    const then = { pawns: [2, 1], neutrals: 1, beadle: true };
    expect(ring(3, now, then).slots.map(({ change }) => change)).toEqual([null, "comes", null, "goes", null, null]);
    const many = ring(3, { pawns: [16, 16], neutrals: 0, beadle: false }, null);
    expect(many.size * many.slots.length).toBeLessThan(2 * Math.PI * 21);
  });

  test("rounds end with tiles and the Plantation as the track says (GOL-ROUND-4)", () => {
    const ends = (round: number, n: number) => endsWith(round, position({ seats: Array.from({ length: n }, (_, i) => seat(i)) }), components);
    expect(ends(4, 2)).toEqual({ tiles: true, plantation: true });
    expect(ends(3, 2)).toEqual({ tiles: false, plantation: false });
    expect(ends(3, 3)).toEqual({ tiles: true, plantation: true });
    expect(ends(4, 4)).toEqual({ tiles: true, plantation: false });
  });
});

describe("the lamp", () => {
  const city = position({ tiles: [tile("guild_01", 1, 0), mastered("guild_02", 2, 0, 1), tile("guild_03", 0, 1), tile("guild_04", 1, 1)] });

  test("it stops at every tile: votes, winner, second, and what each got", () => {
    const events = [
      rule("GOL-RESOLVE-3", { tile: "guild_01" }),
      rule("GOL-VOTE-1", { tile: "guild_01", seat: 0, votes: [3, 1] }),
      rule("GOL-VOTE-7", { tile: "guild_01", seat: 1 }),
      gain(0, "points", 3),
      gain(0, "points", 2),
      gain(1, "tokens", 1),
      gain(0, "guild_01", -1),
      rule("GOL-RESOLVE-3", { tile: "guild_03" }),
      rule("GOL-VOTE-5", { tile: "guild_03" }),
    ];
    const [first, second] = stops(events, city);
    expect(first).toMatchObject({ place: "guild_01", why: "most", rule: "GOL-VOTE-1", winner: 0, second: 1 });
    expect(first!.votes).toEqual([{ seat: 0, pawns: 3, beside: 0 }, { seat: 1, pawns: 1, beside: 0 }]);
    expect(first!.gains).toEqual([{ seat: 0, what: "points", n: 5 }, { seat: 1, what: "tokens", n: 1 }]);
    expect(second).toMatchObject({ place: "guild_03", why: "empty", winner: null, votes: [] });
  });

  test("a tie counts the Masters beside the tile as they stood then (GOL-VOTE-3)", () => {
    const tie = (votes: number[]) => rule("GOL-VOTE-3", { tile: "guild_01", seat: 1, votes });
    expect(stops([tie([2, 2])], city)[0]!.votes).toEqual([{ seat: 1, pawns: 2, beside: 1 }, { seat: 0, pawns: 2, beside: 0 }]);
    const later = [rule("GOL-MASTER-1", { tile: "guild_04", seat: 0 }), gain(1, "guild_02", -1), tie([2, 2])];
    expect(stops(later, city)[0]!.votes.map(({ beside }) => beside)).toEqual([1, 0]);
    expect(stops(later, city)[0]!.votes[0]!.seat).toBe(0);
  });

  test("a Master made just before counts for the next tile, though pawns of the same seat left with it (GOL-MASTER-1)", () => {
    const row = position({ tiles: [tile("guild_23", -2, -1, { pawns: [2, 0] }), tile("guild_17", -1, -1, { pawns: [1, 1] })] });
    const events: EventView[] = [
      { kind: "did", seat: 0, move: { kind: "take" }, forced: false },
      gain(0, "points", 3),
      gain(0, "guild_23", -1),
      gain(0, "guildhall", 1),
      rule("GOL-MASTER-1", { seat: 0, tile: "guild_23" }),
      { kind: "turn", piece: "guild_23", side: "resolved" },
      rule("GOL-RESOLVE-3", { tile: "guild_17" }),
      rule("GOL-VOTE-3", { tile: "guild_17", seat: 0, votes: [1, 1] }),
      rule("GOL-VOTE-7", { tile: "guild_17", seat: 1 }),
    ];
    expect(stops(events, row)[0]!.votes).toEqual([{ seat: 0, pawns: 1, beside: 1 }, { seat: 1, pawns: 1, beside: 0 }]);
  });

  test("on the Plantation a tie for second is nobody's, and tied firsts share (GOL-PLANT-6, GOL-PLANT-8)", () => {
    expect(stops([rule("GOL-PLANT-3", { votes: [4, 2] })], city)[0]).toMatchObject({ place: "plantation", winner: 0, second: 1 });
    expect(stops([rule("GOL-PLANT-3", { votes: [4, 2, 2] })], city)[0]).toMatchObject({ winner: 0, second: null });
    expect(stops([rule("GOL-PLANT-6", { votes: [2, 2] })], city)[0]).toMatchObject({ why: "shared", winner: null, second: null });
  });

  test("tiles laid among what is told are resolved, and have Masters beside others, like those that lay there (GOL-DEV-11)", () => {
    const laid = (piece: string, to: string): EventView => ({ kind: "put", piece, from: "stack", to });
    const master = (tile: string, seat: number) => rule("GOL-MASTER-1", { tile, seat });
    const missed = [
      laid("guild_05", "1,-1"),
      laid("guild_06", "2,-1"),
      laid("guild_07", "-3,2"),
      master("guild_05", 0),
      master("guild_07", 0), // lies elsewhere
      rule("GOL-VOTE-4", { tile: "guild_01", votes: [1, 1] }),
      rule("GOL-VOTE-4", { tile: "guild_06", votes: [2, 2] }),
    ];
    const beside = stops(missed, city).map(({ votes }) => votes.map((vote) => [vote.seat, vote.beside]));
    expect(beside).toEqual([[[0, 1], [1, 1]], [[0, 1], [1, 1]]]); // prettier-ignore
  });

  test("Masters on tiles of which nobody has said where they lie are left out", () => {
    const laid: EventView = { kind: "put", piece: "guild_05", from: "stack", to: "1,-1" };
    const events = [rule("GOL-MASTER-1", { tile: "guild_02", seat: 0 }), laid, rule("GOL-VOTE-4", { tile: "guild_05", votes: [1, 1] })];
    expect(stops(events, null)[0]!.votes.map(({ beside }) => beside)).toEqual([0, 0]);
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
    expect(flights([gain(0, "guildhall", -1), gain(0, "guild_01", 1), gain(0, "points", 3)])).toEqual([{ seat: 0, from: "guildhall", to: "guild_01" }]);
    expect(flights([gain(0, "reserve", -2), gain(0, "guildhall", 2)])).toHaveLength(2);
    expect(flights([gain(1, "guild_01", 1)])).toEqual([]);
    const crossed = [gain(0, "guild_01", -1), gain(1, "guild_02", -1), gain(1, "guildhall", 1), gain(0, "guildhall", 1)];
    expect(flights(crossed)).toEqual([{ seat: 1, from: "guild_02", to: "guildhall" }, { seat: 0, from: "guild_01", to: "guildhall" }]);
  });
});

describe("how it stands", () => {
  const goal = (id: string) => entry("goal", id, components)!;
  const view = position({
    seats: [seat(0, { points: 10, shown: ["mayoral_each_red", "mayoral_three_red"], goals: 2, tokens: ["token_vp1"] }), seat(1, { points: 4, goals: 3 })],
    tiles: [mastered("guild_18", 1, 0, 0), mastered("guild_27", 2, 0, 0), mastered("university_of_london", 3, 0, 0), mastered("guild_33", 0, 1, 1)],
  });

  test("a goal counts Masters with its livery, and a threshold is all or nothing", () => {
    expect(worth(goal("mayoral_each_red"), view, view.seats[0]!, components)).toBe(4);
    expect(worth(goal("mayoral_three_red"), view, view.seats[0]!, components)).toBe(0);
    expect(worth(goal("mayoral_special"), view, view.seats[0]!, components)).toBe(goal("mayoral_special").score.vp);
    expect(worth(goal("mayoral_near_guildhall"), view, view.seats[0]!, components)).toBe(goal("mayoral_near_guildhall").score.vp);
    expect(worth(goal("mayoral_largest_group"), view, view.seats[0]!, components)).toBe(3 * goal("mayoral_largest_group").score.vp);
  });

  test("the standing adds what the viewer sees, and says that there is more", () => {
    const [own, other] = standings(view, components);
    expect(own).toEqual({ seat: 0, track: 10, goals: 4, more: false, pairs: 2, total: 16 });
    expect(other).toMatchObject({ goals: 0, more: true, total: 4 });
  });

  test("at the end it is what was scored", () => {
    const over = position({ over: true, seats: [seat(0, { points: 31, breakdown: { track: 20, goals: 8, pairs: 3 } })] });
    expect(standings(over, components)[0]).toMatchObject({ track: 20, goals: 8, pairs: 3, total: 31, more: false });
  });
});

describe("what is told", () => {
  const names = ["Anna", "Ben"];
  test("a resolution with its votes; what the next line says is left out", () => {
    expect(told(rule("GOL-VOTE-1", { tile: "guild_13", seat: 0, votes: [2, 1] }), names, t)).toBe("Dyers: Anna 2, Ben 1. First place: Anna");
    expect(told(rule("GOL-RESOLVE-3", { tile: "guild_13" }), names, t)).toBe("");
    expect(told(rule("GOL-ELSE-1", {}), names, t)).toBeNull();
  });
  test("moves and gains, and no line for where a pawn came from", () => {
    expect(told({ kind: "did", seat: 0, move: { kind: "hire", card: "action_green_a" }, forced: null }, names, t)).toBe("Anna: Alms played to hire");
    expect(told({ kind: "did", seat: 0, move: { kind: "from", place: "guildhall" }, forced: null }, names, t)).toBeNull();
    expect(told({ kind: "did", seat: 1, move: { kind: "replace", seat: 0 }, forced: null }, names, t)).toContain("Anna");
    expect(told(gain(1, "points", 1), names, t)).toBe("Ben: 1 point");
    expect(told(gain(1, "reserve", -1), names, t)).toBeNull();
  });
  test("of mayoral cards others are told how many are kept and how many go back (GOL-INFO-5)", () => {
    const put = (to: string | null, from = "offer-1"): EventView => ({ kind: "put", piece: null, from, to });
    expect(told({ kind: "did", seat: 1, move: null, forced: null }, names, t)).toBeNull();
    expect(told(gain(1, "goals", 1), names, t)).toBe("Ben: a mayoral card");
    expect(told(put("mayoral"), names, t)).toBe("Ben: a mayoral card returned to the deck");
    expect(told(put("goals-1"), names, t)).toBeNull();
    expect(told(put("hand-1", "deck"), names, t)).toBeNull();
    expect(told(put(null, "hand-1"), names, t)).toBeNull();
  });
});

describe("the log and the replay", () => {
  const module = { event: told } as unknown as GameModule;
  const entries = (...events: EventView[]): Entry[] => [{ seq: 1, kind: "played", seat: 0, note: null, at: 0, by: null, why: null, void: [], events }] as unknown as Entry[];

  test("a rule is told in the game's words, not at all, or cited as it stands", () => {
    const said = (event: EventView): string[] => lines(entries(event), module, ["Anna", "Ben"], t).map(({ text }) => text);
    expect(said(rule("GOL-VOTE-7", { tile: "guild_13", seat: 1 }))).toEqual(["Dyers, second place: Ben"]);
    expect(said(rule("GOL-RESOLVE-3", { tile: "guild_13" }))).toEqual([]);
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
    const dyers = entry("tile", "guild_13", components)!;
    expect(pieceWords("guild_tiles", "guild_13", dyers, components, t)).toEqual({
      name: "Dyers",
      about: "Rank 13. Anchor and cross. Resolved with 3 pawns. First place: 3 points, then draw 2 cards.",
    });
    expect(pieceWords("count", "guild_tiles", 40, components, t)).toEqual({ name: "Guilds", about: "40" });
    const foreign = { ...components, guild_tiles: { count: 1, entries: [{ ...dyers, id: "weavers", name: "Weavers" }] } };
    expect(words("tile", "weavers", foreign, t)).toBe("Weavers");
    const renamed = { ...components, guild_tiles: { count: 1, entries: [{ ...dyers, name: "Dyers and Bleachers" }] } };
    expect(words("place", "guild_13", renamed, t)).toBe("Dyers and Bleachers");
    for (const { id } of [...components.guild_tiles.entries, ...components.special_buildings.entries]) expect(words("tile", id, components, t)).toBeNull();
    expect(words("tile", "guild_13", components, t)).toBeNull();
  });

  test("a tile says who stands on it", () => {
    const view = position({ tiles: [tile("guild_13", 1, 0, { pawns: [2, 1], neutrals: 1 }), mastered("guild_14", 2, 0, 1)], beadle: "guild_13" });
    expect(tileWords("guild_13", view, ["Anna", "Ben"], components, t)).toContain("Dyers, open: 5 of 3 pawns (Anna 2, Ben 1, neutral pawn 1, Beadle).");
    expect(tileWords("guild_14", view, ["Anna", "Ben"], components, t)).toBe("Brewers, resolved. Master: Ben. Scythe.");
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
