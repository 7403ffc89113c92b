# of 47fe6c05
towers-blocked = { $own } levantó { $lifted } fichas en { $everything }, que no pueden ir tan lejos en ninguna dirección
# of 04093f29
towers-changed-beside = { $own } jugó { $turn }, pero algo más cambió en { $wrong }
# of f72041b3
towers-early-explosion = se repartieron las piezas de { $here }, pero son menos que las casillas vecinas: estallan { $count } por lo menos
# of 59710321
towers-left-too-early = salieron fichas de { $there }, donde no había más de { $highest }
# of 02bddc73
towers-man-added = { $own } jugó { $turn }, pero sobran piezas: mira en { $wrong }
# of 1b904b0c
towers-man-missing = { $own } jugó { $turn }, pero faltan piezas: mira en { $wrong }
# of 75cd941d
towers-men-come = llegaron a { $everything } piezas que no estaban en ninguna columna
# of 791363a9
towers-men-come-men-have-come = llegaron a { $everything } piezas que no estaban en ninguna pila
# of fee8205f
towers-men-exchanged = { $own } jugó { $turn }, pero en { $wrong } hay otras fichas que las debidas
# of 8f5dc3e1
towers-men-exchanged-others-stand-than = en { $everything } hay otras fichas que antes
# of 3b6b6c46
towers-men-exchanged-sowed-others-stand = { $own } sembró { $turn }, pero en { $wrong } hay otras piezas que las debidas
# of 478ab97c
towers-men-gone = faltan piezas en { $everything }; ninguna pieza sale nunca del tablero
# of 52108c57
towers-men-unsown = faltan piezas en { $everything }; cada pieza de una pila se siembra
# of 9c576d33
towers-men-gone-men-gone-from = faltan fichas en { $everything }; solo salen las que sobran
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } movió de { $here } a { $there }, que no están ni en la misma fila ni en la misma columna
# of 8a7932c9
towers-moved-from-men-squares-men = { $own } movió de { $here } a { $there }: fichas { $count }, casillas { $distance }; las fichas avanzan tantas casillas como son
# of 09afd160
towers-moved-twice = { $own } jugó dos veces: { $first } y { $second }
# of 4dbd2fb4
towers-no-reserve = llegó una ficha de { $who } a { $everything }, pero { $who } no tiene ninguna en reserva
# of ab59f7cd
towers-not-adjacent = { $own } sembró { $turn }: { $there } no está al lado de { $here }
# of ae15ce46
towers-not-owner = { $own } tomó piezas de { $here }, donde hay piezas de { $foe }
# of 2d736e5c
towers-not-owner-moved-men-from = { $own } movió fichas de { $here }, donde arriba hay una de { $foe }
# of e90a31e8
towers-not-owner-took-men-up = { $own } levantó fichas de { $everything }, donde arriba hay una de { $foe }
# of 8c3644ea
towers-not-owner-took-stack-where = { $own } tomó la pila de { $here }, donde arriba no hay ninguna pieza de { $own }
# of 46d6a758
towers-not-sown = { $count } piezas fueron juntas de { $here } a { $there }; una pila se siembra, pieza por pieza
# of f4d95f17
towers-part-moved = { $own } tomó solo { $count } de las piezas de { $here }; se siembra una pila entera
# of e1b1de09
towers-recoloured = { $own } jugó { $turn }, pero en { $wrong } debería haber piezas de otro color
# of 89365b16
towers-recoloured-men-another-colour = en { $everything } hay piezas de otro color, y nadie llegó allí
# of 4b8f5cdd
towers-sown-aslant = { $own } sembró { $turn }: de { $here } a { $there } es en diagonal
# of 46aab7ad
towers-too-many-left = salieron demasiadas fichas de { $there }: quedan { $highest }, salen las de abajo
# of 679faf98
towers-too-many-moved = { $own } movió { $count } piezas juntas; pueden ir { $most } como mucho
# of 6f7ed86f
towers-top-first = { $own } sembró la pila de { $here } empezando por la pieza de arriba; primero va la de abajo
# of 281ef20d
towers-turned-back = { $own } sembró { $turn }: después de { $here } el camino volvió derecho a { $there }
# of b301d629
towers-two-entered = llegó más de una ficha a { $everything }; en un turno entra una
# of 4901a012
towers-wrong-explosion = { $own } jugó { $turn }, pero los estallidos dejan otra cosa en { $wrong }
