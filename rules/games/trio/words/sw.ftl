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
# of fa49ba70
trio-not-adjacent = { $own } amesogea kutoka { $own_gone } hadi { $inside }, ambalo si shimo linalofuata
# of a9e54081
trio-not-next-free = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, lakini shimo la kwanza tupu la safu hiyo ni { $landing }
# of d29d022f
trio-not-straight = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, ambapo si moja kwa moja kuelekea ndani
# of 76afba73
trio-placed-inside = { $own } ameweka jiwe { $inside }, lakini mawe hupangwa kwenye mashimo ya nje
# of be456166
trio-placed-inside-brought-stone-stones = { $own } ameleta jiwe { $inside }, lakini mawe huingia kwenye mashimo ya nje
# of 07371e25
trio-put-upon-foe = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, palipokuwa na jiwe la { $foe }
# of f16ca9ee
trio-reserve-without-pull = { $own } ameingiza jiwe katika zamu ileile ambayo jiwe la nje la { $own_gone } limesogea; hatua ya jiwe la ndani pekee inaruhusu hilo
# of 4e889e94
trio-south = upande wa kusini
# of 0d10b8e9
trio-three-stones-rule = { $edges } wa ubao sasa una zaidi ya mawe { $most }
# of e574c0b5
trio-two-placed = { $own } ameweka zaidi ya jiwe moja: { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } ameingiza zaidi ya jiwe moja, { $own_come }
# of f9266e5c
trio-west = upande wa magharibi
