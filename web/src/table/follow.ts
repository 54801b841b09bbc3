/** Whether a list that shows its newest line goes on doing so. */

export interface Seen {
  /** How far it is scrolled, how long it is, and how much of it is in sight, in px. */
  top: number;
  length: number;
  room: number;
}

const NEAR = 40; // px from the end that count as there

export const seen = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Seen => ({ top: scrollTop, length: scrollHeight, room: clientHeight });

/** Only whoever scrolls up leaves the end: not lines that come, and not what takes or leaves room above the list. */
export function follows(did: boolean, before: Seen | null, now: Seen): boolean {
  if (now.length - now.top - now.room < NEAR) return true;
  const grew = before === null || now.length !== before.length || now.room !== before.room;
  return did && (grew || now.top >= before.top);
}
