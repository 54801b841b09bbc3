/** What a person has chosen, remembered in this browser. */

import type { Speed } from "./playback.svelte";
import { LANGUAGES, choose } from "./words";

export interface Prefs {
  name: string;
  /** "" = the browser's. */
  lang: string;
  theme: "auto" | "light" | "dark";
  /** Ask before an answer: always, where it cannot be taken back, never. */
  confirm: "always" | "turn" | "never";
  sound: boolean;
  notify: boolean;
  motion: "auto" | "none" | "full";
  /** How fast others' turns are played back. */
  playback: Speed;
  /** What others did since one's last turn is folded. */
  folded: boolean;
  /** What is reconstructed is marked at the table. */
  marks: boolean;
}

const KEY = "londinium";
const FIRST: Prefs = { name: "", lang: "", theme: "auto", confirm: "turn", sound: false, notify: false, motion: "auto", playback: "normal", folded: false, marks: true };

export const prefs: Prefs = $state({ ...FIRST, ...remembered<Partial<Prefs>>(KEY, {}) });

/** The language in use. */
export function language(): string {
  return choose([prefs.lang, ...navigator.languages], LANGUAGES);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ still: still.matches });
still.addEventListener("change", () => (system.still = still.matches));

export function reducedMotion(): boolean {
  return prefs.motion === "none" || (prefs.motion === "auto" && system.still);
}

/** Keep preferences and page in step; called once, inside an effect root. */
export function followPrefs(): void {
  let stored = JSON.stringify(prefs);
  $effect(() => {
    const now = JSON.stringify(prefs);
    if (now !== stored) remember(KEY, $state.snapshot(prefs));
    stored = now;
  });
  $effect(() => {
    const changed = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(prefs, remembered<Partial<Prefs>>(KEY, {})); // in another tab
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  });
  $effect(() => {
    const root = document.documentElement;
    if (prefs.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = prefs.theme;
    root.dataset["motion"] = reducedMotion() ? "none" : "full";
    root.lang = language();
  });
}

/** Something kept in this browser; `otherwise` where there is nothing, or nothing readable. */
export function remembered<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the memory, not the game.
  }
}
