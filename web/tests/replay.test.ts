import { describe, expect, test } from "vitest";
import type { Frame, Mark, ReplayInfo } from "../src/lib/protocol";
import { plainly } from "../src/lib/provenance";
import { fold, matches, runs, wanted } from "../src/lib/search";
import { makeWords } from "../src/lib/words";
import { chapters, happened, jump, opening, stepLines, within } from "../src/replay/steps";
import { meant } from "../src/replay/swipe";
import { needed, WINDOW } from "../src/replay/windows";

/** Two rounds of two turns, and the scoring. */
const MARKS: Mark[] = [
  { at: 0, stage: "round", n: 1 },
  { at: 0, stage: "turn", n: 1 },
  { at: 4, stage: "turn", n: 2 },
  { at: 9, stage: "round", n: 2 },
  { at: 9, stage: "turn", n: 1 },
  { at: 12, stage: "turn", n: 2 },
  { at: 16, stage: "scoring", n: 1 },
];
const names = (marks: Mark[]): string[] => marks.map(({ stage, n }) => `${stage} ${n}`);

describe("the chapters of a replay", () => {
  test("are its rounds and what is as rare, not its turns", () =>
    expect(names(chapters(MARKS))).toEqual(["round 1", "round 2", "scoring 1"]));
  test("are none where nothing began", () => expect(chapters([])).toEqual([]));

  test("are jumped to from within: to the next one, and to the start of one's own first", () => {
    expect(jump(MARKS, 5, 1, 16)).toBe(9);
    expect(jump(MARKS, 12, -1, 16)).toBe(9);
    expect(jump(MARKS, 9, -1, 16)).toBe(0);
  });
  test("end at the start and the end of the game", () => {
    expect(jump(MARKS, 0, -1, 20)).toBe(0);
    expect(jump(MARKS, 17, 1, 20)).toBe(20);
    expect(jump([], 3, 1, 20)).toBe(20);
  });

  test("say where a step lies, with the finer stage within", () => {
    expect(names(within(MARKS, 5))).toEqual(["round 1", "turn 2"]);
    expect(names(within(MARKS, 9))).toEqual(["round 2", "turn 1"]);
    expect(names(within(MARKS, 16))).toEqual(["scoring 1"]);
    expect(within([], 3)).toEqual([]);
  });
  test("say everything that began together, and of one kind the last", () => {
    const marks = ["turn", "player", "turn", "player", "scoring", "scoring"].map((stage, n) => ({ at: [0, 0, 5, 5, 8, 8][n]!, stage, n }));
    expect(names(within(marks, 6))).toEqual(["turn 2", "player 3"]);
    expect(names(within(marks, 8))).toEqual(["scoring 5"]);
  });
});

const t = makeWords("en", [
  "web-replay-unseen = { $who }: unseen\nweb-replay-did = { $who }: { $what }\nweb-log-started = It begins.",
  "move-onto = onto { $stack }\nmove-seat = choose { $seat }",
  "stage-round = round { $n }\nstage-turn = turn { $n }\ndid-pass = { $who } did pass",
  "did-draw = { $who } did draw\n    .last = { $who } did draw as last",
]);

test("the list of a replay has every move, and after it the stages that it began", () => {
  const info = {
    marks: [MARKS[0]!, { at: 2, stage: "turn", n: 2 }],
    moves: [
      { seat: 0, move: { kind: "draw" } },
      { seat: 1, move: null },
      { seat: 1, move: { kind: "draw" }, asked: "last" },
    ],
  } as unknown as ReplayInfo;
  expect(stepLines(info, ["Anna", "Ben"], t).map(({ at, kind, text }) => [at, kind, text])).toEqual([
    [0, "stage", "round 1"],
    [1, "move", "Anna did draw"],
    [2, "move", "Ben: unseen"],
    [2, "stage", "turn 2"],
    [3, "move", "Ben did draw as last"],
  ]);
});

test("a move that the log leaves out is worded as an answer, in the list and where nothing came of it", () => {
  const moves = [
    { seat: 0, move: { kind: "onto", stack: 2 } },
    { seat: 0, move: { kind: "seat", seat: 1 } },
    { seat: 1, move: null },
  ];
  const said = ["Anna: onto 2", "Anna: choose Ben", "Ben: unseen"];
  const info = { marks: [], moves } as unknown as ReplayInfo;
  expect(stepLines(info, ["Anna", "Ben"], t).map(({ text }) => text)).toEqual(said);
  const frames = moves.map((one, n) => ({ at: n + 1, ...one, events: [{ kind: "did", ...one }], view: {}, standing: [], to_act: [], asked: [] }) as Frame);
  expect(frames.flatMap((one) => happened(one, ["Anna", "Ben"], t).map(({ text }) => text))).toEqual(said);
});

