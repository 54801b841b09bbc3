/** The player aid of Next Station: rules to have at hand, the cards still to come, and what is drawn on the map. */

import type { Aid } from "../types";
import Legend from "./Legend.svelte";
import type { NextStation } from "./view";

const aid: Aid<NextStation> = {
  turn: ["NSL-ROUND-7", "NSL-CARD-3", "NSL-CARD-4", "NSL-CARD-6", "NSL-DRAW-4", "NSL-DRAW-10", "NSL-DRAW-12", "NSL-DRAW-1", "NSL-ROUND-9", "NSL-ROUND-12"],
  score: ["NSL-SCORE-6", "NSL-SCORE-3", "NSL-TOUR-1", "NSL-TOUR-4", "NSL-END-3", "NSL-OBJ-3", "NSL-WIN-1", "NSL-WIN-2"],
  left: ({ view, t }) => [
    t("progress", { round: view.round, rounds: view.rounds }),
    ...(view.deck.length ? [`${t("board-deck", { n: view.deck.length })}: ${view.deck.map((card) => t.name("card", card)).join(", ")}`] : []),
  ],
  Legend,
};

export default aid;
