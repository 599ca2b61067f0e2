import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** So much of a slow file comes at once. */
const PIECE = 100_000;

/** A plain host of files, as any web space is: a folder under a sub-path, nothing else. */
export class Files {
  url = "";
  /** Stands in place of a file's text: a new version. */
  readonly changed = new Map<string, string>();
  /** Files that cannot be had now, by their names. */
  away: RegExp | null = null;
  /** Files that come in pieces, so many milliseconds apart, by how their names end. */
  readonly slow = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async serve(folder: string, under = "/games/table/"): Promise<Files> {
    const server = createServer((request, answer) => {
      void (async () => {
        const path = new URL(request.url ?? "/", "http://x").pathname;
        const name = path.slice(under.length) || "index.html";
        const missing = () => answer.writeHead(404).end("nothing here");
        if (!path.startsWith(under) || normalize(name).startsWith("..")) return missing();
        if (files.away?.test(name)) return missing();
        const body = files.changed.get(name) ?? (await readFile(join(folder, name)).catch(() => null));
        if (body === null) return missing();
        const kind = KINDS[extname(name)] ?? "application/octet-stream";
        answer.writeHead(200, { "content-type": kind, "content-length": Buffer.byteLength(body) });
        const pause = [...files.slow].find(([end]) => name.endsWith(end))?.[1];
        if (pause !== undefined && typeof body !== "string")
          for (let at = 0; at < body.length; at += PIECE) {
            answer.write(body.subarray(at, at + PIECE));
            await new Promise((done) => setTimeout(done, pause));
          }
        answer.end(pause === undefined || typeof body === "string" ? body : undefined);
      })();
    });
    const files = new Files(server);
    await files.listen(0);
    files.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`;
    return files;
  }

  private listen(port: number): Promise<void> {
    return new Promise((done) => this.server.listen(port, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
