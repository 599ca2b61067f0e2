// Generated from crates/server/src/wire by `UPDATE=1 cargo test -p starboard-server typescript`. Do not edit.

/**
 * A seat, counted from 1.
 */
export type SeatNumber = number;

/**
 * Data of a game: an action, a question or an event. `type` says which; the rest is the game's own
 * (`games/<game>/web/types.ts`).
 */
export type Tagged = { type: string, [field: string]: unknown };

/**
 * Something said: as data and in words.
 */
export type Told = { data: Tagged, words: string, };

/**
 * The body of every refusal (status 4xx and 5xx).
 */
export type Problem = { 
/**
 * Stable, for programs: `not_your_seat`, `ply_moved_on`, `illegal`, ...
 */
code: string, 
/**
 * One sentence for people, in the language of the request.
 */
words: string, 
/**
 * Where it was wrong, when several things were.
 */
faults: Array<Fault>, };

/**
 * One thing wrong with what was sent.
 */
export type Fault = { 
/**
 * Key or place.
 */
at: string, what: string, };

/**
 * The answer to "who am I?": nobody yet, a guest, or a registered player.
 */
export type WhoAmI = { me: Me | null, 
/**
 * Who may make an account here.
 */
registration: Registration, };

/**
 * The player behind this session.
 */
export type Me = { id: string, name: string, 
/**
 * A guest has no password; registering keeps everything the guest played.
 */
guest: boolean, 
/**
 * Milliseconds since 1970.
 */
since: number, 
/**
 * Players whose chat I do not want to read, by id.
 */
muted: Array<string>, 
/**
 * May I take care of this server (`/admin`)?
 */
owner: boolean, 
/**
 * What I set on the pages, as they wrote it; nothing if I never did.
 */
settings: Record<string, unknown> | null, };

/**
 * Somewhere I am logged in.
 */
export type Session = { 
/**
 * For `DELETE /api/me/sessions/{id}`.
 */
id: string, created: number, 
/**
 * Last used, to the hour.
 */
seen: number, 
/**
 * The browser and the system, such as `Firefox, Linux`; empty for a program.
 */
agent: string, 
/**
 * This is the session that asks.
 */
here: boolean, };

/**
 * Register (turns the guest of this session into an account) or log in.
 */
export type Credentials = { 
/**
 * 2 to 24 letters, digits, spaces, `-`, `_`, `'`; unique without regard to case.
 */
name: string, 
/**
 * 10 to 200 characters, and not a common one.
 */
password: string, 
/**
 * On login: move what this guest played to the account (default true).
 */
keep?: boolean, 
/**
 * On registering where that needs an invitation: the code.
 */
code?: string, };

/**
 * A change to my account; what is not said stays.
 */
export type ChangeMe = { name?: string, 
/**
 * The new password; needs `old_password` when there is one.
 */
password?: string, old_password?: string, 
/**
 * What I set on the pages: an object of at most 4000 bytes, kept as it is.
 */
settings?: Record<string, unknown>, };

/**
 * Ask to be deleted. Registered players confirm with their password.
 */
export type DeleteMe = { password?: string, };

/**
 * Mute or unmute a player's chat, for me only.
 */
export type Mute = { 
/**
 * The player's id, as seats and chat lines carry it.
 */
player: string, muted: boolean, };

/**
 * A player as others see one.
 */
export type Player = { id: string, name: string, since: number, statistics: Array<Statistics>, };

/**
 * Finished games of one player in one game and format.
 */
export type Statistics = { game: string, format: string, players: number, played: number, won: number, shared: number, 
/**
 * Mean of rank, 1 is best.
 */
mean_rank: number, best_score: number | null, last_played: number, };

/**
 * A game on the shelf, in the reader's language.
 */
export type GameInfo = { name: string, title: string, summary: string, edition: string, formats: Array<FormatInfo>, options: Array<OptionInfo>, sets: Array<string>, 
/**
 * Shortest and longest usual game.
 */
minutes: [number, number], 
/**
 * Opponents, weakest first.
 */
levels: Array<LevelInfo>, 
/**
 * Its campaigns, if games of it follow one another.
 */
campaign: CampaignInfo | null, };

/**
 * A way to play: the value of the option `format`. The option `players` takes one of `players`.
 */
export type FormatInfo = { name: string, title: string, summary: string, players: Array<number>, };

/**
 * A rule option: the key `name` of the options object.
 */
export type OptionInfo = { name: string, title: string, summary: string, kind: OptionKind, default: unknown, 
/**
 * The formats it matters in; empty means all.
 */
formats: Array<string>, 
/**
 * It matters only where this other option (first) holds this value (second).
 */
needs: [string, string] | null, };

/**
 * What values an option takes.
 */
export type OptionKind = { "type": "flag" } | { "type": "number", min: number, max: number, } | { "type": "choice", choices: Array<[string, string]>, } | { "type": "several", choices: Array<[string, string]>, };

/**
 * An opponent.
 */
export type LevelInfo = { name: string, title: string, summary: string, };

/**
 * A card, tile or mission.
 */
export type CardInfo = { id: string, name: string, set: string, faction: string | null, kind: string, cost: number | null, defense: number | null, count: number, text: string, origin: string, name_is_ours: boolean, rulings: Array<string>, more: Record<string, unknown>, };

/**
 * A table to open. Only `game` is needed: the default is me against bots of the game's default level.
 */
export type NewTable = { game: string, 
/**
 * The options object of the game (`format`, `players`, ...); what is not said is default.
 */
options?: Record<string, unknown>, 
/**
 * One for each seat, in seat order.
 */
seats?: Array<SeatPlan>, clock?: ClockPlan, visibility?: Visibility, takebacks?: Takebacks, 
/**
 * Is there chat at the table? (default true)
 */
chat?: boolean, 
/**
 * Several people, at one screen or at several, may ask for hints, and the log says who did (default false; whoever plays alone may always).
 */
hints?: boolean, 
/**
 * It is a lesson: not among my games, and in no statistics (default false).
 */
lesson?: boolean, 
/**
 * Start by itself as soon as no seat is open (default true); otherwise the host starts it.
 */
start?: boolean, 
/**
 * Begin from this position (as a position file's `position`) instead of a fresh deal.
 */
position?: unknown, 
/**
 * Play today's deal: the same cards for everybody (see `GET /api/daily`). Only `game` may be said beside it.
 */
daily?: boolean, };

