// Generated from the rules by `UPDATE=1 cargo test -p starboard-galactic-rebellion typescript`. Do not edit.

/**
 * A kind of imperial action card.
 */
export type ActionId = string;

export type AttackView = { planet: Planet, 
/**
 * `null` is a sentinel.
 */
defender: Seat | null, odds: Odds, };

export type Auction = { to_bid: Seat, high: number, leader: Seat | null, passed: SeatSet, };

export type Battle = { planet: Planet, 
/**
 * `null` is the empire.
 */
attacker: Seat | null, defender: Seat, attacker_cubes: number, defender_cubes: number, 
/**
 * The attacker's chance.
 */
odds: Odds, };

/**
 * Cubes that help for one round's attacks: those of this round's war track and those of the next.
 */
export type Borrowed = { now: number, next: number, };

/**
 * A card whose effects are happening.
 */
export type Card = { "technology": TechnologyId } | { "mission": MissionId } | { "imperial_action": ActionId };

/**
 * How many workers of each kind, a byte each in one word.
 */
export type Crew = { [key in "rebel" | "soldier" | "hero" | "smuggler" | "scientist" | "diplomat"]?: number };

/**
 * An action as data, for pages and programs.
 */
export type Deed = { "type": "place", worker: Worker, spot: Spot, } | { "type": "land", planet: Planet, } | { "type": "take", good: Good, } | { "type": "perform", mission: MissionId, } | { "type": "strike", seat: Seat, planet: Planet | null, } | { "type": "pay", worker: Worker, } | { "type": "buy", technology: TechnologyId, } | { "type": "attack", planet: Planet, seat: Seat | null, } | { "type": "defend", worker: Worker, } | { "type": "lose", worker: Worker, } | { "type": "train", worker: Worker, } | { "type": "bid", amount: number, } | { "type": "at", planet: Planet, } | { "type": "move", from: Planet, to: Planet, } | { "type": "send", worker: Worker, } | { "type": "remove", seat: Seat, worker: Worker, } | { "type": "route", planet: Planet, } | { "type": "name", seat: Seat, } | { "type": "use", technology: TechnologyId, } | { "type": "reward" } | { "type": "pass" };

/**
 * One thing a card does. A card's effects happen in order; "the planet" is the one an earlier effect or the mission's site chose.
 */
export type Effect = { "do": "credits", amount: number, } | { "do": "credits_per_good", good: Good, amount: number, } | { "do": "levy_credits", amount: number, with: Worker, } | { "do": "cubes", count: number, } | { "do": "borrow_cubes", count: number, against: Foe, } | { "do": "recruit", worker: Recruit, count: number, } | { "do": "post", worker: Worker, track: Post, } | { "do": "draw_goods", count: number, } | { "do": "rebel_fleet" } | { "do": "deploy", worker: Worker, count: number, at: Where, by: Who, } | { "do": "shift_workers", count: number, } | { "do": "add_sentinels", count: number, } | { "do": "remove_sentinels", count: number, } | { "do": "flip_sentinel" } | { "do": "move_sentinels", count: number, path: Path, } | { "do": "scatter_sentinels" } | { "do": "bring_imperial_fleet" } | { "do": "remove_imperial_fleet", at: Where, } | { "do": "return_workers" } | { "do": "remove_workers", count: number, } | { "do": "remove_rebels_or_specialists", rebels: number, specialists: number, } | { "do": "remove_from_missions", value: number, } | { "do": "remove_rival", worker: Worker, } | { "do": "random_losses", pieces: Losses, } | { "do": "take_route" } | { "do": "raise_mission_cost", amount: number, } | { "do": "first_at_missions" } | { "do": "name_rival" } | { "do": "play_imperial_action" };

