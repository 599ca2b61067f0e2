# The program's own words: what it prints, what it refuses, its help.

# What there is
minutes = { $from }–{ $to } minutes
formats = formats (players)
options = options
option-values = ({ $allowed }; default { $default })
default-open = open

card-name = name
card-id = id
card-faction = faction
card-kind = kind
card-cost = cost
card-defense = defence
card-count = count
card-names-ours = * a name of our own
origin-published = published card: its facts; the words are ours
origin-community = made by the community, not by the publisher
origin-rulebook = from the rulebook
origin-inferred = inferred from the rulebook

# A table
seat = Seat { $seat }:
over = { $n ->
    [0] The game is over; nobody won. { $why }
    [one] The game is over; seat { $winners } won. { $why }
   *[other] The game is over; seats { $winners } won. { $why }
}

# Simulation
sim-games = games
sim-decisions = decisions (a game)
sim-turns = mean turns
sim-stopped = stopped by a limit
sim-seconds = seconds
sim-games-per-second = games/s
sim-decisions-per-second = decisions/s
sim-wins = wins by seat

# Records
replay-checked = { $file } replays as it is written: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
 }.
replay-verified = { $file } is what its seed deals: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
 }, verified.
case-holds = { $file }: holds
case-differs = { $file }: differs
cases-differ = { $n } of { $of } cases differ

# Logs of the publisher's app
log-explained = { $file }: our rules explain all { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }.
log-unexplained = { $file }: our rules cannot explain line { $line }:
log-who = { $players } ({ $sets })
log-winner = { $winner } won.
log-unfinished = The log ends before the game does.
log-note = line { $line } is none we know, and was passed over: { $text }
log-imported = { $file }: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
 }.

# What is refused
log-not-all = our rules cannot explain { $stuck } of { $files ->
    [one] { $files } log
   *[other] { $files } logs
}
log-no-import = { $file }: our rules cannot explain line { $line }: { $why }
no-such-format = there is no format `{ $format }` of { $game }; there are: { $names }
no-such-players = format `{ $format }` is not for { $n ->
    [one] { $n } player
   *[other] { $n } players
 }; allowed: { $allowed }
no-such-set = there is no set `{ $set }`; there are: { $names }
no-sets = { $game } has no sets to choose from
no-such-option = { $game } has no option `{ $name }`; there are: { $names }
option-form = `{ $text }` is not an option; write NAME=VALUE
wrong-value = option { $name }: `{ $value }` is not a value of it; allowed: { $allowed }
seats-named = { $named ->
    [one] { $named } seat is named
   *[other] { $named } seats are named
 } and { $seats } are at the table; name one for all, or each
folder-not-empty = { $dir }: this folder is not empty; records go into a new one
no-such-ply = there is no ply { $ply }; the record has { $plies }
no-such-seat = there is no seat { $seat }; the table has { $seats }
no-such-deal = `{ $deal }` is not something this game deals
not-dealt = `{ $deal }` was to be dealt and was not asked for
refused = seat { $seat }, `{ $action }`: { $why } ({ $code })
already-over = the game is over; nothing can be played
which-seat = several seats may do `{ $action }`; write SEAT: { $action }

# Help
help = A table for space-empire games: play, simulate, look into positions and records.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-value-command = COMMAND
help-value-game = GAME
help-value-file = FILE
help-value-files = FILES
help-value-lang = LANG
help-value-set = SET
help-value-name-value = NAME=VALUE
help-value-name = NAME
help-value-dir = DIR
help-value-address = ADDRESS
help-value-viewer = VIEWER
help-value-ply = PLY
help-value-word = WORD
help-value-text = TEXT
help-value-filter = FILTER
help-value-taste = TASTE
help-value-gain = GAIN
help-value-path = PATH
help-value-pack = PACK
help-value-bool = BOOL
help-default = { $help } [default: { $value }]
help-after = `starboard COMMAND --help` tells more about a command.
help-arg-lang = The language: en or fr (else that of the environment)
help-arg-json = Answer in JSON, for programs
help-arg-help = Show this help
help-arg-version = Show the version
help-arg-format = The format, as `starboard games` lists them
help-arg-players = How many players
help-arg-sets = The sets to play with, separated by commas
help-arg-option = A rule option, as `starboard games` lists them; may be given several times
help-arg-viewer = Who looks: a seat number, spectator, or all
help-arg-seed = Where chance begins; the same seed gives the same games
help-arg-write = Write the position that is reached to this new file

