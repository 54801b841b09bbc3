/** A game's options as fields of a form, read from the JSON schema of each. */

import type { Words } from "../games/types";

export interface Option {
  name: string;
  title: string;
  description: string;
  default: unknown;
  schema: Schema;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  prefixItems?: Schema[];
  /** The expansion that it belongs to. */
  group?: string;
  /** Its values are seats, from 0. */
  seat?: boolean;
}

export type Field =
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number | null)[] }
  | { kind: "number"; min: number | null; max: number | null; nullable: boolean }
  | { kind: "order"; values: string[]; nullable: boolean }
  | { kind: "picks"; values: string[]; nullable: boolean }
  | { kind: "text" };

/** How an option is asked for. */
export function fieldOf(option: Option): Field {
  const alternatives = option.schema.anyOf ?? [option.schema];
  const nullable = alternatives.some((one) => one.type === "null");
  const schema = alternatives.find((one) => one.type !== "null") ?? {};
  const examples = option.schema.examples ?? [];
  const empty = nullable ? [null] : [];
  if (schema.type === "boolean") return { kind: "switch" };
  if (schema.enum) return { kind: "choice", values: [...empty, ...(schema.enum as (string | number)[])] };
  if (schema.type === "array") {
    const lists = examples.filter((one): one is string[] => Array.isArray(one) && one.every((each) => typeof each === "string"));
    if (!lists.length || lists.length < examples.length) return { kind: "text" };
    const values = [...new Set(lists.flat())];
    return lists.every((list) => list.length === values.length) ? { kind: "order", values: lists[0]!, nullable } : { kind: "picks", values, nullable };
  }
  if (schema.type === "integer") {
    const { minimum: min = null, maximum: max = null } = schema;
    if (min !== null && max !== null && max - min < 12)
      return { kind: "choice", values: [...empty, ...Array.from({ length: max - min + 1 }, (_, n) => min + n)] };
    if (examples.length > 1) return { kind: "choice", values: [...empty, ...(examples as number[])] };
    return { kind: "number", min, max, nullable };
  }
  return { kind: "text" };
}

/** The options in their order, those of an expansion together. */
export function grouped(options: Option[]): { group: string | null; options: Option[] }[] {
  const names = [...new Set(options.map(({ schema }) => schema.group ?? null))];
  return names.map((group) => ({ group, options: options.filter(({ schema }) => (schema.group ?? null) === group) }));
}

/** The values of a choice at a table of so many seats. */
export function choices(option: Option, values: (string | number | null)[], seats: number): (string | number | null)[] {
  return option.schema.seat ? values.filter((value) => value === null || Number(value) < seats) : values;
}

/** As many picks as there are seats: those made so far, then what nobody has picked. */
export function picksFor(seats: number, values: string[], picked: string[]): string[] {
  const kept = picked.slice(0, seats);
  const free = values.filter((one) => !kept.includes(one));
  return [...kept, ...free.slice(0, seats - kept.length)];
}

/** The title and the line about an option, translated where the game's words have them. */
export function optionWords(option: Option, t: Words): { title: string; about: string } {
  const key = `option-${option.name}`;
  return {
    title: t.has(key) ? t(key) : option.title,
    about: t.has(`${key}.about`) ? t(`${key}.about`) : option.description,
  };
}

/** What a value of an option is called: by a message of its own, or as the component that it names. */
export function valueWords(option: Option, value: string | number, t: Words): string {
  if (option.schema.seat) return t("web-seat-n", { n: Number(value) + 1 });
  const keys = [`option-${option.name}-${value}`, `${option.name.replace(/s$/, "")}-${value}`];
  const found = keys.find((key) => t.has(key));
  return found ? t(found) : String(value);
}
