/** The contract between the shell and a game's folder. The shell knows no game; a game knows no page. */

import type { Component } from "svelte";
import type { Answer, Ask, EventView } from "../lib/protocol";

export type { Answer, Ask, EventView };

/** Words of a language: a message or an attribute of one (`NSL-DRAW-4.no`); the key itself where there is none. */
export interface Words {
  (key: string, args?: Record<string, string | number>): string;
  /** What a component is called. */
  name(kind: string, id: string | number): string;
  /** Whether there is such a message or attribute. */
  has(key: string): boolean;
  /** The language of the words, for `Intl` and the `lang` attribute. */
  lang: string;
}

export interface BoardProps {
  /** The game's view, as the engine gives it. */
  view: any;
  /** The game's data files, for drawing: those of the table's pack. */
  components: any;
  /** Whose eyes; null = a spectator. */
  seat: number | null;
  /** Whose sheet or board is in the middle. */
  shown: number;
  /** Of the seats. */
  names: string[];
  /** Answers of `seat` right now ([] when it owes none). */
  legal: Answer[];
  ask: Ask | null;
  /** The view after the hovered, focused or first-tapped answer; draw it as a ghost. */
  ghost: any | null;
  /** That answer's action. */
  focus: number | null;
  /** Events that just arrived, for trails and animation. */
  fresh: EventView[];
  t: Words;
  /** Reduced motion. */
  reduced: boolean;
  /** An answer that was recommended: let it glow among the others. */
  advised?: number | null;
  /** Places that a note speaks of, as components are named: `river`, `stations/12`, `station_cards/street_joker`. */
  point?: string[];
  /** The person means this answer. */
  pick(action: number): void;
  /** Pointing at it, focused it; null = no longer. */
  hover(action: number | null): void;
  /** Clicked something that is no answer: which rule forbids it? `at` in client coordinates. */
  why(move: Record<string, unknown>, at: { x: number; y: number }): void;
}

export interface SideProps {
  view: any;
  components: any;
  seat: number | null;
  shown: number;
  names: string[];
  ghost: any | null;
  t: Words;
  /** Places that a note speaks of. */
  point?: string[];
  /** Put another seat's sheet into the middle. */
  look(seat: number): void;
}

/** One component by itself: a card, a tile, a value. Purely a picture; its words stand beside it. */
export interface PieceProps {
  /** The list of the data file that it stands in. */
  group: string;
  id: string;
  value: any;
  components: any;
  t: Words;
}

/** A number on a plate: the key of its name, and the value. */
export interface Figure {
  key: string;
  value: string | number;
}

export interface GameModule {
  /** Fills its frame: it is given a width and a height, and is as large as they allow. */
  Board: Component<BoardProps>;
  /** Score pad and the like, beside or under the board. */
  Side?: Component<SideProps>;
  /** Components as pictures, for the page that lists them all. */
  Piece?: Component<PieceProps>;
  /** Which lists have such a picture. */
  drawn?(group: string): boolean;
  /** A component in words: what it is called and what its values mean; null where the data says enough. */
  piece?(group: string, id: string, value: any, components: any, t: Words): { name: string; about: string } | null;
  /** Whether a place that a note speaks of is drawn by `Side`, not by `Board`. */
  onSide?(place: string): boolean;
  /** Hands that others may not see: a curtain falls between seats at one device. */
  hidden?: boolean;
  /** What a component is called where that is the same in every language (a station of the grid), else null. */
  label?(kind: string, id: string | number, components: any): string | null;
  /** What a component is called, put together from its data by a few messages (a card by what it shows), else null. */
  words?(kind: string, id: string | number, components: any, t: Words): string | null;
  /** The two or three numbers of a seat that matter. */
  plate(view: any, seat: number): Figure[];
  /** An answer in words, for buttons and screen readers. */
  answer(move: any, view: any, t: Words): string;
  /** A line of the log; null = not worth one. */
  event(event: any, names: string[], t: Words): string | null;
  /** Answered on the board; others get a button beside the question. */
  onBoard(move: any, view: any): boolean;
  /** What the game itself says of a finished game (a solo grade), line by line. */
  closing?(view: any, names: string[], t: Words): string[];
}
