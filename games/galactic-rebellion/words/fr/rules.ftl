title = Empires: Galactic Rebellion
summary = Menez une faction rebelle : placez vos ouvriers sur huit pistes, gagnez les planètes et le Sénat, et survivez à la guerre galactique.
format-standard = Standard
format-standard-summary = Huit tours en trois époques. Le livret n'imprime ni les tuiles de puissance, ni la longueur des pistes des marchandises, des recherches et de la guerre, ni l'enchère minimale, et ne départage les égalités que deux fois : ce qui en tient lieu vient de la communauté.
option-minimum-mission-cost = Coût minimal d'une mission
option-minimum-mission-cost-summary = Ce que coûte au moins une mission sur une planète sans sentinelle.

kind-technology = technologie
kind-mission = mission secrète
kind-imperial-action = action impériale
kind-power-tile = tuile de puissance
epoch = Époque { $n ->
    [1] I
    [2] II
   *[3] III
 }
epoch-number = { $n ->
    [1] I
    [2] II
   *[3] III
 }

seat = Joueur { $n }
empire = l'empire
senate = le Sénat
none = aucune
list-and = { $a } et { $b }
list-semicolon = { $a } ; { $b }
of-planet = { $elides ->
    [1] d'{ $planet }
   *[other] de { $planet }
 }
from-planet = { $elides ->
    [1] d'{ $planet }
   *[other] de { $planet }
 }
mission = « { $mission } »
mission-on = « { $mission } » ({ $planet })
card-name = « { $card } »

rebel = rebelle
soldier = soldat
hero = héros
smuggler = trafiquant
scientist = scientifique
diplomat = diplomate
a-rebel = un rebelle
a-soldier = un soldat
a-hero = un héros
a-smuggler = un trafiquant
a-scientist = un scientifique
a-diplomat = un diplomate
n-rebel = { $n ->
    [one] { $n } rebelle
   *[other] { $n } rebelles
 }
n-soldier = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
 }
n-hero = { $n } héros
n-smuggler = { $n ->
    [one] { $n } trafiquant
   *[other] { $n } trafiquants
 }
n-scientist = { $n ->
    [one] { $n } scientifique
   *[other] { $n } scientifiques
 }
n-diplomat = { $n ->
    [one] { $n } diplomate
   *[other] { $n } diplomates
 }
n-specialist = { $n ->
    [one] { $n } spécialiste de votre choix
   *[other] { $n } spécialistes de votre choix
 }
n-credits = { $n } CU
n-cubes = { $n ->
    [one] { $n } cube de science militaire
   *[other] { $n } cubes de science militaire
 }
n-sentinels = { $n ->
    [0] aucune sentinelle
    [one] { $n } sentinelle
   *[other] { $n } sentinelles
 }
n-points = { $n } PV

good-medicine = Médicaments
good-biotech = Biotech
good-nanotech = Nanotech
good-rare_ore = Minerais rares
good-rocket_fuel = Carburant de fusée
good-soma = Soma
good-liquid_hydrogen = Hydrogène liquide
good-silica = Silice

track-initiative = piste d'initiative
track-influence = piste de l'influence des planètes
track-goods = piste des marchandises
track-missions = piste des missions secrètes
track-research = piste des recherches technologiques
track-war = piste de la guerre
track-specialists = piste des spécialistes
track-senate = Sénat galactique

spot-initiative = initiative
spot-influence = influence des planètes
spot-goods = marchandises
spot-missions = missions secrètes
spot-research = recherche
spot-war = guerre
spot-soldier = former un soldat
spot-hero = former un héros
spot-smuggler = former un trafiquant
spot-scientist = former un scientifique
spot-diplomat = former un diplomate
spot-any_specialist = former un spécialiste au choix (5 CU)
spot-senate = le Sénat
on-spot-initiative = sur la piste d'initiative
on-spot-influence = sur la piste de l'influence des planètes
on-spot-goods = sur la piste des marchandises
on-spot-missions = sur la piste des missions secrètes
on-spot-research = sur la piste des recherches technologiques
on-spot-war = sur la piste de la guerre
on-spot-soldier = sur la case Soldat
on-spot-hero = sur la case Héros
on-spot-smuggler = sur la case Trafiquant
on-spot-scientist = sur la case Scientifique
on-spot-diplomat = sur la case Diplomate
on-spot-any_specialist = sur la case du spécialiste au choix
on-spot-senate = au Sénat

