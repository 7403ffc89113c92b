# of 20d8ea3e
stacks-blocked = { $own } ameinua { $man } { words-of-man } { $own_gone }, { ATTR($man, "class") ->
    [ji] ambalo halina
    [m] ambaye hana
   *[n] ambayo haina
} pa kwenda
# of 6465355b
stacks-covered-chip = { $man } { ATTR($man, "class") ->
    [ji] lililofunikwa na mengine limetolewa
    [m] aliyefunikwa na wengine ametolewa
   *[n] iliyofunikwa na nyingine imetolewa
} { $shuffled }
# of bd9afe31
stacks-no-tresillo = { $own } amechukua kete za { $taken } bila Tresillo
# of 659e21a5
stacks-one-removal-only = { $own } amechukua kete za { $taken }, lakini zamu huchukua rundo moja
# of ddfbbac1
stacks-other-colour = { $man } { words-of-man } { $own } { ATTR($man, "class") ->
    [ji] limetoka
    [m] ametoka
   *[n] imetoka
} { $lost }, lakini { words-of-man } rangi nyingine { ATTR($man, "class") ->
    [ji] limekuja
    [m] amekuja
   *[n] imekuja
} { $come }
# of 1021cf59
stacks-own-chip-on-top = { $own } ameweka kete { $own_come }, ambapo kete ya { $own } iko juu
# of a5a04424
stacks-protected-by-tresillo = { $own } amechukua rundo kutoka kwenye Tresillo, { $taken }, ilhali mengine yako huru
# of 5e80a07b
stacks-put-underneath = kete imewekwa chini ya nyingine { $slipped_under }, si juu yake
# of aa664bac
stacks-recoloured = kete nyingine ziko mahali pa zile za awali { $recoloured }
# of 81052b87
stacks-removed-own-stack = { $own } amechukua kete za { $taken }, si rundo ambalo { $own } anaruhusiwa kuchukua
# of 00e3f2ec
stacks-second-priority = kete imekuja { $come }, lakini kwanza { $own }, ambaye Tresillo yake imefunuliwa, aondoe rundo
# of 58ce387c
stacks-stack-moved = zaidi ya kete ya juu imetoka { $lost } hadi { $come }
# of 37359e2d
stacks-stack-too-high = { $high } pamezidi urefu wa { $highest }
# of 37c6468d
stacks-stack-2p-title = Stack ya wawili
# of caefbddc
stacks-stack-2p-rules-1 = Wachezaji wawili wana rangi mbili kila mmoja, kete kumi na mbili kwa kila rangi. Rangi ya kwanza na ya tatu ni za mchezaji mmoja, ya pili na ya nne ni za mwingine. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake na kwenye kona zake: nukta 24, mistari 20 iliyonyooka ya tatu tatu. Katikati ya ubao hapatumiki.
# of 0267deac
stacks-stack-2p-rules-2 = Wachezaji wanacheza kwa zamu, na kila mmoja anacheza rangi zake mbili kwa zamu: hivyo rangi nne zinafuatana kwa mpangilio. Zamu huchezwa kwa rangi ambayo ni zamu yake.
# of a0e37e26
stacks-stack-2p-rules-3 = Rangi hiyo ikiwa na kete mkononi, moja inachezwa: kwenye nukta iliyo wazi, au juu ya rundo (au kete moja) lenye rangi nyingine yoyote juu, ya mpinzani au rangi yake ya pili. Rundo halina kamwe zaidi ya kete tano. Kete ya juu tu ndiyo inahesabiwa kwa mistari na yaweza kusogea.
# of 1be2ce51
stacks-stack-2p-rules-4 = Rangi ikiwa haina kete mkononi, kete yake isiyofunikwa inasogea: kwenye mstari hadi nukta ya jirani, ikiwa wazi au ina kete chini ya tano na rangi nyingine juu. Rangi iliyobaki na kete tatu au pungufu ubaoni, zilizofunikwa zikihesabiwa, na haina mkononi, yaweza kupaa: kete isiyofunikwa inakwenda kwenye nukta ya namna hiyo, hata iwe mbali.
# of 18b69895
stacks-stack-2p-rules-5 = Kete tatu za rangi moja juu ya nukta tatu za mstari ni Tresillo; rangi mbili za mchezaji hazifanyi moja pamoja. Anayeifanya huondoa rundo moja zima lenye kete ya mpinzani juu. Marundo yaliyo ndani ya Tresillo yanalindwa: huchukuliwa tu kama kila rundo linaloweza kuchukuliwa liko ndani ya Tresillo. Huondolewa rundo moja, hata Tresillo ngapi zikifanyika kwa pamoja. Kete zake mwenyewe zilizomo, za rangi zote mbili, zinarudi mkononi na kuchezwa tena; za mpinzani zinatunzwa na kuhesabiwa mwishoni.
# of 6843740f
stacks-stack-2p-rules-6 = Kete inayoondoka inafunua iliyo chini yake. Hilo likifanya Tresillo ya rangi iliyofunuliwa, mchezaji wake ana nafasi ya pili: kwanza aliyesogeza anaondoa rundo, kama Tresillo ilifanyika, na kisha, kama Tresillo iliyofunuliwa bado ipo, mchezaji wake anaondoa rundo vivyo hivyo. Mchezo unaendelea na rangi inayoifuata iliyosogea.
# of 054f50e8
stacks-stack-2p-rules-7 = Rangi isiyoweza kuwekwa wala kusogezwa inapoteza zamu.
# of 40f34f62
stacks-stack-2p-rules-8 = Mchezo unaisha kete zote zikishachezwa na rangi za mchezaji mmoja tu zikiwa ubaoni, katika tabaka lolote. Mchezaji huyo ameshinda. Kila mchezaji anapata pointi moja kwa kila kete aliyoitunza, na mshindi moja pia kwa kila kete iliyo ubaoni. Wa kwanza kupata pointi 50, au mlizokubaliana, anashinda shindano; mchezaji mwingine anaanza mzunguko unaofuata. Kete zote zikishachezwa, wachezaji wanaweza kukubaliana kwamba hakuna atakayebaki peke yake ubaoni: ni mkwamo, mzunguko unaisha, na kete zilizo ubaoni hazihesabiwi.
# of a0518cff
stacks-stack-2p-note-1 = Kila upande ni rangi; ya 1 na ya 3 ni za mchezaji mmoja, ya 2 na ya 4 ni za mwingine. Matokeo ni kwa kila rangi: ya mchezaji ni jumla ya mawili kati yao.
# of f8d55d27
stacks-stack-2p-note-2 = Tresillo ni ya rangi moja.
# of 3aa0036f
stacks-stack-2p-note-3 = Yanachukuliwa marundo yenye ya mpinzani juu tu, si yale yenye rangi yake ya pili juu; kete zake zinazochezwa tena ni za rangi zote mbili.
# of 10f06e35
stacks-stack-2p-note-4 = Kucheza kete, kusogeza na kupaa hufuata rangi: rangi inasogea ikiwa haina kete mkononi, na inapaa ikiwa na kete tatu au pungufu ubaoni.
# of 71f33b61
stacks-stack-2p-note-5 = Rangi isiyoweza kucheza inapoteza zamu, hata kama rangi nyingine ya mchezaji ingeweza kucheza.
# of 390b1179
stacks-stack-2p-note-6 = "Rangi moja inabaki" inaeleweka kuwa rangi za mchezaji mmoja: rangi ya pili ya mshindi si lazima ishindwe.
# of fc9ff5ca
stacks-stack-2p-note-7 = Tresillo iliyofunuliwa yaweza kuwa ya rangi ya pili ya aliyesogeza mwenyewe: kuondoa kwake kwa nafasi ya pili kunakuja hapo pia.
# of 7110c70d
stacks-stack-2p-note-8 = Huondolewa rundo moja, hata Tresillo ngapi zikifanyika kwa pamoja (haisemwi).
# of 8d68332b
stacks-stack-2p-note-9 = Kuondoa ni lazima. Pale ambapo mpinzani hayuko juu ya rundo lolote, hakuna kuondoa.
# of 182dad1e
stacks-stack-2p-note-10 = Hatua yenyewe ikiacha rangi za mchezaji mmoja, mchezo umekwisha mara moja.
# of 3d76968e
stacks-stack-2p-note-11 = Mkwamo wa kitabu cha kanuni ni wa wachezaji kukubaliana: kanuni za hapa hazitangazi, na basi kete zilizotunzwa ndizo matokeo. Hali ya ubao ambapo hakuna yeyote kabisa anayeweza kucheza ni sare, yenye matokeo kama ya mkwamo.
# of 96060264
stacks-stack-2p-note-12 = Mizunguko na lengo la pointi 50 ni mambo ya shindano.
# of db94bfcc
stacks-stack-team-title = Stack ya timu
# of 0b82f7b9
stacks-stack-team-rules-1 = Wachezaji wanne wana kete kumi na mbili kila mmoja, kila mmoja rangi yake. Wa kwanza na wa tatu wanacheza pamoja, dhidi ya wa pili na wa nne. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake na kwenye kona zake: nukta 24, mistari 20 iliyonyooka ya tatu tatu. Katikati ya ubao hapatumiki. Mchezaji mmoja anaanza, na zamu zinazunguka kwenda kulia, hivyo timu zinapokezana.
# of 355c8a80
stacks-stack-team-rules-2 = Mchezaji mwenye kete mkononi anacheza moja: kwenye nukta iliyo wazi, au juu ya rundo (au kete moja) lenye rangi nyingine yoyote juu, hata ya mwenzake wa timu. Rundo halina kamwe zaidi ya kete tano. Kete ya juu tu ndiyo inahesabiwa kwa mistari na yaweza kusogea.
# of f856771f
stacks-stack-team-rules-3 = Mchezaji asiye na kete mkononi anasogeza: kete isiyofunikwa ya rangi yake inakwenda kwenye mstari hadi nukta ya jirani, ikiwa wazi au ina kete chini ya tano na rangi nyingine juu. Mchezaji aliyebaki na kete tatu au pungufu ubaoni, zilizofunikwa zikihesabiwa, na hana mkononi, anaweza kupaa: kupeleka kete isiyofunikwa kwenye nukta ya namna hiyo, hata iwe mbali.
# of 2de234ff
stacks-stack-team-rules-4 = Kete tatu za rangi moja juu ya nukta tatu za mstari ni Tresillo; wenzi wa timu hawafanyi moja pamoja. Anayeifanya huondoa rundo moja zima lenye rangi isiyo yake juu; yaweza kuwa ya mwenzake wa timu. Marundo yaliyo ndani ya Tresillo yanalindwa: huchukuliwa tu kama kila rundo linaloweza kuchukuliwa liko ndani ya Tresillo. Huondolewa rundo moja, hata Tresillo ngapi zikifanyika kwa pamoja. Kete zake mwenyewe zilizomo zinarudi mkononi na kuchezwa tena; nyingine zote zinatunzwa na kuhesabiwa mwishoni, hata za mwenzake wa timu, ambaye harudishiwi.
# of ebe9a8fe
stacks-stack-team-rules-5 = Kete inayoondoka inafunua iliyo chini yake. Hilo likifanya Tresillo ya rangi iliyofunuliwa, timu yake ina nafasi ya pili: kwanza aliyesogeza anaondoa rundo, kama Tresillo ilifanyika, na kisha, kama Tresillo iliyofunuliwa bado ipo, mchezaji wa rangi yake anaondoa rundo vivyo hivyo. Mchezo unaendelea na mchezaji anayemfuata aliyesogeza.
# of 70c52921
stacks-stack-team-rules-6 = Mchezaji asiyeweza kuweka wala kusogeza anapoteza zamu.
# of b0558b0c
stacks-stack-team-rules-7 = Mchezo unaisha kete zote zikishachezwa na rangi za timu moja tu zikiwa ubaoni, katika tabaka lolote. Timu hiyo imeshinda. Kila timu inapata pointi moja kwa kila kete ambayo wachezaji wake wameitunza, na washindi moja pia kwa kila kete iliyo ubaoni. Timu ya kwanza kupata pointi 50, au mlizokubaliana, inashinda shindano. Kete zote zikishachezwa, timu zinaweza kukubaliana kwamba hakuna itakayobaki peke yake ubaoni: ni mkwamo, mzunguko unaisha, na kete zilizo ubaoni hazihesabiwi.
# of 27f62118
stacks-stack-team-note-1 = Makala inasema kwa makusudi kinachotofautiana na Stack: inaruhusiwa kuweka juu ya rangi nyingine yoyote, na kuchukua rundo la rangi nyingine yoyote, hata la mwenzake wa timu.
# of e5c0017b
stacks-stack-team-note-2 = Tresillo ni ya rangi moja, si ya rangi mbili za timu.
# of 156fd359
stacks-stack-team-note-3 = Nafasi ya pili ya timu inatumiwa na mchezaji ambaye rangi yake inafanya Tresillo, hata kama mwenzake wa timu ndiye aliyeifunua.
# of 21023752
stacks-stack-team-note-4 = Matokeo ni kwa kila rangi: ya timu ni jumla ya mawili kati yao.
# of fa50d284
stacks-stack-team-note-5 = Kubaki na kete tatu: tatu au pungufu ubaoni, katika tabaka lolote, bila kete mkononi.
# of 77cf1126
stacks-stack-team-note-7 = Kuondoa ni lazima, hata pale yanapobaki marundo ya mwenzake wa timu tu.
# of 6d8e73ea
stacks-stack-team-note-8 = Hatua yenyewe ikiacha timu moja, mchezo umekwisha mara moja, kabla ya kuondoa kokote kwa nafasi ya pili.
# of 55be68f9
stacks-stack-team-note-9 = Mkwamo wa makala ni wa timu kukubaliana: kanuni za hapa hazitangazi, na basi kete zilizotunzwa ndizo matokeo. Hali ya ubao ambapo hakuna yeyote kabisa anayeweza kucheza ni sare, yenye matokeo kama ya mkwamo.
# of b760e4e7
stacks-stack-team-note-10 = Mizunguko na lengo la pointi 50 ni mambo ya shindano; nani anaanza mzunguko unaofuata hakusemwi, na kumechukuliwa kutoka Stack.
# of 7513ff10
stacks-stack-title = Stack
# of 9c6fe352
stacks-stack-rules-1 = Wachezaji wawili, watatu au wanne wana kete kumi na mbili kila mmoja, kila mmoja rangi yake. Ubao ni miraba mitatu, mmoja ndani ya mwingine, iliyounganishwa katikati ya pande zake na kwenye kona zake: nukta 24, mistari 20 iliyonyooka ya tatu tatu. Katikati ya ubao hapatumiki. Mchezaji mmoja anaanza, na zamu zinazunguka kwenda kulia.
# of b06d31ee
stacks-stack-rules-2 = Mchezaji mwenye kete mkononi anacheza moja: kwenye nukta iliyo wazi, au juu ya rundo (au kete moja) lenye kete ya mpinzani juu. Rundo halina kamwe zaidi ya kete tano. Kete ya juu tu ndiyo inahesabiwa kwa mistari na yaweza kusogea.
# of 3b0037c8
stacks-stack-rules-3 = Mchezaji asiye na kete mkononi anasogeza: kete isiyofunikwa ya rangi yake inakwenda kwenye mstari hadi nukta ya jirani, ikiwa wazi au ina kete chini ya tano na ya mpinzani juu. Mchezaji aliyebaki na kete tatu au pungufu ubaoni, zilizofunikwa zikihesabiwa, na hana mkononi, anaweza kupaa: kupeleka kete isiyofunikwa kwenye nukta ya namna hiyo, hata iwe mbali.
# of ad313525
stacks-stack-rules-4 = Kete tatu za rangi moja juu ya nukta tatu za mstari ni Tresillo. Anayeifanya, kwa kuweka au kusogeza, huondoa rundo moja zima lenye kete ya mpinzani juu. Marundo yaliyo ndani ya Tresillo yanalindwa: huchukuliwa tu kama kila rundo linaloweza kuchukuliwa liko ndani ya Tresillo. Huondolewa rundo moja, hata Tresillo ngapi zikifanyika kwa pamoja. Kete zake mwenyewe zilizo katika rundo hilo zinarudi mkononi na kuchezwa tena; nyingine zinatunzwa na kuhesabiwa mwishoni.
# of a10f44ef
stacks-stack-rules-5 = Kete inayoondoka inafunua iliyo chini yake. Hilo likifanya Tresillo ya rangi iliyofunuliwa, mchezaji wake ana nafasi ya pili: kwanza aliyesogeza anaondoa rundo, kama Tresillo ilifanyika, na kisha, kama Tresillo iliyofunuliwa bado ipo, mchezaji wake anaondoa rundo vivyo hivyo. Mchezo unaendelea na mchezaji anayemfuata aliyesogeza.
# of 68cf5e4a
stacks-stack-rules-7 = Mchezo unaisha kete zote zikishachezwa na rangi moja tu ikiwa ubaoni, katika tabaka lolote. Mchezaji huyo ameshinda. Kila mchezaji anapata pointi moja kwa kila kete aliyoitunza, na mshindi moja pia kwa kila kete iliyo ubaoni. Wa kwanza kupata pointi 50, au mlizokubaliana, anashinda shindano; mchezaji aliye kulia kwa aliyeanza anaanza mzunguko unaofuata. Katika mchujo, mchezaji ambaye zamu yake ni kabla ya zamu ya mshindi anatoka, kwa kutomzuia. Kete zote zikishachezwa, wachezaji wanaweza kukubaliana kwamba hakuna atakayebaki peke yake ubaoni: ni mkwamo, mzunguko unaisha, na kete zilizo ubaoni hazihesabiwi.
# of ff1fae12
stacks-stack-note-1 = Mistari ni ile iliyochorwa, mishazari minne ya kona ikiwemo: mistari 20.
# of c1150e7c
stacks-stack-note-2 = Kulia ni anayefuata kwa zamu; pande zinatajwa kwa mpangilio wa zamu.
# of 902cb423
stacks-stack-note-3 = Mchezaji anasogeza mkono wake ukiwa mtupu, wengine wawe na chochote mkononi: mchezo wa timu unasema "mchezaji akishacheza kete zake zote".
# of 45eac815
stacks-stack-note-5 = Tresillo inafanywa na kete tatu za juu, ya mwisho ikiwa imechezwa au kusogezwa hapo sasa hivi; kete zilizo chini hazihesabiwi.
# of 67fae355
stacks-stack-note-7 = Kuondoa ni lazima. Pale ambapo hakuna mpinzani aliye juu ya rundo lolote, hakuna kuondoa.
# of 21eddb5c
stacks-stack-note-8 = Tresillo iliyofunuliwa inalindwa mara moja, hata dhidi ya aliyeifunua.
# of 1074359d
stacks-stack-note-9 = Kuondoa kwa nafasi ya pili ni zamu ya peke yake ("xa7"); kama hakuna cha kuondoa kunaachwa.
# of 2d429a45
stacks-stack-note-10 = Rangi moja inabaki: hakuna kete ya rangi nyingine ubaoni, hata iliyofunikwa.
# of 82582860
stacks-stack-note-11 = Hatua yenyewe ikiacha rangi moja, mchezo umekwisha mara moja.
# of f2c3929c
stacks-stack-note-13 = Mizunguko, lengo la pointi 50 na mchujo ni mambo ya shindano.
# of b388e48d
stacks-stack-2p-turns = kila mchezaji ana rangi mbili; wachezaji wanapokezana, na kila mmoja anapishanisha rangi zake
# of 975de879
stacks-stack-2p-placing = kete inawekwa kwenye nukta iliyo wazi au juu ya kete ya mchezaji mpinzani; mchezaji anaweza pia kuweka juu ya kete ya rangi yake nyingine
# of 6692c9da
stacks-stack-2p-height = (kama katika Stack) rundo haliwezi kuwa na zaidi ya kete tano
# of 1f821880
stacks-stack-2p-mill = (kama katika Stack) kete tatu mfululizo, mlalo, wima au mshazari, ni Tresillo, na anayeipata anaondoa rundo lenye kete ya mpinzani juu
# of 052b4770
stacks-stack-2p-one-removal = (kama katika Stack) Tresillo inaondoa rundo
# of 9fb1f48c
stacks-stack-2p-shielded = (kama katika Stack) marundo na kete zilizo ndani ya Tresillo vinalindwa, na huchukuliwa tu kama hakuna vingine
# of 127b0d7b
stacks-stack-2p-replayed = (kama katika Stack) mchezaji anacheza tena kete zake za rundo lililochukuliwa, na anazitunza kete za mpinzani
# of aa0be1bd
stacks-stack-2p-phases = (kama katika Stack) wachezaji wanasogeza kete zote zikishachezwa
# of c9c605ec
stacks-stack-2p-moving = (kama katika Stack) mchezaji anasogeza kete isiyofunikwa hadi nukta ya jirani iliyo wazi, au hadi rundo la kete chini ya tano lenye kete ya mpinzani juu, au lenye kete ya rangi yake nyingine juu
# of fe784139
stacks-stack-2p-flying = (kama katika Stack) mchezaji aliyebaki na kete tatu anaweza kupaa na kete isiyofunikwa popote, isipokuwa juu ya rangi ileile au rundo la tano
# of 2f6d467c
stacks-stack-2p-blocked = (kama katika Stack) mchezaji asiyeweza kucheza anapoteza zamu
# of 558ef51a
stacks-stack-2p-second = (kama katika Stack) mchezaji akifunua rundo na hilo likafanya Tresillo, mchezaji ambaye kete zake zinaifanya ana nafasi ya pili ya kuondoa rundo, kama Tresillo bado ipo
# of b5f997dc
stacks-stack-2p-end = (kama katika Stack) mchezo unaisha upande mmoja tu ukibaki ubaoni na hakuna kete ambayo haijachezwa
# of 5bb32b89
stacks-stack-team-turns = mchezaji mmoja anaanza, mchezaji wa timu nyingine aliye kulia anaendelea, na hivyo wachezaji wanacheza kwa zamu
# of fe34ff3a
stacks-stack-team-placing = kete inawekwa kwenye nukta iliyo wazi au juu ya kete yoyote ya rangi tofauti
# of dafcfa0d
stacks-stack-team-mill = kete tatu mfululizo, mlalo, wima au mshazari, ni Tresillo, na anayeipata anaondoa rundo lisilo na rangi yake juu
# of b2430db8
stacks-stack-team-replayed = mchezaji anacheza tena kete zake za rundo lililochukuliwa na kutunza nyingine zote; wenzi wa timu hawarudishiwi zao
# of a2c819ff
stacks-stack-team-phases = anasogeza mchezaji aliyekwisha kucheza kete zake zote
# of 91d704db
stacks-stack-team-moving = mchezaji anasogeza kete isiyofunikwa hadi nukta ya jirani au rundo la jirani lisilo na rangi ileile juu na lenye kete chini ya tano
# of b7ab5587
stacks-stack-team-second = timu ikifunua rundo na hilo likafanya Tresillo, timu ambayo kete zake zinaifanya ina nafasi ya pili ya kuondoa rundo, kama Tresillo bado ipo
# of d64bf157
stacks-stack-team-end = mchezo unaisha timu moja ikibaki ubaoni na hakuna kete ambayo haijachezwa
# of ce52c8d1
stacks-stack-turns = mchezaji mmoja anaanza kwa kuweka kete, mchezaji aliye kulia anaendelea, na hivyo wachezaji wanacheza kwa zamu
# of be373ba0
stacks-stack-placing = kete inawekwa kwenye nukta iliyo wazi au juu ya kete ya mchezaji mpinzani
# of 7f3231e4
stacks-stack-height = rundo haliwezi kuwa na zaidi ya kete tano
# of 4ce351ef
stacks-stack-mill = kete tatu mfululizo, mlalo, wima au mshazari, ni Tresillo, na anayeipata anaondoa rundo lenye kete ya mpinzani juu
# of 2bb13b5c
stacks-stack-one-removal = anayepata Tresillo anaondoa rundo
# of 88ebc61d
stacks-stack-shielded = marundo na kete zilizo ndani ya Tresillo vinalindwa, na huchukuliwa tu kama hakuna vingine
# of 87d100ff
stacks-stack-replayed = mchezaji anacheza tena kete zake za rundo lililochukuliwa, na anazitunza kete za wapinzani
# of 9bdf70d7
stacks-stack-phases = wachezaji wanasogeza kete zote zikishachezwa
# of 15fd6339
stacks-stack-moving = mchezaji anasogeza kete isiyofunikwa hadi nukta ya jirani iliyo wazi, au hadi rundo la kete chini ya tano lenye kete ya mpinzani juu
# of 72c5ef26
stacks-stack-flying = mchezaji aliyebaki na kete tatu anaweza kupaa na kete isiyofunikwa popote, isipokuwa juu ya kete yake au rundo la tano
# of 6478895c
stacks-stack-blocked = mchezaji asiyeweza kucheza anapoteza zamu
# of 95b34e6e
stacks-stack-second = mchezaji akifunua rundo na hilo likafanya Tresillo, mchezaji ambaye kete zake zinaifanya ana nafasi ya pili ya kuondoa rundo, kama Tresillo bado ipo
# of 36d38c72
stacks-stack-end = mchezo unaisha rangi moja ikibaki ubaoni na hakuna kete ambayo haijachezwa
