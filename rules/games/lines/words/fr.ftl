# of 6cdd7aa4
lines-forbidden-site = aucun pion ne peut être posé sur { $own_come }
# of 07f7951e
lines-given-not-taken = { $own } a pris { $foe_gone } du plateau, mais { $foe } donne un pion non joué
# of 4098853f
lines-jumped-man-stays = { $own } a pris { $foe_gone }, mais un pion sauté reste sur le plateau
# of 7711e1fe
lines-must-jump = { $own } a levé { $own_gone }, mais doit sauter et prendre avec un pion qui le peut
# of 7b0aa241
lines-no-flights-left = { $own } a volé de { $own_gone } à { $own_come }, mais n'a plus de vol
# of 39993c31
lines-no-mill = { ATTR($man, "word") ->
    [cow] { $own } a tiré sur { $foe_gone } sans fermer de { $line }
   *[chip] { $own } a pris { $foe_gone } sans fermer de { $line }
}
# of 3fc5c402
lines-not-the-jumped-man = { $own } a pris { $foe_gone }, et pas seulement ce qui a été sauté
# of 18d8f5e5
lines-protected-by-mill = { ATTR($man, "word") ->
    [cow] { $own } a tiré sur { $foe_gone } dans un { $line } alors que d'autres vaches de { $foe } sont libres
   *[chip] { $own } a pris { $foe_gone } dans un { $line } alors que d'autres pions de { $foe } sont libres
}
# of 19fba606
lines-remade-mill = { $own } ne peut pas refaire le { $line } { $closed } avec ce coup
# of 2bfeb58a
lines-removal-first = { $own } doit d'abord enlever un pion de l'autre côté
# of 9ac8eed6
lines-takes-nothing = { $own } a pris { $foe_gone }, mais ouvrir un passage à { $foe } ne prend rien
# of 3921a3d4
lines-too-early-to-take = { $own } a pris { $foe_gone }, mais on ne prend rien tant qu'on pose les pions
# of c7042cb8
lines-way-out-due = { $own } doit ouvrir un passage à { $foe }, qui ne peut pas bouger, sans { $line } si possible
