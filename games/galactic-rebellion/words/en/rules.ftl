title = Empires: Galactic Rebellion
summary = Lead a rebel faction: place workers on eight tracks, win planets and the senate, and survive the galactic war.
format-standard = Standard
format-standard-summary = Eight rounds in three epochs. The rulebook prints no power tiles, no length of the goods, research and war tracks, no least bid and only two tie-breaks: what is played in their place is a community set.
option-minimum-mission-cost = Least cost of a mission
option-minimum-mission-cost-summary = What a mission costs at least on a planet without sentinels.

kind-technology = technology
kind-mission = secret mission
kind-imperial-action = imperial action
kind-power-tile = power tile
epoch = Epoch { $n ->
    [1] I
    [2] II
   *[3] III
 }
epoch-number = { $n ->
    [1] I
    [2] II
   *[3] III
 }

seat = Player { $n }
empire = the empire
senate = the senate
none = none
list-and = { $a } and { $b }
list-semicolon = { $a }; { $b }
of-planet = of { $planet }
from-planet = from { $planet }
mission = { $mission }
mission-on = { $mission } ({ $planet })
card-name = { $card }

rebel = rebel
soldier = soldier
hero = hero
smuggler = smuggler
scientist = scientist
diplomat = diplomat
a-rebel = a rebel
a-soldier = a soldier
a-hero = a hero
a-smuggler = a smuggler
a-scientist = a scientist
a-diplomat = a diplomat
n-rebel = { $n ->
    [one] { $n } rebel
   *[other] { $n } rebels
 }
n-soldier = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
 }
n-hero = { $n ->
    [one] { $n } hero
   *[other] { $n } heroes
 }
n-smuggler = { $n ->
    [one] { $n } smuggler
   *[other] { $n } smugglers
 }
n-scientist = { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
 }
n-diplomat = { $n ->
    [one] { $n } diplomat
   *[other] { $n } diplomats
 }
n-specialist = { $n ->
    [one] { $n } specialist of your choice
   *[other] { $n } specialists of your choice
 }
n-credits = { $n } CU
n-cubes = { $n ->
    [one] { $n } military cube
   *[other] { $n } military cubes
 }
n-sentinels = { $n ->
    [one] { $n } sentinel
   *[other] { $n } sentinels
 }
n-points = { $n } VP

good-medicine = Medicine
good-biotech = Biotech
good-nanotech = Nanotech
good-rare_ore = Rare ore
good-rocket_fuel = Rocket fuel
good-soma = Soma
good-liquid_hydrogen = Liquid hydrogen
good-silica = Silica

track-initiative = initiative track
track-influence = influence track
track-goods = goods track
track-missions = mission track
track-research = research track
track-war = war track
track-specialists = specialist track
track-senate = senate

spot-initiative = initiative
spot-influence = planetary influence
spot-goods = goods
spot-missions = secret missions
spot-research = research
spot-war = war
spot-soldier = training a soldier
spot-hero = training a hero
spot-smuggler = training a smuggler
spot-scientist = training a scientist
spot-diplomat = training a diplomat
spot-any_specialist = training any specialist (5 CU)
spot-senate = the senate
on-spot-initiative = on the initiative track
on-spot-influence = on the influence track
on-spot-goods = on the goods track
on-spot-missions = on the mission track
on-spot-research = on the research track
on-spot-war = on the war track
on-spot-soldier = to train a soldier
on-spot-hero = to train a hero
on-spot-smuggler = to train a smuggler
on-spot-scientist = to train a scientist
on-spot-diplomat = to train a diplomat
on-spot-any_specialist = to train any specialist
on-spot-senate = in the senate

post-influence_x = space X of the influence track, which lands after the numbered ones
post-influence_y = space Y of the influence track, which lands last
post-war = the war track
post-missions = the mission track
post-senate = the senate

phase-settling = First rebels
phase-placing = Placing workers
phase-initiative = Initiative
phase-influence = Planetary influence
phase-goods = Goods
phase-missions = Secret missions
phase-research = Research
phase-war = War
phase-specialists = Specialists
phase-senate = Galactic senate
phase-income = Income
phase-technology = Technology benefits
phase-galactic_war = Galactic war
phase-scoring = Scoring
phase-refresh = Refresh
phase-over = Game over

