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
format-hunter-first-blood = Chasse à l'homme : premier sang
format-hunter-first-blood-summary = Comme la Chasse à l'homme, mais la première défaite met fin à la partie : le joueur à droite du vaincu gagne.
format-hydra = L'Hydre
format-hydra-summary = Deux équipes de deux (75 points d'Influence) ou trois (100). Les équipiers partagent leur Influence et jouent leur tour ensemble.
format-emperor = L'Empereur
format-emperor-summary = Deux équipes d'un Empereur et deux Amiraux. Faites tomber l'Empereur ennemi.
format-raid = Raid
format-raid-summary = Un Boss contre deux à cinq Soldats d'Élite qui se montrent leurs mains.

## Options
option-sets = Boîtes
option-sets-summary = Les paquets Commerce mélangés ensemble.
option-copies = Exemplaires
option-copies-summary = Nombre d'exemplaires de chaque boîte ; par défaut une boîte pour deux joueurs.
option-first = Premier joueur
option-first-summary = La place qui commence ; tirée au sort par défaut.
option-boss = Boss
option-boss-summary = La place du Boss.
option-turn_limit = Limite de tours
option-turn_limit-summary = Arrêt sur un match nul après ce nombre de tours de tous les joueurs, afin que toute partie s'achève.
option-discards = Défausses forcées
option-discards-summary = Aussitôt, comme à table, ou au début du prochain tour de la victime, comme dans l'application de l'éditeur.
option-discards-at_once = Aussitôt
option-discards-next_turn = Au début du prochain tour
option-unlimited_explorers = Prospecteurs illimités
option-unlimited_explorers-summary = La pile de Prospecteurs ne s'épuise jamais, comme dans l'application de l'éditeur.
option-split_attacks = Attaques partagées
option-split_attacks-summary = Une attaque contre un joueur peut n'utiliser qu'une partie du Combat. Le reste peut frapper un autre joueur qui vient à portée.
option-destroy_own_bases = Ses propres Bases pour cible
option-destroy_own_bases-summary = Les effets qui détruisent une Base peuvent détruire l'une des vôtres.
option-pass_to = Passer des cartes
option-pass_to-summary = L'Empereur : à qui une carte peut être passée pour 1 Commerce.
option-pass_to-neighbours = À un partenaire voisin
option-pass_to-anyone = À n'importe quel partenaire
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

type-ship = Vaisseau
type-base = Base
type-outpost = Avant-Poste

## Texte des cartes : des propositions que le programme assemble
text-sentence = { $clauses }.
text-primary = { $text }
text-ally = Allié { $faction } : { $text }
text-scrap = Retirez cette carte : { $text }
text-and = et { $text }
text-acquired = À l'acquisition : { $text }
clause-join = { $a }, puis { $b }
clause-and = { $a } et { $b }
clause-or = { $a } ou { $b }
effect-trade = gagnez { $n } Commerce
effect-combat = gagnez { $n } Combat
effect-authority = gagnez { $n } Influence
effect-draw = piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
effect-opponent_discards = un adversaire défausse { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
zone-hand = de votre main
zone-discard = de votre Défausse
zone-both = de votre main ou de votre Défausse
effect-scrap-up_to = vous pouvez retirer { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } { $zone }
effect-scrap-exactly = retirez { $n ->
    [one] une carte
   *[other] { $n } cartes
 } { $zone }
effect-discard-up_to = défaussez jusqu'à { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
effect-discard-exactly = défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
effect-each-scrapped = { $what } ; pour chaque carte retirée, { $each }
effect-each-discarded = { $what } ; pour chaque carte défaussée, { $each }
effect-scrap_row = vous pouvez retirer { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } de la Ligne d'Achat
effect-destroy = détruisez la Base ciblée
effect-destroy-may = vous pouvez détruire la Base ciblée
effect-if-opponent_has_base = si un adversaire a une Base en jeu, { $what }
effect-if-own_bases = si vous avez au moins { $n } Bases en jeu, { $what }
effect-for-played = { $what } pour chaque carte { $faction } que vous avez jouée ce tour-ci
effect-for-scrapped = { $what } pour chaque carte que vous avez retirée de votre main ou de votre Défausse ce tour-ci
what-ship = Vaisseau
what-base = Base
what-any = carte
effect-redirect-top = { $what ->
    [ship] placez sur votre Deck le prochain Vaisseau
    [base] placez sur votre Deck la prochaine Base
   *[any] placez sur votre Deck la prochaine carte
 } que vous acquérez ce tour-ci
effect-redirect-hand = { $what ->
    [ship] prenez en main le prochain Vaisseau
    [base] prenez en main la prochaine Base
   *[any] prenez en main la prochaine carte
 } que vous acquérez ce tour-ci
effect-redirect-top-may = vous pouvez placer sur votre Deck { $what ->
    [ship] le prochain Vaisseau
    [base] la prochaine Base
   *[any] la prochaine carte
 } que vous acquérez ce tour-ci
effect-redirect-hand-may = vous pouvez prendre en main { $what ->
    [ship] le prochain Vaisseau
    [base] la prochaine Base
   *[any] la prochaine carte
 } que vous acquérez ce tour-ci
effect-free = acquérez { $what ->
    [ship] un Vaisseau
    [base] une Base
   *[any] une carte
 } sans en payer le coût
effect-free-max = acquérez { $what ->
    [ship] un Vaisseau
    [base] une Base
   *[any] une carte
 } de coût { $n } ou moins sans en payer le coût
effect-free-top = { $what } et placez cette acquisition sur votre Deck
effect-free-hand = { $what } et prenez cette acquisition en main
effect-copy-ship = devient une copie d'un autre Vaisseau que vous avez joué ce tour-ci, et reste du Techno-Culte
effect-copy-base = devient une copie de n'importe quelle Base en jeu jusqu'à la fin de votre tour, et reste du Techno-Culte
effect-may = vous pouvez : { $what }
effect-discount = { $what ->
    [ship] le prochain Vaisseau que vous acquérez
    [base] la prochaine Base que vous acquérez
   *[any] la prochaine carte que vous acquérez
 } ce tour-ci coûte { $n } de moins (au minimum 1)
effect-recover = vous pouvez placer { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } de votre Défausse sur votre Deck
standing-ship_played = chaque fois que vous jouez un Vaisseau, gagnez { $n } Combat
standing-ship_played-of = chaque fois que vous jouez un Vaisseau { $faction }, gagnez { $n } Combat
standing-ally_of_all = cette carte compte comme Allié de toutes les factions
standing-own_ally = ses actions Allié sont toujours actives
standing-leaves_when_destroyed = quitte la partie quand elle est détruite
effect-pay-trade = vous pouvez payer { $n } Commerce : { $what }
effect-pay-authority = vous pouvez payer { $n } Influence : { $what }
effect-lose_authority = perdez { $n } Influence
arrives-hand = si vous avez joué une carte { $faction } ce tour-ci, vous pouvez prendre cette carte en main quand vous l'acquérez
arrives-top = si vous avez joué une carte { $faction } ce tour-ci, vous pouvez placer cette carte sur votre Deck quand vous l'acquérez

## Journal
player = Joueur { $seat }
event-turn_began = Tour { $turn } : { $players }
event-row_filled = { $card } rejoint la Ligne d'Achat
event-drew = { $player } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
event-drew-cards = { $player } pioche { $cards }
event-shuffled = { $player } mélange sa Défausse en un nouveau Deck
event-played = { $player } joue { $card }
event-used-primary = { $player } utilise { $card }
event-used-ally = { $player } utilise l'action Allié de { $card }
event-used-scrap = { $player } utilise l'action Retirer de { $card }
event-gained-trade = { $card } : +{ $n } Commerce pour { $player } ({ $total })
event-gained-combat = { $card } : +{ $n } Combat pour { $player } ({ $total })
event-gained-authority = { $card } : +{ $n } Influence pour { $player } ({ $total })
event-acquired-discard = { $player } acquiert { $card } pour { $paid }
event-acquired-top = { $player } acquiert { $card } pour { $paid } et place la carte sur son Deck
event-acquired-hand = { $player } acquiert { $card } pour { $paid } et prend la carte en main
event-scrapped-hand = { $player } retire { $card } de sa main
event-scrapped-discard = { $player } retire { $card } de sa Défausse
event-scrapped-play = { $player } retire { $card }
event-scrapped_from_row = { $player } retire { $card } de la Ligne d'Achat
event-discarded = { $player } défausse { $card }
event-discarded-forced = { $player } doit défausser : { $card }
event-owes = { $card } : { $player } devra défausser { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
event-recovered = { $player } replace { $card } sur son Deck
event-copied = { $player } : { $card } devient une copie de { $copied }
event-armed = { $player } : { $card } attend la prochaine acquisition
event-attacked = { $player } attaque { $target } avec { $n } Combat (Influence { $total })
event-damaged = { $player } inflige { $n } dégâts à { $card } de { $owner }
event-destroyed = { $player } détruit { $card } de { $owner }
event-gave-trade = { $player } donne { $n } Commerce à { $to }
event-gave-combat = { $player } donne { $n } Combat à { $to }
event-gave-authority = { $player } donne { $n } Influence à { $to }
event-passed = { $player } passe { $card } à { $to }
event-done = { $player } a terminé
event-turn_ended = { $player } termine son tour
event-turn_ended-hand = { $player } termine son tour et défausse { $cards }
event-fell = { $player } est vaincu
event-fell-conceded = { $player } abandonne
event-fell-conceded-team = { $player } abandonne pour toute l’équipe
event-left = { $player } lègue { $card } à { $to }
event-over-won = Victoire : { $players }
event-over-political = Victoire Politique : { $players }
event-upgraded = { $player } améliore { $card } pour { $paid } Commerce : c'est désormais { $into }
event-mustered = { $player } mobilise { $card }
event-bonus_earned = { $player } remporte la carte Point de Victoire « { $bonus } »
event-paid-trade = { $player } paie { $n } Commerce ({ $card })
event-paid-authority = { $player } paie { $n } Influence ({ $card })
event-lost = { $player } perd { $n } Influence ({ $card }) et en a { $total }
event-over-draw = La limite de tours est atteinte : match nul
why-last_standing = Tous les rivaux sont vaincus.
why-first_fall = Une défaite a mis fin à la partie.
why-turn_limit = La limite de tours a été atteinte.

## Questions
ask-main = { $players } : à vous de jouer
ask-choose = { $player } : choisissez un effet de { $card }
ask-may-primary = { $player } : { $card }, action Primaire : l'utiliser ? ({ $text })
ask-may-ally = { $player } : { $card }, action Allié ({ $faction }) : l'utiliser ? ({ $text })
ask-may-scrap = { $player } : { $card }, action Retirer : l'utiliser en entier ? ({ $text })
ask-may-acquired = { $player } : { $card }, effet à l'acquisition : l'utiliser ? ({ $text })
ask-may-scenario = { $player } : { $card }, offre du scénario : l'accepter ? ({ $text })
ask-scrap = { $player } : { $card } vous permet de retirer { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } { $zone }
ask-scrap-must = { $player } : { $card } vous fait retirer { $n ->
    [one] une carte
   *[other] { $n } cartes
 } { $zone }
ask-discard_for = { $player } : défaussez { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } pour { $card }
ask-scrap_row = { $player } : { $card } vous permet de retirer { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } de la Ligne d'Achat
ask-destroy = { $player } : quelle Base { $card } détruit-elle ?
ask-target = { $player } : qui défausse { $n ->
    [one] une carte
   *[other] { $n } cartes
 } pour { $card } ?
ask-discard = { $player } : { $card } vous fait défausser { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
ask-discard-owed = { $player } : défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
 } avant votre tour
ask-free = { $player } : quelle carte prenez-vous pour { $card } ?
ask-arrive = { $player } : où va { $card } ?
ask-copy_ship = { $player } : quel Vaisseau { $card } copie-t-elle ?
ask-copy_base = { $player } : quelle Base { $card } copie-t-elle ?
ask-recover = { $player } : { $card } vous permet de placer { $n ->
    [one] une carte
   *[other] jusqu'à { $n } cartes
 } de votre Défausse sur votre Deck
ask-legacy = { $player } : quelle carte léguez-vous à { $to } ?
ask-upgrade = { $player } : améliorer { $card } pour { $n } Commerce ?
ask-muster = { $player } : une de vos cartes améliorées de coût { $n } ou moins rejoint votre Deck

## Actions
act-play-all = Tout jouer
act-play = Jouer { $card }
act-use = Utiliser { $card }
act-ally = Action Allié de { $card }
act-scrap = Retirer { $card }
act-buy = Acheter { $card } pour { $n }
act-attack = Attaquer { $player } avec { $n }
act-attack-base = Attaquer { $card } de { $player } avec { $n }
act-give-trade = Donner { $n } Commerce à { $player }
act-give-combat = Donner { $n } Combat à { $player }
act-pass = Passer { $card } à { $player } pour 1 Commerce
act-choose = { $text }
act-pick-hand = { $card } (main)
act-pick-discard = { $card } (Défausse)
act-pick = { $card }
act-pick-base = { $card } de { $player }
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
act-end = Fin du tour
act-done = Terminé

## Pourquoi pas
no-game_over = La partie est terminée.
no-fallen = Ce joueur ne fait plus partie de la partie.
no-not_your_turn = Ce n'est pas votre tour.
no-not_asked = Un autre joueur doit d'abord décider.
no-answer_first = Répondez d'abord à la question posée.
no-no_such_answer = Ce n'est pas une réponse à la question posée.
no-must_not_decline = Cet effet n'est pas facultatif une fois utilisé.
no-nothing_asked = Rien n'a été demandé.
no-not_in_hand = { $card } n'est pas dans votre main.
no-nothing_to_play = Votre main n'a pas deux cartes jouables sans décision.
no-no_room = Il n'y a plus de place en jeu pour une carte de ce type.
no-not_in_play = { $card } n'est pas en jeu à cet endroit.
no-no_such_ability = { $card } n'a pas cette action.
no-already_used = { $card } a déjà servi : chaque action ne s'utilise qu'une fois par tour.
no-no_ally = Il faut une autre carte de la faction en jeu pour l'action Allié de { $card }.
no-not_in_row = { $card } n'est pas dans la Ligne d'Achat.
no-no_explorers = La pile de Prospecteurs est vide.
no-too_dear = { $card } coûte { $cost }, vous avez { $trade } Commerce.
no-no_combat = Vous n'avez pas de Combat pour attaquer.
no-too_strong = Il faut { $needed } Combat, vous avez { $combat } : une Base se détruit en une fois.
no-outpost_first = Un Avant-Poste protège cette cible : détruisez d'abord les Avant-Postes.
no-not_a_target = Ce format ne vous permet pas d'attaquer { $player }.
no-whole_pool = Avec un seul adversaire, une attaque utilise tout votre Combat.
no-damage_does_not_stay = Les dégâts ne restent pas sur cette Base : payez toute sa Défense en une fois.
no-not_a_teammate = { $player } n'est pas un partenaire qui peut recevoir cela.
no-not_that_much = Vous n'avez pas autant.
no-not_in_discard = { $card } n'est pas dans votre Défausse.
no-truce = Cessez-le-feu : on n'attaque aucun joueur avant son propre tour { $n }. Les Bases peuvent être attaquées.
no-no_offer = Le scénario n'offre rien que vous puissiez payer maintenant, ou vous en avez déjà profité ce tour-ci.

## Terminal
show-head = Tour { $turn } · { $format }
show-row = Ligne d'Achat
show-explorers = Prospecteurs { $n }
show-explorers-endless = Prospecteurs sans fin
show-deck = pile Commerce { $n }
show-scrap = Casse { $n }
show-seat = { $player }{ $mark } · Influence { $authority } · Commerce { $trade } · Combat { $combat }
show-hand = Main { $n }
show-piles = Deck { $deck } · Défausse { $discard }
show-bases = Bases
show-ships = En jeu
show-turn = ◀ tour
show-out = vaincu
role-emperor = Empereur
role-admiral = Amiral
role-boss = Boss
role-raider = Soldat d'Élite
