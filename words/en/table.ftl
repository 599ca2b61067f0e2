# What a table itself says.

forbidden = You may not do that here.
not-your-seat = That seat is not yours.
not-found = There is nothing here.
ply-moved-on = The table has moved on (to { $ply }).
not-your-turn = It is not your turn.

state-not-playing = No game is being played at this table now.
state-not-waiting = The game at this table has already started.
state-not-finished = The game at this table is not over yet.
state-not-over = The game is not over yet.
state-not-asked = That seat is not asked anything now.
state-no-past = That moment cannot be reached.
state-no-takebacks = At this table nothing is taken back.
state-not-free = That cannot be taken back freely at this table.
state-too-far-back = A take-back goes to before your own last move, and no further.
state-nothing-asked = Nobody asks to take anything back.
state-already-asked = Somebody already asks to take something back.
state-seat-taken = That seat is taken.
state-table-full = No seat is free.
state-seats-open = Some seats are still open.
state-chat-off = Chat is switched off at this table.
state-no-hints = At this table nobody takes hints.
state-time-up = Your time had run out.
state-time-used-up = Your time is used up: the bot plays on.
state-bot-plays = A bot plays for you now.
state-daily-on = Today's deal stays secret until the day is over.

seat-number = Seat { $seat }
started = The game begins.
took-back = { $name } takes back.
asked-takeback = { $name } asks to take back.
allowed-takeback = { $name } allows it.
refused-takeback = { $name } does not allow it.
took-back-you = You take back.
asked-takeback-you = You ask to take back.
allowed-takeback-you = You allow it.
refused-takeback-you = You do not allow it.
seat-left = Seat { $seat } is free.
seat-taken = { $name } sits down in seat { $seat }.
seat-bot = { $name } (bot) plays seat { $seat }.
seat-stand-in = { $bot } (bot) plays for { $name }.
time-out = The time of { $name } has run out.
took-hint = { $name } takes a hint.
chat-on = Chat is switched on.
chat-off = Chat is switched off.
clocks-held = The server was away for a moment; the clocks stood still.
rematch = A rematch has been opened.
table-closed = The table was closed.
game-over = { $many ->
    [0] The game is over.
    [one] { $names } wins.
   *[other] { $names } win together.
 }

## Clocks of people who are away

on-holiday = { $name } is on holiday: the clock stands still until they are back.
