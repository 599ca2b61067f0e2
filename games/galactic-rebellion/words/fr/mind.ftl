# Les adversaires : personnalités, et les raisons que donnent les conseils.

taste-commander = Le Commandant
taste-commander-words = S’étend sur les planètes et prend un peu de tout.
taste-raider = Le Corsaire
taste-raider-words = Soldats et héros : se bat pour chaque planète.
taste-trader = Le Marchand
taste-trader-words = Des marchandises, des routes et les technologies qu’elles paient.
taste-senator = Le Sénateur
taste-senator-words = Ne vit que pour le Sénat.
taste-agent = L’Agent
taste-agent-words = Héros, trafiquants et missions audacieuses.

reason-solved = Cela gagne tout de suite.
reason-points = Cela rapporte plus de points d’ici la fin du tour.
reason-planets = Cela donne plus de force sur les planètes.
reason-senate = Cela donne plus de poids au Sénat.
reason-economy = Les marchandises rapportent davantage.
reason-credits = Cela laisse plus de crédits.
reason-crew = Cela laisse plus d’ouvriers pour le tour suivant.
reason-rivals = Cela freine le rival le plus fort.
