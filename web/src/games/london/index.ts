/** London, as the table needs it. */

import type { GameModule } from "../types";
import { onBoard } from "./answers";
import Board from "./Board.svelte";
import { look } from "./look";
import Piece from "./Piece.svelte";
import { drawn, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import type { London } from "./view";

/** For the page that lists the components, and for notes that point at something. */
const pieces = { Piece, drawn, piece: pieceWords, onSide };

const game: GameModule<London> = {
  ...pieces,
  Board,
  Side,
  hidden: true,
  look,
  sheets: true,
  onBoard,
  aid: () => import("./aid"),
  primer: () => import("./Primer.svelte"),
};

export default game;
