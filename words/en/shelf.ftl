# What lies on the shelf beside the games' own cards.

option-data = Cards
option-data-summary = The game's own cards, or somebody's variant of them.
option-data-usual = The game's own
option-data-variant = { $name } ({ $label })
