/** Guilds of London, as the table needs it. */

import type { GameModule } from "../types";
import { answerWords, onBoard } from "./answers";
import Board from "./Board.svelte";
import { words } from "./names";
import Piece from "./Piece.svelte";
import { drawn, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import { told } from "./telling";
import type { View } from "./view";

/** For the page that lists the components, and for notes that point at something. */
const pieces = { Piece, drawn, piece: pieceWords, onSide };

const game: GameModule = {
  ...pieces,
  Board,
  Side,
  hidden: true,
  words,

  plate(view: View, seat) {
    const { points, cards, neutrals } = view.seats[seat]!;
    if (view.over) return [{ key: "board-plate-points", value: points }];
    return [
      { key: "board-plate-points", value: points },
      { key: "board-plate-cards", value: cards },
      { key: "board-plate-neutrals", value: neutrals },
    ];
  },

  answer: answerWords,
  event: told,
  onBoard,
};

export default game;
