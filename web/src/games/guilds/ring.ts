/** The ring of an open tile: a place for every pawn that it needs, and who stands there. */

/** Who stands at a place of the ring: a seat, a neutral pawn, the Beadle, or nobody yet. */
export type Stands = number | "neutral" | "beadle" | null;

export interface Slot {
  stands: Stands;
  /** With the answer pointed at it would come, or go. */
  change: "comes" | "goes" | null;
  x: number;
  y: number;
}

export interface Crowd {
  pawns: number[];
  neutrals: number;
  beadle: boolean;
  /** All of them, as the engine counts them. */
  gathered: number;
}

export const RADIUS = 21;
/** How large a pawn is where there is room. */
const LARGEST = 15;

/** The places of the ring from the top clockwise, and the size of a pawn there. */
export function ring(required: number, now: Crowd, then: Crowd | null): { slots: Slot[]; size: number } {
  const found: Omit<Slot, "x" | "y">[] = [];
  const add = (stands: Stands, n: number, later: number): void => {
    for (let i = 0; i < Math.max(n, later); i++) found.push({ stands, change: i >= n ? "comes" : i >= later ? "goes" : null });
  };
  now.pawns.forEach((n, seat) => add(seat, n, then ? (then.pawns[seat] ?? 0) : n));
  add("neutral", now.neutrals, then ? then.neutrals : now.neutrals);
  add("beadle", Number(now.beadle), Number(then ? then.beadle : now.beadle));
  while (found.length < required) found.push({ stands: null, change: null });
  const n = found.length;
  const size = Math.min(LARGEST, (2 * Math.PI * RADIUS * 0.96) / n);
  const slots = found.map((slot, i) => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2;
    return { ...slot, x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
  });
  return { slots, size };
}

/** The shapes of the four seats, the same as everywhere, in a square of 20. */
export const SHAPES = ["M10 1.5a8.5 8.5 0 1 1-.01 0Z", "M2.5 2.5h15v15h-15Z", "M10 1.5 19 17.5H1Z", "M5.3 2h9.4L19 10l-4.3 8H5.3L1 10Z"];
export const NEUTRAL = "M7.8 8.2A3.6 3.6 0 1 1 12.2 8.2L13.8 14H15.2L16 18.4H4L4.8 14H6.2Z";
export const BEADLE = "M10 1 12.2 7 18.6 7.2 13.5 11.1 15.3 17.3 10 13.7 4.7 17.3 6.5 11.1 1.4 7.2 7.8 7Z";
