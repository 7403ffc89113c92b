# of 9338540d
rulings-blocked-chip = { $own } ameinua { $own_gone }, ambayo haina pa kwenda
# of 3f986097
rulings-chip-moved = { ATTR($man, "word") ->
    [stone] { $own } amehamisha jiwe kutoka { $own_taken } hadi { $placed }, lakini mawe hubaki yalipowekwa
   *[chip] { $own } amehamisha kete kutoka { $own_taken } hadi { $placed }, lakini kete hubaki zilipowekwa
}
# of 8df13158
rulings-diagonal = { $own } amesogea kimshazari kutoka { $own_gone } hadi { $own_come }
# of f0fab865
rulings-foreign-chip = { $strange } pana kitu ambacho si kete ya mchezo huu
# of e79bbaf0
rulings-foreign-chip-holds-something-neither = { ATTR($man, "word") ->
    [amazon] { $strange } pana kitu ambacho si malkia wa { $own } wala wa { $foe }
    [stone] { $strange } pana kitu ambacho si jiwe la { $own } wala la { $foe }
   *[chip] { $strange } pana kitu ambacho si kete ya { $own } wala ya { $foe }
}
# of 1715b0ea
rulings-game-over = mchezo umekwisha
# of 1d9b5777
rulings-jumped-enemy = { $own } ameruka juu ya adui kwenye { $over }
# of 256549c2
rulings-left-standing = { $own } amekamata { $foe_gone }, lakini kete hiyo bado ipo { $foe_come }
# of f998572f
rulings-moved-back = { $own } haruhusiwi kurudi kutoka { $own_gone } hadi { $own_come } katika zamu hii
# of 9ed012a5
rulings-never-removed = { $own } amechukua { $foe_gone }, lakini katika mchezo huu hakuna kinachochukuliwa kamwe
# of 40d7ffdd
rulings-no-change = hakuna kilichobadilika, na ni zamu ya { $own }
# of 86013f25
rulings-no-chip-in-hand = { ATTR($man, "word") ->
    [amazon] malkia ametokea { $come }, lakini hakuna aliyebaki wa kuweka
    [cow] ng'ombe ametokea { $come }, lakini hakuna aliyebaki wa kuweka
   *[chip] kete imetokea { $come }, lakini hakuna iliyobaki ya kuweka
}
# of 9325f481
rulings-not-adjacent = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, na hakuna mstari unaoziunga
# of 6ad69e9c
rulings-not-empty = { ATTR($man, "word") ->
    [amazon] { $own } amesogea kutoka { $own_gone } hadi { $stacks }, ambapo tayari kuna malkia
   *[chip] { $own } amesogea kutoka { $own_gone } hadi { $stacks }, ambapo tayari kuna kete
}
# of 65c76563
rulings-not-empty-moved-from-onto = { ATTR($man, "word") ->
    [cow] { $own } amesogea kutoka { $own_gone } hadi { $own_come }, palipokuwa na ng'ombe wa { $foe }
   *[chip] { $own } amesogea kutoka { $own_gone } hadi { $own_come }, palipokuwa na kete ya { $foe }
}
# of 7036fc03
rulings-not-forward = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini kete husogea mbele tu
# of 3122ebb4
rulings-not-next-free = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, lakini mruko hutua nyuma tu ya mawe yaliyorukwa
# of 8c6fae9c
rulings-not-over-placing = { ATTR($man, "word") ->
    [cow] { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini bado ana ng'ombe wa kuweka
   *[chip] { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini bado ana kete za kuweka
}
# of 9828e654
rulings-not-over-setting-up = { $own } ameinua jiwe la { $own_gone }, lakini bado ana mawe ya kupanga
# of 96eb61c8
rulings-not-straight = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, ambapo si moja kwa moja
# of 6581915a
rulings-not-taken = { $own } ameondoa { $foe_gone }, ambapo hakuna kete ya { $own } inayoweza kutua
# of 1fcc3819
rulings-nothing-taken = { $own } hajachukua kete yoyote, na lazima achukue angalau moja
# of cffaca45
rulings-one-removal-only = { ATTR($man, "word") ->
    [cow] { $own } amepiga { $foe_gone }, zaidi ya alichopata kwa zamu hii
   *[chip] { $own } amechukua { $foe_gone }, zaidi ya alichopata kwa zamu hii
}
# of cc8a2768
rulings-out-of-turn = { $foe } amecheza { $foe_come }, lakini ni zamu ya { $own }
# of 182e3d0e
rulings-recoloured = { ATTR($man, "word") ->
    [amazon] malkia ametoka { $gone }, lakini wa rangi nyingine amekuja { $come }
   *[chip] kete imetoka { $gone }, lakini ya rangi nyingine imekuja { $come }
}
# of a7dbb6e5
rulings-removed-own-chip = { ATTR($man, "word") ->
    [amazon] { $own } amemwondoa malkia wake mwenyewe: { $own_taken }
    [cow] { $own } ameondoa ng'ombe wake mwenyewe: { $own_taken }
    [stone] { $own } ameondoa jiwe lake mwenyewe: { $own_taken }
   *[chip] { $own } ameondoa kete yake mwenyewe: { $own_taken }
}
# of 9da8f316
rulings-stacked = { ATTR($man, "word") ->
    [amazon] { $stacks } pana zaidi ya malkia mmoja
    [cow] { $stacks } pana zaidi ya ng'ombe mmoja
   *[chip] { $stacks } pana zaidi ya kete moja
}
# of dfeabae2
rulings-taken-elsewhere = { $own } amekamata { $foe_gone }, lakini amesogea hadi { $own_come }; kete hukamata inapotua
# of 88e49e5d
rulings-takes-nothing = { ATTR($man, "word") ->
    [amazon] { $own } amekamata { $foe_gone }, lakini katika mchezo huu hakuna anayekamata malkia
   *[chip] { $own } amekamata { $foe_gone }, lakini katika mchezo huu hakuna anayekamata kete
}
# of 4aeaca87
rulings-too-far = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, mbali zaidi ya hatua moja
# of afc6df0b
rulings-too-many-taken = { $own } amekamata { $foe_gone }, lakini zamu hukamata kete moja
# of 2ba912e1
rulings-too-much-changed-at-once = mengi mno yamebadilika kwa pamoja, { $everything }
# of 185b0e55
rulings-two-chips-moved = { ATTR($man, "word") ->
    [amazon] { $own } amecheza zaidi ya malkia mmoja: { $own_come }
    [cow] { $own } amecheza zaidi ya ng'ombe mmoja: { $own_come }
   *[chip] { $own } amecheza zaidi ya kete moja: { $own_come }
}
# of 03f1ebbc
rulings-two-chips-placed = { ATTR($man, "word") ->
    [stone] { $own } ameweka zaidi ya jiwe moja: { $placed }
   *[chip] { $own } ameweka kete zaidi ya moja: { $placed }
}
# of 09176480
rulings-wrong-colour = { ATTR($man, "word") ->
    [amazon] malkia wa { $recoloured } amebadilika rangi
    [cow] ng'ombe wa { $recoloured } amebadilika rangi
    [stone] jiwe la { $recoloured } limebadilika rangi
   *[chip] kete ya { $recoloured } imebadilika rangi
}
# of dbdd899e
rulings-wrong-distance = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, umbali wa { $distance }, lakini idadi ya kete kwenye mstari huo ni { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } haruhusiwi kuanza na { $pit }
# of 6d71b2d2
rulings-piece-displaced = kwenye { $come } sasa kuna { $piece } kutoka { $gone }
# of fa01af59
rulings-piece-missing = hakuna tena { $piece } kwenye { $gone }
# of cd8d6121
rulings-piece-added = { $come } panapaswa kuwa wazi, lakini kuna { $piece }
# of 2b0ea54d
rulings-pile-displaced = kilichokuwa { $gone } sasa kipo { $come }
# of 887eaeb2
rulings-pile-missing = kilichokuwa { $gone } hakipo tena
# of d9a61cb8
rulings-pile-added = kuna kitu kimeongezwa { $come }
# of 859a4ffd
rulings-pile-exchanged = { $come } pana kitu kingine kisichopaswa kuwapo
# of c2e72bb7
rulings-each = { $told }
# of ca680e43
rulings-turn-unclear = { $own } amecheza { $first } au { $second }, na kitu kingine kimesogezwa
# of 2eb259bb
# of 2eb259bb
# of 2eb259bb
rulings-citation = { $source }: { $law }
# of 0a2380c1
rulings-citation-too = { $source }; { $law }
# of f66c806b
rulings-unsaid-lies = (haijasemwa humo, kama katika michezo yote) kisichosogezwa na zamu hubaki kilipo
