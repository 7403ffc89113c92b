# of f88a34c7
words-verbatim = { $text }
# of 6790bc00
words-bare = { $it }
# of 31ba2968
words-several = { FORM($pieces) }
# of 1674aab4
words-member = { $side } { $number }
# of e67696c5
words-and = { $others } na { $last }
# of 4815213e
words-or = { $others } au { $last }
# of 515a962c
words-nothing = hakuna kitu
# of 26f0df06
words-nobody = hakuna

# of 477da472
words-piece-chip = kete
    .many = kete
    .class = n
# of 651ecae9
words-piece-stack = kete
    .many = kete
    .class = n
# of a1c7fa02
words-piece-cow = ng'ombe
    .many = ng'ombe
    .class = m
# of f1c816ed
words-piece-stone = jiwe
    .many = mawe
    .class = ji
# of fae4e79b
words-piece-piece = kete
    .many = kete
    .class = n
# of 26455e61
words-piece-man = kete
    .many = kete
    .class = n
# of d92ff35c
words-piece-disc = kete
    .many = kete
    .class = n
# of 6eb4416f
words-piece-amazon = malkia
    .many = malkia
    .class = m
# of 5202393d
words-piece-seed = mbegu
    .many = mbegu
    .class = n
# of 4409f89a
words-piece-arrow = mshale
    .many = mshale
    .class = m

# of 3ea1b31c
words-number-0 = sifuri
# of ff14feb6
words-number-1 = moja
# of f204c390
words-number-2 = mbili
# of 77d469df
words-number-3 = tatu
# of fb9020f6
words-number-4 = nne
# of ff155d84
words-number-5 = tano
# of 94d6a0c6
words-number-6 = sita
# of 55bb194c
words-number-7 = saba
# of 9e6eefb6
words-number-8 = nane
# of 23bdfc57
words-number-9 = tisa
# of de10b57c
words-number-10 = kumi
# of 2fb62887
words-number-11 = kumi na moja
# of e85b622c
words-number-12 = kumi na mbili
# of 1a1a7f3a
words-number-13 = kumi na tatu
# of def2fad1
words-number-14 = kumi na nne
# of 94e584be
words-number-15 = kumi na tano
# of daa38a11
words-number-16 = kumi na sita
# of e951fcbb
words-number-17 = kumi na saba
# of 5d44e8aa
words-number-18 = kumi na nane
# of d7623934
words-number-19 = kumi na tisa
# of 959d11ce
words-number-20 = ishirini
# of 4b937dda
words-line-jare = jare
# of 48661746
words-line-mill = kinu
# of 250c4f66
words-line-pillar = nguzo
# of 276e1076
words-line-row-of-three = safu ya tatu
# of 45fd2f74
words-line-tresillo = tresillo
# of 22fcf47d
words-line-trio = trio
# of 71811e16
words-place-bottom = chini
# of e744ef39
words-place-bottom-left = chini kushoto
# of e45ac369
words-place-bottom-right = chini kulia
# of 848abdfe
words-place-centre = katikati
# of 17d3d0cb
words-place-inner = ndani
# of 02fbe114
words-place-left = kushoto
# of 1e2813e2
words-place-middle = kati
# of 7f8478e5
words-place-outer = nje
# of e785f21d
words-place-right = kulia
# of cd4a203a
words-place-top = juu
# of 74f81d95
words-place-top-left = juu kushoto
# of fc7b61e2
words-place-top-right = juu kulia
# of 6011d4c4
words-side-arrow = mshale
# of 992f1741
words-side-black = nyeusi
    .root = eusi
# of 1e926b54
words-side-blue = buluu
# of aebed3e8
words-side-brown = kahawia
# of 31b2bb83
words-side-dark = giza
# of 8df50a31
words-side-east = mashariki
# of 4a3473e6
words-side-first = mchezaji wa kwanza
# of c8a857c2
words-side-fourth = mchezaji wa nne
# of c27de219
words-side-green = kijani
# of 2b9ba169
words-side-grey = kijivu
# of 09daac6d
words-side-light = mwanga
# of 739b256f
words-side-middle = kati
# of 8181afba
words-side-neutral = wa kati
# of 9c00a038
words-side-north = kaskazini
# of f15f7e21
words-side-orange = chungwa
# of c4cd3192
words-side-red = nyekundu
    .root = ekundu
# of 83f1ca41
words-side-second = mchezaji wa pili
# of 7f116f3b
words-side-solo = peke yake
# of 39a350e8
words-side-south = kusini
# of 0f32b386
words-side-third = mchezaji wa tatu
# of cefb2aca
words-side-west = magharibi
# of c82a0d3b
words-side-white = nyeupe
    .root = eupe
# of f347ffc6
words-side-yellow = njano
# of 5b1461bd
words-spelling-a = asali
# of 7502b4be
words-spelling-b = bata
# of 9094d341
words-spelling-c = chai
# of e2adfb3f
words-spelling-d = duka
# of 2aa47c30
words-spelling-e = embe
# of 0c992d56
words-spelling-f = fisi
# of f31f6397
words-spelling-g = gari
# of 3ef767e7
words-spelling-h = hodi
# of 0385ab50
words-spelling-i = ijumaa
# of 9d08079a
words-spelling-j = jogoo
# of 6b9b72ff
words-spelling-k = kiatu
# of 41b8c15c
words-spelling-l = limau
# of c44f2abb
words-spelling-m = mkate
# of 4243cae5
words-spelling-n = nyota
# of 2b000b8a
words-spelling-o = orodha
# of 5b324834
words-spelling-p = pilipili
# of e2bf8a82
words-spelling-q = qaswida
# of ffa3cb92
words-spelling-r = rafiki
# of 13cc2e46
words-spelling-s = samaki
# of 182bdd1a
words-spelling-t = tembo

# of 0de3fde1
words-form = { words-noun }{ words-adjective }{ words-at }
words-adjective = { $colour ->
    [none] { "" }
   *[other] { $colour_root ->
        [none] { " ya " }{ $colour }
       *[other] { " " }{ words-concord }{ $colour_root }
    }
}
words-concord = { $number ->
    [one] { $class ->
        [ji] j
        [ki] ch
        [m] mw
       *[n] ny
    }
   *[many] { $class ->
        [ji] m
        [ki] vy
        [m] w
       *[n] ny
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
   *[other] { " kwenye " }{ $at }
}
words-of-man = { ATTR($man, "class") ->
    [ji] la
    [m] wa
   *[n] ya
}
words-of-men = { ATTR($man, "class") ->
    [ji] ya
    [m] wa
   *[n] za
}
# of 29ddc52e
words-alphabet-fide = Anna Bella Cesar David Eva Felix Gustav Hector
# of 438def00
words-alphabet-alfa = alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra
