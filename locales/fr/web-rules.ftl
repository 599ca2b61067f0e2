# Les règles de chaque jeu dans nos mots, et les premières parties guidées.

title-star-realms = Star Realms
title-rise-of-empire = Rise of Empire
rules-base = Les règles de Star Realms
title-rise-to-power = Rise to Power
title-galactic-rebellion = Galactic Rebellion
learn-by-doing = Apprendre en jouant
picture-of-table = La table de { $game }
lesson-next = Suite
lesson-skip = Passer cette étape
lesson-leave = Quitter la leçon
lesson-done = Terminé
lesson-step = Étape { $n } sur { $of }

## Star Realms.
rules-sr-1-title = De quoi s’agit-il ?
rules-sr-1 = Vous commencez avec dix vaisseaux faibles et 50 points d’influence. À chaque tour, le commerce achète de meilleurs vaisseaux et bases, le combat frappe votre rival. Qui n’a plus d’influence est éliminé ; le dernier en lice gagne.
rules-sr-2-title = La mise en place
rules-sr-2 = Chacun a une pioche de huit Éclaireurs et deux Vipers. Cinq cartes forment la rangée commerciale, à côté d’une pile d’Explorateurs. Le premier joueur ne pioche que trois cartes au premier tour, les autres cinq.
rules-sr-3-title = Votre tour
rules-sr-3 = Jouez des cartes de votre main, utilisez des capacités, achetez et attaquez, dans n’importe quel ordre et autant que possible. Un vaisseau agit aussitôt. Commerce et combat s’accumulent et sont perdus à la fin du tour.
rules-sr-4-title = Acheter
rules-sr-4 = Une carte de la rangée coûte ce qu’indique la pièce dans son coin. Elle va dans votre défausse et la rangée est aussitôt complétée. Les Explorateurs coûtent deux et sont achetables tant qu’il en reste.
rules-sr-5-title = Bases et avant-postes
rules-sr-5 = Une base reste en jeu de tour en tour et sert une fois à chacun de vos tours. Le bouclier indique le combat nécessaire, en un tour, pour la détruire. Les avant-postes ont un bouclier noir : tant qu’un rival en a un, ni lui ni ses autres bases ne peuvent être attaqués.
rules-sr-6-title = Alliés
rules-sr-6 = La ligne derrière l’emblème d’une faction est une capacité d’allié. Elle sert une fois par tour, dès qu’une autre carte de cette faction est en jeu de votre côté, ou l’a été ce tour-ci.
rules-sr-7-title = Détruire ses cartes
rules-sr-7 = La ligne derrière la corbeille : vous pouvez retirer la carte du jeu pour de bon et en tirer ce qu’elle dit. D’autres capacités détruisent des cartes de votre main ou de votre défausse. Se défaire des Éclaireurs et des Vipers renforce votre pioche.
rules-sr-8-title = La fin du tour
rules-sr-8 = Les vaisseaux et le reste de votre main vont dans la défausse, les bases restent. Puis vous piochez cinq cartes. Quand la pioche s’épuise au milieu, la défausse est mélangée et la remplace.
rules-sr-9-title = À plus de deux
rules-sr-9 = Chacun pour soi : attaquez qui vous voulez. Chasseur : seulement le joueur à votre gauche, et les bases de vos deux voisins ; quand votre proie tombe, la suivante devient la vôtre. En Premier sang, la première élimination finit la partie.
    Hydre : deux ou trois têtes partagent influence et tour, et peuvent se donner commerce et combat. Empereur : deux équipes de trois ; les amiraux protègent leur empereur, et une équipe gagne quand l’autre empereur tombe. Pour un point de commerce, vous pouvez passer une carte de votre défausse à un coéquipier. Raid : un boss à la grande main contre tous les autres, et les dégâts sur ses bases restent.
