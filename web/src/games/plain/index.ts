/** Any game that has no board of its own: its view as tables, its answers as buttons beside the question, its log. */

import type { GameModule } from "../types";
import Board from "./Board.svelte";

const game: GameModule = {
  Board,
  hidden: true, // it may be: who shares a device looks away
  onBoard: () => false,
};

export default game;
