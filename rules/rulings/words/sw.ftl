# of 107e205d
rulings-blocked-chip = { $own } ameinua { $own_gone }, na hapo hakuna pa kwenda
# of 3f986097
rulings-chip-moved = { $own } amehamisha { $man } kutoka { $own_taken } hadi { $placed }, lakini { FORM($man, number: "many") } hubaki { ATTR($man, "class") ->
    [ji] yalipowekwa
    [m] walipowekwa
   *[n] zilipowekwa
}
# of 8df13158
rulings-diagonal = { $own } amesogea kimshazari kutoka { $own_gone } hadi { $own_come }
# of c96607c2
rulings-foreign-chip = kilichopo { $strange } si { $man } { words-of-man } mchezo huu
# of 43cd7b43
rulings-foreign-chip-holds-something-neither = kilichopo { $strange } si { $man } { words-of-man } { $own } wala { words-of-man } { $foe }
# of 1715b0ea
rulings-game-over = mchezo umekwisha
# of 1d9b5777
rulings-jumped-enemy = { $own } ameruka juu ya adui kwenye { $over }
# of 256549c2
rulings-left-standing = { $own } amekamata { $foe_gone }, lakini { $man } { ATTR($man, "class") ->
    [ji] hilo
    [m] huyo
   *[n] hiyo
} bado { ATTR($man, "class") ->
    [ji] lipo
    [m] yupo
   *[n] ipo
} { $foe_come }
# of f998572f
rulings-moved-back = { $own } haruhusiwi kurudi kutoka { $own_gone } hadi { $own_come } katika zamu hii
# of 9ed012a5
rulings-never-removed = { $own } amechukua { $foe_gone }, lakini katika mchezo huu hakuna kinachochukuliwa kamwe
# of 40d7ffdd
rulings-no-change = hakuna kilichobadilika, na ni zamu ya { $own }
# of 37b2e81b
rulings-no-chip-in-hand = { COUNT($come) ->
    [one] { $man } { ATTR($man, "class") ->
        [ji] limetokea
        [m] ametokea
       *[n] imetokea
    } { $come }, lakini hakuna { ATTR($man, "class") ->
        [ji] lililobaki la kuweka
        [m] aliyebaki wa kuweka
       *[n] iliyobaki ya kuweka
    }
   *[other] { FORM($man, number: "many") } { ATTR($man, "class") ->
        [ji] yametokea
        [m] wametokea
       *[n] zimetokea
    } { $come }, lakini hakuna { ATTR($man, "class") ->
        [ji] yaliyobaki ya kuweka
        [m] waliobaki wa kuweka
       *[n] zilizobaki za kuweka
    }
}
# of 9325f481
rulings-not-adjacent = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, na hakuna mstari unaoziunga
# of 6ad69e9c
rulings-not-empty = { $own } amesogea kutoka { $own_gone } hadi { $stacks }, ambapo tayari kuna { $man }
# of 008d52f6
rulings-not-empty-moved-from-onto = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, palipokuwa na { $man } { words-of-man } { $foe }
# of 7036fc03
rulings-not-forward = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini { FORM($man, number: "many") } husogea mbele tu
# of 3122ebb4
rulings-not-next-free = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, lakini mruko hutua nyuma tu ya mawe yaliyorukwa
# of 8c6fae9c
rulings-not-over-placing = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini bado ana { FORM($man, number: "many") } { words-of-men } kuweka
# of 4aedf2cb
rulings-not-over-setting-up = { $own } ameinua { AGREE($own_gone, "jiwe la", "mawe ya") } { $own_gone }, lakini bado ana mawe ya kupanga
# of eef440ab
rulings-not-straight = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, lakini si moja kwa moja
# of 6581915a
rulings-not-taken = { $own } ameondoa { $foe_gone }, ambapo hakuna { $man } { words-of-man } { $own } { ATTR($man, "class") ->
    [ji] linaloweza
    [m] anayeweza
   *[n] inayoweza
} kutua
# of 1fcc3819
rulings-nothing-taken = { $own } hajachukua { $man } { ATTR($man, "class") ->
    [ji] lolote
    [m] yeyote
   *[n] yoyote
}, na lazima achukue angalau { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
}
# of cffaca45
rulings-one-removal-only = { $own } { ATTR($man, "word") ->
    [cow] amepiga
   *[chip] amechukua
} { $foe_gone }, zaidi ya alichopata kwa zamu hii
# of cc8a2768
rulings-out-of-turn = { $foe } amecheza { $foe_come }, lakini ni zamu ya { $own }
# of 182e3d0e
rulings-recoloured = { $man } { ATTR($man, "class") ->
    [ji] limetoka
    [m] ametoka
   *[n] imetoka
} { $gone }, lakini { words-of-man } rangi nyingine { ATTR($man, "class") ->
    [ji] limekuja
    [m] amekuja
   *[n] imekuja
} { $come }
# of a7dbb6e5
rulings-removed-own-chip = { $own } ameondoa { $man } { ATTR($man, "class") ->
    [ji] lake mwenyewe
    [m] wake mwenyewe
   *[n] yake mwenyewe
}: { $own_taken }
# of fe943f04
rulings-stacked = { $stacks } pana zaidi ya { $man } { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
}
# of dfeabae2
rulings-taken-elsewhere = { $own } amekamata { $foe_gone }, lakini amesogea hadi { $own_come }; { $man } hukamata { ATTR($man, "class") ->
    [ji] linapotua
    [m] anapotua
   *[n] inapotua
}
# of 88e49e5d
rulings-takes-nothing = { $own } amekamata { $foe_gone }, lakini katika mchezo huu hakuna anayekamata { $man }
# of 4aeaca87
rulings-too-far = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, mbali zaidi ya hatua moja
# of afc6df0b
rulings-too-many-taken = { $own } amekamata { $foe_gone }, lakini zamu hukamata { $man } { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
}
# of 2ba912e1
rulings-too-much-changed-at-once = mengi mno yamebadilika kwa pamoja, { $everything }
# of 185b0e55
rulings-two-chips-moved = { $own } amecheza zaidi ya { $man } { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
}: { $own_come }
# of 03f1ebbc
rulings-two-chips-placed = { $own } ameweka zaidi ya { $man } { ATTR($man, "class") ->
    [ji] moja
    [m] mmoja
   *[n] moja
}: { $placed }
# of 607c5175
rulings-wrong-colour = { COUNT($recoloured) ->
    [one] { $man } { words-of-man } { $recoloured } { ATTR($man, "class") ->
    [ji] limebadilika
    [m] amebadilika
   *[n] imebadilika
}
   *[other] { FORM($man, number: "many") } { words-of-men } { $recoloured } { ATTR($man, "class") ->
    [ji] yamebadilika
    [m] wamebadilika
   *[n] zimebadilika
}
} rangi
# of dbdd899e
rulings-wrong-distance = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, umbali wa { $distance }, lakini idadi ya { FORM($man, number: "many") } kwenye mstari huo ni { $count }
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
# of b7ca3db1
rulings-turn-unclear = { $own } amecheza { $first } au { $second }, na kitu kingine kimebadilika
# of 2eb259bb
rulings-citation = { $source }: { $law }
# of 0a2380c1
rulings-citation-too = { $source }; { $law }
# of f66c806b
rulings-unsaid-lies = (haijasemwa humo, kama katika michezo yote) kisichosogezwa na zamu hubaki kilipo
