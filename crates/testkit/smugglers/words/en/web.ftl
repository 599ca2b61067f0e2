# Smugglers in the browser.

smugglers-cargo = Cargo on board
smugglers-score = Sold so far
smugglers-raid = Raid
smugglers-heap = { $n ->
    [one] One cargo is left in the heap.
   *[other] { $n } cargoes are left in the heap.
 }
kind-cargo = Cargo
set-heap = The heap
origin-ours = Made up for tests
why-target = The target was reached.
why-nothing_left = Nobody has anything left.
