# Les règles dans nos mots, et la première partie guidée.

rules-sr-1-title = De quoi s’agit-il ?
rules-sr-1 = Vous commencez avec dix vaisseaux faibles et 50 points d’influence. À chaque tour, le commerce achète de meilleurs vaisseaux et bases, le combat frappe votre rival. Qui n’a plus d’influence est éliminé ; le dernier en lice gagne.
rules-sr-2-title = La mise en place
rules-sr-2 = Chacun a une pioche de huit Éclaireurs et deux Vipers. Cinq cartes forment la Ligne d’Achat, à côté d’une pile de Prospecteurs. Le premier joueur ne pioche que trois cartes au premier tour, les autres cinq.
rules-sr-3-title = Votre tour
rules-sr-3 = Jouez des cartes de votre main, utilisez des capacités, achetez et attaquez, dans n’importe quel ordre et autant que possible. Un vaisseau agit aussitôt. Commerce et combat s’accumulent et sont perdus à la fin du tour.
rules-sr-4-title = Acheter
rules-sr-4 = Une carte de la Ligne d’Achat coûte ce qu’indique la pièce dans son coin. Elle va dans votre défausse et la ligne est aussitôt complétée. Les Prospecteurs coûtent deux et sont achetables tant qu’il en reste.
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

## La première partie guidée.
learn-sr-welcome = Bienvenue. En bas votre main, au milieu la Ligne d’Achat, en haut votre rival avec 20 points d’influence (le bouclier bleu). Le but : les ramener à zéro.
learn-sr-play = Les Éclaireurs donnent du commerce, les Vipers du combat. Cliquez sur un Éclaireur pour le jouer et regardez la pièce en bas.
learn-sr-play-all = Bien. Les cartes qui ne demandent aucun choix se jouent ensemble : appuyez sur « Tout jouer ».
learn-sr-base = Vous avez une base, le Récif Stellaire. Les bases restent de tour en tour ; cliquez pour l’utiliser.
learn-sr-buy = Vous avez du commerce à dépenser. Ce qui brille dans la Ligne d’Achat s’achète. Le Prédateur est un bon début ; il va dans votre défausse.
learn-sr-attack = La balise de votre rival porte un bouclier noir : un avant-poste. Il faut le détruire avant d’attaquer autre chose. Cliquez dessus.
learn-sr-end = Commerce et combat inutilisés sont perdus. Il n’y a plus rien à faire : finissez le tour.
learn-sr-watch = Regardez votre rival. Le journal raconte ce qui se passe ; appuyez sur S si c’est trop lent.
learn-sr-late = Quelques tours plus tard. Il reste 10 points d’influence à votre rival, et vous avez de meilleures cartes : deux des Blobs, un Prospecteur. Jouez-les toutes.
learn-sr-ally = Cinq de combat : pas assez. Mais les cartes d’une même faction s’entraident. La ligne derrière l’emblème est une capacité d’allié, et deux cartes Blob sont en jeu. Cliquez sur le Pod Convoyeur et utilisez-le.
learn-sr-scrap = Huit. La ligne derrière la corbeille retire la carte du jeu pour de bon, contre un gain immédiat. Cliquez sur le Prospecteur et retirez-le pour deux de combat.
learn-sr-look = Avant de frapper : survolez une carte, maintenez-la ou appuyez sur I pour la voir en grand. Cliquez sur une chose sombre, et la table dit pourquoi elle est impossible.
learn-sr-strike = Dix de combat, et plus rien devant vous : attaquez votre rival.
learn-sr-finish = Il ne lui reste plus rien : la partie est à vous. Vous connaissez les règles ; une partie entière dure une vingtaine de minutes.
