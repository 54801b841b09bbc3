/** Where a face stands: beside its place, inside the table, and over as little as can be of what is asked about. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8; // px between a place and its face
const EDGE = 4; // px between a face and the edge of the table
const FAR = 5; // px² of something covered that a px of distance is worth
const TOUCHED = 5_000; // px² that an answer is worth of which a corner is covered

/** The top left corner of something that has this size. */
export function beside(of: Box, size: { width: number; height: number }, within: Box, avoid: readonly Box[]): { x: number; y: number } {
  const { width, height } = size;
  const [left, right] = [within.x + EDGE, within.x + within.width - width - EDGE];
  const [top, bottom] = [within.y + EDGE, within.y + within.height - height - EDGE];
  const middle = { x: of.x + (of.width - width) / 2, y: of.y + (of.height - height) / 2 };
  const under = of.y + of.height + GAP;
  const places = [
    ...[middle.x, left, right].flatMap((x) => [under, of.y - height - GAP].map((y) => ({ x, y }))),
    ...[of.x + of.width + GAP, of.x - width - GAP].flatMap((x) => [middle.y, top, bottom].map((y) => ({ x, y }))),
    ...[left, middle.x, right].flatMap((x) => [top, bottom].map((y) => ({ x, y }))),
  ].map(({ x, y }) => ({ x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) }));
  const cost = ({ x, y }: { x: number; y: number }): number => {
    const face = { x, y, width, height };
    const covered = avoid.map((box) => shared(face, box)).reduce((sum, area) => sum + (area && area + TOUCHED), 0);
    return covered + 2 * shared(face, of) + FAR * Math.hypot(x - middle.x, y - middle.y);
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
