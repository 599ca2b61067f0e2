# Pourquoi une ligne du journal de l'application ne s'explique pas par nos règles.

what-trade = Commerce
what-combat = Combat
what-authority = Influence
what-owed = défausses dues

unknown-card = « { $card } » n'est une carte ni de Colony Wars ni de la Boîte de base
total = { $what } : nos règles arrivent à { $ours }, le journal dit { $log }
no-source = rien en jeu, en main ou au choix ne fait cela selon nos règles
refused = nos règles le refusent : { $reason }
no-card-in-hand = { $card } devrait être en main, et la main n'a plus de carte pour cela
not-in-the-row = { $card } ne peut pas se trouver dans la Ligne d'Achat
not-in-play = { $card } n'est pas en jeu
not-told = nos règles donnent { $n } { $what } pour { $card }, ce dont le journal ne dit rien
draws = pioches et mélanges : nos règles arrivent à { $ours }, le journal dit { $log }
destination = selon nos règles, { $card } va ailleurs
turn = selon nos règles, c'est le tour { $turn }
not-their-turn = selon nos règles, c'est le tour de l'autre joueur
unanswered = le journal ne donne pas la réponse à : { $question }
no-deal = tous les totaux concordent, mais aucun ordre des pioches ne donne ces mains
winner = selon nos règles, ce joueur n'a pas gagné
no-log-players = Ce n’est pas un journal de l’application Star Realms : aucune ligne ne dit qui joue.
no-log-many = Le journal a plus de deux joueurs : { $names }.
no-log-start = Le journal commence au tour { $turn }, pas au tour 1.
