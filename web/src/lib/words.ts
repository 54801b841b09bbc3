/** Words: the Fluent files of `locale/`, the same that the server reads. The engine speaks in ids and numbers. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Words } from "../games/types";
import { linesOf, nameOf, type Said } from "./speech";

export type Raw = Record<string, () => Promise<string>>;
/** What the game says of its components, and what the seats are called; both may come later than the words. */
export interface Naming {
  said?: () => Said;
  seats?: () => string[];
}

const INTERFACE = import.meta.glob<string>("../../../locale/*/interface.ftl", { query: "?raw", import: "default" }) as Raw;
const KERNEL = import.meta.glob<string>("../../../locale/*/kernel.ftl", { query: "?raw", import: "default" }) as Raw;
const GAMES = import.meta.glob<string>("../../../locale/*/games/*.ftl", { query: "?raw", import: "default" }) as Raw;
const CARDS = import.meta.glob<string>("../../../locale/*/games/*.ftl", { query: "?card", import: "default" }) as Raw;
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

/** A language with the browser's own country, where it names one: 16 November or November 16, 16:05 or 4:05 pm. */
export function withCountry(lang: string): string {
  return navigator.languages.find((one) => one.split("-")[0] === lang) ?? lang;
}

/** Messages of a language; what it lacks is taken from `fallback`, and a key that nobody has is shown as it is. */
export function makeWords(lang: string, texts: string[], fallback: Words | null = null, naming: Naming = {}): Words {
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
    const made = kind === "seat" ? (naming.seats?.()[Number(id)] ?? null) : nameOf(naming.said?.() ?? {}, kind, id, words);
    if (made !== null) return made;
    const key = `${kind}-${id}`;
    return words.has(key) ? say(key) : String(id);
  }

  const has = (key: string): boolean => pattern(key) !== null || (fallback?.has(key) ?? false);
  // A function's own `name` can be redefined, but not assigned.
  const lines = (kind: string, id: string | number): Record<string, string[]> => linesOf(naming.said?.() ?? {}, kind, id, words);
  const rules = (kind: string, id: string | number): string[] => naming.said?.()[kind]?.[String(id)]?.rules ?? [];
  const own = { name: { value: name }, lines: { value: lines }, rules: { value: rules }, lang: { value: lang }, has: { value: has } };
  const words = Object.defineProperties(say, own) as Words;
  return words;
}

/** A number as it is written in a ledger: below zero with a minus, not with a hyphen. */
export function figure(n: number): string {
  return String(n).replace("-", "−");
}

/** A change, as it is written beside what changes: +3, −2. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : figure(change);
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

/** The words of a game's card in the lobby: the pages' words, and what the game says of itself and of how it stands. */
export async function cardWords(lang: string, game: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(INTERFACE, `${one}/interface.ftl`), shipped(game) ? read(CARDS, `${one}/games/${game}.ftl`) : ownWords(one, game)]);
}

/** The pages' words and all of the game's own. */
export async function ownGameWords(lang: string, game: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(INTERFACE, `${one}/interface.ftl`), ownWords(one, game)]);
}

/** All the words of a table: the pages', the game's, and the sentences of the rules. */
export async function gameWords(lang: string, game: string, naming?: Naming): Promise<Words> {
  return inLanguage(lang, (one) => tableFiles(one, game), naming);
}

export function tableFiles(lang: string, game: string): Promise<string>[] {
  return [
    read(INTERFACE, `${lang}/interface.ftl`),
    read(KERNEL, `${lang}/kernel.ftl`),
    read(RULES, `${lang}/rules/kernel.ftl`),
    shipped(game) ? read(RULES, `${lang}/rules/${game}.ftl`) : brought(lang),
    ownWords(lang, game),
  ];
}

/** What a guided game is called: as its game, or by what it shows of it. */
export function lessonTitle(lesson: string, game: string, t: Words): string {
  return t(lesson === game ? "title" : `board-lesson-${lesson}`);
}

/** Words made of these texts, and of the English ones where the language lacks something. */
export async function inLanguage(lang: string, files: (lang: string) => Promise<string>[], naming?: Naming): Promise<Words> {
  const [own, english] = await Promise.all([Promise.all(files(lang)), lang === "en" ? null : Promise.all(files("en"))]);
  return makeWords(lang, own, english ? makeWords("en", english, null, naming) : null, naming);
}

/** Whether the words of a game are here. */
export function shipped(game: string): boolean {
  return `../../../locale/en/games/${game}.ftl` in GAMES;
}

/** The words of a game; those of a plug-in come with its rules from the server. */
export function ownWords(lang: string, game: string): Promise<string> {
  return shipped(game) ? read(GAMES, `${lang}/games/${game}.ftl`) : brought(`/api/games/${game}/words/${lang}`);
}

export const brought = async (path: string): Promise<string> => (await import("./brought")).text(path);

/** A Fluent file that is here; "" where there is none. */
export async function read(from: Raw, path: string): Promise<string> {
  const load = from[`../../../locale/${path}`];
  return load ? load() : "";
}
