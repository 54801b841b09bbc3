/** Components in words, and which of them a note can point at. */

import type { Described } from "../../desk/desk.svelte";
import type { Words } from "../types";
import type { Way } from "./answers";
import { entry, type Components, type Kind, type Thing, type View } from "./view";

const KINDS: Record<string, Kind> = {
  guild_tiles: "tile",
  special_buildings: "tile",
  second_place_tokens: "token",
  action_cards: "card",
  mayoral_cards: "goal",
  plantation: "side",
};

/** The kind of thing that a list of the data files holds. */
export function kindOf(group: string): Kind | undefined {
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
export function pieceWords(group: string, id: string, value: unknown, _components: Components, t: Words): { name: string; about: string } | null {
  const kind = KINDS[group];
  if (group === "count") return { name: t(`board-group-${id}`), about: String(value) };
  if (!kind) return typeof value === "number" ? { name: String(value), about: "" } : null;
  return { name: capital(t.name(kind, id), t), about: aboutThing(kind, id, t).join(" ") };
}

/** Kinds of things that a face shows a picture of. */
const PICTURED = new Set<Thing["kind"]>(["tile", "card", "goal", "token", "side"]);

/** What the face of a thing says: all that stands on it, who and what lies there, and what it is worth now. */
export function describe({ kind, id }: Thing, view: View, names: string[], t: Words): Described {
  const token = kind === "tile" ? view.tiles.find((tile) => tile.id === id)?.token : null;
  const worth = kind === "goal" ? view.worth[id] : undefined;
  const there = id === "guildhall" ? standing(view, (seat) => seat.guildhall, names, t) : kind === "side" ? standing(view, (seat) => seat.plantation, names, t) : "";
  const lines = [
    ...(there ? [there] : []),
    ...aboutThing(kind, id, t),
    ...(id === view.beadle ? [t("board-beadle")] : []),
    ...(token ? [sentence(t("tile-second", { reward: t.name("token", token) }), t)] : []),
    ...(worth === undefined ? [] : [t("board-worth-now", { n: worth })]),
  ];
  return { name: capital(t.name(kind, id), t), lines: lines.map((text) => ({ text })), drawn: PICTURED.has(kind), stacked: kind === "goal" };
}

/** Who has how many pawns in a place. */
function standing(view: View, count: (seat: View["seats"][number]) => number, names: string[], t: Words): string {
  const held = view.seats.filter(count).map((seat) => `${names[seat.seat] ?? t("rival")} ${count(seat)}`);
  return held.length ? `${held.join(", ")}.` : "";
}

/** All that stands on a thing, sentence by sentence. */
export function aboutThing(kind: Thing["kind"], id: string, t: Words): string[] {
  return Object.values(t.lines(kind, id)).flat().map((text) => sentence(text, t)); // prettier-ignore
}

/** What a card is called, and what playing it in one of its three ways does. */
export function wayWords(way: Way, card: string, t: Words): string {
  return `${t.name("card", card)}. ${sentence(t.lines("card", card)[way]?.[0] ?? t(`way-${way}`), t)}`;
}

/** What a mayoral card counts. */
export function scoreWords(goal: string, t: Words): string {
  return t.lines("goal", goal)["score"]?.[0] ?? "";
}

export function sentence(text: string, t: Words): string {
  return capital(/[.!?]$/.test(text) ? text : `${text}.`, t);
}

export function capital(text: string, t: Words): string {
  return text.slice(0, 1).toLocaleUpperCase(t.lang) + text.slice(1);
}

/** A tile as it lies there, for a screen reader: its name, who stands on it, what it needs and gives. */
export function tileWords(id: string, view: View, names: string[], components: Components, t: Words): string {
  const [lies, face] = [view.tiles.find((tile) => tile.id === id), entry("tile", id, components)];
  if (!lies || !face) return id;
  const name = t.name("tile", id);
  if (lies.resolved) {
    const who = lies.master === null ? "none" : (names[lies.master] ?? t("rival"));
    return `${t("board-tile-resolved", { name, who })} ${(t.lines("tile", id)["liveries"] ?? []).map((text) => sentence(text, t)).join(" ")}`;
  }
  const held = lies.pawns.flatMap((n, seat) => (n ? [`${names[seat] ?? t("rival")} ${n}`] : []));
  if (lies.neutrals) held.push(`${t("piece-neutral")} ${lies.neutrals}`);
  if (view.beadle === id) held.push(t("piece-beadle"));
  const stands = t("board-tile-open", { name, n: lies.gathered, required: face.required, who: held.join(", ") || "none" });
  const token = lies.token ? [sentence(t("tile-second", { reward: t.name("token", lies.token) }), t)] : [];
  return [stands, ...aboutThing("tile", id, t), ...token].join(" ");
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
