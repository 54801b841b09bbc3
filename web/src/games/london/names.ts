/** What components are called: cards and boroughs keep their published English names, with a translation beside them. */

import type { Words } from "../types";
import { borough, card, type Components } from "./view";

export function label(kind: string, id: string | number, components: Components): string | null {
  if (kind === "card") return card(components, String(id))?.name ?? null;
  if (kind === "borough") return borough(components, String(id))?.name ?? null;
  return null;
}

/** The name in the language of the words; "" where that is the English one, or there is none. */
export function translation(id: string, t: Words): string {
  return t("board-translation", { id: family(id) });
}

/** `school_a_blue` and `school_c` are both called “School”. */
function family(id: string): string {
  return id.replace(/_(a|b|c)(_(brown|blue|pink|grey))?$/, "");
}

/** A name for a screen reader or a heading: the published one, then its translation. */
export function fullName(kind: "card" | "borough", id: string, t: Words): string {
  const other = translation(id, t);
  return other ? `${t.name(kind, id)} (${other})` : t.name(kind, id);
}

/** Where a long word of a name may be broken on a narrow card: before a syllable, as near to its middle as can be. */
export function syllables(name: string): string[] {
  return name.split(/(?<= )/).flatMap((word) => {
    const places = [...word.matchAll(/(?:[bcdfgkpt][lr]|[cst]h|[^aeiouy\W])(?=[aeiouy])/gi)].map(({ index }) => index).filter((at) => at > 2 && at < word.length - 2);
    if (word.trim().length < 10 || !places.length) return [word];
    const middle = word.trim().length / 2;
    const at = places.reduce((best, one) => (Math.abs(one - middle) <= Math.abs(best - middle) ? one : best));
    return [word.slice(0, at), word.slice(at)];
  });
}