help-games = List the games with their formats, player counts and options
help-games-game = Only this game
help-cards = List the cards of a game with what they do
help-cards-game = The game
help-cards-set = Only this set
help-simulate = Play games, as many as wanted, and count
help-simulate-game = The game
help-simulate-seats = Who plays, by seat, separated by commas: uniform, hand-first, or the code of an opponent (easy, expert, …); one name fills all seats
help-simulate-games = How many games
help-simulate-threads = How many threads; as many as the machine has unless told. The result does not depend on it
help-simulate-turn-limit = Stop games after this many turns
help-simulate-records = Keep every game as a record in this new folder
help-position = Look into a position file, and play on from it
help-position-show = Show the table
help-position-show-file = The position file (TOML, or .json); - is standard input
help-position-legal = List what may be done
help-position-legal-file = The position file (TOML, or .json); - is standard input
help-position-play = Play actions in order; show what happens and the table after
help-position-play-file = The position file (TOML, or .json); - is standard input
help-position-play-actions = Actions in text form, as `position legal` lists them; `SEAT: ACTION` names who acts
help-position-play-deal = What chance deals, in order, by name; the seed deals the rest
help-position-new = Deal a fresh table, as a position to begin from
help-position-new-game = The game
help-position-check = Run rule cases (a position, moves, what must hold), and say what differs
help-position-check-files = Case files, or folders of them
help-replay = Play a record again and verify it
help-replay-file = The record (.starboard.json); - is standard input
help-replay-to = Stop after this ply and show the table; 0 is the set-up
help-replay-verify = Deal every card from the seed and compare
help-replay-log = Tell everything that happens
help-review = What decided a game, what was luck, what to do better
help-review-file = A record (.starboard.json) or a log of the publisher's app; - is standard input
help-review-seat = Tell of this seat only
help-review-html = Write it all into one HTML file, to send to a friend
help-review-long = Look five times as long
help-review-seed = Another seed looks at other playouts
help-puzzles = Positions in which one turn is clearly best
help-puzzles-mine = Look for puzzles in recorded games and verify each
help-puzzles-mine-records = The records (.starboard.json)
help-puzzles-mine-to = The folder for the puzzles, one file for each game
help-puzzles-mine-seed = Another seed looks at other playouts
help-log = Replay logs of the publisher's Star Realms app through our rules
help-log-check = Compare every total and tell the first line our rules cannot explain
help-log-check-files = Logs as the app writes them; - is standard input
help-log-import = Write the game of a log as a record
help-log-import-file = A log as the app writes it; - is standard input
help-log-import-output = Write the record to this new file instead of standard output
help-completions = Print completions for a shell
help-completions-shell = The shell

# The server
serving = The table is at { $address }
serving-data = Games are kept in { $place }
serving-only-here = Only this machine can reach it. For phones and friends in the same network: starboard serve --listen 0.0.0.0
serving-network = On a phone in the same network: { $address }
serving-public = For the internet: a proxy with TLS before it, and starboard serve --proxy --public-url https://your.name (docs/hosting.md)
backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
 }, copied and checked.
restored = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
 }, restored and checked.
