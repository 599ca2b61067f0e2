# Galactic Rebellion dans le navigateur.

why-scored = Tous les tours sont joués et tout est compté.
star-map = Carte galactique
show = Montrer
pane-map = Galaxie
pane-tracks = Pistes
pane-tiles = Tuiles
vp = PV
cu = CU
credits = Crédits
round-n = Tour { $n } sur 8
total = Total
score-sheet = Feuille de score
sheet-planets = Planètes
sheet-planets-hint = Première et deuxième force sur chaque planète, à la fin de chaque époque.
sheet-senate = Sénat
sheet-senate-hint = Le plus de votes à la fin de chaque époque.
sheet-technologies = Technologies
sheet-technologies-hint = Ce que vos technologies rapportent à la fin.
sheet-missions = Missions
sheet-missions-hint = Les missions secrètes accomplies.
sheet-economy = Économie
sheet-economy-hint = Ce que rapportent les séries de marchandises et de routes en un tour, une fois encore en points.
sheet-note = Sont acquis les planètes et le Sénat des époques terminées. Les nombres clairs ne comptent qu’en fin de partie : ce qu’ils vaudraient aujourd’hui.
at-the-end = Technologies, missions et économie ne comptent qu’en fin de partie.
tile-used = { $name } (utilisée)
mission-on = { $name } ({ $planet })
double-agent = Agent double : en premier aux missions
goes-first = { $name } a l’agent double et joue en premier.
cubes = Cubes de science militaire
lent-sentinels = Contre les sentinelles : { $now } de plus à ce tour, { $next } au prochain
lent-factions = Contre les factions : { $now } de plus à ce tour, { $next } au prochain
spaces-ours = Le livret n’imprime pas le nombre de cases de cette piste : il est de nous (communauté).
least-bid = L’enchère minimale de 1 est une règle de la maison (communauté).
rebel-fleet-of = Flotte rebelle { DE($name) }
goods = Marchandises
no-goods = Aucune marchandise
missions = Missions secrètes
mission-cost = coûte { $n }
technologies = Technologies
imperial-action = Action impériale
military-science = Science militaire : cubes au combat
income-hint = Séries : { $fours } de quatre, { $threes } de trois, { $mixed ->
    [one] { $mixed } mixte
   *[other] { $mixed } mixtes
 }
my-workers = Ouvriers à placer
pass = Passer
pass-sure = Passer ? Ce qui est proposé maintenant est perdu.
bid = Enchérir
bid-votes = Vos voix :
auction-open = Aucune enchère encore.
auction-leader = { $name } mène avec { $n }.
battle-odds = { $planet } : { $a ->
    [one] { $a } cube
   *[other] { $a } cubes
 } contre { $d } ; l’attaquant gagne dans { $n } % des cas.
battle-at = Bataille sur { $planet }
battle-won = { $name } l’emporte
battle-lost = { $name } résiste
battle-won-you = Vous l’emportez
battle-lost-you = Vous résistez
empire = l’empire
sentinels = sentinelles
sentinels-n = { $n ->
    [one] { $n } sentinelle
   *[other] { $n } sentinelles
 }
blockade = Blocus
lab = Labo scientifique à prendre
route-of = Route commerciale : { $good }
rebel-fleet = Flotte rebelle
planet-power = Rapporte { $high } au plus fort, { $low } au deuxième
any-specialist = au choix, 5 CU
worker-rebel = Rebelle
worker-soldier = Soldat
worker-hero = Héros
worker-smuggler = Trafiquant
worker-scientist = Scientifique
worker-diplomat = Diplomate
spot-soldier = Former un soldat
spot-hero = Former un héros
spot-smuggler = Former un trafiquant
spot-scientist = Former un scientifique
spot-diplomat = Former un diplomate
spot-any_specialist = Former un spécialiste au choix
track-initiative = Initiative
track-initiative-hint = paie des crédits, fixe l’ordre suivant
track-influence = Influence
track-influence-hint = les ouvriers débarquent, de gauche à droite
track-goods = Marchandises
track-goods-hint = prendre des marchandises dans cet ordre
track-missions = Missions
track-missions-hint = une par tour, pour le joueur qui la paie
track-research = Recherche
track-research-hint = { $cost } CU, 5 de moins pour un scientifique
track-war = Guerre
track-war-hint = seuls soldats et héros frappent
track-specialists = Spécialistes
track-specialists-hint = formés pour le tour suivant
track-senate = Sénat
track-senate-hint = enchères pour l’action impériale
planet-veltair = Veltair
planet-trega = Trega
planet-vollux = Vollux
planet-erdara = Erdara
planet-galcrux = Galcrux
planet-alioth = Alioth
planet-mirzam = Mirzam
planet-sargas = Sargas
good-medicine = Médicaments
good-biotech = Biotech
good-nanotech = Nanotech
good-rare_ore = Minerais rares
good-rocket_fuel = Carburant de fusée
good-soma = Soma
good-liquid_hydrogen = Hydrogène liquide
good-silica = Silice
phase-settling = Premiers rebelles
phase-placing = Placement
phase-initiative = Initiative
phase-influence = Influence
phase-goods = Marchandises
phase-missions = Missions
phase-research = Recherche
phase-war = Guerre
phase-specialists = Spécialistes
phase-senate = Sénat
phase-income = Revenus
phase-technology = Technologies
phase-galactic_war = Guerre galactique
phase-scoring = Décompte
phase-refresh = Nettoyage du plateau
phase-over = Fin de la partie
set-technologies = Technologies
set-missions = Missions secrètes
set-imperial-actions = Actions impériales
set-power-tiles = Tuiles de puissance

