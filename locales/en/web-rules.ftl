# The rules of each game in our own words, and the guided first games.

title-star-realms = Star Realms
title-rise-of-empire = Rise of Empire
rules-base = The rules of Star Realms
title-rise-to-power = Rise to Power
title-galactic-rebellion = Galactic Rebellion
learn-by-doing = Learn by doing
picture-of-table = The table of { $game }
lesson-next = Next
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-done = Done
lesson-step = Step { $n } of { $of }

## Star Realms.
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
rules-sr-10 = What glows can act. A click plays, buys, attacks or uses; where a card offers several things it asks you beside the card. Anything that cannot be done tells you why when you click it. Hover over a card, hold it, or press I to see it large.

## Rise of Empire.
rules-roe-1-title = What it is about
rules-roe-1 = Two players lead the Star Empire and the Trade Federation through twelve games. Each game follows the rules of Star Realms with a scenario of its own, and what is changed on a card stays changed for all games to come. The published cards and scenarios are not public: this table plays a community pack and says so wherever it is shown.
rules-roe-2-title = The start
rules-roe-2 = Each side has eight Scouts, a Viper, two starting cards of its own and 50 authority. The Star Empire begins the first game; later, whoever won the last victory point card begins. The first player draws three cards, the other five. The trade deck has 20 cards each of Consortium, Kingdom and Scavengers.
rules-roe-3-title = Changing a card for good
rules-roe-3 = While you acquire a ship you may pay 2 trade more, for a base 3, to put a sticker on it; never later. A card is changed once in its life, each copy on its own. Explorers and starting cards are never changed. A card acquired for nothing can be changed too, for the same price.
rules-roe-4-title = Stickers
rules-roe-4 = You use the sheets of your own side, as far as scenarios 1 to 4 have unlocked them. The printed cost chooses the row; each row is used once in the campaign, for a ship or for a base. A changed card belongs to two factions, and either player may buy and use it.
rules-roe-5-title = When acquired
rules-roe-5 = Cards do something once, at the moment they are acquired. It comes after everything has been paid, so it never pays for its own sticker. A changed card has lost this ability for the rest of the campaign.
rules-roe-6-title = Scenarios
rules-roe-6 = A scenario's rules hold for both players. Some let the first player choose something before the cards are dealt. In scenarios 1 to 4 whoever uses the fifth sticker of that scenario's own sheet wins at once: a political victory, worth as much as any other.
rules-roe-7-title = Who wins the campaign
rules-roe-7 = Count the victory point cards of the games won and the bonus cards. Each of the three realms gives 2 points to the side that changed more of its cards; nobody on a tie. If still equal, more stickers decide, then scenario 12.
rules-roe-8-title = Afterwards
rules-roe-8 = Both sides change further cards until each has used 20 stickers. The deck that you made together is then a set like any other, for ordinary games of Star Realms.

## Rise to Power.
rules-rtp-1-title = What it is about
rules-rtp-1 = You lead a power company. Connect districts to your plant, bring them under power, and win contracts from your rivals. Whoever has the most influence at the end wins.
rules-rtp-2-title = PRISM
rules-rtp-2 = PRISM cards are energy, in three colours with values from one to six. Green powers residential districts, blue offshore ones, orange those in space. You start with two cards.
rules-rtp-3-title = The plant
rules-rtp-3 = Your plant has three numbers: how many PRISM you draw, how many you may hold at the end of your turn, and how many districts your grid can feed. Icons on powered districts raise them.
rules-rtp-4-title = A turn
rules-rtp-4 = First you take two contracts from the track and lay each beside your plant or a powered district. Then you have two action points. At the end the track is filled, and you discard down to what your plant can hold.
rules-rtp-5-title = Powering
rules-rtp-5 = Discard PRISM of the district's colour worth at least its cost. The contract lights up: its icons count at once, its influence at the end. If you pay the exact value, the action point comes back. Too much is lost without change.
rules-rtp-6-title = Upgrading
rules-rtp-6 = Power a contract and lay it over a powered district of the same name whose influence is higher. The top card's icons count, all influence in the stack counts, and each upgrade is worth one more.
rules-rtp-7-title = Contesting
rules-rtp-7 = Show PRISM that would pay for a rival's contract. The owner may power it at once and keep it; otherwise it is yours, powered in your network. A contest never gives the action point back.
rules-rtp-8-title = The Exchange
rules-rtp-8 = Send one of your contracts to the Exchange to use its trade ability at once. From the end of the turn on, it lies there under power, and anybody with a free connection may take it for one action point and no PRISM.
rules-rtp-9-title = Agendas and the end
rules-rtp-9 = The first player to meet an agenda's condition takes it at once. When somebody ends a turn with eight powered districts, or the contracts run out, everybody else has one more turn.