post-influence_x = la case X de la piste de l'influence des planètes, d'où l'on débarque après les cases numérotées
post-influence_y = la case Y de la piste de l'influence des planètes, d'où l'on débarque en dernier
post-war = la piste de la guerre
post-missions = la piste des missions secrètes
post-senate = la piste du Sénat galactique

phase-settling = Premiers rebelles
phase-placing = Placement des ouvriers
phase-initiative = Initiative
phase-influence = Influence des planètes
phase-goods = Marchandises
phase-missions = Missions secrètes
phase-research = Recherche
phase-war = Guerre
phase-specialists = Spécialistes
phase-senate = Sénat galactique
phase-income = Revenus
phase-technology = Bénéfices technologiques
phase-galactic_war = Guerre galactique
phase-scoring = Décompte
phase-refresh = Nettoyage du plateau
phase-over = Fin de la partie

do-place = { $worker } : { $spot }
do-land = { $planet }
do-take = Prendre une marchandise : { $good }
do-perform = { $mission }, { $points } PV. { $reward }
do-strike = { $who } sur { $planet }
do-strike-senate = { $who } au Sénat
do-pay = Payer avec { $worker }
do-buy = { $technology } pour { $cost } CU
do-attack = { $who } sur { $planet } ({ $percent } %)
do-attack-sentinel = Une sentinelle sur { $planet } ({ $percent } %)
do-defend = Défendre avec { $worker }
do-lose = Perdre { $worker }
do-train = Former { $worker }
do-bid = Enchérir { $n }
do-at = { $planet }
do-move = Déplacer { $from } vers { $to }
do-send = Envoyer { $worker }
do-remove = { $worker } { DE($who) }
do-route = Route commerciale { $of }
do-name = { $who }
do-use = D'abord : { $technology }
do-reward = Prendre la récompense
do-decline = Sans récompense
do-wait = Pas ce tour-ci
do-pass = Passer
do-stop = Terminé

ask-settle = { $who } : posez un premier rebelle sur une planète (encore { $left }).
ask-place = { $who } : placez un ouvrier.
ask-land = { $who } : choisissez où se pose { $worker }.
ask-good = { $who } : prenez une marchandise.
ask-mission = { $who } : accomplir une mission secrète ?
ask-target = { $who } : choisissez la cible de la mission { $card }.
ask-pay-mission = { $who } : payez la mission { $card }, encore { $left }.
ask-research = { $who } : acheter une technologie pour { $cost } CU ?
ask-attack = { $who } : attaquer avec { $worker } ?
ask-defend = { $who } : choisissez qui défend { $planet } contre { $attacker } ({ $percent } % pour l'attaquant).
ask-second-loss = { $who } : choisissez le second ouvrier perdu sur { $planet }.
ask-train = { $who } : former un spécialiste pour { $cost } CU ?
ask-bid = { $who } : enchérissez au-dessus de { $high } ou passez définitivement.
ask-pay-senate = { $who } : payez votre enchère au Sénat, encore { $left }.
ask-technology = { $who } : laquelle de vos technologies agit d'abord ?
ask-card = { $who }, { $card } : { $step }

step-train = quel spécialiste ?
step-rebel-fleet = quelle planète reçoit la flotte rebelle ?
step-fleet-moves-on = où va la flotte impériale ?
step-deploy = où placer { $workers } ?
step-shift = de quelle planète vers quelle autre vont les ouvriers ?
step-send = quel ouvrier part ?
step-add-sentinels = où placer { $sentinels } ?
step-remove-sentinels = où retirer une sentinelle ?
step-flip-sentinel = sur quelle planète retirer une sentinelle, ou en ajouter une s'il n'y en a pas ?
step-move-sentinel = quelle sentinelle va où ?
step-scatter = où va une sentinelle { $of } ?
step-bring-fleet = quelle flotte impériale va où ?
step-remove-fleet = quelle flotte impériale retirer ?
step-remove-worker = quel ouvrier retirer sur { $planet } ?
step-propaganda-planet = sur quelle planète retirer des ouvriers ?
step-remove-from-missions = quel ouvrier quitte la piste des missions (valeur restante : { $left }) ?
step-remove-rival = de quel rival retirer un { $worker } ?
step-random-losses = sur quelle planète retirer des pièces au hasard ?
step-route = quelle route commerciale ?
step-name = quel rival ?
step-reward = prendre la récompense ? { $reward }

no-over = La partie est terminée.
no-not_asked = C'est { AU($who) } de répondre.
no-already_conceded = Cette place ne joue plus.
no-not_the_question = Cela ne répond pas à la question posée.
no-may_not_pass = C'est obligatoire ; on ne peut pas passer.
no-not_at_hand = Vous n'avez pas de { $worker } à placer.
no-track_full = Il ne reste aucune case libre : { $spot }.
no-once_on_initiative = Vous avez déjà un ouvrier sur la piste d'initiative ; un seul est permis.
no-imperial_fleet = Une flotte impériale bloque { $planet }.
no-rebel_fleet = La flotte rebelle d'un rival bloque { $planet }.
no-not_shown = Ce n'est pas disponible.
no-too_expensive = Vous ne pouvez pas payer cela, ou il n'y a pas de cible.
no-not_there = Il n'y a pas de telle pièce ici.
no-bid_too_low = L'enchère doit être d'au moins { $n }.
no-bid_too_high = Vous n'avez que { $n ->
    [one] { $n } vote
   *[other] { $n } votes
 }.
