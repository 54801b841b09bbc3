/** The contract between the shell and a game's folder. The shell knows no game; a game knows no page. */

import type { Component } from "svelte";
import type { Ask, Asked as Told, EventView, Standing } from "../lib/protocol";
import type { Sound } from "../lib/sounds";

export type { EventView, Standing };

/** The types of a game: what it shows, its data files, its moves, and what a person looks at closely on its board. */
export interface GameTypes {
  view: object;
  components: object;
  move: object;
  thing: Thing;
}

/** A component, by the kind and the id that the engine has words for. */
export interface Thing {
  kind: string;
  id: string;
}

/** An answer; its number means the same move in every question. */
export interface Answer<Move = object> {
  action: number;
  move: Move;
  /** What its words say beyond the fields of the move. */
  said?: Record<string, unknown>;
}

/** What a seat is asked; the viewer's own question comes with what it takes to answer it. */
export type Asked = Told & Partial<Omit<Ask, keyof Told>>;

/** Words of a language: a message or an attribute of one (`NSL-DRAW-4.no`); the key itself where there is none. */
export interface Words {
  (key: string, args?: Record<string, string | number>): string;
  /** What a component is called. */
  name(kind: string, id: string | number): string;
  /** What a component does, by heading. */
  lines(kind: string, id: string | number): Record<string, string[]>;
  /** The rules that a component is played by. */
  rules(kind: string, id: string | number): string[];
  /** Whether there is such a message or attribute. */
  has(key: string): boolean;
  /** The language of the words, for `Intl` and the `lang` attribute. */
  lang: string;
}

export interface BoardProps<G extends GameTypes = GameTypes> {
  /** The game's view, as the engine gives it. */
  view: G["view"];
  /** The game's data files, for drawing: those of the table's pack. */
  components: G["components"];
  /** Whose eyes; null = a spectator. */
  seat: number | null;
  /** Whose sheet or board is in the middle; `follows`: because they move, not because somebody chose them. */
  shown: number;
  follows?: boolean;
  /** Of the seats. */
  names: string[];
  /** Answers of `seat` to its question ([] when it owes none). */
  legal: Answer<G["move"]>[];
  /** An answer of `seat` is on its way. One that is picked meanwhile is kept, and sent if it is still one then. */
  waiting?: boolean;
  /** What `seat` is asked, else what the first seat is that owes an answer. */
  asked: Asked | null;
  /** What every seat's position is worth as it stands; `after` the hovered answer. */
  standing: Standing[];
  after: Standing[] | null;
  /** The view after the hovered, focused or first-tapped answer; draw it as a ghost. */
  ghost: G["view"] | null;
  /** What is asked then. */
  next: Asked | null;
  /** That answer's action. */
  focus: number | null;
  /** Events that just arrived, for trails and animation. */
  fresh: EventView[];
  /** How long they are shown, in ms, where many moves follow each other; else as long as it takes. */
  beat?: number | null;
  t: Words;
  /** Reduced motion. */
  reduced: boolean;
  /** An answer that was recommended: let it glow among the others. */
  advised?: number | null;
  /** Places that a note speaks of, as components are named: `river`, `stations/12`, `station_cards/street_joker`. */
  point?: string[];
  /** The person means this answer, and where one gesture means two, the move `then` after it. */
  pick(action: number, then?: G["move"] | null): void;
  /** Pointing at it, focused it, with what `then` follows where one gesture means two answers: `ghost` is what both bring; null = no longer. */
  hover(action: number | null, then?: G["move"] | null): void;
  /** Clicked something that is no answer: which rule forbids it? `at` in client coordinates. */
  why(move: G["move"], at: { x: number; y: number }): void;
}

export interface SideProps<G extends GameTypes = GameTypes> {
  view: G["view"];
  components: G["components"];
  seat: number | null;
  shown: number;
  names: string[];
  standing: Standing[];
  after: Standing[] | null;
  ghost: G["view"] | null;
  t: Words;
  /** Places that a note speaks of. */
  point?: string[];
  /** Put another seat's sheet into the middle. */
  look(seat: number): void;
}

