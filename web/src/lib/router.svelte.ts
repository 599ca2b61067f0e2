/** Where the page is: the path, cut at its slashes, and the query. */
interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Place {
  const path = location.pathname;
  return {
    path,
    parts: path.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}

let now = $state.raw<Place>(here());

export const place = (): Place => now;

export function go(to: string, replace = false): void {
  if (to === location.pathname + location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  now = here();
  scrollTo(0, 0);
}

/** Follows links inside the page without loading it anew. */
export function watchLinks(): void {
  addEventListener("popstate", () => (now = here()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