export type Event = { "type": "set_up", order: Array<Seat>, } | { "type": "round_began", round: number, epoch: number, } | { "type": "track_began", track: Track, } | { "type": "phase_began", phase: Phase, } | { "type": "placed", seat: Seat, worker: Worker, spot: Spot, } | { "type": "initiative_paid", seat: Seat, credits: number, } | { "type": "landed", seat: Seat, worker: Worker, planet: Planet, } | { "type": "lab_taken", seat: Seat, planet: Planet, } | { "type": "route_taken", seat: Seat, planet: Planet, from: Seat | null, } | { "type": "deployed", seat: Seat, worker: Worker, count: number, planet: Planet, } | { "type": "shifted", seat: Seat, worker: Worker, from: Planet, to: Planet, } | { "type": "good_taken", seat: Seat, good: Good, } | { "type": "no_good_left", seat: Seat, } | { "type": "goods_drawn", seat: Seat, good: Good, } | { "type": "goods_returned", goods: Array<Good>, } | { "type": "passed", seat: Seat, track: Track, } | { "type": "mission_began", seat: Seat, mission: MissionId, planet: Planet | null, rival: Seat | null, cost: number, } | { "type": "paid", seat: Seat, worker: Worker, track: Track, } | { "type": "mission_performed", seat: Seat, mission: MissionId, points: number, } | { "type": "bought", seat: Seat, technology: TechnologyId, cost: number, } | { "type": "attacked", seat: Seat, worker: Worker, planet: Planet, defender: Seat | null, } | { "type": "targeted", planet: Planet, seat: Seat, drawn: boolean, } | { "type": "battle", planet: Planet, attacker: Seat | null, defender: Seat | null, with: Worker | null, cubes: [number, number], drawn: [Seat | null, Seat | null, Seat | null], won: boolean, } | { "type": "removed", seat: Seat, worker: Worker, place: Place, } | { "type": "trained", seat: Seat, worker: Worker, cost: number, } | { "type": "not_trained", seat: Seat, } | { "type": "bid_made", seat: Seat, bid: number, } | { "type": "bid_passed", seat: Seat, } | { "type": "voted", seat: Seat, action: ActionId, bid: number, } | { "type": "unsold", action: ActionId, } | { "type": "card_played", seat: Seat, card: Card, } | { "type": "income_paid", seat: Seat, sets: Sets, credits: number, } | { "type": "credits_gained", seat: Seat, credits: number, } | { "type": "credits_taken", seat: Seat, from: Seat, credits: number, } | { "type": "cubes_gained", seat: Seat, count: number, } | { "type": "cubes_borrowed", seat: Seat, count: number, against: Foe, } | { "type": "recruited", seat: Seat, worker: Worker, count: number, } | { "type": "posted", seat: Seat, worker: Worker, track: Post, } | { "type": "rebel_fleet_moved", seat: Seat, planet: Planet, } | { "type": "imperial_fleet_moved", from: Planet | null, to: Planet | null, } | { "type": "sentinels_moved", from: Planet | null, to: Planet | null, count: number, } | { "type": "workers_returned", planet: Planet, seat: Seat, workers: Crew, } | { "type": "mission_cost_raised", amount: number, } | { "type": "first_at_missions", seat: Seat, } | { "type": "rival_named", seat: Seat, rival: Seat, } | { "type": "planet_scored", planet: Planet, seat: Seat, points: number, first: boolean, } | { "type": "senate_scored", seat: Seat, points: number, } | { "type": "final_scored", seat: Seat, sheet: Sheet, total: number, } | { "type": "new_order", order: Array<Seat>, } | { "type": "goods_shown", goods: Array<Good>, } | { "type": "missions_returned", missions: Array<MissionId>, } | { "type": "mission_shown", mission: MissionId, } | { "type": "technologies_removed", technologies: Array<TechnologyId>, } | { "type": "technology_shown", technology: TechnologyId, } | { "type": "action_shown", action: ActionId, } | { "type": "galactic_war_began" } | { "type": "conceded", seat: Seat, } | { "type": "over", winners: Array<Seat>, };

export type FleetView = { planet: Planet, owner: Seat, 
/**
 * Does one of the owner's rebels stand with it as a marker?
 */
marked: boolean, };

export type Foe = "sentinels" | "factions";

/**
 * The one way to play; a name all the same, as every game has formats.
 */
export type Format = "standard";

/**
 * The eight goods, each at home on the planet of the same place in [`Planet::ALL`].
 */
export type Good = "medicine" | "biotech" | "nanotech" | "rare_ore" | "rocket_fuel" | "soma" | "liquid_hydrogen" | "silica";

export type Losses = { "count": number } | "half";

/**
 * A kind of mission card.
 */
