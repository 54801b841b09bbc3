/**
 * Looking closer at a map: two fingers, a double tap, or the wheel with Ctrl; a finger or the mouse moves a map that is
 * zoomed. The frame is the element in which the map is seen: `{@attach zoom.frame}`.
 */

const MOST = 3;
const TWICE = 350; // ms between the taps of a double tap

export class Zoom {
  /** How many times larger. */
  scale = $state(1);
  /** The middle of what is seen, as a part of the whole. */
  x = $state(0.5);
  y = $state(0.5);
  /** The pointer went too far for a click. */
  moved = false;

  #fingers = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number } | null = null;
  #frame: DOMRect | null = null;
  #tapped = 0;

  /** Let the map be looked at closer in an element. */
  readonly frame = (frame: Element): (() => void) => {
    const heard = new AbortController();
    const hear = <E extends Event>(kinds: string[], does: (event: E) => void): void =>
      kinds.forEach((kind) => frame.addEventListener(kind, (event) => does(event as E), { signal: heard.signal, passive: false }));
    hear<PointerEvent>(["pointerdown"], (event) => this.#down(event, frame));
    hear<PointerEvent>(["pointermove"], (event) => this.#move(event));
    hear<PointerEvent>(["pointerup", "pointercancel", "pointerleave"], (event) => this.#up(event));
    hear<WheelEvent>(["wheel"], (event) => this.#wheel(event, frame));
    return () => heard.abort();
  };

  get on(): boolean {
    return this.scale > 1;
  }

  /** The part of a whole that is seen. */
  box(x: number, y: number, width: number, height: number): { x: number; y: number; width: number; height: number } {
    const part = 1 / this.scale;
    return {
      x: x + (this.x - part / 2) * width,
      y: y + (this.y - part / 2) * height,
      width: width * part,
      height: height * part,
    };
  }

  reset(): void {
    this.#set(1, 0.5, 0.5);
  }

  /** Larger or smaller, around the middle of what is seen. */
  step(by: number): void {
    this.#set(Math.min(MOST, Math.max(1, this.scale * by)), this.x, this.y);
  }

  /** Bring a point, as a part of the whole, to the middle if it lies outside of what is seen or at its edge. */
  show(x: number, y: number): void {
    const half = 0.4 / this.scale;
    if (Math.abs(x - this.x) > half || Math.abs(y - this.y) > half) this.#set(this.scale, x, y);
  }

  #down(event: PointerEvent, frame: Element): void {
    if (this.#fingers.size === 0) this.moved = false;
    if (event.pointerType === "mouse" && (!this.on || event.button !== 0)) return;
    this.#frame = frame.getBoundingClientRect();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#start = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size > 1) this.moved = true;
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    const frame = this.#frame;
    if (!before || !frame || !this.#start) return;
    if (event.pointerType === "mouse" && !event.buttons) return this.#up(event); // it was let go elsewhere
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > 10) this.moved = true;
    if (this.#fingers.size === 1) {
      if (this.on && this.moved) this.#shift(now.x - before.x, now.y - before.y, frame);
    } else {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      const nowApart = Math.hypot(now.x - other.x, now.y - other.y);
      if (apart > 0) this.#about((nowApart / apart) * this.scale, (now.x + other.x) / 2, (now.y + other.y) / 2, frame);
      this.#shift((now.x - before.x) / 2, (now.y - before.y) / 2, frame);
    }
    this.#fingers.set(event.pointerId, now);
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #wheel(event: WheelEvent, frame: Element): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#about(this.scale * Math.exp(-event.deltaY / 200), event.clientX, event.clientY, frame.getBoundingClientRect());
  }

  /** Tapped where nothing else is meant: at the second time twice as large around the point, or the whole again. */
  tap(event: MouseEvent, frame: Element): void {
    const twice = event.timeStamp - this.#tapped < TWICE;
    this.#tapped = event.timeStamp;
    if (!twice) return;
    if (this.on) this.reset();
    else this.#about(2, event.clientX, event.clientY, frame.getBoundingClientRect());
  }

  /** Scale so that what lies under a point of the window stays there. */
  #about(scale: number, clientX: number, clientY: number, frame: DOMRect): void {
    const to = Math.min(MOST, Math.max(1, scale));
    const px = (clientX - frame.left) / frame.width - 0.5;
    const py = (clientY - frame.top) / frame.height - 0.5;
    this.#set(to, this.x + px / this.scale - px / to, this.y + py / this.scale - py / to);
  }

  #shift(dx: number, dy: number, frame: DOMRect): void {
    this.#set(this.scale, this.x - dx / frame.width / this.scale, this.y - dy / frame.height / this.scale);
  }

  #set(scale: number, x: number, y: number): void {
    const half = 0.5 / scale;
    this.scale = scale < 1.02 ? 1 : scale;
    this.x = Math.min(1 - half, Math.max(half, x));
    this.y = Math.min(1 - half, Math.max(half, y));
  }
}