/**
 * Who is to sit in a seat.
 */
export type SeatPlan = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", level: string, } | { "kind": "here", name: string, };

/**
 * How long people may think.
 */
export type ClockPlan = { "kind": "none" } | { "kind": "live", seconds: number, increment: number, delay?: number, out: OnTimeOut, } | { "kind": "correspondence", days: number, out: OnTimeOut, };

/**
 * What happens when a seat's time runs out; said before the game.
 */
export type OnTimeOut = "bot" | "concede";

/**
 * Who may find, watch and join a table.
 */
export type Visibility = "public" | "link" | "private";

/**
 * How far moves can be taken back.
 */
export type Takebacks = "consent" | "free" | "never";

/**
 * A table in a list.
 */
export type TableLine = { id: string, game: string, 
/**
 * The option `format`, or empty.
 */
format: string, status: Status, seats: Array<SeatInfo>, clock: ClockPlan, my_seats: Array<SeatNumber>, my_turn: boolean, 
/**
 * The state of the table: how many actions stand.
 */
step: number, created: number, 
/**
 * The last thing that happened.
 */
updated: number, 
/**
 * When the time of who must move runs out.
 */
deadline: number | null, };

/**
 * The public lobby.
 */
export type Lobby = { 
/**
 * Tables with a free seat, newest first.
 */
open: Array<TableLine>, 
/**
 * Tables being played that can be watched, latest move first.
 */
running: Array<TableLine>, };

/**
 * Tables a player sits at, those where it is my turn first.
 */
export type MyTables = { tables: Array<TableLine>, };

/**
 * The answer to opening, forking, importing, a rematch.
 */
export type Opened = { 
/**
 * The page is `/table/{id}`.
 */
id: string, 
/**
 * The invite link is `/join/{invite}`; absent when no seat is open.
 */
invite: string | null, };

/**
 * Sit down.
 */
export type Join = { 
/**
 * A free seat, or a bot's before the start; the first free one if not said.
 */
seat?: SeatNumber, 
/**
 * The token of the invite link (needed unless the table is public).
 */
invite?: string, };

/**
 * Get up: before the start the seat is free again, afterwards the seat concedes.
 */
export type Leave = { 
/**
 * Only this seat; all my seats if not said.
 */
seat?: SeatNumber, };

/**
 * Start the table.
 */
export type Start = { 
/**
 * The level of the bots that take the seats still open.
 */
fill?: string, };

/**
 * Play on from a moment of a finished game, as a new table.
 */
export type Fork = { 
/**
 * How many actions of the game stand.
 */
step: number, seats?: Array<SeatPlan>, clock?: ClockPlan, visibility?: Visibility, };

/**
 * Today's deals, one a game.
 */
export type Daily = { 
/**
 * The day, `2026-11-15` (UTC).
 */
day: string, deals: Array<DailyDeal>, };

/**
 * Today's deal of one game: the same cards for everybody who plays it.
 */
export type DailyDeal = { game: string, fingerprint: string, level: string, 
/**
 * The table where I play or played it.
 */
mine: string | null, 
/**
 * Finished by how many, won by how many.
 */
played: number, won: number, 
/**
 * The best of them, and mine: a win before a defeat, then the higher score, then the fewer moves.
 */
results: Array<DailyResult>, 
/**
 * On how many days in a row I have played this game's deal, up to today or yesterday.
 */
streak: number, };

/**
 * How somebody did with a day's deal.
 */
export type DailyResult = { place: number, name: string, rank: number, score: number, moves: number, mine: boolean, };

/**
 * My try at today's deal beside the best one, turn by turn: how far each was ahead of the best rival.
 */
export type DailyCourse = { mine: Array<number>, best: Array<number>, 
/**
 * Whose the best one is.
 */
name: string, };

/**
 * Where a table is in its life.
 */
export type Status = "waiting" | "playing" | "finished" | "closed";

/**
 * What a table is, for one viewer.
 */
export type TableInfo = { id: string, game: string, 
/**
 * The game's title in the reader's language.
 */
title: string, edition: string, 
/**
 * The settled options.
 */
options: Record<string, unknown>, status: Status, seats: Array<SeatInfo>, 
/**
 * The seats I hold: more than one means pass and play.
 */
my_seats: Array<SeatNumber>, 
/**
 * Do I run this table (start it, fill seats, close it)?
 */
i_host: boolean, visibility: Visibility, clock: ClockPlan, 
/**
 * A player for whom a bot plays may take the seat back.
 */
may_return: boolean, takebacks: Takebacks, chat: boolean, 
/**
 * May one ask for hints here? Among several people it was agreed before.
 */
hints: boolean, 
/**
 * It is a lesson.
 */
lesson: boolean, 
/**
 * It counts for ratings.
 */
rated: boolean, 
/**
 * How the deal was made, where everybody had a hand in it.
 */
shuffle: FairShuffle | null, 
/**
 * The token of the invite link, for those who sit here, while a seat is open.
 */
invite: string | null, 
/**
 * SHA-256 of the seed, from the start of the game.
 */
fingerprint: string | null, 
/**
 * The seed, once the game is over.
 */
seed: string | null, created: number, started: number | null, ended: number | null, 
/**
 * The rematch, once somebody asked for one.
 */
next: string | null, forked_from: ForkedFrom | null, 
/**
 * It did not begin from a fresh deal.
 */
from_position: boolean, daily: string | null, campaign: CampaignGame | null, result: Outcome | null, };

/**
 * The moment of another table this one plays on from.
 */
export type ForkedFrom = { table: string, step: number, };