no-wrong_payment = Avec cet ouvrier, le prix ne pourrait pas être payé exactement, ou un autre serait de trop.
no-not_possible = La carte ne le permet pas.

on-set_up = L'ordre du tour est { $order }.
on-round_began = Le tour { $round } commence (époque { $epoch }).
on-track_began = { $phase }.
on-phase_began = { $phase }.
on-placed = { $who } place { $worker } { $on }.
on-initiative_paid = { $who } reçoit { $n } CU pour l'initiative.
on-landed = { $who } envoie { $worker } sur { $planet }.
on-lab_taken = { $who } prend le labo scientifique { $of }.
on-route_taken = { $who } prend la route commerciale { $of }.
on-route_taken_from = { $who } prend la route commerciale { $of } { AU($from) }.
on-deployed = { $who } ajoute { $workers } sur { $planet }.
on-shifted = { $who } déplace { $worker } { $from } vers { $to }.
on-good_taken = { $who } prend une marchandise : { $good }.
on-no_good_left = Il ne reste pas de marchandise pour { $who }.
on-goods_drawn = { $who } pioche une marchandise : { $good }.
on-goods_returned = Non choisies : { $list }.
on-passed = { $who } passe ({ $track }).
on-mission_began = { $who } entreprend { $mission } ({ $place }), ce qui coûte { $cost }.
on-paid = { $who } paie avec { $worker } ({ $track }).
on-mission_performed = { $who } accomplit { $mission } : { $n } PV en fin de partie.
on-bought = { $who } achète « { $technology } » pour { $cost } CU.
on-attacked = { $who } attaque { $defender } sur { $planet } avec { $worker }.
on-attacked_sentinel = { $who } attaque une sentinelle sur { $planet } avec { $worker }.
on-targeted = Les sentinelles { $of } s'en prennent { AU($who) }.
on-battle = { $planet } : { $attacker } ({ $a ->
    [one] { $a } cube
   *[other] { $a } cubes
 }) contre { $defender } ({ $d ->
    [one] { $d } cube
   *[other] { $d } cubes
 }). Cubes piochés : { $drawn }. Vainqueur : { $winner }.
on-removed = { $who } perd { $worker } ({ $place }).
on-trained = { $who } forme { $worker }.
on-not_trained = { $who } ne forme personne.
on-bid_made = { $who } propose { $n }.
on-bid_passed = { $who } passe définitivement.
on-voted = { $who } remporte « { $action } » avec une enchère de { $n }.
on-unsold = Personne n'a enchéri sur « { $action } » ; la carte va sous la pioche.
on-card_played = { $who } : effet { DE($card) }.
on-income_paid = { $who } reçoit { $n } CU pour ses marchandises.
on-credits_gained = { $who } reçoit { $n } CU.
on-credits_taken = { $who } prend { $n } CU { AU($from) }.
on-cubes_gained = { $who } gagne { $cubes }.
on-cubes_borrowed_sentinels = { $who } aura { $cubes } de plus contre les sentinelles au prochain tour.
on-cubes_borrowed_factions = { $who } aura { $cubes } de plus contre les autres factions au prochain tour.
on-recruited = { $who } reçoit { $workers } pour le prochain tour.
on-posted = { $who } met { $worker } sur { $post }.
on-rebel_fleet_moved = { $who } déplace la flotte rebelle vers { $planet }.
on-imperial_fleet_moved = Une flotte impériale va { $from } vers { $to }.
on-imperial_fleet_added = Une flotte impériale arrive sur { $to }.
on-imperial_fleet_removed = La flotte impériale quitte { $from }.
on-sentinels_moved = { $n ->
    [1] { $sentinels } va { $from } vers { $to }.
   *[other] { $sentinels } vont { $from } vers { $to }.
 }
