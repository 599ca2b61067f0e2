# Star Realms dans le navigateur.

## Les mots brefs sur une carte, là où une icône ne suffit pas.
fx-or = ou
fx-each = chacune :
fx-per = par
fx-per-scrapped = par carte détruite
fx-from-hand = de la main
fx-from-discard = de la défausse
fx-from-row = de la ligne
fx-destroy-base = détruire une base
fx-if-own-bases = avec { $n } bases
fx-if-rival-base = si un rival a une base
fx-next-to = { $what ->
        [ship] prochain vaisseau
        [base] prochaine base
       *[other] prochaine carte
    } { $to ->
        [top] sur la pioche
        [hand] en main
       *[other] en défausse
    }
fx-free = { $what ->
        [ship] un vaisseau gratuit
        [base] une base gratuite
       *[other] une carte gratuite
    }
fx-free-up-to = { $what ->
        [ship] un vaisseau gratuit
        [base] une base gratuite
       *[other] une carte gratuite
    } de { $max } ou moins
fx-copy = { $what ->
        [ship] copier un vaisseau
       *[other] copier une base
    }
fx-next = { $what ->
        [ship] prochain vaisseau
        [base] prochaine base
       *[other] prochaine carte
    }
fx-recover = défausse vers pioche
fx-ally-of-all = alliée de tous
fx-arrives = arrive { $to ->
        [top] sur la pioche
        [hand] en main
       *[other] en défausse
    }

last-turn = Dernier tour
why-first_fall = La première chute a fini la partie.
why-last_standing = Il ne restait plus personne d’autre.
actions-n = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
faction-blob = Blob
faction-trade_federation = Fédération du Commerce
faction-star_empire = Empire Galactique
faction-machine_cult = Techno-Culte
faction-consortium = Consortium
faction-kingdom = Royaume
faction-scavengers = Charognards
kind-ship = Vaisseau
kind-base = Base
kind-outpost = Avant-poste
set-colony-wars = Colony Wars
set-core = Boîte de base
set-starters = Cartes de départ
trade = Commerce
combat = Combat
authority = Influence
deck-top = Connu au-dessus de la pioche :
discard-of = Défausse de { $name }
from-discard = De votre défausse
pile-empty = Rien ici.
trade-row = Ligne d’Achat
trade-deck = Pioche commerciale
scrap-heap = Cartes détruites
rivals = Autres joueurs
in-play = En jeu
left-n = { $n ->
    [one] { $n } restant
   *[other] { $n } restants
 }
copy-of = copie de { $name }
used = utilisée
damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 }
relation-mate = Coéquipier
relation-target = À votre portée
relation-bases = Bases à votre portée
relation-safe = Hors de portée
role-emperor = Empereur
role-admiral = Amiral
role-boss = Boss
role-raider = Assaillant
owes = Doit { $n ->
    [one] une défausse
   *[other] { $n } défausses
 }
attack-for = Attaquer de { $n }
shielded = Protégé
give = Donner
pass-card = Passer une carte…
part = une partie seulement
less = Moins
more = Plus
armed = Un effet attend votre prochaine acquisition
main-phase = Jouez, achetez, attaquez.
play-all = Tout jouer
end-early = Tout n’est pas utilisé :
end-anyway = Finir le tour
play-on = Continuer
never-warn = Ne plus demander
left-cards = { $n ->
    [one] une carte en main
   *[other] { $n } cartes en main
 }
left-abilities = { $n ->
    [one] une capacité
   *[other] { $n } capacités
 }
left-trade = { $n } commerce
left-combat = { $n } combat
turn = Tour
why-first_fall-emperor = Un Empereur est tombé.
why-first_fall-raid = Le Boss est tombé.
team-n = Équipe { $n }
set-rise-of-empire = Rise of Empire
set-post-campaign = Post-Campagne
why-political_victory = Victoire Politique : tous les autocollants de la planche sont utilisés.
