# of f88a34c7
words-verbatim = { $text }
# of 6790bc00
words-bare = { $it }
# of 31ba2968
words-several = { FORM($pieces) }
# of 1674aab4
words-member = { $side } { $number }
# of e67696c5
words-and = { $others } et { $last }
# of 4815213e
words-or = { $others } ou { $last }
# of 515a962c
words-nothing = rien
# of 26f0df06
words-nobody = aucun

# of 477da472
words-piece-chip = pion
    .many = pions
    .gender = masculine
# of 651ecae9
words-piece-stack = pion
    .many = pions
    .gender = masculine
# of a1c7fa02
words-piece-cow = vache
    .many = vaches
    .gender = feminine
# of f1c816ed
words-piece-stone = pierre
    .many = pierres
    .gender = feminine
# of fae4e79b
words-piece-piece = pièce
    .many = pièces
    .gender = feminine
# of 26455e61
words-piece-man = pion
    .many = pions
    .gender = masculine
# of d92ff35c
words-piece-disc = pion
    .many = pions
    .gender = masculine
# of 6eb4416f
words-piece-amazon = amazone
    .many = amazones
    .gender = feminine
# of 5202393d
words-piece-seed = graine
    .many = graines
    .gender = feminine
# of 4409f89a
words-piece-arrow = flèche
    .many = flèche
    .gender = feminine

# of 3ea1b31c
words-number-0 = zéro
# of ff14feb6
words-number-1 = un
# of f204c390
words-number-2 = deux
# of 77d469df
words-number-3 = trois
# of fb9020f6
words-number-4 = quatre
# of ff155d84
words-number-5 = cinq
# of 94d6a0c6
words-number-6 = six
# of 55bb194c
words-number-7 = sept
# of 9e6eefb6
words-number-8 = huit
# of 23bdfc57
words-number-9 = neuf
# of de10b57c
words-number-10 = dix
# of 2fb62887
words-number-11 = onze
# of e85b622c
words-number-12 = douze
# of 1a1a7f3a
words-number-13 = treize
# of def2fad1
words-number-14 = quatorze
# of 94e584be
words-number-15 = quinze
# of daa38a11
words-number-16 = seize
# of e951fcbb
words-number-17 = dix-sept
# of 5d44e8aa
words-number-18 = dix-huit
# of d7623934
words-number-19 = dix-neuf
# of 959d11ce
words-number-20 = vingt
# of 4b937dda
words-line-jare = jare
    .gender = masculine
# of 48661746
words-line-mill = moulin
    .gender = masculine
# of 250c4f66
words-line-pillar = pilier
    .gender = masculine
# of 276e1076
words-line-row-of-three = rang de trois
    .gender = masculine
# of 45fd2f74
words-line-tresillo = tresillo
    .gender = masculine
# of 22fcf47d
words-line-trio = trio
    .gender = masculine
# of 71811e16
words-place-bottom = en bas
# of e744ef39
words-place-bottom-left = en bas à gauche
# of e45ac369
words-place-bottom-right = en bas à droite
# of 848abdfe
words-place-centre = centre
# of 17d3d0cb
words-place-inner = intérieur
# of 02fbe114
words-place-left = à gauche
# of 1e2813e2
words-place-middle = milieu
# of 7f8478e5
words-place-outer = extérieur
# of e785f21d
words-place-right = à droite
# of cd4a203a
words-place-top = en haut
# of 74f81d95
words-place-top-left = en haut à gauche
# of fc7b61e2
words-place-top-right = en haut à droite
# of 6011d4c4
words-side-arrow = flèche
# of 992f1741
words-side-black = les Noirs
    .number = many
    .genitive = des Noirs
    .dative = aux Noirs
    .vocative = Noirs
    .adjective = noir
    .feminine = noire
    .plural = noirs
# of 1e926b54
words-side-blue = les Bleus
    .number = many
    .genitive = des Bleus
    .dative = aux Bleus
    .vocative = Bleus
    .adjective = bleu
    .feminine = bleue
    .plural = bleus
# of aebed3e8
words-side-brown = les Bruns
    .number = many
    .genitive = des Bruns
    .dative = aux Bruns
    .vocative = Bruns
    .adjective = brun
    .feminine = brune
    .plural = bruns
# of 31b2bb83
words-side-dark = les Foncés
    .number = many
    .genitive = des Foncés
    .dative = aux Foncés
    .vocative = Foncés
    .adjective = foncé
    .feminine = foncée
    .plural = foncés
# of 8df50a31
words-side-east = Est
# of 4a3473e6
words-side-first = le premier
    .genitive = du premier
    .dative = au premier
    .vocative = premier
# of c8a857c2
words-side-fourth = le quatrième
    .genitive = du quatrième
    .dative = au quatrième
    .vocative = quatrième
# of c27de219
words-side-green = les Verts
    .number = many
    .genitive = des Verts
    .dative = aux Verts
    .vocative = Verts
    .adjective = vert
    .feminine = verte
    .plural = verts
# of 2b9ba169
words-side-grey = les Gris
    .number = many
    .genitive = des Gris
    .dative = aux Gris
    .vocative = Gris
    .adjective = gris
    .feminine = grise
    .plural = gris
