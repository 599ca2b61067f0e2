# Les règles dans nos mots, et la première partie guidée.

rules-gr-1-title = De quoi s’agit-il ?
rules-gr-1 = Vous menez une faction rebelle contre l’empire. En huit tours et trois époques, vous envoyez des ouvriers sur huit pistes, les débarquez sur des planètes, et marquez des points grâce aux planètes, au Sénat, aux technologies, aux missions et à l’économie.
rules-gr-2-title = Les ouvriers
rules-gr-2 = Les rebelles font tout, sauf combattre : sur la piste de la guerre, ils ne font qu’occuper une case. Chaque spécialiste fait mieux une chose. Soldats et héros combattent, et un héros a deux cubes de plus contre une sentinelle. Héros et trafiquants comptent pour deux en mission. Un trafiquant prend jusqu’à deux marchandises, et la route commerciale d’une planète s’il y est le premier trafiquant. Un scientifique paie sa recherche 5 CU de moins et prend le labo. Un diplomate a deux votes et amène un nouveau rebelle quand il débarque.
rules-gr-3-title = Un tour
rules-gr-3 = Dans l’ordre du tour, chacun place un ouvrier à la fois jusqu’à ce que tous soient placés. Puis les huit pistes sont résolues de haut en bas, marchandises et technologies rapportent, et un nouveau tour commence. Vos technologies agissent dans l’ordre que vous voulez. Le livret n’imprime pas le nombre de cases des pistes des marchandises, de la recherche et de la guerre : ces nombres sont de nous.
rules-gr-4-title = Les planètes
rules-gr-4 = Les ouvriers de cette piste débarquent l’un après l’autre, de gauche à droite, sur une planète de votre choix qu’aucune flotte ne bloque. Le premier scientifique d’une planète prend son labo scientifique, un cube de science militaire ; le premier trafiquant prend sa route commerciale ; chaque diplomate amène un rebelle.
rules-gr-5-title = Les marchandises
rules-gr-5 = Prenez une marchandise dans l’ordre de la piste, un trafiquant jusqu’à deux. Une route compte comme deux marchandises de sa planète. À chaque tour, quatre marchandises identiques rapportent six crédits, trois identiques trois, trois différentes un. En fin de partie, la même somme compte en points.
rules-gr-6-title = Missions et recherche
rules-gr-6 = Une mission coûte autant d’ouvriers de la piste des missions qu’il y a de sentinelles sur sa planète ; héros et trafiquants comptent pour deux, sans rendu de monnaie. Une seule mission est accomplie par tour, par le premier dans l’ordre du tour qui le souhaite. Sa récompense vient aussitôt, si vous la voulez ; ses points comptent en fin de partie. La recherche coûte 10, 15 ou 20 crédits selon l’époque, cinq de moins pour un scientifique.
rules-gr-7-title = La guerre
rules-gr-7 = Soldats et héros attaquent une sentinelle ou l’ouvrier d’un rival. Les deux camps mettent leurs cubes dans le sac (une sentinelle en a cinq, un héros deux de plus contre elle) et trois sont piochés ; la majorité l’emporte. Qui se défend sans soldat ni héros et perd, perd un second ouvrier de son choix. La table montre les chances avant votre choix.
rules-gr-8-title = Le Sénat
rules-gr-8 = À chaque tour, une action impériale est mise aux enchères. Enchérissez avec vos sénateurs, un vote chacun et deux par diplomate ; le vainqueur paie son enchère avec eux et décide de l’effet. L’enchère minimale de 1 est notre lecture. Le plus de votes à la fin d’une époque rapporte sept points, à chacun en cas d’égalité.
rules-gr-9-title = Décompte et fin
rules-gr-9 = Après les tours 3 et 6, et à la fin, chaque planète rapporte sa valeur haute à qui y a le plus d’ouvriers et sa valeur basse au deuxième. En cas d’égalité en tête, chacun reçoit la valeur basse et il n’y a pas de deuxième ; à égalité pour la deuxième place, personne ne reçoit rien. Après le tour 8, l’empire riposte sur toutes les planètes : les sentinelles attaquent avec huit cubes. Puis comptent aussi technologies, missions et économie. Une égalité revient à qui a le plus de points des planètes et du Sénat au tour 8, puis le plus de votes ; ensuite, par notre propre règle, le plus d’ouvriers sur les planètes, puis de crédits, sinon la victoire est partagée. La feuille de score dit d’où vient chaque point.

## La première partie guidée.
learn-gr-welcome = Bienvenue, rebelle. Huit planètes, huit pistes, huit tours ; le plus de points l’emporte. Ci-dessous, ce que chacun possède : des points (PV) et des crédits (CU), l’argent.
learn-gr-planet = Le grand nombre près d’une planète est ce qu’elle rapporte au plus fort, le petit ce qu’elle rapporte au deuxième. Les signes rouges sont des sentinelles de l’empire ; la fiole est un labo et le dernier signe une route commerciale, pour les spécialistes qui y arrivent les premiers.
learn-gr-settle = Vos premiers rebelles vont droit sur les planètes. Cliquez sur une planète éclairée, Veltair par exemple ; celles sous blocus sont fermées.
learn-gr-settle-two = Encore un. Une planète revient à qui y a le plus d’ouvriers : un peu de compagnie ne nuit pas.
learn-gr-place = Placez des ouvriers, un à la fois, chacun son tour : choisissez-en un en bas, puis une case éclairée. Commencez par la piste Influence : ses ouvriers débarquent sur les planètes quand chacun a placé, de gauche à droite.
learn-gr-tracks = Chaque piste fait une chose, et elles sont résolues de haut en bas ; touchez un nom pour lire ce qu’elle fait. Mettez-en un sur Marchandises.
learn-gr-rest = Placez les trois autres à votre guise. Le Sénat, les missions et la formation de spécialistes valent tous un essai.
learn-gr-resolve = Un tour plus tard, chacun a placé, et les pistes se résolvent de haut en bas. La ligne du bas dit qui est interrogé et pourquoi ; la piste éclairée est celle qui joue.
learn-gr-land = Influence : votre rebelle débarque. Sur Veltair, ce serait le troisième.
learn-gr-goods = Marchandises : prenez-en une, dans l’ordre de la piste. Des séries de marchandises identiques, ou de trois différentes, rapportent des crédits à chaque tour.
learn-gr-mission = Missions : les ouvriers de cette piste les paient, un par sentinelle de la planète ; un trafiquant compte double. Accomplissez « Piller un trésor impérial » : la récompense vient aussitôt, les points comptent en fin de partie.
learn-gr-research = Recherche : une technologie pour 10 crédits, 5 de moins avec votre scientifique. « Duplication de matière » rapporte 5 crédits par tour.
learn-gr-war = Guerre : votre héros peut frapper. La chance figure près de chaque cible avant votre choix ; trois cubes sont tirés du sac. Attaquez la sentinelle sur Veltair.
learn-gr-senate = Le Sénat vote l’action impériale. Vous y avez trois votes, votre rival un : misez deux, et personne ne peut suivre.
learn-gr-action = À vous de décider de son effet : deux soldats arrivent sur la planète de votre choix.
learn-gr-sheet = Appuyez sur les noms des joueurs : la feuille de score dit d’où vient chaque point. Les planètes comptent après les tours 3, 6 et 8.
learn-gr-finish = Vous connaissez tout un tour. Continuez jusqu’au huitième, ou partez quand vous voulez.