/**
 * Who sits where.
 */
export type SeatInfo = { seat: SeatNumber, 
/**
 * Seats of the same team win and lose together.
 */
team: number, kind: SeatKind, 
/**
 * The player's or the bot's name; empty when the seat is open.
 */
name: string, 
/**
 * The player's id (for muting and the player page); not for bots.
 */
player: string | null, level: string | null, 
/**
 * The name of the bot that plays for the player since their time ran out.
 */
stand_in: string | null, mine: boolean, };

/**
 * What sits in a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * Where the game stands, for one viewer.
 */
export type Now = { 
/**
 * The number every action names: how many times something was done or taken back. It only grows.
 */
ply: number, 
/**
 * How many actions stand.
 */
step: number, 
/**
 * Who is asked; empty when the game is over.
 */
to_move: Array<SeatNumber>, 
/**
 * What is asked; nothing when the game is over.
 */
prompt: Told | null, 
/**
 * What this viewer sees: the game's own shape.
 */
view: unknown, 
/**
 * What the seat this viewer looks from may do now.
 */
legal: Array<Choice>, undo: Undo, 
/**
 * The seats that give up if the seat this viewer looks from concedes.
 */
conceding: Array<SeatNumber>, clocks: Clocks | null, 
/**
 * A take-back waiting for answers.
 */
asked: TakebackAsked | null, outcome: Outcome | null, };

/**
 * A legal action: what to send, how a button says it, and the same as data of the game's own shape.
 */
export type Choice = { action: string, words: string, data: Tagged, };

/**
 * How far the seat this viewer looks from can go back.
 */
export type Undo = { 
/**
 * The lowest step reached freely; nothing if not even the last action can be taken back freely.
 */
free_to: number | null, 
/**
 * The step before the seat's own last action, reached if everybody agrees; nothing when that is not offered.
 */
asking_to: number | null, 
/**
 * What going back to `asking_to` undoes.
 */
lost: Array<Lost>, };

/**
 * Actions of one seat that a take-back undoes.
 */
export type Lost = { seat: SeatNumber, moves: number, };

/**
 * The clocks as of the server's time `at`; they run on from there for the seats in `running`.
 */
export type Clocks = { 
/**
 * Server time, milliseconds since 1970.
 */
at: number, 
/**
 * Milliseconds left, by seat, at `at`.
 */
left: Array<number>, 
/**
 * So many milliseconds from `at` on are free for who is asked.
 */
delay: number, running: Array<SeatNumber>, };

/**
 * Somebody asks to go back to `to_step`.
 */
export type TakebackAsked = { seat: SeatNumber, to_step: number, 
/**
 * What it undoes.
 */
lost: Array<Lost>, 
/**
 * Those who have not answered yet.
 */
waiting_for: Array<SeatNumber>, };

/**
 * The result.
 */
export type Outcome = { 
/**
 * By seat: 1 is best; equal ranks are shared.
 */
ranks: Array<number>, scores: Array<number>, 
/**
 * Why it ended: the game's own word.
 */
why: string, };

/**
 * Act for a seat. Sending the same thing twice does it once.
 */
export type Act = { 
/**
 * `now.ply` of the position the action is meant for.
 */
ply: number, 
/**
 * One of `now.legal`, or `concede` (at any time, asked or not).
 */
action: string, 
/**
 * Needed when I hold several seats and it is not clear which one acts.
 */
seat?: SeatNumber, };

/**
 * The action is done and will not be lost.
 */
export type Acted = { 
/**
 * The ply it made.
 */
ply: number, step: number, 
/**
 * It had already been done: this was a repetition.
 */
again: boolean, };

/**
 * "Why can't I?"
 */
export type Check = { action: string, seat?: SeatNumber, };

/**
 * Because.
 */
export type Checked = { legal: boolean, 
/**
 * The game's code of the reason.
 */
code: string | null, 
/**
 * The reason in one sentence.
 */
words: string | null, };

/**
 * For which of my seats.
 */
export type ForSeat = { seat?: SeatNumber, };

/**
 * What a strong opponent would do, seeing only what the seat sees: at most three, best first.
 */
export type Hints = { ply: number, best: Array<Hint>, };

/**
 * One piece of advice.
 */
export type Hint = { action: string, 
/**
 * The action as a button says it.
 */
words: string, 
/**
 * The chance that the seat's side wins after it, 0 to 1, and half of its 95 % interval.
 */
chance: number, error: number, 
/**
 * Nothing to choose between this and the best.
 */
about_even: boolean, 
/**
 * Why, in one sentence.
 */
reason: string, };

/**
 * Take back to `to_step`, freely if that is possible, otherwise by asking the others.
 */
export type Takeback = { ply: number, to_step: number, seat?: SeatNumber, };

/**
 * What came of it.
 */
export type TakebackAnswer = "done" | "asked" | "refused";

/**
 * What came of asking to take back, or of answering.
 */
export type TakenBack = { answer: TakebackAnswer, };

/**
 * Answer somebody's wish to take back.
 */
export type AnswerTakeback = { yes: boolean, };

/**
 * Say something at the table.
 */
export type Say = { 
/**
 * 1 to 300 characters.
 */
text: string, };

/**
 * The host changes a table. Seats only before the start.
 */
export type ChangeTable = { chat?: boolean, seat?: SeatNumber, 
/**
 * What `seat` becomes.
 */
plan?: SeatPlan, };

/**
 * From the server. `n` is the number of the last thing told; a client that comes back with `?from=n` is told what came since.
 */
export type ServerMessage = { "type": "snapshot" } & Snapshot | { "type": "update" } & Update | { "type": "people" } & People | { "type": "problem", code: string, words: string, };

/**
 * The table as one viewer sees it. Also the answer to `GET /api/tables/{id}`.
 */
