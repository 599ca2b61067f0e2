# Les règles dans nos mots, et la première partie guidée.

rules-gr-1-title = De quoi s’agit-il ?
rules-gr-1 = Vous menez une faction rebelle contre l’Empire. En huit manches et trois époques, vous envoyez des ouvriers sur huit pistes, les débarquez sur des planètes, et marquez par les planètes, le sénat, les technologies, les missions et l’économie.
rules-gr-2-title = Les ouvriers
rules-gr-2 = Les rebelles savent tout faire. Les spécialistes font mieux une chose : soldats et héros combattent, les trafiquants prennent les routes et comptent double en mission, les scientifiques prennent les laboratoires et cherchent à moindre prix, les diplomates ont deux voix.
rules-gr-3-title = Une manche
rules-gr-3 = Dans l’ordre du tour, chacun place un ouvrier à la fois jusqu’à ce que tous soient placés. Puis les huit pistes sont résolues de haut en bas, revenus et technologies rapportent, et une nouvelle manche commence.
rules-gr-4-title = Les planètes
rules-gr-4 = Les ouvriers de cette piste débarquent l’un après l’autre, de gauche à droite, sur une planète de votre choix qu’aucune flotte ne bloque. Le premier scientifique d’une planète prend son laboratoire, un cube de science militaire ; le premier trafiquant prend sa route commerciale.
rules-gr-5-title = Les marchandises
rules-gr-5 = Prenez des marchandises dans l’ordre de la piste. Une route compte comme deux marchandises de sa planète. Quatre semblables rapportent six crédits par manche, trois semblables trois, trois différentes un.
rules-gr-6-title = Missions et recherche
rules-gr-6 = Les ouvriers de la piste des missions servent à les payer ; une mission est accomplie par manche. La recherche coûte 10, 15 ou 20 crédits selon l’époque, cinq de moins pour un scientifique.
rules-gr-7-title = La guerre
rules-gr-7 = Soldats et héros attaquent une sentinelle ou l’ouvrier d’un rival. Les deux camps mettent leurs cubes dans le sac et trois sont tirés ; la majorité gagne. La table montre les chances avant votre choix.
rules-gr-8-title = Le sénat
rules-gr-8 = À chaque manche, une action impériale est mise aux voix. Enchérissez avec vos sénateurs ; le gagnant paie avec eux et décide de l’effet. Le plus de voix à la fin d’une époque rapporte sept points.
rules-gr-9-title = Décompte et fin
rules-gr-9 = Après les manches 3 et 6, et à la fin, chaque planète paie sa valeur haute à qui y a le plus d’ouvriers et sa valeur basse au deuxième. Après la manche 8, l’Empire riposte sur toutes les planètes, puis tout est compté. La feuille de score dit d’où vient chaque point.

## La première partie guidée.
learn-gr-welcome = Bienvenue, rebelle. Huit planètes, huit pistes, huit manches. Les nombres près d’une planète sont ce qu’elle rapporte au plus fort et au deuxième.
learn-gr-settle = Vos premiers rebelles vont droit sur les planètes. Cliquez sur une planète éclairée, Veltair par exemple ; celles sous blocus sont fermées.
learn-gr-settle-two = Encore un. Une planète revient à qui y a le plus d’ouvriers : un peu de compagnie ne nuit pas.
learn-gr-place = Placez des ouvriers, un à la fois, chacun son tour. Choisissez-en un en bas et cliquez sur une case éclairée, ou glissez-le. Commencez par la piste Planètes : ses ouvriers débarquent plus tard, de gauche à droite.
learn-gr-tracks = Chaque piste fait une chose, et elles sont résolues de haut en bas. Mettez-en un sur Marchandises.
learn-gr-rest = Placez les trois autres à votre guise. Le sénat, les missions et la formation de spécialistes valent tous un essai.
learn-gr-resolve = Une manche plus tard, chacun a placé, et les pistes se résolvent de haut en bas. La ligne du bas dit qui est interrogé et pourquoi ; la piste éclairée est celle qui joue.
learn-gr-land = Planètes : votre rebelle débarque. Sur Veltair, ce serait le troisième.
learn-gr-goods = Marchandises : prenez-en une, dans l’ordre de la piste. Des séries de marchandises identiques, ou de trois différentes, rapportent des crédits à chaque manche.
learn-gr-mission = Missions : les ouvriers de cette piste les paient ; un trafiquant compte double. Accomplissez « Rob an Imperial Treasury » : elle rapporte aussitôt.
learn-gr-research = Recherche : une technologie pour 10 crédits, 5 de moins avec votre scientifique. « Matter Duplication » rapporte 5 crédits par manche.
learn-gr-war = Guerre : votre héros peut frapper. La chance figure près de chaque cible avant votre choix ; trois cubes sont tirés du sac. Attaquez la sentinelle sur Veltair.
learn-gr-senate = Le sénat vote l’action impériale. Vous y avez trois voix, votre rival une : misez deux, et personne ne peut suivre.
learn-gr-action = À vous de décider de son effet : deux soldats arrivent sur la planète de votre choix.
learn-gr-sheet = Appuyez sur « Feuille de score » en haut : elle dit d’où vient chaque point. Les planètes comptent après les manches 3, 6 et 8.
learn-gr-finish = Vous connaissez toute une manche. Continuez jusqu’à la huitième, ou partez quand vous voulez.
