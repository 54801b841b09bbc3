import { describe, expect, test } from "vitest";
import { follows } from "../src/table/follow";

const END = { top: 700, length: 1000, room: 300 };

describe("a log that shows its newest line", () => {
  test("goes on when a hint takes its room, and again before it has scrolled", () => {
    expect(follows(true, END, { ...END, room: 180 })).toBe(true);
    expect(follows(true, { ...END, room: 180 }, { top: 820, length: 1000, room: 90 })).toBe(true);
  });
  test("goes on when lines come", () => expect(follows(true, END, { ...END, length: 1200 })).toBe(true));
  test("stays where somebody has scrolled up to, whatever comes", () => {
    expect(follows(true, END, { ...END, top: 500 })).toBe(false);
    expect(follows(false, { ...END, top: 500 }, { top: 500, length: 1200, room: 250 })).toBe(false);
  });
  test("goes on once somebody is back at the end", () => expect(follows(false, { ...END, top: 500 }, END)).toBe(true));
});