export type Snapshot = { n: number, table: TableInfo, 
/**
 * The seat this viewer looks from; nothing for a spectator (and for pass and play until `look`).
 */
looking_from: SeatNumber | null, 
/**
 * Nothing while seats are being filled.
 */
now: Now | null, 
/**
 * The latest things that happened, oldest first; older ones from `GET /api/tables/{id}/log`.
 */
items: Array<Item>, 
/**
 * There are older items than these.
 */
more: boolean, people: People, };

/**
 * An increment.
 */
export type Update = { n: number, items: Array<Item>, 
/**
 * When seats, status or settings changed.
 */
table: TableInfo | null, 
/**
 * When the game moved on. After several items it is where the last one led.
 */
now: Now | null, };

/**
 * Something that happened at the table.
 */
export type Item = { n: number, 
/**
 * Milliseconds since 1970.
 */
at: number, } & ({ "type": "started", events: Array<Told>, words: string, } | { "type": "moved", ply: number, step: number, seat: SeatNumber, action: string | null, 
/**
 * The action as data; nothing where the action is not told, or is `concede`.
 */
data: Tagged | null, 
/**
 * The name of the bot that acted for the player of the seat.
 */
bot: string | null, events: Array<Told>, } | { "type": "took_back", ply: number, to_step: number, seat: SeatNumber, words: string, } | { "type": "asked_takeback", seat: SeatNumber, to_step: number, words: string, } | { "type": "answered_takeback", seat: SeatNumber, yes: boolean, words: string, } | { "type": "seated", seat: SeatInfo, words: string, } | { "type": "time_out", seat: SeatNumber, words: string, } | { "type": "chat", player: string, name: string, 
/**
 * Empty where it is not wanted.
 */
text: string, 
/**
 * I have muted this player.
 */
muted: boolean, } | { "type": "changed", words: string, } | { "type": "ended", outcome: Outcome | null, words: string, } | { "type": "rematch", table: string, words: string, });

/**
 * What happened. `words` are in the reader's language.
 */
export type Happening = { "type": "started", events: Array<Told>, words: string, } | { "type": "moved", ply: number, step: number, seat: SeatNumber, action: string | null, 
/**
 * The action as data; nothing where the action is not told, or is `concede`.
 */
data: Tagged | null, 
/**
 * The name of the bot that acted for the player of the seat.
 */
bot: string | null, events: Array<Told>, } | { "type": "took_back", ply: number, to_step: number, seat: SeatNumber, words: string, } | { "type": "asked_takeback", seat: SeatNumber, to_step: number, words: string, } | { "type": "answered_takeback", seat: SeatNumber, yes: boolean, words: string, } | { "type": "seated", seat: SeatInfo, words: string, } | { "type": "time_out", seat: SeatNumber, words: string, } | { "type": "chat", player: string, name: string, 
/**
 * Empty where it is not wanted.
 */
text: string, 
/**
 * I have muted this player.
 */
muted: boolean, } | { "type": "changed", words: string, } | { "type": "ended", outcome: Outcome | null, words: string, } | { "type": "rematch", table: string, words: string, };

/**
 * Who is connected.
 */
export type People = { 
/**
 * Seats whose holder is here. Bots always are.
 */
here: Array<SeatNumber>, watching: number, };

/**
 * From the client.
 */
export type ClientMessage = { "type": "look", seat: SeatNumber | null, } | { "type": "ping" };

/**
 * What is said and asked before a campaign of a game begins.
 */
export type CampaignInfo = { title: string, summary: string, 
/**
 * Where its content comes from; to be shown wherever the campaign is.
 */
label: string, 
/**
 * How many games it has.
 */
games: number, seats: number, 
/**
 * The sides: value and title.
 */
sides: Array<[string, string]>, options: Array<OptionInfo>, 
/**
 * What its rules count with, by name: the rules page fills them in.
 */
figures: Array<[string, number]>, };

/**
 * A campaign to begin. Nothing is needed: the default is me against a bot of the default level, on sides decided by a coin.
 */
export type NewCampaign = { 
/**
 * The first game that has campaigns, if not said.
 */
game?: string, 
/**
 * One for each seat, in seat order.
 */
seats?: Array<SeatPlan>, 
/**
 * The side I want (one of the campaign's `sides`); a coin decides if nobody wants any, or two want the same.
 */
side?: string, 
/**
 * The campaign's own options.
 */
options?: Record<string, unknown>, };

/**
 * The answer to beginning, forking and importing a campaign.
 */
export type CampaignOpened = { 
/**
 * The page is `/campaign/{id}`.
 */
id: string, 
/**
 * The invite link is `/campaign/join/{invite}`; absent when no seat is open.
 */
invite: string | null, };

/**
 * Take the open seat of a campaign.
 */
export type JoinCampaign = { 
/**
 * The token of the invite link.
 */
invite: string, 
/**
 * The side I want.
 */
side?: string, };

/**
 * What a campaign waits for.
 */
export type CampaignStage = "waiting" | "next" | "playing" | "top_up" | "over";

/**
 * A campaign, for one of its players.
 */
export type Campaign = { id: string, game: string, title: string, label: string, stage: CampaignStage, 
/**
 * The same seats in every game.
 */
seats: Array<SeatInfo>, my_seats: Array<SeatNumber>, 
/**
 * Who has something to choose before it goes on; nobody: any player may go on.
 */
asked: SeatNumber | null, 
/**
 * Games played, of how many.
 */
played: number, games: number, 
/**
 * The running game's table.
 */
table: string | null, 
/**
 * All there is to show, with keys of the game's own (see `games/rise-of-empire/docs/campaign.md`); nothing while a seat is open.
 */
show: unknown, 
/**
 * The token of the invite link, while a seat is open.
 */
invite: string | null, forked_from: CampaignFork | null, coin: Coin, created: number, updated: number, };

/**
 * The lot for the sides: its seed is settled before anybody joins, its fingerprint shown from the beginning, the seed itself once
 * all players are there.
 */
export type Coin = { fingerprint: string, seed: string | null, };

/**
 * The campaign this one is a copy of, from the end of game `after` (0: from the beginning).
 */
export type CampaignFork = { campaign: string, after: number, };

