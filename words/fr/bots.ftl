# Les adversaires : niveaux, caractères et raisons des conseils.

level-novice = Novice
level-novice-words = Joue raisonnablement, mais juge mal la valeur des choses.
level-easy = Facile
level-easy-words = Suit de bons principes, mais se trompe souvent sur la valeur des choses.
level-medium = Moyen
level-medium-words = A un plan et s’y tient.
level-hard = Difficile
level-hard-words = Essaie chaque choix dans sa tête, mais se trompe parfois sur une carte.
level-expert = Expert
level-expert-words = Pèse chaque choix dans des milliers de parties imaginées.

reason-only = C’est la seule chose à faire.
reason-first = Rien d’autre ne donnerait mieux, et tout ce qui en vaut la peine peut encore suivre.
reason-best = La suite tourne simplement un peu mieux.
reason-even = Il n’y a presque rien entre cela et le meilleur choix.
reason-behind = À considérer, mais la suite est moins bonne qu’avec le meilleur choix.

# Star Realms : caractères
taste-star-realms-balanced = L’Amiral
taste-star-realms-balanced-words = Achète ce qui sert le mieux son deck : le commerce d’abord, le combat ensuite.
taste-star-realms-raider = Le Corsaire
taste-star-realms-raider-words = Le combat avant tout : frappe tôt, fait défausser, laisse les bases debout.
taste-star-realms-trader = Le Marchand
taste-star-realms-trader-words = S’enrichit d’abord, puis se bat avec ce que l’argent achète.
taste-star-realms-fortress = Le Gardien
taste-star-realms-fortress-words = Bases, avant-postes et autorité : dur à abattre, lent à frapper.
taste-star-realms-purist = Le Puriste
taste-star-realms-purist-words = Élimine tout ce qui est faible, pour un petit deck qui pioche toujours bien.
taste-star-realms-zealot = Le Fidèle
taste-star-realms-zealot-words = Fidèle à une faction : chaque carte doit trouver ses alliées.
taste-star-realms-expensive = Le Collectionneur
taste-star-realms-expensive-words = Achète toujours la carte la plus chère.

# Star Realms : raisons
reason-star-realms-solved = Cela gagne à ce tour, quelle que soit la pioche.
reason-star-realms-trade = Cela vous laisse plus de commerce dans une main moyenne.
reason-star-realms-combat = Cela vous laisse plus de combat dans une main moyenne.
reason-star-realms-authority = Cela préserve mieux votre autorité.
reason-star-realms-damage = Cela coûte plus d’autorité à vos rivaux.
reason-star-realms-thin = Cela garde votre deck petit : vos bonnes cartes reviennent plus souvent.
reason-star-realms-outposts = Cela vous laisse mieux protégé par des avant-postes.
reason-star-realms-bases_hit = Cela laisse moins de bases à vos rivaux.

# Rise to Power : caractères
taste-rise-to-power-builder = Le Bâtisseur
taste-rise-to-power-builder-words = Alimente ce qu’il peut payer et fait grandir sa centrale.
taste-rise-to-power-raider = Le Corsaire
taste-rise-to-power-raider-words = Conteste ce que les autres ont posé et surveille leur avance.
taste-rise-to-power-hoarder = L’Accumulateur
taste-rise-to-power-hoarder-words = Amasse du PRISM et de la capacité avant de bâtir.
taste-rise-to-power-politician = Le Politicien
taste-rise-to-power-politician-words = Préfère les objectifs et la grande influence au nombre de quartiers.

# Rise to Power : raisons
reason-rise-to-power-solved = Cela gagne tout de suite.
reason-rise-to-power-influence = Cela rapporte plus d’influence.
reason-rise-to-power-districts = Cela met plus de quartiers en marche.
reason-rise-to-power-engine = Cela renforce votre centrale.
reason-rise-to-power-hand = Cela vous laisse plus de PRISM pour la suite.
reason-rise-to-power-rivals = Cela freine votre rival le plus fort.

# Galactic Rebellion : caractères
taste-galactic-rebellion-commander = Le Commandant
taste-galactic-rebellion-commander-words = S’étend sur les planètes et prend un peu de tout.
taste-galactic-rebellion-raider = Le Corsaire
taste-galactic-rebellion-raider-words = Soldats et héros : se bat pour chaque planète.
taste-galactic-rebellion-trader = Le Marchand
taste-galactic-rebellion-trader-words = Des biens, des routes et les technologies qu’ils paient.
taste-galactic-rebellion-senator = Le Sénateur
taste-galactic-rebellion-senator-words = Ne vit que pour le sénat.
taste-galactic-rebellion-agent = L’Agent
taste-galactic-rebellion-agent-words = Héros, trafiquants et missions audacieuses.

# Galactic Rebellion : raisons
reason-galactic-rebellion-solved = Cela gagne tout de suite.
reason-galactic-rebellion-points = Cela rapporte plus de points d’ici la fin de la manche.
reason-galactic-rebellion-planets = Cela vous renforce sur les planètes.
reason-galactic-rebellion-senate = Cela vous renforce au sénat.
reason-galactic-rebellion-economy = Vos biens rapportent davantage.
reason-galactic-rebellion-credits = Cela vous laisse plus de crédits.
reason-galactic-rebellion-crew = Cela vous laisse plus d’ouvriers pour la manche suivante.
reason-galactic-rebellion-rivals = Cela freine votre rival le plus fort.
