/** A finger that rests on a place: a long press is no tap. */

const RESTS = 450; // ms
const SHAKES = 10; // px that a resting finger may move

export class LongPress {
  /** The finger has rested: the click that may follow means nothing more. */
  taken = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = { x: 0, y: 0 };

  down(event: PointerEvent, does: () => void): void {
    this.end();
    this.taken = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.#at = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.taken = true;
      does();
    }, RESTS);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#at.x, event.clientY - this.#at.y) > SHAKES) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether a click is the end of a long press; asked once. */
  swallows(): boolean {
    const taken = this.taken;
    this.taken = false;
    return taken;
  }
}
