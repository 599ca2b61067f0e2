import { house } from "./house.svelte";
import type { Ear, Line, Query } from "./source";
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
  DailyCourse,
  Fork,
  ForkCampaign,
  GameInfo,
  Frame,
  Hints,
  ImportedLog,
  ImportCampaign,
  Join,
  JoinCampaign,
  Lobby,
  Log,
  Me,
  MyCampaigns,
  MyReviews,
  MyTables,
  NewCampaign,
  NewTable,
  Opened,
  PlayCampaign,
  Player,
  PuzzleAnswer,
  PuzzleShown,
  Puzzles,
  Registered,
  Replay,
  Review,
  Session,
  Snapshot,
  TakenBack,
  TopUp,
  Verified,
  WhoAmI,
} from "./types";

export { Refused } from "./source";

export const ask = <T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> =>
  house.ask<T>({ method, path, query, ...(body === undefined ? {} : { body }) });

export const get = <T>(path: string, query?: Query) => ask<T>("GET", path, undefined, query);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<WhoAmI>("/me"),
  guest: () => post<Me>("/guest"),
  register: (c: Credentials) => post<Registered>("/register", c),
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
  dailyCourse: (game: string) => get<DailyCourse>(`/daily/${encodeURIComponent(game)}/course`),

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

  review: (id: string) => get<Review>(`${table(id)}/review`),
  instead: (id: string, step: number, action: string, seat?: number) =>
    get<Frame>(`${table(id)}/instead`, { step, action, seat }),
  importLog: (text: string) => post<ImportedLog>("/logs", { text }),
  sayMySeat: (id: string, seat: number | null) => post<void>(`${table(id)}/my-seat`, { seat }),
  puzzles: () => get<Puzzles>("/puzzles"),
  puzzle: (id: string) => get<PuzzleShown>(`/puzzles/${encodeURIComponent(id)}`),
  tryPuzzle: (id: string, actions: string[]) =>
    post<PuzzleAnswer>(`/puzzles/${encodeURIComponent(id)}/try`, { actions }),
  myReviews: () => get<MyReviews>("/me/reviews"),

  record: (id: string) => get<unknown>(`${table(id)}/record`),
  importRecord: (record: unknown) => post<Opened>("/records", record),
};

/** Where the files are that a browser downloads itself. */
export const files = {
  record: (id: string) => `/api${table(id)}/record`,
  export: () => "/api/me/export",
  campaign: (id: string) => `/api${campaign(id)}/export`,
};

/** The line to a table. */
export const follow = (id: string, from: number | null, seat: number | null, ear: Ear): Line =>
  house.source(table(id)).follow(id, from, seat, ear);
