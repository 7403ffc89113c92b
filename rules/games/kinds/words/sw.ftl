# of 173dfd9b
kinds-advisor = mshauri
    .class = m
    .many = washauri
# of 9aba85f7
kinds-becomes-wrong = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }; hapo huwa { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }; hubaki kama { words-subject }livyo
# of a2cdbc80
kinds-bishop = askofu
    .class = m
    .many = maaskofu
# of 1295bad6
kinds-blocked = { $own } ameinua { FORM($piece, article: "the") }, na { words-subject-not }na pa kwenda
# of 5a672c6d
kinds-cannon = mzinga
    .class = u
    .many = mizinga
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } { words-subject-not }wezi kwenda { $own_come }
# of c61803c3
kinds-castled-into-check = { $own } amefanya ngome hadi { $attacked }, inayoshambuliwa na { FORM($attackers_over, article: "the") }
# of 9f4fc561
kinds-castled-out-of-check = { $own } amefanya ngome, lakini { $royal } alikuwa akishambuliwa na { FORM($checkers, article: "the") }
# of 75841594
kinds-castled-over-attacked = { $own } amefanya ngome kupitia { $attacked }, inayoshambuliwa na { FORM($attackers_over, article: "the") }
# of 738a20b5
kinds-castled-through = { $own } amefanya ngome, lakini katikati pana { FORM($between, article: "the") }
# of a9464e05
kinds-castled-too-late = { $own } amefanya ngome, lakini { $royal } au ngome hiyo imeshasogea kabla
# of 85678757
kinds-castled-wrongly = { $own } amesogeza { $royal } na ngome; katika kufanya ngome { $royal } hufika { $king_to } na ngome { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } amefanya ngome, na mchezo huu huchezwa bila kufanya ngome
# of aae8fd13
kinds-chariot = gari
    .class = ji
    .many = magari
# of 28716e26
kinds-crocodile = mamba
    .class = m
    .many = mamba
# of 1287703e
kinds-does-not-drown = { $own } ameondoa ubaoni { FORM($swimmers, article: "the") }, ambaye hazami
# of 03383be5
kinds-elephant = tembo
    .class = m
    .many = tembo
# of 84f1c41b
kinds-foreign-chip = kilichopo { $strange } si kete ya { $own } wala ya { $foe }
# of 82fd4aff
kinds-general = jenerali
    .class = m
    .many = majenerali
# of a36141f5
kinds-giraffe = twiga
    .class = m
    .many = twiga
# of c50286bf
kinds-horse = farasi
    .class = m
    .many = farasi
# of e203865c
kinds-in-the-way = { FORM($piece, article: "the") } { words-subject-not }wezi kwenda { $own_come }: njia imezibwa na { FORM($met, article: "the") }
# of 4fa495a6
kinds-into-check = { FORM($piece, article: "the") } { words-subject-not }wezi kwenda { $own_come }, inayoshambuliwa na { FORM($attackers, article: "the") }
# of 82f94889
kinds-its-castle = ngome yake
# of cd454549
kinds-its-own-half = nusu yake
# of 138bc800
kinds-its-own-half-side-river = nusu yake, upande huu wa mto
# of d3f15bd0
kinds-its-own-half-up-river = nusu yake, hadi mtoni
# of ce0ccae1
kinds-its-palace = kasri lake
# of 7fadc30f
kinds-its-second-rank = safu yake ya pili
# of 4efb93af
kinds-king = mfalme
    .class = m
    .many = wafalme
# of 6f366fe8
kinds-knight = farasi
    .class = m
    .many = farasi
# of 6501d250
kinds-leaves-in-check = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }; hilo linamwacha { $royal } akishambuliwa na { FORM($attackers, article: "the") }
# of 54cfa84e
kinds-left-standing = { FORM($piece, article: "the") } { words-subject }mekamata { $foe_gone }, lakini kete hiyo bado ipo { $foe_come }
# of eddae848
kinds-leg-blocked = { FORM($piece, article: "the") } { words-subject-not }wezi kwenda { $own_come }: njia imezibwa { $leg }
# of 7c8d0ab6
kinds-lion = simba
    .class = m
    .many = simba
