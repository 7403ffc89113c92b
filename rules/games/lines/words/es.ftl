# of 6cdd7aa4
lines-forbidden-site = no se puede poner ninguna ficha en { $own_come }
# of 07f7951e
lines-given-not-taken = { $own } tomó { $foe_gone } del tablero, pero { $foe } da una ficha sin jugar
# of 4098853f
lines-jumped-man-stays = { $own } tomó { $foe_gone }, pero una ficha saltada se queda en el tablero
# of 7711e1fe
lines-must-jump = { $own } levantó { $own_gone }, pero debe saltar y tomar con una ficha que pueda
# of 7b0aa241
lines-no-flights-left = { $own } voló de { $own_gone } a { $own_come }, pero no le quedan vuelos
# of 39993c31
lines-no-mill = { ATTR($man, "word") ->
    [cow] { $own } disparó a { $foe_gone } sin cerrar un { $line }
   *[chip] { $own } tomó { $foe_gone } sin cerrar un { $line }
}
# of 3fc5c402
lines-not-the-jumped-man = { $own } tomó { $foe_gone }, y no solo lo que saltó
# of 18d8f5e5
lines-protected-by-mill = { ATTR($man, "word") ->
    [cow] { $own } disparó a { $foe_gone } en un { $line } mientras otras vacas de { $foe } están libres
   *[chip] { $own } tomó { $foe_gone } de un { $line } mientras otras fichas de { $foe } están libres
}
# of 19fba606
lines-remade-mill = { $own } no puede rehacer el { $line } { $closed } con esta jugada
# of 2bfeb58a
lines-removal-first = { $own } debe quitar antes del tablero una ficha del otro lado
# of 9ac8eed6
lines-takes-nothing = { $own } tomó { $foe_gone }, pero abrir paso a { $foe } no toma nada
# of 3921a3d4
lines-too-early-to-take = { $own } tomó { $foe_gone }, pero no se toma nada mientras se ponen fichas
# of c7042cb8
lines-way-out-due = { $own } debe abrir paso a { $foe }, que no puede mover, sin hacer un { $line } si puede
