/** Where tables are: a server, or this browser itself. Nobody who asks knows which. */
import type { ClientMessage, Fault, ServerMessage } from "./types";

/** No, in words; or there was no answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly faults: Fault[] = [],
  ) {
    super(words);
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** What a request is, wherever it goes. */
export interface Request {
  method: string;
  path: string;
  body?: unknown;
  query?: Query | undefined;
}

/** Whoever follows a table. */
export interface Ear {
  open(): void;
  hear(message: ServerMessage): void;
  lost(code: number): void;
}

/** The line to a table. */
export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export interface TableSource {
  ask<T>(request: Request): Promise<T>;
  follow(table: string, from: number | null, seat: number | null, ear: Ear): Line;
}
