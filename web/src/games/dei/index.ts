/** D.E.I., as the table needs it. */

import type { GameModule } from "../types";
import { onBoard } from "./answers";
import Board from "./Board.svelte";
import { look } from "./look";
import Piece from "./Piece.svelte";
import { drawn, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import type { Dei } from "./view";

/** Events, Feats, and whom Retaliation falls on. */
const banners = new Set(["turn-event", "turn-feat", "put-accusation", "told-leaves"]);

const game: GameModule<Dei> = { Board, Side, Piece, drawn, piece: pieceWords, onSide, look, hidden: true, banners, onBoard, aid: () => import("./aid"), primer: () => import("./Primer.svelte") };

export default game;
