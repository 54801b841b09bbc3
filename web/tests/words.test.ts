import { describe, expect, test } from "vitest";
import { choose, facts, languages, latest, makeWords } from "../src/lib/words";

const ENGLISH = `
paid = { $who }: money { SIGNED($n) }
hello = Hello, { $who }
    .short = Hi
pencil-green = green
line = { NAME($pencil, of: "pencil") } to { NAME($to, of: "station") }
long =
    One line,
    another one.
`;

describe("words", () => {
  const t = makeWords("en", [ENGLISH], null, { said: () => ({ station: { 13: { name: "S13", lines: {} } } }) });

  test("messages and attributes are found by their keys", () => {
    expect(t("hello", { who: "Anna" })).toBe("Hello, Anna");
    expect(t("hello.short")).toBe("Hi");
  });

  test("a key that nobody has is shown as it is", () => {
    expect(t("nothing")).toBe("nothing");
    expect(t("hello.long")).toBe("hello.long");
    expect(t.has("nothing")).toBe(false);
  });

  test("NAME takes the game's own label first, then the message of the component, then the id", () => {
    expect(t("line", { pencil: "green", to: 13 })).toBe("green to S13");
    expect(t.name("pencil", "grey")).toBe("grey");
  });

  test("SIGNED says which way a number went", () => {
    expect(t("paid", { who: "Anna", n: 3 })).toBe("Anna: money +3");
    expect(t("paid", { who: "Anna", n: -8 })).toBe("Anna: money −8");
    expect(t("paid", { who: "Anna", n: 0 })).toBe("Anna: money 0");
  });

  test("a message over several lines is one sentence", () => {
    expect(t("long")).toBe("One line, another one.");
  });

  test("what a language lacks is said in English", () => {
    const french = makeWords("fr", ["hello = Bonjour, { $who }"], t);
    expect(french("hello", { who: "Anna" })).toBe("Bonjour, Anna");
    expect(french("hello.short")).toBe("Hi");
    expect(french.has("long")).toBe(true);
    expect(french.name("pencil", "green")).toBe("green");
  });
});

test("facts are what messages take: text, numbers, yes and no", () => {
  expect(facts({ a: true, b: false, c: 3, d: "x", e: null, f: [1] })).toEqual({ a: "yes", b: "no", c: 3, d: "x" });
});

test("the first wanted language that is there is chosen, else English", () => {
  const there = ["en", "fr", "uk"];
  expect(choose(["", "uk-UA", "fr"], there)).toBe("uk");
  expect(choose(["de", "nl"], there)).toBe("en");
});

test("languages are the folders that have the interface's words, English first", () => {
  expect(languages(["../locale/uk/interface.ftl", "../locale/en/interface.ftl"])).toEqual(["en", "uk"]);
});

test("of two loadings the later one counts, whichever ends first", async () => {
  const taken: string[] = [];
  let end: (word: string) => void = () => {};
  const slow = new Promise<string>((resolve) => (end = resolve));
  const leave = latest(slow, (word) => taken.push(word));
  leave();
  latest(Promise.resolve("uk"), (word) => taken.push(word));
  end("fr");
  await slow;
  expect(taken).toEqual(["uk"]);
});
