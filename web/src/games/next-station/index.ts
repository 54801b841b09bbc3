/** Next Station: London, as the table needs it. */

import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { look, sound } from "./look";
import Pad from "./Pad.svelte";
import Piece from "./Piece.svelte";
import { drawn, onPad, pieceWords } from "./pieces";
import type { NextStation } from "./view";

const game: GameModule<NextStation> = {
  Board,
  Side: Pad,
  Piece,
  drawn,
  piece: (group, id, value, _components, t) => pieceWords(group, id, value, t),
  onSide: onPad,
  scored: [
    {
      title: "web-scored",
      begins: ({ kind }) => kind === "did",
      ends: (event) => event.kind === "stage" && event.stage === "round",
      whats: ["lines", "visits"],
      moves: true, // the next line's departure counts already
    },
  ],
  look,
  sound,
  sheets: true,
  onBoard: (move) => move.kind !== "pass",
  aid: () => import("./aid"),
  primer: () => import("./Primer.svelte"),
};

export default game;
