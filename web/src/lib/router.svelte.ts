/** Pages by path, on the browser's own history. */

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash.slice(1));
  /** The page before this one within the client, "" when there was none. */
  from = $state("");

  go(to: string): void {
    const url = new URL(to, location.href);
    const from = url.pathname === location.pathname ? this.from : location.pathname;
    history.pushState({ from }, "", url);
    this.#follow();
    if (!url.hash) scrollTo(0, 0);
  }

  /** The same page at another place of itself: the address says where, the way back does not. */
  stay(query: string): void {
    history.replaceState(history.state, "", location.pathname + query + location.hash);
    this.query = query;
  }

  /** Listens to the browser's buttons and to clicks on our own links. */
  listen(): () => void {
    const back = (): void => this.#follow();
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.pathname.startsWith("/seat/")) return;
      if (link.hash && link.pathname === location.pathname) return; // within the page the browser leads
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener("popstate", back);
    addEventListener("hashchange", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("hashchange", back);
      document.removeEventListener("click", click);
    };
  }

  #follow(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash.slice(1);
    const state = history.state as { from?: string } | null;
    if (state) this.from = state.from ?? "";
    else history.replaceState({ from: this.from }, "");
  }
}

export const router = new Router();
