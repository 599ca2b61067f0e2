# Rise of Empire : la campagne.

title = Rise of Empire
summary = Une campagne évolutive de douze parties à deux : ce qui est amélioré le reste. Jouée avec des scénarios de la communauté, pas la boîte publiée.
format-standard = Partie de campagne
format-standard-summary = Un scénario de la campagne, l'Empire Galactique contre la Fédération du Commerce.

## Règles des scénarios
rule-only = { $who } seulement : { $text }
who-first = Premier joueur
who-second = Second joueur
only-authority-set = commence avec { $n } points d'Influence.
only-authority-add = commence avec { $n } points d'Influence de plus.
only-replace = dans le Deck Personnel, { $n ->
    [one] { $n } { $from } devient { $to }
   *[other] { $n } { $from } deviennent { $to }
 }.
only-in_play = commence avec { $card } en jeu.
only-muster = avant la partie, prend dans la pile Commerce { $cards ->
    [1] une carte de coût { $n } ou moins que ce camp a améliorée et l'ajoute
   *[other] { $cards } cartes de coût { $n } ou moins que ce camp a améliorées et les ajoute
 } à son Deck.
only-no_attack_before = n'attaque pas l'autre joueur avant son tour { $n } ; les Bases peuvent être attaquées.
rule-envelope = De l'enveloppe, pour toujours dans la pile Commerce : { $cards }.
rule-envelope-once = De l'enveloppe, dans la pile Commerce pour cette partie : { $cards }.
rule-political = Victoire Politique : qui utilise les cinq autocollants de sa planche { $n } gagne immédiatement.
rule-authority-set = Les deux joueurs commencent avec { $n } points d'Influence.
rule-authority-add = Les deux joueurs commencent avec { $n } points d'Influence de plus.
rule-catch_up = Le camp en retard commence avec { $n ->
    [one] { $n } point d'Influence
   *[other] { $n } points d'Influence
 } de plus par point de Victoire de retard, { $most } au plus.
rule-replace = Dans les deux Decks Personnels, { $n ->
    [one] { $n } carte { $from } est remplacée par une carte { $to }
   *[other] { $n } cartes { $from } sont remplacées par autant de cartes { $to }
 }.
rule-in_play = Les deux joueurs commencent avec une carte { $card } en jeu.
rule-muster = Avant la partie, chaque camp prend dans la pile Commerce { $cards ->
    [1] une carte
   *[other] { $cards } cartes, l'une après l'autre,
 } de coût { $n } ou moins qu'il a { $cards ->
    [1] améliorée et l'ajoute
   *[other] améliorées et les ajoute
 } à son Deck, le second joueur d'abord.
rule-upgraded_price = Les cartes améliorées lors de parties précédentes coûtent { $n } Commerce de moins, avec un minimum de 1.
rule-upgrade_price = Améliorations dans cette partie : { $ship ->
    [0] gratuites pour les Vaisseaux
   *[other] { $ship } Commerce pour un Vaisseau
 }, { $base ->
    [0] gratuites pour les Bases
   *[other] { $base } Commerce pour une Base
 }.
rule-adds = { $cards } : l'action Primaire ajoute « { $text } ».
rule-price = { $card } coûte { $n } Commerce de moins.
rule-defense-less = Toutes les Bases ont −{ $n } en Défense (minimum 1).
rule-defense-more = Toutes les Bases ont +{ $n } en Défense.
rule-row = La Ligne d'Achat a { $n } cartes.
rule-allies_on = { $cards } : les actions Allié sont toujours actives.
rule-turn_start = Au début de votre tour : { $text }.
rule-turn_start-from = Au début de votre tour, à partir de votre tour { $n } : { $text }.
rule-once_per_turn = Une fois par tour, vous pouvez payer { $n } Commerce pour { $text }.
rule-on_acquire = Chaque fois que vous faites l'acquisition d'une carte : { $text }.
rule-on_acquire-faction = Chaque fois que vous faites l'acquisition d'une carte { $of } : { $text }.
rule-on_acquire-first = La première carte acquise à chaque tour : { $text }.
rule-on_acquire-upgraded = Chaque fois que vous faites l'acquisition d'une carte déjà améliorée : { $text }.
rule-on_acquire-upgraded-first = La première carte déjà améliorée acquise à chaque tour : { $text }.
rule-no_attack_before = Aucune attaque contre un joueur avant le tour { $n } de l'attaquant ; les Bases peuvent être attaquées.
rule-bonus = Carte bonus « { $name } » ({ $n ->
    [one] { $n } point de Victoire
   *[other] { $n } points de Victoire
 }) : { $when }.
bonus-upgrades = au premier qui améliore { $n } cartes { $of } dans cette partie
bonus-destroys = au premier qui détruit { $n } Bases adverses dans cette partie
bonus-defectors = au premier qui acquiert dans cette partie { $n } cartes que l'adversaire avait améliorées
bonus-keeps = à qui gagne avec { $card } encore en jeu

## La table
show-scenario = Scénario { $n } : { $name } · { $label }
show-political = Autocollants de la planche { $sheet } : { $side } { $one } sur 5 · { $other } { $two } sur 5

## La campagne
side-star_empire = Empire Galactique
side-trade_federation = Fédération du Commerce
the-star_empire = l'Empire Galactique
the-trade_federation = la Fédération du Commerce
how-authority = par épuisement de l'Influence adverse
how-political = par une Victoire Politique
how-conceded = par abandon
life-head = { $name } · { $label }
life-players = Empire Galactique : { $empire } · Fédération du Commerce : { $federation }
life-coin = Les deux voulaient le même camp : le sort a décidé.
life-pack-changed = Le lot de scénarios « { $id } » est ici en version { $other }, qui se joue autrement. Cette campagne continue avec la version { $version }, comme elle a commencé.
life-forked = Copie d'une autre campagne, reprise à la fin de la partie { $n }.
life-game = Partie { $n }, { $name } : { $side } ({ $player }) l'emporte { $how } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $points ->
    [one] { $points } point de Victoire
   *[other] { $points } points de Victoire
 }
