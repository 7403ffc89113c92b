# of 47fe6c05
towers-blocked = { $own } aliinua kete { $lifted } { $everything }, ambazo haziwezi kwenda umbali huo upande wowote
# of 04093f29
towers-changed-beside = { $own } alicheza { $turn }, lakini kitu kingine kimebadilika { $wrong }
# of f72041b3
towers-early-explosion = watu wa { $here } walitawanywa, lakini ni wachache kuliko miraba ya kando: hulipuka wakiwa angalau { $count }
# of 59710321
towers-left-too-early = kete ziliondoka { $there }, ambapo hazikuzidi { $highest }
# of 02bddc73
towers-man-added = { $own } alicheza { $turn }, lakini watu wamezidi: tazama { $wrong }
# of 1b904b0c
towers-man-missing = { $own } alicheza { $turn }, lakini watu wamepungua: tazama { $wrong }
# of 75cd941d
towers-men-come = watu ambao hawakuwa katika mnara wowote wamekuja { $everything }
# of 791363a9
towers-men-come-men-have-come = watu ambao hawakuwa katika rundo lolote wamekuja { $everything }
# of fee8205f
towers-men-exchanged = { $own } alicheza { $turn }, lakini { $wrong } zipo kete nyingine kuliko inavyopaswa
# of 8f5dc3e1
towers-men-exchanged-others-stand-than = { $everything } zipo kete nyingine kuliko zilizokuwapo
# of 3b6b6c46
towers-men-exchanged-sowed-others-stand = { $own } alipanda { $turn }, lakini { $wrong } wanasimama wengine kuliko inavyopaswa
# of 478ab97c
towers-men-gone = watu wametoweka { $everything }; hakuna mtu anayetoka ubaoni
# of 52108c57
towers-men-unsown = watu wametoweka { $everything }; kila mtu wa rundo hupandwa
# of 9c576d33
towers-men-gone-men-gone-from = kete zimetoweka { $everything }; ni zilizozidi tu zinazotoka
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } alisogea kutoka { $here } hadi { $there }, ambazo haziko katika safu moja wala katika mstari mmoja
# of 8a7932c9
towers-moved-from-men-squares-men = { $own } alisogea kutoka { $here } hadi { $there }: kete { $count }, miraba { $distance }; kete huenda miraba sawa na idadi yake
# of 09afd160
towers-moved-twice = { $own } alicheza mara mbili: { $first } na { $second }
# of 4dbd2fb4
towers-no-reserve = kete ya { $who } ilikuja { $everything }, lakini { $who } hana kete kwenye akiba
# of ab59f7cd
towers-not-adjacent = { $own } alipanda { $turn }: { $there } hauko kando ya { $here }
# of ae15ce46
towers-not-owner = { $own } alichukua watu { $here }, ambapo watu wa { $foe } wanasimama
# of 2d736e5c
towers-not-owner-moved-men-from = { $own } alisogeza kete kutoka { $here }, ambapo kete ya { $foe } iko juu
# of e90a31e8
towers-not-owner-took-men-up = { $own } aliinua kete { $everything }, ambapo kete ya { $foe } iko juu
# of 8c3644ea
towers-not-owner-took-stack-where = { $own } alichukua rundo la { $here }, ambapo hakuna mtu wa { $own } juu
# of 46d6a758
towers-not-sown = watu { $count } walikwenda pamoja kutoka { $here } hadi { $there }; rundo hupandwa, mtu mmoja baada ya mwingine
# of f4d95f17
towers-part-moved = { $own } alichukua { $count } tu kati ya watu wa { $here }; rundo zima hupandwa
# of e1b1de09
towers-recoloured = { $own } alicheza { $turn }, lakini { $wrong } wangepaswa kusimama watu wa rangi nyingine
# of 89365b16
towers-recoloured-men-another-colour = watu wa rangi nyingine wanasimama { $everything }, na hakuna aliyetua hapo
# of 4b8f5cdd
towers-sown-aslant = { $own } alipanda { $turn }: kutoka { $here } hadi { $there } ni kimshazari
# of 46aab7ad
towers-too-many-left = kete nyingi mno ziliondoka { $there }: { $highest } hubaki, zilizo chini hutoka
# of 679faf98
towers-too-many-moved = { $own } alisogeza watu { $count } pamoja; wasiozidi { $most } wanaweza kwenda
# of 6f7ed86f
towers-top-first = { $own } alipanda rundo la { $here } akianza na mtu wa juu; wa chini hutangulia
# of 281ef20d
towers-turned-back = { $own } alipanda { $turn }: baada ya { $here } njia ilirudi moja kwa moja { $there }
# of b301d629
towers-two-entered = zaidi ya kete moja zilikuja { $everything }; zamu huingiza moja
# of 4901a012
towers-wrong-explosion = { $own } alicheza { $turn }, lakini milipuko huacha kitu kingine { $wrong }
# of 78c1a1c3
# of ce9eee29
# of 3b7eaea3
# of 404d5f61
# of 11f55920
# of 948f85d6
# of 04c5a916
# of 52e980c3
# of d28d97f5
# of f0ff49a1
# of 61cf29f5
# of aaba7db8
# of 0314197e
# of 8ec50888
# of 778124c2
# of 09f190bf
# of 6629112f
# of 7c201a51
# of 43257566
# of 2a472d62
# of b21c1e99
# of e75fd797
# of f60fcb1e
# of 463dd935
# of eb1f4981
# of c7ac3c01
# of f0ded7a2
# of 4592b82d
# of f0b31348
# of 10f58b4e
# of f21a6f3d
# of 79afd59a
# of 5add5dfc
# of 000316d5
# of 8e3f1d64
# of f13f395d
# of cab1a4eb
# of fa166cd3
# of 5a09453e
# of 001c10d8
# of 60b2ed36
# of 20851ff7
# of 97557930
# of 67241a36
# of 1ee39e47
# of 2180fcbd
# of 861267d7
# of 029f2b6b
# of 800543b7
# of 78c1a1c3
# of ce9eee29
# of 3b7eaea3
# of 404d5f61
# of 11f55920
# of 948f85d6
# of 04c5a916
# of 52e980c3
# of d28d97f5
# of f0ff49a1
# of 61cf29f5
# of aaba7db8
# of 0314197e
# of 8ec50888
# of 778124c2
# of 09f190bf
# of 6629112f
# of 7c201a51
# of 43257566
# of 2a472d62
# of b21c1e99
# of e75fd797
# of f60fcb1e
# of 463dd935
# of eb1f4981
# of c7ac3c01
# of f0ded7a2
# of 4592b82d
# of f0b31348
# of 10f58b4e
# of f21a6f3d
# of 79afd59a
# of 5add5dfc
# of 000316d5
# of 8e3f1d64
# of f13f395d
# of cab1a4eb
# of fa166cd3
# of 5a09453e
# of 001c10d8
# of 60b2ed36
# of 20851ff7
# of 97557930
# of 67241a36
# of 1ee39e47
# of 2180fcbd
# of 861267d7
# of 029f2b6b
# of 800543b7
# of 78c1a1c3
towers-explocus-title = Explocus
# of ce9eee29
towers-explocus-rules-1 = Wachezaji wawili wana kete moja moja za rangi zao kwenye safu mbili zilizo karibu nao, kumi na sita kila mmoja kwenye ubao wa miraba minane kwa minane. Nyeupe anaanza; kisha wachezaji wanasogeza kwa zamu, na hakuna anayeruhusiwa kupita.
# of 3b7eaea3
towers-explocus-rules-2 = Kete husimama juu ya kete, na kete zote za mnara ni za rangi moja: ya mchezaji mwenye mnara huo. Katika zamu mchezaji anasogeza kete moja, au kete mbili au tatu za juu za mnara wake: moja kwa moja kwenye safu au safu wima ya ubao, miraba sawasawa na idadi ya kete zinazosogezwa. Zinapita juu ya chochote kilicho katikati, na kutua kwenye mraba mtupu, kwenye mnara wake au kwenye mmoja wa mpinzani. Ukiwa wa mpinzani, kete zake zote zinakuwa za mchezaji: zinabadilishwa, au zinapinduliwa.
# of 404d5f61
towers-explocus-rules-3 = Mraba una kete pungufu ya miraba iliyo kando yake moja kwa moja: tatu zaidi kabisa katikati, mbili ukingoni, moja kwenye kona. Mnara uliozidi unalipuka: kete yake moja inakwenda kwenye kila mraba ulio kando moja kwa moja, na nyingine zinabaki. Minara ya mpinzani inayopata kete hiyo inakuwa ya mchezaji. Ikizidi sasa, nayo inalipuka, na kuendelea mpaka kila mnara uwe mfupi wa kutosha. Ikiwa kadhaa inapaswa kulipuka, mchezaji anachagua mpangilio.
# of 11f55920
towers-explocus-rules-4 = Asiye na kete iliyobaki ameshindwa. Zamu imekwisha mara tu inapokuwa hivyo, chochote ambacho bado kingelipuka.
# of 948f85d6
towers-explocus-note-1 = Chanzo kinaonyesha ubao na hali ya kwanza kwa picha tu: miraba minane kwa minane na safu mbili zilizojaa kwa kila upande ni kukisia. Miraba sita na kumi kwa upande, safu moja na tatu ni chaguo.
# of 04c5a916
towers-explocus-note-2 = Kete zinapita juu ya chochote kilicho katikati, kama katika Focus, ambayo chanzo kinataja kanuni zake za kusogeza.
# of 52e980c3
towers-explocus-note-3 = Kete zinazoondoka ni sawa na idadi ya miraba iliyo kando; kama ni nyingi zaidi, nyingine zinabaki.
# of d28d97f5
towers-explocus-note-4 = Mpangilio wa milipuko una tofauti pale tu kete ya mwisho ya mpinzani inapogeuzwa njiani: hapo mchezo unaisha mara moja. Kile ambacho bado kingepaswa kulipuka chaweza kuachwa, au kutekelezwa.
# of f0ff49a1
towers-explocus-note-5 = Zamu inaandikwa bila milipuko yake, kwa kuwa inafuata yenyewe. Inaandikwa pale tu ubao wa mwisho unapotegemea mpangilio wake: "c3-d3!d3!e3".
# of 61cf29f5
towers-explocus-note-6 = Asiyeweza kusogea, ingawa kete zimebaki, ameshindwa: chanzo hakisemi, na ni nadra sana kutokea.
# of aaba7db8
towers-explocus-note-7 = Chanzo hakijui sare, na hakuna kinachomaliza mchezo usioshindwa.
# of 0314197e
towers-explocus-turns = Nyeupe anaanza; wachezaji wanasogeza, na lazima wasogeze, kwa zamu
# of 8ec50888
towers-explocus-owning = mchezaji lazima asogeze kete yake moja: kete peke yake, mnara mzima, au kete ya juu au kete mbili za juu za mnara
# of 778124c2
towers-explocus-moving = hatua lazima iwe kwa upande ulionyooka (upana au urefu), na umbali sawasawa na kimo cha kete inayosogea; mraba unaolengwa waweza kuwa mtupu au wenye kete za mchezaji yeyote
# of 09f190bf
towers-explocus-colour = kete au mnara wa mpinzani ambao kete inatua juu yake, au ambao mlipuko unaufunika, unabadilisha rangi mara moja
# of 6629112f
towers-explocus-exploding = mnara unaofikia au kuzidi uwezo wa mraba wake, yaani idadi ya miraba yake ya jirani, unalipuka: kete zake zinagawanywa, moja kwenye kila mraba wa jirani, na zozote zinazobaki zinakaa
# of 7c201a51
towers-explocus-end = lengo ni kuondoa kete zote za mpinzani
# of 43257566
towers-focus-title = Focus
# of 2a472d62
towers-focus-rules-1 = Wachezaji wawili wana kete kumi na nane kila mmoja kwenye ubao wa miraba minane kwa minane usio na miraba mitatu katika kila kona. Mwanzoni kete ziko moja moja kwenye miraba sita kwa sita ya ndani, mbili za rangi moja na mbili za nyingine kwa kupishana katika kila safu, na kila safu kinyume na iliyotangulia. Nyeupe anaanza; kisha wachezaji wanasogeza kwa zamu, na hakuna anayeruhusiwa kupita.
# of b21c1e99
towers-focus-rules-2 = Kete husimama juu ya kete. Rundo ni la mchezaji ambaye kete yake iko juu, chochote kilicho chini. Katika zamu mchezaji anasogeza rundo lake moja, au kete zake za juu: moja kwa moja kwenye safu au safu wima, miraba sawasawa na idadi ya kete zinazosogezwa. Kete moja inakwenda mraba mmoja, kete tatu zinakwenda mitatu. Zinapita juu ya chochote kilicho katikati, na kutua kwenye mraba mtupu au juu ya chochote kilichopo.
# of e75fd797
towers-focus-rules-3 = Hakuna rundo linalobaki refu kuliko tano. Likizidi, kete za chini zinatolewa mpaka zibaki tano: zake mwenyewe zinakwenda akibani, za mpinzani zimekamatwa na ziko nje ya mchezo.
# of f60fcb1e
towers-focus-rules-4 = Badala ya kusogeza, mchezaji anaweza kuingiza kete moja ya akiba kwenye mraba wowote, mtupu au la, juu ya kilichopo. Kama palikuwa na tano, ya chini inatoka kama ilivyosemwa juu.
# of 463dd935
towers-focus-rules-5 = Asiyeweza kusogeza wala kuingiza kete ameshindwa.
# of eb1f4981
towers-focus-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kwa picha tu: mbili mbili kwa kupishana kwenye miraba sita kwa sita ya ndani, kama AbstractPlay na ludism.org wanavyoionyesha. Za Nyeupe ni kete za nje za safu iliyo karibu zaidi na Nyeusi.
# of c7ac3c01
towers-focus-note-2 = Kete zinapita juu ya chochote kilicho katikati: chanzo hakitaji kizuizi chochote.
# of f0ded7a2
towers-focus-note-3 = Kete inayoingizwa juu ya rundo la tano inalifanya kuwa la sita: ya chini kabisa inatoka.
# of 4592b82d
towers-focus-note-4 = Chanzo hakijui sare. Hali ya ubao inayorudi haibadilishi kitu.
# of f0b31348
towers-focus-turns = Nyeupe anaanza; wachezaji wanasogeza, na lazima wasogeze, kwa zamu
# of 10f58b4e
towers-focus-owning = rundo ni la mchezaji ambaye rangi yake iko juu
# of f21a6f3d
towers-focus-moving = kete au rundo la kete linakwenda kwa upana au urefu miraba sawa na idadi ya kete zinazosogezwa; rundo laweza kugawanywa, hivyo kwamba zinasogea kete zake za juu tu
# of 79afd59a
towers-focus-height = rundo likizidi kete tano, zile zinazozidi zinaondolewa chini yake: za mchezaji mwenyewe zinakuwa akiba, za mpinzani zinakamatwa
# of 5add5dfc
towers-focus-reserve = badala ya kusogeza, mchezaji anaweza kuingiza kete moja ya akiba kwenye mraba wowote, mtupu au wenye kete ya rangi yoyote
# of 000316d5
towers-focus-end = mchezaji anashinda mpinzani akiwa hawezi kusogeza kete wala kuingiza ya akiba
# of 8e3f1d64
towers-pilare-8-title = Pilare kwenye miraba minane kwa minane
# of f13f395d
towers-pilare-8-rules-1 = Kwenye kila mraba kuna kete moja isiyo ya upande wowote. Kila mchezaji ana kete kumi na nne za rangi yake. Mwanzoni ziko juu ya kete zisizo na upande: nane kwenye safu yote iliyo karibu zaidi na mchezaji wao, na sita katikati ya safu iliyo mbele yake. Nyekundu anaanza; kisha wachezaji wanasogeza kwa zamu, na hakuna anayeruhusiwa kupita.
# of cab1a4eb
towers-pilare-8-rules-2 = Kete husimama juu ya kete. Rundo ni la mchezaji ambaye kete yake iko juu, chochote kilicho chini; kete moja pia ni rundo. Rundo lenye kete isiyo na upande juu si la mtu.
# of fa166cd3
towers-pilare-8-rules-3 = Katika zamu mchezaji anainua rundo lake moja zima na kulipanda, kete ya chini kwanza: inakwenda kwenye mraba ulio kando moja kwa moja na ule rundo lilipotoka, inayofuata kwenye mraba ulio kando moja kwa moja na huo, na kuendelea mpaka mkono uwe mtupu. Kila kete inakuja juu ya kilichopo, au kwenye mraba mtupu. Baada ya kila kete njia yaweza kugeuka kushoto au kulia au kwenda moja kwa moja, lakini kamwe si kurudi nyuma. Yaweza kujikata: mraba mmoja waweza kupata kete kadhaa, na hata mraba rundo lilipotoka.
# of 5a09453e
towers-pilare-8-rules-4 = Asiye na rundo la kupanda ameshindwa.
# of 001c10d8
towers-pilare-6-title = Pilare kwenye miraba sita kwa sita
# of 60b2ed36
towers-pilare-6-rules-1 = Kwenye kila mraba kuna kete moja isiyo ya upande wowote. Kila mchezaji ana kete kumi za rangi yake. Mwanzoni ziko juu ya kete zisizo na upande: sita kwenye safu yote iliyo karibu zaidi na mchezaji wao, na nne katikati ya safu iliyo mbele yake. Nyekundu anaanza; kisha wachezaji wanasogeza kwa zamu, na hakuna anayeruhusiwa kupita.
# of 20851ff7
towers-pilare-6-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kwa picha tu. Kuna kete kumi kwa upande hapa na kumi na nne kwenye ubao mkubwa zaidi, yaani safu moja na nyingine iliyopungua kwa kete mbili: safu nzima inachukuliwa kuwa ile ya ukingoni; kwa chaguo (whole_row=second) ni safu iliyo mbele yake.
# of 97557930
towers-pilare-6-note-2 = Chanzo kinaziita kete zisizo na upande nyeusi na mmoja wa wachezaji Nyeusi. Hapa ni za rangi ya tatu, kwa kuwa lazima zitofautishwe.
# of 67241a36
towers-pilare-6-note-3 = Njia yaweza kurudi kwenye mraba, hata ule rundo lilipotoka: hilo linahitaji angalau kete nne.
# of 1ee39e47
towers-pilare-6-note-4 = Kwa mnara wa zaidi ya kete tano si njia zote zinazoorodheshwa, kwa kuwa ni maelfu: baada ya kete ya kwanza baadhi zinakwenda moja kwa moja, au kugeuka pale zinapolazimika, na nne za mwisho zinakwenda njia yoyote. Njia yoyote halali inayochezwa inatambuliwa.
# of 2180fcbd
towers-pilare-6-turns = kuanzia na mchezaji Nyekundu, wachezaji wanasogeza kwa zamu
# of 861267d7
towers-pilare-6-owning = mchezaji anainua rundo lolote zima lenye kete ya rangi yake juu; kete moja pia ni rundo
# of 029f2b6b
towers-pilare-6-sowing = kete ya chini kabisa inawekwa kwenye mraba ulio jirani, kwa upana au urefu, na ule rundo lilipotoka, kete inayofuata kutoka chini kwenye mraba ulio jirani na huo, na kuendelea mpaka zote ziwe ubaoni, kila moja juu ya kilichopo
# of 800543b7
towers-pilare-6-straight = baada ya kuweka kila kete mchezaji anaweza kubadilisha mwelekeo, lakini ni marufuku kugeuka nyuzi 180
# of 0af12031
towers-pilare-6-end = lengo ni kumwacha mpinzani bila hatua halali
