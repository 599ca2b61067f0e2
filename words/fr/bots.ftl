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
