# Ce que le serveur dit lui-même.

who-are-you = Connectez-vous ou jouez d’abord comme invité.
wrong-password = Le nom ou le mot de passe n’est pas le bon.
forbidden = Vous ne pouvez pas faire cela ici.
not-your-seat = Cette place n’est pas la vôtre.
bad-origin = Cette requête vient d’un autre site.
not-found = Il n’y a rien ici.
ply-moved-on = La table a avancé entre-temps (jusqu’à { $ply }).
not-your-turn = Ce n’est pas votre tour.
name-taken = Ce nom est déjà pris.
too-large = C’est trop volumineux.
too-fast = Trop vite : patientez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
busy = Le serveur est occupé. Veuillez réessayer.
broken = Quelque chose est cassé sur le serveur ; c’est noté. Rien n’a changé.

state-not-playing = Aucune partie n’est en cours à cette table.
state-not-waiting = La partie a déjà commencé à cette table.
state-not-finished = La partie n’est pas encore terminée à cette table.
state-not-asked = On ne demande rien à cette place pour le moment.
state-no-past = Ce moment ne peut pas être atteint.
state-no-takebacks = À cette table, on ne reprend pas ses coups.
state-not-free = À cette table, ce coup ne peut pas être repris librement.
state-too-far-back = On ne peut reprendre que jusqu’à son propre dernier coup.
state-nothing-asked = Personne ne demande à reprendre un coup.
state-already-asked = Quelqu’un demande déjà à reprendre un coup.
state-seat-taken = Cette place est prise.
state-table-full = Aucune place n’est libre.
state-seats-open = Il reste des places libres.
state-chat-off = La discussion est coupée à cette table.
state-time-up = Votre temps était écoulé.
state-bot-plays = Un robot joue à votre place en ce moment.
state-time-used-up = Votre temps est épuisé : le robot continue.
state-no-hint = Il n’y a pas d’indice pour ce jeu.
state-no-seed = Cette partie n’a pas de graine à vérifier.
state-daily-on = La donne du jour reste secrète jusqu’à la fin de la journée.
state-already-daily = Vous avez déjà joué la donne du jour.
state-guest-only = Vous avez déjà un compte.
state-over-there = À ce moment, la partie est terminée : il ne reste rien à jouer.
state-not-over = La partie n’est pas encore terminée.
state-campaign-over = Il ne reste aucune partie à jouer dans cette campagne.
state-no-top-up = Il n’y a rien à choisir dans cette campagne pour l’instant.

game-name = nom : 2 à 24 lettres, chiffres, espaces, - _ ' sont permis
game-password = mot de passe : il faut 8 à 200 caractères

someone = quelqu’un
verified = Chaque carte est venue comme la graine l’avait promis.
not-verified = Les cartes ne sont pas celles de la graine : { $why }
