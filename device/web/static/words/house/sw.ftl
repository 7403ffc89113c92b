# of 7f29c3c2
house-pin = PIN
# of f51783e0
house-pin-title = Ingia
# of c2cfea75
house-pin-help = Yeyote anaweza kutazama. Ili kucheza, kurekebisha au kuanza mchezo, andika PIN inayoonyeshwa na mashine.
# of 780e3802
house-pin-enter = Ingia kwa PIN
# of 5ce35f06
house-pin-say = Mashine iseme PIN yake
# of 1c123e2f
house-pin-wrong = Hiyo si PIN.
# of 8bcbba1d
house-pin-wait = Umejaribu mara nyingi mno. Subiri sekunde { $seconds }.
# of de0a5f6d
house-right-title = Ruhusa za simu hii
# of 3a078593
house-right-yes = Inaruhusiwa kuchagua, kurekebisha na kuanza michezo.
# of 7dea2e6a
house-right-no = Inatazama tu.
# of c427127d
house-right-give-back = Toka
# of 9e12c661
house-share-title = Simu zaidi
# of 40bd6776
house-share-text = Wengine wachanganue hii ili kuona mchezo huohuo.
# of 3deb9e41
house-share-qr = Msimbo wa QR wenye anwani ya ukurasa huu
# of af43f38f
house-share-watch = Mwonekano wa watazamaji
# of f9249041
house-share-overlay = Nakala ya matangazo ya moja kwa moja
# of f0384e3c
house-share-overlay-text = Ukurasa wenye mandhari angavu; weka anwani yake kama chanzo cha kivinjari.
# of 9f96f461
house-pin-name = Jina lako, ukipenda
# of ae1617b2
house-pin-name-help = Kisha litaandikwa katika kumbukumbu kando ya unachobadilisha.
# of b3294ff0
house-pin-lost = Huna PIN? Bonyeza kitufe cha mashine kwa sekunde sita: itataja namba. Au andika kwenye mashine: mwamuzi unlock
# of 178e335a
house-pin-need = Hili linahitaji PIN nyingine: ya { $role }.
# of 86b7577b
house-lock-help = Hapa wanaotazama ni wenye PIN tu.
# of a35a3e06
house-unlock-title = Ruhusu simu hii
# of e2f8043b
house-unlock-text = Mashine ilionyesha anwani hii. Inafungua mara moja tu.
# of 10385538
house-unlock-failed = Anwani hii imeshatumika au ni ya zamani mno. Omba mpya kwa mashine.
# of f5f0abac
house-role-nobody = hakuna
# of 1eb16803
house-role-watch = mtazamaji
# of eb167fe7
house-role-play = mchezaji
# of 23b2374c
house-role-arbiter = mwamuzi
# of 611106e0
house-role-owner = mwenye mashine
# of 53f7fdb3
house-role-button = kitufe
# of 6ddb1963
house-acted = na { $who }
# of a1507a7d
house-share-moment = Shiriki hatua hii
# of 328a6195
house-share-copied = Anwani imenakiliwa.
# of 61da1339
house-share-copy = Anwani ya hatua hii
# of 53fbec00
house-pin-show = Onyesha PIN
# of 9a9253f3
house-replay-first = Mwanzoni
# of f760c5e0
house-replay-last = Mwishoni
# of ff87b304
house-replay-after = baada ya zamu ya { $n }
# of 3d799fa9
house-replay-save = Hifadhi kumbukumbu ya mchezo
# of eee0f732
house-replay-keys = Vitufe: ← na → zamu moja, Home na End, nafasi huchezesha, f hugeuza ubao.
# of b9e64302
house-replay-rules = Kanuni: { $source }
# of 744de992
house-frame-over = Mwisho
# of 97b4da73
house-frame-owed = Bado kufanywa
# of 5b395e85
house-frame-claim = Dai
# of b91dfd52
house-frame-standing = Inasimama
# of 4d1b4a05
house-frame-board = Ubao umesemwa
# of c67fc655
house-frame-proposed = Zamu ya mashine
# of 240f1af9
house-frame-remark = Maelezo
# of 4b8f966a
house-score-title = Karatasi ya mchezo
# of 7aaa6fa5
house-score-date = Tarehe
# of f9652ece
house-score-place = Mahali
# of 2a53644e
house-score-result = Matokeo
# of a2265cfa
house-score-time = Muda
# of 399d1fce
house-score-limit = { $time } kwa zamu
# of 91f00d5e
house-score-rulings = Maamuzi
# of 9f6ada5b
house-score-before = Zamu { $n }
# of 7393b6ab
house-score-signature = Sahihi: { $who }
# of 6fec837b
house-sessions-title = Simu zilizoingia
# of 4d25e6d8
house-sessions-this = simu hii
# of 8942946f
house-sessions-seen = ilionekana mwisho { $when }
# of c4be5de4
house-sessions-end = Ondoa
# of ce0cdf1d
house-sessions-end-of = Ondoa ruhusa ya { $who }
# of 8d7bb897
house-sessions-end-others = Ondoa zote isipokuwa hii
# of 6fec769d
house-sessions-wrong = { $count ->
    [one] PIN moja isiyo sahihi siku iliyopita.
   *[other] PIN { $count } zisizo sahihi siku iliyopita.
}
# of 903906a6
house-privacy-title = Kinachohifadhiwa kuhusu watu
# of 45d066cb
house-privacy-pictures-all = Kila zamu picha ya ubao huhifadhiwa; mikono inaweza kuonekana.
# of b83496cf
house-privacy-pictures-rulings = Picha za ubao huhifadhiwa za uamuzi na masahihisho tu.
# of 7dee1459
house-privacy-pictures-none = Hakuna picha zinazohifadhiwa.
# of 941114da
house-privacy-days = { $count ->
    [one] Hufutwa baada ya siku moja.
   *[other] Hufutwa baada ya siku { $count }.
}
# of e86e84c4
house-privacy-room = Hufutwa nafasi inapojaa.
# of 0b35fea1
house-privacy-seen = Wanaoziona: { $who }.
# of c4766a67
house-privacy-camera = Kamera inachoona sasa wanaona: { $who }.
# of dda0eb50
house-privacy-for-watch = kila anayeweza kutazama
# of 17feac59
house-privacy-for-play = aliyeonyesha PIN ya kucheza
# of d7cdf9b6
house-privacy-for-arbiter = waamuzi na mwenye mashine
# of 32e70ad5
house-privacy-for-owner = mwenye mashine peke yake
# of 6ca6258c
house-privacy-names-yes = Majina yanayoandikwa huhifadhiwa na mchezo, kwa wote wanaoweza kutazama, hadi mtu ayafute. Si lazima kuandika jina.
# of 0cfec2ea
house-privacy-names-no = Hakuna majina yanayohifadhiwa.
# of 6e586ae7
house-privacy-change = Mwenye mashine hubadilisha haya katika mipangilio, chini ya [privacy].
# of 5545d730
house-forget-person = Futa taarifa za mtu
# of 45c55e41
house-forget-name = Jina la mtu
# of e6806a13
house-forget-person-text = Jina linaondolewa katika michezo yote ya mashine hii, na picha za michezo hiyo zinafutwa. Haiwezi kurudishwa. Kilichopakuliwa awali kinabaki kilipo.
# of 86cbad8d
house-forget-game = Futa mchezo huu
# of 266d7f3e
house-forget-game-text = Mchezo na picha zake vinafutwa. Haiwezi kurudishwa.
# of 793b8d72
house-forget-yes = Futa kabisa
# of 04954d17
house-forget-done = Imefutwa kabisa.
# of 69def9ee
house-forget-none = Jina hilo halipo katika mchezo wowote.
# of 0976140f
house-title = Kifaa
# of 5f6103f8
house-do-update = Tafuta masasisho
# of b02dc0f5
house-do-restart = Anzisha mwamuzi upya
# of d29f14d8
house-do-reboot = Washa mashine upya
# of a243d15f
house-do-poweroff = Zima mashine
# of 0c0970ca
house-sure = Mchezo ulio mezani utaendelea baadaye.
# of 2431890d
house-busy = Toleo jipya linawekwa.
# of ef0de87c
house-last = Toleo la mwisho: { $told }
# of 46e10951
house-wifi-look = Chagua mtandao wa Wi-Fi
# of b1f224a0
house-wifi-password = Nenosiri la { $name }
# of b5c9f9f3
house-wifi-join = Jiunge
# of bd46926a
house-doctor-good = Hakuna tatizo lililopatikana.
# of 76fd0dc7
house-doctor-bad = Kuna jambo linalohitaji kushughulikiwa.
# of ee60ea28
house-doctor-mend = La kufanya
# of e7e990f1
house-doctor-again = Kagua tena
# of b8e00da3
house-doctor-name = Jina lake
# of cd788803
house-doctor-address = Anwani yake
# of 49620591
house-doctor-camera = Kamera
# of 31e8538a
house-doctor-light = Mwanga
# of 8726830c
house-doctor-focus = Ukali wa picha
# of 20314e95
house-doctor-disk = Diski
# of 2fa1fa3e
house-doctor-power = Umeme
# of 8fb71993
house-doctor-voice = Sauti
# of 261538b9
house-doctor-sound = Kipaza sauti
# of 5ff2e3e7
house-doctor-lights = Taa
# of 1d6e1124
house-doctor-warmth = Joto
# of 6644ed9d
house-shelves = Rafu
# of 45742afa
house-shelf-all = Michezo yote
# of f3346144
house-shelf-lies = Kwa ubao uliopo
# of 23d0f806
house-shelf-begin = Kwa kuanzia
# of 0fbe97f0
house-shelf-played = Ya mwisho kuchezwa
# of df218dfa
house-shelf-favourites = Vipendwa
# of d02417ba
house-shelf-short = Fupi
# of 7d674369
house-shelf-long = Ndefu
# of f79e90c0
house-shelf-hard = Vya kujifunza zaidi
# of 2dbff074
house-shelf-solo = Kwa mmoja
# of 61db054e
house-shelf-crowd = Kwa zaidi ya wawili
# of b1c8517e
house-favourite = Ninachokipenda
# of 6708703e
house-ask-board = Uliza kuhusu ubao
# of 098ccaf4
house-ask-site = Nini kiko kwenye
# of 2434d51b
house-ask-tell = Onyesha
# of e37ae1b2
house-ask-row = Mstari
# of 4079bb59
house-ask-say-row = Sema mstari huu
# of 04604c3a
house-ask-moves = Nini kinaweza kusogezwa?
# of cf1b0c39
house-ask-no-moves = Hakuna kinachoweza kusogezwa sasa.
# of 7a10c989
house-ask-unknown = Ubao huu hauna { $site }.
# of b3da79bf
house-more-sounds = Sauti kwa kila tukio
# of d4423f17
house-more-shake = Tetema
# of b62bcc46
house-more-awake = Weka skrini wazi wakati wa mchezo
# of 848e4c84
house-more-sounds-off = zima
# of 214bb802
house-more-sounds-on = washa
# of 77d6d705
house-more-shake-off = zima
# of 2dc5eeb0
house-more-shake-on = washa
# of 9f3bdefd
house-more-awake-off = zima
# of f3cc2060
house-more-awake-on = washa
# of 02942c2f
house-clock = Saa
# of 2dc6565a
house-clock-any = Bila saa
# of 7c51b0db
house-clock-own = Saa nyingine, kama 45+30
# of 93b4ac0d
house-clock-own-hint = dakika + sekunde
# of 2f831743
house-clock-says-none = Dakika { $minutes } kwa kila upande.
# of 1008368f
house-clock-says-fischer = Dakika { $minutes } kwa kila upande, na sekunde { $seconds } zaidi baada ya kila zamu (Fischer).
# of 131e5db2
house-clock-says-bronstein = Dakika { $minutes } kwa kila upande; kwa kila zamu hadi sekunde { $seconds } hurudishwa (Bronstein).
# of 80076a62
house-clock-says-delay = Dakika { $minutes } kwa kila upande; kwa kila zamu saa husubiri sekunde { $seconds }.
# of 52c560f7
house-clock-says-any = Kila mtu huchukua muda anaohitaji; huhesabiwa hata hivyo.
# of 11be0d48
house-clock-flag = Muda ukiisha
# of 551627e1
house-clock-flag-told = Hutangazwa
# of 89295a4b
house-clock-flag-ends = Mchezo umepotea
# of 8d99f835
house-clock-second = Simu ya pili kama saa
# of d0ff8510
house-clock-second-text = Skani hii kwa simu ya pili. Hufunguka mara moja, ndani ya dakika kumi, na simu hiyo inaweza kucheza.
# of b24b9b0a
house-clock-here = Saa kwenye simu hii
# of 190fe863
house-wifi-own = Hapakuwa na mtandao, hivyo mashine imefungua Wi-Fi yake yenyewe, { $name }. Chagua ya familia yako: mashine itajiunga nayo, na ukurasa wake utapatikana huko.
# of 747e6331
house-wifi-moving = Sasa mashine inaacha Wi-Fi yake na kujaribu { $name }. Jiunge na { $name } kwa simu hii pia. Isipofaulu, Wi-Fi yake inarudi ndani ya dakika mbili, na mashine inasema hivyo.
# of 67218363
house-wifi-failed = Jaribio la mwisho halikufaulu. Je, nenosiri ni sahihi?
# of 788e0935
house-which = Huu ni ubao gani?
# of 2beba0fc
house-which-looking = Ninaangalia picha. Inaweza kuchukua dakika moja.
# of 5756e416
house-which-found = Unafanana na huu: { $board }.
# of 76a3b6b9
house-which-none = Siujui ubao huu. Uwe wote kwenye picha, kutoka juu, na mwanga juu yake.
# of f4e980d3
house-won-how = Jinsi ya kushinda
# of 51374cab
house-won-1 = Kabla ya zamu mbili za mwisho
# of 85ad4abe
house-won-2 = Kabla ya zamu ya mwisho
# of bd466813
house-won-3 = Mwisho
# of 9029b319
house-frame-start = Mwanzo
# of f23271f0
house-frame-start-text = Kuanza: { $side }.
# of 7d8f2784
house-frame-turn = Zamu
# of 76b9f481
house-frame-illegal = Uamuzi
# of 6b9af775
house-frame-restored = Ubao umerudishwa
# of fbd2752b
house-frame-adopted = Mchezo uliendelea
# of 1d2df867
house-frame-correction = Sahihisho
# of a4b28175
house-frame-question = Swali
# of 666f7776
house-frame-taken-back = Imerudishwa
# of 87f329a1
house-frame-trouble = Tatizo
# of d2955572
house-frame-resumed = Unaonekana tena
# of 10dee283
house-frame-time = Muda umekwisha
# of e8eca722
house-frame-round = Raundi
# of 93d98d25
house-frame-paused = Mapumziko
# of d885f8cb
house-frame-unpaused = Kuendelea
# of c592fe1b
house-more-theme = Mwanga au giza
# of f78588d7
house-more-theme-auto = kama simu
# of 8ee1fd8b
house-more-theme-light = mwanga
# of a2665213
house-more-theme-dark = giza
# of 73af2242
house-more-aloud = Sauti ya mwamuzi kwenye simu hii
# of ff001845
house-more-aloud-off = zima
# of 4b108b23
house-more-aloud-on = washa
# of b286fd19
house-more-rotate = Upande upi uko chini
# of 7090d12b
house-more-rotate-0 = { words-side-south }
# of b73b681e
house-more-rotate-1 = { words-side-east }
# of 5df6ffeb
house-more-rotate-2 = { words-side-north }
# of ed6633cd
house-more-rotate-3 = { words-side-west }
# of 71b2c83f
house-format-pgn = Nukuu ya mchezo (PGN)
# of 5d35bbf7
house-format-sgf = Nukuu ya mchezo (SGF)
# of 26d4ad43
house-format-csv = Jedwali la zamu
# of 5895ae74
house-format-gif = Picha zinazosonga
# of 678c29d2
house-format-html = Mchezo kama ukurasa wa wavuti
# of 5a68d9cd
house-format-zip = Faili na picha zote
# of cef7d446
house-format-jsonl = Kumbukumbu kamili ya mchezo
# of cefbdc8f
house-review = Kuangalia nyuma
# of d4f3af5b
house-review-year = Mwaka { $year }
# of ace66d95
house-review-today = Leo
# of a9559eb0
house-review-this-year = Mwaka huu
# of 35b9475f
house-review-before = Kabla
# of 16f1cf15
house-review-after = Baada
# of 55b03246
house-review-sum = Michezo: { $games }. Zamu: { $turns }. Muda: { $time }.
# of 6463db66
house-review-none = Hakuna mchezo uliochezwa wakati huo.
# of fcacb9c4
house-review-games = Michezo iliyochezwa
# of 129352a5
house-review-players = Waliocheza
# of 6969c559
house-review-run = Ushindi mfululizo
# of e8b6532f
house-review-openings = Jinsi michezo ilivyoanza
# of ad45cf46
house-review-lifted = Kila shimo liliinuliwa mara ngapi
# of 8e7e0fc4
house-review-months = Michezo kwa mwezi
# of 3a204c58
house-review-print = Chapisha ukurasa huu
# of d2856204
house-games-near = “{ $name }” bado haupo hapa. Michezo hii inafanana nao:
# of 1ccaf3b0
house-games-spelled = Hakuna mchezo unaoitwa “{ $name }”. Michezo hii ina majina yanayofanana:
# of 4e56c377
house-men-each = kete { $count } kila mmoja
# of f5f6a8e3
house-kind-all = Yote
# of 0ac01e94
house-kind-mills = Vinu
# of 61dff410
house-kind-three = Tatu mfululizo
# of 30ddd50d
house-kind-squares = Miraba
# of 4910f65c
house-kind-lines = Mistari inayokatana
# of 512903dd
house-kind-pits = Mawe mashimoni
# of d88db678
house-kind-seeds = Mbegu
# of cab8a72a
house-games-find = Tafuta mchezo
# of 970cfd9b
house-games-hint = Jina la mchezo
# of c0ec53e7
house-games-kinds = Aina za michezo
# of 0f2bed34
house-ask-last = Hatua ya mwisho
# of 6e661281
house-ask-clocks = Saa
# of c1041060
house-ask-captured = Vilivyotekwa
# of 1cafc562
house-ask-pieces = Kete za { $side }
# of f203f7db
house-ask-rays = Kila upande kutoka hapa
# of 434a7879
house-pieces = { $side }: { $pieces }
# of 1bc8c507
house-none = hakuna
# of 40151050
house-no-turn = Bado hakuna hatua.
# of 140749de
house-no-clock = Mchezo huu hauna saa.
# of e44ccf46
house-none-taken = Bado hakuna kilichotekwa.
# of b84cd136
house-lost = { $side }: vilivyopotea { $pieces }
# of 41bf07b4
house-to-move = Zamu ya { $side }
# of bc52a957
house-ray = { $way }: { $what }
# of 98e44c02
house-ray-free = { $way }: wazi hadi { $site }
# of 53069da7
house-way-up = juu
# of edec1ad1
house-way-down = chini
# of 6d568da2
house-way-left = kushoto
# of 7c23ea27
house-way-right = kulia
# of 228d7cb0
house-way-up-left = juu kushoto
# of c1d58e4d
house-way-up-right = juu kulia
# of 17747aa2
house-way-down-left = chini kushoto
# of 37bdfa59
house-way-down-right = chini kulia
# of d124af25
house-more-alphabet = Sehemu zinatamkwa
# of 3c8faa09
house-more-alphabet-letters = a, b, c
# of 8032625e
house-more-alphabet-fide = Anna, Bella, Cesar
# of e9d03b3c
house-more-alphabet-alfa = alfa, bravo, charlie
# of 7ecb5152
house-option-flying = { words-option-flying }
# of 32a892cd
house-option-rounds = { words-option-rounds }
# of 6ce7481a
house-option-direction = { words-option-direction }
# of 86a42df6
house-option-players = { words-option-players }
# of 84fd8f8f
house-option-seeds = { words-option-seeds }
# of a0810e12
house-option-own-well = { words-option-own-well }
# of 9e9c94dd
house-option-opening = { words-option-opening }
# of ff1ad877
house-option-size = { words-option-size }
# of 5051934c
house-option-pie = { words-option-pie }
# of c5616a56
house-option-threefold = { words-option-threefold }
# of ada9f99d
house-option-both-connected = { words-option-both-connected }
# of 766c4627
house-option-illegal = { words-option-illegal }
# of ce6ddaef
house-option-position = { words-option-position }
# of d63df5c0
house-option-castling = { words-option-castling }
# of 792dd815
house-option-perpetual-check = { words-option-perpetual-check }
# of 9a7301fd
house-option-perpetual-chase = { words-option-perpetual-chase }
# of e9f44ab6
house-option-men = { words-option-men }
# of faec0488
house-option-grand-slam = { words-option-grand-slam }
# of 1c90a7e8
house-option-repetition = { words-option-repetition }
# of e799f785
house-option-empty-captures = { words-option-empty-captures }
# of a228fbfe
house-option-capturing-seed = { words-option-capturing-seed }
# of 8d76bad7
house-option-last-seeds = { words-option-last-seeds }
# of e9e44f84
house-option-chips = { words-option-chips }
# of 00ae0f34
house-option-draw = { words-option-draw }
# of a5035e78
house-option-extra = { words-option-extra }
# of 9e650dd0
house-option-fill = { words-option-fill }
# of ae9b5be1
house-option-gain = { words-option-gain }
# of 00c367a5
house-option-lifted = { words-option-lifted }
# of d598b496
house-option-members = { words-option-members }
# of db6233e0
house-option-of = { words-option-of }
# of f5c9ba78
house-option-play = { words-option-play }
# of 3052f570
house-option-poor = { words-option-poor }
# of 646b6cab
house-option-rows = { words-option-rows }
# of e0a675e6
house-option-setup = { words-option-setup }
# of 78714818
house-option-whole-row = { words-option-whole-row }
# of 3472d2ed
house-setting-wins-nothing = { words-setting-wins-nothing }
# of 3a334669
house-setting-wins = { words-setting-wins }
# of 14b4a24c
house-setting-forbidden = { words-setting-forbidden }
# of 2b85cd6c
house-setting-own-side = { words-setting-own-side }
# of 4f63e900
house-setting-split = { words-setting-split }
# of 1c2eedec
house-setting-claimed = { words-setting-claimed }
# of 39e0a6a6
house-setting-won = { words-setting-won }
# of fb291b61
house-setting-stays = { words-setting-stays }
# of 3258adca
house-setting-owner = { words-setting-owner }
# of a273289f
house-setting-finisher = { words-setting-finisher }
# of ba37ff71
house-setting-nobody = { words-setting-nobody }
# of 2f55fcdb
house-setting-fide = { words-setting-fide }
# of f1c60142
house-setting-traditional = { words-setting-traditional }
# of 61626617
house-setting-none = { words-setting-none }
# of 8b4a319f
house-setting-draws = { words-setting-draws }
# of 9dbe2395
house-setting-loses = { words-setting-loses }
# of bba839f2
house-setting-arbiter = { words-setting-arbiter }
# of 05394628
house-setting-stands = { words-setting-stands }
# of 4177fb86
house-setting-true = { words-setting-true }
# of 5ed29071
house-setting-false = { words-setting-false }
# of 9fedf533
house-setting-draw = { words-setting-draw }
# of 13095142
house-setting-mover = { words-setting-mover }
# of 4f79497d
house-setting-on = { words-setting-on }
# of 54d2eb03
house-setting-off = { words-setting-off }
# of 5c92db39
house-setting-one = { words-setting-one }
# of 7b94c8e8
house-setting-match = { words-setting-match }
# of 3c75e31d
house-setting-counter-clockwise = { words-setting-counter-clockwise }
# of 86c990cd
house-setting-clockwise = { words-setting-clockwise }
# of 142534bc
house-setting-again = { words-setting-again }
# of 7b896417
house-setting-over = { words-setting-over }
# of ad41b4f2
house-setting-alquerque = { words-setting-alquerque }
# of ccb2a40a
house-setting-checkerboard = { words-setting-checkerboard }
# of 5f193d78
house-setting-even = { words-setting-even }
# of ddacb971
house-setting-two-or-four = { words-setting-two-or-four }
# of a78356a4
house-setting-fill-free = { words-setting-fill-free }
# of 2a17f5b7
house-setting-sixes = { words-setting-sixes }
# of 0f1d0455
house-setting-together = { words-setting-together }
# of 47b5a21a
house-setting-opening-free = { words-setting-opening-free }
# of d0ff040e
house-setting-sown = { words-setting-sown }
# of 4fc4bb96
house-setting-skipped = { words-setting-skipped }
# of bd05a10a
house-setting-pluck = { words-setting-pluck }
# of 1e4ed201
house-setting-stay = { words-setting-stay }
# of 866057c7
house-setting-whole-row-first = { words-setting-whole-row-first }
# of af1fc079
house-setting-whole-row-second = { words-setting-whole-row-second }
