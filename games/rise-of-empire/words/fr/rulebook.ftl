# Les règles dans nos mots, et la première partie guidée.

rules-roe-1-title = De quoi s’agit-il ?
rules-roe-1 = Deux joueurs mènent l’Empire Galactique et la Fédération du Commerce à travers douze parties. Chacune suit les règles de Star Realms avec un scénario à elle, et une carte améliorée le reste dans toutes les parties suivantes. Les cartes et scénarios publiés ne sont pas publics : cette table joue avec un lot de scénarios de la communauté, signalé comme tel partout.
rules-roe-2-title = La mise en place
rules-roe-2 = Chaque camp a huit Éclaireurs, un Viper, deux cartes de départ à lui et 50 points d’Influence. L’Empire Galactique commence la première partie ; ensuite, le vainqueur de la dernière carte Point de Victoire commence. Le premier joueur pioche trois cartes, l’autre cinq. La pile Commerce compte 20 cartes de chacune des factions à rallier : Consortium, Royaume et Charognards.
rules-roe-3-title = Améliorer une carte
rules-roe-3 = En acquérant un Vaisseau, vous pouvez payer 2 Commerce de plus (3 pour une Base) afin d’y coller un autocollant ; jamais plus tard. Certains scénarios fixent un autre prix. Une carte n’est améliorée qu’une fois, chaque exemplaire pour lui-même. Les Prospecteurs et les cartes de départ ne sont jamais améliorés. Une carte acquise gratuitement peut l’être aussi, au même prix.
rules-roe-4-title = Les autocollants
rules-roe-4 = Vous utilisez les planches de votre camp, dès que les scénarios 1 à 4 les ont ouvertes. Le coût imprimé désigne la ligne de la planche ; chaque ligne ne sert qu’une fois dans la campagne, pour un Vaisseau ou pour une Base. Une carte améliorée est de deux factions, et les deux joueurs peuvent l’acheter et s’en servir.
rules-roe-5-title = À l’acquisition
rules-roe-5 = Les cartes ont un effet unique au moment où on les acquiert. Il a lieu une fois tout payé : il ne paie donc jamais son propre autocollant. Une carte améliorée a perdu cet effet pour le reste de la campagne.
rules-roe-6-title = Les scénarios
rules-roe-6 = Les règles d’un scénario valent pour les deux joueurs. Certains laissent le premier joueur choisir avant la distribution. Dans les scénarios 1 à 4, le camp qui utilise le cinquième autocollant de la planche du scénario gagne immédiatement : une Victoire Politique vaut autant qu’une autre.
rules-roe-7-title = Qui remporte la campagne
rules-roe-7 = Comptez les cartes Point de Victoire des parties gagnées et les cartes bonus. Chacune des trois factions à rallier donne { $realm_points ->
    [one] { $realm_points } point
   *[other] { $realm_points } points
 } de Victoire au camp qui a amélioré le plus de ses cartes ; à personne en cas d’égalité. Si l’égalité demeure, le nombre d’autocollants décide, puis le scénario 12.
rules-roe-8-title = Et après
rules-roe-8 = Les deux camps améliorent encore des cartes jusqu’à 20 autocollants chacun. La pile Commerce que vous avez façonnée ensemble devient alors une boîte comme une autre, pour des parties ordinaires de Star Realms.

## La première partie guidée.
learn-roe-welcome = Bienvenue. Une campagne, c’est douze parties de Star Realms à deux, ici pour l’Empire Galactique. Une carte améliorée le reste dans toutes les parties suivantes. (Si vous n’avez jamais joué à Star Realms, commencez par sa leçon.)
learn-roe-scenario = Le bandeau du haut est le scénario de cette partie : ses règles propres, et combien d’autocollants chaque camp a utilisés en vue d’une Victoire Politique.
learn-roe-play = Jouez votre main.
learn-roe-buy = 6 Commerce. Acquérez le Cavalier : il en coûte 2.
learn-roe-sticker = Au moment d’acquérir une carte, et jamais plus tard, vous pouvez y coller un autocollant : 2 Commerce de plus pour un Vaisseau, 3 pour une Base. Le coût imprimé désigne la ligne de la planche. Prenez-le.
learn-roe-acquired = Le Cavalier est amélioré pour toutes les parties à venir, et sert deux factions. Ce qu’une carte fait une fois, à l’acquisition (sa dernière ligne), a eu lieu pour la dernière fois : une carte améliorée l’a perdu. Acquérez l’Écuyer : il donne du Combat à l’acquisition.
learn-roe-sheets = Chaque ligne d’une planche ne sert qu’une fois dans toute la campagne, pour un Vaisseau ou pour une Base. Votre rival peut acheter les cartes que vous avez améliorées, et vous les siennes.
learn-roe-end = Attaquez si vous voulez, puis terminez le tour.
learn-roe-watch = Regardez votre rival.
learn-roe-fifth = Une autre façon de gagner. Ici, quatre autocollants de la planche de ce scénario sont utilisés ; le cinquième gagne immédiatement, quelle que soit l’Influence. Jouez votre main.
learn-roe-bastion = Le Bastion coûte 5 et convient à la dernière ligne libre. Acquérez-le.
learn-roe-political = 3 Commerce de plus, et vous entrez dans l’Histoire.
learn-roe-finish = Une Victoire Politique vaut autant que les autres. Commencez une campagne contre un robot, un ami, ou quelqu’un devant cet écran.
