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
pace = Coups des rivaux
pace-instant = Aussitôt
pace-brisk = Vifs
pace-calm = Posés
text-size = Taille du texte
text-small = Petite
text-usual = Normale
text-large = Grande
theme = Couleurs
theme-dark = Sombres
theme-light = Claires
theme-contrast = Contrastées
safe-colors = Couleurs pour daltoniens
safe-colors-hint = Joueurs et ressources en couleurs que tout le monde distingue.
left-hand = Main gauche
left-hand-hint = Les boutons de fin de tour sont à gauche.
confirm-end = Demander avant chaque fin de tour
notify = Me prévenir quand c’est mon tour
notify-hint = Par le navigateur, quand cette page est en arrière-plan.
notify-no = Le navigateur ne le permet pas : changez cela dans ses réglages pour cette page.
notify-ask = Le navigateur doit-il vous prévenir quand c’est votre tour ?
notify-yes = Oui
notify-later = Pas maintenant
settings-kept = Conservés avec votre compte.
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
first-known = Y avez-vous déjà joué ?
first-known-new = Jamais
first-known-some = Un peu
first-known-well = Oui
first-level = Quel adversaire voulez-vous ?
first-lesson = Apprendre en cinq minutes
first-hints = Première partie avec conseils
film-words = Quelques coups d’une vraie partie.
about-game = Présentation
set-up = Préparer une table
learn = Apprendre
daily = Donne du jour
daily-on = La donne du jour, { $date }
daily-place = Vous : place { $place } sur { $of }.
daily-so-far = { $played ->
    [0] Personne ne l’a encore terminée.
    [one] Terminée par une personne, gagnée par { $won }.
   *[other] Terminée par { $played } personnes, gagnée par { $won }.
 }
daily-streak = { $n } jours de suite
daily-results = Résultats
daily-title = La donne du { $date }
daily-lead = Aujourd’hui, tout le monde reçoit les mêmes cartes. Un seul essai chacun : jusqu’où irez-vous ?
daily-lead-here = Qui joue la donne de cette date reçoit les mêmes cartes. Un seul essai : jusqu’où irez-vous ? Dans ce navigateur, il n’y a pas de classement.
daily-play = Jouer la donne du jour
daily-mine = À ma table
daily-none = Personne ne l’a encore terminée. À vous d’ouvrir le classement.
daily-none-here = Vous n’avez pas encore joué celle-ci.
daily-against = Contre { $level }.
daily-next = La prochaine donne arrive à minuit UTC, dans { $time }.
daily-turn = Tour
daily-leads = Personne n’a fait mieux que vous jusqu’ici.
daily-player = Joueur
daily-score = Score
daily-moves = Coups
daily-won = Gagnée
daily-course = Tour par tour : l’avance sur le meilleur rival
daily-best-is = { $name } (en tête)
poster-players = { $players } joueurs
poster-minutes = { $low }–{ $high } min
join = Rejoindre
join-by-code = Rejoindre par lien ou code
join-placeholder = Collez le lien reçu
join-lead = On vous invite à cette table. Où voulez-vous vous asseoir ?
join-by = { $name } vous invite. Où voulez-vous vous asseoir ?
learn-first = Jamais joué ? Apprenez en cinq minutes.
my-name = Mon nom à la table
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
time-left = encore { $time }
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
seats-each = Qui s’assied où, place par place
opponents = Adversaires
opponents-several = De plusieurs sortes
options-usual = Comme d’habitude
terms = Table
preset-evening = Soirée tranquille
preset-tournament = Tournoi
hints-agreed = Conseils pour tous
hints-agreed-hint = Qui s’assied l’accepte ; le journal dit qui en prend un.
terms-live = { $n } min chacun, +{ $more } s par décision
terms-delay = { $n } min chacun, { $free } s offertes par décision
terms-days = { $n ->
    [one] { $n } jour par décision
   *[other] { $n } jours par décision
 }
