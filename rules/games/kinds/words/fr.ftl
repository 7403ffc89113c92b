# of 173dfd9b
kinds-advisor = conseiller
    .gender = masculine
    .many = conseillers
# of 9aba85f7
kinds-becomes-wrong = { FORM($piece, article: "the") } a joué en { $own_come } ; la pièce y devient { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } a joué en { $own_come } et reste la même pièce
# of a2cdbc80
kinds-bishop = fou
    .gender = masculine
    .many = fous
# of 1295bad6
kinds-blocked = { $own } { AGREE($own, "a", "ont") } levé { FORM($piece, article: "the") }, qui n'a nulle part où aller
# of 5a672c6d
kinds-cannon = canon
    .gender = masculine
    .many = canons
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } ne peut pas aller en { $own_come }
# of c61803c3
kinds-castled-into-check = { $own } { AGREE($own, "a", "ont") } roqué en { $attacked }, une case que { FORM($attackers_over, article: "the") } { AGREE($attackers_over, "attaque", "attaquent") }
# of 9f4fc561
kinds-castled-out-of-check = { $own } { AGREE($own, "a", "ont") } roqué, mais { FORM($checkers, article: "the") } { AGREE($checkers, "attaquait", "attaquaient") } { FORM($royal, article: "the") }
# of 75841594
kinds-castled-over-attacked = { $own } { AGREE($own, "a", "ont") } roqué en passant par { $attacked }, une case que { FORM($attackers_over, article: "the") } { AGREE($attackers_over, "attaque", "attaquent") }
# of 738a20b5
kinds-castled-through = { $own } { AGREE($own, "a", "ont") } roqué, mais { FORM($between, article: "the") } { AGREE($between, "se trouve", "se trouvent") } entre les deux
# of a9464e05
kinds-castled-too-late = { $own } { AGREE($own, "a", "ont") } roqué, mais { FORM($royal, article: "the") } ou cette tour avait déjà bougé
# of 85678757
kinds-castled-wrongly = { $own } { AGREE($own, "a", "ont") } déplacé { FORM($royal, article: "the") } et une tour ; au roque, { FORM($royal, article: "the") } va en { $king_to } et la tour en { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } { AGREE($own, "a", "ont") } roqué, et cette partie se joue sans roque
# of aae8fd13
kinds-chariot = char
    .gender = masculine
    .many = chars
# of 28716e26
kinds-crocodile = crocodile
    .gender = masculine
    .many = crocodiles
# of 1287703e
kinds-does-not-drown = { $own } { AGREE($own, "a", "ont") } retiré { FORM($swimmers, article: "the") } du plateau, mais { AGREE($swimmers, "cette pièce ne se noie pas", "ces pièces ne se noient pas") }
# of 03383be5
kinds-elephant = éléphant
    .gender = masculine
    .many = éléphants
# of 84f1c41b
kinds-foreign-chip = ce qui se trouve en { $strange } n'est une pièce ni { FORM($own, case: "genitive") } ni { FORM($foe, case: "genitive") }
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
# of e203865c
kinds-in-the-way = { FORM($piece, article: "the") } ne peut pas aller en { $own_come } : { FORM($met, article: "the") } { AGREE($met, "est", "sont") } sur le chemin
# of 4fa495a6
kinds-into-check = { FORM($piece, article: "the") } ne peut pas aller en { $own_come }, une case que { FORM($attackers, article: "the") } { AGREE($attackers, "attaque", "attaquent") }
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
kinds-leaves-in-check = { FORM($piece, article: "the") } a joué en { $own_come } ; ainsi { FORM($attackers, article: "the") } { AGREE($attackers, "attaque", "attaquent") } { FORM($royal, article: "the") }
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
# of 6d4a88f4
kinds-none-in-hand = { COUNT($come) ->
    [one] une pièce est apparue en { $come }, mais il n'en reste aucune à placer
   *[other] des pièces sont apparues en { $come }, mais il n'en reste aucune à placer
}
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } a joué en { $stacks }, où se trouve déjà une pièce
# of ec2fe43e
kinds-not-taken = { $own } { AGREE($own, "a", "ont") } pris { FORM($taken, article: "the") }, et aucune pièce n'est arrivée là
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
kinds-removed-own = { $own } { AGREE($own, "a", "ont") } retiré { AGREE($own, "ses", "leurs") } propres pièces du plateau : { FORM($own_lost, article: "the") }
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
# of 2fa080bd
kinds-stacked = en { $stacks } il y a plus d'une pièce
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } a joué en { $own_come } ; { FORM($attackers, article: "the") } { AGREE($attackers, "attaque", "attaquent") } toujours { FORM($royal, article: "the") }
# of 4c97e49e
kinds-superpawn = superpion
    .gender = masculine
    .many = superpions
