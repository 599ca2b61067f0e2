title = Rise to Power
summary = Construisez un réseau électrique, disputez des contrats à vos rivaux et réunissez le plus d'influence. Règles du prototype v0.9a, avec des contrats, des capacités d'échange et des agendas de notre composition.
origin-published = Figure dans le livret de règles v0.9a ou une autre source publique
origin-community = Conçu pour ce projet, et non par l'éditeur
origin-mixed = Conçu pour ce projet, et non par l'éditeur ; figure dans le livret : { $what }
origin-prism = Les couleurs, les valeurs et le total figurent dans le livret ; le nombre d'exemplaires est notre lecture
origin-what-name = le nom
origin-what-influence = l'existence d'une carte de cette influence

format-standard = Standard
format-standard-summary = Les règles du prototype, de deux à quatre joueurs. Leur livret ne donne ni contrats, ni capacités d'échange, ni agendas : ceux d'ici forment une boîte de la communauté, conçue pour ce projet et non par l'éditeur.
option-long_game = Partie longue (variante maison)
option-long_game-summary = Absente du livret : un contrat par tour au lieu de deux, donc environ deux fois plus de tours.
option-seat_compensation = Compensation selon l'ordre de jeu (variante maison)
option-seat_compensation-summary = Dans le livret, chacun commence avec 2 cartes PRISM, ce qui avantage le premier joueur. Ici, dans l'ordre de jeu : { $two } à deux joueurs ; { $three } à trois ; { $four } à quatre.
option-first_player = Premier joueur
option-first_player-summary = Tiré au sort, ou toujours la place 1, pour les tournois et les mesures.
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
agenda-high_throughput = Fort rendement
agenda-tall_build = Construction en hauteur
sector-residential = Résidentiel
sector-offshore = Offshore
sector-space = Espace
colour-green = vert
colour-blue = bleu
colour-orange = orange
bonus-draw = Puissance de pioche
bonus-capacity = Capacité de la centrale
bonus-connections = { $n ->
    [1] Connexion
   *[other] Connexions
 }
plant = Centrale d'énergie
letter-draw = P
letter-capacity = C
letter-connections = R
player = Joueur { $seat }
nothing = aucune carte
prism-card = PRISM { $card }

## What cards do

card-contract = Coût : { $cost } ({ $colour }). Influence : { $influence }.{ $icons ->
    [0] {""}
   *[other] {" "}{ $bonus } +{ $icons }.
 } Échange : { $trade }.
card-plant = Puissance de pioche : { $draw }. Capacité de la centrale : { $capacity }. Connexions : { $connections }.
card-prism = Alimente les districts du secteur { $sector }.
card-agenda = { $influence } points d'influence au premier joueur qui a { $condition }.
effect-join = , puis{" "}
effect-draw = { $n ->
    [1] piochez 1 carte PRISM
   *[other] piochez { $n } cartes PRISM
 }
effect-recover = { $n ->
    [1] prenez 1 carte PRISM de votre choix dans la défausse
   *[other] prenez { $n } cartes PRISM de votre choix dans la défausse
 }
effect-swap = { $n ->
    [1] échangez un de vos contrats avec un contrat de la piste
   *[other] échangez { $n } fois un de vos contrats avec un contrat de la piste
 }
effect-wild = jusqu'à la fin de votre phase d'action, { $n ->
    [1] une carte PRISM que vous dépensez peut
   *[other] jusqu'à { $n } cartes PRISM que vous dépensez peuvent
 } compter pour n'importe quelle couleur
effect-discount = votre prochaine action Alimenter ou Améliorer de ce tour coûte { $n } de moins, avec un minimum de 1
effect-sift = regardez les { $look } premières cartes PRISM, gardez-en { $keep } et défaussez les autres
effect-points = { $n ->
    [1] gagnez 1 point d'action
   *[other] gagnez { $n } points d'action
 }
effect-steal = { $n ->
    [1] prenez 1 carte PRISM au hasard dans la main d'un rival
   *[other] prenez { $n } cartes PRISM au hasard dans la main d'un rival
 }
effect-scrap = { $n ->
    [1] placez un contrat d'un rival dans la défausse des contrats
   *[other] placez { $n } contrats de vos rivaux dans la défausse des contrats
 }
