import { describe, expect, test } from "vitest";
import { answerWords, meant, onBoard, placeOf, shortcuts, targets } from "../src/games/london/answers";
import { boroughClauses, cardClauses, effectWords, signs } from "../src/games/london/effects";
import { fullName, label, syllables, translation } from "../src/games/london/names";
import { cardWords, onSide, pieceWords, stackWords } from "../src/games/london/pieces";
import { counts, forecast, penalty, standings } from "../src/games/london/standing";
import { told } from "../src/games/london/telling";
import { sorted, type Components, type Effect, type Move, type SeatView, type StackView, type View } from "../src/games/london/view";
import type { Answer, EventView } from "../src/games/types";
import { toward } from "../src/lib/toward";
import { makeWords } from "../src/lib/words";
import english from "../../locale/en/games/london.ftl?raw";
import french from "../../locale/fr/games/london.ftl?raw";
import polish from "../../locale/pl/games/london.ftl?raw";
import russian from "../../locale/ru/games/london.ftl?raw";
import ukrainian from "../../locale/uk/games/london.ftl?raw";
import boroughs from "../../src/londinium/games/london/data/boroughs.json";
import cards from "../../src/londinium/games/london/data/cards.json";
import rules from "../../src/londinium/games/london/data/rules.json";

const components = { cards, boroughs, rules } as unknown as Components;
const named = (kind: string, id: string | number): string | null => label(kind, id, components);
const t = makeWords("en", [english], null, named);
const LANGUAGES = { en: english, fr: french, pl: polish, ru: russian, uk: ukrainian };
const all = Object.entries(LANGUAGES).map(([lang, text]) => makeWords(lang, [text], null, named));

const face = (id: string) => components.cards.cards.find((one) => one.id === id)!;
const land = (id: string) => components.boroughs.boroughs.find((one) => one.id === id)!;

function stack(n: number, card: string | null, more: Partial<StackView> = {}): StackView {
  const top = card === null ? null : { piece: card, card };
  return { stack: n, cards: 1, face_up: true, top, under: null, stored: 0, laid: false, activated: false, ...more };
}

function seat(n: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: n, money: 5, loans: 0, poverty: 0, prestige: 0, hand: null, hand_size: 0, hand_decks: [], boroughs: [], stacks: [],
    stored: 0, loan_money: 10, discount: 0, swaps: 0, run_poverty: { stacks: 0, loans: 0, cards: 0 }, points: {}, score: 0, ...more,
  }; // prettier-ignore
}

function position(more: Partial<View> = {}): View {
  const spaces = ["top-1", "top-2", "top-3", "bottom-1", "bottom-2", "bottom-3"];
  return {
    turn: 1, active: 0, first: 0, step: "action", asked: "action", last_turns: null, columns: 3,
    board: spaces.map((space) => ({ space, holds: space === "top-2" ? { piece: "sewers-1", card: "sewers" } : null })),
    deck: 60, decks: {}, looked: null, looked_at: 0, offer: ["city", null, "lambeth"], borough_deck: 12, out: [], building: null,
    free_builds: 0, run_effect_due: false, loans_left: null, seats: [seat(0), seat(1)], over: false, ...more,
  }; // prettier-ignore
}

const answers = (...moves: Move[]): Answer[] => moves.map((move, action) => ({ action, move: { ...move } }));

