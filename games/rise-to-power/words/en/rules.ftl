title = Rise to Power
summary = Build a power network, win contracts from your rivals and gather the most influence. Rules of the prototype v0.9a, with contracts, trade abilities and agendas of our own.
origin-published = Stated in the rulebook v0.9a or another public source
origin-community = Designed for this project, not by the publisher
origin-mixed = Designed for this project, not by the publisher; stated in the rulebook: { $what }
origin-prism = Colours, values and the total are stated in the rulebook; the number of copies is this project's reading
origin-what-name = the name
origin-what-influence = that a card with this influence exists

format-standard = Standard
format-standard-summary = The rules of the prototype for two to four players. Their rulebook prints no contracts, trade abilities or agendas: those played here are a community set, designed for this project and not by the publisher.
option-long_game = Long game (house variant)
option-long_game-summary = Not in the rulebook: one contract a turn instead of two, so about twice as many turns.
option-seat_compensation = Later seats get more PRISM (house variant)
option-seat_compensation-summary = In the rulebook everybody starts with 2 PRISM cards, which favours who begins. With this, in order of play: { $two } with two players; { $three } with three; { $four } with four.
option-first_player = First player
option-first_player-summary = Drawn by lot, or always seat 1 as tournaments and measurements want it.
option-first_player-drawn = By lot
option-first_player-seat_1 = Seat 1

## Names

district-arcology = Arcology
district-garden_quarter = Garden Quarter
district-transit_hub = Transit Hub
district-tidal_farm = Tidal Farm
district-reef_depot = Reef Depot
district-seaport = Seaport
district-solar_array = Solar Array
district-lunar_vault = Lunar Vault
district-orbital_dock = Orbital Dock
agenda-balanced_grid = Balanced Grid
agenda-sector_leader = Sector Leader
agenda-high_throughput = High Throughput
agenda-tall_build = Tall Build
sector-residential = Residential
sector-offshore = Offshore
sector-space = Space
colour-green = green
colour-blue = blue
colour-orange = orange
bonus-draw = Draw Power
bonus-capacity = Plant Capacity
bonus-connections = { $n ->
    [one] Connection
   *[other] Connections
 }
plant = Power plant
letter-draw = D
letter-capacity = C
letter-connections = N
player = Player { $seat }
nothing = nothing
prism-card = PRISM { $card }

## What cards do

card-contract = Cost { $cost } { $colour }. Influence { $influence }.{ $icons ->
    [0] {""}
   *[other] {" "}+{ $icons } { $bonus }.
 } Trade: { $trade }.
card-plant = Draw Power { $draw }, Plant Capacity { $capacity }, { $connections } Connections.
card-prism = Powers { $sector } districts.
card-agenda = { $influence } influence for the first player with { $condition }.
effect-join = , then{" "}
effect-draw = draw { $n } PRISM
effect-recover = take { $n } PRISM of your choice from the PRISM discard pile
effect-swap = { $n ->
    [one] swap one of your contracts with one on the track
   *[other] { $n } times, swap one of your contracts with one on the track
 }
effect-wild = until the end of your action phase, up to { $n } PRISM you spend may count as any colour
effect-discount = your next powering or upgrade this turn costs { $n } less, but at least 1
effect-sift = look at the top { $look } PRISM, keep { $keep } and discard the others
effect-points = { $n ->
    [one] gain 1 action point
   *[other] gain { $n } action points
 }
effect-steal = take { $n } PRISM at random from one rival's hand
effect-scrap = { $n ->
    [one] put one rival's contract on the contract discard pile
   *[other] put { $n } of the rivals' contracts on the contract discard pile
 }
condition-weakest-sector = at least { $n } active districts in each sector
condition-strongest-sector = at least { $n } active districts in one sector
condition-draw = a Draw Power of at least { $n }
condition-capacity = a Plant Capacity of at least { $n }
condition-connections = at least { $n } Connections
condition-upgrades = at least { $n ->
    [one] { $n } upgrade
   *[other] { $n } upgrades
 }
condition-active = at least { $n } active districts

## Actions

action-acquire = Take { $card }, lay it at { $cell }
action-power = Power { $card } with { $pay }{ $exact ->
    [yes] : exact, an action point back
   *[no] {""}
 }
action-upgrade = Upgrade { $over } with { $card }, paying { $pay }{ $exact ->
    [yes] : exact, an action point back
   *[no] {""}
 }
action-draw = Draw { $n } PRISM
action-contest-at = Contest { $card } of { $owner } with { $pay }, to lay it at { $cell }
action-contest-over = Contest { $card } of { $owner } with { $pay }, to upgrade { $over }
action-take = Take { $card } from the Exchange, lay it at { $cell }
action-trade = Send { $card } to the Exchange: { $trade }
action-end = { $n ->
    [0] End your actions
    [one] End your actions (1 point is lost)
   *[other] End your actions ({ $n } points are lost)
 }
