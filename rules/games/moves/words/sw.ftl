# of 1b7b1ff0
moves-arrow-flew-over = mshale wa { $arrows } umepita juu ya { $flown_over }; hapo pasiwe na kitu
# of b5995e41
moves-arrow-gone = mshale wa { $arrows_gone } umeondolewa; mishale hubaki palipo
# of 9477fa77
moves-arrow-moved = mshale wa { $arrows_gone } umesogezwa; mishale hubaki palipo
# of 5429b825
moves-arrow-not-in-line = mshale wa { $arrows } hauko kwenye mstari ulionyooka na { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } amecheza { $foe_come } kabla { $own } hajapiga mshale
# of 376c49aa
moves-group-split = kundi la { $own } lingegawanyika: { $apart } ingebaki kando
# of dabbde20
moves-jumped = { $own } amesogea kutoka { $own_gone } hadi { $own_come } kupitia { $over }, ambapo si patupu
# of 4b4913c9
moves-moved-back = { $own } amerudi nyuma kutoka { $own_gone } hadi { $own_come }; kundi lililogawanyika tu ndilo linaruhusiwa
# of 8e7eb5ba
moves-not-a-row = { $own } amesogeza { $own_gone }, ambazo hazisimami pamoja kwenye mstari mmoja
# of 00874d70
moves-not-in-line = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini si kwa mstari ulionyooka
# of 7bce787b
moves-row-aslant = { $own } amesogeza { $own_gone } hadi { $own_come }; { FORM($man, number: "many") } { words-of-men } mstari mmoja huenda mbele moja kwa moja au kando, kwa pembe mraba na mstari huo
# of 7440b13d
moves-row-takes = { $own } amekamata { $foe_gone }, lakini { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yanayosogea
    [m] wanaosogea
   *[n] zinazosogea
} pamoja { ATTR($man, "class") ->
    [ji] hayakamati
    [m] hawakamati
   *[n] hazikamati
} chochote
# of e04e9d4e
moves-row-torn = { $own } amesogeza { $own_gone }; { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yanayosogea
    [m] wanaosogea
   *[n] zinazosogea
} pamoja huenda sambamba, { ATTR($man, "class") ->
    [ji] yote
    [m] wote
   *[n] zote
} umbali sawa
# of f009918c
moves-shot-first = { $own } amepiga mshale hadi { $arrows } kabla ya kusogeza { $man }
# of b0a3c495
moves-shot-from-before = mshale wa { $arrows } umepigwa kutoka { $own_gone }; hupigwa kutoka { $own_come }, ambapo { $man } { ATTR($man, "class") ->
    [ji] limefika
    [m] amefika
   *[n] imefika
}
# of e07b0b3a
moves-still-split = kundi la { $own } lazima liunganishwe, lakini { $apart } bado iko kando
# of 6d0fa66f
moves-straight-capture = { $own } amekamata { $foe_gone } moja kwa moja mbele, lakini { $man } hukamata kwa mshazari
# of 927f6d84
moves-two-arrows = umepigwa zaidi ya mshale mmoja: { $arrows }
# of 9bfef56f
moves-amazons-title = Amazons
# of 6c137ab5
moves-amazons-rules-1 = Wachezaji wawili wana malkia wanne kila mmoja kwenye ubao wa miraba kumi kwa kumi. Wa Nyeupe mwanzoni wako a4, d1, g1 na j4, wa Nyeusi a7, d10, g10 na j7. Mishale ni ya kutosha, ya rangi yake yenyewe. Nyeupe, upande wa kusini, anaanza; kisha wachezaji wanasogeza kwa zamu.
# of c7da1774
moves-amazons-rules-2 = Zamu ina sehemu mbili, na zote mbili ni lazima. Kwanza malkia wake mmoja anakwenda kama malkia wa sataranji: moja kwa moja au kimshazari, miraba mitupu mingi apendavyo. Kisha malkia huyo anapiga mshale kutoka alipofika, unaoruka vivyo hivyo hadi mraba mtupu. Waweza kuruka hadi mraba ambao malkia ameuacha sasa hivi, au juu yake.
# of 39cd15e1
moves-amazons-rules-3 = Mshale unabaki ulipo mpaka mwisho wa mchezo. Malkia wala mishale haipiti juu ya malkia au mshale, wala kufika kwenye mraba wenye mmoja wao. Hakuna anayekamata kitu.
# of 69348482
moves-amazons-rules-4 = Asiyeweza kusogea ameshindwa. Hakuna mchezo unaoisha sare.
# of de155571
moves-amazons-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kama picha; hii ni ile ya kawaida.
# of 3a353eb1
moves-amazons-note-2 = Chanzo hakisemi kwamba mraba ambao malkia ameuacha ni mtupu anapopiga mshale; lakini ndivyo ulivyo.
# of 279262e3
moves-amazons-turns = Nyeupe anaanza, kisha wachezaji wanasogeza kwa zamu; kusogeza na kupiga mshale vyote ni lazima
# of 915fdb5b
moves-amazons-moving = malkia wake mmoja anakwenda kama malkia wa sataranji; haruhusiwi kupita juu ya mraba wenye kitu au kizuizi, wala kutua hapo
# of 2c598fa1
moves-amazons-taking = malkia haruhusiwi kutua kwenye mraba wenye kitu: hakuna anayekamata
# of 4bb98b99
moves-amazons-shooting = akishafika, malkia anapiga mshale, unaoruka kama malkia kutoka hapo, juu ya miraba mitupu hadi mraba mtupu; unapotua unabaki kama kizuizi
# of b1facfb5
moves-amazons-end = mchezaji wa mwisho anayeweza kusogeza anashinda; sare haziwezekani
# of 7ae0da57
moves-breakthrough-title = Breakthrough
# of 02514d15
moves-breakthrough-rules-1 = Wachezaji wawili wana kete kumi na sita kila mmoja kwenye ubao wa miraba minane kwa minane. Mwanzoni zinajaza safu mbili zilizo karibu zaidi na kila mchezaji. Nyeupe, upande wa kusini, anaanza; kisha wachezaji wanasogeza kwa zamu.
# of db65876e
moves-breakthrough-rules-2 = Hatua hupeleka kete moja mraba mmoja mbele: moja kwa moja au kimshazari hadi mraba mtupu, au kimshazari juu ya kete ya mpinzani, ambayo inaondolewa ubaoni. Hakuna anayelazimika kukamata. Hakuna anayekamata moja kwa moja mbele, na hakuna kete inayokwenda kando wala nyuma.
# of 252b3488
moves-breakthrough-rules-3 = Wa kwanza kufikisha kete kwenye safu ya mbali kabisa anashinda. Asiye na kete iliyobaki ameshindwa. Hakuna mchezo unaoisha sare.
# of 1f610fcf
moves-breakthrough-note-1 = Chanzo hakisemi kinachofuata kete zote za mchezaji zikichukuliwa: mchezaji huyo hawezi kusogea, na ameshindwa. Mwenye kete anaweza kusogea kila mara.
# of 988125c2
moves-breakthrough-note-2 = Chanzo kinaruhusu "ubao wowote wa mstatili wa ukubwa wa kutosha"; nane kwa nane ndio kinaoutaja na kuuonyesha. Chaguo "{ words-option-size }" linaufanya uwe wowote kuanzia sita kwa sita hadi kumi kwa nane, kila upande ukiwa na safu mbili zilizojaa.
# of cc1f0ace
moves-breakthrough-turns = Nyeupe anaanza, kisha wachezaji wanasogeza kwa zamu
# of f642d578
moves-breakthrough-moving = kete inakwenda mraba mmoja mbele, moja kwa moja au kimshazari, kama mraba huo ni mtupu
# of b2cb1335
moves-breakthrough-taking = kete inafika juu ya kete ya adui kwa hatua moja tu kimshazari mbele; kete hiyo inaondolewa, na ya upande wake inachukua nafasi yake
# of 21fcdded
moves-breakthrough-end = lengo ni kufikisha kete moja kwenye safu ya upande wa pili; sare haiwezekani
# of 45367865
moves-lines-of-action-title = Lines of Action
# of 7c0d534b
moves-lines-of-action-rules-1 = Wachezaji wawili wana kete kumi na mbili kila mmoja kwenye ubao wa miraba minane kwa minane. Mwanzoni za Nyeusi zinajaza safu ya kusini na ya kaskazini isipokuwa kona, za Nyeupe safu wima ya magharibi na ya mashariki isipokuwa kona. Nyeusi anaanza; kisha wachezaji wanasogeza kwa zamu.
# of 6fc52b73
moves-lines-of-action-rules-2 = Hatua hupeleka kete moja kwenye safu yake, safu wima yake au mshazari: miraba sawasawa na idadi ya kete zilizo kwenye mstari wote huo, za rangi zote mbili, mbele na nyuma yake, yenyewe ikihesabiwa. Inaruka juu ya kete za upande wake, lakini si za mpinzani. Haiishii juu ya kete ya upande wake. Ikiishia juu ya kete ya mpinzani, hiyo inaondolewa ubaoni.
# of 0008e3c6
moves-lines-of-action-rules-3 = Wa kwanza kuwa na kete zake zote katika kundi moja anashinda; kete zimeungana kama miraba yake inagusana, kwa upande au kwa kona. Kete moja peke yake ni kundi. Hatua moja ikiunganisha kete za wachezaji wote wawili, hakuna anayeshinda (au, mkikubaliana, aliyesogeza). Kukamata kukiunganisha kete za mpinzani tu, mpinzani anashinda.
# of 7c02b658
moves-lines-of-action-rules-4 = Asiyeweza kusogea lazima apite. Hali ileile ya ubao, na mchezaji yuleyule mwenye zamu, ikitokea mara ya tatu, hakuna anayeshinda.
# of 72e67367
moves-lines-of-action-note-2 = Chanzo kinaeleza mjadala juu ya hatua inayounganisha kete za wachezaji wote wawili: ni sare, kama inavyotumika sana; chaguo "{ words-option-both-connected }" laweza kumpa mchezo yule aliyesogeza.
# of d43062ab
moves-lines-of-action-note-3 = Haijasemwa kwamba hatua ya mchezaji mmoja, kwa kukamata, yaweza kuunganisha kete za mwenzake tu: basi mwenzake ndiye wa kwanza kuwa na kundi moja, na anashinda.
# of 68b42617
moves-lines-of-action-turns = Nyeusi anaanza, kisha wachezaji wanasogeza kwa zamu, kete moja kila mmoja; asiyeweza kusogeza lazima apite
# of c4d53334
moves-lines-of-action-moving = kete inakwenda kwenye mstari ulionyooka, yaani safu wima, safu au mshazari, miraba sawasawa na idadi ya kete za rangi zote mbili zilizo popote kwenye mstari huo; yaweza kuruka juu ya kete za upande wake lakini isitue juu yake, na hairuhusiwi kuruka juu ya za mpinzani
# of cd2a3338
moves-lines-of-action-taking = kete inakamata ya mpinzani kwa kutua juu yake
# of afe0b70c
moves-lines-of-action-end = wa kwanza kuwa na kete zake zote katika kundi moja, zimeungana moja kwa moja au kimshazari, anashinda; hatua moja ikifanya hivyo kwa wote wawili, ni sare; vivyo hivyo hali ileile ya ubao mara ya tatu
# of 37c43845
moves-ordo-title = Ordo
# of a8dc1ded
moves-ordo-rules-1 = Wachezaji wawili wana kete ishirini kila mmoja kwenye ubao wa safu wima kumi na safu nane; mwanzoni ziko katika safu tatu upande wa kila mchezaji, zikiwa na nafasi kati yake. Nyeupe, upande wa kusini, anaanza; kisha wachezaji wanasogeza kwa zamu.
# of 0038a513
moves-ordo-rules-2 = Kete peke yake inakwenda moja kwa moja mbele, kimshazari mbele au kando, miraba mitupu mingi ipendavyo. Yaweza kuishia juu ya kete ya mpinzani, ambayo inaondolewa ubaoni.
# of b65650fd
moves-ordo-rules-3 = Au kete mbili au zaidi zilizo kando kwa kando kwenye mstari mmoja, ordo, zinakwenda pamoja, zote umbali sawa, juu ya miraba mitupu: moja kwa moja mbele kama mstari umekata ubao kwa upana, kando kama umelala kwa urefu. Hizo hazikamati kitu.
# of e7f2d674
moves-ordo-rules-4 = Baada ya kila hatua yake, kete zote za mchezaji lazima ziwe kundi moja: kila moja imeungana na nyingine, moja kwa moja au kimshazari. Kukamata kukigawanya kundi la mpinzani, mpinzani lazima aliunganishe tena kwa hatua inayofuata; kwa hilo kete au ordo yaweza kurudi nyuma pia, na kete kimshazari nyuma pia.
# of 82f4c18e
moves-ordo-rules-5 = Wa kwanza kufikisha kete kwenye safu ya mbali kabisa anashinda. Vivyo hivyo anayekamata kete zote za mpinzani, au kuzigawanya hivi kwamba hakuna hatua inayoziunganisha tena. Hakuna mchezo unaoisha sare.
# of 0245dee6
moves-ordo-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kama picha; hii ni ile ya mtungaji wa mchezo.
# of 7b152d8f
moves-ordo-note-2 = Chanzo hakisemi kinachofuata mchezaji akiwa hawezi kusogea ingawa kete zake ni kundi moja: mchezaji huyo ameshindwa.
# of eda78c9c
moves-ordo-note-3 = Hatua ya kufika safu ya mbali, nayo pia, lazima iache kete zake zote katika kundi moja.
# of 1a99edc9
moves-ordo-note-4 = Ordo yaweza kuwa sehemu ya mstari mrefu zaidi wa kete.
# of 264d74d6
moves-ordo-moving = kete moja peke yake inakwenda moja kwa moja mbele, kimshazari mbele au kando, kwenye mstari ulionyooka juu ya idadi yoyote ya miraba mitupu
# of cdc3d648
moves-ordo-taking = kete moja peke yake yaweza kumaliza hatua yake juu ya kete ya mpinzani, ambayo basi inaondolewa ubaoni
# of 72af0c64
moves-ordo-row = kete mbili au zaidi zilizo pamoja kwenye mstari wa mlalo au wima zaweza kwenda kando kwa kando juu ya idadi yoyote ya miraba mitupu: mbele kama mstari ni wa mlalo, kando kama ni wa wima; hazili kitu
# of fe6b8d3b
moves-ordo-group = baada ya hatua ya mchezaji kete zake zote lazima ziwe kundi moja, zimeungana moja kwa moja au kimshazari; aliyegawanywa na kukamata tu anaruhusiwa kurudi nyuma, na lazima aziunganishe tena au ashindwe
# of cabcfc25
moves-ordo-end = anayefika safu ya upande wa pili, anayechukua kete zote za mpinzani au kuzigawanya hivi kwamba haziwezi kuunganishwa tena, anashinda; sare haiwezekani
