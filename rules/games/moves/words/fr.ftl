# of 1b7b1ff0
moves-arrow-flew-over = { AGREE($arrows, "la flèche", "les flèches") } vers { $arrows } { AGREE($arrows, "a", "ont") } volé par-dessus { $flown_over } ; rien ne doit s'y trouver
# of b5995e41
moves-arrow-gone = la flèche en { $arrows_gone } a été enlevée ; les flèches restent où elles sont
# of 9477fa77
moves-arrow-moved = la flèche en { $arrows_gone } a été déplacée ; les flèches restent où elles sont
# of 5429b825
moves-arrow-not-in-line = la flèche en { $arrows } n'est pas en ligne droite avec { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } { AGREE($foe, "a", "ont") } joué { $foe_come } avant { FORM($own, case: "that") } { AGREE($own, "ait", "aient") } tiré une flèche
# of 376c49aa
moves-group-split = le groupe { FORM($own, case: "genitive") } serait coupé : { $apart } { AGREE($apart, "resterait", "resteraient") } à part
# of dabbde20
moves-jumped = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come } par-dessus { $over }, qui { AGREE($over, "n'est pas vide", "ne sont pas vides") }
# of 4b4913c9
moves-moved-back = { $own } { AGREE($own, "a", "ont") } reculé de { $own_gone } à { $own_come } ; seul un groupe coupé en a le droit
# of 8e7eb5ba
moves-not-a-row = { $own } { AGREE($own, "a", "ont") } déplacé { $own_gone }, qui ne se suivent pas sur une ligne
# of 00874d70
moves-not-in-line = { $own } { AGREE($own, "est allé", "sont allés") } de { $own_gone } à { $own_come }, mais pas en ligne droite
# of 7bce787b
moves-row-aslant = { $own } { AGREE($own, "a", "ont") } déplacé { $own_gone } vers { $own_come } ; { FORM($man, article: "the", number: "many") } en ligne vont droit devant ou de côté, à angle droit avec elle
# of 7440b13d
moves-row-takes = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais { FORM($man, article: "the", number: "many") } qui bougent ensemble ne prennent rien
# of e04e9d4e
moves-row-torn = { $own } { AGREE($own, "a", "ont") } déplacé { $own_gone } ; { FORM($man, article: "the", number: "many") } qui bougent ensemble vont côte à côte, { ATTR($man, "gender") ->
    [feminine] toutes
   *[other] tous
} à la même distance
# of f009918c
moves-shot-first = { $own } { AGREE($own, "a", "ont") } tiré une flèche vers { $arrows } avant de déplacer { FORM($man, article: "a") }
# of b0a3c495
moves-shot-from-before = la flèche en { $arrows } a été tirée de { $own_gone } ; elle se tire de { $own_come }, où { FORM($man, article: "the") } est { ATTR($man, "gender") ->
    [feminine] arrivée
   *[other] arrivé
}
# of e07b0b3a
moves-still-split = le groupe { FORM($own, case: "genitive") } doit être réuni, mais { $apart } { AGREE($apart, "reste", "restent") } à part
# of 6d0fa66f
moves-straight-capture = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone } droit devant, mais { FORM($man, article: "a") } prend en diagonale
# of 927f6d84
moves-two-arrows = plus d'une flèche a été tirée : { $arrows }
# of 9bfef56f
moves-amazons-title = Amazones
# of 6c137ab5
moves-amazons-rules-1 = Deux joueurs ont quatre amazones chacun sur un plateau de dix cases sur dix. Les blanches sont au début en a4, d1, g1 et j4, les noires en a7, d10, g10 et j7. Il y a assez de flèches, d'une couleur à elles. Les Blancs, au sud, commencent ; puis les joueurs jouent à tour de rôle.
# of c7da1774
moves-amazons-rules-2 = Un tour a deux parties, toutes deux obligatoires. D'abord, une de ses amazones se déplace comme la dame aux échecs : tout droit ou en diagonale, d'autant de cases vides qu'on veut. Puis cette amazone tire, de là où elle est arrivée, une flèche qui vole de la même façon jusqu'à une case vide. Elle peut voler jusqu'à la case que l'amazone vient de quitter, ou par-dessus.
# of 39cd15e1
moves-amazons-rules-3 = Une flèche reste où elle est jusqu'à la fin de la partie. Ni les amazones ni les flèches ne passent par-dessus une amazone ou une flèche, ni n'arrivent sur une case qui en porte une. Personne ne prend rien.
# of 69348482
moves-amazons-rules-4 = Qui ne peut pas jouer a perdu. Aucune partie n'est nulle.
# of de155571
moves-amazons-note-1 = La source montre la position de départ en image ; celle-ci est l'habituelle.
# of 3a353eb1
moves-amazons-note-2 = La source ne dit pas que la case quittée par l'amazone est vide quand elle tire ; elle l'est.
# of 279262e3
moves-amazons-turns = les Blancs commencent ; puis les joueurs jouent à tour de rôle ; déplacer et tirer sont tous deux obligatoires
# of 915fdb5b
moves-amazons-moving = une de ses amazones se déplace comme la dame aux échecs ; elle ne peut ni traverser une case occupée ou un obstacle, ni s'y poser
# of 2c598fa1
moves-amazons-taking = une amazone ne peut pas se poser sur une case occupée : personne ne prend
# of 4bb98b99
moves-amazons-shooting = une fois arrivée, l'amazone tire une flèche, qui vole comme une dame à partir de là, par-dessus des cases vides jusqu'à une case vide ; là où elle se pose, elle reste comme obstacle
# of b1facfb5
moves-amazons-end = le dernier joueur qui peut jouer gagne ; les nulles sont impossibles
# of 7ae0da57
moves-breakthrough-title = Breakthrough
# of 02514d15
moves-breakthrough-rules-1 = Deux joueurs ont seize pions chacun sur un plateau de huit cases sur huit. Au début, ils remplissent les deux rangées les plus proches de chaque joueur. Les Blancs, au sud, commencent ; puis les joueurs jouent à tour de rôle.
# of db65876e
moves-breakthrough-rules-2 = Un coup avance un pion d'une case : tout droit ou en diagonale vers une case vide, ou en diagonale sur un pion adverse, qui est retiré du plateau. Personne n'est obligé de prendre. On ne prend pas tout droit, et aucun pion ne va jamais de côté ni en arrière.
# of 252b3488
moves-breakthrough-rules-3 = Le premier à amener un pion sur la rangée la plus éloignée gagne. Qui n'a plus de pion a perdu. Aucune partie n'est nulle.
# of 1f610fcf
moves-breakthrough-note-1 = La source ne dit pas ce qui suit quand tous les pions d'un joueur sont pris : un tel joueur ne peut pas jouer, et a perdu. Qui a un pion peut toujours jouer.
# of 988125c2
moves-breakthrough-note-2 = La source permet « n'importe quel plateau rectangulaire de taille suffisante » ; huit sur huit est ce qu'elle nomme et montre. L'option « { words-option-size } » en fait n'importe lequel de six sur six à dix sur huit, chaque camp ayant deux rangées pleines.
# of cc1f0ace
moves-breakthrough-turns = les Blancs commencent ; puis les joueurs jouent à tour de rôle
# of f642d578
moves-breakthrough-moving = un pion avance d'une case, tout droit ou en diagonale, si cette case est vide
# of b2cb1335
moves-breakthrough-taking = un pion ne va sur un pion ennemi que d'un pas en diagonale en avant ; celui-ci est enlevé, et le sien prend sa place
# of 21fcdded
moves-breakthrough-end = le but est d'atteindre la rangée opposée avec un pion ; aucune nulle n'est possible
# of 45367865
moves-lines-of-action-title = Lines of Action
# of 7c0d534b
moves-lines-of-action-rules-1 = Deux joueurs ont douze pions chacun sur un plateau de huit cases sur huit. Au début, les noirs remplissent la rangée sud et la rangée nord sauf les coins, les blancs la colonne ouest et la colonne est sauf les coins. Les Noirs commencent ; puis les joueurs jouent à tour de rôle.
# of 6fc52b73
moves-lines-of-action-rules-2 = Un coup déplace un pion le long de sa rangée, de sa colonne ou d'une diagonale : d'exactement autant de cases qu'il y a de pions sur toute cette ligne, des deux couleurs, devant et derrière lui, lui compris. Il saute par-dessus ses propres pions, mais pas ceux de l'adversaire. Il ne finit pas sur un de ses propres pions. S'il finit sur un pion adverse, celui-ci est retiré du plateau.
# of 0008e3c6
moves-lines-of-action-rules-3 = Le premier à avoir tous ses pions en un groupe gagne ; des pions sont reliés si leurs cases se touchent, par un côté ou par un coin. Un pion seul est un groupe. Si un coup réunit les pions des deux joueurs, personne ne gagne (ou, si c'est convenu, celui qui a joué). Si une prise ne réunit que les pions de l'adversaire, l'adversaire gagne.
# of 7c02b658
moves-lines-of-action-rules-4 = Qui ne peut pas jouer doit passer. Quand la même position, avec le même joueur au trait, se présente pour la troisième fois, personne ne gagne.
# of 72e67367
moves-lines-of-action-note-2 = La source parle d'une discussion sur un coup qui réunit les pions des deux joueurs : c'est une nulle, selon l'usage le plus répandu ; l'option « { words-option-both-connected } » peut donner la partie à celui qui a joué.
# of d43062ab
moves-lines-of-action-note-3 = Que le coup d'un joueur puisse, par une prise, réunir seulement les pions de l'autre, cela n'est pas dit : l'autre est alors le premier à avoir un seul groupe, et il gagne.
# of 68b42617
moves-lines-of-action-turns = les Noirs commencent ; puis les joueurs jouent à tour de rôle, un pion chacun ; qui ne peut pas jouer doit passer
# of c4d53334
moves-lines-of-action-moving = un pion va en ligne droite, le long d'une colonne, d'une rangée ou d'une diagonale, d'exactement autant de cases qu'il y a de pions des deux couleurs n'importe où sur cette ligne ; il peut sauter par-dessus ses propres pions mais pas se poser dessus, et ne peut pas sauter par-dessus ceux de l'adversaire
# of cd2a3338
moves-lines-of-action-taking = un pion prend celui d'un adversaire en se posant dessus
# of afe0b70c
moves-lines-of-action-end = le premier à avoir tous ses pions en un seul groupe, reliés tout droit ou en diagonale, gagne ; si un seul coup le fait pour les deux, c'est une nulle ; de même la même position pour la troisième fois
# of 37c43845
moves-ordo-title = Ordo
# of a8dc1ded
moves-ordo-rules-1 = Deux joueurs ont vingt pions chacun sur un plateau de dix colonnes et huit rangées ; au début ils sont sur trois rangées, avec des vides, du côté de chaque joueur. Les Blancs, au sud, commencent ; puis les joueurs jouent à tour de rôle.
# of 0038a513
moves-ordo-rules-2 = Un pion seul va tout droit en avant, en diagonale en avant ou de côté, d'autant de cases vides qu'il veut. Il peut finir son coup sur un pion adverse, qui est retiré du plateau.
# of b65650fd
moves-ordo-rules-3 = Ou bien deux pions ou plus, côte à côte sur une ligne, un ordo, se déplacent ensemble, tous d'autant de cases, sur des cases vides : tout droit en avant si la ligne est en travers du plateau, de côté si elle est en long. Ils ne prennent rien.
# of e7f2d674
moves-ordo-rules-4 = Après chacun de ses coups, tous les pions d'un joueur doivent former un groupe : chacun relié aux autres, tout droit ou en diagonale. Si une prise coupe le groupe de l'adversaire, celui-ci doit le réunir au coup suivant ; pour cela un pion ou un ordo peut aussi reculer, et un pion aussi en diagonale.
# of 82f4c18e
moves-ordo-rules-5 = Le premier à amener un pion sur la rangée la plus éloignée gagne. De même qui prend tous les pions de l'adversaire, ou les sépare si bien qu'aucun coup ne les réunit. Aucune partie n'est nulle.
# of 0245dee6
moves-ordo-note-1 = La source montre la position de départ en image ; celle-ci est celle de l'auteur du jeu.
# of 7b152d8f
moves-ordo-note-2 = La source ne dit pas ce qui suit si un joueur ne peut pas jouer alors que ses pions forment un seul groupe : ce joueur a perdu.
# of eda78c9c
moves-ordo-note-3 = Un coup vers la rangée éloignée doit, lui aussi, laisser ses propres pions en un seul groupe.
# of 1a99edc9
moves-ordo-note-4 = Un ordo peut être une partie d'une plus longue ligne de pions.
# of 264d74d6
moves-ordo-moving = un pion seul va tout droit en avant, en diagonale en avant ou de côté, en ligne droite, d'autant de cases vides qu'il veut
# of cdc3d648
moves-ordo-taking = un pion seul peut finir son coup sur un pion adverse, qui est alors retiré du plateau
# of 72af0c64
moves-ordo-row = deux pions ou plus qui sont ensemble sur une ligne horizontale ou verticale peuvent se déplacer côte à côte d'autant de cases vides qu'on veut : en avant si la ligne est horizontale, de côté si elle est verticale ; ils ne prennent rien
# of fe6b8d3b
moves-ordo-group = après le coup d'un joueur, tous ses pions doivent former un seul groupe, reliés tout droit ou en diagonale ; seul celui qu'une prise a coupé peut reculer, et il doit les réunir ou il perd
# of cabcfc25
moves-ordo-end = qui atteint la rangée opposée, prend tous les pions de l'adversaire ou les coupe si bien qu'ils ne peuvent plus être réunis, gagne ; aucune nulle n'est possible
