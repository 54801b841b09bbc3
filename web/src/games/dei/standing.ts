/** How everybody stands: the Supplies by what they were gained for, with what the end would pay as it is now (DEI-END). */

import { card, type Components, type PadView, type View } from "./view";

export interface Standing {
  seat: number;
  points: Record<string, number>;
  total: number;
}

/** What the end pays, from the rules of the data. */
export function ending(components: Components): { outpost: number; feat: number; technology: number; energy: number } {
  const number = (name: string): number => Number(components.rules[name] ?? 0);
  return {
    outpost: number("supplies_per_outpost"),
    feat: number("supplies_per_feat"),
    technology: number("technology_per_supply"),
    energy: number("supplies_per_energy_cell"),
  };
}

/** Market cards wherever they are, the Recycle Bin too (DEI-END-5). */
function marketCards({ hand, face_up, face_down, bin, lost }: PadView, components: Components): number {
  return [...hand, ...face_up, ...face_down, ...bin, ...lost].reduce((sum, id) => sum + (card(components, id)?.supplies ?? 0), 0);
}

export function standings(view: View, components: Components): Standing[] {
  const pays = ending(components);
  return view.pads.map((pad) => {
    const points = view.over
      ? pad.points
      : {
          ...pad.points,
          outposts: Object.values(pad.outposts).reduce((sum, n) => sum + n, 0) * pays.outpost,
          feats: pad.feats.filter(({ unlocked }) => unlocked).length * pays.feat,
          resources: Math.floor(pad.technology / pays.technology) + pad.energy_cell * pays.energy,
          market_cards: marketCards(pad, components),
        };
    return { seat: pad.seat, points, total: Object.values(points).reduce((sum, n) => sum + n, 0) };
  });
}