# of 8f3af5e5
kinds-taken-elsewhere = { FORM($piece, article: "the") } a joué en { $own_come }, mais on a retiré { FORM($taken, article: "the") }
# of f8d791a1
kinds-times = la position est venue { $count } fois ; il en faut { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } ne peut plus prendre { FORM($taken, article: "the") } en passant ; cela n'est permis qu'aussitôt après son avance de deux cases
# of 6aca915f
kinds-too-many-taken = { FORM($piece, article: "the") } a joué en { $own_come }, ce qui ne prend pas { FORM($extra, article: "the") }
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } ne peut pas prendre { FORM($upon, article: "the") }, qui est de son propre camp
# of 06b9170f
kinds-two-moved = { $own } { AGREE($own, "a", "ont") } déplacé plus d'une pièce : { FORM($pieces, article: "the") }
# of c1ddcf16
kinds-zebra = zèbre
    .gender = masculine
    .many = zèbres
# of ee0fece7
kinds-chess-title = Échecs
# of b26d3c5d
kinds-chess-rules-1 = Deux joueurs ont seize pièces chacun sur un plateau de huit cases sur huit. Derrière huit pions sur la deuxième rangée de chaque camp se trouvent, à partir de la colonne a, tour, cavalier, fou, dame, roi, fou, cavalier et tour.
# of 33a1cf3b
kinds-chess-rules-2 = Les Blancs commencent ; puis les joueurs jouent à tour de rôle. Le roi va d'une case dans tous les sens ; la dame aussi loin qu'elle veut dans tous les sens ; la tour tout droit, le fou en diagonale, aussi loin qu'ils veulent ; le cavalier saute de deux cases tout droit et d'une de côté. Seul le cavalier passe par-dessus une autre pièce. Une pièce prend une pièce ennemie en venant sur sa case. Un pion avance d'une case, de sa deuxième rangée aussi de deux, et prend une case en avant en diagonale. Un pion qui vient d'avancer de deux cases peut être pris aussitôt par un pion comme s'il avait avancé d'une. Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier.
# of c7817444
kinds-chess-rules-3 = Personne ne peut laisser son roi attaqué. Qui est attaqué et n'a aucun coup permis est mat et a perdu. Qui n'est pas attaqué et n'a aucun coup permis : nulle.
# of 76e1e8ac
kinds-chess-rules-4 = Une fois par partie, un roi et une tour qui n'ont pas bougé peuvent roquer : le roi va de deux cases vers la tour, et la tour sur la case que le roi a traversée. Toutes les cases entre eux doivent être vides, et aucune case du chemin du roi ne peut être attaquée, la première et la dernière comprises.
# of 718d3eb3
kinds-chess-rules-5 = La même position pour la troisième fois, ou cinquante coups de chacun sans prise et sans coup de pion, permet à un joueur de demander la nulle ; la cinquième fois, ou 75 coups, finissent la partie. C'est nulle aussi si personne n'a assez de pièces pour mater.
# of 7ce78e4f
kinds-chess-rules-6 = Quand on abandonne ou qu'on convient d'une nulle, les joueurs peuvent le montrer en plaçant les deux rois au milieu : sur les deux cases claires, e4 et d5, si les Blancs ont gagné, sur les deux foncées, d4 et e5, si ce sont les Noirs, un sur chaque pour une nulle.
# of 45110de9
kinds-chess-note-1 = Une position ne peut pas être gagnée s'il n'y a pas d'autres pièces que les rois et un fou ou un cavalier, ou que les rois et des fous sur des cases d'une seule couleur.
# of 9bd40e5e
kinds-chess-note-2 = Un pion sur la dernière rangée est tenu pour une dame, sauf si on dit autre chose.
# of 2c5729ff
kinds-chess-note-3 = Les Règles du jeu d'échecs ne parlent pas de rois au milieu : les joueurs montrent ainsi le résultat aux échiquiers qui notent une partie d'eux-mêmes (DGT). Qui est mat a perdu sans cela.
# of 76e9d15f
kinds-chess960-title = Échecs 960
# of 5eded9e9
kinds-chess960-rules-1 = Deux joueurs ont seize pièces chacun sur un plateau de huit cases sur huit : un roi, une dame, deux tours, deux fous, deux cavaliers et huit pions. Les pions sont sur la deuxième rangée de chaque camp. Les autres sont derrière, dans un ordre parmi 960 : le roi entre les tours, les fous sur des cases des deux couleurs. Les pièces noires sont placées comme les blanches, en face. Le numéro 518 est l'ordre des échecs.
# of f2a3df79
kinds-chess960-rules-4 = Une fois par partie, un roi et une tour qui n'ont pas bougé peuvent roquer ensemble. Vers la dernière colonne, le roi va sur la colonne g et la tour sur la colonne f ; vers la première, sur les colonnes c et d, d'où qu'ils partent. Toutes les cases que l'un ou l'autre traverse doivent être vides, sauf d'eux deux, et aucune case du chemin du roi ne peut être attaquée, la première et la dernière comprises. L'option « { words-option-castling } : { words-setting-traditional } » mène le roi de deux cases vers la tour, et la tour sur la case que le roi a traversée ; si le plateau finit avant, ils échangent leurs places. « { words-option-castling } : { words-setting-none } » supprime le roque.
# of da464cf1
kinds-chess960-note-1 = La source dit que les pièces se déplacent normalement, et n'explique pas comment : les Règles du jeu d'échecs de la FIDE le font, et sont citées par article.
# of a8b0bd09
kinds-chess960-note-2 = Le roque traditionnel modifié n'est pas expliqué en entier : deux cases vers la tour, comme aux échecs ; dans un coin, où cela ne se peut pas, le roi et la tour échangent leurs places.
# of 461899ea
kinds-chess960-turns = les Blancs commencent ; puis les joueurs jouent à tour de rôle, une pièce chacun ; le roi et la tour ne se déplacent ensemble que dans le roque (Règles du jeu d'échecs, 1.2, 3.8)
# of 8d503faa
kinds-chess960-moving = les pièces et les pions se déplacent normalement : chaque sorte va à sa façon (Règles du jeu d'échecs, 3.2 à 3.8), et seul le cavalier passe par-dessus une autre pièce (3.5)
# of 81ec87f6
kinds-chess960-taking = une pièce prend une pièce ennemie en venant sur sa case, et celle-ci est enlevée aussitôt ; un pion prend en diagonale, une case en avant, ou en passant (Règles du jeu d'échecs, 3.1, 3.7)
# of 63943eb9
kinds-chess960-check = personne ne peut faire un coup qui laisse son propre roi attaqué (Règles du jeu d'échecs, 3.9)
# of cb9ae8a3
kinds-chess960-castling = le roi et la tour qui roquent n'ont pas bougé avant, aucune case de la première du roi à la dernière n'est attaquée, et toutes les cases que l'un ou l'autre traverse ou atteint sont vides, sauf d'eux deux
# of 715230b7
kinds-chess960-crowning = un pion qui arrive sur la dernière rangée devient dame, tour, fou ou cavalier dans le même coup (Règles du jeu d'échecs, 3.7.3)
# of 49ed37e9
kinds-chess960-end = qui mate le roi de l'adversaire a gagné (Règles du jeu d'échecs, 5.1) ; aucun coup permis sans échec, trop peu de pièces pour mater, la même position pour la cinquième fois, ou 75 coups de chacun sans prise ni coup de pion font nulle (5.2, 9.6)
# of d5d4fac7
kinds-congo-title = Congo
# of 0108ce9c
kinds-congo-rules-1 = Deux joueurs ont quatorze pièces chacun sur un plateau de sept cases sur sept : un lion, une girafe, un singe, deux éléphants, un crocodile, un zèbre et sept pions. Au début, la rangée la plus proche porte, à partir de la colonne a, girafe, singe, éléphant, lion, éléphant, crocodile et zèbre, et la rangée devant elle les pions. La quatrième rangée est la rivière. Les trois cases sur trois au milieu des trois premières rangées de chaque camp sont son château.
# of b456f938
kinds-congo-rules-2 = Les Blancs commencent ; puis les joueurs jouent à tour de rôle. Qui prend le lion de l'autre gagne. Personne n'est obligé de protéger le lion ; qui le laisse attaqué le perd.
# of 6a6e2bf8
kinds-congo-rules-3 = Le lion va d'une case dans tous les sens, mais seulement dans son château. Si les deux lions se voient le long d'une colonne ou d'une diagonale ouverte, celui dont c'est le tour peut prendre l'autre. Le zèbre saute comme le cavalier aux échecs. L'éléphant va d'une ou de deux cases tout droit ; deux, c'est un saut. La girafe va d'une case dans tous les sens, mais ne prend rien ainsi, ou saute de deux cases tout droit ou en diagonale. Le crocodile va d'une case dans tous les sens ; à terre, aussi le long de sa colonne vers la rivière, jusque dans la rivière ; dans la rivière, tout le long de la rivière. Le singe va d'une case dans tous les sens, mais ne prend qu'en sautant par-dessus un ennemi voisin jusqu'à la case vide derrière ; il peut continuer à sauter, une fois par ennemi, et s'arrêter quand il veut ; ce qu'il a sauté est retiré à la fin. Un pion va et prend une case en avant, tout droit ou en diagonale ; au-delà de la rivière, il peut reculer d'une ou de deux cases tout droit, mais ne prend rien ainsi et ne saute rien. Un pion sur la dernière rangée devient superpion : il va et prend aussi une case de côté, et recule d'une ou de deux cases, tout droit ou en diagonale, de partout.
# of 6a562513
kinds-congo-rules-4 = Une pièce qui est dans la rivière quand le tour de son camp commence, et quand il finit, se noie : elle est retirée. Les crocodiles ne se noient pas.
# of ff2f5056
kinds-congo-rules-5 = S'il ne reste que les deux lions et qu'ils ne se voient pas, personne ne gagne.
# of 2e2029f7
kinds-congo-note-1 = La source montre la position de départ en image ; celle-ci est l'habituelle.
# of 7896b41f
kinds-congo-note-2 = Ce qu'un singe saute est enlevé quand le tour est fini, pour qu'on ne puisse pas le sauter deux fois.
# of 8ba8a208
kinds-congo-note-3 = Passé la rivière veut dire au-delà d'elle : de la rivière même, un pion ne recule pas.
# of f33573cc
kinds-congo-note-4 = Qui n'a aucun tour a perdu ; la source ne le dit pas.
# of 6ea47490
kinds-congo-turns = les Blancs commencent ; les joueurs jouent, et doivent jouer, à tour de rôle
# of 779c8064
kinds-congo-moving = chaque animal va à sa façon ; le lion ne peut pas quitter son château de trois cases sur trois
# of 2b56d3f7
kinds-congo-taking = une pièce prend en venant sur la case d'un ennemi ; la girafe ne prend qu'à deux cases, le singe seulement en sautant par-dessus un ennemi jusqu'à la case vide derrière, une fois par ennemi
# of 2c4cd5a3
kinds-congo-crowning = un pion qui atteint la dernière rangée devient superpion
# of a56dfbb3
kinds-congo-river = une pièce qui finit son coup dans la rivière doit la quitter au tour suivant ou se noyer : elle est enlevée à la fin du tour ; les crocodiles ne peuvent pas se noyer
# of d305c744
kinds-congo-end = le but est de prendre le lion de l'adversaire ; deux lions seuls font nulle, sauf s'ils se font face : celui dont c'est le tour prend
# of 85761bb4
kinds-los-alamos-title = Échecs de Los Alamos
# of 03d25da4
kinds-los-alamos-rules-1 = Deux joueurs ont douze pièces chacun sur un plateau de six cases sur six. Derrière six pions sur la deuxième rangée de chaque camp se trouvent, à partir de la colonne a, tour, cavalier, dame, roi, cavalier et tour.
# of 499ec0f4
kinds-los-alamos-rules-2 = Les Blancs commencent ; puis les joueurs jouent à tour de rôle. Le roi va d'une case dans tous les sens ; la dame aussi loin qu'elle veut dans tous les sens ; la tour tout droit, aussi loin qu'elle veut ; le cavalier saute de deux cases tout droit et d'une de côté. Seul le cavalier passe par-dessus une autre pièce. Une pièce prend une pièce ennemie en venant sur sa case. Un pion avance d'une case et prend une case en avant en diagonale. Un pion qui atteint la dernière rangée devient dame, tour ou cavalier.
# of a2b56d99
kinds-los-alamos-note-1 = Les pions n'avancent jamais de deux cases, donc rien n'est pris en passant ; il n'y a ni fous ni roque. De la fin d'une partie parlent les Règles du jeu d'échecs.
# of 025c29be
kinds-los-alamos-note-2 = Une position ne peut pas être gagnée s'il n'y a pas d'autres pièces que les rois et un cavalier.
# of 68905c38
kinds-los-alamos-turns = les Blancs commencent ; puis les joueurs jouent à tour de rôle, une pièce chacun (Règles du jeu d'échecs, 1.2, 3.1) ; il n'y a pas de roque
# of f1f26634
kinds-los-alamos-taking = une pièce prend une pièce ennemie en venant sur sa case, et celle-ci est enlevée aussitôt ; un pion prend en diagonale, une case en avant (Règles du jeu d'échecs, 3.1, 3.7)
# of ee57f749
kinds-los-alamos-crowning = un pion qui arrive sur la dernière rangée devient dame, tour ou cavalier dans le même coup
# of 99977b09
kinds-xiangqi-title = Xiangqi
# of 3c2b8e9e
kinds-xiangqi-rules-1 = Deux joueurs ont seize pièces chacun sur les points où se croisent neuf colonnes et dix rangées. Entre la cinquième et la sixième rangée coule la rivière. À chaque bord se trouve un palais de trois points sur trois. Au début, les chars sont aux coins de leur première rangée et, vers l'intérieur, les chevaux, les éléphants, les conseillers, et le général au milieu ; les canons sont sur la troisième rangée devant les chevaux, cinq soldats sur la quatrième.
# of 14b889bb
kinds-xiangqi-rules-2 = Les Rouges commencent ; puis les joueurs jouent à tour de rôle. Le général va d'un point tout droit, le conseiller d'un point en diagonale, et aucun ne quitte le palais. L'éléphant va d'exactement deux points en diagonale, par-dessus un point vide, et ne passe jamais la rivière. Le cheval va d'un point tout droit, puis d'un en diagonale vers l'extérieur ; si le premier de ces points est occupé, il ne peut pas y aller. Le char va tout droit, aussi loin qu'il veut. Le canon aussi, mais il ne prend que par-dessus exactement une pièce qui se trouve entre les deux. Un soldat avance d'un point ; au-delà de la rivière, il va aussi d'un point de côté, jamais en arrière. Une pièce prend une pièce ennemie en venant sur son point.
# of 320eca55
kinds-xiangqi-rules-3 = Personne ne peut laisser son général attaqué. Les généraux ne peuvent pas se faire face sur une colonne sans rien entre eux. Qui n'a aucun coup permis a perdu, attaqué ou non.
# of b95e7b84
kinds-xiangqi-rules-4 = Quand la même position est là pour la troisième fois, le joueur qui, seul, a donné échec à chaque coup depuis la fois d'avant a perdu. Sinon un joueur peut demander la nulle ; si une pièce a été poursuivie sans cesse, c'est à un arbitre d'en décider. Avec l'option « { words-option-perpetual-check } : { words-setting-draws } », personne ne perd ainsi ; avec « { words-option-repetition } : { words-setting-draws } », la troisième fois finit la partie.
# of 47926132
kinds-xiangqi-note-1 = La source parle du palais, des mandarins (ici : conseillers) et des éléphants, et laisse le reste à d'autres : ce sont les règles habituelles.
# of 0328d463
kinds-xiangqi-note-2 = Chaque autorité règle la répétition autrement. Selon les règles de la WXF et de l'AXF, l'échec perpétuel perd ; une poursuite perpétuelle est laissée à un arbitre, si bien qu'aucune répétition n'est nulle avant que quelqu'un le demande. Avec l'option « { words-option-perpetual-chase } : { words-setting-loses } » perdent les poursuites sur lesquelles les règles de l'AXF s'accordent avec d'autres : chaque tour d'un seul camp attaque une seule et même pièce, qui n'est pas protégée, ou un char attaqué par un cheval ou un canon. Le général et les soldats peuvent poursuivre, et un soldat avant la rivière peut être poursuivi.
# of 2e4bbf9b
kinds-xiangqi-turns = (règle habituelle) les Rouges commencent ; puis les joueurs jouent à tour de rôle
# of f0bd8a6a
kinds-xiangqi-moving = les généraux ne peuvent pas quitter leur quartier général de trois sur trois, les mandarins s'y partagent cinq places, l'éléphant est limité à sept places de son propre camp ; (règle habituelle) chaque autre pièce va à sa façon, et ne passe par-dessus rien, sauf le canon
# of 3af0eb9b
kinds-xiangqi-taking = (règle habituelle) une pièce prend une pièce ennemie en venant sur son point ; le canon prend par-dessus exactement une pièce qui se trouve entre les deux
# of ed76abec
kinds-xiangqi-check = (règle habituelle) personne ne peut laisser son général attaqué, et les généraux ne peuvent pas se faire face sur une colonne ouverte
# of 47e96f88
kinds-xiangqi-end = (règle habituelle) qui ne peut pas jouer sans laisser son général attaqué a perdu ; la même position pour la troisième fois est perdue par celui qui, seul, a donné échec à chaque tour ; sinon on peut demander la nulle
