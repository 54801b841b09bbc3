/** D.E.I., as the table needs it. */

import type { GameModule } from "../types";
import { answerWords, onBoard } from "./answers";
import { epilogue, isBetween } from "./campaign";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";
import { drawn, named, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import { told } from "./telling";
import type { View } from "./view";

const game: GameModule = {
  Board,
  Side,
  Piece,
  drawn,
  piece: pieceWords,
  onSide,
  hidden: true,

  plate(view: View, seat) {
    const { supplies, outposts, technology, energy_cell } = view.pads[seat]!;
    if (view.campaign) {
      const earned = view.campaign.sheets[seat]!.campaign_points.reduce((sum, n) => sum + n, 0);
      const points = { key: "campaign-plate", value: earned };
      if (view.over || isBetween(view)) return [points];
      return [{ key: "pad-supplies", value: supplies }, { key: "board-plate-outposts", value: Object.values(outposts).reduce((sum, n) => sum + n, 0) }, points];
    }
    if (view.over) return [{ key: "pad-supplies", value: supplies }];
    return [
      { key: "pad-supplies", value: supplies },
      { key: "board-plate-outposts", value: Object.values(outposts).reduce((sum, n) => sum + n, 0) },
      { key: "board-plate-resources", value: technology + energy_cell },
    ];
  },

  words: named,
  /** The end of a campaign is told. */
  closing: (view: View, _, t) => (view.campaign ? [t(`epilogue-${epilogue(view)}`)] : []),
  answer: answerWords,
  event: told,
  onBoard,
};

export default game;
