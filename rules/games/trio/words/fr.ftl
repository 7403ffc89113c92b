# of 8cb32bdc
trio-diagonal = { $own } { AGREE($own, "est allé", "sont allés") } en diagonale de { $own_gone } à { $inside }
# of ed6daba2
trio-east = le côté est
# of 1a8fe02a
trio-left-inner-field = { $own } { AGREE($own, "est sorti", "sont sortis") } de { $own_gone } à { $own_come }, mais une pierre une fois dedans bouge dedans
# of ce2ed837
trio-never-removed = la pierre { FORM($foe, case: "genitive") } sur { $foe_gone } a été prise, mais on ne prend jamais de pierre
# of 92a8cfd3
trio-none-in-hand = il est venu sur { $come } plus de pierres qu'il n'en a bougé ou qu'il n'y en avait en réserve
# of 941f9299
trio-north = le côté nord
# of 619248b9
trio-not-adjacent = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $inside }, mais pas au trou voisin
# of a9e54081
trio-not-next-free = { $own } { AGREE($own, "a", "ont") } sauté de { $own_gone } à { $own_come }, mais le premier trou libre de ce rang est { $landing }
# of b0637e87
trio-not-straight = { $own } { AGREE($own, "a", "ont") } sauté de { $own_gone } à { $own_come }, mais pas droit vers l'intérieur
# of 76afba73
trio-placed-inside = { $own } { AGREE($own, "a", "ont") } posé une pierre sur { $inside }, mais on place les pierres sur les trous extérieurs
# of be456166
trio-placed-inside-brought-stone-stones = { $own } { AGREE($own, "a", "ont") } amené une pierre sur { $inside }, mais les pierres entrent par les trous extérieurs
# of 865877c4
trio-put-upon-foe = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, où se trouvait une pierre { FORM($foe, case: "genitive") }
# of f16ca9ee
trio-reserve-without-pull = { $own } { AGREE($own, "a", "ont") } fait entrer une pierre au tour même où la pierre extérieure de { $own_gone } a bougé ; seul le pas d'une pierre intérieure le permet
# of 4e889e94
trio-south = le côté sud
# of cb490ec6
trio-three-stones-rule = sur le plateau, { $edges } { AGREE($edges, "porte", "portent") } maintenant plus de { $most } { AGREE($most, "pierre", "pierres") }
# of e574c0b5
trio-two-placed = { $own } { AGREE($own, "a", "ont") } posé plus d'une pierre : { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } { AGREE($own, "a", "ont") } fait entrer plus d'une pierre, sur { $own_come }
# of f9266e5c
trio-west = le côté ouest
# of 17c1f5b7
trio-trio-trio-title = Trio Trio
# of dda07dbc
trio-trio-trio-rules-1 = Deux joueurs ont douze pierres chacun. Le plateau a un champ intérieur de cinq trous sur cinq et, le long de chacun de ses quatre côtés, une rangée de cinq trous extérieurs. Il est vide au début.
# of c799d933
trio-trio-trio-rules-2 = Règle des trois pierres : jamais, même pendant la mise en place, plus de trois pierres, quelles que soient leurs couleurs, sur les trous extérieurs d'un même côté.
# of c3a5e003
trio-trio-trio-rules-3 = Mise en place : tour à tour, chaque joueur pose une pierre dans un trou extérieur libre, jusqu'à ce que chacun en ait posé six. Les six autres sont la réserve de chaque joueur.
# of 04a18a8b
trio-trio-trio-rules-4 =
    Puis, tour à tour, chaque joueur fait une chose parmi quatre.
    Saut : une pierre d'un trou extérieur saute tout droit vers l'intérieur, le long de la rangée ou de la colonne de son trou, jusqu'au premier trou libre du champ intérieur. Elle saute par-dessus toutes les pierres en chemin, des deux couleurs ; il peut n'y en avoir aucune. Dans une rangée pleine, aucun saut n'est possible.
    Glisser : une pierre du champ intérieur va dans un trou libre voisin, en long ou en large, pas en diagonale. Au même tour, le joueur peut aussi poser une pierre de la réserve dans un trou extérieur libre.
    Nouvelle pierre : une pierre de la réserve est posée dans un trou extérieur libre.
    Parade : une pierre va d'un trou extérieur à n'importe quel autre trou extérieur libre.
# of a0ad7d49
trio-trio-trio-rules-5 = Aucune pierre n'est jamais prise. Une pierre entrée dans le champ intérieur y reste.
# of e6dcef5a
trio-trio-trio-rules-6 = Trois de ses pierres dans trois trous voisins d'une rangée ou d'une colonne du champ intérieur forment un trio. Le premier à avoir deux trios debout, sans pierre commune aux deux, gagne.
# of 37151c54
trio-trio-trio-rules-7 = Un joueur qui ne peut rien faire passe son tour ; si aucun ne peut, la partie est nulle.
# of 87f23ff8
trio-trio-trio-note-1 = Poser une pierre de la réserve après une glisse est facultatif (« peut être posée »).
# of 3e4db01c
trio-trio-trio-note-2 = Les deux trios doivent être là en même temps : six pierres, aucune commune aux deux.
# of d0701ec7
trio-trio-trio-note-3 = Un saut par-dessus aucune pierre arrive dans le premier trou intérieur, s'il est libre.
# of bba97262
trio-trio-trio-note-4 = Une pierre qui glisse reste dans le champ intérieur ; aucun coup n'en fait ressortir.
# of bf482f16
trio-trio-trio-note-5 = Une parade le long d'un côté du plateau est permise, même si trois pierres s'y trouvent.
# of 3d7493b9
trio-trio-trio-note-6 = Le second trio gagne, quelle que soit celle des quatre choses qui l'a complété.
# of f6586e88
trio-trio-trio-note-7 = Un joueur sans tour permis passe son tour ; si les deux sont ainsi : nulle (le texte n'en dit rien).
# of 8c57d299
trio-trio-trio-turns = les joueurs jouent à tour de rôle, et chacun déplace ou pose une de ses pierres
# of 2fea9951
trio-trio-trio-stones = (le texte ne le dit pas) un trou contient une seule pierre, et aucune pierre ne quitte le plateau
# of 01f04c81
trio-trio-trio-set-up = au début, les joueurs posent des pierres dans les trous extérieurs à tour de rôle, six chacun ; alors seulement les pierres se déplacent
# of 9c848573
trio-trio-trio-three-stones = à aucun moment plus de trois pierres, de quelque couleur que ce soit, ne peuvent se trouver dans les trous extérieurs d'un même côté du plateau
# of b7d85c87
trio-trio-trio-jumping = une pierre saute d'un trou extérieur tout droit vers l'intérieur, par-dessus toutes les pierres qui forment une suite ininterrompue devant elle, jusqu'au trou intérieur libre suivant
# of 7e5160f2
trio-trio-trio-pull = une pierre intérieure va tout droit, pas en diagonale, dans un trou intérieur libre voisin, et avec cela, si on veut, une pierre de la réserve va dans un trou extérieur libre
# of 1e666625
trio-trio-trio-reserve = une pierre de la réserve va dans un trou extérieur libre
# of 9b9a514c
trio-trio-trio-parade = une pierre va d'un trou extérieur à un autre trou extérieur libre
# of bedb1fab
trio-trio-trio-trio = la partie finit quand un joueur a deux trios, chacun trois pierres en ligne droite et aucune dans les deux
# of 6bccd9fb
trio-trio-trio-blocked = (le texte n'en dit rien ; notre lecture) qui n'a aucun tour permis passe son tour
