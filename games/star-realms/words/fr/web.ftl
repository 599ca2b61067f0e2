# Star Realms dans le navigateur.

## Les mots brefs sur une carte, là où une icône ne suffit pas.
fx-or = ou
fx-each = chacune :
fx-per = par
fx-per-scrapped = par carte retirée
fx-from = de
fx-from-hand = de la main
fx-from-discard = de la Défausse
fx-from-row = de la Ligne d’Achat
fx-from-row-short = de la Ligne
fx-destroy-base = détruire une Base
fx-with = avec
fx-if-own-bases = avec { $n } Bases :
fx-if-rival = si rival
fx-if-rival-base = si un rival a une Base :
fx-next-to = { $what ->
        [ship] prochain Vaisseau
        [base] prochaine Base
       *[other] prochaine carte
    } { $to ->
        [top] sur le Deck
        [hand] en main
       *[other] en Défausse
    }
fx-next-short = proch.
fx-free-short = { $what ->
        [ship] gratuit
       *[other] gratuite
    }
fx-free = { $what ->
        [ship] un Vaisseau gratuit
        [base] une Base gratuite
       *[other] une carte gratuite
    }
fx-free-up-to = { $what ->
        [ship] un Vaisseau gratuit
        [base] une Base gratuite
       *[other] une carte gratuite
    } de { $max } ou moins
fx-copy = { $what ->
        [ship] copier un Vaisseau
       *[other] copier une Base
    }
fx-copy-short = copier
fx-next = { $what ->
        [ship] prochain Vaisseau
        [base] prochaine Base
       *[other] prochaine carte
    }
fx-recover = de la Défausse sur le Deck
fx-ally-of-all = Allié de toutes les factions
fx-ally-of-all-short = Allié de tous
fx-arrives = arrive { $to ->
        [top] sur le Deck
        [hand] en main
       *[other] en Défausse
    }

last-turn = Dernier tour
why-first_fall = La première élimination a mis fin à la partie.
why-last_standing = Plus personne d’autre n’est en lice.
why-last_standing-raid = Le combat entre le Boss et les Soldats d’Élite est tranché.
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
kind-outpost = Avant-Poste
set-colony-wars = Colony Wars
set-core = Boîte de base
set-starters = Cartes de départ
trade = Commerce
combat = Combat
authority = Influence
deck-top = Dessus du Deck (connu) :
discard-of = Défausse { DE($name) }
from-discard = De votre Défausse
pile-empty = Rien ici.
trade-row = Ligne d’Achat
trade-deck = Pile Commerce
scrap-heap = Casse
rivals = Autres joueurs
in-play = En jeu
left-n = { $n ->
    [one] { $n } restant
   *[other] { $n } restants
 }
copy-of = copie { DE($name) }
used = déjà servi
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
role-raider = Soldat d’Élite
owes = Doit défausser { $n ->
    [1] une carte
   *[other] { $n } cartes
 }
attack-for = Attaquer avec { $n }
shielded = Protégé
give = Donner
pass-card = Passer une carte…
part = une partie seulement
less = Moins
more = Plus
armed = Un effet s’appliquera à votre prochaine acquisition
main-phase = Jouez, achetez, attaquez.
play-all = Tout jouer
left-cards = { $n ->
    [1] une carte en main
   *[other] { $n } cartes en main
 }
left-abilities = { $n ->
    [1] une action de carte
   *[other] { $n } actions de carte
 }
left-trade = { $n } Commerce
left-combat = { $n } Combat
turn = Tour
why-first_fall-emperor = Un Empereur est hors de combat.
why-first_fall-raid = Le Boss est hors de combat.
team-n = Équipe { $n }
set-rise-of-empire = Rise of Empire
set-post-campaign = Post-Campagne
why-political_victory = Victoire Politique : tous les autocollants de la planche sont utilisés.

## A turn in one line.
digest-plays = joue { $cards }
digest-gains = { $plays } : { $gained }
digest-buys = achète { $cards }
digest-upgrades = améliore { $cards }
digest-scraps = retire { $cards }
digest-destroys = détruit { $cards }
digest-attacks = { $name ->
    [vous] vous inflige { $n }
   *[other] inflige { $n } { AU($name) }
 }
digest-discards = défausse { $cards }

## Rules under a name.
preset-app = Comme dans l’application de l’éditeur
