# of f88a34c7
words-verbatim = { $text }
# of 6790bc00
words-bare = { $it }
# of 31ba2968
words-several = { FORM($pieces) }
# of 1674aab4
words-member = { $side } { $number }
# of f4ffc663
words-after = { $first } ; { $then }
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
# of 625fe19c
words-piece-counter = pion
    .many = pions
    .gender = masculine
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
# of 13c13941
words-option-flying = Voler à trois
# of 1dd925d1
words-option-rounds = Manches
# of ac554f0c
words-option-direction = Sens
# of d24c874e
words-option-players = Joueurs
# of 69c4fe1a
words-option-seeds = Graines par trou
# of 0e8aa949
words-option-own-well = Dernière graine chez soi
# of c44bc73f
words-option-opening = Ouverture
# of 30066d34
words-option-size = Taille du plateau
# of 478ef798
words-option-pie = Règle d’échange
# of 985fb8d6
words-option-threefold = Trois fois la même position
# of 4adbdd49
words-option-both-connected = Un coup réunit les pions des deux camps
# of 8f06714f
words-option-illegal = Un coup illégal
# of 68616ba4
words-option-position = Position
# of cb5c2059
words-option-castling = Roque
# of 61ec178d
words-option-perpetual-check = Échec perpétuel
# of b485f008
words-option-perpetual-chase = Poursuite perpétuelle d’une pièce
# of 3ce4bcc3
words-option-men = Pions de chaque camp
# of 9d387504
words-option-grand-slam = Prendre tout ce que l’autre a
# of 4e930451
words-option-repetition = Une position qui revient
# of 27322822
words-option-empty-captures = Dernière graine face à un trou vide
# of a160b7eb
words-option-capturing-seed = La graine qui prend
# of 640a81d2
words-option-last-seeds = Graines restant à la fin
# of d5491173
words-setting-wins-nothing = ne gagne rien
# of ff8c5eae
words-setting-wins = les gagne
# of b19f4be6
words-setting-forbidden = interdit
# of cd2192eb
words-setting-own-side = chacun garde son côté
# of b1de3684
words-setting-split = les deux partagent le reste
# of 76fd0773
words-setting-claimed = nulle si quelqu’un la réclame
# of 5f5400fb
words-setting-won = est gagnée aussi
# of e4b7381b
words-setting-stays = reste dans son trou
# of 1b88551f
words-setting-owner = à qui sont les trous
# of 4f26d576
words-setting-finisher = le camp qui n’en a plus
# of eba0fde1
words-setting-nobody = à personne
# of 845246cc
words-setting-fide = comme au Chess960
# of 241b6de1
words-setting-traditional = deux cases vers la tour
# of 089c9b69
words-setting-none = aucun
# of fdc2cd7c
words-setting-draws = nulle
# of 883017ce
words-setting-loses = perd
# of 18c57cf3
words-setting-arbiter = un arbitre décide
# of 72199971
words-setting-stands = reste joué dès qu'on y a répondu
# of 7f9896b8
words-setting-true = oui
# of 6d185307
words-setting-false = non
# of 34dff2ec
words-setting-draw = partie nulle
# of 82b338ef
words-setting-mover = qui a joué gagne
# of 11bb2f60
words-setting-on = oui
# of 48b9ce60
words-setting-off = non
# of f26ead9a
words-setting-one = une manche
# of 40d95192
words-setting-match = un match
# of ad0f3160
words-setting-counter-clockwise = contre la montre
# of 2fdb8a4c
words-setting-clockwise = comme la montre
# of 1140e771
words-setting-again = rejouer
# of 90f4b898
words-setting-over = le tour est fini
# of 44106bef
words-option-chips = Pions sur le plateau
# of b2472537
words-option-draw = Nombre maximal de pions pris par tour
# of 5c87053b
words-option-extra = Graines à gagner sur le dernier plateau
# of 4c86c759
words-option-fill = Remplissage du plateau
# of 9e876440
words-option-gain = Nombres qui sont gagnés
# of 806836d5
words-option-lifted = Le trou qu’on a pris
# of efd1c222
words-option-members = Joueurs par équipe
# of 730a7ceb
words-option-of = Jeu
# of 8b2185c2
words-option-play = Joué comme
# of 8540b2b7
words-option-poor = Graines du côté le plus pauvre
# of 67aa26f9
words-option-rows = Rangées pleines de chaque camp
# of 6d9be368
words-option-setup = Position de départ
# of 239fab10
words-option-whole-row = La rangée entière
# of c8435a30
words-setting-alquerque = comme à l’alquerque
# of ead9ceaa
words-setting-checkerboard = en damier
# of 5d8dea4e
words-setting-even = tout nombre pair
# of f30c91b8
words-setting-two-or-four = deux ou quatre
# of 8c053595
words-setting-fill-free = au gré du joueur
# of 7622ec12
words-setting-sixes = six par trou
# of 70d9cd8e
words-setting-together = les deux à la fois
# of 4cec126e
words-setting-opening-free = aucune
# of 8022a2dd
words-setting-sown = est semé de nouveau
# of d80c1470
words-setting-skipped = est sauté
# of 221f9720
words-setting-pluck = Pluck
# of a4069399
words-setting-stay = Stay
# of 767d40f6
words-setting-whole-row-first = au bord
# of 83bd60fb
words-setting-whole-row-second = devant celle du bord
