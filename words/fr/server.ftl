# Ce que le serveur dit lui-même.

who-are-you = Connectez-vous ou jouez d’abord comme invité.
wrong-password = Le nom ou le mot de passe n’est pas le bon.
bad-origin = Cette requête vient d’un autre site.
name-taken = Ce nom est déjà pris.
too-large = C’est trop volumineux.
too-slow = La requête a mis trop de temps à arriver.
too-fast = Trop vite : patientez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
busy = Le serveur est occupé. Veuillez réessayer.
broken = Une erreur s’est produite sur le serveur ; elle est enregistrée. Rien n’a changé.

state-no-hint = Il n’y a pas de conseil pour ce jeu.
state-no-review = Il n’y a pas d’analyse pour ce jeu.
log-line = ligne { $line }
state-no-seed = Cette partie n’a pas de graine à vérifier.
state-already-daily = Vous avez déjà joué la donne du jour.
state-guest-only = Vous avez déjà un compte.
state-over-there = À ce moment, la partie est terminée : il ne reste rien à jouer.
state-fork-no-step = Ce moment n’existe pas dans cette partie.
state-campaign-over = Il ne reste aucune partie à jouer dans cette campagne.
state-too-many-tables = Vous avez trop de tables en attente ou en cours : terminez ou quittez-en une d’abord.
state-no-top-up = Il n’y a rien à choisir dans cette campagne pour l’instant.

no-nul = Un texte contient un caractère interdit (NUL).
game-name = nom : 2 à 24 lettres, chiffres, espaces, - _ ' sont permis
game-password = mot de passe : il faut 10 à 200 caractères ; quelques mots se retiennent facilement
weak-password = mot de passe : celui-ci est trop courant ou trop simple ; prenez quelques mots à vous

someone = joueur supprimé

verified = Chaque carte est venue comme la graine l’avait promis.
not-verified = Les cartes ne sont pas celles de la graine : { $why }
needs-people = Il faut d’autres personnes, donc un serveur. Ici, tout reste dans ce navigateur.
captain = Capitaine

## Ratings, matches, groups, tournaments, taking care

state-rated-needs-account = Les parties classées demandent un compte : créez-en un, ou jouez sans classement.
state-not-everybody-promised = Tout le monde n’a pas encore promis un nombre.
state-player-gone = L’autre joueur n’est plus là.
state-nobody-of-that-name = Personne ne porte ce nom.
state-too-many-groups = Vous êtes dans autant de groupes que possible.
state-tournament-on = Le tournoi a commencé.
state-tournament-full = Le tournoi est complet.
state-tournament-small = Il faut au moins trois joueurs pour un tournoi.
state-registration-closed = On ne crée pas de nouveaux comptes ici.
state-registration-code = Un nouveau compte demande un code de qui tient ce serveur, et celui-ci n’en est pas un.
state-sanctioned-rated = Vous ne jouez pour l’instant ni parties classées ni tournois : qui tient ce serveur en a décidé ainsi.
state-sanctioned-chat = Vous n’écrivez pas pour l’instant : qui tient ce serveur en a décidé ainsi.
state-sanctioned-ban = Vous n’entrez pas pour l’instant : qui tient ce serveur en a décidé ainsi.
unnamed-group = Un groupe
unnamed-tournament = Un tournoi