load-tables = tables
load-moves = acknowledged moves / time
load-moves-per-second = acknowledged moves/s
load-latency = ms to the other seat (p50 / p95 / p99)
load-games = games finished
load-errors = errors
load-live = KB of memory a live table
load-idle = KB of memory an idle table
help-serve = Open the table in the browser: serve the pages and the games
help-backup = Copy everything the server keeps into one new file, also while it runs
help-backup-file = The new file
help-restore = Put a backup into an empty database
help-restore-file = The backup
help-load = Measure how much a server carries: scripted players over real sockets
help-load-tables = How many tables of two players at once
help-load-seconds = How long to measure
help-load-rate = Moves a second over all tables; 0 is as fast as they go
help-load-game = The game; the first on the shelf unless told
help-load-server = A server that already runs; may be given several times. Else servers of our own are started
help-load-processes = How many servers of our own (more than one needs PostgreSQL)
help-setting-config = A TOML file with these settings under the same names
help-setting-listen = The address to listen at (127.0.0.1; 0.0.0.0 is every network)
help-setting-port = The port (7777; 0 takes any free one)
help-setting-data = The folder for the SQLite database (starboard-data)
help-setting-database = postgres://user@host/name, or an SQLite file (else one in the data folder)
help-setting-public-url = Where people find the server if a proxy stands before it: https://games.example
help-setting-proxy = A proxy stands before the server: believe its X-Forwarded-For (false)
help-setting-bot-threads = Threads on which bots think (0: half of the processors)
help-setting-idle-seconds = Tables nobody has used for so long leave memory (300)
help-setting-requests-per-second = Requests a second from one address; 0 is no limit (50)
help-setting-passwords-per-minute = Logins and registrations a minute from one address; 0 is no limit (10)
help-setting-guests-per-hour = New guests an hour from one address; 0 is no limit (200)
help-setting-sockets-per-address = Open sockets from one address; 0 is no limit (200)
help-setting-tables-per-hour = New tables an hour from one address; 0 is no limit (300)
help-setting-connections-per-address = Open connections from one address; 0 is no limit (500)
help-setting-connections = Open connections in all, the last fifth kept for addresses from which somebody plays; 0 is as many as the system allows (10000)
help-setting-request-seconds = How long a request may take to arrive (20)
help-setting-tables-per-player = Tables of one player that wait or run; 0 is no limit (60)
help-setting-bot-seconds-per-minute = How long opponents think for one player each minute before others come first; 0 is no limit (20)
help-setting-keep-waiting-days = Delete tables and campaigns that never started after so many days; 0 keeps them (14)
help-setting-keep-guests-days = Forget guests without games after so many days; 0 keeps them (180)
help-setting-keep-finished-days = Delete finished games after so many days; 0 keeps them for ever (0)
help-setting-log = What to log: error, warn, info, debug, or a filter (info)
help-setting-log-json = Log in lines of JSON (false)
# The arena
help-arena = Let bots play each other: every deal with everybody in every place, scores with intervals, ratings
help-arena-game = The game
help-arena-bots = Who plays, separated by commas: levels (novice, easy, medium, hard, expert), scripts (script:raider), baselines (uniform, hand-first, ismcts), programs (proc:./bot.py); settings follow after colons (hard:time=5ms, search:samples=500:horizon=2)
help-arena-pairs = Deals for each meeting; each is played in every seating (with more than four different bots at a table: as often as there are places, everybody moving up)
help-arena-threads = Games played at the same time
help-arena-sprt = Stop as soon as it is clear whether the first bot is ELO1 or no more than ELO0 points better than the second (both errors 5 %)
help-arena-pairing = Who meets whom: all (everybody meets everybody) or swiss (in rounds, equal scores meet: for many bots, at tables of two)
help-arena-rounds = Rounds of a Swiss tournament; 0: as many as find one winner
arena-swiss-sprt = --sprt asks about two bots; it does not go with --pairing swiss
arena-swiss = by the Swiss system: place, bot, points, what those it met have won
arena-swiss-place = { $rank }. { $bot }  { $points } · { $buchholz } · { $played ->
    [one] 1 meeting
   *[other] { $played } meetings
}
help-arena-keep = Keep results in this file as they come, and take an interrupted run up again
help-arena-html = Write a report with plots to this file
arena-sprt-form = --sprt takes two numbers, the lower first, such as 0,20; not { $text }
arena-left = about { $left } left (± { $doubt })
arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 } in { $seconds } s
arena-bot = bot
arena-games = games
arena-score = score
arena-interval = 95 %
arena-elo = Elo
arena-thinks = ms a game
arena-cross = who beats whom: the row’s score against the column, %
arena-meetings = meetings
arena-places = wins by turn order, first to last, %: { $shares }
arena-endless = { $n ->
    [one] one game was broken off because it did not end
   *[other] { $n } games were broken off because they did not end
}
arena-forfeit = { $bot } lost { $n ->
    [one] a game
   *[other] { $n } games
} by its own fault: { $why }
arena-sprt-accepted = accepted: at least { $elo1 } Elo better
arena-sprt-rejected = rejected: no more than { $elo0 } Elo better
arena-sprt-undecided = undecided between { $elo0 } and { $elo1 } Elo; more deals are needed

