# of b8498a46
moves-arrow-flew-over = la flèche vers { $arrows } a volé par-dessus { $flown_over } ; rien ne doit s'y trouver
# of b5995e41
moves-arrow-gone = la flèche en { $arrows_gone } a été enlevée ; les flèches restent où elles sont
# of 9477fa77
moves-arrow-moved = la flèche en { $arrows_gone } a été déplacée ; les flèches restent où elles sont
# of 5429b825
moves-arrow-not-in-line = la flèche en { $arrows } n'est pas en ligne droite avec { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } a joué { $foe_come } avant que { $own } ait tiré une flèche
# of 376c49aa
moves-group-split = le groupe de { $own } serait coupé : { $apart } resterait à part
# of 5a878cf8
moves-jumped = { $own } est allé de { $own_gone } à { $own_come } par-dessus { $over }, qui n'est pas vide
# of 4b4913c9
moves-moved-back = { $own } a reculé de { $own_gone } à { $own_come } ; seul un groupe coupé en a le droit
# of 8e7eb5ba
moves-not-a-row = { $own } a déplacé { $own_gone }, qui ne se suivent pas sur une ligne
# of e6243511
moves-not-in-line = { $own } est allé de { $own_gone } à { $own_come }, ce qui n'est pas une ligne droite
# of 7bce787b
moves-row-aslant = { $own } a déplacé { $own_gone } vers { $own_come } ; les pions en ligne vont droit devant ou de côté, à angle droit avec elle
# of 7440b13d
moves-row-takes = { $own } a pris { $foe_gone }, mais les pions qui bougent ensemble ne prennent rien
# of e04e9d4e
moves-row-torn = { $own } a déplacé { $own_gone } ; les pions qui bougent ensemble vont côte à côte, tous aussi loin
# of f009918c
moves-shot-first = { ATTR($man, "word") ->
    [amazon] { $own } a tiré une flèche vers { $arrows } avant de déplacer une amazone
   *[chip] { $own } a tiré une flèche vers { $arrows } avant de déplacer un pion
}
# of b9fa3226
moves-shot-from-before = { ATTR($man, "word") ->
    [amazon] la flèche en { $arrows } a été tirée de { $own_gone } ; elle se tire de { $own_come }, où l'amazone est arrivée
   *[chip] la flèche en { $arrows } a été tirée de { $own_gone } ; elle se tire de { $own_come }, où le pion est arrivé
}
# of 082d1407
moves-still-split = le groupe de { $own } doit être réuni, mais { $apart } reste à part
# of 6d0fa66f
moves-straight-capture = { $own } a pris { $foe_gone } droit devant, mais un pion prend en diagonale
# of 927f6d84
moves-two-arrows = plus d'une flèche a été tirée : { $arrows }