rules-sr-10-title = À cette table
rules-sr-10 = Ce qui brille peut agir. Un clic joue, achète, attaque ou utilise ; si une carte offre plusieurs choses, la question se pose à côté d’elle. Ce qui est impossible dit pourquoi quand on clique. Survolez une carte, maintenez-la, ou appuyez sur I pour la voir en grand.

## Rise of Empire.
rules-roe-1-title = De quoi s’agit-il ?
rules-roe-1 = Deux joueurs mènent l’Empire Galactique et la Fédération du Commerce à travers douze parties. Chacune suit les règles de Star Realms avec un scénario à elle, et ce qui change sur une carte reste changé pour toutes les parties suivantes. Les cartes et scénarios publiés ne sont pas publics : cette table joue avec un lot de la communauté et le dit partout où il paraît.
rules-roe-2-title = La mise en place
rules-roe-2 = Chaque camp a huit Éclaireurs, un Viper, deux cartes de départ à lui et 50 points d’influence. L’Empire Galactique commence la première partie ; ensuite commence qui a gagné la dernière carte de victoire. Le premier joueur pioche trois cartes, l’autre cinq. La pile Commerce compte 20 cartes de chaque royaume : Consortium, Royaume et Charognards.
rules-roe-3-title = Changer une carte pour de bon
rules-roe-3 = En acquérant un vaisseau, vous pouvez payer 2 commerce de plus, pour une base 3, afin d’y coller un autocollant ; jamais plus tard. Une carte ne change qu’une fois, chaque exemplaire pour lui-même. Les Explorateurs et les cartes de départ ne changent jamais. Une carte acquise gratuitement peut changer aussi, au même prix.
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

## Rise to Power.
rules-rtp-1-title = De quoi s’agit-il ?
rules-rtp-1 = Vous dirigez une compagnie d’électricité. Reliez des districts à votre centrale, alimentez-les, et disputez des contrats à vos rivaux. Qui a le plus d’influence à la fin gagne.
rules-rtp-2-title = Le PRISM
rules-rtp-2 = Les cartes PRISM sont l’énergie, en trois couleurs, de un à six. Le vert alimente les districts résidentiels, le bleu les maritimes, l’orange ceux de l’espace. Vous commencez avec deux cartes.
rules-rtp-3-title = La centrale
rules-rtp-3 = Votre centrale a trois nombres : combien de PRISM vous piochez, combien vous pouvez en garder à la fin du tour, et combien de districts votre réseau peut nourrir. Les icônes des districts alimentés les augmentent.
rules-rtp-4-title = Un tour
rules-rtp-4 = D’abord vous prenez deux contrats de la piste et posez chacun à côté de votre centrale ou d’un district alimenté. Puis vous avez deux points d’action. À la fin, la piste est complétée et vous défaussez jusqu’à votre réserve.
rules-rtp-5-title = Alimenter
rules-rtp-5 = Défaussez du PRISM de la couleur du district, pour au moins son coût. Le contrat s’allume : ses icônes comptent aussitôt, son influence à la fin. Si vous payez la valeur exacte, le point d’action est rendu. Le surplus est perdu.
rules-rtp-6-title = Améliorer
rules-rtp-6 = Alimentez un contrat et posez-le sur un district alimenté du même nom dont l’influence est plus grande. Les icônes de la carte du dessus comptent, toute l’influence de la pile compte, et chaque amélioration vaut un de plus.
rules-rtp-7-title = Contester
rules-rtp-7 = Montrez du PRISM qui paierait le contrat d’un rival. Le propriétaire peut l’alimenter aussitôt et le garder ; sinon il est à vous, alimenté dans votre réseau. Une contestation ne rend jamais le point d’action.
rules-rtp-8-title = La Bourse
rules-rtp-8 = Envoyez un de vos contrats à la Bourse pour utiliser aussitôt sa capacité d’échange. Dès la fin du tour il y est sous tension, et quiconque a une connexion libre peut le prendre pour un point d’action, sans PRISM.
rules-rtp-9-title = Objectifs et fin
rules-rtp-9 = Le premier à remplir la condition d’un objectif le prend aussitôt. Quand quelqu’un finit son tour avec huit districts alimentés, ou que les contrats sont épuisés, chacun des autres joue encore un tour.

