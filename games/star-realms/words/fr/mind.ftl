# Les adversaires : personnalités, et les raisons que donnent les conseils.

taste-balanced = L’Amiral
taste-balanced-words = Achète ce qui sert le mieux son deck : le commerce d’abord, le combat ensuite.
taste-raider = Le Corsaire
taste-raider-words = Le combat avant tout : frappe tôt, fait défausser, laisse les bases debout.
taste-trader = Le Marchand
taste-trader-words = S’enrichit d’abord, puis se bat avec ce que l’argent achète.
taste-fortress = Le Gardien
taste-fortress-words = Bases, avant-postes et autorité : dur à abattre, lent à frapper.
taste-purist = Le Puriste
taste-purist-words = Élimine tout ce qui est faible, pour un petit deck qui pioche toujours bien.
taste-zealot = Le Fidèle
taste-zealot-words = Fidèle à une faction : chaque carte doit trouver ses alliées.
taste-expensive = Le Collectionneur
taste-expensive-words = Achète toujours la carte la plus chère.

reason-solved = Cela gagne à ce tour, quelle que soit la pioche.
reason-trade = Cela vous laisse plus de commerce dans une main moyenne.
reason-combat = Cela vous laisse plus de combat dans une main moyenne.
reason-authority = Cela préserve mieux votre autorité.
reason-damage = Cela coûte plus d’autorité à vos rivaux.
reason-thin = Cela garde votre deck petit : vos bonnes cartes reviennent plus souvent.
reason-outposts = Cela vous laisse mieux protégé par des avant-postes.
reason-bases_hit = Cela laisse moins de bases à vos rivaux.
