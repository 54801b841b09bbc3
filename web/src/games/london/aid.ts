/** The player aid of London: rules to have at hand, what is left of the decks, and the signs on the cards. */

import type { Aid } from "../types";
import Legend from "./Legend.svelte";
import type { London } from "./view";

const aid: Aid<London> = {
  turn: [
    "LON-TURN-2", "LON-TURN-3", "LON-DEV-1", "LON-DEV-3", "LON-DEV-6", "LON-LAND-1", "LON-RUN-2", "LON-RUN-10", "LON-RUN-15", "LON-RUN-16",
    "LON-RUN-17", "LON-LOAN-1", "LON-LOAN-5", "LON-HAND-1", "LON-END-1",
  ], // prettier-ignore
  score: ["LON-SCORE-2", "LON-SCORE-3", "LON-SCORE-4", "LON-SCORE-5", "LON-SCORE-6", "LON-SCORE-7", "LON-SCORE-8", "LON-TIE-1"],
  left: ({ view, t }) => [
    t("board-deck", { n: view.deck }),
    `${t("board-offer")}: ${t("board-borough-deck", { n: view.borough_deck })}`,
    ...(view.out.length ? [`${t("board-out", { n: view.out.length })}. ${t("board-out-about")}`] : []),
  ],
  Legend,
};

export default aid;