## Galactic Rebellion.
rules-gr-1-title = De quoi s’agit-il ?
rules-gr-1 = Vous menez une faction rebelle contre l’Empire. En huit manches et trois époques, vous envoyez des ouvriers sur huit pistes, les débarquez sur des planètes, et marquez par les planètes, le sénat, les technologies, les missions et l’économie.
rules-gr-2-title = Les ouvriers
rules-gr-2 = Les rebelles savent tout faire. Les spécialistes font mieux une chose : soldats et héros combattent, les contrebandiers prennent les routes et comptent double en mission, les scientifiques prennent les laboratoires et cherchent à moindre prix, les diplomates ont deux voix.
rules-gr-3-title = Une manche
rules-gr-3 = Dans l’ordre du tour, chacun place un ouvrier à la fois jusqu’à ce que tous soient placés. Puis les huit pistes sont résolues de haut en bas, revenus et technologies rapportent, et une nouvelle manche commence.
rules-gr-4-title = Les planètes
rules-gr-4 = Les ouvriers de cette piste débarquent l’un après l’autre, de gauche à droite, sur une planète de votre choix qu’aucune flotte ne bloque. Le premier scientifique d’une planète prend son laboratoire, un cube de science militaire ; le premier contrebandier prend sa route commerciale.
rules-gr-5-title = Les biens
rules-gr-5 = Prenez des biens dans l’ordre de la piste. Une route compte comme deux biens de sa planète. Quatre semblables rapportent six crédits par manche, trois semblables trois, trois différents un.
rules-gr-6-title = Missions et recherche
rules-gr-6 = Les ouvriers de la piste des missions servent à les payer ; une mission est accomplie par manche. La recherche coûte 10, 15 ou 20 crédits selon l’époque, cinq de moins pour un scientifique.
rules-gr-7-title = La guerre
rules-gr-7 = Soldats et héros attaquent une sentinelle ou l’ouvrier d’un rival. Les deux camps mettent leurs cubes dans le sac et trois sont tirés ; la majorité gagne. La table montre les chances avant votre choix.
rules-gr-8-title = Le sénat
rules-gr-8 = À chaque manche, une action impériale est mise aux voix. Enchérissez avec vos sénateurs ; le gagnant paie avec eux et décide de l’effet. Le plus de voix à la fin d’une époque rapporte sept points.
rules-gr-9-title = Décompte et fin
rules-gr-9 = Après les manches 3 et 6, et à la fin, chaque planète paie sa valeur haute à qui y a le plus d’ouvriers et sa valeur basse au deuxième. Après la manche 8, l’Empire riposte sur toutes les planètes, puis tout est compté. La feuille de score dit d’où vient chaque point.

