/** Where values come from, as data files say it. */

export const KINDS = ["rulebook", "printed", "public", "derived", "reconstructed", "ours"] as const;

export interface Provenance {
  kind: (typeof KINDS)[number];
  sources?: string[];
  note?: string;
}

/** A value as people read it, where no game words it: its fields and what they hold. */
export function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainly).join(", ");
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .filter(([field]) => field !== "id")
      .map(([field, held]) => `${field.replaceAll("_", " ")}: ${plainly(held)}`)
      .join(" · ");
  return String(value);
}
