title = Rise to Power
summary = Construisez un réseau électrique, arrachez des contrats à vos rivaux et réunissez le plus d'influence. Règles du prototype v0.9a.
origin-published = Donné par le livret de règles v0.9a ou une autre source publique
origin-community = Conçu pour ce projet, pas par l'éditeur
origin-mixed = Conçu pour ce projet, pas par l'éditeur ; donné par le livret : { $what }
origin-prism = Couleurs, valeurs et total donnés par le livret ; le nombre d'exemplaires est une lecture de ce projet
origin-what-name = le nom
origin-what-influence = l'existence d'une carte de cette influence

format-standard = Standard
format-standard-summary = Toutes les règles, de deux à quatre joueurs.
option-long_game = Partie longue
option-long_game-summary = Un contrat par tour au lieu de deux : environ deux fois plus de tours.
option-seat_compensation = Plus de PRISM pour les derniers
option-seat_compensation-summary = Le premier joueur commence avec 2 cartes PRISM, le suivant avec 3, puis 4 et 5.
option-first_player = Premier joueur
option-first_player-summary = Tiré au sort, ou toujours la place 1 pour les tournois et les mesures.
option-first_player-drawn = Au sort
option-first_player-seat_1 = Place 1

## Names

district-arcology = Arcologie
district-garden_quarter = Quartier-jardin
district-transit_hub = Pôle de transit
district-tidal_farm = Ferme marémotrice
district-reef_depot = Dépôt du récif
district-seaport = Port maritime
district-solar_array = Champ solaire
district-lunar_vault = Coffre lunaire
district-orbital_dock = Dock orbital
agenda-balanced_grid = Réseau équilibré
agenda-sector_leader = Leader de secteur
agenda-high_throughput = Haut débit
agenda-tall_build = Construction en hauteur
sector-residential = Résidentiel
sector-offshore = Offshore
sector-space = Espace
colour-green = vert
colour-blue = bleu
colour-orange = orange
bonus-draw = puissance de pioche
bonus-capacity = capacité de la centrale
bonus-connections = { $n ->
    [one] connexion de réseau
   *[other] connexions de réseau
 }
plant = Centrale d'énergie
player = Joueur { $seat }
nothing = rien
prism-card = PRISM { $card }

## What cards do

card-contract = Coût { $cost } { $colour }. Influence { $influence }.{ $icons ->
    [0] {""}
   *[other] {" "}+{ $icons } { $bonus }.
 } Échange : { $trade }.
card-plant = Puissance de pioche { $draw }, capacité { $capacity }, { $connections } connexions de réseau.
card-prism = Alimente les districts du secteur { $sector }.
card-agenda = Influence { $influence } pour le premier joueur ayant { $condition }.
effect-join = , puis{" "}
effect-draw = { $n ->
    [one] piochez 1 carte PRISM
   *[other] piochez { $n } cartes PRISM
 }
effect-recover = { $n ->
    [one] prenez 1 carte PRISM de votre choix dans la défausse
   *[other] prenez { $n } cartes PRISM de votre choix dans la défausse
 }
effect-swap = { $n ->
    [one] échangez un de vos contrats avec un contrat de la piste
   *[other] échangez { $n } fois un de vos contrats avec un contrat de la piste
 }
effect-wild = jusqu'à la fin de votre phase d'action, jusqu'à { $n ->
    [one] { $n } carte PRISM dépensée peut
   *[other] { $n } cartes PRISM dépensées peuvent
 } compter pour n'importe quelle couleur
effect-discount = votre prochaine alimentation ou amélioration de ce tour coûte { $n } de moins, mais au moins 1
effect-sift = regardez les { $look } premières cartes PRISM, gardez-en { $keep } et défaussez les autres
effect-points = { $n ->
    [one] gagnez 1 point d'action
   *[other] gagnez { $n } points d'action
 }
effect-steal = { $n ->
    [one] prenez 1 carte PRISM au hasard dans la main d'un rival
   *[other] prenez { $n } cartes PRISM au hasard dans la main d'un rival
 }
