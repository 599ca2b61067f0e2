/** What a page remembers beside the tables. Where the browser keeps nothing, it remembers until the page is closed. */
interface Store {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Everything of ours is gone. */
  clear(): void;
}

function store(of: () => Storage): Store {
  const here = new Map<string, string>();
  const attempt = <T>(what: (storage: Storage) => T): T | undefined => {
    try {
      return what(of());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? here.get(key) ?? null,
    set(key, text) {
      here.set(key, text);
      attempt((storage) => storage.setItem(key, text));
    },
    remove(key) {
      here.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear() {
      here.clear();
      attempt((storage) => {
        const ours = Object.keys(storage).filter((key) => key.startsWith("starboard"));
        for (const key of ours) storage.removeItem(key);
      });
    },
  };
}

/** From visit to visit. */
export const lasting = store(() => localStorage);
/** As long as this tab is open. */
export const passing = store(() => sessionStorage);
