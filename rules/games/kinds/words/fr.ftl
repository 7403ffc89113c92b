# of 173dfd9b
kinds-advisor = conseiller
    .gender = masculine
    .many = conseillers
# of e4ce7871
kinds-becomes-wrong = { FORM($piece, article: "the") } a joué en { $own_come } ; la pièce y devient l'une de celles-ci : { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } a joué en { $own_come } et reste la même pièce
# of a2cdbc80
kinds-bishop = fou
    .gender = masculine
    .many = fous
# of 1295bad6
kinds-blocked = { $own } a levé { FORM($piece, article: "the") }, qui n'a nulle part où aller
# of 5a672c6d
kinds-cannon = canon
    .gender = masculine
    .many = canons
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } ne peut pas aller en { $own_come }
# of 12d1e070
kinds-castled-into-check = { $own } a roqué en { $attacked }, une case que { FORM($attackers_over, article: "the") } attaque
# of 9f4fc561
kinds-castled-out-of-check = { $own } a roqué, mais { FORM($checkers, article: "the") } attaquait { FORM($royal, article: "the") }
# of 474112ca
kinds-castled-over-attacked = { $own } a roqué en passant par { $attacked }, une case que { FORM($attackers_over, article: "the") } attaque
# of 2ea5cbaa
kinds-castled-through = { $own } a roqué, mais { FORM($between, article: "the") } se trouve entre les deux
# of a9464e05
kinds-castled-too-late = { $own } a roqué, mais { FORM($royal, article: "the") } ou cette tour avait déjà bougé
# of 85678757
kinds-castled-wrongly = { $own } a déplacé { FORM($royal, article: "the") } et une tour ; au roque, { FORM($royal, article: "the") } va en { $king_to } et la tour en { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } a roqué, et cette partie se joue sans roque
# of aae8fd13
kinds-chariot = char
    .gender = masculine
    .many = chars
# of 28716e26
kinds-crocodile = crocodile
    .gender = masculine
    .many = crocodiles
# of 44eb89f0
kinds-does-not-drown = { $own } a retiré { FORM($swimmers, article: "the") } du plateau, mais cette pièce ne se noie pas
# of 03383be5
kinds-elephant = éléphant
    .gender = masculine
    .many = éléphants
    .elided = yes
# of 3688ec00
kinds-foreign-chip = en { $strange } il y a quelque chose qui n'est une pièce ni de { $own } ni de { $foe }
# of 82fd4aff
kinds-general = général
    .gender = masculine
    .many = généraux
# of a36141f5
kinds-giraffe = girafe
    .gender = feminine
    .many = girafes
# of c50286bf
kinds-horse = cheval
    .gender = masculine
    .many = chevaux
# of 501b3c3d
kinds-in-the-way = { FORM($piece, article: "the") } ne peut pas aller en { $own_come } : { FORM($met, article: "the") } est sur le chemin
# of 20b02abe
kinds-into-check = { FORM($piece, article: "the") } ne peut pas aller en { $own_come }, une case que { FORM($attackers, article: "the") } attaque
# of 82f94889
kinds-its-castle = son château
# of cd454549
kinds-its-own-half = sa moitié
# of 138bc800
kinds-its-own-half-side-river = sa moitié, de ce côté de la rivière
# of d3f15bd0
kinds-its-own-half-up-river = sa moitié, jusqu'à la rivière
# of ce0ccae1
kinds-its-palace = son palais
# of 7fadc30f
kinds-its-second-rank = sa deuxième rangée
# of 4efb93af
kinds-king = roi
    .gender = masculine
    .many = rois
# of 6f366fe8
kinds-knight = cavalier
    .gender = masculine
    .many = cavaliers
# of 6501d250
kinds-leaves-in-check = { FORM($piece, article: "the") } a joué en { $own_come } ; ainsi { FORM($attackers, article: "the") } attaque { FORM($royal, article: "the") }
# of 54cfa84e
kinds-left-standing = { FORM($piece, article: "the") } a pris en { $foe_gone }, mais cette pièce est encore en { $foe_come }
# of eddae848
kinds-leg-blocked = { FORM($piece, article: "the") } ne peut pas aller en { $own_come } : le passage est bloqué en { $leg }
# of 7c8d0ab6
kinds-lion = lion
    .gender = masculine
    .many = lions
# of fdea8761
kinds-monkey = singe
    .gender = masculine
    .many = singes
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } peut aller en { $own_come }, mais pas y prendre
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } ne peut pas prendre en { $own_come } : il faut exactement une pièce entre les deux
# of 2c827fc8
kinds-none-in-hand = une pièce est apparue en { $come }, mais il n'en reste aucune à placer
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } a joué en { $stacks }, où se trouve déjà une pièce
# of ec2fe43e
kinds-not-taken = { $own } a pris { FORM($taken, article: "the") }, et aucune pièce n'est arrivée là
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } ne va en { $own_come } qu'en y prenant
# of ddb42b3b
kinds-other-colour = une pièce est partie de { $gone }, mais c'est une de l'autre couleur qui est arrivée en { $come }
# of 1820433e
kinds-other-half = l'autre moitié
# of 48761b1c
kinds-other-half-back-river = l'autre moitié, en arrière jusqu'à la rivière
# of 14907f80
kinds-other-half-beyond-river = l'autre moitié, au-delà de la rivière
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } ne peut pas aller en { $own_come } : la pièce doit rester dans { $zone }
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } ne peut pas aller en { $own_come } : la pièce ne va ainsi que dans { $zone }
# of 966440e4
kinds-pawn = pion
    .gender = masculine
    .many = pions
# of f4fac658
kinds-queen = dame
    .gender = feminine
    .many = dames
# of 882992a7
kinds-quiet = coups des deux camps sans prise ni coup de pion : { $count } ; il en faut : { $needed }
# of eddcbf10
kinds-recoloured-alone = la pièce en { $recoloured } a changé de couleur
# of 6d83aaa0
kinds-removed-own = { $own } a retiré ses propres pièces du plateau : { FORM($own_lost, article: "the") }
# of 5f52fd71
kinds-river = la rivière
# of 24c0b601
kinds-rook = tour
    .gender = feminine
    .many = tours
# of 24d82145
kinds-royals-face = { FORM($piece, article: "the") } a joué en { $own_come }, et plus rien ne se trouve devant { FORM($attackers, article: "the") }
# of ba0b9351
kinds-soldier = soldat
    .gender = masculine
    .many = soldats
# of 55dbe9c3
kinds-stacked = en { $stacks } il y a plus d'une pièce
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } a joué en { $own_come } ; { FORM($attackers, article: "the") } attaque toujours { FORM($royal, article: "the") }
# of 4c97e49e
kinds-superpawn = superpion
    .gender = masculine
    .many = superpions
# of f32c90f9
kinds-taken-elsewhere = { FORM($piece, article: "the") } a joué en { $own_come }, mais on a retiré { FORM($taken, article: "the") }
# of 86f63294
kinds-times = la position est venue tant de fois : { $count } ; il en faut : { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } ne peut plus prendre { FORM($taken, article: "the") } en passant ; cela n'est permis qu'aussitôt après son avance de deux cases
# of ee99400a
kinds-too-many-taken = { FORM($piece, article: "the") } a joué en { $own_come }, ce qui ne prend pas { FORM($extra, article: "the") }
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } ne peut pas prendre { FORM($upon, article: "the") }, qui est de son propre camp
# of 06b9170f
kinds-two-moved = { $own } a déplacé plus d'une pièce : { FORM($pieces, article: "the") }
# of c1ddcf16
kinds-zebra = zèbre
    .gender = masculine
    .many = zèbres