terms-takebacks-consent = Reprise si tous l’acceptent
terms-takebacks-free = Reprise tant que rien n’est révélé
terms-takebacks-never = Pas de reprise
terms-hints = Conseils pour tous
terms-no-hints = Pas de conseils
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
clock-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
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
invite-qr = En code QR
copy = Copier
copied = Copié
copied-here = Copié. Ne mène ici que dans ce navigateur
copy-failed = Ce navigateur ne copie pas : prenez l’adresse dans la barre du haut
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
you-spoken-of = vous
asked = Ce qui est demandé
spoken = Ce qui s’est passé
your-move = À vous.
waiting-for = On attend { $names }.
game-over = La partie est terminée.
victory = Victoire
defeat = Défaite
result = Résultat
why-conceded = Quelqu’un a abandonné.
why-turn_limit = La limite de tours est atteinte.
rematch = Revanche
rematch-asked = La revanche est proposée à { $names } sur l’écran de la dernière partie.
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
click-waits = Pas encore de réponse. Votre coup est gardé et renvoyé jusqu’à ce que le serveur réponde.
click-lost = Le serveur n’a pas répondu : votre coup n’a pas été joué. Réessayez.
choices = Ce que vous pouvez faire
ticker-empty = Ici s’affiche ce que font les autres.
onlooker = Vous regardez la partie.
away = absent
skip = Passer
hint = Conseil
hint-chance = { $n } % de chances de gagner
hint-more = Autres choix
hint-fewer = Le meilleur seul
coach = Un conseil à chaque décision
coach-hint = Comme pour une première partie : le coup d’un bon joueur est mis en lumière.
hints-none = À cette table, personne ne prend de conseil.
thinking = Réflexion…
undo = Reprendre mon coup
undo-ask = Demander à reprendre mon coup
undo-line = Reprise libre jusqu’ici
takeback-asked = { $name } demande à reprendre { $n ->
    [1] le dernier coup
   *[other] les { $n } derniers coups
 } ({ $whose }).
takeback-asked-you = Vous demandez à reprendre { $n ->
    [1] le dernier coup
   *[other] les { $n } derniers coups
 } ({ $whose }). Jouer annule la demande.
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
end-sure = Terminer votre tour ?
end-early = Tout n’est pas utilisé :
end-anyway = Terminer le tour
play-on = Continuer
never-warn = Ne plus demander
vp-n = { $n } PV

## Revoir.
share-moment = Partager ce moment
play-on-from-here = Jouer à partir d’ici
fork-title = Reprendre à cet instant
fork-seat = Quelle place prenez-vous ?
fork-others = Qui joue les autres ?
fork-asked = au trait
fork-as-before = Comme avant ; un robot pour les personnes
fork-go = Reprendre
fork-before = Avant, à la première table
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
export-me = Tout sur moi, en fichier
not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
not-toml = La ligne { $line } de cette position ne se lit pas.

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
forget = Supprimer tout ce qui est gardé ici
forget-sure = Toutes les parties, campagnes, statistiques et réglages que garde ce navigateur sont supprimés. C’est définitif. Enregistrez-les d’abord dans un fichier si vous pourriez les vouloir de nouveau.
forget-yes = Oui, tout supprimer

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
lesson-real = Et maintenant une vraie partie
lesson-step = Étape { $n } sur { $of }

