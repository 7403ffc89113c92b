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
words-and = { $others } und { $last }
# of 4815213e
words-or = { $others } oder { $last }
# of 515a962c
words-nothing = nichts
# of 26f0df06
words-nobody = keine

# of 477da472
words-piece-chip = Stein
    .many = Steine
    .gender = masculine
# of 651ecae9
words-piece-stack = Stein
    .many = Steine
    .gender = masculine
# of a1c7fa02
words-piece-cow = Kuh
    .many = Kühe
    .gender = feminine
# of f1c816ed
words-piece-stone = Stein
    .many = Steine
    .gender = masculine
# of fae4e79b
words-piece-piece = Figur
    .many = Figuren
    .dative_many = Figuren
    .gender = feminine
# of 625fe19c
words-piece-counter = Stein
    .many = Steine
    .gender = masculine
# of 26455e61
words-piece-man = Stein
    .many = Steine
    .gender = masculine
# of d92ff35c
words-piece-disc = Stein
    .many = Steine
    .gender = masculine
# of 6eb4416f
words-piece-amazon = Amazone
    .many = Amazonen
    .dative_many = Amazonen
    .gender = feminine
# of 5202393d
words-piece-seed = Samen
    .many = Samen
    .dative_many = Samen
    .gender = masculine
# of 4409f89a
words-piece-arrow = Pfeil
    .many = Pfeil
    .gender = masculine

# of 3ea1b31c
words-number-0 = null
# of ff14feb6
words-number-1 = eins
# of f204c390
words-number-2 = zwo
# of 77d469df
words-number-3 = drei
# of fb9020f6
words-number-4 = vier
# of ff155d84
words-number-5 = fünf
# of 94d6a0c6
words-number-6 = sechs
# of 55bb194c
words-number-7 = sieben
# of 9e6eefb6
words-number-8 = acht
# of 23bdfc57
words-number-9 = neun
# of de10b57c
words-number-10 = zehn
# of 2fb62887
words-number-11 = elf
# of e85b622c
words-number-12 = zwölf
# of 1a1a7f3a
words-number-13 = dreizehn
# of def2fad1
words-number-14 = vierzehn
# of 94e584be
words-number-15 = fünfzehn
# of daa38a11
words-number-16 = sechzehn
# of e951fcbb
words-number-17 = siebzehn
# of 5d44e8aa
words-number-18 = achtzehn
# of d7623934
words-number-19 = neunzehn
# of 959d11ce
words-number-20 = zwanzig
# of 4b937dda
words-line-jare = Jare
    .gender = neuter
# of 48661746
words-line-mill = Mühle
    .gender = feminine
# of 250c4f66
words-line-pillar = Säule
    .gender = feminine
# of 276e1076
words-line-row-of-three = Dreierreihe
    .gender = feminine
# of 45fd2f74
words-line-tresillo = Tresillo-Reihe
    .gender = feminine
# of 22fcf47d
words-line-trio = Trio-Reihe
    .gender = feminine
# of 71811e16
words-place-bottom = unten
# of e744ef39
words-place-bottom-left = unten links
# of e45ac369
words-place-bottom-right = unten rechts
# of 848abdfe
words-place-centre = Mitte
# of 17d3d0cb
words-place-inner = innen
# of 02fbe114
words-place-left = links
# of 1e2813e2
words-place-middle = Mitte
# of 7f8478e5
words-place-outer = außen
# of e785f21d
words-place-right = rechts
# of cd4a203a
words-place-top = oben
# of 74f81d95
words-place-top-left = oben links
# of fc7b61e2
words-place-top-right = oben rechts
# of 6011d4c4
words-side-arrow = Pfeil
# of 992f1741
words-side-black = Schwarz
    .adjective = schwarz
# of 1e926b54
words-side-blue = Blau
    .adjective = blau
# of aebed3e8
words-side-brown = Braun
    .adjective = braun
# of 31b2bb83
words-side-dark = Dunkel
    .adjective = dunkl
# of 8df50a31
words-side-east = Ost
# of 4a3473e6
words-side-first = Erster
# of c8a857c2
words-side-fourth = Vierter
# of c27de219
words-side-green = Grün
    .adjective = grün
# of 2b9ba169
words-side-grey = Grau
    .adjective = grau
# of 09daac6d
words-side-light = Hell
    .adjective = hell
# of 739b256f
words-side-middle = Mitte
# of 8181afba
words-side-neutral = neutral
    .adjective = neutral
# of 9c00a038
words-side-north = Nord
# of f15f7e21
words-side-orange = Orange
    .adjective = orange
# of c4cd3192
words-side-red = Rot
    .adjective = rot
