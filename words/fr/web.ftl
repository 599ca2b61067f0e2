# La page dans le navigateur.

## Le cadre de chaque page.
nav = Pages
nav-cards = Cartes
nav-rules = Règles
nav-me = Moi
settings = Réglages
close = Fermer
cancel = Annuler
punct-entry = { $a } : { $b }
go-home = Retour à l’accueil
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
warnings = M’avertir avant de gaspiller
warnings-hint = Ressources ou actions inutilisées sont signalées avant la fin du tour.
keys = Touches
keys-move = Flèches — passer d’un élément à l’autre
keys-act = Entrée — utiliser l’élément choisi
keys-inspect = I — regarder la carte choisie
keys-why = W — pourquoi ne peut-on pas s’en servir ?
keys-primary = E / A — terminer le tour / tout jouer
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
join-lead = On vous invite à cette table. Où voulez-vous vous asseoir ?
join-started = Cette partie a commencé sans vous. Vous pouvez la regarder, ou préparer votre propre table.
join-over = Cette partie est terminée.
just-watch = Seulement regarder
rules-here = Ce qu’en disent les règles
all-my-games = Toutes mes parties en cours ({ $n })
continue = Continuer à jouer
open-tables = Tables ouvertes
no-open-tables = Aucune table publique n’est ouverte. Ouvrez-en une, ou envoyez un lien à un ami.
against = contre { $names }
alone = encore personne d’autre
your-turn = À vous
free-seats = { $n ->
    [1] Une place libre
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
seat-bot = Robot : { $level }
plan-me = Moi
plan-open = Un ami, par lien
plan-here = Quelqu’un sur cet écran
plan-me-hint = Vous jouez à cette place.
plan-open-hint = La première personne qui ouvre le lien que vous envoyez.
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
clock-span = { $days }{"\u00A0"}j { $hours }{"\u00A0"}h
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
visibility-link-hint = Non listée. Le lien permet de regarder ; pour s’asseoir, il faut l’invitation.
visibility-public-hint = Listée à l’accueil. Chacun peut s’asseoir ou regarder.
visibility-private-hint = Seuls les invités s’assoient ; personne ne regarde.
takebacks = Reprendre un coup
takebacks-consent = Demander
takebacks-free = Reprise libre uniquement
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
fill-with = Robots pour les places libres
need-invite = Pour s’asseoir ici, il faut le lien d’invitation. Collez-le ci-dessous si vous l’avez, ou demandez-le à qui a ouvert la table.
send-away = Demander de partir
send-away-yes = Libérer cette place
sent-away = Votre place a été libérée par la personne qui a ouvert la table.
leave = Partir
table-closed = Cette table a été fermée avant de commencer.
no-table = Cette table ne peut pas être montrée

## À la table.
you = Vous
your-move = À vous.
waiting-for = On attend { $names }.
game-over = La partie est terminée.
victory = Victoire
defeat = Défaite
result = Résultat
why-conceded = Quelqu’un a abandonné.
why-turn_limit = La limite de tours est atteinte.
rematch = Revanche
rematch-offered = La même table encore une fois ? On vous attend.
rematch-join = Rejoindre la revanche
rematch-watch = Regarder la revanche
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
undo = Reprendre mon coup
undo-ask = Demander à reprendre mon coup
undo-line = Reprise libre jusqu’ici
takeback-asked = { $name } demande à reprendre { $n ->
    [1] le dernier coup
   *[other] les { $n } derniers coups
 } ({ $whose }).
moves-of = { $name } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
undo-sure = { $n ->
    [1] Le dernier coup est repris
   *[other] Les { $n } derniers coups sont repris
 }, jusqu’au vôtre ({ $whose }). La suite pourra être différente.
undo-sure-ask = Vous demandez à reprendre { $n ->
    [1] le dernier coup
   *[other] les { $n } derniers coups
 }, jusqu’au vôtre ({ $whose }). La suite pourra être différente.
allow = Accepter
refuse = Refuser
stand-in = Votre temps est écoulé : { $bot } joue pour vous.
stand-in-of = { $name } n’a plus de temps : { $bot } joue maintenant.
stand-in-end = Reprendre ma place
menu = Table
side = Journal et discussion
log = Journal
older = Plus ancien
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-off = La discussion est coupée à cette table.
send = Envoyer
mute = Masquer les messages { DE($name) }
mute-short = masquer
unmute = afficher
muted-line = Messages { DE($name) } masqués.
watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
 }
