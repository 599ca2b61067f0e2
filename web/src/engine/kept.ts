/** What is kept in this browser: texts under keys, in IndexedDB. What cannot be written stays in memory, and is tried again. */
import type { Keeping } from "./messages";

const NAME = "starboard";
const STORE = "kept";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((yes, no) => {
    request.addEventListener("success", () => yes(request.result));
    request.addEventListener("error", () => no(request.error ?? new Error("no reason")));
  });

const over = (work: IDBTransaction): Promise<void> =>
  new Promise((yes, no) => {
    work.addEventListener("complete", () => yes());
    work.addEventListener("abort", () => no(work.error ?? new Error("aborted")));
    work.addEventListener("error", () => no(work.error ?? new Error("no reason")));
  });

/** All keys that begin with `under`. */
const range = (under: string): IDBKeyRange => IDBKeyRange.bound(under, `${under}\uffff`);

export type Pair = [key: string, text: string];

export class Kept {
  /** What is not on the disk yet; nothing means that it is to be forgotten. */
  private waiting = new Map<string, string | null>();

  private constructor(
    private readonly base: IDBDatabase | null,
    private readonly tell: (keeping: Keeping) => void,
  ) {
    if (!base) tell("refused");
  }

  static async open(keeps: boolean, site: string, tell: (keeping: Keeping) => void): Promise<Kept> {
    if (!keeps) return new Kept(null, tell);
    try {
      const request = indexedDB.open(`${NAME}${site}`, 1);
      request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
      return new Kept(await done(request), tell);
    } catch {
      return new Kept(null, tell);
    }
  }

  /** Everything under keys that begin so. */
  async read(under: string): Promise<Pair[]> {
    const found = new Map<string, string>();
    if (this.base) {
      const store = this.base.transaction(STORE).objectStore(STORE);
      const [keys, texts] = await Promise.all([done(store.getAllKeys(range(under))), done(store.getAll(range(under)))]);
      keys.forEach((key, i) => found.set(String(key), String(texts[i])));
    }
    for (const [key, text] of this.waiting) {
      if (!key.startsWith(under)) continue;
      if (text === null) found.delete(key);
      else found.set(key, text);
    }
    return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Is nothing kept at all? */
  async isEmpty(): Promise<boolean> {
    if (!this.base || this.waiting.size) return !this.waiting.size;
    return (await done(this.base.transaction(STORE).objectStore(STORE).count())) === 0;
  }

  /** A change that is over only when it is on the disk: a machine that loses its power loses no move that was shown. */
  private change(base: IDBDatabase): IDBTransaction {
    return base.transaction(STORE, "readwrite", { durability: "strict" });
  }

  /** Everything is gone, for good. */
  async forget(): Promise<void> {
    this.waiting.clear();
    if (!this.base) return;
    const work = this.change(this.base);
    work.objectStore(STORE).clear();
    await over(work);
  }

  /** Comes back when it is on the disk, or when it is certain that it will not be. */
  async write(pairs: [string, string | null][]): Promise<void> {
    for (const [key, text] of pairs) this.waiting.set(key, text);
    if (!this.base || !this.waiting.size) return;
    const these = new Map(this.waiting);
    try {
      const work = this.change(this.base);
      const store = work.objectStore(STORE);
      for (const [key, text] of these) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      await over(work);
      for (const [key, text] of these) if (this.waiting.get(key) === text) this.waiting.delete(key);
      this.tell("kept");
    } catch {
      this.tell("full");
    }
  }
}