action-defend = Defend: power it with { $pay }
action-defend-over = Defend: upgrade { $over }, paying { $pay }
action-decline = Do not defend
action-recover = Take { $cards } from the discard pile
action-swap = Swap { $card } for { $with }
action-steal = Take a card from { $from }
action-scrap = Discard { $card } of { $owner }
action-keep = Keep { $cards }
action-discard = Discard { $card }

## Prompts

prompt-acquire = { $left ->
    [one] { $seat }: take a contract and lay it.
   *[other] { $seat }: take a contract and lay it; { $left } to take.
 }
prompt-act = { $points ->
    [one] { $seat }: act; 1 action point left.
   *[other] { $seat }: act; { $points } action points left.
 }
prompt-answer = { $seat }: { $attacker } contests your { $card }, showing { $shown }. Defend it?
prompt-recover = { $seat }: take { $n } PRISM from the discard pile.
prompt-swap = { $seat }: swap a contract with one on the track.
prompt-steal = { $seat }: from whom do you take PRISM?
prompt-scrap = { $seat }: which contract of a rival goes to the discard pile?
prompt-keep = { $seat }: keep { $n } of { $of } PRISM.
prompt-discard = { $n ->
    [one] { $seat }: discard 1 PRISM, down to your Plant Capacity.
   *[other] { $seat }: discard { $n } PRISM, down to your Plant Capacity.
 }
prompt-over = The game is over.

## Events

event-began = { $first } begins.
event-turn_began = Turn { $number }: { $seat }.
event-acquired = { $seat } takes { $card } and lays it at { $cell }.
event-no_room = { $seat } has no free cell and takes no more contracts.
event-powered = { $seat } powers { $card } with { $paid }{ $exact ->
    [yes] : exact, an action point back.
   *[no] .
 }
event-upgraded = { $seat } upgrades { $over } with { $card }, paying { $paid }{ $exact ->
    [yes] : exact, an action point back.
   *[no] .
 }
event-drew = { $n ->
    [0] { $seat } draws nothing: no PRISM is left.
   *[other] { $seat } draws { $n } PRISM.
 }
event-drew-cards = { $seat } draws { $cards }.
event-reshuffled = { $n ->
    [one] The one discarded PRISM card becomes the new deck.
   *[other] The { $n } discarded PRISM cards are shuffled into a new deck.
 }
event-contested-at = { $seat } contests { $card } of { $owner } with { $shown }, to lay it at { $cell }.
event-contested-over = { $seat } contests { $card } of { $owner } with { $shown }, to upgrade { $over }.
event-defended-at = { $owner } defends { $card } and powers it with { $paid }. { $seat } keeps the cards shown.
event-defended-over = { $owner } defends { $card } and upgrades { $over }, paying { $paid }. { $seat } keeps the cards shown.
event-not_defended-at = { $owner } does not defend. { $seat } pays { $paid } and powers { $card } at { $cell }.
event-not_defended-over = { $owner } does not defend. { $seat } pays { $paid } and upgrades { $over } with { $card }.
event-took = { $seat } takes { $card } from the Exchange and lays it at { $cell }.
event-traded = { $seat } sends { $card } to the Exchange.
event-recovered = { $seat } takes { $cards } from the discard pile.
event-swapped = { $seat } swaps { $card } for { $with } on the track.
event-gained_wild = { $seat } may spend { $n } PRISM as any colour this turn.
event-gained_discount = The next powering or upgrade of { $seat } this turn costs { $n } less.
event-gained_points = { $n ->
    [one] { $seat } gains 1 action point.
   *[other] { $seat } gains { $n } action points.
 }
event-looked = { $n ->
    [0] { $seat } looks at nothing: no PRISM is left.
    [one] { $seat } looks at the top PRISM card.
   *[other] { $seat } looks at the top { $n } PRISM cards.
 }
event-looked-cards = { $seat } looks at { $cards }.
event-kept = { $seat } keeps { $n } PRISM{ $gone ->
    [0] .
   *[other] {" "}and discards { $discarded }.
 }
event-kept-cards = { $seat } keeps { $cards }{ $gone ->
    [0] .
   *[other] {" "}and discards { $discarded }.
 }
event-stole = { $seat } takes a random PRISM from { $from }.
event-stole-card = { $seat } takes { $card } at random from { $from }.
event-scrapped = { $seat } puts { $card } of { $owner } on the contract discard pile.
event-claimed = { $seat } claims the agenda { $agenda } ({ $influence } influence).
event-refilled = New on the track: { $cards }. Next in the deck: { $top }.
event-refilled-last = New on the track: { $cards }. The contract deck is empty.
event-flipped = Ready in the Exchange: { $cards }.
event-discarded = { $seat } discards { $card }.
event-last_round-districts = { $seat } has { $n } active districts: everybody else has one last turn.
event-last_round-contracts = The contract deck is empty: everybody but { $seat } has one last turn.
event-conceded = { $seat } gives up.
event-over = The game is over. { $scores }. { $verdict }
event-over-score = { $seat }: { $score } (districts { $districts }, upgrades { $upgrades }, agendas { $agendas })
verdict-won = { $seat } wins.
verdict-districts = The tie goes to { $seat } for more active districts, { $most } to { $next }.
verdict-agendas = The tie goes to { $seat } for more agendas, { $most } to { $next }.
verdict-prism = The tie goes to { $seat } for more PRISM in hand, { $most } to { $next }.
verdict-shared = { $seat } are level in districts, agendas and PRISM too, and share the win.

