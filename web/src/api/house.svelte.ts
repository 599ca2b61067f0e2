/** Which house a request goes to: the server's, or this browser's. */
import { passing } from "../lib/store";
import { canPlayHere, here } from "./local.svelte";
import { remote } from "./remote";
import { Refused, type Request, type TableSource } from "./source";

/** These pages have no server: everything is in the browser. */
export const ALONE: boolean = import.meta.env["VITE_ALONE"] === "1";

/** What is in this browser is called so. */
const IS_HERE = /^\/(?:tables|campaigns)\/here-/;
/** What is the same everywhere. */
const SHELF = /^\/games(?:\/|$)/;
const PATIENCE = 5_000;
/** Where the choice is remembered while the browser is open. */
const KEY = "starboard.here";

class House {
  /** The server does not answer, and whoever plays chose to play here meanwhile. */
  here = $state(ALONE || passing.get(KEY) !== null);
  /** The server did not answer the last time. */
  away = $state(false);

  isHere(path: string): boolean {
    return this.here || IS_HERE.test(path);
  }

  source(path: string): TableSource {
    return this.isHere(path) ? here : remote;
  }

  async ask<T>(request: Request): Promise<T> {
    try {
      const answer = await this.source(request.path).ask<T>(request);
      if (!this.isHere(request.path)) this.away = false;
      return answer;
    } catch (error) {
      const silent = error instanceof Refused && /^(no_answer|http_50[234])$/.test(error.code);
      if (!silent || this.isHere(request.path)) throw error;
      if (!this.away) this.knock();
      this.away = true;
      // The shelf is the same here: its pages go on.
      if (canPlayHere && SHELF.test(request.path)) return here.ask<T>(request);
      throw error;
    }
  }

  /** Looks from time to time whether the server is there again. */
  private knock(): void {
    setTimeout(() => {
      fetch("/api/health").then(
        (answer) => {
          if (answer.ok) this.away = false;
          else this.knock();
        },
        () => this.knock(),
      );
    }, PATIENCE);
  }

  /** Play here, or with the server again. */
  choose(stay: boolean): void {
    this.here = stay || ALONE;
    if (stay) passing.set(KEY, "1");
    else passing.remove(KEY);
  }
}

export const house = new House();