# of 09daac6d
words-side-light = les Clairs
    .number = many
    .genitive = des Clairs
    .dative = aux Clairs
    .vocative = Clairs
    .adjective = clair
    .feminine = claire
    .plural = clairs
# of 739b256f
words-side-middle = le milieu
    .genitive = du milieu
    .dative = au milieu
    .vocative = milieu
# of 8181afba
words-side-neutral = les Neutres
    .number = many
    .genitive = des Neutres
    .dative = aux Neutres
    .vocative = Neutres
    .adjective = neutre
    .feminine = neutre
    .plural = neutres
# of 9c00a038
words-side-north = Nord
# of f15f7e21
words-side-orange = les Oranges
    .number = many
    .genitive = des Oranges
    .dative = aux Oranges
    .vocative = Oranges
    .adjective = orange
    .feminine = orange
    .plural = orange
# of c4cd3192
words-side-red = les Rouges
    .number = many
    .genitive = des Rouges
    .dative = aux Rouges
    .vocative = Rouges
    .adjective = rouge
    .feminine = rouge
    .plural = rouges
# of 83f1ca41
words-side-second = le deuxième
    .genitive = du deuxième
    .dative = au deuxième
    .vocative = deuxième
# of 7f116f3b
words-side-solo = Solo
# of 39a350e8
words-side-south = Sud
# of 0f32b386
words-side-third = le troisième
    .genitive = du troisième
    .dative = au troisième
    .vocative = troisième
# of cefb2aca
words-side-west = Ouest
# of c82a0d3b
words-side-white = les Blancs
    .number = many
    .genitive = des Blancs
    .dative = aux Blancs
    .vocative = Blancs
    .adjective = blanc
    .feminine = blanche
    .plural = blancs
# of f347ffc6
words-side-yellow = les Jaunes
    .number = many
    .genitive = des Jaunes
    .dative = aux Jaunes
    .vocative = Jaunes
    .adjective = jaune
    .feminine = jaune
    .plural = jaunes
# of 5b1461bd
words-spelling-a = Anatole
# of 7502b4be
words-spelling-b = Berthe
# of 9094d341
words-spelling-c = Célestin
# of e2adfb3f
words-spelling-d = Désiré
# of 2aa47c30
words-spelling-e = Eugène
# of 0c992d56
words-spelling-f = François
# of f31f6397
words-spelling-g = Gaston
# of 3ef767e7
words-spelling-h = Henri
# of 0385ab50
words-spelling-i = Irma
# of 9d08079a
words-spelling-j = Joseph
# of 6b9b72ff
words-spelling-k = Kléber
# of 41b8c15c
words-spelling-l = Louis
# of c44f2abb
words-spelling-m = Marcel
# of 4243cae5
words-spelling-n = Nicolas
# of 2b000b8a
words-spelling-o = Oscar
# of 5b324834
words-spelling-p = Pierre
# of e2bf8a82
words-spelling-q = Quintal
# of ffa3cb92
words-spelling-r = Raoul
# of 13cc2e46
words-spelling-s = Suzanne
# of 182bdd1a
words-spelling-t = Thérèse

# of 0de3fde1
words-form = { $case ->
    [genitive] { $genitive ->
        [none] { $article ->
            [none] { $vowel ->
                [yes] d'
               *[none] { "de " }
            }
           *[the] { "" }
        }{ words-phrase }
       *[other] { $genitive }
    }
    [dative] { $dative ->
        [none] { $article ->
            [none] { "à " }
           *[the] { "" }
        }{ words-phrase }
       *[other] { $dative }
    }
    [that] { $vowel ->
        [yes] qu'
       *[none] { "que " }
    }{ words-phrase }
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
        [one] { $case ->
            [genitive] { $vowel ->
                [yes] { "de l'" }
               *[none] { $gender ->
                    [feminine] { "de la " }
                   *[masculine] { "du " }
                }
            }
            [dative] { $vowel ->
                [yes] { "à l'" }
               *[none] { $gender ->
                    [feminine] { "à la " }
                   *[masculine] { "au " }
                }
            }
           *[nominative] { $vowel ->
                [yes] { "l'" }
               *[none] { $gender ->
                    [feminine] { "la " }
                   *[masculine] { "le " }
                }
            }
        }
       *[many] { $case ->
            [genitive] { "des " }
            [dative] { "aux " }
           *[nominative] { "les " }
        }
    }
    [a] { $number ->
        [one] { $gender ->
            [feminine] { "une " }
           *[masculine] { "un " }
        }
       *[many] { "des " }
    }
   *[none] { "" }
}
words-adjective = { $colour ->
    [none] { "" }
   *[other] { " " }{ $gender ->
        [feminine] { $number ->
            [one] { $colour_feminine }
           *[many] { $colour_feminine }s
        }
       *[masculine] { $number ->
            [one] { $colour }
           *[many] { $colour_plural }
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
# of 29ddc52e
words-alphabet-fide = Anna Bella Cesar David Eva Felix Gustav Hector
# of 438def00
words-alphabet-alfa = alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra
