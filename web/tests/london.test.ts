import { describe, expect, test } from "vitest";
import { meant, onBoard, placeOf, shortcuts, targets } from "../src/games/london/answers";
import { signs } from "../src/games/london/effects";
import { clauses, onSide, pieceWords, stackWords, thingWords } from "../src/games/london/pieces";
import { SIGHTS } from "../src/games/london/sights";
import { sorted, type Components, type Effect, type Move, type SeatView, type StackView, type View } from "../src/games/london/view";
import { toward } from "../src/desk/toward";
import type { Answer, Asked } from "../src/games/types";
import type { Said } from "../src/lib/speech";
import { makeWords } from "../src/lib/words";
import kernel from "../../locale/en/kernel.ftl?raw";
import english from "../../locale/en/games/london.ftl?raw";
import french from "../../locale/fr/games/london.ftl?raw";
import polish from "../../locale/pl/games/london.ftl?raw";
import russian from "../../locale/ru/games/london.ftl?raw";
import ukrainian from "../../locale/uk/games/london.ftl?raw";
import boroughs from "../../src/londinium/games/london/data/boroughs.json";
import cards from "../../src/londinium/games/london/data/cards.json";
import rules from "../../src/londinium/games/london/data/rules.json";

const components = { cards, boroughs, rules } as unknown as Components;
const line = (key: string, args: Record<string, unknown> = {}) => ({ key, args });

/** Some components as the engine says them. */
const said: Said = {
  card: {
    sewers: { name: "Sewers", lines: {} },
    school_c: { name: "School", lines: { translation: [line("translation", { id: "school" })] } },
    street_lights: {
      name: "Street Lights",
      lines: {
        facts: [line("facts-card", { colour: "blue", deck: "B", kind: "building", cost: 0, discard: "same_colour", worth: 0 })],
        cost: [line("cost-money", { n: 4 })],
        activate: [line("effect-gain-prestige", { amount: 1 }), line("effect-remove-poverty", { amount: 2 })],
        flips: [line("stays")],
      },
    },
  },
  borough: {
    deptford: { name: "Deptford", lines: {} },
    wandsworth: { name: "Wandsworth", lines: { top: [line("effect-free-builds", { count: 1 })], run: [line("effect-gain-poverty", { amount: 2 })] } },
  },
};
const words = (lang: string, text: string) => makeWords(lang, [text, kernel], null, { said: () => said });
const t = words("en", english);
const LANGUAGES = { en: english, fr: french, pl: polish, ru: russian, uk: ukrainian };
const all = Object.entries(LANGUAGES).map(([lang, text]) => words(lang, text));

function stack(n: number, card: string | null, more: Partial<StackView> = {}): StackView {
  const top = card === null ? null : { piece: card, card };
  return { stack: n, cards: 1, face_up: true, top, under: null, stored: 0, laid: false, activated: false, ...more };
}

function seat(n: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: n, money: 5, loans: 0, poverty: 0, prestige: 0, hand: null, hand_size: 0, hand_decks: [], boroughs: [], stacks: [],
    stored: 0, swaps: 0, run_poverty: { stacks: 0, loans: 0, cards: 0 }, excess: 0, ...more,
  }; // prettier-ignore
}

function position(more: Partial<View> = {}): View {
  const spaces = ["top-1", "top-2", "top-3", "bottom-1", "bottom-2", "bottom-3"];
  return {
    turn: 1, active: 0, first: 0, step: "action", last_turns: null, columns: 3,
    board: spaces.map((space) => ({ space, holds: space === "top-2" ? { piece: "sewers-1", card: "sewers" } : null })),
    deck: 60, decks: {}, looked: null, looked_at: 0, offer: ["city", null, "lambeth"], prices: [], borough_deck: 12, out: [],
    building: null, free_builds: 0, playable: [], ready: [], run: null, loans_left: null, seats: [seat(0), seat(1)], over: false, ...more,
  }; // prettier-ignore
}

const asked = (kind: string): Asked => ({ seat: 0, kind, context: {} });
const answers = (...moves: Move[]): Answer<Move>[] => moves.map((move, action) => ({ action, move }));

