# The rules in our own words, and the guided first game.

rules-gr-1-title = What it is about
rules-gr-1 = You lead a rebel faction against the Empire. Over eight rounds in three epochs you send workers to eight tracks, land them on planets, and gather points from planets, the senate, technologies, missions and your economy.
rules-gr-2-title = Workers
rules-gr-2 = Rebels can do everything. Specialists do one thing better: soldiers and heroes fight, smugglers take trade routes and count double on missions, scientists take laboratories and research for less, diplomats have two votes.
rules-gr-3-title = A round
rules-gr-3 = In turn order everybody places one worker at a time until all are placed. Then the eight tracks are resolved from top to bottom, incomes and technologies pay, and a new round begins.
rules-gr-4-title = Planets
rules-gr-4 = Workers on this track land one after the other, left to right, on a planet of your choice that no fleet blocks. The first scientist on a planet takes its laboratory, which is a cube of military science; the first smuggler takes its trade route.
rules-gr-5-title = Goods
rules-gr-5 = Take goods in the order of the track. A route counts as two goods of its planet. Four of a kind pay six credits a round, three of a kind pay three, three different ones pay one.
rules-gr-6-title = Missions and research
rules-gr-6 = Workers on the mission track are what missions are paid with; one mission is performed a round. Research costs 10, 15 or 20 credits by epoch, five less for a scientist.
rules-gr-7-title = War
rules-gr-7 = Soldiers and heroes attack a sentinel or a rival's worker. Both sides put their cubes in the bag and three are drawn; the majority wins. The table shows the odds before you decide.
rules-gr-8-title = The senate
rules-gr-8 = Every round an imperial action is put to the vote. Bid with your senators; the winner pays the bid with them and decides what the action does. Most votes at the end of an epoch score seven points.
rules-gr-9-title = Scoring and the end
rules-gr-9 = After rounds 3 and 6, and at the end, each planet pays its high value to whoever has the most workers there and its low value to the second. After round 8 the Empire strikes back on all planets, then everything is counted. The score sheet tells where every point came from.

## The guided first game.
learn-gr-welcome = Welcome, rebel. Eight planets, eight tracks, eight rounds. The numbers beside a planet are what it pays to the strongest and to the second.
learn-gr-settle = Your first rebels go straight to planets. Click a lit planet, say Veltair; blockaded ones are closed.
learn-gr-settle-two = Another one. Whoever has the most workers on a planet scores it, so company is no bad thing.
learn-gr-place = Now place workers, one at a time, in turn. Choose one below and click a lit space, or drag it there. Start with the Planets track: its workers land later, left to right.
learn-gr-tracks = Each track does one thing, and they are resolved from top to bottom. Put one on Goods.
learn-gr-rest = Place the other three as you like. The senate, the missions and the training of specialists are all worth a try.
learn-gr-resolve = A round later everybody has placed, and the tracks are resolved from top to bottom. The line below says who is asked and why; the lit track is the one at work.
learn-gr-land = Planets: your rebel lands. On Veltair it would be your third.
learn-gr-goods = Goods: take one, in the order of the track. Sets of the same or of three different ones pay credits every round.
learn-gr-mission = Missions: workers on this track pay for them; a smuggler counts double. Perform the Treasury robbery, it scores at once.
learn-gr-research = Research: a technology for 10 credits, 5 less for your scientist. Matter Duplication pays 5 credits every round.
learn-gr-war = War: your hero may strike. The chance stands beside each target before you choose; three cubes are drawn from the bag. Attack the sentinel on Veltair.
learn-gr-senate = The senate votes on the imperial action. You have three votes there, your rival one: bid two and nobody can follow.
learn-gr-action = You decide what the action does: two soldiers arrive on a planet of your choice.
learn-gr-sheet = Press “Score sheet” above: it tells where every point comes from. Planets are scored after rounds 3, 6 and 8.
learn-gr-finish = You know a whole round now. Play on to round eight, or leave whenever you like.
