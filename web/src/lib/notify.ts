/** Telling somebody outside the page that it is their turn: a notification of the browser, and the badge of the icon. */
import { address, go } from "./router.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser, once; it remembers. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Was the browser not asked yet? */
export const notAsked = (): boolean => canNotify() && Notification.permission === "default";

const shown = new Map<string, Notification>();

/** Tells that it is my turn at a table; a click leads there. */
export function notify(title: string, words: string, table: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const path = `/table/${table}`;
  const about = { body: words, tag: table, icon: `${import.meta.env.BASE_URL}icon.svg`, data: address(path) };
  try {
    const told = new Notification(title, about);
    shown.set(table, told);
    told.addEventListener("click", () => {
      window.focus();
      go(path);
      told.close();
    });
  } catch {
    // A phone lets only the service worker do this.
    void worker().then((found) => found?.showNotification(title, about));
  }
}

const worker = async () => navigator.serviceWorker?.getRegistration();

/** The number on the icon of the page, where the system has one. */
export function badge(n: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Navigator & {
    setAppBadge?: (n: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const done = n ? setAppBadge?.call(navigator, n) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

/** What was told of a table is no news any more. */
export function unnotify(table: string): void {
  shown.get(table)?.close();
  shown.delete(table);
  const close = (told?: Notification[]) => told?.forEach((one) => one.close());
  if (canNotify() && Notification.permission === "granted")
    void worker().then((found) => found?.getNotifications({ tag: table }).then(close));
}
