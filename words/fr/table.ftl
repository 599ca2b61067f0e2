# Ce que dit la table elle-même.

forbidden = Vous ne pouvez pas faire cela ici.
not-your-seat = Cette place n’est pas la vôtre.
not-found = Il n’y a rien ici.
ply-moved-on = La partie a avancé entre-temps (jusqu’à { $ply }).
not-your-turn = Ce n’est pas votre tour.

state-not-playing = Aucune partie n’est en cours à cette table.
state-not-waiting = La partie a déjà commencé à cette table.
state-not-finished = La partie n’est pas encore terminée à cette table.
state-not-over = La partie n’est pas encore terminée.
state-not-asked = On ne demande rien à cette place pour le moment.
state-no-past = Ce moment ne peut pas être atteint.
state-no-takebacks = À cette table, on ne reprend pas ses coups.
state-not-free = À cette table, ce coup ne peut pas être repris librement.
state-too-far-back = On ne peut reprendre que jusqu’à son propre dernier coup.
state-nothing-asked = Personne ne demande à reprendre un coup.
state-already-asked = Une demande de reprise est déjà en cours.
state-seat-taken = Cette place est prise.
state-table-full = Aucune place n’est libre.
state-seats-open = Il reste des places libres.
state-chat-off = La discussion est coupée à cette table.
state-no-hints = À cette table, personne ne prend de conseil.
state-time-up = Votre temps était écoulé.
state-time-used-up = Votre temps est épuisé : le robot continue.
state-bot-plays = Un robot joue à votre place en ce moment.
state-daily-on = La donne du jour reste secrète jusqu’à la fin de la journée.

seat-number = Place { $seat }
started = La partie commence.
took-back = { $name } reprend son coup.
asked-takeback = { $name } demande à reprendre son coup.
allowed-takeback = { $name } accepte.
refused-takeback = { $name } refuse.
took-back-you = Vous reprenez votre coup.
asked-takeback-you = Vous demandez à reprendre votre coup.
allowed-takeback-you = Vous acceptez.
refused-takeback-you = Vous refusez.
seat-left = La place { $seat } est libre.
seat-taken = { $name } s’assied à la place { $seat }.
seat-bot = { $name } (robot) prend la place { $seat }.
seat-stand-in = { $bot } (robot) joue pour { $name }.
time-out = Le temps { DE($name) } est écoulé.
took-hint = { $name } prend un conseil.
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

## Clocks of people who are away

on-holiday = { $name } est en vacances : l’horloge attend son retour.