condition-weakest-sector = au moins { $n } districts actifs dans chaque secteur
condition-strongest-sector = au moins { $n } districts actifs dans un même secteur
condition-draw = une puissance de pioche d'au moins { $n }
condition-capacity = une capacité de la centrale d'au moins { $n }
condition-connections = au moins { $n } connexions
condition-upgrades = au moins { $n ->
    [one] { $n } amélioration
   *[other] { $n } améliorations
 }
condition-active = au moins { $n } districts actifs

## Actions

action-acquire = Prendre le contrat { $card } et le placer en { $cell }
action-power = Alimenter { $card } avec { $pay }{ $exact ->
    [yes] {"\u202F"}: compte juste, un point d'action rendu
   *[no] {""}
 }
action-upgrade = Améliorer { $over } avec { $card } en payant { $pay }{ $exact ->
    [yes] {"\u202F"}: compte juste, un point d'action rendu
   *[no] {""}
 }
action-draw = { $n ->
    [1] Piocher 1 carte PRISM
   *[other] Piocher { $n } cartes PRISM
 }
action-contest-at = Contester le contrat { $card } { DE($owner) } en montrant { $pay }, pour le placer en { $cell }
action-contest-over = Contester le contrat { $card } { DE($owner) } en montrant { $pay }, pour améliorer { $over }
action-take = Prendre le district { $card } à l'Échange et le placer en { $cell }
action-trade = Envoyer { $card } à l'Échange : { $trade }
action-end = { $n ->
    [0] Terminer ses actions
    [one] Terminer ses actions ({ $n } point perdu)
   *[other] Terminer ses actions ({ $n } points perdus)
 }
action-defend = Défendre le contrat et l'alimenter avec { $pay }
action-defend-over = Défendre le contrat et améliorer { $over } en payant { $pay }
action-decline = Ne pas défendre
action-recover = Prendre { $cards } dans la défausse
action-swap = Échanger { $card } contre { $with }
action-steal = Prendre une carte { AU($from) }
action-scrap = Défausser le contrat { $card } { DE($owner) }
action-keep = Garder { $cards }
action-discard = Défausser { $card }

## Prompts

prompt-acquire = { $left ->
    [1] { $seat } : prenez un contrat et placez-le.
   *[other] { $seat } : prenez un contrat et placez-le ; il en reste { $left } à prendre.
 }
prompt-act = { $points ->
    [one] { $seat } : agissez ; { $points } point d'action restant.
   *[other] { $seat } : agissez ; { $points } points d'action restants.
 }
prompt-answer = { $seat } : { $attacker } conteste votre contrat { $card } et montre { $shown }. Le défendre ?
prompt-recover = { $n ->
    [one] { $seat } : prenez { $n } carte PRISM dans la défausse.
   *[other] { $seat } : prenez { $n } cartes PRISM dans la défausse.
 }
prompt-swap = { $seat } : échangez un contrat avec un contrat de la piste.
prompt-steal = { $seat } : à qui prendre une carte PRISM ?
prompt-scrap = { $seat } : quel contrat d'un rival défausser ?
prompt-keep = { $seat } : gardez { $n ->
    [one] { $n } carte PRISM
   *[other] { $n } cartes PRISM
 } sur { $of }.
prompt-discard = { $n ->
    [one] { $seat } : défaussez { $n } carte PRISM pour respecter la capacité de votre centrale.
   *[other] { $seat } : défaussez { $n } cartes PRISM pour respecter la capacité de votre centrale.
 }
prompt-over = La partie est terminée.

## Events

event-began = { $first } commence.
event-turn_began = Tour { $number } : { $seat }.
event-acquired = { $seat } prend le contrat { $card } et le place en { $cell }.
event-no_room = { $seat } n'a plus de case libre et ne prend plus de contrat.
event-powered = { $seat } alimente { $card } avec { $paid }{ $exact ->
    [yes] {"\u202F"}: compte juste, un point d'action rendu.
   *[no] .
 }
event-upgraded = { $seat } améliore { $over } avec { $card } en payant { $paid }{ $exact ->
    [yes] {"\u202F"}: compte juste, un point d'action rendu.
   *[no] .
 }
event-drew = { $n ->
    [0] { $seat } ne pioche aucune carte PRISM : il n'en reste plus.
    [one] { $seat } pioche { $n } carte PRISM.
   *[other] { $seat } pioche { $n } cartes PRISM.
 }
