# Tournaments of bots.

summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, { $decisions } decisions a game, { $seconds } s.
standings = Standings
bot = Bot
games = Games
score = Score, %
interval = 95 %
elo = Elo
thinks = ms a game
scores = Scores
ratings = Ratings
meetings = Who beats whom
meeting = Meeting
running = How it settled
running-words = The score of { $bot } against { $against } as deals were added, with its 95 % interval.
places = Wins by turn order, first to last
place = No. { $n } to act
lengths = Decisions in a game
forfeits = Lost by fault of the program
cross = The score of the bot in the row against the bot in the column, in %.
seatings-all = Every deal was played in every seating.
seatings-moved = Every deal was played as often as there are places, everybody moving up a place each time; so everybody had every place, but not every seating was played.
method = Intervals come from the spread between deals. Ratings are Plackett and Luce’s (Bradley and Terry’s for two), with a term for the place in the turn order; their intervals come from deals weighed anew by chance, with half a deal swept by each side added.
