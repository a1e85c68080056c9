import { gamePage } from "../games/pages.ts";

export type Route =
  | { page: "home" | "setup" | "about" }
  | { page: "game"; path: string } // a page that a game brings
  | { page: "table"; table: string }
  | { page: "join" | "tv"; code: string }
  | { page: "nowhere" };

/** Which page an address names. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(plain);
  if (rest.length) return { page: "nowhere" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "join" || (first === "tv" && second)) return { page: first, code: second };
  if (second) return { page: "nowhere" };
  if (first === "") return { page: "home" };
  if (first === "setup" || first === "about") return { page: first };
  if (gamePage(first)) return { page: "game", path: first };
  return { page: "nowhere" };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  now = $state<Route>(routeOf(location.pathname));
  /** How often the page changed; the shell moves the focus by it. */
  turns = $state(0);

  go(path: string, replace = false): void {
    const url = new URL(path, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#arrive();
  }

  /** Takes over the links of the page and the browser's back and forward. */
  start(): void {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.dataset.plain !== undefined) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  #arrive(): void {
    this.now = routeOf(location.pathname);
    this.turns += 1;
    scrollTo(0, 0);
  }
}

export const router = new Router();
