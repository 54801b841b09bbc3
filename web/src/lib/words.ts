/** Words: the Fluent files of `locale/`, the same that the server reads. The engine speaks in ids and numbers. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { GameModule, Words } from "../games/types";

type Raw = Record<string, () => Promise<string>>;
/** What a game itself calls a component; null = by its message. */
export type Label = (kind: string, id: string | number, t: Words) => string | null;

const INTERFACE = import.meta.glob<string>("../../../locale/*/interface.ftl", { query: "?raw", import: "default" }) as Raw;
const GAMES = import.meta.glob<string>("../../../locale/*/games/*.ftl", { query: "?raw", import: "default" }) as Raw;
const LESSONS = import.meta.glob<string>("../../../locale/*/lessons/*.ftl", { query: "?raw", import: "default" }) as Raw;
const RULES = import.meta.glob<string>("../../../locale/*/rules/*.ftl", { query: "?raw", import: "default" }) as Raw;

/** The languages there are, English first. */
export const LANGUAGES: string[] = languages(Object.keys(INTERFACE));

export function languages(paths: string[]): string[] {
  const found = paths.map((path) => path.split("/").at(-2) ?? "").filter(Boolean);
  return [...new Set(found)].sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
}

/** The first language of the list that we have, else English. */
export function choose(wanted: readonly string[], there: readonly string[] = LANGUAGES): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (there.includes(base)) return base;
  }
  return "en";
}

/** Messages of a language; what it lacks is taken from `fallback`, and a key that nobody has is shown as it is. */
export function makeWords(lang: string, texts: string[], fallback: Words | null = null, label: Label = () => null): Words {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: {
      NAME: ([thing], named) => name(plain(named["of"]), plain(thing)),
      SIGNED: ([change]) => signed(Number(plain(change))),
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));

  function pattern(key: string) {
    const dot = key.indexOf(".");
    const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null;
  }

  function say(key: string, args: Record<string, string | number> = {}): string {
    const found = pattern(key);
    if (found === null) return fallback ? fallback(key, args) : key;
    return bundle.formatPattern(found, args, []).replace(/[ \t\r\n]+/g, " ").trim();
  }

  function name(kind: string, id: string | number): string {
    const made = label(kind, id, words);
    if (made !== null) return made;
    const key = `${kind}-${id}`;
    return words.has(key) ? say(key) : String(id);
  }

  const has = (key: string): boolean => pattern(key) !== null || (fallback?.has(key) ?? false);
  // A function's own `name` can be redefined, but not assigned.
  const words = Object.defineProperties(say, { name: { value: name }, lang: { value: lang }, has: { value: has } }) as Words;
  return words;
}

/** How a game names its components: by a label, as their data words them, else by their messages. */
export function naming(module: Pick<GameModule, "label" | "words">, components: unknown): Label {
  return (kind, id, t) => module.label?.(kind, id, components) ?? module.words?.(kind, id, components, t) ?? null;
}

/** A change, as it is written beside what changes: +3, −2. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change).replace("-", "−");
}

function plain(value: FluentValue | undefined): string {
  return value == null ? "" : String(typeof value === "object" ? value.valueOf() : value);
}

/** Arguments as messages take them: text, numbers, and yes or no. */
export function facts(args: Record<string, unknown>): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "boolean") found[key] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") found[key] = value;
  }
  return found;
}

/** In an effect: hand over what was loaded, unless the effect has run again meanwhile and asked for something else. */
export function latest<T>(loading: Promise<T>, take: (found: T) => void): () => void {
  let late = false;
  void loading.then((found) => {
    if (!late) take(found);
  });
  return () => {
    late = true;
  };
}

/** The words of the pages themselves. */
export async function interfaceWords(lang: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(INTERFACE, `${one}/interface.ftl`)]);
}

/** The words of a game's card in the lobby: the pages' words and the game's own. */
export async function cardWords(lang: string, game: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(INTERFACE, `${one}/interface.ftl`), read(GAMES, `${one}/games/${game}.ftl`)]);
}

/** All the words of a table: the pages', the game's, and the sentences of the rules. */
export async function gameWords(lang: string, game: string, label?: Label): Promise<Words> {
  return inLanguage(
    lang,
    (one) => [
      read(INTERFACE, `${one}/interface.ftl`),
      read(RULES, `${one}/rules/kernel.ftl`),
      read(GAMES, `${one}/games/${game}.ftl`),
      read(RULES, `${one}/rules/${game}.ftl`),
    ],
    label,
  );
}

/** The words of a guided game alone: what its notes say. */
export async function lessonWords(lang: string, game: string, lesson: string, label?: Label): Promise<Words> {
  return inLanguage(lang, (one) => [read(GAMES, `${one}/games/${game}.ftl`), read(LESSONS, `${one}/lessons/${lesson}.ftl`)], label);
}

/** What a guided game is called: as its game, or by what it shows of it. */
export function lessonTitle(lesson: string, game: string, t: Words): string {
  return t(lesson === game ? "title" : `board-lesson-${lesson}`);
}

async function inLanguage(lang: string, files: (lang: string) => Promise<string>[], label?: Label): Promise<Words> {
  const [own, english] = await Promise.all([Promise.all(files(lang)), lang === "en" ? null : Promise.all(files("en"))]);
  return makeWords(lang, own, english ? makeWords("en", english, null, label) : null, label);
}

async function read(from: Raw, path: string): Promise<string> {
  const load = from[`../../../locale/${path}`];
  return load ? load() : "";
}
