# of f88a34c7
words-verbatim = { $text }
# of 6790bc00
words-bare = { $it }
# of 31ba2968
words-several = { FORM($pieces) }
# of 1674aab4
words-member = { $side } { $number }
# of f4ffc663
words-after = { $first }; { $then }
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
# of 625fe19c
words-piece-counter = ficha
    .many = fichas
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
    .gender = masculine
# of 48661746
words-line-mill = molino
    .gender = masculine
# of 250c4f66
words-line-pillar = pilar
    .gender = masculine
# of 276e1076
words-line-row-of-three = tres en raya
    .gender = masculine
# of 45fd2f74
words-line-tresillo = tresillo
    .gender = masculine
# of 22fcf47d
words-line-trio = trío
    .gender = masculine
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
words-side-black = las negras
    .number = many
    .genitive = de las negras
    .dative = a las negras
    .vocative = Negras
    .adjective = negro
    .feminine = negra
    .plural = negros
    .feminine_plural = negras
# of 1e926b54
words-side-blue = las azules
    .number = many
    .genitive = de las azules
    .dative = a las azules
    .vocative = Azules
    .adjective = azul
    .feminine = azul
    .plural = azules
    .feminine_plural = azules
# of aebed3e8
words-side-brown = las marrones
    .number = many
    .genitive = de las marrones
    .dative = a las marrones
    .vocative = Marrones
    .adjective = marrón
    .feminine = marrón
    .plural = marrones
    .feminine_plural = marrones
# of 31b2bb83
words-side-dark = las oscuras
    .number = many
    .genitive = de las oscuras
    .dative = a las oscuras
    .vocative = Oscuras
    .adjective = oscuro
    .feminine = oscura
    .plural = oscuros
    .feminine_plural = oscuras
# of 8df50a31
words-side-east = Este
# of 4a3473e6
words-side-first = el primero
    .genitive = del primero
    .dative = al primero
    .vocative = Primero
# of c8a857c2
words-side-fourth = el cuarto
    .genitive = del cuarto
    .dative = al cuarto
    .vocative = Cuarto
# of c27de219
words-side-green = las verdes
    .number = many
    .genitive = de las verdes
    .dative = a las verdes
    .vocative = Verdes
    .adjective = verde
    .feminine = verde
    .plural = verdes
    .feminine_plural = verdes
# of 2b9ba169
words-side-grey = las grises
    .number = many
    .genitive = de las grises
    .dative = a las grises
    .vocative = Grises
    .adjective = gris
    .feminine = gris
    .plural = grises
    .feminine_plural = grises
# of 09daac6d
words-side-light = las claras
    .number = many
    .genitive = de las claras
    .dative = a las claras
    .vocative = Claras
    .adjective = claro
    .feminine = clara
    .plural = claros
    .feminine_plural = claras
# of 739b256f
words-side-middle = el centro
    .genitive = del centro
    .dative = al centro
    .vocative = Centro
# of 8181afba
words-side-neutral = las neutrales
    .number = many
    .genitive = de las neutrales
    .dative = a las neutrales
    .vocative = Neutrales
    .adjective = neutral
    .feminine = neutral
    .plural = neutrales
    .feminine_plural = neutrales
# of 9c00a038
words-side-north = Norte
# of f15f7e21
words-side-orange = las naranjas
    .number = many
    .genitive = de las naranjas
    .dative = a las naranjas
    .vocative = Naranjas
    .adjective = naranja
    .feminine = naranja
    .plural = naranjas
    .feminine_plural = naranjas
# of c4cd3192
words-side-red = las rojas
    .number = many
    .genitive = de las rojas
    .dative = a las rojas
    .vocative = Rojas
    .adjective = rojo
    .feminine = roja
    .plural = rojos
    .feminine_plural = rojas
# of 83f1ca41
words-side-second = el segundo
    .genitive = del segundo
    .dative = al segundo
    .vocative = Segundo
# of 7f116f3b
words-side-solo = Solo
# of 39a350e8
words-side-south = Sur
# of 0f32b386
words-side-third = el tercero
    .genitive = del tercero
    .dative = al tercero
    .vocative = Tercero
# of cefb2aca
words-side-west = Oeste
# of c82a0d3b
words-side-white = las blancas
    .number = many
    .genitive = de las blancas
    .dative = a las blancas
    .vocative = Blancas
    .adjective = blanco
    .feminine = blanca
    .plural = blancos
    .feminine_plural = blancas