# of 83f1ca41
words-side-second = Zweiter
# of 7f116f3b
words-side-solo = Solo
# of 39a350e8
words-side-south = Süd
# of 0f32b386
words-side-third = Dritter
# of cefb2aca
words-side-west = West
# of c82a0d3b
words-side-white = Weiß
    .adjective = weiß
# of f347ffc6
words-side-yellow = Gelb
    .adjective = gelb
# of 5b1461bd
words-spelling-a = Anton
# of 7502b4be
words-spelling-b = Berta
# of 9094d341
words-spelling-c = Cäsar
# of e2adfb3f
words-spelling-d = Dora
# of 2aa47c30
words-spelling-e = Emil
# of 0c992d56
words-spelling-f = Friedrich
# of f31f6397
words-spelling-g = Gustav
# of 3ef767e7
words-spelling-h = Heinrich
# of 0385ab50
words-spelling-i = Ida
# of 9d08079a
words-spelling-j = Julius
# of 6b9b72ff
words-spelling-k = Kaufmann
# of 41b8c15c
words-spelling-l = Ludwig
# of c44f2abb
words-spelling-m = Martha
# of 4243cae5
words-spelling-n = Nordpol
# of 2b000b8a
words-spelling-o = Otto
# of 5b324834
words-spelling-p = Paula
# of e2bf8a82
words-spelling-q = Quelle
# of ffa3cb92
words-spelling-r = Richard
# of 13cc2e46
words-spelling-s = Samuel
# of 182bdd1a
words-spelling-t = Theodor