# Analyses, et apporter des parties.
review = Ce qui a décidé la partie
review-being-made = La partie est en cours d’analyse…
review-curve = Les chances de gagner de chacun, tour par tour
review-curve-now = Chances de gagner à ce moment : { $chances }
review-turned = Ici, un autre prend l’avantage
review-start = Départ
review-luck = Chance
review-choices = Choix
review-unseen = Caché
review-result = Résultat
review-adjusted = Sans la chance
review-accuracy = Précision
review-marks-words = Imprécisions, erreurs, gaffes
review-adds-up = Départ, chance, choix et ce qu’on ne pouvait voir donnent ensemble le résultat, en points : des centièmes de victoire. Les choix sont comparés à ceux d’un joueur constant. Chance et choix sont connus à ± { $error } points près environ.
review-moments = Les moments décisifs
review-see-it = Voir
review-table = La situation
review-guessed = Le journal ne dit pas toutes les cartes : { $n } décisions sur { $of } dépendent de cartes qu’il a fallu deviner et ne sont pas jugées.
review-lucky = Chance : { $points } pour { $who }
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-better = mieux valait « { $best } ».
review-show-better = Montrer le meilleur coup
review-as-it-was = Montrer ce qui a été joué
review-turn = tour { $turn }
review-turn-of = Tour { $turn }, { $who }
review-turn-judged = Tour { $turn }, { $who } : { $judgement } ({ $points })
review-whole-turn = Le tour dans son ensemble :
review-turns-cost = Les tours qui ont coûté
review-all = Les { $n }
review-fewer = Seulement les pires
review-by-turn-damage = Dégâts par tour
review-by-turn-points = Points par tour
review-by-turn-battles = Batailles gagnées
review-by-turn-powered = Districts alimentés
review-deck = À la fin : { $cards }.
review-unused = Le plus cher qui n’a jamais servi : { $card }.
review-card = Carte
review-times = Utilisations
review-brought = Apport
review-of-trade = commerce
review-of-combat = combat
review-of-authority = autorité
review-of-points = points
review-of-influence = influence
review-of-draw = puissance de pioche
review-of-capacity = capacité de la centrale
review-of-connections = connexions de réseau
review-of-actions = points d’action
review-of-prism = cartes PRISM
review-of-credits = CU
review-of-cubes = cubes militaires
review-of-workers = ouvriers
review-of-goods = marchandises
review-mine = Comment je joue
review-against = Contre
review-games = Parties
review-over-time = Au fil du temps, en moyenne sur dix parties
review-over-accuracy = Précision
review-over-luck = Chance, en points
review-over-choices = Choix, en points
review-over-mistakes = Erreurs et gaffes par partie
review-waiting = { $n ->
    [1] Encore une partie en cours d’analyse…
   *[other] Encore { $n } parties en cours d’analyse…
}
review-often = Ce qui me coûte le plus
review-kind-bought = ce qui a été acheté
review-kind-not_bought = un bon achat laissé de côté
review-kind-unplayed = quelque chose n’a pas été joué
review-kind-used = ce qui a été utilisé, ou comment
review-kind-target = qui ou quoi a été attaqué
review-kind-no_attack = une attaque oubliée
review-kind-drew = quand piocher
review-kind-other = d’autres choix
review-times-cost = ({ $times ->
    [1] une fois
   *[other] { $times } fois
}, { $points } points en tout)
speed = Vitesse
import-title = Importer une partie
import-words = Une partie enregistrée, une position, ou un journal de l’application Star Realms de l’éditeur : tout est vérifié ligne par ligne, puis se rejoue et s’analyse comme toute autre partie.
import-drop = Déposez un fichier ici, ou choisissez-en un
import-paste = Ou collez le texte
import-do = Importer
import-reading = Lecture et vérification…
import-log-done = { $lines } lignes expliquées, { $steps } coups.
import-guessed = Le journal ne dit pas toutes les cartes : { $n } coups sur { $of } dépendent de cartes qu’il a fallu deviner. Ce qu’on y a choisi n’est pas jugé.
import-which = Lequel des deux étiez-vous ?
import-neither = Aucun des deux
import-counts = La partie compte dans « Comment je joue » sur votre page, et pour rien d’autre.
import-notes = Lignes inconnues, laissées de côté :
import-see = La revoir et l’analyser
import-names = Les noms d’un journal restent chez vous : la partie n’est que dans vos archives.
review-player = Joueur { $seat }
puzzles = Problèmes
puzzles-words = Des positions de parties où un tour est nettement le meilleur. Trouvez-le.
puzzles-none = Il n’y en a pas encore ici.
puzzles-solved = { $n } sur { $of } résolus
puzzle-rating = Votre cote : { $rating }.
puzzle-daily = Le problème du jour
puzzle-next = Le problème suivant
puzzle-one = Un problème de cote { $rating }
puzzle-find = Trouvez le tour
puzzle-task = Un tour est ici nettement le meilleur. Jouez-le sur la table.
puzzle-solved = Résolu !
puzzle-missed = Ce n’était pas le meilleur.
puzzle-best = Le meilleur est « { $best } » : { $chance } de chances, tout le reste est au moins { $gap } points derrière.
puzzle-again = Réessayer

# La table dans la page

