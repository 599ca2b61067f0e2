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
pace = Rivals’ moves
pace-instant = Instant
pace-brisk = Brisk
pace-calm = Calm
text-size = Text size
text-small = Small
text-usual = Usual
text-large = Large
theme = Colours
theme-dark = Dark
theme-light = Light
theme-contrast = High contrast
safe-colors = Colours for colour-blind players
safe-colors-hint = Players and what is counted in colours that everybody tells apart.
left-hand = Left hand
left-hand-hint = The buttons that end a turn stand at the left.
confirm-end = Ask before every end of a turn
notify = Tell me when it is my turn
notify-hint = Through the browser, while this page is in the background.
notify-no = The browser does not allow it: change that in its settings for this page.
notify-ask = Shall the browser tell you when it is your turn?
notify-yes = Yes, please
notify-later = Not now
settings-kept = Kept with your account.
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
first-known = Have you played this before?
first-known-new = Never
first-known-some = A little
first-known-well = Yes
first-level = How strong shall the opponent be?
first-lesson = Learn it in five minutes
first-hints = Play a first game with hints
film-words = Some moves of a real game.
about-game = About
set-up = Set up a table
learn = Learn
daily = Today’s deal
daily-on = Today’s deal, { $date }
daily-place = You: place { $place } of { $of }.
daily-so-far = { $played ->
    [0] Nobody has finished it yet.
    [one] Finished by one, won by { $won }.
   *[other] Finished by { $played }, won by { $won }.
 }
daily-streak = { $n } days in a row
daily-results = Results
daily-title = The deal of { $date }
daily-lead = Everybody is dealt the same cards today. One try each: how far do you get with them?
daily-lead-here = Whoever plays this date’s deal is dealt the same cards. One try: how far do you get with them? In this browser nobody is ranked.
daily-play = Play today’s deal
daily-mine = To my table
daily-none = Nobody has finished it yet. Be the first.
daily-none-here = You have not played this one yet.
daily-against = Against { $level }.
daily-next = The next one comes at midnight UTC, in { $time }.
daily-turn = Turn
daily-leads = Nobody has done better than you so far.
daily-player = Player
daily-score = Score
daily-moves = Moves
daily-won = Won
daily-course = Turn by turn: how far ahead of the best rival
daily-best-is = { $name } (the best)
poster-players = { $players } players
poster-minutes = { $low }–{ $high } min
join = Join
join-by-code = Join by link or code
join-placeholder = Paste the link you were sent
join-lead = You are invited. Where would you like to sit?
join-by = { $name } invites you. Where would you like to sit?
learn-first = Never played it? Learn it in five minutes.
my-name = My name at the table
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
time-left = { $time } left
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
seats-each = Who sits where, one by one
opponents = Opponents
opponents-several = Several kinds
options-usual = As usual
terms = Table
preset-evening = A relaxed evening
preset-tournament = Tournament
hints-agreed = Hints for everybody
hints-agreed-hint = Whoever sits down agrees to it; the log says who takes one.
terms-live = { $n } min each, +{ $more } s a decision
terms-delay = { $n } min each, { $free } s of each decision free
terms-days = { $n ->
    [one] 1 day for each decision
   *[other] { $n } days for each decision
 }
terms-takebacks-consent = Taking back if all agree
terms-takebacks-free = Taking back while nothing was learnt
terms-takebacks-never = No taking back
terms-hints = Hints for everybody
terms-no-hints = No hints
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
clock-hours = { $hours }h { $minutes }min
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
invite-qr = As a QR code
copy = Copy
copied = Copied
copied-here = Copied. It leads here in this browser only
copy-failed = This browser does not copy: take the address from the bar above
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
you-spoken-of = you
asked = What is asked
spoken = What happened
your-move = Your move.
waiting-for = Waiting for { $names }.
game-over = The game is over.
victory = Victory
defeat = Defeat
result = Result
why-conceded = Somebody conceded.
why-turn_limit = The limit of turns was reached.
rematch = Play again
rematch-asked = { $names } can join from the end of the last game: the offer is on the screen there.
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
click-waits = No answer yet. Your move is kept and sent again until the server answers.
click-lost = The server did not answer: your move was not made. Please try again.
choices = What you can do
ticker-empty = What the others do is told here.
onlooker = You are watching.
away = away
skip = Skip
hint = Hint
hint-chance = { $n } % to win
hint-more = Others
hint-fewer = Only the best
coach = A hint for every decision
coach-hint = As in a first game: the move a strong player would make is lit.
hints-none = At this table nobody takes hints.
thinking = Thinking…
undo = Undo
undo-ask = Ask to undo
undo-line = Free to take back down to here
takeback-asked = { $name } asks to take back { $n ->
    [one] the last move
   *[other] the last { $n } moves
 } ({ $whose }).
