/** Next Station: London, as the table needs it. */

import { facts } from "../../lib/words";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { label, words } from "./names";
import Pad from "./Pad.svelte";
import Piece from "./Piece.svelte";
import { drawn, onPad, pieceWords } from "./pieces";
import { told } from "./telling";
import { current, type View } from "./view";

const game: GameModule = {
  Board,
  Side: Pad,
  Piece,
  drawn,
  piece: pieceWords,
  onSide: onPad,

  label,
  words,

  plate(view: View, seat) {
    const sheet = view.sheets[seat]!;
    const score = { key: "board-plate-score", value: sheet.score };
    const visits = { key: "board-plate-visits", value: sheet.visits };
    if (view.over) return [score, visits];
    return [score, { key: `pencil-${sheet.pencil}`, value: current(sheet).points }, visits];
  },

  answer(move, _view, t) {
    return t(move.kind === "draw" ? "board-draw" : `move-${move.kind}`, facts(move));
  },

  event: told,

  onBoard: (move) => move.kind !== "pass",

  closing(view: View, _names, t) {
    const { grade, score } = view.sheets[0]!;
    if (grade === null) return [];
    return [t(t.has(`grade-${grade}`) ? `grade-${grade}` : "grade-other", { grade, score })];
  },
};

export default game;
