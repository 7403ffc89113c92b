# of e0c770f2
mabambo-exchange-first = { $own } ameinua jiwe la { $own_gone }, lakini lazima kwanza abadilishe la kumi na tatu
# of 01d05155
mabambo-jumped-enemy = { $own } ameruka kutoka { $own_gone } hadi { $own_come } juu ya jiwe la { $foe }
# of f0c08aca
mabambo-left-standing = { $own } amekamata { $foe_gone }, lakini jiwe hilo bado lipo { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } amepiga { $foe_gone } kutoka { $own_gone } bila kuruka jiwe lake mwenyewe
# of fa4ba300
mabambo-none-in-hand = mawe yaliyokuja { $come } ni mengi kuliko yaliyosogea au yaliyokuwa mkononi
# of 83966725
mabambo-not-adjacent = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, ambalo si shimo linalofuata
# of 25ce5bce
mabambo-not-beaten = { $own } amechukua { $foe_gone }, ambapo hakuna jiwe la { $own } linaloweza kutua
# of f15d2725
mabambo-nothing-taken = { $own } ameweka jiwe la kumi na tatu { $own_come } bila kuchukua jiwe la { $foe }
# of 39864f27
mabambo-taken-elsewhere = { $own } amechukua { $foe_gone }, lakini ametua { $own_come }; jiwe hupiga linapotua
# of 9cc47cdb
mabambo-too-many-jumps = { $own } ameruka kutoka { $own_gone } hadi { $own_come } kwa miruko zaidi ya { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } amechukua { $foe_gone }, lakini hubadilishwa jiwe moja
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } amechukua { $foe_gone }, lakini zamu hupiga jiwe moja
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } amechukua { $foe_gone }, lakini jiwe ambalo { $foe } amelibadilisha sasa hivi hubaki
# of 167fd607
mabambo-wrong-pit = { $own } amechukua jiwe la { $foe_gone }, hivyo la kumi na tatu ni la hapo, si la { $own_come }