/** One component by itself: a card, a tile, a value. Purely a picture; its words stand beside it. */
export interface PieceProps<G extends GameTypes = GameTypes> {
  /** The list of the data file that it stands in. */
  group: string;
  id: string;
  value: unknown;
  components: G["components"];
  t: Words;
}

/** A game's own look, for a picture that leaves the page: plain colours, by day. */
export interface Look {
  ground: string;
  accent: string;
  /** Draws a frieze along the foot of the picture, from (0, 0) on. */
  frieze(to: CanvasRenderingContext2D, width: number, height: number): void;
}

/** What stands in the drawer with the player aid. */
export interface AidProps<G extends GameTypes = GameTypes> {
  view: G["view"];
  components: G["components"];
  t: Words;
}

/** What a primer draws its figures from: the components, and words that name them. */
export interface PrimerProps<G extends GameTypes = GameTypes> {
  components: G["components"];
  t: Words;
}

/** The player aid of a game: it is loaded when somebody opens it. */
export interface Aid<G extends GameTypes = GameTypes> {
  /** The rules that say how a turn goes, in its order, and those that say what scores, by their ids. */
  turn: string[];
  score: string[];
  /** What is still to come, line by line, as far as everybody may know it. */
  left(props: AidProps<G>): string[];
  /** What the pictures of the game mean, as pairs of a term list. */
  Legend: Component<AidProps<G>>;
}

/** Something that is scored: a round, a Run, the end. It lasts from what it begins with to what it ends with. */
export interface Occasion {
  /** The message that heads it. */
  title: string;
  begins(event: EventView): boolean;
  ends(event: EventView): boolean;
  /** The gains that count; without this, those of the categories of points. */
  whats?: readonly string[];
  /** The keys of what else it tells: Feats that were unlocked. */
  tells?: ReadonlySet<string>;
  /** Of one player's own doing: shown over the hand, and only for those whom it touched. */
  own?: boolean;
  /** The score has moved on by then, and no longer is what was scored: the plates say it. */
  moves?: boolean;
}

/** What the shell knows of a game's folder. The shell itself holds `GameModule`, whose view and moves it only hands on. */
export interface GameModule<G extends GameTypes = GameTypes> {
  /** Fills its frame: it is given a width and a height, and is as large as they allow. */
  Board: Component<BoardProps<G>>;
  /** Score pad and the like, beside or under the board. */
  Side?: Component<SideProps<G>>;
  /** Components as pictures, for the page that lists them all. */
  Piece?: Component<PieceProps<G>>;
  /** Which lists have such a picture. */
  drawn?(group: string): boolean;
  /** A component in words: what it is called and what its values mean; null where the data says enough. */
  piece?(group: string, id: string, value: unknown, components: G["components"], t: Words): { name: string; about: string } | null;
  /** Whether a place that a note speaks of is drawn by `Side`, not by `Board`. */
  onSide?(place: string): boolean;
  /** When something is scored: what everybody gained is shown for a moment. */
  scored?: readonly Occasion[];
  /** What an event sounds like; without this, pieces that are put somewhere and gains do. */
  sound?(event: EventView): Sound | null;
  /** For the picture of a result. */
  look?: Look;
  /** Hands that others may not see: a curtain falls between seats at one device. */
  hidden?: boolean;
  /** What a seat does is seen on its own sheet alone, which lies in the middle while that is played back. */
  sheets?: boolean;
  /** The keys of what happens that the log shows as a banner. */
  banners?: ReadonlySet<string>;
  aid?(): Promise<{ default: Aid<G> }>;
  /** One page for newcomers, above the rules; its words stand in `locale/<language>/primer/<game>.ftl`. */
  primer?(): Promise<{ default: Component<PrimerProps<G>> }>;
  /** Answered on the board; others get a button beside the question. */
  onBoard(move: G["move"], view: G["view"], asked: Asked | null): boolean;
}

/** The default export of `index.js` in the folder of a board that a game's package brings; see `docs/add-a-game.md`. */
export interface Brought extends Partial<Omit<GameModule, "Board" | "Side" | "Piece" | "aid" | "primer">> {
  /** Draw the board into an element; it is told whenever something changes, and when it goes. */
  mount(target: HTMLElement, props: BoardProps): { update(props: BoardProps): void; destroy(): void };
}
