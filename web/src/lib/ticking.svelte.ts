/** A seat's clock as it runs: state that changes by itself while the seat's time runs down. */

import { DAY, left, SHORT, type Heard } from "./clock";

export interface Ticking {
  /** Left now; null where there is no clock. */
  readonly seconds: number | null;
  readonly runs: boolean;
  /** Running, with little left. */
  readonly short: boolean;
}

/** Called once, while a component is set up. */
export function ticking(heard: () => Heard | null, seat: () => number): Ticking {
  let now = $state(Date.now());
  const runs = $derived(heard()?.clock.running.includes(seat()) ?? false);
  const seconds = $derived.by(() => {
    const told = heard();
    return told && left(told, seat(), Math.max(now, told.at));
  });
  const slow = $derived((seconds ?? 0) > DAY + 60);
  $effect(() => {
    if (!runs) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), slow ? 20_000 : 200);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
    get runs() {
      return runs;
    },
    get short() {
      return runs && seconds !== null && seconds <= SHORT;
    },
  };
}
