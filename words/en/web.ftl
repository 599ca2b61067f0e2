# The page in the browser.

## The frame of every page.
nav = Pages
nav-cards = Cards
nav-rules = Rules
nav-me = Me
settings = Settings
close = Close
cancel = Cancel
punct-entry = { $a }: { $b }
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
join-started = This game has begun without you. You can watch it, or set up a table of your own.
join-over = This game is over.
just-watch = Just watch
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
clock-span = { $days }d { $hours }h
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
fill-with = Bots for free seats
need-invite = Only who was sent the invitation link can sit down here. Paste it below if you have it, or ask whoever opened the table.
send-away = Ask to leave
send-away-yes = Free this seat
sent-away = Whoever opened this table has freed your seat.
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
why-turn_limit = The limit of turns was reached.
rematch = Play again
rematch-offered = The same table again? Somebody is waiting for you.
rematch-join = Join the rematch
rematch-watch = Watch the rematch
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
takeback-asked = { $name } asks to take back { $n ->
    [one] the last move
   *[other] the last { $n } moves
 } ({ $whose }).
moves-of = { $name }: { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
undo-sure = This takes back { $n ->
    [one] the last move
   *[other] the last { $n } moves
 }, down to your own last one ({ $whose }). What comes after may come differently.
undo-sure-ask = You ask to take back { $n ->
    [one] the last move
   *[other] the last { $n } moves
 }, down to your own last one ({ $whose }). What comes after may come differently.
allow = Allow
refuse = Refuse
stand-in = Your time has run out: { $bot } plays for you.
stand-in-of = The time of { $name } has run out: { $bot } plays now.
stand-in-end = Take my seat back
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
concede-sure-team = You give up for your whole team: the game is over for { $names }, too. Do you really want that?
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
origin-inferred = Inferred from what is known of the box
origin-published-name-and-deck-ability-as-the-core-set-card-of-that-name = Published name and deck; ability as on the Core Set’s card of that name
origin-published-name-and-deck-ability-by-the-starboard-community = Published name and deck; ability by the Starboard community
origin-published-name-and-primary-the-rest-by-the-starboard-community = Published name and primary ability; the rest by the Starboard community
origin-published-name-and-that-its-primary-changes-a-cost-the-rest-by-the-starboard-community = Published name, and that its primary ability changes a cost; the rest by the Starboard community
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
faction-unaligned = Unaligned

## What several tables say.
hand = Hand
hand-empty = No cards in hand
hand-hidden = { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
 }
deck = Deck
discard-pile = Discard pile
relation-fallen = Eliminated
end-turn = End turn
vp-n = { $n } VP

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

## Campaign

nav-campaign = Campaign
campaign-open = Open the campaign
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
campaign-fork-start = Begin again with the same players
campaign-deck = Play with this deck
campaign-others = All campaigns
campaign-leave = Leave the campaign
campaign-leave-sure = A bot plays on in your place. You cannot come back.
campaign-leave-yes = Yes, leave
campaign-away = Put the campaign away
campaign-away-sure = Nobody else plays it: the campaign is gone for good, and a running game is conceded. Save it as a file first if you want to go on one day.
campaign-away-yes = Yes, put it away
stage-waiting = Waits for a player
stage-next = Between games
stage-playing = A game is running
stage-top_up = The last stickers
stage-over = Finished

## The rules and the guided first games.
learn-by-doing = Learn by doing
picture-of-table = The table of { $game }
lesson-next = Next
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-again = Begin this part again
lesson-done = Done
lesson-step = Step { $n } of { $of }
