/** The service worker: pages open without a connection. It comes when the page has nothing else to do. */

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = (): void => {
    void navigator.serviceWorker
      .register("/sw.js")
      .then(tellLoaded)
      .catch(() => undefined); // private windows and some settings allow none: everything else works
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/** What was loaded before the worker was there is kept too. */
export async function tellLoaded(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  worker.active?.postMessage({ loaded: performance.getEntriesByType("resource").map(({ name }) => name) });
}
