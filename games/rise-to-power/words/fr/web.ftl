# Rise to Power dans le navigateur.

why-districts = Un joueur avait au moins huit districts actifs.
why-contracts = La pioche des contrats est épuisée.
tie-districts = À égalité d’influence, le plus de districts actifs l’emporte : { $most } contre { $next }.
tie-agendas = À égalité d’influence et de districts, le plus d’agendas l’emporte : { $most } contre { $next }.
tie-prism = À égalité d’influence, de districts et d’agendas, le plus de PRISM en main l’emporte : { $most } contre { $next }.
tie-shared = Influence, districts, agendas et PRISM en main à égalité : la victoire est partagée.
influence = Influence
contracts = Contrats
exchange = Échange
agendas = Agendas
networks = Réseaux
network-of = Réseau { DE($name) }
district-active = Actif.
district-dark = Contrat inactif.
bonus-draw = Puissance de pioche
bonus-capacity = Capacité de la centrale
bonus-connections = { $n ->
    [1] Connexion
   *[other] Connexions
 }
cell = Placer { $cell }
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout montrer
can-contest = contestable
choose-here = choisissez ici
contests = conteste
choose-place = Choisissez où.
exact = compte juste : le point d’action est rendu
other-payment = une autre des { $n } façons de payer
able = Vous pouvez :
able-power = alimenter { $cards }
able-take = prendre { $cards } sans PRISM
able-upgrade = améliorer avec { $cards }
able-contest = contester { $cards }
able-draw = piocher
able-trade = envoyer un contrat à l’Échange
do-it = Valider
draw-n = Piocher { $n }
turn-n = Tour { $n }
points-short = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
points-n = { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
 }
wild-n = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
 }
last-round = Dernière manche
verb-acquire = Prendre le contrat
verb-take = Le prendre
verb-power = Alimenter
verb-upgrade = Améliorer
verb-contest = Contester
verb-trade = Envoyer à l’Échange
verb-defend = Défendre
verb-swap = Échanger
verb-scrap = Défausser
faction-residential = Résidentiel
faction-offshore = Offshore
faction-space = Espace
kind-plant = Centrale d’énergie
kind-contract = Contrat
kind-prism = Carte PRISM
kind-agenda = Agenda
set-rulebook = Livret
set-community = Communauté
column-faction = secteur

## Places, seen from the plant.
cell-left = { $n ->
    [1] à l’ouest
   *[other] à { $n } cases à l’ouest
 }
cell-right = { $n ->
    [1] à l’est
   *[other] à { $n } cases à l’est
 }
cell-above = { $n ->
    [1] au nord
   *[other] à { $n } cases au nord
 }
cell-below = { $n ->
    [1] au sud
   *[other] à { $n } cases au sud
 }
cell-one = { $where } de la centrale
cell-both = { $across } et { $along } de la centrale
lay-here = À placer ici
when-traded = Envoyé à l’Échange :

## A turn in one line.
digest-takes = prend { $cards }
digest-powers = alimente { $cards }
digest-builds = construit { $cards }
digest-contests = conteste { $cards }
digest-trades = envoie { $cards } à l’Échange
digest-draws = pioche { $n } PRISM

## Ce qui se compte, séparé par |.
counted-influence = points d'influence|point d'influence|points d’influence|point d’influence|influence
counted-prism = cartes PRISM|carte PRISM|PRISM
counted-points = points d'action|point d'action|points d’action|point d’action
