/** Replays of finished games that were opened here stay readable without a connection. */

import { replayPaths } from "../lib/api";
import type { ReplayInfo } from "../lib/protocol";
import { WINDOW } from "../replay/windows";
import { tellLoaded } from "./register";

const KEPT = 20; // replays; the oldest go
const LONGEST = 1500; // steps of one that is kept
const BREATH = 50; // ms between two requests: nobody waits for them
const NAME = "replay-";

/** Keep all of a replay, as it is looked at now. */
export async function keepReplay(info: ReplayInfo): Promise<void> {
  if (!info.over || info.count > LONGEST || !("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.ready;
  const cache = await caches.open(NAME + info.id);
  for (const path of replayPaths(info, WINDOW)) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path);
    if (answer.ok) await cache.put(path, answer);
    await new Promise((resolve) => setTimeout(resolve, BREATH));
  }
  await tellLoaded();
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  for (const name of names.slice(0, -KEPT)) await caches.delete(name);
}

/** Those that are kept here, the newest first. */
export async function keptReplays(): Promise<ReplayInfo[]> {
  if (!("caches" in window)) return [];
  const found: ReplayInfo[] = [];
  for (const name of (await caches.keys()).filter((name) => name.startsWith(NAME)).reverse()) {
    const answer = await (await caches.open(name)).match(`/api/replays/${name.slice(NAME.length)}`);
    if (answer) found.push((await answer.json()) as ReplayInfo);
  }
  return found;
}
