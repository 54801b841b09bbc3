/** How the page calls a person back: the tab's title and icon, a sound, a notification of the system. */

import { prefs } from "./prefs.svelte";

const ICON = "/assets/icon.svg";
const CALLING = "/assets/icon-turn.svg";

/** The tab says that it is my turn. */
export function markTab(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? CALLING : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Sound and notification, as far as they are wanted. */
export function call(title: string, body: string, tag: string): void {
  if (prefs.sound) chime();
  if (prefs.notify && document.hidden) notify(title, body, tag);
}

let audio: AudioContext | null = null;

/** Two soft notes, a falling third. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return; // no browser lets a page sound before it was touched
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    for (const [pitch, after] of [
      [659.25, 0],
      [523.25, 0.18],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + after);
      volume.gain.linearRampToValueAtTime(0.14, start + after + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + after);
      tone.stop(start + after + 0.55);
    }
  } catch {
    // No sound device, or the browser wants a click first.
  }
}

function notify(title: string, body: string, tag: string): void {
  try {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const shown = new Notification(title, { body, tag, icon: ICON });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones allow them to installed pages only.
  }
}

/** Asks the browser; whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
