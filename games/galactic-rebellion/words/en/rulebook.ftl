# The rules in our own words, and the guided first game.

rules-gr-1-title = What it is about
rules-gr-1 = You lead a rebel faction against the empire. Over eight rounds in three epochs you send workers to eight tracks, land them on planets, and gather points from planets, the senate, technologies, missions and your economy.
rules-gr-2-title = Workers
rules-gr-2 = Rebels do all work but fighting: on the war track they only hold a space. Specialists do one thing better. Soldiers and heroes fight, and a hero has two cubes more against a sentinel. Heroes and smugglers count as two on missions. A smuggler takes up to two goods and the trade route of the planet where it is the first of its kind. A scientist researches for 5 less and takes the lab. A diplomat has two votes and brings a new rebel along when it lands.
rules-gr-3-title = A round
rules-gr-3 = In turn order everybody places one worker at a time until all are placed. Then the eight tracks are resolved from top to bottom, goods and technologies pay, and a new round begins. Your own technologies act in the order you want. How many spaces the goods, research and war tracks have is not printed in the rulebook: those numbers are ours.
rules-gr-4-title = Planets
rules-gr-4 = Workers on this track land one after the other, left to right, on a planet of your choice that no fleet blocks. The first scientist on a planet takes its lab, which is a cube of military science; the first smuggler takes its trade route; every diplomat brings a rebel.
rules-gr-5-title = Goods
rules-gr-5 = Take a good in the order of the track, a smuggler up to two. A route counts as two goods of its planet. Each round four of a kind pay six credits, three of a kind three, three different ones one. At the end the same sum counts as points.
rules-gr-6-title = Missions and research
rules-gr-6 = A mission costs as many workers of the mission track as there are sentinels on its planet; heroes and smugglers count as two, and no change is given. One mission is performed a round, by the first in turn order who wants to. Its reward comes at once, if you want it; its points count at the end of the game. Research costs 10, 15 or 20 credits by epoch, five less for a scientist.
rules-gr-7-title = War
rules-gr-7 = Soldiers and heroes attack a sentinel or a rival’s worker. Both sides put their cubes in the bag (a sentinel has five, a hero two more against it) and three are drawn; the majority wins. Whoever defends with neither soldier nor hero and loses, loses a second worker of its choice. The table shows the odds before you decide.
rules-gr-8-title = The senate
rules-gr-8 = Every round an imperial action is put to the vote. Bid with your senators, one vote each and two for a diplomat; the winner pays the bid with them and decides what the action does. That a bid is at least 1 is our reading. Most votes at the end of an epoch score seven points, for everybody who ties.
rules-gr-9-title = Scoring and the end
rules-gr-9 = After rounds 3 and 6, and at the end, each planet pays its high value to whoever has the most workers there and its low value to the second. Who ties for most gets the low value, and there is no second; who ties for second gets nothing. After round 8 the empire strikes back on all planets: sentinels attack with eight cubes. Then technologies, missions and economy are counted too. A tie goes to most points of round 8’s planets and senate, then to most votes; after that, by our own rule, to most workers on planets, then credits, and else the win is shared. The score sheet tells where every point came from.

## The guided first game.
learn-gr-welcome = Welcome, rebel. Eight planets, eight tracks, eight rounds; the most points win. Below this stands what everybody has: points (VP) and credits (CU), the money.
learn-gr-planet = The large number at a planet is what it pays to the strongest there, the small one what it pays to the second. The red signs are sentinels of the empire; the flask is a lab and the last sign a trade route, for specialists who come first.
learn-gr-settle = Your first rebels go straight to planets. Click a lit planet, say Veltair; blockaded ones are closed.
learn-gr-settle-two = Another one. Whoever has the most workers on a planet scores it, so company is no bad thing.
learn-gr-place = Now place workers, one at a time, in turn: choose one below, then a lit space. Start with the Influence track: its workers land on planets once everybody has placed, left to right.
learn-gr-tracks = Each track does one thing, and they are resolved from top to bottom; tap a name to read what it does. Put one on Goods.
learn-gr-rest = Place the other three as you like. The senate, the missions and the training of specialists are all worth a try.
learn-gr-resolve = A round later everybody has placed, and the tracks are resolved from top to bottom. The line below says who is asked and why; the lit track is the one at work.
learn-gr-land = Influence: your rebel lands. On Veltair it would be your third.
learn-gr-goods = Goods: take one, in the order of the track. Sets of the same or of three different ones pay credits every round.
learn-gr-mission = Missions: workers on this track pay for them, one for each sentinel on the planet; a smuggler counts double. Perform the Treasury robbery: its reward comes at once, its points count at the end.
learn-gr-research = Research: a technology for 10 credits, 5 less for your scientist. Matter Duplication pays 5 credits every round.
learn-gr-war = War: your hero may strike. The chance stands beside each target before you choose; three cubes are drawn from the bag. Attack the sentinel on Veltair.
learn-gr-senate = The senate votes on the imperial action. You have three votes there, your rival one: bid two and nobody can follow.
learn-gr-action = You decide what the action does: two soldiers arrive on a planet of your choice.
learn-gr-sheet = Tap the players’ names: the score sheet tells where every point comes from. Planets are scored after rounds 3, 6 and 8.
learn-gr-finish = You know a whole round now. Play on to round eight, or leave whenever you like.