/**
 * The campaign a table is a game of.
 */
export type CampaignGame = { campaign: string, 
/**
 * From 1.
 */
game: number, };

/**
 * My campaigns, latest first.
 */
export type MyCampaigns = { campaigns: Array<CampaignLine>, };

/**
 * A campaign in a list.
 */
export type CampaignLine = { id: string, game: string, title: string, stage: CampaignStage, seats: Array<SeatInfo>, my_seats: Array<SeatNumber>, 
/**
 * Does it wait for me?
 */
my_turn: boolean, played: number, games: number, table: string | null, created: number, updated: number, };

/**
 * Go on: begin the next game, or find the table of the running one.
 */
export type PlayCampaign = { 
/**
 * From 1, where `show` offers a choice and I am asked.
 */
choice?: number, clock?: ClockPlan, takebacks?: Takebacks, chat?: boolean, };

/**
 * After the last game: what the seat asked takes.
 */
export type TopUp = { upgrade: string, };

/**
 * A copy from the end of an earlier game; the campaign itself stays as it is.
 */
export type ForkCampaign = { 
/**
 * Games that stand (0: from the beginning).
 */
after: number, 
/**
 * Who plays on; if not said I do, in my seats, and bots for everybody else.
 */
seats?: Array<SeatPlan>, };

/**
 * A campaign from a file. Every game in it is replayed before it is believed.
 */
export type ImportCampaign = { 
/**
 * What an export gave.
 */
campaign: unknown, 
/**
 * The first game that has campaigns, if not said.
 */
game?: string, 
/**
 * Who plays on; if not said I do, in the seat of my name or the first, and bots in the others.
 */
seats?: Array<SeatPlan>, };

/**
 * What a campaign has made, for new tables: give `game` and `options` to `POST /api/tables`.
 */
export type CampaignDeck = { game: string, options: Record<string, unknown>, };

/**
 * The review of one game. Chances are from 0 to 1; lists by seat have one number for each seat, in order; errors are standard
 * errors.
 */
export type Review = { game: string, 
/**
 * What it was made with: a review made with something else is made anew.
 */
made_with: string, 
/**
 * How much of it is done, from 0 to 1.
 */
done: number, 
/**
 * Has the game an end?
 */
finished: boolean, seats: Array<SeatReview>, 
/**
 * Everybody's chances when each turn began, and at the end.
 */
curve: Array<Point>, decisions: Array<Decision>, turns: Array<TurnReview>, chance: Array<Stroke>, 
/**
 * What decided the game: at most three, the greatest first.
 */
moments: Array<Turning>, facts: Facts, 
/**
 * How many decisions hang on cards that had to be guessed, and are not judged.
 */
guessed: number, 
/**
 * How many playouts were spent.
 */
playouts: number, };

/**
 * `start` + `luck` + `choices` + `unseen` = `result`.
 */
export type SeatReview = { seat: number, 
/**
 * Before anything was dealt.
 */
start: number, 
/**
 * What was dealt, to whomever.
 */
luck: number, 
/**
 * What everybody chose, against a steady player in their place.
 */
choices: number, 
/**
 * What came of choices because the truth was not what could be known.
 */
unseen: number, result: number, 
/**
 * The standard error of `luck` and `choices` together.
 */
error: number, 
/**
 * `start` + `choices`, as a chance: the result without the luck.
 */
adjusted: number, 
/**
 * What the seat's own choices fell short of the best found, in all.
 */
cost: number, 
/**
 * How much of what was at stake in its choices the seat kept, from 0 to 100. Nothing if nothing was at stake.
 */
accuracy: number | null, 
/**
 * How much was at stake.
 */
stake: number, judged: number, inaccuracies: number, mistakes: number, blunders: number, };

export type Point = { turn: number, 
/**
 * After so many steps of the record.
 */
step: number, 
/**
 * Who is asked then.
 */
seat: number | null, 
/**
 * Everybody's chance of winning; nothing while it is not known yet.
 */
chances: Array<number>, 
/**
 * Somebody else leads from here on.
 */
turned: boolean, };

/**
 * How good a choice was.
 */
export type Judgement = "fine" | "inaccuracy" | "mistake" | "blunder";

/**
 * A choice somebody had.
 */
export type Decision = { seat: number, turn: number, 
/**
 * The step of the record that it was, from 1.
 */
step: number, action: string, 
/**
 * The best that was found; the same as `action` if nothing better was.
 */
best: string, 
/**
 * The chance of the best found and of what was done, by what the seat could know.
 */
best_chance: number, chance: number, 
/**
 * How much less the choice was worth.
 */
cost: number, 
/**
 * The standard error of `cost`.
 */
error: number, judgement: Judgement, 
/**
 * How much was at stake: the best against any.
 */
stake: number, 
/**
 * What kind of thing was done and would have been better: the verbs of both.
 */
verb: string, best_verb: string, 
/**
 * Why the best is better: a key of words.
 */
reason: string, words?: string, best_words?: string, reason_words?: string, };

/**
 * All that a seat chose in one turn, judged together: in which order good things are done is no mistake.
 */
export type TurnReview = { seat: number, turn: number, 
/**
 * The first step of it.
 */
step: number, cost: number, error: number, judgement: Judgement, };

/**
 * Something chance did.
 */
export type Stroke = { turn: number, 
/**
 * The step of the record in which it was dealt; 0 is the set-up.
 */
step: number, 
/**
 * What was dealt, as records write it.
 */
what: string, 
/**
 * By how much it changed each seat's chances.
 */
luck: Array<number>, error: number, 
/**
 * Was every deal that could have been counted, or were they sampled?
 */
counted: boolean, words?: string, };

/**
 * A moment that decided the game.
 */
export type Turning = { turn: number, step: number, 
/**
 * Whose choice it was, or whom the luck helped or hurt most.
 */
seat: number, 
/**
 * Was it chance, or a choice?
 */
chance: boolean, 
/**
 * By how much it changed the seat's chances.
 */
swing: number, 
/**
 * The sentence.
 */
words?: string, 
/**
 * The table before it, in plain text.
 */
table?: string, };

