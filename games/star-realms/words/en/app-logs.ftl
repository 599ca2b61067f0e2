# Why a line of an app's log cannot be explained by our rules.

what-trade = trade
what-combat = combat
what-authority = authority
what-owed = discards owed

unknown-card = “{ $card }” is not a card of Colony Wars or the Core Set
total = { $what }: our rules come to { $ours }, the log says { $log }
no-source = nothing in play, in hand or on offer does this by our rules
refused = our rules refuse it: { $reason }
no-card-in-hand = { $card } would have to be in hand, and the hand has no card left for it
not-in-the-row = { $card } cannot lie in the trade row
not-in-play = { $card } is not in play
not-told = our rules give { $n } { $what } for { $card }, of which the log tells nothing
draws = draws and reshuffles: our rules come to { $ours }, the log says { $log }
destination = by our rules { $card } goes elsewhere
turn = by our rules this is turn { $turn }
not-their-turn = by our rules it is the other player's turn
unanswered = the log does not tell the answer to: { $question }
no-deal = every total fits, but no order of the decks deals these hands
winner = by our rules this player has not won
no-log-players = This is no log of the Star Realms app: no line of it says who plays.
no-log-many = The log has more than two players: { $names }.
no-log-start = The log begins with turn { $turn }, not with turn 1.
