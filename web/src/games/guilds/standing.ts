/** What can be reckoned from what lies open: what a mayoral card counts now, and what adjacent Masters are worth. */

import { adjacent, hall, largestGroup, masters, pairs } from "./city";
import { entry, LIVERIES, type Components, type Goal, type Livery, type SeatView, type View } from "./view";

/** What a mayoral card counts, as it stands (GOL-OP-23, GOL-OP-24). */
export function counted(metric: string, livery: Livery | null | undefined, view: View, seat: SeatView, components: Components): number {
  const own = masters(view, seat.seat);
  const face = (id: string) => entry("tile", id, components);
  const showing = (one: Livery): number => own.filter(({ id }) => face(id)?.liveries.includes(one)).length;
  switch (metric) {
    case "masters_with_livery":
      return livery ? showing(livery) : 0;
    case "masters_great_twelve":
      return own.filter(({ id }) => face(id)?.great_twelve).length;
    case "masters_on_special":
      return own.filter(({ id }) => face(id)?.rank === null).length;
    case "livery_sets":
      return Math.min(...LIVERIES.map(showing));
    case "masters_adjacent_guildhall":
      return own.filter((tile) => hall(view).some((cell) => adjacent(tile, cell))).length;
    case "largest_master_group":
      return largestGroup(view, seat.seat);
    case "second_place_tokens":
      return seat.tokens.length;
    case "own_on_plantation":
      return seat.plantation;
    case "own_in_guildhall":
      return seat.guildhall;
    case "neutrals_held":
      return seat.neutrals;
    case "hand_cards":
      return seat.cards;
    default:
      return 0;
  }
}

/** The points of a mayoral card if the game ended now (GOL-OP-21, GOL-OP-22). */
export function worth({ score }: Goal, view: View, seat: SeatView, components: Components): number {
  const n = counted(score.metric, score.livery, view, seat, components);
  if (score.kind === "threshold") return n >= (score.min ?? 0) ? score.vp : 0;
  return Math.min(score.vp * n, score.max ?? Infinity);
}

/** A seat's points as they stand. */
export interface Standing {
  seat: number;
  /** On the score track. */
  track: number;
  /** Of the mayoral cards that the viewer sees, and whether there are others. */
  goals: number;
  more: boolean;
  pairs: number;
  total: number;
}

/** The final scoring if the game ended now, of what the viewer sees (GOL-SCORE). */
export function standings(view: View, components: Components): Standing[] {
  return view.seats
    .filter(({ rival }) => !rival)
    .map((seat) => {
      const { breakdown } = seat;
      const track = breakdown ? (breakdown.track ?? 0) : seat.points;
      const open = (seat.shown ?? []).map((id) => entry("goal", id, components)).filter((goal) => goal !== undefined);
      const goals = breakdown?.goals ?? open.reduce((sum, goal) => sum + worth(goal, view, seat, components), 0);
      const beside = breakdown?.pairs ?? components.constants.pair_points * pairs(view, seat.seat).length;
      return { seat: seat.seat, track, goals, more: !breakdown && seat.goals > open.length, pairs: beside, total: track + goals + beside };
    });
}
