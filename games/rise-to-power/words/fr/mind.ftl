# Les adversaires : personnalités, et les raisons que donnent les conseils.

taste-builder = Le Bâtisseur
taste-builder-words = Alimente ce qu’il peut payer et fait grandir sa centrale.
taste-raider = Le Corsaire
taste-raider-words = Conteste ce que les autres ont posé et surveille leur avance.
taste-hoarder = L’Accumulateur
taste-hoarder-words = Amasse du PRISM et agrandit la capacité de sa centrale avant de bâtir.
taste-politician = Le Politicien
taste-politician-words = Préfère les agendas et une grande influence au nombre de districts.

reason-solved = Cela fait gagner immédiatement.
reason-influence = Cela rapporte plus d’influence.
reason-districts = Cela rend plus de districts actifs.
reason-engine = Cela renforce la centrale.
reason-hand = Cela laisse plus de PRISM pour la suite.
reason-rivals = Cela freine le rival le plus fort.
