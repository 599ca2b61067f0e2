# Star Realms: rules, cards, log, questions.

title = Star Realms
summary = Build a fleet card by card, and bring your rivals' authority to zero.

## Formats
format-standard = Standard
format-standard-summary = Two players, 50 authority each.
format-free-for-all = Free-for-all
format-free-for-all-summary = Everyone against everyone; the last one standing wins.
format-hunter = Hunter
format-hunter-summary = Attack the player on your left, and the bases of both neighbours; the last one standing wins.
format-hunter-first-blood = Hunter First Blood
format-hunter-first-blood-summary = As Hunter, but the first defeat ends the game: the player to the right of the fallen wins.
format-hydra = Hydra
format-hydra-summary = Two teams of two (75 authority) or three (100). Team-mates share their authority and take their turns together.
format-emperor = Emperor
format-emperor-summary = Two teams of an emperor and two admirals. Bring down the other emperor.
format-raid = Raid
format-raid-summary = One boss against two to five raiders who show each other their hands.

## Options
option-sets = Sets
option-sets-summary = Which trade decks are shuffled together.
option-copies = Copies
option-copies-summary = Boxes of each set; one box for every two players if you leave it.
option-first = First player
option-first-summary = The seat that begins; drawn by lot if you leave it.
option-boss = Boss
option-boss-summary = The seat of the boss.
option-turn_limit = Turn limit
option-turn_limit-summary = Stop as a draw after this many turns of all players, so that every game ends.
option-discards = Forced discards
option-discards-summary = At once, as at the table, or at the start of the victim's next turn, as in the publisher's app.
option-discards-at_once = At once
option-discards-next_turn = At the start of the next turn
option-unlimited_explorers = Unlimited Explorers
option-unlimited_explorers-summary = The Explorer pile never runs out, as in the publisher's app.
option-split_attacks = Split attacks
option-split_attacks-summary = An attack on a player may use part of your combat. What is left can hit another player who comes within reach.
option-destroy_own_bases = Own bases as targets
option-destroy_own_bases-summary = Effects that destroy a base may destroy your own.
option-pass_to = Passing cards
option-pass_to-summary = Emperor: to whom a card may be passed for 1 trade.
option-pass_to-neighbours = To a neighbouring team-mate
option-pass_to-anyone = To any team-mate
option-faction_decks = Faction decks
option-faction_decks-summary = The faction personal decks of Rise of Empire: for both players, both emperors or the boss.
option-faction_decks-off = No
option-faction_decks-empire_first = The Star Empire for the first, the Trade Federation for the second
option-faction_decks-federation_first = The Trade Federation for the first, the Star Empire for the second

set-colony-wars = Colony Wars
set-core = Core Set

## Factions
faction-blob = Blob
faction-trade_federation = Trade Federation
faction-star_empire = Star Empire
faction-machine_cult = Machine Cult
faction-consortium = Consortium
faction-kingdom = Kingdom
faction-scavengers = Scavengers
faction-unaligned = Unaligned
of-blob = Blob
of-trade_federation = Trade Federation
of-star_empire = Star Empire
of-machine_cult = Machine Cult
of-consortium = Consortium
of-kingdom = Kingdom
of-scavengers = Scavengers
of-unaligned = unaligned

type-ship = Ship
type-base = Base
type-outpost = Outpost

## Card text: clauses, joined by the program
text-sentence = { $clauses }.
text-primary = { $text }
text-ally = { $of } ally: { $text }
text-scrap = Scrap this card: { $text }
text-and = and { $text }
text-acquired = When acquired: { $text }
clause-join = { $a }, then { $b }
clause-sentence = { $a }. { $b }
clause-then = { $a } and then { $b }
clause-or = { $a }, or { $b }
list-or = { $a } or { $b }
effect-gain = gain { $list }
effect-gain-more = gain an additional { $list }
amount-trade = { $n } trade
amount-combat = { $n } combat
amount-authority = { $n } authority
effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
 }
effect-opponent_discards = { $form ->
    [inf] make an opponent discard { $n ->
        [one] a card
       *[other] { $n } cards
     }
   *[imp] an opponent discards { $n ->
        [one] a card
       *[other] { $n } cards
     }
 }
zone-hand = from your hand
zone-discard = from your discard pile
zone-both = from your hand or discard pile
zone-both-many = from your hand and/or discard pile
effect-scrap-up_to = { $form ->
   *[inf] scrap
    [imp] you may scrap
 } { $n ->
    [one] a card
   *[other] up to { $n } cards
 } { $zone }