test("a step tells what was done first, and the start that the game begins", () => {
  const frame = (at: number, events: object[]): Frame => ({ at, seat: at ? 0 : null, move: null, events, view: {}, standing: [], to_act: [], asked: [] }) as Frame;
  const told = (one: Frame): string[] => happened(one, ["Anna"], t).map(({ text }) => text);
  expect(told(frame(3, [{ kind: "did", seat: 0, move: { kind: "pass" } }, { kind: "stage", stage: "turn", n: 4 }]))).toEqual([
    "Anna did pass",
    "turn 4",
  ]);
  expect(told(frame(0, []))).toEqual(["It begins."]);
});

describe("frames are fetched", () => {
  const marks: Mark[] = [
    { at: 0, stage: "round", n: 1 },
    { at: 200, stage: "round", n: 2 },
  ];
  const order = (at: number, last: number): number[] => {
    const fetched = new Set<number>();
    for (let start = needed(at, last, marks, fetched); start !== null; start = needed(at, last, marks, fetched)) fetched.add(start);
    return [...fetched];
  };
  test("where one stands, then ahead, behind, and where the keys jump to", () => {
    expect(order(100, 400)).toEqual([96, 120, 72, 192, 0, 384]);
  });
  test("once each, and none beyond the ends", () => {
    expect(order(0, 10)).toEqual([0]);
    expect(order(WINDOW, WINDOW)).toEqual([WINDOW, 0]);
  });
});

test("a finger that goes sideways turns the page; one that scrolls or rests does not", () => {
  expect(meant(-80, 10)).toBe(1);
  expect(meant(80, -10)).toBe(-1);
  expect(meant(-30, 0)).toBe(0);
  expect(meant(-80, 70)).toBe(0);
});

describe("a search", () => {
  test("wants every word, in any order, whatever its case and accents", () => {
    expect(matches("NSL-DRAW-4 Une station du réseau", wanted("  RESEAU nsl-draw ", "fr"))).toBe(true);
    expect(matches("NSL-DRAW-4 Une station", wanted("station réseau", "fr"))).toBe(false);
    expect(matches("anything", wanted(" ", "fr"))).toBe(true);
  });
  test("keeps the places of letters, so that what it found can be marked in the text itself", () => {
    for (const text of ["Été à Łódź", "станція Її", "İstanbul ﬁ 🚇 x"]) expect(fold(text)).toHaveLength(text.length);
    expect(runs("Été, l’été", wanted("ete", "fr"))).toEqual([
      { text: "Été", hit: true },
      { text: ", l’", hit: false },
      { text: "été", hit: true },
    ]);
  });
  test("marks words that overlap as one", () =>
    expect(runs("crossing", wanted("cross ssing", "fr"))).toEqual([{ text: "crossing", hit: true }]));
  test.each([
    ["en", "city", "two cities", "draws", "drawing a section"],
    ["fr", "station", "les stations", "réseau", "des réseaux"],
    ["pl", "pionek", "liczba pionków", "stacja", "na stacjach"],
    ["ru", "фишка", "число фишек", "станция", "к станциям"],
    ["uk", "гравець", "хід гравця", "станція", "між станціями"],
  ])("finds a word in its other forms: %s", (lang, ...pairs) => {
    for (let n = 0; n < pairs.length; n += 2) expect(matches(pairs[n + 1]!, wanted(pairs[n]!, lang))).toBe(true);
    expect(matches("karton картон carton start", wanted("star карт", "pl"))).toBe(true); // as it is typed, a word need not be whole
    expect(matches("carton картина", wanted("carte картки", lang))).toBe(false);
  });
  test("marks the whole of another form", () =>
    expect(runs("хід гравця", wanted("гравець", "uk"))).toEqual([
      { text: "хід ", hit: false },
      { text: "гравця", hit: true },
    ]));
  test("marks nothing where nothing was wanted", () => expect(runs("text", [])).toEqual([{ text: "text", hit: false }]));
});

test("a component that no game words is told by its fields", () => {
  expect(plainly({ id: "x", at_least: 3, counts: ["a", "b"] })).toBe("at least: 3 · counts: a, b");
  expect(plainly(7)).toBe("7");
});

describe("a replay opens", () => {
  const info = (over: boolean, seat: number | null, ...seats: number[]) => ({ over, seat, moves: seats.map((one) => ({ seat: one, move: null })) }) as unknown as ReplayInfo;

  test("at the beginning of one's last turn, while the game goes on", () => {
    expect(opening(info(false, 0, 0, 1, 0, 0, 1, 1))).toBe(3);
    expect(opening(info(false, 0, 0, 0))).toBe(1);
    expect(opening(info(false, 0, 1, 1))).toBe(0);
  });

  test("at the start, once the game is over, and for those who only watch", () => {
    expect(opening(info(true, 0, 0, 1, 0))).toBe(0);
    expect(opening(info(false, null, 0, 1, 0))).toBe(0);
  });
});
