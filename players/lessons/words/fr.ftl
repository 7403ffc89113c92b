# of b73666fb
lessons-breakthrough = Un pion est devant le vôtre. Passez-le, en biais.
# of 86794577
lessons-breakthrough-men-take-aslant = Les pions ne prennent qu'en biais. Prenez-en un.
# of 49b0ef51
lessons-breakthrough-whoever-reaches-far = Qui atteint la dernière rangée gagne. Allez-y.
# of 9e94f143
lessons-chess = Prenez la dame.
# of 5f5a96ae
lessons-chess-bring-pawn-far = Menez le pion à la dernière rangée.
# of 6b9b43cd
lessons-chess-castle-king-rook = Roquez : le roi et la tour bougent ensemble.
# of 338875c1
lessons-chess-mate-king-his = Matez le roi dans son coin avec une tour.
# of cafa9b3d
lessons-chess-mate-king-with = Matez le roi avec la dame.
# of dc4f3a0c
lessons-close-two = Fermez deux lignes en un seul tour.
# of e2bdc25b
lessons-closes-none = On peut le jouer, mais cela ne ferme aucune ligne. Essayez encore.
# of d2f0e4b9
lessons-explocus = Allez sur un pion adverse : il devient le vôtre.
# of 6477308f
lessons-explocus-let-column-explode = Faites exploser une colonne à côté de deux adverses.
# of 4f551316
lessons-explocus-make-column-too = Faites une colonne trop haute : elle explose et en gagne deux.
# of 3d2d911d
lessons-explocus-two-men-go = Deux pions font deux cases. Allez sur un pion adverse.
# of acf4ebb2
lessons-fanorona = Allez vers un pion adverse, et prenez-le.
# of da19bca6
lessons-fanorona-all-one-row = Tous ceux d'une même ligne partent. Prenez-en trois.
# of 9349c68d
lessons-fanorona-go-away-from = Éloignez-vous d'un pion adverse, et prenez-le.
# of 7143e53f
lessons-fanorona-go-with-same = Continuez avec le même pion, et prenez-en trois.
# of 0ea0d9b3
lessons-fanorona-take-last-two = Prenez les deux derniers, et gagnez.
# of 3f9bd98f
lessons-focus = Un pion avance d'une case. Couvrez le pion à côté du vôtre.
# of 6d8be379
lessons-focus-no-stack-higher = Aucune pile ne dépasse cinq. Prenez ce qui est en trop.
# of 58069f37
lessons-focus-take-top-man = Prenez le pion du dessus seul, et couvrez celui d'à côté.
# of 9fe1553d
lessons-focus-two-men-go = Deux pions font deux cases. Couvrez l'autre pile.
# of 38549327
lessons-focus-whoever-has-no = Qui n'a plus de pile perd. Couvrez la dernière de l'adversaire.
# of 0adfc2f5
lessons-kalah = Semez pour que la dernière graine finisse dans votre grenier : rejouez !
# of 80a8af79
lessons-kalah-end-empty-pit = Finissez dans un de vos trous vides, et prenez ce qui est en face.
# of 198a9bfb
lessons-kalah-one-pit-alone = Un seul trou finit dans votre grenier. Comptez, et semez-le.
# of d5ee624b
lessons-kalah-take-last-seeds = Prenez les dernières graines du nord, et la partie est à vous.
# of fefa3cf8
lessons-kalah-two-pits-can = Deux trous peuvent prendre. Semez celui qui prend le plus.
# of 79c94f1e
lessons-kuruka-saba = Prenez un pion : sautez-le jusqu'au point libre derrière.
# of 7d4bc64f
lessons-kuruka-saba-jump-twice-with = Sautez deux fois avec un pion, et prenez-en deux.
# of 911cacb3
lessons-kuruka-saba-three-side-square = Trois sur un côté d'un carré : placez le troisième, et prenez-en un.
# of ad9ddb46
lessons-mabambo = Sautez vos propres pions, jusqu'au trou libre derrière.
# of cbcd5a86
lessons-mabambo-beat-with-stone = Prenez avec le pion qui saute par-dessus deux des vôtres.
# of d3e9877e
lessons-mabambo-stone-other-side = Un pion adverse est juste derrière un des vôtres. Prenez-le.
# of 0a42eae3
lessons-nine-mens-morris = Placez un pion pour en aligner trois, et prenez-en un.
# of fc8e7ca1
lessons-nine-mens-morris-all-men-placed = Tous les pions sont placés. Déplacez-en un, fermez une ligne, prenez.
# of ee1e6d71
lessons-nine-mens-morris-close-two-lines = Fermez deux lignes avec un seul pion.
# of f6218861
lessons-nine-mens-morris-other-side-about = L'adversaire va fermer une ligne. Placez un pion en travers.
# of 071621c8
lessons-nine-mens-morris-you-have-three = Vous avez trois pions : ils vont partout. Gagnez la partie.
# of fcab4980
lessons-not-again = On peut le jouer, mais c'est alors à l'autre de jouer.
# of 4830fc05
lessons-not-that = On peut le jouer, mais ce n'est pas ce qui est demandé. Essayez encore.
# of 9044849a
lessons-not-yet-won = On peut le jouer, mais cela ne gagne pas. Essayez encore.
# of a8d92d99
lessons-othello = Placez un pion pour que d'autres soient entre deux des vôtres.
# of f0d17d1e
lessons-othello-disc-corner-never = Un pion dans un coin n'est jamais retourné. Prenez le coin.
# of 17436d44
lessons-othello-turn-over-all = Retournez tous les pions adverses, et gagnez.
# of c2210020
lessons-othello-turn-over-four = Retournez quatre pions à la fois.
# of 35594a3e
lessons-othello-turn-over-many = Retournez-en le plus possible.
# of 7caa8bf9
lessons-oware = Avec la dernière graine, faites deux ou trois dans un trou du nord : prenez.
# of 6a9d5f01
lessons-oware-take-from-more = Prenez dans plusieurs trous à la fois.
# of aebdb5bf
lessons-oware-who-has-more = Qui a plus de la moitié des graines gagne. Prenez ce qui vous manque.
# of ee62ea45
lessons-pick-your-stack-up-sow = Prenez votre pile, et semez-la tout droit vers le nord.
# of f6a4318b
lessons-soli-bi = Posez le pion en main dans un trou extérieur.
# of 689a7274
lessons-soli-bi-do-so-again = Encore une fois. Le trou est comblé par un pion juste à côté.
# of 8779bd0f
lessons-soli-bi-last-time-all = Et une dernière fois. Les vingt trous extérieurs remplis, on ne fait pas mieux.
# of 4b36aac5
lessons-soli-bi-once-more-think = Encore une fois. Pensez au pion qu'il vous faudra plus tard.
# of 32c3d70a
lessons-soli-bi-take-one-other = Prenez-en un de l'autre couleur dans sa ligne ; posez-le à la suite ; comblez le trou.
# of 1177d00e
lessons-stack = Couvrez un pion d'une autre couleur.
# of 14846440
lessons-stack-all-chips-placed = Tous les pions sont placés. Déplacez-en un, fermez une ligne, prenez une pile.
# of b18c69b7
lessons-stack-three-top-line = Trois au-dessus sur une ligne : couvrez le troisième, et prenez une pile.
# of f0bd812d
lessons-stack-you-have-three = Vous avez trois pions : ils vont partout. Fermez une ligne.
# of 398aa6e1
lessons-stay-safe = Quelque chose est menacé. Jouez pour ne rien perdre.
# of 3e65cff4
lessons-still-threatened = On peut le jouer, mais la menace est toujours là.
# of 0a71a9c0
lessons-tableaux = Prenez-en un, deux ou trois, où vous voulez. Laissez-en quatre.
# of d7db8658
lessons-tableaux-four-left-leave = Il en reste quatre. Laissez le dernier à l'autre.
# of 35a7c225
lessons-tableaux-seven-left-leave = Il en reste sept. Laissez-en cinq : vous pourrez toujours gagner.
# of b1164992
lessons-tableaux-three-left-leave = Il en reste trois. Laissez le dernier à l'autre.
# of cba024aa
lessons-tableaux-whoever-takes-last = Qui prend le dernier perd. Laissez-le à l'autre.
# of bdabb567
lessons-take-most = Prenez-en le plus possible.
# of 74c6916a
lessons-takes-nothing = On peut le jouer, mais cela ne prend rien. Essayez encore.
# of 3fbf7187
lessons-three-men-go-three-squares = Trois pions font trois cases. Couvrez une pile avec le dernier.
# of 4ab3f499
lessons-three-mens-morris = Trois des vôtres alignés gagnent. Placez le troisième.
# of 270d160e
lessons-three-mens-morris-all-men-placed = Tous les pions sont placés. Déplacez-en un, et gagnez.
# of c5423562
lessons-too-few = On peut le jouer, mais on peut faire mieux. Essayez encore.
# of b6ab5e41
lessons-trio-trio = Posez un pion dans un trou extérieur libre du côté opposé.
# of f2c3d9b1
lessons-trio-trio-jump-inward-from = Sautez de l'extérieur vers l'intérieur, par-dessus tout.
# of b6ed538f
lessons-trio-trio-jump-inward-make = Sautez vers l'intérieur pour faire un Trio.
# of a9790ac6
lessons-trio-trio-pull-stone-so = Tirez un pion pour en avoir trois côte à côte : un Trio.
# of da357a05
lessons-trio-trio-two-trios-win = Deux Trios gagnent. Faites le deuxième.
# of ba3183b8
lessons-way-may-turn-sow-first = Le chemin peut tourner. Semez vers l'est, puis vers le nord.
# of 66668c8c
lessons-win = Gagnez la partie avec ce tour.
# of 012e4a60
lessons-win-in-two = Jouez pour gagner au tour suivant, quelle que soit la réponse.
# of 58042ed7
lessons-your-top-man-comes-last = Votre pion du dessus vient en dernier. Couvrez l'autre pile avec lui.