# Learning and tuning
help-train = Learn the value of positions by self-play, and write the weights to a file
help-train-game = The game
help-train-also = Further tables to learn from, each as options in JSON
help-train-games = Games of each round; the first round is played by scripts, the others with what has been learned
help-train-samples = Playouts a turn in the rounds after the first
help-train-lambda = How far targets look: 1 to the end of the game, 0 to the next turn
help-train-epochs = How often each round's positions are gone through
help-train-rate = How fast weights move
help-train-threads = Games played at the same time
help-train-to = Where the weights go
help-teach = Play search against search, and write down for a learner what was seen, thought and won
help-teach-game = The game
help-teach-bot = Who plays: a bot that searches on one thread with a budget in samples
help-teach-games = How many games, whole files of 20; those that are there already are not played again
help-teach-threads = Games played at the same time
help-teach-to = The folder for the files
teach-other = { $path }: there are other lessons in this folder (another game, table, bot or seed)
help-tune = Turn the dials of a scripted player towards more wins, and print them
help-tune-game = The game
help-tune-taste = The scripted player, such as balanced
help-tune-steps = How many steps
help-tune-trials = Pairs of opposite trials in each step
help-tune-deals = Deals for each trial; each is played from every seat
help-tune-width = How far a trial turns the dials, as a part of their size
help-tune-threads = Games played at the same time
train-cannot = the opponents of { $game } do not learn
train-other-kind = --also { $options }: this is another kind of table; what is learned at one is of no use at the other
tune-cannot = { $game } has no scripted player { $taste }

