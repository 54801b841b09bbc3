/** The plane that the city is drawn on. */

/** How wide a tile is. */
export const TILE = 200;

export interface Point {
  x: number;
  y: number;
}

/** A link that is drawn: from one end to the other. */
export interface Stretch {
  from: Point;
  to: Point;
}
