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

/** A plain host of files, as any web space is: a folder under a sub-path, nothing else. */
export class Files {
  url = "";
  /** Stands in place of a file's text: a new version. */
  readonly changed = new Map<string, string>();

  private constructor(private readonly server: Server) {}

  static async serve(folder: string, under = "/games/table/"): Promise<Files> {
    const server = createServer((request, answer) => {
      void (async () => {
        const path = new URL(request.url ?? "/", "http://x").pathname;
        const name = path.slice(under.length) || "index.html";
        const missing = () => answer.writeHead(404).end("nothing here");
        if (!path.startsWith(under) || normalize(name).startsWith("..")) return missing();
        const body = files.changed.get(name) ?? (await readFile(join(folder, name)).catch(() => null));
        if (body === null) return missing();
        answer.writeHead(200, { "content-type": KINDS[extname(name)] ?? "application/octet-stream" }).end(body);
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
