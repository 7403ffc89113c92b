# of ae396e1d
page-motto = Mwamuzi mezani pako
# of 7cbb68c1
page-skip = Nenda kwenye yaliyomo
# of cc1dfb77
page-tabs = Sehemu za ukurasa
# of f5c2cd07
page-tab-play = Mchezo
# of 445855c6
page-tab-games = Chagua
# of 5b27ee70
page-tab-camera = Kamera
# of e9d12728
page-tab-past = Kumbukumbu
# of 5ca65431
page-tab-more = Mipangilio
# of c7b4bbff
page-loading = Subiri kidogo …
# of 06d87ee1
page-close = Funga
# of f200a876
page-cancel = Acha
# of ce552ab2
page-yes = Ndiyo
# of dba92571
page-no = Hapana
# of 487d8457
page-lost = Mawasiliano yamekatika. Ninajaribu tena …
# of af2376d5
page-lost-act = Mashine haijibu. Je, simu iko kwenye mtandao uleule?
# of 37df3192
page-side-white = { words-side-white }
# of 54cf07dc
page-side-black = { words-side-black }
# of 456e021c
page-side-red = { words-side-red }
# of 6c7725b5
page-side-blue = bluu
# of 0d43885a
page-side-arrow = { words-side-arrow }
# of 59ed2dd5
page-side-neutral = { words-side-neutral }
# of 71e4afba
page-side-south = { words-side-south }
# of a0ae7a1c
page-side-north = { words-side-north }
# of c3ee007a
page-side-east = { words-side-east }
# of b91f8281
page-side-west = { words-side-west }
# of ad2e7afd
page-board = Ubao
# of d3f80d06
page-board-of = Ubao wa { $game }
# of 631309ad
page-board-name = Ubao: { $board }
# of 3f94ff48
page-board-on-table = Ubao ulio mezani
# of 2add6702
page-print = Huna ubao? Uchapishe:
# of 9d4e9734
page-print-one = karatasi moja ya A4
# of 10525295
page-print-full = ukubwa kamili, wa kugundisha
# of 4507a73c
page-board-htjb = miraba mitatu yenye kitovu
# of 0da5c1e0
page-board-morris9 = miraba mitatu
# of 98eabde9
page-board-morabaraba = miraba mitatu yenye mishazari
# of 22533b5b
page-board-morris7 = miraba miwili yenye kitovu
# of 69cda289
page-board-morris7-diagonals = miraba miwili yenye kitovu na mishazari
# of b57d8c6a
page-board-morris6 = miraba miwili
# of 1d0ed175
page-board-morris6-diagonals = miraba miwili yenye mishazari
# of 0107c296
page-board-morris3 = mraba mmoja wenye kitovu
# of 522d6ff2
page-board-trio = msalaba wa mashimo 45
# of 6248382e
page-board-mancala-2x4 = safu mbili za mashimo manne
# of 24c6c128
page-board-mancala-2x6 = safu mbili za mashimo sita
# of 46e78263
page-board-mancala-2x7 = safu mbili za mashimo saba
# of e3aad78d
page-board-mancala-4x7 = safu nne za mashimo saba
# of 8391fb0b
page-board-squares8 = ubao wa chesi, miraba 8 kwa 8
# of 2e00c3ba
page-board-squares6 = miraba 6 kwa 6
# of 31d24dc1
page-board-squares10 = miraba 10 kwa 10
# of 77bca32f
page-board-squares10x8 = miraba 10 kwa 8
# of b4d02c31
page-board-othello8 = ubao wa Othello, miraba 8 kwa 8
# of 83b99b19
page-board-congo7 = ubao wa Congo wenye mto na ngome
# of 790ca275
page-board-focus8 = miraba 8 kwa 8 bila pembe
# of fc8645ad
page-board-go9 = ubao wa Go, mistari 9 kwa 9
# of 6a178043
page-board-go13 = ubao wa Go, mistari 13 kwa 13
# of d10f7a06
page-board-go15 = ubao wa Go, mistari 15 kwa 15
# of 0180b47d
page-board-go19 = ubao wa Go, mistari 19 kwa 19
# of 4b7590f1
page-board-xiangqi9x10 = ubao wa Xiangqi wenye mto na majumba
# of 53dfa866
page-board-fanorona9x5 = mistari 9 kwa 5 yenye mishazari
# of abbec73c
page-board-fanorona5x5 = mistari 5 kwa 5 yenye mishazari
# of 334062ad
page-site-empty = { $site }, tupu
# of c78dddbf
page-site-chip = { $site }, { $chip }
# of 5f1cbe51
page-site-piece = { $kind } wa { $site }, { $side }
# of d1f74768
page-site-stack = { $site }, rundo kutoka chini: { $chips }
# of e6b7a075
page-site-seeds = { $count ->
    [one] { $site }, mbegu moja
   *[other] { $site }, mbegu { $count }
}
# of 6267e850
page-site-is-last = zamu iliyopita
# of df93ab80
page-site-is-mill = ndani ya kinu
# of cdca6a5a
page-site-is-owed-may = inaweza kuchukuliwa
# of 82ff039b
page-site-is-owed-remove = lazima iondolewe
# of d18d7358
page-site-is-owed-flip = igeuzwe
# of d7b38b54
page-site-is-owed-shoot = lazima irushe
# of abce270f
page-site-is-owed-trim = mnara mrefu mno
# of 257453b8
page-site-is-wrong = haiko inavyopaswa
# of 530a3df9
page-site-is-count = tafadhali hesabu
# of ee49673a
page-site-is-may = inaweza kuchaguliwa
# of 608d0fdc
page-site-is-chosen = imechaguliwa
# of 36364ec8
page-turn-of = Zamu ya { $side }
# of bdb243ba
page-won = Mshindi: { $side }
# of f922af46
page-drawn = Sare
# of 7a09e531
page-starting = Pangeni ubao
# of c226b0ab
page-guided = Tafadhali rudisheni ubao ulivyokuwa.
# of 04b8d11f
page-paused = Mapumziko
# of 574c7066
page-paused-long = Siangalii sasa. Hakuna kinachohesabiwa mpaka muendelee.
# of b7e11bcf
page-disk-full = Diski imejaa. Mchezo unatunzwa kwenye kumbukumbu ya muda.
# of 06a425d2
page-log-rewritten = Mtu amebadilisha au kuondoa faili la mchezo huu. Mchezo wote uko katika faili jipya.
# of df1dacdf
page-log-gone = Faili la mchezo huu halipo, na jipya haliwezi kuandikwa. Mchezo unatunzwa kwenye kumbukumbu ya muda.
# of 699f7107
page-sides = Wachezaji
# of bbcfc7a5
page-on-board = ubaoni
# of 7a13da11
page-in-hand = mkononi
# of 15644ef8
page-points = pointi
# of c295b5dd
page-seeds = mbegu
# of bc26701b
page-referee-says = Anachosema mwamuzi
# of 4badd4a9
page-says-nothing = Ninaangalia.
# of c7647302
page-aloud = Sema kwa sauti kwenye simu hii
# of 5104c447
page-aloud-on = Sasa ninasema kupitia simu hii.
# of 07951f41
page-picture = Mwonekano
# of 1e048886
page-picture-board = Ubao
# of 88ad6741
page-picture-camera = Kamera
# of 990da921
page-rotate = Geuza ubao
# of 7b031be0
page-turns = Zamu
# of 34400381
page-mill = { words-line-mill }
# of d51fb1c5
page-corrected = imesahihishwa
# of 3aaad5d3
page-by-hand = imeingizwa
# of b4f319c3
page-unseen = haikuonekana
# of f5398809
page-was-read = mwanzoni ilisomwa kama { $turn }
# of bad5d7c4
page-unseen-row = hakuna aliyeiona: ubao wa baadaye unaionyesha
# of a0767f47
page-stood = si halali, inabaki
# of dc679111
page-lost-before = baada ya zamu { $count } au zaidi zisizoonekana
# of bed659fa
page-less-sure = uhakika mdogo
# of a7cf7dcd
page-question = Nini kilichezwa?
# of 1810e447
page-nothing-yet = Bado hakuna
# of 11e69380
page-ruling = Uamuzi
# of 3b1df09c
page-ruling-before = Kabla
# of f6057e73
page-ruling-after = Baada
# of 827fae42
page-adopt = Kubali ubao
# of 3ff261c0
page-adopt-text = Ubao utahesabika kama ulivyo sasa. Zamu ni ya nani?
# of 922cabd6
page-rule-any = Kinyume cha kanuni
# of b3c154c8
page-rule-out-of-turn = Si zamu yake
# of 188dca86
page-rule-not-adjacent = Si nukta ya jirani
# of 5daeade8
page-rule-no-mill = Hakuna kinu, hakuna cha kuchukua
# of c3738207
page-rule-protected-by-mill = Inalindwa na kinu
# of 7690868c
page-rule-removed-own-chip = Ameondoa { $pieces } upande wake mwenyewe
# of 9d76202c
page-rule-piece-displaced = Kete imesogezwa
# of 738ab3b1
page-rule-several-changes = Mambo kadhaa kwa pamoja
# of f08e6108
page-rule-no-chip-in-hand = Hakuna { $pieces } mkononi
# of aff6d536
page-rule-wrong-colour = Rangi si sahihi
# of 2db5509d
page-rule-mis-sown = Kupanda si sahihi
# of 567f1fa4
page-rule-wrong-count = Idadi ya mbegu si sahihi
# of ca3bc549
page-rule-seeds-lost = Mbegu zimepungua
# of b21e6640
page-rule-game-over = Mchezo umekwisha
# of 53286854
page-rule-one-removal-only = Zimechukuliwa nyingi mno
# of 9300e570
page-rule-capture-not-earned = Hakukuwa na cha kushinda
# of 81eb9ca3
page-rule-feeding-due = Upande wa pili lazima ulishwe
# of 36c48ebf
page-rule-arrow-flew-over = Mshale umeruka juu ya kitu
# of 5eab4aa7
page-rule-arrow-gone = Mshale umeondolewa
# of be129b14
page-rule-arrow-moved = Mshale umesogezwa
# of f3791700
page-rule-arrow-not-in-line = Mshale hauko kwenye mstari
# of 0351c956
page-rule-arrow-owed = Mshale bado haujapigwa
# of c45783f4
page-rule-shot-first = Amepiga kabla ya kusogea
# of b5f7ef89
page-rule-shot-from-before = Amepiga kutoka mahali pa awali
# of 3dc73e9f
page-rule-two-arrows = Mishale miwili
# of 0d9c8954
page-rule-takes-nothing = Mchezo huu hauna kukamata
# of 5db054ce
page-rule-blocked-chip = Hakuna pa kwenda
# of ebb94bcb
page-rule-foreign-chip = Kuna kitu kigeni
# of 393502d8
page-rule-group-split = Kundi limegawanyika
# of 7604054d
page-rule-still-split = Kundi bado limegawanyika
# of 0888ee28
page-rule-jumped = Ameruka juu ya kitu
# of c170d5ef
page-rule-jumped-enemy = Ameruka juu ya mpinzani
# of a86f013c
page-rule-left-standing = Kilichokamatwa bado kipo
# of 5e59b3fc
page-rule-moved-back = Amerudi nyuma
# of 65f68b81
page-rule-no-change = Hakuna kilichobadilika
# of c06c741c
page-rule-not-a-row = Si safu moja
# of aeb402c7
page-rule-row-aslant = Safu imekwenda mshazari
# of 08b8b36b
page-rule-row-takes = Safu haikamati
# of 560a3433
page-rule-row-torn = Safu imekatika
# of 27720c26
page-rule-not-empty = Pana kitu tayari
# of 90718fa8
page-rule-not-forward = Si mbele
# of c96249b3
page-rule-not-in-line = Si mstari ulionyooka
# of 77f7f4ed
page-rule-not-taken = Hapo hakuna anayeweza kukamata
# of f2be3754
page-rule-stacked = Vingi mahali pamoja
# of e05efb19
page-rule-straight-capture = Amekamata moja kwa moja mbele
# of 966f1851
page-rule-diagonal-capture = Amekamata kwa mshazari
# of 670ff250
page-rule-taken-elsewhere = Amekamata kwingine
# of 6fc5436c
page-rule-too-far = Mbali mno
# of c51b73f0
page-rule-too-many-taken = Amekamata kupita kiasi
# of 86e2d86a
page-rule-two-chips-moved = Amesogeza zaidi ya kimoja
# of 7fef89b8
page-rule-two-chips-placed = Ameweka zaidi ya kimoja
# of 9b7da436
page-rule-wrong-distance = Umbali usio sahihi
# of 2e8d8831
page-rule-board-repeated = Ubao umewahi kuwa hivi
# of a66dbaaf
page-rule-chip-moved = Kilichowekwa hakisogezwi
# of 024a5186
page-rule-has-liberty = Bado kuna nafasi ya kupumua
# of 040a3da4
page-rule-no-liberty = Hakuna nafasi ya kupumua
# of d208cb8f
page-rule-middle-first = Katikati kwanza
# of 6a8a70f4
page-rule-not-enclosed = Hakijazingirwa
# of d301a887
page-rule-nothing-enclosed = Hakuna kilichozingirwa
# of 888b2250
page-rule-nothing-placed = Hakuna kilichowekwa
# of 8026433b
page-rule-taken-off = Ni kupindua, si kuondoa
# of 1a73e6f1
page-rule-turned-own-chip = Amepindua upande wake mwenyewe
# of 387867e2
page-rule-wrong-length = Idadi isiyo sahihi
# of 62d75e53
page-rule-wrong-side-up = Upande usio sahihi juu
# of 7fd358fe
page-rule-turning-owed = Kupindua kumesahaulika
# of 5206b1bc
page-rule-crowned-early = Ametawazwa mapema mno
# of 1cb1bf14
page-rule-king-diagonal = Mfalme huenda moja kwa moja
# of 4a787167
page-rule-majority = Angeweza kukamata zaidi
# of f8c9caca
page-rule-must-capture = Lazima akamate
# of 513b584c
page-rule-no-line = Hakuna mstari hadi hapo
# of 36099a40
page-rule-point-revisited = Nukta ileile mara mbili
# of 1a1ceccf
page-rule-same-direction = Mwelekeo uleule tena
# of cf418c4a
page-rule-took-both-ways = Amekamata pande mbili
# of 7180d0b9
page-rule-took-unmoved = Amekamata bila kusogea
# of 36530563
page-rule-way-blocked = Njia haiko wazi
# of 64d59792
page-rule-unused-site = Si sehemu ya mchezo huu
# of 7fd2cfa4
page-rule-took-own = Amekamata wa upande wake
# of 9a1da48b
page-rule-castling-not-played = Huchezwa bila kufanya ngome
# of d73424f4
page-rule-castled-too-late = Umechelewa kufanya ngome
# of dd217b88
page-rule-castled-through = Ngome kupitia kete
# of a9f06e0d
page-rule-castled-out-of-check = Ngome wakati wa shambulio
# of 42cce85b
page-rule-castled-over-attacked = Ngome kupitia mraba unaoshambuliwa
# of 9d55945b
page-rule-castled-into-check = Ngome kuingia kwenye shambulio
# of 92abba07
page-rule-castled-wrongly = Ngome haifanywi hivyo
# of 4e078cb7
page-rule-does-not-drown = Hazami
# of 2217dbcd
page-rule-too-late-in-passing = Umechelewa kukamata katika kupita
# of 4fbd5fae
page-rule-royals-face = Majenerali wanatazamana
# of 55a8c39e
page-rule-into-check = Kuingia kwenye shambulio
# of 9414fafb
page-rule-still-in-check = Bado anashambuliwa
# of 44907894
page-rule-leaves-in-check = Anaachwa akishambuliwa
# of a164653d
page-rule-leg-blocked = Njia imezibwa
# of b7f241b7
page-rule-no-screen = Lazima kete moja iwe katikati
# of ee384bf4
page-rule-in-the-way = Kuna kitu njiani
# of 5ac338a1
page-rule-never-takes-so = Hakamati hivyo
# of 558979ea
page-rule-only-takes-so = Huenda hivyo kukamata tu
# of 746dbd47
page-rule-out-of-zone = Nje ya eneo lake
# of 1e8ee776
page-rule-becomes-wrong = Hawi hivyo
# of c7a8aa57
page-rule-cannot-go = Haendi hivyo
# of edbe8f1f
page-wish-mend = Rekebisha
# of 555c9bbf
page-wish-take-back = Rudisha
# of 8487ac29
page-wish-enter = Ingiza zamu
# of 67d34219
page-wish-pause = Pumzika
# of 81174e6f
page-wish-play = Endelea
# of c89da962
page-wish-more = Vitendo zaidi
# of f491f217
page-wish-confirm = Zamu imekamilika
# of 5253247b
page-wish-call-ruling = Rudia uamuzi
# of 84f587db
page-wish-say-board = Sema ubao wote
# of d36de277
page-wish-rulings = Maamuzi ya mchezo huu
# of 0c714751
page-wish-rules = Kanuni za mchezo huu
# of 1367babd
page-wish-agree-draw = Tunakubaliana sare
# of 54d4d5ec
page-claim-repetition = { spoken-repetition }
# of 7909dbab
page-claim-no-progress = zamu hamsini bila kukamata na bila kitunda kusogea
# of 9fda3706
page-wish-claim = Kudai sare: { $rule }
# of 7eabc762
page-claim-threefold = hali ileile mara tatu
# of fef012bb
page-claim-fifty = zamu hamsini kila mmoja
# of 06991d8b
page-wish-concede = Kukubali kushindwa: { $side }
# of 31c5c0b2
page-wish-new-game = Mchezo mpya
# of c0780c15
page-wish-leave = Funga mchezo
# of 370db9a1
page-sure-draw = Je, wote wanakubali? Mchezo utaisha.
# of c188f450
page-sure-claim = Dai likiwa sahihi, mchezo utaisha.
# of 3474bc22
page-sure-concede = Mchezo utaisha, na wengine watashinda.
# of df49a60c
page-sure-new-game = Mchezo utaisha ulivyo na utabaki kwenye kumbukumbu.
# of 7522d0b5
page-sure-leave = Mashine itaacha kuangalia. Mchezo utabaki kwenye kumbukumbu.
# of 38c0e8cd
page-enter-help = { $side }: gusa ubaoni kilichochezwa.
# of 8a853a5b
page-enter-cannot = Hakuna zamu halali inayoanzia { $site }.
# of 206ae38b
page-enter-so-far = { $side }: { $sites }
# of 85d51c8a
page-mend-title = Zamu { $n }, { $side }
# of c35e1da5
page-mend-none = Bado hakuna kilichochezwa.
# of 1084030f
page-mend-now = Niliona: { $turn }
# of 7fe6d924
page-mend-was = Kwa kweli ilikuwa nini?
# of a1ab1786
page-mend-no-other = Kwa kanuni haikuweza kuwa kitu kingine.
# of dfbcd9ca
page-mend-rest = { $count ->
    [one] Zamu nyingine moja
   *[other] Zamu nyingine { $count }
}
# of 9ff9dbab
page-mend-find = Tafuta zamu
# of 51b9a1e6
page-mend-find-hint = kwa mfano d6
# of b639ab37
page-mend-more = Zipo nyingine zaidi; andika nukta ili kupata yako.
# of 5f48cdaa
page-mend-picture = Ubao baada ya zamu { $n }
# of c07f6b71
page-becomes = Kete imekuwa nini
# of 31fafca0
page-becomes-now = Sioni kete imekuwa nini. Inahesabiwa kuwa: { $kind }.
# of 9971c003
page-becomes-Q = Ni malkia
# of 2cc10c81
page-becomes-R = Ni ngome
# of b942dcc2
page-becomes-B = Ni askofu
# of 38f4ff5e
page-becomes-N = Ni farasi
# of 4f11bc00
page-home-title = Cheza kwenye mbao halisi
# of 4b4fcdc6
page-home-text = Kamera inaangalia ubao wako na inajua kanuni. Hatua tatu, kisha chezeni kama kawaida.
# of 3385500b
page-home-games = Chagua mchezo
# of 5857184f
page-home-games-text = pamoja na kanuni zake kwa maneno rahisi
# of 0422082a
page-home-camera = Elekeza kamera
# of 57a12985
page-home-camera-text = nasema kinachozuia bado
# of c727e24c
page-home-play = Cheza
# of c94b0226
page-home-play-text = ninaangalia na kusema yanayotokea
# of efa3531f
page-home-past = Tazama michezo iliyochezwa
# of 8650b557
page-watch-none = Hakuna mchezo sasa hivi. Ukurasa huu utaamka wenyewe.
# of 7f810136
page-games-title = Chagua mchezo
# of 076a89cf
page-games-found = { $count ->
    [one] Mchezo mmoja
   *[other] Michezo { $count }
}
# of 628b1ca8
page-players = { $count ->
    [one] wa mtu mmoja
   *[other] wa watu { $count }
}
# of e70173de
page-rules = Kanuni
# of ded8bedf
page-source = Chanzo
# of 80dd9a66
page-notes = Pale chanzo kinaponyamaza
# of 2c47dbc3
page-first = Nani anaanza
# of be06c178
page-first-whoever = atakayetenda kwanza
# of 76233ba5
page-first-rules = { $side }, kwa kanuni
# of beff4909
page-strict = Ubao usipoeleweka
# of 7bf186d1
page-strict-no = Endelea kutoka hapo baada ya muda
# of e63eedea
page-strict-yes = Subiri hadi mtu akubali
# of 6bf88103
page-match = Shindano
# of 281a3a35
page-match-none = mchezo mmoja
# of b6001cb6
page-match-usual = shindano la kawaida
# of 4bb5ee45
page-match-to = { $count ->
    [one] hadi pointi moja
   *[other] hadi pointi { $count }
}
# of 9b79ade5
page-team = Timu ya { $side }
# of f8c35be5
page-team-hint = Amina, Juma
# of b01c29b3
page-choose = Cheza mchezo huu
# of f2fe125c
page-choose-options = Chaguo
# of bc9d6e21
page-choose-game = Chagua mchezo
# of a806d34c
page-choose-running = Mchezo unaendelea. Utabaki kwenye kumbukumbu.
# of e5947141
page-camera-title = Kamera
# of 8fddb398
page-camera-alt = Ubao jinsi kamera inavyouona sasa
# of 0438c86e
page-camera-none = Bado hakuna picha
# of ebf32f7d
page-camera-closed = Picha huonwa na aliyeonyesha PIN tu.
# of a6f89260
page-camera-choose-first = Kwanza chagua mchezo, ndipo nitajua ubao gani wa kutafuta.
# of b13d2056
page-camera-aim = Elekeza kamera
# of 63abe367
page-camera-aim-text = Ubao wote uwe kwenye picha, mtupu ikiwezekana. Hizi nne ziwe za kijani.
# of 96fe7efb
page-camera-finding = Natafuta ubao
# of d42abc05
page-camera-finding-text = Tafadhali msiweke mikono juu ya ubao.
# of 6bd7e8ce
page-camera-found = Je, inafaa?
# of bdeb3f17
page-camera-found-text = Alama ziwe juu ya nukta za ubao wako.
# of 50697b12
page-camera-corners = Weka pembe kwa mkono
# of 077758f2
page-camera-corners-text = Vuta kila alama hadi kwenye nukta yake ya pembe.
# of 57679c9b
page-camera-corners-text-seeds = Vuta kila alama hadi kwenye pembe yake ya uso wa juu wa ubao.
# of a348285a
page-camera-teach = Nifundishe { $pieces }
# of c961304d
page-camera-teach-seeds = Nionyeshe mbegu
# of 59241561
page-camera-teach-text = Ili nione vizuri chini ya taa yako.
# of 124e78ec
page-camera-begin = Anza
# of 7c024410
page-camera-begin-text = Kila kitu kiko tayari.
# of 72230a6b
page-camera-watching = Ninaangalia
# of 0e8e0fd2
page-camera-watching-text = Picha, na ninachosoma ndani yake.
# of db165d76
page-camera-find = Tafuta ubao
# of dc20aba4
page-camera-find-again = Tafuta ubao tena
# of c29ef39d
page-camera-by-hand = Weka pembe
# of 9a7bd992
page-camera-fits = Ndiyo, inafaa
# of 3bcb4f98
page-camera-fits-teach = Inafaa; nifundishe { $pieces }
# of ed357890
page-camera-fits-teach-seeds = Inafaa; onyesha mbegu
# of ea9c3d0a
page-camera-teach-anyway = Kwanza nifundishe { $pieces }
# of c319be6a
page-camera-back = Rudi
# of 22cd0aa4
page-camera-to-game = Kwenye mchezo
# of 395057fb
page-camera-again = Tafuta ubao tena
# of ba9afb16
page-step-aim = Elekeza
# of 85482f15
page-step-find = Tafuta
# of 3c407eac
page-step-teach = Fundisha
# of 2be39599
page-step-begin = Anza
# of 08b1b453
page-advice = Ushauri
# of 2fc11c9a
page-aim-light = Mwanga
# of 4bd417c3
page-aim-glare = Mng’ao
# of 105bcd4a
page-aim-sharpness = Ukali wa picha
# of ff8b8dbb
page-aim-board = Ubao unaonekana
# of ee5d2af5
page-south-asked = Ubao umeelekea upande gani?
# of bb36d362
page-south-lines = Safu ya 1 iko ukingo gani wa picha?
# of 7257bc9e
page-south-seeds = Kusini ameketi ukingo gani wa picha?
# of 5ad6b861
page-edge-bottom = chini
# of e65be4dc
page-edge-left = { words-place-left }
# of bd497032
page-edge-top = juu
# of 0bfdb6d3
page-edge-right = { words-place-right }
# of 5f4f66fa
page-judged = Kiasi cha uhakika
# of 45abdb84
page-judged-good = Nina uhakika na ubao
# of 0fb511ac
page-judged-good-text = Mnaweza kucheza.
# of 30c27952
page-judged-fair = Nina uhakika kiasi
# of cbe0f3a4
page-judged-fair-text = Angalia vizuri kama alama ziko juu ya nukta.
# of af7a8d71
page-judged-poor = Sina uhakika
# of b8de7051
page-judged-poor-text = Afadhali weka pembe kwa mkono, au ongeza mwanga nitafute tena.
# of 0a6aab91
page-judged-hand = Kama ulivyoweka
# of d2763662
page-judged-hand-text = Angalia vizuri kama alama ziko juu ya nukta.
# of a7b2213a
page-judged-sure = uhakika { $percent } %
# of 67f6a41d
page-judged-rms = tofauti ya wastani ni pikseli { $px }
# of 51e72902
page-corners-help = Vuta kwa kidole, au chagua pembe na utumie mishale.
# of 358bc9ad
page-corners-use = Tumia pembe hizi
# of c54493b2
page-corner-nw = KsMg
# of f8d9c7fd
page-corner-ne = KsMs
# of bd7f81b1
page-corner-se = KuMs
# of 7c1bd62e
page-corner-sw = KuMg
# of f438e153
page-corner-nw-long = Pembe ya mbali kushoto
# of b1a9a5e6
page-corner-ne-long = Pembe ya mbali kulia
# of 3dc6bc6f
page-corner-se-long = Pembe ya karibu kulia
# of 210f2f96
page-corner-sw-long = Pembe ya karibu kushoto
# of 89627e2b
page-corner-at = { $corner }, { $x } % kutoka kushoto, { $y } % kutoka juu
# of 3c9888ea
page-teach-chips = Weka { $pieces } kama inavyoonyeshwa hapa, au gusa mahali ulipoweka. Kisha niache niangalie.
# of f10b51df
page-teach-seeds = Weka mbegu hizi katika kila shimo. Kisha niache niangalie.
# of 9dfae0f7
page-teach-fewer = punguza
# of 5f653707
page-teach-more = ongeza
# of 05d86de0
page-teach-colour = Rangi ipi
# of 1be10c70
page-teach-board = Mahali pa { $pieces }
# of 9325e411
page-teach-look = Angalia sasa
# of cd1216d0
page-teach-done = Sasa ninajua { $pieces }.
# of 0f2a759f
page-teach-on = Endelea
# of 20071b13
page-teach-skip = Endelea bila kufundisha
# of f2fa9535
page-begin = Anza mchezo
# of f8555688
page-begin-empty = Ondoeni { $pieces } ubaoni.
# of e1311f24
page-begin-set-up = Pangeni { $pieces } kama mwanzoni mwa mchezo.
# of 81aa247e
page-begin-part = Chezeni kutoka { $from } hadi { $to } tu; sehemu nyingine ya ubao haitumiki.
# of f22ac75b
page-begin-whoever = Atakayetenda kwanza ndiye anayeanza, kama hamkuchagua vingine.
# of c636c702
page-begin-side = Anayeanza: { $side }.
# of 08903121
page-begin-seeds = { $count ->
    [one] Wekeni mbegu moja katika kila shimo.
   *[other] Wekeni mbegu { $count } katika kila shimo.
}
# of a141354b
page-past-title = Kumbukumbu
# of c464f45d
page-past-find = Tafuta mchezo uliopita
# of 3a40377b
page-past-hint = Mchezo, mchezaji, tarehe
# of cdf404b9
page-past-game = Mchezo
# of 0f85e20c
page-past-all-games = michezo yote
# of de7bd3df
page-past-found = { $count ->
    [one] Mchezo mmoja
   *[other] Michezo { $count }
}
# of e1f17b04
page-past-more = Onyesha zaidi
# of 8c56ab5c
page-past-none = Bado hakuna kitu hapa.
# of ef27420b
page-past-live = unachezwa
# of 83a3c62f
page-past-unfinished = haujaisha
# of be718df0
page-past-turns = { $count ->
    [one] zamu moja
   *[other] zamu { $count }
}
# of 58d3500c
page-past-import = Ingiza mchezo
# of 3c67fc30
page-past-statistics = Takwimu
# of fad72a80
page-past-resume = Endelea na mchezo huu
# of fa6c0365
page-statistic-name = Mchezaji
# of 1a3913e1
page-statistic-won = Kushinda
# of 5c878bf8
page-statistic-drawn = Sare
# of 978b9ba5
page-statistic-lost = Kushindwa
# of 9202c572
page-replay-this = Tazama tena
# of 820ddd8c
page-replay-slider = Mahali katika mchezo
# of 1ab7b29f
page-replay-turn = Zamu { $n }
# of b4bf60b9
page-replay-picture = Ubao jinsi kamera ilivyouona
# of 40fff3a2
page-replay-play = Cheza
# of 9b87a7e2
page-replay-pause = Simamisha
# of 5bc55b16
page-replay-back = Moja nyuma
# of f69ae446
page-replay-on = Moja mbele
# of 3ef72d8c
page-score-print = Chapisha karatasi ya mchezo
# of 85bc2f01
page-downloads = Pakua
# of e4a8b741
page-more-title = Mipangilio
# of 7e52564f
page-more-phone = Simu hii
# of c6ea9d21
page-more-language = Lugha
# of 0acdff5e
page-more-about = Mwamuzi
# of 89b4e9aa
page-more-about-text = Picha hubaki kwenye mashine iliyo mezani pako; hakuna kinachotumwa kwingine.
# of ae2ee130
page-machine-title = Mashine
# of 352a207d
page-machine-version = Toleo
# of f0cbde8c
page-machine-source = Kamera
# of d282fc81
page-machine-fps = Picha kwa sekunde
# of 91910908
page-machine-voice = Sauti
# of 853b2838
page-machine-lights = Taa
# of 9157a9fe
page-machine-viewers = Watazamaji
# of ec3c45a1
page-machine-disk = Nafasi ya diski
# of 9163d427
page-aim-good-light = { web-light-good }
# of abbd2910
page-aim-good-glare = Hakuna taa inayong’aa ubaoni.
# of 4d27cf41
page-aim-good-sharpness = Picha iko wazi.
# of 58ab90d4
page-aim-good-board = Ubao uko kwenye picha.
# of 939da463
page-aim-dark = Kuna giza mno. Ongeza mwanga.
# of cce1b762
page-aim-bright = Mwanga ni mkali mno. Punguza kidogo.
# of 305a8129
page-aim-glare-bad = Taa inang’aa juu ya meza. Geuza taa au kamera kidogo.
# of 412024bc
page-aim-blurred = Picha haiko wazi. Rekebisha lenzi, au shika kamera imara.
# of 750ff3e3
page-aim-no-board = Sioni ubao wote. Sogeza kamera hadi uingie kwenye picha.
# of c4e27b62
page-aim-moved = Picha bado inatikisika.
# of 1d114a83
page-aim-checking = Natafuta ubao.
# of 2f25f834
page-player-name = Nani anacheza { $side }?
# of 55db4623
page-player-hint = Jina, ukipenda
# of cbdff563
page-statistic-played = Michezo
# of b7fc81e8
page-statistic-rulings = Maamuzi
# of 8a865b8f
page-openings = Jinsi michezo ya aina hii ilivyoanza
# of e13e77fd
page-openings-count = { $count ->
    [one] mchezo mmoja
   *[other] michezo { $count }
}
# of 39f54ee5
page-stuck-camera = Sioni kitu: hakuna kamera
# of a3b991c2
page-stuck-camera-do = Angalia waya wake, na kwamba hakuna kingine kinachoitumia. Najaribu tena kila sekunde chache.
# of b04a8dae
page-stuck-again = Jaribu tena
# of 154061d0
page-stuck-phone = Tumia kamera ya simu hii
# of e3e1b022
page-stuck-phone-do = Simu iliyokuwa kamera imelala au imeondoka. Iamshe, au tumia hii.
# of d8594943
page-stuck-own = Tumia kamera ya mashine yenyewe
# of 1daccfb6
page-stuck-film = Filamu imeisha
# of f57b1620
page-stuck-film-text = Hakuna kitakachoonekana tena katika mchezo huu. Kumbukumbu yake inabaki.
# of 0394272f
page-look-at = Baada ya zamu { $n } kati ya { $of }
# of ab27efdb
page-look-now = Rudi sasa
# of 742ebfda
page-mend-on-board = Igonge kwenye ubao
# of 1b38b44d
page-mend-tap = Zamu { $n }, { $side }: gonga ilivyokuwa kweli.
# of 1f3711a1
page-sim = Meza ya kuigiza
# of 471a9f31
page-sim-speed = Kasi ya kucheza
# of 3f51f71e
page-sim-times = mara { $n }
# of b8b3a672
page-sim-fastest = kwa kasi yote iwezayo
# of 58fb217f
page-doctor = Ukaguzi wa mfumo
# of 1874337a
page-guided-sites = Sahihisha hapa: { $sites }
# of 7249618d
page-wish-ask = Uliza kuhusu ubao
# of 7ad921c6
page-machine-do-it = Tafadhali fanya hivyo ubaoni.
# of fd338e5f
page-ruling-again = Rudia
# of ccdf91b0
page-alphabet-fide = { words-alphabet-fide }
# of f65dae04
page-alphabet-alfa = { words-alphabet-alfa }
