/** Components in words, and which of them a note can point at. */

import type { Words } from "../types";
import { capital, costWords, effectsWords, lastingWords, liveryWords, scoreWords } from "./effects";
import { entry, gathered, type ActionCard, type Components, type Goal, type Side, type Thing, type Tile, type Token, type View } from "./view";

const KINDS: Record<string, Thing["kind"]> = {
  guild_tiles: "tile",
  special_buildings: "tile",
  second_place_tokens: "token",
  action_cards: "card",
  mayoral_cards: "goal",
  plantation: "side",
};

/** The kind of thing that a list of the data files holds. */
export function kindOf(group: string): Thing["kind"] | undefined {
  return KINDS[group];
}

export function drawn(group: string): boolean {
  return group in KINDS;
}

/** What the ledger beside the table shows, not the table itself. */
const BESIDE = new Set(["pair_points", "hand_limit"]);

export function onSide(place: string): boolean {
  return BESIDE.has(place.split("/")[0] ?? "");
}

/** What a component is called and what its values mean. */
export function pieceWords(group: string, id: string, value: any, _components: Components, t: Words): { name: string; about: string } | null {
  const kind = KINDS[group];
  if (group === "count") return { name: t(`board-group-${id}`), about: String(value) };
  if (!kind) return typeof value === "number" ? { name: String(value), about: "" } : null;
  return { name: capital(t.name(kind, id), t), about: aboutThing(kind, value, t).join(" ") };
}

/** All that stands on a thing, sentence by sentence. */
export function aboutThing(kind: Thing["kind"], value: unknown, t: Words): string[] {
  switch (kind) {
    case "tile":
      return tileAbout(value as Tile, t);
    case "card":
      return cardAbout(value as ActionCard, t);
    case "goal":
      return [sentence(scoreWords((value as Goal).score, t), t)];
    case "token":
      return [sentence(effectsWords((value as Token).effects, t), t)];
    case "side": {
      const { first, second, pawns_returned: n } = value as Side;
      return [sentence(t("tile-first", { reward: effectsWords(first, t) }), t), sentence(t("tile-second", { reward: effectsWords(second, t) }), t), t("board-returned", { n })];
    }
  }
}

function tileAbout(tile: Tile, t: Words): string[] {
  const found = [sentence(liveryWords(tile.liveries, t), t), sentence(t("tile-requires", { n: tile.required }), t), sentence(t("tile-first", { reward: effectsWords(tile.first, t) }), t)];
  if (tile.second_extra.length) found.push(t("board-second-extra", { reward: effectsWords(tile.second_extra, t) }));
  if (tile.persistent) found.push(t("board-lasting", { effect: lastingWords(tile, t) }));
  if (tile.rank !== null) found.unshift(sentence(t("tile-rank", { n: tile.rank }), t));
  return found;
}

function cardAbout(card: ActionCard, t: Words): string[] {
  return [t("board-way-move", { liveries: liveryWords(card.liveries, t) }), t("board-way-use", { cost: costWords(card, t), effect: effectsWords(card.effects, t) })];
}

function sentence(text: string, t: Words): string {
  return `${capital(text, t)}.`;
}

/** A tile as it lies there, for a screen reader: its name, who stands on it, what it needs and gives. */
export function tileWords(id: string, view: View, names: string[], components: Components, t: Words): string {
  const [lies, face] = [view.tiles.find((tile) => tile.id === id), entry("tile", id, components)];
  if (!lies || !face) return id;
  const name = t.name("tile", id);
  if (lies.resolved) {
    const who = lies.master === null ? "none" : (names[lies.master] ?? t("rival"));
    return `${t("board-tile-resolved", { name, who })} ${sentence(liveryWords(face.liveries, t), t)}`;
  }
  const held = lies.pawns.flatMap((n, seat) => (n ? [`${names[seat] ?? t("rival")} ${n}`] : []));
  if (lies.neutrals) held.push(`${t("piece-neutral")} ${lies.neutrals}`);
  if (view.beadle === id) held.push(t("piece-beadle"));
  const stands = t("board-tile-open", { name, n: gathered(lies, view.beadle), required: face.required, who: held.join(", ") || "none" });
  const token = lies.token ? [sentence(t("tile-second", { reward: t.name("token", lies.token) }), t)] : [];
  return [stands, ...aboutThing("tile", face, t), ...token].join(" ");
}

/** Whether a note that points at these places speaks of what lies at a place of the table. */
export function isLit(place: string, point: string[], view: View): boolean {
  if (!point.length) return false;
  const [kind, id] = place.split("/") as [string, string?];
  const named = (group: string, thing: string | undefined): boolean => point.includes(group) || point.includes(`${group}/${thing}`);
  if (kind === "hand" || kind === "pile") return point.includes(`action_cards/${id}`);
  if (kind === "offer") return named("mayoral_cards", id);
  if (kind === "plantation") return named("plantation", view.side);
  const tile = view.tiles.find((one) => one.id === place);
  return tile !== undefined && (point.includes(`guild_tiles/${place}`) || point.includes(`special_buildings/${place}`) || point.includes(`second_place_tokens/${tile.token}`));
}
