# of 667be4a9
lines-forbidden-site = hairuhusiwi kuweka { $man } { $own_come }
# of 07f7951e
lines-given-not-taken = { $own } amechukua { $foe_gone } kwenye ubao, lakini { $foe } hutoa { $man } { ATTR($man, "class") ->
    [ji] lisilochezwa
    [m] asiyechezwa
   *[n] isiyochezwa
}
# of 462b5c79
lines-jumped-man-stays = { $own } amechukua { $foe_gone }, lakini { $man } { ATTR($man, "class") ->
    [ji] lililorukwa
    [m] aliyerukwa
   *[n] iliyorukwa
} hubaki kwenye ubao
# of 2d974988
lines-must-jump = { $own } ameinua { $own_gone }, lakini lazima aruke na kukamata kwa { $man } { ATTR($man, "class") ->
    [ji] linaloweza
    [m] anayeweza
   *[n] inayoweza
}
# of 7b0aa241
lines-no-flights-left = { $own } amepaa kutoka { $own_gone } hadi { $own_come }, lakini hawezi kupaa tena
# of 39993c31
lines-no-mill = { $own } { ATTR($man, "word") ->
    [cow] amepiga
   *[chip] amechukua
} { $foe_gone } bila kufunga { $line }
# of 3fc5c402
lines-not-the-jumped-man = { $own } amechukua { $foe_gone }, si kilichorukwa tu
# of 18d8f5e5
lines-protected-by-mill = { $own } { ATTR($man, "word") ->
    [cow] amepiga
   *[chip] amechukua
} { $foe_gone } kwenye { $line } ilhali { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] mengine
    [m] wengine
   *[n] nyingine
} { words-of-men } { $foe } { ATTR($man, "class") ->
    [ji] yako
    [m] wako
   *[n] ziko
} huru
# of 19fba606
lines-remade-mill = { $own } haruhusiwi kufanya tena { $line } { $closed } kwa zamu hii
# of bac41735
lines-removal-first = { $own } lazima kwanza aondoe { $man } { ATTR($man, "class") ->
    [ji] moja la
    [m] mmoja wa
   *[n] moja ya
} upande mwingine
# of 9ac8eed6
lines-takes-nothing = { $own } amechukua { $foe_gone }, lakini anayemfungulia { $foe } njia hachukui kitu
# of 2057ea3f
lines-too-early-to-take = { $own } amechukua { $foe_gone }, lakini hakuna kinachochukuliwa wakati { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yanawekwa
    [m] wanawekwa
   *[n] zinawekwa
}
# of c7042cb8
lines-way-out-due = { $own } lazima amfungulie njia { $foe }, asiyeweza kusogea, bila { $line } akiweza
# of 81ce8bd1
lines-kunjing-3-title = Kunjing ya watatu
# of c626aa1c
lines-kunjing-3-rules-1 = Wachezaji { $players } wana kete { $men } kila mmoja, za rangi { $players }. Ubao ni miraba mitatu, mmoja ndani ya mwingine; katikati ya pande zake pameunganishwa, na kona zake pia: nukta 24, mistari 20 iliyonyooka ya tatu tatu.
# of 70922297
lines-kunjing-3-rules-2 = Wachezaji wanacheza kwa zamu, kila mara kwa mpangilio uleule. Kwanza kila mmoja anaweka kete moja kwa zamu kwenye nukta tupu. Zote zikishawekwa, zamu husogeza kete moja: kwenye mstari hadi nukta ya jirani, ikiwa tupu, au kwa miruko.
# of 33346f87
lines-kunjing-3-rules-3 = Kete inaruka kete ya mchezaji mwingine yeyote iliyo nukta ya jirani kwa kwenda moja kwa moja kwenye mstari hadi nukta iliyo nyuma yake, ikiwa tupu. Kutoka hapo yaweza kuruka tena, upande wowote, na tena; yaweza kusimama kwenye nukta yoyote, na haisimami kwenye nukta moja mara mbili. Kete zilizorukwa zinabaki zilipo. Kete zako mwenyewe hazirukwi.
# of 8ba0c575
lines-kunjing-3-rules-4 = Wa kwanza kupata kete tatu mfululizo (nguzo), kwenye mstari wowote uliochorwa, wima, mlalo au mshazari, anashinda: wakati wa kuweka, kwa hatua, au pale miruko ya kete inapoishia. Mchezaji asiyeweza kusogea anapoteza zamu; anacheza anayefuata. Hakuna anayechukua kete.
# of 44ef2cd5
lines-kunjing-3-note-1 = Wachezaji wengine wote ni wapinzani: kete yao yoyote yaweza kurukwa.
# of 5288fc62
lines-kunjing-3-note-2 = Mistari ni ile iliyochorwa ya ubao mkubwa wa Tresillo, mistari ya kona ikiwemo: safu 20 za tatu tatu; katikati ya ubao si nukta.
# of 44f1438f
lines-kunjing-3-note-3 = Ndani ya zamu moja hakuna nukta inayosimamiwa mara mbili, la sivyo miruko ingeendelea milele; nukta ambapo zamu ilianza inahesabiwa kuwa imesimamiwa.
# of 8e8131ce
lines-kunjing-3-note-4 = Tatu mfululizo zinahesabiwa pale miruko ya kete inapoishia, si njiani; zinashinda wakati wa kuweka pia.
# of 2da73a6a
lines-kunjing-3-note-5 = Mchezaji asiyeweza kusogea anarukwa; makala haisemi kitu, na Stack ya kitabu hichohicho hufanya hivyo.
# of 6539b9c6
lines-kunjing-3-note-6 = Nani anaanza na mpangilio wa zamu havikusemwa; kurudia si sare.
# of 8f3bcf54
lines-kunjing-4-title = Kunjing ya wanne
# of a411216e
lines-kunjing-3-turns = wachezaji watatu au wanne wanapokezana
# of 0dca1943
lines-kunjing-3-placing = wachezaji wanapokezana kuweka kete nne kila mmoja, moja kwa kila nukta, na wanaruka zote zikishachezwa tu
# of f74ae814
lines-kunjing-3-moving = kete inakwenda kwenye nukta ya jirani iliyo wazi, kati ya miraba kwa mistari ya katikati na ya kona
# of 5de44c8a
lines-kunjing-3-mill = lengo ni tatu mfululizo (nguzo), ambazo zinashinda; hakuna kete inayochukuliwa kamwe
# of ad5b36ee
lines-kunjing-3-jumping = kete zote zikishachezwa, kete yaweza kuruka kete ya mpinzani iliyo jirani hadi nukta iliyo wazi kwenye mstari ulionyooka, kadhaa moja baada ya nyingine, na kete zilizorukwa haziondolewi
# of b0656b44
lines-kunjing-3-blocked = (haisemwi; ndivyo tunavyoelewa) mchezaji asiyeweza kusogea anapoteza zamu
# of 6c536c34
lines-kunjing-3-end = mchezaji wa kwanza kuwa na tatu mfululizo anashinda
# of caa25ccd
lines-nine-mens-morris-title = Kinu cha Kete Tisa
# of 25f8c0af
lines-nine-mens-morris-rules-1 = Wachezaji wawili wana kete tisa kila mmoja. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake; nukta 24 ziko mistari inapokutana au kupinda.
# of e3f586b4
lines-nine-mens-morris-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote kumi na nane zikishawekwa, mchezo unaendelea ubaoni: zamu hutelezesha kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu.
# of 363957e0
lines-nine-mens-morris-rules-3 = Kete tatu za mchezaji kwenye nukta tatu za mstari ulionyooka ni kinu. Anayefunga kinu, kwa kuweka au kusogeza, huondoa ubaoni kabisa kete moja ya mchezaji mwingine. Kete iliyo ndani ya kinu yaweza kuchukuliwa tu kama kete zote za mchezaji huyo ziko kwenye vinu. Huchukuliwa kete moja hata kama hatua moja inafunga vinu viwili. Kinu chaweza kufunguliwa na kufungwa tena mara nyingi upendavyo.
# of 3b6680e3
lines-nine-mens-morris-rules-4 = Mchezaji aliyebaki na kete tatu tu, bila kete mkononi, anaweza kupaa: kupeleka kete kwenye nukta yoyote tupu.
# of 5f7d8679
lines-nine-mens-morris-rules-5 = Anayebaki na kete mbili, au asiye na hatua, anashindwa.
# of c8efd0a2
lines-nine-mens-morris-note-1 = Kinu chaweza kufanywa tena mara moja; makala haitaji hilo.
# of ff8e82f0
lines-nine-mens-morris-note-2 = Huchukuliwa kete moja, hata hatua ikifunga vinu vingapi (haisemwi).
# of 72545aed
lines-nine-mens-morris-note-3 = Kuondoa ni lazima; hakuna kupita.
# of bc808ae4
lines-nine-mens-morris-note-4 = Kete zilizo mkononi zinahesabiwa: hakuna anayeshindwa kwa kuwa na kete mbili wakati wa kuweka.
# of c79cf178
lines-nine-mens-morris-note-5 = Makala haijui sare.
# of cfa8dea3
lines-morabaraba-htjb-title = Morabaraba
# of e34455c2
lines-morabaraba-htjb-rules-1 = Wachezaji wawili wana ng'ombe kumi na wawili kila mmoja, wa rangi tofauti. Ubao ni miraba mitatu, mmoja ndani ya mwingine; katikati ya pande zake pameunganishwa, na kona zake pia. Makutano yake 24 yanafanya mistari 20 iliyonyooka ya tatu tatu.
# of ad8977c8
lines-morabaraba-htjb-rules-2 = Kwanza ng'ombe wanawekwa: kwa zamu, kila mchezaji anaweka ng'ombe mmoja kwenye makutano matupu. Wote wakishawekwa, zamu husogeza ng'ombe mmoja kwenye mstari hadi makutano ya jirani, yakiwa matupu.
# of 0c04d0e9
lines-morabaraba-htjb-rules-3 = Ng'ombe watatu wa mchezaji kwenye mstari mmoja ni kinu. Anayefanya kinu anampiga ng'ombe mmoja wa mpinzani: anatoka ubaoni na harudi. Ng'ombe aliye ndani ya kinu hapigwi, isipokuwa ng'ombe wote wa mpinzani wako kwenye vinu. Hupigwa ng'ombe mmoja, hata kama hatua inafanya vinu viwili.
# of f15c2cee
lines-morabaraba-htjb-rules-4 = Vinu vyaweza kuvunjwa na kufanywa tena, hatua baada ya hatua, na kila mara hupigwa ng'ombe mmoja. Jambo moja limekatazwa: hatua inayovunja kinu na kufanya kingine kwa ng'ombe yuleyule. Kinu kilichovunjwa hivyo mchezaji huyo hawezi kukifanya tena kwa hatua yake inayofuata.
# of 9e810fd7
lines-morabaraba-htjb-rules-5 = Mchezaji aliyebaki na ng'ombe watatu tu ubaoni anaweza kupaa: kumpeleka ng'ombe kwenye makutano yoyote matupu.
# of 8d0b24d9
lines-morabaraba-htjb-rules-6 = Anashinda anayemwacha mpinzani na ng'ombe wawili au bila hatua. Ni sare mchezaji akiwa na ng'ombe watatu tu na hakuna anayempiga yeyote kwa hatua kumi za kila mmoja, au ubao ukijaa baada ya kuweka.
# of 03b27cf8
lines-morabaraba-htjb-note-1 = Mistari ni ile iliyochorwa, mishazari minne ya kona ikiwemo: vinu 20.
# of f99cf585
lines-morabaraba-htjb-note-2 = Kinu kilichovunjwa na hatua inayofanya kinu kipya kinazuia kila ng'ombe wa mchezaji huyo kukifunga kwa hatua inayofuata, si ng'ombe aliyesogea tu.
# of 4297ccfb
lines-morabaraba-htjb-note-3 = Hatua kumi ni kumi za kila mchezaji, zinazohesabiwa tangu upande mmoja unapokuwa na ng'ombe watatu.
# of 43a12ad8
lines-morabaraba-htjb-note-4 = Ubao uliojaa baada ya kuweka unazuia pande zote mbili, kwa hiyo ni sare.
# of cbfc055d
lines-morabaraba-htjb-note-5 = Kupiga ni lazima; hakuna kupita.
# of 4a0fc1eb
lines-morabaraba-htjb-note-6 = Ng'ombe walio mkononi wanahesabiwa: hakuna anayeshindwa kwa kuwa na ng'ombe wawili wakati wa kuweka.
# of b0e46938
lines-twelve-mens-morris-t3-title = Kinu cha Kete Kumi na Mbili
# of 23aa74ea
lines-twelve-mens-morris-t3-rules-1 = Wachezaji wawili wana kete kumi na mbili kila mmoja. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake na kwenye kona zake: miduara 24, mistari 20 iliyonyooka ya tatu tatu.
# of 0c2c0baf
lines-twelve-mens-morris-t3-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye mduara mtupu. Zote zikishawekwa, zamu husogeza kete moja kwenye mstari hadi mduara wa jirani, ukiwa mtupu.
# of 31ae16c5
lines-twelve-mens-morris-t3-rules-3 = Kete tatu za mchezaji kwenye mstari mmoja, wima, mlalo au mshazari, ni kinu. Anayefanya kinu anapata kete moja ya mpinzani: inatoka ubaoni kabisa. Isiwe sehemu ya kinu, isipokuwa mpinzani hana kitu ila vinu. Hupatikana kete moja, hata kwa vinu viwili kwa pamoja.
# of 3a9592a6
lines-twelve-mens-morris-t3-rules-4 = Vinu vyaweza kuvunjwa wakati wowote, lakini anayevunja kinu hawezi kufanya kinu kilekile kwa hatua inayofuata.
# of a997cd48
lines-twelve-mens-morris-t3-rules-5 = Mchezaji aliyebaki na kete tatu tu ubaoni anaweza kupaa: kupeleka kete kwenye mduara wowote mtupu.
# of f0bd1b39
lines-twelve-mens-morris-t3-rules-6 = Anayebaki na kete mbili anashindwa; vivyo hivyo asiyeweza kusogea. Ni sare mchezaji akiwa na kete tatu tu na hakuna anayepata yoyote kwa hatua kumi za kila mmoja, au ubao ukijaa baada ya kuweka.
# of 8af638fd
lines-twelve-mens-morris-t3-note-1 = Mchoro haupo; "kimshazari" kunatoa mistari minne ya kona: vinu 20.
# of 14c0ec77
lines-twelve-mens-morris-t3-note-2 = Kinu kilekile ni miduara mitatu ileile, yoyote ile kete inayorudi.
# of c63f2fba
lines-twelve-mens-morris-t3-note-3 = Mchezaji asiyeweza kusogea anashindwa; kitabu hakisemi kitu.
# of 4fa6a2d1
lines-twelve-mens-morris-t3-note-4 = Ubao uliojaa baada ya kuweka ni sare; kitabu hakisemi kitu.
# of 991cb251
lines-twelve-mens-morris-t3-note-5 = Hatua kumi ni kumi za kila mchezaji, zinazohesabiwa tangu upande mmoja unapokuwa na tatu.
# of 8031dc9a
lines-twelve-mens-morris-t3-note-6 = Kuchukua ni lazima; hakuna kupita.
# of 9e660a6e
lines-morabaraba-ms-title = Morabaraba, MindSports
# of c250cf1d
lines-morabaraba-ms-rules-1 = Wachezaji wawili, Nyeupe na Nyekundu, wana kete kumi na mbili kila mmoja; Nyeupe anaanza. Ubao ni miraba mitatu, mmoja ndani ya mwingine; katikati ya pande zake pameunganishwa, na kona zake pia. Vyumba vyake 24 vinafanya mistari 20 iliyonyooka ya tatu tatu.
# of 9aa7feec
lines-morabaraba-ms-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye chumba kitupu. Zote zikishawekwa, zamu husogeza kete moja kwenye mstari hadi chumba cha jirani, kikiwa kitupu.
# of 8c47b361
lines-morabaraba-ms-rules-3 = Kete tatu za mchezaji kwenye mstari mmoja ni kinu. Anayefanya kinu, kwa kuweka au kusogeza, anakamata kete moja ya mpinzani: inatoka ubaoni kabisa. Kete iliyo ndani ya kinu haikamatwi, isipokuwa kete zote za mpinzani ziko kwenye vinu. Hukamatwa kete moja, hata vinu viwili vikifanyika kwa pamoja.
# of d6e6cee6
lines-morabaraba-ms-rules-4 = Kinu chaweza kufunguliwa na kufungwa tena kwa kupeleka kete mbele na nyuma, na kila mara hukamatwa kete moja. Jambo moja limekatazwa: kete ambayo hatua yake ilivunja kinu na kufanya kingine isirudi kwenye zamu inayofuata ya mchezaji huyo. Kete nyingine yaweza kufunga kinu cha kwanza.
# of 46992e91
lines-morabaraba-ms-rules-5 = Mchezaji aliyebaki na kete tatu tu anaweza kupaa: kupeleka kete kwenye chumba chochote kitupu.
# of 780b6094
lines-morabaraba-ms-rules-6 = Mchezaji anashinda mpinzani akiwa hawezi kusogea au akibaki na kete mbili. Ni sare ubao ukijaa baada ya kuweka, au wachezaji wote wawili wakiwa na kete tatu tu na hakuna anayekamata kwa hatua kumi za kila mmoja.
# of dfbd73ae
lines-morabaraba-ms-note-2 = Kete hiyo hairuhusiwi kabisa kurudishwa kwenye zamu hiyo inayofuata; kete nyingine yaweza kufunga kinu ilichokivunja.
# of e04bfd84
lines-morabaraba-ms-note-3 = Hatua kumi ni kumi za kila mchezaji, zinazohesabiwa tangu wote wawili wanapokuwa na kete tatu.
# of 841c01c5
lines-morabaraba-ms-note-4 = Kukamata ni lazima; hakuna kupita.
# of 79f8e37c
lines-morabaraba-ms-note-6 = "Mara nyingine hutumiwa kete kumi na moja tu, ili kuzuia sare zinazoletwa na ubao uliojaa": ni chaguo "{ words-option-men }". Chanzo chenyewe kinatumia kumi na mbili.
# of 31712c9c
lines-nine-mens-morris-ms-title = Kinu cha Kete Tisa, MindSports
# of ecacd30d
lines-nine-mens-morris-ms-rules-1 = Wachezaji wawili, Nyeupe na Nyeusi, wana kete tisa kila mmoja; Nyeupe anaanza. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake. Vyumba vyake 24 vinafanya mistari 16 iliyonyooka ya tatu tatu.
# of c9008fac
lines-nine-mens-morris-ms-rules-4 = Kinu chaweza kufunguliwa na kufungwa tena kwa kupeleka kete mbele na nyuma, na kila mara hukamatwa kete moja, hata kila hatua ikifungua kinu kimoja na kufunga kingine.
# of dd95c918
lines-nine-mens-morris-ms-rules-6 = Mchezaji anashinda mpinzani akiwa hawezi kusogea au akibaki na kete mbili. Ni sare wachezaji wote wawili wakiwa na kete tatu tu na hakuna anayekamata kwa hatua kumi za kila mmoja.
# of fd9c01f0
lines-seven-mens-morris-title = Kinu cha Kete Saba
# of 23d61081
lines-seven-mens-morris-rules-1 = Wachezaji wawili wana kete saba kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine; katikati ya pande zake pameunganishwa na mistari inayokutana katikati ya ubao, ambapo pia ni nukta: nukta 17.
# of e2bd9175
lines-seven-mens-morris-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu, hata ya katikati. Zote zikishawekwa, zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu.
# of a8afe798
lines-seven-mens-morris-rules-3 = Kete tatu za mchezaji kwenye upande mmoja wa mraba ni kinu; tatu kwenye mstari unaopita katikati si kinu. Anayefunga kinu, kwa kuweka au kusogeza, huondoa ubaoni kabisa kete moja ya mchezaji mwingine. Kete iliyo ndani ya kinu yaweza kuchukuliwa tu kama kete zote za mchezaji huyo ziko kwenye vinu. Huchukuliwa kete moja, hata vinu viwili vikifungwa kwa pamoja.
# of 7038eafc
lines-seven-mens-morris-rules-4 = Anayefungua kinu hawezi kukifunga tena kwa hatua inayofuata, isipokuwa hatua iliyokifungua ilifunga kingine.
# of cb576734
lines-seven-mens-morris-rules-5 = Kupaa ni kwa hiari, basi kubalianeni kwanza: kunaporuhusiwa, mchezaji aliyebaki na kete tatu tu anaweza kupeleka kete kwenye nukta yoyote tupu.
# of 78119660
lines-seven-mens-morris-rules-6 = Anayebaki na kete mbili, au asiyeweza kusogea, anashindwa.
# of c0156119
lines-seven-mens-morris-note-1 = Pande nane za miraba ni vinu; kitovu ni nukta kama nyingine, ambapo kete zaweza kuwekwa.
# of 57c501a3
lines-seven-mens-morris-note-2 = Katazo juu ya kinu kilichofunguliwa linahusu kila kete ya mchezaji huyo, si kete iliyosogea tu; hatua inayofuata ni hatua yake mwenyewe inayofuata.
# of e35e637a
lines-seven-mens-morris-note-3 = Chaguo "{ words-option-flying }: { words-setting-on }" linaruhusu hilo; la sivyo hakuna anayepaa.
# of f7bf3eda
lines-six-mens-morris-title = Kinu cha Kete Sita
# of 8c81013f
lines-six-mens-morris-rules-1 = Wachezaji wawili wana kete { $men } kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake: nukta 16.
# of 8f7b56c9
lines-six-mens-morris-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote zikishawekwa, zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu. Hakuna kupaa.
# of bcb12bd5
lines-six-mens-morris-rules-3 = Kete tatu za mchezaji kwenye upande mmoja wa mraba ni kinu. Anayefunga kinu, kwa kuweka au kusogeza, huondoa ubaoni kabisa kete moja ya mchezaji mwingine. Kete iliyo ndani ya kinu yaweza kuchukuliwa tu kama kete zote za mchezaji huyo ziko kwenye vinu. Huchukuliwa kete moja, hata vinu viwili vikifungwa kwa pamoja.
# of 03cd985b
lines-six-mens-morris-rules-4 = Anayefungua kinu hawezi kukifunga tena kwa hatua inayofuata.
# of 905a9d5e
lines-six-mens-morris-note-1 = Pande za miraba tu ndizo zenye nukta tatu, kwa hiyo ndizo vinu vinane.
# of 42a47872
lines-five-mens-morris-title = Kinu cha Kete Tano
# of 5e377eca
lines-nine-mens-morris-turns = wachezaji wanacheza kwa zamu
# of ec2f82d3
lines-nine-mens-morris-placing = kete zinawekwa kwenye nukta tupu, na zote 18 zikishawekwa tu ndipo mchezo unaendelea ubaoni
# of 1e7d1613
lines-nine-mens-morris-moving = kete inateleza kwenye mstari wa ubao hadi nukta ya jirani iliyo wazi; mchezaji aliyebaki na kete tatu anaweza kupaa
# of b7e3f542
lines-nine-mens-morris-mill = kete tatu mfululizo kwenye mstari wa ubao ni kinu, na anayekifanya anaondoa kete moja ya mpinzani
# of 74617c48
lines-nine-mens-morris-one-removal = kinu kinaondoa kete moja ya mpinzani
# of 0b8689c4
lines-nine-mens-morris-shielded = kete iliyo ndani ya kinu huondolewa tu kama hakuna iliyo nje ya vinu
# of a5340897
lines-nine-mens-morris-blocked = mchezaji asiyeweza kusogea ameshindwa
# of 4124e4ce
lines-nine-mens-morris-end = mchezaji aliyebaki na kete mbili, au asiyeweza kusogea, ameshindwa
# of 1dcf377d
lines-morabaraba-htjb-turns = kila zamu inaweka au inasogeza ng'ombe mmoja
# of c6f9b88e
lines-morabaraba-htjb-placing = ng'ombe anawekwa kwenye makutano matupu, na ng'ombe wanasogea tu wote wakishawekwa
# of 717d7e06
lines-morabaraba-htjb-moving = zamu inasogeza ng'ombe mmoja hadi makutano matupu ya jirani; mchezaji aliye na ng'ombe watatu tu anaweza kupaa hadi yoyote
# of 873be82c
lines-morabaraba-htjb-mill = ng'ombe watatu mfululizo kwenye mstari uliochorwa ni kinu, na anayekifanya anampiga ng'ombe mmoja wa mpinzani
# of 35e1d7d1
lines-morabaraba-htjb-one-removal = hata kama hatua inafanya zaidi ya kinu kimoja, hupigwa ng'ombe mmoja tu
# of 6d98c74a
lines-morabaraba-htjb-shielded = ng'ombe aliye ndani ya kinu hapigwi isipokuwa ng'ombe wote wa mpinzani wako kwenye vinu
# of ee7f7537
lines-morabaraba-htjb-remade = kinu kilichovunjwa ili kufanya kinu kipya hakiwezi kufanywa tena kwa hatua inayofuata
# of 96b2bca5
lines-morabaraba-htjb-blocked = anashinda anayemwacha mpinzani bila hatua
# of 3dd1d9aa
lines-morabaraba-htjb-end = anashinda anayemwacha mpinzani na ng'ombe wawili au bila hatua, na ni sare upande mmoja ukiwa na ng'ombe watatu na hakuna anayepigwa kwa hatua kumi
# of 8f1f8069
lines-twelve-mens-morris-t3-turns = wachezaji wanapokezana, kete moja kwa zamu
# of cc3892fd
lines-twelve-mens-morris-t3-placing = kete inawekwa kwenye mduara mtupu, na kete zinasogea zote zikishawekwa
# of edb52384
lines-twelve-mens-morris-t3-moving = kete inakwenda kwenye mduara mtupu wa jirani; mchezaji aliye na tatu tu anaweza kupaa hadi wowote
# of f4bc5376
lines-twelve-mens-morris-t3-mill = mchezaji anayefanya mstari wa tatu anapata kete moja ya mpinzani
# of 0f6ad80d
lines-twelve-mens-morris-t3-one-removal = vinu viwili au zaidi kwa hatua moja au kwa kuweka kumoja huleta kete moja tu
# of a2907bfd
lines-twelve-mens-morris-t3-shielded = kete inayopatikana isiwe sehemu ya kinu, isipokuwa mpinzani ana vinu tu
# of a01f661a
lines-twelve-mens-morris-t3-remade = mchezaji anayevunja kinu chake hawezi kufanya kinu kilekile kwa zamu inayofuata
# of 4d9f26e7
lines-twelve-mens-morris-t3-end = mchezaji aliyebaki na kete mbili ameshindwa; upande ukiwa na kete tatu na hakuna iliyopatikana kwa hatua kumi ni sare
# of 6705f598
lines-morabaraba-ms-turns = wachezaji wanasogeza kwa kupokezana, kete moja kwa zamu
# of 4dab3d5a
lines-morabaraba-ms-placing = zamu inaweka kete kwenye chumba kitupu, na kete zinasogea zote zikishawekwa
# of 57c3a004
lines-morabaraba-ms-moving = zamu inasogeza kete moja hadi chumba kitupu cha jirani; mchezaji aliye na kete tatu tu anaweza kupaa hadi chumba chochote kitupu
# of 586510b5
lines-morabaraba-ms-mill = kete tatu mfululizo kwenye mstari uliochorwa ni kinu, na anayekifanya anakamata kete moja ya mpinzani
# of eb04f081
lines-morabaraba-ms-one-removal = hata kama hufanywa zaidi ya kinu kimoja, hukamatwa kete moja
# of 90a30710
lines-morabaraba-ms-shielded = kete iliyo ndani ya kinu haikamatwi isipokuwa kete zote za mpinzani ziko kwenye vinu
# of c5a134c2
lines-morabaraba-ms-remade = kete ambayo hatua yake ilivunja kinu na kufanya kingine hairuhusiwi kurudi kwenye zamu inayofuata ya mchezaji huyo
# of 279d6f2c
lines-morabaraba-ms-blocked = mchezaji anashinda mpinzani akiwa hawezi kusogea
# of e8262887
lines-morabaraba-ms-end = mchezaji anashinda mpinzani akiwa hawezi kusogea au akibaki na kete mbili; ubao uliojaa baada ya kuweka ni sare, na vivyo hivyo hatua kumi bila kukamata wachezaji wote wawili wakiwa na kete tatu
# of 21a6ca6f
lines-nine-mens-morris-ms-remade = kinu chaweza kuvunjwa na kufanywa tena kwa kusogeza kete mbele na nyuma, hata kati ya vinu viwili
# of b70b8392
lines-nine-mens-morris-ms-end = mchezaji anashinda mpinzani akiwa hawezi kusogea au akibaki na kete mbili; ni sare wote wawili wakiwa na kete tatu na hatua kumi hazikamati yoyote
# of 6c82c3e0
lines-seven-mens-morris-turns = kama katika Kinu cha Kete Tisa, wachezaji wanacheza kwa zamu
# of 2a621bd3
lines-seven-mens-morris-placing = kama katika Kinu cha Kete Tisa, kete zinawekwa kwenye nukta tupu, na mchezo unaendelea ubaoni zote zikishawekwa
# of c028d8e8
lines-seven-mens-morris-moving = kama katika Kinu cha Kete Tisa, kete inateleza kwenye mstari wa ubao hadi nukta ya jirani iliyo wazi; kupaa ni hiari
# of 18cc4d38
lines-seven-mens-morris-mill = vinu vinafanyika kwenye miraba tu; kama katika Kinu cha Kete Tisa, anayekifanya anaondoa kete moja ya mpinzani
# of cdb74d0d
lines-seven-mens-morris-one-removal = kama katika Kinu cha Kete Tisa, kinu kinaondoa kete moja ya mpinzani
# of 1c0da6a9
lines-seven-mens-morris-shielded = kama katika Kinu cha Kete Tisa, kete iliyo ndani ya kinu huondolewa tu kama hakuna iliyo nje ya vinu
# of feba6384
lines-seven-mens-morris-remade = kinu hakiruhusiwi kufanywa tena bila hatua moja kati yake, au kinu kingine kufanywa
# of ba2e1bba
lines-seven-mens-morris-blocked = kama katika Kinu cha Kete Tisa, mchezaji asiyeweza kusogea ameshindwa
# of 69768ed4
lines-seven-mens-morris-end = kama katika Kinu cha Kete Tisa, mchezaji aliyebaki na kete mbili, au asiyeweza kusogea, ameshindwa
# of a02fe2da
lines-six-mens-morris-moving = kama katika Kinu cha Kete Tisa, kete inateleza kwenye mstari wa ubao hadi nukta ya jirani iliyo wazi, lakini hakuna kupaa
# of 75b3b59c
lines-six-mens-morris-mill = kama katika Kinu cha Kete Tisa, kete tatu mfululizo kwenye mstari wa ubao ni kinu, na anayekifanya anaondoa kete moja ya mpinzani
# of 5cd49a13
lines-six-mens-morris-remade = kinu kilichovunjwa hakiruhusiwi kufanywa tena kwa hatua inayofuata
# of 43f6ab3a
lines-unsaid-turns = (haijasemwa humo, kama katika michezo yote) wachezaji wanacheza kwa zamu, kete moja kwa zamu
# of d24c5eb0
lines-unsaid-placing = (haijasemwa humo) kila mahali pana kete moja
# of 1a6d0741
lines-unsaid-moving = (haijasemwa humo) kete inakwenda kwenye mistari iliyochorwa
# of 56222b6b
lines-unsaid-mill = (haijasemwa humo) kete zinatoka ubaoni kwa kanuni inayosema hivyo tu
# of 7880ebb9
lines-unsaid-one-removal = (haisemwi; ndivyo tunavyoelewa) huondolewa mara moja tu, hata vinu vikiwa vingapi
# of 1ebea606
lines-unsaid-shielded = (haisemwi; ndivyo tunavyoelewa) chochote chaweza kuondolewa
# of 1bc02cdb
lines-unsaid-remade = (haisemwi; ndivyo tunavyoelewa) kinu chaweza kufanywa tena mara moja
# of 7f18a07e
lines-unsaid-jumping = (haijasemwa humo) hakuna kinachorukwa
# of 05e687ab
lines-unsaid-blocked = (haisemwi; ndivyo tunavyoelewa) asiyeweza kusogea ameshindwa
# of a64902d9
lines-unsaid-time = (haijasemwa humo) zamu inachukua muda wowote inaouhitaji
# of 7a763f49
lines-unsaid-end = (haijasemwa humo) mchezo uliokwisha hauendelei kuchezwa
# of 02469114
lines-lines-title = Michezo ya mistari
# of 8d200e9f
lines-saba-title = Saba
# of 24d2fc72
lines-saba-rules-1 = { $title } ni { $men }: wachezaji wawili wana kete { $men } kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine. Katikati ya pande zake na kona zake pameunganishwa na njia nane zinazokutana kitovuni: nukta 17, kitovu kikiwa mojawapo.
# of 7d23b3f1
lines-saba-rules-2 = Ubao ni mtupu mwanzoni. Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote zikishawekwa, zamu husogeza kete moja: kwenye mstari hadi nukta ya jirani, ikiwa tupu, au kwa kuruka.
# of 782da622
lines-saba-rules-3 = Kete inaruka kete ya mpinzani iliyo nukta ya jirani kwa kwenda moja kwa moja kwenye mstari hadi nukta iliyo nyuma yake, ikiwa tupu. Hurukwa kete moja kwa zamu, na inabaki ilipo. Kete zako mwenyewe hazirukwi.
# of 113da438
lines-saba-rules-4 = Kete tatu za mchezaji kwenye upande mmoja wa mraba ni nguzo. Nguzo hufanyika kwenye miraba tu: kete tatu kwenye njia, au kupitia kitovu, si nguzo. Anayefanya nguzo, kwa kuweka, kwa hatua au kwa kuruka, huondoa ubaoni kabisa kete moja ya mpinzani. Kete iliyo ndani ya nguzo yaweza kuchukuliwa tu kama hakuna nyingine ya kuchukua. Huchukuliwa kete moja, hata nguzo mbili zikifanyika kwa pamoja.
# of 9eb1620a
lines-saba-rules-5 = Nguzo yaweza kufunguliwa kwa hatua moja na kufanywa tena kwa inayofuata, na kila mara huchukua kete moja.
# of fdb1d22d
lines-saba-rules-6 = Aliyepoteza kete { $lost }, au asiyeweza kusogea wala kuruka, anashindwa.
# of a0267169
lines-saba-note-1 = Mruko unakwenda moja kwa moja kwenye mstari uliochorwa, hata kuingia kitovuni, kutoka humo au kukipita; "kwenye mstari ulionyooka" ndivyo michezo ya kitabu ya miraba miwili inavyosema.
# of 95c57996
lines-saba-note-2 = Hurukwa kete moja kwa zamu: makala nyingine tu ndizo zinaruhusu zaidi.
# of 48ee3438
lines-saba-note-3 = "Kwa hatua mbili" ni hatua moja ya kutoka na hatua moja ya kurudi: nguzo yaweza kufanywa tena kwa hatua inayofuata mara moja.
# of e034429a
lines-saba-note-4 = Kete iliyo kitovuni haiko katika nguzo yoyote; kitovu chaweza kujazwa wakati wa kuweka.
# of 5af3d14b
lines-saba-note-5 = Huchukuliwa kete moja, hata hatua ikifanya nguzo ngapi (haisemwi).
# of 6b09cba3
lines-saba-note-8 = Nani anaanza haikusemwa; makala haijui sare.
# of e1b1d2bb
lines-kuruka-saba-title = Kuruka Saba
# of 94be41de
lines-kuruka-saba-meaning = Kuruka, na saba kwa sababu ya kete { $men }: mchezo ni Saba, lakini miruko huchukua kete.
# of a3f681a4
lines-kuruka-saba-rules-1 = { $meaning } Wachezaji wawili wana kete { $men } kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine. Katikati ya pande zake na kona zake pameunganishwa na njia nane zinazokutana kitovuni: nukta 17, kitovu kikiwa mojawapo.
# of 4768216b
lines-kuruka-saba-rules-2 = Ubao ni mtupu mwanzoni. Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote zikishawekwa, zamu husogeza kete moja: kwenye mstari hadi nukta ya jirani, ikiwa tupu, au kwa miruko.
# of 6de63036
lines-kuruka-saba-rules-3 = Kete inaruka kete ya mpinzani iliyo nukta ya jirani kwa kwenda moja kwa moja kwenye mstari hadi nukta iliyo nyuma yake, ikiwa tupu. Kete iliyorukwa huondolewa ubaoni mara moja. Kutoka hapo kete ileile yaweza kuruka tena, upande wowote, na tena, kadiri iwezavyo; yaweza kusimama kwenye nukta yoyote. Kete zako mwenyewe hazirukwi. Hakuna anayelazimika kuruka.
# of 5f6888ab
lines-kuruka-saba-rules-4 = Kete tatu za mchezaji kwenye upande mmoja wa mraba ni nguzo. Nguzo hufanyika kwenye miraba tu: kete tatu kwenye njia, au kupitia kitovu, si nguzo. Anayefanya nguzo, kwa kuweka, kwa hatua au pale miruko ya kete inapoishia, huondoa ubaoni kete moja zaidi ya mpinzani. Kete iliyo ndani ya nguzo yaweza kuchukuliwa hivyo tu kama hakuna nyingine ya kuchukua, lakini yaweza kurukwa. Huchukuliwa kete moja, hata nguzo mbili zikifanyika kwa pamoja.
# of d8dc06ff
lines-kuruka-saba-rules-5 = Mchezaji ambaye hatua yake inavunja nguzo hawezi kufanya nguzo ileile kwa hatua inayofuata, isipokuwa hatua iliyoivunja ilifanya nyingine.
# of 505f2f8d
lines-kuruka-saba-rules-6 = Aliyepoteza kete zote, au asiyeweza kusogea wala kuruka, anashindwa. Kwa kete moja au mbili mchezaji anaendelea kucheza.
# of 644e44f7
lines-kuruka-saba-note-2 = Kila kete iliyorukwa inaondolewa mara moja, kwa hiyo hakuna inayorukwa mara mbili; nguzo inatafutwa pale tu kete inayoruka inaposimama. Zamu moja yaweza kuleta kete zilizorukwa na kete ya nguzo.
# of f3a76f41
lines-kuruka-saba-note-3 = Kete zilizo ndani ya nguzo zimelindwa zisiondolewe kwa ajili ya nguzo, si zisirukwe: "isipokuwa hakuna nyingine ya kuondoa" inahusu kuchagua.
# of 5a30ea0d
lines-kuruka-saba-note-4 = "Bila hatua nyingine katikati": mchezaji anayevunja nguzo hawezi kufunga nukta tatu zilezile kwa hatua inayofuata, kwa kete yoyote ile, isipokuwa hatua iliyoivunja ilifanya nguzo nyingine.
# of f95ba739
lines-kuruka-saba-note-6 = Kuchukua kwa ajili ya nguzo ni lazima; hakuna kupita.
# of 37aec8c1
lines-kuruka-saba-note-7 = Nani anaanza haikusemwa; makala haijui sare, ingawa wachezaji wawili wenye kete moja au mbili kila mmoja wanaweza wasifike mwisho.
# of 729ca6b6
lines-lazima-saba-title = Lazima Saba
# of e919ad8a
lines-lazima-saba-meaning = Lazima, na saba kwa sababu ya kete { $men }: mchezo ni Kuruka Saba, lakini kuruka ni lazima.
# of d8ae9a6d
lines-lazima-saba-rules-3 = Kete inaruka kete ya mpinzani iliyo nukta ya jirani kwa kwenda moja kwa moja kwenye mstari hadi nukta iliyo nyuma yake, ikiwa tupu. Kete iliyorukwa huondolewa ubaoni mara moja. Kutoka hapo kete ileile yaweza kuruka tena, upande wowote, na tena, kadiri iwezavyo; yaweza kusimama kwenye nukta yoyote. Kete zako mwenyewe hazirukwi.
# of 252770c0
lines-lazima-saba-rules-4 = Mchezaji anayeweza kuruka lazima aruke, lakini anachagua kete ipi iruke, juu ya ipi, na isimame wapi. Lazima hiyo inaondoka kama mchezaji huyo angeweza kufanya nguzo kwa zamu hii: basi hatua yoyote inaruhusiwa.
# of 2e18bc55
lines-lazima-saba-note-3 = "Isipokuwa nguzo inaweza kufanywa": pale ambapo hatua yoyote, hata miruko, inaweza kufanya nguzo, kila hatua inaruhusiwa, si hiyo tu; nguzo isiyoruhusiwa kufanywa tena bado haihesabiwi.
# of 7f3052c9
lines-lazima-saba-note-4 = Kuendelea kwa miruko kunaruhusiwa, si lazima.
# of a7599d84
lines-sita-title = Sita
# of 9ce0362a
lines-kuruka-sita-title = Kuruka Sita
# of c738998a
lines-kuruka-sita-meaning = Kuruka, na sita kwa sababu ya kete { $men }: mchezo ni Sita, lakini miruko huchukua kete.
# of 3e9b3ca9
lines-lazima-sita-title = Lazima Sita
# of 58d03c5b
lines-lazima-sita-meaning = Lazima, na sita kwa sababu ya kete { $men }: mchezo ni Kuruka Sita, lakini kuruka ni lazima.
# of 6283691b
lines-tano-title = Tano
# of 37ebe652
lines-tano-note-1 = Kwa kete { $men } kwa upande, mchezaji mwenye tatu au zaidi anaweza kusogea kila mara: kuzifungia kunahitaji sita.
# of ddf7bc88
lines-kuruka-tano-title = Kuruka Tano
# of a837f7c7
lines-kuruka-tano-meaning = Kuruka, na tano kwa sababu ya kete { $men }: mchezo ni Tano, lakini miruko huchukua kete.
# of 098299ad
lines-lazima-tano-title = Lazima Tano
# of 93ff5a27
lines-lazima-tano-meaning = Lazima, na tano kwa sababu ya kete { $men }: mchezo ni Kuruka Tano, lakini kuruka ni lazima.
# of 1d506111
lines-saba-turns = wachezaji wanacheza kwa zamu
# of 22537798
lines-saba-placing = ubao ni mtupu mwanzoni, na wachezaji wanaweka kwa zamu kete { $men } kila mmoja
# of 8762990e
lines-saba-moving = kete zote { $men } zikishachezwa, kete inakwenda kwenye nafasi ya jirani iliyo wazi au inaruka
# of 0cbf5524
lines-saba-mill = kete tatu kwenye upande mmoja wa mraba ni nguzo, inayofanyika kwenye miraba tu; anayeifanya anaondoa kete moja ya mpinzani
# of 6c851ed5
lines-saba-one-removal = nguzo inaondoa kete moja ya mpinzani
# of 55bb0970
lines-saba-shielded = kete iliyo ndani ya nguzo inalindwa isiondolewe, isipokuwa hakuna nyingine ya kuondoa
# of 752354cd
lines-saba-remade = nguzo yaweza kufanywa tena kwa hatua mbili
# of 0f3e2eb3
lines-saba-jumping = kete yaweza kuruka kete ya mpinzani iliyo jirani hadi nukta iliyo wazi, na kete iliyorukwa haiondolewi
# of f8b4b07c
lines-saba-blocked = anayezuia uwezo wa mpinzani wa kusogea ameshinda
# of a492fd87
lines-saba-end = anashinda anayekamata kete { $lost } za mpinzani au anayezuia uwezo wa mpinzani wa kusogea
# of 0668cf1c
lines-kuruka-saba-mill = kete tatu kwenye upande mmoja wa mraba ni nguzo, inayofanyika kwenye miraba tu; anayeifanya anaondoa kete moja ya mpinzani, na vinginevyo kete huondolewa kwa kurukwa tu
# of 78af23f0
lines-kuruka-saba-remade = nguzo hairuhusiwi kufanywa tena bila hatua moja kati yake, au nguzo nyingine kufanywa
# of 9656cf22
lines-kuruka-saba-jumping = kete yaweza kuruka kete ya mpinzani iliyo jirani hadi nukta iliyo wazi, kete zilizorukwa zinaondolewa, na miruko yaweza kuendelea; kuruka si lazima
# of 96b7aed8
lines-kuruka-saba-end = anashinda anayekamata kete zote za mpinzani au anayezuia uwezo wa mpinzani wa kusogea
# of 29c68bad
lines-lazima-saba-jumping = kete yaweza kuruka kete ya mpinzani iliyo jirani hadi nukta iliyo wazi, kete zilizorukwa zinaondolewa, na miruko yaweza kuendelea; kuruka ni lazima isipokuwa nguzo inaweza kufanywa
# of 34e82f1e
lines-shax-title = Shax
# of 744c6ba2
lines-shax-rules-1 = Wachezaji wawili wana kete kumi na mbili kila mmoja. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake: nukta 24 na mistari 16 iliyonyooka ya tatu tatu.
# of f473a6ff
lines-shax-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Kete tatu za mchezaji kwenye mstari mmoja ni jare. Hakuna kinachoondolewa wakati wa kuweka, lakini ni muhimu nani anafanya jare ya kwanza.
# of a65b1634
lines-shax-rules-3 = Ubao ukijaa, kila mchezaji anaondoa kete moja ya mwenzake, popote ubaoni. Aliyefanya jare ya kwanza anaondoa kwanza; kama hakuna aliyeifanya, ni aliyeweka mwisho. Aliyeondoa kwanza ndiye anafanya hatua ya kwanza.
# of fd6c1814
lines-shax-rules-4 = Zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu. Anayefanya jare mpya kwa kusogeza anaondoa kete moja ya mchezaji mwingine, popote ubaoni, hata ndani ya jare. Huondolewa kete moja, hata kama hatua inafanya jare mbili. Jare yaweza kufunguliwa na kufanywa tena mara nyingi upendavyo, na kila mara huondolewa kete moja.
# of a484ea8f
lines-shax-rules-5 = Mchezaji asiyeweza kusogea anaomba njia. Mchezaji mwingine lazima asogeze tena na kumfungulia nafasi aliyefungiwa, bila kufanya jare kama inawezekana. Isipowezekana, jare inayofanyika haiondoi kitu. Kisha mchezaji aliyefungiwa anasogeza.
# of 499dfcc4
lines-shax-rules-6 = Anayebaki na kete mbili tu anashindwa.
# of feebf50e
lines-shax-note-1 = Jare wakati wa kuweka haileti kete papo hapo; kinachohesabiwa ni nani tu aliyefanya ya kwanza.
# of 878d9fb8
lines-shax-note-2 = "Mchezaji wa kwanza wa awamu ya pili" ni yule anayeondoa kwanza.
# of af89c70b
lines-shax-note-3 = Huondolewa kete moja, hata hatua ikifanya jare ngapi (haisemwi).
# of 947b9ccc
lines-shax-note-5 = Kufungua njia ni hatua ya mchezaji mwingine badala ya zamu ya mchezaji aliyefungiwa; pia baada ya kuondoa kunakomfungia mchezaji.
# of 7c4cc822
lines-shax-note-6 = Kama hakuna hatua ya mchezaji mwingine inayofungua njia, mchezo ni sare (haisemwi).
# of fd70639e
lines-shax-note-7 = Kusalimisha mchezo ni kuuacha; hakuna kanuni inayohitaji hilo.
# of 4be2cc45
lines-shax-small-title = Shax kwenye miraba miwili
# of d75fb7e1
lines-shax-small-rules-1 = Wachezaji wawili wana kete nane kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake: nukta 16, na mistari minane iliyonyooka ya tatu tatu, ambayo ni pande za miraba.
# of 7f471a6e
lines-shax-small-note-1 = Yote ni kama katika Shax isipokuwa ubao na kete nane.
# of 906543a4
lines-jare-title = Jare
# of 60fbee7c
lines-jare-rules-1 = Wachezaji wawili wana kete tatu kila mmoja. Ubao ni mraba mmoja wenye mistari ya katikati na ya mshazari: nukta tisa; kwenye ubao wa HTJB, mraba wa nje na kitovu.
# of f329bfb6
lines-jare-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote sita zikishawekwa, zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu. Hakuna kupaa.
# of d8266865
lines-jare-rules-3 = Wa kwanza kupata tatu mfululizo, kwenye mstari wowote, hata wa mshazari, anashinda, hata kete zikiwa bado zinawekwa.
# of 9f92b541
lines-jare-note-1 = Ubao ni ule wa Kinu cha Kete Tatu, wenye mishazari.
# of 19c96669
lines-jare-note-2 = Tatu mfululizo zinashinda wakati wa kuweka pia.
# of 368e7489
lines-jare-note-3 = Mchezaji asiyeweza kusogea angeshindwa; hilo haliwezi kutokea.
# of a25dbea7
lines-jare-note-4 = Kurudia si sare.
# of 84ad9e87
lines-shax-turns = kila mchezaji kwa zamu anaweka kete, na baadaye anasogeza moja
# of fc61a92b
lines-shax-placing = kete inawekwa kwenye kona au makutano yasiyo na kete; wakati wa kuweka hakuna kete inayoondolewa
# of aa980258
lines-shax-moving = zamu inasogeza kete moja hadi nafasi tupu ya jirani
# of 85fbed48
lines-shax-mill = kete zote zikishawekwa, aliyefanya jare ya kwanza anaondoa kete ya mchezaji mwingine, kisha mchezaji mwingine anaondoa moja; bila jare mchezaji wa pili anaondoa kwanza; baadaye kila jare mpya inaondoa kete
# of a739e27f
lines-shax-one-removal = kila jare mpya inaondoa kete moja ya mpinzani
# of f37e1af5
lines-shax-shielded = kete inaondolewa popote ubaoni
# of 7debac42
lines-shax-remade = kila mara jare mpya inapofanywa, kete moja inaondolewa
# of e4ae437d
lines-shax-blocked = mchezaji asiyeweza kusogea anadai njia: aliyemzingira lazima afungue nafasi kwa hatua isiyo na jare, na akiifanya, haondoi kitu (oodan)
# of 6008a894
lines-shax-end = mchezo unaendelea mpaka mchezaji aondoe kete zote za mpinzani isipokuwa mbili, au mchezaji akiacha mchezo
# of e414b3ea
lines-shax-small-turns = kama katika Shax, kila mchezaji kwa zamu anaweka au kusogeza kete moja
# of 47670709
lines-shax-small-placing = kama katika Shax, kete inawekwa kwenye kona au makutano yasiyo na kete, na wakati wa kuweka hakuna inayoondolewa
# of 39c93a10
lines-shax-small-moving = kama katika Shax, zamu inasogeza kete moja hadi nafasi tupu ya jirani
# of 9a8ee91a
lines-shax-small-mill = kama katika Shax, kete zote zikishawekwa kila mchezaji anaondoa moja, kwanza aliyefanya jare ya kwanza, bila jare ni mchezaji wa pili; baadaye kila jare mpya inaondoa kete
# of 88ffe16b
lines-shax-small-one-removal = kama katika Shax, kila jare mpya inaondoa kete moja ya mpinzani
# of 54d9941f
lines-shax-small-shielded = kama katika Shax, kete inaondolewa popote ubaoni
# of 4d8385df
lines-shax-small-remade = kama katika Shax, kila mara jare mpya inapofanywa, kete moja inaondolewa
# of 7636fc35
lines-shax-small-blocked = kama katika Shax, mchezaji asiyeweza kusogea anadai njia: aliyemzingira lazima afungue nafasi kwa hatua isiyo na jare, na akiifanya, haondoi kitu (oodan)
# of a9d1a687
lines-shax-small-end = kama katika Shax, mchezo unaendelea mpaka mchezaji aondoe kete zote za mpinzani isipokuwa mbili, au mchezaji akiacha mchezo
# of cfc2806f
lines-jare-placing = kete tatu tatu zinachezwa ubaoni, kisha zinasogea
# of 949b3c91
lines-jare-moving = mchezo unaendelea kwa kufuata mchoro; hakuna kupaa
# of 7ebd818d
lines-jare-mill = wa kwanza kupata tatu mfululizo anashinda
# of 03d9eb99
lines-three-mens-morris-title = Kinu cha Kete Tatu
# of 0ba61617
lines-three-mens-morris-rules-1 = Wachezaji wawili wana kete tatu kila mmoja. Ubao ni mraba mmoja wenye mistari ya katikati na ya mshazari: nukta tisa; kwenye ubao wa HTJB, mraba wa nje na kitovu.
# of 7b886ce4
lines-three-mens-morris-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote sita zikishawekwa, zamu hupeleka kete moja kwenye nukta yoyote tupu, karibu au mbali.
# of 981fde15
lines-three-mens-morris-rules-3 = Wa kwanza kupata tatu mfululizo, kwenye mstari wowote, hata wa mshazari, anashinda, hata kete zikiwa bado zinawekwa.
# of 1eeac522
lines-three-mens-morris-note-2 = "Kupaa kunaruhusiwa": nukta yoyote iliyo wazi, kila mara.
# of 1f9e9b82
lines-three-mens-morris-note-3 = Hakuna anayeweza kuzuiwa katika mchezo huu.
# of dcbbee4a
lines-tapatan-title = Tapatan
# of a5ec5759
lines-tapatan-rules-1 = Wachezaji wawili wana kete { $men } kila mmoja. Ubao ni mraba mmoja wenye mistari ya katikati na ya mshazari: nukta tisa; kwenye ubao wa HTJB, mraba wa nje na kitovu.
# of d69d0920
lines-tapatan-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote sita zikishawekwa, zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu.
# of 58305752
lines-tapatan-rules-3 = Wa kwanza kupata tatu mfululizo, kwenye mstari wowote, hata wa mshazari, anashinda, hata kete zikiwa bado zinawekwa. Asiyeweza kusogea anashindwa.
# of 6f578a24
lines-achi-title = Achi
# of 51512ad0
lines-achi-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote nane zikishawekwa, nukta moja ni tupu; zamu husogeza kete moja kwenye mstari, hata wa mshazari, kuingia hapo.
# of 30b0b838
lines-achi-rules-3 = Wa kwanza kupata tatu mfululizo, mlalo au wima, anashinda, hata kete zikiwa bado zinawekwa; mshazari hauhesabiwi. Asiyeweza kusogea anashindwa.
# of 6d0d0a95
lines-achi-note-1 = Kete zinakwenda kwenye mishazari, lakini tatu kwenye mshazari hazishindi.
# of dcf14252
lines-tant-fant-title = Tant Fant
# of e3c19915
lines-tant-fant-rules-2 = Kete zinaanza kwenye safu ya nyumbani ya kila mchezaji: za wa kwanza upande wa kusini, za wa pili upande wa kaskazini. Zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu.
# of 1ad78e50
lines-tant-fant-rules-3 = Wa kwanza kupata tatu mfululizo anashinda, kwenye mstari wowote, hata wa mshazari, lakini safu yake ya nyumbani haihesabiwi.
# of 29c47d82
lines-tant-fant-note-1 = Safu ya mbali, nyumbani kwa mchezaji mwingine, inahesabiwa; ya kwake tu haihesabiwi.
# of 9c927e5c
lines-tant-fant-note-2 = Anayeanza anakaa kusini.
# of 7dc27447
lines-shisima-title = Shisima
# of f0d3396b
lines-shisima-rules-1 = Wachezaji wawili wana kete tatu kila mmoja, zinazoitwa imbalavali, wadudu wa majini. Ubao ni mraba mmoja wenye mistari ya katikati na ya mshazari: nukta tisa; kwenye ubao wa HTJB, mraba wa nje na kitovu. Mara nyingi huchorwa kama umbo la pembe nane lenye kitovu, na ni sawa.
# of 5b1a15fb
lines-shisima-rules-2 = Kete zinaanza katika safu mbili, za mchezaji wa kwanza upande wa kusini, za wa pili upande wa kaskazini, na nukta tatu tupu kati yao. Zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu.
# of 22357aa3
lines-shisima-rules-3 = Wa kwanza kupata tatu mfululizo kupitia katikati ya ubao anashinda: wima, mlalo au mshazari. Tatu kando ya upande hazihesabiwi. Hali ya ubao ikitokea mara ya tatu, mchezo ni sare.
# of fc47b079
lines-shisima-note-1 = Hali ileile ya ubao ni kete zilezile kwenye nukta zilezile, na mchezaji yuleyule mwenye zamu.
# of c4f80074
lines-sabr-title = Sabr
# of 6bfe2c72
lines-sabr-rules-2 = Kete za mchezaji wa kwanza zinaanza kwenye kona mbili za kusini na katikati ya upande wa kaskazini, za wa pili kwenye kona mbili za kaskazini na katikati ya upande wa kusini.
# of 8eb93a03
lines-sabr-rules-3 = Zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa tupu, au huruka nayo juu ya kete ya mchezaji mwingine: kutoka nukta iliyo jirani yake, moja kwa moja kwenye mstari, hadi nukta tupu iliyo nyuma yake. Kete iliyorukwa inabaki. Huruka mara moja kwa zamu; kete zako mwenyewe hazirukwi.
# of 4f84a0a2
lines-sabr-rules-4 = Wa kwanza kupata tatu mfululizo anashinda, kwenye mstari wowote, hata wa mshazari na safu za nyumbani.
# of 36e4df6f
lines-sabr-note-1 = Mruko unakwenda moja kwa moja kwenye mstari uliochorwa, juu ya kete moja, ambayo inabaki.
# of c7788dad
lines-sabr-note-2 = Safu zote mbili za nyumbani zinahesabiwa; makala hairudii upekee wa Tant Fant.
# of 335ffb6d
lines-picaria-title = Picaria
# of da262e8f
lines-picaria-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu, lakini hakuna anayeweka kwenye nukta ya katikati. Zote sita zikishawekwa, zamu husogeza kete moja hatua moja kwenye mstari hadi nukta tupu; sasa hata ya katikati inaruhusiwa.
# of c4eb4571
lines-picaria-note-1 = Mchezo wa Wapueblo wa New Mexico umeelezwa katika Culin, Games of the North American Indians (1907). Kwamba hakuna anayeweka kete katikati kumetoka katika mchezo kama unavyofundishwa leo.
# of a68b50d6
lines-picaria-note-2 = Bao nyingi za Picaria zinaunganisha katikati ya pande kwa mistari minne zaidi; hapa kete zinakwenda kwenye mistari ya ubao wa Kinu cha Kete Tatu.
# of 1a410a63
lines-three-mens-morris-turns = kila mchezaji anaweka kete moja kwa zamu
# of 7e4f8ab5
lines-three-mens-morris-placing = kete zinawekwa kwenye nukta tupu, na hakuna inayosogea mpaka zote tatu ziwe zimewekwa
# of 4daf807e
lines-three-mens-morris-moving = kete zote zikishawekwa, kete inakwenda kwenye nukta yoyote iliyo wazi
# of 8a84d143
lines-three-mens-morris-mill = tatu mfululizo zinashinda; hakuna kete inayochukuliwa kamwe
# of 16c06f06
lines-three-mens-morris-end = mchezaji wa kwanza kufanya tatu mfululizo anashinda
# of 34436170
lines-tapatan-turns = wachezaji wanapokezana, na husogezwa kete moja tu kwa zamu
# of dea32c20
lines-tapatan-placing = kete zinawekwa kwenye nukta tupu, na hakuna inayosogea mpaka zote tatu ziwe zimewekwa
# of 0dbac8b3
lines-tapatan-moving = kete inakwenda nukta moja kwa mara moja kwenye mchoro
# of 78a4a51e
lines-tapatan-mill = tatu mfululizo zinashinda; hakuna kete inayochukuliwa kamwe
# of 9e0a2065
lines-tapatan-end = tatu mfululizo zinashinda, na asiyeweza kusogea ameshindwa
# of bd6d0b7e
lines-achi-turns = kila mchezaji anaweka kete moja kwa zamu
# of bcb884b2
lines-achi-placing = kete zinawekwa kwenye nukta tupu, na hakuna inayosogea mpaka zote nne ziwe zimewekwa
# of be64304a
lines-achi-moving = kete inakwenda nukta moja kwa mara moja kwenye mchoro; hakuna kupaa
# of d7dfa8cf
lines-achi-mill = tatu mfululizo, mlalo au wima, zinashinda; hakuna kete inayochukuliwa kamwe
# of 42db9daa
lines-achi-end = tatu mfululizo, mlalo au wima, zinashinda, na asiyeweza kusogea ameshindwa
# of d21af645
lines-tant-fant-turns = husogezwa kete moja tu kwa zamu
# of 1b1e0160
lines-tant-fant-placing = kete zinaanza zikiwa zimepangwa kwenye safu ya nyumbani ya kila mchezaji
# of cf59c03f
lines-tant-fant-mill = tatu mfululizo zinashinda, lakini si kwenye safu ya nyumbani ya mchezaji mwenyewe; hakuna kete inayochukuliwa kamwe
# of 9c192fd0
lines-tant-fant-end = tatu mfululizo, isipokuwa kwenye safu yake ya nyumbani, zinashinda
# of b91a61d9
lines-shisima-placing = kete zinaanza katika safu, za mchezaji mmoja kwenye safu ya juu ya mraba, za mwingine kwenye safu ya chini
# of f225f3b9
lines-shisima-moving = kete inakwenda nafasi moja kwa mara moja kwenye mchoro
# of 3f95bcfd
lines-shisima-mill = tatu mfululizo kupitia katikati ya ubao zinashinda
# of 029c9223
lines-shisima-end = tatu mfululizo za kwanza kupitia katikati ya ubao zinashinda; hali ya ubao inayotokea mara tatu ni sare
# of d5ae9135
lines-sabr-placing = kete za kila mchezaji zinaanza kwenye safu ya nyumbani, lakini katikati yake pana kete ya mpinzani
# of 125d043c
lines-sabr-moving = kete inakwenda nafasi moja kwa mara moja kwenye mchoro, au inaruka juu ya kete ya mpinzani
# of b60bfcdc
lines-sabr-mill = tatu mfululizo za kwanza zinashinda
# of 368d3cc9
lines-sabr-jumping = kete inaweza kuruka juu ya kete ya mpinzani
# of 11562d34
lines-sabr-end = mchezaji wa kwanza kupata tatu mfululizo anashinda
# of bc817750
lines-picaria-placing = kila mchezaji anaweka kete tatu, hakuna hata moja kwenye nukta ya katikati, na kete zinasogea zote zikishawekwa
# of a0e0733c
lines-picaria-moving = kete inakwenda hatua moja kwenye mstari hadi nukta tupu, ambayo yaweza kuwa ya katikati
# of f773b16d
lines-picaria-mill = tatu mfululizo, kwenye mstari wowote, zinashinda; hakuna kete inayochukuliwa
# of 6492c60e
lines-picaria-end = wa kwanza kuwa na tatu mfululizo anashinda
# of aefb76c6
lines-tresillo-stay-title = Stay
# of efd26eda
lines-tresillo-stay-rules-1 = Wachezaji wawili wana kete kumi na mbili kila mmoja. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake na kwenye kona zake: nukta 24, mistari 20 iliyonyooka ya tatu tatu. Katikati ya ubao hapatumiki.
# of caca86c7
lines-tresillo-stay-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta iliyo wazi. Kete zilizo ubaoni zinabaki zilipo: hakuna kinachosogezwa wala kuondolewa.
# of 7e0e4422
lines-tresillo-stay-rules-3 = Kete tatu za mchezaji kwenye mstari mmoja, mlalo, wima au mshazari, ni Tresillo. Anayeipata hupewa na mchezaji mwingine kete moja ambayo bado haijachezwa, na anaitunza: haichezwi. Hutolewa kete moja, hata kama kete inakamilisha mistari miwili kwa pamoja. Asiye na kete mkononi hatoi.
# of 8b5c1f33
lines-tresillo-stay-rules-4 = Mchezo unaisha nukta zote zikijaa, au mchezaji mwenye zamu akiwa hana kete ya kucheza. Mwenye kete nyingi zaidi za mwenzake ameshinda; zikiwa sawa ni sare.
# of 4ad72de6
lines-tresillo-stay-note-1 = Mistari ni ile iliyochorwa, mishazari minne ya kona ikiwemo: mistari 20.
# of a277437f
lines-tresillo-stay-note-2 = Kete iliyopatikana inatunzwa, haichezwi: lengo ni kukusanya kete.
# of 6738f34c
lines-tresillo-stay-note-3 = Hutolewa kete moja, hata kete ikikamilisha mistari mingapi (haisemwi).
# of 2c088da6
lines-tresillo-stay-note-4 = Asiye na kete ambayo haijachezwa hatoi kitu (haisemwi).
# of 31eddc4b
lines-tresillo-stay-note-5 = Mchezaji asiye na kete anamaliza mchezo zamu yake inapofika.
# of bea4cd0e
lines-tresillo-pluck-title = Pluck
# of e5732d53
lines-tresillo-pluck-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta iliyo wazi. Kete hazisogei.
# of a41852a0
lines-tresillo-pluck-rules-3 = Kete tatu za mchezaji kwenye mstari mmoja, mlalo, wima au mshazari, ni Tresillo. Anayeipata huchukua ubaoni kete moja ya mchezaji mwingine na kuitunza. Yoyote yaweza kuchukuliwa, hata iliyo ndani ya Tresillo. Huchukuliwa kete moja, hata kama kete inakamilisha mistari miwili kwa pamoja. Mstari uliovunjwa hivyo waweza kukamilishwa tena, na huleta kete tena.
# of c74a85bc
lines-tresillo-pluck-rules-4 = Mchezo unaisha nukta zote zikijaa, au mchezaji mwenye zamu akiwa hana kete ya kucheza: yaani baada ya zamu kumi na mbili za kila mmoja. Mwenye kete nyingi zaidi za mwenzake ameshinda; zikiwa sawa ni sare.
# of 5a440c7c
lines-tresillo-pluck-note-2 = Kete iliyo ndani ya Tresillo hailindwi; makala haisemi kwamba inalindwa.
# of 8a753047
lines-tresillo-pluck-note-3 = Huchukuliwa kete moja, hata kete ikikamilisha mistari mingapi (haisemwi).
# of 40917a1f
lines-tresillo-conquer-title = Conquer
# of 2fa1a219
lines-tresillo-conquer-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye nukta iliyo wazi. Zote zikishachezwa, zamu husogeza kete moja kwenye mstari hadi nukta ya jirani, ikiwa wazi. Hakuna kuruka wala kupaa.
# of 41f23e2a
lines-tresillo-conquer-rules-3 = Kete tatu za mchezaji kwenye mstari mmoja, mlalo, wima au mshazari, ni Tresillo. Anayeipata, kwa kuweka au kusogeza, huchukua ubaoni kete moja ya mchezaji mwingine na kuitunza. Yoyote yaweza kuchukuliwa, hata iliyo ndani ya Tresillo. Huchukuliwa kete moja, hata mistari miwili ikikamilika kwa pamoja. Tresillo yaweza kufunguliwa na kufungwa tena mara nyingi upendavyo.
# of 37209869
lines-tresillo-conquer-rules-4 = Anayebaki na kete mbili, kumi zikiwa zimechukuliwa, anashindwa; vivyo hivyo asiyeweza kusogea. Ubao ukijaa baada ya kuweka ni sare.
# of 4a5ea0e1
lines-tresillo-conquer-rules-5 = Kwa shindano refu zaidi, chezeni mpaka mmoja apate pointi 30, mkianza kwa zamu. Baada ya kila mchezo, mchezaji anapata pointi moja kwa kila kete iliyochukuliwa; aliyemzuia mwenzake anapata mbili zaidi kwa kila kete ya huyo iliyo ubaoni.
# of c908ec25
lines-tresillo-conquer-note-3 = Tresillo yaweza kufanywa tena mara moja; makala haitaji hilo.
# of 84e3013c
lines-tresillo-conquer-note-4 = Huchukuliwa kete moja, hata mistari mingapi ikikamilika (haisemwi).
# of b3a6d500
lines-tresillo-conquer-note-5 = Ubao uliojaa baada ya kuweka unazuia pande zote mbili, kwa hiyo ni sare (haisemwi).
# of 57539848
lines-tresillo-conquer-note-6 = Kete zilizo mkononi zinahesabiwa: hakuna anayeshindwa kwa kuwa na kete mbili wakati wa kuweka.
# of 497b8b72
lines-tresillo-conquer-note-7 = Kete zilizonaswa, pointi mbili kila moja, ni kete za mchezaji aliyezuiwa; wachezaji wote wawili wanahesabu kete walizochukua.
# of 33903178
lines-tresillo-conquer-alt-title = Conquer, njia nyingine
# of 683e96cb
lines-tresillo-conquer-alt-rules-2 = Kwanza kete zinawekwa: kwa zamu, kila mchezaji anaweka kete moja kwenye nukta iliyo wazi. Mchezaji aliyemaliza kucheza kete zake zote anasogeza: kete moja kwenye mstari hadi nukta ya jirani, ikiwa wazi. Hakuna kuruka wala kupaa.
# of e1bcf999
lines-tresillo-conquer-alt-rules-3 = Kete tatu za mchezaji kwenye mstari mmoja, mlalo, wima au mshazari, ni Tresillo. Anayeipata, kwa kuweka au kusogeza, hupewa na mchezaji mwingine kete moja ambayo bado haijachezwa, na anaitunza: haichezwi. Mchezaji mwingine akiwa hana ya kutoa, kete huchukuliwa ubaoni, na yaweza kuwa yoyote, hata iliyo ndani ya Tresillo. Hupatikana kete moja, hata mistari miwili ikikamilika kwa pamoja. Tresillo yaweza kufunguliwa na kufungwa tena mara nyingi upendavyo.
# of 7faf13e0
lines-tresillo-conquer-alt-rules-4 = Anayebaki na kete mbili, kumi zikiwa zimetolewa au kuchukuliwa, anashindwa; vivyo hivyo asiyeweza kusogea. Ubao ukijaa baada ya kuweka ni sare.
# of 5d6a966a
lines-tresillo-conquer-alt-rules-5 = Kwa shindano refu zaidi, chezeni mpaka mmoja apate pointi 30, mkianza kwa zamu. Baada ya kila mchezo, mchezaji anapata pointi moja kwa kila kete iliyotolewa au kuchukuliwa; aliyemzuia mwenzake anapata mbili zaidi kwa kila kete ya huyo iliyo ubaoni.
# of ec24054c
lines-tresillo-conquer-alt-note-2 = Kete zilizotolewa zinahesabiwa kati ya zile kumi, na hazichezwi.
# of be02d5a4
lines-tresillo-conquer-alt-note-3 = Mchezaji aliyetoa kete anamaliza kuweka mapema zaidi, na kisha anasogeza, mwenzake akiwa bado anaweka.
# of 42bc5469
lines-tresillo-conquer-alt-note-6 = Hupatikana kete moja, hata mistari mingapi ikikamilika (haisemwi).
# of 0866315d
lines-tresillo-conquer-alt-note-8 = Kete zilizonaswa, pointi mbili kila moja, ni kete za mchezaji aliyezuiwa; wachezaji wote wawili wanahesabu kete wanazozitunza.
# of 281257f6
lines-tresillo-rapido-title = Rapido
# of 696c7477
lines-tresillo-rapido-rules-1 = Rapido ni Pluck au Stay inayochezwa bila kusita kufikiri: kete inayofuata iwekwe ndani ya sekunde tano.
# of 81743b1b
lines-tresillo-rapido-rules-3 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta iliyo wazi. Kete hazisogei. Kete tatu za mchezaji kwenye mstari mmoja, mlalo, wima au mshazari, ni Tresillo, na huleta kete moja, hata kama kete inakamilisha mistari miwili kwa pamoja.
# of 23db3026
lines-tresillo-rapido-rules-4 = Ikichezwa kama Pluck: anayepata Tresillo huchukua ubaoni kete yoyote moja ya mchezaji mwingine na kuitunza. Ikichezwa kama Stay: mchezaji mwingine hutoa kete moja ambayo bado haijachezwa, au hatoi kama hakuna iliyobaki; inatunzwa na haichezwi.
# of f57b389b
lines-tresillo-rapido-note-1 = "Bila kusita kufikiri" haitaji muda: sekunde tano ni uamuzi wetu. Hakuna kinachofuata zikiisha; makala haitaji adhabu.
# of bdc8f779
lines-tresillo-rapido-note-2 = Chaguo "{ words-option-play }: { words-setting-stay }" linaucheza kama Stay; la sivyo unachezwa kama Pluck.
# of 5869cc14
lines-tresillo-rapido-note-3 = Kete iliyo ndani ya Tresillo hailindwi; makala hazisemi kwamba inalindwa.
# of 2e50a7f6
lines-tresillo-rapido-note-4 = Hupatikana kete moja, hata kete ikikamilisha mistari mingapi (haisemwi).
# of ac7932a4
lines-tresillo-rapido-note-5 = Katika Stay, asiye na kete ambayo haijachezwa hatoi kitu (haisemwi).
# of ae6bd009
lines-tresillo-stay-turns = wachezaji wanapokezana, kila mmoja akiweka kete moja
# of 0d651843
lines-tresillo-stay-placing = kete inawekwa kwenye nukta iliyo wazi ubaoni
# of 11ee4292
lines-tresillo-stay-moving = mchezo ni wa kuweka: hakuna kete inayosogea
# of b6cb5281
lines-tresillo-stay-mill = kete tatu mfululizo, mlalo, wima au mshazari, ni Tresillo, na mchezaji mwingine anampa anayeipata kete moja ambayo haijachezwa
# of ea00c562
lines-tresillo-stay-one-removal = Tresillo huleta kete moja ambayo haijachezwa
# of 3e7bd80f
lines-tresillo-stay-end = mchezo unaisha nukta zote zikijaa au mchezaji akiwa hana kete ya kucheza, na mwenye kete nyingi zaidi za mwenzake ameshinda
# of 715541d8
lines-tresillo-pluck-mill = kete tatu mfululizo, mlalo, wima au mshazari, ni Tresillo, na anayeipata anaondoa kete moja ya mpinzani iliyochezwa
# of e5a5b186
lines-tresillo-pluck-one-removal = Tresillo inaondoa kete moja ya mpinzani iliyochezwa
# of 7a45610d
lines-tresillo-conquer-turns = wachezaji wanapokezana, kila mmoja akicheza kete moja
# of 8a5ca709
lines-tresillo-conquer-placing = kete inawekwa kwenye nukta iliyo wazi, na mchezo unaendelea ubaoni kete zote zikishachezwa
# of 56b11940
lines-tresillo-conquer-moving = kete inakwenda kwenye nukta ya jirani iliyo wazi
# of 750ff01b
lines-tresillo-conquer-jumping = hakuna kuruka
# of 0d6ebaf3
lines-tresillo-conquer-end = mshindi ni mchezaji anayemwacha mpinzani bila hatua, au aliyeondoa kete kumi za mpinzani
# of f0a9b547
lines-tresillo-conquer-alt-mill = anayepata Tresillo anapewa na mpinzani kete moja ambayo haijachezwa, na anaondoa moja ubaoni ikiwa tu hakuna ya kutoa
# of 0d99a851
lines-tresillo-conquer-alt-one-removal = Tresillo huleta kete moja
# of c43fac20
lines-tresillo-conquer-alt-end = mshindi ni mchezaji anayemwacha mpinzani bila hatua, au na kete mbili
# of 9e4cd73a
lines-tresillo-rapido-turns = kama katika Pluck na Stay, wachezaji wanapokezana, kila mmoja akiweka kete moja
# of 9cafdf6a
lines-tresillo-rapido-placing = kama katika Pluck na Stay, kete inawekwa kwenye nukta iliyo wazi
# of bb061232
lines-tresillo-rapido-moving = kama katika Pluck na Stay, hakuna kete inayosogea
# of 2f500545
lines-tresillo-rapido-mill = kama katika Pluck, Tresillo inaondoa kete moja ya mpinzani iliyochezwa; kama katika Stay, mpinzani anatoa moja ambayo haijachezwa
# of 6c2802c1
lines-tresillo-rapido-one-removal = kama katika Pluck na Stay, Tresillo huleta kete moja
# of 954ca25c
lines-tresillo-rapido-time = Pluck au Stay inachezwa bila kusita kufikiri
# of a98cb665
lines-tresillo-rapido-end = kama katika Pluck na Stay, mchezo unaisha nukta zote zikijaa au mchezaji akiwa hana kete ya kucheza, na mwenye kete nyingi zaidi za mwenzake ameshinda
# of 76d18bf2
lines-sita-nyoka-title = Sita Nyoka
# of 0bc45751
lines-sita-nyoka-meaning = { $title }: nyoka { $men }, na nyoka hawaruki.
# of 7b6bae18
lines-sita-nyoka-rules-1 = { $meaning } Wachezaji wawili wana kete { $men } kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake na kwenye kona zake pia: nukta 16; hakuna nukta katikati.
# of 73b8b4ca
lines-sita-nyoka-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote zikishawekwa, zamu husogeza kete moja: kwenye mstari hadi nukta ya jirani, ikiwa tupu. Hakuna anayeruka.
# of 27a1695b
lines-sita-nyoka-rules-3 = Kete tatu za mchezaji kwenye upande mmoja wa mraba ni nguzo. Anayejenga nguzo, kwa kuweka au kusogeza, huondoa ubaoni kabisa kete moja ya mpinzani: yoyote, hata iliyo ndani ya nguzo. Huchukuliwa kete moja, hata nguzo mbili zikijengwa kwa pamoja. Nguzo yaweza kufunguliwa kwa hatua moja na kujengwa tena kwa inayofuata, na kila mara huchukua kete moja.
# of ea45130c
lines-sita-nyoka-rules-4 = Wachezaji wanaweza kukubaliana juu ya kupaa kabla ya mchezo. Basi mchezaji aliye na kete tatu tu ubaoni, na hana mkononi, anaweza kupeleka kete kwenye nukta yoyote tupu, mara { $men } katika mchezo. Hatua hadi nukta ya jirani si kupaa; baada ya kupaa mara { $men } mchezaji huyo ana hatua hizo tu.
# of 3d6999e5
lines-sita-nyoka-rules-5 = Aliyepoteza kete { $lost }, au asiyeweza kusogea, anashindwa.
# of 45604b54
lines-sita-nyoka-note-1 = Safu za tatu ni pande nane za miraba: mistari iliyo kati ya miraba ina nukta mbili tu.
# of 53726413
lines-sita-nyoka-note-2 = Kete husogezwa tu baada ya zote kuwekwa, kama kila mahali katika kitabu.
# of edabc589
lines-sita-nyoka-note-3 = Kete yoyote yaweza kuchukuliwa, hata iliyo ndani ya nguzo: makala hailindi yoyote.
# of a10c1b60
lines-sita-nyoka-note-4 = "Kwa hatua mbili" ni hatua moja ya kutoka na hatua moja ya kurudi: nguzo yaweza kujengwa tena kwa hatua inayofuata mara moja.
# of e6a94b38
lines-sita-nyoka-note-5 = "Inaruhusu kuondoa": huchukuliwa kete moja, hata nguzo zikiwa ngapi, na kuchukua ni lazima.
# of 251f90e5
lines-sita-nyoka-note-6 = Kupaa mara { $men } ni kwa kila mchezaji; mwendo ambao hatua ingeweza kuufanya si kupaa. Bila chaguo hilo hakuna anayepaa.
# of e3f1b759
lines-tano-nyoka-title = Tano Nyoka
# of 4c9b5012
lines-sita-vyura-title = Sita Vyura
# of 0791e966
lines-sita-vyura-meaning = { $title }: vyura { $men }, na vyura huruka.
# of d0e19695
lines-sita-vyura-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote zikishawekwa, zamu husogeza kete moja: kwenye mstari hadi nukta ya jirani, ikiwa tupu, au kwa kuruka.
# of e5b6e91c
lines-sita-vyura-rules-3 = Kete inaruka kete ya mpinzani iliyo nukta ya jirani kwa kwenda moja kwa moja kwenye mstari hadi nukta iliyo nyuma yake, ikiwa tupu: kutoka kona ya mraba, juu ya katikati ya upande wake, hadi kona inayofuata. Hurukwa kete moja kwa zamu, na inabaki ilipo. Kete zako mwenyewe hazirukwi.
# of cbbbe0b2
lines-sita-vyura-rules-4 = Kete tatu za mchezaji kwenye upande mmoja wa mraba ni nguzo. Anayejenga nguzo, kwa kuweka, kwa hatua au kwa kuruka, huondoa ubaoni kabisa kete moja ya mpinzani: yoyote, hata iliyo ndani ya nguzo. Huchukuliwa kete moja, hata nguzo mbili zikijengwa kwa pamoja. Nguzo yaweza kufunguliwa kwa hatua moja na kujengwa tena kwa inayofuata, na kila mara huchukua kete moja.
# of 8b32536f
lines-sita-vyura-rules-5 = Wachezaji wanaweza kukubaliana juu ya kupaa kabla ya mchezo. Basi mchezaji aliye na kete tatu tu ubaoni, na hana mkononi, anaweza kupeleka kete kwenye nukta yoyote tupu, mara { $men } katika mchezo. Hatua hadi nukta ya jirani au mruko si kupaa; baada ya kupaa mara { $men } mchezaji huyo ana hizo tu.
# of 5b15f7a0
lines-sita-vyura-note-3 = Kuruka huanza kete zote za mchezaji zinapokuwa zimewekwa; kwa kuwa wachezaji hupokezana zamu, hakuna anayesogeza kabla zote hazijawekwa.
# of 4109d5f5
lines-sita-vyura-note-7 = Kupaa mara { $men } ni kwa kila mchezaji; mwendo ambao hatua au mruko ungeweza kuufanya si kupaa. Bila chaguo hilo hakuna anayepaa.
# of d42495d8
lines-tano-vyura-title = Tano Vyura
# of 9a1ca8c5
lines-kubwa-tatu-title = Kubwa Tatu
# of 360e76a8
lines-kubwa-tatu-meaning = { $title }: tatu iliyo kubwa.
# of b7aacfe3
lines-kubwa-tatu-rules-1 = { $meaning } Wachezaji wawili wana kete { $men } kila mmoja. Ubao ni miraba miwili, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake: nukta 16; hakuna nukta katikati.
# of 913a75c6
lines-kubwa-tatu-note-5 = Nguzo yaweza kujengwa tena kwa hatua inayofuata mara moja; makala haitaji hilo.
# of 48ea5e46
lines-mbili-na-nusu-title = Mbili na Nusu
# of e0dec301
lines-mbili-na-nusu-meaning = { $title }: mbili na nusu.
# of a4c23a51
lines-mbili-title = Mbili
# of 74216a0f
lines-mbili-meaning = { $title }: mbili.
# of e5cf1cfd
lines-ene-nyoka-title = Ene Nyoka
# of 3d18ca17
lines-ene-nyoka-rules-3 = Wa kwanza kupata kete tatu mfululizo (nguzo), kwenye upande wowote wa mraba, anashinda, wakati wa kuweka au kwa kusogeza. Hakuna anayechukua kete. Asiyeweza kusogea anashindwa.
# of 8bcce4f9
lines-ene-nyoka-note-4 = Mchezaji asiyeweza kusogea anashindwa; makala haitaji hilo, lakini hilo laweza kutokea.
# of 8c8d5975
lines-ene-nyoka-note-5 = Nani anaanza haikusemwa; kurudia si sare.
# of 2839298b
lines-tatu-nyoka-title = Tatu Nyoka
# of 9ba02aac
lines-tatu-nyoka-rules-3 = Wa kwanza kupata kete tatu mfululizo (nguzo), kwenye upande wowote wa mraba, anashinda, wakati wa kuweka au kwa kusogeza. Hakuna anayechukua kete.
# of 6e17083f
lines-ene-vyura-title = Ene Vyura
# of f2a82a8b
lines-ene-vyura-rules-4 = Wa kwanza kupata kete tatu mfululizo (nguzo), kwenye upande wowote wa mraba, anashinda, wakati wa kuweka, kwa hatua au kwa kuruka. Hakuna anayechukua kete.
# of 56334dad
lines-tatu-vyura-title = Tatu Vyura
# of 11a67b27
lines-moja-na-nusu-title = Moja na Nusu
# of 9af96115
lines-moja-na-nusu-meaning = { $title }: moja na nusu.
# of 1e64cf8b
lines-tatu-ndege-title = Tatu Ndege
# of 02f5ac78
lines-tatu-ndege-meaning = { $title }: ndege { $men }, na ndege hupaa.
# of a3c9eeb2
lines-tatu-ndege-rules-2 = Kwa zamu, kila mchezaji anaweka kete moja kwenye nukta tupu. Zote sita zikishawekwa, zamu hupeleka kete moja kwenye nukta yoyote tupu, karibu au mbali.
# of c6241008
lines-tatu-ndege-rules-3 = Wa kwanza kupata kete tatu mfululizo (nguzo), kwenye upande wowote wa mraba, anashinda, wakati wa kuweka au kwa kupaa. Hakuna anayechukua kete.
# of c220f4da
lines-tatu-ndege-note-1 = Safu za tatu ni pande nane za miraba.
# of 005e7bf1
lines-tatu-ndege-note-2 = Kete zinapaa tu zote zikishawekwa; makala hairudii hilo.
# of 77e3161d
lines-tatu-ndege-note-4 = "Nukta yoyote iliyo wazi", kila mara: kete inayopaa juu ya nyingine hairuki yoyote.
# of c4d05105
lines-sita-nyoka-turns = wachezaji wanapokezana
# of 3de97e0d
lines-sita-nyoka-placing = wachezaji wanapokezana kuweka kete { $men } kila mmoja, moja kwa kila nukta
# of abe83f14
lines-sita-nyoka-moving = kete inakwenda kwenye nukta ya jirani iliyo wazi, kati ya miraba kwa mistari ya katikati na ya kona; kwa chaguo la kupaa, mchezaji aliyebaki na kete tatu anaweza kupaa mara { $men }
# of dac62c80
lines-sita-nyoka-mill = tatu mfululizo ni nguzo, na anayeijenga anaweza kuondoa kete moja ya mpinzani
# of c0648369
lines-sita-nyoka-one-removal = nguzo inaruhusu kuondoa kete moja ya mpinzani
# of a26fa418
lines-sita-nyoka-remade = nguzo yaweza kujengwa tena kwa hatua mbili
# of 9edb59dd
lines-sita-nyoka-end = anashinda anayeondoa kete { $lost } za mpinzani au anayezuia uwezo wa mpinzani wa kusogea
# of 8e264af9
lines-sita-vyura-placing = wachezaji wanapokezana kuweka kete { $men } kila mmoja, moja kwa kila nukta, na wanaruka zote zikishachezwa tu
# of 92f4975b
lines-sita-vyura-jumping = kete zote zikishachezwa, kete yaweza kuruka kete ya mpinzani iliyo jirani hadi nukta iliyo wazi kwenye mstari ulionyooka, na kete iliyorukwa haiondolewi
# of 6ddfa632
lines-kubwa-tatu-moving = kete inakwenda kwenye nukta ya jirani iliyo wazi, kati ya miraba kwa mistari ya katikati; kwa chaguo la kupaa, mchezaji aliyebaki na kete tatu anaweza kupaa mara { $men }
# of 5e068d9a
lines-ene-nyoka-mill = lengo ni tatu mfululizo, ambazo zinashinda; hakuna kete inayochukuliwa kamwe
# of b24abf06
lines-moja-na-nusu-moving = kete inakwenda kwenye nukta ya jirani iliyo wazi, kati ya miraba kwa mistari ya katikati
# of ef3a7adb
lines-tatu-ndege-moving = kete yaweza kwenda kwenye nukta yoyote iliyo wazi
