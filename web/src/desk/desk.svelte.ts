/**
 * The desk: what every part of a board shares, and what pointing and pressing do, with a mouse, a finger and the
 * keyboard. It is the same for all games; a game's `Layout` says where its answers lie.
 */

import { getContext, setContext, untrack } from "svelte";
import { isUnderDialog } from "../lib/dialog";
import type { DOMAttributes, HTMLAttributes } from "svelte/elements";
import type { Answer, Asked, BoardProps, EventView, GameTypes, Standing, Words } from "../games/types";
import { keepPlace, step } from "./keyboard.svelte";
import { LongPress } from "./long";
import { CloseLook, type Manner } from "./look.svelte";

/** An answer at a place of the table. `then` is what follows it where one gesture means two answers. */
export interface Target<Move> extends Answer<Move> {
  then?: Move | null;
}

/** A point of the window. */
export interface At {
  x: number;
  y: number;
}

/** A thing in words, as its face says it. */
export interface Described {
  name: string;
  /** What it is called beside its published name. */
  other?: string;
  lines: { heading?: string; text: string }[];
  /** The picture stands above the words, not beside them; `drawn: false` = there is none. */
  stacked?: boolean;
  drawn?: boolean;
  /** Those that it is played by, where the engine has them under another name. */
  rules?: string[];
}

/** What a game says of its own board. */
export interface Layout<G extends GameTypes> {
  /** The id of the game, whose rules are linked. */
  game: string;
  /** The answers by their places; several at one place are chosen from beside it. */
  answers(legal: Answer<G["move"]>[]): ReadonlyMap<string, Target<G["move"]> | Target<G["move"]>[]>;
  /** Short ways to an answer, at places where none is given. */
  shortcuts?(legal: Answer<G["move"]>[]): ReadonlyMap<string, Target<G["move"]>>;
  /** The move that somebody means who presses a place without an answer to their question; null = none comes to mind. */
  meant(place: string, own: Asked | null): G["move"] | null;
  /** Whether a note speaks of a place, by another name than the place's own. */
  isNoted?(place: string, notes: ReadonlySet<string>): boolean;
  /** How a thing that lies in an element is looked at; where it is left out, after a moment. */
  manner?(thing: G["thing"], at: Element): Manner;
  /** What the face of a thing says, where that is more than the lines that the engine has for it. */
  describe?(thing: G["thing"]): Described;
  /** What a face had better not cover beside the answers, as a selector. */
  keep?: string;
  /** A place without an answer that is pressed does something of its own; whether it did. */
  press?(place: string): boolean;
  /** The place that is open by itself. */
  opens?(): string | null;
  /** An answer is chosen. */
  chosen?(): void;
  /** A person leaves what was begun: by Escape, or by something that is refused. */
  leave?(by: "Escape" | "refusal"): void;
}

const SHAKES = 400; // ms
const MOMENT = 320; // ms of pointing before a thing shows its face
const RESTS = 3; // px that a hand trembles
const ANSWERS = ".spot.legal, .chooser";

export class Desk<G extends GameTypes> {
  /** The element of the table. */
  root = $state<HTMLElement | null>(null);
  /** The place that is pointed at. */
  pointed = $state<string | null>(null);
  /** The place at which something was refused just now. */
  shaken = $state<string | null>(null);
  /** The last press was a finger's. */
  touched = false;
  readonly close = new CloseLook<G["thing"]>();

  /** The question, where it is one's own to answer. */
  readonly own = $derived.by(() => (this.asked?.id === undefined ? null : this.asked));
  /** The answers that can be given now: none while one is on its way. */
  readonly legal = $derived.by(() => (this.waiting ? [] : this.seen));
  /** The place whose answers are being chosen from. */
  readonly open = $derived.by(() => {
    if (this.waiting) return null;
    return this.#layout.opens?.() ?? (this.#opened !== null && this.#at(this.#opened).length > 1 ? this.#opened : null);
  });

  readonly #props: () => BoardProps<G>;
  readonly #layout: Layout<G>;
  readonly #answers = $derived.by(() => this.#layout.answers(this.seen));
  readonly #shortcuts = $derived.by(() => this.#layout.shortcuts?.(this.seen));
  readonly #notes = $derived.by(() => new Set(this.point));
  #opened = $state<string | null>(null);
  /** The place that a finger touched first, to see what it would do. */
  #touchedFirst: string | null = null;
  /** The place that the mouse or the keyboard looks at. */
  #looked: Element | null = null;
  readonly #long = new LongPress();
  /** Where the mouse was pressed and has rested since, or rested when the board was laid: whatever slides under it was
   * not pointed at. Null = it is being moved. */
  #rests: At | null = { x: NaN, y: NaN };