engine-loading = La table se prépare…
new-version = Une nouvelle version est prête. Votre partie continue où elle en est.
take-version = L’utiliser maintenant
not-now = Plus tard
understood = Compris
keeping-refused = Ce navigateur ne garde rien : ce que vous jouez ici disparaît quand vous fermez la page. Enregistrez vos parties dans un fichier, sur votre page.
keeping-full = Il n’y a plus de place pour garder vos parties : ce que vous jouez maintenant disparaît quand vous fermez la page. Faites de la place, ou enregistrez vos parties dans un fichier, sur votre page.
stalled-unreachable = Votre adversaire ne peut pas réfléchir : ce qu’il a appris n’a pas pu être chargé. Vérifiez le réseau.
stalled-broken = Votre adversaire s’est arrêté au milieu de sa réflexion. Tout ce qui a été joué est gardé.
try-again = Réessayer
server-away = Le serveur ne répond pas. Vous pouvez jouer ici, dans le navigateur, en attendant ; les parties du serveur vous y attendent.
play-here = Jouer ici
playing-here = Vous jouez dans ce navigateur, sans le serveur.
play-with-server = Revenir au serveur
here-alone = Tout ce que vous jouez reste dans ce navigateur. Ni compte, ni serveur, ni réseau.
needs-people-here = Cela demande d’autres personnes, donc un serveur. Dans ce navigateur, vous jouez contre nos adversaires, ou à plusieurs en vous passant l’appareil.
play-ours = Choisir un jeu
no-accounts-here = Ici, tout reste dans ce navigateur : il n’y a pas de comptes. Enregistrez tout dans un fichier pour l’emporter dans un autre.
in-this-browser = Dans ce navigateur
in-this-browser-lead = { $n ->
    [0] Rien n’a encore été joué sans serveur dans ce navigateur.
    [one] Une partie terminée est gardée dans ce navigateur.
   *[other] { $n } parties terminées sont gardées dans ce navigateur.
}
save-everything = Tout enregistrer dans un fichier
bring-everything = Reprendre un tel fichier
brought-everything = { $taken ->
    [0] Il ne contenait rien de nouveau.
    [one] Une partie ou campagne a été reprise.
   *[other] { $taken } parties et campagnes ont été reprises.
} { $refused ->
    [0] {""}
    [one] Une n’a pas pu être lue.
   *[other] { $refused } n’ont pas pu être lues.
}
brought-settings = Vos réglages ont suivi.
bring-along = Emporter mes parties sur le serveur
brought-along = { $n ->
    [0] Il n’y a rien de nouveau à emporter.
    [one] Une partie est maintenant aussi sur le serveur. Elle ne compte dans aucune statistique.
   *[other] { $n } parties sont maintenant aussi sur le serveur. Elles ne comptent dans aucune statistique.
}
brought-later = { $n ->
    [0] Aucune donne du jour ne reste secrète.
    [one] La donne du jour reste secrète jusqu’à la fin de la journée : elle pourra suivre demain.
   *[other] { $n } donnes du jour restent secrètes jusqu’à la fin de la journée : elles pourront suivre demain.
}
open-here = En garder une copie dans ce navigateur
local-not_a_file = Ce fichier n’a pas été enregistré ici.
local-broken = Quelque chose s’est cassé. Ce qui a été montré est gardé : rechargez la page.
local-unreachable = Le moteur de ces pages n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.

## People find each other

