# of f36eef26
stacks-blocked = { $own } a levé le pion de { $own_gone }, qui ne peut aller nulle part
# of c0e1596e
stacks-covered-chip = un pion que d'autres couvrent a été pris de { $shuffled }
# of bd9afe31
stacks-no-tresillo = { $own } a pris des pions de { $taken } sans tresillo
# of 659e21a5
stacks-one-removal-only = { $own } a pris des pions de { $taken }, mais un tour prend une pile
# of 065a7e7a
stacks-other-colour = un pion de { $own } est parti de { $lost }, mais un pion d'une autre couleur est venu sur { $come }
# of c5be08b1
stacks-own-chip-on-top = { $own } a mis un pion sur { $own_come }, où un pion de { $own } est au-dessus
# of a5a04424
stacks-protected-by-tresillo = { $own } a pris une pile d'un tresillo, { $taken }, alors que d'autres sont libres
# of 5e80a07b
stacks-put-underneath = un pion s'est mis sous d'autres sur { $slipped_under }, et non dessus
# of aa664bac
stacks-recoloured = sur { $recoloured }, d'autres pions ont pris la place des anciens
# of 81052b87
stacks-removed-own-stack = { $own } a pris des pions de { $taken }, pas une pile que { $own } peut prendre
# of 00e3f2ec
stacks-second-priority = un pion est venu sur { $come }, mais d'abord { $own }, dont le tresillo a été découvert, enlève une pile
# of 58ce387c
stacks-stack-moved = plus que le pion du dessus est allé de { $lost } à { $come }
# of 417908f4
stacks-stack-too-high = il y a plus de { $highest } pions sur { $high }
