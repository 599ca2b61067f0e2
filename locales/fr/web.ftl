# La page dans le navigateur.

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

## Le cadre de chaque page.
nav = Pages
nav-cards = Cartes
nav-rules = Règles
nav-me = Moi
settings = Réglages
close = Fermer
cancel = Annuler
go-home = Vers l’accueil
lost = Il n’y a rien à cette adresse.
page-failed = Cette page ne s’est pas chargée.
reload = Recharger
server-silent = Le serveur ne répond pas. Tourne-t-il ?
language = Langue
motion = Animations
motion-auto = Comme le système
motion-on = Oui
motion-off = Non
sound = Sons
sound-hint = Des notes discrètes, produites par votre navigateur.
volume = Volume
warnings = Me prévenir avant de gâcher
warnings-hint = Commerce, combat ou capacités inutilisés sont signalés avant la fin du tour.
keys = Touches
keys-move = Flèches — passer d’un élément à l’autre
keys-act = Entrée — utiliser l’élément choisi
keys-inspect = I — regarder la carte choisie
keys-why = W — pourquoi ne peut-on pas s’en servir ?
keys-primary = E / A — finir le tour / tout jouer
keys-hint = H — demander un conseil
keys-undo = U — reprendre un coup
keys-log = L — ouvrir le journal
keys-skip = S — passer l’animation
keys-escape = Échap — fermer

## L’accueil.
home-title = Les empires de l’espace, à une seule table
home-lead = Jouez tout de suite contre des adversaires qui réfléchissent, ou envoyez un lien à un ami. Sans compte, sans pistage, sans rien à vendre.
games = Jeux
play-now = Jouer
set-up = Préparer une table
learn = Apprendre
daily = Donne du jour
poster-players = { $players } joueurs
poster-minutes = { $low }–{ $high } min
join = Rejoindre
join-by-code = Rejoindre par lien ou code
join-placeholder = Collez le lien reçu
join-lead = Vous êtes invité. Où voulez-vous vous asseoir ?
just-watch = Seulement regarder
last-turn = Dernier tour
rules-here = Ce qu’en disent les règles
all-my-games = Toutes mes parties en cours ({ $n })
continue = Continuer à jouer
open-tables = Tables ouvertes
no-open-tables = Aucune table publique n’est ouverte. Ouvrez-en une, ou envoyez un lien à un ami.
against = contre { $names }
alone = encore personne d’autre
your-turn = À vous
free-seats = { $n ->
    [one] Une place libre
   *[other] { $n } places libres
 }
status-waiting = En attente
status-playing = En cours
status-finished = Terminée
status-closed = Fermée
notice = Starboard est une adaptation non officielle et non commerciale, avec ses propres mots et images. Les jeux et leurs noms appartiennent à leurs éditeurs.

## Une nouvelle table.
new-table = Une nouvelle table
game = Jeu
format = Format
players = Joueurs
players-n = { $n } joueurs
seats = Places
seat-who = Qui s’assoit à la place { $n }
seat-free = Place libre
seat-friend = Un ami, par lien
seat-bot = Ordinateur : { $level }
plan-me = Moi
plan-open = Un ami, par lien
plan-here = Quelqu’un sur cet écran
plan-me-hint = Vous jouez à cette place.
plan-open-hint = Qui ouvrira le lien que vous envoyez.
plan-here-hint = On se passe l’écran.
friend-n = Ami { $n }
name = Nom
options = Règles
clock = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-correspondence = Par correspondance
clock-minutes = Minutes par joueur
clock-days = Jours par décision
minutes-n = { $n } min
days-n = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
time-out = Quand le temps est écoulé
time-out-bot = Un robot prend la place
time-out-concede = La place abandonne
visibility = Qui peut venir
visibility-link = Par lien
visibility-public = Publique
visibility-private = Privée
visibility-link-hint = Non listée. Qui a le lien peut regarder ; pour s’asseoir, il faut l’invitation.
visibility-public-hint = Listée à l’accueil. Chacun peut s’asseoir ou regarder.
visibility-private-hint = Seuls les invités s’assoient ; personne ne regarde.
takebacks = Reprendre un coup
takebacks-consent = Demander
takebacks-free = Librement seulement
takebacks-never = Jamais
takebacks-consent-hint = Librement tant que rien de neuf n’a été appris ; au-delà si tous sont d’accord.
takebacks-free-hint = Librement tant que rien de neuf n’a été appris ; jamais au-delà.
takebacks-never-hint = Un coup joué reste joué.
open-table = Ouvrir la table
start-game = Commencer la partie