describe("effects in words", () => {
  test("a card says what it costs, brings, and whether it flips", () => {
    const said = (id: string): string[] => cardClauses(face(id), t).map(({ when, text }) => `${when}: ${text}`);
    expect(said("town_houses")).toEqual(["activate: Gain 1 prestige per face-up blue card. Then it flips."]);
    expect(said("west_india_docks")).toEqual(["activate: Discard a card of any colour. Gain £7. Then it flips."]);
    expect(said("street_lights")).toEqual(["activate: Pay £4. Gain 1 prestige and lose 2 poverty. It stays face-up."]);
    expect(said("stock_exchange")).toEqual([
      "ongoing: Once a turn, swap a card in hand with one on the shelves.",
      "activate: Gain £2. It stays face-up.",
    ]);
    expect(said("workhouse")).toEqual([
      "activate: Discard any number of Paupers, for each: gain £1 and lose 1 poverty. Then it flips.",
    ]);
    expect(said("huguenots")).toEqual(["action: Draw 2 cards."]);
    expect(said("st_pauls")).toEqual([]);
  });

  test("a borough says what it does on top and in a run", () => {
    const said = boroughClauses(land("wandsworth"), t).map(({ when, text }) => `${when}: ${text}`);
    expect(said).toEqual(["top: One build of this Develop action needs no discard.", "run: Gain 2 poverty."]);
  });

  const effects: [string, Effect][] = [
    ...components.cards.cards.flatMap((one) =>
      [...(one.action ?? []), ...(one.ongoing ?? []), ...(one.activation?.effects ?? [])].map((effect): [string, Effect] => [one.id, effect]),
    ),
    ...components.boroughs.boroughs.flatMap((one) =>
      [...(one.ability?.effects ?? []), ...(one.run_effect ?? [])].map((effect): [string, Effect] => [one.id, effect]),
    ),
  ];

  test.each(effects)("%s has words in every language, and signs", (_, effect) => {
    const said = all.map((words) => effectWords(effect, words));
    for (const text of said) {
      expect(text).not.toMatch(/board-|[{}]|undefined/);
      expect(text.length).toBeGreaterThan(5);
    }
    expect(new Set(said).size, "five languages, five texts").toBe(5);
    expect(signs(effect).length).toBeGreaterThan(0);
  });

  test("numbers come from the data, not from the words", () => {
    const changed: Effect = { op: "gain_money_per", amount: 3, count: { what: "own_boroughs", side: "S" } };
    expect(effectWords(changed, t)).toBe("gain £3 per borough south of the Thames");
    expect(signs(changed)).toEqual([{ sign: "coin", n: "3" }, { sign: "per" }, { sign: "land-S" }]);
  });

  test("a name keeps its published form, with a translation beside it", () => {
    expect(fullName("card", "school_a_brown", t)).toBe("School");
    expect(fullName("card", "school_a_brown", all[4]!)).toBe("School (школа)");
    expect(translation("hospital_b", all[1]!)).toBe("hôpital");
    expect(translation("no_such_card", all[1]!)).toBe("");
    for (const words of all.slice(1))
      for (const one of components.cards.cards) expect(translation(one.id, words), one.id).not.toBe("");
  });

  test("a long word of a name is broken before a syllable", () => {
    expect(syllables("Underground")).toEqual(["Under", "ground"]);
    expect(syllables("Buckingham Palace")).toEqual(["Bucking", "ham ", "Palace"]);
    expect(syllables("Train Station (south)").join("")).toBe("Train Station (south)");
  });

  test("a close look says everything that stands on a card", () => {
    expect(cardWords("coffee_house", components, t)).toBe(
      "Coffee House. Brown, deck A. Built for nothing, without a discard. Activate: You may lay a building from the shelves on this card for its build cost, without a discard. It stays face-up.",
    );
    expect(pieceWords("boroughs", "city", land("city"), components, t)).toEqual({
      name: "City",
      about: "North of the Thames, at the river. Costs £8. When bought: 3 cards, 5 prestige, 1 poverty less. On every run: Gain £2.",
    });
    expect(pieceWords("poverty_table", "6", 7, components, t)).toEqual({ name: "6 poverty", about: "costs 7 prestige" });
    expect(onSide("poverty_table/6")).toBe(true);
    expect(onSide("cards/city")).toBe(false);
  });

  test("a stack tells what is face-down and what is covered", () => {
    expect(stackWords(stack(2, "sewers", { cards: 3, activated: true }), t)).toBe("Stack 2: Sewers, 2 cards under it, activated");
    expect(stackWords(stack(1, null, { face_up: false }), t)).toBe("Stack 1: a face-down card");
    expect(stackWords(stack(1, "sewers", { face_up: false }), t)).toBe("Stack 1: Sewers, face-down");
  });
});