effect-scrap-exactly = scrap { $n ->
    [one] a card
   *[other] { $n } cards
 } { $zone }
effect-discard-up_to = { $n ->
    [one] { $form ->
       *[inf] discard a card
        [imp] you may discard a card
     }
   *[other] discard up to { $n } cards
 }
effect-discard-exactly = discard { $n ->
    [one] a card
   *[other] { $n } cards
 }
effect-each-one = { $what }; if you do, { $each }
effect-each-draw = { $what } and draw that many cards
effect-each-scrapped = { $what }; for each card scrapped this way, { $each }
effect-each-discarded = { $what }; for each card discarded this way, { $each }
effect-scrap_row = { $form ->
   *[inf] scrap
    [imp] you may scrap
 } { $n ->
    [one] a card
   *[other] up to { $n } cards
 } { $now ->
    [yes] now in the trade row
   *[no] in the trade row
 }
effect-destroy = destroy target base
effect-destroy-may = { $form ->
   *[inf] destroy target base
    [imp] you may destroy target base
 }
effect-if-opponent_has_base = if an opponent has a base in play, { $what }
effect-if-own_bases = if you have { $n } or more bases in play, { $what }
effect-for-played = { $what } for each { $of } card you have played this turn
effect-for-scrapped = { $what } for each card you have scrapped from your hand or discard pile this turn
what-ship = ship
what-base = base
what-any = card
effect-redirect-top = put the next { $what } you acquire this turn on top of your deck
effect-redirect-hand = put the next { $what } you acquire this turn into your hand
effect-redirect-top-may = { $form ->
   *[inf] put
    [imp] you may put
 } the next { $what } you acquire this turn on top of your deck
effect-redirect-hand-may = { $form ->
   *[inf] put
    [imp] you may put
 } the next { $what } you acquire this turn into your hand
effect-free = acquire a { $what } without paying its cost
effect-free-max = acquire a { $what } of cost { $n } or less without paying its cost
effect-free-top = { $what } and put it on top of your deck
effect-free-hand = { $what } and put it into your hand
effect-copy-ship = become a copy of another ship you have played this turn, and a Machine Cult ship as well
effect-copy-base = become a copy of any base in play until your turn ends, and a Machine Cult base as well
effect-may = you may { $what }
effect-discount = { $form ->
    [inf] pay { $n } less for the next { $what } you acquire this turn (at least 1)
   *[imp] the next { $what } you acquire this turn costs { $n } less (at least 1)
 }
effect-recover = { $form ->
   *[inf] put
    [imp] you may put
 } { $n ->
    [one] a card
   *[other] up to { $n } cards
 } from your discard pile on top of your deck
standing-ship_played = whenever you play a ship, gain { $n } combat
standing-ship_played-of = whenever you play a { $of } ship, gain { $n } combat
standing-ally_of_all = this card counts as an ally for every faction
standing-own_ally = its ally abilities are always on
standing-leaves_when_destroyed = out of the game when destroyed
effect-pay-trade = { $form ->
   *[inf] pay
    [imp] you may pay
 } { $n } trade to { $what }
effect-pay-authority = { $form ->
   *[inf] pay
    [imp] you may pay
 } { $n } authority to { $what }
effect-lose_authority = lose { $n } authority
arrives-hand = if you have played a { $of } card this turn, you may put this card into your hand when you acquire it
arrives-top = if you have played a { $of } card this turn, you may put this card on top of your deck when you acquire it

## Log
player = Player { $seat }
event-turn_began = Turn { $turn }: { $players }
event-row_filled = { $card } comes to the trade row.
event-drew = { $n ->
    [0] { $player } draws no card.
    [one] { $player } draws a card.
   *[other] { $player } draws { $n } cards.
 }
event-drew-cards = { $player } draws { $cards }.
event-shuffled = { $player } shuffles the discard pile into a new deck.
event-played = { $player } plays { $card }.
event-used-primary = { $player } uses { $card }.
event-used-ally = { $player } uses the ally ability of { $card }.
event-used-scrap = { $player } uses the scrap ability of { $card }.
event-gained-trade = { $card }: +{ $n } trade for { $player } ({ $total }).
event-gained-combat = { $card }: +{ $n } combat for { $player } ({ $total }).
event-gained-authority = { $card }: +{ $n } authority for { $player } ({ $total }).
event-acquired-discard = { $player } acquires { $card } { $paid ->
    [0] for free
   *[other] for { $paid } trade
 }.
