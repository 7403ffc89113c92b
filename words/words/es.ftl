# of f88a34c7
words-verbatim = { $text }
# of 6790bc00
words-bare = { $it }
# of 31ba2968
words-several = { FORM($pieces) }
# of 1674aab4
words-member = { $side } { $number }
# of e67696c5
words-and = { $others } y { $last }
# of 4815213e
words-or = { $others } o { $last }
# of 515a962c
words-nothing = nada
# of 26f0df06
words-nobody = ninguno

# of 477da472
words-piece-chip = ficha
    .many = fichas
    .gender = feminine
# of 651ecae9
words-piece-stack = ficha
    .many = fichas
    .gender = feminine
# of a1c7fa02
words-piece-cow = vaca
    .many = vacas
    .gender = feminine
# of f1c816ed
words-piece-stone = piedra
    .many = piedras
    .gender = feminine
# of fae4e79b
words-piece-piece = pieza
    .many = piezas
    .gender = feminine
# of 26455e61
words-piece-man = ficha
    .many = fichas
    .gender = feminine
# of d92ff35c
words-piece-disc = ficha
    .many = fichas
    .gender = feminine
# of 6eb4416f
words-piece-amazon = amazona
    .many = amazonas
    .gender = feminine
# of 5202393d
words-piece-seed = semilla
    .many = semillas
    .gender = feminine
# of 4409f89a
words-piece-arrow = flecha
    .many = flecha
    .gender = feminine

# of 3ea1b31c
words-number-0 = cero
# of ff14feb6
words-number-1 = uno
# of f204c390
words-number-2 = dos
# of 77d469df
words-number-3 = tres
# of fb9020f6
words-number-4 = cuatro
# of ff155d84
words-number-5 = cinco
# of 94d6a0c6
words-number-6 = seis
# of 55bb194c
words-number-7 = siete
# of 9e6eefb6
words-number-8 = ocho
# of 23bdfc57
words-number-9 = nueve
# of de10b57c
words-number-10 = diez
# of 2fb62887
words-number-11 = once
# of e85b622c
words-number-12 = doce
# of 1a1a7f3a
words-number-13 = trece
# of def2fad1
words-number-14 = catorce
# of 94e584be
words-number-15 = quince
# of daa38a11
words-number-16 = dieciséis
# of e951fcbb
words-number-17 = diecisiete
# of 5d44e8aa
words-number-18 = dieciocho
# of d7623934
words-number-19 = diecinueve
# of 959d11ce
words-number-20 = veinte
# of 4b937dda
words-line-jare = jare
# of 48661746
words-line-mill = molino
# of 250c4f66
words-line-pillar = pilar
# of 276e1076
words-line-row-of-three = tres en raya
# of 45fd2f74
words-line-tresillo = tresillo
# of 22fcf47d
words-line-trio = trío
# of 71811e16
words-place-bottom = abajo
# of e744ef39
words-place-bottom-left = abajo izquierda
# of e45ac369
words-place-bottom-right = abajo derecha
# of 848abdfe
words-place-centre = centro
# of 17d3d0cb
words-place-inner = interior
# of 02fbe114
words-place-left = izquierda
# of 1e2813e2
words-place-middle = medio
# of 7f8478e5
words-place-outer = exterior
# of e785f21d
words-place-right = derecha
# of cd4a203a
words-place-top = arriba
# of 74f81d95
words-place-top-left = arriba izquierda
# of fc7b61e2
words-place-top-right = arriba derecha
# of 6011d4c4
words-side-arrow = flecha
# of 992f1741
words-side-black = negro
    .adjective = negro
    .feminine = negra
    .many = negros
    .many_feminine = negras
# of 1e926b54
words-side-blue = azul
    .adjective = azul
    .feminine = azul
    .many = azules
    .many_feminine = azules
# of aebed3e8
words-side-brown = marrón
    .adjective = marrón
    .feminine = marrón
    .many = marrones
    .many_feminine = marrones