/**
 * By seat.
 */
export type Facts = { seats: Array<SeatFacts>, };

export type SeatFacts = { seat: number, 
/**
 * What the seat owned at the end: cards with how many of each.
 */
deck: Array<Figure>, 
/**
 * What each card brought, the most used first.
 */
cards: Array<CardFact>, 
/**
 * What was done turn by turn: a name such as `damage`, and the numbers.
 */
by_turn: Array<ByTurn>, 
/**
 * The most expensive thing got and never used.
 */
unused: string | null, };

/**
 * A name and a number.
 */
export type Figure = { what: string, n: number, };

export type CardFact = { card: string, 
/**
 * How often it was used.
 */
times: number, 
/**
 * What it brought: names of the game's own, such as `trade`.
 */
brought: Array<Figure>, };

export type ByTurn = { what: string, 
/**
 * Turn and number.
 */
turns: Array<[number, number]>, };

/**
 * What would have come of another action.
 */
export type Instead = { 
/**
 * The step of the game, from 1, in whose place it is taken.
 */
step: number, action: string, 
/**
 * As this seat sees it; open if none is named.
 */
seat?: SeatNumber, };

/**
 * A log of the publisher's app, as text.
 */
export type ImportLog = { text: string, };

/**
 * A log that was taken in.
 */
export type ImportedLog = { 
/**
 * Its table in my archive.
 */
id: string, 
/**
 * How the log calls the players, by seat.
 */
players: Array<string>, lines: number, steps: number, 
/**
 * How many steps hang on cards that had to be guessed.
 */
guessed: number, 
/**
 * Lines we do not know and passed over.
 */
notes: Array<LogNote>, };

/**
 * Which seat of a game that I brought was mine.
 */
export type MySeat = { 
/**
 * Nothing: none.
 */
seat: SeatNumber | null, };

export type LogNote = { line: number, text: string, };

/**
 * All my reviewed games, oldest first.
 */
export type MyReviews = { games: Array<ReviewedGame>, 
/**
 * What I do wrong most often, the most expensive first.
 */
mistakes: Array<MistakeKind>, 
/**
 * My latest games that nobody has reviewed yet: they count once somebody has asked for their reviews.
 */
missing: Array<string>, };

export type ReviewedGame = { id: string, game: string, format: string, 
/**
 * Names of people, levels of opponents.
 */
against: Array<string>, ended: number, luck: number, choices: number, cost: number, accuracy: number | null, 
/**
 * Mistakes and blunders.
 */
mistakes: number, adjusted: number, result: number, };

/**
 * Choices of one kind: what was done, and what would have been better.
 */
export type MistakeKind = { game: string, verb: string, best_verb: string, times: number, cost: number, };

/**
 * All puzzles, and how I stand with them.
 */
export type Puzzles = { 
/**
 * Today's, for everybody the same.
 */
daily: string | null, rating: number, puzzles: Array<PuzzleLine>, };

export type PuzzleLine = { id: string, game: string, rating: number, 
/**
 * At the first try; nothing if I have not tried it.
 */
solved: boolean | null, };

/**
 * A puzzle as its seat sees it.
 */
export type PuzzleShown = { id: string, game: string, edition: string, options: Record<string, unknown>, seats: number, seat: SeatNumber, rating: number, view: unknown, prompt: Told | null, legal: Array<Choice>, to_move: Array<SeatNumber>, };

/**
 * Everything that was done so far, in order.
 */
export type TryPuzzle = { actions: Array<string>, };

export type PuzzleAnswer = { 
/**
 * Nothing while it may still be found.
 */
solved: boolean | null, 
/**
 * What was best, once it is decided.
 */
best: string | null, 
/**
 * The chance to win after it, and how far everything else is behind.
 */
chance: number, gap: number, 
/**
 * My rating now.
 */
rating: number | null, 
/**
 * The whole position, to play on from it; once it is decided, since it also has what the seat cannot see.
 */
position: unknown, 
/**
 * The table after what was done.
 */
shown: PuzzleShown, };

/**
 * How a deal was made that nobody chose, told as far as it may be known.
 */
export type FairShuffle = { 
/**
 * The SHA-256 of the server's number, told before any player's number was.
 */
promise: string, 
/**
 * The server's number, once the game is over.
 */
number: string | null, 
/**
 * The players' numbers, in seat order.
 */
players: Array<ShuffledBy>, };

/**
 * What one player's page added to the deal.
 */
export type ShuffledBy = { seat: SeatNumber, 
/**
 * The SHA-256 of the number, told before any number was.
 */
promise: string, 
/**
 * The number, once the game is over.
 */
number: string | null, };

/**
 * A rating in one game and format.
 */
export type RatingLine = { game: string, 
/**
 * The format; with `-several` at its end it is for tables of more than two.
 */
format: string, points: number, 
/**
 * The points are right within twice this, nineteen times of twenty.
 */
deviation: number, 
/**
 * Too few games to say much.
 */
provisional: boolean, games: number, won: number, 
/**
 * My place among those whose rating is not provisional.
 */
place: number | null, 
/**
 * The points after each rated game, oldest first; at most the last 200.
 */
curve: Array<CurvePoint>, };

/**
 * What a rated game made of a rating.
 */
export type CurvePoint = { at: number, points: number, };

/**
 * A player's ratings and what I have to do with them.
 */
export type PlayerRatings = { id: string, name: string, since: number, guest: boolean, me: boolean, 
/**
 * I follow them; I have blocked them.
 */
following: boolean, blocked: boolean, muted: boolean, ratings: Array<RatingLine>, 
/**
 * My games against them.
 */
versus: Array<Versus>, };

/**
 * Games of two players against each other, from my side.
 */
export type Versus = { game: string, format: string, played: number, won: number, lost: number, last: number, };

/**
 * The best of a game and format.
 */
