# of 8cb32bdc
trio-diagonal = { $own } amesogea kimshazari kutoka { $own_gone } hadi { $inside }
# of ed6daba2
trio-east = upande wa mashariki
# of 1a8fe02a
trio-left-inner-field = { $own } amesogea nje kutoka { $own_gone } hadi { $own_come }, lakini jiwe lililo ndani husogea ndani
# of ce2ed837
trio-never-removed = jiwe la { $foe } lililo { $foe_gone } limechukuliwa, lakini hakuna jiwe linalochukuliwa kamwe
# of 92a8cfd3
trio-none-in-hand = mawe yaliyokuja { $come } ni mengi kuliko yaliyosogea au yaliyokuwa akibani
# of 941f9299
trio-north = upande wa kaskazini
# of 619248b9
trio-not-adjacent = { $own } amesogea kutoka { $own_gone } hadi { $inside }, si hadi shimo linalofuata
# of a9e54081
trio-not-next-free = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, lakini shimo la kwanza tupu la safu hiyo ni { $landing }
# of b0637e87
trio-not-straight = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, lakini si moja kwa moja kuelekea ndani
# of 76afba73
trio-placed-inside = { $own } ameweka jiwe { $inside }, lakini mawe hupangwa kwenye mashimo ya nje
# of be456166
trio-placed-inside-brought-stone-stones = { $own } ameleta jiwe { $inside }, lakini mawe huingia kwenye mashimo ya nje
# of 865877c4
trio-put-upon-foe = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, palipokuwa na jiwe la { $foe }
# of f16ca9ee
trio-reserve-without-pull = { $own } ameingiza jiwe katika zamu ileile ambayo jiwe la nje la { $own_gone } limesogea; hatua ya jiwe la ndani pekee inaruhusu hilo
# of 4e889e94
trio-south = upande wa kusini
# of cb490ec6
trio-three-stones-rule = { $edges } wa ubao sasa una zaidi ya mawe { $most }
# of e574c0b5
trio-two-placed = { $own } ameweka zaidi ya jiwe moja: { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } ameingiza zaidi ya jiwe moja, { $own_come }
# of f9266e5c
trio-west = upande wa magharibi
# of 17c1f5b7
trio-trio-trio-title = Trio Trio
# of dda07dbc
trio-trio-trio-rules-1 = Wachezaji wawili wana mawe kumi na mawili kila mmoja. Ubao una uwanja wa ndani wa mashimo matano kwa matano na, kando ya kila upande wake kati ya nne, safu ya mashimo matano ya nje. Ni mtupu mwanzoni.
# of c799d933
trio-trio-trio-rules-2 = Kanuni ya mawe matatu: wakati wowote, hata wa kupanga, yasiwepo zaidi ya mawe matatu kwenye mashimo ya nje ya upande mmoja wa ubao, ya rangi yoyote.
# of c3a5e003
trio-trio-trio-rules-3 = Kupanga: kwa zamu, kila mchezaji anaweka jiwe moja kwenye shimo la nje lililo wazi, mpaka wote wawili waweke sita. Sita mengine ni akiba ya kila mchezaji.
# of 04a18a8b
trio-trio-trio-rules-4 =
    Kisha, kwa zamu, kila mchezaji anafanya moja kati ya mambo manne.
    Kuruka: jiwe lililo shimo la nje linaruka moja kwa moja kuingia ndani, kwenye safu ya shimo lake, hadi shimo la kwanza lililo wazi la uwanja wa ndani. Linaruka juu ya mawe yote njiani, ya rangi yoyote; yaweza kuwa hakuna. Katika safu iliyojaa haiwezekani kuruka.
    Kuvuta: jiwe lililo uwanja wa ndani linakwenda kwenye shimo la jirani lililo wazi, kwa upana au urefu, si kimshazari. Katika zamu hiyohiyo mchezaji anaweza pia kuweka jiwe la akiba kwenye shimo la nje lililo wazi.
    Jiwe jipya: jiwe la akiba linawekwa kwenye shimo la nje lililo wazi.
    Gwaride: jiwe linakwenda kutoka shimo moja la nje hadi shimo lingine lolote la nje lililo wazi.
