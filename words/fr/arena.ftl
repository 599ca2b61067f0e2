# Les tournois entre robots.

summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, { $decisions } décisions par partie, { $seconds } s.
standings = Classement
bot = Robot
games = Parties
score = Score, %
interval = 95 %
elo = Elo
thinks = ms par partie
scores = Scores
ratings = Cotes
meetings = Qui bat qui
meeting = Rencontre
running = Comment cela s’est établi
running-words = Le score { DE($bot) } contre { $against } au fil des donnes, avec son intervalle à 95 %.
places = Victoires selon l’ordre du tour, du premier au dernier
place = N° { $n } à jouer
lengths = Décisions par partie
forfeits = Perdues par la faute du programme
cross = Le score du robot de la ligne contre celui de la colonne, en %.
seatings-all = Chaque donne a été jouée dans toutes les dispositions.
seatings-moved = Chaque donne a été jouée autant de fois qu’il y a de places, chacun avançant d’une place à chaque fois ; chacun a donc eu toutes les places, mais toutes les dispositions n’ont pas été jouées.
method = Les intervalles viennent de l’écart entre donnes. Les cotes sont celles de Plackett et Luce (Bradley et Terry à deux), avec un terme pour le rang dans l’ordre du tour ; leurs intervalles viennent de donnes repondérées au hasard, avec une demi-donne raflée par chaque camp en plus.
