# Les adversaires : niveaux, caractères et raisons des conseils.

level-novice = Novice
level-novice-words = Joue raisonnablement, mais juge mal la valeur des choses.
level-easy = Facile
level-easy-words = Connaît bien les règles et aime ce qui coûte cher.
level-medium = Moyen
level-medium-words = A un plan et s’y tient.
level-hard = Difficile
level-hard-words = Voit un ou deux tours à l’avance.
level-expert = Expert
level-expert-words = Pèse chaque choix dans des milliers de parties imaginées.

reason-only = C’est la seule chose à faire.
reason-even = La suite tourne simplement un peu mieux.