event-acquired-top = { $player } acquires { $card } { $paid ->
    [0] for free
   *[other] for { $paid } trade
 } and puts it on top of the deck.
event-acquired-hand = { $player } acquires { $card } { $paid ->
    [0] for free
   *[other] for { $paid } trade
 } and takes it into the hand.
event-scrapped-hand = { $player } scraps { $card } from the hand.
event-scrapped-discard = { $player } scraps { $card } from the discard pile.
event-scrapped-play = { $player } scraps { $card } from play.
event-scrapped_from_row = { $player } scraps { $card } from the trade row.
event-discarded = { $player } discards { $card }.
event-owes = { $card }: { $player } will have to discard { $n ->
    [one] a card
   *[other] { $n } cards
 }.
event-recovered = { $player } puts { $card } back on top of the deck.
event-copied = { $card } of { $player } becomes a copy of { $copied }.
event-armed = { $card } will act on the next acquisition of { $player }.
event-attacked = { $player } attacks { $target } with { $n } combat (authority left: { $total }).
event-damaged = { $player } deals { $n } damage to { $card } of { $owner }.
event-destroyed = { $player } destroys { $card } of { $owner }.
event-gave-trade = { $player } hands { $n } trade to { $to }.
event-gave-combat = { $player } hands { $n } combat to { $to }.
event-gave-authority = { $player } hands { $n } authority to { $to }.
event-passed = { $player } passes { $card } to { $to }.
event-done = { $player } is done.
event-turn_ended = { $player } ends the turn.
event-turn_ended-hand = { $player } ends the turn and discards { $cards }.
event-fell = { $player } is defeated.
event-fell-conceded = { $player } concedes.
event-fell-conceded-team = { $player } concedes for the team.
event-left = { $player } leaves { $card } to { $to }.
event-over-won = { $n ->
    [one] { $players } wins the game.
   *[other] { $players } win the game.
 }
event-over-political = Political victory: { $players }.
event-upgraded = { $player } upgrades { $card } for { $paid } trade: it becomes { $into }.
event-mustered = { $player } adds { $card } to the deck.
event-bonus_earned = { $player } earns the victory point card “{ $bonus }”.
event-paid-trade = { $player } pays { $n } trade ({ $card }).
event-paid-authority = { $player } pays { $n } authority ({ $card }).
event-lost = { $player } loses { $n } authority ({ $card }) and has { $total } left.
event-over-draw = The turn limit is reached: a draw.
why-last_standing = All rivals are defeated.
why-first_fall = A defeat has ended the game.
why-turn_limit = The turn limit was reached.

## Questions
ask-main = { $players }: your turn
ask-choose = { $player }: choose one for { $card }
ask-may-primary = { $player }: use the primary ability of { $card }? ({ $text })
ask-may-ally = { $player }: use the { $of } ally ability of { $card }? ({ $text })
ask-may-scrap = { $player }: use all of the scrap ability of { $card }? ({ $text })
ask-may-acquired = { $player }: use what { $card } does when acquired? ({ $text })
ask-may-scenario = { $player }: take the offer of the scenario, { $card }? ({ $text })
ask-scrap = { $player }: { $card } lets you scrap { $n ->
    [one] a card
   *[other] up to { $n } cards
 } { $zone }
ask-scrap-must = { $player }: { $card } makes you scrap { $n ->
    [one] a card
   *[other] { $n } cards
 } { $zone }
ask-discard_for = { $player }: discard { $n ->
    [one] a card
   *[other] up to { $n } cards
 } for { $card }
ask-scrap_row = { $player }: { $card } lets you scrap { $n ->
    [one] a card
   *[other] up to { $n } cards
 } in the trade row
ask-destroy = { $player }: which base does { $card } destroy?
ask-target = { $player }: who discards { $n ->
    [one] a card
   *[other] { $n } cards
 } for { $card }?
ask-discard = { $player }: { $card } makes you discard { $n ->
    [one] a card
   *[other] { $n } cards
 }
ask-discard-owed = { $player }: discard { $n ->
    [one] a card
   *[other] { $n } cards
 } before your turn
