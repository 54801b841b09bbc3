/** A view, whatever the game, as rows of tables. What a row is called and holds is said by the game's messages:
 * `view-hands = Hands`, with `.of = card` where its values are components of that kind, and `.by = seat` where it is
 * a list with one entry for each seat. */

import type { Words } from "../types";

export interface Row {
  key: string;
  title: string;
  /** The kind of component that its values name; "" = they are said as they are. */
  of: string;
  value: unknown;
}

/** What all share, and what each seat has, a list by seat in every row. */
export function rows(view: Record<string, unknown>, t: Words): { shared: Row[]; seats: Row[] } {
  const all = entries(view, t);
  const own = (row: Row): boolean => Array.isArray(row.value) && t.has(`view-${row.key}.by`);
  return { shared: all.filter((row) => !own(row)), seats: all.filter(own) };
}

/** The fields of an object. */
export function entries(value: object, t: Words): Row[] {
  return Object.entries(value).map(([key, value]) => ({ key, value, title: title(key, t), of: t.has(`view-${key}.of`) ? t(`view-${key}.of`) : "" }));
}

/** The columns of a list of objects: every field that one of them has. */
export function columns(list: readonly object[]): string[] {
  return [...new Set(list.flatMap((one) => Object.keys(one)))];
}

export function title(key: string, t: Words): string {
  const plain = key.replaceAll("_", " ");
  return t.has(`view-${key}`) ? t(`view-${key}`) : plain.slice(0, 1).toLocaleUpperCase(t.lang) + plain.slice(1);
}

/** A single value in words. */
export function said(value: unknown, of: string, t: Words): string {
  if (value === null || value === undefined || value === "") return t("plain-nothing");
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  return of ? t.name(of, value as string | number) : String(value);
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
