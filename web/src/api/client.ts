import { lang } from "../lib/words.svelte";
import type {
  Act,
  Acted,
  Archive,
  ArchiveQuery,
  Campaign,
  CampaignDeck,
  CampaignOpened,
  CardInfo,
  ChangeMe,
  ChangeTable,
  Checked,
  Credentials,
  Daily,
  Fault,
  Fork,
  ForkCampaign,
  GameInfo,
  Hints,
  ImportCampaign,
  Join,
  JoinCampaign,
  Lobby,
  Log,
  Me,
  MyCampaigns,
  MyTables,
  NewCampaign,
  NewTable,
  Opened,
  PlayCampaign,
  Player,
  Problem,
  Replay,
  Session,
  Snapshot,
  TakenBack,
  TopUp,
  Verified,
  WhoAmI,
} from "./types";

/** The server said no, in words; or there was no answer. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly faults: Fault[] = [],
  ) {
    super(words);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: lang() });
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  return `/api${path}?${search}`;
}

async function ask<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
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
}

const get = <T>(path: string, query?: Query) => ask<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<WhoAmI>("/me"),
  guest: () => post<Me>("/guest"),
  register: (c: Credentials) => post<Me>("/register", c),
  login: (c: Credentials) => post<Me>("/login", c),
  logout: () => post<void>("/logout"),
  logoutEverywhere: () => post<void>("/logout-everywhere"),
  sessions: () => get<Session[]>("/me/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
  changeMe: (change: ChangeMe) => ask<Me>("PATCH", "/me", change),
  deleteMe: (password?: string) => post<void>("/me/delete", password ? { password } : {}),
  mute: (player: string, muted: boolean) => post<Me>("/me/mutes", { player, muted }),
  myTables: () => get<MyTables>("/me/tables"),
  player: (id: string) => get<Player>(`/players/${encodeURIComponent(id)}`),

  games: () => get<GameInfo[]>("/games"),
  cards: (game: string, set?: string) => get<CardInfo[]>(`/games/${encodeURIComponent(game)}/cards`, { set }),
  daily: () => get<Daily>("/daily"),

  lobby: () => get<Lobby>("/tables"),
  open: (plan: NewTable) => post<Opened>("/tables", plan),
  invite: (token: string) => get<Snapshot>(`/invites/${encodeURIComponent(token)}`),
  tableCards: (id: string) => get<CardInfo[]>(`${table(id)}/cards`),
  snapshot: (id: string) => get<Snapshot>(table(id)),
  join: (id: string, join: Join) => post<Snapshot>(`${table(id)}/join`, join),
  leave: (id: string) => post<void>(`${table(id)}/leave`),
  change: (id: string, change: ChangeTable) => ask<void>("PATCH", table(id), change),
  start: (id: string, fill?: string) => post<void>(`${table(id)}/start`, fill ? { fill } : {}),
  act: (id: string, act: Act) => post<Acted>(`${table(id)}/actions`, act),
  check: (id: string, action: string, seat?: number | null) =>
    post<Checked>(`${table(id)}/check`, { action, ...(seat ? { seat } : {}) }),
  hint: (id: string, seat?: number | null) => post<Hints>(`${table(id)}/hint`, seat ? { seat } : {}),
  comeBack: (id: string) => post<void>(`${table(id)}/return`),
  takeback: (id: string, ply: number, toStep: number, seat?: number | null) =>
    post<TakenBack>(`${table(id)}/takeback`, { ply, to_step: toStep, ...(seat ? { seat } : {}) }),
  answerTakeback: (id: string, yes: boolean) => post<TakenBack>(`${table(id)}/takeback/answer`, { yes }),
  said: (id: string, before?: number) => get<Log>(`${table(id)}/chat`, { before }),
  say: (id: string, text: string) => post<void>(`${table(id)}/chat`, { text }),
  rematch: (id: string) => post<Opened>(`${table(id)}/rematch`),
  log: (id: string, before: number) => get<Log>(`${table(id)}/log`, { before, limit: 200 }),

  archive: (query: ArchiveQuery) => get<Archive>("/archive", query as Query),
  replay: (id: string, from: number, to: number, seat?: number) =>
    get<Replay>(`${table(id)}/replay`, { from, to, seat }),
  verify: (id: string) => post<Verified>(`${table(id)}/verify`),
  fork: (id: string, fork: Fork) => post<Opened>(`${table(id)}/fork`, fork),
  campaigns: () => get<MyCampaigns>("/campaigns"),
  newCampaign: (plan: NewCampaign) => post<CampaignOpened>("/campaigns", plan),
  campaign: (id: string) => get<Campaign>(campaign(id)),
  campaignInvite: (invite: string) => get<Campaign>(`/campaigns/invites/${encodeURIComponent(invite)}`),
  joinCampaign: (id: string, join: JoinCampaign) => post<Campaign>(`${campaign(id)}/join`, join),
  playCampaign: (id: string, play: PlayCampaign) => post<Opened>(`${campaign(id)}/play`, play),
  topUp: (id: string, topUp: TopUp) => post<Campaign>(`${campaign(id)}/top-up`, topUp),
  forkCampaign: (id: string, fork: ForkCampaign) => post<CampaignOpened>(`${campaign(id)}/fork`, fork),
  importCampaign: (file: ImportCampaign) => post<CampaignOpened>("/campaigns/import", file),
  campaignDeck: (id: string) => get<CampaignDeck>(`${campaign(id)}/deck`),
  leaveCampaign: (id: string) => post<void>(`${campaign(id)}/leave`),

  importRecord: (record: unknown) => post<Opened>("/records", record),
};

/** Where the files are that a browser downloads itself. */
export const files = {
  record: (id: string) => `/api${table(id)}/record`,
  export: () => "/api/me/export",
  campaign: (id: string) => `/api${campaign(id)}/export`,
};

export function socketAddress(id: string, from: number | null, seat: number | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${address(`${table(id)}/socket`, { from, seat })}`;
}
