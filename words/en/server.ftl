# What the server itself says.

who-are-you = Please log in or play as a guest first.
wrong-password = The name or the password is not right.
forbidden = You may not do that here.
not-your-seat = That seat is not yours.
bad-origin = This request came from another site.
not-found = There is nothing here.
ply-moved-on = The table has moved on (to { $ply }).
not-your-turn = It is not your turn.
name-taken = That name is taken.
too-large = That is too large.
too-fast = Too fast: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
busy = The server is busy. Please try again.
broken = Something is broken on the server; it has been written down. Nothing has changed.

state-not-playing = No game is being played at this table now.
state-not-waiting = The game at this table has already started.
state-not-finished = The game at this table is not over yet.
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
state-time-up = Your time had run out.
state-bot-plays = A bot plays for you now.
state-time-used-up = Your time is used up: the bot plays on.
state-no-hint = There is no hint for this game.
state-no-seed = This game has no seed to verify.
state-daily-on = Today's deal stays secret until the day is over.
state-already-daily = You have already played today's deal.
state-guest-only = You already have an account.
state-over-there = The game is over at that moment: nothing is left to play.
state-not-over = The game is not over yet.
state-campaign-over = This campaign has no games left to play.
state-no-top-up = There is nothing to choose in this campaign now.

game-name = name: 2 to 24 letters, digits, spaces, - _ ' are allowed
game-password = password: 8 to 200 characters are needed

someone = someone
verified = Every card came as the seed promised.
not-verified = The deals are not those of the seed: { $why }