# of a0ad7d49
trio-trio-trio-rules-5 = Hakuna jiwe linalochukuliwa kamwe. Jiwe lililoingia uwanja wa ndani linabaki ndani.
# of e6dcef5a
trio-trio-trio-rules-6 = Mawe matatu ya mchezaji kwenye mashimo matatu jirani ya safu moja ya uwanja wa ndani, wima au mlalo, ni Trio. Wa kwanza kuwa na Trio mbili kwa pamoja, bila jiwe lililo katika zote mbili, anashinda.
# of 37151c54
trio-trio-trio-rules-7 = Mchezaji asiyeweza kufanya lolote anapoteza zamu; wote wakiwa hawawezi, mchezo ni sare.
# of 87f23ff8
trio-trio-trio-note-1 = Kuweka jiwe la akiba baada ya kuvuta ni hiari ("laweza kuwekwa").
# of 3e4db01c
trio-trio-trio-note-2 = Trio zote mbili lazima ziwepo kwa wakati mmoja: mawe sita, hakuna linaloshirikiwa.
# of d0701ec7
trio-trio-trio-note-3 = Mruko usiopita juu ya jiwe lolote unatua kwenye shimo la kwanza la ndani, likiwa wazi.
# of bba97262
trio-trio-trio-note-4 = Kuvuta kunabaki ndani ya uwanja wa ndani; hakuna hatua inayotoka humo tena.
# of bf482f16
trio-trio-trio-note-5 = Gwaride kando ya upande mmoja wa ubao ni halali hata kama mawe matatu yako hapo.
# of 3d7493b9
trio-trio-trio-note-6 = Trio ya pili inashinda, iwe imekamilishwa na lolote kati ya mambo manne.
# of f6586e88
trio-trio-trio-note-7 = Mchezaji asiye na zamu halali anapoteza zamu; wote wawili: sare (haisemwi).
# of 8c57d299
trio-trio-trio-turns = wachezaji wanacheza kwa zamu, na kila mmoja anasogeza au kuweka jiwe lake
# of 2fea9951
trio-trio-trio-stones = (haijasemwa humo) shimo lina jiwe moja, na hakuna jiwe linalotoka ubaoni
# of 01f04c81
trio-trio-trio-set-up = mwanzoni wachezaji wanaweka mawe kwenye mashimo ya nje kwa zamu, sita kila mmoja; baada ya hapo tu mawe yanasogea
# of 9c848573
trio-trio-trio-three-stones = wakati wowote yasiwepo zaidi ya mawe matatu, ya rangi yoyote, kwenye mashimo ya nje ya upande mmoja wa ubao
# of b7d85c87
trio-trio-trio-jumping = jiwe linaruka kutoka shimo la nje moja kwa moja kwenda ndani, juu ya mawe yote yaliyofuatana mbele yake bila pengo, hadi shimo la ndani linalofuata lililo wazi
# of 7e5160f2
trio-trio-trio-pull = jiwe la ndani linakwenda moja kwa moja, si kimshazari, hadi shimo la ndani lililo wazi la jirani, na pamoja na hilo, mchezaji akipenda, jiwe la akiba linakuja kwenye shimo la nje lililo wazi
# of 1e666625
trio-trio-trio-reserve = jiwe la akiba linakuja kwenye shimo la nje lililo wazi
# of 9b9a514c
trio-trio-trio-parade = jiwe linakwenda kutoka shimo moja la nje hadi shimo lingine la nje lililo wazi
# of bedb1fab
trio-trio-trio-trio = mchezo unaisha mchezaji akiwa na Trio mbili, mawe matatu kwenye safu iliyonyooka kila moja na hakuna lililo katika zote mbili
# of 6bccd9fb
trio-trio-trio-blocked = (haisemwi; ndivyo tunavyoelewa) asiye na zamu halali anapoteza zamu
