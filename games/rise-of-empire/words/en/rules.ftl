# Rise of Empire: the campaign.

title = Rise of Empire
summary = A legacy campaign of twelve games for two: what you upgrade stays upgraded. Played with a community scenario pack, not the published box.
format-standard = Campaign game
format-standard-summary = One scenario of the campaign, Star Empire against Trade Federation.

## Scenario rules
rule-only = { $who } only: { $text }
who-first = First player
who-second = Second player
only-authority-set = starts with { $n } authority.
only-authority-add = starts with { $n } more authority.
only-replace = in the personal deck { $n ->
    [one] one { $from } becomes a { $to }
   *[other] { $n } { $from } cards become { $to } cards
 }.
only-in_play = starts with a { $card } in play.
only-muster = before the game, takes { $cards ->
    [1] one card
   *[other] { $cards } cards
 } of cost { $n } or less that it upgraded from the trade deck into its own deck.
only-no_attack_before = does not attack the other player before its own turn { $n }; bases may be attacked.
rule-envelope = From the envelope, into the trade deck for good: { $cards }.
rule-envelope-once = From the envelope, into the trade deck for this game: { $cards }.
rule-political = Political victory: whoever uses all five stickers of their sheet { $n } wins at once.
rule-authority-set = Both players start with { $n } authority.
rule-authority-add = Both players start with { $n } more authority.
rule-catch_up = The side behind starts with { $n } more authority for each victory point it is behind, at most { $most }.
rule-replace = In both personal decks { $n ->
    [one] one { $from } becomes a { $to }
   *[other] { $n } { $from } cards become { $to } cards
 }.
rule-in_play = Both players start with a { $card } in play.
rule-muster = Before the game, each side takes { $cards ->
    [one] one card
   *[other] { $cards } cards, one at a time,
 } of cost { $n } or less that it upgraded from the trade deck into its own deck, the second player first.
rule-upgraded_price = Cards that were upgraded in earlier games cost { $n } less, but at least 1.
rule-upgrade_price = In this game an upgrade costs { $ship ->
    [0] nothing
   *[other] { $ship } trade
 } for a ship and { $base ->
    [0] nothing
   *[other] { $base } trade
 } for a base.
rule-adds = { $cards }: the primary ability adds “{ $text }”.
rule-price = { $card } costs { $n } less.
rule-defense-less = Every base has { $n } less defense, but at least 1.
rule-defense-more = Every base has { $n } more defense.
rule-row = The trade row has { $n } cards.
rule-allies_on = { $cards }: ally abilities are always on.
rule-turn_start = At the start of your turn: { $text }.
rule-turn_start-from = At the start of your turn, from your own turn { $n } on: { $text }.
rule-once_per_turn = Once a turn you may pay { $n } trade to { $text }.
rule-on_acquire = Whenever you acquire a card: { $text }.
rule-on_acquire-faction = Whenever you acquire a { $of } card: { $text }.
rule-on_acquire-first = The first card you acquire each turn: { $text }.
rule-on_acquire-upgraded = Whenever you acquire a card that was upgraded before: { $text }.
rule-on_acquire-upgraded-first = The first card you acquire each turn that was upgraded before: { $text }.
rule-no_attack_before = No attack on a player before the attacker's own turn { $n }; bases may be attacked.
rule-bonus = Bonus card “{ $name }” ({ $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }): { $when }.
bonus-upgrades = the first to upgrade { $n } { $of } cards in this game
bonus-destroys = the first to destroy { $n } opposing bases in this game
bonus-defectors = the first to acquire { $n } cards in this game that the opponent had upgraded
bonus-keeps = whoever wins with their own { $card } still in play

## The table
show-scenario = Scenario { $n }: { $name } · { $label }
show-political = Stickers of sheet { $sheet }: { $side } { $one } of 5 · { $other } { $two } of 5

## The campaign
side-star_empire = Star Empire
side-trade_federation = Trade Federation
the-star_empire = the Star Empire
the-trade_federation = the Trade Federation
how-authority = by authority
how-political = by a political victory
how-conceded = by concession
life-head = { $name } · { $label }
life-players = Star Empire: { $empire } · Trade Federation: { $federation }
life-coin = Both wanted the same side: a coin decided.
life-pack-changed = The pack “{ $id }” is here in version { $other }, which plays otherwise. This campaign goes on with version { $version }, as it began.
life-forked = A copy of another campaign, from the end of game { $n }.
life-game = Game { $n }, { $name }: { $side } ({ $player }) wins { $how } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
life-played = { $n ->
    [0] No game has been played yet.
    [one] One game of twelve has been played.
   *[other] { $n } games of twelve have been played.
 }
