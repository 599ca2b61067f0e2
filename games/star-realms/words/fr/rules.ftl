# Star Realms : règles, cartes, journal, questions.

title = Star Realms
summary = Composez votre flotte carte après carte et réduisez l'Influence de vos rivaux à zéro.

## Formats
format-standard = Standard
format-standard-summary = Deux joueurs, 50 points d'Influence chacun.
format-free-for-all = Combat à mort
format-free-for-all-summary = Chacun contre tous ; le dernier en vie gagne.
format-hunter = Chasse à l'homme
format-hunter-summary = Attaquez le joueur à votre gauche et les Bases de vos deux voisins ; le dernier en vie gagne.
format-hunter-first-blood = Chasse à l'homme au Premier sang
format-hunter-first-blood-summary = Comme la Chasse à l'homme, mais la première élimination met fin à la partie : le joueur à droite du joueur hors de combat gagne.
format-hydra = L'Hydre
format-hydra-summary = Deux équipes de deux (75 points d'Influence) ou trois (100). Les coéquipiers partagent leur Influence et jouent leur tour ensemble.
format-emperor = L'Empereur
format-emperor-summary = Deux équipes d'un Empereur et deux Amiraux. Faites tomber l'Empereur ennemi.
format-raid = Raid
format-raid-summary = Un Boss contre deux à cinq Soldats d'Élite, qui peuvent consulter leurs mains entre eux.

## Options
option-sets = Boîtes
option-sets-summary = Les boîtes dont les cartes forment la pile Commerce.
option-copies = Exemplaires
option-copies-summary = Nombre d'exemplaires de chaque boîte ; par défaut une boîte pour deux joueurs.
option-first = Premier joueur
option-first-summary = La place qui commence ; tirée au sort par défaut.
option-boss = Boss
option-boss-summary = La place du Boss.
option-turn_limit = Limite de tours
option-turn_limit-summary = Après ce nombre de tours, tous joueurs confondus, la partie s'arrête sur un match nul.
option-discards = Défausses forcées
option-discards-summary = Aussitôt, comme à table, ou au début du prochain tour du joueur visé, comme dans l'application de l'éditeur.
option-discards-at_once = Aussitôt
option-discards-next_turn = Au début du prochain tour
option-unlimited_explorers = Prospecteurs illimités
option-unlimited_explorers-summary = La pile de Prospecteurs ne s'épuise jamais, comme dans l'application de l'éditeur.
option-split_attacks = Attaques partagées
option-split_attacks-summary = Une attaque contre un joueur peut n'utiliser qu'une partie du Combat. Le reste peut frapper un autre joueur qui vient à portée.
option-destroy_own_bases = Cibler ses propres Bases
option-destroy_own_bases-summary = Les effets qui détruisent une Base peuvent détruire l'une des vôtres.
option-pass_to = Passer des cartes
option-pass_to-summary = L'Empereur : à qui une carte peut être passée pour 1 Commerce.
option-pass_to-neighbours = À un coéquipier voisin
option-pass_to-anyone = À n'importe quel coéquipier
option-faction_decks = Decks de faction
option-faction_decks-summary = Les Decks Personnels de faction de Rise of Empire : pour les deux joueurs, les deux Empereurs ou le Boss.
option-faction_decks-off = Non
option-faction_decks-empire_first = L'Empire Galactique au premier, la Fédération du Commerce au second
option-faction_decks-federation_first = La Fédération du Commerce au premier, l'Empire Galactique au second

set-colony-wars = Colony Wars
set-core = Boîte de base

## Factions
faction-blob = Blob
faction-trade_federation = Fédération du Commerce
faction-star_empire = Empire Galactique
faction-machine_cult = Techno-Culte
faction-consortium = Consortium
faction-kingdom = Royaume
faction-scavengers = Charognards
faction-unaligned = Sans faction
of-blob = Blob
of-trade_federation = de la Fédération du Commerce
of-star_empire = de l'Empire Galactique
of-machine_cult = du Techno-Culte
of-consortium = du Consortium
of-kingdom = du Royaume
of-scavengers = des Charognards
of-unaligned = sans faction

type-ship = Vaisseau
type-base = Base
type-outpost = Avant-Poste

## Texte des cartes : des propositions que le programme assemble
text-sentence = { $clauses }.
text-primary = { $text }
text-ally = Allié { $of } : { $text }
text-scrap = Retirez cette carte : { $text }
text-and = et { $text }
text-acquired = À l'acquisition : { $text }
clause-join = { $a }, puis { $b }
clause-sentence = { $a }. { $b }
clause-then = { $a } puis { $b }
clause-or = { $a }, ou { $b }
list-or = { $a } ou { $b }
effect-gain = { $form ->
    [inf] gagner
   *[imp] gagnez
 } { $list }
effect-gain-more = gagnez { $list } de plus
amount-trade = { $n } Commerce
amount-combat = { $n } Combat
amount-authority = { $n } Influence
effect-draw = { $form ->
    [inf] piocher
   *[imp] piochez
 } { $n ->
    [1] une carte
   *[other] { $n } cartes
 }
effect-opponent_discards = { $form ->
    [inf] faire défausser { $n ->
        [1] une carte
       *[other] { $n } cartes
     } à un adversaire
   *[imp] un adversaire défausse { $n ->
        [1] une carte
       *[other] { $n } cartes
     }
 }
zone-hand = de votre main
zone-discard = de votre Défausse
zone-both = de votre main ou de votre Défausse
zone-both-many = de votre main et/ou de votre Défausse
effect-scrap-up_to = { $form ->
    [inf] retirer
    [or] retirez
   *[imp] vous pouvez retirer
 } { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } { $zone }
effect-scrap-exactly = { $form ->
    [inf] retirer
   *[imp] retirez
 } { $n ->
    [1] une carte
   *[other] { $n } cartes
 } { $zone }
effect-discard-up_to = { $n ->
    [1] { $form ->
        [inf] défausser une carte
        [or] défaussez une carte
       *[imp] vous pouvez défausser une carte
     }
   *[other] { $form ->
        [inf] défausser jusqu'à { $n } cartes
       *[imp] défaussez jusqu'à { $n } cartes
     }
 }
effect-discard-exactly = { $form ->
    [inf] défausser
   *[imp] défaussez
 } { $n ->
    [1] une carte
   *[other] { $n } cartes
 }
effect-each-one = { $what } ; si vous le faites, { $each }
effect-each-draw = { $what } et { $form ->
    [inf] piocher
   *[imp] piochez
 } autant de cartes
effect-each-scrapped = { $what } ; pour chaque carte ainsi retirée, { $each }
effect-each-discarded = { $what } ; pour chaque carte ainsi défaussée, { $each }
effect-scrap_row = { $form ->
    [inf] retirer
    [or] retirez
   *[imp] vous pouvez retirer
 } { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } { $now ->
    [yes] qui se trouvent alors dans la Ligne d'Achat
   *[no] de la Ligne d'Achat
 }
effect-destroy = { $form ->
    [inf] détruire
   *[imp] détruisez
 } une Base ciblée
effect-destroy-may = { $form ->
    [inf] détruire
    [or] détruisez
   *[imp] vous pouvez détruire
 } une Base ciblée
effect-if-opponent_has_base = si un adversaire a une Base en jeu, { $what }
effect-if-own_bases = si vous avez au moins { $n } Bases en jeu, { $what }
effect-for-played = { $what } pour chaque carte { $of } que vous avez jouée ce tour-ci
effect-for-scrapped = { $what } pour chaque carte que vous avez retirée de votre main ou de votre Défausse ce tour-ci
what-ship = Vaisseau
what-base = Base
what-any = carte
effect-redirect-top = { $form ->
    [inf] placer
   *[imp] placez
 } sur votre Deck { $what ->
    [ship] le prochain Vaisseau
    [base] la prochaine Base
   *[any] la prochaine carte
 } que vous acquérez ce tour-ci
effect-redirect-hand = { $form ->
    [inf] prendre
   *[imp] prenez
 } en main { $what ->
    [ship] le prochain Vaisseau
    [base] la prochaine Base
   *[any] la prochaine carte
 } que vous acquérez ce tour-ci
effect-redirect-top-may = { $form ->
    [inf] placer
    [or] placez
   *[imp] vous pouvez placer
 } sur votre Deck { $what ->
    [ship] le prochain Vaisseau
    [base] la prochaine Base
   *[any] la prochaine carte
 } que vous acquérez ce tour-ci
effect-redirect-hand-may = { $form ->
    [inf] prendre
    [or] prenez
   *[imp] vous pouvez prendre
 } en main { $what ->
    [ship] le prochain Vaisseau
    [base] la prochaine Base
   *[any] la prochaine carte
 } que vous acquérez ce tour-ci
effect-free = { $form ->
    [inf] acquérir
   *[imp] acquérez
 } gratuitement { $what ->
    [ship] un Vaisseau
    [base] une Base
   *[any] une carte
 }
effect-free-max = { $form ->
    [inf] acquérir
   *[imp] acquérez
 } gratuitement { $what ->
    [ship] un Vaisseau
    [base] une Base
   *[any] une carte
 } de coût { $n } ou moins
effect-free-top = { $what } et { $form ->
    [inf] { $kind ->
        [ship] le placer
       *[other] la placer
     }
   *[imp] { $kind ->
        [ship] placez-le
       *[other] placez-la
     }
 } sur votre Deck
effect-free-hand = { $what } et { $form ->
    [inf] { $kind ->
        [ship] le prendre
       *[other] la prendre
     }
   *[imp] { $kind ->
        [ship] prenez-le
       *[other] prenez-la
     }
 } en main
effect-copy-ship = { $form ->
    [inf] devenir
   *[imp] devient
 } une copie d'un autre Vaisseau que vous avez joué ce tour-ci, tout en restant une carte du Techno-Culte
effect-copy-base = { $form ->
    [inf] devenir
   *[imp] devient
 } une copie de n'importe quelle Base en jeu jusqu'à la fin de votre tour, tout en restant une carte du Techno-Culte
effect-may = vous pouvez { $what }
effect-discount = { $form ->
    [inf] payer { $n } de moins { $what ->
        [ship] le prochain Vaisseau que vous acquérez
        [base] la prochaine Base que vous acquérez
       *[any] la prochaine carte que vous acquérez
     } ce tour-ci (au minimum 1)
   *[imp] { $what ->
        [ship] le prochain Vaisseau que vous acquérez
        [base] la prochaine Base que vous acquérez
       *[any] la prochaine carte que vous acquérez
     } ce tour-ci coûte { $n } de moins (au minimum 1)
 }
effect-recover = { $form ->
    [inf] placer
    [or] placez
   *[imp] vous pouvez placer
 } { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } de votre Défausse sur votre Deck
standing-ship_played = chaque fois que vous jouez un Vaisseau, gagnez { $n } Combat
standing-ship_played-of = chaque fois que vous jouez un Vaisseau { $of }, gagnez { $n } Combat
standing-ally_of_all = cette carte est toujours considérée comme un Allié de toutes les factions
standing-own_ally = ses actions Allié sont toujours actives
standing-leaves_when_destroyed = est retirée de la partie quand elle est détruite
effect-pay-trade = { $form ->
    [inf] payer
    [or] payez
   *[imp] vous pouvez payer
 } { $n } Commerce pour { $what }
effect-pay-authority = { $form ->
    [inf] payer
    [or] payez
   *[imp] vous pouvez payer
 } { $n } Influence pour { $what }
effect-lose_authority = { $form ->
    [inf] perdre
   *[imp] perdez
 } { $n } Influence
arrives-hand = si vous avez joué une carte { $of } ce tour-ci, vous pouvez prendre cette carte en main quand vous l'acquérez
arrives-top = si vous avez joué une carte { $of } ce tour-ci, vous pouvez placer cette carte sur votre Deck quand vous l'acquérez

## Journal
player = Joueur { $seat }
event-turn_began = Tour { $turn } : { $players }
event-row_filled = { $card } rejoint la Ligne d'Achat.
event-drew = { $n ->
    [0] { $player } ne pioche aucune carte.
    [one] { $player } pioche une carte.
   *[other] { $player } pioche { $n } cartes.
 }
event-drew-cards = { $player } pioche { $cards }.
event-shuffled = { $player } mélange sa Défausse pour former un nouveau Deck.
event-played = { $player } joue { $card }.
event-used-primary = { $player } utilise { $card }.
event-used-ally = { $player } utilise l'action Allié { DE($card) }.
event-used-scrap = { $player } utilise l'action Retirer { DE($card) }.
event-gained-trade = { $card } : +{ $n } Commerce pour { $player } ({ $total }).
event-gained-combat = { $card } : +{ $n } Combat pour { $player } ({ $total }).
event-gained-authority = { $card } : +{ $n } Influence pour { $player } ({ $total }).
event-acquired-discard = { $player } { $paid ->
    [0] acquiert gratuitement { $card }
   *[other] acquiert { $card } pour { $paid } Commerce
 }.
event-acquired-top = { $player } { $paid ->
    [0] acquiert gratuitement { $card }
   *[other] acquiert { $card } pour { $paid } Commerce
 } et place la carte sur son Deck.
event-acquired-hand = { $player } { $paid ->
    [0] acquiert gratuitement { $card }
   *[other] acquiert { $card } pour { $paid } Commerce
 } et prend la carte en main.
event-scrapped-hand = { $player } retire { $card } de sa main.
event-scrapped-discard = { $player } retire { $card } de sa Défausse.
event-scrapped-play = { $player } retire { $card } du jeu.
event-scrapped_from_row = { $player } retire { $card } de la Ligne d'Achat.
event-discarded = { $player } défausse { $card }.
event-owes = { $card } : { $player } devra défausser { $n ->
    [1] une carte
   *[other] { $n } cartes
 }.
event-recovered = { $player } remet { $card } sur le dessus de son Deck.
event-copied = { $card } { DE($player) } devient une copie { DE($copied) }.
event-armed = { $card } s'appliquera à la prochaine acquisition { DE($player) }.
event-attacked = { $player } attaque { $target } avec { $n } Combat (Influence restante : { $total }).
event-damaged = { $player } inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 } { AU($card) } { DE($owner) }.
event-destroyed = { $player } détruit { LE($card) } { DE($owner) }.
event-gave-trade = { $player } donne { $n } Commerce { AU($to) }.
event-gave-combat = { $player } donne { $n } Combat { AU($to) }.
event-gave-authority = { $player } donne { $n } Influence { AU($to) }.
event-passed = { $player } passe { $card } { AU($to) }.
event-done = { $player } a terminé.
event-turn_ended = { $player } termine son tour.
event-turn_ended-hand = { $player } termine son tour et défausse { $cards }.
event-fell = { $player } est hors de combat.
event-fell-conceded = { $player } abandonne.
event-fell-conceded-team = { $player } abandonne pour toute l'équipe.
event-left = { $player } lègue { $card } { AU($to) }.
event-over-won = { $n ->
    [1] { $players } gagne la partie.
   *[other] { $players } gagnent la partie.
 }
