/** A board under the keyboard: arrows lead from place to place, and the place is kept when the answers change. */

import { untrack } from "svelte";
import { toward, type Placed } from "./toward";

export const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * An arrow key leads to the next place, among those with an answer where there are any, and among the answers of an
 * open place where one is; with Shift it leads to any place, so that everything can be read. Whether it led anywhere.
 */
export function step(key: string, root: HTMLElement, any = false): boolean {
  const arrow = ARROWS[key];
  if (!arrow) return false;
  const listed = [...root.querySelectorAll<HTMLElement>(".chooser button")];
  const every = listed.length ? listed : [...root.querySelectorAll<HTMLElement | SVGElement>(".spot")];
  const live = any ? [] : every.filter((one) => one.tabIndex === 0 && !one.hasAttribute("aria-expanded"));
  const all = (live.length ? live : every).map((element) => ({ element, ...middle(element) }));
  const here = every.find((one) => one === document.activeElement);
  const next = here ? toward(middle(here), all.filter(({ element }) => element !== here), ...arrow) : (all[0] ?? null);
  next?.element.focus();
  return next !== null;
}

function middle(element: Element): Placed {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** When the answers change under the keyboard, its place on the table is kept: at `data-home`, if the table has one. Called while a board is set up. */
export function keepPlace(root: () => HTMLElement | null, answers: () => unknown): void {
  let held = false;
  $effect.pre(() => {
    void answers();
    held = untrack(() => root()?.contains(document.activeElement) ?? false);
  });
  $effect(() => {
    void answers();
    const table = root();
    if (!held || !table || table.contains(document.activeElement)) return;
    (table.querySelector<HTMLElement>("[data-home]") ?? table).focus({ preventScroll: true });
  });
}
