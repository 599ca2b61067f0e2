# Les règles dans nos mots, et la première partie guidée.

rules-rtp-1-title = De quoi s’agit-il ?
rules-rtp-1 = Vous dirigez une compagnie d’électricité. Reliez des districts à votre centrale, alimentez-les et disputez des contrats à vos rivaux. À la fin, le joueur qui a le plus d’influence l’emporte.
rules-rtp-2-title = Le PRISM
rules-rtp-2 = Les cartes PRISM sont votre énergie : trois couleurs, des valeurs de un à six. Le vert alimente le secteur Résidentiel, le bleu le secteur Offshore, l’orange le secteur Espace. D’après le livret, chacun commence avec deux cartes ; notre variante maison, que l’on peut désactiver, en donne un peu plus aux joueurs suivants.
rules-rtp-3-title = La centrale
rules-rtp-3 = Votre centrale a trois valeurs : la puissance de pioche (combien de cartes PRISM vous piochez), la capacité de la centrale (combien vous pouvez en garder à la fin de votre tour) et les connexions (combien de districts actifs votre réseau peut relier). Les icônes des districts actifs les augmentent.
rules-rtp-4-title = Un tour
rules-rtp-4 = Vous prenez d’abord deux contrats de la piste et placez chacun sur une case libre, à côté de votre centrale ou d’un district actif. On ne peut pas refuser ; mais sans case libre, vous n’en prenez plus, et le contrat reste sur la piste. Puis vous avez deux points d’action. À la fin, la piste est complétée et vous défaussez jusqu’à la capacité de votre centrale.
rules-rtp-5-title = Alimenter
rules-rtp-5 = Défaussez des cartes PRISM de la couleur du district, pour au moins son coût. Le contrat s’allume et devient un district actif : ses icônes comptent aussitôt, son influence à la fin. Si vous payez le compte juste, le point d’action est rendu. Le surplus est perdu.
rules-rtp-6-title = Améliorer
rules-rtp-6 = Alimentez un contrat et placez-le sur un district actif du même nom dont l’influence est plus grande. Seules les icônes de la carte du dessus comptent, mais l’influence de toute la pile compte, et chaque amélioration vaut un point de plus.
rules-rtp-7-title = Contester
rules-rtp-7 = Montrez des cartes PRISM qui paieraient le contrat d’un rival. Son propriétaire peut l’alimenter aussitôt et le garder ; sinon, vous l’alimentez dans votre propre réseau. Une contestation ne rend jamais le point d’action.
rules-rtp-8-title = L’Échange
rules-rtp-8 = Envoyez un de vos contrats à l’Échange pour utiliser aussitôt sa capacité d’échange. Dès la fin du tour il y devient un district, et tout joueur qui a une connexion libre peut le prendre pour un point d’action, sans payer de PRISM.
rules-rtp-9-title = Les agendas
rules-rtp-9 = Le premier joueur qui remplit la condition d’un agenda le remporte aussitôt, même pendant le tour d’un autre, et le garde. Si plusieurs la remplissent au même moment, la priorité revient à celui dont c’est le tour, puis au suivant dans le sens horaire.
rules-rtp-10-title = La fin de la partie
rules-rtp-10 = Quand un joueur termine son tour avec huit districts actifs, ou que la pioche des contrats est vide, chacun des autres joue un dernier tour. Comptez alors l’influence de toutes les cartes actives, un point de plus par amélioration, et vos agendas. En cas d’égalité, c’est notre règle, on compare les districts actifs, puis les agendas, puis la valeur du PRISM en main ; après quoi la victoire est partagée.
rules-rtp-11-title = Ce qui est de nous
rules-rtp-11 = Le livret v0.9a ne donne ni contrats, ni capacités d’échange, ni agendas, sauf le nom du Port maritime et deux de ses influences. Les 45 contrats, les neuf capacités et les quatre agendas d’ici forment une boîte de la communauté, conçue pour ce projet et non par l’éditeur ; chaque carte dit d’où elle vient. La partie longue et la compensation selon l’ordre de jeu sont des variantes maison.

## La première partie guidée.
learn-rtp-welcome = Bienvenue. Au milieu, votre centrale. Vous prenez des contrats sur la piste, les placez à côté et les alimentez ; le joueur qui a le plus d’influence l’emporte. Les contrats, les capacités et les agendas que vous verrez sont de nous : le livret n’en donne pas.
learn-rtp-signs = Sur un contrat, l’étoile est l’influence qu’il vaut, l’éclair ce qu’il coûte en PRISM de sa couleur. Les cartes PRISM, en bas, sont l’énergie avec laquelle vous payez. Les losanges sont vos points d’action de ce tour.
learn-rtp-acquire = Prenez un contrat : cliquez sur le Quartier-jardin de la piste, puis sur une des cases éclairées près de votre centrale.
learn-rtp-acquire-two = Vous en prenez deux par tour. Choisissez-en un autre et placez-le près de la centrale.
learn-rtp-power = Alimentez maintenant le Quartier-jardin : il coûte 5 en vert. Cliquez dessus et choisissez « Alimenter ». La table propose le compte juste, 3 + 2, qui rend le point d’action.
learn-rtp-points = Les fenêtres s’allument : le district est actif. Il vous reste des points. Piochez du PRISM pour le tour suivant, ou alimentez autre chose.
learn-rtp-end = Utilisez ce qui reste, ou terminez vos actions.
learn-rtp-watch = Regardez votre rival prendre des contrats. Un contrat inactif peut être contesté.
learn-rtp-upgrade = Quelques tours plus tard. Votre Port maritime est actif ; l’autre Port maritime, encore inactif, vaut moins. Placez-le sur le premier : cliquez sur celui qui est inactif, choisissez « Améliorer » et payez 5 en bleu. Une amélioration vaut un point de plus et, payée au compte juste, ne coûte aucun point d’action.
learn-rtp-contest = Votre rival a laissé un Quartier-jardin inactif, et vous avez 5 en vert : contestez-le. Cliquez sur votre rival en haut, puis sur le contrat éclairé, puis sur une case de votre réseau, et « Valider ».
learn-rtp-contested = Vous montrez vos cartes ; le propriétaire peut payer aussitôt et garder le contrat, ou le céder.
learn-rtp-trade = Le district est à vous. Encore une chose : un contrat dont vous n’avez pas besoin peut partir à l’Échange contre sa capacité d’échange, que dit le texte de la carte. Cliquez sur votre Champ solaire et choisissez « Envoyer à l’Échange ».
learn-rtp-agendas = Les agendas vont au premier qui les remplit ; les barres montrent où en est chacun. Huit districts actifs dans un réseau, ou une pioche de contrats vide, déclenchent la dernière manche.
learn-rtp-finish = C’est tout. Continuez cette partie, ou partez quand vous voulez.
