# The page in the browser.

## The short words on a card's face, where an icon cannot say it.
fx-or = or
fx-each = each:
fx-per = per
fx-per-scrapped = per card scrapped
fx-from-hand = from hand
fx-from-discard = from discard
fx-from-row = in the row
fx-destroy-base = destroy a base
fx-if-own-bases = with { $n } bases
fx-if-rival-base = if a rival has a base
fx-next-to = next { $what ->
        [ship] ship
        [base] base
       *[other] card
    } { $to ->
        [top] on deck
        [hand] to hand
       *[other] to discard
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
fx-next = next { $what ->
        [ship] ship
        [base] base
       *[other] card
    }
fx-recover = discard to deck top
fx-ally-of-all = ally of all
fx-arrives = arrives { $to ->
        [top] on deck
        [hand] in hand
       *[other] in discard
    }
