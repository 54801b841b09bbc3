/** The city as a grid that grows: where its tiles lie in a frame, and what lies beside what. */

import { players, type TileView, type View } from "./view";

export interface Cell {
  x: number;
  y: number;
}

/** The cells of the Guildhall, from west to east; the compass lies on the last (GOL-SETUP-1, GOL-TWO-1). */
export function hall(view: View): Cell[] {
  return players(view) > 2 ? [{ x: -1, y: 0 }, { x: 0, y: 0 }] : [{ x: 0, y: 0 }];
}

/** The cells that the city covers: its first column and row, and how many there are. */
export function extent(view: View): { x: number; y: number; columns: number; rows: number } {
  const cells: Cell[] = [...view.tiles, ...hall(view)];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** How large a cell is where the whole city is to be seen, and where its first corner lies, in the pixels of a frame. */
export function fitted(view: View, width: number, height: number, margin: number): { size: number; left: number; top: number } {
  const { columns, rows } = extent(view);
  const size = Math.max(1, Math.min((width - 2 * margin) / columns, (height - 2 * margin) / rows));
  return { size, left: (width - columns * size) / 2, top: (height - rows * size) / 2 };
}

export function adjacent(one: Cell, other: Cell): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}

/** The Masters of a seat, on resolved tiles. */
export function masters(view: View, seat: number): TileView[] {
  return view.tiles.filter(({ master }) => master === seat);
}

/** Pairs of neighbouring tiles with Masters of one seat (GOL-SCORE-6). */
export function pairs(view: View, seat: number): [TileView, TileView][] {
  const own = masters(view, seat);
  return own.flatMap((one, n) => own.slice(n + 1).filter((other) => adjacent(one, other)).map((other): [TileView, TileView] => [one, other]));
}

/** The size of the largest group of Masters that hangs together by its sides. */
export function largestGroup(view: View, seat: number): number {
  const left = new Set(masters(view, seat));
  let largest = 0;
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const one of group)
      for (const other of left)
        if (adjacent(one, other)) {
          left.delete(other);
          group.push(other);
        }
    largest = Math.max(largest, group.length);
  }
  return largest;
}