on-sentinels_added = { $n ->
    [1] { $sentinels } arrive sur { $to }.
   *[other] { $sentinels } arrivent sur { $to }.
 }
on-sentinels_removed = { $n ->
    [1] { $sentinels } quitte { $from }.
   *[other] { $sentinels } quittent { $from }.
 }
on-workers_returned = { $who } reprend { $workers } { $from } pour le prochain tour.
on-mission_cost_raised = La prochaine mission coûte { $n } de plus.
on-first_at_missions = { $who } joue désormais en premier sur la piste des missions.
on-rival_named = { $who } désigne { $rival }.
on-planet_scored = { $planet } : { $n } PV pour { $who }.
on-senate_scored = Sénat : { $n } PV pour { $who }.
on-final_scored = { $who } : { $n } PV en tout (planètes { $planets }, Sénat { $senate }, technologies { $technologies }, missions { $missions }, économie { $economy }).
on-new_order = Le nouvel ordre du tour est { $order }.
on-goods_shown = Marchandises disponibles : { $list }.
on-missions_returned = Aucune mission n'a été accomplie : trois nouvelles.
on-mission_shown = Nouvelle mission : { $mission }.
on-technologies_removed = Les technologies de l'époque quittent le jeu.
on-technology_shown = Nouvelle technologie : « { $technology } ».
on-action_shown = Le Sénat votera sur « { $action } ».
on-galactic_war_began = La guerre galactique commence.
on-conceded = { $who } abandonne.
on-over = La partie est terminée. { $n ->
    [1] Victoire : { $list }.
   *[other] Victoire partagée : { $list }.
 }

card-each-round = À chaque tour : { $what }
card-once = Une fois, à ce tour ou plus tard : { $what }
card-at-purchase = Immédiatement : { $what }
card-end = En fin de partie : { $what }
card-site = Lieu : { $place }.
card-site-rival = n'importe quelle planète où un rival a un { $worker }
card-site-rival-senate = n'importe quelle planète où un rival a un { $worker }, ou le Sénat pour un coût de { $cost }
card-site-fleet = une planète gardée par une flotte impériale
card-reward = Récompense, si vous le souhaitez : { $what }
does-credits = Prenez { $n } CU.
does-credits_per_good = Prenez { $n } CU par tuile { $good }, le double pour sa route commerciale.
does-levy_credits = Si vous avez un { $worker } au Sénat, chaque autre joueur vous donne { $n } CU.
does-cubes = Gagnez { $cubes }.
does-borrow_cubes_sentinels = Au prochain tour, { $cubes } de plus quand vous attaquez des sentinelles.
does-borrow_cubes_factions = Au prochain tour, { $cubes } de plus quand vous attaquez d'autres factions.
does-recruit = Recevez { $workers } pour le prochain tour.
does-post = Mettez { $worker } sur { $post }.
does-draw_goods = Piochez { $n ->
    [1] une marchandise
   *[other] { $n } marchandises
 } au hasard.
does-rebel_fleet = Emmenez la flotte rebelle sur une planète : aucun ouvrier rival ni aucune sentinelle ne peut y entrer. Une flotte impériale présente part vers une autre planète de votre choix.
does-deploy_any = Ajoutez { $workers } sur une planète.
does-deploy_present = Ajoutez { $workers } sur une planète où vous avez un ouvrier.
does-deploy_same = Ajoutez-y { $workers }.
does-deploy_other = Ajoutez { $workers } sur une autre planète.
does-deploy_rival = Ce joueur y ajoute { $workers }.
does-shift_workers = Déplacez jusqu'à { $n } de vos ouvriers d'une planète vers une autre.
does-add_sentinels = Ajoutez { $sentinels } sur une planète.
does-remove_sentinels = Retirez une sentinelle sur chacune de { $n ->
    [one] { $n } planète
   *[other] { $n } planètes différentes
 }.
