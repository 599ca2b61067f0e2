# The rules in our own words, and the guided first game.

rules-roe-1-title = What it is about
rules-roe-1 = Two players lead the Star Empire and the Trade Federation through twelve games. Each game follows the rules of Star Realms with a scenario of its own, and what is changed on a card stays changed for all games to come. The published cards and scenarios are not public: this table plays a community pack and says so wherever it is shown.
rules-roe-2-title = The start
rules-roe-2 = Each side has eight Scouts, a Viper, two starting cards of its own and 50 authority. The Star Empire begins the first game; later, whoever won the last victory point card begins. The first player draws three cards, the other five. The trade deck has 20 cards each of Consortium, Kingdom and Scavengers.
rules-roe-3-title = Changing a card for good
rules-roe-3 = While you acquire a ship you may pay 2 trade more, for a base 3, to put a sticker on it; never later. Some scenarios name another price. A card is changed once in its life, each copy on its own. Explorers and starting cards are never changed. A card acquired for nothing can be changed too, for the same price.
rules-roe-4-title = Stickers
rules-roe-4 = You use the sheets of your own side, as far as scenarios 1 to 4 have unlocked them. The printed cost chooses the row; each row is used once in the campaign, for a ship or for a base. A changed card belongs to two factions, and either player may buy and use it.
rules-roe-5-title = When acquired
rules-roe-5 = Cards do something once, at the moment they are acquired. It comes after everything has been paid, so it never pays for its own sticker. A changed card has lost this ability for the rest of the campaign.
rules-roe-6-title = Scenarios
rules-roe-6 = A scenario's rules hold for both players. Some let the first player choose something before the cards are dealt. In scenarios 1 to 4 whoever uses the fifth sticker of that scenario's own sheet wins at once: a political victory, worth as much as any other.
rules-roe-7-title = Who wins the campaign
rules-roe-7 = Count the victory point cards of the games won and the bonus cards. Each of the three realms gives { $realm_points ->
    [one] { $realm_points } point
   *[other] { $realm_points } points
 } to the side that upgraded more of its cards; nobody on a tie. If still equal, more stickers decide, then scenario 12.
rules-roe-8-title = Afterwards
rules-roe-8 = Both sides change further cards until each has used 20 stickers. The deck that you made together is then a set like any other, for ordinary games of Star Realms.

## The guided first game.
learn-roe-welcome = Welcome. A campaign is twelve games of Star Realms for two, you here for the Star Empire. What you change on a card stays changed in every game to come. (If you have never played Star Realms, take its lesson first.)
learn-roe-scenario = The strip at the top is this game's scenario: its special rules, and how many stickers each side has used for a political victory.
learn-roe-play = Play your hand.
learn-roe-buy = Six trade. Acquire the Cavalier: it costs two.
learn-roe-sticker = While you acquire a card, and never later, you may put a sticker on it: two trade more for a ship, three for a base. The printed cost chooses the row of the sheet. Take it.
learn-roe-acquired = The Cavalier is changed for every game to come, and helps two factions. What a card does once when acquired (its lowest row) happened now for the last time: a changed card has lost it. Acquire the Squire, whose own gives combat.
learn-roe-sheets = Each row of a sheet can be used once in the whole campaign, for a ship or for a base. Your rival may buy the cards you changed, and you theirs.
learn-roe-end = Attack if you like, then end the turn.
learn-roe-watch = Watch your rival.
learn-roe-fifth = Another way to win. Here four stickers of this scenario's own sheet are used; the fifth wins at once, whatever the authority. Play your hand.
learn-roe-bastion = The Bastion costs five and fits the last free row. Acquire it.
learn-roe-political = Three trade more, and history is made.
learn-roe-finish = A political victory, worth as much as any other. Begin a campaign against the computer, a friend, or somebody on this screen.
