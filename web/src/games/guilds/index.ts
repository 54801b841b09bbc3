/** Guilds of London, as the table needs it. */

import type { GameModule } from "../types";
import { onBoard } from "./answers";
import Board from "./Board.svelte";
import { look } from "./look";
import Piece from "./Piece.svelte";
import { drawn, onSide, pieceWords } from "./pieces";
import Side from "./Side.svelte";
import type { Guilds } from "./view";

/** The resolution of tiles and of the Plantation. */
const banners = new Set(["told-won", "told-neighbours", "told-lasting", "told-tie", "told-empty", "told-plantation", "told-plantation-tie", "told-last-tile"]);

const game: GameModule<Guilds> = { Board, Side, Piece, drawn, piece: pieceWords, onSide, look, hidden: true, banners, onBoard, aid: () => import("./aid"), primer: () => import("./Primer.svelte") };

export default game;
