/** Which line of the log lights up its place on the board. */

import type { Line } from "./lines";

const LASTS = 2600; // ms that a pressed line lights up its place, whatever is pointed at meanwhile

export class Lights {
  /** The line that is pointed at, or was pressed. */
  line = $state.raw<Line | null>(null);
  /** It was pressed: what is out of sight is brought there. */
  pressed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` brings into sight what a pressed line speaks of. */
  constructor(private readonly show: (line: Line) => void) {}

  point(line: Line | null): void {
    if (line) this.#end();
    if (this.#timer === undefined) this.line = line;
  }

  press(line: Line): void {
    this.#end();
    this.line = line;
    this.pressed = true;
    this.show(line);
    this.#timer = setTimeout(() => {
      this.#end();
      this.line = null;
    }, LASTS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.pressed = false;
  }
}
