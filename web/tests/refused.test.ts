import { expect, test } from "vitest";
import english from "../../locale/en/interface.ftl?raw";
import ukrainian from "../../locale/uk/interface.ftl?raw";
import { Refused, sentence, Unreachable } from "../src/lib/api";
import { inWords } from "../src/lib/told";
import { makeWords } from "../src/lib/words";

const uk = makeWords("uk", [ukrainian], makeWords("en", [english]));
const refused = (status: number, key: string | null, args: Record<string, unknown> = {}, rule: string | null = null): Refused =>
  new Refused({ error: "An English sentence.", rule, args, key }, status);

test("what the server refuses is said in the reader's language", () => {
  expect(sentence(refused(403, "web-refused-seat"), uk)).toBe("Це не ваше місце.");
  expect(sentence(refused(409, "web-refused-no-seat", { seat: 5 }), uk)).toBe("За цим столом немає місця 5.");
  expect(sentence(refused(413, "web-refused-record-large", { bytes: 1_000_000 }), uk)).toMatch(/^Запис завеликий: не більше ніж 1\s000\s000 байтів\.$/);
});

test("where a file is wrong, and why, is said in the reader's language", async () => {
  const place = { key: "place-file-field", args: { within: { key: "place-file", args: { file: "scoring" } }, name: "thames_points" } };
  const why = { key: "told-at", args: { place, what: { key: "pack-least", args: { n: "0" } } } };
  const args = await inWords({ why, game: "next-station" }, "uk");
  expect(sentence(refused(400, "web-refused-pack", args), uk)).toBe("У файлі помилка: scoring: поле thames_points: має бути не менше ніж 0.");
});

test("what the checks of a game refuse is said in the game's own words", async () => {
  const args = await inWords({ why: { key: "box-no-district", args: { district: "Z" } }, game: "next-station", bytes: 7 }, "fr");
  expect(args).toEqual({ why: "il n’y a pas de quartier «\u202fZ\u202f»", game: "next-station", bytes: 7 });
});

test("a record that a rule forbids cites the rule, and an unknown line says itself", async () => {
  const text = { key: "NSL-SETUP-1.no", args: { players: 7 } };
  const cited = await inWords({ why: { key: "told-rule", args: { text, id: "NSL-SETUP-1" } }, game: "next-station" }, "uk");
  expect(cited["why"]).toMatch(/^[^a-z]+ \(NSL-SETUP-1\)$/);
  expect((await inWords({ why: { key: "There are no bricks.", args: {} } }, "uk"))["why"]).toBe("There are no bricks.");
});

test("the server's own sentence is never shown, except that of a rule whose words are not here", () => {
  expect(sentence(refused(404, null), uk)).toBe(uk("web-error-missing"));
  expect(sentence(refused(400, "no-such-key"), uk)).toBe(uk("web-error-server"));
  expect(sentence(refused(429, null), uk)).toBe(uk("web-error-too-many"));
  expect(sentence(refused(400, null, {}, "TOY-DRAW-1"), uk)).toBe("An English sentence.");
  expect(sentence(new Unreachable("/"), uk)).toBe(uk("web-error-unreachable"));
});
