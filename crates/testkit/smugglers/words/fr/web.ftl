# Smugglers dans le navigateur.

smugglers-cargo = Cargaisons à bord
smugglers-score = Vendu jusqu’ici
smugglers-raid = Piller
smugglers-heap = { $n ->
    [one] Il reste une cargaison dans le tas.
   *[other] Il reste { $n } cargaisons dans le tas.
 }
kind-cargo = Cargaison
set-heap = Le tas
origin-ours = Inventée pour les tests
why-target = Le but est atteint.
why-nothing_left = Plus personne n’a rien.
