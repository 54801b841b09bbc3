/** Values of entries, as a form changes them: what a shape begins with, a value at a path, and how data files write it. */

import type { Field, Form, Place, Shape, Value } from "./shapes";

export type Path = readonly (string | number)[];
type Shapes = Form["shapes"];
type Fields = { [key: string]: Value };

/** The shape itself, where another one refers to it. */
export function plain(shape: Shape, shapes: Shapes): Shape {
  let found = shape;
  while (found.kind === "ref") found = shapes[found.shape] ?? { kind: "fixed", value: null };
  return found;
}

/** What a form begins with: the least that is allowed. `entries` gives the ids that may be referred to. */
export function first(shape: Shape, shapes: Shapes, entries: (shape: Shape) => string[] = () => []): Value {
  const of = plain(shape, shapes);
  const inner = (one: Shape): Value => first(one, shapes, entries);
  switch (of.kind) {
    case "text":
      return "";
    case "number":
      return Math.min(Math.max(1, of.least), of.most);
    case "flag":
      return false;
    case "choice":
      return of.values[0]?.value ?? null;
    case "fixed":
      return of.value;
    case "entry":
      return entries(of)[0] ?? of.also[0]?.value ?? null;
    case "place":
    case "region":
      return entries(of)[0] ?? "";
    case "list":
      return Array.from({ length: of.least }, () => inner(of.of));
    case "row":
      return of.of.map(inner);
    case "map":
      return {};
    case "maybe":
      return null;
    case "record":
      return made(of.fields, shapes, entries);
    case "verb": {
      const verb = of.verbs[0];
      return verb ? { [of.tag]: verb.value, ...made(verb.fields, shapes, entries) } : null;
    }
    default:
      return null;
  }
}

/** The fields that have to be there; the others begin as their default, which is not written. */
export function made(fields: Field[], shapes: Shapes, entries: (shape: Shape) => string[] = () => []): Fields {
  return Object.fromEntries(fields.filter(({ needed }) => needed).map(({ name, shape }) => [name, first(shape, shapes, entries)]));
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A new item of a list: where its items have letters, it gets the first free one. */
export function lettered(made: Value, items: Value[]): Value {
  if (!isFields(made) || made["id"] !== "") return made;
  const taken = new Set(items.map(letterOf));
  return { ...made, id: LETTERS.find((letter) => !taken.has(letter)) ?? "" };
}

/** The letter of an item that has one. */
export function letterOf(item: Value | undefined): string | null {
  return isFields(item) && typeof item["id"] === "string" ? item["id"] : null;
}

/** What stands in a field, written or not. */
export function held(value: Value, field: Field): Value {
  const found = isFields(value) ? value[field.name] : undefined;
  return found === undefined ? (field.default ?? null) : found;
}

/** A record with another value in a field: in the order of its fields, and without what is left out. */
export function withField(value: Value, fields: Field[], name: string, next: Value, tag: Fields = {}): Fields {
  const before = isFields(value) ? value : {};
  const now: Fields = { ...before, [name]: next };
  const known = new Set([...Object.keys(tag), ...fields.map((field) => field.name)]);
  const kept = Object.entries(before).filter(([key]) => !known.has(key)); // where it comes from, which no form shows
  const written = fields.filter((field) => {
    const stands = now[field.name];
    if (stands === undefined) return false;
    return field.needed || !same(stands, field.default ?? null);
  });
  return { ...tag, ...Object.fromEntries(written.map((field) => [field.name, now[field.name] as Value])), ...Object.fromEntries(kept) };
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values are the same, in whichever order their fields stand. */
export function same(one: Value, other: Value): boolean {
  return text(one) === text(other);
}

function text(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${text(value[name] as Value)}`).join()}}`;
}

/** A component by one name. */
export function placeName({ file, group, id }: Place): string {
  return `${file}/${group}/${id}`;
}

export function placeOf(name: string): Place {
  const [file = "", group = "", ...id] = name.split("/");
  return { file, group, id: id.join("/") };
}

/** The files with entries changed, added and taken away; lists without ids go by number. */
export function edited(files: Record<string, unknown>, groups: readonly { file: string; group: string; field: string }[], edits: readonly (Place & { value: Value })[]): Record<string, unknown> {
  const result: Record<string, unknown> = { ...files };
  for (const { file, group, field } of groups) {
    const own = edits.filter((edit) => edit.file === file && edit.group === group);
    if (!own.length) continue;
    const data = result[file] as Record<string, unknown>;
    const list = [...((data[field] ?? []) as Fields[])];
    const kept = list.map((entry, n) => {
      const edit = own.find(({ id }) => id === String(entry["id"] ?? n));
      return edit ? edit.value : entry;
    });
    const there = new Set(list.map((entry, n) => String(entry["id"] ?? n)));
    const added = own.filter(({ id, value }) => !there.has(id) && value !== null).map(({ value }) => value);
    result[file] = { ...data, [field]: [...kept, ...added].filter((entry) => entry !== null) };
  }
  return result;
}