rules-of = Règles { DE($game) }
share-table = Copier le lien de la table
concede = Abandonner
concede-sure = Voulez-vous vraiment abandonner cette partie ?
concede-sure-team = Vous abandonnez pour toute votre équipe : la partie s’arrête aussi pour { $names }. Le voulez-vous vraiment ?
concede-yes = Oui, abandonner
leave-table = Retour à l’accueil (la partie reste)
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

## Les cartes.
cost = Coûte { $n }
defense = Défense { $n }
copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
 }
rulings = Précisions
name-ours = nom traduit par nous
origin-published = Carte publiée : nous n’en reprenons que les données ; le texte et l’image sont de nous
origin-community = Créée par la communauté
origin-designed = Conçue pour Starboard
origin-rulebook = Tirée du livret
origin-inferred = Déduite de ce qu’on sait de la boîte
origin-published-name-and-deck-ability-as-the-core-set-card-of-that-name = Nom et Deck publiés ; action de la carte de ce nom de la Boîte de base
origin-published-name-and-deck-ability-by-the-starboard-community = Nom et Deck publiés ; action par la communauté Starboard
origin-published-name-and-primary-the-rest-by-the-starboard-community = Nom et action Primaire publiés ; le reste par la communauté Starboard
origin-published-name-and-that-its-primary-changes-a-cost-the-rest-by-the-starboard-community = Nom publié, et le fait que son action Primaire change un coût ; le reste par la communauté Starboard
origin-known = Connue par la boîte
filter-text = Chercher un nom ou un texte
filter-set = Toutes les boîtes
filter-faction = Toutes les factions
filter-kind = Tous les types
filter-cost = Tous les coûts
cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
faction-unaligned = Sans faction

## Ce que disent plusieurs tables.
hand = Main
hand-empty = Aucune carte en main
hand-hidden = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, face cachée
 }
deck = Deck
discard-pile = Défausse
relation-fallen = Hors de combat
end-turn = Terminer le tour
vp-n = { $n } PV

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
sessions = Vos appareils connectés
session-here = ici, maintenant
session-seen = dernière utilisation { $ago }
session-program = Un programme
session-end = Déconnecter
session-end-of = Déconnecter : { $what }
password-hint = Au moins 10 caractères. Quelques mots se retiennent bien et se devinent mal.
delete-me = Supprimer mon compte
delete-sure = Tout ce qui vous concerne est supprimé. Les parties en cours sont abandonnées. C’est définitif.
delete-yes = Oui, supprimer
deleted = Votre compte et vos données sont supprimés.

## Campagne

nav-campaign = Campagne
campaign-open = Ouvrir la campagne
campaign-on = Poursuivre la campagne
campaign-new = Une nouvelle campagne
campaign-side = Le camp que vous voulez
campaign-coin = Tirer au sort
campaign-rival = Contre
campaign-bot = Un robot
campaign-begin = Commencer la campagne
campaign-import = Ouvrir un fichier de campagne
campaign-no-file = Ce fichier n’est pas une campagne.
campaign-mine = Vos campagnes
campaign-played = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
 } sur { $of }
campaign-waits = C’est à vous
campaign-invited = { $names } vous invite à une campagne. Choisissez votre camp ; si vous voulez le même tous les deux, on tire au sort.
campaign-waiting = La campagne commence dès que l’autre place est prise.
campaign-export = Enregistrer dans un fichier
campaign-fork-start = Recommencer avec les mêmes joueurs
campaign-deck = Jouer avec cette pile Commerce
campaign-others = Toutes les campagnes
campaign-leave = Quitter la campagne
campaign-leave-sure = Un robot continue à votre place. Vous ne pourrez pas revenir.
campaign-leave-yes = Oui, quitter
campaign-away = Ranger la campagne
campaign-away-sure = Personne d’autre n’y joue : la campagne est supprimée définitivement, et une partie en cours est abandonnée. Enregistrez-la d’abord dans un fichier si vous voulez la reprendre un jour.
campaign-away-yes = Oui, la ranger
stage-waiting = Attend un joueur
stage-next = Entre deux parties
stage-playing = Une partie est en cours
stage-top_up = Les derniers autocollants
stage-over = Terminée

## Les règles et les premières parties guidées.
learn-by-doing = Apprendre en jouant
picture-of-table = La table { DE($game) }
lesson-next = Suite
lesson-skip = Passer cette étape
lesson-leave = Quitter la leçon
lesson-again = Reprendre cette partie du début
lesson-done = Terminé
lesson-step = Étape { $n } sur { $of }
