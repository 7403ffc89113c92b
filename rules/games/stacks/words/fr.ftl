# of 20d8ea3e
stacks-blocked = { $own } { AGREE($own, "a", "ont") } levé { FORM($man, article: "the") } de { $own_gone }, qui ne peut aller nulle part
# of 6465355b
stacks-covered-chip = { FORM($man, article: "a") } que d'autres couvrent a été { ATTR($man, "gender") ->
    [feminine] prise
   *[other] pris
} de { $shuffled }
# of bd9afe31
stacks-no-tresillo = { $own } { AGREE($own, "a", "ont") } pris des pions de { $taken } sans tresillo
# of 659e21a5
stacks-one-removal-only = { $own } { AGREE($own, "a", "ont") } pris des pions de { $taken }, mais un tour prend une pile
# of ddfbbac1
stacks-other-colour = { FORM($man, article: "a") } { FORM($own, case: "genitive") } est { ATTR($man, "gender") ->
    [feminine] partie
   *[other] parti
} de { $lost }, mais { FORM($man, article: "a") } d'une autre couleur est { ATTR($man, "gender") ->
    [feminine] venue
   *[other] venu
} en { $come }
# of 1021cf59
stacks-own-chip-on-top = { $own } { AGREE($own, "a", "ont") } mis { FORM($man, article: "a") } en { $own_come }, où { FORM($man, article: "a") } { FORM($own, case: "genitive") } est au-dessus
# of a5a04424
stacks-protected-by-tresillo = { $own } { AGREE($own, "a", "ont") } pris une pile d'un tresillo, { $taken }, alors que d'autres sont libres
# of 5e80a07b
stacks-put-underneath = un pion s'est mis sous d'autres sur { $slipped_under }, et non dessus
# of aa664bac
stacks-recoloured = sur { $recoloured }, d'autres pions ont pris la place des anciens
# of 81052b87
stacks-removed-own-stack = { $own } { AGREE($own, "a", "ont") } pris des pions de { $taken }, pas une pile { FORM($own, case: "that") } { AGREE($own, "peut", "peuvent") } prendre
# of 00e3f2ec
stacks-second-priority = { FORM($man, article: "a") } est { ATTR($man, "gender") ->
    [feminine] venue
   *[other] venu
} en { $come }, mais d'abord { $own }, dont le tresillo a été découvert, { AGREE($own, "doit", "doivent") } enlever une pile
# of 58ce387c
stacks-stack-moved = plus que le pion du dessus est allé de { $lost } à { $come }
# of 37359e2d
stacks-stack-too-high = la pile en { $high } dépasse { $highest }
# of 37c6468d
stacks-stack-2p-title = Stack à deux
# of caefbddc
stacks-stack-2p-rules-1 = Deux joueurs ont deux couleurs chacun, douze pions par couleur. La première et la troisième couleur sont à un joueur, la deuxième et la quatrième à l'autre. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés et par leurs coins : 24 points, 20 lignes droites de trois. Le milieu du plateau ne sert pas.
# of 0267deac
stacks-stack-2p-rules-2 = Les joueurs jouent à tour de rôle, et chacun joue ses deux couleurs en alternance : les quatre couleurs viennent donc dans l'ordre. Un tour se joue avec la couleur dont c'est le tour.
# of a0e37e26
stacks-stack-2p-rules-3 = Tant que cette couleur a des pions en main, on en joue un : sur un point libre, ou au-dessus d'une pile (ou d'un pion seul) qui a n'importe quelle autre couleur au-dessus, celle de l'adversaire ou sa propre seconde couleur. Une pile n'a jamais plus de cinq pions. Seul le pion du dessus compte pour les lignes et peut bouger.
# of 1be2ce51
stacks-stack-2p-rules-4 = Quand la couleur n'en a plus en main, un de ses pions découverts se déplace : le long d'une ligne jusqu'au point voisin, s'il est libre ou porte moins de cinq pions avec une autre couleur au-dessus. Une couleur à qui il reste trois pions ou moins sur le plateau, les couverts compris, et aucun en main, peut voler : un pion découvert va vers un tel point, si loin qu'il soit.
# of 18b69895
stacks-stack-2p-rules-5 = Trois pions d'une couleur au-dessus des trois points d'une ligne forment un tresillo ; les deux couleurs d'un joueur n'en forment pas ensemble. Qui en fait un enlève toute une pile qui a un pion de l'adversaire au-dessus. Les piles d'un tresillo sont protégées : on ne peut les prendre que si toutes les piles prenables sont dans un tresillo. Une seule pile est enlevée, quel que soit le nombre de tresillos formés à la fois. Les pions du joueur dans cette pile, des deux couleurs, reviennent en main et sont rejoués ; ceux de l'adversaire sont gardés et comptent à la fin.
# of 6843740f
stacks-stack-2p-rules-6 = Un pion qui part découvre celui d'en dessous. Si cela forme un tresillo de la couleur découverte, son joueur a la seconde priorité : d'abord celui qui a joué enlève une pile, s'il a fait un tresillo, puis, si le tresillo découvert tient encore, son joueur enlève une pile de la même façon. Le jeu continue avec la couleur qui suit celle qui a joué.
# of 054f50e8
stacks-stack-2p-rules-7 = Une couleur qui ne peut ni poser ni déplacer passe son tour.
# of 40f34f62
stacks-stack-2p-rules-8 = La partie est finie quand tous les pions sont joués et que seules les couleurs d'un joueur sont sur le plateau, à n'importe quel étage. Ce joueur a gagné. Chaque joueur marque un point par pion gardé, et le gagnant aussi un point par pion sur le plateau. Le premier à avoir 50 points, ou ce qui est convenu, gagne le match ; l'autre joueur commence la manche suivante. Quand tous les pions sont joués, les joueurs peuvent convenir qu'aucun n'aura jamais le plateau pour lui seul : c'est une impasse, la manche est finie, et les pions du plateau ne comptent pas.
# of a0518cff
stacks-stack-2p-note-1 = Chaque camp est une couleur ; la 1re et la 3e sont à un joueur, la 2e et la 4e à l'autre. Les scores sont par couleur : celui d'un joueur est la somme de deux d'entre eux.
# of f8d55d27
stacks-stack-2p-note-2 = Un tresillo est d'une seule couleur.
# of 3aa0036f
stacks-stack-2p-note-3 = On ne prend que les piles qui ont l'adversaire au-dessus, pas celles qui ont au-dessus sa propre seconde couleur ; les pions à soi qu'on rejoue sont ceux des deux couleurs.
# of 10f06e35
stacks-stack-2p-note-4 = Jouer des pions, déplacer et voler se fait par couleur : une couleur déplace quand elle n'en a plus en main, et vole avec trois pions ou moins sur le plateau.
# of 71f33b61
stacks-stack-2p-note-5 = Une couleur qui ne peut pas jouer passe son tour, même si l'autre couleur du joueur pourrait jouer.
# of 390b1179
stacks-stack-2p-note-6 = « Une seule couleur reste » s'entend des couleurs d'un seul joueur : la seconde couleur du gagnant n'a pas à être battue.
# of fc9ff5ca
stacks-stack-2p-note-7 = Un tresillo découvert peut être de la seconde couleur de celui qui a joué : son enlèvement de seconde priorité vient alors aussi.
# of 7110c70d
stacks-stack-2p-note-8 = Une seule pile est enlevée, quel que soit le nombre de tresillos faits à la fois (le texte n'en dit rien).
# of 8d68332b
stacks-stack-2p-note-9 = L'enlèvement est obligatoire. Là où l'adversaire n'est au-dessus d'aucune pile, il n'y en a pas.
# of 182dad1e
stacks-stack-2p-note-10 = Si le coup lui-même ne laisse que les couleurs d'un joueur, la partie est finie aussitôt.
# of 3d76968e
stacks-stack-2p-note-11 = L'impasse du livret de règles, c'est aux joueurs d'en convenir : les règles d'ici ne la déclarent pas, et les pions gardés sont alors le score. Une position où personne ne peut jouer est une nulle, comptée comme une impasse.
# of 96060264
stacks-stack-2p-note-12 = Les manches et le but de 50 points sont l'affaire d'un match.
# of db94bfcc
stacks-stack-team-title = Stack en équipes
# of 0b82f7b9
stacks-stack-team-rules-1 = Quatre joueurs ont douze pions chacun, d'une couleur par joueur. Le premier et le troisième jouent ensemble, contre le deuxième et le quatrième. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés et par leurs coins : 24 points, 20 lignes droites de trois. Le milieu du plateau ne sert pas. Un joueur commence, et on joue en tournant vers la droite, si bien que les équipes alternent.
# of 355c8a80
stacks-stack-team-rules-2 = Un joueur qui a des pions en main en joue un : sur un point libre, ou au-dessus d'une pile (ou d'un pion seul) qui a n'importe quelle autre couleur au-dessus, même celle du coéquipier. Une pile n'a jamais plus de cinq pions. Seul le pion du dessus compte pour les lignes et peut bouger.
# of f856771f
stacks-stack-team-rules-3 = Un joueur sans pion en main déplace : un pion découvert de sa couleur va le long d'une ligne jusqu'au point voisin, s'il est libre ou porte moins de cinq pions avec une autre couleur au-dessus. Un joueur à qui il reste trois pions ou moins sur le plateau, les couverts compris, et aucun en main, peut voler : déplacer un pion découvert vers un tel point, si loin qu'il soit.
# of 2de234ff
stacks-stack-team-rules-4 = Trois pions d'une couleur au-dessus des trois points d'une ligne forment un tresillo ; deux coéquipiers n'en forment pas ensemble. Qui en fait un enlève toute une pile qui a une autre couleur que la sienne au-dessus ; ce peut être celle du coéquipier. Les piles d'un tresillo sont protégées : on ne peut les prendre que si toutes les piles prenables sont dans un tresillo. Une seule pile est enlevée, quel que soit le nombre de tresillos formés à la fois. Les pions du joueur dans cette pile reviennent en main et sont rejoués ; tous les autres sont gardés et comptent à la fin, même ceux d'un coéquipier, à qui on ne les rend pas.
# of ebe9a8fe
stacks-stack-team-rules-5 = Un pion qui part découvre celui d'en dessous. Si cela forme un tresillo de la couleur découverte, son équipe a la seconde priorité : d'abord celui qui a joué enlève une pile, s'il a fait un tresillo, puis, si le tresillo découvert tient encore, le joueur de sa couleur enlève une pile de la même façon. Le jeu continue avec le joueur qui suit celui qui a joué.
# of 70c52921
stacks-stack-team-rules-6 = Un joueur qui ne peut ni poser ni déplacer passe son tour.
# of b0558b0c
stacks-stack-team-rules-7 = La partie est finie quand tous les pions sont joués et que seules les couleurs d'une équipe sont sur le plateau, à n'importe quel étage. Cette équipe a gagné. Chaque équipe marque un point par pion gardé par ses joueurs, et les gagnants aussi un point par pion sur le plateau. La première équipe à avoir 50 points, ou ce qui est convenu, gagne le match. Quand tous les pions sont joués, les équipes peuvent convenir qu'aucune n'aura jamais le plateau pour elle seule : c'est une impasse, la manche est finie, et les pions du plateau ne comptent pas.
# of 27f62118
stacks-stack-team-note-1 = L'article dit exprès ce qui diffère de Stack : on peut empiler sur n'importe quelle autre couleur, et prendre la pile de n'importe quelle autre couleur, même celle du coéquipier.
# of e5c0017b
stacks-stack-team-note-2 = Un tresillo est d'une seule couleur, pas des deux couleurs d'une équipe.
# of 156fd359
stacks-stack-team-note-3 = La seconde priorité de l'équipe est exercée par le joueur dont la couleur forme le tresillo, même si c'est le coéquipier qui l'a découvert.
# of 21023752
stacks-stack-team-note-4 = Les scores sont par couleur : celui d'une équipe est la somme de deux d'entre eux.
# of fa50d284
stacks-stack-team-note-5 = Réduit à trois pions : trois ou moins sur le plateau, à n'importe quel étage, et aucun en main.
# of 77cf1126
stacks-stack-team-note-7 = L'enlèvement est obligatoire, même là où il ne reste que les piles du coéquipier.
# of 6d8e73ea
stacks-stack-team-note-8 = Si le coup lui-même ne laisse qu'une équipe, la partie est finie aussitôt, avant tout enlèvement de seconde priorité.
# of 55be68f9
stacks-stack-team-note-9 = L'impasse de l'article, c'est aux équipes d'en convenir : les règles d'ici ne la déclarent pas, et les pions gardés sont alors le score. Une position où personne ne peut jouer est une nulle, comptée comme une impasse.
# of b760e4e7
stacks-stack-team-note-10 = Les manches et le but de 50 points sont l'affaire d'un match ; qui commence la manche suivante n'est pas dit, et est repris de Stack.
# of 7513ff10
stacks-stack-title = Stack
# of 9c6fe352
stacks-stack-rules-1 = Deux, trois ou quatre joueurs ont douze pions chacun, d'une couleur par joueur. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés et par leurs coins : 24 points, 20 lignes droites de trois. Le milieu du plateau ne sert pas. Un joueur commence, et on joue en tournant vers la droite.
# of b06d31ee
stacks-stack-rules-2 = Un joueur qui a des pions en main en joue un : sur un point libre, ou au-dessus d'une pile (ou d'un pion seul) qui a un pion adverse au-dessus. Une pile n'a jamais plus de cinq pions. Seul le pion du dessus compte pour les lignes et peut bouger.
# of 3b0037c8
stacks-stack-rules-3 = Un joueur sans pion en main déplace : un pion découvert de sa couleur va le long d'une ligne jusqu'au point voisin, s'il est libre ou porte moins de cinq pions avec un pion adverse au-dessus. Un joueur à qui il reste trois pions ou moins sur le plateau, les couverts compris, et aucun en main, peut voler : déplacer un pion découvert vers un tel point, si loin qu'il soit.
# of ad313525
stacks-stack-rules-4 = Trois pions d'une couleur au-dessus des trois points d'une ligne forment un tresillo. Qui en fait un, en posant ou en déplaçant, enlève toute une pile qui a un pion adverse au-dessus. Les piles d'un tresillo sont protégées : on ne peut les prendre que si toutes les piles prenables sont dans un tresillo. Une seule pile est enlevée, quel que soit le nombre de tresillos formés à la fois. Les pions du joueur dans cette pile reviennent en main et sont rejoués ; les autres sont gardés et comptent à la fin.
# of a10f44ef
stacks-stack-rules-5 = Un pion qui part découvre celui d'en dessous. Si cela forme un tresillo de la couleur découverte, son joueur a la seconde priorité : d'abord celui qui a joué enlève une pile, s'il a fait un tresillo, puis, si le tresillo découvert tient encore, son joueur enlève une pile de la même façon. Le jeu continue avec le joueur qui suit celui qui a joué.
# of 68cf5e4a
stacks-stack-rules-7 = La partie est finie quand tous les pions sont joués et qu'une seule couleur est sur le plateau, à n'importe quel étage. Ce joueur a gagné. Chaque joueur marque un point par pion gardé, et le gagnant aussi un point par pion sur le plateau. Le premier à avoir 50 points, ou ce qui est convenu, gagne le match ; le joueur à droite de celui qui a commencé commence la manche suivante. Avec élimination, le joueur dont le tour précède celui du gagnant est éliminé, pour ne pas l'avoir retenu. Quand tous les pions sont joués, les joueurs peuvent convenir que personne n'aura jamais le plateau pour lui seul : c'est une impasse, la manche est finie, et les pions du plateau ne comptent pas.
# of ff1fae12
stacks-stack-note-1 = Les lignes sont celles qui sont dessinées, les quatre diagonales des coins comprises : 20 lignes.
# of c1150e7c
stacks-stack-note-2 = À droite se trouve le suivant dans l'ordre des tours ; les camps sont nommés dans l'ordre des tours.
# of 902cb423
stacks-stack-note-3 = Un joueur déplace quand sa propre main est vide, quoi que les autres aient en main : le jeu en équipes dit « quand un joueur a joué tous ses pions ».
# of 45eac815
stacks-stack-note-5 = Un tresillo est fait par les trois pions du dessus, le dernier venant d'y être joué ou déplacé ; les pions d'en dessous ne comptent pas.
# of 67fae355
stacks-stack-note-7 = L'enlèvement est obligatoire. Là où aucun adversaire n'est au-dessus d'une pile, il n'y en a pas.
# of 21eddb5c
stacks-stack-note-8 = Un tresillo découvert est protégé aussitôt, même contre celui qui l'a découvert.
# of 1074359d
stacks-stack-note-9 = L'enlèvement de seconde priorité est un tour à part (« xa7 ») ; s'il n'y a rien à enlever, il tombe.
# of 2d429a45
stacks-stack-note-10 = Une seule couleur reste : aucun pion d'une autre n'est sur le plateau, même couvert.
# of 82582860
stacks-stack-note-11 = Si le coup lui-même ne laisse qu'une couleur, la partie est finie aussitôt.
# of f2c3929c
stacks-stack-note-13 = Les manches, le but de 50 points et l'élimination sont l'affaire d'un match.
# of b388e48d
stacks-stack-2p-turns = chaque joueur prend deux couleurs ; les joueurs alternent, et chacun alterne ses couleurs
# of 975de879
stacks-stack-2p-placing = on pose un pion sur un point libre ou sur le pion du joueur adverse ; un joueur peut aussi empiler sur un pion de son autre couleur
# of 6692c9da
stacks-stack-2p-height = (comme dans Stack) une pile n'a jamais plus de cinq pions
# of 1f821880
stacks-stack-2p-mill = (comme dans Stack) trois pions alignés, à l'horizontale, à la verticale ou en diagonale, forment un tresillo, et qui en réussit un enlève une pile qui a un pion adverse au-dessus
# of 052b4770
stacks-stack-2p-one-removal = (comme dans Stack) un tresillo enlève une pile
# of 9fb1f48c
stacks-stack-2p-shielded = (comme dans Stack) les piles et les pions d'un tresillo sont protégés, et ne peuvent être pris que s'il n'y en a pas d'autres
# of 127b0d7b
stacks-stack-2p-replayed = (comme dans Stack) un joueur rejoue ses propres pions d'une pile prise, et garde ceux de l'adversaire
# of aa0be1bd
stacks-stack-2p-phases = (comme dans Stack) les joueurs déplacent quand tous les pions sont joués
# of c9c605ec
stacks-stack-2p-moving = (comme dans Stack) un joueur déplace un pion découvert vers un point voisin libre, ou vers une pile de moins de cinq qui a au-dessus un pion adverse, ou un pion de son autre couleur
# of fe784139
stacks-stack-2p-flying = (comme dans Stack) un joueur réduit à trois pions peut faire voler un pion découvert n'importe où, sauf sur la même couleur ou sur une pile de cinq
# of 2f6d467c
stacks-stack-2p-blocked = (comme dans Stack) un joueur qui ne peut pas jouer passe son tour
# of 558ef51a
stacks-stack-2p-second = (comme dans Stack) quand un joueur découvre une pile et que cela fait un tresillo, le joueur dont les pions le forment a la seconde priorité pour enlever une pile, si le tresillo tient encore
# of b5f997dc
stacks-stack-2p-end = (comme dans Stack) la partie est finie quand un seul camp reste sur le plateau et que tous les pions sont joués
# of 5bb32b89
stacks-stack-team-turns = un joueur commence, le joueur de l'autre équipe à droite continue, et ainsi les joueurs jouent à tour de rôle
# of fe34ff3a
stacks-stack-team-placing = on pose un pion sur un point libre ou sur n'importe quel pion d'une autre couleur
# of dafcfa0d
stacks-stack-team-mill = trois pions alignés, à l'horizontale, à la verticale ou en diagonale, forment un tresillo, et qui en réussit un enlève une pile qui n'a pas sa propre couleur au-dessus
# of b2430db8
stacks-stack-team-replayed = un joueur rejoue ses propres pions d'une pile prise et garde tous les autres ; on ne rend pas les leurs aux coéquipiers
# of a2c819ff
stacks-stack-team-phases = déplace le joueur qui a joué tous ses pions
# of 91d704db
stacks-stack-team-moving = un joueur déplace un pion découvert vers un point voisin ou une pile voisine qui n'a pas la même couleur au-dessus et porte moins de cinq pions
# of b7ab5587
stacks-stack-team-second = quand une équipe découvre une pile et que cela fait un tresillo, l'équipe dont les pions le forment a la seconde priorité pour enlever une pile, si le tresillo tient encore
# of d64bf157
stacks-stack-team-end = la partie est finie quand une seule équipe reste sur le plateau et que tous les pions sont joués
# of ce52c8d1
stacks-stack-turns = un joueur commence en posant un pion, le joueur à droite continue, et ainsi les joueurs jouent à tour de rôle
# of be373ba0
stacks-stack-placing = on pose un pion sur un point libre ou sur le pion d'un joueur adverse
# of 7f3231e4
stacks-stack-height = une pile n'a jamais plus de cinq pions
# of 4ce351ef
stacks-stack-mill = trois pions alignés, à l'horizontale, à la verticale ou en diagonale, forment un tresillo, et qui en réussit un enlève une pile qui a un pion adverse au-dessus
# of 2bb13b5c
stacks-stack-one-removal = qui réussit un tresillo enlève une pile
# of 88ebc61d
stacks-stack-shielded = les piles et les pions d'un tresillo sont protégés, et ne peuvent être pris que s'il n'y en a pas d'autres
# of 87d100ff
stacks-stack-replayed = un joueur rejoue ses propres pions d'une pile prise, et garde ceux des adversaires
# of 9bdf70d7
stacks-stack-phases = les joueurs déplacent quand tous les pions sont joués
# of 15fd6339
stacks-stack-moving = un joueur déplace un pion découvert vers un point voisin libre, ou vers une pile de moins de cinq qui a un pion adverse au-dessus
# of 72c5ef26
stacks-stack-flying = un joueur réduit à trois pions peut faire voler un pion découvert n'importe où, sauf sur son propre pion ou sur une pile de cinq
# of 6478895c
stacks-stack-blocked = un joueur qui ne peut pas jouer passe son tour
# of 95b34e6e
stacks-stack-second = quand un joueur découvre une pile et que cela fait un tresillo, le joueur dont les pions le forment a la seconde priorité pour enlever une pile, si le tresillo tient encore
# of 36d38c72
stacks-stack-end = la partie est finie quand une seule couleur reste sur le plateau et que tous les pions sont joués
