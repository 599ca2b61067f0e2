import { house, ALONE } from "../api/house.svelte";
import { save } from "./save.svelte";

/** Where the page is: the path, cut at its slashes, and the query. */
interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  /** The part of the page that is meant. */
  anchor: string;
}

/** A part of an address as it is meant; as it stands if it cannot be read. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Without a server an address is behind the hash: any host of files has the one page, whatever folder it lies in. */
function here(): Place {
  const at = ALONE ? new URL(location.hash.slice(1) || "/", location.origin) : location;
  return {
    path: at.pathname,
    parts: at.pathname.split("/").filter(Boolean).map(plain),
    query: new URLSearchParams(at.search),
    anchor: at.hash.slice(1),
  };
}

let now = $state.raw<Place>(here());

export const place = (): Place => now;

/** The address of a page as the browser has it. */
export const address = (to: string): string => (ALONE ? `${location.pathname}${location.search}#${to}` : to);

/** The same with its host, to be sent to somebody. */
export const linkTo = (to: string): string => new URL(address(to), location.href).href;

export function go(to: string, replace = false): void {
  if (to === now.path + (now.query.size ? `?${now.query}` : "") + (now.anchor ? `#${now.anchor}` : "")) return;
  history[replace ? "replaceState" : "pushState"](null, "", address(to));
  now = here();
  scrollTo(0, 0);
}

/** What a link of ours leads to; nothing for a link to elsewhere. */
function ours(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (!ALONE) return link.pathname + link.search + link.hash;
  if (link.hash.startsWith("#/")) return link.hash.slice(1);
  return link.getAttribute("href")?.startsWith("/") ? link.pathname + link.search + link.hash : null;
}

/** Follows links inside the page without loading it anew. */
export function watchLinks(): void {
  addEventListener("popstate", () => (now = here()));
  addEventListener("hashchange", () => (now = here()));
  const found = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    return link instanceof HTMLAnchorElement ? link : null;
  };
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = found(event);
    const to = link && ours(link);
    if (!link || !to) return;
    if (to.startsWith("/api/")) {
      // A file of this browser: there is no server to send it.
      const path = to.slice("/api".length);
      if (!house.isHere(path)) return;
      event.preventDefault();
      void save(path);
      return;
    }
    if (link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    go(to);
  });
  if (!ALONE) return;
  // Whoever opens a link elsewhere, or copies it, gets an address that this host knows.
  for (const kind of ["pointerdown", "keydown", "contextmenu"])
    document.addEventListener(
      kind,
      (event) => {
        const link = found(event);
        const to = link && ours(link);
        if (to && !to.startsWith("/api/")) link.setAttribute("href", address(to));
      },
      true,
    );
}
