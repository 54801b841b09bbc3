/** London, as the table needs it. */

import type { GameModule } from "../types";
import { answerWords, onBoard } from "./answers";
import Board from "./Board.svelte";
import { label } from "./names";
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
  label,

  plate(view: View, seat) {
    const { money, poverty, prestige, score } = view.seats[seat]!;
    if (view.over) return [{ key: "board-plate-score", value: score }];
    return [
      { key: "board-plate-prestige", value: prestige },
      { key: "board-plate-money", value: money },
      { key: "board-plate-poverty", value: poverty },
    ];
  },

  answer: answerWords,
  event: told,
  onBoard,
};

export default game;
