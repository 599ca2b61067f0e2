/** The tables of this browser, as its one leading worker keeps them: call after call, and nothing is shown before it is kept. */
import type { Lang } from "../lib/languages";
import { Broken, Engine, random, shipped, stallOf, warm, type Said } from "./engine";
import { Kept, type Pair } from "./kept";
import { FILE, type FromEngine, type Keeping, type Stall, type ToEngine } from "./messages";

type Answer = NonNullable<Said["answer"]>;

const refused = (code: string): Answer => ({ type: "refused", problem: { code, words: "", faults: [] } });

/** What a person who never played here asks for first: no engine is needed to say that there is nothing. */
const NOTHING: Record<string, unknown> = {
  "/me": { me: null },
  "/me/tables": { tables: [] },
  "/campaigns": { campaigns: [] },
  "/archive": { games: [], next: null },
};

/** What the engine is told before anything is asked of it. */
const FIRST = ["me", "table/", "campaign/", "puzzle/"];

export class House {
  private engine: Promise<Engine> | undefined;
  private desk: Worker | undefined;
  private readonly jobs = new Map<number, (answer: Answer) => void>();
  private nth = 0;
  /** One call after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private thinking = false;
  /** Why the opponent that is asked does not answer. */
  private stalled: Stall | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly kept: Promise<Kept>;
  /** Who follows a table under which name. */
  private readonly followers = new Map<string, (message: FromEngine) => void>();
  /** Another tab leads now: nothing is done any more. */
  private closed = false;

  constructor(
    keeps: boolean,
    site: string,
    private readonly everybody: (message: FromEngine) => void,
  ) {
    this.kept = Kept.open(keeps, site, (keeping: Keeping) => everybody({ kind: "keeping", keeping }));
    // Whoever played here before will again: nobody waits for what can be done meanwhile.
    warm().catch(() => {});
  }

  private start(): Promise<Engine> {
    this.engine ??= (async () => {
      const read = this.kept.then((kept) => Promise.all(FIRST.map((under) => kept.read(under))));
      const engine = await Engine.start((part) => this.everybody({ kind: "loading", part }));
      (await read).forEach((kept, i) => engine.call({ load: { under: FIRST[i], kept } }));
      return engine;
    })();
    this.engine.catch(() => {
      this.engine = undefined;
      // It is not on its way any more.
      this.everybody({ kind: "loading", part: 1 });
    });
    return this.engine;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.desk?.terminate();
  }

