# Opponents: personalities, and the reasons hints give.

taste-balanced = The Admiral
taste-balanced-words = Buys what serves the deck best, early trade, late combat.
taste-raider = The Raider
taste-raider-words = Combat above all: strikes early, makes others discard, leaves bases standing.
taste-trader = The Merchant
taste-trader-words = Builds a rich deck first and fights with what money buys.
taste-fortress = The Warden
taste-fortress-words = Bases, outposts and authority: hard to kill, slow to strike.
taste-purist = The Purist
taste-purist-words = Scraps everything weak for a small deck that always draws well.
taste-zealot = The Zealot
taste-zealot-words = Loyal to a faction: every card is to find its allies.
taste-expensive = The Collector
taste-expensive-words = Always buys the dearest card there is.

reason-solved = It wins this turn, whatever is drawn.
reason-trade = It leaves more trade in a usual hand.
reason-combat = It leaves more combat in a usual hand.
reason-authority = It keeps more authority.
reason-damage = It costs rivals more authority.
reason-thin = It keeps the deck small, so the good cards come more often.
reason-outposts = It leaves a better shield of outposts.
reason-bases_hit = It leaves rivals with fewer bases.
