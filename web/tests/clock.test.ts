import { describe, expect, test } from "vitest";
import { clockWords, DAY, face, HOUR, left, MINUTE, spoken } from "../src/lib/clock";
import { makeWords } from "../src/lib/words";

const english = makeWords("en", []);
const ukrainian = makeWords("uk", []);

describe("what is left of a seat's time", () => {
  const heard = { clock: { remaining: [40, 12.5, null], running: [0], out: null, now: 1000 }, at: 5000 };
  test("runs down for a seat that owes, by the time since the server told it", () => {
    expect(left(heard, 0, 5000)).toBe(40);
    expect(left(heard, 0, 15_000)).toBe(30);
  });
  test("stands still for one that does not", () => expect(left(heard, 1, 15_000)).toBe(12.5));
  test("is never below nothing", () => expect(left(heard, 0, 99_000)).toBe(0));
  test("does not grow when this machine's clock is set back", () => expect(left(heard, 0, 1000)).toBe(40));
  test("is nothing where there is no clock", () => {
    expect(left(heard, 2, 15_000)).toBeNull();
    expect(left(heard, 3, 15_000)).toBeNull();
  });
});

test("a clock's face shows minutes and seconds, hours when there are any, and days in words", () => {
  const faces = [0, 9.2, 59.4, 61, 10 * MINUTE, HOUR + 125, DAY - 1, DAY, 2 * DAY + 3 * HOUR + 59].map((n) => face(n, english));
  expect(faces).toEqual(["0:00", "0:10", "1:00", "1:01", "10:00", "1:02:05", "23:59:59", "1 day", "2 days 3 hr"]);
  expect(face(2 * DAY + 3 * HOUR, ukrainian)).toBe("2 дні 3 год");
});

test("a time in a sentence has its two largest units", () => {
  expect([0, 5, 90, 3 * HOUR, DAY + 2 * MINUTE].map((n) => spoken(n, english))).toEqual([
    "0 seconds",
    "5 seconds",
    "1 minute 30 seconds",
    "3 hours",
    "1 day",
  ]);
});

test("a table's clock is called by its time and what is added", () => {
  expect(clockWords({ time: 5 * MINUTE, increment: 10 }, english)).toBe("5 min + 10 sec");
  expect(clockWords({ time: 3 * DAY, increment: 0 }, ukrainian)).toBe("3 дні");
});
