# Rise to Power in the browser.

why-districts = Eight districts or more were under power.
why-contracts = The contracts ran out.
tie-districts = Level on influence: more active districts decide, { $most } to { $next }.
tie-agendas = Level on influence and districts: more agendas decide, { $most } to { $next }.
tie-prism = Level on influence, districts and agendas: more PRISM in hand decides, { $most } to { $next }.
tie-shared = Level on influence, districts, agendas and PRISM in hand: the win is shared.
influence = Influence
contracts = Contracts
exchange = Exchange
agendas = Agendas
networks = Networks
network-of = Network of { $name }
district-active = Powered.
district-dark = Contract without power.
bonus-draw = Draw Power
bonus-capacity = Plant Capacity
bonus-connections = { $n ->
    [one] Connection
   *[other] Connections
 }
cell = Place it { $cell }
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show all of it
can-contest = can be contested
choose-here = choose here
contests = contests
choose-place = Choose where.
exact = exact: the action point comes back
other-payment = another of { $n } ways to pay
able = You can:
able-power = power { $cards }
able-take = take { $cards } for no PRISM
able-upgrade = upgrade with { $cards }
able-contest = contest { $cards }
able-draw = draw
able-trade = send a contract to the Exchange
do-it = Do it
draw-n = Draw { $n }
turn-n = Turn { $n }
points-short = { $n } { $n ->
    [one] point
   *[other] points
 }
points-n = { $n ->
    [one] 1 action point
   *[other] { $n } action points
 }
wild-n = { $n } wild
last-round = Last round
verb-acquire = Take the contract
verb-take = Take it
verb-power = Power it
verb-upgrade = Upgrade
verb-contest = Contest
verb-trade = Send to the Exchange
verb-defend = Defend
verb-swap = Swap
verb-scrap = Discard it
faction-residential = Residential
faction-offshore = Offshore
faction-space = Space
kind-plant = Power plant
kind-contract = Contract
kind-prism = PRISM card
kind-agenda = Agenda
set-rulebook = Rulebook
set-community = Community
column-faction = sector

## Places, seen from the plant.
cell-left = { $n ->
    [one] west
   *[other] { $n } west
 }
cell-right = { $n ->
    [one] east
   *[other] { $n } east
 }
cell-above = { $n ->
    [one] north
   *[other] { $n } north
 }
cell-below = { $n ->
    [one] south
   *[other] { $n } south
 }
cell-one = { $where } of the plant
cell-both = { $across } and { $along } of the plant
lay-here = Lay it here
when-traded = Sent to the Exchange:

## A turn in one line.
digest-takes = takes { $cards }
digest-powers = powers { $cards }
digest-builds = builds { $cards }
digest-contests = contests { $cards }
digest-trades = sends { $cards } to the Exchange
digest-draws = draws { $n } PRISM

## What is counted, by |.
counted-influence = influence
counted-prism = PRISM cards|PRISM card|PRISM
counted-points = action points|action point
