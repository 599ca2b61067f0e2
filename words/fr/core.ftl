# Ce que dit toute table et tout enregistrement, quel que soit le jeu.

no-such-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
no-such-choice = Il n’y a pas autant de choix pour l’instant.
unreadable-verb = « { $text } » n’est pas une action ; une action commence par : { $verbs }
unreadable-form = « { $text } » n’est pas une action ; on l’écrit comme dans « { $like } »
unreadable-number = « { $text } » n’est pas un nombre de { $least } à { $most }
unreadable-seat = « { $text } » n’est pas une place ; les places sont numérotées à partir de 1

record-format = cet enregistrement est au format { $found }, ce programme lit le format { $reads }
record-game = cet enregistrement est une partie de « { $found } », pas de « { $expected } »
record-unknown-deal = coup { $ply } : « { $deal } » n’est pas une donne de ce jeu
record-deals-missing = coup { $ply } : il a fallu plus de hasard qu’il n’en est écrit
record-deals-impossible = coup { $ply } : ce qui est écrit ne peut pas sortir ici
record-deals-left = coup { $ply } : il est écrit plus de hasard qu’il n’en a fallu
record-refused = coup { $ply } : place { $seat }, « { $action } » : { $why }
record-not-the-seed = coup { $ply } : la graine donne { $dealt }, l’enregistrement dit { $written }
record-fingerprint = la graine n’a pas l’empreinte qui a été montrée
record-no-seed = l’enregistrement n’a pas de graine à vérifier
record-result = l’enregistrement dit que la partie a fini autrement qu’elle ne se rejoue

list-and = { $a } et { $b }
punct-entry = { $a } : { $b }
punct-semicolon = { $a } ; { $b }
