/** What a game says: lines come from the engine as keys and arguments, and become words here. */

import type { Answer, Words } from "../games/types";
import type { Component, EventView, Figure, Line, Standing } from "./protocol";
import { facts } from "./words";

/** An event as the server sends it, with what the game says of it beyond its fields. */
export type Told = EventView & { said?: Line | null };

/** A line in words, with these names for the seats; "" where nobody has words for it. */
export function speak({ key, args }: Line, names: string[], t: Words): string {
  const dot = key.indexOf(".");
  const message = t.has(key) || dot < 0 ? key : key.slice(0, dot);
  if (!t.has(message)) return "";
  return t(message, facts(Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(name, value, names, t)]))));
}

/** An argument: a seat by its name, a line in words, several as a list or as a choice; all else as it is. */
function argument(name: string, value: unknown, names: string[], t: Words): unknown {
  if (Array.isArray(value)) {
    if (value.every(isLine)) return together(value.map((line) => speak(line, names, t)), t);
    if (!t.has(`each-${name}`)) return null;
    return together(value.map((args) => speak({ key: `each-${name}`, args }, names, t)), t, "list-or");
  }
  if (typeof value !== "object" || value === null) return value;
  if (isLine(value)) return speak(value, names, t);
  const { seat } = value as { seat: number };
  return names[seat] ?? (names.length ? t("rival") : t.name("seat", seat));
}

export const isLine = (value: unknown): value is Line => typeof value === "object" && value !== null && "key" in value;

/** “draw a card, gain £2 and lose 1 poverty” */
export function together(parts: string[], t: Words, joint: "list-last" | "list-or" = "list-last"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t(joint, { before: parts.slice(0, -1).join(", "), last });
}

/** What an answer is called; the question may have words of its own for it. */
export function answerWords({ move, said }: Answer, asked: string | undefined, names: string[], t: Words): string {
  const { kind } = move as { kind: string };
  const args = { ...move, asked: asked ?? "none", ...said };
  return speak({ key: `move-${kind}.${asked}`, args }, names, t) || Object.values(move).map(String).join(" ");
}

/** What an event tells, "" for nothing; null = that is left to the rule that it cites. */
export function told(event: Told, names: string[], t: Words): string | null {
  const [plain, own] = [plainly(event), event.said];
  if (own === null) return "";
  const line = own && plain ? { key: own.key, args: { ...plain.args, ...own.args } } : (own ?? plain);
  if (!line || line.key === "" || t.has(line.key) || t.has(line.key.split(".")[0]!)) return line && speak(line, names, t);
  // Beside the plain board there are words for what a game has none for.
  const { stage, what, move, asked } = event as Partial<Record<string, any>>;
  const key = move === null ? "plain-hidden" : `plain-${event.kind}`;
  return speak({ key, args: { ...line.args, stage, what: move ? answerWords({ action: 0, move }, asked, names, t) : what } }, names, t);
}

/** What an event tells by its own fields: the kernel says it the same way in `speech.py`. */
function plainly(event: EventView): Line | null {
  switch (event.kind) {
    case "did": {
      const move = (event.move ?? { kind: "hidden" }) as { kind: string };
      const key = `did-${move.kind}${event.asked ? `.${event.asked}` : ""}`;
      return { key, args: { ...move, forced: event.forced ?? false, who: { seat: event.seat } } };
    }
    case "gain":
      return { key: `gain-${event.what}`, args: { n: event.n, who: { seat: event.seat } } };
    case "stage":
      return { key: `stage-${event.stage}`, args: { n: event.n, ...(event.stage === "player" && { who: { seat: event.n } }) } };
    case "put":
      return { key: "put-piece", args: { piece: event.piece ?? "", from: event.from ?? "", to: event.to ?? "" } };
    case "turn":
      return { key: "turn-piece", args: { piece: event.piece ?? "", side: event.side } };
    default:
      return null;
  }
}

/** Components in words, by kind and id. */
export type Said = Record<string, Record<string, Component>>;

/** What the game calls a component; null = by a message of its own. */
export function nameOf(said: Said, kind: string, id: string | number, t: Words): string | null {
  const name = said[kind]?.[String(id)]?.name ?? null;
  return name === null || typeof name === "string" ? name : speak(name, [], t) || null;
}

/** What a component does, in words, by heading. */
export function linesOf(said: Said, kind: string, id: string | number, t: Words): Record<string, string[]> {
  const lines = said[kind]?.[String(id)]?.lines ?? {};
  return Object.fromEntries(Object.entries(lines).map(([heading, all]) => [heading, all.map((line) => speak(line, [], t))]));
}

/** The numbers of a seat's plate. */
export function figuresOf(standing: Standing[], seat: number): Figure[] {
  return standing.find((one) => one.seat === seat)?.figures ?? [];
}