# --- actions, as a button says them
do-place = { $worker } to { $spot }
do-land = { $planet }
do-take = Take { $good }
do-perform = { $mission }, { $points } VP. { $reward }
do-strike = { $who } on { $planet }
do-strike-senate = { $who } in the senate
do-pay = Pay with { $worker }
do-buy = { $technology } for { $cost } CU
do-attack = { $who } on { $planet } ({ $percent }%)
do-attack-sentinel = A sentinel on { $planet } ({ $percent }%)
do-defend = Defend with { $worker }
do-lose = Lose { $worker }
do-train = Train { $worker }
do-bid = Bid { $n }
do-at = { $planet }
do-move = { $from } to { $to }
do-send = Send { $worker }
do-remove = { $worker } of { $who }
do-route = Trade route { $of }
do-name = { $who }
do-use = { $technology } first
do-reward = Take the reward
do-decline = No reward
do-wait = Not this round
do-pass = Pass
do-stop = Done

# --- what is asked
ask-settle = { $who }: put a first rebel on a planet ({ $left } to go).
ask-place = { $who }: place a worker.
ask-land = { $who }: choose where { $worker } lands.
ask-good = { $who }: take a good.
ask-mission = { $who }: perform a secret mission?
ask-target = { $who }: choose the target of { $card }.
ask-pay-mission = { $who }: pay for { $card }, { $left } to go.
ask-research = { $who }: buy a technology for { $cost } CU?
ask-attack = { $who }: attack with { $worker }?
ask-defend = { $who }: choose who defends { $planet } against { $attacker } ({ $percent }% for the attacker).
ask-second-loss = { $who }: choose the second worker lost on { $planet }.
ask-train = { $who }: train a specialist for { $cost } CU?
ask-bid = { $who }: bid more than { $high } or pass for good.
ask-pay-senate = { $who }: pay your bid in the senate, { $left } to go.
ask-technology = { $who }: which of your technologies acts first?
ask-card = { $who }, { $card }: { $step }

step-train = which specialist?
step-rebel-fleet = which planet gets the rebel fleet?
step-fleet-moves-on = where does the imperial fleet go?
step-deploy = where shall { $workers } arrive?
step-shift = from which planet to which other do workers move?
step-send = which worker moves?
step-add-sentinels = where shall { $sentinels } arrive?
step-remove-sentinels = where is a sentinel removed?
step-flip-sentinel = on which planet is a sentinel removed, or added if there is none?
step-move-sentinel = which sentinel moves where?
step-scatter = where does a sentinel { $of } go?
step-bring-fleet = which imperial fleet moves where?
step-remove-fleet = which imperial fleet is removed?
step-remove-worker = which worker on { $planet } is removed?
step-propaganda-planet = on which planet are workers removed?
step-remove-from-missions = which worker leaves the mission track ({ $left } of value left)?
step-remove-rival = which rival's { $worker } is removed?
step-random-losses = on which planet are pieces lost at random?
step-route = which trade route?
step-name = which rival?
step-reward = take the reward? { $reward }

# --- why not
no-over = The game is over.
no-not_asked = It is { $who } who is asked.
no-already_conceded = This seat is no longer playing.
no-not_the_question = That does not answer what is asked.
no-may_not_pass = This must be done; passing is not allowed.
no-not_at_hand = You have no { $worker } at hand.
no-track_full = There is no free space left: { $spot }.
no-once_on_initiative = You already have a worker on the initiative track; one is the limit.
no-imperial_fleet = An imperial fleet blocks { $planet }.
no-rebel_fleet = A rival's rebel fleet blocks { $planet }.
no-not_shown = That is not on offer.
no-too_expensive = You cannot pay for that, or it has no target.
no-not_there = There is no such piece there.
no-bid_too_low = The bid must be at least { $n }.
no-bid_too_high = You have only { $n ->
    [one] { $n } vote
   *[other] { $n } votes
 }.
no-wrong_payment = With this worker the price could not be paid exactly, or another could be left out.
no-not_possible = The card does not allow that.

# --- what happens
on-set_up = The turn order is { $order }.
on-round_began = Round { $round } begins (epoch { $epoch }).
on-track_began = { $phase }.
on-phase_began = { $phase }.
on-placed = { $who } places { $worker } { $on }.
on-initiative_paid = { $who } receives { $n } CU for initiative.
on-landed = { $who } lands { $worker } on { $planet }.
on-lab_taken = { $who } takes the science lab { $of }.
on-route_taken = { $who } takes the trade route { $of }.
on-route_taken_from = { $who } takes the trade route { $of } from { $from }.
on-deployed = { $who } adds { $workers } on { $planet }.
on-shifted = { $who } moves { $worker } { $from } to { $to }.
on-good_taken = { $who } takes { $good }.
on-no_good_left = No good is left for { $who }.
on-goods_drawn = { $who } draws { $good }.
on-goods_returned = Not taken: { $list }.
on-passed = { $who } passes ({ $track }).
on-mission_began = { $who } undertakes { $mission } at { $place }; it costs { $cost }.
on-paid = { $who } gives up { $worker } ({ $track }).
on-mission_performed = { $who } performs { $mission }: { $n } VP at the end.
on-bought = { $who } buys { $technology } for { $cost } CU.
on-attacked = { $who } attacks { $defender } on { $planet } with { $worker }.
on-attacked_sentinel = { $who } attacks a sentinel on { $planet } with { $worker }.
on-targeted = The sentinels { $of } turn on { $who }.
on-battle = { $planet }: { $attacker } ({ $a ->
    [one] { $a } cube
   *[other] { $a } cubes
 }) against { $defender } ({ $d ->
    [one] { $d } cube
   *[other] { $d } cubes
 }). Drawn: { $drawn }. { $winner } wins.
