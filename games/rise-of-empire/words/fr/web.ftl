# La campagne dans le navigateur.

campaign-page = Retour à la campagne
campaign-fork = Reprendre d’ici
campaign-fork-hint = Une copie de la campagne telle qu’elle était après cette partie
campaign-drawn = La campagne se termine à égalité
campaign-winner = Campagne remportée : { $side } ({ $name })
campaign-first = { $name } commence
campaign-resume = À la table
campaign-play = Jouer le scénario { $n }
campaign-sides = Les deux camps
campaign-track = Scénario par scénario
campaign-score = Parties { $wins } · cartes bonus { $bonus } · factions ralliées { $realms } · autocollants { $stickers }
campaign-games = Cartes Point de Victoire et parties
campaign-no-games = Rien n’a encore été joué.
campaign-won = { $name } a gagné ({ $how }) en { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }
campaign-history = Toute l’histoire
scenario-n = Scénario { $n }
scenario-of = Scénario { $n } sur { $of }
victory-points = Points de Victoire
victory-points-n = { $n ->
    [one] { $n } point de Victoire
   *[other] { $n } points de Victoire
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
sticker-moment = Amélioration définitive
sticker-for = Améliorer { $card } pour
sticker-loses = Ce que la carte fait à l’acquisition a lieu cette fois encore : une carte améliorée l’a perdu.
sticker-decline = La laisser telle quelle
for-good = pour toute la campagne
upgraded-cards = Cartes améliorées
upgraded-none = Aucune carte n’a encore été améliorée. En acquérant une carte, vous pouvez payer pour y coller un autocollant.
top-up = Les derniers autocollants
top-up-hint = { $name } prend encore { $n ->
    [one] { $n } autocollant
   *[other] { $n } autocollants
}.

## Stickers are the game.
could-upgrade = +{ $n } Commerce : améliorer
sticker-fits = Pour les cartes de coût { $n }
stickers-now = { $n ->
    [one] { $n } payable maintenant
   *[other] { $n } payables maintenant
}
sticker-now = Maintenant : { $card }, { $n } Commerce avec son autocollant
sticker-open = { $card } est dans la Ligne d’Achat : { $n } Commerce avec son autocollant
sticker-first = Un autocollant reste sur cette carte pour toutes les parties à venir. On ne peut le poser que maintenant, en acquérant la carte, et il coûte du Commerce en plus. Chaque autocollant n’existe qu’une fois.