takeback-asked-you = You ask to take back { $n ->
    [one] the last move
   *[other] the last { $n } moves
 } ({ $whose }). Whoever plays on withdraws it.
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
end-sure = End your turn?
end-early = Not everything is used:
end-anyway = End the turn
play-on = Play on
never-warn = Never ask
vp-n = { $n } VP

## Looking back.
share-moment = Share this moment
play-on-from-here = Play on from here
fork-title = Play on from this moment
fork-seat = Which seat do you take?
fork-others = Who plays the others?
fork-asked = to move
fork-as-before = As before; a bot for people
fork-go = Play on
fork-before = Before, at the first table
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
export-me = Everything about me, as a file
not-a-record = This file is not a record of a game.
not-toml = Line { $line } of this position cannot be read.

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
forget = Delete everything kept here
forget-sure = All games, campaigns, statistics and settings that this browser keeps are deleted. This cannot be taken back. Save them to a file first if you may want them again.
forget-yes = Yes, delete everything

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
lesson-real = Now a real game
lesson-step = Step { $n } of { $of }

# Reviews, and bringing games in.
review = What decided it
review-being-made = The game is being looked at…
review-curve = Everybody’s chances to win, turn by turn
review-curve-now = Chances to win at this moment: { $chances }
review-turned = Here the lead changed hands
review-start = Start
review-luck = Luck
review-choices = Choices
review-unseen = Unseen
review-result = Result
review-adjusted = Without luck
review-accuracy = Accuracy
review-marks-words = Inaccuracies, mistakes, blunders
review-adds-up = Start, luck, choices and what could not be seen add up to the result, in points: hundredths of a win. Choices are measured against a steady player’s. Luck and choices are known to about ± { $error } points.
review-moments = The moments that decided it
review-see-it = See it
review-table = The situation
review-guessed = The log does not tell every card: { $n } of { $of } decisions hang on cards that had to be guessed, and are not judged.
review-lucky = Luck: { $points } for { $who }
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-better = better was “{ $best }”.
review-show-better = Show the better move
review-as-it-was = Show what was played
review-turn = turn { $turn }
review-turn-of = Turn { $turn }, { $who }
review-turn-judged = Turn { $turn }, { $who }: { $judgement } ({ $points })
review-whole-turn = The turn as a whole:
review-turns-cost = Turns that cost something
review-all = All { $n }
review-fewer = Only the worst
review-by-turn-damage = Damage by turn
review-by-turn-points = Points by turn
review-by-turn-battles = Battles won
review-by-turn-powered = Districts powered
review-deck = At the end: { $cards }.
review-unused = The most expensive thing never used: { $card }.
review-card = Card
review-times = Used
review-brought = Brought
review-of-trade = trade
review-of-combat = combat
review-of-authority = authority
review-of-points = points
review-of-influence = influence
review-of-draw = Draw Power
review-of-capacity = Plant Capacity
review-of-connections = Network Connections
review-of-actions = action points
review-of-prism = PRISM cards
review-of-credits = CU
review-of-cubes = military cubes
review-of-workers = workers
review-of-goods = goods
review-mine = How I play
review-against = Against
review-games = Games
review-over-time = Over time, the mean of ten games
review-over-accuracy = Accuracy
review-over-luck = Luck, in points
review-over-choices = Choices, in points
review-over-mistakes = Mistakes and blunders in a game
review-waiting = { $n ->
    [one] One more game is being looked at…
   *[other] { $n } more games are being looked at…
}
review-often = What costs me most
review-kind-bought = which card or thing was bought
review-kind-not_bought = something worth buying was left
review-kind-unplayed = something was left unplayed
review-kind-used = what was used, or in which way
review-kind-target = whom or what was attacked
review-kind-no_attack = an attack was left out
review-kind-drew = when cards were drawn
review-kind-other = other choices
review-times-cost = ({ $times ->
    [one] once
   *[other] { $times } times
}, { $points } points in all)
speed = Speed
import-title = Bring a game in
import-words = A record, a position, or a log of the publisher’s Star Realms app: it is checked line by line, and then replayed and reviewed like any other game.
import-drop = Drop a file here, or choose one
import-paste = Or paste the text
import-do = Bring it in
import-reading = Reading and checking…
import-log-done = { $lines } lines explained, { $steps } steps.
import-guessed = The log does not tell every card: { $n } of { $of } steps hang on cards that had to be guessed. What was chosen there is not judged.
import-which = Which one were you?
import-neither = Neither
import-counts = The game counts in “How I play” on your page, and for nothing else.
import-notes = Lines nobody knew, passed over:
import-see = Watch and review it
import-names = The names in a log stay with you: the game is in your archive only.
review-player = Player { $seat }
puzzles = Puzzles
puzzles-words = Positions from games in which one turn is clearly best. Find it.
puzzles-none = There are none here yet.
puzzles-solved = { $n } of { $of } solved
puzzle-rating = Your rating: { $rating }.
puzzle-daily = Today’s puzzle
puzzle-next = The next puzzle
puzzle-one = A puzzle of rating { $rating }
puzzle-find = Find the turn
puzzle-task = One turn is clearly best here. Play it on the table.
puzzle-solved = Solved!
puzzle-missed = Not the best.
puzzle-best = Best is “{ $best }”: a chance of { $chance }, everything else at least { $gap } points behind.
puzzle-again = Try again

