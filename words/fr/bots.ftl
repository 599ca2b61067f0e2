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
level-expert-words = Évalue chaque choix sur des milliers de parties simulées.

reason-only = C’est la seule chose à faire.
reason-first = Aucun choix n’est meilleur, et le reste pourra suivre.
reason-close = Le choix suivant vaut presque autant : prenez celui qui vous plaît.
reason-best = Aucun autre choix essayé ne gagne plus souvent.
reason-best-of = Sur { $n } choix essayés, aucun ne gagne plus souvent : { $chance } % contre { $less } % pour « { $next } ».
reason-even = Presque aussi bon que le meilleur choix.
reason-behind = À considérer, mais la suite est moins bonne qu’avec le meilleur choix.

# Analyses.

review-player = Joueur { $seat }
review-lucky = Tour { $turn } : { $what } Cela a valu { $points } points { AU($who) }.
review-unlucky = Tour { $turn } : { $what } Cela a coûté { $points } points { AU($who) }.
review-missed = Tour { $turn } : { $who } a choisi « { $did } » ; « { $best } » aurait valu { $points } points de plus. { $why }
