# Les règles dans nos mots, et la première partie guidée.

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

## La première partie guidée.
learn-rtp-welcome = Bienvenue. Au milieu, votre centrale. Les contrats sont sur la piste, votre PRISM en bas. Qui a le plus d’influence gagne.
learn-rtp-acquire = Prenez un contrat : cliquez sur le quartier-jardin de la piste, puis sur une des places éclairées près de votre centrale.
learn-rtp-acquire-two = Vous en prenez deux par tour. Choisissez-en un autre et posez-le près de la centrale.
learn-rtp-power = Alimentez maintenant le quartier-jardin : il coûte cinq verts. Cliquez dessus. La table propose la somme exacte, 3 + 2, et l’exactitude rend le point d’action.
learn-rtp-points = Les fenêtres s’allument : il compte. Il vous reste des points. Piochez du PRISM pour le tour suivant, ou alimentez autre chose.
learn-rtp-end = Utilisez ce qui reste, ou finissez vos actions.
learn-rtp-watch = Regardez votre rival prendre des contrats. Un contrat sans courant peut être contesté.
learn-rtp-upgrade = Quelques tours plus tard. Votre port a du courant ; un autre port d’influence moindre est un contrat éteint. Posez-le sur le premier : cliquez dessus, choisissez « Améliorer » et payez 5 bleu. Une amélioration vaut un de plus et, payée au plus juste, ne coûte aucun point d’action.
learn-rtp-contest = Votre rival a laissé un quartier-jardin sans courant, et vous avez 5 vert : contestez-le. Cliquez sur votre rival en haut, puis sur le contrat éclairé, puis sur une place de votre réseau, et « Exécuter ».
learn-rtp-contested = Vous montrez vos cartes ; le propriétaire peut le payer aussitôt et le garder, ou le céder.
learn-rtp-trade = Il est à vous, et allumé. Encore une chose : un contrat dont vous n’avez pas besoin peut partir à la Bourse contre sa capacité d’échange. Cliquez sur votre Champ solaire et choisissez « Envoyer à la Bourse ».
learn-rtp-agendas = Les objectifs vont au premier qui les remplit ; les barres montrent où en est chacun. Huit districts alimentés dans un réseau, ou une pioche de contrats vide, ouvrent la dernière manche.
learn-rtp-finish = C’est tout. Continuez cette partie, ou partez quand vous voulez.
