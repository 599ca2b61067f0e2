# Les décisions numérotées qu’une page de carte montre. Pourquoi, et leur degré : docs/rules.md.

ruling-rtp-02 = Il y a 54 cartes PRISM : trois couleurs, valeurs de 1 à 6, trois exemplaires de chacune.
ruling-rtp-03 = Une centrale a une puissance de pioche de 2, une capacité de 4 et 4 connexions.
ruling-rtp-05 = Les quatre objectifs sont là quel que soit le nombre de joueurs.
ruling-rtp-10 = Les connexions limitent l’alimentation. La capacité de la centrale ne limite que la main en fin de tour.
ruling-rtp-11 = Alimenter, contester pour un nouveau district et prendre à la Bourse demandent assez de connexions ensuite ; les icônes de la carte comptent.
ruling-rtp-13 = Payez en cartes de la couleur du secteur valant au moins le coût ; aucune carte superflue, pas de monnaie. Payer au plus juste rend le point d’action, pour les améliorations aussi.
ruling-rtp-17 = Une amélioration porte le même nom de district et moins d’influence imprimée que la carte du dessus.
ruling-rtp-27 = Une capacité d’échange s’applique aussitôt, autant que possible. « Ce tour-ci » finit avec la phase d’action ; deux remises s’ajoutent, et le prix est d’au moins 1.
ruling-rtp-31 = Les objectifs sont pris d’eux-mêmes après chaque changement, au tour de n’importe qui ; d’abord qui joue, puis dans le sens horaire. On les garde.
ruling-rtp-32 = Les objectifs se prennent aussi dans la dernière manche.
