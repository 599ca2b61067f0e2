/** The service worker: pages without a network, and a new version when the person wants it. */

class Offline {
  /** A new version waits. */
  ready = $state(false);
  /** The person wants it another time. */
  later = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Registers it, once the page has nothing better to do. */
  start(): void {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    const begin = () => void this.register().catch(() => {});
    if (document.readyState === "complete") setTimeout(begin, 500);
    else addEventListener("load", () => setTimeout(begin, 500));
  }

  /** With a new version the files of the old one are gone: every tab that has it is loaded anew. */
  private follow(): void {
    const { serviceWorker } = navigator;
    let had = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      if (had) location.reload();
      had = true;
    });
  }

  private async register(): Promise<void> {
    this.follow();
    const at = new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI);
    const found = await navigator.serviceWorker.register(at, { updateViaCache: "none" });
    const look = (worker: ServiceWorker | null) => {
      if (!worker || !navigator.serviceWorker.controller) return;
      this.waiting = worker;
      this.ready = true;
    };
    look(found.waiting);
    found.addEventListener("updatefound", () => {
      const coming = found.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") look(coming);
      });
    });
    setInterval(() => void found.update().catch(() => {}), 60 * 60_000);
    addEventListener("focus", () => void found.update().catch(() => {}));
  }

  /** Takes the new version. Games are kept move by move, so they go on where they were. */
  take(): void {
    this.waiting?.postMessage("now");
  }
}

export const offline = new Offline();
