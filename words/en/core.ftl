# What any table and any record says, whatever the game.

no-such-seat = There is no seat { $seat }; the table has { $seats }.
no-such-choice = There are not so many things to do now.
unreadable-verb = `{ $text }` is not an action; actions begin with: { $verbs }
unreadable-form = `{ $text }` is not an action; it is written as in `{ $like }`
unreadable-number = `{ $text }` is not a number from { $least } to { $most }
unreadable-seat = `{ $text }` is not a seat; seats are numbered from 1

record-format = this record is of format { $found }, this program reads format { $reads }
record-game = this record is of `{ $found }`, not of `{ $expected }`
record-unknown-deal = ply { $ply }: `{ $deal }` is not something this game deals
record-deals-missing = ply { $ply }: chance was asked for more than was written down
record-deals-impossible = ply { $ply }: the deal written down cannot come up here
record-deals-left = ply { $ply }: more was dealt than the game asked for
record-refused = ply { $ply }: seat { $seat }, `{ $action }`: { $why }
record-not-the-seed = ply { $ply }: the seed deals { $dealt }, the record says { $written }
record-fingerprint = the seed does not have the fingerprint that was shown
record-no-seed = the record has no seed to verify
record-result = the record says the game ended otherwise than it replays

list-and = { $a } and { $b }
punct-entry = { $a }: { $b }
punct-semicolon = { $a }; { $b }
