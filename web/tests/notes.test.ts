import { expect, test } from "vitest";
import uk from "../../locale/uk/notes/next-station.ftl?raw";
import fields from "../../locale/uk/notes/fields.ftl?raw";
import own from "../../locale/uk/games/next-station.ftl?raw";
import { fieldName, noted, noteKey, plainly } from "../src/lib/provenance";
import { makeWords } from "../src/lib/words";

const NOTE = "The rulebook confirms 14 for 7 visits and 25 for 10.";
const t = makeWords("uk", [uk, fields, own]);

test("the key of a note is its first words and a digest, the same as the server's tests make", () => {
  expect(noteKey(NOTE)).toBe("note-the-rulebook-confirms-14-for-051a28ff");
  expect(noteKey("Prestige lost for 0, 1, 2, … poverty.")).toBe("note-prestige-lost-for-0-1-5f4bbe7b");
});

test("a note is told in the reader's language, and one that somebody else wrote as it is", () => {
  expect(noted(NOTE, t)).toBe("Правила підтверджують 14 за 7 відвідувань і 25 за 10.");
  expect(noted("Read off my own box.", t)).toBe("Read off my own box.");
  expect(noted(NOTE, null)).toBe(NOTE);
});

test("what differs is told with the names of its fields and values", () => {
  expect(fieldName("activation effects 1 amount", t)).toBe("активація ефекти 1 кількість");
  expect(fieldName("some_field", t)).toBe("some field");
  expect(plainly({ id: "x", symbol: "circle", tourist: true, at_least: 3 }, t)).toBe("символ: коло · туристичне місце: так · щонайменше: 3");
  expect(plainly("green", t, "departure")).toBe("зелений");
});
