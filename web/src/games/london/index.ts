/** London, as the table needs it. */

import type { EventView, GameModule, Occasion } from "../types";
import { onBoard } from "./answers";
import Board from "./Board.svelte";
import { look } from "./look";
import Piece from "./Piece.svelte";
import { drawn, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import type { London } from "./view";

/** For the page that lists the components, and for notes that point at something. */
const pieces = { Piece, drawn, piece: pieceWords, onSide };

const isStage = (event: EventView, stage: string, n?: number): boolean => event.kind === "stage" && event.stage === stage && (n ?? event.n) === event.n;

/** The final scoring, step by step; and a Run, from the choice of it to the end of the turn. */
const scored: Occasion[] = [
  { title: "scored-end", begins: (event) => isStage(event, "scoring", 1), ends: ({ kind }) => kind === "end", whats: ["prestige"] },
  {
    title: "scored-run",
    begins: (event) => event.kind === "did" && (event.move as { kind: string } | null)?.kind === "run",
    ends: (event) => isStage(event, "turn"),
    whats: ["money", "loans", "prestige", "poverty"],
    own: true,
  },
];

const game: GameModule<London> = {
  ...pieces,
  Board,
  Side,
  hidden: true,
  scored,
  look,
  sheets: true,
  onBoard,
  aid: () => import("./aid"),
  primer: () => import("./Primer.svelte"),
};

export default game;