## Les premières parties guidées.
learn-sr-welcome = Bienvenue. En bas votre main, au milieu la rangée commerciale, en haut votre rival avec 20 points d’influence (le bouclier bleu). Le but : les ramener à zéro.
learn-sr-play = Les Éclaireurs donnent du commerce, les Vipers du combat. Cliquez sur un Éclaireur pour le jouer et regardez la pièce en bas.
learn-sr-play-all = Bien. Les cartes qui ne demandent aucun choix se jouent ensemble : appuyez sur « Tout jouer ».
learn-sr-base = Vous avez une base, le Récif stellaire. Les bases restent de tour en tour ; cliquez pour l’utiliser.
learn-sr-buy = Vous avez du commerce à dépenser. Ce qui brille dans la rangée s’achète. Le Prédateur est un bon début ; il va dans votre défausse.
learn-sr-attack = La balise de votre rival porte un bouclier noir : un avant-poste. Il faut le détruire avant d’attaquer autre chose. Cliquez dessus.
learn-sr-end = Commerce et combat inutilisés sont perdus. Il n’y a plus rien à faire : finissez le tour.
learn-sr-watch = Regardez votre rival. Le journal raconte ce qui se passe ; appuyez sur S si c’est trop lent.
learn-sr-ally = De nouveau à vous. Les cartes d’une même faction s’entraident : la ligne derrière un emblème sert dès qu’une autre carte de cette faction est en jeu.
learn-sr-scrap = La ligne derrière la corbeille retire la carte du jeu pour de bon, contre un gain immédiat. Les Explorateurs s’y prêtent bien en fin de partie.
learn-sr-look = Survolez une carte ou maintenez-la pour la voir en grand avec tout son texte. Cliquez sur une chose sombre, et la table dit pourquoi elle est impossible.
learn-sr-finish = C’est presque tout. Jouez jusqu’au bout, ou partez quand vous voulez.
learn-rtp-welcome = Bienvenue. Au milieu, votre centrale. Les contrats sont sur la piste, votre PRISM en bas. Qui a le plus d’influence gagne.
learn-rtp-acquire = Prenez un contrat : cliquez sur le quartier-jardin de la piste, puis sur une des places éclairées près de votre centrale.
learn-rtp-acquire-two = Vous en prenez deux par tour. Choisissez-en un autre et posez-le près de la centrale.
learn-rtp-power = Alimentez maintenant le quartier-jardin : il coûte cinq verts. Cliquez dessus. La table propose la somme exacte, 3 + 2, et l’exactitude rend le point d’action.
learn-rtp-points = Les fenêtres s’allument : il compte. Il vous reste des points. Piochez du PRISM pour le tour suivant.
learn-rtp-end = Utilisez ce qui reste, ou finissez vos actions.
learn-rtp-watch = Regardez votre rival prendre des contrats. Un contrat sans courant peut être contesté.
learn-rtp-contest = Pour contester, regardez le réseau du rival et cliquez sur un contrat éclairé. Vous montrez les cartes qui le paient ; le propriétaire défend ou cède.
learn-rtp-upgrade = Un second contrat du même nom, d’influence moindre, peut couvrir un district alimenté : une amélioration, qui vaut un de plus.
learn-rtp-agendas = Les objectifs vont au premier qui les remplit ; les barres montrent où en est chacun.
learn-rtp-finish = Continuez, ou partez quand vous voulez.
learn-gr-welcome = Bienvenue, rebelle. Huit planètes, huit pistes, huit manches. Les nombres près d’une planète sont ce qu’elle rapporte au plus fort et au deuxième.
learn-gr-settle = Vos premiers rebelles vont droit sur les planètes. Cliquez sur une planète éclairée ; celles sous blocus sont fermées.
learn-gr-place = Placez des ouvriers. Choisissez-en un en bas et cliquez sur une case éclairée, ou glissez-le. Commencez par la piste Planètes : ses ouvriers débarquent plus tard, de gauche à droite.
learn-gr-tracks = Chaque piste fait une chose, et elles sont résolues de haut en bas. Mettez-en un sur Biens.
learn-gr-rest = Placez le reste à votre guise. Le sénat, les missions et la formation de spécialistes valent tous un essai.
learn-gr-resolve = Les pistes se résolvent. La ligne du bas dit qui est interrogé et pourquoi ; la piste éclairée est celle qui joue.
learn-gr-senate = Au sénat vous enchérissez avec les ouvriers placés là. Le gagnant décide de l’effet de l’action impériale.
learn-gr-war = Soldats et héros combattent. La chance de gagner figure près de chaque cible avant votre choix.
learn-gr-sheet = Cliquez sur les joueurs en haut pour la feuille de score : elle dit d’où vient chaque point.
learn-gr-finish = Encore sept manches pour renverser l’Empire. Continuez, ou partez quand vous voulez.
