# of 6b9f4b82
mabambo-exchange-first = { $own } { AGREE($own, "a", "ont") } pris en main { AGREE($own_gone, "la pierre", "les pierres") } de { $own_gone }, mais { AGREE($own, "doit", "doivent") } d'abord échanger la treizième
# of 01d05155
mabambo-jumped-enemy = { $own } { AGREE($own, "a", "ont") } sauté de { $own_gone } à { $own_come } par-dessus une pierre { FORM($foe, case: "genitive") }
# of f0c08aca
mabambo-left-standing = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais cette pierre se trouve encore en { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } { AGREE($own, "a", "ont") } battu { $foe_gone } depuis { $own_gone } sans sauter une de { AGREE($own, "ses", "leurs") } pierres
# of fa4ba300
mabambo-none-in-hand = il est venu sur { $come } plus de pierres qu'il n'en a bougé ou qu'il n'y en avait en main
# of 760b69dc
mabambo-not-adjacent = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, mais pas au trou voisin
# of 25ce5bce
mabambo-not-beaten = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, où aucune pierre { FORM($own, case: "genitive") } ne peut finir
# of f15d2725
mabambo-nothing-taken = { $own } { AGREE($own, "a", "ont") } posé la treizième pierre sur { $own_come } sans prendre une pierre { FORM($foe, case: "genitive") }
# of 39864f27
mabambo-taken-elsewhere = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais { AGREE($own, "a", "ont") } fini en { $own_come } ; une pierre prend là où elle finit
# of 9cc47cdb
mabambo-too-many-jumps = { $own } { AGREE($own, "a", "ont") } sauté de { $own_gone } à { $own_come } avec plus de sauts que { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais on échange une seule pierre
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais un tour ne prend qu'une pierre
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais la pierre { FORM($foe, case: "that") } { AGREE($foe, "vient", "viennent") } d'échanger reste
# of cee1e824
mabambo-wrong-pit = { $own } { AGREE($own, "a", "ont") } pris { AGREE($foe_gone, "la pierre", "les pierres") } de { $foe_gone }, la treizième va donc là, et non en { $own_come }
# of e5836d2f
mabambo-mabambo-long-jump-title = Mabambo aux longs sauts
# of bf1031be
mabambo-mabambo-long-jump-rules-1 = Deux joueurs ont treize pierres chacun. On ne joue que sur le champ intérieur de cinq trous sur cinq. Douze pierres de chaque joueur y commencent, celles du premier sur les deux rangées les plus au sud et dans les deux trous à gauche de la rangée du milieu, celles de l'autre sur les deux rangées les plus au nord et dans les deux trous à sa droite ; le centre est vide. (Ou, si c'est convenu, les deux couleurs alternent comme les cases d'un échiquier, le centre vide, les pierres du premier dans les coins.) Chacun a sa treizième pierre en main. Dix trous extérieurs par joueur servent à recueillir les pierres prises ; ce qui s'y trouve est hors du jeu.
# of 3552f638
mabambo-mabambo-long-jump-rules-2 = Qui commence : un joueur cache une pierre dans une main ; si l'autre devine la main, c'est lui qui commence.
# of f77c8f82
mabambo-mabambo-long-jump-rules-3 = Échange : au premier tour de la partie, celui qui commence prend n'importe quelle pierre de l'adversaire et met sa treizième pierre dans son trou. Puis l'adversaire fait de même, mais sans prendre la pierre qui vient d'être posée.
# of 7a73c5d6
mabambo-mabambo-long-jump-rules-4 =
    Ensuite, tour à tour, chaque joueur déplace une de ses pierres, en long ou en large, jamais en diagonale, d'une façon parmi quatre.
    Glisser : vers un trou libre voisin.
    Sauter : tout droit par-dessus une ou plusieurs de ses pierres qui se suivent sans interruption, jusqu'au trou juste derrière, s'il est libre.
    Prendre : le même saut, mais là où une pierre ennemie se trouve juste derrière les siennes ; cette pierre est prise, et la sienne prend son trou.
    Long saut : après un saut dans un trou libre, la même pierre peut faire aussitôt encore un saut, dans n'importe quelle direction droite ; ce second saut peut finir dans un trou libre ou prendre.
    On ne saute jamais les pierres ennemies, et une pierre ne prend que là où elle se pose ; une prise termine le tour.
# of b617c47a
mabambo-mabambo-long-jump-rules-5 = Le premier à avoir pris dix pierres gagne, et de même qui ne laisse à l'adversaire aucun coup permis. Quand chaque joueur n'a que quatre pierres en jeu, la partie est nulle.
# of 35dc296e
mabambo-mabambo-long-jump-rules-6 = Le gagnant compte autant de points que l'adversaire a de trous de collecte vides : dix, moins les pierres prises par le perdant. Un tournoi a trois parties ; le perdant de l'une choisit qui commence la suivante ; le plus de points gagne et, à égalité, qui a gagné deux parties.
# of 44aaa286
mabambo-mabambo-long-jump-note-1 = L'image du départ manque. Mise en place comme à l'Alquerque : deux rangées chacun et deux trous chacun de la rangée du milieu, le centre vide ; l'option « { words-option-setup } » offre un damier sans le centre.
# of 3b136324
mabambo-mabambo-long-jump-note-2 = Un saut ou une prise passe par-dessus au moins une de ses propres pierres et arrive juste derrière leur suite ininterrompue.
# of bfa3dc9f
mabambo-mabambo-long-jump-note-3 = Exactement un saut de plus peut suivre le premier ; jamais après une glisse ou une prise.
# of ec3226ff
mabambo-mabambo-long-jump-note-4 = Une pierre qui revient en sautant à son point de départ n'a pas bougé : ce n'est pas un tour.
# of 5cefdbf3
mabambo-mabambo-long-jump-note-5 = Les chemins d'une même pierre vers le même trou sont un seul tour ; on écrit le plus court.
# of 84cb65e3
mabambo-mabambo-long-jump-note-6 = La pierre prise dans l'échange compte comme prise.
# of b2ab52e7
mabambo-mabambo-long-jump-note-7 = Les pierres en jeu sont celles du plateau et de la main.
# of b5bae320
mabambo-mabambo-long-jump-note-8 = Une partie nulle ne rapporte rien.
# of 34d9affa
mabambo-mabambo-title = Mabambo
# of f5fcf718
mabambo-mabambo-rules-4 =
    Ensuite, tour à tour, chaque joueur déplace une de ses pierres, en long ou en large, jamais en diagonale, d'une façon parmi trois.
    Glisser : vers un trou libre voisin.
    Sauter : tout droit par-dessus une ou plusieurs de ses pierres qui se suivent sans interruption, jusqu'au trou juste derrière, s'il est libre.
    Prendre : le même saut, mais là où une pierre ennemie se trouve juste derrière les siennes ; cette pierre est prise, et la sienne prend son trou.
    On ne saute jamais les pierres ennemies, et une pierre ne prend que là où elle se pose.
# of 051b8f8c
mabambo-mabambo-long-jump-long-jump = après un premier saut dans un trou libre, la pierre peut faire aussitôt un autre saut, dans un trou libre ou sur une pierre ennemie
# of 8d5af0b8
mabambo-mabambo-turns = (le texte ne le dit pas) les joueurs jouent à tour de rôle, une pierre par tour
# of 0b61a389
mabambo-mabambo-stones = chaque joueur a treize pierres, dont une pour l'échange ; (le texte ne le dit pas) un trou en contient une
# of 6b4df9be
mabambo-mabambo-exchange = au début, celui qui commence, puis l'autre joueur, retire une pierre ennemie et met la treizième de ses propres pierres dans son trou
# of 3372b3c4
mabambo-mabambo-shielded = la treizième pierre de celui qui commence ne peut pas être prise dans l'échange
# of 93594aef
mabambo-mabambo-straight = on ne déplace que ses propres pierres, en long ou en large, jamais en diagonale ; on peut sauter ses propres pierres, pas celles de l'adversaire
# of cc5a17c9
mabambo-mabambo-pull = une pierre va dans un trou libre à côté d'elle
# of edd184d3
mabambo-mabambo-jumping = une pierre saute par-dessus au moins une pierre de sa couleur jusqu'au trou suivant derrière, s'il est libre
# of a0a45355
mabambo-mabambo-beat = on prend une pierre ennemie en sautant par-dessus au moins une de ses propres pierres jusque dans son trou, et elle va dans un des trous de collecte de celui qui la prend
# of 9c0e3b0a
mabambo-mabambo-long-jump = une pierre saute une fois ; seule la variante en connaît davantage
# of 2c8bab43
mabambo-mabambo-end = le premier à prendre dix pierres, ou à laisser l'adversaire sans coup permis, gagne ; avec quatre pierres chacun en jeu, la partie est nulle