export type Leaderboard = { game: string, format: string, 
/**
 * The best first; provisional ratings are not listed.
 */
players: Array<Ranked>, 
/**
 * How many have a rating that is still provisional.
 */
provisional: number, 
/**
 * Our own opponents on the same scale; empty where nobody measured them.
 */
levels: Array<RankedLevel>, };

/**
 * A line of a leaderboard.
 */
export type Ranked = { place: number, player: string, name: string, points: number, deviation: number, games: number, mine: boolean, };

/**
 * One of our opponents on the scale of people.
 */
export type RankedLevel = { level: string, title: string, points: number, };

/**
 * What a finished rated game did to the ratings, by seat.
 */
export type RatedResult = { seat: SeatNumber, before: number, after: number, 
/**
 * It counted; an owner may have taken it out.
 */
counted: boolean, };

/**
 * I want to play now. Ask again every second or so until there is a table.
 */
export type QuickMatch = { game: string, 
/**
 * The game's options; for two players or more. A rated game has the game's own but for `format` and `players`.
 */
options?: Record<string, unknown>, 
/**
 * Who runs out of time has lost.
 */
clock: ClockPlan, 
/**
 * Does it count? Guests have no rating.
 */
rated: boolean, 
/**
 * The SHA-256 of my number, 64 hexadecimal digits.
 */
promise: string, };

/**
 * I want to play with somebody I name, or with several. Seats that are left are taken by opponents of ours.
 */
export type Challenge = { player: string, 
/**
 * Who else is asked.
 */
others?: Array<string>, game: string, options?: Record<string, unknown>, clock: ClockPlan, rated: boolean, };

/**
 * My part in an agreed game: what I promise, then the number.
 */
export type MatchStep = { promise?: string, number?: string, };

/**
 * How far the search for a game is.
 */
export type MatchState = { "type": "waiting", since: number, until: number, now: number, others: number, seats: number, } | { "type": "agreed" } & AgreedMatch | { "type": "table", table: string, instead: boolean, } | { "type": "off" };

/**
 * A game that is agreed: everybody's page promises a number, then tells it, then the cards are dealt.
 */
export type AgreedMatch = { id: string, game: string, format: string, clock: ClockPlan, rated: boolean, 
/**
 * Not enough people of my strength were there: opponents of ours play instead, those with a `level`.
 */
instead: boolean, 
/**
 * The SHA-256 of the server's number.
 */
promise: string, players: Array<MatchPlayer>, 
/**
 * Everybody has promised: now tell your number.
 */
tell: boolean, expires: number, now: number, };

/**
 * Who plays in an agreed game.
 */
export type MatchPlayer = { seat: SeatNumber, name: string, player: string | null, level: string | null, points: number | null, provisional: boolean, mine: boolean, promise: string | null, told: boolean, };

/**
 * The people I know.
 */
export type Company = { following: Array<Friend>, blocked: Array<Friend>, invitations: Array<Invitation>, groups: Array<GroupLine>, };

/**
 * Somebody I know.
 */
export type Friend = { player: string, name: string, 
/**
 * They follow me, too.
 */
mutual: boolean, 
/**
 * A table where they play and one may watch.
 */
table: string | null, };

/**
 * Somebody asks me to come.
 */
export type Invitation = { 
/**
 * `table`, `match` or `group`.
 */
kind: string, 
/**
 * Where it leads: a path of the pages.
 */
path: string, target: string, by: string, by_player: string, 
/**
 * The game, or the name of the group.
 */
about: string, 
/**
 * The format of the game, or empty.
 */
format: string, 
/**
 * The clock of the game.
 */
clock: ClockPlan | null, at: number, };

/**
 * Do or undo.
 */
export type Switch = { on: boolean, };

/**
 * Ask somebody to come.
 */
export type Invite = { 
/**
 * The name of the player.
 */
name: string, };

/**
 * A group in a list.
 */
export type GroupLine = { id: string, name: string, members: number, };

/**
 * A new group.
 */
export type NewGroup = { name: string, };

/**
 * Join a group by its link.
 */
export type JoinGroup = { invite?: string, };

/**
 * People who play together: their lobby and the ranking of the evening.
 */
export type Group = { id: string, name: string, i_host: boolean, 
/**
 * The link is `/group/{id}?invite=`; for members.
 */
invite: string, members: Array<Friend>, tables: Array<GroupTable>, 
/**
 * The games of the last eighteen hours.
 */
evening: Array<EveningLine>, tournaments: Array<TournamentLine>, };

/**
 * A table of a group.
 */
export type GroupTable = { table: TableLine, 
/**
 * With it a member sits down, while a seat is open.
 */
invite: string | null, };

/**
 * How somebody did this evening.
 */
export type EveningLine = { place: number, player: string, name: string, played: number, won: number, 
/**
 * One for everybody who came after me, a half for who came level.
 */
points: number, };

/**
 * How a tournament goes.
 */
export type TournamentKind = "round_robin" | "swiss";

/**
 * Where a tournament is in its life.
 */
export type TournamentStage = "open" | "playing" | "over";

/**
 * A new tournament.
 */
export type NewTournament = { name: string, game: string, options?: Record<string, unknown>, clock: ClockPlan, kind: TournamentKind, 
/**
 * Of a Swiss tournament (default: enough for one winner).
 */
rounds?: number, 
/**
 * Levels of the bots that play along.
 */
bots?: Array<string>, rated: boolean, 
/**
 * Do I play myself? (default true)
 */
play?: boolean, 
/**
 * How many seconds one waits for who does not come (10 to 86400; default 180).
 */
patience?: number, 
/**
 * Only for members of this group.
 */
group?: string, };

/**
 * A tournament in a list.
 */
export type TournamentLine = { id: string, name: string, game: string, kind: TournamentKind, stage: TournamentStage, players: number, round: number, rounds: number, updated: number, };

/**
 * Tournaments: open ones, running ones, and the latest that are over.
 */
export type Tournaments = { tournaments: Array<TournamentLine>, };

