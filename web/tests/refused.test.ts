import { expect, test } from "vitest";
import english from "../../locale/en/interface.ftl?raw";
import ukrainian from "../../locale/uk/interface.ftl?raw";
import { Refused, sentence, Unreachable } from "../src/lib/api";
import { makeWords } from "../src/lib/words";

const uk = makeWords("uk", [ukrainian], makeWords("en", [english]));
const refused = (status: number, key: string | null, args: Record<string, unknown> = {}, rule: string | null = null): Refused =>
  new Refused({ error: "An English sentence.", rule, args, key }, status);

test("what the server refuses is said in the reader's language", () => {
  expect(sentence(refused(403, "web-refused-seat"), uk)).toBe("Це не ваше місце.");
  expect(sentence(refused(409, "web-refused-no-seat", { seat: 5 }), uk)).toBe("За цим столом немає місця 5.");
  expect(sentence(refused(413, "web-refused-record-large", { bytes: 1_000_000 }), uk)).toMatch(/^Запис завеликий: не більше ніж 1\s000\s000 байтів\.$/);
});

test("where a file is wrong follows as the server says it", () => {
  const why = "scoring: field thames_points: should be at least 0.";
  expect(sentence(refused(400, "web-refused-pack", { why }), uk)).toBe(`У файлі помилка: ${why}`);
});

test("the server's own sentence is never shown, except that of a rule whose words are not here", () => {
  expect(sentence(refused(404, null), uk)).toBe(uk("web-error-missing"));
  expect(sentence(refused(400, "no-such-key"), uk)).toBe(uk("web-error-server"));
  expect(sentence(refused(429, null), uk)).toBe(uk("web-error-too-many"));
  expect(sentence(refused(400, null, {}, "TOY-DRAW-1"), uk)).toBe("An English sentence.");
  expect(sentence(new Unreachable("/"), uk)).toBe(uk("web-error-unreachable"));
});
