import { expect, test } from "vitest";
import { beside, type Box } from "../src/desk/beside";

const TABLE: Box = { x: 100, y: 50, width: 800, height: 600 };
const FACE = { width: 300, height: 200 };
const box = (x: number, y: number, width = 80, height = 60): Box => ({ x, y, width, height });

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

test("a face stands under its place, or above it at the foot of the table", () => {
  expect(beside(box(400, 100), FACE, TABLE, [])).toEqual({ x: 290, y: 168 });
  expect(beside(box(400, 580), FACE, TABLE, [])).toEqual({ x: 290, y: 372 });
});

test("it stays inside the table and off its own place", () => {
  for (const of of [box(100, 50), box(820, 50), box(100, 590), box(820, 590), box(460, 320)]) {
    const at = beside(of, FACE, TABLE, []);
    expect(at.x).toBeGreaterThanOrEqual(TABLE.x);
    expect(at.y).toBeGreaterThanOrEqual(TABLE.y);
    expect(at.x + FACE.width).toBeLessThanOrEqual(TABLE.x + TABLE.width);
    expect(at.y + FACE.height).toBeLessThanOrEqual(TABLE.y + TABLE.height);
    expect(overlaps({ ...at, ...FACE }, of)).toBe(false);
  }
});

test("it leaves what is asked about in sight where there is room elsewhere", () => {
  const answers = [box(250, 170), box(350, 170), box(450, 170), box(550, 170)];
  const at = beside(box(400, 100), FACE, TABLE, answers);
  expect(answers.some((one) => overlaps({ ...at, ...FACE }, one))).toBe(false);
});
