# Les mots du programme : ce qu'il affiche, ce qu'il refuse, son aide.

# Ce qu'il y a
minutes = { $from }–{ $to } minutes
formats = formats (joueurs)
options = options
option-values = ({ $allowed } ; par défaut : { $default })
default-open = automatique

card-name = nom
card-id = id
card-faction = faction
card-kind = type
card-cost = coût
card-defense = défense
card-count = nombre
card-names-ours = * nom traduit par nous
origin-published = carte publiée : nous n’en reprenons que les données ; le texte est de nous
origin-community = créé par la communauté, pas par l’éditeur
origin-rulebook = tiré du livret de règles
origin-inferred = déduit du livret de règles

# Une table
seat = Place { $seat } :
over = { $n ->
    [0] La partie est terminée ; personne n'a gagné. { $why }
    [one] La partie est terminée ; la place { $winners } a gagné. { $why }
   *[other] La partie est terminée ; les places { $winners } ont gagné. { $why }
}

# Simulation
sim-games = parties
sim-decisions = décisions (par partie)
sim-turns = tours en moyenne
sim-stopped = arrêtées par une limite
sim-seconds = secondes
sim-games-per-second = parties/s
sim-decisions-per-second = décisions/s
sim-wins = victoires par place

# Parties enregistrées
replay-checked = { $file } se rejoue comme écrit : { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
 }.
replay-verified = { $file } correspond à ce que distribue sa graine : { $plies ->
    [one] { $plies } coup vérifié
   *[other] { $plies } coups vérifiés
 }.
case-holds = { $file } : conforme
case-differs = { $file } : différent
cases-differ = { $n ->
    [one] { $n } cas sur { $of } diffère
   *[other] { $n } cas sur { $of } diffèrent
}

# Journaux de l'application de l'éditeur
log-explained = { $file } : nos règles expliquent les { $lines } lignes, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }.
log-unexplained = { $file } : nos règles ne peuvent pas expliquer la ligne { $line } :
log-who = { $players } ({ $sets })
log-winner = { $winner } a gagné.
log-unfinished = Le journal s'arrête avant la fin de la partie.
log-note = la ligne { $line } nous est inconnue et a été passée : { $text }
log-imported = { $file } : { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
 }.

# Ce qui est refusé
log-not-all = nos règles ne peuvent pas expliquer { $stuck } { $files ->
    [one] journal sur { $files }
   *[other] des { $files } journaux
}
log-no-import = { $file } : nos règles ne peuvent pas expliquer la ligne { $line } : { $why }
no-such-format = { $game } n'a pas de format « { $format } » ; il y a : { $names }
no-such-players = le format « { $format } » ne se joue pas à { $n } ; possible : { $allowed }
no-such-set = il n'y a pas de boîte « { $set } » ; il y a : { $names }
no-sets = { $game } n'a pas de boîtes à choisir
no-such-option = { $game } n'a pas d'option « { $name } » ; il y a : { $names }
option-form = « { $text } » n'est pas une option ; écrivez NOM=VALEUR
wrong-value = option { $name } : « { $value } » n'est pas une de ses valeurs ; possible : { $allowed }
seats-named = { $named ->
    [one] { $named } place est nommée
   *[other] { $named } places sont nommées
 } et la table en a { $seats } ; nommez-en une pour toutes, ou chacune
folder-not-empty = { $dir } : ce dossier n'est pas vide ; les parties vont dans un nouveau dossier
no-such-ply = il n'y a pas de coup { $ply } ; la partie en a { $plies }
no-such-seat = il n'y a pas de place { $seat } ; la table en a { $seats }
no-such-deal = « { $deal } » n'est pas quelque chose que ce jeu distribue
not-dealt = « { $deal } » devait être distribué et n'a pas été demandé
refused = place { $seat }, « { $action } » : { $why } ({ $code })
already-over = la partie est terminée ; on ne peut plus jouer
which-seat = plusieurs places peuvent faire « { $action } » ; écrivez PLACE: { $action }