# of 0de3fde1
words-form = { words-article }{ words-adjective }{ words-noun }{ words-at }
# of f0003300
words-article = { $article ->
    [the] { $number ->
        [one] { $case ->
            [accusative] { $gender ->
                [feminine] { "die " }
                [neuter] { "das " }
               *[masculine] { "den " }
            }
            [dative] { $gender ->
                [feminine] { "der " }
               *[masculine] { "dem " }
            }
           *[nominative] { $gender ->
                [feminine] { "die " }
                [neuter] { "das " }
               *[masculine] { "der " }
            }
        }
       *[many] { $case ->
            [dative] { "den " }
           *[nominative] { "die " }
        }
    }
    [a] { $number ->
        [one] { $case ->
            [accusative] { $gender ->
                [feminine] { "eine " }
                [neuter] { "ein " }
               *[masculine] { "einen " }
            }
            [dative] { $gender ->
                [feminine] { "einer " }
               *[masculine] { "einem " }
            }
           *[nominative] { $gender ->
                [feminine] { "eine " }
               *[masculine] { "ein " }
            }
        }
       *[many] { "" }
    }
   *[none] { "" }
}
words-adjective = { $colour ->
    [none] { "" }
   *[other] { $colour }{ words-ending }{ " " }
}
words-ending = { $number ->
    [one] { $case ->
        [dative] en
        [accusative] { $gender ->
            [feminine] e
            [neuter] { $article ->
                [the] e
               *[a] es
            }
           *[masculine] en
        }
       *[nominative] { $gender ->
            [feminine] e
            [neuter] { $article ->
                [the] e
               *[a] es
            }
           *[masculine] { $article ->
                [the] e
               *[a] er
            }
        }
    }
   *[many] { $article ->
        [the] en
       *[a] e
    }
}
# of 8a0cce2c
words-noun = { $number ->
    [one] { $case ->
        [nominative] { $stem }
       *[accusative] { $weak ->
            [none] { $stem }
           *[other] { $weak }
        }
    }
   *[many] { $case ->
        [dative] { $dative_many ->
            [none] { $many }n
           *[other] { $dative_many }
        }
       *[nominative] { $many }
    }
}
# of afcb9417
words-at = { $at ->
    [none] { "" }
   *[other] { " auf " }{ $at }
}
# of 29ddc52e
words-alphabet-fide = Anna Bella Cesar David Eva Felix Gustav Hector
# of 438def00
words-alphabet-alfa = alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra
# of 13c13941
words-option-flying = Fliegen mit dreien
# of 1dd925d1
words-option-rounds = Runden
# of ac554f0c
words-option-direction = Richtung
# of d24c874e
words-option-players = Spieler
# of 69c4fe1a
words-option-seeds = Samen in jeder Mulde
# of 0e8aa949
words-option-own-well = Letzter Samen in eigener Mulde
# of c44bc73f
words-option-opening = Eröffnung
# of 30066d34
words-option-size = Größe des Bretts
# of 478ef798
words-option-pie = Tauschregel
# of 985fb8d6
words-option-threefold = Dreimal dieselbe Stellung
# of 4adbdd49
words-option-both-connected = Ein Zug verbindet die Steine beider Seiten
# of 8f06714f
words-option-illegal = Ein regelwidriger Zug
# of 68616ba4
words-option-position = Stellung
# of cb5c2059
words-option-castling = Rochade
# of 61ec178d
words-option-perpetual-check = Dauerschach
# of b485f008
words-option-perpetual-chase = Dauernde Jagd auf eine Figur
# of 3ce4bcc3
words-option-men = Steine jeder Seite
# of 9d387504
words-option-grand-slam = Alles nehmen, was die andere Seite hat
# of 4e930451
words-option-repetition = Eine Stellung, die wiederkehrt
# of 27322822
words-option-empty-captures = Letzter Samen vor leerer Mulde
# of a160b7eb
words-option-capturing-seed = Der Samen, der schlägt
# of 640a81d2
words-option-last-seeds = Samen, die am Ende liegen
# of d5491173
words-setting-wins-nothing = gewinnt nichts
# of ff8c5eae
words-setting-wins = gewinnt sie
# of b19f4be6
words-setting-forbidden = verboten
# of cd2192eb
words-setting-own-side = jede behält ihre Seite
# of b1de3684
words-setting-split = beide teilen den Rest
# of 76fd0773
words-setting-claimed = remis, wenn jemand es verlangt
# of 5f5400fb
words-setting-won = wird auch gewonnen
# of e4b7381b
words-setting-stays = bleibt in der Mulde
# of 1b88551f
words-setting-owner = wem die Mulden gehören
# of 4f26d576
words-setting-finisher = die Seite, die keine mehr hat
# of eba0fde1
words-setting-nobody = niemandem
# of 845246cc
words-setting-fide = wie im Chess960
# of 241b6de1
words-setting-traditional = zwei Felder zum Turm
# of 089c9b69
words-setting-none = keine
# of fdc2cd7c
words-setting-draws = remis
# of 883017ce
words-setting-loses = verliert
# of 18c57cf3
words-setting-arbiter = ein Schiedsrichter entscheidet
# of 72199971
words-setting-stands = gilt, sobald er beantwortet ist
# of 7f9896b8
words-setting-true = an
# of 6d185307
words-setting-false = aus
# of 34dff2ec
words-setting-draw = unentschieden
# of 82b338ef
words-setting-mover = es gewinnt, wer gezogen hat
# of 11bb2f60
words-setting-on = an
# of 48b9ce60
words-setting-off = aus
# of f26ead9a
words-setting-one = eine Runde
# of 40d95192
words-setting-match = ein Match
# of ad0f3160
words-setting-counter-clockwise = gegen den Uhrzeiger
# of 2fdb8a4c
words-setting-clockwise = im Uhrzeigersinn
# of 1140e771
words-setting-again = noch einmal
# of 90f4b898
words-setting-over = der Zug ist zu Ende
# of 44106bef
words-option-chips = Steine auf dem Brett
# of b2472537
words-option-draw = Meiste Steine, die ein Zug nehmen darf
# of 5c87053b
words-option-extra = Gewonnene Samen auf dem letzten Brett
# of 4c86c759
words-option-fill = Wie das Brett gefüllt wird
# of 9e876440
words-option-gain = Zahlen, die gewonnen werden
# of 806836d5
words-option-lifted = Die Mulde, die ausgehoben wurde
# of efd1c222
words-option-members = Spieler in jeder Mannschaft
# of 730a7ceb
words-option-of = Spiel
# of 8b2185c2
words-option-play = Gespielt als
# of 8540b2b7
words-option-poor = Samen der ärmeren Seite
# of 67aa26f9
words-option-rows = Volle Reihen jeder Seite
# of 6d9be368
words-option-setup = Anfangsstellung
# of 239fab10
words-option-whole-row = Die ganze Reihe
# of c8435a30
words-setting-alquerque = wie beim Alquerque
# of ead9ceaa
words-setting-checkerboard = ein Schachbrettmuster
# of 5d8dea4e
words-setting-even = jede gerade Zahl
# of f30c91b8
words-setting-two-or-four = zwei oder vier
# of 8c053595
words-setting-fill-free = wie der Spieler will
# of 7622ec12
words-setting-sixes = je sechs
# of 70d9cd8e
words-setting-together = beide zugleich
# of 4cec126e
words-setting-opening-free = keine
# of 8022a2dd
words-setting-sown = wird wieder besät
# of d80c1470
words-setting-skipped = wird ausgelassen
# of 221f9720
words-setting-pluck = Pluck
# of a4069399
words-setting-stay = Stay
# of 767d40f6
words-setting-whole-row-first = am Rand
# of 83bd60fb
words-setting-whole-row-second = vor der Randreihe
