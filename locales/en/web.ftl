# The page in the browser.

## The short words on a card's face, where an icon cannot say it.
fx-or = or
fx-each = each:
fx-per = per
fx-per-scrapped = per card scrapped
fx-from-hand = from hand
fx-from-discard = from discard
fx-from-row = in the row
fx-destroy-base = destroy a base
fx-if-own-bases = with { $n } bases
fx-if-rival-base = if a rival has a base
fx-next-to = next { $what ->
        [ship] ship
        [base] base
       *[other] card
    } { $to ->
        [top] on deck
        [hand] to hand
       *[other] to discard
    }
fx-free = a free { $what ->
        [ship] ship
        [base] base
       *[other] card
    }
fx-free-up-to = a free { $what ->
        [ship] ship
        [base] base
       *[other] card
    } of { $max } or less
fx-copy = copy a { $what }
fx-next = next { $what ->
        [ship] ship
        [base] base
       *[other] card
    }
fx-recover = discard to deck top
fx-ally-of-all = ally of all
fx-arrives = arrives { $to ->
        [top] on deck
        [hand] in hand
       *[other] in discard
    }

## The frame of every page.
nav = Pages
nav-cards = Cards
nav-rules = Rules
nav-me = Me
settings = Settings
close = Close
cancel = Cancel
go-home = To the first page
lost = There is nothing at this address.
page-failed = This page did not load.
reload = Load again
server-silent = The server does not answer. Is it running?
language = Language
motion = Motion
motion-auto = As the system
motion-on = On
motion-off = Off
sound = Sound
sound-hint = Quiet tones, made in your browser.
volume = Volume
warnings = Ask before I waste something
warnings-hint = Unused trade, combat or abilities are mentioned before a turn ends.
keys = Keys
keys-move = Arrows — move between the things on the table
keys-act = Enter — use what is in focus
keys-inspect = I — look at the card in focus
keys-why = W — why can the thing in focus not be used?
keys-primary = E / A — end the turn / play all
keys-hint = H — ask for a hint
keys-undo = U — take back
keys-log = L — open the log
keys-skip = S — skip what is still moving
keys-escape = Esc — close

## The first page.
home-title = Space empires, at one table
home-lead = Play at once against opponents that think, or send a friend a link. No account, no tracking, nothing for sale.
games = Games
play-now = Play now
set-up = Set up a table
learn = Learn
daily = Today’s deal
poster-players = { $players } players
poster-minutes = { $low }–{ $high } min
join = Join
join-by-code = Join by link or code
join-placeholder = Paste the link you were sent
join-lead = You are invited. Where would you like to sit?
just-watch = Just watch
last-turn = Last turn
rules-here = What the rules say about this
all-my-games = All my running games ({ $n })
continue = Go on playing
open-tables = Open tables
no-open-tables = No public table is open right now. Open one, or send a friend a link.
against = against { $names }
alone = nobody else yet
your-turn = Your turn
free-seats = { $n ->
    [one] One seat free
   *[other] { $n } seats free
 }
status-waiting = Waiting
status-playing = Being played
status-finished = Finished
status-closed = Closed
notice = Starboard is an unofficial, non-commercial implementation with its own words and pictures. The games and their names belong to their publishers.

## A new table.
new-table = A new table
game = Game
format = Format
players = Players
players-n = { $n } players
seats = Seats
seat-who = Who sits in seat { $n }
seat-free = Free seat
seat-friend = A friend, by link
seat-bot = Computer: { $level }
plan-me = Me
plan-open = A friend, by link
plan-here = Somebody on this screen
plan-me-hint = You play this seat.
plan-open-hint = Whoever opens the link you send.
plan-here-hint = Pass the screen around.
friend-n = Friend { $n }
name = Name
options = Rules
clock = Clock
clock-none = No clock
clock-live = Live
clock-correspondence = By correspondence
clock-minutes = Minutes for each player
clock-days = Days for each decision
minutes-n = { $n } min
days-n = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
time-out = When time runs out
time-out-bot = A bot takes the seat
time-out-concede = The seat concedes
visibility = Who may come
visibility-link = By link
visibility-public = Public
visibility-private = Private
visibility-link-hint = Not listed. Whoever has the link may watch; the invitation is needed to sit down.
visibility-public-hint = Listed on the first page. Anybody may sit down or watch.
visibility-private-hint = Only the invited sit down; nobody watches.
takebacks = Taking back
takebacks-consent = Ask
takebacks-free = Free only
takebacks-never = Never
takebacks-consent-hint = Freely while nothing new was learnt; beyond that if everybody agrees.
takebacks-free-hint = Freely while nothing new was learnt; never beyond.
takebacks-never-hint = A move made stays made.
open-table = Open the table
start-game = Start the game