# Aide
help = Une table pour des jeux d'empires spatiaux : jouer, simuler, étudier positions et parties.
help-heading-usage = Utilisation
help-heading-commands = Commandes{"\u202F"}
help-heading-arguments = Arguments{"\u202F"}
help-heading-options = Options{"\u202F"}
help-value-command = COMMANDE
help-value-game = JEU
help-value-file = FICHIER
help-value-files = FICHIERS
help-value-lang = LANGUE
help-value-set = BOÎTE
help-value-name-value = NOM=VALEUR
help-value-name = NOM
help-value-dir = DOSSIER
help-value-address = ADRESSE
help-value-viewer = QUI
help-value-ply = COUP
help-value-word = MOT
help-value-text = TEXTE
help-value-filter = FILTRE
help-value-taste = CARACTÈRE
help-value-gain = GAIN
help-value-path = CHEMIN
help-value-pack = PAQUET
help-value-bool = BOOL
help-default = { $help } [par défaut : { $value }]
help-after = `starboard COMMANDE --help` en dit plus sur une commande.
help-arg-lang = La langue : en ou fr (sinon celle de l'environnement)
help-arg-json = Répondre en JSON, pour les programmes
help-arg-help = Afficher cette aide
help-arg-version = Afficher la version
help-arg-format = Le format, parmi ceux que liste `starboard games`
help-arg-players = Le nombre de joueurs
help-arg-sets = Les boîtes avec lesquelles jouer, séparées par des virgules
help-arg-option = Une option de règle, parmi celles que liste `starboard games` ; peut être répétée
help-arg-viewer = Qui regarde : un numéro de place, spectator ou all
help-arg-seed = D'où part le hasard ; la même graine donne les mêmes parties
help-arg-write = Écrire la position atteinte dans ce nouveau fichier

help-games = Lister les jeux, leurs formats, nombres de joueurs et options
help-games-game = Seulement ce jeu
help-cards = Lister les cartes d'un jeu et ce qu'elles font
help-cards-game = Le jeu
help-cards-set = Seulement cette boîte
help-simulate = Jouer autant de parties qu'on veut, et compter
help-simulate-game = Le jeu
help-simulate-seats = Qui joue, par place, séparés par des virgules : uniform, hand-first, ou le code d'un adversaire (easy, expert, …) ; un seul nom vaut pour toutes
help-simulate-games = Le nombre de parties
help-simulate-threads = Le nombre de fils d'exécution ; par défaut, tous ceux de la machine. Le résultat n'en dépend pas
help-simulate-turn-limit = Arrêter les parties après ce nombre de tours
help-simulate-records = Garder chaque partie dans ce nouveau dossier
help-position = Étudier un fichier de position, et jouer à partir de là
help-position-show = Montrer la table
help-position-show-file = Le fichier de position (TOML, ou .json) ; - est l'entrée standard
help-position-legal = Lister ce qu'on peut faire
help-position-legal-file = Le fichier de position (TOML, ou .json) ; - est l'entrée standard
help-position-play = Jouer des actions dans l'ordre ; montrer ce qui se passe, puis la table
help-position-play-file = Le fichier de position (TOML, ou .json) ; - est l'entrée standard
help-position-play-actions = Des actions en forme de texte, comme les liste `position legal` ; `PLACE: ACTION` nomme qui agit
help-position-play-deal = Ce que le hasard distribue, dans l'ordre, par nom ; la graine distribue le reste
help-position-new = Distribuer une nouvelle table, comme position de départ
help-position-new-game = Le jeu
help-position-check = Vérifier des cas de règle (une position, des coups, ce qui doit être vrai) et dire ce qui diffère
help-position-check-files = Des fichiers de cas, ou des dossiers qui en contiennent
help-replay = Rejouer une partie enregistrée et la vérifier
help-replay-file = La partie (.starboard.json) ; - est l'entrée standard
help-replay-to = S'arrêter après ce coup et montrer la table ; 0 est la mise en place
help-replay-verify = Redistribuer chaque carte depuis la graine et comparer
help-replay-log = Raconter tout ce qui se passe
help-review = Ce qui a décidé une partie, la part de chance, ce qu'on pouvait mieux faire
help-review-file = Une partie (.starboard.json) ou un journal de l'application de l'éditeur ; - est l'entrée standard
help-review-seat = Ne parler que de cette place
help-review-html = Tout écrire dans un seul fichier HTML, à envoyer à un ami
help-review-long = Chercher cinq fois plus longtemps
help-review-seed = Une autre graine simule d'autres parties
help-puzzles = Des positions où un tour est nettement le meilleur
help-puzzles-mine = Chercher des problèmes dans des parties enregistrées et vérifier chacun
help-puzzles-mine-records = Les parties (.starboard.json)
help-puzzles-mine-to = Le dossier pour les problèmes, un fichier par jeu
help-puzzles-mine-seed = Une autre graine simule d'autres parties
help-log = Rejouer selon nos règles des journaux de l'application Star Realms de l'éditeur
help-log-check = Comparer chaque total et dire la première ligne que nos règles ne peuvent pas expliquer
help-log-check-files = Des journaux tels que l'application les écrit ; - est l'entrée standard
help-log-import = Écrire la partie d'un journal comme partie enregistrée
help-log-import-file = Un journal tel que l'application l'écrit ; - est l'entrée standard
help-log-import-output = Écrire la partie dans ce nouveau fichier au lieu de la sortie standard
help-completions = Afficher les complétions pour un shell
help-completions-shell = Le shell

# Le serveur
serving = La table est à l’adresse { $address }
serving-data = Les parties sont conservées dans { $place }
serving-only-here = Seule cette machine peut l’atteindre. Pour les téléphones et les amis du même réseau : starboard serve --listen 0.0.0.0
serving-network = Sur un téléphone du même réseau : { $address }
serving-public = Pour Internet : un proxy avec TLS devant, et starboard serve --proxy --public-url https://votre.nom (docs/hosting.md)
backed-up = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
 }, copiées et vérifiées.