on-removed = { $who } loses { $worker } ({ $place }).
on-trained = { $who } trains { $worker }.
on-not_trained = { $who } trains nobody.
on-bid_made = { $who } bids { $n }.
on-bid_passed = { $who } passes for good.
on-voted = { $who } wins { $action } with a bid of { $n }.
on-unsold = Nobody wanted { $action }; it goes under the deck.
on-card_played = { $card } takes effect for { $who }.
on-income_paid = { $who } receives { $n } CU for goods.
on-credits_gained = { $who } receives { $n } CU.
on-credits_taken = { $who } takes { $n } CU from { $from }.
on-cubes_gained = { $who } gains { $cubes }.
on-cubes_borrowed_sentinels = { $who } will have { $cubes } more against sentinels next round.
on-cubes_borrowed_factions = { $who } will have { $cubes } more against other factions next round.
on-recruited = { $who } gets { $workers } for the next round.
on-posted = { $who } puts { $worker } on { $post }.
on-rebel_fleet_moved = { $who } takes the rebel fleet to { $planet }.
on-imperial_fleet_moved = An imperial fleet moves { $from } to { $to }.
on-imperial_fleet_added = An imperial fleet arrives at { $to }.
on-imperial_fleet_removed = The imperial fleet leaves { $from }.
on-sentinels_moved = { $n ->
    [one] { $sentinels } moves { $from } to { $to }.
   *[other] { $sentinels } move { $from } to { $to }.
 }
on-sentinels_added = { $n ->
    [one] { $sentinels } arrives on { $to }.
   *[other] { $sentinels } arrive on { $to }.
 }
on-sentinels_removed = { $n ->
    [one] { $sentinels } is removed from { $from }.
   *[other] { $sentinels } are removed from { $from }.
 }
on-workers_returned = { $who } takes { $workers } back { $from } for the next round.
on-mission_cost_raised = The next mission costs { $n } more.
on-first_at_missions = { $who } goes first at the mission track from now on.
on-rival_named = { $who } names { $rival }.
on-planet_scored = { $planet }: { $n } VP for { $who }.
on-senate_scored = Senate: { $n } VP for { $who }.
on-final_scored = { $who }: { $n } VP in all (planets { $planets }, senate { $senate }, technologies { $technologies }, missions { $missions }, economy { $economy }).
on-new_order = The new turn order is { $order }.
on-goods_shown = On offer: { $list }.
on-missions_returned = No mission was performed: three new ones.
on-mission_shown = New mission: { $mission }.
on-technologies_removed = The technologies of the epoch leave the game.
on-technology_shown = New technology: { $technology }.
on-action_shown = The senate will vote on { $action }.
on-galactic_war_began = The galactic war begins.
on-conceded = { $who } concedes.
on-over = The game is over. { $n ->
    [one] { $list } wins.
   *[other] { $list } share the win.
 }

# --- card text
card-each-round = Each round: { $what }
card-once = Once, in this round or a later one: { $what }
card-at-purchase = At once: { $what }
card-end = At the end: { $what }
card-site = Place: { $place }.
card-site-rival = wherever a rival has a { $worker }
card-site-rival-senate = a planet with a rival's { $worker }, or the senate at a cost of { $cost }
card-site-fleet = a planet with an imperial fleet
card-reward = Reward, if you like: { $what }
does-credits = Take { $n } CU.
does-credits_per_good = Take { $n } CU for each { $good } tile, twice that for its trade route.
does-levy_credits = If you have a { $worker } in the senate, each other player gives you { $n } CU.
does-cubes = Gain { $cubes }.
does-borrow_cubes_sentinels = Next round, { $cubes } more when you attack sentinels.
does-borrow_cubes_factions = Next round, { $cubes } more when you attack other factions.
does-recruit = Get { $workers } for the next round.
does-post = Put { $worker } on { $post }.
does-draw_goods = Draw { $n ->
    [one] a random good
   *[other] { $n } random goods
 }.
