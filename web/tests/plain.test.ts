import { describe, expect, test } from "vitest";
import { columns, rows, said } from "../src/games/plain/rows";
import { answerWords, told, type Told } from "../src/lib/speech";
import { makeWords } from "../src/lib/words";

const WORDS = `
plain-yes = yes
plain-no = no
plain-nothing = –
plain-gain = { $who }: { $what } { SIGNED($n) }
plain-stage = { $stage } { $n }
plain-did = { $who }: { $what }
plain-hidden = { $who }: something that others do not see
view-hands = Hand
    .of = card
    .by = seat
card-eel = Eel
move-take = take { NAME($card, of: "card") }
    .gift = take { NAME($card, of: "card") } as a gift
did-take = { $who } has { NAME($card, of: "card") }
move-beg = beg { NAME($seat, of: "seat") }
move-ask = ask { $who }
good = { $n } { $what }
`;
const NAMES = ["Anna", "Ben"];
const SAID = { card: { cod: { name: { key: "good", args: { n: 2, what: "cod" } }, lines: {} }, ray: { name: "Ray", lines: {} } } };
const t = makeWords("en", [WORDS], null, { said: () => SAID, seats: () => NAMES });

describe("the view of any game", () => {
  test("a list by seat stands by seat only where the game's words say so", () => {
    const { shared, seats } = rows({ hands: [["eel"], [null]], row: ["eel", "cod"], open_row: true }, t);
    expect(seats.map(({ key, title, of }) => [key, title, of])).toEqual([["hands", "Hand", "card"]]);
    expect(shared.map(({ title, of }) => [title, of])).toEqual([
      ["Row", ""],
      ["Open row", ""],
    ]);
  });

  test("a value is said by the name of the component, a yes or a no, or as it is", () => {
    expect([said("eel", "card", t), said("eel", "", t), said(true, "", t), said(0, "", t), said(null, "card", t)]).toEqual([
      "Eel",
      "eel",
      "yes",
      "0",
      "–",
    ]);
  });

  test("a component is called as the engine says, by its message, or by its id; a seat by its name", () => {
    expect(["cod", "ray", "eel", "dab"].map((card) => said(card, "card", t))).toEqual(["2 cod", "Ray", "Eel", "dab"]);
    expect([said(1, "seat", t), said(4, "seat", t)]).toEqual(["Ben", "4"]);
  });

  test("a list of objects has a column for every field that one of them has", () => {
    expect(columns([{ a: 1 }, { b: 2, a: 3 }])).toEqual(["a", "b"]);
  });
});

describe("moves and events of any game", () => {
  test("an answer has the words of its move, other ones where the question has them, or none but its own", () => {
    const answer = (move: Record<string, unknown>, asked = "turn", more = {}) => answerWords({ action: 0, move, ...more }, asked, NAMES, t);
    expect(answer({ kind: "take", card: "eel" })).toBe("take Eel");
    expect(answer({ kind: "take", card: "eel" }, "gift")).toBe("take Eel as a gift");
    expect(answer({ kind: "sell", card: "cod", n: 2 })).toBe("sell cod 2");
    expect(answer({ kind: "beg", seat: 1 })).toBe("beg Ben");
    expect(answer({ kind: "ask", seat: 1 }, "turn", { said: { who: { seat: 1 } } })).toBe("ask Ben");
  });

  test("what has no message is told plainly; what the game keeps silent is not", () => {
    const say = (event: Told): string | null => told(event, NAMES, t);
    expect(say({ kind: "did", seat: 0, move: { kind: "take", card: "eel" }, forced: null })).toBe("Anna has Eel");
    expect(say({ kind: "did", seat: 1, move: { kind: "pass" }, forced: null })).toBe("Ben: pass");
    expect(say({ kind: "did", seat: 1, move: null, forced: null })).toBe("Ben: something that others do not see");
    expect(say({ kind: "gain", seat: 0, what: "coins", n: -2 })).toBe("Anna: coins −2");
    expect(say({ kind: "gain", seat: 0, what: "coins", n: -2, said: { key: "", args: {} } })).toBe("");
    expect(say({ kind: "stage", stage: "round", n: 3 })).toBe("round 3");
    expect(say({ kind: "turn", piece: "eel", side: "up" })).toBe("");
    expect(say({ kind: "rule", id: "TOY-1", args: {} })).toBeNull();
  });
});
