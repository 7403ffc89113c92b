# of 7e4b1721
placing-board-repeated = { $own } ha jugado { $placed }, lo que repite una posición anterior
# of 56533786
placing-has-liberty = { $own } ha tomado { $wrong }, pero esa cadena aún tiene libertad: { $liberties }
# of 24aff877
placing-middle-first = { $own } ha puesto una ficha en { $placed }, pero primero se llena el centro
# of 842ac140
placing-no-liberty = { ATTR($man, "word") ->
    [stone] { $own } ha puesto una piedra en { $placed }, donde no tiene libertad
   *[chip] { $own } ha puesto una ficha en { $placed }, donde no tiene libertad
}
# of f2483404
placing-not-empty = { ATTR($man, "word") ->
    [stone] { $own } ha puesto una piedra en { $stacks }, donde ya hay una
   *[chip] { $own } ha puesto una ficha en { $stacks }, donde ya hay una
}
# of 149b93ea
placing-not-enclosed = { $own } ha volteado { $wrong }, que { $placed } no encierra
# of 52fe52fa
placing-not-enclosed-took-does-not = { $own } ha tomado { $wrong }, que { $placed } no encierra
# of 30cfd93f
placing-nothing-enclosed = { $own } ha puesto una ficha en { $placed }, donde no encierra nada
# of 38a6e63d
placing-nothing-placed = { $own } ha volteado { $turned }, pero no ha puesto nada
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } ha tomado { $taken }, pero no ha puesto nada
# of 960c795f
placing-out-of-turn = { $foe } ha jugado { $foe_placed }, pero le toca a { $own }
# of 871e8b9a
placing-taken-off = { $own } ha quitado { $taken } del tablero, pero las fichas se voltean
# of fb3a2deb
placing-turned-own-chip = { $own } ha volteado una ficha propia: { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } ha tomado { $wrong }, pero { $count } en línea no se capturan: { $row }
# of 052de36c
placing-wrong-side-up = la ficha que { $own } ha puesto en { $foe_placed } muestra el color de { $foe }