# The designer's bench
help-balance = Measure what the rules and cards as they are do: length, wins by seat, and how whoever takes a card fares
help-balance-game = The game
help-balance-bot = Who plays every seat
help-balance-games = How many games
help-balance-threads = Games played at the same time
help-balance-verbs = Count only actions that begin with these words, such as buy; separated by commas
help-balance-only = Show only actions that contain this text, such as the id of a card
help-balance-against = Compare with an earlier report, as --json wrote it
help-balance-data = A changed data file of the game, under its own name; may be given several times. What it did is told, against the same games without it
balance-head = { $games } games of { $bot }; { $decisions } decisions a game
balance-turns = turns of all players
balance-places = wins by turn order, first to last:
balance-action = action
balance-per-game = a game
balance-takers = takers
balance-wins = they win
balance-change = change
balance-unreadable = { $file } is not a report of balance --json: { $why }
balance-other-game = { $file } is a report of { $game }; only reports of one game are compared
# Campaigns
campaign-saved = The game is saved. `starboard campaign play` goes on with it.
campaign-player = Player { $n }
campaign-drawn = Nobody has won: the game does not count and is played again. What was upgraded in it goes back to the sheets.
campaign-held = { $file } is being played in another terminal; nothing has been changed
not-of-campaigns = { $name } says nothing of whole campaigns; allowed: { $names }
campaign-how = A number or an action; `concede` gives up, `quit` saves and leaves.
no-such-side = `{ $side }` is not a side; allowed: star_empire, trade_federation
no-such-gain = `{ $gain }` is not something the Kingdom gives; allowed: combat, trade
two-of-each = two names and two sides, separated by a comma
no-seed = this game was begun elsewhere: its record has no seed to deal from
no-campaigns = { $game } has no campaigns; rise-of-empire has
camp-campaigns = Campaigns (games)
camp-empire-games = Games won by the Star Empire
camp-first-games = Games won by the first player
camp-empire-campaigns = Campaigns won by the Star Empire
camp-open = Campaigns open before game 12
camp-turned = Campaigns turned by the realm points
camp-stickers = Stickers used of 20 (Empire · Federation)
camp-head = Game, who began (SE the Star Empire, TF the Trade Federation), their choice: games, Empire wins, first player wins, political, turns, upgrades of both, bonus card
help-campaign = Play a legacy campaign of Rise of Empire, kept in one file
help-campaign-new = Begin a campaign
help-campaign-new-file = The new campaign file
help-campaign-new-pack = Play with the pack in this file, or of this name (the community pack unless told)
help-campaign-new-names = The two players, by seat
help-campaign-new-sides = The sides they want; a coin decides if both want the same
help-campaign-new-kingdom = What the Kingdom's cards give when acquired: combat or trade
help-campaign-show = How a campaign stands, and the next game with its rules
help-campaign-show-file = The campaign file
help-campaign-show-pack = A pack the campaign may need
help-campaign-history = Tell a campaign's story: every game, its choices, upgrades and victory cards
help-campaign-history-file = The campaign file
help-campaign-history-pack = A pack the campaign may need
help-campaign-play = Play the next game, or go on with the running one
help-campaign-play-file = The campaign file
help-campaign-play-pack = A pack the campaign may need
help-campaign-play-bot = A seat that the program plays: 2, or 2=hard; may be given twice
help-campaign-play-choice = The first player's choice, where the scenario asks for one
help-campaign-top-up = After the campaign: upgrade cards until each side has made 20
help-campaign-top-up-file = The campaign file
help-campaign-top-up-pack = A pack the campaign may need
help-campaign-top-up-cards = Upgrades in turn, like lifter+se1; without any, what may be upgraded is listed
help-campaign-top-up-auto = Choose everything that is left at random
help-campaign-deck = The options of other games with this campaign's trade deck, as JSON
help-campaign-deck-file = The campaign file
help-campaign-deck-pack = A pack the campaign may need
help-campaign-export = Check a campaign and write it to a new file
help-campaign-export-file = The campaign file
help-campaign-export-pack = A pack the campaign may need
help-campaign-export-to = The new file
help-campaign-import = Check a campaign from elsewhere and keep it in a new file
help-campaign-import-file = The campaign from elsewhere
help-campaign-import-pack = A pack the campaign may need
help-campaign-import-to = The new file
help-campaign-fork = Copy a campaign from the end of an earlier game; the original stays
help-campaign-fork-file = The campaign file
help-campaign-fork-pack = A pack the campaign may need
help-campaign-fork-to = The new file
help-campaign-fork-after = After which game; 0 is the beginning
help-simulate-campaigns = rise-of-empire: play this many whole campaigns by bots and report their figures
help-simulate-pack = rise-of-empire, with --campaigns: play them with the pack in this file, or with one of ours by its name

# Are the chances of hints true?
help-calibrate = Check the win chances that hints tell: one position of each game of self-play, and how the game ended
help-calibrate-game = The game
help-calibrate-bot = Who plays every seat
help-calibrate-games = How many games
help-calibrate-samples = Playouts of each hint
help-calibrate-threads = Games played at the same time
calibrate-summary = { $n } positions, one of each game: what the hint told of its best action, in percent, and how many were won
calibrate-told = told
calibrate-won = won
calibrate-interval = 95 %
calibrate-positions = positions
calibrate-error = Mean distance between told and won: { $error } points
calibrate-brier = Brier score: { $brier } (always telling the mean: { $mean })
calibrate-line = On the scale of log odds, this would put them right: times { $slope }, plus { $shift }