  /** Made while a board is set up. */
  constructor(props: () => BoardProps<G>, layout: Layout<G>) {
    this.#props = props;
    this.#layout = layout;
    keepPlace(() => this.root, () => this.legal);
    // A close look ends with the question it was taken for; one that is held is still being read.
    $effect(() => {
      void this.own?.id;
      untrack(() => {
        this.#opened = null;
        this.close.leave();
      });
    });
    // Escape and a press elsewhere put a face away before anything else, wherever the focus is.
    $effect(() => {
      const done = new AbortController();
      addEventListener("keydown", (event) => this.#escapes(event), { capture: true, signal: done.signal });
      addEventListener("pointerdown", (event) => this.#elsewhere(event), { capture: true, signal: done.signal });
      addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (this.#rests = { x, y }), { capture: true, signal: done.signal });
      addEventListener("pointermove", (event) => this.#moves(event), { capture: true, signal: done.signal });
      return () => done.abort();
    });
  }

  // The position

  get game(): string {
    return this.#layout.game;
  }
  get view(): G["view"] {
    return this.#props().view;
  }
  get components(): G["components"] {
    return this.#props().components;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get shown(): number {
    return this.#props().shown;
  }
  get names(): string[] {
    return this.#props().names;
  }
  get asked(): Asked | null {
    return this.#props().asked;
  }
  /** The answers as they were last seen, and whether one of them is on its way. */
  get seen(): Answer<G["move"]>[] {
    return this.#props().legal;
  }
  get waiting(): boolean {
    return this.#props().waiting ?? false;
  }
  /** What everybody's position is worth as it stands, and after the answer in focus. */
  get standing(): Standing[] {
    return this.#props().standing;
  }
  get after(): Standing[] | null {
    return this.#props().after;
  }
  /** The view after the answer in focus, and what is asked then. */
  get ghost(): G["view"] | null {
    return this.#props().ghost;
  }
  get next(): Asked | null {
    return this.#props().next;
  }
  /** The answer whose outcome is shown. */
  get focus(): number | null {
    return this.#props().focus;
  }
  get fresh(): EventView[] {
    return this.#props().fresh;
  }
  /** How long they are shown, in ms; null = as long as it takes. */
  get beat(): number | null {
    return this.#props().beat ?? null;
  }
  /** The answer that was recommended, and the places that a note speaks of. */
  get advised(): number | null {
    return this.#props().advised ?? null;
  }
  get point(): string[] {
    return this.#props().point ?? [];
  }
  get t(): Words {
    return this.#props().t;
  }
  get reduced(): boolean {
    return this.#props().reduced;
  }

  // Places

  /** The answers that are given at a place. */
  targets(place: string): readonly Target<G["move"]>[] {
    return this.waiting ? [] : this.#at(place);
  }

  /** A short way to an answer there. */
  shortcut(place: string): Target<G["move"]> | undefined {
    return this.waiting ? undefined : this.#shortcuts?.get(place);
  }

  /** Whether a note speaks of a place, or an answer there was recommended. */
  lit(place: string): boolean {
    if (this.targets(place).some(({ action }) => action === this.advised)) return true;
    return this.#notes.size > 0 && (this.#notes.has(place) || (this.#layout.isNoted?.(place, this.#notes) ?? false));
  }

  /** The answers at a place, as they were last seen. */
  #at(place: string): readonly Target<G["move"]>[] {
    return [this.#answers.get(place) ?? []].flat();
  }

  /** What pressing a place answers. */
  #answerAt(place: string): Target<G["move"]> | undefined {
    const given = this.#at(place);
    return given.length ? (given.length === 1 ? given[0] : undefined) : this.#shortcuts?.get(place);
  }

  // Pointing and pressing

  /** A person points at a place, or no longer. */
  over(place: string | null): void {
    this.pointed = place;
    if (this.open !== null) return;
    const found = place === null ? undefined : this.#answerAt(place);
    if (found || place === null) this.hover(found?.action ?? null, found?.then ?? null);
  }

  /** What an answer would do is shown, or no longer. */
  hover(action: number | null, then: G["move"] | null = null): void {
    this.#props().hover(action, then);
  }

  /** A person means a place. While an answer is on its way, only what was an answer there before can be meant. */
  press(place: string, at: At, thing: G["thing"] | null = null, element: Element | null = null): void {
    const found = this.#answerAt(place);
    if (found) return this.answer(found, place);
    if (this.waiting) return;
    if (this.#at(place).length) {
      this.close.end();
      this.hover(null);
      this.#opened = this.#opened === place ? null : place;
    } else if (!this.#layout.press?.(place)) {
      const move = this.#layout.meant(place, this.own);
      if (thing && element && this.touched && !this.#asksFor(move)) this.#turnUp(thing, element, move && (() => this.why(move, at)));
      else this.#refuse(place, move, at);
    }
  }

  /** Whether the question is about moves of this kind. */
  #asksFor(move: G["move"] | null): boolean {
    return move !== null && (this.own?.moves?.includes((move as { kind: string }).kind) ?? false);
  }

  /** With a mouse one click answers; a finger sees first what it would do, and taps again. */
  answer(target: Target<G["move"]>, place: string | null = null): void {
    const tapped = this.focus === target.action && (!target.then || this.#touchedFirst === place);
    this.#touchedFirst = place;
    if (place !== this.#opened && place !== null) this.#opened = null;
    if (this.touched && !tapped) return this.hover(target.action, target.then);
    this.shut();
    this.#layout.chosen?.();
    this.#props().pick(target.action, target.then);
  }

  /** Ask why a move is no answer. */
  why(move: G["move"], at: At): void {
    this.#props().why(move, at);
  }

  #refuse(place: string, move: G["move"] | null, at: At): void {
    this.#opened = null;
    this.#layout.leave?.("refusal");
    this.hover(null);
    if (!move) return;
    this.close.end(); // the sentence stands there instead
    this.shaken = null;
    requestAnimationFrame(() => (this.shaken = place));
    setTimeout(() => (this.shaken = null), SHAKES);
    this.why(move, at);
  }

  /** The list of a place's answers and the close look go away. */
  shut(): void {
    this.#opened = null;
    this.close.end();
  }

  /** What a thing is called and what it does: as the game's table words it, else as the engine does. */
  describe(thing: G["thing"]): Described {
    const own = this.#layout.describe?.(thing);
    if (own) return own;
    const lines = Object.values(this.t.lines(thing.kind, thing.id)).flat();
    return { name: this.t.name(thing.kind, thing.id), lines: lines.map((text) => ({ text })) };
  }

  /** A person looks at something closely, or no longer. */
  look(thing: G["thing"] | null, at: Element | null): void {
    if (!thing || !at || !this.root || this.open !== null) return this.close.leave();
    const how = this.#manner(thing, at);
    this.close.take(thing, at, this.root, this.touched ? { ...how, after: 0 } : how, this.#kept);
  }

  /** A person wants to read something: its face stays until it is put away. */
  hold(thing: G["thing"], at: Element, why: (() => void) | null = null): void {
    if (this.root) this.close.hold(thing, at, this.root, this.#manner(thing, at), this.#kept, why && (() => {
      this.close.end();
      why();
    })); // prettier-ignore
  }

  /** A tap shows a face, and puts it away again. */
  #turnUp(thing: G["thing"], at: Element, why: (() => void) | null): void {
    const { near } = this.close;
    if (near?.held && near.at === at) this.close.end();
    else this.hold(thing, at, why);
  }

  #manner(thing: G["thing"], at: Element): Manner {
    return this.#layout.manner?.(thing, at) ?? { after: MOMENT };
  }
  get #kept(): string {
    return this.#layout.keep ? `${ANSWERS}, ${this.#layout.keep}` : ANSWERS;
  }

