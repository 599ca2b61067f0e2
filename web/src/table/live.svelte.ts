import { api, follow, Refused } from "../api/client";
import type { Line as Wire } from "../api/source";
import type { ClientMessage, Item, Now, People, SeatNumber, ServerMessage, TableInfo, Update } from "../api/types";
import { PACES, settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { Tempo } from "./tempo";

export type Said = Item & { type: "chat" };
export type Line = "connecting" | "live" | "lost";

/** One table as this page follows it: a socket that heals itself, and the position on the screen. */
export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  /** The position shown; it may trail the server by the moves still being played out. */
  now = $state.raw<Now | null>(null);
  items = $state.raw<Item[]>([]);
  more = $state(false);
  /** What was said, oldest first, as far as it was asked for. */
  talk = $state.raw<Said[]>([]);
  moreTalk = $state(false);
  people = $state.raw<People>({ here: [], watching: 0 });
  lookingFrom = $state<SeatNumber | null>(null);
  line = $state<Line>("connecting");
  /** Why the server will not show this table. */
  gone = $state<string | null>(null);
  /** Waiting for the answer to an action. */
  busy = $state(false);
  /** The last refusal, for the person to read. */
  refusal = $state<string | null>(null);
  /** Moves still to be shown. */
  pending = $state(0);

  private n: number | null = null;
  private wire: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** Whoever waits until a position is on the screen. */
  private awaited: { ply: number; done: () => void } | null = null;
  private tempo = new Tempo<Update>(
    (update) => this.show(update),
    (waiting) => (this.pending = waiting),
  );

  constructor(readonly id: string) {}

  /** Opens the line; from then on it keeps itself open. */
  connect(): void {
    if (this.closed) return;
    this.line = this.n === null ? "connecting" : "lost";
    const wire = follow(this.id, this.n, this.lookingFrom, {
      open: () => {
        if (this.line === "live") return;
        this.tries = 0;
        this.line = "live";
        clearInterval(this.ping);
        this.ping = setInterval(() => this.send({ type: "ping" }), 25_000);
      },
      hear: (message) => this.hear(message),
      lost: (code) => this.heal(code),
    });
    this.wire = wire;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.wire?.close();
    this.tempo.clear();
  }

  /** Opens a fresh line, as when the page speaks another language. */
  restart(): void {
    this.n = null;
    this.tries = 0;
    this.wire?.close();
  }

  private heal(code: number): void {
    clearInterval(this.ping);
    if (this.closed) return;
    this.line = "lost";
    // A server that goes away has said so: another one answers already, and not everybody should ask it in the same moment.
    const first = code === 1001 && this.tries === 0 ? 80 : 250;
    const wait = Math.min(8000, first * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => void this.retry(), wait);
  }

  private async retry(): Promise<void> {
    if (this.n === null || this.tries > 1) {
      // A socket does not say why it was refused; asking for the table does.
      try {
        await api.snapshot(this.id);
      } catch (error) {
        if (error instanceof Refused && ["not_found", "forbidden", "bad_request"].includes(error.code)) {
          this.gone = error.message;
          return;
        }
      }
    }
    this.connect();
  }

  private send(message: ClientMessage): void {
    this.wire?.send(message);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "snapshot") {
      this.tempo.clear();
      this.n = message.n;
      this.info = message.table;
      this.lookingFrom = message.looking_from;
      this.now = message.now;
      this.items = message.items;
      this.more = message.more;
      this.listen(message.items);
      this.people = message.people;
      this.arrive();
    } else if (message.type === "update") {
      this.n = message.n;
      const moves = message.items.filter((item) => item.type === "moved");
      const mine = moves.some((item) => !item.bot && this.info?.my_seats.includes(item.seat));
      const pace = PACES[settings.pace];
      this.tempo.add(message, document.hidden || !moves.length ? 0 : mine ? Math.min(30, pace) : pace);
    } else if (message.type === "people") {
      this.people = message;
    } else {
      this.refusal = message.words;
    }
  }

  private show(update: Update): void {
    if (update.table) this.info = update.table;
    if (update.now) this.now = update.now;
    if (update.items.length) {
      const last = this.items.at(-1)?.n ?? -1;
      this.items = [...this.items, ...update.items.filter((item) => item.n > last)];
      this.listen(update.items);
    }
    this.arrive();
  }

  private arrive(): void {
    if (this.awaited && (this.now?.ply ?? 0) >= this.awaited.ply) this.awaited.done();
  }

  /** Until the position an action made is on the screen: what is shown before that would only be refused. */
  private async shown(ply: number): Promise<void> {
    if ((this.now?.ply ?? 0) >= ply) return;
    await new Promise<void>((done) => {
      this.awaited = { ply, done };
      setTimeout(done, 3000);
    });
    this.awaited = null;
  }

  /** Shows at once what is still being played out. */
  skip(): void {
    this.tempo.flush();
  }

  /** Lifts the curtain for a seat of mine, or lets it fall. */
  look(seat: SeatNumber | null): void {
    this.send({ type: "look", seat });
  }

  /** Sends an action. Without an answer it is sent again: the server does it once. */
  async act(action: string): Promise<boolean> {
    if (this.busy || !this.now) return false;
    if (this.pending) this.skip();
    const seat = this.lookingFrom;
    const body = { ply: this.now.ply, action, ...(seat ? { seat } : {}) };
    const meant = this.meaning(action);
    this.busy = true;
    this.refusal = null;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          await this.shown((await api.act(this.id, body)).ply);
          return true;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          const again = (error.code === "no_answer" || error.code === "busy") && attempt < 6;
          if (error.code === "ply_moved_on" && attempt < 6 && (await this.stillMeant(body, meant))) {
            body.ply = this.now.ply;
            continue;
          }
          if (!again) {
            this.refusal = error.message || t("click-lost");
            return false;
          }
          await new Promise((done) => setTimeout(done, 300 * 2 ** attempt));
        }
      }
    } finally {
      this.busy = false;
    }
  }

  /** What an action means here: the question it answers, and how a button says it. */
  private meaning(action: string): string | null {
    const choice = this.now?.legal.find((legal) => legal.action === action);
    return choice ? JSON.stringify([this.now?.prompt?.data, choice.words]) : null;
  }

  /**
   * A team-mate was quicker: once their move is on the screen, does the action mean what it meant before? Not after anything
   * else than moves of team-mates: then the person decides anew.
   */
  private async stillMeant(body: { ply: number; action: string }, meant: string | null): Promise<boolean> {
    for (let wait = 0; wait < 40 && (this.now?.ply ?? 0) <= body.ply; wait++) {
      this.skip();
      if ((this.now?.ply ?? 0) <= body.ply) await new Promise((done) => setTimeout(done, 50));
    }
    this.skip();
    const seats = this.info?.seats ?? [];
    const team = seats.find((seat) => seat.seat === this.lookingFrom)?.team;
    const since = this.items.filter((item) => "ply" in item && item.ply > body.ply);
    const mates = since.every(
      (item) =>
        item.type === "moved" &&
        item.seat !== this.lookingFrom &&
        seats.some((seat) => seat.seat === item.seat && seat.team === team),
    );
    return since.length > 0 && mates && meant !== null && this.meaning(body.action) === meant;
  }

  /** Runs a request and shows a refusal instead of throwing it. */
  async attempt<T>(request: Promise<T>): Promise<T | null> {
    try {
      this.refusal = null;
      return await request;
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : null;
      return null;
    }
  }

  private listen(items: Item[]): void {
    const said = items.filter((item): item is Said => item.type === "chat");
    if (!said.length) return;
    const all = new Map([...this.talk, ...said].map((line) => [line.n, line]));
    this.talk = [...all.values()].toSorted((a, b) => a.n - b.n);
  }

  /** Asks for what was said: the latest of it, or what came before the oldest line at hand. */
  async recall(earlier = false): Promise<void> {
    const log = await this.attempt(api.said(this.id, earlier ? this.talk[0]?.n : undefined));
    if (!log) return;
    this.listen(log.items);
    if (earlier || this.talk[0]?.n === log.items[0]?.n) this.moreTalk = log.more;
  }

  async older(): Promise<void> {
    const first = this.items[0];
    if (!first) return;
    const log = await this.attempt(api.log(this.id, first.n));
    if (!log) return;
    this.items = [...log.items, ...this.items];
    this.more = log.more;
  }
}