# of f347ffc6
words-side-yellow = las amarillas
    .number = many
    .genitive = de las amarillas
    .dative = a las amarillas
    .vocative = Amarillas
    .adjective = amarillo
    .feminine = amarilla
    .plural = amarillos
    .feminine_plural = amarillas
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
words-form = { $case ->
    [genitive] { $genitive ->
        [none] { $article ->
            [none] { "de " }
           *[the] { "" }
        }{ words-phrase }
       *[other] { $genitive }
    }
    [dative] { $dative ->
        [none] { $article ->
            [none] { "a " }
           *[the] { "" }
        }{ words-phrase }
       *[other] { $dative }
    }
    [vocative] { $vocative ->
        [none] { words-phrase }
       *[other] { $vocative }
    }
   *[nominative] { words-phrase }
}
words-phrase = { words-article }{ words-noun }{ words-adjective }{ words-at }
# of f0003300
words-article = { $article ->
    [the] { $number ->
        [one] { $gender ->
            [feminine] { words-of }{ "la " }
           *[masculine] { $case ->
                [genitive] { "del " }
                [dative] { "al " }
               *[nominative] { "el " }
            }
        }
       *[many] { words-of }{ $gender ->
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
words-of = { $case ->
    [genitive] { "de " }
    [dative] { "a " }
   *[nominative] { "" }
}
words-adjective = { $colour ->
    [none] { "" }
   *[other] { " " }{ $number ->
        [one] { $gender ->
            [feminine] { $colour_feminine }
           *[masculine] { $colour }
        }
       *[many] { $gender ->
            [feminine] { $colour_feminine_plural }
           *[masculine] { $colour_plural }
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
   *[other] { " de " }{ $at }
}
# of 29ddc52e
words-alphabet-fide = Anna Bella Cesar David Eva Felix Gustav Hector
# of 438def00
words-alphabet-alfa = alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra
# of 13c13941
words-option-flying = Volar con tres
# of 1dd925d1
words-option-rounds = Rondas
# of ac554f0c
words-option-direction = Dirección
# of d24c874e
words-option-players = Jugadores
# of 69c4fe1a
words-option-seeds = Semillas en cada hoyo
# of 0e8aa949
words-option-own-well = Última semilla en hoyo propio
# of c44bc73f
words-option-opening = Apertura
# of 30066d34
words-option-size = Tamaño del tablero
# of 478ef798
words-option-pie = Regla del cambio
# of 985fb8d6
words-option-threefold = Tres veces la misma posición
# of 4adbdd49
words-option-both-connected = Un turno une las fichas de ambos
# of 8f06714f
words-option-illegal = Una jugada ilegal
# of 68616ba4
words-option-position = Posición
# of cb5c2059
words-option-castling = Enroque
# of 61ec178d
words-option-perpetual-check = Jaque perpetuo
# of b485f008
words-option-perpetual-chase = Persecución perpetua de una pieza
# of 3ce4bcc3
words-option-men = Fichas de cada lado
# of 9d387504
words-option-grand-slam = Tomar todo lo que tiene el otro
# of 4e930451
words-option-repetition = Una posición que vuelve
# of 27322822
words-option-empty-captures = Última semilla ante un hoyo vacío
# of a160b7eb
words-option-capturing-seed = La semilla que captura
# of 640a81d2
words-option-last-seeds = Semillas que quedan al final
# of d5491173
words-setting-wins-nothing = no gana nada
# of ff8c5eae
words-setting-wins = las gana
# of b19f4be6
words-setting-forbidden = prohibido
# of cd2192eb
words-setting-own-side = cada uno guarda su lado
# of b1de3684
words-setting-split = ambos reparten el resto
# of 76fd0773
words-setting-claimed = tablas si alguien las reclama
# of 5f5400fb
words-setting-won = también se gana
# of e4b7381b
words-setting-stays = se queda en su hoyo
# of 1b88551f
words-setting-owner = de quien son los hoyos
# of 4f26d576
words-setting-finisher = el lado que ya no tiene
# of eba0fde1
words-setting-nobody = de nadie
# of 845246cc
words-setting-fide = como en Chess960
# of 241b6de1
words-setting-traditional = dos casillas hacia la torre
# of 089c9b69
words-setting-none = ninguno
# of fdc2cd7c
words-setting-draws = tablas
# of 883017ce
words-setting-loses = pierde
# of 18c57cf3
words-setting-arbiter = decide un árbitro
# of 72199971
words-setting-stands = vale en cuanto se responde
# of 7f9896b8
words-setting-true = sí
# of 6d185307
words-setting-false = no
# of 34dff2ec
words-setting-draw = empate
# of 82b338ef
words-setting-mover = gana quien movió
# of 11bb2f60
words-setting-on = sí
# of 48b9ce60
words-setting-off = no
# of f26ead9a
words-setting-one = una ronda
# of 40d95192
words-setting-match = un encuentro
# of ad0f3160
words-setting-counter-clockwise = contra las agujas del reloj
# of 2fdb8a4c
words-setting-clockwise = como las agujas del reloj
# of 1140e771
words-setting-again = juega otra vez
# of 90f4b898
words-setting-over = el turno termina
# of 44106bef
words-option-chips = Fichas en el tablero
# of b2472537
words-option-draw = Máximo de fichas que puede tomar un turno
# of 5c87053b
words-option-extra = Semillas que ganar en el último tablero
# of 4c86c759
words-option-fill = Cómo se llena el tablero
# of 9e876440
words-option-gain = Números que se ganan
# of 806836d5
words-option-lifted = El hoyo que se levantó
# of efd1c222
words-option-members = Jugadores en cada equipo
# of 730a7ceb
words-option-of = Juego
# of 8b2185c2
words-option-play = Se juega como
# of 8540b2b7
words-option-poor = Semillas del lado más pobre
# of 67aa26f9
words-option-rows = Filas llenas de cada bando
# of 6d9be368
words-option-setup = Posición inicial
# of 239fab10
words-option-whole-row = La fila entera
# of c8435a30
words-setting-alquerque = como en el alquerque
# of ead9ceaa
words-setting-checkerboard = en damero
# of 5d8dea4e
words-setting-even = cualquier número par
# of f30c91b8
words-setting-two-or-four = dos o cuatro
# of 8c053595
words-setting-fill-free = como quiera el jugador
# of 7622ec12
words-setting-sixes = seis en cada uno
# of 70d9cd8e
words-setting-together = los dos a la vez
# of 4cec126e
words-setting-opening-free = ninguna
# of 8022a2dd
words-setting-sown = se vuelve a sembrar
# of d80c1470
words-setting-skipped = se salta
# of 221f9720
words-setting-pluck = Pluck
# of a4069399
words-setting-stay = Stay
# of 767d40f6
words-setting-whole-row-first = en el borde
# of 83bd60fb
words-setting-whole-row-second = delante de la del borde