  // What the elements of places and of the table hear

  /** What the element of a place hears. */
  spot(place: string, thing: G["thing"] | null): SpotEvents {
    return {
      onpointerenter: (event) => event.pointerType === "mouse" && this.#pointAt(place, thing, event.currentTarget as Element),
      onpointerleave: (event) => event.pointerType === "mouse" && this.turnedAway(),
      onpointerdown: (event) => {
        const element = event.currentTarget as Element;
        if (thing) this.#long.down(event, () => this.hold(thing, element));
      },
      onpointermove: (event) => {
        this.#long.move(event);
        const element = event.currentTarget as Element;
        if (event.pointerType === "mouse" && this.#looked !== element) this.#lookAt(thing, element);
      },
      onpointerup: () => this.#long.end(),
      onpointercancel: () => this.#long.end(),
      oncontextmenu: (event) => {
        if (!thing) return;
        event.preventDefault();
        if (!this.#long.taken) this.hold(thing, event.currentTarget as Element);
      },
      onclick: (event) => this.clicked(event, place, thing),
      onfocus: (event) => {
        const element = event.currentTarget as Element;
        if (element.matches(":focus-visible")) this.#pointAt(place, thing, element);
      },
      onblur: () => this.turnedAway(),
    };
  }

  turnedAway(): void {
    this.#looked = null;
    this.over(null);
    this.look(null, null);
  }

  clicked(event: MouseEvent | KeyboardEvent, place: string, thing: G["thing"] | null): void {
    if (this.#long.swallows()) return;
    const element = event.currentTarget as Element;
    const box = element.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.look(thing, element); // a finger does not point first
    this.press(place, event.detail ? { x: (event as MouseEvent).clientX, y: (event as MouseEvent).clientY } : middle, thing, element);
  }

  #pointAt(place: string, thing: G["thing"] | null, element: Element): void {
    this.over(place);
    this.#lookAt(thing, element);
  }

  /** Look at what the mouse moved to, or the keyboard. */
  #lookAt(thing: G["thing"] | null, element: Element): void {
    if (this.#rests && !element.matches(":focus-visible")) return;
    this.#looked = element;
    this.look(thing, element);
  }

  #moves({ clientX: x, clientY: y }: PointerEvent): void {
    if (this.#rests && !(Math.hypot(x - this.#rests.x, y - this.#rests.y) < RESTS)) this.#rests = null;
  }

  /** Escape leaves everything that was begun. */
  escape(): void {
    this.shut();
    this.#layout.leave?.("Escape");
    this.hover(null);
  }

  /** For the element of the table. */
  readonly table = $derived.by(
    (): HTMLAttributes<HTMLElement> => ({
      role: "group",
      tabindex: -1,
      "aria-label": this.t("board-table"),
      onkeydown: (event) => {
        this.touched = false;
        if (event.key === "Escape" && !isUnderDialog()) this.escape();
        else if (this.root && step(event.key, this.root, event.shiftKey)) event.preventDefault();
      },
      onpointerdowncapture: (event) => void (this.touched = event.pointerType !== "mouse"),
    }),
  );

  /** Escape closes what lies on top: a dialog by itself, then a face. */
  #escapes(event: KeyboardEvent): void {
    const { near } = this.close;
    if (event.key !== "Escape" || !near || isUnderDialog()) return;
    event.stopPropagation();
    event.preventDefault();
    this.close.end();
    if (near.held && document.activeElement?.closest(".face-panel") && (near.at instanceof HTMLElement || near.at instanceof SVGElement)) near.at.focus();
  }

  /** A press beside a face puts it away; one on another place of the table does what it means there. */
  #elsewhere(event: PointerEvent): void {
    if (!this.close.near || !(event.target instanceof Element) || event.target.closest(".face-panel")) return;
    if (this.root?.contains(event.target) && event.target.closest(".spot")) {
      if (this.close.near.held && this.close.near.at !== event.target.closest(".spot")) this.close.end();
      return;
    }
    this.close.end();
    if (event.pointerType !== "mouse" && this.root?.contains(event.target)) this.hover(null);
  }
}

/** What the element of a place hears. */
export type SpotEvents = Pick<
  DOMAttributes<Element>,
  "onpointerenter" | "onpointerleave" | "onpointerdown" | "onpointermove" | "onpointerup" | "onpointercancel" | "oncontextmenu" | "onclick" | "onfocus" | "onblur"
>;

const KEY = Symbol("desk");

/** Lay the desk of a board, for all its parts. Called while the board is set up. */
export function layDesk<G extends GameTypes>(props: () => BoardProps<G>, layout: Layout<G>): Desk<G> {
  return setContext(KEY, new Desk(props, layout));
}

/** The desk of the board that a part belongs to. */
export function useDesk<G extends GameTypes>(): Desk<G> {
  return getContext<Desk<G>>(KEY);
}
