/** Being told that it is one's turn: what pages ask the server, and the browser itself. */

import { call } from "../lib/api";
import type { OwnMail, OwnReminders, Quiet, TurnedOff, When } from "./shapes";

export const reminders = {
  read: () => call<OwnReminders>("GET", "/api/reminders"),
  mail: (address: string, when: When) => call<OwnReminders>("POST", "/api/reminders/mail", { address, when }),
  hours: (when: When) => call<OwnReminders>("POST", "/api/reminders", when),
  drop: (kind: "push" | "mail") => call<OwnReminders>("DELETE", `/api/reminders/${kind}`),
  off: (token: string) => call<TurnedOff>("POST", `/reminders/off/${encodeURIComponent(token)}`),
  confirm: (token: string) => call<OwnMail>("POST", `/reminders/confirm/${encodeURIComponent(token)}`),
};

/** In this language, by the clock on this device. */
export function when(language: string, quiet: Quiet | null): When {
  return { language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, quiet };
}

/** Whether this browser can be notified while its pages are closed. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The browser's own push service did not answer, or would not: nothing that this server could mend. */
export class NoService extends Error {}

/** Ask the browser, then the server, to be notified here; null if the person does not allow it. */
export async function push(key: string, told: When): Promise<OwnReminders | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  if (before && text(before.options.applicationServerKey) !== key) await before.unsubscribe(); // of another server here
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new NoService();
  });
  const body = { endpoint: made.endpoint, p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")), when: told };
  return call<OwnReminders>("POST", "/api/reminders/push", body);
}

/** No longer here. */
export async function unpush(): Promise<OwnReminders> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return reminders.drop("push");
}

/** Bytes as the server writes them. */
function text(bytes: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
