/** What all parts of a form share: words, shapes, what can be referred to, and what is wrong where. */

import { getContext, setContext } from "svelte";
import type { Words } from "../games/types";
import { speak } from "../lib/speech";
import type { Form, Shape, Value, Wrong } from "./shapes";
import type { Path } from "./values";

export interface Choice {
  value: string | number;
  text: string;
}

export interface FormContext {
  readonly t: Words;
  readonly shapes: Form["shapes"];
  /** The entries, Regions or values that may stand somewhere. */
  options(shape: Shape): Choice[];
  /** What is wrong with exactly this field, in sentences. */
  wrong(path: Path): string[];
}

const KEY = Symbol("form");

export function layForm(context: FormContext): void {
  setContext(KEY, context);
}

export function useForm(): FormContext {
  return getContext<FormContext>(KEY);
}

/** What is wrong at a path, in words. */
export function wrongAt(problems: Wrong[], path: Path, t: Words): string[] {
  const here = JSON.stringify(path);
  return problems.filter((one) => JSON.stringify(one.path) === here).map((one) => wrongWords(one, t));
}

export function wrongWords(one: Wrong, t: Words): string {
  const text = one.key && t.has(one.key) ? speak({ key: one.key, args: one.args }, [], t) : one.error;
  const begun = text.charAt(0).toLocaleUpperCase(t.lang) + text.slice(1);
  return /[.…!?]$/.test(begun) ? begun : `${begun}.`;
}

/** The letters of the Regions of a tile, as it stands in a form. */
export function regionsOf(value: Value): string[] {
  const regions = typeof value === "object" && value !== null && !Array.isArray(value) ? value["regions"] : undefined;
  return Array.isArray(regions) ? regions.flatMap((one) => (typeof one === "object" && one !== null && !Array.isArray(one) ? [String(one["id"] ?? "")] : [])) : [];
}