event-over-political = Victoire Politique : { $players }.
event-upgraded = { $player } améliore { $card } pour { $paid } Commerce : la carte devient { $into }.
event-mustered = { $player } ajoute { $card } à son Deck.
event-bonus_earned = { $player } remporte la carte Point de Victoire « { $bonus } ».
event-paid-trade = { $player } paie { $n } Commerce ({ $card }).
event-paid-authority = { $player } paie { $n } Influence ({ $card }).
event-lost = { $player } perd { $n } Influence ({ $card }) ; il en reste { $total }.
event-over-draw = La limite de tours est atteinte : match nul.
why-last_standing = Tous les rivaux sont hors de combat.
why-first_fall = La première élimination a mis fin à la partie.
why-turn_limit = La limite de tours a été atteinte.

## Questions
ask-main = { $players } : à vous de jouer
ask-choose = { $player } : choisissez un effet { DE($card) }
ask-may-primary = { $player } : { $what } ? (Action Primaire { DE($card) })
ask-may-ally = { $player } : { $what } ? (Action Allié { $of } { DE($card) })
ask-may-scrap = { $player } : { $what } ? (Action Retirer { DE($card) }, en entier)
ask-may-acquired = { $player } : { $what } ? ({ $card } à l'acquisition)
ask-may-scenario = { $player } : { $what } ? (Offre du scénario, { $card })
ask-scrap = { $player } : { LE($card) } vous permet de retirer { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } { $zone }
ask-scrap-must = { $player } : { LE($card) } vous fait retirer { $n ->
    [1] une carte
   *[other] { $n } cartes
 } { $zone }
ask-discard_for = { $player } : défaussez { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } pour { LE($card) }
ask-scrap_row = { $player } : { LE($card) } vous permet de retirer { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } de la Ligne d'Achat
ask-destroy = { $player } : quelle Base détruire avec { LE($card) } ?
ask-target = { $player } : qui doit défausser { $n ->
    [1] une carte
   *[other] { $n } cartes
 } ({ $card }) ?
ask-discard = { $player } : { LE($card) } vous fait défausser { $n ->
    [1] une carte
   *[other] { $n } cartes
 }
ask-discard-owed = { $player } : défaussez { $n ->
    [1] une carte
   *[other] { $n } cartes
 } avant votre tour
ask-free = { $player } : quelle carte acquérir gratuitement grâce { AU($card) } ?
ask-arrive = { $player } : où va { LE($card) } ?
ask-copy_ship = { $player } : quel Vaisseau copier avec { LE($card) } ?
ask-copy_base = { $player } : quelle Base copier avec { LE($card) } ?
ask-recover = { $player } : { LE($card) } vous permet de placer { $n ->
    [1] une carte
   *[other] jusqu'à { $n } cartes
 } de votre Défausse sur votre Deck
ask-legacy = { $player } : quelle carte léguer { AU($to) } ?
ask-upgrade = { $player } : améliorer { $card } pour { $n } Commerce ?
ask-muster = { $player } : choisissez une de vos cartes améliorées de coût { $n } ou moins ; elle rejoint votre Deck

## Actions
act-play-all = Tout jouer
act-play = Jouer { $card }
act-use = Utiliser { $card }
act-ally = Action Allié { DE($card) }
act-scrap = Retirer { $card }
act-buy = Acheter { $card } pour { $n } Commerce
act-attack = Attaquer { $player } avec { $n } Combat
act-attack-base = Attaquer { LE($card) } { DE($player) } avec { $n } Combat
act-give-trade = Donner { $n } Commerce { AU($player) }
act-give-combat = Donner { $n } Combat { AU($player) }
act-pass = Passer { $card } { AU($player) } pour 1 Commerce
act-choose = { $text }
act-pick-hand = { $card } (main)
act-pick-discard = { $card } (Défausse)
act-pick = { $card }
act-pick-base = { $card } { DE($player) }
act-send-discard = Dans la Défausse
act-send-top = Sur le Deck
act-send-hand = En main
act-accept = Oui
act-decline = Terminer
act-decline-upgrade = Ne pas améliorer
act-decline-draw = Ne pas piocher
act-decline-scrap = Ne pas retirer
act-decline-discard = Ne pas défausser
act-decline-destroy = Ne pas détruire
act-decline-recover = Ne rien replacer
act-decline-legacy = Abandonner le reste
act-decline-pay = Ne pas payer
act-decline-use = Ne pas utiliser
act-end = Terminer le tour
act-done = J'ai terminé

## Pourquoi pas
no-game_over = La partie est terminée.
no-fallen = Ce joueur est hors de combat.
no-not_your_turn = Ce n'est pas votre tour.
no-not_asked = Un autre joueur doit d'abord décider.
no-answer_first = Répondez d'abord à la question posée.
no-no_such_answer = Ce n'est pas une réponse à la question posée.
no-must_not_decline = Une fois déclenché, cet effet est obligatoire.
no-nothing_asked = Rien n'a été demandé.
no-not_in_hand = { $card } n'est pas dans votre main.
no-nothing_to_play = Vous n'avez pas en main deux cartes qui se jouent sans choix.
no-no_room = Il n'y a plus de place en jeu pour une carte de ce type.
no-not_in_play = { $card } n'est pas en jeu à cet endroit.
no-no_such_ability = { $card } n’a rien de tel à utiliser.
no-already_used = { $card } a déjà servi : chaque action ne s'utilise qu'une fois par tour.
no-no_ally = Il faut une autre carte de la faction en jeu pour l'action Allié { DE($card) }.
no-not_in_row = { $card } n'est pas dans la Ligne d'Achat.
no-no_explorers = La pile de Prospecteurs est vide.
no-too_dear = { $card } coûte { $cost } ; vous avez { $trade } Commerce.
no-no_combat = Vous n'avez pas de Combat pour attaquer.
no-too_strong = Il faut { $needed } Combat et vous en avez { $combat } : une Base se détruit en une fois.
no-outpost_first = Un Avant-Poste protège cette cible : détruisez d'abord les Avant-Postes.
no-not_a_target = Ce format ne vous permet pas d'attaquer { $player }.
no-whole_pool = Avec un seul adversaire, une attaque utilise tout votre Combat.
no-damage_does_not_stay = Les dégâts ne restent pas sur cette Base : payez toute sa Défense en une fois.
no-not_a_teammate = { $player } n'est pas un coéquipier à qui vous pouvez donner cela.
no-more_than_defence = La Base n'a plus que { $n } de Défense : on ne peut pas y mettre davantage.
no-not_that_much = Vous n'en avez pas autant.
no-not_in_discard = { $card } n'est pas dans votre Défausse.
no-truce = Cessez-le-feu : vous ne pouvez attaquer aucun joueur avant votre tour { $n }. Les Bases peuvent être attaquées.
no-no_offer = Le scénario n'offre rien que vous puissiez payer maintenant, ou vous en avez déjà profité ce tour-ci.

## Terminal
show-head = Tour { $turn } · { $format }
show-row = Ligne d'Achat
show-explorers = Prospecteurs { $n }
show-explorers-endless = Prospecteurs illimités
show-deck = pile Commerce { $n }
show-scrap = Casse { $n }
show-seat = { $player }{ $mark } · Influence { $authority } · Commerce { $trade } · Combat { $combat }
show-hand = Main { $n }
show-piles = Deck { $deck } · Défausse { $discard }
show-bases = Bases
show-ships = En jeu
show-turn = ◀ à jouer
show-out = hors de combat
role-emperor = Empereur
role-admiral = Amiral
role-boss = Boss
role-raider = Soldat d'Élite

## Actions illisibles
unreadable-card = il n’y a pas de carte « { $card } » dans cette partie
unreadable-first-ally = la première action Alliée s’écrit « ally », sans nombre
unreadable-sticker = « { $sticker } » n’est pas un autocollant utilisable