/**
 * A tournament to watch.
 */
export type Tournament = { id: string, name: string, game: string, format: string, clock: ClockPlan, kind: TournamentKind, stage: TournamentStage, rated: boolean, round: number, rounds: number, i_host: boolean, i_play: boolean, 
/**
 * My game of this round waits for me.
 */
my_match: string | null, my_table: string | null, standings: Array<TournamentPlace>, pairings: Array<TournamentPair>, };

/**
 * Where somebody stands.
 */
export type TournamentPlace = { rank: number, 
/**
 * The number in the tournament, as pairings name it.
 */
n: number, name: string, player: string | null, level: string | null, points: number, buchholz: number, beaten: number, won: number, played: number, gone: boolean, mine: boolean, };

/**
 * Who meets whom.
 */
export type TournamentPair = { round: number, one: number, two: number | null, table: string | null, 
/**
 * `one`, `two`, `shared` or `nobody`; nothing while it is played.
 */
won: string | null, };

/**
 * Away for some days: correspondence clocks stand still.
 */
export type Holiday = { 
/**
 * From now on; 0 ends it.
 */
days: number, };

/**
 * When I am away, and how many days of the year are left.
 */
export type Holidays = { until: number | null, left: number, };

/**
 * Who may make an account.
 */
export type Registration = "open" | "invite" | "closed";

/**
 * A new account, and the code that replaces a forgotten password. It is told once.
 */
export type Registered = { recovery: string, id: string, name: string, 
/**
 * A guest has no password; registering keeps everything the guest played.
 */
guest: boolean, 
/**
 * Milliseconds since 1970.
 */
since: number, 
/**
 * Players whose chat I do not want to read, by id.
 */
muted: Array<string>, 
/**
 * May I take care of this server (`/admin`)?
 */
owner: boolean, 
/**
 * What I set on the pages, as they wrote it; nothing if I never did.
 */
settings: Record<string, unknown> | null, };

/**
 * The code that replaces my password; the one before is worth nothing now.
 */
export type RecoveryCode = { recovery: string, };

/**
 * I have forgotten my password and have my code.
 */
export type Recover = { name: string, code: string, 
/**
 * The new password.
 */
password: string, };

/**
 * Why somebody is reported.
 */
export type ReportReason = "words" | "cheating" | "leaving" | "name" | "other";

/**
 * Tell the owners about somebody.
 */
export type NewReport = { player: string, table?: string, 
/**
 * The line of that table's chat it is about; what they said is told with it.
 */
line?: number, reason: ReportReason, 
/**
 * At most 500 characters.
 */
words?: string, };

/**
 * What is done about somebody.
 */
export type SanctionKind = "chat" | "rated" | "ban";

/**
 * Do something about somebody, for a time.
 */
export type NewSanction = { 
/**
 * A player's id or name.
 */
player: string, kind: SanctionKind, 
/**
 * 1 to 3650.
 */
days: number, reason: string, };

/**
 * Take the games of two players out of the ratings.
 */
export type Annul = { one: string, two: string, };

/**
 * Delete somebody's account.
 */
export type DeletePlayer = { player: string, };

/**
 * What owners look at.
 */
export type Desk = { reports: Array<Report>, sanctions: Array<Sanction>, suspects: Array<SuspectPair>, log: Array<AuditLine>, registration: Registration, 
/**
 * Codes nobody has used yet.
 */
codes: Array<string>, accounts: number, };

/**
 * What somebody told.
 */
export type Report = { id: string, at: number, by: string | null, player: string | null, name: string | null, table: string | null, reason: string, words: string, 
/**
 * What was said, as the table has it.
 */
quoted: string | null, };

/**
 * A sanction that holds.
 */
export type Sanction = { id: string, player: string, name: string, kind: string, reason: string, at: number, until: number, };

/**
 * Two players whose rated games look arranged.
 */
export type SuspectPair = { one: string, one_name: string, two: string, two_name: string, 
/**
 * `same_place`, `conceded`, `one_sided`.
 */
why: Array<string>, games: number, conceded: number, won_by_one: number, };

/**
 * What an owner did.
 */
export type AuditLine = { at: number, by: string, deed: string, about: string, words: string, };

/**
 * What to search the archive for; all conditions hold together.
 */
export type ArchiveQuery = { game?: string, format?: string, 
/**
 * A player's name.
 */
player?: string, 
/**
 * Only mine (default false: mine and all public ones).
 */
mine?: boolean, 
/**
 * Only games the player named won, or I where none is named.
 */
won?: boolean, seats?: number, 
/**
 * Go on from here: `next` of the previous answer.
 */
before?: string, 
/**
 * 1 to 100, default 30.
 */
limit?: number, };

/**
 * A page of finished games, newest first.
 */
export type Archive = { games: Array<ArchivedGame>, next: string | null, };

/**
 * A finished game.
 */
export type ArchivedGame = { id: string, game: string, format: string, status: Status, seats: Array<SeatInfo>, steps: number, started: number | null, ended: number, result: Outcome | null, imported: boolean, };

/**
 * Part of a replay.
 */
export type Replay = { 
/**
 * How many steps the whole game has.
 */
steps: number, 
/**
 * Frame `step` shows the table after that many actions; frame 0 is the set-up.
 */
frames: Array<Frame>, };

/**
 * The table after `step` actions, for the viewer asked for.
 */
export type Frame = { step: number, 
/**
 * Who acted, and what; nothing in frame 0. The action only where the viewer may know it.
 */
seat: SeatNumber | null, action: string | null, 
/**
 * The name of the bot that acted for the player of the seat.
 */
bot: string | null, events: Array<Told>, view: unknown, prompt: Told | null, to_move: Array<SeatNumber>, outcome: Outcome | null, at: number | null, };

/**
 * Older items of a table, oldest first.
 */
export type Log = { items: Array<Item>, more: boolean, };

/**
 * Were the cards dealt as promised?
 */
export type Verified = { verified: boolean, fingerprint: string | null, seed: string | null, words: string, };
