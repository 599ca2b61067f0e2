# Ce qui se trouve sur l'étagère à côté des cartes des jeux.

option-data = Cartes
option-data-summary = Les cartes du jeu, ou la variante de quelqu'un.
option-data-usual = Celles du jeu
option-data-variant = { $name } ({ $label })
