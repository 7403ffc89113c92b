# of 7e4b1721
placing-board-repeated = { $own } a joué { $placed }, ce qui refait une position déjà vue
# of 56533786
placing-has-liberty = { $own } a pris { $wrong }, mais cette chaîne a encore une liberté : { $liberties }
# of 24aff877
placing-middle-first = { $own } a posé un pion en { $placed }, mais le centre se remplit d'abord
# of 842ac140
placing-no-liberty = { ATTR($man, "word") ->
    [stone] { $own } a posé une pierre en { $placed }, où elle n'a pas de liberté
   *[chip] { $own } a posé un pion en { $placed }, où il n'a pas de liberté
}
# of f2483404
placing-not-empty = { ATTR($man, "word") ->
    [stone] { $own } a posé une pierre en { $stacks }, où il y en a déjà une
   *[chip] { $own } a posé un pion en { $stacks }, où il y en a déjà un
}
# of 149b93ea
placing-not-enclosed = { $own } a retourné { $wrong }, que { $placed } n'encadre pas
# of 52fe52fa
placing-not-enclosed-took-does-not = { $own } a pris { $wrong }, que { $placed } n'encadre pas
# of 30cfd93f
placing-nothing-enclosed = { $own } a posé un pion en { $placed }, où il n'encadre rien
# of 38a6e63d
placing-nothing-placed = { $own } a retourné { $turned }, mais n'a rien posé
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } a pris { $taken }, mais n'a rien posé
# of 960c795f
placing-out-of-turn = { $foe } a joué { $foe_placed }, mais c'est à { $own } de jouer
# of 871e8b9a
placing-taken-off = { $own } a retiré { $taken } du plateau, mais les pions se retournent
# of fb3a2deb
placing-turned-own-chip = { $own } a retourné un de ses propres pions : { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } a pris { $wrong }, mais { $count } en ligne ne se capturent pas : { $row }
# of 052de36c
placing-wrong-side-up = le pion que { $own } a posé en { $foe_placed } montre la couleur de { $foe }