# of fdea8761
kinds-monkey = tumbili
    .class = m
    .many = tumbili
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } { words-subject }naweza kwenda { $own_come }, lakini { words-subject-not }wezi kukamata hapo
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } { words-subject-not }wezi kukamata { $own_come }: lazima kuwe na kete moja tu katikati
# of 6d4a88f4
kinds-none-in-hand = { COUNT($come) ->
    [one] kete imetokea { $come }, lakini hakuna iliyobaki ya kuweka
   *[other] kete zimetokea { $come }, lakini hakuna zilizobaki za kuweka
}
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } { words-subject }meenda { $stacks }, ambapo kete tayari ipo
# of ec2fe43e
kinds-not-taken = { $own } amekamata { FORM($taken, article: "the") }, na hakuna kete iliyofika hapo
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } huenda { $own_come } kukamata hapo tu
# of ddb42b3b
kinds-other-colour = kete imetoka { $gone }, lakini ya rangi nyingine imefika { $come }
# of 1820433e
kinds-other-half = nusu nyingine
# of 48761b1c
kinds-other-half-back-river = nusu nyingine, kurudi hadi mtoni
# of 14907f80
kinds-other-half-beyond-river = nusu nyingine, ng'ambo ya mto
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } { words-subject-not }wezi kwenda { $own_come }: lazima { words-subject }baki katika { $zone }
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } { words-subject-not }wezi kwenda { $own_come }: huenda hivyo tu katika { $zone }
# of 966440e4
kinds-pawn = kitunda
    .class = ki
    .many = vitunda
# of f4fac658
kinds-queen = malkia
    .class = m
    .many = malkia
# of 882992a7
kinds-quiet = zamu za pande zote bila kukamata na bila kitunda kusogea: { $count }; zinazohitajika: { $needed }
# of eddcbf10
kinds-recoloured-alone = kete ya { $recoloured } imebadilika rangi
# of 6d83aaa0
kinds-removed-own = { $own } ameondoa kete zake mwenyewe ubaoni: { FORM($own_lost, article: "the") }
# of 5f52fd71
kinds-river = mto
# of 24c0b601
kinds-rook = ngome
    .class = n
    .many = ngome
# of 24d82145
kinds-royals-face = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }, na sasa hakuna kitu mbele ya { FORM($attackers, article: "the") }
# of ba0b9351
kinds-soldier = askari
    .class = m
    .many = askari
# of 2fa080bd
kinds-stacked = { $stacks } pana zaidi ya kete moja
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }; { $royal } bado anashambuliwa na { FORM($attackers, article: "the") }
# of 4c97e49e
kinds-superpawn = kitunda kikuu
    .class = ki
    .many = vitunda vikuu
# of 8f3af5e5
kinds-taken-elsewhere = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }, lakini kilichoondolewa ni { FORM($taken, article: "the") }
# of f8d791a1
kinds-times = hali hiyo imekuwapo mara: { $count }; zinazohitajika: { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } { words-subject-not }wezi kukamata { FORM($taken, article: "the") } katika kupita: huruhusiwa tu mara moja baada ya kwenda miraba miwili
# of 6aca915f
kinds-too-many-taken = { FORM($piece, article: "the") } { words-subject }meenda { $own_come }, na hivyo { words-subject-not }kamati { FORM($extra, article: "the") }
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } { words-subject-not }wezi kukamata { FORM($upon, article: "the") }: ni kete za upande mmoja
# of 06b9170f
kinds-two-moved = { $own } amesogeza zaidi ya kete moja: { FORM($pieces, article: "the") }
# of c1ddcf16
kinds-zebra = pundamilia
    .class = m
    .many = pundamilia
