# of 47fe6c05
towers-blocked = { $own } a pris { $lifted } pions en { $everything }, qui ne peuvent aller aussi loin dans aucune direction
# of 04093f29
towers-changed-beside = { $own } a joué { $turn }, mais autre chose a changé en { $wrong }
# of f72041b3
towers-early-explosion = les pions de { $here } ont été répartis, mais ils sont moins nombreux que les cases voisines : il en faut au moins { $count } pour exploser
# of 59710321
towers-left-too-early = des pions ont quitté { $there }, où il n'y en avait pas plus de { $highest }
# of 02bddc73
towers-man-added = { $own } a joué { $turn }, mais il y a des pions en trop : regarde en { $wrong }
# of 1b904b0c
towers-man-missing = { $own } a joué { $turn }, mais il manque des pions : regarde en { $wrong }
# of 75cd941d
towers-men-come = des pions qui n'étaient sur aucune colonne sont arrivés en { $everything }
# of 791363a9
towers-men-come-men-have-come = des pions qui n'étaient sur aucune pile sont arrivés en { $everything }
# of fee8205f
towers-men-exchanged = { $own } a joué { $turn }, mais en { $wrong } se trouvent d'autres pions que prévu
# of 8f5dc3e1
towers-men-exchanged-others-stand-than = en { $everything } se trouvent d'autres pions qu'avant
# of 3b6b6c46
towers-men-exchanged-sowed-others-stand = { $own } a semé { $turn }, mais en { $wrong } se trouvent d'autres pions que prévu
# of 478ab97c
towers-men-gone = des pions ont disparu de { $everything } ; aucun pion ne quitte le plateau
# of 52108c57
towers-men-unsown = des pions ont disparu de { $everything } ; chaque pion d'une pile est semé
# of 9c576d33
towers-men-gone-men-gone-from = des pions ont disparu en { $everything } ; seuls ceux en trop sortent
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } a joué de { $here } à { $there }, qui ne sont ni dans la même rangée ni dans la même colonne
# of 8a7932c9
towers-moved-from-men-squares-men = { $own } a joué de { $here } à { $there } : pions { $count }, cases { $distance } ; les pions avancent d'autant de cases qu'ils sont
# of 09afd160
towers-moved-twice = { $own } a joué deux fois : { $first } et { $second }
# of 4dbd2fb4
towers-no-reserve = un pion de { $who } est arrivé en { $everything }, mais { $who } n'en a aucun en réserve
# of ab59f7cd
towers-not-adjacent = { $own } a semé { $turn } : { $there } n'est pas à côté de { $here }
# of ae15ce46
towers-not-owner = { $own } a pris des pions en { $here }, où se trouvent des pions de { $foe }
# of 2d736e5c
towers-not-owner-moved-men-from = { $own } a déplacé des pions de { $here }, où un pion de { $foe } est au-dessus
# of e90a31e8
towers-not-owner-took-men-up = { $own } a pris des pions en { $everything }, où un pion de { $foe } est au-dessus
# of 8c3644ea
towers-not-owner-took-stack-where = { $own } a pris la pile de { $here }, où aucun pion de { $own } n'est au-dessus
# of 46d6a758
towers-not-sown = { $count } pions sont allés ensemble de { $here } à { $there } ; une pile se sème, un pion après l'autre
# of f4d95f17
towers-part-moved = { $own } n'a pris que { $count } des pions de { $here } ; on sème une pile entière
# of e1b1de09
towers-recoloured = { $own } a joué { $turn }, mais des pions d'une autre couleur devraient être en { $wrong }
# of 89365b16
towers-recoloured-men-another-colour = des pions d'une autre couleur se trouvent en { $everything }, où personne n'est arrivé
# of 4b8f5cdd
towers-sown-aslant = { $own } a semé { $turn } : de { $here } à { $there } c'est en diagonale
# of 46aab7ad
towers-too-many-left = trop de pions ont quitté { $there } : { $highest } restent, les plus bas sortent
# of 679faf98
towers-too-many-moved = { $own } a déplacé { $count } pions ensemble ; { $most } au plus peuvent aller
# of 6f7ed86f
towers-top-first = { $own } a semé la pile de { $here } en commençant par le pion du haut ; le plus bas part d'abord
# of 281ef20d
towers-turned-back = { $own } a semé { $turn } : après { $here } le chemin est revenu tout droit en { $there }
# of b301d629
towers-two-entered = plus d'un pion est arrivé en { $everything } ; un tour en fait entrer un
# of 4901a012
towers-wrong-explosion = { $own } a joué { $turn }, mais les explosions laissent autre chose en { $wrong }
