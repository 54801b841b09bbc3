/** Where on the page something happened: the names that elements carry as `data-place`. */

import type { EventView } from "./protocol";

/** The places and pieces that an event names; whoever gained something is found at their plate too. */
export function placesOf(event: EventView): string[] {
  switch (event.kind) {
    case "did":
      return named(Object.values(event.move ?? {}));
    case "put":
      return named([event.piece, event.to, event.from]);
    case "gain":
      return [event.what, `purse-${event.seat}`, plateOf(event.seat)];
    case "turn":
      return named([event.piece]);
    case "rule":
      return named(Object.values(event.args));
    default:
      return [];
  }
}

/** The plate of a seat. */
export function plateOf(seat: number): string {
  return `seat-${seat}`;
}

function named(values: unknown[]): string[] {
  return values.filter((value): value is string => typeof value === "string" && value !== "");
}

/** The elements of these places: by name, or by the id of what lies there (`region/2.5:B`). */
export function elementsAt(places: readonly string[], within: Element): Element[] {
  if (!places.length) return [];
  const wanted = new Set(places);
  return [...within.querySelectorAll("[data-place]")].filter((one) => {
    const place = one.getAttribute("data-place") ?? "";
    return wanted.has(place) || wanted.has(place.slice(place.indexOf("/") + 1));
  });
}

/** The same without the plates of seats, as far as they are drawn. */
export function thingsAt(places: readonly string[], within: Element): Element[] {
  return elementsAt(places, within).filter((one) => !one.matches("[data-place^=seat-]") && one.getClientRects().length);
}
