/** A plan: one's own answers tried out one after the other. Nothing of it is played, and nobody else hears of it. */

import type { Now, Then } from "./protocol";

export const MOST = 24; // answers, as many as the server tries out

export interface Plan {
  seat: number;
  /** The question from which it begins. */
  ask: number;
  steps: readonly Step[];
  /** Where it leads, as far as the server has said it. */
  then: Then | null;
  /** What one gesture meant to follow the last step. */
  meant: readonly object[];
}
export interface Step {
  action: number;
  move: object;
}

/** Whether the server speaks of the position to which these answers lead. */
export function speaksOf({ after, action }: Then, steps: readonly Step[]): boolean {
  return String([...after, action]) === String(actions(steps));
}

export function actions(steps: readonly Step[]): number[] {
  return steps.map(({ action }) => action);
}

/** The table as it would be; nothing can be answered until the server has said how that is. */
export function planned(now: Now, { steps, then }: Plan): Now {
  const still = { ...now, undo: null, back: [], redo: null };
  if (!then) return steps.length ? { ...still, legal: [] } : still;
  const { view, standing, asked, ask, legal } = then;
  return { ...still, view, standing, asked, ask, legal: speaksOf(then, steps) ? legal : [], to_act: asked.map(({ seat }) => seat) };
}
