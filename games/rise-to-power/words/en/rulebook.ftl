# The rules in our own words, and the guided first game.

rules-rtp-1-title = What it is about
rules-rtp-1 = You lead a power company. Connect districts to your plant, bring them under power, and win contracts from your rivals. Whoever has the most influence at the end wins.
rules-rtp-2-title = PRISM
rules-rtp-2 = PRISM cards are energy, in three colours with values from one to six. Green powers residential districts, blue offshore ones, orange those in space. By the rulebook everybody starts with two cards; by a house rule of ours, which can be turned off, those who play later get some more.
rules-rtp-3-title = The plant
rules-rtp-3 = Your plant has three numbers: Draw Power (how many PRISM you draw), Plant Capacity (how many you may keep at the end of your turn) and Connections (how many districts it can feed). Icons on powered districts raise them.
rules-rtp-4-title = A turn
rules-rtp-4 = First you take two contracts from the track and lay each on a free place beside your plant or a powered district. Neither may be declined; but without a free place you take no more, and what you cannot lay stays on the track. Then you have two action points. At the end the track is filled, and you discard down to your Plant Capacity.
rules-rtp-5-title = Powering
rules-rtp-5 = Discard PRISM of the district's colour worth at least its cost. The contract lights up: its icons count at once, its influence at the end. If you pay the exact value, the action point comes back. Too much is lost without change.
rules-rtp-6-title = Upgrading
rules-rtp-6 = Power a contract and lay it over a powered district of the same name whose influence is higher. The top card's icons count, all influence in the stack counts, and each upgrade is worth one more.
rules-rtp-7-title = Contesting
rules-rtp-7 = Show PRISM that would pay for a rival's contract. The owner may power it at once and keep it; otherwise it is yours, powered in your network. A contest never gives the action point back.
rules-rtp-8-title = The Exchange
rules-rtp-8 = Send one of your contracts to the Exchange to use its trade ability at once. From the end of the turn on, it lies there under power, and anybody with a free connection may take it for one action point and no PRISM.
rules-rtp-9-title = Agendas
rules-rtp-9 = The first player to meet an agenda’s condition takes it at once, in anybody’s turn, and keeps it. If several meet it in the same moment, it goes to the one whose turn it is, else to the next clockwise.
rules-rtp-10-title = The end
rules-rtp-10 = When somebody ends a turn with eight powered districts, or the contracts run out, everybody else has one more turn. Then count the influence of all powered cards, one more for every upgrade card, and your agendas. By our own rule a tie goes to more powered districts, then to more agendas, then to more PRISM value in hand; after that the win is shared.
rules-rtp-11-title = What is ours
rules-rtp-11 = The rulebook v0.9a prints no contracts, no trade abilities and no agendas, but for the name Seaport and two of its influences. The 45 contracts, nine abilities and four agendas played here are a community set, designed for this project and not by the publisher; every card says where it comes from. The long game and more PRISM for later seats are house variants.

## The guided first game.
learn-rtp-welcome = Welcome. In the middle is your power plant. You take contracts from the track, lay them beside it and bring them under power; whoever has the most influence wins. The contracts, abilities and agendas you will see are our own: the rulebook prints none.
learn-rtp-signs = On a contract the star is the influence it is worth, the flash what it costs in PRISM of its colour. PRISM are the cards below: the power you pay with. The diamonds are your action points this turn.
learn-rtp-acquire = Take a contract: click the Garden Quarter on the track, then one of the lit places beside your plant.
learn-rtp-acquire-two = You take two each turn. Choose another one and lay it beside the plant.
learn-rtp-power = Now power the Garden Quarter: it costs five green. Click it and choose “Power it”. The table proposes the exact set, 3 + 2, and exactness gives the action point back.
learn-rtp-points = Windows light up: it counts. You still have points. Draw PRISM for the next turn, or power something else.
learn-rtp-end = Use what is left, or end your actions.
learn-rtp-watch = Watch your rival take contracts. A contract without power can be contested.
learn-rtp-upgrade = Some turns later. Your Seaport has power; the other Seaport, still dark, is worth less. Lay it over the first: click the dark one, choose “Upgrade” and pay 5 blue. An upgrade is worth one more, and paid exactly it costs no action point.
learn-rtp-contest = Your rival left a Garden Quarter without power, and you have 5 green in hand: contest it. Click your rival above, then the lit contract, then a place in your own network, and do it.
learn-rtp-contested = You show your cards; the owner may pay for it at once and keep it, or let it go.
learn-rtp-trade = It is yours, and lit. One more thing: a contract you do not need can be sent to the Exchange for its trade ability, which the text of the card tells. Click your Solar Array and choose “Send to the Exchange”.
learn-rtp-agendas = The agendas at the side go to whoever meets them first; the bars show how far everybody is. Eight powered districts in a network, or an empty contract deck, begin the last round.
learn-rtp-finish = That is all of it. Play this game on, or leave whenever you like.
