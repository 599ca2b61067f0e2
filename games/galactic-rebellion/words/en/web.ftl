# Galactic Rebellion in the browser.

why-scored = All rounds are played and everything is counted.
star-map = Star map
show = Show
pane-map = Map
pane-tracks = Tracks
pane-tiles = Tiles
vp = VP
cu = CU
credits = Credits
round-n = Round { $n } of 8
total = Total
score-sheet = Score sheet
sheet-planets = Planets
sheet-planets-hint = Highest and second power on each planet, at the end of each epoch.
sheet-senate = Senate
sheet-senate-hint = Most votes at the end of each epoch.
sheet-technologies = Technologies
sheet-technologies-hint = What your technologies score at the end.
sheet-missions = Missions
sheet-missions-hint = The secret missions you performed.
sheet-economy = Economy
sheet-economy-hint = What the sets of goods and routes pay in a round, once more as points.
sheet-note = Written down are planets and senate of the epochs that are over. Bright numbers count only at the end of the game: what they would be today.
at-the-end = Technologies, missions and economy count only at the end of the game.
tile-used = { $name } (used)
mission-on = { $name } ({ $planet })
double-agent = Double Agent: first at the missions
goes-first = { $name } has the Double Agent and goes first.
cubes = Military cubes
lent-sentinels = Against sentinels: { $now } more this round, { $next } the next
lent-factions = Against factions: { $now } more this round, { $next } the next
spaces-ours = The rulebook prints no number of spaces for this track: it is ours (community).
least-bid = That a bid is at least 1 is our rule (community).
rebel-fleet-of = Rebel fleet of { $name }
goods = Goods
no-goods = No goods
missions = Secret missions
mission-cost = costs { $n }
technologies = Technologies
imperial-action = Imperial action
military-science = Military science: cubes in battle
income-hint = Sets: { $fours } of four, { $threes } of three, { $mixed } mixed
my-workers = Workers at hand
pass = Pass
pass-sure = Pass? What is offered now is given up.
bid = Bid
bid-votes = Your votes:
auction-open = No bid yet.
auction-leader = { $name } leads with { $n }.
battle-odds = { $planet }: { $a ->
    [one] { $a } cube
   *[other] { $a } cubes
 } against { $d }; the attacker wins in { $n } %.
battle-at = Battle at { $planet }
battle-won = { $name } wins
battle-lost = { $name } holds out
battle-won-you = You win
battle-lost-you = You hold out
empire = the empire
sentinels = sentinels
sentinels-n = { $n ->
    [one] 1 sentinel
   *[other] { $n } sentinels
 }
blockade = Blockade
lab = Science lab to be had
route-of = Trade route: { $good }
rebel-fleet = Rebel fleet
planet-power = Pays { $high } to the strongest, { $low } to the second
any-specialist = any, 5 CU
worker-rebel = Rebel
worker-soldier = Soldier
worker-hero = Hero
worker-smuggler = Smuggler
worker-scientist = Scientist
worker-diplomat = Diplomat
spot-soldier = Train a soldier
spot-hero = Train a hero
spot-smuggler = Train a smuggler
spot-scientist = Train a scientist
spot-diplomat = Train a diplomat
spot-any_specialist = Train any specialist
track-initiative = Initiative
track-initiative-hint = pays credits, sets the next order
track-influence = Influence
track-influence-hint = land workers, left to right
track-goods = Goods
track-goods-hint = take goods in this order
track-missions = Missions
track-missions-hint = one a round for whoever pays
track-research = Research
track-research-hint = { $cost } CU, scientists pay 5 less
track-war = War
track-war-hint = only soldiers and heroes strike
track-specialists = Specialists
track-specialists-hint = trained for the next round
track-senate = Senate
track-senate-hint = bid for the imperial action
planet-veltair = Veltair
planet-trega = Trega
planet-vollux = Vollux
planet-erdara = Erdara
planet-galcrux = Galcrux
planet-alioth = Alioth
planet-mirzam = Mirzam
planet-sargas = Sargas
good-medicine = Medicine
good-biotech = Biotech
good-nanotech = Nanotech
good-rare_ore = Rare ore
good-rocket_fuel = Rocket fuel
good-soma = Soma
good-liquid_hydrogen = Hydrogen
good-silica = Silica
phase-settling = First rebels
phase-placing = Placing workers
phase-initiative = Initiative
phase-influence = Influence
phase-goods = Goods
phase-missions = Missions
phase-research = Research
phase-war = War
phase-specialists = Specialists
phase-senate = Senate
phase-income = Income
phase-technology = Technologies
phase-galactic_war = Galactic war
phase-scoring = Scoring
phase-refresh = New round
phase-over = The end
set-technologies = Technologies
set-missions = Secret missions
set-imperial-actions = Imperial actions
set-power-tiles = Power tiles

