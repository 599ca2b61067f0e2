import { ask, get, post } from "../api/client";
import type {
  Challenge,
  Company,
  Desk,
  Friend,
  Group,
  Holidays,
  Leaderboard,
  MatchState,
  MatchStep,
  NewReport,
  NewSanction,
  NewTable,
  NewTournament,
  Opened,
  PlayerRatings,
  QuickMatch,
  RatedResult,
  Recover,
  RecoveryCode,
  Registered,
  Tournament,
  Tournaments,
} from "../api/types";

const part = encodeURIComponent;

/** What people ask of the server about each other. */
export const people = {
  leaderboard: (game: string, format: string) => get<Leaderboard>("/ratings", { game, format }),
  ratings: (id: string) => get<PlayerRatings>(`/players/${part(id)}/ratings`),
  rated: (table: string) => get<RatedResult[]>(`/tables/${part(table)}/rated`),
  quick: (wish: QuickMatch) => post<MatchState>("/match", wish),
  leaveQueue: () => ask<void>("DELETE", "/match"),
  step: (id: string, step: MatchStep) => post<MatchState>(`/matches/${part(id)}`, step),
  again: (table: string) => post<MatchState>(`/tables/${part(table)}/again`),
  challenge: (wish: Challenge) => post<MatchState>("/challenges", wish),

  company: () => get<Company>("/people"),
  find: (name: string) => get<Friend>("/people/find", { name }),
  follow: (id: string, on: boolean) => post<void>(`/players/${part(id)}/follow`, { on }),
  block: (id: string, on: boolean) => post<void>(`/players/${part(id)}/block`, { on }),
  invite: (table: string, name: string) => post<Friend>(`/tables/${part(table)}/invite`, { name }),
  decline: (target: string) => ask<void>("DELETE", `/invitations/${part(target)}`),

  newGroup: (name: string) => post<Group>("/groups", { name }),
  group: (id: string) => get<Group>(`/groups/${part(id)}`),
  joinGroup: (id: string, invite?: string) => post<Group>(`/groups/${part(id)}/join`, invite ? { invite } : {}),
  leaveGroup: (id: string, player: string) => ask<void>("DELETE", `/groups/${part(id)}/members/${part(player)}`),
  inviteToGroup: (id: string, name: string) => post<Friend>(`/groups/${part(id)}/invite`, { name }),
  openForGroup: (id: string, table: NewTable) => post<Opened>(`/groups/${part(id)}/tables`, table),

  tournaments: () => get<Tournaments>("/tournaments"),
  newTournament: (plan: NewTournament) => post<Tournament>("/tournaments", plan),
  tournament: (id: string) => get<Tournament>(`/tournaments/${part(id)}`),
  joinTournament: (id: string) => post<Tournament>(`/tournaments/${part(id)}/join`),
  leaveTournament: (id: string) => post<void>(`/tournaments/${part(id)}/leave`),
  startTournament: (id: string) => post<Tournament>(`/tournaments/${part(id)}/start`),

  holidays: () => get<Holidays>("/me/holidays"),
  takeHoliday: (days: number) => post<Holidays>("/me/holidays", { days }),
  recover: (wish: Recover) => post<Registered>("/recover", wish),
  newRecovery: (password: string) => post<RecoveryCode>("/me/recovery", { password }),

  report: (report: NewReport) => post<void>("/reports", report),
  desk: () => get<Desk>("/admin"),
  closeReport: (id: string) => post<Desk>(`/admin/reports/${part(id)}/close`),
  sanction: (sanction: NewSanction) => post<Desk>("/admin/sanctions", sanction),
  lift: (id: string) => ask<Desk>("DELETE", `/admin/sanctions/${part(id)}`),
  annul: (one: string, two: string) => post<Desk>("/admin/annul", { one, two }),
  newCodes: () => post<Desk>("/admin/codes"),
  deletePlayer: (player: string) => post<Desk>("/admin/delete", { player }),
};

/** A failure as a page shows it. */
export const said = (error: unknown): string => (error instanceof Error ? error.message : "");