restored = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
 }, restaurées et vérifiées.
load-tables = tables
load-moves = coups confirmés / durée
load-moves-per-second = coups confirmés/s
load-latency = ms jusqu’à l’autre place (p50 / p95 / p99)
load-games = parties terminées
load-errors = erreurs
load-live = Ko de mémoire par table active
load-idle = Ko de mémoire par table inactive
help-serve = Ouvrir la table dans le navigateur : servir les pages et les jeux
help-backup = Copier tout ce que le serveur conserve dans un nouveau fichier, même pendant qu’il tourne
help-backup-file = Le nouveau fichier
help-restore = Remettre une sauvegarde dans une base vide
help-restore-file = La sauvegarde
help-load = Mesurer ce qu’un serveur supporte : des joueurs programmés par de vraies connexions
help-load-tables = Le nombre de tables de deux joueurs à la fois
help-load-seconds = La durée de la mesure
help-load-rate = Coups par seconde pour toutes les tables ; 0 : aussi vite que possible
help-load-game = Le jeu ; le premier de l’étagère sinon
help-load-server = Un serveur qui tourne déjà ; peut être donné plusieurs fois. Sinon nous démarrons les nôtres
help-load-processes = Le nombre de nos serveurs (plus d’un demande PostgreSQL)
help-setting-config = Un fichier TOML avec ces réglages sous les mêmes noms
help-setting-listen = L’adresse d’écoute (127.0.0.1 ; 0.0.0.0 : tous les réseaux)
help-setting-port = Le port (7777 ; 0 : n’importe quel port libre)
help-setting-data = Le dossier de la base SQLite (starboard-data)
help-setting-database = postgres://user@host/name, ou un fichier SQLite (sinon dans le dossier des données)
help-setting-public-url = L’adresse publique si un serveur mandataire (proxy) précède le serveur : https://games.example
help-setting-proxy = Un serveur mandataire (proxy) précède le serveur : croire son X-Forwarded-For (false)
help-setting-bot-threads = Fils d’exécution où réfléchissent les robots (0 : la moitié des processeurs)
help-setting-idle-seconds = Les tables inutilisées depuis ce temps quittent la mémoire (300)
help-setting-requests-per-second = Requêtes par seconde et par adresse ; 0 : sans limite (50)
help-setting-passwords-per-minute = Connexions et inscriptions par minute et par adresse ; 0 : sans limite (10)
help-setting-guests-per-hour = Nouveaux invités par heure et par adresse ; 0 : sans limite (200)
help-setting-sockets-per-address = Connexions ouvertes par adresse ; 0 : sans limite (200)
help-setting-tables-per-hour = Nouvelles tables par heure et par adresse ; 0 : sans limite (300)
help-setting-connections-per-address = Liaisons ouvertes par adresse ; 0 : sans limite (500)
help-setting-connections = Liaisons ouvertes en tout, le dernier cinquième gardé pour les adresses d’où l’on joue ; 0 : autant que le système le permet (10000)
help-setting-request-seconds = Temps que peut mettre une requête à arriver, en secondes (20)
help-setting-tables-per-player = Tables d’un joueur en attente ou en cours ; 0 : sans limite (60)
help-setting-bot-seconds-per-minute = Temps de réflexion des robots pour un joueur, en secondes par minute, avant que les autres passent devant ; 0 : sans limite (20)
help-setting-keep-waiting-days = Supprimer après tant de jours les tables et les campagnes jamais commencées ; 0 : les garder (14)
help-setting-keep-guests-days = Oublier après tant de jours les invités sans partie ; 0 : les garder (180)
help-setting-keep-finished-days = Supprimer après tant de jours les parties terminées ; 0 : les garder toujours (0)
help-setting-log = Ce qui est journalisé : error, warn, info, debug ou un filtre (info)
help-setting-log-json = Journal en lignes JSON (false)
# L’arène
help-arena = Faire jouer des robots entre eux : chaque donne avec chacun à toutes les places, scores avec intervalles, cotes
help-arena-game = Le jeu
help-arena-bots = Qui joue, séparés par des virgules : niveaux (novice, easy, medium, hard, expert), scripts (script:raider), références (uniform, hand-first, ismcts), programmes (proc:./bot.py) ; les réglages suivent après des deux-points (hard:time=5ms, search:samples=500:horizon=2)
help-arena-pairs = Nombre de donnes par rencontre ; chacune est jouée dans toutes les dispositions (à plus de quatre robots différents par table : autant de fois qu’il y a de places, chacun avançant d’une place)
help-arena-threads = Parties jouées en même temps
help-arena-sprt = S’arrêter dès qu’il est clair si le premier robot vaut ELO1 points de plus que le second, ou pas plus de ELO0 (les deux erreurs à 5 %)
help-arena-pairing = Qui rencontre qui : all (tous contre tous) ou swiss (par rondes, à égalité de points : pour beaucoup de robots, à des tables de deux)
help-arena-rounds = Rondes d’un tournoi suisse ; 0 : autant qu’il en faut pour un vainqueur
arena-swiss-sprt = --sprt porte sur deux robots ; il ne va pas avec --pairing swiss
arena-swiss = au système suisse : place, robot, points, points de ceux qu’il a rencontrés
arena-swiss-place = { $rank }. { $bot }  { $points } · { $buchholz } · { $played ->
    [one] { $played } rencontre
   *[other] { $played } rencontres
}
help-arena-keep = Conserver les résultats dans ce fichier au fur et à mesure, et reprendre une série interrompue
help-arena-html = Écrire un rapport illustré dans ce fichier
arena-sprt-form = --sprt attend deux nombres, le plus petit d’abord, par exemple 0,20 ; et non { $text }
arena-left = encore { $left } environ (± { $doubt })
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } en { $seconds } s
arena-bot = robot
arena-games = parties
arena-score = score
arena-interval = 95 %
arena-elo = Elo
arena-thinks = ms/partie
arena-cross = qui bat qui : le score de la ligne contre la colonne, %
arena-meetings = rencontres
arena-places = victoires selon l’ordre du tour, du premier au dernier, % : { $shares }
arena-endless = { $n ->
    [1] une partie a été interrompue parce qu’elle ne finissait pas
   *[other] { $n } parties ont été interrompues parce qu’elles ne finissaient pas
}
arena-forfeit = { $bot } a perdu { $n ->
    [1] une partie
   *[other] { $n } parties
} par sa faute : { $why }
arena-sprt-accepted = accepté : au moins { $elo1 } points Elo de mieux
arena-sprt-rejected = rejeté : pas plus de { $elo0 } points Elo de mieux
arena-sprt-undecided = indécis entre { $elo0 } et { $elo1 } points Elo ; il faut plus de donnes