## Avant le début.
waiting-lead = La partie commence d’elle-même dès que chaque place est prise.
invite-link = Lien pour les amis
copy = Copier
copied = Copié
sit-down = S’asseoir
start-with-bots = Commencer, robots aux places libres
leave = Partir
table-closed = Cette table a été fermée avant de commencer.
no-table = Cette table ne peut pas être montrée

## À la table.
you = Vous
your-move = À vous.
waiting-for = On attend { $names }.
game-over = La partie est finie.
victory = Victoire
defeat = Défaite
result = Résultat
why-conceded = Quelqu’un a abandonné.
why-first_fall = La première chute a fini la partie.
why-last_standing = Il ne restait plus personne d’autre.
why-districts = Huit districts étaient alimentés.
why-contracts = Les contrats sont épuisés.
why-scored = Toutes les manches sont jouées et tout est compté.
why-turn_limit = La limite de tours est atteinte.
rematch = Rejouer
replay = Revoir la partie
another = Une autre table
verify = Vérifier les mélanges
download-record = Télécharger la partie
line-connecting = Connexion…
line-lost = Connexion perdue, nouvel essai…
line-live = Connecté
skip = Passer
hint = Conseil
hint-chance = { $n } % de gagner
thinking = Réflexion…
undo = Reprendre
undo-ask = Demander à reprendre
undo-line = Reprise libre jusqu’ici
takeback-asked = { $name } demande à reprendre son coup.
allow = Accepter
refuse = Refuser
menu = Table
side = Journal et discussion
log = Journal
older = Plus ancien
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-off = La discussion est coupée à cette table.
send = Envoyer
mute = Ne plus lire { $name }
mute-short = masquer
unmute = afficher
muted-line = { $name } est masqué.
watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
 }
rules-of = Règles de { $game }
share-table = Copier le lien de la table
concede = Abandonner
concede-sure = Voulez-vous vraiment abandonner cette partie ?
concede-yes = Oui, abandonner
leave-table = Vers l’accueil (la partie reste)
fingerprint = Empreinte du mélange
filter = Filtrer
position = Position
curtain-title = Passez l’écran
curtain-lead = Les mains restent cachées jusqu’à ce que le joueur suivant soit prêt.
curtain-lift = Je suis { $name } : montrer mes cartes
away-title = Pendant votre absence
away-more = … et { $n ->
    [one] { $n } événement
   *[other] { $n } événements
 } avant cela.
to-the-table = À la table
actions-n = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }

## Les cartes.
cost = Coûte { $n }
defense = Défense { $n }
copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
 }
rulings = Précisions
name-ours = nom traduit par nous
origin-published = Carte publiée ; seuls les faits, les mots et l’image sont à nous
origin-community = Créée par la communauté
origin-designed = Conçue pour Starboard
origin-rulebook = Tirée du livret
origin-known = Connue par la boîte
filter-text = Chercher un nom ou un texte
filter-set = Toutes les boîtes
filter-faction = Toutes les factions
filter-kind = Tous les types
filter-cost = Tout coût
cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
faction-blob = Blob
faction-trade_federation = Fédération du Commerce
faction-star_empire = Empire Galactique
faction-machine_cult = Techno-Culte
faction-unaligned = Sans faction
faction-consortium = Consortium
faction-kingdom = Royaume
faction-scavengers = Charognards
kind-ship = Vaisseau
kind-base = Base
kind-outpost = Avant-poste
set-colony-wars = Colony Wars
set-core = Boîte de base
set-starters = Cartes de départ

## Star Realms.
trade = Commerce
combat = Combat
authority = Influence
hand = Main
hand-empty = Aucune carte en main
hand-hidden = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, face cachée
 }
deck = Pioche
deck-top = Connu au-dessus de la pioche :
discard-pile = Défausse
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
relation-fallen = Éliminé
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
end-turn = Finir le tour
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

