/** Arrow keys: which of several things on the page is meant by a direction. */

/** Something at a place of the page. */
export interface Placed {
  x: number;
  y: number;
}

/** The nearest in a direction: far to the side counts double, and behind not at all. */
export function toward<T extends Placed>(from: Placed, all: T[], dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy;
    const aside = Math.abs((one.x - from.x) * dy - (one.y - from.y) * dx);
    const cost = along + 2 * aside;
    if (along > 4 && aside <= 3 * along && cost < least) {
      best = one;
      least = cost;
    }
  }
  return best;
}