## Before the start.
waiting-lead = The game starts by itself as soon as every seat is taken.
invite-link = Link for friends
copy = Copy
copied = Copied
sit-down = Sit down
start-with-bots = Start now, bots in free seats
leave = Leave
table-closed = This table was closed before it began.
no-table = This table cannot be shown

## At the table.
you = You
your-move = Your move.
waiting-for = Waiting for { $names }.
game-over = The game is over.
victory = Victory
defeat = Defeat
result = Result
why-conceded = Somebody conceded.
why-first_fall = The first to fall ended the game.
why-last_standing = Nobody else was left standing.
why-districts = Eight districts were under power.
why-contracts = The contracts ran out.
why-scored = All rounds are played and everything is counted.
why-turn_limit = The limit of turns was reached.
rematch = Play again
replay = Watch it again
another = Another table
verify = Check the shuffles
download-record = Download the record
line-connecting = Connecting…
line-lost = Connection lost, trying again…
line-live = Connected
skip = Skip
hint = Hint
hint-chance = { $n } % to win
thinking = Thinking…
undo = Undo
undo-ask = Ask to undo
undo-line = Free to take back down to here
takeback-asked = { $name } asks to take back.
allow = Allow
refuse = Refuse
menu = Table
side = Log and chat
log = Log
older = Older
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-off = Chat is off at this table.
send = Send
mute = Mute { $name }
mute-short = mute
unmute = unmute
muted-line = { $name } is muted.
watching = { $n ->
    [one] 1 watching
   *[other] { $n } watching
 }
rules-of = Rules of { $game }
share-table = Copy the table’s link
concede = Concede
concede-sure = Do you really want to give up this game?
concede-yes = Yes, concede
leave-table = Back to the first page (the game stays)
fingerprint = Fingerprint of the shuffle
filter = Filter
position = Position
curtain-title = Pass the screen
curtain-lead = Hands stay hidden until the next player is ready.
curtain-lift = I am { $name }: show my cards
away-title = While you were away
away-more = … and { $n ->
    [one] { $n } thing
   *[other] { $n } things
 } before that.
to-the-table = To the table
actions-n = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }

## Cards.
cost = Costs { $n }
defense = Defence { $n }
copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
 }
rulings = Rulings
name-ours = name translated by us
origin-published = Published card; facts only, words and picture are ours
origin-community = Made by the community
origin-designed = Designed for Starboard
origin-rulebook = From the rulebook
origin-known = Known from the box
filter-text = Search name or text
filter-set = All sets
filter-faction = All factions
filter-kind = All kinds
filter-cost = Any cost
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
faction-blob = Blob
faction-trade_federation = Trade Federation
faction-star_empire = Star Empire
faction-machine_cult = Machine Cult
faction-unaligned = Unaligned
faction-consortium = Consortium
faction-kingdom = Kingdom
faction-scavengers = Scavengers
kind-ship = Ship
kind-base = Base
kind-outpost = Outpost
set-colony-wars = Colony Wars
set-core = Core Set
set-starters = Starting cards

## Star Realms.
trade = Trade
combat = Combat
authority = Authority
hand = Hand
hand-empty = No cards in hand
hand-hidden = { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
 }
deck = Deck
deck-top = Known on top of the deck:
discard-pile = Discard pile
discard-of = Discard pile of { $name }
from-discard = From your discard pile
pile-empty = Nothing here.
trade-row = Trade row
trade-deck = Trade deck
scrap-heap = Scrap heap
rivals = Other players
in-play = In play
left-n = { $n } left
copy-of = copy of { $name }
used = used
damage = { $n } damage
relation-fallen = Eliminated
relation-mate = Team-mate
relation-target = You may attack
relation-bases = You may attack the bases
relation-safe = Out of your reach
role-emperor = Emperor
role-admiral = Admiral
role-boss = Boss
role-raider = Raider
owes = Owes { $n ->
    [one] one discard
   *[other] { $n } discards
 }
attack-for = Attack for { $n }
shielded = Shielded
give = Give
pass-card = Pass a card…
part = only a part
less = Less
more = More
armed = Something waits for your next acquisition
main-phase = Play, buy and attack, in any order.
play-all = Play all
end-turn = End turn
end-early = Not everything is used:
end-anyway = End the turn
play-on = Play on
never-warn = Never ask
left-cards = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
 }