does-flip_sentinel = Retirez une sentinelle d'une planète, ou ajoutez-en une s'il n'y en a pas.
does-move_sentinels_one = Déplacez jusqu'à { $sentinels } d'une planète vers une autre.
does-move_sentinels_any = Déplacez jusqu'à { $sentinels } d'une ou de plusieurs planètes vers d'autres.
does-scatter_sentinels = Ses sentinelles vont sur d'autres planètes de votre choix.
does-bring_imperial_fleet = Déplacez une flotte impériale vers une planète.
does-remove_imperial_fleet_same = Retirez la flotte impériale.
does-remove_imperial_fleet_any = Retirez une flotte impériale.
does-return_workers = Tous les ouvriers présents reviennent à leurs propriétaires pour le prochain tour.
does-remove_workers = Retirez { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
 } de la planète d'arrivée.
does-remove_rebels_or_specialists = Sur une planète, retirez { $rebels ->
    [one] { $rebels } rebelle
   *[other] { $rebels } rebelles
 } ou { $specialists ->
    [one] { $specialists } spécialiste
   *[other] { $specialists } spécialistes
 }.
does-remove_from_missions = Retirez de la piste des missions secrètes des ouvriers pour une valeur de { $n } (héros et trafiquants comptent 2).
does-remove_rival = Retirez un { $worker } d'un rival.
does-random_losses = Choisissez une planète et retirez au hasard { $n } de ses pièces.
does-random_losses_half = Choisissez une planète et retirez au hasard la moitié de ses pièces (arrondie à l'inférieur).
does-take_route = Prenez une route commerciale libre ; s'il n'en reste pas, celle d'un rival.
does-raise_mission_cost = Jusqu'à ce qu'une mission soit accomplie, les missions coûtent { $n } de plus.
does-first_at_missions = Pour le reste de la partie, vous jouez en premier sur la piste des missions.
does-name_rival = Choisissez un autre joueur.
does-play_imperial_action = Piochez une action impériale et jouez-la aussitôt, gratuitement.
scores = { $n } PV { $what }.
scores-every = { $n } PV par tranche de { $every } { $what }.
per-technologies = par technologie
per-routes = par route commerciale
per-missions = par mission accomplie
per-credits = CU
per-rebel_fleet = si vous possédez la flotte rebelle
per-controlled_planets = par planète contrôlée
per-workers_on_controlled_planets = ouvriers sur des planètes que vous contrôlez
per-senate_specialists = par spécialiste au Sénat
per-senate = par { $worker } au Sénat
per-planets = par { $worker } sur les planètes

show-head = Tour { $round } sur 8, époque { $epoch } : { $phase }. Ordre du tour : { $order }.
show-planets = Planètes
show-planet = { $planet } : { $high }/{ $low } PV, { $sentinels }{ $marks }
show-fleet = , flotte impériale
show-rebel-fleet = , flotte rebelle { DE($who) }
show-lab = , labo
show-route = , route libre
show-route-of = , route { DE($who) }
show-tracks = Pistes
show-players = Joueurs
show-player = { $who } : { $points } PV et { $later } de plus en fin de partie, { $credits } CU, { $cubes }
show-player-over = { $who } : { $points } PV, { $credits } CU, { $cubes }
show-against-sentinels = contre les sentinelles
show-against-factions = contre les autres factions
show-borrowed = { $now } à ce tour, { $next } au prochain tour
show-used = { $technology } (utilisée)
show-sheet = feuille de score
show-sheet-line = planètes { $planets }, Sénat { $senate } ; en fin de partie technologies { $technologies }, missions { $missions }, économie { $economy }
show-double-agent = Agent double : { $who } joue en premier sur la piste des missions secrètes.
show-surcharge = La prochaine mission coûte { $n } de plus.
show-unmarked = , sans marqueur
show-good = { $good } ×{ $n }
show-hand = à placer
show-goods = marchandises
show-technologies = technologies
show-performed = missions
show-offer = disponibles
show-action = Action impériale : { $action }
show-entry = { $name } : { $text }
show-mission-cost = coût { $cost }

## Actions illisibles
unreadable-worker = « { $text } » n’est pas un ouvrier ; il y a : { $names }
unreadable-place = « { $text } » n’est pas un emplacement d’ouvrier ; il y a : { $names }
unreadable-planet = « { $text } » n’est pas une planète ; il y a : { $names }
unreadable-good = « { $text } » n’est pas une marchandise ; il y a : { $names }
unreadable-mission = il n’y a pas de mission « { $text } »
unreadable-technology = il n’y a pas de technologie « { $text } »
