# What the server itself says.

who-are-you = Please log in or play as a guest first.
wrong-password = The name or the password is not right.
bad-origin = This request came from another site.
name-taken = That name is taken.
too-large = That is too large.
too-fast = Too fast: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
busy = The server is busy. Please try again.
broken = Something is broken on the server; it has been written down. Nothing has changed.

state-no-hint = There is no hint for this game.
state-no-seed = This game has no seed to verify.
state-guest-only = You already have an account.
state-over-there = The game is over at that moment: nothing is left to play.
state-campaign-over = This campaign has no games left to play.
state-no-top-up = There is nothing to choose in this campaign now.

game-name = name: 2 to 24 letters, digits, spaces, - _ ' are allowed
game-password = password: 8 to 200 characters are needed

someone = someone

verified = Every card came as the seed promised.
not-verified = The deals are not those of the seed: { $why }