people = Joueurs
people-ways = Jouer avec d’autres
quick-match = Partie rapide
ratings = Classements
tournaments = Tournois
quick-match-words = Quelqu’un de votre force, maintenant. Si personne n’est là en 20 secondes, un de nos adversaires de cette force s’assied, et on vous le dit.
quick-match-several = { $n } personnes s’assoient ensemble. S’il y en a moins de votre force en 20 secondes, nos adversaires prennent les places qui restent, et on vous le dit.
quick-match-go = Trouver quelqu’un
rated-guests = Les invités jouent sans classement. Créez un compte pour en avoir un.
rated-on = Classée : elle compte, sans conseils et sans reprises
game-pace-quick = 5 min + 3 s
game-pace-calm = 15 min + 5 s
game-pace-delay = 10 min, 10 s libres
game-pace-days = 2 jours par décision
clock-delay = Secondes libres à chaque décision
clock-increment = Secondes rendues après chaque décision
seconds-n = { $n } s
clock-free = { $n } s libres
match-title = Votre partie
match-looking = On cherche quelqu’un de votre force…
match-until = { $seconds ->
    [1] Dans une seconde un de nos adversaires s’assied.
   *[other] Dans { $seconds } secondes un de nos adversaires s’assied.
}
match-looking-several = On cherche des gens de votre force pour une table de { $n }…
match-until-several = { $seconds ->
    [1] Dans une seconde nos adversaires prennent les places qui restent.
   *[other] Dans { $seconds } secondes nos adversaires prennent les places qui restent.
}
match-others = { $n ->
    [1] Une autre personne attend la même chose.
   *[other] { $n } autres personnes attendent la même chose.
}
match-found = La partie est convenue.
match-instead = Personne de votre force n’était là : un de nos adversaires joue à la place.
match-instead-all = Personne de votre force n’était là : { $ours } de nos adversaires jouent à la place.
match-instead-some = { $persons } personnes de votre force sont là ; { $ours ->
    [1] un de nos adversaires prend la place qui reste.
   *[other] nos adversaires prennent les { $ours } places qui restent.
}
match-unmeasured = Ce que valent nos adversaires dans ce format n’a pas été mesuré : contre eux seuls, rien ne compte.
match-ours = un de nos adversaires
match-told = est là
match-promised = a promis un nombre
match-awaited = est attendu
match-rated = Classée.
match-unrated = Non classée.
match-shuffling = Chaque page ajoute un nombre à la donne.
match-left = Encore { $time } pour venir.
match-off = Quelqu’un n’est pas venu.
match-again = Chercher encore
instead-told = Personne de votre force n’était là en 20 secondes : vous jouez contre un de nos adversaires.
instead-told-several = Trop peu de gens de votre force étaient là en 20 secondes : nos adversaires ont pris les places qui restaient.
ratings-words = Glicko-2, par jeu et par format. Une cote est provisoire tant que trop peu de parties ont été jouées.
ratings-people = Les meilleurs
place = Place
rating = Cote
games-played = Parties
ratings-none = Personne n’a encore de cote établie.
ratings-provisional = { $n ->
    [1] Une cote est encore provisoire.
   *[other] { $n } cotes sont encore provisoires.
}
ratings-levels = Nos adversaires
ratings-measured = D’après des rencontres mesurées entre eux, à deux joueurs ; rien n’a été mesuré contre des gens.
ratings-unmeasured = Ce que valent nos adversaires dans ce format n’a pas été mesuré ; entre personnes, il est classé.
kind-several = { $format }, à 3 ou plus
curve-label = { $title } : { $from } → { $to }, { $n } parties
player-since = Ici depuis le { $date }.
player-guest = Un invité, ici depuis le { $date }.
challenge = Défier
challenge-others = Qui d’autre, parmi les personnes que vous suivez ?
challenge-ours = { $n ->
    [1] Un de nos adversaires prend la place qui reste.
   *[other] Nos adversaires prennent les { $n } places qui restent.
}
challenge-send = Inviter à cette partie
follow = Suivre
unfollow = Ne plus suivre
player-mute = Ne plus entendre
player-unmute = Entendre de nouveau
block = Bloquer
unblock = Débloquer
blocked = Bloqués
blocked-words = Vous ne vous rencontrez pas, et vos invitations ne se croisent plus.
report = Signaler
report-reason = Pourquoi ?
report-words = Ce qui s’est passé (500 caractères au plus)
report-send = Le dire aux responsables
report-sent = Les responsables de ce serveur regarderont.
reason-words = Des paroles
report-short = signaler
report-line = Signaler les propos { DE($name) }
report-quoted = Dit à la table :
reason-name = Le nom
reason-cheating = De la triche
reason-leaving = Part ou fait traîner
reason-other = Autre chose
provisional = provisoire
provisional-words = Trop peu de parties pour en dire beaucoup.
rating-place = Place { $place }.
rating-games = { $games } parties classées, dont { $won } gagnées.
no-ratings = Pas encore de parties classées.
versus = Vous deux
versus-line = { $played } jouées : { $won } gagnées, { $lost } perdues
invitations = Invitations
invitation-table = { $by } vous invite à une table : { $about }.
invitation-match = { $by } vous défie : { $about }.
invitation-group = { $by } vous invite dans le groupe « { $about } ».
come = Venir
decline = Non
following = Vous suivez
following-none = Personne encore : cherchez quelqu’un par son nom.
find-by-name = Nom d’un joueur
find = Chercher
mutual = vous suit aussi
watch = Regarder
look = Voir
groups = Groupes
groups-words = Un groupe a son propre salon et le classement de sa soirée.
group-name = Nom d’un nouveau groupe
group-new = Créer un groupe
members-n = { $n ->
    [1] Un membre
   *[other] { $n } membres
}
group-lobby = Salon
group-open = Ouvrir une table
group-no-tables = Aucune table n’est ouverte.
evening = Ce soir
evening-none = Aucune partie finie ce soir.
points = Points
won-games = Gagnées
group-leave = Quitter
group-remove = Retirer
group-link = Lien pour de nouveaux membres
invite-by-name = Inviter par le nom
invite = Inviter
invited-name = { $name } a son invitation.
tournaments-none = Pas encore de tournoi.
tournament-new = Nouveau tournoi
tournament-two = Dans un tournoi, on se rencontre à deux.
tournament-make = Le créer
tournament-kind = Formule
kind-swiss = Système suisse
kind-round_robin = Tous contre tous
tournament-bots = Nos adversaires
tournament-level = Leur force
tournament-open = ouvert
tournament-playing = en cours
tournament-over = fini
count-players = { $n ->
    [1] un joueur
   *[other] { $n } joueurs
}
tournament-come = Venir à votre partie
tournament-table = À votre table
tournament-join = Jouer
tournament-start = Commencer
tournament-leave = Quitter le tournoi
standings = Classement
round-of = ronde { $round } sur { $rounds }
cup-round = Ronde { $round }
buchholz = Buch.
buchholz-words = Buchholz : les points des adversaires rencontrés
bye = exempt
gone = parti
rating-change = Cote : { $before } → { $after } ({ $change })
rating-counting = La cote se calcule…
rating-annulled = Un responsable a retiré cette partie du classement.
shuffle-check = La donne était-elle honnête ?
shuffle-mine = Oui : la donne est faite du nombre du serveur et de celui de chaque page, du vôtre aussi, tous promis avant qu’aucun ne soit connu.
shuffle-fair = Oui : la donne est faite du nombre du serveur et de celui de chaque page, tous promis avant qu’aucun ne soit connu.
shuffle-broken = Non : les nombres ne font pas cette donne. Gardez cette page et parlez-en à quelqu’un.
shuffle-how = Comment cela marche
recovery-title = Votre code de secours
recovery-words = Notez-le : il remplace un mot de passe oublié. On ne le montre que maintenant.
recovery-forgot = J’ai oublié mon mot de passe
recovery-code = Code de secours
recovery-new-password = Nouveau mot de passe
recovery-do = Revenir
recovery-new = Nouveau code de secours
recovery-have = Je l’ai
registration-open = Tout le monde peut créer un compte.
registration-invite = Un nouveau compte demande un code.
registration-closed = On ne crée pas de nouveaux comptes ici.
entry-code = Code pour un nouveau compte
holiday = Vacances
holiday-words = Les horloges par correspondance attendent pendant votre absence.
holiday-until = Vous êtes en vacances jusqu’au { $date }.
holiday-left = Il reste { $n } jours cette année.
holiday-days = Jours
holiday-go = Je pars
holiday-back = Je suis de retour
admin = Modération
admin-accounts = { $n } comptes.
admin-reports = Signalements
admin-by = par { $name }
admin-choose = Choisir
admin-close = Réglé
admin-no-reports = Rien n’est signalé.
admin-sanctions = Sanctions
admin-kind = Quoi
admin-days = Jours
admin-reason = Pourquoi
admin-sanction = Décider
sanction-chat = n’écrit pas
sanction-rated = pas de parties classées
sanction-ban = n’entre pas
admin-until = jusqu’au { $date }
admin-lift = Lever
admin-suspects = Parties qui semblent arrangées
admin-suspects-words = Un signe, pas une preuve : une famille partage aussi une adresse.
suspect-same_place = de la même adresse
suspect-conceded = abandonnées l’une après l’autre
suspect-one_sided = presque toujours gagnées par le même
suspect-games = { $games } parties, { $conceded } abandonnées tôt, { $won } gagnées par { $name }
admin-annul = Retirer du classement
admin-no-suspects = Rien ne semble arrangé.
admin-codes = Codes pour de nouveaux comptes
admin-new-codes = Cinq nouveaux codes
admin-delete = Supprimer un compte
admin-delete-do = Le supprimer
admin-log = Ce que les responsables ont fait
admin-did = { $by } : { $deed } { $about }
deed-grant = a nommé responsable
deed-revoke = a retiré le droit à
deed-sanction = a décidé pour
deed-lift = a levé une sanction de
deed-close = a réglé un signalement
deed-codes = a fait des codes
deed-annul = a retiré des parties du classement de
deed-delete = a supprimé un compte
about-player = Cotes et parties { DE($name) }
