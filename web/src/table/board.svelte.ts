import type { CardInfo, Now, SeatNumber, TableInfo } from "../api/types";
import type { GameTypes } from "../games/pages";
import { isLike } from "./deeds";
import { lang } from "../lib/words.svelte";
import { withMine } from "./mine";
import { nameOf, onlySeat, withNames } from "./names";

/** A legal action: what to send, how a button says it, and what it is. */
export interface Choice<Deed> {
  action: string;
  words: string;
  data: Deed;
}

/** The deeds of one kind. */
type Kind<Deed extends { type: string }, Verb extends Deed["type"]> = Extract<Deed, { type: Verb }>;

/** What a game's table is given: the position, what may be done, and a way to do it. Live or replayed, it is the same. */
export interface Source {
  readonly info: TableInfo | null;
  readonly now: Now | null;
  readonly lookingFrom: SeatNumber | null;
  readonly busy: boolean;
  act(action: string): Promise<boolean>;
}

/** A table of a game whose types are `G`. Whoever shows any game knows no more of them than that everything has a `type`. */
export class Board<G extends GameTypes = GameTypes> {
  /** Cards by id, in the reader's language. */
  cards = $state.raw<Map<string, CardInfo>>(new Map());
  /** The card in the large view, and whether it stays when the pointer leaves. */
  inspected = $state.raw<CardInfo | null>(null);
  pinned = $state(false);
  /** The action a hint proposes. */
  hinted = $state<string | null>(null);
  /** The action that was sent and not answered yet. */
  sent = $state<string | null>(null);
  /** What just happened, for tables that show it. */
  recent = $state.raw<{ data: G["event"]; words: string }[]>([]);
  /** What happened lately, a few turns back: enough to say what somebody's last turn was. */
  story = $state.raw<{ data: G["event"]; words: string }[]>([]);
  /** One sentence: why something cannot be done; and what the rules call it. */
  reason = $state<string | null>(null);
  /** Where the thing is that was asked about. */
  spot = $state.raw<DOMRect | null>(null);
  about = $state("");

  constructor(
    private readonly source: Source,
    private readonly ask: ((action: string) => Promise<string | null>) | null,
  ) {}

  get info(): TableInfo {
    return this.source.info as TableInfo;
  }

  get now(): Now {
    return this.source.now as Now;
  }

  get view(): G["view"] {
    return this.now.view;
  }

  /** What is asked; nothing when the game is over. */
  get prompt(): G["prompt"] | null {
    return this.now.prompt?.data ?? null;
  }

  get seat(): SeatNumber | null {
    return this.source.lookingFrom;
  }

  get busy(): boolean {
    return this.source.busy;
  }

  /** What may be done, in words that call people by their names. */
  legal: Choice<G["deed"]>[] = $derived.by(() => this.named());

  private named(): Choice<G["deed"]>[] {
    const seats = this.source.info?.seats ?? [];
    const me = onlySeat(seats);
    const said = (words: string) => withNames(withMine(words, me, lang()), seats);
    return (this.source.now?.legal ?? []).map((choice) => ({ ...choice, words: said(choice.words) }));
  }

  /** Am I asked for something? */
  get myMove(): boolean {
    return this.legal.length > 0 && this.seat !== null && this.now.to_move.includes(this.seat);
  }

  get over(): boolean {
    return this.now.outcome !== null;
  }

  /** What is asked, in words, with people's names. */
  get question(): string {
    const words = withNames(this.now.prompt?.words ?? "", this.info.seats);
    // "Ada: your turn" and "Ada, Blast Armor: who?" need not name Ada to Ada.
    const own = this.seat !== null && this.myMove ? `${this.name(this.seat)}` : "";
    const rest = own && words.startsWith(own) ? /^\s*[:,]\s*(.*)$/s.exec(words.slice(own.length))?.[1] : undefined;
    return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : words;
  }

  name(seat: SeatNumber): string {
    return nameOf(seat, this.info.seats);
  }

  /** Claimed actions are shown on the table; the rest become buttons below. A table puts its own in the place of this. */
  // oxlint-disable-next-line no-unused-vars -- a table's own looks at it
  claims(_choice: Choice<G["deed"]>): boolean {
    return false;
  }

  /** The legal actions of a kind, with these fields. */
  of<Verb extends G["deed"]["type"]>(
    verb: Verb,
    like: Partial<Kind<G["deed"], Verb>> = {},
  ): Choice<Kind<G["deed"], Verb>>[] {
    const meant = (choice: Choice<G["deed"]>): choice is Choice<Kind<G["deed"], Verb>> =>
      isLike(choice.data, { ...like, type: verb });
    return this.legal.filter(meant);
  }

  /** The first of them, for what there is only one of. */
  can<Verb extends G["deed"]["type"]>(
    verb: Verb,
    like: Partial<Kind<G["deed"], Verb>> = {},
  ): Choice<Kind<G["deed"], Verb>> | undefined {
    return this.of(verb, like)[0];
  }

  act(action: string): void {
    this.hinted = null;
    this.reason = null;
    this.sent = action;
    void this.source.act(action).finally(() => (this.sent = null));
  }

  /** May one be told here why something cannot be done? Only who plays; for who looks on nothing is there to be pressed for it. */
  get answers(): boolean {
    return this.ask !== null && this.seat !== null && !this.over;
  }

  /** Asks the rules why an action is not there, and shows the answer with the place in the rules that tells of it. */
  async why(action: string, about: string): Promise<void> {
    if (!this.ask || !this.answers) return;
    this.about = about;
    const words = await this.ask(action);
    this.reason = words && withNames(words, this.info.seats);
  }

  card(id: string): CardInfo {
    const known = this.cards.get(id);
    if (known) return known;
    const name = id.replaceAll("_", " ");
    return {
      id,
      name,
      set: "",
      faction: null,
      kind: "ship",
      cost: null,
      defense: null,
      count: 0,
      text: "",
      origin: "",
      name_is_ours: false,
      rulings: [],
      more: {},
    };
  }

  inspect(card: CardInfo | null, pin = false): void {
    if (!pin && this.pinned) return;
    this.inspected = card;
    this.pinned = pin && card !== null;
  }
}