## Revoir.
share-moment = Partager ce moment
play-on-from-here = Jouer à partir d’ici
turn-back = Tour précédent
turn-on = Tour suivant
step-back = Un pas en arrière
step-on = Un pas en avant
step = Pas
play = Lecture
pause = Pause
view-from = Vu de
view-open = Ouvert : tout
me-nobody = Vous n’avez pas encore joué. Dès que vous jouez, vos parties sont gardées ici, sans compte.
statistics = Statistiques
won-of-played = Gagnées / jouées
mean-rank = Rang moyen
share-of-wins = Part de victoires
share-of-wins-now = Part de victoires : { $n } % à présent
oldest = plus ancienne
newest = plus récente
past-games = Parties terminées
won = Gagnée
place-n = Place { $n }
steps-n = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
imported = importée
records = Enregistrements
import-record = Importer une partie
export-me = Tout sur moi, en fichier
not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.

## Le compte.
account = Compte
account-lead = Vous jouez en invité. Un compte garde vos parties quand vous changez d’appareil. Aucune adresse n’est demandée.
register = Créer un compte
login = Se connecter
welcome = Bienvenue.
password = Mot de passe
new-name = Nouveau nom
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
change = Changer
saved = Enregistré.
logout = Se déconnecter
logout-everywhere = Se déconnecter partout
sessions = Là où vous êtes connecté
session-here = ici, maintenant
session-seen = dernière utilisation { $ago }
session-program = Un programme
session-end = Déconnecter
session-end-of = Déconnecter : { $what }
password-hint = Au moins 10 caractères. Quelques mots se retiennent bien et se devinent mal.
delete-me = Me supprimer
delete-sure = Tout ce qui vous concerne est supprimé. Les parties en cours sont abandonnées. C’est définitif.
delete-yes = Oui, me supprimer
deleted = Vous êtes supprimé.

## Rise to Power.
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
turn = Tour
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

## Galactic Rebellion.
star-map = Carte des étoiles
show = Montrer
pane-map = Carte
pane-tracks = Pistes
pane-tiles = Tuiles
vp = PV
vp-n = { $n } PV
cu = CU
round-n = Manche { $n } sur 8
total = Total
score-sheet = Feuille de score
sheet-planets = Planètes
sheet-planets-hint = Première et deuxième force sur chaque planète, à la fin de chaque époque.
sheet-senate = Sénat
sheet-senate-hint = Le plus de voix à la fin de chaque époque.
sheet-technologies = Technologies
sheet-technologies-hint = Ce que vos technologies rapportent à la fin.
sheet-missions = Missions
sheet-missions-hint = Les missions secrètes accomplies.
sheet-economy = Économie
sheet-economy-hint = La valeur finale des marchandises, des routes et des crédits.
sheet-note = En clair, ce qu’aujourd’hui ajouterait ; le reste est acquis.
goods = Marchandises
no-goods = Aucune marchandise
missions = Missions secrètes
mission-cost = coûte { $n }
technologies = Technologies
imperial-action = Action impériale
military-science = Science militaire : cubes au combat
income-hint = Séries : { $fours } de quatre, { $threes } de trois, { $mixed ->
    [one] { $mixed } mixte
   *[other] { $mixed } mixtes
 }
my-workers = Ouvriers en main
no-workers = Aucun ouvrier en main
pass = Passer
bid = Enchérir
auction-open = Aucune enchère encore.
auction-leader = { $name } mène avec { $n }.
battle-odds = { $planet } : { $a ->
    [one] { $a } cube
   *[other] { $a } cubes
 } contre { $d } ; l’attaquant gagne dans { $n } % des cas.
battle-at = Bataille sur { $planet }
battle-won = { $name } l’emporte
battle-lost = { $name } résiste
empire = l’Empire
sentinels = sentinelles
sentinels-n = { $n ->
    [one] { $n } sentinelle
   *[other] { $n } sentinelles
 }
