# Ce que dit la table elle-même.

seat-number = Place { $seat }
started = La partie commence.
took-back = { $name } reprend son coup.
asked-takeback = { $name } demande à reprendre son coup.
allowed-takeback = { $name } accepte.
refused-takeback = { $name } refuse.
seat-left = La place { $seat } est libre.
seat-taken = { $name } s’assied à la place { $seat }.
seat-bot = { $name } (bot) joue la place { $seat }.
seat-stand-in = { $bot } (robot) joue pour { $name }.
time-out = Le temps de { $name } est écoulé.
chat-on = La discussion est ouverte.
chat-off = La discussion est coupée.
clocks-held = Le serveur s’est absenté un instant ; les pendules se sont arrêtées.
rematch = Une revanche est ouverte.
table-closed = La table a été fermée.
game-over = { $many ->
    [0] La partie est terminée.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
 }