effect-scrap = { $n ->
    [one] défaussez un contrat d'un rival
   *[other] défaussez { $n } contrats de vos rivaux
 }
condition-weakest-sector = au moins { $n } districts actifs dans chaque secteur
condition-strongest-sector = au moins { $n } districts actifs dans un même secteur
condition-draw = une puissance de pioche d'au moins { $n }
condition-capacity = une capacité de centrale d'au moins { $n }
condition-connections = au moins { $n } connexions de réseau
condition-upgrades = au moins { $n } améliorations
condition-active = au moins { $n } districts actifs

## Actions

action-acquire = Prendre { $card }, en { $cell }
action-power = Alimenter { $card } avec { $pay }{ $exact ->
    [yes] {" "}: compte juste, un point d'action rendu
   *[no] {""}
 }
action-upgrade = Améliorer { $over } avec { $card } en payant { $pay }{ $exact ->
    [yes] {" "}: compte juste, un point d'action rendu
   *[no] {""}
 }
action-draw = { $n ->
    [one] Piocher 1 carte PRISM
   *[other] Piocher { $n } cartes PRISM
 }
action-contest-at = Contester { $card } ({ $owner }) avec { $pay }, pour le placer en { $cell }
action-contest-over = Contester { $card } ({ $owner }) avec { $pay }, pour améliorer { $over }
action-take = Prendre { $card } à l'Échange, en { $cell }
action-trade = Échanger { $card } : { $trade }
action-end = { $n ->
    [one] Terminer ses actions ({ $n } point perdu)
   *[other] Terminer ses actions ({ $n } points perdus)
 }
action-defend = Défendre : l'alimenter avec { $pay }
action-defend-over = Défendre : améliorer { $over } en payant { $pay }
action-decline = Ne pas défendre
action-recover = Prendre { $cards } dans la défausse
action-swap = Échanger { $card } contre { $with }
action-steal = Voler { $from }
action-scrap = Défausser { $card } ({ $owner })
action-keep = Garder { $cards }
action-discard = Défausser { $card }

## Prompts

prompt-acquire = { $left ->
    [one] { $seat } : prenez un contrat et placez-le.
   *[other] { $seat } : prenez un contrat et placez-le ; il en reste { $left } à prendre.
 }
prompt-act = { $points ->
    [one] { $seat } : agissez ; { $points } point d'action restant.
   *[other] { $seat } : agissez ; { $points } points d'action restants.
 }
prompt-answer = { $seat } : { $attacker } conteste votre { $card } et montre { $shown }. Le défendez-vous ?
prompt-recover = { $n ->
    [one] { $seat } : prenez { $n } carte PRISM dans la défausse.
   *[other] { $seat } : prenez { $n } cartes PRISM dans la défausse.
 }
prompt-swap = { $seat } : échangez un contrat avec un contrat de la piste.
prompt-steal = { $seat } : qui volez-vous ?
prompt-scrap = { $seat } : quel contrat rival est défaussé ?
prompt-keep = { $seat } : gardez { $n ->
    [one] { $n } carte PRISM
   *[other] { $n } cartes PRISM
 } sur { $of }.
prompt-discard = { $n ->
    [one] { $seat } : défaussez { $n } carte PRISM pour respecter votre capacité.
   *[other] { $seat } : défaussez { $n } cartes PRISM pour respecter votre capacité.
 }
prompt-over = La partie est terminée.

## Events

event-began = { $first } commence.
event-turn_began = Tour { $number } : { $seat }.
event-acquired = { $seat } prend { $card } et le place en { $cell }.
event-no_room = { $seat } n'a plus de case libre et ne prend plus de contrat.
event-powered = { $seat } alimente { $card } avec { $paid }{ $exact ->
    [yes] {" "}: compte juste, un point d'action rendu.
   *[no] .
 }
event-upgraded = { $seat } améliore { $over } avec { $card } en payant { $paid }{ $exact ->
    [yes] {" "}: compte juste, un point d'action rendu.
   *[no] .
 }
event-drew = { $n ->
    [one] { $seat } pioche { $n } carte PRISM.
   *[other] { $seat } pioche { $n } cartes PRISM.
 }
