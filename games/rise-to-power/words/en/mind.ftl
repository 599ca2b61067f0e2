# Opponents: personalities, and the reasons hints give.

taste-builder = The Builder
taste-builder-words = Powers what it can pay for and keeps the plant growing.
taste-raider = The Raider
taste-raider-words = Contests what others have laid, and minds their lead.
taste-hoarder = The Hoarder
taste-hoarder-words = Gathers PRISM and Plant Capacity before it builds.
taste-politician = The Politician
taste-politician-words = Wants agendas and great influence rather than many districts.

reason-solved = It wins at once.
reason-influence = It brings more influence.
reason-districts = It gets more districts running.
reason-engine = It makes the plant stronger.
reason-hand = It leaves more PRISM for what comes.
reason-rivals = It holds the strongest rival back.
