/* The service worker: pages open without a connection, and reminders are shown while no page is open.
   The build puts in which files there are (vite.config.ts). */

const SHELL = __SHELL__; // what every page needs, and what shows a replay
const FILES = new Set(__FILES__); // all files of this build: none of them ever changes under its name
const CACHE = "shell";

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: "no-cache" }))));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

/** Files of earlier builds. */
async function dropOld() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== "/" && !FILES.has(pathname)) await cache.delete(request);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("/")));
  else if (FILES.has(url.pathname)) event.respondWith(file(request));
  else if (url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(() => kept(request)));
});

/** What is kept of an address: the page, or an answer that belongs to a replay. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

async function file(request) {
  const found = await caches.match(request.url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request.url, copy));
  }
  return answer;
}

// A page says what it had loaded before there was a worker.
self.addEventListener("message", (event) => {
  const paths = (event.data?.loaded ?? []).map((url) => new URL(url)).filter((url) => url.origin === location.origin && FILES.has(url.pathname));
  event.waitUntil(Promise.all(paths.map((url) => file(new Request(url.pathname)).catch(() => undefined))));
});

self.addEventListener("push", (event) => {
  const { title, body, tag, url, off, stop } = event.data.json();
  const shown = { body, tag, icon: "/assets/icon-192.png", data: { url, off }, actions: [{ action: "off", title: stop }] };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, off } = event.notification.data;
  event.waitUntil(event.action === "off" ? fetch(off, { method: "POST" }) : open(url));
});

/** The table: in the page that shows it already, else in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
