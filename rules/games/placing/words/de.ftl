# of 7e4b1721
placing-board-repeated = { $own } hat { $placed } gespielt, womit eine frühere Stellung wiederkehrt
# of 56533786
placing-has-liberty = { $own } hat { $wrong } genommen, aber diese Kette hat noch eine Freiheit: { $liberties }
# of 24aff877
placing-middle-first = { $own } hat einen Stein auf { $placed } gesetzt, aber zuerst wird die Mitte gefüllt
# of 842ac140
placing-no-liberty = { $own } hat einen Stein auf { $placed } gesetzt, wo er keine Freiheit hat
# of f2483404
placing-not-empty = { $own } hat einen Stein auf { $stacks } gesetzt, wo schon einer steht
# of 149b93ea
placing-not-enclosed = { $own } hat { $wrong } umgedreht, was { $placed } nicht einschließt
# of 52fe52fa
placing-not-enclosed-took-does-not = { $own } hat { $wrong } genommen, was { $placed } nicht einschließt
# of 30cfd93f
placing-nothing-enclosed = { $own } hat einen Stein auf { $placed } gesetzt, wo er nichts einschließt
# of 38a6e63d
placing-nothing-placed = { $own } hat { $turned } umgedreht, aber nichts gesetzt
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } hat { $taken } genommen, aber nichts gesetzt
# of 960c795f
placing-out-of-turn = { $foe } hat { $foe_placed } gespielt, aber { $own } ist am Zug
# of 871e8b9a
placing-taken-off = { $own } hat { $taken } vom Brett genommen, aber Steine werden umgedreht
# of fb3a2deb
placing-turned-own-chip = { $own } hat einen eigenen Stein umgedreht: { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } hat { $wrong } genommen, aber { $count } in einer Reihe werden nicht geschlagen: { $row }
# of 052de36c
placing-wrong-side-up = der Stein, den { $own } auf { $foe_placed } gesetzt hat, zeigt die Farbe von { $foe }