event-drew-cards = { $seat } pioche { $cards }.
event-reshuffled = { $n ->
    [1] La seule carte PRISM défaussée forme la nouvelle pioche.
   *[other] Les { $n } cartes PRISM défaussées sont mélangées pour former une nouvelle pioche.
 }
event-contested-at = { $seat } conteste le contrat { $card } { DE($owner) } en montrant { $shown }, pour le placer en { $cell }.
event-contested-over = { $seat } conteste le contrat { $card } { DE($owner) } en montrant { $shown }, pour améliorer { $over }.
event-defended-at = { $owner } défend le contrat { $card } et l'alimente avec { $paid }. { $seat } reprend les cartes montrées.
event-defended-over = { $owner } défend le contrat { $card } et améliore { $over } en payant { $paid }. { $seat } reprend les cartes montrées.
event-not_defended-at = { $owner } ne défend pas. { $seat } paie { $paid } et alimente { $card } en { $cell }.
event-not_defended-over = { $owner } ne défend pas. { $seat } paie { $paid } et améliore { $over } avec { $card }.
event-took = { $seat } prend le district { $card } à l'Échange et le place en { $cell }.
event-traded = { $seat } envoie le contrat { $card } à l'Échange.
event-recovered = { $seat } prend { $cards } dans la défausse.
event-swapped = { $seat } échange le contrat { $card } contre { $with }, sur la piste.
event-gained_wild = { $seat } peut dépenser { $n ->
    [one] { $n } carte PRISM
   *[other] { $n } cartes PRISM
 } pour n'importe quelle couleur ce tour-ci.
event-gained_discount = La prochaine action Alimenter ou Améliorer { DE($seat) } ce tour-ci coûte { $n } de moins.
event-gained_points = { $n ->
    [one] { $seat } gagne { $n } point d'action.
   *[other] { $seat } gagne { $n } points d'action.
 }
event-looked = { $n ->
    [0] { $seat } ne regarde aucune carte PRISM : il n'en reste plus.
    [one] { $seat } regarde la première carte PRISM de la pioche.
   *[other] { $seat } regarde les { $n } premières cartes PRISM de la pioche.
 }
event-looked-cards = { $seat } regarde { $cards }.
event-kept = { $n ->
    [0] { $seat } ne garde aucune carte PRISM
    [one] { $seat } garde { $n } carte PRISM
   *[other] { $seat } garde { $n } cartes PRISM
 }{ $gone ->
    [0] .
   *[other] {" "}et défausse { $discarded }.
 }
event-kept-cards = { $seat } garde { $cards }{ $gone ->
    [0] .
   *[other] {" "}et défausse { $discarded }.
 }
event-stole = { $seat } prend une carte PRISM au hasard { AU($from) }.
event-stole-card = { $seat } prend { $card } au hasard { AU($from) }.
event-scrapped = { $seat } défausse le contrat { $card } { DE($owner) }.
event-claimed = { $seat } remporte l'agenda « { $agenda } » ({ $influence } points d'influence).
event-refilled = { $n ->
    [1] Nouveau contrat sur la piste : { $cards }.
   *[other] Nouveaux contrats sur la piste : { $cards }.
 } Prochain contrat : { $top }.
event-refilled-last = { $n ->
    [1] Nouveau contrat sur la piste : { $cards }.
   *[other] Nouveaux contrats sur la piste : { $cards }.
 } La pioche des contrats est vide.
event-flipped = { $n ->
    [1] Disponible à l'Échange : { $cards }.
   *[other] Disponibles à l'Échange : { $cards }.
 }
event-discarded = { $seat } défausse { $card }.
event-last_round-districts = { $seat } a { $n } districts actifs : chacun des autres joue un dernier tour.
event-last_round-contracts = La pioche des contrats est vide : chacun joue un dernier tour, sauf { LE($seat) }.
event-conceded = { $seat } abandonne.
event-over = La partie est terminée. { $scores }. { $verdict }
event-over-score = { $seat } : { $score } (districts { $districts }, améliorations { $upgrades }, agendas { $agendas })
verdict-won = { $seat } l'emporte.
verdict-districts = À égalité d'influence, { $seat } l'emporte avec plus de districts actifs ({ $most } contre { $next }).
verdict-agendas = À égalité d'influence, { $seat } l'emporte avec plus d'agendas ({ $most } contre { $next }).
verdict-prism = À égalité d'influence, { $seat } l'emporte avec plus de PRISM en main ({ $most } contre { $next }).
verdict-shared = { $seat } ont aussi autant de districts, d'agendas et de PRISM, et partagent la victoire.

