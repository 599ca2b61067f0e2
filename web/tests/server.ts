import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export function program(): string {
  const named = process.env["STARBOARD"];
  const found = [named, join(root, "target/debug/starboard"), join(root, "target/release/starboard")].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error("build the program first: cargo build --package starboard");
  return found;
}

/** The same with a development shelf (crates/server/examples). */
export function development(): string {
  const path = join(root, "target/debug/examples/development");
  if (!existsSync(path))
    throw new Error("build it first: cargo build --package starboard-server --example development");
  return path;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** The real program with a data folder of its own; it can be killed and started again. */
export class Server {
  private child: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), "starboard-web-"));
  private constructor(
    readonly port: number,
    private readonly which: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where its games are kept. */
  get database(): string {
    return join(this.data, "starboard.db");
  }

  static async start(which = program()): Promise<Server> {
    const server = new Server(await freePort(), which);
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const said: string[] = [];
    this.child = spawn(
      this.which,
      ["serve", "--port", String(this.port), "--data", this.data, "--requests-per-second", "2000"],
      { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
    );
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk: Buffer) => said.push(String(chunk)));
    for (let i = 0; i < 200; i++) {
      const alive = await fetch(`${this.url}/api/ready`).then(
        (r) => r.ok,
        () => false,
      );
      if (alive) return;
      if (this.child.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server did not start:\n${said.join("")}`);
  }

  /** Dies at once, as in a power cut. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
