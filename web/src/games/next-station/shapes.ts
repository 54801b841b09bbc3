/** Outlines of the four symbols, the star of a tourist site and the ring of an interchange, around the origin. */

import type { Glyph, Plain } from "./view";

/** A regular polygon; the first corner points up. */
function corners(n: number, radius: number, dy = 0): [number, number][] {
  return Array.from({ length: n }, (_, i) => {
    const turn = (2 * Math.PI * i) / n - Math.PI / 2;
    return [radius * Math.cos(turn), radius * Math.sin(turn) + dy];
  });
}

function path(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}

/** A symbol of one optical size whatever its shape: `size` is the radius of the circle. */
export function symbol(glyph: Plain, size: number): string {
  switch (glyph) {
    case "circle":
      return `M${-size} 0a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0Z`;
    case "square": {
      const half = size * 0.89;
      return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
    }
    case "triangle":
      return path(corners(3, size * 1.3, size * 0.2));
    case "pentagon":
      return path(corners(5, size * 1.13, size * 0.06));
  }
}

/** How far a station reaches around its middle, without the star of a tourist site. */
export function size(glyph: Glyph, lines: number): number {
  const joker = glyph === "joker";
  return lines > 1 ? (joker ? 24.5 : 22) : joker ? 21 : 19;
}

/** By how much the points of the star reach further. */
export const STAR = 7.5;

/** The joker shows all four, two by two. */
export const JOKER: { glyph: Plain; x: number; y: number }[] = [
  { glyph: "circle", x: -1, y: -1 },
  { glyph: "square", x: 1, y: -1 },
  { glyph: "triangle", x: -1, y: 1 },
  { glyph: "pentagon", x: 1, y: 1 },
];

/** A star with many short points. */
export function star(points: number, outer: number, inner: number): string {
  return path(
    Array.from({ length: 2 * points }, (_, i) => {
      const turn = (Math.PI * i) / points - Math.PI / 2;
      const radius = i % 2 ? inner : outer;
      return [radius * Math.cos(turn), radius * Math.sin(turn)];
    }),
  );
}

/** The i-th of n equal arcs of a ring, with gaps between them. */
export function arc(i: number, n: number, radius: number): string {
  const gap = 0.2;
  const start = (2 * Math.PI * i) / n - Math.PI / 2 + gap / 2;
  const end = (2 * Math.PI * (i + 1)) / n - Math.PI / 2 - gap / 2;
  const at = (turn: number) => `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
  return `M${at(start)}A${radius} ${radius} 0 ${end - start > Math.PI ? 1 : 0} 1 ${at(end)}`;
}
