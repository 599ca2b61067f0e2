# Star Realms in the browser.

## The short words on a card's face, where an icon cannot say it.
fx-or = or
fx-each = each:
fx-per = per
fx-per-scrapped = per card scrapped
fx-from = from
fx-from-hand = from hand
fx-from-discard = from discard
fx-from-row = in the row
fx-from-row-short = in row
fx-destroy-base = destroy a base
fx-with = with
fx-if-own-bases = with { $n } bases:
fx-if-rival = if rival
fx-if-rival-base = if a rival has a base:
fx-next-to = next { $what ->
        [ship] ship
        [base] base
       *[other] card
    } { $to ->
        [top] on deck
        [hand] to hand
       *[other] to discard
    }
fx-next-short = next
fx-free-short = { $what ->
       *[other] free
    }
fx-free = a free { $what ->
        [ship] ship
        [base] base
       *[other] card
    }
fx-free-up-to = a free { $what ->
        [ship] ship
        [base] base
       *[other] card
    } of { $max } or less
fx-copy = copy a { $what }
fx-copy-short = copy
fx-next = next { $what ->
        [ship] ship
        [base] base
       *[other] card
    }
fx-recover = discard to deck top
fx-ally-of-all = ally of all
fx-ally-of-all-short = ally of all
fx-arrives = arrives { $to ->
        [top] on deck
        [hand] in hand
       *[other] in discard
    }

last-turn = Last turn
why-first_fall = The first to fall ended the game.
why-last_standing = Nobody else was left standing.
why-last_standing-raid = The fight between the boss and the raiders is decided.
actions-n = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
faction-blob = Blob
faction-trade_federation = Trade Federation
faction-star_empire = Star Empire
faction-machine_cult = Machine Cult
faction-consortium = Consortium
faction-kingdom = Kingdom
faction-scavengers = Scavengers
kind-ship = Ship
kind-base = Base
kind-outpost = Outpost
set-colony-wars = Colony Wars
set-core = Core Set
set-starters = Starting cards
trade = Trade
combat = Combat
authority = Authority
deck-top = Known on top of the deck:
discard-of = Discard pile of { $name }
from-discard = From your discard pile
pile-empty = Nothing here.
trade-row = Trade row
trade-deck = Trade deck
scrap-heap = Scrap heap
rivals = Other players
in-play = In play
left-n = { $n } left
copy-of = copy of { $name }
used = used
damage = { $n } damage
relation-mate = Team-mate
relation-target = You may attack
relation-bases = You may attack the bases
relation-safe = Out of your reach
role-emperor = Emperor
role-admiral = Admiral
role-boss = Boss
role-raider = Raider
owes = Owes { $n ->
    [one] one discard
   *[other] { $n } discards
 }
attack-for = Attack for { $n }
shielded = Shielded
give = Give
pass-card = Pass a card…
part = only a part
less = Less
more = More
armed = Something waits for your next acquisition
main-phase = Play, buy and attack, in any order.
play-all = Play all
left-cards = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
 }
left-abilities = { $n ->
    [one] one ability
   *[other] { $n } abilities
 }
left-trade = { $n } trade
left-combat = { $n } combat
turn = Turn
why-first_fall-emperor = An emperor has fallen.
why-first_fall-raid = The boss has fallen.
team-n = Team { $n }
set-rise-of-empire = Rise of Empire
set-post-campaign = After the campaign
why-political_victory = A political victory: all stickers of the sheet are used.

## A turn in one line.
digest-plays = plays { $cards }
digest-gains = { $plays }: { $gained }
digest-buys = buys { $cards }
digest-upgrades = upgrades { $cards }
digest-scraps = scraps { $cards }
digest-destroys = destroys { $cards }
digest-attacks = attacks { $name } for { $n }
digest-discards = discards { $cards }

## Rules under a name.
preset-app = As in the publisher’s app