event-drew-cards = { $seat } pioche { $cards }.
event-reshuffled = { $n ->
    [one] La carte PRISM défaussée forme une nouvelle pioche.
   *[other] Les { $n } cartes PRISM défaussées sont mélangées en une nouvelle pioche.
 }
event-contested-at = { $seat } conteste { $card } ({ $owner }) avec { $shown }, pour le placer en { $cell }.
event-contested-over = { $seat } conteste { $card } ({ $owner }) avec { $shown }, pour améliorer { $over }.
event-defended-at = { $owner } défend { $card } et l'alimente avec { $paid }. { $seat } garde les cartes montrées.
event-defended-over = { $owner } défend { $card } et améliore { $over } en payant { $paid }. { $seat } garde les cartes montrées.
event-not_defended-at = { $owner } ne défend pas. { $seat } paie { $paid } et alimente { $card } en { $cell }.
event-not_defended-over = { $owner } ne défend pas. { $seat } paie { $paid } et améliore { $over } avec { $card }.
event-took = { $seat } prend { $card } à l'Échange et le place en { $cell }.
event-traded = { $seat } envoie { $card } à l'Échange.
event-recovered = { $seat } prend { $cards } dans la défausse.
event-swapped = { $seat } échange { $card } contre { $with } de la piste.
event-gained_wild = { $seat } peut dépenser { $n ->
    [one] { $n } carte PRISM
   *[other] { $n } cartes PRISM
 } pour n'importe quelle couleur ce tour-ci.
event-gained_discount = La prochaine alimentation ou amélioration de { $seat } ce tour-ci coûte { $n } de moins.
event-gained_points = { $n ->
    [one] { $seat } gagne { $n } point d'action.
   *[other] { $seat } gagne { $n } points d'action.
 }
event-looked = { $n ->
    [one] { $seat } regarde la première carte PRISM.
   *[other] { $seat } regarde les { $n } premières cartes PRISM.
 }
event-looked-cards = { $seat } regarde { $cards }.
event-kept = { $n ->
    [one] { $seat } garde { $n } carte PRISM et défausse { $discarded }.
   *[other] { $seat } garde { $n } cartes PRISM et défausse { $discarded }.
 }
event-kept-cards = { $seat } garde { $cards } et défausse { $discarded }.
event-stole = { $seat } prend une carte PRISM au hasard à { $from }.
event-stole-card = { $seat } prend { $card } au hasard à { $from }.
event-scrapped = { $seat } défausse { $card } ({ $owner }).
event-claimed = { $seat } obtient l'agenda { $agenda } : { $influence } d'influence.
event-refilled = Nouveau sur la piste : { $cards }. { $top ->
    [none] La pioche des contrats est vide.
   *[other] Prochain de la pioche : { $top }.
 }
event-flipped = Disponible à l'Échange : { $cards }.
event-discarded = { $seat } défausse { $card }.
event-last_round-districts = { $seat } a huit districts actifs : tous les autres jouent un dernier tour.
event-last_round-contracts = La pioche des contrats est vide : tous sauf { $seat } jouent un dernier tour.
event-conceded = { $seat } abandonne.
event-over = La partie est terminée. { $scores }.
event-over-score = { $seat } : { $score }

## Why not