# Apprendre et régler
help-train = Apprendre la valeur des positions en jouant contre soi-même, et écrire les poids dans un fichier
help-train-game = Le jeu
help-train-also = D’autres tables où apprendre, chacune en options JSON
help-train-games = Parties de chaque série ; la première est jouée par des scripts, les autres avec ce qui est appris
help-train-samples = Simulations par tour dans les séries après la première
help-train-lambda = Jusqu’où regarde la cible : 1 jusqu’à la fin, 0 jusqu’au tour suivant
help-train-epochs = Combien de fois les positions d’une série sont parcourues
help-train-rate = La vitesse des poids
help-train-threads = Parties jouées en même temps
help-train-to = Où vont les poids
help-teach = Jouer recherche contre recherche, et noter pour un élève ce qui a été vu, pensé et gagné
help-teach-game = Le jeu
help-teach-bot = Qui joue : un adversaire qui cherche sur un fil, avec un budget en simulations
help-teach-games = Nombre de parties, par fichiers entiers de 20 ; celles qui y sont déjà ne sont pas rejouées
help-teach-threads = Parties jouées en même temps
help-teach-to = Le dossier des fichiers
teach-other = { $path } : ce dossier contient d’autres leçons (autre jeu, table, adversaire ou graine)
help-tune = Tourner les réglages d’un joueur programmé vers plus de victoires, et les afficher
help-tune-game = Le jeu
help-tune-taste = Le joueur programmé, par exemple balanced
help-tune-steps = Nombre de pas
help-tune-trials = Paires d’essais opposés par pas
help-tune-deals = Donnes par essai ; chacune est jouée de chaque place
help-tune-width = De combien un essai tourne les réglages, en part de leur taille
help-tune-threads = Parties jouées en même temps
train-cannot = les adversaires { DE($game) } n’apprennent pas
train-other-kind = --also { $options } : c’est une table d’un autre genre ; ce qui s’apprend à l’une ne sert pas à l’autre
tune-cannot = { $game } n’a pas de joueur programmé { $taste }

