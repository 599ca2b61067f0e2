# What the server itself says.

who-are-you = Please log in or play as a guest first.
wrong-password = The name or the password is not right.
bad-origin = This request came from another site.
name-taken = That name is taken.
too-large = That is too large.
too-slow = The request took too long to arrive.
too-fast = Too fast: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
busy = The server is busy. Please try again.
broken = Something is broken on the server; it has been written down. Nothing has changed.

state-no-hint = There is no hint for this game.
state-no-review = There is no review for this game.
log-line = line { $line }
state-no-seed = This game has no seed to verify.
state-already-daily = You have already played today's deal.
state-guest-only = You already have an account.
state-over-there = The game is over at that moment: nothing is left to play.
state-fork-no-step = There is no such moment in this game.
state-campaign-over = This campaign has no games left to play.
state-too-many-tables = You have too many tables that wait or run: finish or leave one first.
state-no-top-up = There is nothing to choose in this campaign now.

no-nul = A text holds a character that is none (NUL).
game-name = name: 2 to 24 letters, digits, spaces, - _ ' are allowed
game-password = password: 10 to 200 characters are needed; a few words are easy to remember
weak-password = password: that one is too common or too plain; take a few words of your own

someone = deleted player

verified = Every card came as the seed promised.
not-verified = The deals are not those of the seed: { $why }
needs-people = That needs other people, and so a server. Here everything stays in this browser.
captain = Captain

## Ratings, matches, groups, tournaments, taking care

state-rated-needs-account = Rated games are for players with an account: make one, or play unrated.
state-not-everybody-promised = Not everybody has promised a number yet.
state-player-gone = The other player is no longer there.
state-nobody-of-that-name = There is nobody of that name.
state-too-many-groups = You are in as many groups as one can be.
state-tournament-on = The tournament has begun.
state-tournament-full = The tournament is full.
state-tournament-small = A tournament needs at least three players.
state-registration-closed = No new accounts are made here.
state-registration-code = A new account needs a code from whoever runs this server, and this is none.
state-sanctioned-rated = You do not play rated games or tournaments for now: whoever runs this server decided so.
state-sanctioned-chat = You do not write for now: whoever runs this server decided so.
state-sanctioned-ban = You do not come in for now: whoever runs this server decided so.
unnamed-group = A group
unnamed-tournament = A tournament
