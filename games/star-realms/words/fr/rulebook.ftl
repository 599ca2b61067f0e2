# Les règles dans nos mots, et la première partie guidée.

rules-sr-1-title = De quoi s’agit-il ?
rules-sr-1 = Vous commencez avec dix Vaisseaux faibles et 50 points d’Influence. À chaque tour, le Commerce achète de meilleurs Vaisseaux et de meilleures Bases, et le Combat frappe votre rival. À zéro Influence, un joueur est hors de combat ; le dernier en lice gagne.
rules-sr-2-title = La mise en place
rules-sr-2 = Chacun a un Deck de huit Éclaireurs et deux Vipers. Cinq cartes forment la Ligne d’Achat, à côté d’une pile de Prospecteurs. Le premier joueur ne pioche que trois cartes au premier tour, les autres cinq.
rules-sr-3-title = Votre tour
rules-sr-3 = Jouez des cartes de votre main, utilisez leurs actions, achetez et attaquez, dans n’importe quel ordre et autant que possible. L’action Primaire d’un Vaisseau a lieu aussitôt. Commerce et Combat s’accumulent et sont perdus à la fin du tour.
rules-sr-4-title = Acheter
rules-sr-4 = Une carte de la Ligne d’Achat coûte ce qu’indique la pièce dans son coin. Elle va dans votre Défausse, et la Ligne d’Achat est aussitôt complétée. Un Prospecteur coûte 2 Commerce ; on peut en acheter tant qu’il en reste.
rules-sr-5-title = Bases et Avant-Postes
rules-sr-5 = Une Base reste en jeu de tour en tour et sert une fois à chacun de vos tours. Le bouclier indique le Combat nécessaire, en un tour, pour la détruire. Les Avant-Postes ont un bouclier noir : tant qu’un rival en a un, ni ce rival ni ses autres Bases ne peuvent être attaqués.
rules-sr-6-title = Alliés
rules-sr-6 = La ligne derrière l’emblème d’une faction est une action Allié. Elle sert une fois par tour, dès qu’une autre carte de cette faction est en jeu de votre côté, ou l’a été ce tour-ci.
rules-sr-7-title = Retirer des cartes
rules-sr-7 = La ligne derrière la corbeille est l’action Retirer : vous retirez la carte du jeu pour de bon et gagnez ce qu’elle indique. D’autres actions retirent des cartes de votre main ou de votre Défausse. Se défaire des Éclaireurs et des Vipers renforce votre Deck.
rules-sr-8-title = La fin du tour
rules-sr-8 = Les Vaisseaux et le reste de votre main vont dans la Défausse, les Bases restent. Puis vous piochez cinq cartes. Si votre Deck s’épuise entre-temps, mélangez votre Défausse : elle devient le nouveau Deck.
rules-sr-9-title = À plus de deux
rules-sr-9 = Combat à mort : attaquez qui vous voulez. Chasse à l’homme : seulement le joueur à votre gauche, et les Bases de vos deux voisins ; quand votre proie est hors de combat, la suivante devient la vôtre. En Premier sang, la première élimination met fin à la partie.
    L’Hydre : deux ou trois coéquipiers partagent leur Influence et leur tour, et peuvent se donner Commerce et Combat. L’Empereur : deux équipes de trois ; les Amiraux protègent leur Empereur, et une équipe gagne quand l’Empereur adverse est hors de combat. Pour 1 Commerce, vous pouvez passer une carte de votre Défausse à un coéquipier. Raid : un Boss à la grande main contre les Soldats d’Élite, et les dégâts sur ses Bases restent.
rules-sr-10-title = À cette table
rules-sr-10 = Ce qui brille peut agir. Un clic joue, achète, attaque ou utilise ; si une carte offre plusieurs choses, la question se pose à côté d’elle. Ce qui est impossible dit pourquoi quand on clique. Maintenez une carte pour la voir en grand (la souris peut s’y poser, le clavier a I).

## La première partie guidée.
learn-sr-welcome = Bienvenue. En bas votre main, au milieu la Ligne d’Achat, en haut votre rival avec 20 points d’Influence (le bouclier bleu). Le but : les ramener à zéro.
learn-sr-play = Les Éclaireurs donnent du Commerce, les Vipers du Combat. Cliquez sur un Éclaireur pour le jouer et regardez la pièce en bas.
learn-sr-play-all = Bien. Les cartes qui ne demandent aucun choix se jouent ensemble : appuyez sur « Tout jouer ».
learn-sr-base = Vous avez une Base, le Récif Stellaire. Les Bases restent de tour en tour ; cliquez pour l’utiliser.
learn-sr-buy = Vous avez du Commerce à dépenser. Ce qui brille dans la Ligne d’Achat s’achète. Le Prédateur est un bon début ; il va dans votre Défausse.
learn-sr-attack = La balise de votre rival porte un bouclier noir : c’est un Avant-Poste. Il faut le détruire avant d’attaquer autre chose. Cliquez dessus.
learn-sr-end = Ce qui brille encore dans la Ligne d’Achat, vous pourriez l’acheter avec le Commerce qui vous reste. Commerce et Combat inutilisés sont perdus. Quand vous avez ce que vous voulez, terminez le tour.
learn-sr-watch = Regardez votre rival. Le journal raconte ce qui se passe, tour par tour ; un clic sur la table mène droit à la fin.
learn-sr-late = Quelques tours plus tard. Il reste 10 points d’Influence à votre rival, et vous avez de meilleures cartes : deux cartes Blob, un Prospecteur. Jouez-les toutes.
learn-sr-ally = 5 Combat : pas assez. Mais les cartes d’une même faction s’entraident. La ligne derrière l’emblème est une action Allié, et deux cartes Blob sont en jeu. Cliquez sur le Pod Convoyeur et utilisez-la.
learn-sr-scrap = 8 Combat. La ligne derrière la corbeille est l’action Retirer : la carte quitte le jeu pour de bon, contre un gain immédiat. Cliquez sur le Prospecteur et retirez-le pour 2 Combat.
learn-sr-look = Avant de frapper : maintenez une carte pour la voir en grand (la souris peut s’y poser, le clavier a I). Cliquez sur une chose sombre, et la table dit pourquoi elle est impossible.
learn-sr-strike = 10 Combat, et plus rien devant vous : attaquez votre rival.
learn-sr-finish = Il ne lui reste plus rien : la partie est à vous. Vous connaissez les règles ; une partie entière dure une vingtaine de minutes.
