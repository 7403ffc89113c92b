# of 6cdd7aa4
lines-forbidden-site = hairuhusiwi kuweka kete { $own_come }
# of 07f7951e
lines-given-not-taken = { $own } amechukua { $foe_gone } kwenye ubao, lakini { $foe } hutoa kete isiyochezwa
# of 4098853f
lines-jumped-man-stays = { $own } amechukua { $foe_gone }, lakini kete iliyorukwa hubaki kwenye ubao
# of 7711e1fe
lines-must-jump = { $own } ameinua { $own_gone }, lakini lazima aruke na kula kwa kete inayoweza
# of 7b0aa241
lines-no-flights-left = { $own } ameruka kutoka { $own_gone } hadi { $own_come }, lakini hana kuruka kulikobaki
# of 39993c31
lines-no-mill = { ATTR($man, "word") ->
    [cow] { $own } amempiga { $foe_gone } bila kufunga { $line }
   *[chip] { $own } amechukua { $foe_gone } bila kufunga { $line }
}
# of 3fc5c402
lines-not-the-jumped-man = { $own } amechukua { $foe_gone }, si kilichorukwa tu
# of 18d8f5e5
lines-protected-by-mill = { ATTR($man, "word") ->
    [cow] { $own } amempiga { $foe_gone } kwenye { $line } ilhali ng'ombe wengine wa { $foe } wako huru
   *[chip] { $own } amechukua { $foe_gone } kwenye { $line } ilhali kete nyingine za { $foe } ziko huru
}
# of 19fba606
lines-remade-mill = { $own } haruhusiwi kufanya tena { $line } { $closed } kwa zamu hii
# of 2bfeb58a
lines-removal-first = { $own } lazima kwanza aondoe kete moja ya upande mwingine
# of 9ac8eed6
lines-takes-nothing = { $own } amechukua { $foe_gone }, lakini anayemfungulia { $foe } njia hachukui kitu
# of 3921a3d4
lines-too-early-to-take = { $own } amechukua { $foe_gone }, lakini hakuna kinachochukuliwa wakati kete zinawekwa
# of c7042cb8
lines-way-out-due = { $own } lazima amfungulie njia { $foe }, asiyeweza kusogea, bila { $line } akiweza