# Le banc du créateur
help-balance = Mesurer ce que font les règles et les cartes telles qu’elles sont : durée, victoires par place, et le sort de qui prend une carte
help-balance-game = Le jeu
help-balance-bot = Qui joue à toutes les places
help-balance-games = Nombre de parties
help-balance-threads = Parties jouées en même temps
help-balance-verbs = Ne compter que les actions qui commencent par ces mots, par exemple buy ; séparés par des virgules
help-balance-only = N’afficher que les actions qui contiennent ce texte, par exemple l’identifiant d’une carte
help-balance-against = Comparer avec un rapport antérieur, tel que --json l’a écrit
help-balance-data = Un fichier de données du jeu, modifié, sous son propre nom ; peut être répété. L’effet est donné par rapport aux mêmes parties sans lui
balance-head = { $games } parties { DE($bot) } ; { $decisions } décisions par partie
balance-turns = tours de tous les joueurs
balance-places = victoires selon l’ordre du tour, du premier au dernier :
balance-action = action
balance-per-game = par partie
balance-takers = preneurs
balance-wins = gagnent
balance-change = écart
balance-unreadable = { $file } n’est pas un rapport de balance --json : { $why }
balance-other-game = { $file } est un rapport sur { $game } ; seuls se comparent les rapports d’un même jeu
# Campagnes
campaign-saved = La partie est sauvegardée. `starboard campaign play` la reprend.
campaign-player = Joueur { $n }
campaign-drawn = Personne n'a gagné : la partie ne compte pas et se rejoue. Les améliorations qui y ont été faites sont annulées.
campaign-held = { $file } est en cours de partie dans un autre terminal ; rien n'a été changé
not-of-campaigns = { $name } ne dit rien d'une campagne entière ; permis : { $names }
campaign-how = Un numéro ou une action ; `concede` abandonne, `quit` sauvegarde et quitte.
no-such-side = `{ $side }` n'est pas un camp ; permis : star_empire, trade_federation
no-such-gain = `{ $gain }` n'est pas ce que donne le Royaume ; permis : combat, trade
two-of-each = deux noms et deux camps, séparés par une virgule
no-seed = cette partie a commencé ailleurs : son enregistrement n'a pas de graine
no-campaigns = { $game } n'a pas de campagnes ; rise-of-empire en a
camp-campaigns = Campagnes (parties)
camp-empire-games = Parties gagnées par l'Empire Galactique
camp-first-games = Parties gagnées par le premier joueur
camp-empire-campaigns = Campagnes gagnées par l'Empire Galactique
camp-open = Campagnes encore indécises avant la partie 12
camp-turned = Campagnes décidées par les factions ralliées
camp-stickers = Autocollants utilisés sur 20 (Empire · Fédération)
camp-head = Partie, qui commence (SE : l'Empire Galactique, TF : la Fédération du Commerce), son choix : parties, victoires de l'Empire, du premier joueur, politiques, tours, améliorations des deux, carte bonus
help-campaign = Jouer une campagne évolutive de Rise of Empire, gardée dans un fichier
help-campaign-new = Commencer une campagne
help-campaign-new-file = Le nouveau fichier de campagne
help-campaign-new-pack = Jouer avec le paquet de ce fichier, ou de ce nom (celui de la communauté par défaut)
help-campaign-new-names = Les deux joueurs, par place
help-campaign-new-sides = Les camps qu'ils veulent ; le sort décide si c'est le même
help-campaign-new-kingdom = Ce que donnent les cartes du Royaume à l'acquisition : combat ou trade
help-campaign-show = Où en est une campagne, et la prochaine partie avec ses règles
help-campaign-show-file = Le fichier de campagne
help-campaign-show-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-history = Raconter chaque partie d'une campagne : choix, améliorations, cartes Point de Victoire
help-campaign-history-file = Le fichier de campagne
help-campaign-history-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-play = Jouer la partie suivante, ou reprendre celle en cours
help-campaign-play-file = Le fichier de campagne
help-campaign-play-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-play-bot = Une place que le programme joue : 2, ou 2=hard ; peut être donnée deux fois
help-campaign-play-choice = Le choix du premier joueur, si le scénario en demande un
help-campaign-top-up = Après la campagne : améliorer des cartes jusqu'à 20 par camp
help-campaign-top-up-file = Le fichier de campagne
help-campaign-top-up-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-top-up-cards = Des améliorations à tour de rôle, comme lifter+se1 ; sans elles, ce qui peut être amélioré
help-campaign-top-up-auto = Choisir au hasard tout ce qui reste
help-campaign-deck = Les options d'autres parties avec la pile Commerce de cette campagne, en JSON
help-campaign-deck-file = Le fichier de campagne
help-campaign-deck-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-export = Vérifier une campagne et l'écrire dans un nouveau fichier
help-campaign-export-file = Le fichier de campagne
help-campaign-export-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-export-to = Le nouveau fichier
help-campaign-import = Vérifier une campagne venue d'ailleurs et la garder dans un nouveau fichier
help-campaign-import-file = La campagne venue d'ailleurs
help-campaign-import-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-import-to = Le nouveau fichier
help-campaign-fork = Copier une campagne à la fin d'une partie passée ; l'originale reste
help-campaign-fork-file = Le fichier de campagne
help-campaign-fork-pack = Un lot de scénarios dont la campagne peut avoir besoin
help-campaign-fork-to = Le nouveau fichier
help-campaign-fork-after = Après quelle partie ; 0 est le début
help-simulate-campaigns = rise-of-empire : faire jouer par des robots ce nombre de campagnes entières et en donner les chiffres
help-simulate-pack = rise-of-empire, avec --campaigns : les jouer avec les scénarios de ce fichier, ou avec les nôtres par leur nom

# Are the chances of hints true?
help-calibrate = Vérifier les chances de victoire annoncées par les conseils : une position de chaque partie, et l’issue de la partie
help-calibrate-game = Le jeu
help-calibrate-bot = Qui joue à toutes les places
help-calibrate-games = Nombre de parties
help-calibrate-samples = Simulations pour chaque conseil
help-calibrate-threads = Parties jouées en même temps
calibrate-summary = { $n } positions, une par partie : ce que le conseil annonçait pour sa meilleure action, en pour cent, et combien ont été gagnées
calibrate-told = annoncé
calibrate-won = gagné
calibrate-interval = 95 %
calibrate-positions = positions
calibrate-error = Écart moyen entre annoncé et gagné : { $error } points
calibrate-brier = Score de Brier : { $brier } (en annonçant toujours la moyenne : { $mean })
calibrate-line = Sur l’échelle du logarithme des cotes, ceci les corrigerait : fois { $slope }, plus { $shift }

# Paquets
help-arg-packs = Vos propres paquets et variantes : un fichier, un dossier qui en est un, ou un dossier qui en contient ; aussi STARBOARD_PACKS
help-campaign-pack = Vos propres paquets : les vérifier, en commencer un (docs/packs.md)
help-campaign-pack-check = Dire si des paquets et variantes sont bons, et tout ce qui ne va pas
help-campaign-pack-check-files = Des fichiers, des dossiers qui sont des paquets, des dossiers de paquets
help-campaign-pack-new = Commencer votre propre paquet : une copie de celui de la communauté, à remplir
help-campaign-pack-new-file = Le nouveau fichier ; son nom est celui du paquet
help-campaign-pack-new-game = Commencer plutôt une variante de ce jeu : un dossier avec ses fichiers de données
pack-sound = { $file } : en ordre. { $name } ({ $label }), { $game }, version { $version }, { $key }
pack-new = { $file } : écrit. docs/packs.md dit ce qu'on peut y mettre ; `starboard campaign pack check` dit ce qui ne va pas.
pack-name = `{ $name }` ne peut pas être le nom d'un paquet ; les noms sont faits de a-z, 0-9 et -, 60 au plus

man-written = { $n } pages dans { $folder }
help-man = Écrire les pages de manuel, dans chaque langue
help-man-folder = Le dossier sous lequel man les cherche, par exemple share/man
help-backup-keep = Dans un dossier : n’y garder que tant de sauvegardes, les plus récentes
keep-needs-folder = --keep vaut pour des sauvegardes dans un dossier : indiquez le dossier, chaque sauvegarde prend l’instant pour nom
help-health = Demander au serveur de cette machine s’il accepte des coups
health-ready = { $address } : prêt
health-not-ready = { $address } : pas prêt : { $why }
help-doctor = Examiner ce que le serveur conserve, et dire que faire si quelque chose ne va pas

# starboard doctor : ce qui a été trouvé, et que faire
doctor-well = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
 } rejouées, { $campaigns ->
    [one] { $campaigns } campagne
   *[other] { $campaigns } campagnes
 } : tout va bien.
