/** How the page calls a person back: the tab's title and icon, a sound, a notification of the system. */

import { prefs } from "./prefs.svelte";
import { sound } from "./sounds";

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
  if (prefs.sound) sound("turn");
  if (prefs.notify && document.hidden) notify(title, body, tag);
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
