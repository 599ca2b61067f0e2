/** What a page and its worker say to each other. The worker that leads answers all tabs. */
import type { Lang } from "../lib/languages";
import type { ClientMessage, Problem, ServerMessage } from "../api/types";

export type ToEngine =
  | {
      kind: "ask";
      id: string;
      method: string;
      path: string;
      query: Record<string, string>;
      body: unknown;
      lang: Lang;
    }
  | { kind: "follow"; id: string; table: string; from: number | null; seat: number | null; lang: Lang }
  | { kind: "tell"; id: string; message: ClientMessage }
  | { kind: "leave"; id: string }
  | { kind: "export"; id: string; settings: unknown }
  /** The opponent that could not think is to try again. */
  | { kind: "retry"; id: string }
  | { kind: "bring"; id: string; text: string; lang: Lang }
  | { kind: "forget"; id: string };

/** What becomes of what is kept: it is; the browser keeps nothing; there is no room. */
export type Keeping = "kept" | "refused" | "full";

/** Why something of the engine stopped: what it needs cannot be fetched, or it broke. */
export type Stall = "unreachable" | "broken";

export type FromEngine =
  | { kind: "done"; id: string; body: unknown }
  | { kind: "refused"; id: string; problem: Problem }
  | { kind: "message"; id: string; message: ServerMessage }
  /** The line to a table is there, or gone for good with this problem. */
  | { kind: "lost"; id: string; problem: Problem }
  | { kind: "loading"; part: number }
  | { kind: "keeping"; keeping: Keeping }
  /** An opponent cannot think, and why; or it does again. */
  | { kind: "stalled"; stalled: Stall | null }
  /** Another tab leads the tables of this browser. */
  | { kind: "leads"; leads: boolean }
  /** The tables are led from elsewhere now: whoever waits asks again. */
  | { kind: "again" };

/** The first thing a worker is told. */
export interface Begin {
  kind: "begin";
  tab: string;
  /** Does this browser let pages keep anything? */
  keeps: boolean;
  /** What belongs to these pages ends so: several sites may lie on one host. */
  site: string;
}

/** What tells a site in a folder of a host from another one. */
export const siteAt = (folder: string): string => (folder === "/" ? "" : folder);

export const FILE = "starboard-browser-1";
