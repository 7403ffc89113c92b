# of 7e4b1721
placing-board-repeated = { $own } amecheza { $placed }, na ubao umekuwa kama ulivyowahi kuwa awali
# of 5be9b1a6
placing-has-liberty = { $own } amechukua { $wrong }, lakini mnyororo huo bado una nafasi ya kupumua: { $liberties }
# of 24aff877
placing-middle-first = { $own } ameweka { $man } { $placed }, lakini katikati hujazwa kwanza
# of 842ac140
placing-no-liberty = { $own } ameweka { $man } { $placed }, ambapo { ATTR($man, "class") ->
    [ji] halina
    [m] hana
   *[n] haina
} nafasi ya kupumua
# of f2483404
placing-not-empty = { $own } ameweka { $man } { $stacks }, ambapo tayari kuna { ATTR($man, "class") ->
    [ji] jingine
    [m] mwingine
   *[n] nyingine
}
# of 7b494a91
placing-not-enclosed = { $own } amepindua { $wrong }, lakini { $placed } haizingiri hiyo
# of 6dc51a32
placing-not-enclosed-took-does-not = { $own } amechukua { $wrong }, lakini { $placed } haizingiri hiyo
# of 30cfd93f
placing-nothing-enclosed = { $own } ameweka { $man } { $placed }, ambapo { ATTR($man, "class") ->
    [ji] halizingiri
    [m] hazingiri
   *[n] haizingiri
} chochote
# of 38a6e63d
placing-nothing-placed = { $own } amepindua { $turned }, lakini hakuweka chochote
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } amechukua { $taken }, lakini hakuweka chochote
# of 960c795f
placing-out-of-turn = { $foe } amecheza { $foe_placed }, lakini ni zamu ya { $own }
# of 871e8b9a
placing-taken-off = { $own } ameondoa { $taken } ubaoni, lakini { FORM($man, number: "many") } hupinduliwa
# of fb3a2deb
placing-turned-own-chip = { $own } amepindua { $man } { ATTR($man, "class") ->
    [ji] lake mwenyewe
    [m] wake mwenyewe
   *[n] yake mwenyewe
}: { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } amechukua { $wrong }, lakini { $count } mfululizo hazikamatwi: { $row }
# of 0aa5189b
placing-wrong-side-up = { $man } { ATTR($man, "class") ->
    [ji] ambalo
    [m] ambaye
   *[n] ambayo
} { $own } ameweka { $foe_placed } { ATTR($man, "class") ->
    [ji] linaonyesha
    [m] anaonyesha
   *[n] inaonyesha
} rangi ya { $foe }
# of f86e0675
placing-gonnect-title = Gonnect
# of 2ac80a74
placing-gonnect-rules-1 = Wachezaji wawili wanaweka mawe ya rangi zao kwenye nukta za ubao wa mistari, ulio mtupu mwanzoni. Nyeusi anaanza; kisha kila mmoja kwa zamu anaweka jiwe moja kwenye nukta tupu. Hakuna anayeruhusiwa kupita. Kanuni ya kubadilishana ikikubaliwa, mchezaji wa pili anaweza kubadilisha nafasi badala ya zamu yake ya kwanza: aliyekuwa na nyeusi anaendelea na nyeupe. Kwenye ubao uliopangwa, hilo bado linawezekana ikiwa hakuna jiwe jeupe juu yake.
# of c0ddbbad
placing-gonnect-rules-2 = Mawe ya rangi moja yaliyo kando kwa kando moja kwa moja ni mnyororo, na nukta tupu zilizo kando ya mnyororo ni nafasi zake za kupumua. Anayechukua nafasi ya mwisho ya kupumua ya mnyororo wa mpinzani anaondoa mawe yake yote ubaoni. Jiwe lisiwekwe pale ambapo mnyororo wake hautakuwa na nafasi ya kupumua, isipokuwa linakamata, wala hivi kwamba ubao uliokwisha kuwapo urudi.
# of 9298f91f
placing-gonnect-rules-3 = Wa kwanza kuunganisha pande mbili zinazotazamana za ubao kwa mnyororo anashinda: kushoto na kulia, au juu na chini, zozote zile. Asiyeweza kuweka jiwe ameshindwa.
# of c6130b9c
placing-gonnect-note-1 = Chanzo hakisemi ubao ni mkubwa kiasi gani: mistari kumi na tatu kila upande, au, kwa chaguo, tisa, kumi na tano au kumi na tisa.
# of 52ad99e9
placing-gonnect-note-2 = Chanzo kina kanuni ya kubadilishana ("Nyeupe anaweza kuchagua, kama hatua yake ya kwanza, kubadilishana nafasi na Nyeusi") na kinawaachia wachezaji: "kama wachezaji wawili wanaamua kuitumia". Kwa hiyo ni chaguo, halitumiki isipokuwa likichaguliwa.
# of 2b4adbeb
placing-gonnect-note-3 = Kati ya njia kadhaa za kukataza mchezo usioisha imechaguliwa moja: hakuna ubao unaoruhusiwa kurudi, zamu iwe ya nani. Ubao uliopangwa, au ulioachwa usimame, umekuwapo hapo kama nyingine.
# of 199f0f27
placing-gonnect-note-4 = Anayebadilishana nafasi anasema hivyo: hakuna kinachobadilika ubaoni.
# of de310bbe
placing-gonnect-turns = kanuni za Go zinatumika: Nyeusi anaanza, na kila mmoja kwa zamu anaweka jiwe; wachezaji hawaruhusiwi kupita
# of 948b9b45
placing-gonnect-placing = jiwe linawekwa kwenye nukta tupu; kujiua hakuruhusiwi, kama katika Go, na hakuna ubao unaoruhusiwa kurudi
# of e575beb6
placing-gonnect-capture = kama katika Go, minyororo isiyo na nafasi ya kupumua tena inaondolewa
# of e9fe88bb
placing-gonnect-end = wa kwanza kuunganisha pande mbili zinazotazamana za ubao kwa mnyororo wa mawe yaliyoungana kando kwa kando moja kwa moja anashinda, na vivyo hivyo anayemwacha mpinzani bila hatua halali
# of cf5b7bfb
placing-reversi-title = Reversi
# of f32ed5bc
placing-reversi-rules-1 = Wachezaji wawili wana kete 64 kwa pamoja, nyeusi upande mmoja na nyeupe upande mwingine, kwenye ubao mtupu wa miraba minane kwa minane. Nyeusi anaanza; kisha wachezaji wanacheza kwa zamu. Kwanza wanajaza miraba minne ya katikati, kila mmoja kwa kete za rangi yake; hakuna kinachopinduliwa.
# of d2278970
placing-reversi-rules-2 = Kete inawekwa kwenye mraba mtupu ili, kwenye mstari ulionyooka au wa mshazari, kete ya mpinzani au mfululizo wake usio na pengo uwe kati yake na kete nyingine ya upande wake. Zote zilizozingirwa hivyo, pande zote nane, zinapinduliwa kuwa rangi yake. Zinazozingirwa na kete zilizopinduliwa zinabaki zilivyo. Hakuna anayeruhusiwa kuweka kete isiyozingira kitu.
# of 21d87e18
placing-reversi-rules-3 = Asiyeweza kuzingira kitu anapita; anayeweza asipite. Wote wakiwa hawawezi, mchezo umekwisha: mwenye kete nyingi zaidi ubaoni anashinda, na zikiwa sawa ni sare.
# of 8135afdc
placing-reversi-note-1 = Matokeo ni kete zilizo ubaoni: miraba mitupu si ya yeyote.
# of 11f62736
placing-othello-title = Othello
# of acf95f72
placing-othello-rules-1 = Wachezaji wawili wana kete 64 kwa pamoja, nyeusi upande mmoja na nyeupe upande mwingine, kwenye ubao wa miraba minane kwa minane. Mwanzoni kete mbili za kila rangi ziko katikati zikipishana: nyeusi e4 na d5, nyeupe d4 na e5. Nyeusi anaanza; kisha wachezaji wanacheza kwa zamu.
# of 45aa6e62
placing-othello-note-2 = Chanzo kinaonyesha hali ya kwanza ya ubao kwa picha tu; ni ile ya kawaida.
# of 3c5148db
placing-reversi-placing = mchezo unaanza kwenye ubao mtupu, na wachezaji kwanza wanajaza kwa zamu miraba minne ya katikati; tangu hapo unachezwa kama Othello
# of a4ca54a9
placing-othello-turns = nyeusi anaanza, kisha wachezaji wanasogeza kwa zamu; asiyeweza kusogeza kihalali tu ndiye anamwachia mpinzani zamu
# of 7b78bf45
placing-othello-placing = wachezaji wana kete 64 kwa pamoja, nyeusi upande mmoja, nyeupe upande mwingine; moja inawekwa kwa zamu, rangi yake ikiwa juu
# of cb7242d3
placing-othello-capture = kete lazima inase angalau kete moja ya mpinzani, au mfululizo wake usio na pengo, kati yake na kete ya rangi yake iliyokwisha kuwapo, katika pande hadi nane zilizonyooka na za mshazari; zilizonaswa zinapinduliwa mara moja
# of 70030e29
placing-othello-end = mchezo unaisha wachezaji wote wakiwa hawawezi kusogeza; idadi kubwa zaidi ya kete ubaoni inashinda
# of 401528cc
placing-keryo-pente-title = Keryo Pente
# of 94ce2b39
placing-keryo-pente-rules-1 = Wachezaji wawili wanaweka mawe ya rangi zao kwenye nukta za ubao wa mistari kumi na tisa kila upande, ulio mtupu mwanzoni. Nyeupe anaanza; kisha kila mmoja kwa zamu anaweka jiwe moja kwenye nukta yoyote tupu.
# of 94c4acd9
placing-keryo-pente-rules-2 = Anayeweka jiwe hivi kwamba mawe mawili hasa au matatu hasa ya mpinzani, yaliyofuatana kwenye mstari ulionyooka au wa mshazari, yawe kati yake na jiwe lingine la upande wake anayakamata: yanaondolewa ubaoni. Jiwe moja laweza kukamata pande kadhaa kwa pamoja. Mawe yanayoingia kati ya mawe ya mpinzani kwa zamu ya mwenyewe yako salama.
# of 4e04f5d4
placing-keryo-pente-rules-3 = Wa kwanza kuwa na mawe yake matano au zaidi kwenye mstari ulionyooka au wa mshazari anashinda, na vivyo hivyo aliyekamata mawe { $captured }. Ubao uliojaa ni sare.
# of 55085189
placing-pente-title = Pente
# of 5a8739f4
placing-pente-rules-2 = Anayeweka jiwe hivi kwamba mawe mawili hasa ya mpinzani, yaliyofuatana kwenye mstari ulionyooka au wa mshazari, yawe kati yake na jiwe lingine la upande wake anayakamata mawili hayo: yanaondolewa ubaoni. Jiwe moja laweza kukamata pande kadhaa kwa pamoja. Mawe mawili yanayoingia kati ya mawe ya mpinzani kwa zamu ya mwenyewe yako salama.
# of f530ac05
placing-pente-rules-3 = Wa kwanza kuwa na mawe yake matano au zaidi kwenye mstari ulionyooka au wa mshazari anashinda, na vivyo hivyo aliyekamata mawe kumi. Ubao uliojaa ni sare.
# of 71f556d6
placing-pente-note-1 = Chanzo hakisemi ubao ni mkubwa kiasi gani: mistari kumi na tisa kila upande, kama wa michezo ya jamii yake ya zamani.
# of 2e143953
placing-pente-note-2 = Chanzo hakisemi kama zaidi ya tano mfululizo zinashinda: zinashinda.
# of 7abbd971
placing-pente-note-3 = Jiwe la kwanza laweza kuwekwa popote.
# of 95e4584b
placing-pente-note-4 = Chanzo hakizungumzii ubao uliojaa: ni sare.
# of ffe9c30f
placing-keryo-pente-capture = jozi na tatu tatu za mawe ya mpinzani yaliyo jirani moja kwa moja au kimshazari zinakamatwa kwa kuyabana kati ya mawe mawili ya upande wake; tendo la kubana ndilo linaloleta kukamata
# of fcd5116b
placing-keryo-pente-end = wa kwanza kufanya mstari wa tano, ulionyooka au wa mshazari, au kukamata mawe kumi na matano, anashinda
# of 8b79dbc7
placing-pente-turns = nyeupe anaanza; wachezaji wanaweka kwa zamu jiwe moja
# of 932402d9
placing-pente-placing = mchezo unaanza kwenye ubao mtupu, na jiwe linawekwa kwenye nukta tupu
# of 3a22fd78
placing-pente-capture = jozi za mawe ya mpinzani yaliyo jirani moja kwa moja au kimshazari zinakamatwa kwa kuyabana kati ya mawe mawili ya upande wake; tendo la kubana ndilo linaloleta kukamata
# of 53446bda
placing-pente-end = wa kwanza kufanya mstari wa tano, ulionyooka au wa mshazari, au kukamata mawe kumi, anashinda
