# of bccbb3d0
takeaway-chip-moved = kete imewekwa { $grown }, lakini kete hutolewa tu kwenye ubao
# of aa62fb61
takeaway-none-in-hand = kete imewekwa { $grown }, lakini kete iliyokwisha kutolewa haichezwi tena
# of 65ca6308
takeaway-too-many-taken = { $own } amechukua kete { $taken }, lakini zamu huchukua zisizozidi { $draw }
# of d0913e43
takeaway-tableaux-advanced-title = Tableaux, mchezo wa juu
# of ebc94c2f
takeaway-tableaux-advanced-rules-1 = Wachezaji wawili wana kete 25 hadi 48 kwa pamoja, zote sawa katika mchezo, za rangi yoyote; mchezaji wa kwanza anasema ngapi. Moja iko kwenye kila nukta kati ya 24 za ubao na moja katikati yake; zinazozidi 25 ziko juu ya nyingine kama tabaka la pili. Kisha mchezaji wa pili anasema zamu inaweza kuchukua kete ngapi zaidi kabisa, kuanzia tatu hadi tisa.
# of 43e277e5
takeaway-tableaux-advanced-rules-2 = Kwa zamu, kila mchezaji anaondoa ubaoni angalau kete moja na zisizozidi idadi hiyo, popote apendapo; kati ya kete mbili za nukta moja, ya juu inachukuliwa kwanza. Hakuna anayeruhusiwa kupita.
# of 6ed366d6
takeaway-tableaux-advanced-rules-3 = Zamu ya kwanza lazima ifanyike ndani ya sekunde kumi, kila inayofuata ndani ya tano.
# of a3f8987d
takeaway-tableaux-advanced-rules-4 = Mzunguko unaisha kete ya mwisho ikichukuliwa, au mchezaji akichelewa. Anayechukua kete ya mwisho anashindwa; mshindi anahesabu kete alizochukua mwenyewe. Anayechelewa pia anashindwa; basi mshindi anahesabu kete alizochukua mwenyewe na, zaidi ya hizo, ama kete zilizo bado ubaoni au zile alizochukua aliyechelewa, zilizo nyingi zaidi. Aliyeshindwa katika mzunguko hahesabu kitu. Wa kwanza kufikia 50 katika mizunguko kadhaa anashinda.
# of 8052bf52
takeaway-tableaux-advanced-note-1 = Kete zozote zaweza kuchukuliwa; si lazima ziwe jirani.
# of aac10293
takeaway-tableaux-advanced-note-2 = Mchezaji lazima achukue angalau kete moja, na anaweza kuchukua za mwisho ingawa kwa hilo anashindwa.
# of eb8856bb
takeaway-tableaux-advanced-note-3 = Kete zinazozidi mahali 25 ziko juu kama tabaka la pili, kutoka kaskazini hadi kusini na kushoto hadi kulia.
# of e59fe034
takeaway-tableaux-advanced-note-4 = Kikomo cha kuchukua ni idadi kubwa kabisa ambayo zamu yaweza kuchukua, moja ni ndogo kabisa.
# of 7a2bf417
takeaway-tableaux-advanced-note-5 = Anayechelewa hapati kitu, kama anayechukua kete ya mwisho.
# of ff65a24b
takeaway-tableaux-title = Tableaux
# of fe558d2a
takeaway-tableaux-rules-1 = Wachezaji wawili wana kete 25 kwa pamoja, zote sawa katika mchezo, za rangi yoyote. Moja iko kwenye kila nukta kati ya 24 za ubao na moja katikati yake.
# of 2f5b2cf6
takeaway-tableaux-rules-2 = Kwa zamu, kila mchezaji anaondoa ubaoni kete moja, mbili au tatu, popote apendapo. Hakuna anayeruhusiwa kupita.
# of 8617e151
takeaway-tableaux-rules-3 = Anayechukua kete ya mwisho anashindwa.
# of 49cea7c5
takeaway-tableaux-advanced-covered = mchezaji wa kwanza anachagua ni kete ngapi zilizo mchezoni, kuanzia 25 hadi 48
# of 260a6d53
takeaway-tableaux-advanced-taking = mchezaji wa pili anachagua zamu iondoe kete ngapi zaidi kabisa, kuanzia tatu hadi tisa
# of 4d2a0137
takeaway-tableaux-advanced-last = anayelazimika kuondoa kete ya mwisho anashindwa, na mshindi anahesabu kete alizoondoa
# of b842879d
takeaway-tableaux-advanced-time = mchezaji wa kwanza ana sekunde kumi kwa zamu ya kwanza, na kila zamu inayofuata ina tano; anayechelewa anashindwa katika mzunguko
# of edf8696e
takeaway-tableaux-advanced-end = mzunguko unaisha kwa kete ya mwisho au mchezaji akichelewa, na wa kwanza kufika 50 anashinda
# of 3849670c
takeaway-tableaux-covered = kete 25 zinafunika ubao: 24 kwenye nukta zake na moja katikati
# of f35f00c5
takeaway-tableaux-taking = kwa zamu wachezaji wanaondoa kete moja, mbili au tatu
# of eeaeaea3
takeaway-tableaux-passing = (haisemwi; ndivyo tunavyoelewa) mchezaji anachukua angalau kete moja
# of 557a88bb
takeaway-tableaux-last = anayelazimika kuondoa kete ya mwisho anashindwa
# of ea571e95
takeaway-tableaux-time = (haijasemwa humo) zamu inachukua muda wowote inaouhitaji
# of 089735b9
takeaway-tableaux-end = mchezo unaisha kwa kete ya mwisho
