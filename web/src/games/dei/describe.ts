/** What the face of a thing says: what stands on it, or what lies in a Region. */

import type { Described, Desk } from "../../desk/desk.svelte";
import { termsOf } from "./campaign";
import { contents, placeName } from "./contents";
import { lines } from "./pieces";
import { garrisonsOf, region, type Dei, type Thing } from "./view";

export function describe(thing: Thing, { view, components, names, t }: Desk<Dei>): Described {
  const at = thing.kind === "region" ? region(view, thing.id) : undefined;
  if (!at) return { name: t.name(thing.kind, thing.id), lines: lines(thing, t).map((text) => ({ text })), drawn: thing.kind === "card" };
  const { centre, landing, feasts } = termsOf(view, components);
  const special = [
    ...(at.id === centre ? [t("campaign-centre", { scenario: view.campaign?.id ?? "" })] : []),
    ...(landing?.includes(at.id) ? [t("campaign-landing")] : []),
  ];
  const said = contents(at, garrisonsOf(view, components), names, t, view.campaign, feasts ? centre : "");
  return { name: placeName(at, t), lines: [...special.map((heading) => ({ heading, text: "" })), ...said.map((text) => ({ text }))], drawn: false, rules: t.rules("kind", at.kind) };
}