describe("cards and boroughs", () => {
  test("what a card costs, brings, and whether it flips is one clause", () => {
    expect(clauses("card", "street_lights", t)).toEqual([{ when: "activate", text: "Pay £4. Gain 1 prestige and lose 2 poverty. It stays face-up." }]);
    expect(clauses("borough", "wandsworth", t)).toEqual([
      { when: "top", text: "One build of this Develop action needs no discard." },
      { when: "run", text: "Gain 2 poverty." },
    ]);
    expect(clauses("card", "sewers", t)).toEqual([]);
  });

  const effects: [string, Effect][] = [
    ...components.cards.cards.flatMap((one) =>
      [...(one.action ?? []), ...(one.ongoing ?? []), ...(one.activation?.effects ?? [])].map((effect): [string, Effect] => [one.id, effect]),
    ),
    ...components.boroughs.boroughs.flatMap((one) =>
      [...(one.ability?.effects ?? []), ...(one.run_effect ?? [])].map((effect): [string, Effect] => [one.id, effect]),
    ),
  ];
  test.each(effects)("%s has signs", (_, effect) => {
    expect(signs(effect).length).toBeGreaterThan(0);
  });

  test("the numbers of signs come from the data", () => {
    const changed: Effect = { op: "gain_money_per", amount: 3, count: { what: "own_boroughs", side: "S" } };
    expect(signs(changed)).toEqual([{ sign: "coin", n: "3" }, { sign: "per" }, { sign: "land-S" }]);
  });

  test("all that stands on a card is said, its translation beside its published name", () => {
    expect(thingWords("card", "street_lights", t)).toBe(
      "Street Lights. Blue, deck B. Free to build. Activate: Pay £4. Gain 1 prestige and lose 2 poverty. It stays face-up.",
    );
    expect(pieceWords("cards", "school_c", {}, components, t)?.name).toBe("School");
    expect(pieceWords("cards", "school_c", {}, components, all[4]!)?.name).toBe("School (школа)");
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
    building: { card: "vintners", stack: null },
    playable: ["vintners", "mercers"],
    ready: [1],
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
    const legal = answers({ kind: "develop" }, { kind: "buy-land" }, { kind: "run" }, { kind: "draw-three" });
    const short = shortcuts(legal, view, asked("action"));
    const meaning = (place: string) => [short.get(place)?.move.kind, short.get(place)?.then];
    expect(meaning("hand/vintners")).toEqual(["develop", { kind: "play", card: "vintners" }]);
    expect(meaning("hand/paupers_a")).toEqual([undefined, undefined]);
    expect(meaning("offer-1")).toEqual(["buy-land", { kind: "land", borough: "city" }]);
    expect(meaning("stack-0-1")).toEqual(["run", { kind: "activate", stack: 1 }]);
    expect(meaning("top-2")).toEqual(["draw-three", { kind: "draw", from: "top-2" }]);
    expect(shortcuts(legal, view, asked("pay")).size, "only then").toBe(0);
  });

  test("a wrong click is the move that the question makes of it", () => {
    expect(meant("hand/paupers_a", view, asked("pay"), false)).toEqual({ kind: "discard", card: "paupers_a" });
    expect(meant("hand/paupers_a", view, asked("develop"), false)).toEqual({ kind: "play", card: "paupers_a" });
    expect(meant("stack-0-1", view, asked("place"), false)).toEqual({ kind: "onto", stack: 1 });
    expect(meant("stack-1-1", view, asked("place"), false)).toBeNull();
    expect(meant("offer-3", view, asked("pay"), false)).toEqual({ kind: "land", borough: "lambeth" });
    expect(meant("top-2", view, asked("coffee"), false)).toEqual({ kind: "take", from: "top-2" });
  });

  test("LON-BOR-7: whoever uses Deptford discards a card, a prison lets one stop", () => {
    const said = (from: Record<string, string>) => all.map((words) => words("ask-discards", { ...from, left: 1, paupers: "no" }));
    expect(said({ source: "borough", borough: "deptford" })).toEqual([
      "Deptford: discard a card.", "Deptford\u00a0: défaussez une carte.", "Deptford: odrzuć kartę.", "Deptford: сбросьте карту.", "Deptford: скиньте карту.",
    ]); // prettier-ignore
    expect(said({ source: "card", card: "sewers" })[0]).toMatch(/: discard a card, or stop\.$/);
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

test("every borough has a sight of its own", () => {
  const drawn = components.boroughs.boroughs.map(({ id }) => SIGHTS[id]);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(drawn.length);
});
