/** A finger that draws the board aside turns the page: to the left on, to the right back. */

import type { Attachment } from "svelte/attachments";

const FAR = 48; // px

/** What a finger's way means; 0 = something else than a swipe. */
export function meant(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Whether what is touched moves under the finger by itself, like a map that is zoomed, or a slider. */
function moves(target: EventTarget | null, within: HTMLElement): boolean {
  for (let one = target instanceof Element ? target : null; one && one !== within; one = one.parentElement)
    if (one instanceof HTMLInputElement || getComputedStyle(one).touchAction === "none") return true;
  return false;
}

export function swipe(turn: (by: -1 | 1) => void): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Set<number>();
    let start: { x: number; y: number } | null = null;

    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      fingers.add(event.pointerId);
      start = fingers.size === 1 && !moves(event.target, element) ? { x: event.clientX, y: event.clientY } : null;
    };
    // A page that is turned does not fling as well: the browser would swallow the next tap to stop that.
    const move = (event: TouchEvent): void => {
      const finger = event.touches[0];
      if (start && finger && Math.abs(finger.clientX - start.x) > Math.max(8, Math.abs(finger.clientY - start.y))) event.preventDefault();
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      const by = start && meant(event.clientX - start.x, event.clientY - start.y);
      start = null;
      if (by) turn(by);
    };
    const lost = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      start = null;
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", lost);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", lost);
    };
  };
}
