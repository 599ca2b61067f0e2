/** Telling somebody outside the page that it is their turn: a notification of the browser, and the badge of the icon. */

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser, once; it remembers. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Was the browser not asked yet? */
export const notAsked = (): boolean => canNotify() && Notification.permission === "default";

let shown: Notification | null = null;

export function notify(title: string, words: string, tag: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    shown = new Notification(title, { body: words, tag, icon: "/icon.svg" });
    shown.addEventListener("click", () => {
      window.focus();
      shown?.close();
    });
  } catch {
    // Some phones only let a service worker do this; the title and the badge still tell.
  }
}

/** The number on the icon of the page, where the system has one. */
export function badge(n: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Navigator & {
    setAppBadge?: (n: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const done = n ? setAppBadge?.call(navigator, n) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

export function unnotify(): void {
  shown?.close();
  shown = null;
}
