// Where we are: the address of the page as a route, and going elsewhere without loading anew.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; at: number | null }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "credits" }
  | { page: "unknown" };

export function parseRoute(address: { pathname: string; search: string; hash: string }): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decode);
  const [first, second] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "credits") return { page: "credits" };
  if (parts.length !== 2 || !second) return { page: "unknown" };
  if (first === "new") return { page: "new", game: second };
  if (first === "t") return { page: "table", table: second, at: parseEvent(address.search) };
  if (first === "rules") return { page: "rules", game: second, clause: decode(address.hash.slice(1)) || null };
  return { page: "unknown" };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseEvent(search: string): number | null {
  const text = new URLSearchParams(search).get("at") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>(parseRoute(location));

  /** Read the address anew. */
  look(): void {
    this.route = parseRoute(location);
  }

  go(path: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const before = this.route;
    this.look();
    if (before.page !== this.route.page) window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the pages are followed without loading anew, as are the browser's own back and forward. */
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    if (address.pathname === location.pathname && address.search === location.search && address.hash) return;
    event.preventDefault();
    router.go(address.pathname + address.search + address.hash);
  };
  const look = (): void => router.look();
  document.addEventListener("click", click);
  window.addEventListener("popstate", look);
  window.addEventListener("hashchange", look);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", look);
    window.removeEventListener("hashchange", look);
  };
}
