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
# of 625fe19c
words-piece-counter = kete
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
        [u] mw
       *[n] ny
    }
   *[many] { $class ->
        [ji] m
        [ki] vy
        [m] w
        [u] my
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
words-subject = { ATTR($piece, "class") ->
    [ji] li
    [ki] ki
    [n] i
    [u] u
   *[m] a
}
words-subject-not = { ATTR($piece, "class") ->
    [ji] hali
    [ki] haki
    [n] hai
    [u] hau
   *[m] ha
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
# of 13c13941
words-option-flying = Kupaa ukiwa na tatu
# of 1dd925d1
words-option-rounds = Raundi
# of ac554f0c
words-option-direction = Mwelekeo
# of d24c874e
words-option-players = Wachezaji
# of 69c4fe1a
words-option-seeds = Mbegu kwa kila shimo
# of 0e8aa949
words-option-own-well = Mbegu ya mwisho shimoni mwake
# of c44bc73f
words-option-opening = Ufunguzi
# of 30066d34
words-option-size = Ukubwa wa ubao
# of 478ef798
words-option-pie = Kanuni ya kubadilishana
# of 985fb8d6
words-option-threefold = Hali ileile mara tatu
# of 4adbdd49
words-option-both-connected = Zamu moja inaunganisha kete za pande zote mbili
# of 8f06714f
words-option-illegal = Zamu isiyo halali
# of 68616ba4
words-option-position = Mpangilio
# of cb5c2059
words-option-castling = Kufanya ngome
# of 61ec178d
words-option-perpetual-check = Kushambulia mfalme kila zamu
# of b485f008
words-option-perpetual-chase = Kukimbiza kete kila zamu
# of 3ce4bcc3
words-option-men = Kete za kila upande
# of 9d387504
words-option-grand-slam = Kuchukua vyote vya mwenzake
# of 4e930451
words-option-repetition = Hali inayorudi
# of 27322822
words-option-empty-captures = Mbegu ya mwisho mbele ya shimo tupu
# of a160b7eb
words-option-capturing-seed = Mbegu inayokamata
# of 640a81d2
words-option-last-seeds = Mbegu zinazobaki mwishoni
# of d5491173
words-setting-wins-nothing = haipati kitu
# of ff8c5eae
words-setting-wins = huzipata
# of b19f4be6
words-setting-forbidden = hairuhusiwi
# of cd2192eb
words-setting-own-side = kila mmoja hubaki na upande wake
# of b1de3684
words-setting-split = wote hugawana zilizobaki
# of 76fd0773
words-setting-claimed = sare ikidaiwa
# of 5f5400fb
words-setting-won = nayo hupatikana
# of e4b7381b
words-setting-stays = hubaki shimoni
# of 1b88551f
words-setting-owner = wa mwenye mashimo
# of 4f26d576
words-setting-finisher = wa upande usio na mbegu
# of eba0fde1
words-setting-nobody = si za mtu
# of 845246cc
words-setting-fide = kama katika Chess960
# of 241b6de1
words-setting-traditional = miraba miwili kuelekea ngome
# of 089c9b69
words-setting-none = hakuna
# of fdc2cd7c
words-setting-draws = sare
# of 883017ce
words-setting-loses = hushindwa
# of 18c57cf3
words-setting-arbiter = msimamizi anaamua
# of 72199971
words-setting-stands = inabaki ikishajibiwa
# of 7f9896b8
words-setting-true = ndiyo
# of 6d185307
words-setting-false = hapana
# of 34dff2ec
words-setting-draw = sare
# of 82b338ef
words-setting-mover = aliyecheza ameshinda
# of 11bb2f60
words-setting-on = ndiyo
# of 48b9ce60
words-setting-off = hapana
# of f26ead9a
words-setting-one = raundi moja
# of 40d95192
words-setting-match = shindano
# of ad0f3160
words-setting-counter-clockwise = kinyume cha saa
# of 2fdb8a4c
words-setting-clockwise = kama saa
# of 1140e771
words-setting-again = cheza tena
# of 90f4b898
words-setting-over = zamu imekwisha
# of 44106bef
words-option-chips = Kete ubaoni
# of b2472537
words-option-draw = Kete nyingi zaidi za kuchukua kwa zamu
# of 5c87053b
words-option-extra = Mbegu za kupata kwenye ubao wa mwisho
# of 4c86c759
words-option-fill = Jinsi ubao unavyojazwa
# of 9e876440
words-option-gain = Idadi zinazopatikana
# of 806836d5
words-option-lifted = Shimo lililoinuliwa
# of efd1c222
words-option-members = Wachezaji katika kila timu
# of 730a7ceb
words-option-of = Mchezo
# of 8b2185c2
words-option-play = Unachezwa kama
# of 8540b2b7
words-option-poor = Mbegu za upande maskini
# of 67aa26f9
words-option-rows = Safu zilizojaa za kila upande
# of 6d9be368
words-option-setup = Mpangilio wa mwanzo
# of 239fab10
words-option-whole-row = Safu nzima
# of c8435a30
words-setting-alquerque = kama katika Alquerque
# of ead9ceaa
words-setting-checkerboard = kama ubao wa drafti
# of 5d8dea4e
words-setting-even = idadi yoyote shufwa
# of f30c91b8
words-setting-two-or-four = mbili au nne
# of 8c053595
words-setting-fill-free = apendavyo mchezaji
# of 7622ec12
words-setting-sixes = sita katika kila moja
# of 70d9cd8e
words-setting-together = wote kwa pamoja
# of 4cec126e
words-setting-opening-free = hakuna
# of 8022a2dd
words-setting-sown = hupandwa tena
# of d80c1470
words-setting-skipped = hurukwa
# of 221f9720
words-setting-pluck = Pluck
# of a4069399
words-setting-stay = Stay
# of 767d40f6
words-setting-whole-row-first = ukingoni
# of 83bd60fb
words-setting-whole-row-second = mbele ya ile ya ukingoni
