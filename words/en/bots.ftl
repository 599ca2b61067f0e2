# Opponents: levels, personalities, and the reasons hints give.

level-novice = Novice
level-novice-words = Plays sensibly but misjudges what things are worth.
level-easy = Easy
level-easy-words = Plays by good rules of thumb, but is often wrong about what things are worth.
level-medium = Medium
level-medium-words = Has a plan and keeps to it.
level-hard = Hard
level-hard-words = Tries every choice out in its head, but is now and then wrong about a card.
level-expert = Expert
level-expert-words = Weighs every choice in thousands of imagined games.

reason-only = It is the only thing to do.
reason-first = Nothing else would come out better, and whatever else is worth doing can still follow.
reason-best = It simply comes out a little better in what follows.
reason-even = There is next to nothing between it and the best.
reason-behind = Worth a thought, but it falls short of the best in what follows.

# Star Realms: personalities
taste-star-realms-balanced = The Admiral
taste-star-realms-balanced-words = Buys what serves the deck best, early trade, late combat.
taste-star-realms-raider = The Raider
taste-star-realms-raider-words = Combat above all: strikes early, makes others discard, leaves bases standing.
taste-star-realms-trader = The Merchant
taste-star-realms-trader-words = Builds a rich deck first and fights with what money buys.
taste-star-realms-fortress = The Warden
taste-star-realms-fortress-words = Bases, outposts and authority: hard to kill, slow to strike.
taste-star-realms-purist = The Purist
taste-star-realms-purist-words = Scraps everything weak for a small deck that always draws well.
taste-star-realms-zealot = The Zealot
taste-star-realms-zealot-words = Loyal to a faction: every card is to find its allies.
taste-star-realms-expensive = The Collector
taste-star-realms-expensive-words = Always buys the dearest card there is.

# Star Realms: reasons
reason-star-realms-solved = It wins this turn, whatever is drawn.
reason-star-realms-trade = It leaves you with more trade in a usual hand.
reason-star-realms-combat = It leaves you with more combat in a usual hand.
reason-star-realms-authority = It keeps more of your authority.
reason-star-realms-damage = It costs your rivals more authority.
reason-star-realms-thin = It keeps your deck small, so your good cards come more often.
reason-star-realms-outposts = It leaves you better shielded by outposts.
reason-star-realms-bases_hit = It leaves your rivals with fewer bases.

# Rise to Power: personalities
taste-rise-to-power-builder = The Builder
taste-rise-to-power-builder-words = Powers what it can pay for and keeps the plant growing.
taste-rise-to-power-raider = The Raider
taste-rise-to-power-raider-words = Contests what others have laid, and minds their lead.
taste-rise-to-power-hoarder = The Hoarder
taste-rise-to-power-hoarder-words = Gathers PRISM and capacity before it builds.
taste-rise-to-power-politician = The Politician
taste-rise-to-power-politician-words = Wants agendas and great influence rather than many districts.

# Rise to Power: reasons
reason-rise-to-power-solved = It wins at once.
reason-rise-to-power-influence = It brings more influence.
reason-rise-to-power-districts = It gets more districts running.
reason-rise-to-power-engine = It makes your plant stronger.
reason-rise-to-power-hand = It leaves you more PRISM for what comes.
reason-rise-to-power-rivals = It holds the strongest rival back.

# Galactic Rebellion: personalities
taste-galactic-rebellion-commander = The Commander
taste-galactic-rebellion-commander-words = Spreads over the planets and takes a bit of everything.
taste-galactic-rebellion-raider = The Raider
taste-galactic-rebellion-raider-words = Soldiers and heroes: fights for every planet.
taste-galactic-rebellion-trader = The Trader
taste-galactic-rebellion-trader-words = Goods, routes and the technologies they pay for.
taste-galactic-rebellion-senator = The Senator
taste-galactic-rebellion-senator-words = Lives for the senate.
taste-galactic-rebellion-agent = The Agent
taste-galactic-rebellion-agent-words = Heroes, smugglers and daring missions.

# Galactic Rebellion: reasons
reason-galactic-rebellion-solved = It wins at once.
reason-galactic-rebellion-points = It brings more points by the end of the round.
reason-galactic-rebellion-planets = It makes you stronger on the planets.
reason-galactic-rebellion-senate = It makes you stronger in the senate.
reason-galactic-rebellion-economy = It makes your goods pay more.
reason-galactic-rebellion-credits = It leaves you more credits.
reason-galactic-rebellion-crew = It leaves you more workers for the next round.
reason-galactic-rebellion-rivals = It holds the strongest rival back.