ask-free = { $player }: which card do you take for { $card }?
ask-arrive = { $player }: where does { $card } go?
ask-copy_ship = { $player }: which ship does { $card } copy?
ask-copy_base = { $player }: which base does { $card } copy?
ask-recover = { $player }: { $card } lets you put { $n ->
    [one] a card
   *[other] up to { $n } cards
 } of your discard pile on top of your deck
ask-legacy = { $player }: which card do you leave to { $to }?
ask-upgrade = { $player }: upgrade { $card } for { $n } trade?
ask-muster = { $player }: one of your upgraded cards of cost { $n } or less joins your deck

## Actions
act-play-all = Play all
act-play = Play { $card }
act-use = Use { $card }
act-ally = Ally ability of { $card }
act-scrap = Scrap { $card }
act-buy = Buy { $card } for { $n } trade
act-attack = Attack { $player } with { $n } combat
act-attack-base = Attack { $card } of { $player } with { $n } combat
act-give-trade = Hand { $n } trade to { $player }
act-give-combat = Hand { $n } combat to { $player }
act-pass = Pass { $card } to { $player } for 1 trade
act-choose = { $text }
act-pick-hand = { $card } (hand)
act-pick-discard = { $card } (discard pile)
act-pick = { $card }
act-pick-base = { $card } of { $player }
act-send-discard = To the discard pile
act-send-top = On top of the deck
act-send-hand = Into the hand
act-accept = Yes
act-decline = No more
act-decline-upgrade = No upgrade
act-decline-draw = Don't draw
act-decline-scrap = Don't scrap
act-decline-discard = Don't discard
act-decline-destroy = Don't destroy
act-decline-recover = Put nothing back
act-decline-legacy = Let the rest go
act-decline-pay = Don't pay
act-decline-use = Don't use it
act-end = End turn
act-done = Done

## Why not
no-game_over = The game is over.
no-fallen = This player is out of the game.
no-not_your_turn = It is not your turn.
no-not_asked = Another player has to decide first.
no-answer_first = Answer the open question first.
no-no_such_answer = That is no answer to what is asked.
no-must_not_decline = This effect is not optional once it is used.
no-nothing_asked = Nothing has been asked.
no-not_in_hand = { $card } is not in your hand.
no-nothing_to_play = No two cards in your hand can be played without a decision.
no-no_room = There is no room in play for another card of this type.
no-not_in_play = { $card } is not in play there.
no-no_such_ability = { $card } has nothing of that kind to use.
no-already_used = { $card } has already been used this turn: each ability works once a turn.
no-no_ally = { $card } needs another card of the faction in play for its ally ability.
no-not_in_row = { $card } is not in the trade row.
no-no_explorers = There are no Explorers left in the pile.
no-too_dear = { $card } costs { $cost }, you have { $trade } trade.
no-no_combat = You have no combat to attack with.
no-too_strong = It takes { $needed } combat, you have { $combat }: a base must be destroyed in one go.
no-outpost_first = An outpost protects it: destroy the outposts first.
no-not_a_target = This format does not let you attack { $player }.
no-whole_pool = With one opponent an attack uses all your combat.
no-damage_does_not_stay = Damage does not stay on this base: pay its whole defence at once.
no-not_a_teammate = { $player } is no team-mate who can receive this.
no-more_than_defence = The base has { $n } defence left: no more can be spent on it.
no-not_that_much = You do not have that much.
no-not_in_discard = { $card } is not in your discard pile.
no-truce = There is a ceasefire: no attack on a player before turn { $n } of your own. Bases may be attacked.
no-no_offer = The scenario offers nothing you can pay for now, or you have taken its offer this turn.

## Terminal
show-head = Turn { $turn } · { $format }
show-row = Trade row
show-explorers = Explorers { $n }
show-explorers-endless = Explorers without end
show-deck = trade deck { $n }
show-scrap = scrap heap { $n }
show-seat = { $player }{ $mark } · authority { $authority } · trade { $trade } · combat { $combat }
show-hand = Hand { $n }
show-piles = deck { $deck } · discard { $discard }
show-bases = Bases
show-ships = In play
show-turn = ◀ turn
show-out = out
role-emperor = emperor
role-admiral = admiral
role-boss = boss
role-raider = raider

## Actions that cannot be read
unreadable-card = there is no card `{ $card }` in this game
unreadable-first-ally = the first ally ability is `ally` without a number
unreadable-sticker = `{ $sticker }` is not a sticker that can be used