doctor-looked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
 } rejouées, { $campaigns ->
    [one] { $campaigns } campagne
   *[other] { $campaigns } campagnes
 }.
doctor-found = { $n ->
    [1] une chose ne va pas
   *[other] { $n } choses ne vont pas
 }
doctor-missing = Il n’y a pas de base de données à { $path }.
doctor-missing-do = Indiquez où elle est avec --data ou --database ; un serveur la crée à son premier démarrage.
doctor-folder-open = D’autres sur cette machine peuvent entrer dans { $path } (mode { $mode }).
doctor-folder-open-do = chmod 700 { $path }
doctor-file-open = D’autres sur cette machine peuvent lire { $path } (mode { $mode }) : le fichier contient les graines des parties en cours et les empreintes des mots de passe.
doctor-file-open-do = chmod 600 { $path }
doctor-owner = { $path } appartient à l’utilisateur { $owner }, et ceci est l’utilisateur { $me }.
doctor-owner-do = Lancez le serveur et cet examen sous l’utilisateur à qui sont les fichiers (sudo -u starboard …), ou donnez-les-lui avec chown.
doctor-in-use = Un serveur utilise { $path } en ce moment ; c’est une copie qui est examinée.
doctor-in-use-do = Rien à faire.
doctor-disk = Il reste { $free } Mo là où se trouve { $path } ; il en faut au moins { $wanted } pour que les parties continuent et pour cet examen.
doctor-disk-do = Libérez de la place, ou déplacez les données sur un disque plus grand : rien de ce qui a été joué n’est perdu, mais rien de plus n’est accepté.
doctor-newer = La base vient d’un programme plus récent : schéma { $found }, celui-ci connaît { $known }.
doctor-newer-do = Réinstallez le programme plus récent, ou restaurez une sauvegarde d’avant dans un dossier vide.
doctor-older = La base vient d’un programme plus ancien : schéma { $found }, celui-ci connaît { $known }.
doctor-older-do = Elle est mise à jour au prochain démarrage ; faites une sauvegarde avant (starboard backup).
doctor-no-backup = Il n’y a pas de sauvegarde dans { $path }.
doctor-no-backup-do = systemctl enable --now starboard-backup.timer, ou starboard backup { $path }/ une fois par jour.
doctor-old-backup = La sauvegarde la plus récente dans { $path } a { $days } jours.
doctor-old-backup-do = systemctl status starboard-backup.timer dit si elle se fait encore.
doctor-damaged = La base ne peut pas être lue : { $what }
doctor-damaged-do = Arrêtez le serveur, mettez le dossier de données de côté, et restaurez la sauvegarde la plus récente dans un dossier vide (starboard restore).
doctor-dangling = { $n } lignes de « { $table } » ne se rattachent à rien.
doctor-dangling-do = Elles ne gênent pas ; autre chose que ce programme a modifié la base. Si autre chose ne va pas, restaurez une sauvegarde.
doctor-log = Table { $table } : son journal ne se rejoue pas : { $what }
doctor-log-do = Cette table ne peut pas continuer ; les autres ne sont pas touchées. Si un paquet est nommé, proposez-le de nouveau (--packs) ; sinon restaurez une sauvegarde.
doctor-snapshot = Table { $table } : son instantané n’est pas ce que dit son journal.
doctor-snapshot-do = C’est le journal qui fait foi. Serveur arrêté : DELETE FROM snapshots WHERE table_id = '{ $table }'
doctor-standing = Table { $table } : les listes disent autre chose que son journal : { $what }
doctor-standing-do = Le prochain coup à la table remet tout en ordre ; une partie finie est juste sur sa propre page.
doctor-campaign = La campagne { $campaign } ne peut pas être lue : { $what }
doctor-campaign-do = Si un paquet est nommé, proposez-le de nouveau (--packs) ; sinon restaurez une sauvegarde.
doctor-campaign-table = Campagne { $campaign } : la table de sa partie en cours n’existe plus.
doctor-campaign-table-do = Ses joueurs peuvent recommencer cette partie sur la page de la campagne.

