# Opponents: personalities, and the reasons hints give.

taste-commander = The Commander
taste-commander-words = Spreads over the planets and takes a bit of everything.
taste-raider = The Raider
taste-raider-words = Soldiers and heroes: fights for every planet.
taste-trader = The Trader
taste-trader-words = Goods, routes and the technologies they pay for.
taste-senator = The Senator
taste-senator-words = Lives for the senate.
taste-agent = The Agent
taste-agent-words = Heroes, smugglers and daring missions.

reason-solved = It wins at once.
reason-points = It brings more points by the end of the round.
reason-planets = It adds strength on the planets.
reason-senate = It adds strength in the senate.
reason-economy = It makes goods pay more.
reason-credits = It leaves more credits.
reason-crew = It leaves more workers for the next round.
reason-rivals = It holds the strongest rival back.
