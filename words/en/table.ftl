# What a table itself says.

seat-number = Seat { $seat }
started = The game begins.
took-back = { $name } takes back.
asked-takeback = { $name } asks to take back.
allowed-takeback = { $name } allows it.
refused-takeback = { $name } does not allow it.
seat-left = Seat { $seat } is free.
seat-taken = { $name } sits down in seat { $seat }.
seat-bot = { $name } (bot) plays seat { $seat }.
seat-stand-in = { $bot } (bot) plays for { $name }.
time-out = The time of { $name } has run out.
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
