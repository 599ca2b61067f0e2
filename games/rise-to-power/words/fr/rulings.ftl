# Les décisions numérotées qu’une page de carte montre. Pourquoi, et leur degré : docs/rules.md.

ruling-rtp-02 = Il y a 54 cartes PRISM : trois couleurs, valeurs de 1 à 6, trois exemplaires de chacune.
ruling-rtp-03 = Une centrale a une puissance de pioche de 2, une capacité de la centrale de 4 et 4 connexions.
ruling-rtp-05 = Les quatre agendas sont en jeu quel que soit le nombre de joueurs.
ruling-rtp-10 = Les connexions limitent le nombre de districts actifs. La capacité de la centrale ne limite que la main en fin de tour.
ruling-rtp-11 = Pour alimenter, contester pour un nouveau district ou prendre à l’Échange, il faut ensuite assez de connexions ; les icônes de la carte comptent.
ruling-rtp-13 = Payez en cartes de la couleur du secteur valant au moins le coût, sans carte superflue ; on ne rend pas la monnaie. Le compte juste rend le point d’action, aussi pour les améliorations.
ruling-rtp-17 = Une amélioration porte le même nom de district et moins d’influence imprimée que la carte du dessus.
ruling-rtp-27 = Une capacité d’échange s’applique aussitôt, autant que possible. « Ce tour-ci » se termine avec la phase d’action ; deux réductions s’ajoutent, et le prix est d’au moins 1.
ruling-rtp-31 = Un agenda est remporté dès que sa condition est remplie, même pendant le tour d’un autre : d’abord par le joueur dont c’est le tour, puis dans le sens horaire. On le garde.
ruling-rtp-32 = Les agendas se remportent aussi pendant la dernière manche.