life-played = { $n ->
    [0] Aucune partie n'a encore été jouée.
    [1] Une partie sur douze a été jouée.
   *[other] { $n } parties sur douze ont été jouées.
 }
life-choice = Choix { DE($side) } : { $text }
life-upgrade = Tour { $turn } : { $side } améliore { $card } (planche { $sheet } : { $text })
life-bonus = { $side } remporte « { $name } »
life-top-up = Après la campagne, { $side } améliore { $card } (planche { $sheet } : { $text })
life-score = { $side } : { $total ->
    [one] { $total } point de Victoire
   *[other] { $total } points de Victoire
 } (parties { $wins }, cartes bonus { $bonus }, factions ralliées { $realms }{ $finale ->
    [0] {""}
   *[other] , à la fin { $finale }
 }), { $stickers ->
    [one] { $stickers } autocollant
   *[other] { $stickers } autocollants
 } sur 20
life-realm = Cartes { $of } améliorées : { $empire } par l'Empire Galactique, { $federation } par la Fédération du Commerce
life-won = { $side } ({ $player }) a gagné la campagne.
life-next = Ensuite : partie { $n }, { $name } ; { $side } ({ $player }) commence.
life-running = La partie { $n }, { $name }, a commencé : { $plies ->
    [one] { $plies } action jusqu'ici
   *[other] { $plies } actions jusqu'ici
 }.
life-choose = { $player } choisit : { $title }
life-topping = Chaque camp améliore maintenant jusqu'à 20 cartes ; c'est { AU($side) } de choisir.
life-done = La pile Commerce est complète : 60 cartes dont 40 améliorées, et les cartes Post-Campagne.

## Pourquoi une campagne refuse
fault-not_asked = C'est { AU($player) } de choisir.
fault-unreadable = Ceci est illisible : { $why }
fault-no_file = Ce n'est pas un fichier de campagne.
fault-damaged_file = { $n ->
    [0] Le fichier est abîmé : il contredit ses propres parties.
    [one] Le fichier est abîmé : la partie { $games } ne se rejoue pas comme il le dit.
   *[other] Le fichier est abîmé : les parties { $games } ne se rejouent pas comme il le dit.
 }
fault-format = Cette campagne est au format { $n }, que ce programme ne lit pas.
fault-no_pack = Le lot de scénarios « { $why } » est introuvable ; installez-le d'abord.
fault-other_pack = La campagne a commencé avec la version { $wanted } ({ $wanted_hash }) du lot de scénarios « { $id } » ; ici, c'est la version { $found } ({ $found_hash }).
fault-finished = Les douze parties ont été jouées.
fault-not_finished = La campagne n'est pas encore terminée.
fault-choice_needed = Le scénario demande au premier joueur de choisir : de 1 à { $n }.
fault-no_such_choice = { $n ->
    [0] Il n'y a rien à choisir dans ce scénario.
   *[other] Le choix va de 1 à { $n }.
 }
fault-game_running = Une partie a déjà commencé.
fault-no_game = Aucune partie n'a commencé.
fault-not_over = La partie n'est pas terminée.
fault-no_winner = Personne n'a gagné : une partie de la campagne se joue jusqu'au bout.
fault-other_game = Ce n'est pas l'enregistrement de la partie en cours de la campagne (scénario { $n }).
fault-no_such_game = Cette partie n'existe pas ; { $n ->
    [one] { $n } partie a été jouée
   *[other] { $n } parties ont été jouées
 }.
fault-top_up = Cette amélioration n'est pas possible : { $why }
fault-table = { $why }
fault-record = L'enregistrement ne se rejoue pas : { $why }
fault-damaged = Le fichier est abîmé : { $why }

## Options, and the trade deck as a set of Star Realms
note-no-room = { $card } a deux actions Allié : pas de place pour celle de l'autocollant « { $sheet } », coût { $n } ; il n'est pas proposé pour cette carte.
option-pack = Paquet
option-pack-summary = Rise of Empire : de qui sont les cartes, les autocollants et les scénarios que l'on joue.
option-kingdom = Le symbole du Royaume
option-kingdom-summary = Rise of Empire : ce que donnent les cartes du Royaume quand on les acquiert.
option-kingdom-combat = Combat
option-kingdom-trade = Commerce
option-post_campaign = Cartes Post-Campagne
option-post_campaign-summary = Rise of Empire : avec les 24 cartes qui rejoignent la pile Commerce après la campagne.
option-scenario = Scénario
option-scenario-summary = Le scénario à jouer, de 1 à 12.
option-choice = Choix du premier joueur
option-choice-summary = Dans les scénarios qui demandent un choix au premier joueur : quelle option, à partir de 1.
option-empire = Empire Galactique
option-empire-summary = La place qui joue l'Empire Galactique.
set-rise-of-empire = Rise of Empire (scénarios de la communauté, pas la boîte publiée)
option-first = Premier joueur
option-first-summary = La place qui commence ; tirée au sort par défaut.
option-turn_limit = Limite de tours
option-turn_limit-summary = Après ce nombre de tours, tous joueurs confondus, la partie s'arrête sur un match nul.

## Buttons
act-upgrade = Améliorer avec { $sheet }, coût { $n } : { $text }
act-scenario = Scénario : { $text }
