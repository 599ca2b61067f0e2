# The campaign in the browser.

campaign-page = To the campaign
campaign-fork = Play on from here
campaign-fork-hint = A copy of the campaign as it stood after this game
campaign-drawn = The campaign is drawn
campaign-winner = { $side } wins the campaign: { $name }
campaign-first = { $name } begins
campaign-resume = To the table
campaign-play = Play scenario { $n }
campaign-sides = The two sides
campaign-track = Scenario by scenario
campaign-score = Games { $wins } · bonus { $bonus } · realms { $realms } · stickers { $stickers }
campaign-games = Victory cards and games
campaign-no-games = Nothing has been played yet.
campaign-won = { $name } won ({ $how }) in { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
campaign-history = The whole story
scenario-n = Scenario { $n }
scenario-of = Scenario { $n } of { $of }
victory-points = Victory points
victory-points-n = { $n ->
    [one] one victory point
   *[other] { $n } victory points
}
political-of = { $n } of { $of } stickers
sticker-sheets = Sticker sheets
stickers-free = { $n } of { $of } free
sticker-on = on { $card }
sticker-moment = A card is changed for good
sticker-for = Upgrade { $card } for
sticker-loses = What the card does when acquired happens this once more: a changed card has lost it.
sticker-decline = Leave it as it is
for-good = for the rest of the campaign
upgraded-cards = Upgraded cards
upgraded-none = No card has been changed yet. When you acquire one you can pay to put a sticker on it.
top-up = The last stickers
top-up-hint = { $name } still takes { $n ->
    [one] one sticker
   *[other] { $n } stickers
}.

## Stickers are the game.
could-upgrade = +{ $n } trade: upgrade
sticker-fits = For cards that cost { $n }
stickers-now = { $n } can be paid now
sticker-now = Now: { $card }, { $n } trade with its sticker
sticker-open = { $card } lies open: { $n } trade with its sticker
sticker-first = A sticker stays on this very card for all games to come. It can only be put on now, while the card is acquired, and it takes more trade beside the card’s cost. Each sticker is there once.