# Analyses.
review-curve = Chances de gagner, tour par tour :
review-start = départ
review-luck = chance
review-of-choices = choix
review-unseen = caché
review-result = résultat
review-adjusted = sans la chance
review-accuracy = précision
review-marks = ?!/?/??
review-adds-up = Départ + chance + choix + caché = résultat, en points (centièmes de victoire). Les choix sont comparés à ceux d’un joueur constant ; chance et choix sont connus à ± { $error } points près.
review-moments = Ce qui a décidé la partie :
review-choices = Les tours qui ont coûté, le pire d’abord :
review-turn = tour { $turn }, { $who }
review-choice = { $did } – mieux : { $best }
review-strokes = La chance qui a le plus compté :
review-stroke = tour { $turn } : { $what } ({ $size } pour { $who })
review-curve-signs = ? une erreur, ‼ une gaffe, * un coup de chance, ^ l’avantage change de camp ; en bas, les tours.
review-guessed = Le journal ne dit pas toutes les cartes. { $share } % des décisions dépendent de cartes qu’il a fallu deviner et ne sont pas jugées.
review-table = La table
review-deck = À la fin : { $cards }.
review-unused = Le plus cher qui n’a jamais servi : { $card }.
review-card = carte
review-times = utilisations
review-brought = apport
review-of-trade = commerce
review-of-combat = combat
review-of-authority = autorité
review-of-points = points
review-of-influence = influence
review-of-draw = Puissance de pioche
review-of-capacity = Capacité de la centrale
review-of-connections = Connexions de réseau
review-of-actions = points d’action
review-of-prism = cartes PRISM
review-of-credits = CU
review-of-cubes = cubes militaires
review-of-workers = ouvriers
review-of-goods = marchandises
review-by-turn = { $what } : { $line } { $sum } en tout
review-by-turn-damage = Dégâts par tour
review-by-turn-points = Points par tour
review-by-turn-battles = Batailles gagnées
review-by-turn-powered = Districts alimentés
review-no-seat = il n’y a pas de place { $seat } : cette partie a { $seats } places
puzzles-mined = { $puzzles ->
    [1] Un problème tiré
   *[other] { $puzzles } problèmes tirés
} de { $records ->
    [1] une partie
   *[other] { $records } parties
}.

