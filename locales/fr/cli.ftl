# Les mots du programme : ce qu'il affiche, ce qu'il refuse, son aide.

# Ce qu'il y a
minutes = { $from }–{ $to } minutes
formats = formats (joueurs)
options = options
option-values = ({ $allowed } ; par défaut { $default })
default-open = libre

card-name = nom
card-id = id
card-faction = faction
card-kind = type
card-cost = coût
card-defense = défense
card-count = nombre

# Une table
seat = Place { $seat } :
over = { $n ->
    [0] La partie est finie ; personne n'a gagné ({ $why }).
    [one] La partie est finie ; la place { $winners } a gagné ({ $why }).
   *[other] La partie est finie ; les places { $winners } ont gagné ({ $why }).
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
replay-checked = { $file } se rejoue comme écrit : { $plies } coups.
replay-verified = { $file } correspond à ce que distribue sa graine : { $plies } coups vérifiés.

# Ce qui est refusé
no-such-format = { $game } n'a pas de format « { $format } » ; il y a : { $names }
no-such-players = le format « { $format } » ne se joue pas à { $n } ; possible : { $allowed }
no-such-set = il n'y a pas de boîte « { $set } » ; il y a : { $names }
no-sets = { $game } n'a pas de boîtes à choisir
no-such-option = { $game } n'a pas d'option « { $name } » ; il y a : { $names }
option-form = « { $text } » n'est pas une option ; écrivez NOM=VALEUR
wrong-value = option { $name } : « { $value } » n'est pas une de ses valeurs ; possible : { $allowed }
no-such-player = il n'y a pas de joueur « { $name } » ; il y a : { $names }
seats-named = { $named } places sont nommées et la table en a { $seats } ; nommez-en une pour toutes, ou chacune
folder-not-empty = { $dir } : ce dossier n'est pas vide ; les parties vont dans un nouveau dossier
no-such-ply = il n'y a pas de coup { $ply } ; la partie en a { $plies }
no-such-seat = il n'y a pas de place { $seat } ; la table en a { $seats }
no-such-deal = « { $deal } » n'est pas quelque chose que ce jeu distribue
not-dealt = « { $deal } » devait être distribué et n'a pas été demandé
refused = place { $seat }, « { $action } » : { $why } ({ $code })
already-over = la partie est finie ; on ne peut plus jouer
which-seat = plusieurs places peuvent faire « { $action } » ; écrivez PLACE: { $action }

# Aide
help = Une table pour des jeux d'empires spatiaux : jouer, simuler, étudier positions et parties.
help-heading-usage = Usage
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-value-command = COMMANDE
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
help-simulate = Jouer autant de parties aléatoires qu'on veut, et compter
help-simulate-game = Le jeu
help-simulate-seats = Qui joue, par place, séparés par des virgules : uniform, hand-first ; un seul nom vaut pour toutes
help-simulate-games = Le nombre de parties
help-simulate-threads = Le nombre de fils ; autant que la machine en a, sauf mention. Le résultat n'en dépend pas
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
help-replay = Rejouer une partie enregistrée et la vérifier
help-replay-file = La partie (.starboard.json) ; - est l'entrée standard
help-replay-to = S'arrêter après ce coup et montrer la table ; 0 est la mise en place
help-replay-verify = Redistribuer chaque carte depuis la graine et comparer
help-replay-log = Raconter tout ce qui se passe
help-completions = Afficher les complétions pour un shell
help-completions-shell = Le shell
