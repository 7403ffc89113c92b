# of bf8ae90a
towers-blocked = { $own } ameinua { FORM($man, number: "many") } { $lifted } { $everything }, lakini umbali huo hakuna njia upande wowote
# of 04093f29
towers-changed-beside = { $own } amecheza { $turn }, lakini kitu kingine kimebadilika { $wrong }
# of aaefac81
towers-early-explosion = { FORM($man, number: "many") } { words-of-men } { $here } { ATTR($man, "class") ->
    [ji] yametawanywa
    [m] wametawanywa
   *[n] zimetawanywa
}, lakini ni chache kuliko miraba ya kando: hulipuka zikiwa angalau { $count }
# of c1a76d8f
towers-left-too-early = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yameondoka
    [m] wameondoka
   *[n] zimeondoka
} { $there }, ambapo hazikuzidi { $highest }
# of 71147c27
towers-man-added = { $own } amecheza { $turn }, lakini { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yamezidi
    [m] wamezidi
   *[n] zimezidi
}: tazama { $wrong }
# of 77e26a5c
towers-man-missing = { $own } amecheza { $turn }, lakini { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yamepungua
    [m] wamepungua
   *[n] zimepungua
}: tazama { $wrong }
# of cb075d07
towers-men-come = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] ambayo hayakuwa
    [m] ambao hawakuwa
   *[n] ambazo hazikuwa
} katika mnara wowote { ATTR($man, "class") ->
    [ji] yamekuja
    [m] wamekuja
   *[n] zimekuja
} { $everything }
# of 21e790d5
towers-men-come-men-have-come = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] ambayo hayakuwa
    [m] ambao hawakuwa
   *[n] ambazo hazikuwa
} katika rundo lolote { ATTR($man, "class") ->
    [ji] yamekuja
    [m] wamekuja
   *[n] zimekuja
} { $everything }
# of 39eb6639
towers-men-exchanged = { $own } amecheza { $turn }, lakini { $wrong } { ATTR($man, "class") ->
    [ji] yapo
    [m] wapo
   *[n] zipo
} { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] mengine
    [m] wengine
   *[n] nyingine
} kuliko inavyopaswa
# of a408b64d
towers-men-exchanged-others-stand-than = { $everything } kuna { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] mengine, si yaliyokuwapo
    [m] wengine, si waliokuwapo
   *[n] nyingine, si zilizokuwapo
}
# of a6996966
towers-men-exchanged-sowed-others-stand = { $own } amepanda { $turn }, lakini { $wrong } { ATTR($man, "class") ->
    [ji] yapo
    [m] wapo
   *[n] zipo
} { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] mengine
    [m] wengine
   *[n] nyingine
} kuliko inavyopaswa
# of 649c6d8e
towers-men-gone = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yametoweka
    [m] wametoweka
   *[n] zimetoweka
} { $everything }; hakuna { $man } { ATTR($man, "class") ->
    [ji] linalotoka
    [m] anayetoka
   *[n] inayotoka
} ubaoni
# of d6907667
towers-men-unsown = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yametoweka
    [m] wametoweka
   *[n] zimetoweka
} { $everything }; kila { $man } { words-of-man } rundo { ATTR($man, "class") ->
    [ji] hupandwa
    [m] hupandwa
   *[n] hupandwa
}
# of ef07ab0e
towers-men-gone-men-gone-from = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] yametoweka
    [m] wametoweka
   *[n] zimetoweka
} { $everything }; { ATTR($man, "class") ->
    [ji] ni yaliyozidi tu yanayotoka
    [m] ni waliozidi tu wanaotoka
   *[n] ni zilizozidi tu zinazotoka
}
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } amesogea kutoka { $here } hadi { $there }, ambazo haziko katika safu moja wala safu wima moja
# of 2b947e38
towers-moved-from-men-squares-men = { $own } amesogea kutoka { $here } hadi { $there }: { FORM($man, number: "many") } { $count }, miraba { $distance }; { FORM($man, number: "many") } huenda miraba sawa na idadi yao
# of 09afd160
towers-moved-twice = { $own } amecheza mara mbili: { $first } na { $second }
# of bffaeb01
towers-no-reserve = { $man } { words-of-man } { $who } { ATTR($man, "class") ->
    [ji] limekuja
    [m] amekuja
   *[n] imekuja
} { $everything }, lakini { $who } hana { $man } kwenye akiba
# of 2cf099a2
towers-not-adjacent = { $own } amepanda { $turn }: { $there } hauko kando ya { $here }
# of 3875258e
towers-not-owner = { $own } amechukua { FORM($man, number: "many") } { $here }, ambapo { FORM($man, number: "many") } { words-of-men } { $foe } { ATTR($man, "class") ->
    [ji] yapo
    [m] wapo
   *[n] zipo
}
# of caf1a4f6
towers-not-owner-moved-men-from = { $own } amesogeza { FORM($man, number: "many") } kutoka { $here }, ambapo { $man } { words-of-man } { $foe } { ATTR($man, "class") ->
    [ji] liko
    [m] yuko
   *[n] iko
} juu
# of 7143551f
towers-not-owner-took-men-up = { $own } ameinua { FORM($man, number: "many") } { $everything }, ambapo { $man } { words-of-man } { $foe } { ATTR($man, "class") ->
    [ji] liko
    [m] yuko
   *[n] iko
} juu
# of 70b78235
towers-not-owner-took-stack-where = { $own } amechukua rundo la { $here }, ambapo hakuna { $man } { words-of-man } { $own } juu
# of 967cf489
towers-not-sown = { FORM($man, number: "many") } { $count } { ATTR($man, "class") ->
    [ji] yamekwenda
    [m] wamekwenda
   *[n] zimekwenda
} pamoja kutoka { $here } hadi { $there }; rundo hupandwa, { $man } { ATTR($man, "class") ->
    [ji] moja baada ya jingine
    [m] mmoja baada ya mwingine
   *[n] moja baada ya nyingine
}
# of 38c8f19f
towers-part-moved = { $own } amechukua { $count } tu kati ya { FORM($man, number: "many") } { words-of-men } { $here }; rundo zima hupandwa
# of e8e3dba7
towers-recoloured = { $own } amecheza { $turn }, lakini { $wrong } { ATTR($man, "class") ->
    [ji] yangepaswa kuwapo
    [m] wangepaswa kuwapo
   *[n] zingepaswa kuwapo
} { FORM($man, number: "many") } { words-of-men } rangi nyingine
# of f63c8472
towers-recoloured-men-another-colour = { FORM($man, number: "many") } { words-of-men } rangi nyingine { ATTR($man, "class") ->
    [ji] yapo
    [m] wapo
   *[n] zipo
} { $everything }, na hakuna aliyetua hapo
# of bb22fbd3
towers-sown-aslant = { $own } amepanda { $turn }: kutoka { $here } hadi { $there } ni kimshazari
# of 22036d7a
towers-too-many-left = { FORM($man, number: "many") } { ATTR($man, "class") ->
    [ji] mengi mno yameondoka
    [m] wengi mno wameondoka
   *[n] nyingi mno zimeondoka
} { $there }: { $highest } hubaki, { ATTR($man, "class") ->
    [ji] yaliyo
    [m] walio
   *[n] zilizo
} chini hutoka
# of dbcec97b
towers-too-many-moved = { $own } amesogeza { FORM($man, number: "many") } { $count } pamoja; { ATTR($man, "class") ->
    [ji] yasiyozidi
    [m] wasiozidi
   *[n] zisizozidi
} { $most } { ATTR($man, "class") ->
    [ji] yanaweza
    [m] wanaweza
   *[n] zinaweza
} kwenda
# of 3bb6f94b
towers-top-first = { $own } amepanda rundo la { $here } akianza na { $man } { words-of-man } juu; { ATTR($man, "class") ->
    [ji] la
    [m] wa
   *[n] ya
} chini hutangulia
# of 281ef20d
towers-turned-back = { $own } amepanda { $turn }: baada ya { $here } njia imerudi moja kwa moja { $there }
# of 289685ca
towers-two-entered = zaidi ya { $man } { ATTR($man, "class") ->
    [ji] moja limekuja
    [m] mmoja amekuja
   *[n] moja imekuja
} { $everything }; zamu huingiza { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
}
# of 4901a012
towers-wrong-explosion = { $own } amecheza { $turn }, lakini milipuko huacha kitu kingine { $wrong }
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
towers-explocus-note-7 = Chanzo hakijui sare, na hakuna kinachomaliza mchezo ambao hakuna aliyeushinda.
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
towers-focus-rules-3 = Hakuna rundo linalobaki refu kuliko kete tano. Likizidi, kete za chini zinatolewa mpaka zibaki tano: zake mwenyewe zinakwenda akibani, za mpinzani zimekamatwa na ziko nje ya mchezo.
# of f60fcb1e
towers-focus-rules-4 = Badala ya kusogeza, mchezaji anaweza kuingiza kete moja ya akiba kwenye mraba wowote, mtupu au la, juu ya kilichopo. Kama palikuwa na tano, ya chini inatoka kama ilivyosemwa juu.
# of 463dd935
towers-focus-rules-5 = Asiyeweza kusogeza wala kuingiza kete ameshindwa.
# of eb1f4981
towers-focus-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kwa picha tu: mbili mbili kwa kupishana kwenye miraba sita kwa sita ya ndani, kama AbstractPlay na ludism.org wanavyoionyesha. Za Nyeupe ni kete za nje za safu iliyo karibu zaidi na Nyeusi.
# of c7ac3c01
towers-focus-note-2 = Kete zinapita juu ya chochote kilicho katikati: chanzo hakitaji kizuizi chochote.
# of f0ded7a2
towers-focus-note-3 = Kete inayoingizwa juu ya rundo la kete tano inalifanya kuwa la kete sita: ya chini kabisa inatoka.
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
# of dd8d5745
towers-pilare-6-note-1 = Chanzo kinaonyesha hali ya kwanza ya ubao kwa picha tu. Kuna kete kumi kwa upande hapa na kumi na nne kwenye ubao mkubwa zaidi, yaani safu moja na nyingine iliyopungua kwa kete mbili: safu nzima inachukuliwa kuwa ile ya ukingoni; kwa chaguo ("{ words-option-whole-row }: { words-setting-whole-row-second }") ni safu iliyo mbele yake.
# of 97557930
towers-pilare-6-note-2 = Chanzo kinaziita kete zisizo na upande nyeusi na mmoja wa wachezaji Nyeusi. Hapa ni za rangi ya tatu, kwa kuwa lazima zitofautishwe.
# of 67241a36
towers-pilare-6-note-3 = Njia yaweza kurudi kwenye mraba, hata ule rundo lilipotoka: hilo linahitaji angalau kete nne.
# of ca3833b9
towers-pilare-6-note-4 = Kwa rundo la zaidi ya kete tano si njia zote zinazoorodheshwa, kwa kuwa ni maelfu: baada ya kete ya kwanza baadhi zinakwenda moja kwa moja, au kugeuka pale zinapolazimika, na nne za mwisho zinakwenda njia yoyote. Njia yoyote halali inayochezwa inatambuliwa.
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