describe("answers at their places", () => {
  const view = position({
    asked: "pay",
    building: { card: "vintners", stack: null },
    seats: [seat(0, { hand: ["vintners", "mercers", "paupers_a"], stacks: [stack(1, "sewers")] }), seat(1)],
  });

  test("every answer that is given on the table has a place there", () => {
    const moves: Move[] = [
      { kind: "draw", from: "deck" }, { kind: "keep", position: 2 }, { kind: "take", from: "top-2" }, { kind: "land", borough: "lambeth" },
      { kind: "discard", card: "mercers" }, { kind: "new" }, { kind: "onto", stack: 1 }, { kind: "seat", seat: 1 }, { kind: "effect", effect: 2 }, { kind: "loan" },
    ]; // prettier-ignore
    expect(moves.map((move) => placeOf(move, view, 0))).toEqual([
      "deck", "looked-2", "top-2", "offer-3", "hand/mercers", "new", "stack-0-1", "seat-1", "effect-2", "loan",
    ]); // prettier-ignore
    expect(moves.every(onBoard)).toBe(true);
    for (const kind of ["develop", "buy-land", "run", "draw-three", "look", "free", "borough", "ability", "repay", "stop"])
      expect(onBoard({ kind } as Move), kind).toBe(false);
  });

  test("a hand card is for the swap only while one is wanted", () => {
    const legal = answers({ kind: "discard", card: "mercers" }, { kind: "swap", card: "mercers" }, { kind: "loan" });
    expect(targets(legal, view, 0, false).get("hand/mercers")?.action).toBe(0);
    expect(targets(legal, view, 0, true).get("hand/mercers")?.action).toBe(1);
    expect(targets(legal, view, 0, true).get("loan")?.action).toBe(2);
    expect(targets(legal, view, null, false).size, "a spectator answers nothing").toBe(0);
  });

  test("at the choice of an action, what is pressed says which action is meant", () => {
    const there = { ...view, asked: "action" };
    const legal = answers({ kind: "develop" }, { kind: "buy-land" }, { kind: "run" }, { kind: "draw-three" });
    const short = shortcuts(legal, there, 0, components);
    const meaning = (place: string) => [short.get(place)?.move.kind, short.get(place)?.then];
    expect(meaning("hand/vintners")).toEqual(["develop", { kind: "play", card: "vintners" }]);
    expect(meaning("hand/paupers_a")).toEqual([undefined, undefined]);
    expect(meaning("offer-1")).toEqual(["buy-land", { kind: "land", borough: "city" }]);
    expect(meaning("stack-0-1")).toEqual(["run", { kind: "activate", stack: 1 }]);
    expect(meaning("top-2")).toEqual(["draw-three", { kind: "draw", from: "top-2" }]);
    expect(shortcuts(legal, view, 0, components).size, "only then").toBe(0);
  });

  test("a wrong click is the move that the question makes of it", () => {
    expect(meant("hand/paupers_a", view, 0, false)).toEqual({ kind: "discard", card: "paupers_a" });
    expect(meant("hand/paupers_a", { ...view, asked: "develop" }, 0, false)).toEqual({ kind: "play", card: "paupers_a" });
    expect(meant("stack-0-1", { ...view, asked: "place" }, 0, false)).toEqual({ kind: "onto", stack: 1 });
    expect(meant("stack-1-1", { ...view, asked: "place" }, 0, false)).toBeNull();
    expect(meant("offer-3", view, 0, false)).toEqual({ kind: "land", borough: "lambeth" });
    expect(meant("top-2", { ...view, asked: "coffee" }, 0, false)).toEqual({ kind: "take", from: "top-2" });
  });

  test("answers have words", () => {
    const running = position({ asked: "run", seats: [seat(0, { run_poverty: { stacks: 4, loans: 1, cards: 2 }, stacks: [stack(1, "sewers")] })] });
    expect(answerWords({ kind: "stop" }, running, t)).toBe("end the run: +7 poverty");
    expect(answerWords({ kind: "activate", stack: 1 }, running, t)).toBe("activate Sewers");
    expect(answerWords({ kind: "draw", from: "top-2" }, running, t)).toBe("draw Sewers");
    expect(answerWords({ kind: "draw", from: "deck" }, running, t)).toBe("draw from the deck");
    expect(answerWords({ kind: "loan" }, running, t)).toBe("take a loan: +£10");
  });

  test("LON-BOR-7: whoever uses Deptford discards a card, a prison lets one stop", () => {
    const asked = (from: Record<string, string>) => all.map((words) => words("ask-discards", { ...from, left: 1, paupers: "no" }));
    expect(asked({ source: "borough", borough: "deptford" })).toEqual([
      "Deptford: discard a card.", "Deptford\u00a0: défaussez une carte.", "Deptford: odrzuć kartę.", "Deptford: сбросьте карту.", "Deptford: скиньте карту.",
    ]); // prettier-ignore
    expect(asked({ source: "card", card: "brixton_prison" })[0]).toMatch(/: discard a card, or stop\.$/);
  });

  test("arrow keys go to the nearest answer on that side", () => {
    const here = { x: 0, y: 0 };
    const places = [{ x: 50, y: 5 }, { x: 30, y: 60 }, { x: -20, y: 0 }];
    expect(toward(here, places, 1, 0)).toBe(places[0]);
    expect(toward(here, places, 0, 1)).toBe(places[1]);
    expect(toward(here, places, 0, -1)).toBeNull();
  });

  test("a hand lies by colour", () => {
    expect(sorted(["paupers_a", "sewers", "vintners", "bridge", "mercers"], components)).toEqual(["vintners", "mercers", "sewers", "bridge", "paupers_a"]);
  });
});

