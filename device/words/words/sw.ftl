# of 40ca290c
spoken-against = hilo ni kinyume cha sheria, { $sites }
# of 51a4fe6f
spoken-agreed = wachezaji wamekubaliana
# of eea26e22
spoken-agreed-on-board = wachezaji wamekubaliana, kama wafalme wanavyoonyesha
# of 20944dec
spoken-aliases = huitwa pia { $names }
# of 09a26a3f
spoken-all-bought = { $loser } { AGREE($loser, "hana", "hawana") } shimo lililobaki
# of 25016cc3
spoken-all-captured = { $loser } { AGREE($loser, "ana", "wana") } mbegu chache mno za kuendelea
# of 02008af3
spoken-all-done = Ndiyo hiyo. Umemaliza hatua zote.
# of 62e694ba
spoken-all-else-empty = Kwingine kote ni tupu.
# of 8b183ec2
spoken-am-not-sure = Sina hakika. Je, ilikuwa { $ways }?
# of 2ea4623b
spoken-am-not-sure-please-count = Sina hakika. Je, ilikuwa { $ways }? Tafadhali hesabuni; ninaona zaidi hivi: { $why }.
# of b2171e24
spoken-was-it-please-count = Sina hakika. Je, ilikuwa { $ways }? Tafadhali hesabuni: { $told }.
# of d99aba37
spoken-am-watching-again-play = Ninaangalia tena. Endeleeni kucheza.
# of a3ca4950
spoken-android = Android
# of bb7a8fa9
spoken-another-counts = Nilisema zamu nyingine. Hii inahesabiwa kuwa yangu, msipoirudisha.
# of 44a1154b
spoken-awarded = mwamuzi mkuu ameamua hivyo
# of 543a690a
spoken-banana = ndizi
# of 4f314266
spoken-bar = mm 100: chapisha kwa asilimia 100
# of 4f556bcb
spoken-becomes-bishop = inakuwa askofu
# of 25254ff7
spoken-becomes-king = inakuwa mfalme
# of 88d862da
spoken-becomes-knight = inakuwa farasi
# of 6688a480
spoken-becomes-queen = inakuwa malkia
# of 28cc256f
spoken-becomes-rook = inakuwa ngome
# of eec7e1eb
spoken-becomes-superpawn = inakuwa kitunda mkuu
# of 3362f47f
spoken-bee = nyuki
# of 09d63c4d
spoken-better = Hatua bora ilikuwa: { $turn }.
# of 4672bea4
spoken-bird = ndege
# of 92a9e3b4
spoken-blocked = { $loser } { AGREE($loser, "hawezi", "hawawezi") } kusogea
# of c4b3e867
spoken-blurred = Picha ina ukungu. Tafadhali angalieni kamera.
# of 907e9f32
spoken-board-empty = Ubao ni mtupu.
# of 4b7fd085
spoken-board-restored = ubao uko kama mwanzoni
# of 2d3ec259
spoken-boards = Huchezwa kwenye nafasi { $count }; mbao: { $boards }.
# of 703e0824
spoken-boat = mashua
# of 993cb357
spoken-book = kitabu
# of 82ba7680
spoken-both-one-group = { FORM($man, number: "many") } { words-of-men } kila upande { ATTR($man, "class") ->
    [ji] yako
    [m] wako
   *[n] ziko
} katika kundi moja
# of 8dcf4529
spoken-bread = mkate
# of aa1674bc
spoken-browser-s-settings-search-certificates = Katika mipangilio ya kivinjari tafuta “certificates” (vyeti).
# of 450454af
spoken-bumped = Ubao umesogea. Tafadhali uacheni hivyo; ninautafuta.
# of 39af0393
spoken-buys = ananunua { $pits }
# of 544f0d0c
spoken-camera-lost = Kamera haipo. Tafadhali angalieni waya wake.
# of 14fe500a
spoken-can-act = Unaweza kucheza hapo { $site }.
# of 56a2d537
spoken-can-go = Kutoka { $site } unaweza kwenda { $sites }.
# of 5ffd764b
spoken-can-see-board-again-play = Ninaona ubao tena. Endeleeni kucheza.
# of 1a69fb5c
spoken-cannot = Kutoka { $site } huwezi kucheza lolote sasa.
# of 04e49418
spoken-cannot-fill = { $loser } { AGREE($loser, "hawezi", "hawawezi") } kujaza shimo tena
# of 88b16e0e
spoken-captured = { $count } zimekamatwa
# of 546d116a
spoken-castle = { $side }, weka mfalme na ngome mahali pao.
# of 68222dd3
spoken-cat = paka
# of 410aaa66
spoken-changes = anabadilisha { $pits }
# of 6456fb4a
spoken-checkmate = { $loser } amefungwa (mat)
# of 01d863f3
spoken-choose-file-you-fetched = Chagua faili uliyopakua: { $file }.
# of d6c8d6fc
spoken-choose-store-trusted-root-certification = Chagua hifadhi “Trusted Root Certification Authorities”.
# of a4a49131
spoken-claims-game-over = { $side } anadai kwamba mchezo umekwisha, na ni kweli: { $why }.
# of 02729946
spoken-claims-game-over-not = { $side } anadai kwamba mchezo umekwisha, lakini si kweli: { $why }.
# of 74783763
spoken-cleared = ubao umesafishwa, na mbegu zinahesabiwa
# of 2a452890
spoken-compare = 1. Linganisha
# of 91543a7c
spoken-compare-how = Mashine yenyewe inaonyesha maneno hayohayo kumi na mawili: kwenye terminali yake inapoanza, na kwa amri { $command }. Kama yako ni tofauti, kuna mtu katikati: usiendelee.
# of 24bb9ee3
spoken-conceded = { $loser } { AGREE($loser, "amekata", "wamekata") } tamaa
# of 8b3ecb15
spoken-conceded-on-board = { $loser } { AGREE($loser, "amekata", "wamekata") } tamaa, kama wafalme wanavyoonyesha
# of 22148182
spoken-confirm = Mwamuzi mkuu ameamua: uamuzi ule unasimama.
# of c96ee7db
spoken-correction-turn = Sahihisho, zamu ya { $n }: { $told }.
# of 9281b4f5
spoken-cow = ng'ombe
# of 0a37ff9e
spoken-cut = Kata ukingo huu kwenye alama. Kisha gundisha { $sheet } juu ya { $other }.
# of f8d02c6d
spoken-dark = Kuna giza mno. Tafadhali nipeni mwanga.
# of e8907c9f
spoken-dead = { $loser } { AGREE($loser, "hana", "hawana") } cha kupanda
# of 3ec4bee5
spoken-decided = Zamu ya { $n } iliamua: { $side } { $turn } ({ $was }); ingefaa zaidi { $better } ({ $could }).
# of 176254f0
spoken-disk-free = Mchezo unahifadhiwa tena.
# of 863366eb
spoken-disk-full = Diski imejaa. Ninaendelea, na kuukumbuka mchezo.
# of 348ef25c
spoken-dog = mbwa
# of d4388ad5
spoken-door = mlango
# of 4dbdc93b
spoken-double = anaweka mara mbili upande wa pili
# of b512fcfc
spoken-drop = { $side }, endelea kupanda.
# of beee88b0
spoken-drum = ngoma
# of a9f33343
spoken-each-anew = Picha hizi zilipigwa kutoka mahali tofauti. Kwa --each-anew ninautafuta ubao katika kila picha.
# of 8e434933
spoken-easier = Nimeshinda: mara ijayo nitacheza kwa kiwango cha { $level }.
# of 6f1f1e4b
spoken-elephant = tembo
# of a8901e54
spoken-empty = tupu
# of 59f0a314
spoken-empty-side = upande mmoja ni mtupu, na mbegu zinahesabiwa
# of d52b2dcc
spoken-endless = ingeendelea milele
# of d5b9605a
spoken-enough-captured = mawe ya kutosha yamekamatwa
# of 243d4209
spoken-enter = anaingiza { $man } { $site }
# of 410f32f6
spoken-explode = { $side }, lipua kila mnara ulio mrefu mno.
# of 897b6258
spoken-explode-explodes = analipua { $site }
# of 993a8c36
spoken-explode-must-explode-one = { $side }, { $sites } lazima ilipuke: { $man } { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
} kwenda kila moja ya { $around }.
# of 24e32990
spoken-far-rank = mstari wa mbali umefikiwa
# of 577dd804
spoken-fetch = 2. Pakua cheti
# of 8b0a4a95
spoken-fetch-it = Pakua
# of f88d32ea
spoken-fifth-time = hali ileile kwa mara ya tano
# of f25e76f3
spoken-fill = anajaza ubao
# of c7303d9f
spoken-filled = mashimo yote ya nje yamejaa
# of 5d389277
spoken-fire = moto
# of 95497db7
spoken-fish = samaki
# of 00e7cabc
spoken-flag = muda wa { $loser } umekwisha
# of 72b41656
spoken-flag-has-fallen = Muda wa { $side } umekwisha.
# of 974067e9
spoken-flip = { $side }, pindua ulichozingira.
# of 93dcf989
spoken-mine-turns-over = { $mine } na kupindua { $what }
# of 21ec958d
spoken-flip-turn-over = { $side }, pindua { $sites }.
# of f6cb5c4e
spoken-flip-turns-over = anapindua { $site }
# of cdc50d59
spoken-flower = ua
# of 09a31f36
spoken-four-each = kila mmoja amebaki na mawe manne
# of 27b120a7
spoken-fours = anakusanya mbegu nne nne
# of a32fe01d
spoken-frog = chura
# of aa505d28
spoken-from = { $count } kutoka { $pit }
# of ecb351f2
spoken-way-spoken = kutoka { $here } hadi { $there }
# of 31c6fe59
spoken-from-above = Kutoka juu kabisa sioni vizuri urefu wa rundo. Tafadhali inamisha kamera kwa digrii 20, kisha pima tena.
# of 9fd4cdfe
spoken-from-one = { $row }, kuanzia moja: { $counts }.
# of 417fa27a
spoken-frozen = Picha ya kamera imeganda. Tafadhali angalieni kamera.
# of 354c87cc
spoken-full-board = ubao umejaa
# of e1d2ed84
spoken-game-draw = Mchezo ni sare: { $reason }.
# of c5a0dc8a
spoken-game-over = Mchezo umekwisha.
# of 30cbd5cb
spoken-games-played = michezo yote ya mashindano imechezwa
# of ee10ef24
spoken-gives-chip = na { $side } anatoa { $man }
# of 6b7fdda8
spoken-gives-seed-from = anatoa mbegu moja kutoka { $here } hadi { $there }
# of fd8b7371
spoken-glare = Mwanga unarudi kutoka kwenye ubao. Tafadhali geuzeni taa.
# of bd97f240
spoken-goat = mbuzi
# of ed37c5ba
spoken-goes = { $side } anaendelea: { $told }.
# of 2e8950e7
spoken-goes-on-to = anaendelea hadi { $there }
# of 6f7b2654
spoken-good = Ilikuwa vizuri.
# of 868651e0
spoken-hall-away = Ukumbi haufikiki. Mchezo unaendelea, na utaelezwa baadaye.
# of 062da553
spoken-hall-back = Ukumbi unafikika tena.
# of 021d90fd
spoken-hand = mkono
# of 3527789b
spoken-harder = Umeshinda: mara ijayo nitacheza kwa kiwango cha { $level }.
# of 17342ec2
spoken-has-hand = { $side } ana { $count } mkononi.
# of e672e64b
spoken-have-stopped-watching = Nimeacha kuangalia.
# of 3121ecb3
spoken-head = { $title } ({ $id }), ya wachezaji { $sides }, kwenye ubao { $board }
# of a484f421
spoken-hidden = Kitu kinafunika ubao. Tafadhali kiondoeni.
# of 85b7ab64
spoken-horse = farasi
# of ee2d0cd5
spoken-house = nyumba
# of c5ec2e26
spoken-illegal-answered-turn-stands = Haikuwa halali, na imejibiwa: zamu hiyo inabaki.
# of 7c591ace
spoken-illegal-turn-stands = Haikuwa halali, na zamu hiyo inabaki.
# of 6c74358a
spoken-impasse = hakuna anayeweza kucheza
# of 8b37cf67
spoken-in-the-end = Ukitaka kukiondoa baadaye, futa “{ $name }” mahali palepale.
# of f90bd8de
spoken-install = 3. Sakinisha
# of 504dce5b
spoken-iphone-ipad = iPhone na iPad
# of b55b0da7
spoken-jare = Jare!
# of e5c87642
spoken-jares = Jare nyingi!
# of 80c33677
spoken-last-chip = { $loser } { AGREE($loser, "amelazimika", "wamelazimika") } kuchukua { $man } { words-of-man } mwisho
# of a0b9c8c7
spoken-last-one-in = wengine wote wameondolewa
# of 6d3da430
spoken-last-turn = Zamu ya mwisho: { $told }.
# of 5e2c0174
spoken-leaf = jani
# of cd0278aa
spoken-left = { $side }: zimebaki sekunde { $seconds }.
# of 379d51d4
spoken-lights-back = Taa zinafanya kazi tena.
# of 17558550
spoken-lights-gone = Taa hazifanyi kazi. Ninaendelea bila taa.
# of effe6543
spoken-linux-firefox-everywhere = Linux, na Firefox popote
# of b6051e34
spoken-lion = simba
# of ba3df03f
spoken-log-gone = Faili la mchezo huu limebadilishwa au kuondolewa, na siwezi kuandika jipya. Ninaendelea, na kutunza mchezo kwenye kumbukumbu ya muda.
# of 69af58ba
spoken-log-rewritten = Faili la mchezo huu limebadilishwa au kuondolewa. Nimeandika mchezo wote katika faili jipya.
# of 9ca7fed3
spoken-looks-like = { FORM($piece, article: "the") } anaonekana kama kete nyingine: { $seen }. Tafadhali angalieni tena.
# of b4f2ad60
spoken-lost-turns-or-more-board = Nimekosa kuona zamu { $n } au zaidi; ubao unahesabika kama ulivyo.
# of 26ba6287
spoken-lying = Naanza na ubao kama ulivyo: ni zamu ya { $side }.
# of f56dec8e
spoken-mac = Mac
# of 52d0c79d
spoken-majority = zaidi ya nusu ya mbegu zimeshindwa
# of d0eec1e0
spoken-match-stands = Mashindano yako { $points }.
# of 6e24f045
spoken-mill = Kinu!
# of 11217393
spoken-mills = Vinu vingi!
# of 4316aa7f
spoken-missed-turns = Sikuona zamu { $n }. Je, ilikuwa { $ways }?
# of 5c8dc7e1
spoken-missed-turns-may-told-ways = Sikuona zamu { $n }, ambazo zinaweza kuelezwa kwa njia { $count }. Je, ilikuwa { $way }?
# of 038151aa
spoken-missed-turns-were-they-played = Sikuona zamu { $n }: { $way }. Je, zilichezwa kwa mpangilio huu?
# of 2c4d7190
spoken-mirrored = Picha imegeuzwa kama kwenye kioo. Tafadhali zima kioo katika mipangilio ya kamera.
# of f49b41a4
spoken-moon = mwezi
# of 01177bf5
spoken-more = { $count } zaidi
# of 0a23d3b0
spoken-mountain = mlima
# of f36b8e6f
spoken-move = Ni zamu ya { $side }.
# of 9aaa29fb
spoken-mine-moves = Nasogeza { $way }
# of b28c0ad0
spoken-move-move-or-take = { $side }, endelea kusogea au ondoa mkono.
# of b9505628
spoken-moves-men = anasogeza { FORM($man, number: "many") } { $count } { $way }
# of a810ef4c
spoken-moves-row = anasogeza safu { $here } hadi { $there }
# of 3ac76b3f
spoken-new = anapanga mzunguko unaofuata
# of dcbc0848
spoken-next = Sasa ni { $who }.
# of 790fd380
spoken-no-gain = hakuna anayeshinda mbegu tena, na zilizoshindwa zinahesabiwa
# of 0fc17444
spoken-no-idea = Sina wazo sasa.
# of 3b8cca1e
spoken-no-longer = Sichezi tena.
# of 4185711b
spoken-no-more-steps = Sifundishi tena. Mchezo unaendelea kutoka hapa.
# of cd17ccbc
spoken-no-progress = hakukuwa na maendeleo kwa muda mrefu mno
# of 2cf419ea
spoken-no-turn = hakuna anayeweza kupanda tena, na mbegu zinahesabiwa
# of c44fa85b
spoken-no-way-out = { $loser } hawezi kusogea wala kufunguliwa
# of 47bb580e
spoken-none-left = { $loser } { AGREE($loser, "hana", "hawana") } { $man } { ATTR($man, "class") ->
    [ji] lililobaki
    [m] aliyebaki
   *[n] iliyobaki
}
# of 74ae2cd3
spoken-not-found = Sioni ubao katika picha hii. Tafadhali piga picha tena.
# of cb9512b3
spoken-note = Neno kutoka kwa mwamuzi mkuu.
# of 56310d75
spoken-nothing-yet = bado hakuna
# of 95920a89
spoken-o-o = anafanya ngome upande wa mfalme
# of 2af30148
spoken-o-o-o = anafanya ngome upande wa malkia
# of 8be59560
spoken-on = { $top } juu ya { $below }
# of 331e90be
spoken-on-board = { $setting }: kwenye ubao { $board }
# of ab22f1ed
spoken-once-more = Tena: { $mine }.
# of 5c570462
spoken-one-colour-left = hakuna rangi nyingine kwenye ubao
# of e77b0592
spoken-one-group = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yote yako
    [m] wote wako
   *[n] zote ziko
} katika kundi moja
# of d8ee273c
spoken-one-player-left = hakuna rangi ya mchezaji mwingine kwenye ubao
# of a5e2b787
spoken-one-team-left = hakuna { $man } { words-of-man } timu nyingine kwenye ubao
# of 42d738a0
spoken-open = Fungua ukurasa
# of 2f0c7ad2
spoken-open-file-added-keychain = Fungua faili: kinaongezwa kwenye Keychain.
# of 919e2dd9
spoken-open-file-then-install-certificate = Fungua faili, kisha “Install Certificate”, “Current User”.
# of dadbc613
spoken-open-settings-profile-downloaded-then = Fungua mipangilio: “Profile Downloaded”, kisha “Install”.
# of a792ff28
spoken-open-settings-search-ca-certificate = Fungua mipangilio na utafute “CA certificate” (cheti cha CA).
# of c3512a2c
spoken-open-there-under-trust-choose = Kifungue humo; chini ya “Trust” chagua “Always Trust”.
# of 4e76289b
spoken-out-of-time = { $loser } { AGREE($loser, "ameishiwa", "wameishiwa") } na muda
# of f0db4ee7
spoken-overrule = Mwamuzi mkuu ameamua: uamuzi ule hausimami.
# of 72d10660
spoken-own-network = Sikupata mtandao hapa, hivyo nimefungua Wi-Fi yangu mwenyewe. Inaitwa { $name }. Bonyezeni kitufe changu kwa sekunde sita, nami nitasema nenosiri lake.
# of 39dc5217
spoken-own-network-back = Sikuweza kujiunga na mtandao huo. Wi-Fi yangu mwenyewe iko wazi tena.
# of 276961e9
spoken-own-network-left = Sasa niko kwenye mtandao wenu. Wi-Fi yangu mwenyewe imefungwa.
# of 1b463502
spoken-own-password = Wi-Fi yangu inaitwa { $name }. Nenosiri lake ni { $password }.
# of badccd14
spoken-pass = hawezi kucheza na anapita
# of 16a83cfa
spoken-penalty = Mwamuzi mkuu ameamua: adhabu kwa { $side }.
# of 1c59951f
spoken-perpetual-check = { $loser } ameshambulia mfalme kwa kila zamu
# of e3beb7bd
spoken-pillar = Nguzo!
# of 4549b188
spoken-pillars = Nguzo nyingi!
# of 589772bb
spoken-mine-shoots = { $mine } na kupiga mshale { $what }
# of eec0c7ac
spoken-mine-places = Naweka { $site }
# of 44045400
spoken-place-arrow = mshale hadi { $site }
# of bdbe6e15
spoken-play = Je, ni zamu ya { $sides }?
# of 7f149028
spoken-mine-told = Nacheza: { $told }
# of ec8e86b5
spoken-plays = Nacheza { $side }, kiwango cha { $level }.
# of 2fd0768b
spoken-please-set-board-up-so = Tafadhali panga ubao hivi.
# of 6c60b76e
spoken-points-goal = mashindano yameamuliwa
# of e59949a2
spoken-promote = { $side }, vika taji { $man } { ATTR($man, "class") ->
    [ji] lako
    [m] wako
   *[n] yako
}: weka { ATTR($man, "class") ->
    [ji] jingine
    [m] mwingine
   *[n] nyingine
} juu yake, au geuza.
# of f43ad3a9
spoken-put-down = { $side }, weka { $man } { ATTR($man, "class") ->
    [ji] lako
    [m] wako
   *[n] yako
}.
# of e90c3b6e
spoken-rain = mvua
# of f726bba9
spoken-readings = Yale ambayo haisemi, na jinsi tunavyoyasoma:
# of 27b3b0fd
spoken-recolour = { $side }, geuza { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] uliyoshinda yawe ya
    [m] uliowashinda wawe wa
   *[n] ulizoshinda ziwe za
} rangi yako.
# of 3d3a8b43
spoken-recolour-turn-men-your = { $side }, geuza { FORM($man, number: "many") } { words-of-men } { $sites } { ATTR($man, "class") ->
    [ji] yawe ya
    [m] wawe wa
   *[n] ziwe za
} rangi yako.
# of fe6a8181
spoken-recolour-wins = anashinda { $site }
# of 34e700bd
spoken-remove = { $side }, chukua kilichopo { $sites }.
# of 38ae3a42
spoken-mine-takes = { $mine } na { ATTR($man, "word") ->
    [cow] kumpiga ng'ombe wa { $what }
   *[chip] kuchukua { $what }
}
# of b6930cf5
spoken-remove-takes = { ATTR($man, "word") ->
    [cow] anampiga ng'ombe wa { $site }
   *[chip] anakamata { $site }
}
# of 4ea8ab49
spoken-repeated = hali ileile imerudi
# of 4a4c00f2
spoken-repetition = hali ileile kwa mara ya tatu
# of f1d04ff6
spoken-reserve = { $count } kwenye akiba
# of 4e7b3105
spoken-result = Mwamuzi mkuu ameamua jinsi mchezo unavyokwisha.
# of 538b9429
spoken-right = Ndiyo hiyo.
# of 998d26e1
spoken-river = mto
# of e81d6e3b
spoken-round-draw = Mzunguko ni sare: { $reason }.
# of 2aeb42ba
spoken-row = Safu ya { $row }: { $sites }.
# of f03949d0
spoken-row-made = tano mfululizo
# of c47dfcc7
spoken-rows-three = Safu nyingi za tatu!
# of 9535a5e8
spoken-royal-taken = kete kuu ya { $loser } imekamatwa
# of 7a22270a
spoken-rule = Sheria: { $source }.
# of 8b8e65e3
spoken-storehouse = ghala la { $side }
# of 5c81bf0a
spoken-salt = chumvi
# of 0f3dfcfe
spoken-set-up = Panga ubao kama unavyoonyeshwa hapa.
# of 8c248f2a
spoken-sheet = { $board }: { $sheet } kati ya { $first } hadi { $last }
# of 061b0d1d
spoken-shoot = { $side }, piga mshale.
# of b0f31649
spoken-sides-confused = Kwangu { $one } na { $other } zinaonekana karibu sawa. Mwanga zaidi husaidia, au kete zinazotofautiana zaidi.
# of 02af5c9f
spoken-sides-joined = pande mbili za ubao zinazotazamana zimeunganishwa
# of a0dbe988
spoken-snake = nyoka
# of 3f1de18e
spoken-source = Chanzo: { $source }
# of 3ffbe303
spoken-sow = { $side }, endelea kupanda, { $man } { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
} kwenye kila mraba unaofuata.
# of 59689edc
spoken-mine-sows = Napanda { $pit }
# of 760e8270
spoken-sows = anapanda { $pit }
# of 0ab3a067
spoken-split = kundi la { $loser } limegawanyika na haliwezi kuunganishwa
# of e7a6e4e9
spoken-stalemate = hakuna zamu halali, wala shambulio kwa mfalme
# of 78e5efeb
spoken-star = nyota
# of 63e1e24c
spoken-step = Hatua ya { $n } kati ya { $all }. { $task }
# of cff7560c
spoken-stone = jiwe
# of 1cae5fa1
spoken-stopped-unwritten = Naacha. Diski imejaa: mwisho wa mchezo haukuandikwa.
# of 44c840c7
spoken-stuck = hakuna jiwe linaloweza kutoka tena
# of 2578465d
spoken-sun = jua
# of e56a3ba5
spoken-swap = anabadilishana nafasi: wachezaji wanabadilishana rangi
# of b91a4374
spoken-swapped = { FORM($one, article: "the") } na { FORM($other, article: "the") } wanaonekana kama wamebadilishana nafasi. Tafadhali angalieni nani ni nani.
# of fed951e2
spoken-take = { $side }, chukua ulichoshinda.
# of 7df4442a
spoken-mine-removes = { ATTR($man, "word") ->
    [cow] Nampiga ng'ombe wa { $what }
   *[chip] Nachukua { $what }
}
# of b1506084
spoken-take-chip = { $side }, { ATTR($man, "word") ->
    [cow] piga ng'ombe mmoja wa { $foes }
    [stack] chukua rundo lenye { $foes } juu
   *[chip] chukua { $man } { words-of-man } { $foes }
}.
# of cc7b677e
spoken-take-what-stands-there = { $mine } na kuchukua kilicho hapo
# of 5a963c51
spoken-takes-calf-from = anachukua ndama wa { $pit }
# of 30d9e9c3
spoken-takes-from = anachukua { $count } kutoka { $pit }
# of bfe7f667
spoken-tally = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yanahesabiwa
    [m] wanahesabiwa
   *[n] zinahesabiwa
}
# of c9265dd5
spoken-tap-install-anyway-show-your = Gusa “Install anyway” (sakinisha hata hivyo) na ufungue skrini yako.
# of 4b1e0804
spoken-ten-captured = mawe kumi yamekamatwa
# of 62b94102
spoken-ten-quiet-moves = zamu kumi za kila mmoja bila kukamata
# of 68a2ef16
spoken-stands = { $site } { $chips }
# of a5d22b5b
spoken-store-holds = { $store }: { $count }.
# of 3f2a2e31
spoken-turn-acts = { $side } { $acts }
# of a4373971
spoken-thank-you-board-right-again = Asanteni. Ubao uko sawa tena.
# of d73349d0
spoken-then = { $first }; kisha { $second }
# of 79ff53c7
spoken-then-general-about-certificate-trust = Kisha: General, About, Certificate Trust Settings. Washa “{ $name }”.
# of b9e5c523
spoken-then-open-page = 4. Fungua ukurasa
# of 02bf6749
spoken-three-in-a-row = tatu mfululizo
# of 4cd58306
spoken-three-row = Tatu mfululizo!
# of 5380bfd6
spoken-time = Mwamuzi mkuu ameamua: { $side } anapata sekunde { $seconds }.
# of 5e3bb12c
spoken-title = Njia salama ya kufika mezani
# of c5202103
spoken-to = { $here } hadi { $there }
# of 287cd6a9
spoken-way-on = { $way } hadi { $there }
# of 776f4b0d
spoken-to-play = Zamu ya { $who }.
# of b5b33d73
spoken-too = { $side }, pindua { $sites } pia.
# of 32408297
spoken-too-few-pieces = kete zilizobaki ni chache mno kushinda
# of b507b77c
spoken-tree = mti
# of 8582405d
spoken-tresillo = Tresillo!
# of 32f66b8a
spoken-tresillos = Tresillo nyingi!
# of 7d619d66
spoken-trim = { $side }, { $sites } ni mnara mrefu mno: toa zilizo chini, { $men }.
# of 309c9bde
spoken-trio = Trio!
# of 0c8ed8c7
spoken-trios = Trio nyingi!
# of dd6a3de8
spoken-trusted = Kifaa hiki tayari kinaiamini mashine.
# of 45ea1579
spoken-turn = anageuza ubao
# of 5900ebee
spoken-turn-taken-back = Zamu ya { $n } imerudishwa: { $told }.
# of 963e7863
spoken-two-jares = Jare mbili!
# of b4b19ed9
spoken-two-left = { $loser } { AGREE($loser, "amebaki", "wamebaki") } na { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] mawili
    [m] wawili
   *[n] mbili
}
# of 8b3510b7
spoken-two-mills = Vinu viwili!
# of 91cffdca
spoken-two-pillars = Nguzo mbili!
# of f8b96725
spoken-two-rows-three = Safu mbili za tatu!
# of fd4b1a8f
spoken-two-tresillos = Tresillo mbili!
# of 2edb2d16
spoken-two-trios = Trio mbili!
# of 47b04734
spoken-two-trios-two-trios-stand = kuna trio mbili
# of 982b6901
spoken-under-authorities-import-file-identify = Chini ya “Authorities” ingiza faili, kwa kutambua tovuti.
# of ab3aef94
spoken-unsure = Sina uhakika: { FORM($piece, article: "the") }. Tafadhali angalieni kama ni sahihi.
# of 92b2c964
spoken-use-chrome-firefox-asks-more = Tumia Chrome: Firefox inahitaji hatua zaidi.
# of 83885c94
spoken-use-safari-allow-profile-loaded = Tumia Safari, na uruhusu wasifu upakuliwe.
# of 8d192a19
spoken-voice-back = Sauti inafanya kazi tena.
# of b3896a6b
spoken-voice-gone = Sauti haifanyi kazi. Ninaendelea bila sauti.
# of 10488ced
spoken-what = Hatua nzuri: { $turn }.
# of 145141b8
spoken-what-for = Kinaweza kuithibitisha mashine hii na anwani za ndani ya nyumba tu, si kitu kingine chochote duniani.
# of 952fb127
spoken-where = Tazama { $sites }.
# of 358b3ec8
spoken-which-way = Ninauona ubao, lakini sijui umeelekea upande gani. Tafadhali ugeuze ulale kama ulivyokuwa, au niambie kwenye ukurasa.
# of 857e1ef8
spoken-why = Mashine imejitengenezea cheti chake. Kiamini mara moja tu, na hakuna mtu katika mtandao huu atakayesoma au kubadilisha maneno yake.
# of 374ecc35
spoken-win = { $winners } wameshinda: { $reason }.
# of 11966415
spoken-win-round = { $winners } wameshinda mzunguko: { $reason }.
# of ee182331
spoken-windows = Windows
# of 8074bfcd
spoken-wins = { $winners } ameshinda: { $reason }.
# of 6efc0087
spoken-wins-round = { $winners } ameshinda mzunguko: { $reason }.
# of 12a878a9
spoken-you-have-played-so-board = Mmeendelea kucheza, hivyo ubao unahesabika ulivyo.
# of 1814622f
spoken-your-time-up = { $side }, muda wako umekwisha.
# of 56c15a25
spoken-new-game = Mchezo mpya?
# of c822fb37
spoken-mend-move = rudisheni { FORM($piece, article: "the", case: "accusative") } kutoka { $here } hadi { $there }
# of 98d63b7a
spoken-mend-take = ondoeni { FORM($piece, article: "the", case: "accusative") } kwenye { $here }
# of a8f87e5d
spoken-mend-put = rudisheni { FORM($piece, article: "the", case: "accusative") } kwenye { $there }
# of fac7267c
spoken-mend-turn = pindueni { FORM($piece, article: "the", case: "accusative") } kwenye { $here }
# of 03e2157d
spoken-mend-exchange = badilisheni { FORM($piece, article: "the", case: "accusative") } kwenye { $here } kwa { FORM($others, article: "a", case: "accusative") }
# of 4ddd405e
spoken-mend-move-many = rudisheni kete { $count } za juu za { $here } hadi { $there }: { $pieces }
# of 4c8a6daf
spoken-mend-take-many = ondoeni kete { $count } za juu za { $here }: { $pieces }
# of 8c062966
spoken-mend-put-many = rudisheni kwenye { $there }, kuanzia chini: { $pieces }
# of 802c83ac
spoken-mend-strange = ondoeni kilichopo { $here }
# of d9579468
spoken-mend-whole = rudisheni ubao kama ulivyokuwa; sehemu { $count } ni tofauti
# of 912d2996
spoken-mend-seeds-whole = rudisheni mbegu zilivyokuwa: { $pits }
# of 1fd616fa
spoken-mend-move-seeds = { $count ->
    [one] hamisheni mbegu 1 kutoka { $here } hadi { $there }
   *[other] hamisheni mbegu { $count } kutoka { $here } hadi { $there }
}
# of 5f097df3
spoken-mend-take-seeds = { $count ->
    [one] toeni mbegu 1 kwenye { $here }
   *[other] toeni mbegu { $count } kwenye { $here }
}
# of 8867c102
spoken-mend-put-seeds = { $count ->
    [one] wekeni mbegu 1 kwenye { $there }
   *[other] wekeni mbegu { $count } kwenye { $there }
}
# of ee2746c9
spoken-perpetual-chase = { $loser } amekimbiza kete kwa kila zamu
# of f19e7337
spoken-board-counts-as-it-stands = Ubao unahesabiwa kama ulivyo.
# of edd10869
spoken-by-piece = { $side }: { $acts }
# of b04ec141
spoken-piece-to = { $piece } hadi { $there }
# of 91935878
spoken-piece-from = { $piece } kutoka { $here } hadi { $there }
# of 622f15e1
spoken-piece-takes = { $piece } { words-subject }nakamata { $there }
# of ab4cfe41
spoken-piece-from-takes = { $piece } kutoka { $here } { words-subject }nakamata { $there }
# of 981f44ea
spoken-check = shaha
# of e5484a3a
spoken-mate = shaha na mati
# of e99fd638
spoken-castling-o-o = kufanya ngome upande wa mfalme
# of 5bfb7985
spoken-castling-o-o-o = kufanya ngome upande wa malkia
# of f372268b
spoken-flips = anapindua { $count }
# of 1c12d700
spoken-own-pit = shimo { $number }
# of 624fad7b
spoken-turn-within = { $side } { $acts }
