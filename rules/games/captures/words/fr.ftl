# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } { AGREE($own, "est passé", "sont passés") } deux fois par { $astray_to } en un tour ; une chaîne de prises ne revient sur aucun point
# of 366e2097
captures-crowned-early = un roi se trouve en { $crowned }, mais { FORM($man, article: "a") } n'est { ATTR($man, "gender") ->
    [feminine] couronnée que si elle
   *[other] couronné que s'il
} finit son coup sur la dernière rangée
# of 3321a5e8
captures-diagonal-capture = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone } en diagonale, mais on ne prend que tout droit
# of 3bdcfb1a
captures-king-diagonal = { $own } { AGREE($own, "a", "ont") } déplacé un roi de { $own_gone } à { $own_come } ; les rois vont tout droit
# of 322c6350
captures-majority = { $longest } en prend { $most }, ceci en prend { $count }
# of 6bba4010
captures-must-capture = { $own } { AGREE($own, "peut", "peuvent") } prendre, et { AGREE($own, "doit", "doivent") } donc le faire : { $example }
# of 35d7002f
captures-no-line = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, où ne mène aucune ligne
# of 9f3b8546
captures-taken-elsewhere = { $own } { AGREE($own, "a", "ont") } enlevé { $uncaptured }, qu'un coup de { $own_gone } à { $own_come } ne prend pas
# of 61c2a78e
captures-took-both-ways = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais un coup prend ce dont il s'approche ou ce dont il s'éloigne, pas les deux
# of 0d36442d
captures-took-unmoved = { $own } { AGREE($own, "a", "ont") } enlevé { $foe_gone }, mais aucun coup { FORM($own, case: "genitive") } n'a pris cela
# of 1a65caab
captures-way-blocked = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come } par-dessus { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } { AGREE($own, "a", "ont") } continué de { $astray_from } à { $astray_to } dans la même direction ; une chaîne de prises change de direction à chaque pas
# of f2c183e6
captures-croda-title = Croda
# of da949900
captures-croda-rules-1 = Deux joueurs ont vingt-quatre pions chacun sur un plateau de huit cases sur huit. Au début, ils remplissent les trois rangées les plus proches de chaque joueur. Les Blancs, au sud, commencent ; puis les joueurs jouent à tour de rôle, et doivent jouer.
# of fc370f8c
captures-croda-rules-2 = Un pion avance d'une case, tout droit ou en diagonale, vers une case vide. Il ne prend que tout droit : il saute par-dessus une pièce ennemie devant, à côté ou derrière lui, jusqu'à la case suivante, qui doit être vide. Un pion qui finit son coup sur la rangée la plus éloignée devient roi : on pose un second pion dessus, ou on le retourne. Un pion qui ne fait que passer par cette rangée dans une chaîne de prises reste un pion.
# of 7846bf18
captures-croda-rules-3 = Un roi va d'autant de cases libres qu'il veut, tout droit le long de sa rangée ou de sa colonne. Il prend une pièce ennemie à n'importe quelle distance en sautant par-dessus, si ce qui les sépare est libre, jusqu'à n'importe quelle case libre derrière.
# of c707f1c2
captures-croda-rules-4 = Qui peut prendre doit prendre, et continue avec la même pièce tant qu'elle le peut, mais sans jamais faire demi-tour. De toutes les chaînes possibles, il faut en jouer une qui prend le plus de pièces ; un roi compte pour une. Les pièces prises sont retirées quand la chaîne est finie. Jusque-là, elles font obstacle, et aucune n'est sautée deux fois ; on peut repasser par une case vide.
# of 6c0b2d98
captures-croda-rules-5 = Qui n'a pas de coup a perdu : qu'il n'ait plus de pièce, ou que toutes soient bloquées. La partie est nulle par accord, ou quand la même position, avec le même camp au trait, se présente pour la troisième fois.
# of 66a86195
captures-croda-note-1 = La position de départ est connue par d'autres descriptions : la source ne la montre qu'en image.
# of d7b9d831
captures-croda-note-2 = Une autre description laisse les pions aller de côté ; la source dit que le pas en diagonale remplace cela.
# of f2a50450
captures-croda-note-3 = Personne ne peut faire demi-tour dans une chaîne : la pièce qu'on a sautée est encore là, et aucune n'est prise deux fois.
# of c25ef00d
captures-croda-note-4 = Une caméra ne voit pas toujours si un pion est couronné. Un pion arrivé sur la rangée la plus éloignée est un roi, qu'il ait été couronné ou non.
# of 07b9b4d4
captures-croda-turns = les Blancs commencent ; les joueurs jouent, et doivent jouer, à tour de rôle
# of 3deb931f
captures-croda-moving = un pion avance d'une case, tout droit ou en diagonale, vers une case vide ; un roi va d'autant de cases libres qu'il veut le long d'une rangée ou d'une colonne
# of 4f726e57
captures-croda-capture = qui peut prendre doit prendre ; toutes les prises vont le long des rangées et des colonnes : un pion saute par-dessus une pièce ennemie à côté de lui jusqu'à la case vide derrière, en avant, de côté ou en arrière ; un roi saute de n'importe quelle distance et se pose sur n'importe quelle case libre derrière
# of d4e8150a
captures-croda-taking = les pièces prises sont retirées quand toute la chaîne est finie, et pas avant
# of 96e7e880
captures-croda-chain = la chaîne qui prend le plus de pièces doit être jouée jusqu'au bout ; elle ne prend aucune pièce deux fois et ne fait jamais demi-tour, mais peut repasser par une case
# of a929a026
captures-croda-crowning = un pion qui finit son coup sur la dernière rangée, côté adversaire, devient roi ; un pion qui ne fait qu'y passer dans une chaîne ne le devient pas ; les rois vont tout droit et jamais en diagonale
# of e60d7292
captures-croda-end = un joueur qui n'a aucun coup permis perd ; la partie est nulle par accord ou quand une position est là trois fois
# of c9b2ea27
captures-fanorona-title = Fanorona
# of a4640a4d
captures-fanorona-rules-1 = Deux joueurs ont vingt-deux pions chacun sur un plateau de neuf points sur cinq, reliés par des lignes. Au début, ils remplissent les deux rangées les plus proches de chaque joueur et, en alternance, la rangée du milieu, dont le point central est vide. Les Blancs, au sud, commencent ; puis les joueurs jouent à tour de rôle.
# of bc59b841
captures-fanorona-rules-2 = Un coup déplace un pion le long d'une ligne jusqu'au point voisin, qui doit être vide. Si le point suivant sur cette ligne porte un pion ennemi, ce pion est pris par approche, et avec lui tous les pions ennemis derrière lui, sans interruption. Si le point que le pion quitte a derrière lui, sur cette ligne, un pion ennemi, ce pion est pris par éloignement, et avec lui la suite ininterrompue derrière lui. Un coup qui ferait les deux n'en fait qu'un : le joueur choisit, par ce qu'il retire du plateau.
# of 63c4f1c3
captures-fanorona-rules-3 = Qui peut prendre doit prendre. Après une prise, le même pion peut continuer, tant que chaque pas prend ; les pions sont retirés après chaque pas. Il peut s'arrêter après n'importe quel pas. En un tour, il ne vient deux fois sur aucun point, celui du départ compris, et il ne fait pas deux pas de suite dans la même direction.
# of b0938563
captures-fanorona-rules-4 = Qui prend tous les pions de l'adversaire gagne. Qui ne peut pas jouer a perdu. Les joueurs peuvent convenir d'une nulle.
# of 9224190a
captures-fanorona-rules-5 = Le petit plateau, Fanoron-Dimyand, a cinq points sur cinq et douze pions chacun ; ses règles sont les mêmes.
# of 63d4e3d6
captures-fanorona-note-1 = La source ne dit pas si le point d'où part un pion compte comme visité : oui.
# of e0f424e6
captures-fanorona-note-2 = La source ne dit pas ce qui suit quand un joueur ne peut pas jouer : un tel joueur a perdu.
# of 5ae61681
captures-fanorona-note-3 = La source dit que des nulles sont possibles, mais pas quand. Les joueurs peuvent en convenir ; l'option « { words-option-threefold } » rend nulle une position qui est là pour la troisième fois avec le même camp au trait.
# of 4c4de505
captures-fanorona-note-4 = La source nomme les plateaux de cinq points sur cinq (Fanoron-Dimyand) et de trois sur trois (Fanoron-Telo) sans leurs règles ni leurs positions de départ : ce sont celles du grand, mises à l'échelle. Sur le plus petit, chaque camp a quatre pions.
# of a6839d35
captures-fanorona-note-5 = La rangée du milieu commence par un pion du second camp à la gauche de Sud, et les couleurs alternent.
# of cf3e2d48
captures-fanorona-turns = les joueurs jouent à tour de rôle, les Blancs en premier
# of e78fe19a
captures-fanorona-moving = un coup qui ne prend pas déplace un pion le long d'une ligne dessinée jusqu'au point voisin, s'il est vide
# of cf3b5b55
captures-fanorona-capture = qui peut prendre doit prendre ; un pion prend par approche la suite de pions ennemis qui commence au point suivant de sa ligne, ou par éloignement la suite qui commence au point derrière lui ; là où il ferait les deux, le joueur en choisit une
# of 9d2e27b9
captures-fanorona-taking = tous les pions de la suite ininterrompue sont retirés après chaque pas, et aucun autre
# of 8104dcfd
captures-fanorona-chain = le pion peut continuer à prendre et peut s'arrêter après chaque pas ; il ne vient à aucun point deux fois en un tour et ne fait pas deux pas de suite dans la même direction
# of bcec676a
captures-fanorona-end = le but est de prendre tous les pions de l'adversaire ; des nulles sont possibles