left-abilities = { $n ->
    [one] one ability
   *[other] { $n } abilities
 }
left-trade = { $n } trade
left-combat = { $n } combat

## Looking back.
share-moment = Share this moment
play-on-from-here = Play on from here
turn-back = Previous turn
turn-on = Next turn
step-back = One step back
step-on = One step on
step = Step
play = Play
pause = Pause
view-from = Seen from
view-open = Open: everything
me-nobody = You have not played yet. As soon as you do, your games are kept here, without an account.
statistics = Statistics
won-of-played = Won of played
mean-rank = Mean rank
share-of-wins = Share of wins
share-of-wins-now = Share of wins: now { $n } %
oldest = oldest
newest = newest
past-games = Finished games
won = Won
place-n = Place { $n }
steps-n = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
imported = imported
records = Records
import-record = Bring in a record
export-me = Everything about me, as a file
not-a-record = This file is not a record of a game.

## The account.
account = Account
account-lead = You play as a guest. An account keeps your games when you change the device. No e-mail is needed.
register = Make an account
login = Log in
welcome = Welcome.
password = Password
new-name = New name
old-password = Old password
new-password = New password
change = Change
saved = Saved.
logout = Log out
logout-everywhere = Log out everywhere
sessions = Where you are logged in
session-here = here, now
session-seen = last used { $ago }
session-program = A program
session-end = Log out there
session-end-of = Log out there: { $what }
password-hint = At least 10 characters. A few words are easy to remember and hard to guess.
delete-me = Delete me
delete-sure = Everything about you is deleted. Running games are conceded. This cannot be taken back.
delete-yes = Yes, delete me
deleted = You are deleted.

## Rise to Power.
influence = Influence
contracts = Contracts
exchange = Exchange
agendas = Agendas
networks = Networks
network-of = Network of { $name }
district-active = Powered.
district-dark = Contract without power.
bonus-draw = draw
bonus-capacity = hold
bonus-connections = grid
cell = Place at { $cell }
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show all of it
can-contest = can be contested
choose-here = choose here
contests = contests
choose-place = Choose where.
exact = exact: the action point comes back
other-payment = another of { $n } ways to pay
do-it = Do it
draw-n = Draw { $n }
turn = Turn
turn-n = Turn { $n }
points-short = { $n } { $n ->
    [one] point
   *[other] points
 }
points-n = { $n ->
    [one] 1 action point
   *[other] { $n } action points
 }
wild-n = { $n } wild
last-round = Last round
verb-acquire = Take the contract
verb-take = Take it
verb-power = Power it
verb-upgrade = Upgrade
verb-contest = Contest
verb-trade = Send to the Exchange
verb-defend = Defend
verb-swap = Swap
verb-scrap = Discard it
faction-residential = Residential
faction-offshore = Offshore
faction-space = Space
kind-plant = Power plant
kind-contract = Contract
kind-prism = PRISM card
kind-agenda = Agenda
set-rulebook = Rulebook
set-community = Community

## Galactic Rebellion.
star-map = Star map
show = Show
pane-map = Map
pane-tracks = Tracks
pane-tiles = Tiles
vp = VP
vp-n = { $n } VP
cu = CU
round-n = Round { $n } of 8
total = Total
score-sheet = Score sheet
sheet-planets = Planets
sheet-planets-hint = Highest and second power on each planet, at the end of each epoch.
sheet-senate = Senate
sheet-senate-hint = Most votes at the end of each epoch.
sheet-technologies = Technologies
sheet-technologies-hint = What your technologies score at the end.
sheet-missions = Missions
sheet-missions-hint = The secret missions you performed.
sheet-economy = Economy
sheet-economy-hint = What goods, routes and credits are worth at the end.
sheet-note = Bright numbers are what today would add; the rest is written down.
goods = Goods
no-goods = No goods
missions = Secret missions
mission-cost = costs { $n }
technologies = Technologies
imperial-action = Imperial action
military-science = Military science: cubes in battle
income-hint = Sets: { $fours } of four, { $threes } of three, { $mixed } mixed
my-workers = Workers at hand
no-workers = No workers at hand
pass = Pass
bid = Bid
auction-open = No bid yet.
auction-leader = { $name } leads with { $n }.
battle-odds = { $planet }: { $a ->
    [one] { $a } cube
   *[other] { $a } cubes
 } against { $d }; the attacker wins in { $n } %.
battle-at = Battle at { $planet }
battle-won = { $name } wins
battle-lost = { $name } holds out
empire = the Empire
sentinels = sentinels
sentinels-n = { $n ->
    [one] 1 sentinel
   *[other] { $n } sentinels
 }
