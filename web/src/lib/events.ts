/** What happened, as the kernel tells it. */

import type { EventView } from "./protocol";

/** The events of an entry or a frame; on the wire they are objects like any other. */
export function eventsOf({ events }: { events: object[] }): EventView[] {
  return events as EventView[];
}