# Packs
help-arg-packs = Packs and variants of your own: a file, a folder that is one, or a folder of them; also STARBOARD_PACKS
help-campaign-pack = Packs of your own: check them, begin one (docs/packs.md)
help-campaign-pack-check = Say whether packs and variants are sound, and everything that is wrong
help-campaign-pack-check-files = Pack files, folders that are packs, folders of packs
help-campaign-pack-new = Begin a pack of your own: a copy of the community pack to write into
help-campaign-pack-new-file = The new file; its name is the name of the pack
help-campaign-pack-new-game = Begin a variant of this game instead: a folder with its data files
pack-sound = { $file }: sound. { $name } ({ $label }), { $game }, version { $version }, { $key }
pack-new = { $file }: written. docs/packs.md tells what can stand in it; `starboard campaign pack check` says what is wrong.
pack-name = `{ $name }` cannot be the name of a pack; names are made of a-z, 0-9 and -, 60 at most

man-written = { $n } pages in { $folder }
help-man = Write the manual pages, in every language
help-man-folder = The folder under which man looks for them, such as share/man
help-backup-keep = Into a folder: keep only so many of the backups there, the newest
keep-needs-folder = --keep is for backups in a folder: say the folder, and each backup gets the moment as its name
help-health = Ask the server of this machine whether it takes moves
health-ready = { $address }: ready
health-not-ready = { $address }: not ready: { $why }
help-doctor = Look over what the server keeps, and say what to do if something is wrong

# starboard doctor: what was found, and what to do
doctor-well = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
 } replayed, { $campaigns ->
    [one] { $campaigns } campaign
   *[other] { $campaigns } campaigns
 } read: all is well.
doctor-looked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
 } replayed, { $campaigns ->
    [one] { $campaigns } campaign
   *[other] { $campaigns } campaigns
 } read.
doctor-found = { $n ->
    [one] one thing is wrong
   *[other] { $n } things are wrong
 }
doctor-missing = There is no database at { $path }.
doctor-missing-do = Say where it is with --data or --database; a server makes it at its first start.
doctor-folder-open = Others on this machine may enter { $path } (mode { $mode }).
doctor-folder-open-do = chmod 700 { $path }
doctor-file-open = Others on this machine may read { $path } (mode { $mode }): it holds seeds of running games and password hashes.
doctor-file-open-do = chmod 600 { $path }
doctor-owner = { $path } belongs to user { $owner }, and this is user { $me }.
doctor-owner-do = Run the server and this check as the user whose files they are (sudo -u starboard …), or give them to that user with chown.
doctor-in-use = A server uses { $path } now; it is looked at in a copy.
doctor-in-use-do = Nothing to do.
doctor-disk = { $free } MB are free where { $path } is; at least { $wanted } MB are needed for games to go on and for this check.
doctor-disk-do = Free some space, or move the data to a larger disk: nothing that was played is lost, but nothing more is taken.
doctor-newer = The database is of a newer program: schema { $found }, this one knows { $known }.
doctor-newer-do = Install the newer program again, or restore a backup of before into an empty folder.
doctor-older = The database is of an older program: schema { $found }, this one knows { $known }.
doctor-older-do = It is brought up to date at the next start; make a backup before (starboard backup).
doctor-no-backup = There is no backup in { $path }.
doctor-no-backup-do = systemctl enable --now starboard-backup.timer, or starboard backup { $path }/ once a day.
doctor-old-backup = The newest backup in { $path } is { $days } days old.
doctor-old-backup-do = systemctl status starboard-backup.timer says whether it still runs.
doctor-damaged = The database cannot be read: { $what }
doctor-damaged-do = Stop the server, put the data folder aside, and restore the newest backup into an empty one (starboard restore).
doctor-dangling = { $n } rows of `{ $table }` belong to nothing.
doctor-dangling-do = They do no harm; something other than this program has changed the database. If more is wrong, restore a backup.
doctor-log = Table { $table }: its log does not replay: { $what }
doctor-log-do = This table cannot go on; all others are not affected. If it names a pack, offer that pack again (--packs); otherwise restore a backup.
doctor-snapshot = Table { $table }: its snapshot is not what its log says.
doctor-snapshot-do = The log is the truth. With the server stopped: DELETE FROM snapshots WHERE table_id = '{ $table }'
doctor-standing = Table { $table }: lists say otherwise than its log: { $what }
doctor-standing-do = The next move at the table puts it right; a finished one is right on its own page.
doctor-campaign = Campaign { $campaign } cannot be read: { $what }
doctor-campaign-do = If it names a pack, offer that pack again (--packs); otherwise restore a backup.
doctor-campaign-table = Campaign { $campaign }: the table of its running game is gone.
doctor-campaign-table-do = Its players can begin that game anew on the campaign’s page.

