# of 107e205d
rulings-blocked-chip = { $own } { AGREE($own, "a", "ont") } levé { $own_gone }, qui ne { AGREE($own_gone, "peut", "peuvent") } aller nulle part
# of 3f986097
rulings-chip-moved = { $own } { AGREE($own, "a", "ont") } déplacé { FORM($man, article: "a") } de { $own_taken } en { $placed }, mais { FORM($man, article: "the", number: "many") } restent où { ATTR($man, "gender") ->
    [feminine] elles sont posées
   *[other] ils sont posés
}
# of 8df13158
rulings-diagonal = { $own } { AGREE($own, "est allé", "sont allés") } en diagonale de { $own_gone } à { $own_come }
# of c96607c2
rulings-foreign-chip = ce qui se trouve sur { $strange } n'est pas { FORM($man, article: "a") } de ce jeu
# of 43cd7b43
rulings-foreign-chip-holds-something-neither = ce qui se trouve sur { $strange } n'est { FORM($man, article: "a") } ni { FORM($own, case: "genitive") } ni { FORM($foe, case: "genitive") }
# of 1715b0ea
rulings-game-over = la partie est finie
# of 1d9b5777
rulings-jumped-enemy = { $own } { AGREE($own, "a", "ont") } sauté par-dessus un adversaire en { $over }
# of 256549c2
rulings-left-standing = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais { ATTR($man, "gender") ->
    [feminine] cette
   *[other] ce
} { $man } se trouve encore en { $foe_come }
# of f998572f
rulings-moved-back = { $own } { AGREE($own, "ne peut", "ne peuvent") } pas revenir de { $own_gone } à { $own_come } à ce tour
# of 9ed012a5
rulings-never-removed = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais on ne prend jamais rien à ce jeu
# of 40d7ffdd
rulings-no-change = rien n'a changé, et c'est { FORM($own, case: "dative") } de jouer
# of 37b2e81b
rulings-no-chip-in-hand = { COUNT($come) ->
    [one] { FORM($man, article: "a") } est { ATTR($man, "gender") ->
        [feminine] apparue
       *[other] apparu
    } en { $come }, mais il n'en reste { ATTR($man, "gender") ->
        [feminine] aucune
       *[other] aucun
    } à poser
   *[other] { FORM($man, article: "a", number: "many") } sont { ATTR($man, "gender") ->
        [feminine] apparues
       *[other] apparus
    } en { $come }, mais il n'en reste { ATTR($man, "gender") ->
        [feminine] aucune
       *[other] aucun
    } à poser
}
# of 9325f481
rulings-not-adjacent = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, qu'aucune ligne ne relie
# of 6ad69e9c
rulings-not-empty = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $stacks }, où se trouve déjà { FORM($man, article: "a") }
# of 008d52f6
rulings-not-empty-moved-from-onto = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, où se trouvait { FORM($man, article: "a") } { FORM($foe, case: "genitive") }
# of 7036fc03
rulings-not-forward = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, mais { FORM($man, article: "the", number: "many") } ne vont qu'en avant
# of 3122ebb4
rulings-not-next-free = { $own } { AGREE($own, "a", "ont") } sauté de { $own_gone } à { $own_come }, mais un saut finit juste derrière les pierres sautées
# of 8c6fae9c
rulings-not-over-placing = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, mais { AGREE($own, "a", "ont") } encore { FORM($man, article: "a", number: "many") } à poser
# of 4aedf2cb
rulings-not-over-setting-up = { $own } { AGREE($own, "a", "ont") } pris en main { AGREE($own_gone, "la pierre", "les pierres") } de { $own_gone }, mais { AGREE($own, "a", "ont") } encore des pierres à placer
# of eef440ab
rulings-not-straight = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, mais pas tout droit
# of 6581915a
rulings-not-taken = { $own } { AGREE($own, "a", "ont") } enlevé { $foe_gone }, où { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} { $man } { FORM($own, case: "genitive") } ne peut arriver
# of 1fcc3819
rulings-nothing-taken = { $own } { AGREE($own, "n'a", "n'ont") } pris { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} { $man }, et { AGREE($own, "doit", "doivent") } en prendre au moins { ATTR($man, "gender") ->
    [feminine] une
   *[other] un
}
# of cffaca45
rulings-one-removal-only = { $own } { AGREE($own, "a", "ont") } { ATTR($man, "word") ->
    [cow] tiré sur
   *[chip] pris
} { $foe_gone }, plus que ce tour n'a gagné
# of cc8a2768
rulings-out-of-turn = { $foe } { AGREE($foe, "a", "ont") } joué { $foe_come }, mais c'est { FORM($own, case: "dative") } de jouer
# of 182e3d0e
rulings-recoloured = { FORM($man, article: "a") } est { ATTR($man, "gender") ->
    [feminine] partie
   *[other] parti
} de { $gone }, mais { FORM($man, article: "a") } de l'autre couleur est { ATTR($man, "gender") ->
    [feminine] venue
   *[other] venu
} en { $come }
# of a7dbb6e5
rulings-removed-own-chip = { $own } { AGREE($own, "a", "ont") } enlevé { ATTR($man, "gender") ->
    [feminine] une
   *[other] un
} de { AGREE($own, "ses", "leurs") } propres { FORM($man, number: "many") } : { $own_taken }
# of fe943f04
rulings-stacked = il y a plus { ATTR($man, "gender") ->
    [feminine] d'une
   *[other] d'un
} { $man } en { $stacks }
# of dfeabae2
rulings-taken-elsewhere = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais { AGREE($own, "est allé", "sont allés") } à { $own_come } ; { FORM($man, article: "a") } prend là où { ATTR($man, "gender") ->
    [feminine] elle
   *[other] il
} arrive
# of 88e49e5d
rulings-takes-nothing = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais dans ce jeu personne ne prend { FORM($man, number: "many", case: "genitive") }
# of 4aeaca87
rulings-too-far = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, à plus d'un pas
# of afc6df0b
rulings-too-many-taken = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais on ne prend qu'{ FORM($man, article: "a") } à la fois
# of 2ba912e1
rulings-too-much-changed-at-once = trop de choses ont changé à la fois, en { $everything }
# of 185b0e55
rulings-two-chips-moved = { $own } { AGREE($own, "a", "ont") } joué plus { ATTR($man, "gender") ->
    [feminine] d'une
   *[other] d'un
} { $man } : { $own_come }
# of 03f1ebbc
rulings-two-chips-placed = { $own } { AGREE($own, "a", "ont") } posé plus { ATTR($man, "gender") ->
    [feminine] d'une
   *[other] d'un
} { $man } : { $placed }
# of 607c5175
rulings-wrong-colour = { COUNT($recoloured) ->
    [one] { FORM($man, article: "the") } en { $recoloured } a
   *[other] { FORM($man, article: "the", number: "many") } en { $recoloured } ont
} changé de couleur
# of dbdd899e
rulings-wrong-distance = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, une distance de { $distance }, mais le nombre { FORM($man, number: "many", case: "genitive") } sur cette ligne est { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } { AGREE($own, "ne peut", "ne peuvent") } pas commencer par { $pit }
# of 6d71b2d2
rulings-piece-displaced = { FORM($piece, article: "the") } de { $gone } se trouve en { $come }
# of fa01af59
rulings-piece-missing = il manque { FORM($piece, article: "the", case: "accusative") } de { $gone }
# of cd8d6121
rulings-piece-added = { $come } { AGREE($come, "doit être vide", "doivent être vides") }, mais il y a là { FORM($piece, article: "a") }
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
# of b7ca3db1
rulings-turn-unclear = { $own } { AGREE($own, "a", "ont") } joué { $first } ou { $second }, et autre chose a changé
# of 2eb259bb
rulings-citation = { $source } : { $law }
# of 0a2380c1
rulings-citation-too = { $source } ; { $law }
# of f66c806b
rulings-unsaid-lies = (le texte ne le dit pas ; comme dans tous les jeux) ce qu'aucun coup ne déplace reste où il est