describe("what can be reckoned", () => {
  test("LON-EX-15: the poverty table, and beyond it", () => {
    expect(Array.from({ length: 14 }, (_, n) => penalty(n, components))).toEqual([0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24]);
  });

  test("LON-EX-18: the standing is the final scoring of what lies open", () => {
    const p = seat(0, { poverty: 9, hand_size: 2, points: { track: 20, loans: 0, money: 1 }, stacks: [stack(1, "st_pauls")] });
    const q = seat(1, { poverty: 7, points: { track: 25, loans: -7, money: 2 }, stacks: [stack(1, null, { face_up: false })] });
    const [first, second] = standings(position({ seats: [p, q] }), components);
    expect(first).toMatchObject({ above: 4, poverty: -3, cards: 6, more: false, total: 20 + 6 + 1 - 3 });
    expect(second).toMatchObject({ above: 0, poverty: 0, cards: 0, more: true, total: 20 });
  });

  test("LON-EX-9: what a run brings, and LON-EX-10: the poverty after it", () => {
    const own = seat(0, {
      hand_size: 3,
      loans: 1,
      boroughs: ["greenwich", "southwark_bermondsey"],
      stacks: [stack(1, "west_india_docks"), stack(2, "town_houses"), stack(3, "hospital_a"), stack(4, "steamboats")],
      run_poverty: { stacks: 4, loans: 1, cards: 3 },
    });
    const sum = forecast(own, position({ seats: [own, seat(1)] }), components);
    expect(sum).toMatchObject({ cards: 3, discards: 1, money: 7 + 4, prestige: 2, burden: 1, relief: 0 });
    expect(sum.stacks + sum.loans + sum.hand).toBe(7);
  });

  test("what is flipped, activated, or cannot be paid with a card brings nothing more", () => {
    const docks = (more: Partial<StackView>) => stack(1, "west_india_docks", more);
    const sum = (one: StackView, hand_size: number) => {
      const own = seat(0, { hand_size, stacks: [one] });
      return forecast(own, position({ seats: [own, seat(1)] }), components).money;
    };
    expect([sum(docks({}), 1), sum(docks({}), 0), sum(docks({ face_up: false }), 1), sum(docks({ activated: true }), 1)]).toEqual([7, 0, 0, 0]);
  });

  test("LON-CARD-23: with Public Houses to activate, the cards in hand add no poverty", () => {
    const hand = (more: Partial<StackView>, given: Components = components) => {
      const own = seat(0, { hand_size: 4, stacks: [stack(1, "public_houses", more)], run_poverty: { stacks: 1, loans: 0, cards: 4 } });
      return forecast(own, position({ seats: [own, seat(1)] }), given).hand;
    };
    expect([hand({}), hand({ face_up: false })]).toEqual([0, 4]);
    const three: Effect = { op: "ignore_hand_poverty", max: 3, duration: "this_run" };
    const changed = { ...face("public_houses"), activation: { effects: [three], flips: false } };
    expect(hand({}, { ...components, cards: { cards: [changed] } } as unknown as Components)).toBe(1);
  });

  test("boroughs are counted by side and river, covered or not", () => {
    const own = seat(0, { boroughs: ["city", "hackney", "lambeth"] });
    expect(counts({ what: "own_boroughs" }, own, components)).toBe(3);
    expect(counts({ what: "own_boroughs", river: true }, own, components)).toBe(2);
    expect(counts({ what: "own_boroughs", side: "S" }, own, components)).toBe(1);
  });
});

describe("the log", () => {
  const names = ["Anna", "Ben"];
  const line = (event: EventView): string | null => told(event, names, t);

  test("cards are told by name where they lie open, and not where they are hidden", () => {
    expect(line({ kind: "put", piece: "sewers-3", from: "hand-1", to: "stack-1-2" })).toBe("Ben: Sewers laid");
    expect(line({ kind: "put", piece: "sewers-3", from: "hand-0", to: "top-1" })).toBe("Anna: Sewers to the board");
    expect(line({ kind: "put", piece: null, from: "deck", to: "hand-1" })).toBeNull();
    expect(line({ kind: "put", piece: "lambeth", from: "offer-2", to: "lands-0" })).toBe("Anna: Lambeth bought");
    expect(line({ kind: "turn", piece: "sewers-3", side: "down" })).toBe("Sewers flips");
  });

  test("a move that others may not know is told as such", () => {
    expect(line({ kind: "did", seat: 1, move: null, forced: null })).toBe("Ben: one of the cards looked at");
    expect(line({ kind: "did", seat: 0, move: { kind: "run" }, forced: false })).toBe("Anna: Run");
    expect(line({ kind: "did", seat: 0, move: { kind: "draw", from: "deck" }, forced: false })).toBe("Anna: a card from the deck");
  });

  test("numbers and stages", () => {
    expect(line({ kind: "gain", seat: 1, what: "poverty", n: 7 })).toContain("Ben");
    expect(line({ kind: "gain", seat: 1, what: "poverty", n: 7 })).toContain("7");
    expect(line({ kind: "stage", stage: "player", n: 1 })).toBe("Ben");
    expect(line({ kind: "stage", stage: "turn", n: 4 })).toBe("Turn 4");
    expect(line({ kind: "end" })).toBeNull();
  });
});
