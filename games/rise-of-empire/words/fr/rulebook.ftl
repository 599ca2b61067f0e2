# Les règles dans nos mots, et la première partie guidée.

rules-roe-1-title = De quoi s’agit-il ?
rules-roe-1 = Deux joueurs mènent l’Empire Galactique et la Fédération du Commerce à travers douze parties. Chacune suit les règles de Star Realms avec un scénario à elle, et ce qui change sur une carte reste changé pour toutes les parties suivantes. Les cartes et scénarios publiés ne sont pas publics : cette table joue avec un lot de la communauté et le dit partout où il paraît.
rules-roe-2-title = La mise en place
rules-roe-2 = Chaque camp a huit Éclaireurs, un Viper, deux cartes de départ à lui et 50 points d’influence. L’Empire Galactique commence la première partie ; ensuite commence qui a gagné la dernière carte de victoire. Le premier joueur pioche trois cartes, l’autre cinq. La pile Commerce compte 20 cartes de chaque royaume : Consortium, Royaume et Charognards.
rules-roe-3-title = Changer une carte pour de bon
rules-roe-3 = En acquérant un vaisseau, vous pouvez payer 2 commerce de plus, pour une base 3, afin d’y coller un autocollant ; jamais plus tard. Certains scénarios fixent un autre prix. Une carte ne change qu’une fois, chaque exemplaire pour lui-même. Les Prospecteurs et les cartes de départ ne changent jamais. Une carte acquise gratuitement peut changer aussi, au même prix.
rules-roe-4-title = Les autocollants
rules-roe-4 = Vous utilisez les planches de votre camp, dès que les scénarios 1 à 4 les ont ouvertes. Le coût imprimé désigne la ligne ; chaque ligne ne sert qu’une fois dans la campagne, pour un vaisseau ou pour une base. Une carte changée est de deux factions, et les deux joueurs peuvent l’acheter et s’en servir.
rules-roe-5-title = À l’acquisition
rules-roe-5 = Les cartes ont un effet unique au moment où on les acquiert. Il vient une fois tout payé : il ne paie donc jamais son propre autocollant. Une carte changée a perdu cet effet pour le reste de la campagne.
rules-roe-6-title = Les scénarios
rules-roe-6 = Les règles d’un scénario valent pour les deux joueurs. Certains laissent le premier joueur choisir avant la distribution. Dans les scénarios 1 à 4, qui utilise le cinquième autocollant de la planche du scénario gagne aussitôt : une victoire politique, qui vaut autant qu’une autre.
rules-roe-7-title = Qui remporte la campagne
rules-roe-7 = Comptez les cartes de victoire des parties gagnées et les cartes bonus. Chacun des trois royaumes donne 2 points au camp qui a changé le plus de ses cartes ; à personne en cas d’égalité. Si l’égalité demeure, le nombre d’autocollants décide, puis le scénario 12.
rules-roe-8-title = Et après
rules-roe-8 = Les deux camps changent encore des cartes jusqu’à 20 autocollants chacun. Le paquet que vous avez fait ensemble devient alors un jeu de cartes comme un autre, pour des parties ordinaires de Star Realms.

## La première partie guidée.
learn-roe-welcome = Bienvenue. Une campagne, c’est douze parties de Star Realms à deux, ici pour l’Empire Galactique. Ce que vous changez sur une carte reste changé dans toutes les parties suivantes. (Si vous n’avez jamais joué à Star Realms, commencez par sa leçon.)
learn-roe-scenario = Le bandeau du haut est le scénario de cette partie : ses règles propres, et combien d’autocollants chaque camp a posés en vue d’une victoire politique.
learn-roe-play = Jouez votre main.
learn-roe-buy = Six de commerce. Acquérez le Cavalier : il coûte deux.
learn-roe-sticker = Au moment d’acquérir une carte, et jamais plus tard, vous pouvez y coller un autocollant : deux de commerce en plus pour un vaisseau, trois pour une base. Le coût imprimé désigne la rangée de la planche. Prenez-le.
learn-roe-acquired = Le Cavalier est changé pour toutes les parties à venir, et sert deux factions. Ce qu’une carte fait une fois, à l’acquisition (sa dernière ligne), a eu lieu pour la dernière fois : une carte changée l’a perdu. Acquérez l’Écuyer, dont le sien donne du combat.
learn-roe-sheets = Chaque rangée d’une planche ne sert qu’une fois dans toute la campagne, pour un vaisseau ou pour une base. Votre rival peut acheter les cartes que vous avez changées, et vous les siennes.
learn-roe-end = Attaquez si vous voulez, puis finissez le tour.
learn-roe-watch = Regardez votre rival.
learn-roe-fifth = Une autre façon de gagner. Ici, quatre autocollants de la planche de ce scénario sont posés ; le cinquième gagne aussitôt, quelle que soit l’influence. Jouez votre main.
learn-roe-bastion = Le Bastion coûte cinq et convient à la dernière rangée libre. Acquérez-le.
learn-roe-political = Trois de commerce de plus, et c’est l’Histoire.
learn-roe-finish = Une victoire politique vaut autant que les autres. Commencez une campagne contre l’ordinateur, un ami, ou quelqu’un devant cet écran.
