# of 667be4a9
lines-forbidden-site = { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} { $man } ne peut être { ATTR($man, "gender") ->
    [feminine] posée
   *[other] posé
} en { $own_come }
# of 07f7951e
lines-given-not-taken = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone } du plateau, mais { $foe } { AGREE($foe, "donne", "donnent") } { FORM($man, article: "a") } non { ATTR($man, "gender") ->
    [feminine] jouée
   *[other] joué
}
# of 462b5c79
lines-jumped-man-stays = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais { FORM($man, article: "a") } { ATTR($man, "gender") ->
    [feminine] sautée
   *[other] sauté
} reste sur le plateau
# of 2d974988
lines-must-jump = { $own } { AGREE($own, "a", "ont") } levé { $own_gone }, mais { AGREE($own, "doit", "doivent") } sauter et prendre avec { FORM($man, article: "a") } qui le peut
# of 7b0aa241
lines-no-flights-left = { $own } { AGREE($own, "a", "ont") } volé de { $own_gone } à { $own_come }, mais { AGREE($own, "n'a", "n'ont") } plus de vol
# of 39993c31
lines-no-mill = { $own } { AGREE($own, "a", "ont") } { ATTR($man, "word") ->
    [cow] tiré sur
   *[chip] pris
} { $foe_gone } sans fermer de { $line }
# of 3fc5c402
lines-not-the-jumped-man = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, et pas seulement ce qui a été sauté
# of 18d8f5e5
lines-protected-by-mill = { $own } { AGREE($own, "a", "ont") } { ATTR($man, "word") ->
    [cow] tiré sur
   *[chip] pris
} { $foe_gone } dans { FORM($line, article: "a") } alors que d'autres { FORM($man, number: "many") } { FORM($foe, case: "genitive") } sont libres
# of 19fba606
lines-remade-mill = { $own } { AGREE($own, "ne peut", "ne peuvent") } pas refaire { FORM($line, article: "the") } { $closed } avec ce coup
# of bac41735
lines-removal-first = { $own } { AGREE($own, "doit", "doivent") } d'abord enlever { FORM($man, article: "a") } de l'autre camp
# of 9ac8eed6
lines-takes-nothing = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais on ne prend rien en ouvrant un passage { FORM($foe, case: "dative") }
# of 2057ea3f
lines-too-early-to-take = { $own } { AGREE($own, "a", "ont") } pris { $foe_gone }, mais on ne prend rien tant qu'on pose { FORM($man, article: "the", number: "many") }
# of c7042cb8
lines-way-out-due = { $own } { AGREE($own, "doit", "doivent") } ouvrir un passage { FORM($foe, case: "dative") }, qui { AGREE($foe, "ne peut", "ne peuvent") } pas bouger, sans { $line } si possible
# of 81ce8bd1
lines-kunjing-3-title = Kunjing à trois
# of c626aa1c
lines-kunjing-3-rules-1 = { $players } joueurs ont { $men } pions chacun, de { $players } couleurs. Le plateau est fait de trois carrés, l'un dans l'autre ; les milieux de leurs côtés sont reliés, et leurs coins aussi : 24 points, 20 lignes droites de trois.
# of 70922297
lines-kunjing-3-rules-2 = Les joueurs jouent à tour de rôle, toujours dans le même ordre. D'abord, chacun pose un pion par tour sur un point vide. Quand tous sont posés, on déplace à son tour un pion : le long d'une ligne jusqu'au point voisin, s'il est vide, ou par des sauts.
# of 33346f87
lines-kunjing-3-rules-3 = Un pion saute par-dessus le pion d'un autre joueur, quel qu'il soit, au point voisin, en allant tout droit le long de la ligne jusqu'au point derrière, s'il est vide. De là, il peut sauter encore, dans n'importe quelle direction ; il peut s'arrêter à n'importe quel point et ne se pose nulle part deux fois. Les pions sautés restent où ils sont. On ne saute pas ses propres pions.
# of 8ba0c575
lines-kunjing-3-rules-4 = Le premier à avoir trois pions alignés (un pilier), sur n'importe quelle ligne dessinée, verticale, horizontale ou oblique, gagne : pendant la pose, par un pas, ou là où finissent les sauts d'un pion. Un joueur qui ne peut pas jouer passe son tour ; le suivant joue. Personne ne prend de pion.
# of 44ef2cd5
lines-kunjing-3-note-1 = Tous les autres joueurs sont des adversaires : on peut sauter n'importe lequel de leurs pions.
# of 5288fc62
lines-kunjing-3-note-2 = Les lignes sont celles, dessinées, du grand plateau de tresillo, lignes des coins comprises : 20 rangs de trois ; le milieu du plateau n'est pas un point.
# of 44f1438f
lines-kunjing-3-note-3 = Dans un même tour, on ne se pose deux fois sur aucun point, sinon les sauts pourraient continuer sans fin ; le point d'où part le tour compte comme déjà occupé.
# of 8e8131ce
lines-kunjing-3-note-4 = Trois alignés comptent là où finissent les sauts d'un pion, pas en chemin ; ils gagnent aussi pendant la pose.
# of 2da73a6a
lines-kunjing-3-note-5 = Un joueur qui ne peut pas jouer est sauté ; l'article n'en dit rien, et Stack, dans le même livre, fait ainsi.
# of 6539b9c6
lines-kunjing-3-note-6 = Qui commence et l'ordre ne sont pas dits ; la répétition n'est pas une nulle.
# of 8f3bcf54
lines-kunjing-4-title = Kunjing à quatre
# of a411216e
lines-kunjing-3-turns = trois ou quatre joueurs alternent
# of 0dca1943
lines-kunjing-3-placing = les joueurs posent à tour de rôle quatre pions chacun, un par point, et ne sautent que quand tous sont joués
# of f74ae814
lines-kunjing-3-moving = un pion se déplace vers un point voisin libre, entre les carrés par les lignes médianes et les coins
# of 5de44c8a
lines-kunjing-3-mill = le but est d'avoir trois alignés (un pilier), qui gagnent ; aucun pion n'est jamais pris
# of ad5b36ee
lines-kunjing-3-jumping = quand tous les pions sont joués, un pion peut sauter en ligne droite par-dessus un pion voisin d'un adversaire jusqu'à un point libre, plusieurs l'un après l'autre, et les pions sautés ne sont pas enlevés
# of b0656b44
lines-kunjing-3-blocked = (le texte n'en dit rien ; notre lecture) un joueur qui ne peut pas jouer passe son tour
# of 6c536c34
lines-kunjing-3-end = le premier joueur à avoir trois alignés gagne
# of caa25ccd
lines-nine-mens-morris-title = Jeu du moulin
# of 25f8c0af
lines-nine-mens-morris-rules-1 = Deux joueurs ont neuf pions chacun. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés ; les 24 points sont là où les lignes se rencontrent ou tournent.
# of e3f586b4
lines-nine-mens-morris-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur un point vide. Quand les dix-huit sont posés, on joue sur le plateau : on glisse à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide.
# of 363957e0
lines-nine-mens-morris-rules-3 = Trois de ses pions sur les trois points d'une ligne droite forment un moulin. Qui ferme un moulin, en posant ou en déplaçant, retire définitivement du plateau un pion de l'autre joueur. Un pion d'un moulin ne peut être pris que si tous les pions de ce joueur sont dans des moulins. Un seul pion est pris, même si un coup ferme deux moulins. Un moulin peut être ouvert et refermé aussi souvent qu'on veut.
# of 3b6680e3
lines-nine-mens-morris-rules-4 = Un joueur qui n'a plus que trois pions, et aucun en main, peut voler : déplacer un pion vers n'importe quel point vide.
# of 5f7d8679
lines-nine-mens-morris-rules-5 = Qui n'a plus que deux pions, ou n'a aucun coup, perd.
# of c8efd0a2
lines-nine-mens-morris-note-1 = Un moulin peut être refait aussitôt ; l'article n'en parle pas.
# of ff8e82f0
lines-nine-mens-morris-note-2 = Un seul pion est pris, quel que soit le nombre de moulins qu'un coup ferme (le texte n'en dit rien).
# of 72545aed
lines-nine-mens-morris-note-3 = L'enlèvement est obligatoire ; on ne passe pas.
# of bc808ae4
lines-nine-mens-morris-note-4 = Les pions en main comptent : personne ne perd pour avoir deux pions pendant la pose.
# of c79cf178
lines-nine-mens-morris-note-5 = L'article ne connaît pas de nulle.
# of cfa8dea3
lines-morabaraba-htjb-title = Morabaraba
# of e34455c2
lines-morabaraba-htjb-rules-1 = Deux joueurs ont douze vaches chacun, de couleurs différentes. Le plateau est fait de trois carrés, l'un dans l'autre ; les milieux de leurs côtés sont reliés, et leurs coins aussi. Ses 24 intersections forment 20 lignes droites de trois.
# of ad8977c8
lines-morabaraba-htjb-rules-2 = On pose d'abord les vaches : tour à tour, chaque joueur pose une vache sur une intersection vide. Quand toutes sont posées, on déplace à son tour une vache le long d'une ligne jusqu'à l'intersection voisine, si elle est vide.
# of 0c04d0e9
lines-morabaraba-htjb-rules-3 = Trois de ses vaches sur une ligne forment un moulin. Qui forme un moulin tire sur une vache de l'adversaire : elle quitte le plateau et ne revient pas. On ne peut pas tirer sur une vache d'un moulin, sauf si toutes les vaches de l'adversaire sont dans des moulins. On ne tire que sur une vache, même si un coup forme deux moulins.
# of f15c2cee
lines-morabaraba-htjb-rules-4 = On peut défaire et refaire des moulins, coup après coup, et on tire chaque fois sur une vache. Une chose est interdite : un coup qui défait un moulin et en forme un autre avec la même vache. Ce joueur ne peut pas reformer au coup suivant le moulin ainsi défait.
# of 9e810fd7
lines-morabaraba-htjb-rules-5 = Un joueur qui n'a plus que trois vaches sur le plateau peut voler : déplacer une vache vers n'importe quelle intersection vide.
# of 8d0b24d9
lines-morabaraba-htjb-rules-6 = On gagne en laissant à l'adversaire deux vaches ou aucun coup. La partie est nulle quand un joueur n'a que trois vaches et que personne ne tire en dix coups chacun, ou quand le plateau est plein après la pose.
# of 03b27cf8
lines-morabaraba-htjb-note-1 = Les lignes sont celles qui sont dessinées, les quatre diagonales des coins comprises : 20 moulins.
# of f99cf585
lines-morabaraba-htjb-note-2 = Un moulin défait par un coup qui forme un nouveau moulin ne peut être refermé au coup suivant par aucune vache de ce joueur, pas seulement par celle qui a bougé.
# of 4297ccfb
lines-morabaraba-htjb-note-3 = Dix coups, ce sont dix coups de chaque joueur, comptés à partir du moment où un camp a trois vaches.
# of 43a12ad8
lines-morabaraba-htjb-note-4 = Un plateau plein après la pose bloque les deux camps : c'est donc une nulle.
# of cbfc055d
lines-morabaraba-htjb-note-5 = Tirer est obligatoire ; on ne passe pas.
# of 4a0fc1eb
lines-morabaraba-htjb-note-6 = Les vaches en main comptent : personne ne perd pour avoir deux vaches pendant la pose.
# of b0e46938
lines-twelve-mens-morris-t3-title = Moulin à douze pions
# of 23aa74ea
lines-twelve-mens-morris-t3-rules-1 = Deux joueurs ont douze pions chacun. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés et par leurs coins : 24 cercles, 20 lignes droites de trois.
# of 0c2c0baf
lines-twelve-mens-morris-t3-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion dans un cercle vide. Quand tous sont posés, on déplace à son tour un pion le long d'une ligne jusqu'au cercle voisin, s'il est vide.
# of 31ae16c5
lines-twelve-mens-morris-t3-rules-3 = Trois de ses pions sur une ligne, verticale, horizontale ou en diagonale, forment un moulin. Qui forme un moulin gagne un pion de l'adversaire : il quitte le plateau définitivement. Il ne doit pas faire partie d'un moulin, sauf si l'adversaire n'a que des moulins. On ne gagne qu'un pion, même avec deux moulins à la fois.
# of 3a9592a6
lines-twelve-mens-morris-t3-rules-4 = On peut défaire un moulin à tout moment, mais qui en défait un ne peut pas reformer le même au coup suivant.
# of a997cd48
lines-twelve-mens-morris-t3-rules-5 = Un joueur qui n'a plus que trois pions sur le plateau peut voler : déplacer un pion vers n'importe quel cercle vide.
# of f0bd1b39
lines-twelve-mens-morris-t3-rules-6 = Qui n'a plus que deux pions perd ; de même qui ne peut pas jouer. La partie est nulle quand un joueur n'a que trois pions et que personne n'en gagne en dix coups chacun, ou quand le plateau est plein après la pose.
# of 8af638fd
lines-twelve-mens-morris-t3-note-1 = Le dessin manque ; « en diagonale » donne les quatre lignes des coins : 20 moulins.
# of 14c0ec77
lines-twelve-mens-morris-t3-note-2 = Le même moulin, ce sont les trois mêmes cercles, quel que soit le pion qui revient.
# of c63f2fba
lines-twelve-mens-morris-t3-note-3 = Un joueur qui ne peut pas jouer perd ; le livre n'en dit rien.
# of 4fa6a2d1
lines-twelve-mens-morris-t3-note-4 = Un plateau plein après la pose est une nulle ; le livre n'en dit rien.
# of 991cb251
lines-twelve-mens-morris-t3-note-5 = Dix coups, ce sont dix coups de chaque joueur, comptés à partir du moment où un camp en a trois.
# of 8031dc9a
lines-twelve-mens-morris-t3-note-6 = Prendre est obligatoire ; on ne passe pas.
# of 9e660a6e
lines-morabaraba-ms-title = Morabaraba, MindSports
# of c250cf1d
lines-morabaraba-ms-rules-1 = Deux joueurs, les Blancs et les Rouges, ont douze pions chacun ; les Blancs commencent. Le plateau est fait de trois carrés, l'un dans l'autre ; les milieux de leurs côtés sont reliés, et leurs coins aussi. Ses 24 cases forment 20 lignes droites de trois.
# of 9aa7feec
lines-morabaraba-ms-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur une case vide. Quand tous sont posés, on déplace à son tour un pion le long d'une ligne jusqu'à la case voisine, si elle est vide.
# of 8c47b361
lines-morabaraba-ms-rules-3 = Trois de ses pions sur une ligne forment un moulin. Qui forme un moulin, en posant ou en déplaçant, prend un pion de l'adversaire : il quitte le plateau définitivement. Un pion d'un moulin ne peut pas être pris, sauf si tous les pions de l'adversaire sont dans des moulins. Un seul pion est pris, même si deux moulins se forment à la fois.
# of d6e6cee6
lines-morabaraba-ms-rules-4 = On peut ouvrir et refermer un moulin en déplaçant un pion d'avant en arrière, et chaque fois un pion est pris. Une chose est interdite : un pion dont le coup a défait un moulin et en a formé un autre ne peut pas revenir au coup suivant de ce joueur. Un autre pion peut fermer le premier moulin.
# of 46992e91
lines-morabaraba-ms-rules-5 = Un joueur qui n'a plus que trois pions peut voler : déplacer un pion vers n'importe quelle case vide.
# of 780b6094
lines-morabaraba-ms-rules-6 = Un joueur gagne si l'adversaire ne peut pas jouer ou n'a plus que deux pions. La partie est nulle quand le plateau est plein après la pose, ou quand les deux joueurs n'ont que trois pions et que personne ne prend en dix coups chacun.
# of dfbd73ae
lines-morabaraba-ms-note-2 = Le pion ne peut pas du tout revenir à ce tour suivant ; un autre pion peut fermer le moulin qu'il a défait.
# of e04bfd84
lines-morabaraba-ms-note-3 = Dix coups, ce sont dix coups de chaque joueur, comptés à partir du moment où les deux ont trois pions.
# of 841c01c5
lines-morabaraba-ms-note-4 = Prendre est obligatoire ; on ne passe pas.
# of 79f8e37c
lines-morabaraba-ms-note-6 = « Parfois on n'emploie que onze pions, pour éviter les nulles par plateau plein » : c'est l'option « { words-option-men } ». La source elle-même en emploie douze.
# of 31712c9c
lines-nine-mens-morris-ms-title = Jeu du moulin, MindSports
# of ecacd30d
lines-nine-mens-morris-ms-rules-1 = Deux joueurs, les Blancs et les Noirs, ont neuf pions chacun ; les Blancs commencent. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés. Ses 24 cases forment 16 lignes droites de trois.
# of c9008fac
lines-nine-mens-morris-ms-rules-4 = On peut ouvrir et refermer un moulin en déplaçant un pion d'avant en arrière, et chaque fois un pion est pris, même si chaque coup ouvre un moulin et en ferme un autre.
# of dd95c918
lines-nine-mens-morris-ms-rules-6 = Un joueur gagne si l'adversaire ne peut pas jouer ou n'a plus que deux pions. La partie est nulle quand les deux joueurs n'ont que trois pions et que personne ne prend en dix coups chacun.
# of fd9c01f0
lines-seven-mens-morris-title = Moulin à sept pions
# of 23d61081
lines-seven-mens-morris-rules-1 = Deux joueurs ont sept pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre ; les milieux de leurs côtés sont reliés par des lignes qui se croisent au milieu du plateau, qui est aussi un point : 17 points.
# of e2bd9175
lines-seven-mens-morris-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur un point vide, le milieu compris. Quand tous sont posés, on déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide.
# of a8afe798
lines-seven-mens-morris-rules-3 = Trois de ses pions sur un côté d'un carré forment un moulin ; trois sur une ligne par le milieu n'en forment pas. Qui ferme un moulin, en posant ou en déplaçant, retire définitivement du plateau un pion de l'autre joueur. Un pion d'un moulin ne peut être pris que si tous les pions de ce joueur sont dans des moulins. Un seul pion est pris, même si deux moulins sont fermés à la fois.
# of 7038eafc
lines-seven-mens-morris-rules-4 = Qui ouvre un moulin ne peut pas le refermer dès le coup suivant, sauf si le coup qui l'a ouvert en a fermé un autre.
# of cb576734
lines-seven-mens-morris-rules-5 = Voler est facultatif, convenez-en avant : si c'est permis, un joueur qui n'a plus que trois pions peut déplacer un pion vers n'importe quel point vide.
# of 78119660
lines-seven-mens-morris-rules-6 = Qui n'a plus que deux pions, ou ne peut pas jouer, perd.
# of c0156119
lines-seven-mens-morris-note-1 = Les huit côtés des carrés sont des moulins ; le centre est un point comme les autres, où l'on peut poser des pions.
# of 57c501a3
lines-seven-mens-morris-note-2 = L'interdiction de refermer un moulin ouvert vaut pour tous les pions de ce joueur, pas seulement pour celui qui a bougé ; le coup suivant est le coup suivant de ce même joueur.
# of e35e637a
lines-seven-mens-morris-note-3 = L'option « { words-option-flying } : { words-setting-on } » le permet ; sinon personne ne vole.
# of f7bf3eda
lines-six-mens-morris-title = Moulin à six pions
# of 8c81013f
lines-six-mens-morris-rules-1 = Deux joueurs ont { $men } pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre, reliés par le milieu de leurs côtés : 16 points.
# of 8f7b56c9
lines-six-mens-morris-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur un point vide. Quand tous sont posés, on déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide. On ne vole pas.
# of bcb12bd5
lines-six-mens-morris-rules-3 = Trois de ses pions sur un côté d'un carré forment un moulin. Qui ferme un moulin, en posant ou en déplaçant, retire définitivement du plateau un pion de l'autre joueur. Un pion d'un moulin ne peut être pris que si tous les pions de ce joueur sont dans des moulins. Un seul pion est pris, même si deux moulins sont fermés à la fois.
# of 03cd985b
lines-six-mens-morris-rules-4 = Qui ouvre un moulin ne peut pas le refermer dès le coup suivant.
# of 905a9d5e
lines-six-mens-morris-note-1 = Seuls les côtés des carrés ont trois points : ce sont donc les huit moulins.
# of 42a47872
lines-five-mens-morris-title = Moulin à cinq pions
# of 5e377eca
lines-nine-mens-morris-turns = les joueurs jouent à tour de rôle
# of ec2f82d3
lines-nine-mens-morris-placing = on pose les pions sur des points vides, et c'est seulement quand les 18 sont posés que le jeu continue sur le plateau
# of 1e7d1613
lines-nine-mens-morris-moving = un pion glisse le long d'une ligne du plateau vers un point voisin libre ; un joueur qui n'a plus que trois pions peut voler
# of b7e3f542
lines-nine-mens-morris-mill = trois pions alignés le long d'une ligne du plateau forment un moulin, et qui en forme un enlève un des pions de l'adversaire
# of 74617c48
lines-nine-mens-morris-one-removal = un moulin enlève un des pions de l'adversaire
# of 0b8689c4
lines-nine-mens-morris-shielded = un pion d'un moulin ne peut être enlevé que s'il n'y en a aucun hors des moulins
# of a5340897
lines-nine-mens-morris-blocked = un joueur qui ne peut pas jouer a perdu
# of 4124e4ce
lines-nine-mens-morris-end = un joueur qui n'a plus que deux pions, ou qui ne peut pas jouer, a perdu
# of 1dcf377d
lines-morabaraba-htjb-turns = chaque tour pose ou déplace une vache
# of c6f9b88e
lines-morabaraba-htjb-placing = on pose une vache sur une intersection vide, et les vaches ne se déplacent que quand toutes sont posées
# of 717d7e06
lines-morabaraba-htjb-moving = un tour déplace une vache vers une intersection voisine vide ; un joueur qui n'a que trois vaches peut voler vers n'importe laquelle
# of 873be82c
lines-morabaraba-htjb-mill = trois vaches alignées sur une ligne dessinée forment un moulin, et qui en forme un tire sur une des vaches de l'adversaire
# of 35e1d7d1
lines-morabaraba-htjb-one-removal = même si un coup fait plus d'un moulin, on ne tire que sur une vache
# of 6d98c74a
lines-morabaraba-htjb-shielded = on ne peut pas tirer sur une vache d'un moulin, sauf si toutes les vaches de l'adversaire sont dans des moulins
# of ee7f7537
lines-morabaraba-htjb-remade = un moulin défait pour former un nouveau moulin ne peut pas être refait au coup suivant
# of 96b2bca5
lines-morabaraba-htjb-blocked = on gagne en ne laissant à l'adversaire aucun coup
# of 3dd1d9aa
lines-morabaraba-htjb-end = on gagne en laissant à l'adversaire deux vaches ou aucun coup, et la partie est nulle quand un camp a trois vaches et qu'on ne tire sur aucune en dix coups
# of 8f1f8069
lines-twelve-mens-morris-t3-turns = les joueurs alternent, un pion par tour
# of cc3892fd
lines-twelve-mens-morris-t3-placing = on pose un pion dans un cercle vide, et les pions se déplacent quand tous sont posés
# of edb52384
lines-twelve-mens-morris-t3-moving = un pion va vers un cercle voisin vide ; un joueur qui n'en a que trois peut voler vers n'importe lequel
# of f4bc5376
lines-twelve-mens-morris-t3-mill = un joueur qui forme une ligne de trois gagne un des pions de l'adversaire
# of 0f6ad80d
lines-twelve-mens-morris-t3-one-removal = deux moulins ou plus par un seul coup ou une seule pose ne gagnent qu'un pion
# of a2907bfd
lines-twelve-mens-morris-t3-shielded = le pion gagné ne peut pas faire partie d'un moulin, sauf si l'adversaire n'a que des moulins
# of a01f661a
lines-twelve-mens-morris-t3-remade = un joueur qui défait un de ses moulins ne peut pas former le même moulin au tour suivant
# of 4d9f26e7
lines-twelve-mens-morris-t3-end = un joueur réduit à deux pions a perdu ; avec trois pions pour un camp et aucun gagné en dix coups, c'est une nulle
# of 6705f598
lines-morabaraba-ms-turns = les joueurs jouent à tour de rôle, un pion par tour
# of 4dab3d5a
lines-morabaraba-ms-placing = un tour pose un pion sur une case vide, et les pions se déplacent quand tous sont posés
# of 57c3a004
lines-morabaraba-ms-moving = un tour déplace un pion vers une case voisine vide ; un joueur qui n'a que trois pions peut voler vers n'importe quelle case vide
# of 586510b5
lines-morabaraba-ms-mill = trois pions alignés sur une ligne dessinée forment un moulin, et qui en forme un prend un des pions de l'adversaire
# of eb04f081
lines-morabaraba-ms-one-removal = même si plus d'un moulin est fait, un seul pion est pris
# of 90a30710
lines-morabaraba-ms-shielded = un pion d'un moulin ne peut pas être pris, sauf si tous les pions de l'adversaire sont dans des moulins
# of c5a134c2
lines-morabaraba-ms-remade = un pion dont le coup a défait un moulin et en a formé un autre ne peut pas revenir au coup suivant de ce joueur
# of 279d6f2c
lines-morabaraba-ms-blocked = un joueur gagne si l'adversaire ne peut pas jouer
# of e8262887
lines-morabaraba-ms-end = un joueur gagne si l'adversaire ne peut pas jouer ou n'a plus que deux pions ; un plateau plein après la pose est une nulle, de même que dix coups sans prise quand les deux joueurs ont trois pions
# of 21a6ca6f
lines-nine-mens-morris-ms-remade = un moulin peut être défait et reformé en déplaçant un pion d'avant en arrière, même entre deux moulins
# of b70b8392
lines-nine-mens-morris-ms-end = un joueur gagne si l'adversaire ne peut pas jouer ou n'a plus que deux pions ; c'est une nulle quand les deux ont trois pions et que dix coups n'en prennent aucun
# of 6c82c3e0
lines-seven-mens-morris-turns = comme au Jeu du moulin, les joueurs jouent à tour de rôle
# of 2a621bd3
lines-seven-mens-morris-placing = comme au Jeu du moulin, on pose les pions sur des points vides, et le jeu continue sur le plateau quand tous sont posés
# of c028d8e8
lines-seven-mens-morris-moving = comme au Jeu du moulin, un pion glisse le long d'une ligne du plateau vers un point voisin libre ; voler est facultatif
# of 18cc4d38
lines-seven-mens-morris-mill = les moulins ne se forment que sur les carrés ; comme au Jeu du moulin, qui en forme un enlève un des pions de l'adversaire
# of cdb74d0d
lines-seven-mens-morris-one-removal = comme au Jeu du moulin, un moulin enlève un des pions de l'adversaire
# of 1c0da6a9
lines-seven-mens-morris-shielded = comme au Jeu du moulin, un pion d'un moulin ne peut être enlevé que s'il n'y en a aucun hors des moulins
# of feba6384
lines-seven-mens-morris-remade = un moulin ne peut pas être reformé sans un coup entre les deux, ou sans qu'un autre moulin soit formé
# of ba2e1bba
lines-seven-mens-morris-blocked = comme au Jeu du moulin, un joueur qui ne peut pas jouer a perdu
# of 69768ed4
lines-seven-mens-morris-end = comme au Jeu du moulin, un joueur qui n'a plus que deux pions, ou qui ne peut pas jouer, a perdu
# of a02fe2da
lines-six-mens-morris-moving = comme au Jeu du moulin, un pion glisse le long d'une ligne du plateau vers un point voisin libre, mais on ne vole pas
# of 75b3b59c
lines-six-mens-morris-mill = comme au Jeu du moulin, trois pions alignés le long d'une ligne du plateau forment un moulin, et qui en forme un enlève un des pions de l'adversaire
# of 5cd49a13
lines-six-mens-morris-remade = un moulin défait ne peut pas être reformé au coup suivant
# of 43f6ab3a
lines-unsaid-turns = (le texte ne le dit pas ; comme dans tous les jeux) les joueurs jouent à tour de rôle, un pion par tour
# of d24c5eb0
lines-unsaid-placing = (le texte ne le dit pas) chaque emplacement porte un seul pion
# of 1a6d0741
lines-unsaid-moving = (le texte ne le dit pas) un pion se déplace le long des lignes dessinées
# of 56222b6b
lines-unsaid-mill = (le texte ne le dit pas) les pions ne quittent le plateau que par une règle qui le dit
# of 7880ebb9
lines-unsaid-one-removal = (le texte n'en dit rien ; notre lecture) on n'enlève qu'une fois, quel que soit le nombre de moulins
# of 1ebea606
lines-unsaid-shielded = (le texte n'en dit rien ; notre lecture) tout peut être enlevé
# of 1bc02cdb
lines-unsaid-remade = (le texte n'en dit rien ; notre lecture) un moulin peut être refait aussitôt
# of 7f18a07e
lines-unsaid-jumping = (le texte ne le dit pas) rien n'est sauté
# of 05e687ab
lines-unsaid-blocked = (le texte n'en dit rien ; notre lecture) qui ne peut pas jouer a perdu
# of a64902d9
lines-unsaid-time = (le texte ne le dit pas) un tour prend le temps qu'il prend
# of 7a763f49
lines-unsaid-end = (le texte ne le dit pas) une partie finie ne se continue pas
# of 02469114
lines-lines-title = Jeux sur des lignes
# of 8d200e9f
lines-saba-title = Saba
# of 24d2fc72
lines-saba-rules-1 = { $title } veut dire { $men } en swahili : deux joueurs ont { $men } pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre. Les milieux de leurs côtés et leurs coins sont reliés par huit chemins qui se croisent au centre : 17 points, le centre compris.
# of 7d23b3f1
lines-saba-rules-2 = Le plateau est vide au début. Tour à tour, chaque joueur pose un pion sur un point vide. Quand tous sont posés, on déplace à son tour un pion : le long d'une ligne jusqu'au point voisin, s'il est vide, ou par un saut.
# of 782da622
lines-saba-rules-3 = Un pion saute par-dessus un pion adverse du point voisin en allant tout droit, le long de la ligne, jusqu'au point derrière, s'il est vide. On saute un pion par tour, et il reste où il est. On ne saute pas ses propres pions.
# of 113da438
lines-saba-rules-4 = Trois de ses pions sur un côté d'un carré forment un pilier (nguzo en swahili, un poteau). Les piliers ne se forment que sur les carrés : trois pions sur un chemin, ou par le centre, n'en sont pas. Qui forme un pilier, en posant, par un pas ou par un saut, retire définitivement du plateau un pion de l'adversaire. Un pion d'un pilier ne peut être pris que s'il n'y en a pas d'autre à prendre. Un seul pion est pris, même si deux piliers se forment à la fois.
# of 9eb1620a
lines-saba-rules-5 = Un pilier peut être ouvert à un coup et reformé au suivant, et il prend chaque fois un pion.
# of fdb1d22d
lines-saba-rules-6 = Qui a perdu { $lost } pions, ou ne peut ni avancer ni sauter, perd.
# of a0267169
lines-saba-note-1 = Un saut va tout droit le long d'une ligne dessinée, même vers le centre, hors du centre ou par-dessus ; « en ligne droite », disent les jeux du livre sur deux carrés.
# of 95c57996
lines-saba-note-2 = On saute un seul pion par tour : seuls d'autres articles en permettent plus.
# of 48ee3438
lines-saba-note-3 = « En deux coups », c'est un coup pour sortir et un coup pour revenir : un pilier peut être reformé dès le coup suivant.
# of e034429a
lines-saba-note-4 = Un pion au centre n'est dans aucun pilier ; on peut remplir le centre pendant la pose.
# of 5af3d14b
lines-saba-note-5 = Un seul pion est pris, quel que soit le nombre de piliers qu'un coup forme (le texte n'en dit rien).
# of 6b09cba3
lines-saba-note-8 = Qui commence n'est pas dit ; l'article ne connaît pas de nulle.
# of e1b1d2bb
lines-kuruka-saba-title = Kuruka Saba
# of 94be41de
lines-kuruka-saba-meaning = Kuruka veut dire « sauter » en swahili, et saba { $men } : c'est le jeu de Saba, mais les sauts prennent des pions.
# of a3f681a4
lines-kuruka-saba-rules-1 = { $meaning } Deux joueurs ont { $men } pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre. Les milieux de leurs côtés et leurs coins sont reliés par huit chemins qui se croisent au centre : 17 points, le centre compris.
# of 4768216b
lines-kuruka-saba-rules-2 = Le plateau est vide au début. Tour à tour, chaque joueur pose un pion sur un point vide. Quand tous sont posés, on déplace à son tour un pion : le long d'une ligne jusqu'au point voisin, s'il est vide, ou par des sauts.
# of 6de63036
lines-kuruka-saba-rules-3 = Un pion saute par-dessus un pion adverse du point voisin en allant tout droit, le long de la ligne, jusqu'au point derrière, s'il est vide. Le pion sauté est retiré du plateau aussitôt. De là, le même pion peut sauter encore, dans n'importe quelle direction, tant qu'il le peut ; il peut s'arrêter à n'importe quel point. On ne saute pas ses propres pions. Personne n'est obligé de sauter.
# of 5f6888ab
lines-kuruka-saba-rules-4 = Trois de ses pions sur un côté d'un carré forment un pilier (nguzo en swahili, un poteau). Les piliers ne se forment que sur les carrés : trois pions sur un chemin, ou par le centre, n'en sont pas. Qui forme un pilier, en posant, par un pas ou là où finissent les sauts d'un pion, retire encore un pion de l'adversaire du plateau. Un pion d'un pilier ne peut être pris ainsi que s'il n'y en a pas d'autre à prendre, mais on peut le sauter. Un seul pion est pris, même si deux piliers se forment à la fois.
# of d8dc06ff
lines-kuruka-saba-rules-5 = Un joueur dont le coup défait un pilier ne peut pas reformer le même au coup suivant, sauf si le coup qui l'a défait en a formé un autre.
# of 505f2f8d
lines-kuruka-saba-rules-6 = Qui a perdu tous ses pions, ou ne peut ni avancer ni sauter, perd. Avec un ou deux pions, on continue à jouer.
# of 644e44f7
lines-kuruka-saba-note-2 = Tout pion sauté est enlevé aussitôt, donc aucun n'est sauté deux fois ; on ne cherche un pilier que là où s'arrête le pion qui saute. Un seul tour peut rapporter des pions sautés et un pion pour un pilier.
# of f3a76f41
lines-kuruka-saba-note-3 = Les pions d'un pilier sont protégés de la prise pour un pilier, pas du saut : « sauf s'il n'y en a pas d'autre à enlever » parle d'un choix.
# of 5a30ea0d
lines-kuruka-saba-note-4 = « Sans un coup entre les deux » : un joueur qui défait un pilier ne peut pas refermer les trois mêmes points au coup suivant, quel que soit le pion, sauf si le coup qui l'a défait en a formé un autre.
# of f95ba739
lines-kuruka-saba-note-6 = La prise pour un pilier est obligatoire ; on ne passe pas.
# of 37aec8c1
lines-kuruka-saba-note-7 = Qui commence n'est pas dit ; l'article ne connaît pas de nulle, même si deux joueurs qui ont chacun un ou deux pions peuvent ne pas trouver de fin.
# of 729ca6b6
lines-lazima-saba-title = Lazima Saba
# of e919ad8a
lines-lazima-saba-meaning = Lazima veut dire « devoir » en swahili, et saba { $men } : c'est le jeu de Kuruka Saba, mais sauter est obligatoire.
# of d8ae9a6d
lines-lazima-saba-rules-3 = Un pion saute par-dessus un pion adverse du point voisin en allant tout droit, le long de la ligne, jusqu'au point derrière, s'il est vide. Le pion sauté est retiré du plateau aussitôt. De là, le même pion peut sauter encore, dans n'importe quelle direction, tant qu'il le peut ; il peut s'arrêter à n'importe quel point. On ne saute pas ses propres pions.
# of 252770c0
lines-lazima-saba-rules-4 = Un joueur qui peut sauter doit sauter, mais il choisit quel pion saute, par-dessus qui, et où il s'arrête. L'obligation tombe si ce joueur pourrait former un pilier à ce tour : tout coup est alors permis.
# of 2e18bc55
lines-lazima-saba-note-3 = « Sauf si un pilier peut être formé » : là où un coup quelconque, sauts compris, peut en former un, tout coup est permis, pas seulement celui-là ; un pilier qui ne peut pas encore être reformé ne compte pas.
# of 7f3052c9
lines-lazima-saba-note-4 = Continuer à sauter est permis, pas obligatoire.
# of a7599d84
lines-sita-title = Sita
# of 9ce0362a
lines-kuruka-sita-title = Kuruka Sita
# of c738998a
lines-kuruka-sita-meaning = Kuruka veut dire « sauter » en swahili, et sita { $men } : c'est le jeu de Sita, mais les sauts prennent des pions.
# of 3e9b3ca9
lines-lazima-sita-title = Lazima Sita
# of 58d03c5b
lines-lazima-sita-meaning = Lazima veut dire « devoir » en swahili, et sita { $men } : c'est le jeu de Kuruka Sita, mais sauter est obligatoire.
# of 6283691b
lines-tano-title = Tano
# of 37ebe652
lines-tano-note-1 = Avec { $men } pions par camp, un joueur qui en a trois ou plus peut toujours jouer : pour les enfermer, il en faut six.
# of ddf7bc88
lines-kuruka-tano-title = Kuruka Tano
# of a837f7c7
lines-kuruka-tano-meaning = Kuruka veut dire « sauter » en swahili, et tano { $men } : c'est le jeu de Tano, mais les sauts prennent des pions.
# of 098299ad
lines-lazima-tano-title = Lazima Tano
# of 93ff5a27
lines-lazima-tano-meaning = Lazima veut dire « devoir » en swahili, et tano { $men } : c'est le jeu de Kuruka Tano, mais sauter est obligatoire.
# of 1d506111
lines-saba-turns = les joueurs jouent à tour de rôle
# of 22537798
lines-saba-placing = le plateau est vide au début, et les joueurs posent à tour de rôle { $men } pions chacun
# of 8762990e
lines-saba-moving = quand les { $men } pions sont tous joués, un pion va vers un emplacement voisin libre ou saute
# of 0cbf5524
lines-saba-mill = trois pions sur un côté d'un carré forment un pilier (nguzo), qui ne se forme que sur les carrés ; qui en forme un enlève un des pions de l'adversaire
# of 6c851ed5
lines-saba-one-removal = un pilier enlève un des pions de l'adversaire
# of 55bb0970
lines-saba-shielded = un pion d'un pilier est protégé de l'enlèvement, sauf s'il n'y en a pas d'autre à enlever
# of 752354cd
lines-saba-remade = un pilier peut être reformé en deux coups
# of 0f3e2eb3
lines-saba-jumping = un pion peut sauter par-dessus un pion adverse voisin jusqu'à un point libre, et le pion sauté n'est pas enlevé
# of f8b4b07c
lines-saba-blocked = qui empêche l'adversaire de jouer a gagné
# of a492fd87
lines-saba-end = on gagne en prenant { $lost } des pions de l'adversaire ou en l'empêchant de jouer
# of 0668cf1c
lines-kuruka-saba-mill = trois pions sur un côté d'un carré forment un pilier (nguzo), qui ne se forme que sur les carrés ; qui en forme un enlève un des pions de l'adversaire, et sinon les pions ne sont enlevés qu'en les sautant
# of 78af23f0
lines-kuruka-saba-remade = un pilier ne peut pas être reformé sans un coup entre les deux, ou sans qu'un autre pilier soit formé
# of 9656cf22
lines-kuruka-saba-jumping = un pion peut sauter par-dessus un pion adverse voisin jusqu'à un point libre, les pions sautés sont enlevés, et les sauts peuvent continuer ; sauter n'est pas obligatoire
# of 96b7aed8
lines-kuruka-saba-end = on gagne en prenant tous les pions de l'adversaire ou en l'empêchant de jouer
# of 29c68bad
lines-lazima-saba-jumping = un pion peut sauter par-dessus un pion adverse voisin jusqu'à un point libre, les pions sautés sont enlevés, et les sauts peuvent continuer ; sauter est obligatoire, sauf si un pilier peut être formé
# of 34e82f1e
lines-shax-title = Shax
# of 744c6ba2
lines-shax-rules-1 = Deux joueurs ont douze pions chacun. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés : 24 points et 16 lignes droites de trois.
# of f473a6ff
lines-shax-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur un point vide. Trois de ses pions sur une ligne forment un jare. Rien n'est pris pendant la pose, mais il importe de savoir qui fait le premier jare.
# of a65b1634
lines-shax-rules-3 = Quand le plateau est plein, chaque joueur enlève un pion de l'autre, où il veut sur le plateau. Qui a fait le premier jare enlève en premier ; si personne n'en a fait, c'est le joueur qui a posé en dernier. Qui a enlevé en premier fait ensuite le premier coup.
# of fd6c1814
lines-shax-rules-4 = On déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide. Qui fait un nouveau jare en déplaçant enlève un pion de l'autre joueur, où il veut sur le plateau, même dans un jare. Un seul pion est enlevé, même si un coup fait deux jares. Un jare peut être ouvert et refait aussi souvent qu'on veut, et chaque fois un pion est enlevé.
# of a484ea8f
lines-shax-rules-5 = Un joueur qui ne peut pas jouer demande une issue. L'autre joueur doit alors rejouer et faire de la place à celui qui est enfermé, si possible sans faire de jare. Si c'est impossible, le jare qui se forme n'enlève rien. Puis le joueur qui était enfermé joue.
# of 499dfcc4
lines-shax-rules-6 = Qui n'a plus que deux pions perd.
# of feebf50e
lines-shax-note-1 = Un jare pendant la pose ne rapporte alors aucun pion ; seul compte qui a fait le premier.
# of 878d9fb8
lines-shax-note-2 = « Le premier joueur de la seconde phase » est celui qui enlève en premier.
# of af89c70b
lines-shax-note-3 = Un seul pion est enlevé, quel que soit le nombre de jares qu'un coup fait (le texte n'en dit rien).
# of 947b9ccc
lines-shax-note-5 = L'issue est un coup de l'autre joueur à la place du tour de celui qui est enfermé ; de même après un enlèvement qui laisse un joueur enfermé.
# of 7c4cc822
lines-shax-note-6 = Si aucun coup de l'autre joueur ne donne d'issue, la partie est nulle (le texte n'en dit rien).
# of fd70639e
lines-shax-note-7 = Déclarer forfait, c'est abandonner ; il n'y faut aucune règle.
# of 4be2cc45
lines-shax-small-title = Shax sur deux carrés
# of d75fb7e1
lines-shax-small-rules-1 = Deux joueurs ont huit pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre, reliés par le milieu de leurs côtés : 16 points et huit lignes droites de trois, les côtés des carrés.
# of 7f471a6e
lines-shax-small-note-1 = Tout est comme dans Shax, sauf le plateau et les huit pions.
# of 906543a4
lines-jare-title = Jare
# of 60fbee7c
lines-jare-rules-1 = Deux joueurs ont trois pions chacun. Le plateau est un carré avec ses lignes médianes et ses diagonales : neuf points ; sur le plateau HTJB, le carré extérieur et le centre.
# of f329bfb6
lines-jare-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand les six sont posés, on déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide. On ne vole pas.
# of d8266865
lines-jare-rules-3 = Le premier à avoir trois pions alignés, sur n'importe quelle ligne, diagonales comprises, gagne, même pendant la pose.
# of 9f92b541
lines-jare-note-1 = Le plateau est celui du Moulin à trois pions, avec les diagonales.
# of 19c96669
lines-jare-note-2 = Trois alignés gagnent aussi pendant la pose.
# of 368e7489
lines-jare-note-3 = Un joueur qui ne peut pas jouer perdrait ; cela ne peut pas arriver.
# of a25dbea7
lines-jare-note-4 = La répétition n'est pas une nulle.
# of 84ad9e87
lines-shax-turns = chaque joueur, à son tour, pose un pion, et plus tard en déplace un
# of fc61a92b
lines-shax-placing = on pose un pion sur un coin ou une intersection libre ; pendant la pose, aucun pion n'est enlevé
# of aa980258
lines-shax-moving = un tour déplace un pion vers un emplacement voisin vide
# of 85fbed48
lines-shax-mill = quand tous les pions sont posés, qui a fait le premier jare enlève un pion de l'autre joueur, puis l'autre joueur en enlève un ; sans jare, le second joueur enlève en premier ; ensuite chaque nouveau jare enlève un pion
# of a739e27f
lines-shax-one-removal = chaque nouveau jare enlève un des pions de l'adversaire
# of f37e1af5
lines-shax-shielded = on enlève un pion n'importe où sur le plateau
# of 7debac42
lines-shax-remade = chaque fois qu'un nouveau jare est fait, un pion est enlevé
# of e4ae437d
lines-shax-blocked = un joueur qui ne peut pas jouer demande une issue : l'assiégeant doit libérer un espace par un coup sans jare, et s'il en fait un, il n'enlève rien (oodan)
# of 6008a894
lines-shax-end = le jeu continue jusqu'à ce qu'un joueur ait enlevé tous les pions de l'adversaire sauf deux, ou qu'un joueur abandonne
# of e414b3ea
lines-shax-small-turns = comme dans Shax, chaque joueur, à son tour, pose ou déplace un pion
# of 47670709
lines-shax-small-placing = comme dans Shax, on pose un pion sur un coin ou une intersection libre, et pendant la pose aucun pion n'est enlevé
# of 39c93a10
lines-shax-small-moving = comme dans Shax, un tour déplace un pion vers un emplacement voisin vide
# of 9a8ee91a
lines-shax-small-mill = comme dans Shax, quand tous les pions sont posés, chaque joueur en enlève un, d'abord celui qui a fait le premier jare, ou sans jare le second joueur ; ensuite chaque nouveau jare enlève un pion
# of 88ffe16b
lines-shax-small-one-removal = comme dans Shax, chaque nouveau jare enlève un des pions de l'adversaire
# of 54d9941f
lines-shax-small-shielded = comme dans Shax, on enlève un pion n'importe où sur le plateau
# of 4d8385df
lines-shax-small-remade = comme dans Shax, chaque fois qu'un nouveau jare est fait, un pion est enlevé
# of 7636fc35
lines-shax-small-blocked = comme dans Shax, un joueur qui ne peut pas jouer demande une issue : l'assiégeant doit libérer un espace par un coup sans jare, et s'il en fait un, il n'enlève rien (oodan)
# of a9d1a687
lines-shax-small-end = comme dans Shax, le jeu continue jusqu'à ce qu'un joueur ait enlevé tous les pions de l'adversaire sauf deux, ou qu'un joueur abandonne
# of cfc2806f
lines-jare-placing = chacun joue trois pions sur le plateau, puis ils se déplacent
# of 949b3c91
lines-jare-moving = le jeu continue en suivant le dessin ; on ne vole pas
# of 7ebd818d
lines-jare-mill = le premier à réussir trois alignés gagne
# of 03d9eb99
lines-three-mens-morris-title = Moulin à trois pions
# of 0ba61617
lines-three-mens-morris-rules-1 = Deux joueurs ont trois pions chacun. Le plateau est un carré avec ses lignes médianes et ses diagonales : neuf points ; sur le plateau HTJB, le carré extérieur et le centre.
# of 7b886ce4
lines-three-mens-morris-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand les six sont posés, on déplace à son tour un pion vers n'importe quel point vide, proche ou lointain.
# of 981fde15
lines-three-mens-morris-rules-3 = Le premier à avoir trois pions alignés, sur n'importe quelle ligne, diagonales comprises, gagne, même pendant la pose.
# of 1eeac522
lines-three-mens-morris-note-2 = « Il est permis de voler » : vers n'importe quel point libre, toujours.
# of 1f9e9b82
lines-three-mens-morris-note-3 = Personne ne peut être bloqué dans ce jeu.
# of dcbbee4a
lines-tapatan-title = Tapatan
# of a5ec5759
lines-tapatan-rules-1 = Deux joueurs ont { $men } pions chacun. Le plateau est un carré avec ses lignes médianes et ses diagonales : neuf points ; sur le plateau HTJB, le carré extérieur et le centre.
# of d69d0920
lines-tapatan-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand les six sont posés, on déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide.
# of 58305752
lines-tapatan-rules-3 = Le premier à avoir trois pions alignés, sur n'importe quelle ligne, diagonales comprises, gagne, même pendant la pose. Qui ne peut pas jouer perd.
# of 6f578a24
lines-achi-title = Achi
# of 51512ad0
lines-achi-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand les huit sont posés, un point est vide ; on y déplace à son tour un pion le long d'une ligne, diagonales comprises.
# of 30b0b838
lines-achi-rules-3 = Le premier à avoir trois pions alignés, en travers ou de haut en bas, gagne, même pendant la pose ; les diagonales ne comptent pas. Qui ne peut pas jouer perd.
# of 6d0d0a95
lines-achi-note-1 = Les pions se déplacent le long des diagonales, mais trois sur une diagonale ne gagnent pas.
# of dcf14252
lines-tant-fant-title = Tant Fant
# of e3c19915
lines-tant-fant-rules-2 = Les pions commencent sur la rangée de départ de leur joueur : ceux du premier côté sud, ceux du second côté nord. On déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide.
# of 1ad78e50
lines-tant-fant-rules-3 = Le premier à avoir trois pions alignés gagne, sur n'importe quelle ligne, diagonales comprises, mais sa propre rangée de départ ne compte pas.
# of 29c47d82
lines-tant-fant-note-1 = La rangée éloignée, celle de départ de l'autre joueur, compte ; seule la sienne ne compte pas.
# of 9c927e5c
lines-tant-fant-note-2 = Qui commence est assis au sud.
# of 7dc27447
lines-shisima-title = Shisima
# of f0d3396b
lines-shisima-rules-1 = Deux joueurs ont trois pions chacun, appelés imbalavali, punaises d'eau. Le plateau est un carré avec ses lignes médianes et ses diagonales : neuf points ; sur le plateau HTJB, le carré extérieur et le centre. On le dessine souvent comme un octogone avec un centre, ce qui revient au même.
# of 5b1a15fb
lines-shisima-rules-2 = Les pions commencent sur deux rangées, ceux du premier joueur côté sud, ceux du second côté nord, avec trois points vides entre eux. On déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide.
# of 22357aa3
lines-shisima-rules-3 = Le premier à avoir trois pions alignés passant par le milieu du plateau gagne : verticalement, horizontalement ou en diagonale. Trois le long d'un côté ne comptent pas. Quand une position se présente pour la troisième fois, la partie est nulle.
# of fc47b079
lines-shisima-note-1 = La même position, ce sont les mêmes pions sur les mêmes points, et le même joueur au trait.
# of c4f80074
lines-sabr-title = Sabr
# of 6bfe2c72
lines-sabr-rules-2 = Les pions du premier joueur commencent sur les deux coins sud et au milieu du côté nord, ceux du second sur les deux coins nord et au milieu du côté sud.
# of 8eb93a03
lines-sabr-rules-3 = On déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est vide, ou on saute avec lui par-dessus un pion de l'autre joueur : du point voisin, tout droit le long d'une ligne, jusqu'au point vide juste derrière. Le pion sauté reste. On fait un saut par tour ; on ne saute pas ses propres pions.
# of 4f84a0a2
lines-sabr-rules-4 = Le premier à avoir trois pions alignés gagne, sur n'importe quelle ligne, diagonales et rangées de départ comprises.
# of 36e4df6f
lines-sabr-note-1 = Un saut va tout droit le long d'une ligne dessinée, par-dessus un seul pion, qui reste.
# of c7788dad
lines-sabr-note-2 = Les deux rangées de départ comptent ; l'article ne répète pas l'exception de Tant Fant.
# of 335ffb6d
lines-picaria-title = Picaria
# of da262e8f
lines-picaria-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide, mais personne sur celui du milieu. Quand les six sont posés, on déplace à son tour un pion d'un pas le long d'une ligne vers un point vide ; le milieu est maintenant permis.
# of c4eb4571
lines-picaria-note-1 = Le jeu du peuple pueblo du Nouveau-Mexique est décrit dans Culin, Games of the North American Indians (1907). Que personne ne pose de pion au milieu vient du jeu tel qu'on l'enseigne aujourd'hui.
# of a68b50d6
lines-picaria-note-2 = Beaucoup de plateaux de Picaria relient les milieux des côtés par quatre lignes de plus ; ici, les pions vont le long des lignes du plateau du Moulin à trois pions.
# of 1a410a63
lines-three-mens-morris-turns = chaque joueur pose un pion par tour
# of 7e4f8ab5
lines-three-mens-morris-placing = on pose les pions sur des points vides, et aucun ne se déplace avant que les trois soient posés
# of 4daf807e
lines-three-mens-morris-moving = quand tous les pions sont posés, un pion va vers n'importe quel point libre
# of 8a84d143
lines-three-mens-morris-mill = trois alignés gagnent ; aucun pion n'est jamais pris
# of 16c06f06
lines-three-mens-morris-end = le premier joueur à faire trois alignés gagne
# of 34436170
lines-tapatan-turns = les joueurs alternent, et un seul pion se déplace par tour
# of dea32c20
lines-tapatan-placing = on dépose les pions sur des points vides, et aucun ne se déplace avant que les trois soient déposés
# of 0dbac8b3
lines-tapatan-moving = un pion se déplace d'un point à la fois le long du dessin
# of 78a4a51e
lines-tapatan-mill = trois alignés gagnent ; aucun pion n'est jamais pris
# of 9e0a2065
lines-tapatan-end = trois alignés gagnent, et qui ne peut pas jouer a perdu
# of bd6d0b7e
lines-achi-turns = chaque joueur pose un pion par tour
# of bcb884b2
lines-achi-placing = on pose les pions sur des points vides, et aucun ne se déplace avant que les quatre soient posés
# of be64304a
lines-achi-moving = un pion se déplace d'un point à la fois le long du dessin ; on ne vole pas
# of d7dfa8cf
lines-achi-mill = trois alignés, en travers ou de haut en bas, gagnent ; aucun pion n'est jamais pris
# of 42db9daa
lines-achi-end = trois alignés en travers ou de haut en bas gagnent, et qui ne peut pas jouer a perdu
# of d21af645
lines-tant-fant-turns = un seul pion se déplace par tour
# of 1b1e0160
lines-tant-fant-placing = les pions commencent alignés sur la rangée de départ de chaque joueur
# of cf59c03f
lines-tant-fant-mill = trois alignés gagnent, mais pas dans la propre rangée de départ du joueur ; aucun pion n'est jamais pris
# of 9c192fd0
lines-tant-fant-end = trois alignés, sauf dans sa propre rangée de départ, gagnent
# of b91a61d9
lines-shisima-placing = les pions commencent en rangée, ceux d'un joueur sur la rangée du haut du carré, ceux de l'autre sur la rangée du bas
# of f225f3b9
lines-shisima-moving = un pion se déplace d'un emplacement à la fois le long du dessin
# of 3f95bcfd
lines-shisima-mill = trois alignés par le milieu du plateau gagnent
# of 029c9223
lines-shisima-end = les premiers trois alignés par le milieu du plateau gagnent ; une position qui se présente trois fois est une nulle
# of d5ae9135
lines-sabr-placing = les pions de chaque joueur commencent sur la rangée de départ, mais le milieu de celle-ci est tenu par un pion de l'adversaire
# of 125d043c
lines-sabr-moving = un pion se déplace d'un emplacement à la fois le long du dessin, ou saute par-dessus un pion de l'adversaire
# of b60bfcdc
lines-sabr-mill = les premiers trois alignés gagnent
# of 368d3cc9
lines-sabr-jumping = un pion peut sauter par-dessus un pion de l'adversaire
# of 11562d34
lines-sabr-end = le premier joueur à réussir trois alignés gagne
# of bc817750
lines-picaria-placing = chaque joueur pose trois pions, aucun sur le point du milieu, et les pions se déplacent quand tous sont posés
# of a0e0733c
lines-picaria-moving = un pion fait un pas le long d'une ligne vers un point vide, qui peut être le milieu
# of f773b16d
lines-picaria-mill = trois alignés, le long de n'importe quelle ligne, gagnent ; aucun pion n'est pris
# of 6492c60e
lines-picaria-end = le premier à avoir trois alignés gagne
# of aefb76c6
lines-tresillo-stay-title = Stay
# of efd26eda
lines-tresillo-stay-rules-1 = Deux joueurs ont douze pions chacun. Le plateau est fait de trois carrés, l'un dans l'autre, reliés par le milieu de leurs côtés et par leurs coins : 24 points, 20 lignes droites de trois. Le milieu du plateau ne sert pas.
# of caca86c7
lines-tresillo-stay-rules-2 = Tour à tour, chaque joueur pose un pion sur un point libre. Les pions posés restent où ils sont : rien ne bouge et rien n'est enlevé.
# of 7e0e4422
lines-tresillo-stay-rules-3 = Trois de ses pions sur une ligne, horizontale, verticale ou en diagonale, forment un tresillo. Qui en réussit un reçoit de l'autre joueur un pion non encore joué et le garde : il n'est pas joué. Un seul pion est donné, même si un pion complète deux lignes à la fois. Qui n'a plus de pion en main n'en donne pas.
# of 8b5c1f33
lines-tresillo-stay-rules-4 = La partie est finie quand tous les points sont couverts, ou quand le joueur dont c'est le tour n'a plus de pion à jouer. Qui détient le plus de pions de l'autre a gagné ; à égalité, la partie est nulle.
# of 4ad72de6
lines-tresillo-stay-note-1 = Les lignes sont celles qui sont dessinées, les quatre diagonales des coins comprises : 20 lignes.
# of a277437f
lines-tresillo-stay-note-2 = Un pion gagné est gardé et n'est pas joué : le but est de recueillir des pions.
# of 6738f34c
lines-tresillo-stay-note-3 = Un seul pion est donné, quel que soit le nombre de lignes qu'un pion complète (le texte n'en dit rien).
# of 2c088da6
lines-tresillo-stay-note-4 = Qui n'a plus de pion à jouer ne donne rien (le texte n'en dit rien).
# of 31eddc4b
lines-tresillo-stay-note-5 = Un joueur sans pion finit la partie quand vient son tour.
# of bea4cd0e
lines-tresillo-pluck-title = Pluck
# of e5732d53
lines-tresillo-pluck-rules-2 = Tour à tour, chaque joueur pose un pion sur un point libre. Les pions ne bougent pas.
# of a41852a0
lines-tresillo-pluck-rules-3 = Trois de ses pions sur une ligne, horizontale, verticale ou en diagonale, forment un tresillo. Qui en réussit un prend sur le plateau un pion de l'autre joueur et le garde. N'importe lequel peut être pris, même s'il est lui-même dans un tresillo. Un seul pion est pris, même si un pion complète deux lignes à la fois. Une ligne ainsi défaite peut être complétée de nouveau et rapporte de nouveau un pion.
# of c74a85bc
lines-tresillo-pluck-rules-4 = La partie est finie quand tous les points sont couverts, ou quand le joueur dont c'est le tour n'a plus de pion à jouer : donc après douze tours chacun. Qui détient le plus de pions de l'autre a gagné ; à égalité, la partie est nulle.
# of 5a440c7c
lines-tresillo-pluck-note-2 = Un pion d'un tresillo n'est pas protégé ; l'article ne dit pas qu'il l'est.
# of 8a753047
lines-tresillo-pluck-note-3 = Un seul pion est pris, quel que soit le nombre de lignes qu'un pion complète (le texte n'en dit rien).
# of 40917a1f
lines-tresillo-conquer-title = Conquer
# of 2fa1a219
lines-tresillo-conquer-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur un point libre. Quand tous sont joués, on déplace à son tour un pion le long d'une ligne jusqu'au point voisin, s'il est libre. On ne saute pas et on ne vole pas.
# of 41f23e2a
lines-tresillo-conquer-rules-3 = Trois de ses pions sur une ligne, horizontale, verticale ou en diagonale, forment un tresillo. Qui en réussit un, en posant ou en déplaçant, prend sur le plateau un pion de l'autre joueur et le garde. N'importe lequel peut être pris, même s'il est lui-même dans un tresillo. Un seul pion est pris, même si deux lignes sont complétées à la fois. Un tresillo peut être ouvert et refermé aussi souvent qu'on veut.
# of 37209869
lines-tresillo-conquer-rules-4 = Qui n'a plus que deux pions, dix ayant été pris, perd ; de même qui ne peut pas jouer. Si le plateau est plein après la pose, la partie est nulle.
# of 4a5ea0e1
lines-tresillo-conquer-rules-5 = Pour jouer plus longtemps, on joue jusqu'à ce qu'un joueur ait 30 points, en commençant à tour de rôle. Après chaque partie, un joueur marque un point par pion pris ; qui a bloqué l'autre marque deux points de plus pour chacun de ses pions sur le plateau.
# of c908ec25
lines-tresillo-conquer-note-3 = Un tresillo peut être refait aussitôt ; l'article n'en parle pas.
# of 84e3013c
lines-tresillo-conquer-note-4 = Un seul pion est pris, quel que soit le nombre de lignes complétées (le texte n'en dit rien).
# of b3a6d500
lines-tresillo-conquer-note-5 = Un plateau plein après la pose bloque les deux camps : c'est donc une nulle (le texte n'en dit rien).
# of 57539848
lines-tresillo-conquer-note-6 = Les pions en main comptent : personne ne perd pour avoir deux pions pendant la pose.
# of 497b8b72
lines-tresillo-conquer-note-7 = Les pions enfermés, deux points chacun, sont les pions d'un joueur bloqué ; les deux joueurs comptent les pions qu'ils ont pris.
# of 33903178
lines-tresillo-conquer-alt-title = Conquer, autre façon de jouer
# of 683e96cb
lines-tresillo-conquer-alt-rules-2 = On pose d'abord les pions : tour à tour, chaque joueur pose un pion sur un point libre. Un joueur dont tous les pions sont joués déplace : un pion le long d'une ligne jusqu'au point voisin, s'il est libre. On ne saute pas et on ne vole pas.
# of e1bcf999
lines-tresillo-conquer-alt-rules-3 = Trois de ses pions sur une ligne, horizontale, verticale ou en diagonale, forment un tresillo. Qui en réussit un, en posant ou en déplaçant, reçoit de l'autre joueur un pion non encore joué et le garde : il n'est pas joué. Si l'autre joueur n'en a plus à donner, le pion est pris sur le plateau, n'importe lequel, même s'il est lui-même dans un tresillo. On ne gagne qu'un pion, même si deux lignes sont complétées à la fois. Un tresillo peut être ouvert et refermé aussi souvent qu'on veut.
# of 7faf13e0
lines-tresillo-conquer-alt-rules-4 = Qui n'a plus que deux pions, dix ayant été donnés ou pris, perd ; de même qui ne peut pas jouer. Si le plateau est plein après la pose, la partie est nulle.
# of 5d6a966a
lines-tresillo-conquer-alt-rules-5 = Pour jouer plus longtemps, on joue jusqu'à ce qu'un joueur ait 30 points, en commençant à tour de rôle. Après chaque partie, un joueur marque un point par pion donné ou pris ; qui a bloqué l'autre marque deux points de plus pour chacun de ses pions sur le plateau.
# of ec24054c
lines-tresillo-conquer-alt-note-2 = Les pions donnés comptent parmi les dix, et ne sont pas joués.
# of be02d5a4
lines-tresillo-conquer-alt-note-3 = Un joueur qui a donné des pions finit de poser plus tôt, et déplace alors, pendant que l'autre pose encore.
# of 42bc5469
lines-tresillo-conquer-alt-note-6 = On gagne un seul pion, quel que soit le nombre de lignes complétées (le texte n'en dit rien).
# of 0866315d
lines-tresillo-conquer-alt-note-8 = Les pions enfermés, deux points chacun, sont les pions d'un joueur bloqué ; les deux joueurs comptent les pions qu'ils gardent.
# of 281257f6
lines-tresillo-rapido-title = Rapido
# of 696c7477
lines-tresillo-rapido-rules-1 = Rapido, c'est Pluck ou Stay joué sans temps de réflexion : le pion suivant doit être posé en moins de cinq secondes.
# of 81743b1b
lines-tresillo-rapido-rules-3 = Tour à tour, chaque joueur pose un pion sur un point libre. Les pions ne bougent pas. Trois de ses pions sur une ligne, horizontale, verticale ou en diagonale, forment un tresillo et rapportent un pion, même si un pion complète deux lignes à la fois.
# of 23db3026
lines-tresillo-rapido-rules-4 = Joué comme Pluck : qui réussit un tresillo prend sur le plateau n'importe quel pion de l'autre joueur et le garde. Joué comme Stay : l'autre joueur donne un pion non encore joué, ou aucun s'il n'en reste pas ; il est gardé et n'est pas joué.
# of f57b389b
lines-tresillo-rapido-note-1 = « Sans temps de réflexion » ne dit aucune durée : cinq secondes sont notre choix. Rien ne se passe quand elles sont écoulées ; l'article ne dit aucune sanction.
# of bdc8f779
lines-tresillo-rapido-note-2 = L'option « { words-option-play } : { words-setting-stay } » le joue comme Stay ; sinon on le joue comme Pluck.
# of 5869cc14
lines-tresillo-rapido-note-3 = Un pion d'un tresillo n'est pas protégé ; les articles ne disent pas qu'il l'est.
# of 2e50a7f6
lines-tresillo-rapido-note-4 = On gagne un seul pion, quel que soit le nombre de lignes qu'un pion complète (le texte n'en dit rien).
# of ac7932a4
lines-tresillo-rapido-note-5 = Dans Stay, qui n'a plus de pion à jouer ne donne rien (le texte n'en dit rien).
# of ae6bd009
lines-tresillo-stay-turns = les joueurs alternent, chacun posant un pion
# of 0d651843
lines-tresillo-stay-placing = on pose un pion sur un point libre du plateau
# of 11ee4292
lines-tresillo-stay-moving = c'est un jeu de pose : aucun pion ne bouge
# of b6cb5281
lines-tresillo-stay-mill = trois pions alignés, à l'horizontale, à la verticale ou en diagonale, forment un tresillo, et l'autre joueur donne à qui le réussit un pion non encore joué
# of ea00c562
lines-tresillo-stay-one-removal = un tresillo rapporte un pion non encore joué
# of 3e7bd80f
lines-tresillo-stay-end = la partie est finie quand tous les points sont couverts ou qu'un joueur n'a plus de pion à jouer, et qui détient le plus de pions de l'autre a gagné
# of 715541d8
lines-tresillo-pluck-mill = trois pions alignés, à l'horizontale, à la verticale ou en diagonale, forment un tresillo, et qui le réussit enlève un des pions joués de l'adversaire
# of e5a5b186
lines-tresillo-pluck-one-removal = un tresillo enlève un des pions joués de l'adversaire
# of 7a45610d
lines-tresillo-conquer-turns = les joueurs alternent, chacun jouant un pion
# of 8a5ca709
lines-tresillo-conquer-placing = on pose un pion sur un point libre, et le jeu continue sur le plateau quand tous les pions sont joués
# of 56b11940
lines-tresillo-conquer-moving = un pion se déplace vers un point voisin libre
# of 750ff01b
lines-tresillo-conquer-jumping = on ne saute pas
# of 0d6ebaf3
lines-tresillo-conquer-end = gagne le joueur qui ne laisse à l'adversaire aucun coup, ou qui a enlevé dix des pions de l'adversaire
# of f0a9b547
lines-tresillo-conquer-alt-mill = qui réussit un tresillo reçoit de l'adversaire un pion non encore joué, et n'en enlève un du plateau que s'il n'y en a pas à donner
# of 0d99a851
lines-tresillo-conquer-alt-one-removal = un tresillo rapporte un pion
# of c43fac20
lines-tresillo-conquer-alt-end = gagne le joueur qui ne laisse à l'adversaire aucun coup, ou que deux pions
# of 9e4cd73a
lines-tresillo-rapido-turns = comme dans Pluck et Stay, les joueurs alternent, chacun posant un pion
# of 9cafdf6a
lines-tresillo-rapido-placing = comme dans Pluck et Stay, on pose un pion sur un point libre
# of bb061232
lines-tresillo-rapido-moving = comme dans Pluck et Stay, aucun pion ne bouge
# of 2f500545
lines-tresillo-rapido-mill = comme dans Pluck, un tresillo enlève un des pions joués de l'adversaire ; comme dans Stay, l'adversaire en donne un non encore joué
# of 6c2802c1
lines-tresillo-rapido-one-removal = comme dans Pluck et Stay, un tresillo rapporte un pion
# of 954ca25c
lines-tresillo-rapido-time = Pluck ou Stay se joue sans temps de réflexion
# of a98cb665
lines-tresillo-rapido-end = comme dans Pluck et Stay, la partie est finie quand tous les points sont couverts ou qu'un joueur n'a plus de pion à jouer, et qui détient le plus de pions de l'autre a gagné
# of 76d18bf2
lines-sita-nyoka-title = Sita Nyoka
# of 0bc45751
lines-sita-nyoka-meaning = { $title } veut dire « { $men } serpents » en swahili, et les serpents ne sautent pas.
# of 7b6bae18
lines-sita-nyoka-rules-1 = { $meaning } Deux joueurs ont { $men } pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre, reliés par le milieu de leurs côtés et aussi par leurs coins : 16 points ; il n'y a pas de point au centre.
# of 73b8b4ca
lines-sita-nyoka-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand tous sont posés, on déplace à son tour un pion : le long d'une ligne jusqu'au point voisin, s'il est vide. Personne ne saute.
# of 27a1695b
lines-sita-nyoka-rules-3 = Trois de ses pions sur un côté d'un carré forment un pilier (nguzo en swahili). Qui construit un pilier, en posant ou en déplaçant, retire définitivement du plateau un pion de l'adversaire : n'importe lequel, même dans un pilier. Un seul pion est pris, même si deux piliers sont construits à la fois. Un pilier peut être ouvert à un coup et reconstruit au suivant, et il prend chaque fois un pion.
# of ea45130c
lines-sita-nyoka-rules-4 = Les joueurs peuvent convenir du vol avant la partie. Alors un joueur qui n'a plus que trois pions sur le plateau, et aucun en main, peut déplacer un pion vers n'importe quel point vide, { $men } fois dans la partie. Un pas vers le point voisin n'est pas un vol ; après { $men } vols, ce joueur n'a plus que des pas.
# of 3d6999e5
lines-sita-nyoka-rules-5 = Qui a perdu { $lost } pions, ou ne peut pas jouer, perd.
# of 45604b54
lines-sita-nyoka-note-1 = Les rangées de trois sont les huit côtés des carrés : les lignes entre les carrés n'ont que deux points.
# of 53726413
lines-sita-nyoka-note-2 = Les pions ne se déplacent qu'une fois tous posés, comme partout dans le livre.
# of edabc589
lines-sita-nyoka-note-3 = N'importe quel pion peut être pris, même dans un pilier : l'article n'en protège aucun.
# of a10c1b60
lines-sita-nyoka-note-4 = « En deux coups », c'est un coup pour sortir et un coup pour revenir : un pilier peut être reconstruit dès le coup suivant.
# of e6a94b38
lines-sita-nyoka-note-5 = « Permet d'enlever » : un seul pion est pris, quel que soit le nombre de piliers, et prendre est obligatoire.
# of 251f90e5
lines-sita-nyoka-note-6 = Les { $men } vols sont à chaque joueur ; un coup qu'un pas aurait pu faire n'en est pas un. Sans l'option, personne ne vole.
# of e3f1b759
lines-tano-nyoka-title = Tano Nyoka
# of 4c9b5012
lines-sita-vyura-title = Sita Vyura
# of 0791e966
lines-sita-vyura-meaning = { $title } veut dire « { $men } grenouilles » en swahili, et les grenouilles sautent.
# of d0e19695
lines-sita-vyura-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand tous sont posés, on déplace à son tour un pion : le long d'une ligne jusqu'au point voisin, s'il est vide, ou par un saut.
# of e5b6e91c
lines-sita-vyura-rules-3 = Un pion saute par-dessus un pion adverse du point voisin en allant tout droit, le long de la ligne, jusqu'au point derrière, s'il est vide : d'un coin d'un carré, par-dessus le milieu de son côté, jusqu'au coin suivant. On saute un pion par tour, et il reste où il est. On ne saute pas ses propres pions.
# of cbbbe0b2
lines-sita-vyura-rules-4 = Trois de ses pions sur un côté d'un carré forment un pilier (nguzo en swahili). Qui construit un pilier, en posant, par un pas ou par un saut, retire définitivement du plateau un pion de l'adversaire : n'importe lequel, même dans un pilier. Un seul pion est pris, même si deux piliers sont construits à la fois. Un pilier peut être ouvert à un coup et reconstruit au suivant, et il prend chaque fois un pion.
# of 8b32536f
lines-sita-vyura-rules-5 = Les joueurs peuvent convenir du vol avant la partie. Alors un joueur qui n'a plus que trois pions sur le plateau, et aucun en main, peut déplacer un pion vers n'importe quel point vide, { $men } fois dans la partie. Un pas vers le point voisin ou un saut n'est pas un vol ; après { $men } vols, ce joueur n'a plus que ceux-là.
# of 5b15f7a0
lines-sita-vyura-note-3 = Les sauts commencent quand tous les pions du joueur sont posés ; comme les joueurs alternent, personne ne déplace de pion avant que tous soient posés.
# of 4109d5f5
lines-sita-vyura-note-7 = Les { $men } vols sont à chaque joueur ; un coup qu'un pas ou un saut aurait pu faire n'en est pas un. Sans l'option, personne ne vole.
# of d42495d8
lines-tano-vyura-title = Tano Vyura
# of 9a1ca8c5
lines-kubwa-tatu-title = Kubwa Tatu
# of 360e76a8
lines-kubwa-tatu-meaning = { $title } veut dire « grand trois » en swahili.
# of b7aacfe3
lines-kubwa-tatu-rules-1 = { $meaning } Deux joueurs ont { $men } pions chacun. Le plateau est fait de deux carrés, l'un dans l'autre, reliés par le milieu de leurs côtés : 16 points ; il n'y a pas de point au centre.
# of 913a75c6
lines-kubwa-tatu-note-5 = Un pilier peut être reconstruit dès le coup suivant ; l'article n'en parle pas.
# of 48ea5e46
lines-mbili-na-nusu-title = Mbili na Nusu
# of e0dec301
lines-mbili-na-nusu-meaning = { $title } veut dire « deux et demi » en swahili.
# of a4c23a51
lines-mbili-title = Mbili
# of 74216a0f
lines-mbili-meaning = { $title } veut dire deux en swahili.
# of e5cf1cfd
lines-ene-nyoka-title = Ene Nyoka
# of 3d18ca17
lines-ene-nyoka-rules-3 = Le premier à avoir trois pions alignés (un pilier, nguzo en swahili), sur n'importe quel côté d'un carré, gagne, pendant la pose ou en déplaçant. Personne ne prend de pion. Qui ne peut pas jouer perd.
# of 8bcce4f9
lines-ene-nyoka-note-4 = Un joueur qui ne peut pas jouer perd ; l'article n'en parle pas, mais cela peut arriver.
# of 8c8d5975
lines-ene-nyoka-note-5 = Qui commence n'est pas dit ; la répétition n'est pas une nulle.
# of 2839298b
lines-tatu-nyoka-title = Tatu Nyoka
# of 9ba02aac
lines-tatu-nyoka-rules-3 = Le premier à avoir trois pions alignés (un pilier, nguzo en swahili), sur n'importe quel côté d'un carré, gagne, pendant la pose ou en déplaçant. Personne ne prend de pion.
# of 6e17083f
lines-ene-vyura-title = Ene Vyura
# of f2a82a8b
lines-ene-vyura-rules-4 = Le premier à avoir trois pions alignés (un pilier, nguzo en swahili), sur n'importe quel côté d'un carré, gagne : pendant la pose, par un pas ou par un saut. Personne ne prend de pion.
# of 56334dad
lines-tatu-vyura-title = Tatu Vyura
# of 11a67b27
lines-moja-na-nusu-title = Moja na Nusu
# of 9af96115
lines-moja-na-nusu-meaning = { $title } veut dire « un et demi » en swahili.
# of 1e64cf8b
lines-tatu-ndege-title = Tatu Ndege
# of 02f5ac78
lines-tatu-ndege-meaning = { $title } veut dire « { $men } oiseaux » en swahili, et les oiseaux volent.
# of a3c9eeb2
lines-tatu-ndege-rules-2 = Tour à tour, chaque joueur pose un pion sur un point vide. Quand les six sont posés, on déplace à son tour un pion vers n'importe quel point vide, proche ou lointain.
# of c6241008
lines-tatu-ndege-rules-3 = Le premier à avoir trois pions alignés (un pilier, nguzo en swahili), sur n'importe quel côté d'un carré, gagne, pendant la pose ou en volant. Personne ne prend de pion.
# of c220f4da
lines-tatu-ndege-note-1 = Les rangs de trois sont les huit côtés des carrés.
# of 005e7bf1
lines-tatu-ndege-note-2 = Les pions ne volent qu'une fois tous posés ; l'article ne le répète pas.
# of 77e3161d
lines-tatu-ndege-note-4 = « N'importe quel point libre », toujours : un pion qui vole par-dessus d'autres ne saute personne.
# of c4d05105
lines-sita-nyoka-turns = les joueurs alternent
# of 3de97e0d
lines-sita-nyoka-placing = les joueurs posent à tour de rôle { $men } pions chacun, un par point
# of abe83f14
lines-sita-nyoka-moving = un pion se déplace vers un point voisin libre, entre les carrés par les lignes médianes et les coins ; avec l'option du vol, un joueur réduit à trois pions a { $men } vols
# of dac62c80
lines-sita-nyoka-mill = trois alignés forment un pilier, et qui en construit un peut enlever un des pions de l'adversaire
# of c0648369
lines-sita-nyoka-one-removal = un pilier permet d'enlever un des pions de l'adversaire
# of a26fa418
lines-sita-nyoka-remade = un pilier peut être reconstruit en deux coups
# of 9edb59dd
lines-sita-nyoka-end = on gagne en enlevant { $lost } des pions de l'adversaire ou en l'empêchant de jouer
# of 8e264af9
lines-sita-vyura-placing = les joueurs posent à tour de rôle { $men } pions chacun, un par point, et ne sautent que quand tous sont joués
# of 92f4975b
lines-sita-vyura-jumping = quand tous les pions sont joués, un pion peut sauter en ligne droite par-dessus un pion adverse voisin jusqu'à un point libre, et le pion sauté n'est pas enlevé
# of 6ddfa632
lines-kubwa-tatu-moving = un pion se déplace vers un point voisin libre, entre les carrés par les lignes médianes ; avec l'option du vol, un joueur réduit à trois pions a { $men } vols
# of 5e068d9a
lines-ene-nyoka-mill = le but est d'avoir trois alignés, qui gagnent ; aucun pion n'est jamais pris
# of b24abf06
lines-moja-na-nusu-moving = un pion se déplace vers un point voisin libre, entre les carrés par les lignes médianes
# of ef3a7adb
lines-tatu-ndege-moving = un pion peut aller vers n'importe quel point libre
