# of 173dfd9b
kinds-advisor = consejero
    .gender = masculine
    .many = consejeros
# of e4ce7871
kinds-becomes-wrong = { FORM($piece, article: "the") } fue a { $own_come }; allí se convierte en una de estas piezas: { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } fue a { $own_come } y sigue siendo la misma pieza
# of a2cdbc80
kinds-bishop = alfil
    .gender = masculine
    .many = alfiles
# of 1295bad6
kinds-blocked = { $own } levantó { FORM($piece, article: "the") }, y esa pieza no tiene adónde ir
# of 5a672c6d
kinds-cannon = cañón
    .gender = masculine
    .many = cañones
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } no puede ir a { $own_come }
# of 12d1e070
kinds-castled-into-check = { $own } enrocó a { $attacked }, una casilla que ataca { FORM($attackers_over, article: "the") }
# of 9f4fc561
kinds-castled-out-of-check = { $own } enrocó, pero { FORM($checkers, article: "the") } atacaba a su { $royal }
# of 474112ca
kinds-castled-over-attacked = { $own } enrocó pasando por { $attacked }, una casilla que ataca { FORM($attackers_over, article: "the") }
# of 2ea5cbaa
kinds-castled-through = { $own } enrocó, pero { FORM($between, article: "the") } está en medio
# of a9464e05
kinds-castled-too-late = { $own } enrocó, pero { FORM($royal, article: "the") } o esa torre ya se había movido
# of 85678757
kinds-castled-wrongly = { $own } movió { FORM($royal, article: "the") } y una torre; al enrocar, { FORM($royal, article: "the") } va a { $king_to } y la torre a { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } enrocó, y esta partida se juega sin enroque
# of aae8fd13
kinds-chariot = carro
    .gender = masculine
    .many = carros
# of 28716e26
kinds-crocodile = cocodrilo
    .gender = masculine
    .many = cocodrilos
# of 44eb89f0
kinds-does-not-drown = { $own } quitó { FORM($swimmers, article: "the") } del tablero, pero esa pieza no se ahoga
# of 03383be5
kinds-elephant = elefante
    .gender = masculine
    .many = elefantes
# of 3688ec00
kinds-foreign-chip = en { $strange } hay algo que no es pieza ni de { $own } ni de { $foe }
# of 82fd4aff
kinds-general = general
    .gender = masculine
    .many = generales
# of a36141f5
kinds-giraffe = jirafa
    .gender = feminine
    .many = jirafas
# of c50286bf
kinds-horse = caballo
    .gender = masculine
    .many = caballos
# of 501b3c3d
kinds-in-the-way = { FORM($piece, article: "the") } no puede ir a { $own_come }: { FORM($met, article: "the") } está en el camino
# of 20b02abe
kinds-into-check = { FORM($piece, article: "the") } no puede ir a { $own_come }, una casilla que ataca { FORM($attackers, article: "the") }
# of 82f94889
kinds-its-castle = su castillo
# of cd454549
kinds-its-own-half = su mitad
# of 138bc800
kinds-its-own-half-side-river = su mitad, a este lado del río
# of d3f15bd0
kinds-its-own-half-up-river = su mitad, hasta el río
# of ce0ccae1
kinds-its-palace = su palacio
# of 7fadc30f
kinds-its-second-rank = su segunda fila
# of 4efb93af
kinds-king = rey
    .gender = masculine
    .many = reyes
# of 6f366fe8
kinds-knight = caballo
    .gender = masculine
    .many = caballos
# of 6501d250
kinds-leaves-in-check = { FORM($piece, article: "the") } fue a { $own_come }; así { FORM($attackers, article: "the") } ataca a su { $royal }
# of 54cfa84e
kinds-left-standing = { FORM($piece, article: "the") } capturó en { $foe_gone }, pero esa pieza sigue en { $foe_come }
# of eddae848
kinds-leg-blocked = { FORM($piece, article: "the") } no puede ir a { $own_come }: el paso está cerrado en { $leg }
# of 7c8d0ab6
kinds-lion = león
    .gender = masculine
    .many = leones
# of fdea8761
kinds-monkey = mono
    .gender = masculine
    .many = monos
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } puede ir a { $own_come }, pero no capturar allí
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } no puede capturar en { $own_come }: ha de haber exactamente una pieza en medio
# of 2c827fc8
kinds-none-in-hand = apareció una pieza en { $come }, pero no queda ninguna por colocar
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } fue a { $stacks }, donde ya hay una pieza
# of ec2fe43e
kinds-not-taken = { $own } capturó { FORM($taken, article: "the") }, y ninguna pieza llegó allí
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } solo va a { $own_come } si captura allí
# of ddb42b3b
kinds-other-colour = una pieza salió de { $gone }, pero a { $come } llegó una del otro color
# of 1820433e
kinds-other-half = la otra mitad
# of 48761b1c
kinds-other-half-back-river = la otra mitad, de vuelta hasta el río
# of 14907f80
kinds-other-half-beyond-river = la otra mitad, al otro lado del río
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } no puede ir a { $own_come }: ha de quedarse en { $zone }
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } no puede ir a { $own_come }: así solo se mueve en { $zone }
# of 966440e4
kinds-pawn = peón
    .gender = masculine
    .many = peones
# of f4fac658
kinds-queen = dama
    .gender = feminine
    .many = damas
# of 882992a7
kinds-quiet = jugadas de ambos sin captura ni jugada de peón: { $count }; hacen falta: { $needed }
# of eddcbf10
kinds-recoloured-alone = la pieza de { $recoloured } ha cambiado de color
# of 6d83aaa0
kinds-removed-own = { $own } quitó piezas propias del tablero: { FORM($own_lost, article: "the") }
# of 5f52fd71
kinds-river = el río
# of 24c0b601
kinds-rook = torre
    .gender = feminine
    .many = torres
# of 24d82145
kinds-royals-face = { FORM($piece, article: "the") } fue a { $own_come }, y ya no queda nada delante: { FORM($attackers, article: "the") }
# of ba0b9351
kinds-soldier = soldado
    .gender = masculine
    .many = soldados
# of 55dbe9c3
kinds-stacked = en { $stacks } hay más de una pieza
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } fue a { $own_come }; { FORM($attackers, article: "the") } sigue atacando a su { $royal }
# of 4c97e49e
kinds-superpawn = superpeón
    .gender = masculine
    .many = superpeones
# of f32c90f9
kinds-taken-elsewhere = { FORM($piece, article: "the") } fue a { $own_come }, pero se quitó { FORM($taken, article: "the") }
# of 86f63294
kinds-times = veces que se dio la posición: { $count }; hacen falta: { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } ya no puede capturar { FORM($taken, article: "the") } al paso; solo se permite justo después de que avance dos casillas
# of ee99400a
kinds-too-many-taken = { FORM($piece, article: "the") } fue a { $own_come }, y así no captura { FORM($extra, article: "the") }
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } no puede capturar { FORM($upon, article: "the") }, que es de su propio bando
# of 06b9170f
kinds-two-moved = { $own } movió más de una pieza: { FORM($pieces, article: "the") }
# of c1ddcf16
kinds-zebra = cebra
    .gender = feminine
    .many = cebras
