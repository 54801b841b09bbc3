/** The result as a picture to save and to send: drawn here, by day, in the look of the game. */

import type { Look } from "../games/types";
import { SHAPES } from "../lib/shapes";
import type { Story } from "../lib/protocol";
import { curves, path, scores } from "../chart/curves";

export interface Told {
  /** What the game is called. */
  title: string;
  /** Who won. */
  headline: string;
  date: string;
  /** What must be known of the game beside its result: that it was played with take-backs. */
  mark: string;
  /** The best first. */
  seats: { seat: number; place: string; name: string; score: number }[];
  story: Story | null;
}

export const SIZE = { width: 1200, height: 630 };
const SHARP = 2; // dots for each unit
const EDGE = 44;
const FOOT = 104; // the frieze
const INK = "#1c1c22";
const PALE = "#55535c";
const PAPER = "#fffdf7";
const SEATS = ["#c8452f", "#0a7d78", "#a06a00", "#4d5aa8"];
const FONT = '"Commissioner", "Segoe UI", system-ui, sans-serif';
const PLAIN: Look = {
  ground: "#f6f3ea",
  accent: "#16397f",
  frieze(to, width, height) {
    to.fillStyle = "#16397f";
    to.fillRect(0, height / 2, width, height / 2);
  },
};

/** A PNG file. */
export async function picture(told: Told, look: Look = PLAIN): Promise<Blob> {
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`, told.headline + told.title)));
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width * SHARP;
  canvas.height = SIZE.height * SHARP;
  const to = canvas.getContext("2d");
  if (!to) throw new Error("no canvas");
  to.scale(SHARP, SHARP);
  draw(to, told, look);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function draw(to: CanvasRenderingContext2D, told: Told, look: Look): void {
  const { width, height } = SIZE;
  to.fillStyle = look.ground;
  to.fillRect(0, 0, width, height);
  to.save();
  to.translate(0, height - FOOT);
  look.frieze(to, width, FOOT);
  to.restore();

  text(to, told.title, EDGE, 52, 26, INK, { weight: 700, room: 700 });
  text(to, ["Londinium", told.date, told.mark].filter(Boolean).join(" · "), width - EDGE, 52, 20, PALE, { align: "right" });
  sign(to, told.headline, look.accent, EDGE, 76, width - 2 * EDGE, 92);

  const top = 196;
  const foot = height - FOOT - 24;
  const list = told.story ? 400 : width - 2 * EDGE;
  seats(to, told, EDGE, top, list, foot - top);
  if (told.story) {
    const left = EDGE + list + 32;
    card(to, left, top, width - EDGE - left, foot - top);
    lines(to, told.story, left + 16, top + 16, width - EDGE - left - 32, foot - top - 32);
  }
}

function text(
  to: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  { weight = 400, align = "left", room = Infinity }: { weight?: number; align?: CanvasTextAlign; room?: number } = {},
): void {
  to.textAlign = align;
  to.textBaseline = "alphabetic";
  to.fillStyle = ink;
  to.font = `${weight} ${size}px ${FONT}`;
  const wide = to.measureText(words).width;
  if (wide > room) to.font = `${weight} ${(size * room) / wide}px ${FONT}`;
  to.fillText(words, x, y);
}

/** An enamel sign. */
function sign(to: CanvasRenderingContext2D, words: string, ground: string, x: number, y: number, width: number, height: number): void {
  to.fillStyle = ground;
  round(to, x, y, width, height, 12);
  to.fill();
  to.strokeStyle = "#ffffffb0";
  to.lineWidth = 2.5;
  round(to, x + 7, y + 7, width - 14, height - 14, 7);
  to.stroke();
  text(to, words, x + width / 2, y + height / 2 + 16, 46, PAPER, { weight: 700, align: "center", room: width - 60 });
}

function card(to: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  to.fillStyle = PAPER;
  to.strokeStyle = "#d9d2bf";
  to.lineWidth = 1.5;
  round(to, x, y, width, height, 10);
  to.fill();
  to.stroke();
}

function round(to: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number): void {
  to.beginPath();
  to.roundRect(x, y, width, height, radius);
}

function seats(to: CanvasRenderingContext2D, told: Told, x: number, y: number, width: number, height: number): void {
  const each = Math.min(84, height / told.seats.length);
  told.seats.forEach(({ seat, place, name, score }, n) => {
    const top = y + n * each;
    card(to, x, top, width, each - 8);
    const middle = top + (each - 8) / 2;
    if (told.seats.length > 1) text(to, place, x + 18, middle + 8, 22, PALE);
    mark(to, seat, x + 66, middle, 26);
    text(to, name, x + 94, middle + 9, 26, INK, { weight: 600, room: width - 200 });
    text(to, String(score), x + width - 20, middle + 14, 40, INK, { weight: 700, align: "right" });
  });
}

function mark(to: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  to.save();
  to.translate(x - size / 2, y - size / 2);
  to.scale(size / 20, size / 20);
  to.fillStyle = SEATS[seat % 4]!;
  to.fill(new Path2D(SHAPES[seat % 4]));
  to.restore();
}

function lines(to: CanvasRenderingContext2D, story: Story, x: number, y: number, width: number, height: number): void {
  const shown = curves(scores(story), { left: x + 40, top: y + 8, width: width - 40 - 74, height: height - 38 }, 24);
  const [left, right] = [shown.across[0]!, shown.across.at(-1)!];
  to.lineWidth = 1;
  for (const { n, y: at } of shown.scale) {
    to.strokeStyle = n === 0 ? "#8b8574" : "#e3dcc9";
    stroke(to, `M${left} ${at}H${right}`);
    text(to, String(n), left - 10, at + 5, 15, PALE, { align: "right" });
  }
  for (const { n, x: at } of shown.rounds) text(to, String(n), at, y + height, 15, PALE, { align: "center" });
  to.lineJoin = to.lineCap = "round";
  shown.lines.forEach((line, seat) => {
    to.strokeStyle = SEATS[seat % 4]!;
    to.lineWidth = 4;
    stroke(to, path(line));
    mark(to, seat, right + 20, shown.labels[seat]!, 16);
    text(to, String(story.moments.at(-1)!.scores[seat]), right + 34, shown.labels[seat]! + 7, 20, INK, { weight: 700 });
  });
}

function stroke(to: CanvasRenderingContext2D, data: string): void {
  to.stroke(new Path2D(data));
}
