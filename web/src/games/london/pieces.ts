/** Components in words, and which of them a note can point at. */

import { boroughClauses, cardClauses, type Clause } from "./effects";
import type { Words } from "../types";
import { fullName } from "./names";
import { borough, card, type Borough, type CityCard, type Components, type StackView } from "./view";

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
export function pieceWords(group: string, id: string, value: any, _components: Components, t: Words): { name: string; about: string } | null {
  switch (group) {
    case "cards": {
      const face = value as CityCard;
      return { name: fullName("card", face.id, t), about: [facts(face, t), ...clauses(cardClauses(face, t), t)].join(" ") };
    }
    case "boroughs": {
      const land = value as Borough;
      return { name: fullName("borough", land.id, t), about: [landFacts(land, t), ...clauses(boroughClauses(land, t), t)].join(" ") };
    }
    case "poverty_table":
      return { name: t("board-piece-poverty", { n: Number(id) }), about: t("board-piece-loses", { n: Number(value) }) };
    default:
      return typeof value === "number" ? { name: String(value), about: "" } : null;
  }
}

function clauses(all: Clause[], t: Words): string[] {
  return all.map(({ when, text }) => `${t(`board-when-${when}`)} ${text}`);
}

/** “Brown, deck A. Build cost £4. Worth 2 prestige at the end.” */
export function facts(face: CityCard, t: Words): string {
  return t("board-card-facts", {
    colour: face.colour,
    deck: face.deck,
    kind: face.kind,
    cost: face.build_cost ?? 0,
    discard: face.build_discard ?? "same_colour",
    worth: face.end_prestige ?? 0,
  });
}

/** “North of the Thames, at the river. Costs £8. On purchase: 3 cards, 5 prestige, 1 poverty less.” */
export function landFacts(land: Borough, t: Words): string {
  const { side, cost, draw, prestige, remove_poverty: relief } = land;
  return t("board-borough-facts", { side, river: land.river ? "yes" : "no", cost, draw, prestige, relief });
}

/** A city card for a screen reader: name, translation, and all that stands on it. */
export function cardWords(id: string, components: Components, t: Words): string {
  const face = card(components, id);
  return face ? `${fullName("card", id, t)}. ${[facts(face, t), ...clauses(cardClauses(face, t), t)].join(" ")}` : id;
}

export function boroughWords(id: string, components: Components, t: Words): string {
  const land = borough(components, id);
  return land ? `${fullName("borough", id, t)}. ${[landFacts(land, t), ...clauses(boroughClauses(land, t), t)].join(" ")}` : id;
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