## The tracks explain themselves.
still = Encore possible pour vous :
still-place = { $n ->
    [1] un ouvrier à placer
   *[other] { $n } ouvriers à placer
}
still-tracks = sur les pistes { $list }
still-mission = accomplir { $name }
still-missions = accomplir une des { $n } missions
still-technology = une technologie pour { $n } CU
still-once = une fois : { $list }
track-nth = Résolue en { $n ->
    [1] 1re
   *[other] { $n }e
 } position sur 8, quand tous les ouvriers sont placés.
track-now = Elle est en cours de résolution.
track-past = C’est terminé pour ce tour.
track-mine = { $n ->
    [0] Vous n’y avez personne.
    [one] Vous y avez { $n } ouvrier.
   *[other] Vous y avez { $n } ouvriers.
 }
track-initiative-tells = Décide qui jouera en premier au tour suivant, et rapporte aussitôt des crédits.
track-influence-tells = De gauche à droite, chaque ouvrier ici débarque sur une planète non bloquée, au choix de son propriétaire. Les planètes rapportent des points à la fin des tours 3, 6 et 8, au plus fort et au second.
track-goods-tells = De gauche à droite, chaque ouvrier ici prend une des marchandises disponibles, un trafiquant jusqu’à deux. Les séries de marchandises et les routes rapportent des crédits à chaque tour, et autant de points à la fin.
track-missions-tells = Une mission est accomplie par tour, par le premier dans l’ordre du tour qui le veut. Elle coûte autant d’ouvriers de cette piste qu’il y a de sentinelles sur sa planète ; héros et trafiquants comptent double. La récompense vient aussitôt, les points à la fin.
track-research-tells = De gauche à droite, chaque ouvrier ici peut acheter une des technologies disponibles. Un scientifique paie 5 crédits de moins.
track-war-tells = De gauche à droite, chaque soldat ou héros ici peut attaquer une sentinelle ou un ouvrier rival ; un rebelle ne fait que tenir la case. Chacun met ses cubes dans le sac, on en tire trois, la majorité gagne. Les chances s’affichent avant la décision.
track-specialists-tells = Un rebelle placé ici devient le spécialiste de la case ; il est à vous dès le tour suivant.
track-senate-tells = Les ouvriers ici sont des voix, un diplomate deux. Tous enchérissent en voix pour l’action impériale ; le gagnant paie avec ces ouvriers et en décide. Le plus de voix à la fin d’une époque rapporte sept points.

## Un tour en une ligne.
one-rebel = un rebelle
one-soldier = un soldat
one-hero = un héros
one-smuggler = un trafiquant
one-scientist = un scientifique
one-diplomat = un diplomate
one-at = { $worker } ({ $place })
spot-name-initiative = Initiative
spot-name-influence = Influence
spot-name-goods = Marchandises
spot-name-missions = Missions
spot-name-research = Recherche
spot-name-war = Guerre
spot-name-soldier = formation
spot-name-hero = formation
spot-name-smuggler = formation
spot-name-scientist = formation
spot-name-diplomat = formation
spot-name-any_specialist = formation
spot-name-senate = Sénat
digest-places = place { $list }
digest-lands = envoie { $list }
digest-goods = prend { $list }
digest-performs = accomplit { $card } : { $n } PV
digest-technology = achète { $card } pour { $n } CU
digest-beats = bat { $name } sur { $planet }
digest-fails = échoue contre { $name } sur { $planet }
digest-beaten = perd contre { $name } sur { $planet }
digest-holds = tient { $planet } contre { $name }
digest-trains = forme { $list }
digest-votes = remporte { $card } avec une enchère de { $n }
digest-routes = prend la route commerciale { DE($list) }
digest-labs = prend le labo scientifique { DE($list) }
digest-adds = reçoit { $list }
digest-credits = reçoit { $n } CU
digest-cubes = gagne { $n ->
    [one] { $n } cube de science militaire
   *[other] { $n } cubes de science militaire
 }
digest-loses = perd { $list }

## Ce qui se compte, séparé par |.
counted-credits = CU
counted-vp = PV
counted-cubes = cubes de science militaire|cube de science militaire|cubes militaires|cube militaire
