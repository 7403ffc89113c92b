# of 99a59421
desk-title = Ukumbi
# of 3b86001a
desk-rooms = Vyumba
# of b753314d
desk-wall = Mbao
# of 8bfd1eee
desk-calls = Miito
# of b3c1fd99
desk-search = Michezo
# of 4e1d50b7
desk-search-for = Mchezaji, mchezo, au nambari ya ubao
# of 153c7b18
desk-show = Onyesha
# of a150d2ed
desk-filter-all = Zote
# of dc67c2bf
desk-filter-asking = Zinahitaji mtu
# of 6c2e62a9
desk-filter-playing = Zinachezwa
# of ea2102b9
desk-filter-over = Zimekwisha
# of 1b6795da
desk-state-call = Mwamuzi!
# of 385e7a28
desk-state-taken = imechukuliwa
# of 52928d48
desk-state-trouble = tatizo
# of ac29abdb
desk-state-silent = kimya
# of e3bea656
desk-state-low = muda mfupi
# of 7f415ae4
desk-over = umekwisha
# of fff13fc7
desk-nobody = Hakuna ubao uliosema kitu bado.
# of aa01646c
desk-fault = Kumbukumbu inapingana na sheria
# of ce5c0d1f
desk-question = Mwamuzi anauliza kilichochezwa
# of 6237f166
desk-silent-line = Hausikiki; mchezo unaendelea ubaoni
# of c2befaa0
desk-paused = Umesimamishwa
# of 040d6d20
desk-begun = Mchezo umeanza
# of 371ee948
desk-idle = Hakuna mchezo
# of 24f8ecf3
desk-trouble-bumped = Ubao umesogezwa
# of 5a125586
desk-trouble-dark = Giza mno
# of 15a55b4d
desk-trouble-glare = Mwanga unapofusha kamera
# of 5e1af7c8
desk-trouble-blurred = Picha haiko wazi
# of 38c473e3
desk-trouble-frozen = Picha imeganda
# of 57ed22f7
desk-trouble-hidden = Kitu kimefunika ubao
# of 3b7456e2
desk-trouble-camera-lost = Kamera imepotea
# of 541970d8
desk-board = Ubao { $board }
# of f3b9a183
desk-turns = Zamu
# of 4a1f503f
desk-files = Mchezo kama faili
# of 758de3f6
desk-decisions = Maamuzi
# of 0a3d42fd
desk-decide = Amua
# of 5db5d166
desk-deed = Nini
# of caf435d6
desk-deed-confirm = Uamuzi unasimama
# of 54d7b135
desk-deed-overrule = Uamuzi hausimami
# of a1e19a73
desk-deed-penalty = Adhabu
# of 42bfa854
desk-deed-time = Muda
# of 082efc3a
desk-deed-result = { hall-result }
# of 53a45071
desk-deed-note = Ujumbe kwa wachezaji
# of b1d94d64
desk-nobody-meant = hakuna
# of 792261f5
desk-seconds = Sekunde
# of 7f9e8466
desk-says = Kwa maneno yako
# of 430dded2
desk-sign = Tia sahihi na utume
# of 3e603980
desk-sent = Imetumwa. Ubao unaambiwa hadi kumbukumbu yake iwe nayo.
# of d86fa2a3
desk-on-way = iko njiani
# of 72129dd6
desk-logged = imo katika kumbukumbu ya ubao
# of 4b1a1d34
desk-no-calls = Hakuna anayeita.
# of 9addf4e9
desk-call-illegal = Uamuzi
# of 022becd7
desk-call-question = Swali
# of 36bd8635
desk-call-claim = Dai
# of 57c24082
desk-call-time = Muda umekwisha
# of ceaa8061
desk-call-flag = Bendera imeanguka
# of c0f93506
desk-call-player = Mchezaji anaita
# of e003a1ed
desk-settled = Imekwisha
# of 64691227
desk-claims = Yanayoweza kudaiwa
# of c0fc7830
desk-may-claim = { $side } anaweza kudai sare: { $rule }
# of 89e985f3
desk-your-board = Ubao wako
# of 5ad9cf02
desk-your-boards = Mbao zako
# of da0efe1f
desk-no-own-boards = Huchezi kwenye ubao wowote sasa.
# of baf8868c
desk-asks = Ni kuhusu nini (si lazima)
# of 363a1a69
desk-call-arbiter = Mwite mwamuzi
# of b9cb420d
desk-call-back = Ghairi mwito
# of 61e85c93
desk-is-called = Mwamuzi ameitwa.
# of 948c9a96
desk-version = Programu yake ni { $version }, ya ukumbi ni { $own }.
# of 82619c70
desk-strange = Kumbukumbu zake zina muundo { $format }, ambao ukumbi huu hauwezi kuusoma: zinahifadhiwa, hazikaguliwi
# of d526dcb6
desk-strange-line = Muundo wa kumbukumbu usiojulikana hapa
# of f8b6f9fe
desk-due = zamu yake
# of 932769b7
desk-take = Chukua mwito huu
# of f57c6997
desk-give-back = Achia
# of d7e19fef
desk-taken-by = { $name } anaenda
# of 51935467
desk-waits = anasubiri dakika { $minutes }
# of 2f3d2ad7
desk-away = Ukumbi hausikiki. Yanayoonyeshwa yanaweza kuwa ya zamani; mbao zinaendelea zenyewe.
# of a87c31cb
desk-people = Watu
# of 1435f339
desk-sign-in = Ingia
# of 1be343e0
desk-name = { hall-name }
# of 6b5823fa
desk-pin = PIN
# of b615ec6f
desk-enter = Ingia
# of 47f0ca72
desk-leave = Toka
# of 8db3e968
desk-role = Wajibu
# of 37aae284
desk-role-watch = anaweza kutazama
# of 869ccff1
desk-role-play = anaweza kucheza
# of 20ddf112
desk-role-arbiter = mwamuzi
# of a996d302
desk-role-owner = mwenye ukumbi, mwamuzi mkuu
# of 489bb62d
desk-new-person = Ongeza mtu
# of caee40fa
desk-give-pin = Unda PIN
# of 9b0cbadd
desk-take-pin = Ondoa PIN
# of ab069a04
desk-pin-is = PIN ya { $name } ni { $pin }. Inaonyeshwa sasa tu.
# of 96ff2579
desk-tournaments = Mashindano
# of 0bec6bfc
desk-no-tournaments = Hakuna shindano bado.
# of 8c0a13b5
desk-kind = Aina
# of 3e380fbe
desk-kind-swiss = Mfumo wa Uswisi
# of 3893692e
desk-kind-round-robin = Kila mmoja na kila mmoja
# of 6c0d8869
desk-kind-double-round-robin = Kila mmoja na kila mmoja mara mbili
# of f81b1dc4
desk-kind-knock-out = Mtoano
# of 38de9709
desk-kind-match = Mechi
# of 33ed18da
desk-players = { $count ->
    [one] mchezaji { $count }
   *[other] wachezaji { $count }
}
# of d0483081
desk-round-of = raundi { $round } kati ya { $rounds }
# of e2b19bc1
desk-round = Raundi
# of 3c98c62b
desk-round-n = Raundi { $round }
# of 45544b0e
desk-rounds = Raundi
# of 215a33df
desk-system = imepangwa kwa: { $system }
# of 20f4a07c
desk-new-tournament = Shindano jipya
# of 4caa20fc
desk-game = Mchezo
# of 24541f09
desk-clock = Saa (10+5; tupu kama hakuna)
# of adff8e4f
desk-first-board = Ubao wa kwanza
# of 8e646856
desk-last-board = Ubao wa mwisho
# of d5ca7dc1
desk-list = Orodha ya wachezaji (CSV au TRF)
# of 36c34c68
desk-make = Unda
# of 4b048c04
desk-pair = Panga raundi ijayo
# of 3b729ca8
desk-publish = Tangaza raundi
# of aa2979d4
desk-confirm-all = Thibitisha matokeo yote
# of ffc8f73a
desk-confirm-one = Thibitisha { $result }
# of 0917d318
desk-by-hand = Badilisha mapambano
# of 3a1ccb1c
desk-why = Kwa nini (inahifadhiwa)
# of 1fed8288
desk-exchange = Badilisha wachezaji wawili
# of e831aa72
desk-one-player = Mmoja
# of c3a0405d
desk-other-player = Mwingine
# of afb7ecd4
desk-comes-late = Mtu amechelewa
# of bee39232
desk-somebody-new = Mtu mpya (kuanzia raundi ijayo)
# of 04779d64
desk-who = Nani
# of cec14806
desk-let-play = Aruhusiwe kucheza
# of d632dd1f
desk-in-order = Panga kwa msimamo
# of a72f452f
desk-in-order-text = Wa kwanza dhidi ya wa pili, wa tatu dhidi ya wa nne: pale kanuni zisipoacha mpangilio. Kanuni zinazovunjwa zinatajwa, kisha wachezaji wanaweza kubadilishwa.
# of 9e1d04c5
desk-breaks-met = wameshakutana
# of 3b157413
desk-breaks-sides = upande mmoja mara nyingi mno
# of d23590bc
desk-breaks-bye = mapumziko ya pili
# of 894c2a72
desk-team-boards = Mbao kwa timu (0: hakuna timu)
# of c7d06c4b
desk-still-played = bado unachezwa
# of 7b44291d
desk-begins-here = anaanza
# of 0c9efcae
desk-not-paired = Hakuna raundi iliyopangwa bado.
# of d0fb8110
desk-table = { hall-table }
# of 7b1bed87
desk-begins = Anaanza
# of 1b08124c
desk-other = Dhidi ya
# of d2e15297
desk-result = { hall-result }
# of 0e1fc51d
desk-result-at = Matokeo ya meza { $table }
# of dadcb8f2
desk-bye = anapita bila mchezo
# of 966281c2
desk-standings = Msimamo
# of 88f1c937
desk-points = Alama
# of 50becc32
desk-print-pairings = Chapisha mpangilio
# of 6c83a87e
desk-print-standings = Chapisha msimamo
# of 28162f47
desk-print-cross = Chapisha jedwali
# of 80eafc31
desk-join = Ruhusu ubao kujiunga
# of e26be114
desk-join-text = Mashine mpya, au inayochukua nafasi ya iliyoharibika: nambari yake inabaki, ufunguo wa zamani haufai tena.
# of 642c3429
desk-board-number = Nambari ya ubao
# of 8c35408a
desk-give-code = Toa msimbo
# of fbe31a35
desk-join-how = Andika hii kwenye mashine ya ubao { $board }, ndani ya dakika 15:
# of cbc47ac8
desk-break-bh = { hall-break-bh }
# of 510740da
desk-break-bh-c1 = { hall-break-bh-c1 }
# of 1dadfadc
desk-break-sb = { hall-break-sb }
# of b8bc75af
desk-break-de = { hall-break-de }
# of 477213a2
desk-break-win = { hall-break-win }
# of f0bb2a34
desk-break-won = { hall-break-won }
# of 7edd0645
desk-break-ps = { hall-break-ps }
# of 13484732
desk-break-aro = { hall-break-aro }
# of 9d7c521b
desk-break-gp = { hall-break-gp }
# of f244ab49
desk-filter-silent = Kimya
# of b8594216
desk-camera = Picha za kamera
# of 3f01e4f7
desk-camera-of = Kamera ya ubao { $board } iliona hivi mwisho
# of 15d27776
desk-none-such = Hakuna ubao kama huo.
# of 6589b0d8
desk-linked = umeunganishwa
# of 111df710
desk-unlinked = haujaunganishwa
# of ecd85b1b
desk-won = ameshinda
# of c412edd9
desk-silent-since = Haujasikika kwa dakika { $minutes }; mchezo unaendelea kwenye ubao
# of 8c4110fb
desk-rule-in-full = Kanuni kamili
# of df452804
desk-readings = Jinsi sehemu zisizo wazi zinavyosomwa
# of d2b0f5a0
desk-for-whom = Kwa nani
# of b4fc4496
desk-to-move = Nani acheze
# of bf2d6fbe
desk-who-wins = Nani ameshinda
# of 1eb66603
desk-check-in = Mahudhurio ya raundi { $round }
# of 08716daa
desk-here-of = { $here } kati ya { $count } wapo
# of 9830a3c7
desk-here = yupo
# of 81d8112e
desk-away-h = hayupo, nusu pointi
# of cfca5500
desk-away-z = hayupo, bila pointi
# of 0ab64fb6
desk-breaks = Maana ya vifupisho
# of 5829b1b1
desk-trf = Ripoti ya shirikisho (TRF)
# of b99d6ffb
desk-file-pgn = Hatua (PGN)
# of 1348bdb8
desk-file-sgf = Hatua (SGF)
# of f8cf573c
desk-file-csv = Jedwali (CSV)
# of df60dab4
desk-file-html = Marudio (HTML)