## Galactic Rebellion.
rules-gr-1-title = What it is about
rules-gr-1 = You lead a rebel faction against the Empire. Over eight rounds in three epochs you send workers to eight tracks, land them on planets, and gather points from planets, the senate, technologies, missions and your economy.
rules-gr-2-title = Workers
rules-gr-2 = Rebels can do everything. Specialists do one thing better: soldiers and heroes fight, smugglers take trade routes and count double on missions, scientists take laboratories and research for less, diplomats have two votes.
rules-gr-3-title = A round
rules-gr-3 = In turn order everybody places one worker at a time until all are placed. Then the eight tracks are resolved from top to bottom, incomes and technologies pay, and a new round begins.
rules-gr-4-title = Planets
rules-gr-4 = Workers on this track land one after the other, left to right, on a planet of your choice that no fleet blocks. The first scientist on a planet takes its laboratory, which is a cube of military science; the first smuggler takes its trade route.
rules-gr-5-title = Goods
rules-gr-5 = Take goods in the order of the track. A route counts as two goods of its planet. Four of a kind pay six credits a round, three of a kind pay three, three different ones pay one.
rules-gr-6-title = Missions and research
rules-gr-6 = Workers on the mission track are what missions are paid with; one mission is performed a round. Research costs 10, 15 or 20 credits by epoch, five less for a scientist.
rules-gr-7-title = War
rules-gr-7 = Soldiers and heroes attack a sentinel or a rival's worker. Both sides put their cubes in the bag and three are drawn; the majority wins. The table shows the odds before you decide.
rules-gr-8-title = The senate
rules-gr-8 = Every round an imperial action is put to the vote. Bid with your senators; the winner pays the bid with them and decides what the action does. Most votes at the end of an epoch score seven points.
rules-gr-9-title = Scoring and the end
rules-gr-9 = After rounds 3 and 6, and at the end, each planet pays its high value to whoever has the most workers there and its low value to the second. After round 8 the Empire strikes back on all planets, then everything is counted. The score sheet tells where every point came from.

## The guided first games.
learn-sr-welcome = Welcome. Below is your hand, in the middle the trade row, above your rival with 20 authority (the blue shield). Your aim: bring it to zero.
learn-sr-play = Scouts give trade, Vipers give combat. Click a Scout to play it and watch the coin at the bottom.
learn-sr-play-all = Good. Cards that ask for no decision can be played together: press “Play all”.
learn-sr-base = You own a base, the Stellar Reef. Bases stay from turn to turn; click it to use it.
learn-sr-buy = You have trade to spend. What glows in the row can be bought. The Predator is a good start; it goes to your discard pile.
learn-sr-attack = Your rival's Warning Beacon has a black shield: an outpost. It must be destroyed before anything else can be attacked. Click it.
learn-sr-end = Unused trade and combat are lost. There is nothing more to do: end the turn.
learn-sr-watch = Now watch your rival. The log at the side tells what happens; press S if it is too slow.
learn-sr-ally = Your turn again. Cards of the same faction help each other: the row behind an emblem works as soon as another card of that faction is in play.
learn-sr-scrap = The row behind the bin puts a card out of the game for good, for something now. Explorers do that well, late in the game.
learn-sr-look = Hover over a card or hold it to see it large with its full text. Click something dark, and the table tells you why it cannot be done.
learn-sr-finish = That is nearly all of it. Play this game to its end, or leave whenever you like.
learn-rtp-welcome = Welcome. In the middle is your power plant. Contracts lie on the track, your PRISM below. Whoever has the most influence wins.
learn-rtp-acquire = Take a contract: click the Garden Quarter on the track, then one of the lit places beside your plant.
learn-rtp-acquire-two = You take two each turn. Choose another one and lay it beside the plant.
learn-rtp-power = Now power the Garden Quarter: it costs five green. Click it. The table proposes the exact set, 3 + 2, and exactness gives the action point back.
learn-rtp-points = Windows light up: it counts. You still have points. Draw PRISM for the next turn.
learn-rtp-end = Use what is left, or end your actions.
learn-rtp-watch = Watch your rival take contracts. A contract without power can be contested.
learn-rtp-contest = To contest, look at your rival's network and click a lit contract. You show the cards that pay for it; the owner may defend or let it go.
learn-rtp-upgrade = A second contract of the same name and lower influence can be laid over a powered one: an upgrade, worth one more.
learn-rtp-agendas = The agendas at the side go to whoever meets them first; the bars show how far everybody is.
learn-rtp-finish = Play on, or leave whenever you like.
learn-gr-welcome = Welcome, rebel. Eight planets, eight tracks, eight rounds. The numbers beside a planet are what it pays to the strongest and to the second.
learn-gr-settle = Your first rebels go straight to planets. Click a lit planet; blockaded ones are closed.
learn-gr-place = Now place workers. Choose one below and click a lit space, or drag it there. Start with the Planets track: its workers land later, left to right.
learn-gr-tracks = Each track does one thing, and they are resolved from top to bottom. Put one on Goods.
learn-gr-rest = Place the rest as you like. The senate, the missions and the training of specialists are all worth a try.
learn-gr-resolve = The tracks are being resolved. The line below says who is asked and why; the lit track is the one at work.
learn-gr-senate = In the senate you bid with the workers you placed there. The winner decides what the imperial action does.
learn-gr-war = Soldiers and heroes fight. The chance of winning stands beside each target before you choose.
learn-gr-sheet = Click the players above for the score sheet: it tells where every point comes from.
learn-gr-finish = Seven more rounds to topple the Empire. Play on, or leave whenever you like.