  /** In turn, so that what one call writes is kept before the next begins. */
  private turn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(() => (this.closed ? Promise.reject<T>(new Error("another tab leads")) : work()));
    this.last = done.catch(() => {});
    return done;
  }

  /** What the engine needs: kept in this browser, or a file that came with the engine. */
  private async read(under: string): Promise<Pair[]> {
    if (under.startsWith("shipped/")) return [[under, await shipped(under)]];
    return (await this.kept).read(under);
  }

  /** One call and all that follows from it. */
  private async call(call: Record<string, unknown>): Promise<Said> {
    const engine = await this.start();
    let said: Said;
    try {
      said = engine.call(call);
      while (said.needs) {
        engine.call({ load: { under: said.needs, kept: await this.read(said.needs) } });
        said = engine.call(call);
      }
    } catch (error) {
      // What was shown is kept: a new engine goes on from there.
      if (error instanceof Broken) this.engine = undefined;
      throw error;
    }
    if (said.writes) await (await this.kept).write(said.writes);
    for (const [client, message] of said.told ?? [])
      this.followers.get(client)?.({ kind: "message", id: client, message });
    clearTimeout(this.timer);
    if (said.wake)
      this.timer = setTimeout(
        () => void this.turn(() => this.call({ wake: { at: Date.now() } })),
        Math.max(0, said.wake - Date.now()),
      );
    if (said.thinks) this.think();
    return said;
  }

  /** An opponent decides; between two decisions whoever asks is heard. */
  private think(): void {
    if (this.thinking) return;
    this.thinking = true;
    setTimeout(() => {
      this.turn(() => {
        this.thinking = false;
        return this.call({ think: { at: Date.now(), random: random() } });
      }).then(
        () => this.stall(null),
        (error: unknown) => {
          if (!this.closed) this.stall(stallOf(error));
        },
      );
    });
  }

  /** Whoever waits for an opponent that cannot think is told so, and when it does again. */
  private stall(stalled: Stall | null): void {
    const same = stalled === null && this.stalled === null;
    this.stalled = stalled;
    if (!same) this.everybody({ kind: "stalled", stalled });
  }

  private retry(): void {
    // An engine that broke is gone, and with it who follows what: all lines are opened anew.
    if (this.stalled === "broken") this.everybody({ kind: "again" });
    else this.think();
  }

  private beside(job: unknown): Promise<Answer> {
    this.desk ??= this.hire();
    const id = ++this.nth;
    return new Promise((done) => {
      this.jobs.set(id, done);
      this.desk?.postMessage({ id, job });
    });
  }

  private hire(): Worker {
    const desk = new Worker(new URL("./desk.ts", import.meta.url), { type: "module" });
    desk.addEventListener("message", (event: MessageEvent<{ id: number; answer?: Answer; stalled?: Stall }>) => {
      const { id, answer, stalled } = event.data;
      this.jobs.get(id)?.(answer ?? refused(stalled ?? "broken"));
      this.jobs.delete(id);
    });
    // It never came, or is gone: the next one to ask sends for it again.
    desk.addEventListener("error", (event) => {
      desk.terminate();
      this.desk = undefined;
      for (const done of this.jobs.values()) done(refused(event instanceof ErrorEvent ? "broken" : "unreachable"));
      this.jobs.clear();
    });
    return desk;
  }

  private async ask(message: ToEngine & { kind: "ask" }): Promise<Answer> {
    const { method, path, query, body, lang } = message;
    if (method === "GET" && path in NOTHING && !this.engine && (await (await this.kept).isEmpty()))
      return { type: "done", body: NOTHING[path] };
    const call = (result: unknown) =>
      this.turn(() =>
        this.call({ ask: { method, path, query, body, lang, at: Date.now(), random: random(), result } }),
      );
    let said = await call(null);
    while (said.job) {
      const answer = await this.beside(said.job);
      if (answer.type === "refused") return answer;
      said = await call(answer.body);
    }
    return said.answer ?? refused("broken");
  }

  /** Everything that is kept, as one file, with the settings as they are now. */
  private async file(settings: unknown): Promise<string> {
    const kept = new Map(await (await this.kept).read(""));
    kept.set("me", JSON.stringify({ ...(JSON.parse(kept.get("me") ?? "{}") as object), settings }));
    return JSON.stringify({ format: FILE, kept: [...kept] });
  }

  private async bring(text: string, lang: Lang): Promise<Answer> {
    const unreadable = refused("not_a_file");
    let kept: Pair[];
    try {
      const file = JSON.parse(text) as { format?: string; kept?: Pair[] };
      if (file.format !== FILE || !Array.isArray(file.kept)) return unreadable;
      kept = file.kept;
    } catch {
      return unreadable;
    }
    const said = await this.turn(() => this.call({ bring: { kept, lang, at: Date.now() } }));
    return said.answer ?? unreadable;
  }

  /** Does what a tab asks; `back` tells that tab. */
  async hear(message: ToEngine, back: (message: FromEngine) => void): Promise<void> {
    const { id } = message;
    try {
      switch (message.kind) {
        case "ask":
          return back(told(id, await this.ask(message)));
        case "follow": {
          const { table, from, seat, lang } = message;
          this.followers.set(id, back);
          const look = { client: id, table, from, seat, lang, at: Date.now() };
          const said = await this.turn(() => this.call({ look }));
          if (said.answer?.type === "refused") back({ kind: "lost", id, problem: said.answer.problem });
          return;
        }
        case "tell":
          await this.turn(() => this.call({ tell: { client: id, message: message.message, at: Date.now() } }));
          return;
        case "leave":
          this.followers.delete(id);
          if (this.engine) await this.turn(() => this.call({ leave: { client: id } }));
          return;
        case "export":
          return back({ kind: "done", id, body: await this.file(message.settings) });
        case "retry":
          return this.retry();
        case "bring":
          return back(told(id, await this.bring(message.text, message.lang)));
        case "forget":
          await this.turn(async () => {
            clearTimeout(this.timer);
            this.engine = undefined;
            await (await this.kept).forget();
          });
          return back({ kind: "done", id, body: null });
      }
    } catch (error) {
      const problem = { code: stallOf(error), words: "", faults: [] };
      if (message.kind === "follow") back({ kind: "lost", id, problem });
      else back({ kind: "refused", id, problem });
    }
  }
}

const told = (id: string, answer: Answer): FromEngine =>
  answer.type === "done" ? { kind: "done", id, body: answer.body } : { kind: "refused", id, problem: answer.problem };
