/** The city as a grid that grows: where its tiles lie in a frame. */

import type { View } from "./view";

/** The cells that the city covers: its first column and row, and how many there are. */
export function extent(view: View): { x: number; y: number; columns: number; rows: number } {
  const cells = [...view.tiles, ...view.hall];
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
