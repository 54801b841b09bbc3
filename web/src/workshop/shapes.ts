/** What the server says of forms: the shape of an entry, the order in which they are asked for, what adds up. */

import type { Component, PackInfo } from "../lib/protocol";

/** A component, as `ComponentInfo` names it. */
export interface Place {
  file: string;
  group: string;
  id: string;
}

export interface Option {
  value: string | number;
  /** The message that names it; a number names itself. */
  key: string | null;
}

export interface Field {
  name: string;
  key: string;
  shape: Shape;
  /** Always written; else it is left out where it is the default. */
  needed: boolean;
  default?: Value;
  /** Nobody chooses it: the id. */
  fixed?: boolean;
}

export interface Verb extends Option {
  fields: Field[];
}

export type Shape =
  | { kind: "text"; least: number; most: number; pattern: string | null }
  | { kind: "number"; least: number; most: number; whole: boolean }
  | { kind: "flag" }
  | { kind: "choice"; values: Option[] }
  | { kind: "fixed"; value: Value }
  | { kind: "entry"; of: { file: string; group: string }[]; also: Option[] }
  | { kind: "place" }
  | { kind: "region" }
  | { kind: "list"; of: Shape; least: number; most: number; ordered: boolean; distinct: boolean }
  | { kind: "row"; of: Shape[] }
  | { kind: "map"; keys: Shape; of: Shape; most: number }
  | { kind: "maybe"; of: Shape }
  | { kind: "record"; fields: Field[] }
  | { kind: "verb"; tag: string; verbs: Verb[] }
  | { kind: "ref"; shape: string };

/** JSON, as data files have it. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

export interface Group {
  file: string;
  group: string;
  /** Its name in the file. */
  field: string;
  key: string;
  least: number;
  most: number;
  shape: Shape;
}

export interface Form {
  game: string;
  data: string;
  groups: Group[];
  shapes: Record<string, Shape>;
}

export interface Entry extends Place {
  copies: number;
  kind: string;
  /** The fields that are reconstructed. */
  open: string[];
  weight: number;
}

export interface Lot {
  id: string;
  key: string;
  entries: Entry[];
}

export interface Order {
  game: string;
  data: string;
  total: number;
  lots: Lot[];
}

export interface Total {
  id: string;
  key: string;
  rule: string | null;
  wanted: number;
  found: number;
  right: boolean;
  culprits: (Place & { field: string; was: Value; now: Value })[];
}

/** Another value of an entry; null takes it away, and an id that is not there yet is added. */
export interface Edit extends Place {
  value: Value;
}

export interface Wrong {
  file: string;
  group: string | null;
  id: string | null;
  /** From the entry down. */
  path: (string | number)[];
  key: string | null;
  args: Record<string, unknown>;
  error: string;
}

export interface Checked {
  problems: Wrong[];
  totals: Total[];
  said: Record<string, Record<string, Component>>;
  good: boolean;
}

/** How many fields come from where. */
export interface Shares {
  fields: number;
  rulebook: number;
  other: number;
  first_edition: number;
  owners: number;
  confirmed: number;
  reconstructed: number;
}

export type Side = "ours" | "theirs";

/** An entry that two packs do not both leave as shipped; null where one of them has none. */
export interface Compared extends Place {
  base: Value;
  ours: Value;
  theirs: Value;
  taken: Side | "both" | "conflict";
}

/** Two packs side by side, and once everything is decided the one that they became. */
export interface Merged {
  compared: Compared[];
  conflicts: Place[];
  pack: PackInfo | null;
  file: object | null;
  shares: Shares | null;
}
