# Rise to Power dans le navigateur.

why-districts = Huit districts étaient alimentés.
why-contracts = Les contrats sont épuisés.
influence = Influence
contracts = Contrats
exchange = Bourse
agendas = Objectifs
networks = Réseaux
network-of = Réseau de { $name }
district-active = Alimenté.
district-dark = Contrat sans courant.
bonus-draw = pioche
bonus-capacity = réserve
bonus-connections = réseau
cell = Placer en { $cell }
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout montrer
can-contest = contestable
choose-here = choisissez ici
contests = conteste
choose-place = Choisissez où.
exact = exact : le point d’action est rendu
other-payment = une autre des { $n } façons de payer
do-it = Exécuter
draw-n = Piocher { $n }
turn-n = Tour { $n }
points-short = { $n } { $n ->
    [one] point
   *[other] points
 }
points-n = { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
 }
wild-n = { $n } joker
last-round = Dernière manche
verb-acquire = Prendre le contrat
verb-take = Le prendre
verb-power = Alimenter
verb-upgrade = Améliorer
verb-contest = Contester
verb-trade = Envoyer à la Bourse
verb-defend = Défendre
verb-swap = Échanger
verb-scrap = Défausser
faction-residential = Résidentiel
faction-offshore = Maritime
faction-space = Spatial
kind-plant = Centrale
kind-contract = Contrat
kind-prism = Carte PRISM
kind-agenda = Objectif
set-rulebook = Livret
set-community = Communauté
column-faction = secteur
