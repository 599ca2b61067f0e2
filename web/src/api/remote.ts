/** Tables on a server. */
import { lang } from "../lib/words.svelte";
import { Refused, type Line, type Query, type TableSource } from "./source";
import type { Problem, ServerMessage } from "./types";

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: lang() });
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  return `/api${path}?${search}`;
}

export const remote: TableSource = {
  async ask<T>({ method, path, body, query }: Parameters<TableSource["ask"]>[0]): Promise<T> {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "content-type": "application/json" };
    }
    let answer: Response;
    try {
      answer = await fetch(address(path, query), init);
    } catch {
      throw new Refused("no_answer", "");
    }
    if (answer.status === 204) return undefined as T;
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok) return data as T;
    const problem = data as Problem | null;
    throw new Refused(
      problem?.code ?? `http_${answer.status}`,
      problem?.words ?? answer.statusText,
      problem?.faults ?? [],
    );
  },

  follow(table, from, seat, ear): Line {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = address(`/tables/${encodeURIComponent(table)}/socket`, { from, seat });
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    socket.addEventListener("open", () => ear.open());
    socket.addEventListener("message", (event) => ear.hear(JSON.parse(String(event.data)) as ServerMessage));
    socket.addEventListener("close", (event) => ear.lost(event.code));
    return {
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => socket.close(),
    };
  },
};
