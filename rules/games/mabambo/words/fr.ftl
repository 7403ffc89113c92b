# of e0c770f2
mabambo-exchange-first = { $own } a pris en main la pierre de { $own_gone }, mais doit d'abord échanger la treizième
# of 01d05155
mabambo-jumped-enemy = { $own } a sauté de { $own_gone } à { $own_come } par-dessus une pierre de { $foe }
# of f0c08aca
mabambo-left-standing = { $own } a pris { $foe_gone }, mais cette pierre se trouve encore en { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } a battu { $foe_gone } depuis { $own_gone } sans sauter une pierre à soi
# of fa4ba300
mabambo-none-in-hand = il est venu sur { $come } plus de pierres qu'il n'en a bougé ou qu'il n'y en avait en main
# of 83966725
mabambo-not-adjacent = { $own } est allé de { $own_gone } à { $own_come }, qui n'est pas le trou voisin
# of 25ce5bce
mabambo-not-beaten = { $own } a pris { $foe_gone }, où aucune pierre de { $own } ne peut finir
# of f15d2725
mabambo-nothing-taken = { $own } a posé la treizième pierre sur { $own_come } sans prendre une pierre de { $foe }
# of 39864f27
mabambo-taken-elsewhere = { $own } a pris { $foe_gone }, mais a fini sur { $own_come } ; une pierre bat là où elle finit
# of 9cc47cdb
mabambo-too-many-jumps = { $own } a sauté de { $own_gone } à { $own_come } avec plus de sauts que { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } a pris { $foe_gone }, mais on échange une seule pierre
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } a pris { $foe_gone }, mais un tour bat une seule pierre
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } a pris { $foe_gone }, mais la pierre que { $foe } vient d'échanger reste
# of 167fd607
mabambo-wrong-pit = { $own } a pris la pierre de { $foe_gone }, la treizième va donc là, et non sur { $own_come }
