# The rules in our own words, and the guided first game.

rules-sr-1-title = What it is about
rules-sr-1 = You begin with ten weak ships and 50 authority. Every turn you spend trade on better ships and bases, and combat on your rival. Whoever has no authority left is out; the last one standing wins.
rules-sr-2-title = The start
rules-sr-2 = Everybody has a deck of eight Scouts and two Vipers. Five cards lie in the trade row; beside it lies a pile of Explorers. The first player draws three cards for the first turn, all others five.
rules-sr-3-title = Your turn
rules-sr-3 = Play cards from your hand, use abilities, buy and attack, in any order and as often as you can. A ship does what it says at once. Trade and combat gather in your pools and are gone when the turn ends.
rules-sr-4-title = Buying
rules-sr-4 = A card in the row costs what the coin in its corner says. It goes to your discard pile and the row is filled at once. Explorers cost two and can always be bought while there are any.
rules-sr-5-title = Bases and outposts
rules-sr-5 = A base stays in play from turn to turn and may be used once in each of your turns. The shield shows the combat needed, in one turn, to destroy it. Outposts have a black shield: while a rival has one, neither that rival nor other bases of theirs can be attacked.
rules-sr-6-title = Allies
rules-sr-6 = The row behind a faction's emblem is an ally ability. It can be used once a turn as soon as another card of that faction is in play on your side, or has been this turn.
rules-sr-7-title = Scrapping
rules-sr-7 = The row behind the bin is a scrap ability: you may put the card out of the game for good and take what it says. Other abilities scrap cards of your hand or discard pile. Getting rid of Scouts and Vipers makes your deck stronger.
rules-sr-8-title = The end of a turn
rules-sr-8 = Ships and what is left in your hand go to your discard pile, bases stay. Then you draw five cards. When the deck runs out in the middle of a draw, the discard pile is shuffled and becomes the deck.
rules-sr-9-title = More than two players
rules-sr-9 = Free-for-all: attack anybody. Hunter: attack the player to your left only, and the bases of both neighbours; when your prey falls, the next one becomes yours. In Hunter First Blood the first elimination ends the game.
    Hydra: two or three heads share one authority and one turn and may give each other trade and combat. Emperor: two teams of three; admirals protect their emperor, and a team wins when the other emperor falls. For one trade you may pass a card from your discard pile to a team-mate. Raid: one boss with a large hand against all others, and damage to the boss's bases stays.
rules-sr-10-title = At this table
rules-sr-10 = What glows can act. A click plays, buys, attacks or uses; where a card offers several things it asks you beside the card. Anything that cannot be done tells you why when you click it. Hold a card to see it large (a mouse may rest on it, a keyboard has I).

## The guided first game.
learn-sr-welcome = Welcome. Below is your hand, in the middle the trade row, above your rival with 20 authority (the blue shield). Your aim: bring it to zero.
learn-sr-play = Scouts give trade, Vipers give combat. Click a Scout to play it and watch the coin at the bottom.
learn-sr-play-all = Good. Cards that ask for no decision can be played together: press “Play all”.
learn-sr-base = You own a base, the Stellar Reef. Bases stay from turn to turn; click it to use it.
learn-sr-buy = You have trade to spend. What glows in the row can be bought. The Predator is a good start; it goes to your discard pile.
learn-sr-attack = Your rival's Warning Beacon has a black shield: an outpost. It must be destroyed before anything else can be attacked. Click it.
learn-sr-end = What still glows in the row you could buy with the trade you have left. Unused trade and combat are lost. When you have what you want, end the turn.
learn-sr-watch = Now watch your rival. The log tells what happens, turn by turn; a click on the table goes straight to the end of it.
learn-sr-late = Some turns later. Your rival has 10 authority left, and you hold better cards: two of the Blob, an Explorer. Play them all.
learn-sr-ally = Five combat: not enough. But cards of one faction help each other. The row behind the emblem is an ally ability; two Blob cards are in play. Click the Cargo Pod and use it.
learn-sr-scrap = Eight. The row behind the bin puts a card out of the game for good, for something now. Click the Explorer and scrap it for two more combat.
learn-sr-look = Before you strike: hold any card to see it large (a mouse may rest on it, a keyboard has I). Click something dark, and the table tells you why it cannot be done.
learn-sr-strike = Ten combat, and nothing in your way: attack your rival.
learn-sr-finish = Their authority is gone and the game is yours. You know the rules now; a whole game takes about twenty minutes.