## Why not

illegal-over = The game is over.
illegal-out = This seat is not in the game any more.
illegal-not_you = Somebody else is asked now.
illegal-not_now-acquire = First take contracts from the track and lay them.
illegal-not_now-act = That is not possible in the action phase; nothing is waiting for that choice.
illegal-not_now-answer = The contest must be answered first: defend or decline.
illegal-not_now-recover = First choose PRISM from the discard pile.
illegal-not_now-swap = First swap a contract with one on the track.
illegal-not_now-steal = First choose from whom to take PRISM.
illegal-not_now-scrap = First choose a rival contract to discard.
illegal-not_now-keep = First choose which PRISM to keep.
illegal-not_now-discard = Your hand is over your Plant Capacity: discard first.
illegal-not_now-over = The game is over.
illegal-not_on_track = { $card } is not on the contract track.
illegal-not_yours = { $card } is not a contract in your network.
illegal-not_a_rivals = { $card } is not a contract in a rival's network.
illegal-not_in_exchange = { $card } is not in the Exchange.
illegal-not_yet_district = { $card } was sent to the Exchange this turn; it can be taken after cleanup.
illegal-cell_taken = There is a card at { $cell } already.
illegal-cell_out_of_reach = { $cell } touches neither the plant nor an active district of yours.
illegal-no_connection = You have { $active ->
    [one] { $active } active district
   *[other] { $active } active districts
 } on { $connections ->
    [one] { $connections } connection
   *[other] { $connections } connections
 }, and { $card } brings too few for one more.
illegal-not_a_district = { $card } is not the top of an active district of yours.
illegal-other_district = { $card } and { $over } are different districts; only the same can be upgraded.
illegal-not_lower = An upgrade must have less influence than the card it covers: { $card } does not go over { $over }.
illegal-would_disconnect = Covering { $over } with { $card } would leave you more active districts than connections.
illegal-not_in_hand = You do not have these cards: { $cards }.
illegal-wrong_colour = This must be paid in { $colour }.
illegal-too_little = { $total } is too little; the cost is { $cost }.
illegal-superfluous = The cost is { $cost }: { $cards } has a card too many.
illegal-nothing_to_draw = There is no PRISM left to draw.
illegal-not_in_discard = These cards are not in the discard pile: { $cards }.
illegal-not_looked_at = These are not among the cards looked at: { $cards }.
illegal-wrong_number = { $n ->
    [one] Choose exactly 1 card.
   *[other] Choose exactly { $n } cards.
 }
illegal-nothing_to_steal = { $from } has no PRISM.
illegal-not_a_rival = { $from } is not a rival in the game.

## How it ended

why-districts = Eight active districts or more
why-contracts = The contract deck ran out
why-conceded = Everybody else gave up

## The table in text

show-turn = Turn { $number }, { $seat }{ $points ->
    [0] {""}
    [one] , 1 action point
   *[other] , { $points } action points
 }
show-wild = { $n } PRISM may count as any colour
show-discount = next powering or upgrade { $n } cheaper
show-last-round = Last round, started by { $seat }
show-track = Track:
show-deck = Contract deck { $n }, next { $top }
show-deck-empty = Contract deck empty
show-contract-discard = Contract discard pile:
show-exchange = Exchange:
show-fresh = sent this turn:
show-prism = PRISM deck { $n }, discard pile { $gone ->
    [0] empty
   *[other] { $discard }
 }
show-agendas = Agendas:
show-claimed = claimed by { $seat }
show-plant = Draw Power { $draw }, Plant Capacity { $capacity }, Connections { $active }/{ $connections }
show-influence = influence { $total } (districts { $districts }, upgrades { $upgrades }, agendas { $agendas })
show-hand = Hand ({ $n }): { $cards }
show-hand-size = Hand: { $n }
show-known = Hand: { $n }, known: { $cards }
show-known-own = everybody knows: { $cards }
show-looked = Looking at: { $cards }
show-out = gave up
show-contest = Contest: { $attacker } for { $card } of { $owner }, showing { $shown }: { $answer }
show-answer-waiting = waiting for the answer
show-answer-declined = not defended
show-answer-defended = defended with { $paid }
show-cost = cost { $cost }
show-bonus = +{ $n } { $bonus }
show-result = { $why }. { $scores }. { $verdict }

## Actions that cannot be read
unreadable-contract = `{ $text }` is no contract; contracts are a district and an influence, as in `seaport-4`
unreadable-cell = `{ $text }` is no cell; a cell is column,row counted from the plant at 0,0, as in `-1,2`
unreadable-prism = `{ $text }` is no PRISM card; they are green1 to green6, blue1 to blue6, orange1 to orange6
unreadable-prisms = `{ $text }` are no PRISM cards; cards are joined by +, as in `green1+orange6`, and - is none