# of 31b2bb83
words-side-dark = oscuro
    .adjective = oscuro
    .feminine = oscura
    .many = oscuros
    .many_feminine = oscuras
# of 8df50a31
words-side-east = este
# of 4a3473e6
words-side-first = primero
# of c8a857c2
words-side-fourth = cuarto
# of c27de219
words-side-green = verde
    .adjective = verde
    .feminine = verde
    .many = verdes
    .many_feminine = verdes
# of 2b9ba169
words-side-grey = gris
    .adjective = gris
    .feminine = gris
    .many = grises
    .many_feminine = grises
# of 09daac6d
words-side-light = claro
    .adjective = claro
    .feminine = clara
    .many = claros
    .many_feminine = claras
# of 739b256f
words-side-middle = centro
# of 8181afba
words-side-neutral = neutral
    .adjective = neutral
    .feminine = neutral
    .many = neutrales
    .many_feminine = neutrales
# of 9c00a038
words-side-north = norte
# of f15f7e21
words-side-orange = naranja
    .adjective = naranja
    .feminine = naranja
    .many = naranjas
    .many_feminine = naranjas
# of c4cd3192
words-side-red = rojo
    .adjective = rojo
    .feminine = roja
    .many = rojos
    .many_feminine = rojas
# of 83f1ca41
words-side-second = segundo
# of 7f116f3b
words-side-solo = solo
# of 39a350e8
words-side-south = sur
# of 0f32b386
words-side-third = tercero
# of cefb2aca
words-side-west = oeste
# of c82a0d3b
words-side-white = blanco
    .adjective = blanco
    .feminine = blanca
    .many = blancos
    .many_feminine = blancas
# of f347ffc6
words-side-yellow = amarillo
    .adjective = amarillo
    .feminine = amarilla
    .many = amarillos
    .many_feminine = amarillas
# of 5b1461bd
words-spelling-a = Antonio
# of 7502b4be
words-spelling-b = Burgos
# of 9094d341
words-spelling-c = Carmen
# of e2adfb3f
words-spelling-d = Dolores
# of 2aa47c30
words-spelling-e = Enrique
# of 0c992d56
words-spelling-f = Francia
# of f31f6397
words-spelling-g = Granada
# of 3ef767e7
words-spelling-h = Historia
# of 0385ab50
words-spelling-i = Inés
# of 9d08079a
words-spelling-j = José
# of 6b9b72ff
words-spelling-k = Kilo
# of 41b8c15c
words-spelling-l = Lorenzo
# of c44f2abb
words-spelling-m = Madrid
# of 4243cae5
words-spelling-n = Navarra
# of 2b000b8a
words-spelling-o = Oviedo
# of 5b324834
words-spelling-p = París
# of e2bf8a82
words-spelling-q = Querido
# of ffa3cb92
words-spelling-r = Ramón
# of 13cc2e46
words-spelling-s = Sábado
# of 182bdd1a
words-spelling-t = Tarragona

# of 0de3fde1
words-form = { words-article }{ words-noun }{ words-adjective }{ words-at }
# of f0003300
words-article = { $article ->
    [the] { $number ->
        [one] { $gender ->
            [feminine] { "la " }
           *[masculine] { "el " }
        }
       *[many] { $gender ->
            [feminine] { "las " }
           *[masculine] { "los " }
        }
    }
    [a] { $number ->
        [one] { $gender ->
            [feminine] { "una " }
           *[masculine] { "un " }
        }
       *[many] { "" }
    }
   *[none] { "" }
}
words-adjective = { $colour ->
    [none] { "" }
   *[other] { " " }{ $number ->
        [one] { $gender ->
            [feminine] { $colour_feminine }
           *[masculine] { $colour }
        }
       *[many] { $gender ->
            [feminine] { $colour_many_feminine }
           *[masculine] { $colour_many }
        }
    }
}
# of 8a0cce2c
words-noun = { $number ->
    [one] { $stem }
   *[many] { $many }
}
# of afcb9417
words-at = { $at ->
    [none] { "" }
   *[other] { " en " }{ $at }
}