# starboard admin
help-admin = Prendre soin d’un serveur : signalements, sanctions à durée, codes pour de nouveaux comptes
help-admin-show = Ce que voient les responsables : signalements, sanctions, parties qui semblent arrangées, ce qui a été fait
help-admin-grant = Donner à un compte le droit de prendre soin du serveur (la page /admin)
help-admin-grant-name = Le nom du compte
help-admin-revoke = Retirer ce droit
help-admin-revoke-name = Le nom du compte
help-admin-sanction = Décider quelque chose pour quelqu’un, pour quelques jours
help-admin-sanction-name = Le nom du compte
help-admin-sanction-kind = chat (n’écrit pas), rated (pas de parties classées), ban (n’entre pas)
help-admin-sanction-days = Pour tant de jours, de 1 à 3650
help-admin-sanction-reason = Pourquoi
help-admin-lift = Lever une sanction avant son terme
help-admin-lift-id = La sanction, comme `show` la nomme
help-admin-close = Un signalement est réglé
help-admin-close-id = Le signalement, comme `show` le nomme
help-admin-codes = Faire des codes pour s’inscrire là où il faut une invitation
help-admin-codes-many = Combien, 100 au plus
help-setting-registration = Qui peut créer un compte : open (tous), invite (avec un code), closed (personne) (open)
admin-done = C’est fait, et noté.
admin-no-report = Il n’y a pas de tel signalement encore ouvert.
admin-reports = Signalements : { $n }
admin-sanctions = Sanctions en vigueur : { $n }
admin-suspects = Parties qui semblent arrangées : { $n }
admin-log = Ce que les responsables ont fait : { $n }
