# of b73666fb
lessons-breakthrough = Kete moja iko mbele ya yako. Ipite kwa mshazari.
# of 86794577
lessons-breakthrough-men-take-aslant = Kete huchukua kwa mshazari tu. Chukua moja.
# of 49b0ef51
lessons-breakthrough-whoever-reaches-far = Anayefika mstari wa mwisho hushinda. Nenda huko.
# of 9e94f143
lessons-chess = Chukua malkia.
# of 5f5a96ae
lessons-chess-bring-pawn-far = Peleka kitunda hadi mstari wa mwisho.
# of 6b9b43cd
lessons-chess-castle-king-rook = Fanya ngome: mfalme na ngome husogea pamoja.
# of 338875c1
lessons-chess-mate-king-his = Mfunge mfalme pembeni mwake kwa ngome.
# of cafa9b3d
lessons-chess-mate-king-with = Mfunge mfalme kwa malkia.
# of dc4f3a0c
lessons-close-two = Funga mistari miwili kwa zamu moja.
# of e2bdc25b
lessons-closes-none = Inaruhusiwa, lakini haifungi mstari. Jaribu tena.
# of d2f0e4b9
lessons-explocus = Panda juu ya kete ya mpinzani: inakuwa yako.
# of 6477308f
lessons-explocus-let-column-explode = Acha safu ilipuke kando ya mbili za mpinzani.
# of 4f551316
lessons-explocus-make-column-too = Fanya safu iwe ndefu mno: inalipuka, na kupata mbili.
# of 3d2d911d
lessons-explocus-two-men-go = Kete mbili huenda miraba miwili. Panda juu ya moja ya mpinzani.
# of acf4ebb2
lessons-fanorona = Sogea kuelekea kete ya mpinzani, na uichukue.
# of da19bca6
lessons-fanorona-all-one-row = Zote za mstari mmoja huondoka. Chukua tatu.
# of 9349c68d
lessons-fanorona-go-away-from = Ondoka mbali na kete ya mpinzani, na uichukue.
# of 7143e53f
lessons-fanorona-go-with-same = Endelea na kete ileile, na uchukue tatu.
# of 0ea0d9b3
lessons-fanorona-take-last-two = Chukua mbili za mwisho, na ushinde.
# of 3f9bd98f
lessons-focus = Kete moja huenda mraba mmoja. Funika kete iliyo kando ya yako.
# of 6d8be379
lessons-focus-no-stack-higher = Hakuna rundo linalozidi tano. Chukua kilichozidi.
# of 58069f37
lessons-focus-take-top-man = Chukua kete ya juu peke yake, na ufunike iliyo kando yake.
# of 9fe1553d
lessons-focus-two-men-go = Kete mbili huenda miraba miwili. Funika rundo lingine.
# of 38549327
lessons-focus-whoever-has-no = Asiyebaki na rundo hushindwa. Funika la mwisho la mpinzani.
# of 0adfc2f5
lessons-kalah = Panda ili mbegu ya mwisho iishie ghalani mwako: mara nyingine!
# of 80a8af79
lessons-kalah-end-empty-pit = Maliza katika shimo lako tupu, na uchukue zilizo upande wa pili.
# of 198a9bfb
lessons-kalah-one-pit-alone = Shimo moja tu linaishia ghalani mwako. Hesabu, na ulipande.
# of d5ee624b
lessons-kalah-take-last-seeds = Chukua mbegu za mwisho za kaskazini, na mchezo ni wako.
# of fefa3cf8
lessons-kalah-two-pits-can = Mashimo mawili yanaweza kuchukua. Panda linalochukua zaidi.
# of 79c94f1e
lessons-kuruka-saba = Chukua kete: iruke hadi nafasi tupu iliyo nyuma.
# of 7d4bc64f
lessons-kuruka-saba-jump-twice-with = Ruka mara mbili kwa kete moja, na uchukue mbili.
# of 911cacb3
lessons-kuruka-saba-three-side-square = Tatu kwenye upande wa mraba: weka ya tatu, na uchukue moja.
# of ad9ddb46
lessons-mabambo = Ruka kete zako, hadi shimo tupu lililo nyuma.
# of cbcd5a86
lessons-mabambo-beat-with-stone = Piga kwa kete inayoruka juu ya mbili zako.
# of d3e9877e
lessons-mabambo-stone-other-side = Kete ya mpinzani iko nyuma tu ya moja yako. Ipige.
# of 0a42eae3
lessons-nine-mens-morris = Weka kete ili tatu zisimame kwenye mstari, na uchukue moja.
# of fc8e7ca1
lessons-nine-mens-morris-all-men-placed = Kete zote zimewekwa. Sogeza moja kwenye mstari, funga mstari, chukua.
# of ee1e6d71
lessons-nine-mens-morris-close-two-lines = Funga mistari miwili kwa kete moja.
# of f6218861
lessons-nine-mens-morris-other-side-about = Mpinzani yuko karibu kufunga mstari. Weka kete njiani.
# of 071621c8
lessons-nine-mens-morris-you-have-three = Una kete tatu: zinaweza kwenda popote. Shinda mchezo.
# of fcab4980
lessons-not-again = Inaruhusiwa, lakini kisha ni zamu ya mwenzako.
# of 4830fc05
lessons-not-that = Inaruhusiwa, lakini sicho kilichoombwa. Jaribu tena.
# of 9044849a
lessons-not-yet-won = Inaruhusiwa, lakini haishindi. Jaribu tena.
# of a8d92d99
lessons-othello = Weka kete ili nyingine ziwe kati ya mbili zako.
# of f0d17d1e
lessons-othello-disc-corner-never = Kete ya pembeni haigeuzwi kamwe. Chukua pembe.
# of 17436d44
lessons-othello-turn-over-all = Geuza kete zote za mpinzani, na ushinde.
# of c2210020
lessons-othello-turn-over-four = Geuza kete nne kwa mara moja.
# of 35594a3e
lessons-othello-turn-over-many = Geuza nyingi uwezavyo.
# of 7caa8bf9
lessons-oware = Kwa mbegu ya mwisho, fanya mbili au tatu katika shimo la kaskazini: chukua.
# of 6a9d5f01
lessons-oware-take-from-more = Chukua kutoka mashimo zaidi ya moja kwa mara moja.
# of aebdb5bf
lessons-oware-who-has-more = Mwenye zaidi ya nusu ya mbegu hushinda. Chukua zinazokupungukia.
# of ee62ea45
lessons-pick-your-stack-up-sow = Chukua rundo lako, na ulipande moja kwa moja kaskazini.
# of f6a4318b
lessons-soli-bi = Weka kete iliyo mkononi katika shimo lolote la nje.
# of 689a7274
lessons-soli-bi-do-so-again = Fanya hivyo tena. Pengo hujazwa na kete iliyo kando yake moja kwa moja.
# of 8779bd0f
lessons-soli-bi-last-time-all = Na mara ya mwisho. Mashimo yote ishirini ya nje yakijaa, ni bora kabisa.
# of 4b36aac5
lessons-soli-bi-once-more-think = Mara nyingine. Fikiria kete utakayohitaji baadaye.
# of 32c3d70a
lessons-soli-bi-take-one-other = Chukua moja ya rangi nyingine kutoka mstari wake; iweke inayofuata; jaza pengo.
# of 1177d00e
lessons-stack = Funika kete ya rangi nyingine.
# of 14846440
lessons-stack-all-chips-placed = Kete zote zimewekwa. Sogeza moja, funga mstari, chukua rundo.
# of b18c69b7
lessons-stack-three-top-line = Tatu juu kwenye mstari: funika ya tatu, na uchukue rundo.
# of f0bd812d
lessons-stack-you-have-three = Una kete tatu: huenda popote. Funga mstari.
# of 398aa6e1
lessons-stay-safe = Kuna tishio. Cheza ili usipoteze chochote.
# of 3e65cff4
lessons-still-threatened = Inaruhusiwa, lakini tishio bado lipo.
# of 0a71a9c0
lessons-tableaux = Chukua moja, mbili au tatu, popote upendapo. Acha nne.
# of d7db8658
lessons-tableaux-four-left-leave = Zimebaki nne. Mwachie mwenzako ya mwisho.
# of 35a7c225
lessons-tableaux-seven-left-leave = Zimebaki saba. Acha tano: basi unaweza kushinda daima.
# of b1164992
lessons-tableaux-three-left-leave = Zimebaki tatu. Mwachie mwenzako ya mwisho.
# of cba024aa
lessons-tableaux-whoever-takes-last = Anayechukua ya mwisho hushindwa. Mwachie mwenzako.
# of bdabb567
lessons-take-most = Chukua nyingi uwezavyo.
# of 74c6916a
lessons-takes-nothing = Inaruhusiwa, lakini haichukui kitu. Jaribu tena.
# of 3fbf7187
lessons-three-men-go-three-squares = Kete tatu huenda miraba mitatu. Funika rundo kwa ya mwisho.
# of 4ab3f499
lessons-three-mens-morris = Tatu zako kwenye mstari hushinda. Weka ya tatu.
# of 270d160e
lessons-three-mens-morris-all-men-placed = Kete zote zimewekwa. Sogeza moja, na ushinde.
# of c5423562
lessons-too-few = Inaruhusiwa, lakini zaidi inawezekana. Jaribu tena.
# of b6ab5e41
lessons-trio-trio = Weka kete katika shimo tupu la nje la upande wa mbali.
# of f2c3d9b1
lessons-trio-trio-jump-inward-from = Ruka ndani kutoka nje, juu ya zote njiani.
# of b6ed538f
lessons-trio-trio-jump-inward-make = Ruka ndani ili kufanya Trio.
# of a9790ac6
lessons-trio-trio-pull-stone-so = Vuta kete ili tatu ziwe kando kwa kando: Trio.
# of da357a05
lessons-trio-trio-two-trios-win = Trio mbili hushinda. Fanya ya pili.
# of ba3183b8
lessons-way-may-turn-sow-first = Njia inaweza kugeuka. Panda kwanza mashariki, kisha kaskazini.
# of 66668c8c
lessons-win = Shinda mchezo kwa zamu hii.
# of 012e4a60
lessons-win-in-two = Cheza ili ushinde kwa zamu yako ijayo, jibu lolote liwalo.
# of 58042ed7
lessons-your-top-man-comes-last = Kete yako ya juu huja mwisho. Funika rundo lingine kwa hiyo.