# The table in the page

engine-loading = Setting up the table…
new-version = A new version is ready. Your game goes on where it is.
take-version = Use it now
not-now = Later
understood = Understood
keeping-refused = This browser keeps nothing: whatever you play here is gone when you close the page. Save your games to a file on your page.
keeping-full = There is no room left to keep your games: what you play now is gone when you close the page. Make room, or save your games to a file on your page.
stalled-unreachable = Your opponent cannot think: what it has learned could not be fetched. Look whether there is a network.
stalled-broken = Your opponent broke off in mid-thought. Everything that was played is kept.
try-again = Try again
server-away = The server does not answer. You can play here in the browser meanwhile; games on the server wait for you there.
play-here = Play here
playing-here = You are playing in this browser, without the server.
play-with-server = Back to the server
here-alone = Everything you play stays in this browser. No account, no server, no network needed.
needs-people-here = That needs other people, and so a server. In this browser you play against our opponents, or pass the device to a friend.
play-ours = Choose a game
no-accounts-here = Here everything stays in this browser: there are no accounts. Save it to a file to take it to another one.
in-this-browser = In this browser
in-this-browser-lead = { $n ->
    [0] Nothing has been played in this browser without a server yet.
    [one] One finished game is kept in this browser.
   *[other] { $n } finished games are kept in this browser.
}
save-everything = Save everything to a file
bring-everything = Take in such a file
brought-everything = { $taken ->
    [0] Nothing new was in it.
    [one] One game or campaign was taken in.
   *[other] { $taken } games and campaigns were taken in.
} { $refused ->
    [0] {""}
    [one] One could not be read.
   *[other] { $refused } could not be read.
}
brought-settings = Your settings came along.
bring-along = Take my games along to the server
brought-along = { $n ->
    [0] There is nothing new to take along.
    [one] One game is now on the server, too. It counts in no statistics.
   *[other] { $n } games are now on the server, too. They count in no statistics.
}
brought-later = { $n ->
    [one] Today’s deal stays secret until the day is over: it can come along tomorrow.
   *[other] { $n } deals of today stay secret until the day is over: they can come along tomorrow.
}
open-here = Keep a copy in this browser
local-not_a_file = This is no file that was saved here.
local-broken = Something broke. What was shown is kept: load the page again.
local-unreachable = The engine of these pages could not be fetched. Look whether there is a network, and try again.

## People find each other

