# The numbered rulings a card's page shows. Why and how they are graded: docs/rules.md.

ruling-rtp-02 = There are 54 PRISM cards: three colours, values 1 to 6, three copies of each.
ruling-rtp-03 = A plant has Draw Power 2, Plant Capacity 4 and 4 Connections.
ruling-rtp-05 = All four agendas are there at every player count.
ruling-rtp-10 = The limit for powering is Connections. Plant Capacity only limits the hand at the end of the turn.
ruling-rtp-11 = Powering, contesting for a new district and taking from the Exchange need enough connections afterwards; the card’s own icons count.
ruling-rtp-13 = Pay with cards of the sector’s colour worth at least the cost; no card that could be left out, no change. Paying exactly gives the action point back, for upgrades too.
ruling-rtp-17 = An upgrade has the same district name and less printed influence than the card on top.
ruling-rtp-27 = A trade ability is carried out at once, as far as possible. “This turn” ends with the action phase; two discounts add up, and the price is at least 1.
ruling-rtp-31 = An agenda is claimed by itself as soon as it is met, in anybody’s turn; whoever’s turn it is comes first, then clockwise. It is kept.
ruling-rtp-32 = Agendas can be claimed in the last round too.