blockade = Blocus
lab = Laboratoire à prendre
route-of = Route commerciale : { $good }
rebel-fleet = Flotte rebelle
planet-power = Rapporte { $high } au plus fort, { $low } au deuxième
any-specialist = libre, 5
worker-rebel = Rebelle
worker-soldier = Soldat
worker-hero = Héros
worker-smuggler = Trafiquant
worker-scientist = Scientifique
worker-diplomat = Diplomate
spot-soldier = Former un soldat
spot-hero = Former un héros
spot-smuggler = Former un trafiquant
spot-scientist = Former un scientifique
spot-diplomat = Former un diplomate
spot-any_specialist = Former un spécialiste au choix
track-initiative = Initiative
track-initiative-hint = paie des crédits, fixe l’ordre suivant
track-influence = Planètes
track-influence-hint = les ouvriers débarquent, de gauche à droite
track-goods = Marchandises
track-goods-hint = prendre des marchandises dans cet ordre
track-missions = Missions
track-missions-hint = une par manche pour qui la paie
track-research = Recherche
track-research-hint = { $cost } CU, 5 de moins pour un scientifique
track-war = Guerre
track-war-hint = soldats et héros frappent
track-specialists = Spécialistes
track-specialists-hint = formés pour la manche suivante
track-senate = Sénat
track-senate-hint = enchères pour l’action impériale
planet-veltair = Veltair
planet-trega = Trega
planet-vollux = Vollux
planet-erdara = Erdara
planet-galcrux = Galcrux
planet-alioth = Alioth
planet-mirzam = Mirzam
planet-sargas = Sargas
good-medicine = Médicaments
good-biotech = Biotech
good-nanotech = Nanotech
good-rare_ore = Minerai rare
good-rocket_fuel = Carburant
good-soma = Soma
good-liquid_hydrogen = Hydrogène
good-silica = Silice
phase-settling = Premiers rebelles
phase-placing = Placement
phase-initiative = Initiative
phase-influence = Planètes
phase-goods = Marchandises
phase-missions = Missions
phase-research = Recherche
phase-war = Guerre
phase-specialists = Spécialistes
phase-senate = Sénat
phase-income = Revenus
phase-technology = Technologies
phase-galactic_war = Guerre galactique
phase-scoring = Décompte
phase-refresh = Nouvelle manche
phase-over = La fin

## Campagne

nav-campaign = Campagne
campaign-open = Ouvrir la campagne
campaign-page = Vers la campagne
campaign-on = Poursuivre la campagne
campaign-new = Une nouvelle campagne
campaign-side = Le camp que vous voulez
campaign-coin = Tirer au sort
campaign-rival = Contre
campaign-bot = L’ordinateur
campaign-begin = Commencer la campagne
campaign-import = Ouvrir un fichier de campagne
campaign-no-file = Ce fichier n’est pas une campagne.
campaign-mine = Vos campagnes
campaign-played = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
 } sur { $of }
campaign-waits = C’est à vous
campaign-invited = { $names } vous invite à une campagne. Choisissez votre camp ; si vous voulez tous deux le même, on tire au sort.
campaign-waiting = La campagne commence dès que l’autre place est prise.
campaign-export = Enregistrer dans un fichier
campaign-fork = Reprendre d’ici
campaign-fork-hint = Une copie de la campagne telle qu’elle était après cette partie
campaign-fork-start = Recommencer avec les mêmes joueurs
campaign-deck = Jouer avec ce paquet
campaign-others = Toutes les campagnes
campaign-drawn = La campagne se termine à égalité
campaign-winner = { $side } remporte la campagne : { $name }
campaign-first = { $name } commence
campaign-resume = À la table
campaign-play = Jouer le scénario { $n }
campaign-sides = Les deux camps
campaign-track = Scénario par scénario
campaign-score = Parties { $wins } · bonus { $bonus } · royaumes { $realms } · autocollants { $stickers }
campaign-games = Cartes de victoire et parties
campaign-no-games = Rien n’a encore été joué.
campaign-won = { $name } a gagné ({ $how }) en { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }
campaign-history = Toute l’histoire
stage-waiting = Attend un joueur
stage-next = Entre deux parties
stage-playing = Une partie est en cours
stage-top_up = Les derniers autocollants
stage-over = Terminée
scenario-n = Scénario { $n }
scenario-of = Scénario { $n } sur { $of }
victory-points = Points de victoire
victory-points-n = { $n ->
    [one] un point de victoire
   *[other] { $n } points de victoire
}
political-of = { $n ->
    [one] { $n } autocollant
   *[other] { $n } autocollants
 } sur { $of }
sticker-sheets = Planches d’autocollants
stickers-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
 } sur { $of }
sticker-on = sur { $card }
sticker-moment = Une carte change pour de bon
sticker-for = Améliorer { $card } pour
sticker-decline = La laisser telle quelle
for-good = pour toute la campagne
upgraded-cards = Cartes améliorées
upgraded-none = Aucune carte n’a encore changé. En acquérant une carte, vous pouvez payer pour y coller un autocollant.
top-up = Les derniers autocollants
top-up-hint = { $name } prend encore { $n ->
    [one] un autocollant
   *[other] { $n } autocollants
}.