people = People
people-ways = Playing with people
quick-match = Quick match
ratings = Ratings
tournaments = Tournaments
quick-match-words = Somebody of similar strength, now. If nobody is there within 20 seconds, one of our own opponents of that strength sits down, and you are told so.
quick-match-several = { $n } sit down together. If fewer people of your strength are there within 20 seconds, our own opponents take the seats that are left, and you are told so.
quick-match-go = Find somebody
rated-guests = As a guest you play without a rating. Make an account to have one.
rated-on = Rated: it counts, without hints and without taking back
game-pace-quick = 5 min + 3 s
game-pace-calm = 15 min + 5 s
game-pace-delay = 10 min, 10 s free each
game-pace-days = 2 days a decision
clock-delay = Free seconds of each decision
clock-increment = Seconds back after each decision
seconds-n = { $n } s
clock-free = { $n } s free
match-title = Your game
match-looking = Looking for somebody of your strength…
match-until = { $seconds ->
    [1] In one second one of our own opponents sits down.
   *[other] In { $seconds } seconds one of our own opponents sits down.
}
match-looking-several = Looking for people of your strength for a table of { $n }…
match-until-several = { $seconds ->
    [1] In one second our own opponents take the seats that are left.
   *[other] In { $seconds } seconds our own opponents take the seats that are left.
}
match-others = { $n ->
    [1] One other person waits for the same.
   *[other] { $n } others wait for the same.
}
match-found = The game is agreed.
match-instead = Nobody of your strength was there: one of our own opponents plays instead.
match-instead-all = Nobody of your strength was there: { $ours } of our own opponents play instead.
match-instead-some = { $persons } people of your strength are there; { $ours ->
    [1] one of our own opponents takes the seat that is left.
   *[other] our own opponents take the { $ours } seats that are left.
}
match-unmeasured = What our opponents are worth in this format was not measured: against them alone nothing counts.
match-ours = one of our own opponents
match-told = is ready
match-promised = has promised a number
match-awaited = is awaited
match-rated = Rated.
match-unrated = Not rated.
match-shuffling = Every page adds a number to the deal.
match-left = { $time } left to come.
match-off = Somebody did not come.
match-again = Look again
instead-told = Nobody of your strength was there within 20 seconds: you play one of our own opponents.
instead-told-several = Not enough people of your strength were there within 20 seconds: our own opponents took the seats that were left.
ratings-words = Glicko-2, by game and format. A rating is provisional until enough games were played.
ratings-people = The best
place = Place
rating = Rating
games-played = Games
ratings-none = Nobody has a settled rating yet.
ratings-provisional = { $n ->
    [1] One rating is still provisional.
   *[other] { $n } ratings are still provisional.
}
ratings-levels = Our own opponents
ratings-measured = From measured matches between them, two players; against people nothing was measured.
ratings-unmeasured = What our own opponents are worth in this format was not measured; among people it is rated.
kind-several = { $format }, 3 or more
curve-label = { $title }: from { $from } to { $to } in { $n } games
player-since = Here since { $date }.
player-guest = A guest, here since { $date }.
challenge = Challenge
challenge-others = Who else of those you follow?
challenge-ours = { $n ->
    [1] One of our own opponents takes the seat that is left.
   *[other] Our own opponents take the { $n } seats that are left.
}
challenge-send = Invite to this game
follow = Follow
unfollow = No longer follow
player-mute = Mute
player-unmute = Hear again
block = Block
unblock = Unblock
blocked = Blocked
blocked-words = You do not meet, and you do not hear each other’s invitations.
report = Report
report-reason = Why?
report-words = What happened (at most 500 characters)
report-send = Tell the owners
report-sent = The owners of this server will look at it.
report-short = report
report-line = Report what { $name } said
report-quoted = Said at the table:
reason-name = The name
reason-cheating = Cheating
reason-leaving = Leaves or stalls
reason-other = Something else
provisional = provisional
provisional-words = Too few games to say much.
rating-place = Place { $place }.
rating-games = { $games } rated games, { $won } won.
no-ratings = No rated games yet.
versus = You against each other
versus-line = { $played } played: { $won } won, { $lost } lost
invitations = Invitations
invitation-table = { $by } invites you to a table: { $about }.
invitation-match = { $by } challenges you: { $about }.
invitation-group = { $by } invites you to the group “{ $about }”.
come = Come
decline = No
following = People you follow
following-none = Nobody yet: find somebody by name.
find-by-name = A player’s name
find = Find
mutual = follows you, too
watch = Watch
look = Look
groups = Groups
groups-words = A group has a lobby of its own and a ranking of the evening.
group-name = Name of a new group
group-new = Make a group
members-n = { $n ->
    [1] One member
   *[other] { $n } members
}
group-lobby = Lobby
group-open = Open a table
group-no-tables = No table is open.
evening = This evening
evening-none = No game was finished this evening.
points = Points
won-games = Won
group-leave = Leave
group-remove = Remove
group-link = Link for new members
invite-by-name = Invite by name
invite = Invite
invited-name = { $name } is invited.
tournaments-none = No tournament yet.
tournament-new = New tournament
tournament-two = In a tournament two meet at a time.
tournament-make = Make it
tournament-kind = Kind
kind-swiss = Swiss
kind-round_robin = Everybody against everybody
tournament-bots = Our opponents in it
tournament-level = Their strength
tournament-open = open
tournament-playing = is played
tournament-over = over
count-players = { $n ->
    [1] one player
   *[other] { $n } players
}
tournament-come = Come to your game
tournament-table = To your table
tournament-join = Play
tournament-start = Start
tournament-leave = Leave the tournament
standings = Standings
round-of = round { $round } of { $rounds }
cup-round = Round { $round }
buchholz = Buch.
buchholz-words = Buchholz: the points of those met
bye = bye
gone = has left
rating-change = Rating: { $before } → { $after } ({ $change })
rating-counting = The rating is being counted…
rating-annulled = An owner has taken this game out of the ratings.
shuffle-check = Was the deal fair?
shuffle-mine = Yes: the deal was made of the server’s number and every page’s, also yours, all promised before any was known.
shuffle-fair = Yes: the deal was made of the server’s number and every page’s, all promised before any was known.
shuffle-broken = No: the numbers do not make this deal. Keep this page and tell somebody.
shuffle-how = How this works
recovery-title = Your recovery code
recovery-words = Write it down: it replaces a forgotten password. It is shown only now.
recovery-forgot = I have forgotten my password
recovery-code = Recovery code
recovery-new-password = New password
recovery-do = Come back in
recovery-new = New recovery code
recovery-have = I have it
registration-open = Anybody may make an account.
registration-invite = A new account needs a code.
registration-closed = No new accounts are made here.
entry-code = Code for a new account
holiday = Holidays
holiday-words = Correspondence clocks stand still while you are away.
holiday-until = You are away until { $date }.
holiday-left = { $n } days are left this year.
holiday-days = Days
holiday-go = I am away
holiday-back = I am back
admin = Moderation
admin-accounts = { $n } accounts.
admin-reports = Reports
admin-by = by { $name }
admin-choose = Choose
admin-close = Dealt with
admin-no-reports = Nothing is reported.
admin-sanctions = Sanctions
admin-kind = What
admin-days = Days
admin-reason = Why
admin-sanction = Decide
sanction-chat = no chat
sanction-rated = no rated games
sanction-ban = does not come in
admin-until = until { $date }
admin-lift = Lift
admin-suspects = Games that look arranged
admin-suspects-words = A sign, not a proof: a family shares an address, too.
suspect-same_place = from the same address
suspect-conceded = given up again and again
suspect-one_sided = nearly always won by the same
suspect-games = { $games } games, { $conceded } given up early, { $won } won by { $name }
admin-annul = Take out of the ratings
admin-no-suspects = Nothing looks arranged.
admin-codes = Codes for new accounts
admin-new-codes = Five new codes
admin-delete = Delete an account
admin-delete-do = Delete it
admin-log = What owners did
admin-did = { $by }: { $deed } { $about }
deed-grant = made an owner of
deed-revoke = took the right from
deed-sanction = decided about
deed-lift = lifted a sanction of
deed-close = dealt with a report
deed-codes = made codes
deed-annul = took games out of the ratings of
deed-delete = deleted an account
about-player = Ratings and games of { $name }
reason-words = Words
