# Les adversaires : personnalités, et les raisons que donnent les conseils.

taste-balanced = L’Amiral
taste-balanced-words = Achète ce qui sert le mieux son Deck : le Commerce d’abord, le Combat ensuite.
taste-raider = Le Corsaire
taste-raider-words = Le Combat avant tout : frappe tôt, fait défausser, laisse les Bases debout.
taste-trader = Le Marchand
taste-trader-words = S’enrichit d’abord, puis se bat avec ce que l’argent achète.
taste-fortress = Le Gardien
taste-fortress-words = Bases, Avant-Postes et Influence : dur à abattre, lent à frapper.
taste-purist = Le Puriste
taste-purist-words = Retire tout ce qui est faible, pour un petit Deck qui pioche toujours bien.
taste-zealot = Le Fidèle
taste-zealot-words = Reste fidèle à une faction : chaque carte doit trouver ses Alliés.
taste-expensive = Le Collectionneur
taste-expensive-words = Achète toujours la carte la plus chère.

reason-solved = Cela gagne à ce tour, quelle que soit la pioche.
reason-trade = Cela laisse plus de Commerce dans une main moyenne.
reason-combat = Cela laisse plus de Combat dans une main moyenne.
reason-authority = Cela préserve mieux l’Influence.
reason-damage = Cela coûte plus d’Influence aux rivaux.
reason-thin = Cela garde le Deck petit : les bonnes cartes reviennent plus souvent.
reason-outposts = Les Avant-Postes protègent mieux ainsi.
reason-bases_hit = Cela laisse moins de Bases aux rivaux.