export type MissionId = string;

export type MissionView = { id: MissionId, 
/**
 * The printed planet, if one is printed.
 */
planet: Planet | null, 
/**
 * What it costs there now.
 */
cost: number | null, points: number, 
/**
 * Who could perform and pay for it now.
 */
open_to: SeatSet, };

/**
 * A chance as a fraction of equally likely draws.
 */
export type Odds = { wins: number, of: number, };

export type Options = { format: Format, players: number, 
/**
 * What a mission costs at least on a planet without sentinels (GR-06).
 */
minimum_mission_cost: number, };

export type Path = "one" | "any";

export type Pending = { technologies: number, missions: number, economy: number, };

/**
 * Where the round stands.
 */
export type Phase = "settling" | "placing" | "initiative" | "influence" | "goods" | "missions" | "research" | "war" | "specialists" | "senate" | "income" | "technology" | "galactic_war" | "scoring" | "refresh" | "over";

/**
 * Where a worker was when it was removed: a planet, or a track.
 */
export type Place = { "planet": Planet } | { "track": Track };

/**
 * The eight hub planets, in the order of the rulebook's appendix.
 */
export type Planet = "veltair" | "trega" | "vollux" | "erdara" | "galcrux" | "alioth" | "mirzam" | "sargas";

export type PlanetView = { id: Planet, good: Good, high: number, low: number, sentinels: number, imperial_fleet: boolean, rebel_fleet: Seat | null, 
/**
 * Is the lab still to be had?
 */
lab: boolean, 
/**
 * Who holds the trade route; nobody while it is to be had.
 */
route: Seat | null, 
/**
 * By seat.
 */
workers: Array<Crew>, 
/**
 * What it would pay each seat if it were scored now.
 */
points: Array<number>, 
/**
 * The seats that may not send workers there.
 */
closed_to: SeatSet, };

export type PlayerView = { seat: Seat, hand: Crew, reserve: Crew, credits: number, cubes: number, against_sentinels: Borrowed, against_factions: Borrowed, goods: { [key in Good]?: number }, routes: Array<Planet>, 
/**
 * The best arrangement of goods and routes, and what it pays.
 */
sets: Sets, income: number, technologies: Array<TechnologyView>, performed: Array<MissionId>, 
/**
 * Points written down so far, by source.
 */
sheet: Sheet, 
/**
 * What technologies, missions and economy would add today.
 */
pending: Pending, total: number, conceded: boolean, };

/**
 * Where technologies put workers.
 */
export type Post = "influence_x" | "influence_y" | "war" | "missions" | "senate";

/**
 * The decision on top of the stack, with what a reader needs to understand it.
 */
export type Prompt = { 
/**
 * What the card does at this step, when a card asks.
 */
effect?: Effect, may_pass: boolean, 
/**
 * The attacker's chance, when somebody must defend.
 */
odds?: Odds, } & ({ "type": "settle", seat: Seat, left: number, } | { "type": "place", seat: Seat, } | { "type": "land", seat: Seat, worker: Worker, } | { "type": "good", seat: Seat, left: number, } | { "type": "mission", seat: Seat, } | { "type": "target", seat: Seat, mission: MissionId, } | { "type": "pay_mission", seat: Seat, mission: MissionId, left: number, single: boolean, planet?: Planet, rival?: Seat, } | { "type": "research", seat: Seat, cost: number, } | { "type": "attack", seat: Seat, worker: Worker, } | { "type": "defend", seat: Seat, planet: Planet, attacker?: Seat, cubes: number, } | { "type": "second_loss", seat: Seat, planet: Planet, } | { "type": "train", seat: Seat, cost: number, } | { "type": "bid", seat: Seat, high: number, leader?: Seat, out: SeatSet, } | { "type": "technology", seat: Seat, } | { "type": "pay_senate", seat: Seat, left: number, } | { "type": "run" } & Run);

/**
 * Who is recruited: a kind of worker, or a specialist of the player's choice.
 */
export type Recruit = Worker | "specialist";

/**
 * A card at work.
 */
