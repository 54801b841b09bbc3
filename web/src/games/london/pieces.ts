/** Components in words, and which of them a note can point at. */

import type { Described } from "../../desk/desk.svelte";
import { together } from "../../lib/speech";
import type { Words } from "../types";
import type { Components, StackView, Thing, View } from "./view";

const DRAWN = new Set(["cards", "boroughs", "poverty_table"]);

export function drawn(group: string): boolean {
  return DRAWN.has(group);
}

/** What the ledger beside the table shows, not the table itself. */
const BESIDE = new Set(["poverty_table", "poverty_beyond", "loan_penalty", "money_per_prestige", "end_poverty_per_card"]);

export function onSide(place: string): boolean {
  return BESIDE.has(place.split("/")[0] ?? "");
}

/** What a component is called and what its values mean. */
export function pieceWords(group: string, id: string, value: unknown, _components: Components, t: Words): { name: string; about: string } | null {
  switch (group) {
    case "cards":
      return { name: fullName("card", id, t), about: about("card", id, t) };
    case "boroughs":
      return { name: fullName("borough", id, t), about: about("borough", id, t) };
    case "poverty_table":
      return { name: t("board-piece-poverty", { n: Number(id) }), about: t("board-piece-loses", { n: Number(value) }) };
    default:
      return typeof value === "number" ? { name: String(value), about: "" } : null;
  }
}

type Kind = Exclude<Thing["kind"], "deck">;

/** What the face of a card or a borough says: its name in both languages, then what it is and does. */
export function describe({ kind, id }: Thing, t: Words): Described {
  if (kind === "deck") return { name: t("board-deck", { n: Number(id) }), lines: (t.lines("pile", "deck")["means"] ?? []).map((text) => ({ text })), drawn: false, rules: t.rules("pile", "deck") };
  const does = clauses(kind, id, t).map(({ when, text }) => ({ heading: t(`board-when-${when}`), text }));
  return { name: t.name(kind, id), other: translation(kind, id, t), lines: [{ text: facts(kind, id, t) }, ...does], stacked: kind === "borough" };
}

/** The name in the language of the words; "" where that is the published one. */
export function translation(kind: Kind, id: string, t: Words): string {
  return t.lines(kind, id).translation?.[0] ?? "";
}

/** A name for a screen reader or a heading: the published one, then its translation. */
export function fullName(kind: Kind, id: string, t: Words): string {
  const other = translation(kind, id, t);
  return other ? `${t.name(kind, id)} (${other})` : t.name(kind, id);
}

/** A card or a borough for a screen reader: its name, and all that stands on it. */
export function thingWords(kind: Kind, id: string, t: Words): string {
  return `${fullName(kind, id, t)}. ${about(kind, id, t)}`;
}

function about(kind: Kind, id: string, t: Words): string {
  return [facts(kind, id, t), ...clauses(kind, id, t).map(({ when, text }) => `${t(`board-when-${when}`)} ${text}`)].join(" ");
}

/** “Brown, deck A. Build cost £4. Worth 2 prestige at the end.” */
export function facts(kind: Kind, id: string, t: Words): string {
  return t.lines(kind, id).facts?.join(" ") ?? "";
}

/** What a card or a borough does, by when it does it. */
export function clauses(kind: Kind, id: string, t: Words): { when: string; text: string }[] {
  const { cost = [], flips = [], ...lines } = t.lines(kind, id);
  return ["action", "ongoing", "activate", "top", "run"].flatMap((when) => {
    const does = lines[when];
    if (!does) return [];
    const text = when === "activate" ? [...cost, sentence(does, t), ...flips].join(" ") : sentence(does, t);
    return [{ when, text }];
  });
}

/** Several effects as one sentence. */
function sentence(effects: string[], t: Words): string {
  const text = together(effects, t);
  return `${text.slice(0, 1).toLocaleUpperCase(t.lang)}${text.slice(1)}.`;
}

/** A stack from above: “Stack 2: Hospital, 1 card under it”. */
export function stackWords({ stack, cards, face_up, top, stored, laid, activated }: StackView, t: Words): string {
  return t("board-stack", {
    stack,
    card: top ? t.name("card", top.card) : "hidden",
    up: face_up ? "yes" : "no",
    under: cards - 1,
    stored,
    laid: laid ? "yes" : "no",
    activated: activated ? "yes" : "no",
  });
}

/** Whether a note speaks of a place of the table; a number of the rules stands for what it counts. */
export function isNoted(place: string, notes: ReadonlySet<string>, view: View, seat: number | null): boolean {
  const [kind, id] = place.split("/");
  if (kind === "land") return notes.has(`boroughs/${id}`);
  if (place.startsWith("offer-")) return notes.has("boroughs") || notes.has(`boroughs/${view.offer[Number(place.slice(6)) - 1]}`);
  if (notes.has(`cards/${cardAt(place, view)}`)) return true;
  if (kind === "hand") return notes.has("hand_limit") || notes.has("run_poverty_per_card");
  if (place === "loan") return notes.has("loan_money");
  if (place.startsWith("top-") || place.startsWith("bottom-")) return notes.has("columns");
  return place.startsWith(`stack-${seat}-`) && notes.has("run_poverty_per_stack");
}

/** The card that is seen at a place. */
function cardAt(place: string, view: View): string | undefined {
  if (place.startsWith("hand/")) return place.slice(5);
  const [kind, owner, stack] = place.split("-");
  if (kind === "stack") return view.seats[Number(owner)]?.stacks.find((one) => one.stack === Number(stack))?.top?.card;
  return view.board.find(({ space }) => space === place)?.holds?.card;
}
