# of 9338540d
rulings-blocked-chip = { $own } a levé { $own_gone }, qui ne peut aller nulle part
# of 3f986097
rulings-chip-moved = { ATTR($man, "word") ->
    [stone] { $own } a déplacé une pierre de { $own_taken } en { $placed }, mais les pierres restent où elles sont posées
   *[chip] { $own } a déplacé un pion de { $own_taken } en { $placed }, mais les pions restent où ils sont posés
}
# of 8df13158
rulings-diagonal = { $own } est allé en diagonale de { $own_gone } à { $own_come }
# of f0fab865
rulings-foreign-chip = il y a sur { $strange } quelque chose qui n'est pas un pion de ce jeu
# of e79bbaf0
rulings-foreign-chip-holds-something-neither = { ATTR($man, "word") ->
    [amazon] il y a sur { $strange } quelque chose qui n'est une amazone ni de { $own } ni de { $foe }
    [stone] il y a sur { $strange } quelque chose qui n'est une pierre ni de { $own } ni de { $foe }
   *[chip] il y a sur { $strange } quelque chose qui n'est un pion ni de { $own } ni de { $foe }
}
# of 1715b0ea
rulings-game-over = la partie est finie
# of 1d9b5777
rulings-jumped-enemy = { $own } a sauté par-dessus un ennemi en { $over }
# of 256549c2
rulings-left-standing = { $own } a pris { $foe_gone }, mais ce pion se trouve encore en { $foe_come }
# of f998572f
rulings-moved-back = { $own } ne peut pas revenir de { $own_gone } à { $own_come } à ce tour
# of 9ed012a5
rulings-never-removed = { $own } a pris { $foe_gone }, mais on ne prend jamais rien à ce jeu
# of 40d7ffdd
rulings-no-change = rien n'a changé, et c'est à { $own } de jouer
# of 86013f25
rulings-no-chip-in-hand = { ATTR($man, "word") ->
    [amazon] une amazone est apparue sur { $come }, mais il n'en reste aucune à poser
    [cow] une vache est apparue sur { $come }, mais il n'en reste aucune à poser
   *[chip] un pion est apparu sur { $come }, mais il n'en reste aucun à poser
}
# of 9325f481
rulings-not-adjacent = { $own } est allé de { $own_gone } à { $own_come }, qu'aucune ligne ne relie
# of 6ad69e9c
rulings-not-empty = { ATTR($man, "word") ->
    [amazon] { $own } est allé de { $own_gone } à { $stacks }, où se trouve déjà une amazone
   *[chip] { $own } est allé de { $own_gone } à { $stacks }, où se trouve déjà un pion
}
# of 65c76563
rulings-not-empty-moved-from-onto = { ATTR($man, "word") ->
    [cow] { $own } est allé de { $own_gone } à { $own_come }, où se tenait une vache de { $foe }
   *[chip] { $own } est allé de { $own_gone } à { $own_come }, où se tenait un pion de { $foe }
}
# of 7036fc03
rulings-not-forward = { $own } est allé de { $own_gone } à { $own_come }, mais les pions ne vont qu'en avant
# of 3122ebb4
rulings-not-next-free = { $own } a sauté de { $own_gone } à { $own_come }, mais un saut finit juste derrière les pierres sautées
# of 8c6fae9c
rulings-not-over-placing = { ATTR($man, "word") ->
    [cow] { $own } est allé de { $own_gone } à { $own_come }, mais a encore des vaches à poser
   *[chip] { $own } est allé de { $own_gone } à { $own_come }, mais a encore des pions à poser
}
# of 9828e654
rulings-not-over-setting-up = { $own } a pris en main la pierre de { $own_gone }, mais a encore des pierres à placer
# of 96eb61c8
rulings-not-straight = { $own } est allé de { $own_gone } à { $own_come }, ce qui n'est pas tout droit
# of 6581915a
rulings-not-taken = { $own } a enlevé { $foe_gone }, où aucun pion de { $own } ne peut arriver
# of 1fcc3819
rulings-nothing-taken = { $own } n'a pris aucun pion, et doit en prendre au moins un
# of cffaca45
rulings-one-removal-only = { ATTR($man, "word") ->
    [cow] { $own } a tiré sur { $foe_gone }, plus que ce tour n'a gagné
   *[chip] { $own } a pris { $foe_gone }, plus que ce tour n'a gagné
}
# of cc8a2768
rulings-out-of-turn = { $foe } a joué { $foe_come }, mais c'est à { $own } de jouer
# of 182e3d0e
rulings-recoloured = { ATTR($man, "word") ->
    [amazon] une amazone est partie de { $gone }, mais une amazone de l'autre couleur est venue sur { $come }
   *[chip] un pion est parti de { $gone }, mais un pion de l'autre couleur est venu sur { $come }
}
# of a7dbb6e5
rulings-removed-own-chip = { ATTR($man, "word") ->
    [amazon] { $own } a enlevé une de ses propres amazones : { $own_taken }
    [cow] { $own } a enlevé une de ses propres vaches : { $own_taken }
    [stone] { $own } a enlevé une de ses propres pierres : { $own_taken }
   *[chip] { $own } a enlevé un de ses propres pions : { $own_taken }
}
# of 9da8f316
rulings-stacked = { ATTR($man, "word") ->
    [amazon] il y a plus d'une amazone sur { $stacks }
    [cow] il y a plus d'une vache sur { $stacks }
   *[chip] il y a plus d'un pion sur { $stacks }
}
# of dfeabae2
rulings-taken-elsewhere = { $own } a pris { $foe_gone }, mais est allé à { $own_come } ; un pion prend là où il arrive
# of 88e49e5d
rulings-takes-nothing = { ATTR($man, "word") ->
    [amazon] { $own } a pris { $foe_gone }, mais dans ce jeu personne ne prend d'amazone
   *[chip] { $own } a pris { $foe_gone }, mais dans ce jeu personne ne prend de pion
}
# of 4aeaca87
rulings-too-far = { $own } est allé de { $own_gone } à { $own_come }, plus loin qu'un pas
# of afc6df0b
rulings-too-many-taken = { $own } a pris { $foe_gone }, mais un tour ne prend qu'un pion
# of 2ba912e1
rulings-too-much-changed-at-once = trop de choses ont changé à la fois, en { $everything }
# of 185b0e55
rulings-two-chips-moved = { ATTR($man, "word") ->
    [amazon] { $own } a joué plus d'une amazone : { $own_come }
    [cow] { $own } a joué plus d'une vache : { $own_come }
   *[chip] { $own } a joué plus d'un pion : { $own_come }
}
# of 03f1ebbc
rulings-two-chips-placed = { ATTR($man, "word") ->
    [stone] { $own } a posé plus d'une pierre : { $placed }
   *[chip] { $own } a posé plus d'un pion : { $placed }
}
# of 09176480
rulings-wrong-colour = { ATTR($man, "word") ->
    [amazon] l'amazone de { $recoloured } a changé de couleur
    [cow] la vache de { $recoloured } a changé de couleur
    [stone] la pierre de { $recoloured } a changé de couleur
   *[chip] le pion de { $recoloured } a changé de couleur
}
# of dbdd899e
rulings-wrong-distance = { $own } est allé de { $own_gone } à { $own_come }, une distance de { $distance }, mais le nombre de pions sur cette ligne est { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } ne peut pas commencer par { $pit }
# of 6d71b2d2
rulings-piece-displaced = { FORM($piece, article: "the") } de { $gone } se trouve en { $come }
# of fa01af59
rulings-piece-missing = il manque { FORM($piece, article: "the", case: "accusative") } de { $gone }
# of cd8d6121
rulings-piece-added = { $come } doit être vide, mais il y a là { FORM($piece, article: "a", case: "accusative") }
# of 2b0ea54d
rulings-pile-displaced = ce qui était en { $gone } est maintenant en { $come }
# of 887eaeb2
rulings-pile-missing = ce qui était en { $gone } a disparu
# of d9a61cb8
rulings-pile-added = quelque chose est arrivé en { $come }
# of 859a4ffd
rulings-pile-exchanged = en { $come } il y a autre chose que ce qui devrait y être
# of c2e72bb7
rulings-each = { $told }
# of ca680e43
rulings-turn-unclear = { $own } a joué { $first } ou { $second }, et autre chose a été déplacé
# of 2eb259bb
# of 2eb259bb
# of 2eb259bb
rulings-citation = { $source } : { $law }
# of 0a2380c1
rulings-citation-too = { $source } ; { $law }
# of f66c806b
rulings-unsaid-lies = (le texte ne le dit pas ; comme dans tous les jeux) ce qu'aucun coup ne déplace reste où il est