illegal-over = La partie est terminée.
illegal-out = Cette place n'est plus en jeu.
illegal-not_you = C'est à quelqu'un d'autre de décider.
illegal-not_now-acquire = Prenez d'abord des contrats de la piste et placez-les.
illegal-not_now-act = Impossible pendant la phase d'action ; rien n'attend ce choix.
illegal-not_now-answer = Il faut d'abord répondre à la contestation : défendre ou non.
illegal-not_now-recover = Choisissez d'abord des cartes PRISM dans la défausse.
illegal-not_now-swap = Échangez d'abord un contrat avec un contrat de la piste.
illegal-not_now-steal = Choisissez d'abord qui voler.
illegal-not_now-scrap = Choisissez d'abord un contrat rival à défausser.
illegal-not_now-keep = Choisissez d'abord les cartes PRISM à garder.
illegal-not_now-discard = Votre main dépasse la capacité de votre centrale : défaussez d'abord.
illegal-not_now-over = La partie est terminée.
illegal-not_on_track = { $card } n'est pas sur la piste des contrats.
illegal-not_yours = { $card } n'est pas un contrat de votre réseau.
illegal-not_a_rivals = { $card } n'est pas un contrat du réseau d'un rival.
illegal-not_in_exchange = { $card } n'est pas à l'Échange.
illegal-not_yet_district = { $card } a été envoyé à l'Échange ce tour-ci ; on pourra le prendre après le nettoyage.
illegal-cell_taken = Il y a déjà une carte en { $cell }.
illegal-cell_out_of_reach = { $cell } ne touche ni la centrale ni un de vos districts actifs.
illegal-no_connection = Vous avez { $active ->
    [one] { $active } district actif
   *[other] { $active } districts actifs
 } pour { $connections ->
    [one] { $connections } connexion
   *[other] { $connections } connexions
 }, et { $card } n'en apporte pas assez pour un de plus.
illegal-not_a_district = { $card } n'est pas le dessus d'un de vos districts actifs.
illegal-other_district = { $card } et { $over } sont des districts différents ; seul le même s'améliore.
illegal-not_lower = Une amélioration doit avoir moins d'influence que la carte qu'elle couvre : { $card } ne va pas sur { $over }.
illegal-would_disconnect = Couvrir { $over } avec { $card } vous laisserait plus de districts actifs que de connexions.
illegal-not_in_hand = Vous n'avez pas ces cartes : { $cards }.
illegal-wrong_colour = Cela se paie en { $colour }.
illegal-too_little = { $total }, c'est trop peu ; le coût est { $cost }.
illegal-superfluous = Le coût est { $cost } : { $cards } contient une carte de trop.
illegal-nothing_to_draw = Il n'y a plus de carte PRISM à piocher.
illegal-not_in_discard = Ces cartes ne sont pas dans la défausse : { $cards }.
illegal-not_looked_at = Ces cartes ne sont pas parmi celles regardées : { $cards }.
illegal-wrong_number = { $n ->
    [one] Choisissez exactement { $n } carte.
   *[other] Choisissez exactement { $n } cartes.
 }
illegal-nothing_to_steal = { $from } n'a pas de carte PRISM.
illegal-not_a_rival = { $from } n'est pas un rival en jeu.

## How it ended

why-districts = Huit districts actifs
why-contracts = La pioche des contrats est épuisée
why-conceded = Tous les autres ont abandonné

## The table in text

show-turn = Tour { $number }, { $seat }{ $points ->
    [0] {""}
    [one] , { $points } point d'action
   *[other] , { $points } points d'action
 }
show-wild = { $n ->
    [one] { $n } carte PRISM
   *[other] { $n } cartes PRISM
 } de n'importe quelle couleur
show-discount = prochaine alimentation ou amélioration à -{ $n }
show-last-round = Dernière manche, déclenchée par { $seat }
show-track = Piste :
show-deck = Pioche des contrats { $n }, prochain { $top }
show-deck-empty = Pioche des contrats vide
show-contract-discard = Défausse des contrats :
show-exchange = Échange :
show-fresh = envoyé ce tour-ci :
show-prism = Pioche PRISM { $n }, défausse { $discard }
show-agendas = Agendas :
show-claimed = obtenu par { $seat }
show-plant = pioche { $draw }, capacité { $capacity }, connexions { $active }/{ $connections }
show-influence = influence { $total } (districts { $districts }, améliorations { $upgrades }, agendas { $agendas })
show-hand = Main ({ $n }) : { $cards }
show-hand-size = Main : { $n }
show-known = Main : { $n }, connues : { $cards }
show-known-own = connues de tous : { $cards }
show-looked = Cartes regardées : { $cards }
show-out = a abandonné
show-contest = Contestation : { $attacker } pour { $card } ({ $owner }), montre { $shown } : { $answer }
show-answer-waiting = réponse attendue
show-answer-declined = non défendu
show-answer-defended = défendu avec { $paid }
show-cost = coût { $cost }
show-result = { $why }. { $scores }