## Why not

illegal-over = La partie est terminée.
illegal-out = Cette place n'est plus en jeu.
illegal-not_you = C'est à quelqu'un d'autre de décider.
illegal-not_now-acquire = Prenez d'abord des contrats de la piste et placez-les.
illegal-not_now-act = C'est la phase d'action : aucun choix de ce genre n'est attendu.
illegal-not_now-answer = Répondez d'abord à la contestation : défendez le contrat ou cédez-le.
illegal-not_now-recover = Choisissez d'abord des cartes PRISM dans la défausse.
illegal-not_now-swap = Échangez d'abord un contrat avec un contrat de la piste.
illegal-not_now-steal = Choisissez d'abord à qui prendre une carte.
illegal-not_now-scrap = Choisissez d'abord un contrat rival à défausser.
illegal-not_now-keep = Choisissez d'abord les cartes PRISM à garder.
illegal-not_now-discard = Votre main dépasse la capacité de votre centrale : défaussez d'abord.
illegal-not_now-over = La partie est terminée.
illegal-not_on_track = { $card } n'est pas sur la piste des contrats.
illegal-not_yours = { $card } n'est pas un contrat de votre réseau.
illegal-not_a_rivals = { $card } n'est pas un contrat du réseau d'un rival.
illegal-not_in_exchange = { $card } n'est pas à l'Échange.
illegal-not_yet_district = { $card } vient d'être envoyé à l'Échange ; il y sera disponible après le nettoyage.
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
illegal-other_district = { $card } et { $over } sont des districts différents ; une amélioration porte le même nom.
illegal-not_lower = Une amélioration doit avoir moins d'influence que la carte qu'elle couvre : { $card } ne va pas sur { $over }.
illegal-would_disconnect = Couvrir { $over } avec { $card } vous laisserait plus de districts actifs que de connexions.
illegal-not_in_hand = Vous n'avez pas ces cartes : { $cards }.
illegal-wrong_colour = Cela se paie en { $colour }.
illegal-too_little = Cela ne fait que { $total } ; il faut { $cost }.
illegal-superfluous = Il faut { $cost } : { $cards } contient une carte de trop.
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

why-districts = Huit districts actifs ou plus
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
show-discount = prochaine action Alimenter ou Améliorer à −{ $n }
show-last-round = Dernière manche, déclenchée par { LE($seat) }
show-track = Piste :
show-deck = Pioche des contrats : { $n } ; prochain contrat : { $top }
show-deck-empty = Pioche des contrats : vide
show-contract-discard = Défausse des contrats :
show-exchange = Échange :
show-fresh = envoyés ce tour-ci :
show-prism = Pioche PRISM : { $n } ; défausse : { $gone ->
    [0] vide
   *[other] { $discard }
 }
show-agendas = Agendas :
show-claimed = remporté par { LE($seat) }
show-plant = puissance de pioche { $draw }, capacité de la centrale { $capacity }, connexions { $active }/{ $connections }
show-influence = influence { $total } (districts { $districts }, améliorations { $upgrades }, agendas { $agendas })
show-hand = Main ({ $n }) : { $cards }
show-hand-size = Main : { $n }
show-known = Main : { $n }, connues : { $cards }
show-known-own = connues de tous : { $cards }
show-looked = Cartes regardées : { $cards }
show-out = a abandonné
show-contest = Contestation : { $attacker } pour le contrat { $card } { DE($owner) }, en montrant { $shown } ; { $answer }
show-answer-waiting = réponse attendue
show-answer-declined = non défendu
show-answer-defended = défendu avec { $paid }
show-cost = coût { $cost }
show-bonus = { $bonus } +{ $n }
show-result = { $why }. { $scores }. { $verdict }

## Actions illisibles
unreadable-contract = « { $text } » n’est pas un contrat ; un contrat, c’est un district et une influence, comme dans « seaport-4 »
unreadable-cell = « { $text } » n’est pas une case ; une case s’écrit colonne,ligne à partir de la centrale en 0,0, comme dans « -1,2 »
unreadable-prism = « { $text } » n’est pas une carte PRISM ; il y a green1 à green6, blue1 à blue6, orange1 à orange6
unreadable-prisms = « { $text } » ne sont pas des cartes PRISM ; on les joint par +, comme dans « green1+orange6 », et - veut dire aucune