blockade = Blockade
lab = Laboratory to be had
route-of = Trade route: { $good }
rebel-fleet = Rebel fleet
planet-power = Pays { $high } to the strongest, { $low } to the second
any-specialist = any, 5
worker-rebel = Rebel
worker-soldier = Soldier
worker-hero = Hero
worker-smuggler = Smuggler
worker-scientist = Scientist
worker-diplomat = Diplomat
spot-soldier = Train a soldier
spot-hero = Train a hero
spot-smuggler = Train a smuggler
spot-scientist = Train a scientist
spot-diplomat = Train a diplomat
spot-any_specialist = Train any specialist
track-initiative = Initiative
track-initiative-hint = pays credits, sets the next order
track-influence = Planets
track-influence-hint = land workers, left to right
track-goods = Goods
track-goods-hint = take goods in this order
track-missions = Missions
track-missions-hint = one a round for whoever pays
track-research = Research
track-research-hint = { $cost } CU, scientists pay 5 less
track-war = War
track-war-hint = soldiers and heroes strike
track-specialists = Specialists
track-specialists-hint = trained for the next round
track-senate = Senate
track-senate-hint = bid for the imperial action
planet-veltair = Veltair
planet-trega = Trega
planet-vollux = Vollux
planet-erdara = Erdara
planet-galcrux = Galcrux
planet-alioth = Alioth
planet-mirzam = Mirzam
planet-sargas = Sargas
good-medicine = Medicine
good-biotech = Biotech
good-nanotech = Nanotech
good-rare_ore = Rare ore
good-rocket_fuel = Rocket fuel
good-soma = Soma
good-liquid_hydrogen = Hydrogen
good-silica = Silica
phase-settling = First rebels
phase-placing = Placing workers
phase-initiative = Initiative
phase-influence = Planets
phase-goods = Goods
phase-missions = Missions
phase-research = Research
phase-war = War
phase-specialists = Specialists
phase-senate = Senate
phase-income = Income
phase-technology = Technologies
phase-galactic_war = Galactic war
phase-scoring = Scoring
phase-refresh = New round
phase-over = The end

## Campaign

nav-campaign = Campaign
campaign-open = Open the campaign
campaign-page = To the campaign
campaign-on = On with the campaign
campaign-new = A new campaign
campaign-side = The side you want
campaign-coin = Let a coin decide
campaign-rival = Against
campaign-bot = The computer
campaign-begin = Begin the campaign
campaign-import = Open a campaign file
campaign-no-file = That file is not a campaign.
campaign-mine = Your campaigns
campaign-played = { $n } of { $of } games played
campaign-waits = Waits for you
campaign-invited = { $names } invites you to a campaign. Choose the side you want; if you both want the same, a coin decides.
campaign-waiting = The campaign begins as soon as the other seat is taken.
campaign-export = Save as a file
campaign-fork = Play on from here
campaign-fork-hint = A copy of the campaign as it stood after this game
campaign-fork-start = Begin again with the same players
campaign-deck = Play with this deck
campaign-others = All campaigns
campaign-drawn = The campaign is drawn
campaign-winner = { $side } wins the campaign: { $name }
campaign-first = { $name } begins
campaign-resume = To the table
campaign-play = Play scenario { $n }
campaign-sides = The two sides
campaign-track = Scenario by scenario
campaign-score = Games { $wins } · bonus { $bonus } · realms { $realms } · stickers { $stickers }
campaign-games = Victory cards and games
campaign-no-games = Nothing has been played yet.
campaign-won = { $name } won ({ $how }) in { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
campaign-history = The whole story
stage-waiting = Waits for a player
stage-next = Between games
stage-playing = A game is running
stage-top_up = The last stickers
stage-over = Finished
scenario-n = Scenario { $n }
scenario-of = Scenario { $n } of { $of }
victory-points = Victory points
victory-points-n = { $n ->
    [one] one victory point
   *[other] { $n } victory points
}
political-of = { $n } of { $of } stickers
sticker-sheets = Sticker sheets
stickers-free = { $n } of { $of } free
sticker-on = on { $card }
sticker-moment = A card is changed for good
sticker-for = Upgrade { $card } for
sticker-decline = Leave it as it is
for-good = for the rest of the campaign
upgraded-cards = Upgraded cards
upgraded-none = No card has been changed yet. When you acquire one you can pay to put a sticker on it.
top-up = The last stickers
top-up-hint = { $name } still takes { $n ->
    [one] one sticker
   *[other] { $n } stickers
}.
