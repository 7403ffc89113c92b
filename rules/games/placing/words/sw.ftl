# of 7e4b1721
placing-board-repeated = { $own } amecheza { $placed }, na ubao umekuwa kama ulivyowahi kuwa awali
# of 56533786
placing-has-liberty = { $own } amechukua { $wrong }, lakini mnyororo huo bado una nafasi ya kupumua: { $liberties }
# of 24aff877
placing-middle-first = { $own } ameweka kete { $placed }, lakini katikati hujazwa kwanza
# of 842ac140
placing-no-liberty = { ATTR($man, "word") ->
    [stone] { $own } ameweka jiwe { $placed }, ambapo halina nafasi ya kupumua
   *[chip] { $own } ameweka kete { $placed }, ambapo haina nafasi ya kupumua
}
# of f2483404
placing-not-empty = { ATTR($man, "word") ->
    [stone] { $own } ameweka jiwe { $stacks }, ambapo tayari kuna moja
   *[chip] { $own } ameweka kete { $stacks }, ambapo tayari kuna moja
}
# of 149b93ea
placing-not-enclosed = { $own } amepindua { $wrong }, ambayo { $placed } haizingiri
# of 52fe52fa
placing-not-enclosed-took-does-not = { $own } amechukua { $wrong }, ambayo { $placed } haizingiri
# of 30cfd93f
placing-nothing-enclosed = { $own } ameweka kete { $placed }, ambapo haizingiri chochote
# of 38a6e63d
placing-nothing-placed = { $own } amepindua { $turned }, lakini hakuweka chochote
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } amechukua { $taken }, lakini hakuweka chochote
# of 960c795f
placing-out-of-turn = { $foe } amecheza { $foe_placed }, lakini ni zamu ya { $own }
# of 871e8b9a
placing-taken-off = { $own } ameondoa { $taken } ubaoni, lakini kete hupinduliwa
# of fb3a2deb
placing-turned-own-chip = { $own } amepindua kete yake mwenyewe: { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } amechukua { $wrong }, lakini { $count } mfululizo hazitekwi: { $row }
# of 052de36c
placing-wrong-side-up = kete ambayo { $own } ameweka { $foe_placed } inaonyesha rangi ya { $foe }
