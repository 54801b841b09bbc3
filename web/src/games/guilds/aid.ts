/** The player aid of Guilds of London: rules to have at hand, what lies in decks and stack, and the signs. */

import type { Aid } from "../types";
import Legend from "./Legend.svelte";
import { capital } from "./pieces";
import type { Guilds } from "./view";

const aid: Aid<Guilds> = {
  turn: [
    "GOL-ROUND-2", "GOL-ORDER-4", "GOL-TURN-1", "GOL-TURN-2", "GOL-HIRE-1", "GOL-MOVE-1", "GOL-EFFECT-1", "GOL-DRAW-2", "GOL-DRAW-3",
    "GOL-HAND-1", "GOL-RESOLVE-3", "GOL-NEG-2", "GOL-VOTE-1", "GOL-VOTE-3", "GOL-REWARD-1", "GOL-REWARD-3", "GOL-MASTER-1",
  ], // prettier-ignore
  score: ["GOL-SCORE-3", "GOL-SCORE-6", "GOL-PLANT-3", "GOL-PLANT-4", "GOL-SCORE-8", "GOL-SCORE-9"],
  left({ view, t }) {
    const stores = { deck: view.deck, discard: view.discard.length, mayoral: view.mayoral, stack: view.stack, supply: view.supply };
    return [t("table-round", { round: view.round, rounds: view.rounds }), ...Object.entries(stores).map(([name, n]) => `${capital(t(`table-${name}`), t)}: ${n}`)];
  },
  Legend,
};

export default aid;
