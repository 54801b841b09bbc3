/** Where values come from, as data files say it, and how values are told. */

import type { Words } from "../games/types";

export const KINDS = ["rulebook", "printed", "confirmed", "owner", "public", "first_edition", "derived", "reconstructed", "ours"] as const;

export interface Provenance {
  kind: (typeof KINDS)[number];
  sources?: string[];
  note?: string;
}

/** The kind of name that stands in a field, where the field is not called after it. */
const NAMED: Record<string, string> = { shows: "symbol", departure: "pencil", outpost: "colour", liveries: "livery", frame: "livery" };

/**
 * The key of a note or a source among the words of the components. Data files never change for the sake of words (their
 * hash is in every record), so it is made from the English text: its first words, and a digest of all of it.
 */
export function noteKey(note: string): string {
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(note)) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  const begin = (note.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 5).join("-");
  return `note-${begin}-${digest.toString(16).padStart(8, "0")}`;
}

/** A note or a source in words; as it is where somebody else wrote it. */
export function noted(text: string, t: Words | null | undefined): string {
  const key = noteKey(text);
  return t?.has(key) ? t(key) : text;
}

/** What the list of a component is called; "" where nobody has said it. */
export function groupName(group: string, t: Words | null | undefined): string {
  const key = `board-group-${group}`;
  return t?.has(key) ? t(key) : "";
}

/** What a field is called; of a field in a field, all of them. Items of lists are counted. */
export function fieldName(path: string, t?: Words | null): string {
  const name = (one: string): string => (t?.has(`field-${one}`) ? t(`field-${one}`) : one.replaceAll("_", " "));
  return path.split(" ").map(name).join(" ");
}

/** A value as people read it, where no game words it: its fields and what they hold. */
export function plainly(value: unknown, t?: Words | null, field = ""): string {
  if (Array.isArray(value)) return value.map((one) => plainly(one, t, field)).join(", ");
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .filter(([inner]) => inner !== "id")
      .map(([inner, held]) => `${fieldName(inner, t)}${colon(t)} ${plainly(held, t, inner)}`)
      .join(" · ");
  if (typeof value === "string") return t ? t.name(NAMED[field] ?? field, value) : value;
  return t?.has(`value-${value}`) ? t(`value-${value}`) : String(value);
}

const colon = (t?: Words | null): string => (t?.lang === "fr" ? "\u00a0:" : ":");