## The tracks explain themselves.
still = Still open to you:
still-place = { $n ->
    [one] one worker to place
   *[other] { $n } workers to place
}
still-tracks = on the tracks { $list }
still-mission = perform { $name }
still-missions = perform one of { $n } missions
still-technology = a technology for { $n } CU
still-once = once: { $list }
track-nth = Resolved as number { $n } of 8, once everybody has placed all workers.
track-now = It is being resolved now.
track-past = It is over for this round.
track-mine = { $n ->
    [0] You have nobody here.
    [one] You have one worker here.
   *[other] You have { $n } workers here.
 }
track-initiative-tells = Sets who goes first in the next round, and pays credits at once.
track-influence-tells = From left to right, each worker here lands on a planet of its owner's choice that is not blockaded. Planets pay points at the end of rounds 3, 6 and 8 to the strongest and the second.
track-goods-tells = From left to right, each worker here takes one of the goods that lie open, a smuggler up to two. Sets of goods and trade routes pay credits every round, and the same sum in points at the end.
track-missions-tells = One mission is performed a round, by the first in turn order who wants to. It costs as many workers of this track as there are sentinels on its planet; heroes and smugglers count as two. The reward comes at once, the points at the end.
track-research-tells = From left to right, each worker here may buy one of the open technologies. A scientist pays 5 credits less.
track-war-tells = From left to right, each soldier or hero here may attack a sentinel or a rival’s worker; a rebel only holds the space. Both sides put cubes in a bag, three are drawn, the majority wins. The odds are shown before you decide.
track-specialists-tells = A rebel placed here becomes the specialist of the space and is yours from the next round on.
track-senate-tells = Workers here are votes, a diplomat two. Everybody bids votes for the imperial action; the winner pays with these workers and decides what it does. Most votes at the end of an epoch score seven points.

## A turn in one line.
one-rebel = a rebel
one-soldier = a soldier
one-hero = a hero
one-smuggler = a smuggler
one-scientist = a scientist
one-diplomat = a diplomat
one-at = { $worker } ({ $place })
spot-name-initiative = Initiative
spot-name-influence = Influence
spot-name-goods = Goods
spot-name-missions = Missions
spot-name-research = Research
spot-name-war = War
spot-name-soldier = training
spot-name-hero = training
spot-name-smuggler = training
spot-name-scientist = training
spot-name-diplomat = training
spot-name-any_specialist = training
spot-name-senate = Senate
digest-places = places { $list }
digest-lands = lands { $list }
digest-goods = takes { $list }
digest-performs = performs { $card }: { $n } VP
digest-technology = buys { $card } for { $n } CU
digest-beats = beats { $name } on { $planet }
digest-fails = fails against { $name } on { $planet }
digest-beaten = is beaten by { $name } on { $planet }
digest-holds = holds { $planet } against { $name }
digest-trains = trains { $list }
digest-votes = wins { $card } with a bid of { $n }
digest-routes = takes the trade route of { $list }
digest-labs = takes the lab of { $list }
digest-adds = gets { $list }
digest-credits = receives { $n } CU
digest-cubes = gains { $n ->
    [one] { $n } military cube
   *[other] { $n } military cubes
 }
digest-loses = loses { $list }

## What is counted, by |.
counted-credits = CU
counted-vp = VP
counted-cubes = military cubes|military cube
