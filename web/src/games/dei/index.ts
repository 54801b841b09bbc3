/** D.E.I., as the table needs it. */

import type { EventView, GameModule, Occasion } from "../types";
import { onBoard } from "./answers";
import Board from "./Board.svelte";
import { look } from "./look";
import Piece from "./Piece.svelte";
import { drawn, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import type { Dei } from "./view";

/** Events, Feats, and whom Retaliation falls on. */
const banners = new Set(["turn-event", "turn-feat", "put-accusation", "told-leaves"]);

const isTurn = (event: EventView): boolean => event.kind === "stage" && event.stage === "turn";

/** A Turn with its Missions; the last one with the final scoring. */
const tells = new Set(["turn-feat"]);
const scored: Occasion[] = [
  { title: "scored-end", begins: isTurn, ends: ({ kind }) => kind === "end", tells },
  { title: "scored-turn", begins: isTurn, ends: isTurn, tells },
];

const game: GameModule<Dei> = { Board, Side, Piece, drawn, piece: pieceWords, onSide, look, hidden: true, banners, scored, onBoard, aid: () => import("./aid"), primer: () => import("./Primer.svelte") };

export default game;
