import { expect, test } from "vitest";
import { hoursFrom } from "../src/ladder/hours";
import { contestPath, pageOf } from "../src/lib/paths";
import { beside, hourOf, inWords, shared, sharedWeek, signed } from "../src/people/days";

test("days follow each other over the ends of months and years", () => {
  expect(beside("2026-11-16", -1)).toBe("2026-11-15");
  expect(beside("2026-12-31", 1)).toBe("2027-01-01");
  expect(beside("2028-03-01", -1)).toBe("2028-02-29");
});

test("a day is the same wherever it is read", () => {
  expect(inWords("2026-11-16", "en")).toBe("November 16, 2026");
  expect(inWords("2026-11-16", "uk")).toMatch(/^16 листопада 2026/);
  expect(hourOf(4)).toBe("04:00");
});

test("a result to share has the day, the score and how it compares, and nothing else", () => {
  expect(shared("2026-11-16", 87, { medium: 80, hard: 95 })).toBe("Londinium 2026-11-16 87 ●○○");
  expect(shared("2026-11-16", 95, { medium: 80, hard: 95 })).toBe("Londinium 2026-11-16 95 ●●○");
  expect(shared("2026-11-16", 105, { hard: 95, medium: 80 })).toBe("Londinium 2026-11-16 105 ●●●");
  expect(shared("2026-11-16", 40, { medium: 80, hard: 95 })).toBe("Londinium 2026-11-16 40 ○○○");
  expect(shared("2026-11-16", 87, {})).toBe("Londinium 2026-11-16 87");
});

test("a weekly result to share has the game, its Monday and the difference to par", () => {
  expect(sharedWeek("London", "2026-11-16", 7)).toBe("Londinium London 2026-11-16 +7");
  expect(sharedWeek("London", "2026-11-16", -12)).toBe("Londinium London 2026-11-16 -12");
  expect(signed(0)).toBe("0");
  expect(signed(2.25, "en", 1)).toBe("+2.3");
});

test("the daily game and a weekly one have addresses of their own", () => {
  expect(contestPath("next-station", "2026-11-16")).toBe("/daily/2026-11-16");
  expect(contestPath("london")).toBe("/weekly/london");
  expect(pageOf("/weekly/london/2026-11-16")).toEqual({ page: "contest", game: "london", day: "2026-11-16" });
  expect(pageOf("/daily")).toEqual({ page: "contest", game: "next-station", day: "" });
});

test("one plans for full hours, from the next one to tomorrow's evening, over midnight", () => {
  const hours = hoursFrom(new Date(2026, 10, 19, 22, 40, 12));
  expect(hours.slice(0, 3).map((at) => new Date(at * 1000).getHours())).toEqual([23, 0, 1]);
  expect(hours.every((at) => at % 3600 === hours[0]! % 3600 && new Date(at * 1000).getMinutes() === 0)).toBe(true);
  expect(hours.at(-1)! - hours[0]!).toBe(35 * 3600);
});