# Reviews.
review-curve = Chances to win, turn by turn:
review-start = start
review-luck = luck
review-of-choices = choices
review-unseen = unseen
review-result = result
review-adjusted = without luck
review-accuracy = accuracy
review-marks = ?!/?/??
review-adds-up = Start + luck + choices + unseen = result, in points (hundredths of a win). Choices are measured against a steady player's; luck and choices are known to ± { $error } points.
review-moments = What decided it:
review-choices = Turns that cost something, the worst first:
review-turn = turn { $turn }, { $who }
review-choice = { $did } – better: { $best }
review-strokes = Luck that mattered most:
review-stroke = turn { $turn }: { $what } ({ $size } for { $who })
review-curve-signs = ? a mistake, ‼ a blunder, * great luck, ^ the lead changed hands; below, the turns.
review-guessed = The log does not tell every card. { $share } % of the decisions hang on cards that had to be guessed, and are not judged.
review-table = The table
review-deck = At the end: { $cards }.
review-unused = The most expensive thing never used: { $card }.
review-card = card
review-times = used
review-brought = brought
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
review-by-turn = { $what }: { $line } { $sum } in all
review-by-turn-damage = Damage by turn
review-by-turn-points = Points by turn
review-by-turn-battles = Battles won
review-by-turn-powered = Districts powered
review-no-seat = there is no seat { $seat }: this game has { $seats } seats
puzzles-mined = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} from { $records ->
    [one] one record
   *[other] { $records } records
}.

# starboard admin
help-admin = Take care of a server: reports, sanctions with an end, codes for new accounts
help-admin-show = What owners look at: reports, sanctions, games that look arranged, what was done
help-admin-grant = Give an account the right to take care of the server (the page /admin)
help-admin-grant-name = The account's name
help-admin-revoke = Take that right away
help-admin-revoke-name = The account's name
help-admin-sanction = Decide something about somebody, for some days
help-admin-sanction-name = The account's name
help-admin-sanction-kind = chat (writes nothing), rated (no rated games), ban (does not come in)
help-admin-sanction-days = For so many days, 1 to 3650
help-admin-sanction-reason = Why
help-admin-lift = End a sanction before its time
help-admin-lift-id = The sanction, as `show` names it
help-admin-close = A report is dealt with
help-admin-close-id = The report, as `show` names it
help-admin-codes = Make codes with which one may register where that needs an invitation
help-admin-codes-many = How many, at most 100
help-setting-registration = Who may make an account: open, invite (who has a code), closed (open)
admin-done = Done, and written down.
admin-no-report = There is no such report that is still open.
admin-reports = Reports: { $n }
admin-sanctions = Sanctions that hold: { $n }
admin-suspects = Games that look arranged: { $n }
admin-log = What owners did: { $n }
