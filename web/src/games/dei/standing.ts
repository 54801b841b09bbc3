/** How everybody stands: the Supplies by what they were gained for, with what the end would pay as it is now (DEI-END). */

import { isBetween } from "./campaign";
import { card, faction, type Components, type PadView, type View } from "./view";

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

/** Market cards wherever they are, the Recycle Bin too (DEI-END-5); for some Factions only those of a type (DOL-PB-40). */
function marketCards(pad: PadView, components: Components): number {
  const skills = faction(components, pad.faction ?? "")?.skills ?? [];
  const only = skills.flatMap(({ ops }) => ops).find(({ op }) => op === "SCORE_ONLY")?.["type"];
  const { hand, face_up, face_down, bin, lost } = pad;
  return [...hand, ...face_up, ...face_down, ...bin, ...lost]
    .map((id) => card(components, id))
    .reduce((sum, one) => sum + (only && one?.type !== only ? 0 : (one?.supplies ?? 0)), 0);
}

/** The space reached, and what its place pays (DOL-RET-60, 61, 63). */
function forRetaliation(track: number[], seat: number, places: number[]): number {
  const reached = track[seat] ?? 0;
  return reached + (places[track.filter((space) => space > reached).length] ?? 0);
}

const UNPLAYED = 3; // a Challenge that nobody played against one (DOL-CH-10)

export function standings(view: View, components: Components): Standing[] {
  const pays = ending(components);
  return view.pads.map((pad) => {
    const points = view.over || isBetween(view) // all is scored
      ? pad.points
      : {
          ...pad.points,
          outposts: Object.values(pad.outposts).reduce((sum, n) => sum + n, 0) * pays.outpost,
          feats: pad.feats.filter(({ unlocked }) => unlocked).length * pays.feat,
          resources: Math.floor(pad.technology / pays.technology) + pad.energy_cell * pays.energy,
          market_cards: marketCards(pad, components),
          ...(view.retaliation && { retaliation: forRetaliation(view.retaliation.track, pad.seat, components.retaliation.places) }),
          ...("challenge" in pad.points && { challenge: view.challenges.includes((pad.seat + 1) % view.pads.length) ? UNPLAYED : 0 }),
        };
    return { seat: pad.seat, points, total: Object.values(points).reduce((sum, n) => sum + n, 0) };
  });
}
