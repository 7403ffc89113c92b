# of 20549ea7
sowing-anything-else = hakuna upandaji unaoeleza ubao huu; ulio karibu zaidi ni { $turn }: { $told }
# of 6d390969
sowing-append = na { $count } zaidi
# of 0e94c06a
sowing-capture-forgotten = { $own } amepanda { $turn } na hakuchukua { $pits } kabla ya { $then } kupandwa
# of 89b5c73c
sowing-cups-used-at-least-must = mashimo { $count } yametumika, lazima yawe angalau { $least }
# of 7bd6f142
sowing-doubles = mbegu mbili zimeanguka pamoja { $site }
# of 528516ad
sowing-empty = { $pit } ni tupu
# of 9d741b8c
sowing-fallow-hole = { $fallow }: nje ya mchezo, lakini kuna mbegu hapo
# of 92ab1ac8
sowing-feeding-due = { $own } lazima aweke mbegu moja kwenye { $fed }, shimo la kwanza la mwenzake
# of 8b3f3f42
sowing-four-forgotten = { $own } amesahau nne za { $pits }, zinazobaki mchezoni, kabla ya { $then } kupandwa
# of 1cbc161f
sowing-holds-one-seed-has-not = { $pit } pana mbegu moja tu; { $own } bado hajapata { $count }
# of 12274f48
sowing-holds-turn-begins-with = { $pit } pana { $count }, na zamu huanza na { $least }
# of e7722775
sowing-loses = mbegu ya { $site } imekosekana
# of 1f80500a
sowing-more = { $count } zaidi
# of 4339bccf
sowing-must-begin-with-not-with = { $own } lazima aanze na { $first }, si { $pit }
# of 69694f0f
sowing-not-filled = { $own } anatakiwa kujaza ubao: { $told }
# of c462988f
sowing-not-s-begin-with = { $pit } si la { $own } kuanza nalo
# of fb53f9e2
sowing-not-seeds = { $strange }: vilivyo hapo si mbegu
# of 1fbb6669
sowing-not-won = { $own } amepanda { $turn }, lakini hiyo haileti { $unwon }
# of a64f28fc
sowing-only-poorer-side-s-pits = yanayojazwa ni mashimo ya upande maskini tu
# of bb85b79b
sowing-other-side-has-not-twice = upande mwingine hauna mbegu mara mbili
# of 577837d6
sowing-out-play = { $pit } liko nje ya mchezo
# of e60fd44e
sowing-passes = { $site } limerukwa
# of 1bda7b54
sowing-played-twice = { $own } amepanda { $turn } na kisha { $then }, zamu mbili
# of b8830004
sowing-s-sown-s-turn = { $foe } amepanda { $turn }, lakini ni zamu ya { $own }
# of c82a17ec
sowing-seeds-laid-more-than-has = mbegu { $count } zimewekwa, zaidi ya alizonazo { $own }
# of 0e69e0c8
sowing-seeds-lost = { $own } amepanda { $turn }, lakini mbegu moja imepungua: { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = mbegu zimepungua { $everything }, na hakuna kilichopandwa
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } amepanda { $turn }, lakini mbegu { $lacking } zimepungua: { $told }
# of 31273227
sowing-several-changes = hakuna upandaji unaoeleza kilichomo { $everything }
# of 0ffbe95b
sowing-should-hold-not = { $site } linapaswa kuwa na { $wanted }, si { $held }
# of 7b24c0a9
sowing-slipped = { $own } amepanda { $turn }, lakini { $slip }
# of 91920865
sowing-sowed = { $own } amepanda { $turn }: { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } amepanda { $turn } na hakuchukua { $pits } njiani
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } amepanda { $turn } na hakugeuka katika { $pit }
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } amepanda { $turn }, lakini hiyo haileti { $unwon }; inaleta { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } amepanda { $turn } na kutia mbegu pia katika { $stores }
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } amepanda { $turn }, lakini katika { $stores }, si katika { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } amepanda { $turn }; mbegu yake ya mwisho inairuka { $pit }
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } amepanda { $pit }, na hivyo mwenzake habaki na kitu
# of 1252dd80
sowing-sowed-not-s = { $own } amepanda { $pit }, ambalo si la { $own }
# of d32a7c86
sowing-sowed-on = zamu { $turn } ya { $own } iliisha kwa mbegu ya mwisho { $last }, lakini { $pit } limepandwa tena
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } amepanda { $turn }; kwa { $pits } anaendelea kutoka { $there }, si kutoka { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } limepandwa upande usio sahihi
# of 1e7f3f8e
sowing-stopped-early = { $own } amepanda { $turn } na hakuendelea kutoka { $pit } kabla ya { $then } kupandwa
# of 72e3c5af
sowing-text = { $site }
# of 3db4bbaa
sowing-there-seeds-board-not = kuna mbegu { $count } kwenye ubao, si { $most }
# of 91487451
sowing-two-sides-do-not-use = pande mbili hazitumii mashimo yanayolingana
# of 409bfda6
sowing-wrong-count = { $own } amepanda { $turn }, lakini mbegu moja imezidi: { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = mbegu zimeongezwa { $everything }, na hakuna kilichopandwa
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } amepanda { $turn }, lakini mbegu { $too_many } zimezidi: { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } amepanda { $pit }, na hivyo huchukua vyote vya mwenzake
# of 6e973691
sowing-mongola-title = Mongola
# of e24ff66e
sowing-mongola-rules-1 = Wachezaji wawili wana safu mbili za nyumba saba kila mmoja: kusini safu C (ya ndani) na D, kaskazini safu B (ya ndani) na A. Kete hazitoki ubaoni kamwe.
# of 134e879a
sowing-mongola-rules-2 = Kete mbili ziko katika kila nyumba kati ya 28. Kwanza kusini, kisha kaskazini anakusanya kete zake nne nne katika kila nyumba ya pili; kila mmoja anachagua zipi.
# of 989d4735
sowing-mongola-rules-3 = Kisha, kwa zamu, mchezaji anachukua kete zote za nyumba yake yenye mbili au zaidi na kudondosha moja katika kila nyumba inayofuata, kuzunguka safu zake mbili tu. Kete ya mwisho ikianguka juu ya mbili au zaidi, zote za nyumba hiyo zinachukuliwa na kupandwa kuanzia nyumba inayofuata.
# of 9dab50ab
sowing-mongola-rules-4 = Kuchoka: kete ya mwisho ikiwa ingefika nyumba tupu au yenye kete moja, inaipita na kudondoshwa katika nyumba iliyo baada yake. Kisha zamu imekwisha, na hakuna kinachochukuliwa hapo.
# of 794c32c1
sowing-mongola-rules-5 = Kukamata: kete ya mwisho ikianguka juu ya mbili au zaidi katika safu ya ndani, na nyumba zote mbili za adui katika safu wima hiyo zina kete, mchezaji anazichukua zote, anaziongeza kwenye nyumba aliyofika, na kupanda zote kuanzia nyumba inayofuata ile tupu iliyo karibu zaidi, ukitazama nyuma. Kama hakuna nyumba nyingine tupu, kupanda kunaendelea kutoka hapo kama kawaida.
# of 9e3323ab
sowing-mongola-rules-6 = Mchezaji asiye na nyumba yenye kete mbili au zaidi kwenye zamu yake hawezi kutembea na ameshindwa.
# of 44462bdd
sowing-mongola-note-1 = Mchoro wa kitabu unaonekana kutoka upande wa kaskazini: huko A na B ziko chini, na safu wima ya 1 iko kushoto kwa kaskazini. Hapa kaskazini yuko juu na safu wima za kila mchezaji zinahesabiwa kutoka kushoto kwake, kwa hiyo nyumba za kaskazini zinaitwa kama huko. "{ words-option-direction }: { words-setting-clockwise }" inacheza kwa herufi za mchoro wenyewe, ambayo ni picha ya kioo.
# of cd9e1e98
sowing-mongola-note-2 = Mfano uliofafanuliwa (kete kumi na mbili kutoka B-6, saba kutoka A-6, sita zilizokamatwa B-2) unaonyesha namna ya kutazama nyuma kutafuta nyumba tupu.
# of ee52227b
sowing-mongola-note-3 = Nyumba iliyomwagwa sasa hivi inahesabiwa kuwa tupu kama hakuna nyingine iliyo tupu.
# of 9be1a1ae
sowing-mongola-note-4 = Kete moja haiwezi kutembea: zamu inaanza na mbili au zaidi.
# of 51081e66
sowing-mongola-note-5 = Nyumba iliyofikiwa baada ya kupita haiinuliwi kamwe.
# of f395decf
sowing-mongola-note-6 = Kupanda kunakorudi kwenye ubao ambao kulikwisha kuufanya hakuishi kamwe: basi mchezo ni sare, na hilo linasemwa. Ndivyo ilivyo pia baada ya zamu 200 ambazo hakuna anayepata mbegu.
# of e8501912
sowing-adi-title = Adi
# of 3bed5f91
sowing-adi-rules-1 = Wachezaji wawili wana nyumba sita kila mmoja, mbegu nne katika kila nyumba, na hazina kulia kwao.
# of 39d12529
sowing-adi-rules-2 = Kwa zamu, mchezaji anachukua mbegu zote za nyumba yake na kudondosha moja katika kila nyumba inayofuata, kinyume na mwendo wa saa. Mbegu ya mwisho ikianguka juu ya nyingine, zote zinachukuliwa na kupandwa kuendelea, mpaka mbegu ya mwisho ianguke katika nyumba tupu.
# of c1d7189a
sowing-adi-rules-3 = Nne: kila mbegu inapofanya nne katika nyumba, mwenye nyumba hiyo anazichukua mara moja hadi hazina yake, yeyote anayepanda. Ikiwa ilikuwa mbegu ya mwisho mkononi, mchezaji anayepanda anazichukua, hata upande mwingine, na zamu imekwisha. Nne zilizosahauliwa zinabaki mchezoni; hilo si kosa.
# of e4e0e06f
sowing-adi-rules-4 = Zikibaki mbegu nane na nne zikapatikana, mchezaji huyohuyo anachukua nne nyingine pia, na mzunguko umekwisha.
# of e3473689
sowing-adi-rules-5 = Mchezaji asiye na mbegu anafanya ishara tu, na mwenzake anacheza tena. Mwenye mbegu nyingi anashinda.
# of 35cbde76
sowing-adi-rules-6 = Shindano (chaguo "{ words-option-rounds }: { words-setting-match }") linaendelea: wote wanajaza nyumba zao kwa nne. Mwenye nyingi anajaza nyumba ambazo mwenzake hawezi, na anachagua zipi ziwe zake tangu hapo: nne za humo ni za mnunuzi, na mnunuzi anaweza kuanzia humo. Nyumba zinarudishwa kwa njia hiyohiyo. Aliyeshindwa anaanza. Mwenye nyumba zote anashinda.
# of 0b42aa32
sowing-adi-note-1 = "Mbegu 8 katika kundi la nyumba 10": nyumba ni kumi na mbili; mbegu zote zilizo ubaoni na mkononi zinahesabiwa.
# of 72dc3cf8
sowing-adi-note-2 = Nne zinachukuliwa bila kuombwa; nne zilizosahauliwa zinatambuliwa ubaoni na kuandikwa "S3~N4".
# of cd5a86e5
sowing-adi-note-3 = Mwenye zaidi ya zinazohitajika kwa nyumba zake anarudisha kwanza zile za upande wake.
# of ab2656e9
sowing-adi-note-4 = Baada ya mzunguko usioisha hakuna aliyeshinda: kila nyumba inabaki ya mwenyewe, na zote zinajazwa tena.
# of 629c536c
sowing-adi-note-5 = Ni nyumba zipi zinanunuliwa haiwezi kuonekana kwenye ubao uliojazwa nne kila mahali: inasemwa, haisomwi.
# of 058e1a54
sowing-giuthi-1-title = Giuthi, sehemu ya I
# of 8ffaf1fb
sowing-giuthi-1-rules-1 = Wachezaji wawili wanakaa kwenye ubao wenye mashimo sita kila upande na ghala la kila mmoja. Kila shimo lina idadi sawa ya mbegu, kuanzia nne hadi tisa (chaguo "{ words-option-seeds }").
# of 10dd9073
sowing-giuthi-1-rules-2 = Kisha, kwa zamu, mchezaji anachukua mbegu zote za shimo lake lenye angalau mbili na kudondosha moja katika kila shimo linalofuata, kulia au kushoto apendavyo, kuzunguka pande zote mbili; maghala yanarukwa. Mbegu ya mwisho ikianguka juu ya nyingine, zote zinachukuliwa na kupandwa upande mwingine, na kuendelea, mwelekeo ukigeuka kila mara, mpaka mbegu ya mwisho ianguke katika shimo tupu.
# of ac6b2808
sowing-giuthi-1-rules-3 = Upande mwingine hilo linamaliza zamu. Upande wake mwenyewe, kama mbegu yoyote ya kupanda huku ilianguka upande mwingine, zamu imekwisha, na mchezaji anakamata: mbegu zikiwapo shimo linalotazamana, hizo na mbegu ya mwisho zinakwenda ghala lake; na vivyo hivyo, kuendelea mwelekeo wa mwisho, zilizo mkabala na kila shimo lake tupu, mpaka shimo lake lisiwe tupu au la mkabala liwe tupu. Kama hakuna mbegu iliyoanguka upande mwingine, mchezaji anaanza tena na shimo lake lolote.
# of 59f9ad64
sowing-giuthi-1-rules-4 = Mchezaji asiye na shimo lenye mbili au zaidi anangoja, na mwenzake anaendelea. Wote wakiwa hawana, kila mmoja anachukua mbegu moja moja za upande wake. Aliye na zaidi anashinda.
# of bdb26cf6
sowing-giuthi-1-note-1 = "Jirani ya lile" inaendelea kwa mwelekeo wa mzunguko wa mwisho.
# of c48134e9
sowing-giuthi-1-note-2 = Kama hakuna kitu mkabala, hakuna kinachokamatwa, hata mbegu ya mwisho.
# of 59326d89
sowing-giuthi-1-note-3 = "S3>" inapanda kwenda kulia kwa mchezaji, "S3<" kwenda kushoto. Kuanza tena ni zamu ya peke yake katika maandishi ya mchezo.
# of 38121e11
sowing-giuthi-1-note-4 = Mbegu nne katika kila shimo, kama wanaoanza wanavyocheza, isipokuwa ikisemwa vingine.
# of aa33df2e
sowing-giuthi-beginners-title = Giuthi kwa wanaoanza
# of 054ffa7c
sowing-giuthi-beginners-rules-1 = Wachezaji wawili wanakaa kwenye ubao wenye mashimo manne kila upande na ghala la kila mmoja. Kila shimo lina mbegu nne.
# of a3623255
sowing-giuthi-2-title = Giuthi, sehemu ya II
# of 19ee6677
sowing-giuthi-2-rules-1 = Kila mchezaji anabaki na mbegu alizopata katika sehemu ya I (chaguo "{ words-option-poor }": alizo nazo aliyeshindwa; chaguo "{ words-option-seeds }": zilikuwa ngapi katika kila shimo). Aliyeshindwa ni maskini, mwenzake ni tajiri.
# of 14590250
sowing-giuthi-2-rules-2 = Maskini anaweka baadhi ya mbegu hizo, au zote, katika mashimo yake, angalau matatu, kwa idadi yoyote. Tajiri anaweka mara mbili yake katika kila shimo linalotazamana. Mashimo mengine yako nje ya mchezo. Tajiri anacheza kwanza.
# of 5a13dc80
sowing-giuthi-2-rules-5 = Mchezaji asiye na shimo lenye mbili au zaidi anangoja, na mwenzake anaendelea. Wote wakiwa hawana, kila mmoja anachukua mbegu moja moja za upande wake.
# of 37e68261
sowing-giuthi-2-rules-6 = Kisha mwenye mbegu chache anapanga mzunguko unaofuata. Lengo ni kuwa nazo zote: mchezaji asiyeweza kujaza mashimo matatu ameshindwa.
# of d29a228b
sowing-giuthi-2-note-4 = Mpangilio ambao tajiri hawezi kuuongeza mara mbili hauruhusiwi.
# of 234ba049
sowing-giuthi-2-note-5 = Maskini ana chini ya nusu ya mbegu. Anayesema kwamba ana zaidi ya 23 anasema kwamba katika kila shimo kulikuwa na zaidi ya nne: nyingi kama hilo linavyohitaji, au kama chaguo "{ words-option-seeds }" linavyosema.
# of 5a803582
sowing-giuthi-2-note-6 = Mizunguko inaendelea mpaka mchezaji mmoja asiweze kujaza mashimo matatu; baada ya mizunguko iliyo sawa mchezaji yuleyule anabaki maskini.
# of 8d1792cd
sowing-giuthi-2-note-7 = Mashimo yapi yatumike ni hiari; kupanda kunaruka mengine.
# of b0b2e684
sowing-giuthi-2-note-8 = Mpangilio wowote wa namna hiyo unatambuliwa; iliyoorodheshwa ni mifano, miwili ya kwanza ni ya kitabu.
# of ba704c61
sowing-giuthi-2-note-9 = Maskini ni upande uliotajwa kwanza; bila mshindi katika sehemu ya I, hakuna sehemu ya II.
# of b0b00448
sowing-kpo-2-title = Kpo ya wawili
# of f21b6032
sowing-kpo-2-rules-1 = Wachezaji wawili wana mashimo sita kila mmoja, maharage manne katika kila shimo, na shimo kubwa kila mwisho la yaliyopatikana.
# of a9cadd4e
sowing-kpo-2-rules-2 = Kwa zamu, mchezaji anachukua maharage yote ya shimo lake na kudondosha moja katika kila shimo linalofuata, kinyume na mwendo wa saa. Yakishachezwa, zamu imekwisha. Shimo la haragwe la mwisho likiwa basi na mawili au matatu, upande wowote, mchezaji anayachukua; hakuna kingine kinachopatikana.
# of ebc91cff
sowing-kpo-2-rules-3 = Mchezo unaisha mchezaji mwenye zamu akiwa hana maharage. Kilichobaki ni cha upande kilipo. Aliye na zaidi anashinda.
# of 08c50291
sowing-kpo-2-note-1 = Mwisho haukusemwa: unafika mchezaji mwenye zamu akiwa hana maharage.
# of 596f372b
sowing-kpo-2-note-2 = Maharage yanaweza kupatikana upande wowote.
# of a8324e64
sowing-kpo-2-note-3 = Mzunguko unaorudi ulipoanza unadondosha haragwe katika shimo lilikoinuliwa.
# of 1516a51e
sowing-kpo-2-note-4 = Baada ya zamu 200 ambazo hakuna anayepata mbegu mchezo ni sare, na hilo linasemwa.
# of e5519836
sowing-kpo-3-title = Kpo ya watatu
# of 05ec1325
sowing-kpo-3-rules-1 = Wachezaji watatu wanashiriki ubao wa safu mbili za mashimo sita, na maharage matatu katika kila shimo. Kila mmoja ana mashimo manne, mawili kila upande: ubao umegawanywa kwa upana sehemu tatu. Wachezaji wanaitwa magharibi, katikati na mashariki na wanacheza kwa mpangilio huu. Kilichopatikana kinatunzwa kando ya ubao.
# of 9110b88d
sowing-kpo-3-rules-2 = Kwa zamu, mchezaji anachukua maharage yote ya shimo lake na kudondosha moja katika kila shimo linalofuata, upande apendao. Yakishachezwa, zamu imekwisha. Shimo la haragwe la mwisho likiwa basi na mawili au matatu, mchezaji anachukua yaliyo katika shimo linalofuata, upande uleule; si hayo mawili au matatu yenyewe.
# of ee87fa48
sowing-kpo-3-rules-3 = Mchezaji asiye na maharage anapoteza zamu. Mchezo unaisha akibaki mchezaji mmoja tu anayeweza kucheza, au hakuna. Yaliyobaki ni ya wenye mashimo. Aliye na zaidi ya wote anashinda.
# of 7fe52416
sowing-kpo-3-note-1 = Mwisho haukusemwa: unafika kukiwa hakuna wachezaji wawili wanaoweza kucheza.
# of 13b1b1af
sowing-kpo-3-note-2 = "Shimo linalofuata mbele" ni lile lililo baada ya la mwisho, kwa mwelekeo wa kupanda, liwe la nani.
# of 0ea12970
sowing-kpo-3-note-3 = "S3>" inapanda kwenye safu kwenda kulia kama upande wake unavyoona, "S3<" kwenda kushoto.
# of 9f02c198
sowing-kpo-3-note-4 = Mpangilio wa zamu haukusemwa: kuzunguka meza kinyume na mwendo wa saa, au kutoka magharibi hadi mashariki.
# of d94f23fa
sowing-kpo-4-title = Kpo ya wanne
# of dcdddb59
sowing-kpo-4-rules-1 = Wachezaji wanne wanashiriki ubao wa safu mbili za mashimo sita, na maharage matatu katika kila shimo. Kila mmoja ana mashimo matatu. Wachezaji wanaitwa kusini (S1 hadi S3), mashariki (S4 hadi S6), kaskazini (N1 hadi N3) na magharibi (N4 hadi N6) na wanacheza kwa mpangilio huu. Kilichopatikana kinatunzwa kando ya ubao.
# of 5bdefda5
sowing-mongola-turns = kanuni ya 2 na ya 3: wachezaji wanacheza kwa zamu; kila mmoja anazunguka katika safu mbili za upande wake
# of 94b7eee7
sowing-mongola-fill = kanuni ya 1: kete mbili ziko katika kila nyumba kati ya 28; kisha kila mchezaji anakusanya kete zake nne nne katika kila nyumba ya pili, akianza popote
# of b1ec72e7
sowing-mongola-start = kanuni ya 2: mchezaji anachukua nne za kete zake, na baadaye nyumba yake yoyote inayoweza kutembea
# of f397220a
sowing-mongola-sowing = kanuni ya 1 na ya 2: kete moja inadondoshwa katika kila nyumba ya safu zake mbili, kinyume na mwendo wa saa
# of 97d831a9
sowing-mongola-relay = kanuni ya 2: kete ya mwisho inayoanguka juu ya mbili au zaidi inazichukua zote na kuendelea na nyumba inayofuata
# of fb68b70f
sowing-mongola-stop = kanuni ya 3 na ya 6: kete ya mwisho ambayo ingefika nyumba tupu au yenye kete moja inaipita, inadondoka katika nyumba inayofuata, na haichukui kitu hapo
# of 30e1982f
sowing-mongola-capture = kanuni ya 4 na ya 5: kete ya mwisho inayojiunga na mbili au zaidi katika safu ya pili inachukua kete za nyumba zote mbili zinazotazamana nayo, kama hakuna iliyo tupu; zote zinapandwa kuanzia nyumba iliyo baada ya ile tupu iliyo karibu zaidi ukirudi nyuma
# of 0dabe70a
sowing-mongola-again = kanuni ya 5: mchezaji anaendelea na kete zilizochukuliwa mpaka achoke
# of fbdffb17
sowing-mongola-closed = (haijasemwa humo) nyumba zote ziko mchezoni
# of 4ae27f63
sowing-mongola-end = mchezaji asiyeweza kutembea tena amekufa, na mwenzake anashinda
# of a2df5ab5
sowing-mongola-match = (haijasemwa humo) hakuna mizunguko
# of 515542c2
sowing-adi-turns = mchezaji yeyote anaanza; kisha ni zamu ya mwenzake
# of e7193b91
sowing-adi-fill = nyumba sita kwa kila upande zinajazwa mbegu nne kila moja
# of 47c49af0
sowing-adi-start = mchezaji anachukua mbegu zote za nyumba yoyote ya upande wake
# of 2a43e9fa
sowing-adi-sowing = mbegu moja inadondoshwa katika kila nyumba kinyume na mwendo wa saa
# of 6860855d
sowing-adi-relay = mbegu ya mwisho inayoanguka juu ya nyingine inazichukua zote na kuendelea
# of f724d80b
sowing-adi-stop = zamu imekwisha mbegu ya mwisho ikianguka katika nyumba tupu
# of d47eadae
sowing-adi-capture = makundi ya nne yanayotokea yanakwenda kwa upande yanapotokea, mara moja na yeyote anayecheza; kundi la mbegu ya mwisho yenyewe linakwenda kwa mchezaji aliyeidondosha, popote lilipo; zikibaki nane, anayepata nne anachukua nne nyingine
# of 76e6cf28
sowing-adi-again = (haijasemwa humo) zamu ni kupanda kumoja pamoja na mizunguko yake yote
# of 69e63f7a
sowing-adi-closed = (haijasemwa humo) nyumba zote ziko mchezoni; zilizonunuliwa ni za mnunuzi
# of 7de278b7
sowing-adi-end = mchezaji asiye na mbegu anafanya ishara, na mwenzake anacheza tena; nne za mwisho zinamaliza mzunguko
# of 4823a980
sowing-adi-match = mwenye nyingi anajaza nyumba ambazo mwenzake hawezi kujaza na hivyo anazinunua, akichagua zipi; aliyeshindwa anaanza; lengo ni kuzinunua zote
# of 7e63882d
sowing-giuthi-1-turns = mchezaji yeyote anaweza kuanza; maadamu mchezaji mmoja hana shimo lenye mbegu mbili, mwenzake anaendelea
# of 57396b48
sowing-giuthi-1-fill = kila shimo lina idadi sawa ya mbegu, kuanzia nne hadi tisa kama wachezaji wanavyoamua
# of 6e834187
sowing-giuthi-1-start = kanuni ya 1: mchezaji anachukua shimo lake lolote lenye mbegu mbili au zaidi
# of 0833187c
sowing-giuthi-1-sowing = mbegu zinadondoshwa moja katika kila shimo, kulia au kushoto kama mchezaji anavyoamua, kuzunguka pande zote mbili
# of 24277fac
sowing-giuthi-1-relay = shimo la mbegu ya mwisho linachukuliwa, na kupandwa upande mwingine, tena na tena
# of a751190b
sowing-giuthi-1-stop = mchezaji anayeishia katika shimo tupu la upande mwingine amemaliza
# of 4db2c401
sowing-giuthi-1-capture = mchezaji aliyekuwa upande wa pili na akaishia katika shimo lake tupu anakamata mbegu hiyo na zote za mkabala, na vivyo hivyo kwenye mashimo yake matupu yaliyo kando yake, mradi mashimo ya mkabala si matupu
# of 50b39611
sowing-giuthi-1-again = kanuni ya 3: anayeishia katika shimo lake tupu bila kuwa amefika upande wa pili anaanza tena na shimo lolote
# of c8ae880b
sowing-giuthi-1-closed = (haijasemwa humo) mashimo yote yako mchezoni
# of 64945be2
sowing-giuthi-1-end = kanuni ya 4: wachezaji wote wakiwa hawana mbegu mbili katika shimo, kila mmoja anachukua mbegu moja moja za upande wake; idadi kubwa zaidi inashinda
# of e2ce49b7
sowing-giuthi-1-match = (haijasemwa humo) sehemu hii ni mchezo mmoja
# of 0202703a
sowing-giuthi-beginners-fill = wanaoanza mara nyingi hucheza kwa safu mbili za nne, zenye nne katika kila moja
# of c5abb082
sowing-giuthi-2-turns = tajiri anacheza kwanza
# of 11afd01b
sowing-giuthi-2-fill = aliyeshindwa katika sehemu ya kwanza anachagua mashimo, angalau matatu, na kupanga mbegu zake humo; mwenzake anaweka mara mbili yake katika mashimo ya mkabala
# of ba951f73
sowing-giuthi-2-closed = si lazima kutumia mashimo yote
# of b80d41c8
sowing-giuthi-2-end = kama katika sehemu ya I, wachezaji wote wakiwa hawana mbegu mbili katika shimo, kila mmoja anachukua mbegu moja moja za upande wake
# of 54ad059d
sowing-giuthi-2-match = lengo ni kukamata mbegu zote za mpinzani
# of a8551d0e
sowing-kpo-2-turns = wachezaji wanacheza kwa zamu
# of 375f93ea
sowing-kpo-2-fill = wakicheza wawili, maharage manne yanawekwa katika kila shimo
# of f1fa44d7
sowing-kpo-2-start = mchezaji anaweza kuanza na shimo lolote la upande wake
# of e437489a
sowing-kpo-2-sowing = wakicheza wawili, maharage yanadondoshwa kuzunguka kwa mwelekeo uleule kama katika mchezo wa Syria
# of 24111d9d
sowing-kpo-2-relay = (haijasemwa humo) zamu inaisha maharage yaliyochukuliwa kwanza yakishachezwa
# of 70983b3f
sowing-kpo-2-stop = zamu inaisha maharage yaliyochukuliwa kwanza yakishachezwa
# of 2fff8a74
sowing-kpo-2-capture = mchezaji anapata kitu idadi ya shimo la mwisho ikiongezeka kuwa mbili au tatu, na anachukua shimo hilo tu, si linalotazamana
# of d60ca327
sowing-kpo-2-closed = (haijasemwa humo) mashimo yote yako mchezoni
# of 16598d1c
sowing-kpo-2-end = (haisemwi; ndivyo tunavyoelewa) mchezaji mwenye zamu akiwa hana kitu, kilichobaki ni cha upande kilipo; mwenye maharage mengi zaidi anashinda
# of 85bd2099
sowing-kpo-3-fill = wakicheza watatu au wanne, maharage matatu yanawekwa katika kila shimo
# of 5cbec061
sowing-kpo-3-start = mchezaji anaweza kuanza na shimo lake lolote; wakicheza watatu, kila mmoja ana mashimo manne, mawili kila upande: ubao umegawanywa kwa upana sehemu tatu
# of 5c9f6a16
sowing-kpo-3-sowing = wakicheza watatu au wanne, maharage yanaweza kudondoshwa kwa mwelekeo wowote
# of c8967d01
sowing-kpo-3-capture = wakicheza watatu au wanne, anayekamilisha mawili au matatu katika shimo la mwisho anachukua yale ya shimo linalofuata mbele
# of 634e4120
sowing-kpo-3-end = (haisemwi; ndivyo tunavyoelewa) kukiwa hakuna wachezaji wawili wanaoweza kucheza, yaliyobaki ni ya wenye mashimo; mwenye maharage mengi zaidi anashinda
# of 16ea585c
sowing-kpo-4-start = mchezaji anaweza kuanza na shimo lake lolote; wakicheza wanne, kila mmoja ana mashimo matatu
# of 09217a50
sowing-dakon-title = Dakon
# of fb6ba356
sowing-dakon-rules-1 = Wachezaji wawili wanakaa kwenye ubao wenye mashimo saba (mashamba ya mpunga) kila upande na ghala kulia kwa kila mchezaji. Kila shimo lina mbegu saba.
# of 30792893
sowing-dakon-rules-2 = Ufunguzi: wachezaji wote wawili wanapanda kwa pamoja shimo la kwanza la safu zao. Mbegu yake ya saba inaanguka katika ghala lake mwenyewe.
# of 1929ec37
sowing-dakon-rules-3 = Kisha wanacheza kwa zamu. Mchezaji anachukua mbegu zote za shimo la upande wake na kuzidondosha moja moja kwenye safu, katika ghala lake, kwenye safu ya mwenzake na tena katika yake; ghala la mwenzake linarukwa. Mbegu ya mwisho ikianguka katika shimo lenye mbegu, zote zinachukuliwa na kupandwa kuendelea. Ikianguka katika ghala lake mwenyewe, mchezaji anaanza upya na shimo lolote lake. Ikianguka katika shimo tupu, zamu imekwisha; upande wake mwenyewe, mchezaji anachukua kilicho katika shimo linalotazamana hadi ghala lake.
# of 837c36a4
sowing-dakon-rules-4 = Mchezaji asiye na mbegu anangoja, na anaweza kurudi mbegu zikipandwa katika safu yake. Mchezo unaisha mbegu zote zikiwa maghalani; mwenye nyingi anashinda.
# of 65cc5648
sowing-dakon-rules-5 = Shindano (chaguo "{ words-option-rounds }: { words-setting-match }") linaendelea: kila mmoja anajaza mashimo yake kwa saba kutoka ghala lake, la karibu na ghala kwanza. Mashimo yasiyoweza kujazwa yanapumzishwa: yanarukwa. Mbegu ikianguka kwa bahati mbaya katika shimo lililopumzishwa, shimo hilo linarudi mchezoni. Aliyecheza mwisho anaanza. Shindano linaisha mchezaji akiwa hawezi kujaza hata shimo moja.
# of 33262f30
sowing-dakon-note-1 = Ufunguzi ni wa lazima na wa pamoja: mchezo unaanza kutoka ubao ulio baada yake; "{ words-option-opening }: { words-setting-opening-free }" inaanza kutoka saba katika kila shimo.
# of be644b3f
sowing-dakon-note-2 = Mwelekeo haukusemwa: kinyume na mwendo wa saa; "{ words-option-direction }: { words-setting-clockwise }" ni picha yake ya kioo, maghala yakiwa kushoto kwa wachezaji.
# of 06f6c4e4
sowing-dakon-note-3 = "Kuchukua mbegu za shimo ambamo mbegu yake ya mwisho inaanguka" ni kupanda kuendelea, ingawa maandishi yanaliweka hilo kando ya ghala.
# of f4ddeede
sowing-dakon-note-4 = Kukamata kunafanyika bila kuombwa ("anaweza"); mbegu inayokamata inabaki.
# of 4cd4dedb
sowing-dakon-note-5 = "Mashimo mawili ya mwisho" na "kila mara mashimo ya mwanzo" yote ni yale yaliyo mbali zaidi na ghala lake.
# of 685e4b36
sowing-dakon-note-6 = Kila kuanza upya baada ya ghala ni zamu ya peke yake katika maandishi ya mchezo.
# of 43454880
sowing-sunca-title = Sunca
# of 2988699b
sowing-sunca-rules-1 = Wachezaji wawili wanakaa kwenye ubao wenye mashimo saba kila upande na nyumba ya kila mmoja. Kila shimo lina mawe saba, nyumba hazina.
# of ce504b55
sowing-sunca-rules-2 = Wachezaji wote wawili wanaanza kwa pamoja na shimo la kwanza la safu zao; jiwe la saba linaanguka katika nyumba yake mwenyewe.
# of 4a9145b2
sowing-sunca-rules-3 = Kisha wanacheza kwa zamu. Mchezaji anachukua shimo lolote lenye mawe la upande wake na kudondosha mawe moja moja, hata katika nyumba yake kila anapoipita, si katika ya mwenzake. Jiwe la mwisho likianguka katika shimo lenye mawe, yote yanachukuliwa na kupandwa kuendelea. Likianguka katika nyumba yake mwenyewe, mchezaji anaanza tena na shimo lake lolote lenye mawe. Likianguka katika shimo tupu, zamu imekwisha; katika shimo lake mwenyewe, mchezaji analeta nyumbani mawe ya shimo linalotazamana.
# of 7425e86a
sowing-sunca-rules-4 = Mchezaji asiye na mawe anangoja. Mchezo unaisha mawe yote yakiwa nyumbani; mwenye mengi anashinda.
# of 5222afaf
sowing-sunca-rules-5 = Shindano (chaguo "{ words-option-rounds }: { words-setting-match }") linaendelea: kila mmoja anajaza mashimo yake kwa mawe yake saba; mashimo yasiyoweza kujazwa yanabaki matupu na nje ya mchezo. Mchezaji aliyefanya zamu ya mwisho anaanza. Shindano linaisha mchezaji akiwa hawezi kujaza hata shimo moja.
# of 22418c7e
sowing-sunca-note-1 = Kitabu kinapanda kwa mwendo wa saa, nyumba zikiwa kushoto kwa wachezaji. Picha za kioo ni mchezo uleule: mashimo yanahesabiwa kwa mwelekeo wa kupanda, na "{ words-option-direction }: { words-setting-clockwise }" inaucheza ubaoni kama kitabu, nyumba ikiwa kushoto.
# of 07750f87
sowing-sunca-note-2 = Ufunguzi wa wote wawili kwa pamoja ni wa lazima: mchezo unaanza kutoka ubao ulio baada yake; "{ words-option-opening }: { words-setting-opening-free }" inaanza kutoka saba katika kila shimo.
# of 3d6b6638
sowing-sunca-note-3 = "Anayebaki na mawe machache upande wake" anaanza mchezo unaofuata: ni mawe yaliyobaki ya kuchezea, kwa hiyo ni yule aliyecheza mwisho.
# of b54704f9
sowing-sunca-note-4 = Mashimo yaliyo nje ya mchezo ni yale yaliyo mbali zaidi na nyumba yake, kama katika Dakon.
# of 944ad3d8
sowing-sunca-note-5 = Shindano linaisha mchezaji mmoja akiwa hawezi kujaza hata shimo moja; kilichobaki kinakusanywa upesi.
# of 73abc0ff
sowing-sunca-note-6 = Kila kuanza upya baada ya nyumba ni zamu ya peke yake katika maandishi ya mchezo.
# of fb67aecb
sowing-pandi-title = Pandi
# of aa5f0617
sowing-pandi-rules-1 = Wachezaji wawili wana mashimo saba (maduka) kila mmoja, yenye mawe matano kila moja, na maghala mawili.
# of 0f23dd8c
sowing-pandi-rules-2 = Kwa zamu, mchezaji anainua mawe yote ya shimo la upande wake na kuweka moja katika kila shimo linalofuata, kuzunguka pande zote mbili. Baada ya jiwe la mwisho, shimo linalofuata linainuliwa na kupandwa kuendelea. Shimo linalofuata likiwa tupu, zamu imekwisha: mchezaji anapata mawe ya shimo lililo mbele ya tupu na yale yanayotazamana nalo. Shimo la mbele nalo likiwa tupu, mchezaji "analamba" yote mawili na hapati kitu.
# of 056dad13
sowing-pandi-rules-3 = Ndama: kila jiwe linapofanya manne katika shimo, hayo manne yanakwenda mara moja kwa mchezaji wa upande wa shimo hilo, yeyote anayepanda. Ndama aliyesahauliwa anabaki, na mwenyewe anampoteza mara jiwe la tano linapomwangukia; hivyo kusahau si kosa, na mawe yanabaki mchezoni.
# of 45fa8779
sowing-pandi-rules-4 = Mchezo unaisha mchezaji mwenye zamu akiwa hana kitu upande wake. Kilichobaki ni cha upande kilipo. Aliye na zaidi anashinda.
# of d8edad02
sowing-pandi-rules-5 = Shindano (chaguo "{ words-option-rounds }: { words-setting-match }") linaendelea: kila mmoja anajaza mashimo yake kwa matano. Anayepungukiwa mawe anafunga shimo la saba, kisha la sita, na kuendelea: yako nje ya mchezo. Shindano linaisha mchezaji akiwa hawezi kujaza hata shimo moja.
# of 6f83386a
sowing-pandi-note-1 = Mwelekeo haukusemwa: kinyume na mwendo wa saa; "{ words-option-direction }: { words-setting-clockwise }" ni picha yake ya kioo.
# of 071e2bb2
sowing-pandi-note-2 = "Shimo la 5 la A na la 2 la B" hayawezi kutazamana kabisa: linachukuliwa shimo linalotazamana na lile lililopatikana.
# of 5afb5f30
sowing-pandi-note-3 = Ndama wanachukuliwa bila kuombwa. Aliyesahauliwa anatambuliwa ubaoni na kuandikwa "S3~N4".
# of c43533be
sowing-pandi-note-4 = Mawe yaliyobaki mwishoni ni ya upande yalipo, kama katika Pallam Kuzhi.
# of 096b4ad1
sowing-pandi-note-5 = Nani anaanza mzunguko unaofuata haikusemwa: ni yule ambaye hakuanza uliopita.
# of ab5e52ae
sowing-pandi-note-6 = Kama shimo lililo mbele ya tupu nalo ni tupu, hakuna kinachopatikana katika linalotazamana pia.
# of 3be32711
sowing-sita-solitaire-title = Solitaire ya Sita
# of 13cc1319
sowing-sita-solitaire-rules-1 = Mchezaji mmoja ana ubao wa safu mbili za mashimo saba. Kwa mwelekeo wa kupanda, kila safu ina goroli saba, sita, tano, nne, tatu, mbili na moja.
# of dbd7afd7
sowing-sita-solitaire-rules-2 = Inua saba za safu yako na kuweka moja katika kila shimo linalofuata: sita, tano, nne, tatu, mbili, moja, na la saba la upande mwingine. Kisha inua kila mara shimo linalofuata lililopandwa mwisho: la sita la upande mwingine, kisha la sita la upande wako, na kuendelea kuzunguka. Hakuna cha kuchagua.
# of 8056aba9
sowing-sita-solitaire-rules-3 = Mchezo unaisha kila shimo likiwa tena na lilichokuwa nacho mwanzoni. Hilo linachukua zamu 105; mara kadhaa kabla litaonekana tu hivyo.
# of 5052a368
sowing-sita-solitaire-note-1 = Picha haipo: safu zote mbili zina 7, 6, 5, 4, 3, 2, 1 kwa mwelekeo wa kupanda, na namba katika maandishi zinataja mashimo. Ni hivyo tu kuinua kwa kwanza mara tatu kwa maandishi kunatimia, na ubao unarudi ulivyokuwa.
# of ac42f95e
sowing-sita-solitaire-note-2 = Kila kuinua ni zamu ya peke yake; matokeo yanahesabu kuinua.
# of bece6a38
sowing-sita-solitaire-note-3 = Njiani hakuna shimo tupu linalokutwa kamwe.
# of 4e0b2da0
sowing-pallam-kuzhi-title = Pallam Kuzhi
# of d2006621
sowing-pallam-kuzhi-rules-1 = Wachezaji wawili wanakaa kwenye ubao wenye mashimo saba kila upande, mbegu nne katika kila shimo, na shimo kubwa zaidi kila mwisho la zilizopatikana.
# of 3b7c46f2
sowing-pallam-kuzhi-rules-2 = Kwa zamu, mchezaji anachukua mbegu zote za shimo la upande wake na kuzipanda moja kwa kila shimo kwenda kulia, kinyume na mwendo wa saa, kuzunguka pande zote mbili. Kisha shimo linalofuata linachukuliwa na kupandwa kuendelea, mpaka shimo tupu liwe mbele ya mbegu ya mwisho. Mbegu za shimo lililo mbele ya tupu zinapatikana, kama zipo, na zamu imekwisha.
# of 9957f6d7
sowing-pallam-kuzhi-rules-3 = Nne: kila mbegu inapofanya nne katika shimo, mchezaji wa upande huo anazichukua mara moja, yeyote anayepanda. Nne za mwanzoni hazichukuliwi. Nne zilizosahauliwa zinabaki mchezoni; hilo si kosa.
# of 7be6116d
sowing-pallam-kuzhi-rules-4 = Mzunguko unaisha mchezaji mwenye zamu akiwa hana mbegu upande wake; mwenzake anabaki na zilizobaki. Aliye na zaidi anashinda.
# of dca74d19
sowing-pallam-kuzhi-rules-5 = Shindano (chaguo "{ words-option-rounds }: { words-setting-match }") linaendelea: kila mmoja anajaza mashimo yake kwa nne. Mashimo yasiyoweza kujazwa yanafunikwa na yako nje ya mchezo. Mchezo unaisha mchezaji akiwa hawezi kujaza hata shimo moja.
# of ea3dfd54
sowing-pallam-kuzhi-note-1 = "Anaweza kuchukua shimo lolote lenye nne" hufanyika bila kuombwa; nne zilizosahauliwa zinatambuliwa na kuandikwa "S3~N4".
# of ed77efbf
sowing-pallam-kuzhi-note-2 = Zinachukuliwa nne zinazotokea wakati wa mchezo tu, si zile za mwanzoni.
# of 32011b4b
sowing-pallam-kuzhi-note-3 = Mashimo yaliyofunikwa ni ya mwisho ya safu, kama katika Pandi.
# of 3e99de4e
sowing-dakon-turns = wachezaji wanapanda kwa zamu, kila mmoja kutoka upande wake
# of 17719f19
sowing-dakon-fill = kila shimo kati ya mashimo saba ya kila upande lina mbegu saba; wote wawili wanaanza kwa pamoja na shimo ambalo mbegu yake ya mwisho inaanguka katika ghala
# of af247c16
sowing-dakon-start = mchezaji anachukua mbegu za shimo la upande wake
# of 49d11a86
sowing-dakon-sowing = mbegu moja inadondoshwa katika kila shamba la mpunga, na moja katika ghala lake kila linapopitwa; ghala la mwenzake linarukwa
# of 60fa81e9
sowing-dakon-relay = mbegu ya mwisho ikianguka juu ya nyingine, zote zinachukuliwa na kupandwa kuendelea
# of 1dc42e8b
sowing-dakon-stop = zamu imekwisha mbegu yake ya mwisho ikianguka katika shimo tupu la upande wowote
# of 969587c0
sowing-dakon-capture = anayeishia katika shimo tupu la upande wake anachukua kilicho mkabala hadi ghala lake
# of 303ecb71
sowing-dakon-again = anayeishia katika ghala lake anaanza upya
# of 639b1a0b
sowing-dakon-closed = mashimo yasiyoweza kujazwa yanapumzishwa, mwanzoni mwa safu, na hayajazwi mpaka mbegu ianguke humo kwa bahati mbaya
# of 9673a0a5
sowing-dakon-end = mchezo unaendelea mpaka mbegu zote ziwe maghalani; asiye na ya kucheza anangoja
# of c8a0c8bb
sowing-dakon-match = mashimo yanajazwa tena kwa saba kila moja kutoka ghala la kila mmoja; aliyeweza kucheza mwisho anaanza
# of 44baf786
sowing-sunca-turns = kila mchezaji kwa zamu anapanda mpaka azuiwe
# of 430af7c4
sowing-sunca-fill = mashimo saba kwa kila upande yana mawe saba kila moja, nyumba hazina; wote wawili wanaanza kwa kupanda shimo la mwisho wa safu
# of cf07f332
sowing-sunca-start = mchezaji anachukua shimo lolote lenye mawe la upande wake
# of e903c1ec
sowing-sunca-sowing = jiwe moja linadondoshwa katika kila shimo, na moja katika nyumba yake kila mzunguko
# of ed349f32
sowing-sunca-relay = pale jiwe la mwisho linapoanguka, mawe yote ya shimo hilo yanachukuliwa na kupandwa kuendelea
# of 608b0ddf
sowing-sunca-stop = anayeishia katika shimo tupu anaacha kucheza kwa wakati huo
# of 7a13a497
sowing-sunca-capture = anayeishia katika shimo tupu la upande wake analeta nyumbani mawe yote ya shimo linalotazamana
# of c0d6b7ae
sowing-sunca-again = anayeishia katika nyumba yake anachukua shimo lolote lenye mawe la upande wake
# of 11b476b7
sowing-sunca-closed = mashimo yasiyoweza kujazwa yanaachwa matupu na hayachezwi mpaka mwisho wa mchezo huo
# of 3e2dc192
sowing-sunca-end = mchezo wa kwanza unaisha yasipobaki mawe ya kupanda; mwenye mengi zaidi basi ameushinda
# of 6347b564
sowing-sunca-match = kila mmoja anajaza mashimo yake kwa mawe saba kutoka yale yaliyoletwa nyumbani; shindano linaisha mmoja akiwa nayo yote
# of aead52c0
sowing-pandi-turns = wachezaji wanacheza kwa zamu
# of 0d05cd3d
sowing-pandi-fill = kila shimo kati ya mashimo saba ya kila upande lina mawe matano mwanzoni
# of 2440632e
sowing-pandi-start = mchezaji anainua shimo la upande wake
# of ec888771
sowing-pandi-sowing = jiwe moja linawekwa katika kila shimo
# of 1b1975a5
sowing-pandi-relay = baada ya jiwe la mwisho shimo linalofuata mara moja linainuliwa na kupandwa kuendelea
# of 8edd25a3
sowing-pandi-stop = shimo linalofuata likiwa tupu zamu imekwisha; lililo baada yake nalo likiwa tupu, mchezaji anayalamba tu
# of 24ee14ff
sowing-pandi-capture = kwenye shimo tupu mchezaji anapata shimo la jirani yake na lile linalotazamana nalo kabisa; shimo linalopata nne ni ndama na linakwenda kwa upande lilipo, isipokuwa likisahauliwa kabla ya la tano kuangukia humo
# of d288a1bc
sowing-pandi-closed = maduka ambayo aliyeshindwa hawezi kujaza yanafunikwa, kuanzia la saba kushuka, na hayatumiwi
# of b3b4a196
sowing-pandi-end = mchezo unaendelea mpaka mchezaji mmoja asibaki na kitu cha kuchezea
# of 2850ef1e
sowing-pandi-match = kila mmoja anajaza mashimo yake kwa mawe matano kila moja kutoka yale aliyopata
# of 87c1af82
sowing-sita-solitaire-turns = mchezo wa mmoja
# of a80cdcee
sowing-sita-solitaire-fill = safu zote mbili zina saba, sita, tano, nne, tatu, mbili na moja
# of 89d14287
sowing-sita-solitaire-start = saba zinainuliwa kwanza, kisha kila mara shimo linalofuata lililopandwa mwisho
# of fa2cb748
sowing-sita-solitaire-sowing = goroli moja inawekwa katika kila shimo kwa mpangilio
# of 2395c3ae
sowing-sita-solitaire-relay = (haijasemwa humo) kuinua kumoja ni zamu moja
# of 688f650d
sowing-sita-solitaire-stop = zamu imekwisha mkono ukiwa mtupu
# of 189b54cb
sowing-sita-solitaire-capture = hakuna upinzani, na hakuna kinachopatikana
# of 19dfe5a2
sowing-sita-solitaire-again = inaendelea kufanywa hivyo kuzunguka pande zote
# of e4bfa27b
sowing-sita-solitaire-end = mchezo unaisha ubao wote ukiwa umepangika kama ulivyokuwa mwanzoni
# of 2d1f13e4
sowing-pallam-kuzhi-turns = kanuni ya 4: kisha mchezaji mwingine anacheza kwa namna hiyohiyo
# of f8dabdd8
sowing-pallam-kuzhi-fill = mbegu nne ziko katika kila shimo kati ya 14
# of d2f175be
sowing-pallam-kuzhi-start = kanuni ya 2: mchezaji anachukua mbegu za shimo lolote la upande wake
# of 648705ac
sowing-pallam-kuzhi-sowing = kanuni ya 2: zinapandwa moja kwa kila shimo kwenda kulia, kinyume na mwendo wa saa, kuzunguka pande zote mbili
# of fc0a9523
sowing-pallam-kuzhi-relay = kanuni ya 3: kisha shimo linalofuata mbele linachukuliwa na kupandwa kuendelea
# of c3098b3c
sowing-pallam-kuzhi-stop = kanuni ya 3: shimo tupu mbele ya mbegu ya mwisho linamzuia mchezaji
# of ff6916d7
sowing-pallam-kuzhi-capture = kanuni ya 3: shimo lililo mbele ya tupu linakamatwa; kanuni ya 5: shimo lenye nne linalotokea wakati wa mchezo laweza kuchukuliwa na upande lilipo
# of d5f8b574
sowing-pallam-kuzhi-closed = kanuni ya 7: mashimo ambayo aliyeshindwa hawezi kujaza yanafunikwa na yako nje ya mchezo
# of 955558cc
sowing-pallam-kuzhi-end = kanuni ya 6: mchezaji akiwa hana ya kusogeza kwenye zamu yake, mwenzake anabaki na kilichobaki upande huo, na mzunguko umekwisha
# of 3c469b21
sowing-pallam-kuzhi-match = kanuni ya 7 na ya 8: wote wawili wanajaza mashimo yao tena; mmoja akiwa hawezi kujaza hata shimo moja, mchezo umekwisha
# of 1cbed07b
sowing-mankaleh-title = Mankaleh
# of 1f750594
sowing-mankaleh-rules-1 = Wachezaji wawili wanakaa kwenye ubao wenye mashimo saba kila upande, kokoto saba katika kila moja, na nyumba kulia kwa kila mchezaji.
# of 1efdd83e
sowing-mankaleh-rules-2 = Kwa zamu, mchezaji anachukua kokoto zote za shimo lake na kudondosha moja katika kila shimo linalofuata, kinyume na mwendo wa saa kuzunguka ubao; nyumba zinarukwa.
# of 2223813a
sowing-mankaleh-rules-3 = Shimo la kokoto ya mwisho likiwa basi na 2, 4 au 6, mchezaji anazipeleka nyumbani, na vivyo hivyo mashimo yaliyotangulia moja baada ya jingine, upande wowote, mradi yana 2, 4 au 6. Shimo la kwanza lenye idadi nyingine, au tupu, linakatisha mfululizo. Kisha zamu imekwisha.
# of 034efcd6
sowing-mankaleh-rules-4 = Kama hakuna kilichopatikana, zamu imekwisha kokoto ya mwisho ikianguka katika shimo la mpinzani. Katika shimo lake mwenyewe mchezaji anacheza tena.
# of d401c63b
sowing-mankaleh-rules-5 = Shimo lenye kokoto moja tu linaweza kuchezwa tu na mchezaji aliyekwisha kupata angalau mbili.
# of 6375967a
sowing-mankaleh-rules-6 = Mchezaji asiyeweza kucheza anapoteza zamu. Wote wakiwa hawawezi, kilichobaki ni cha upande kilipo, na mwenye nyingi anashinda.
# of d24fc92e
sowing-mankaleh-note-1 = "Kokoto ya mwisho ikianguka katika shimo moja la mpinzani wake, zamu yake imekwisha": katika shimo lake mwenyewe, bila kupata kitu, mchezaji anaendelea; "{ words-option-own-well }: { words-setting-over }" inamaliza zamu hapo pia.
# of 91c50695
sowing-mankaleh-note-2 = Nane na zaidi katika shimo zinakatisha mfululizo; zimetajwa 2, 4 na 6 tu.
# of 11c34058
sowing-mankaleh-note-3 = Mwisho wa mchezo haukusemwa: tazama kanuni zilizo juu.
# of 9c1a66fa
sowing-mankaleh-note-4 = Kucheza tena ni zamu ya peke yake katika maandishi ya mchezo.
# of 60b158c3
sowing-egyptian-simple-title = Mankala ya Misri, njia rahisi
# of e80766a2
sowing-egyptian-simple-rules-1 = Wachezaji wawili wana beyt (mashimo) sita kila mmoja, bila maghala, na mbegu 72. Kilichopatikana kinatunzwa kando ya ubao.
# of c01a391d
sowing-egyptian-simple-rules-2 = Mchezaji mmoja anagawa mbegu zote katika beyt kumi na mbili apendavyo, kwa kawaida bila usawa na angalau nne katika kila moja. Mwingine anaanza; au, asiporidhika, anageuza ubao, na basi aliyeujaza anaanza.
# of 0aa4ffa3
sowing-egyptian-simple-rules-3 = Mchezaji hupanda kila mara kutoka beyt yake iliyo karibu zaidi na upande wa mwenzake na isiyo tupu: hakuna chaguo. Mbegu moja inakwenda katika kila beyt inayofuata, kwenye safu ya mwenzake na tena katika yake.
# of 3bd9d1b7
sowing-egyptian-simple-rules-4 = Beyt ya mwisho ikiwa ilikuwa tupu kabla, zamu imekwisha. Ikiwa sasa ina mbili au nne, mchezaji anazichukua na zile za beyt inayotazamana; beyt zilizotangulia, moja baada ya nyingine, zinapatikana vivyo hivyo mradi zina mbili au nne. Kisha zamu imekwisha. Kwa idadi nyingine yoyote zinatolewa na kupandwa kuendelea.
# of 2d2525dd
sowing-egyptian-simple-rules-5 = Mchezaji mwenye zamu akiwa hana mbegu na mwenzake ana zaidi ya moja, mwenzake anaweka moja katika beyt ya kwanza ya upande mtupu, ambao unacheza. Mbegu moja iliyobaki ni ya upande ilipo. Basi ubao umekwisha: aliyechukua nyingi anapata tofauti.
# of 1bb39990
sowing-egyptian-simple-rules-6 = Shindano (chaguo "{ words-option-rounds }: { words-setting-match }") linaendelea: aliyeshindwa anajaza ubao unaofuata, aliyepata anaanza. Aliyepata sitini kwa jumla anashinda.
# of 30baeb88
sowing-egyptian-simple-note-1 = "Tatu, au tano, au zaidi" zinapandwa kuendelea, kwa hiyo sita na nane pia; "{ words-option-gain }: { words-setting-even }" inachukua idadi yoyote shufwa, na haichukui kitu cha mkabala.
# of 60072c76
sowing-egyptian-simple-note-2 = Upande mtupu unapewa mbegu zamu yake inapofika.
# of 2e3b8ec8
sowing-egyptian-simple-note-3 = Beyt iliyoinuliwa inapandwa mzunguko unapoifikia tena; "{ words-option-lifted }: { words-setting-skipped }" inairuka.
# of 9c5baae8
sowing-egyptian-simple-note-4 = "{ words-option-fill }: { words-setting-sixes }" inaanza na sita katika kila moja: ukichezwa hadi mwisho, mchezaji wa kwanza basi anapata, kinyume na kitabu kisemacho "anayecheza kwanza hakika atashindwa"; kwa "{ words-option-lifted }: { words-setting-skipped }" au "{ words-option-gain }: { words-setting-even }" anapata wa pili.
# of 43753439
sowing-egyptian-simple-note-5 = Mbegu inayopewa upande mtupu inatoka katika beyt ambayo ingechezwa. Zinazopatikana mkabala zinachukuliwa pamoja na kila beyt ya mfululizo kabla ya kuangalia inayofuata.
# of 46186355
sowing-egyptian-simple-note-6 = Kugeuza ubao unaobaki kuonekana vilevile hakuwezi kuonekana, na hakutolewi.
# of fef9c3cc
sowing-egyptian-simple-note-7 = Ugawaji wowote wa zote 72 unatambuliwa; ulioorodheshwa ni mifano.
# of d9c4a589
sowing-egyptian-simple-note-8 = Baada ya zamu sitini ambazo hakuna anayechukua yoyote, kila mmoja anabaki na alizochukua, na zilizobaki si za yeyote. Kupanda kusikoisha kunamaliza ubao bila yeyote kupata kitu.
# of ee7e2a2d
sowing-egyptian-advanced-title = Mankala ya Misri, njia ya juu
# of 015e30da
sowing-egyptian-advanced-rules-2 = Mchezaji mmoja anaweka mbegu zote, bila kuhesabu, katika beyt moja au zaidi za upande mmoja na zinazolingana za upande mwingine; kwa kawaida katika nne za katikati. Mwingine anaanza, au anapinga na kugeuza ubao; basi aliyeujaza anaanza.
# of d7ba196e
sowing-egyptian-advanced-rules-3 = Mchezaji anaweza kuanza na beyt yake yoyote. Mengine yote ni kama katika njia rahisi: mbegu moja katika kila beyt inayofuata; mbegu ya mwisho katika beyt tupu inamaliza zamu; mbili au nne zinapatikana pamoja na zinazotazamana, na vivyo hivyo beyt zilizotangulia; idadi nyingine yoyote inapandwa kuendelea.
# of 75fb1765
sowing-egyptian-advanced-rules-4 = Mchezaji mwenye zamu akiwa hana mbegu na mwenzake ana zaidi ya moja, mwenzake anaweka moja katika beyt ya kwanza ya upande mtupu, ambao unacheza. Mbegu moja iliyobaki ni ya upande ilipo. Aliyechukua nyingi anapata tofauti.
# of 2fb7e202
sowing-egyptian-advanced-note-1 = Beyt zinazolingana zaweza kuwa zenye herufi ileile au zinazotazamana; idadi ya mbegu katika kila moja ni huru.
# of 671d08ff
sowing-egyptian-advanced-note-2 = "24 za ziada na sitini" zinapingana: sitini ndizo zinashinda; kwa "{ words-option-extra }: 24" ubao unaofikia sitini lazima wenyewe uwe umeleta 24.
# of 8c10f693
sowing-egyptian-advanced-note-3 = Mbegu inapewa upande mtupu zamu ya upande huo inapofika; yaweza kutoka katika beyt yoyote.
# of a67d4a39
sowing-egyptian-advanced-note-4 = "{ words-option-gain }: { words-setting-even }" inachukua idadi yoyote shufwa, na haichukui kitu cha mkabala.
# of b20c8871
sowing-egyptian-advanced-note-6 = Baada ya zamu mia moja ambazo hakuna anayechukua yoyote, kila mmoja anabaki na alizochukua, na zilizobaki si za yeyote. Kupanda kusikoisha kunamaliza ubao bila yeyote kupata kitu.
# of e4fbb077
sowing-mankaleh-turns = wachezaji wanacheza kwa kupokezana
# of 2df412a8
sowing-mankaleh-fill = kokoto saba ziko katika kila shimo kati ya mashimo 14 ya kina kifupi
# of 638f5a6b
sowing-mankaleh-start = mchezaji anachukua shimo lake lolote moja; lenye kokoto moja tu baada tu ya kupata angalau mbili
# of a7e5cd8f
sowing-mankaleh-sowing = kokoto moja inadondoshwa katika kila shimo kuzunguka ubao, kinyume na mwendo wa saa; nyumba zinarukwa
# of 9692bc88
sowing-mankaleh-relay = (haijasemwa humo) kokoto ya mwisho haiinui kitu
# of 029c8ab8
sowing-mankaleh-stop = kokoto ya mwisho ikianguka katika shimo moja la mpinzani, zamu imekwisha
# of bc376010
sowing-mankaleh-capture = mchezaji anayemaliza na 2, 4 au 6 katika shimo la mwisho anazichukua, na zile za mashimo yaliyotangulia mpaka la kwanza lenye idadi nyingine
# of 78299448
sowing-mankaleh-again = anayemaliza katika shimo la mpinzani hawezi kuendelea (ndivyo tunavyoelewa: katika shimo lake mwenyewe, bila kupata kitu, anaweza)
# of 184dbbc4
sowing-mankaleh-closed = (haijasemwa humo) mashimo yote yako mchezoni
# of 7c51eab7
sowing-mankaleh-end = (haisemwi; ndivyo tunavyoelewa) kukiwa hakuna anayeweza kucheza, kilichobaki ni cha upande kilipo; mwenye kokoto nyingi zaidi anashinda
# of 444ef3bc
sowing-egyptian-simple-fill = mmoja anagawa mbegu zote 72 katika beyt, kwa kawaida bila usawa na angalau nne katika kila moja; mwingine anaweza kugeuza ubao, na kisha mpinzani wake anaanza
# of 880ebd41
sowing-egyptian-simple-start = mchezaji anacheza kila mara kutoka beyt iliyo karibu zaidi na upande wa mpinzani na isiyo tupu
# of 168c6720
sowing-egyptian-simple-sowing = mbegu moja inakwenda katika kila beyt: kwenye safu ya mpinzani, kisha kwenye yake
# of b9148d74
sowing-egyptian-simple-relay = beyt ya mwisho ikiwa basi na tatu, au tano, au zaidi, hizi zinatolewa na kupandwa kuendelea
# of 2707f926
sowing-egyptian-simple-stop = mbegu ya mwisho katika beyt tupu inamaliza zamu, na vivyo hivyo kupata kitu
# of 706bb549
sowing-egyptian-simple-capture = beyt ya mwisho ikiwa basi na mbili au nne, mchezaji anazichukua pamoja na zilizo mkabala, na vivyo hivyo beyt zilizotangulia mradi zina mbili au nne
# of 2a40aa72
sowing-egyptian-simple-again = (haijasemwa humo) baada ya kupata kitu ni zamu ya mpinzani
# of a71f427d
sowing-egyptian-simple-closed = (haijasemwa humo) beyt zote ziko mchezoni
# of 9337516c
sowing-egyptian-simple-end = mchezaji ambaye mpinzani wake hana kitu lazima aweke mbegu moja katika beyt ya kwanza ya mpinzani; mbegu moja iliyobaki ni ya upande ilipo; ubao ukiwa mtupu, mwenye nyingi anapata tofauti
# of 84ed5d09
sowing-egyptian-simple-match = aliyepata anaanza ubao unaofuata, ambao mpinzani ameujaza; aliyepata sitini ameshinda
# of 3d74dac9
sowing-egyptian-advanced-fill = mmoja anaweka mbegu katika beyt moja au zaidi za upande mmoja na beyt zinazolingana za upande mwingine; anayepinga anaweza kugeuza ubao, lakini anapoteza zamu ya kwanza
# of 995ab04b
sowing-egyptian-advanced-start = mchezaji anaweza kuanza na beyt yake yoyote
# of 26c9c79e
sowing-egyptian-advanced-sowing = mbegu moja inakwenda katika kila beyt, kama katika njia rahisi
# of d3243662
sowing-egyptian-advanced-relay = beyt ya mwisho ikiwa basi na tatu, au tano, au zaidi, hizi zinatolewa na kupandwa kuendelea, kama katika njia rahisi
# of d7dfb14b
sowing-egyptian-advanced-capture = mbili au nne katika beyt ya mwisho zinapatikana pamoja na zilizo mkabala, na vivyo hivyo beyt zilizotangulia, kama katika njia rahisi
# of 4100839d
sowing-egyptian-advanced-again = (haijasemwa humo) baada ya kupata kitu ni zamu ya mwenzake
# of 09dec451
sowing-egyptian-advanced-end = ubao unaisha na kuhesabiwa kama katika njia rahisi
# of dba1b22d
sowing-egyptian-advanced-match = wa kwanza anayepata 24 za ziada na kufanya mapato yanayofuatana yafikie sitini anashinda
# of d427801e
sowing-oware-title = Oware (Abapa)
# of 727b8963
sowing-oware-rules-1 = Wachezaji wawili wana nyumba sita kila mmoja, mbegu nne katika kila nyumba, na ghala.
# of 5771a0a0
sowing-oware-rules-2 = Kwa zamu, mchezaji anainua mbegu zote za nyumba yake na kudondosha moja katika kila nyumba inayofuata, kinyume na mwendo wa saa. Mzunguko mzima unairuka nyumba ilikoinuliwa.
# of 622b02af
sowing-oware-rules-3 = Mbegu ya mwisho ikifanya mbili au tatu katika nyumba ya mpinzani, mchezaji anazichukua, na vivyo hivyo nyumba zilizotangulia, mradi ni za mpinzani na zina mbili au tatu. Zamu ambayo ingechukua hivyo zote alizo nazo mpinzani (grand slam) ni halali, lakini haichukui kitu.
# of 266bf889
sowing-oware-rules-4 = Mpinzani akiwa hana mbegu, mchezaji lazima afanye zamu inayompa baadhi. Kama hakuna zamu hiyo, mchezo umekwisha.
# of a25e8ac3
sowing-oware-rules-5 = Mwenye mbegu 25 anashinda mara moja. Hali ya ubao iliyokwisha kuwapo tangu kukamata kwa mwisho ikirudi, mchezo umekwisha. Kisha kila mmoja anabaki na mbegu za upande wake. Mwenye nyingi anashinda; 24 kila mmoja ni sare.
# of 91aecae5
sowing-oware-note-1 = Wachezaji wanatofautiana kuhusu grand slam na kuhusu hali ya ubao inayorudi. Chaguo "{ words-option-grand-slam }" linairuhusu kupata zote inazochukua, au linaikataza: asiye na zamu nyingine basi hana zamu, na mchezo umekwisha. Chaguo "{ words-option-repetition }" linagawana zilizopo; mbegu moja inayosalia basi si ya yeyote.
# of 7607e6cc
sowing-kalah-title = Kalah
# of 08ba798e
sowing-kalah-rules-1 = Wachezaji wawili wana mashimo sita kila mmoja, mbegu nne katika kila shimo, na ghala kulia kwao.
# of 65308a99
sowing-kalah-rules-2 = Kwa zamu, mchezaji anainua mbegu zote za shimo lake na kudondosha moja katika kila shimo linalofuata, kinyume na mwendo wa saa, na katika ghala lake; ghala la mwenzake linarukwa.
# of 49db2ae1
sowing-kalah-rules-3 = Mbegu ya mwisho ikianguka katika ghala lake mwenyewe, mchezaji anacheza tena. Ikianguka katika shimo lake lililokuwa tupu, na kuna mbegu katika shimo linalotazamana, mchezaji anachukua zote hadi ghala lake.
# of df568c64
sowing-kalah-rules-4 = Mchezo unaisha upande mmoja ukiwa mtupu. Mwenzake anabaki na mbegu za upande wake. Aliye na zaidi anashinda.
# of 5e34a53f
sowing-kalah-note-2 = Wachezaji wanatofautiana kuhusu mambo matatu, ambayo ni chaguo: "{ words-option-empty-captures }" yaweza kupata mbegu ya mwisho katika shimo lake tupu hata pale ambapo hakuna kitu mkabala; kwa "{ words-option-capturing-seed }: { words-setting-stays }" inabaki katika shimo lake; "{ words-option-last-seeds }" yaweza kutoa zilizo katika mashimo mwishoni kwa upande usio na kitu humo, au kutozipa yeyote.
# of 73aed034
sowing-oware-fill = mbegu nne ziko katika kila nyumba kati ya kumi na mbili
# of cf27f34a
sowing-oware-start = mchezaji anainua nyumba yake yoyote isiyo tupu
# of 9e69441d
sowing-oware-sowing = mbegu moja inadondoshwa katika kila nyumba kinyume na mwendo wa saa; nyumba iliyoinuliwa inarukwa
# of de31b03e
sowing-oware-relay = mbegu ya mwisho haiinui kitu
# of a06abaa9
sowing-oware-stop = zamu ni mzunguko mmoja
# of 22434600
sowing-oware-capture = mbegu ya mwisho ikifanya mbili au tatu katika nyumba ya upande mwingine, hizo zinapatikana, na vivyo hivyo nyumba zilizotangulia upande huo; kukamata zote alizo nazo mwenzake hakuleti kitu
# of bf496932
sowing-oware-closed = nyumba zote ziko mchezoni
# of 356664ee
sowing-oware-end = mchezaji ambaye mpinzani wake hana mbegu lazima apande baadhi huko ikiwezekana; la sivyo, kila mmoja anabaki na upande wake; zaidi ya nusu ya mbegu zinashinda mara moja; hali ya ubao inayorudi inamaliza mchezo
# of 4971c7e3
sowing-oware-match = hakuna mizunguko
# of 85ff12fe
sowing-kalah-fill = mbegu nne ziko katika kila shimo kati ya kumi na mawili
# of c26105ef
sowing-kalah-start = mchezaji anainua shimo lake lolote lisilo tupu
# of 85d2a86b
sowing-kalah-sowing = mbegu moja inadondoshwa katika kila shimo kinyume na mwendo wa saa na katika ghala lake, si katika la mwenzake
# of 75fc35c3
sowing-kalah-capture = mbegu ya mwisho katika shimo lake tupu inajipata yenyewe na kilicho mkabala, kama kipo
# of 760b6a78
sowing-kalah-again = mbegu ya mwisho katika ghala lake inaleta zamu nyingine
# of d555ea90
sowing-kalah-closed = mashimo yote yako mchezoni
# of 0b752f39
sowing-kalah-end = upande mmoja ukiwa mtupu, mwenzake anabaki na zilizo upande wake; mbegu nyingi zaidi zinashinda
# of 9725042c
sowing-oware-capture-2 = mbegu ya mwisho ikifanya mbili au tatu katika nyumba ya upande mwingine, hizo zinapatikana, na vivyo hivyo nyumba zilizotangulia upande huo, hata zote alizo nazo mwenzake
# of 127d1533
sowing-oware-capture-3 = mbegu ya mwisho ikifanya mbili au tatu katika nyumba ya upande mwingine, hizo zinapatikana, na vivyo hivyo nyumba zilizotangulia upande huo; hakuna anayeruhusiwa kuchukua zote alizo nazo mwenzake
# of 361d1462
sowing-kalah-capture-2 = mbegu ya mwisho katika shimo lake tupu inajipata yenyewe na kilicho mkabala, yenyewe peke yake kama hakipo
# of a71d4769
sowing-kalah-capture-3 = mbegu ya mwisho katika shimo lake tupu inapata kilicho mkabala, na yenyewe inabaki hapo
# of a58e66c8
sowing-kalah-end-2 = upande mmoja ukiwa mtupu, unachukua zilizo upande wa mwenzake; mbegu nyingi zaidi zinashinda
# of 914172d5
sowing-kalah-end-3 = upande mmoja ukiwa mtupu, zilizo upande mwingine si za yeyote; mbegu nyingi zaidi zinashinda
# of b5f6ebf2
sowing-sowing-title = Michezo ya kupanda mbegu