life-choice = Choice of { $side }: { $text }
life-upgrade = Turn { $turn }: { $side } upgrades { $card } (sheet { $sheet }: { $text })
life-bonus = { $side } earns “{ $name }”
life-top-up = After the campaign: { $side } upgrades { $card } (sheet { $sheet }: { $text })
life-score = { $side }: { $total } (games { $wins }, bonus cards { $bonus }, realms { $realms }{ $finale ->
    [0] {""}
   *[other] , at the end { $finale }
}), { $stickers } of 20 stickers
life-realm = { $realm }: { $empire } upgraded by the Star Empire, { $federation } by the Trade Federation
life-won = { $side } ({ $player }) has won the campaign.
life-next = Next: game { $n }, { $name }; { $side } ({ $player }) begins.
life-running = Game { $n }, { $name }, has begun: { $plies ->
    [one] 1 action so far
   *[other] { $plies } actions so far
 }.
life-choose = { $player } chooses: { $title }
life-topping = The sides now upgrade up to 20 cards each: { $side } is next.
life-done = The trade deck is complete: 60 cards, 40 of them upgraded, and the post-campaign cards.

## Why a campaign refuses
fault-not_asked = It is { $player } who chooses now.
fault-unreadable = This cannot be read: { $why }
fault-no_file = This is not a campaign file.
fault-damaged_file = { $n ->
    [0] The file is damaged: it contradicts its own games.
    [one] The file is damaged: game { $games } does not replay to what it says.
   *[other] The file is damaged: games { $games } do not replay to what it says.
 }
fault-format = This campaign is of format { $n }, which this program does not read.
fault-no_pack = The pack “{ $why }” is not here; install it first.
fault-other_pack = The campaign was begun with version { $wanted } ({ $wanted_hash }) of the pack “{ $id }”; here is version { $found } ({ $found_hash }).
fault-finished = The twelve games have been played.
fault-not_finished = The campaign is not over yet.
fault-choice_needed = The scenario asks the first player to choose: 1 to { $n }.
fault-no_such_choice = { $n ->
    [0] There is nothing to choose in this scenario.
   *[other] The choice is from 1 to { $n }.
 }
fault-game_running = A game has begun already.
fault-no_game = No game has begun.
fault-not_over = The game is not over.
fault-no_winner = Nobody won: a game of the campaign is played to its end.
fault-other_game = This is not the record of the campaign's running game (scenario { $n }).
fault-no_such_game = There is no such game; { $n ->
    [one] 1 game has been played
   *[other] { $n } games have been played
 }.
fault-top_up = This upgrade cannot be made: { $why }
fault-table = { $why }
fault-record = The record does not replay: { $why }
fault-damaged = The file is damaged: { $why }

## Options, and the trade deck as a set of Star Realms
note-no-room = { $card } has two ally abilities: no room for the ally ability on the sticker “{ $sheet }”, cost { $n }; it is not offered for this card.
option-pack = Pack
option-pack-summary = Rise of Empire: whose cards, stickers and scenarios are played.
option-kingdom = The Kingdom's symbol
option-kingdom-summary = Rise of Empire: what the Kingdom's cards give when they are acquired.
option-kingdom-combat = Combat
option-kingdom-trade = Trade
option-post_campaign = Post-campaign cards
option-post_campaign-summary = Rise of Empire: with the 24 cards that join the trade deck after the campaign.
option-scenario = Scenario
option-scenario-summary = Which game of the campaign is played, from 1 to 12.
option-choice = First player's choice
option-choice-summary = In scenarios that ask the first player to choose: which option, from 1.
option-empire = Star Empire
option-empire-summary = The seat that plays the Star Empire.
set-rise-of-empire = Rise of Empire (community scenario pack, not the published box)
option-first = First player
option-first-summary = The seat that begins; drawn by lot if you leave it.
option-turn_limit = Turn limit
option-turn_limit-summary = Stop as a draw after this many turns of all players, so that every game ends.

## Buttons
act-upgrade = Upgrade with { $sheet }, cost { $n }: { $text }
act-scenario = Scenario: { $text }