export type Run = { seat: Seat, card: Card, step: number, 
/**
 * How often the step may still happen; `FRESH` before it began.
 */
left: number, 
/**
 * The planet the effects concern.
 */
planet?: Planet, 
/**
 * Where things come from, once chosen.
 */
origin?: Planet, 
/**
 * The rival the effects concern.
 */
rival?: Seat, 
/**
 * The planets this step has already touched, one bit each.
 */
touched: number, };

/**
 * A place at the table. Counted from 0 inside the program, from 1 wherever a person or another program reads it.
 */
export type Seat = number;

/**
 * A set of at most eight seats.
 */
export type SeatSet = Array<number>;

/**
 * The best arrangement of somebody's goods.
 */
export type Sets = { 
/**
 * Four of a kind: 6 credits.
 */
fours: number, 
/**
 * Three of a kind: 3 credits.
 */
threes: number, 
/**
 * Three different goods: 1 credit.
 */
mixed: number, };

/**
 * Victory points by where they came from; the first six are by epoch.
 */
export type Sheet = { planets: [number, number, number], senate: [number, number, number], technologies: number, missions: number, economy: number, };

/**
 * Where a worker may be placed: a track, or one of the six spaces of the specialist track.
 */
export type Spot = "initiative" | "influence" | "goods" | "missions" | "research" | "war" | "soldier" | "hero" | "smuggler" | "scientist" | "diplomat" | "any_specialist" | "senate";

/**
 * What lies beside the board, by number.
 */
export type Supply = { sentinels: number, imperial_fleets: number, goods: number, missions: number, actions: number, 
/**
 * Of this epoch.
 */
technologies: number, };

/**
 * A technology tile.
 */
export type TechnologyId = string;

export type TechnologyView = { id: TechnologyId, 
/**
 * A one-time technology that has happened.
 */
used: boolean, 
/**
 * What it would score today.
 */
points: number, };

/**
 * A worker standing on a track.
 */
export type Token = { seat: Seat, worker: Worker, };

/**
 * The eight tracks in the order they are resolved.
 */
export type Track = "initiative" | "influence" | "goods" | "missions" | "research" | "war" | "specialists" | "senate";

/**
 * The eight tracks. A `null` space is free.
 */
export type Tracks = { initiative: Array<Token | null>, 
/**
 * Landed workers have left their spaces; `landed` says how many spaces are done.
 */
influence: Array<Token | null>, landed: number, influence_x: Token | null, influence_y: Token | null, goods: Array<Token | null>, goods_shown: Array<Good>, 
/**
 * By seat.
 */
missions: Array<Crew>, mission_values: Array<number>, missions_shown: Array<MissionView>, research: Array<Token | null>, research_cost: number, 
/**
 * What a scientist pays for a technology.
 */
scientist_cost: number, technologies_shown: Array<TechnologyId>, war: Array<Token | null>, specialists: { [key in Spot]?: Token | null }, 
/**
 * By seat.
 */
senate: Array<Crew>, votes: Array<number>, 
/**
 * How many spaces of the track being resolved have had their turn.
 */
resolved: number, };

export type View = { round: number, epoch: number, phase: Phase, order: Array<Seat>, 
/**
 * The planets in the order of the board.
 */
planets: Array<PlanetView>, tracks: Tracks, players: Array<PlayerView>, 
/**
 * The imperial action to be voted on.
 */
action: ActionId | null, 
/**
 * While the senate votes.
 */
auction: Auction | null, 
/**
 * While somebody must choose whom to attack or who defends.
 */
battle: Battle | null, 
/**
 * The attacks open to the soldier or hero whose turn it is, with their chances.
 */
attacks: Array<AttackView>, rebel_fleet: FleetView | null, supply: Supply, 
/**
 * What every mission costs on top until one is performed.
 */
mission_surcharge: number, first_at_missions: Seat | null, conceded: SeatSet, };

/**
 * Which planet an effect concerns.
 */
export type Where = "any" | "present" | "same" | "other";

export type Who = "you" | "rival";

/**
 * The six kinds of worker; all but the rebel are specialists.
 */
export type Worker = "rebel" | "soldier" | "hero" | "smuggler" | "scientist" | "diplomat";

/** What a table of this game speaks of. */
export interface Types {
  view: View;
  prompt: Prompt;
  event: Event;
  deed: Deed;
  options: Options;
}