does-rebel_fleet = Take the rebel fleet to any planet: no rival worker and no sentinel may enter. An imperial fleet there moves to another planet of your choice.
does-deploy_any = Add { $workers } on a planet.
does-deploy_present = Add { $workers } on a planet where you have a worker.
does-deploy_same = Add { $workers } there.
does-deploy_other = Add { $workers } on another planet.
does-deploy_rival = That player adds { $workers } there.
does-shift_workers = Move up to { $n } of your workers from one planet to one other.
does-add_sentinels = Add { $sentinels } on a planet.
does-remove_sentinels = Remove a sentinel from each of { $n ->
    [one] { $n } planet
   *[other] { $n } different planets
 }.
does-flip_sentinel = Remove a sentinel from a planet, or add one if the planet has none.
does-move_sentinels_one = Move up to { $sentinels } from one planet to one other.
does-move_sentinels_any = Move up to { $sentinels } between any planets.
does-scatter_sentinels = Its sentinels go to other planets of your choice.
does-bring_imperial_fleet = Move an imperial fleet to a planet.
does-remove_imperial_fleet_same = Remove the imperial fleet.
does-remove_imperial_fleet_any = Remove an imperial fleet.
does-return_workers = All workers there go back to their owners for the next round.
does-remove_workers = Remove { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 } where they arrive.
does-remove_rebels_or_specialists = On one planet, remove { $rebels ->
    [one] { $rebels } rebel
   *[other] { $rebels } rebels
 } or { $specialists ->
    [one] { $specialists } specialist
   *[other] { $specialists } specialists
 }.
does-remove_from_missions = Remove workers worth { $n } from the mission track (heroes and smugglers count 2).
does-remove_rival = Remove a rival's { $worker }.
does-random_losses = Choose a planet: { $n } of its pieces, drawn blindly, are removed.
does-random_losses_half = Choose a planet: half of its pieces (rounded down), drawn blindly, are removed.
does-take_route = Take an unclaimed trade route; if none is left, one from a rival.
does-raise_mission_cost = Until a mission is performed, missions cost { $n } more.
does-first_at_missions = For the rest of the game you go first at the mission track.
does-name_rival = Choose another player.
does-play_imperial_action = Draw an imperial action and resolve it as its winner, free of charge.
scores = { $n } VP for { $what }.
scores-every = { $n } VP for every { $every } { $what }.
per-technologies = each technology
per-routes = each trade route
per-missions = each mission performed
per-credits = CU
per-rebel_fleet = owning the rebel fleet
per-controlled_planets = each planet you control
per-workers_on_controlled_planets = workers on planets you control
per-senate_specialists = each specialist in the senate
per-senate = each { $worker } in the senate
per-planets = each { $worker } on planets

# --- the table in plain text
show-head = Round { $round } of 8, epoch { $epoch }: { $phase }. Turn order: { $order }.
show-planets = Planets
show-planet = { $planet }: { $high }/{ $low } VP, { $sentinels }{ $marks }
show-fleet = , imperial fleet
show-rebel-fleet = , rebel fleet of { $who }
show-lab = , lab
show-route = , route free
show-route-of = , route of { $who }
show-tracks = Tracks
show-players = Players
show-player = { $who }: { $points } VP and { $later } more at the end, { $credits } CU, { $cubes }
show-player-over = { $who }: { $points } VP, { $credits } CU, { $cubes }
show-against-sentinels = against sentinels
show-against-factions = against other factions
show-borrowed = { $now } this round, { $next } next round
show-used = { $technology } (used)
show-sheet = score sheet
show-sheet-line = planets { $planets }, senate { $senate }; at the end technologies { $technologies }, missions { $missions }, economy { $economy }
show-double-agent = Double Agent: { $who } goes first at the mission track.
show-surcharge = The next mission costs { $n } more.
show-unmarked = , without a marker
show-good = { $good } ×{ $n }
show-hand = at hand
show-goods = goods
show-technologies = technologies
show-performed = missions
show-offer = on offer
show-action = Imperial action: { $action }
show-entry = { $name }: { $text }
show-mission-cost = cost { $cost }

## Actions that cannot be read
unreadable-worker = `{ $text }` is not a worker; there are: { $names }
unreadable-place = `{ $text }` is not a place for a worker; there are: { $names }
unreadable-planet = `{ $text }` is not a planet; there are: { $names }
unreadable-good = `{ $text }` is not a good; there are: { $names }
unreadable-mission = there is no mission `{ $text }`
unreadable-technology = there is no technology `{ $text }`
