/** The player aid of D.E.I.: rules to have at hand, what the Markets still hold, and the icons. */

import type { Aid } from "../types";
import Legend from "./Legend.svelte";
import type { Dei } from "./view";

const aid: Aid<Dei> = {
  turn: [
    "DEI-TURN-1", "DEI-TURN-2", "DEI-TURN-3", "DEI-CARD-1", "DEI-CARD-2", "DEI-CARD-4", "DEI-MAJ-3", "DEI-MAJ-4", "DEI-OUT-1", "DEI-TURN-5",
    "DEI-FEAT-1", "DEI-TURN-6", "DEI-MISSION-4", "DEI-CLEAN-1", "DEI-CLEAN-2", "DEI-CLEAN-4",
  ], // prettier-ignore
  score: ["DEI-MISSION-6", "DEI-END-2", "DEI-END-3", "DEI-END-4", "DEI-END-5", "DEI-END-6", "DEI-END-7"],
  left: ({ view, t }) => [
    ...(view.turn ? [t("progress", { turn: view.turn, turns: view.turns, phase: view.phase })] : []),
    ...view.markets.map(({ id, deck }) => `${t.name("market", id)}: ${t("board-deck", { n: deck })}`),
    `${t.name("icon", "GAIN_BOOST")}: ${view.boosts}`,
  ],
  Legend,
};

export default aid;
