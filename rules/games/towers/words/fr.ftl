# of bf8ae90a
towers-blocked = { $own } { AGREE($own, "a", "ont") } pris { $lifted ->
    [one] { $lifted } { $man }
   *[other] { $lifted } { FORM($man, number: "many") }
} en { $everything }, mais aussi loin il n'y a de chemin dans aucune direction
# of 04093f29
towers-changed-beside = { $own } { AGREE($own, "a", "ont") } joué { $turn }, mais autre chose a changé en { $wrong }
# of aaefac81
towers-early-explosion = { FORM($man, article: "the", number: "many") } de { $here } ont été { ATTR($man, "gender") ->
    [feminine] réparties
   *[other] répartis
}, mais il y en a moins que de cases voisines : il en faut au moins { $count } pour exploser
# of c1a76d8f
towers-left-too-early = { FORM($man, article: "a", number: "many") } ont quitté { $there }, où il n'y en avait pas plus de { $highest }
# of 71147c27
towers-man-added = { $own } { AGREE($own, "a", "ont") } joué { $turn }, mais il y a { FORM($man, article: "a", number: "many") } en trop : regardez en { $wrong }
# of 77e26a5c
towers-man-missing = { $own } { AGREE($own, "a", "ont") } joué { $turn }, mais il manque { FORM($man, article: "a", number: "many") } : regardez en { $wrong }
# of cb075d07
towers-men-come = { FORM($man, article: "a", number: "many") } qui n'étaient sur aucune colonne sont { ATTR($man, "gender") ->
    [feminine] arrivées
   *[other] arrivés
} en { $everything }
# of 21e790d5
towers-men-come-men-have-come = { FORM($man, article: "a", number: "many") } qui n'étaient sur aucune pile sont { ATTR($man, "gender") ->
    [feminine] arrivées
   *[other] arrivés
} en { $everything }
# of 39eb6639
towers-men-exchanged = { $own } { AGREE($own, "a", "ont") } joué { $turn }, mais en { $wrong } se trouvent d'autres { FORM($man, number: "many") } que prévu
# of a408b64d
towers-men-exchanged-others-stand-than = en { $everything } se trouvent d'autres { FORM($man, number: "many") } qu'avant
# of a6996966
towers-men-exchanged-sowed-others-stand = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais en { $wrong } se trouvent d'autres { FORM($man, number: "many") } que prévu
# of 649c6d8e
towers-men-gone = { FORM($man, article: "a", number: "many") } ont disparu de { $everything } ; { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} { $man } ne quitte le plateau
# of d6907667
towers-men-unsown = { FORM($man, article: "a", number: "many") } ont disparu de { $everything } ; chaque { $man } d'une pile est { ATTR($man, "gender") ->
    [feminine] semée
   *[other] semé
}
# of ef07ab0e
towers-men-gone-men-gone-from = { FORM($man, article: "a", number: "many") } ont disparu de { $everything } ; { ATTR($man, "gender") ->
    [feminine] seules celles
   *[other] seuls ceux
} en trop sortent
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } { AGREE($own, "a", "ont") } joué de { $here } à { $there }, qui ne sont ni dans la même rangée ni dans la même colonne
# of 2b947e38
towers-moved-from-men-squares-men = { $own } { AGREE($own, "a", "ont") } joué de { $here } à { $there } : { FORM($man, number: "many") }, { $count } ; cases, { $distance } ; { FORM($man, article: "the", number: "many") } avancent d'autant de cases qu'{ ATTR($man, "gender") ->
    [feminine] elles
   *[other] ils
} sont
# of 09afd160
towers-moved-twice = { $own } { AGREE($own, "a", "ont") } joué deux fois : { $first } et { $second }
# of bffaeb01
towers-no-reserve = { FORM($man, article: "a") } { FORM($who, case: "genitive") } est { ATTR($man, "gender") ->
    [feminine] arrivée
   *[other] arrivé
} en { $everything }, mais { $who } { AGREE($who, "n'en a", "n'en ont") } { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} en réserve
# of 2cf099a2
towers-not-adjacent = { $own } { AGREE($own, "a", "ont") } semé { $turn } : { $there } { AGREE($there, "n'est", "ne sont") } pas à côté de { $here }
# of 3875258e
towers-not-owner = { $own } { AGREE($own, "a", "ont") } pris { FORM($man, article: "a", number: "many") } en { $here }, où se trouvent { FORM($man, article: "a", number: "many") } { FORM($foe, case: "genitive") }
# of caf1a4f6
towers-not-owner-moved-men-from = { $own } { AGREE($own, "a", "ont") } déplacé { FORM($man, article: "a", number: "many") } de { $here }, où { FORM($man, article: "a") } { FORM($foe, case: "genitive") } est au-dessus
# of 7143551f
towers-not-owner-took-men-up = { $own } { AGREE($own, "a", "ont") } pris { FORM($man, article: "a", number: "many") } en { $everything }, où { FORM($man, article: "a") } { FORM($foe, case: "genitive") } est au-dessus
# of 70b78235
towers-not-owner-took-stack-where = { $own } { AGREE($own, "a", "ont") } pris la pile de { $here }, où { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} { $man } { FORM($own, case: "genitive") } n'est au-dessus
# of 967cf489
towers-not-sown = { $count } { FORM($man, number: "many") } sont { ATTR($man, "gender") ->
    [feminine] allées
   *[other] allés
} ensemble de { $here } à { $there } ; une pile se sème, { FORM($man, article: "a") } après { ATTR($man, "gender") ->
    [feminine] l'une
   *[other] l'autre
}
# of 38c8f19f
towers-part-moved = { $own } { AGREE($own, "a", "ont") } pris seulement { $count } { FORM($man, article: "the", number: "many", case: "genitive") } de { $here } ; on sème une pile entière
# of e8e3dba7
towers-recoloured = { $own } { AGREE($own, "a", "ont") } joué { $turn }, mais { FORM($man, article: "a", number: "many") } d'une autre couleur devraient être en { $wrong }
# of f63c8472
towers-recoloured-men-another-colour = { FORM($man, article: "a", number: "many") } d'une autre couleur se trouvent en { $everything }, où personne n'est arrivé
# of bb22fbd3
towers-sown-aslant = { $own } { AGREE($own, "a", "ont") } semé { $turn } : de { $here } à { $there } c'est en diagonale
# of 22036d7a
towers-too-many-left = trop de { FORM($man, number: "many") } ont quitté { $there } : { $highest } restent, { ATTR($man, "gender") ->
    [feminine] les plus basses
   *[other] les plus bas
} sortent
# of dbcec97b
towers-too-many-moved = { $own } { AGREE($own, "a", "ont") } déplacé { $count ->
    [one] { $count } { $man }
   *[other] { $count } { FORM($man, number: "many") }
} ensemble ; { $most } au plus peuvent aller
# of 3bb6f94b
towers-top-first = { $own } { AGREE($own, "a", "ont") } semé la pile de { $here } en commençant par { FORM($man, article: "the") } du haut ; { ATTR($man, "gender") ->
    [feminine] la plus basse
   *[other] le plus bas
} part d'abord
# of 281ef20d
towers-turned-back = { $own } { AGREE($own, "a", "ont") } semé { $turn } : après { $here } le chemin est revenu tout droit en { $there }
# of 289685ca
towers-two-entered = plus { ATTR($man, "gender") ->
    [feminine] d'une
   *[other] d'un
} { $man } est { ATTR($man, "gender") ->
    [feminine] arrivée
   *[other] arrivé
} en { $everything } ; un tour en fait entrer { ATTR($man, "gender") ->
    [feminine] une
   *[other] un
}
# of 4901a012
towers-wrong-explosion = { $own } { AGREE($own, "a", "ont") } joué { $turn }, mais les explosions laissent autre chose en { $wrong }
# of 78c1a1c3
towers-explocus-title = Explocus
# of ce9eee29
towers-explocus-rules-1 = Deux joueurs ont des pions seuls de leur couleur sur les deux rangées les plus proches d'eux, seize chacun sur un plateau de huit cases sur huit. Les Blancs commencent ; puis les joueurs jouent à tour de rôle, et personne ne peut passer.
# of 3b7eaea3
towers-explocus-rules-2 = Les pions se posent sur des pions, et tous les pions d'une colonne sont d'une couleur : celle du joueur à qui elle est. À son tour, un joueur déplace un pion, ou les deux ou trois pions du dessus d'une de ses colonnes : tout droit le long d'une ligne du plateau, en long ou en large, d'exactement autant de cases que de pions déplacés. Ils passent par-dessus tout ce qui se trouve entre, et se posent sur une case vide, sur une de ses colonnes ou sur une de l'adversaire. Si elle est à l'adversaire, tous ses pions deviennent ceux du joueur : on les échange ou on les retourne.
# of 404d5f61
towers-explocus-rules-3 = Une case porte moins de pions qu'elle n'a de cases juste à côté : trois au plus au milieu, deux à un bord, un dans un coin. Une colonne plus haute explose : un de ses pions va sur chaque case juste à côté, et les autres restent. Les colonnes de l'adversaire qui reçoivent un tel pion deviennent celles du joueur. Si elles sont alors trop hautes, elles explosent à leur tour, et ainsi de suite jusqu'à ce que chaque colonne soit assez basse. Si plusieurs doivent exploser, le joueur choisit l'ordre.
# of 11f55920
towers-explocus-rules-4 = Qui n'a plus de pion a perdu. Le tour est fini dès qu'il en est ainsi, quoi qu'il reste à faire exploser.
# of 948f85d6
towers-explocus-note-1 = La source ne montre le plateau et la position de départ qu'en image : huit cases sur huit et deux rangées pleines par camp sont une supposition. Six et dix cases par côté, une et trois rangées sont des options.
# of 04c5a916
towers-explocus-note-2 = Les pions passent par-dessus tout ce qui se trouve entre, comme dans Focus, dont la source nomme les règles de déplacement.
# of 52e980c3
towers-explocus-note-3 = Il part autant de pions qu'il y a de cases à côté ; s'il y en a plus, les autres restent.
# of d28d97f5
towers-explocus-note-4 = L'ordre des explosions ne change quelque chose que là où le dernier pion de l'adversaire est retourné en chemin : là, la partie finit aussitôt. Ce qui devrait encore exploser peut être laissé, ou exécuté.
# of f0ff49a1
towers-explocus-note-5 = Un tour s'écrit sans ses explosions, puisqu'elles s'ensuivent. On ne les écrit que si le plateau final dépend de leur ordre : « c3-d3!d3!e3 ».
# of 61cf29f5
towers-explocus-note-6 = Qui ne peut pas jouer, bien qu'il lui reste des pions, a perdu : la source n'en dit rien, et cela n'arrive presque jamais.
# of aaba7db8
towers-explocus-note-7 = La source ne connaît pas de nulle, et rien ne finit une partie qui n'est pas gagnée.
# of 0314197e
towers-explocus-turns = les Blancs commencent ; les joueurs jouent, et doivent jouer, à tour de rôle
# of 8ec50888
towers-explocus-owning = un joueur doit déplacer ce qui est à lui : un pion seul, une colonne entière, ou le pion du dessus ou les deux pions du dessus de celle-ci
# of 778124c2
towers-explocus-moving = le coup doit aller en ligne droite (orthogonale), et exactement aussi loin que ce qui est déplacé est haut ; la case d'arrivée peut être vide ou occupée par l'un ou l'autre joueur
# of 09f190bf
towers-explocus-colour = un pion ou une colonne adverse sur quoi on se pose, ou qu'une explosion couvre, change aussitôt de couleur
# of 6629112f
towers-explocus-exploding = une colonne qui atteint ou dépasse la capacité de sa case, le nombre de ses cases voisines, explose : ses pions sont répartis, un sur chaque case voisine, et s'il en reste, ils ne bougent pas
# of 7c201a51
towers-explocus-end = le but est d'éliminer tous les pions de l'adversaire
# of 43257566
towers-focus-title = Focus
# of 2a472d62
towers-focus-rules-1 = Deux joueurs ont dix-huit pions chacun sur un plateau de huit cases sur huit, moins trois cases à chaque coin. Au début, les pions sont un par un sur les six cases sur six du milieu, deux d'une couleur et deux de l'autre en alternance le long de chaque rangée, et chaque rangée à l'inverse de la précédente. Les Blancs commencent ; puis les joueurs jouent à tour de rôle, et personne ne peut passer.
# of b21c1e99
towers-focus-rules-2 = Les pions se posent sur des pions. Une pile appartient au joueur dont le pion est au-dessus, quoi qu'il y ait dessous. À son tour, un joueur déplace une de ses piles, ou les pions du dessus : tout droit le long d'une rangée ou d'une colonne, d'exactement autant de cases que de pions déplacés. Un pion va d'une case, trois pions de trois. Ils passent par-dessus tout ce qui se trouve entre, et se posent sur une case vide ou sur ce qui s'y trouve.
# of e75fd797
towers-focus-rules-3 = Aucune pile ne reste plus haute que cinq. Si une pile devient plus haute, on en retire les pions du bas jusqu'à ce qu'il en reste cinq : ceux du joueur vont à sa réserve, ceux de l'adversaire sont pris et hors du jeu.
# of f60fcb1e
towers-focus-rules-4 = Au lieu de déplacer, un joueur peut faire entrer un pion de la réserve sur n'importe quelle case, vide ou non, au-dessus de ce qui s'y trouve. S'il y en avait cinq, celui du bas part comme ci-dessus.
# of 463dd935
towers-focus-rules-5 = Qui ne peut ni déplacer ni faire entrer un pion a perdu.
# of eb1f4981
towers-focus-note-1 = La source ne montre la position de départ qu'en image : deux et deux en alternance sur les six cases sur six du milieu, comme chez AbstractPlay et ludism.org. Les pions extérieurs de la rangée la plus proche des Noirs sont blancs.
# of c7ac3c01
towers-focus-note-2 = Les pions passent par-dessus tout ce qui se trouve entre : la source ne nomme aucun obstacle.
# of f0ded7a2
towers-focus-note-3 = Un pion qui entre sur une pile de cinq en fait six : celui du bas s'en va.
# of 4592b82d
towers-focus-note-4 = La source ne connaît pas de nulle. Une position qui revient ne change rien.
# of f0b31348
towers-focus-turns = les Blancs commencent ; les joueurs jouent, et doivent jouer, à tour de rôle
# of 10f58b4e
towers-focus-owning = une pile appartient au joueur dont la couleur est au-dessus
# of f21a6f3d
towers-focus-moving = un pion ou une pile de pions se déplace à l'horizontale ou à la verticale d'autant de cases que de pions déplacés ; une pile peut être séparée, si bien que seuls ses pions du dessus se déplacent
# of 79afd59a
towers-focus-height = quand une pile dépasse cinq pions, ceux qui sont de trop sont enlevés par le bas : ceux du joueur vont à la réserve, ceux de l'adversaire sont pris
# of 5add5dfc
towers-focus-reserve = au lieu de déplacer, un joueur peut faire entrer un pion de la réserve sur n'importe quelle case, vide ou occupée par l'une ou l'autre couleur
# of 000316d5
towers-focus-end = un joueur gagne quand l'adversaire ne peut ni déplacer un pion ni faire entrer un pion de la réserve
# of 8e3f1d64
towers-pilare-8-title = Pilare sur huit cases sur huit
# of f13f395d
towers-pilare-8-rules-1 = Sur chaque case se trouve un pion neutre, qui n'est à personne. Chaque joueur a quatorze pions de sa couleur. Au début, ils sont posés sur des pions neutres : huit sur toute la rangée la plus proche de leur joueur, et six au milieu de la rangée devant elle. Les Rouges commencent ; puis les joueurs jouent à tour de rôle, et personne ne peut passer.
# of cab1a4eb
towers-pilare-8-rules-2 = Les pions se posent sur des pions. Une pile appartient au joueur dont le pion est au-dessus, quoi qu'il y ait dessous ; un pion seul est aussi une pile. Une pile avec un pion neutre au-dessus n'est à personne.
# of fa166cd3
towers-pilare-8-rules-3 = À son tour, un joueur prend une de ses piles entière et la sème, le pion du bas d'abord : il va sur une case juste à côté de celle d'où vient la pile, le suivant sur une case juste à côté de celle-là, et ainsi de suite jusqu'à ce que la main soit vide. Chaque pion se pose sur ce qui s'y trouve, ou sur la case vide. Après chaque pion, le chemin peut tourner à gauche ou à droite ou aller tout droit, mais jamais faire demi-tour. Il peut se croiser : une case peut recevoir plusieurs pions, et celle d'où vient la pile aussi.
# of 5a09453e
towers-pilare-8-rules-4 = Qui n'a pas de pile à semer a perdu.
# of 001c10d8
towers-pilare-6-title = Pilare sur six cases sur six
# of 60b2ed36
towers-pilare-6-rules-1 = Sur chaque case se trouve un pion neutre, qui n'est à personne. Chaque joueur a dix pions de sa couleur. Au début, ils sont posés sur des pions neutres : six sur toute la rangée la plus proche de leur joueur, et quatre au milieu de la rangée devant elle. Les Rouges commencent ; puis les joueurs jouent à tour de rôle, et personne ne peut passer.
# of dd8d5745
towers-pilare-6-note-1 = La source ne montre la position de départ qu'en image. Elle a ici dix pions par camp, et quatorze sur le plus grand plateau, ce qui fait une rangée et une autre plus courte de deux pions : on suppose que la rangée entière est celle du bord ; en option (« { words-option-whole-row } : { words-setting-whole-row-second } »), c'est la rangée devant elle.
# of 97557930
towers-pilare-6-note-2 = La source appelle noirs les pions neutres et « Noir » un des joueurs. Ici, ils sont d'une troisième couleur, car il faut les distinguer.
# of 67241a36
towers-pilare-6-note-3 = Le chemin peut revenir à une case, même à celle d'où vient la pile : il faut pour cela au moins quatre pions.
# of ca3833b9
towers-pilare-6-note-4 = D'une pile de plus de cinq pions, tous les chemins ne sont pas dans la liste, car il y en a des milliers : après le premier pion, quelques-uns vont tout droit, ou tournent où ils le doivent, et les quatre derniers prennent n'importe quel chemin. Tout chemin permis qui est joué est reconnu.
# of 2180fcbd
towers-pilare-6-turns = les Rouges commencent ; puis les joueurs jouent à tour de rôle
# of 861267d7
towers-pilare-6-owning = un joueur prend n'importe quelle pile entière qui a un pion de sa couleur au-dessus ; un pion seul est aussi une pile
# of 029f2b6b
towers-pilare-6-sowing = on pose le pion du bas sur une case voisine, à l'horizontale ou à la verticale, de celle de départ, le pion suivant à partir du bas sur une case voisine de celle-là, et ainsi de suite jusqu'à ce que tous soient sur le plateau, chacun au-dessus de ce qui s'y trouve
# of 800543b7
towers-pilare-6-straight = après avoir déposé chaque pion, le joueur peut changer de direction, mais il est interdit de faire un virage de 180 degrés
# of 0af12031
towers-pilare-6-end = le but est de laisser l'adversaire sans coup permis