# of ee0fece7
kinds-chess-title = Sataranji
# of b26d3c5d
kinds-chess-rules-1 = Wachezaji wawili wana kete kumi na sita kila mmoja kwenye ubao wa miraba minane kwa minane. Nyuma ya vitunda vinane kwenye safu ya pili ya kila upande ziko, kuanzia safu a, ngome, farasi, askofu, malkia, mfalme, askofu, farasi na ngome.
# of 33a1cf3b
kinds-chess-rules-2 = Nyeupe anaanza; kisha wachezaji wanasogeza kwa zamu. Mfalme anakwenda mraba mmoja upande wowote; malkia umbali wowote upande wowote; ngome moja kwa moja, askofu kimshazari, umbali wowote; farasi anaruka miraba miwili moja kwa moja na mmoja kando. Hakuna ila farasi anayepita juu ya kete nyingine. Kete inakamata kete ya adui kwa kufika kwenye mraba wake. Kitunda kinakwenda mraba mmoja mbele, kutoka safu yake ya pili hata miwili, na kinakamata mraba mmoja kimshazari mbele. Kitunda kilichokwenda miraba miwili sasa hivi chaweza kukamatwa mara hiyo na kitunda kana kwamba kilikwenda mmoja. Kitunda kinachofika safu ya mbali kabisa kinakuwa malkia, ngome, askofu au farasi.
# of c7817444
kinds-chess-rules-3 = Hakuna anayeruhusiwa kumwacha mfalme wake akishambuliwa. Anayeshambuliwa na hana hatua halali amefungwa (mat), na ameshindwa. Asiyeshambuliwa na hana hatua halali: sare.
# of 76e1e8ac
kinds-chess-rules-4 = Mara moja katika mchezo, mfalme na ngome ambazo hazijasogea zinaweza kufanya ngome (kubadilishana): mfalme anakwenda miraba miwili kuelekea ngome, na ngome kwenye mraba aliopita mfalme. Miraba yote kati yao lazima iwe mitupu, na hakuna mraba wa njia ya mfalme unaoweza kuwa umeshambuliwa, wa kwanza na wa mwisho ukiwemo.
# of 718d3eb3
kinds-chess-rules-5 = Hali ileile ya ubao mara ya tatu, au hatua hamsini za kila mchezaji bila kukamata na bila kitunda kusogea, zinamruhusu mchezaji kudai sare; mara ya tano, au hatua 75, zinamaliza mchezo. Ni sare pia kama hakuna mwenye kete za kutosha kumfunga mfalme.
# of 7ce78e4f
kinds-chess-rules-6 = Mchezo ukiachwa au sare ikikubaliwa, wachezaji wanaweza kuonyesha hivyo kwa kuweka wafalme wote wawili katikati: kwenye miraba miwili ya rangi nyepesi, e4 na d5, kama Nyeupe ameshinda, kwenye miwili ya rangi nzito, d4 na e5, kama Nyeusi ameshinda, kila mmoja kwenye rangi tofauti kwa sare.
# of 45110de9
kinds-chess-note-1 = Hakuna anayeweza kushinda kwenye hali ya ubao isiyo na kete ila wafalme na askofu mmoja au farasi mmoja, au wafalme na maaskofu kwenye miraba ya rangi moja.
# of 9bd40e5e
kinds-chess-note-2 = Kitunda kilichofika safu ya mbali kabisa kinachukuliwa kuwa malkia, isipokuwa ikisemwa vingine.
# of 2c5729ff
kinds-chess-note-3 = Sheria za Sataranji hazisemi kuhusu wafalme katikati: wachezaji wanaonyesha matokeo hivyo kwa bao zinazorekodi mchezo zenyewe (DGT). Aliyefungwa mfalme ameshindwa bila hilo.
# of 76e9d15f
kinds-chess960-title = Sataranji 960
# of 5eded9e9
kinds-chess960-rules-1 = Wachezaji wawili wana kete kumi na sita kila mmoja kwenye ubao wa miraba minane kwa minane: mfalme, malkia, ngome mbili, maaskofu wawili, farasi wawili na vitunda vinane. Vitunda viko kwenye safu ya pili ya kila upande. Nyingine ziko nyuma yao kwa mpangilio mmoja kati ya 960: mfalme kati ya ngome, maaskofu kwenye miraba ya rangi zote mbili. Za Nyeusi zimepangwa kama za Nyeupe, ng'ambo ya ubao. Namba 518 ni mpangilio wa sataranji.
# of f2a3df79
kinds-chess960-rules-4 = Mara moja katika mchezo, mfalme na ngome ambazo hazijasogea zinaweza kufanya ngome (kubadilishana) pamoja. Kuelekea safu wima ya mwisho, mfalme anakuja safu g na ngome safu f; kuelekea ya kwanza, safu c na safu d, popote zilipokuwa. Miraba yote inayopitwa na mmoja wao lazima iwe mitupu isipokuwa wao wawili, na hakuna mraba wa njia ya mfalme unaoweza kuwa umeshambuliwa, wa kwanza na wa mwisho ukiwemo. Chaguo "{ words-option-castling }: { words-setting-traditional }" linampeleka mfalme miraba miwili kuelekea ngome, na ngome kwenye mraba aliopita mfalme; ubao ukiishia kabla, wanabadilishana nafasi. "{ words-option-castling }: { words-setting-none }" linaondoa kubadilishana huko.
# of da464cf1
kinds-chess960-note-1 = Chanzo kinaziita hatua za kete za kawaida, na hakizielezi: Sheria za Sataranji za FIDE zinazieleza, na zinatajwa kwa ibara.
# of a8b0bd09
kinds-chess960-note-2 = Kufanya ngome kwa kawaida kulikobadilishwa hakuelezwi kikamilifu: miraba miwili kuelekea ngome, kama katika sataranji; kwenye kona, ambapo haliwezekani, mfalme na ngome wanabadilishana nafasi.
# of 461899ea
kinds-chess960-turns = Nyeupe anaanza, kisha wachezaji wanasogeza kwa zamu, kete moja kila mmoja; ni katika kufanya ngome tu ndipo mfalme na ngome wanasogea pamoja (Sheria za Sataranji, 1.2, 3.8)
# of 8d503faa
kinds-chess960-moving = kete kubwa na vitunda vina hatua zao za kawaida: kila aina inakwenda kwa njia yake (Sheria za Sataranji, 3.2 hadi 3.8), na hakuna ila farasi anayepita juu ya kete nyingine (3.5)
# of 81ec87f6
kinds-chess960-taking = kete inakamata kete ya adui kwa kufika kwenye mraba wake, na hiyo inaondolewa mara moja; kitunda kinakamata kimshazari, mraba mmoja mbele, au njiani (Sheria za Sataranji, 3.1, 3.7)
# of 63943eb9
kinds-chess960-check = hakuna anayeruhusiwa kufanya hatua inayomwacha mfalme wake akishambuliwa (Sheria za Sataranji, 3.9)
# of cb9ae8a3
kinds-chess960-castling = mfalme na ngome wanaobadilishana hawajasogea kabla, hakuna mraba ulioshambuliwa kuanzia wa kwanza wa mfalme hadi wa mwisho wake, na miraba yote ambayo mmoja wao anaipita au kuifikia ni mitupu isipokuwa wao wawili
# of 715230b7
kinds-chess960-crowning = kitunda kinachofika safu ya mbali kabisa kinakuwa malkia, ngome, askofu au farasi kwa hatua hiyohiyo (Sheria za Sataranji, 3.7.3)
# of 49ed37e9
kinds-chess960-end = anayemfunga mfalme wa mpinzani ameshinda (Sheria za Sataranji, 5.1); kutokuwa na hatua halali bila kushambuliwa, kete chache mno za kumfunga mfalme, hali ileile ya ubao mara ya tano, au hatua 75 za kila mmoja bila kukamata wala kitunda kusogea ni sare (5.2, 9.6)
# of d5d4fac7
kinds-congo-title = Congo
# of 0108ce9c
kinds-congo-rules-1 = Wachezaji wawili wana kete kumi na nne kila mmoja kwenye ubao wa miraba saba kwa saba: simba, twiga, tumbili, tembo wawili, mamba, pundamilia na vitunda saba. Mwanzoni safu ya karibu ina, kuanzia safu a, twiga, tumbili, tembo, simba, tembo, mamba na pundamilia, na safu iliyo mbele yake vitunda. Safu ya nne ni mto. Miraba mitatu kwa mitatu katikati ya safu tatu za kwanza za kila upande ni ngome yake.
# of b456f938
kinds-congo-rules-2 = Nyeupe anaanza; kisha wachezaji wanasogeza kwa zamu. Anayekamata simba wa mwenzake anashinda. Hakuna anayelazimika kumlinda simba; anayemwacha akishambuliwa anampoteza.
# of 6a6e2bf8
kinds-congo-rules-3 = Simba anakwenda mraba mmoja upande wowote, ndani ya ngome yake tu. Simba wawili wakionana kwenye safu wima au mshazari ulio wazi, mwenye zamu anaweza kumkamata mwingine. Pundamilia anaruka kama farasi wa sataranji. Tembo anakwenda mraba mmoja au miwili moja kwa moja; miwili ni mruko. Twiga anakwenda mraba mmoja upande wowote, lakini hakamati kitu hivyo, au anaruka miraba miwili moja kwa moja au kimshazari. Mamba anakwenda mraba mmoja upande wowote; nchi kavu pia kwenye safu wima yake kuelekea mtoni, hadi mtoni; mtoni kwenye mto wote. Tumbili anakwenda mraba mmoja upande wowote, lakini anakamata tu kwa kuruka adui aliye kando yake hadi mraba mtupu nyuma yake; anaweza kuendelea kuruka, kila adui mara moja, na kusimama apendapo; alivyoviruka vinaondolewa mwishoni. Kitunda kinakwenda na kukamata mraba mmoja mbele, moja kwa moja au kimshazari; ng'ambo ya mto chaweza kurudi mraba mmoja au miwili moja kwa moja, lakini hakikamati kitu hivyo wala kuruka kitu. Kitunda kilichofika safu ya mbali kabisa kinakuwa kitunda kikuu: kinakwenda na kukamata pia mraba mmoja kando, na kurudi mraba mmoja au miwili, moja kwa moja au kimshazari, kutoka popote.
# of 6a562513
kinds-congo-rules-4 = Kete iliyo mtoni zamu ya upande wake inapoanza, na inapoisha, inazama: inaondolewa. Mamba hawazami.
# of ff2f5056
kinds-congo-rules-5 = Wakibaki simba wawili tu na hawaonani, hakuna anayeshinda.
# of 2e2029f7
kinds-congo-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kama picha; hii ni ile ya kawaida.
# of 7896b41f
kinds-congo-note-2 = Anavyoviruka tumbili vinaondolewa zamu ikiisha, ili visirukwe mara mbili.
# of 8ba8a208
kinds-congo-note-3 = Ng'ambo ya mto maana yake ni kuupita: kutoka mtoni kwenyewe kitunda hakirudi nyuma.
# of f33573cc
kinds-congo-note-4 = Asiye na zamu ameshindwa; chanzo hakisemi hivyo.
# of 6ea47490
kinds-congo-turns = Nyeupe anaanza; wachezaji wanasogeza, na lazima wasogeze, kwa zamu
# of 779c8064
kinds-congo-moving = kila mnyama anakwenda kwa njia yake; simba haruhusiwi kutoka ngome yake ya miraba mitatu kwa mitatu
# of 2b56d3f7
kinds-congo-taking = kete inakamata kwa kufika kwenye mraba wa adui; twiga anakamata tu umbali wa miraba miwili, tumbili kwa kuruka tu juu ya adui hadi mraba mtupu nyuma yake, mara moja juu ya kila mmoja
# of 2c4cd5a3
kinds-congo-crowning = kitunda kinachofika safu ya nyuma kinakuwa kitunda kikuu
# of a56dfbb3
kinds-congo-river = kete inayomaliza hatua yake mtoni lazima itoke kwa zamu inayofuata au izame: inaondolewa mwishoni mwa zamu; mamba hawawezi kuzama
# of d305c744
kinds-congo-end = lengo ni kukamata simba wa mpinzani; simba wawili walio peke yao ni sare, isipokuwa wanatazamana: mwenye zamu anakamata
# of 85761bb4
kinds-los-alamos-title = Sataranji ya Los Alamos
# of 03d25da4
kinds-los-alamos-rules-1 = Wachezaji wawili wana kete kumi na mbili kila mmoja kwenye ubao wa miraba sita kwa sita. Nyuma ya vitunda sita kwenye safu ya pili ya kila upande ziko, kuanzia safu a, ngome, farasi, malkia, mfalme, farasi na ngome.
# of 499ec0f4
kinds-los-alamos-rules-2 = Nyeupe anaanza; kisha wachezaji wanasogeza kwa zamu. Mfalme anakwenda mraba mmoja upande wowote; malkia umbali wowote upande wowote; ngome moja kwa moja, umbali wowote; farasi anaruka miraba miwili moja kwa moja na mmoja kando. Hakuna ila farasi anayepita juu ya kete nyingine. Kete inakamata kete ya adui kwa kufika kwenye mraba wake. Kitunda kinakwenda mraba mmoja mbele na kinakamata mraba mmoja kimshazari mbele. Kitunda kinachofika safu ya mbali kabisa kinakuwa malkia, ngome au farasi.
# of a2b56d99
kinds-los-alamos-note-1 = Vitunda haviendi kamwe miraba miwili, kwa hiyo hakuna kinachokamatwa njiani; hakuna maaskofu wala kufanya ngome. Kuhusu namna mchezo unavyoisha, Sheria za Sataranji zinaeleza.
# of 025c29be
kinds-los-alamos-note-2 = Hakuna anayeweza kushinda kwenye hali ya ubao isiyo na kete ila wafalme na farasi mmoja.
# of 68905c38
kinds-los-alamos-turns = Nyeupe anaanza, kisha wachezaji wanasogeza kwa zamu, kete moja kila mmoja (Sheria za Sataranji, 1.2, 3.1); hakuna kufanya ngome
# of f1f26634
kinds-los-alamos-taking = kete inakamata kete ya adui kwa kufika kwenye mraba wake, na hiyo inaondolewa mara moja; kitunda kinakamata kimshazari, mraba mmoja mbele (Sheria za Sataranji, 3.1, 3.7)
# of ee57f749
kinds-los-alamos-crowning = kitunda kinachofika safu ya mbali kabisa kinakuwa malkia, ngome au farasi kwa hatua hiyohiyo
# of 99977b09
kinds-xiangqi-title = Xiangqi
# of 3c2b8e9e
kinds-xiangqi-rules-1 = Wachezaji wawili wana kete kumi na sita kila mmoja kwenye nukta ambapo safu wima tisa na safu kumi zinakutana. Kati ya safu ya tano na ya sita unapita mto. Kwenye kila ukingo kuna kasri la nukta tatu kwa tatu. Mwanzoni magari yako kwenye kona za safu ya kwanza, kando yake kuelekea ndani farasi, tembo, washauri, na jenerali katikati; mizinga iko kwenye safu ya tatu mbele ya farasi, askari watano kwenye ya nne.
# of 14b889bb
kinds-xiangqi-rules-2 = Nyekundu anaanza; kisha wachezaji wanasogeza kwa zamu. Jenerali anakwenda nukta moja moja kwa moja, mshauri nukta moja kimshazari, na hakuna anayetoka kasrini. Tembo anakwenda nukta mbili hasa kimshazari, juu ya nukta tupu, na kamwe havuki mto. Farasi anakwenda nukta moja moja kwa moja kisha moja kimshazari kwenda nje; kukiwa na kitu kwenye nukta ya kwanza hawezi kwenda huko. Gari linakwenda umbali wowote moja kwa moja. Vivyo hivyo mzinga, lakini unakamata tu juu ya kete moja hasa iliyo katikati. Askari anakwenda nukta moja mbele; ng'ambo ya mto hata nukta moja kando, kamwe si nyuma. Kete inakamata kete ya adui kwa kufika kwenye nukta yake.
# of 320eca55
kinds-xiangqi-rules-3 = Hakuna anayeruhusiwa kumwacha jenerali wake akishambuliwa. Majenerali wasitazamane kwenye safu wima moja bila kitu kati yao. Asiye na hatua halali ameshindwa, awe anashambuliwa au la.
# of b95e7b84
kinds-xiangqi-rules-4 = Hali ileile ya ubao ikiwapo mara ya tatu, ameshindwa mchezaji ambaye peke yake alimshambulia mfalme kwa kila zamu tangu ilipokuwapo kabla. Vinginevyo mchezaji anaweza kudai sare; kama kete ilifukuzwa bila kukoma, mwamuzi ndiye anayeamua. Kwa chaguo "{ words-option-perpetual-check }: { words-setting-draws }" hakuna anayeshindwa hivyo; kwa "{ words-option-repetition }: { words-setting-draws }" mara ya tatu inamaliza mchezo.
# of 47926132
kinds-xiangqi-note-1 = Chanzo kinaeleza kasri, mandarini (hapa: washauri) na tembo, na kinaachia mengine kwa wengine: hizi ndizo kanuni za kawaida.
# of 0328d463
kinds-xiangqi-note-2 = Kurudia kuna kanuni tofauti kwa kila mamlaka. Kwa kanuni za WXF na AXF, anayemshambulia jenerali bila kukoma anashindwa; kufukuza bila kukoma kunaachiwa mwamuzi, kwa hiyo hakuna kurudia kulikokuwa sare kabla ya sare kudaiwa. Kwa chaguo "{ words-option-perpetual-chase }: { words-setting-loses }" anayefukuza anashindwa pale ambapo kanuni za AXF zinakubaliana na nyingine: kila zamu ya upande mmoja peke yake inashambulia kete ileile moja, isiyolindwa, au gari ambalo farasi au mzinga unalishambulia. Jenerali na askari wanaweza kufukuza, na askari aliye kabla ya mto anaweza kufukuzwa.
# of 2e4bbf9b
kinds-xiangqi-turns = (kanuni ya kawaida) Nyekundu anaanza, kisha wachezaji wanasogeza kwa zamu
# of f0bd8a6a
kinds-xiangqi-moving = majenerali hawaruhusiwi kutoka makao yao makuu ya tatu kwa tatu, mandarini wanashiriki vyumba vyake vitano, tembo anaruhusiwa vyumba saba tu vya kambi yake; (kanuni ya kawaida) kila kete nyingine inakwenda kwa njia yake, bila kupita juu ya kitu isipokuwa mzinga
# of 3af0eb9b
kinds-xiangqi-taking = (kanuni ya kawaida) kete inakamata kete ya adui kwa kufika kwenye nukta yake; mzinga unakamata juu ya kete moja hasa iliyo katikati
# of ed76abec
kinds-xiangqi-check = (kanuni ya kawaida) hakuna anayeruhusiwa kumwacha jenerali wake akishambuliwa, na majenerali wasitazamane kwenye safu wima iliyo wazi
# of 47e96f88
kinds-xiangqi-end = (kanuni ya kawaida) asiyeweza kusogeza bila kumwacha jenerali akishambuliwa ameshindwa; hali ileile ya ubao ikitokea mara ya tatu, anashindwa yule ambaye peke yake alimshambulia jenerali kwa kila zamu, na vinginevyo sare yaweza kudaiwa
