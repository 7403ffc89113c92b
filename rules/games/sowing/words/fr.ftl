# of 20549ea7
sowing-anything-else = aucun semis n'explique le plateau ; le plus proche est { $turn } : { $told }
# of 6d390969
sowing-append = et { $count } de plus
# of 0e94c06a
sowing-capture-forgotten = { $own } { AGREE($own, "a", "ont") } semé { $turn } et { AGREE($own, "n'a", "n'ont") } pas pris { $pits } avant que { $then } ne soit semé
# of 89b5c73c
sowing-cups-used-at-least-must = { $count } { AGREE($count, "trou est utilisé", "trous sont utilisés") }, il en faut au moins { $least }
# of 7bd6f142
sowing-doubles = deux graines sont tombées à la fois dans { $site }
# of 528516ad
sowing-empty = { $pit } est vide
# of 9d741b8c
sowing-fallow-hole = { $fallow } : hors du jeu, mais il y a des graines
# of 92ab1ac8
sowing-feeding-due = { $own } { AGREE($own, "doit", "doivent") } mettre une graine dans { $fed }, le premier trou de l'autre
# of 8b3f3f42
sowing-four-forgotten = { $own } { AGREE($own, "a", "ont") } oublié les quatre de { $pits }, qui restent en jeu, avant que { $then } ne soit semé
# of 1cbc161f
sowing-holds-one-seed-has-not = il y a une seule graine en { $pit } ; { $own } { AGREE($own, "n'en a", "n'en ont") } pas encore gagné { $count }
# of 12274f48
sowing-holds-turn-begins-with = il y en a { $count } en { $pit }, et un tour commence avec { $least }
# of e7722775
sowing-loses = il manque la graine de { $site }
# of 1f80500a
sowing-more = { $count } autres
# of 4339bccf
sowing-must-begin-with-not-with = { $own } { AGREE($own, "doit", "doivent") } commencer par { $first }, pas par { $pit }
# of 69694f0f
sowing-not-filled = { $own } { AGREE($own, "doit", "doivent") } remplir le plateau : { $told }
# of c462988f
sowing-not-s-begin-with = { $own } { AGREE($own, "ne peut", "ne peuvent") } pas commencer par { $pit }, qui n'est pas à { AGREE($own, "lui", "eux") }
# of fb53f9e2
sowing-not-seeds = { $strange } : ce ne sont pas des graines
# of 1fbb6669
sowing-not-won = { $own } { AGREE($own, "a", "ont") } semé { $turn }, ce qui ne gagne pas { $unwon }
# of a64f28fc
sowing-only-poorer-side-s-pits = on ne remplit que les trous du côté le plus pauvre
# of bb85b79b
sowing-other-side-has-not-twice = l'autre côté n'a pas deux fois plus de graines
# of 577837d6
sowing-out-play = { $pit } est hors du jeu
# of e60fd44e
sowing-passes = { $site } a été sauté
# of 1bda7b54
sowing-played-twice = { $own } { AGREE($own, "a", "ont") } semé { $turn } puis { $then }, deux tours
# of b8830004
sowing-s-sown-s-turn = { $foe } { AGREE($foe, "a", "ont") } semé { $turn }, mais c'est { FORM($own, case: "dative") } de jouer
# of c82a17ec
sowing-seeds-laid-more-than-has = { $count } { AGREE($count, "graine est posée", "graines sont posées") }, et { $own } { AGREE($own, "n'en a", "n'en ont") } pas autant
# of 0e69e0c8
sowing-seeds-lost = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais il manque une graine : { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = il manque des graines en { $everything }, et rien n'a été semé
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais il manque { $lacking } graines : { $told }
# of 31273227
sowing-several-changes = aucun semis n'explique ce qu'il y a en { $everything }
# of 0ffbe95b
sowing-should-hold-not = il doit y en avoir { $wanted } en { $site }, et non { $held }
# of 7b24c0a9
sowing-slipped = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais { $slip }
# of 91920865
sowing-sowed = { $own } { AGREE($own, "a", "ont") } semé { $turn } : { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } { AGREE($own, "a", "ont") } semé { $turn } et { AGREE($own, "n'a", "n'ont") } pas pris { $pits } en chemin
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } { AGREE($own, "a", "ont") } semé { $turn } et { AGREE($own, "n'a", "n'ont") } pas changé de sens en { $pit }
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } { AGREE($own, "a", "ont") } semé { $turn }, ce qui ne gagne pas { $unwon } ; cela gagne { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } { AGREE($own, "a", "ont") } semé { $turn } et { AGREE($own, "a", "ont") } mis des graines aussi dans { $stores }
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais dans { $stores }, pas dans { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } { AGREE($own, "a", "ont") } semé { $turn } ; la dernière graine passe { $pit } sans s'y arrêter
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } { AGREE($own, "a", "ont") } semé { $pit }, ce qui ne laisse rien à l'autre
# of 1252dd80
sowing-sowed-not-s = { $own } { AGREE($own, "a", "ont") } semé { $pit }, qui n'est pas à { AGREE($own, "lui", "eux") }
# of d32a7c86
sowing-sowed-on = le tour { $turn } { FORM($own, case: "genitive") } était fini avec la dernière graine dans { $last }, mais { $pit } a encore été semé
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } { AGREE($own, "a", "ont") } semé { $turn } ; avec { $pits } on repart de { $there }, pas de { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } a été semé dans le mauvais sens
# of 1e7f3f8e
sowing-stopped-early = { $own } { AGREE($own, "a", "ont") } semé { $turn } et { AGREE($own, "n'a", "n'ont") } pas continué depuis { $pit } avant que { $then } ne soit semé
# of 72e3c5af
sowing-text = { $site }
# of 3db4bbaa
sowing-there-seeds-board-not = il y a { $count } { AGREE($count, "graine", "graines") } sur le plateau, et non { $most }
# of 91487451
sowing-two-sides-do-not-use = les deux côtés ne se servent pas de trous correspondants
# of 409bfda6
sowing-wrong-count = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais il y a une graine de trop : { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = il y a des graines en plus en { $everything }, et rien n'a été semé
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } { AGREE($own, "a", "ont") } semé { $turn }, mais il y a { $too_many } graines de trop : { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } { AGREE($own, "a", "ont") } semé { $pit }, ce qui prend tout à l'autre
# of 6e973691
sowing-mongola-title = Mongola
# of e24ff66e
sowing-mongola-rules-1 = Deux joueurs ont deux rangées de sept maisons chacun : Sud les rangées C (intérieure) et D, Nord les rangées B (intérieure) et A. Les pions ne quittent jamais le plateau.
# of 134e879a
sowing-mongola-rules-2 = Chacune des 28 maisons contient deux pions. D'abord Sud, puis Nord rassemble ses pions par quatre dans une maison sur deux ; chacun choisit lesquelles.
# of 989d4735
sowing-mongola-rules-3 = Puis, tour à tour, un joueur prend tous les pions d'une de ses maisons qui en a deux ou plus et en dépose un dans chaque maison suivante, seulement autour de ses deux rangées. Si le dernier pion tombe sur deux ou plus, on prend tous ceux de cette maison et on continue à semer depuis la maison suivante.
# of 9dab50ab
sowing-mongola-rules-4 = Épuisé : si le dernier pion devait arriver dans une maison vide ou qui n'a qu'un pion, il la dépasse et tombe dans la maison d'après. Le tour est alors fini, et rien n'y est pris.
# of 794c32c1
sowing-mongola-rules-5 = Prise : si le dernier pion tombe sur deux ou plus dans la rangée intérieure, et que les deux maisons ennemies de cette colonne ont des pions, le joueur les prend tous, les ajoute à la maison atteinte, et sème le tout à partir de la maison qui suit la plus proche maison vide, en regardant en arrière. Si aucune autre maison n'est vide, on continue à semer de là comme d'habitude.
# of 9e3323ab
sowing-mongola-rules-6 = Un joueur qui, à son tour, n'a aucune maison de deux pions ou plus ne peut pas marcher et a perdu.
# of 44462bdd
sowing-mongola-note-1 = Le schéma du livre est vu du côté nord : là, A et B sont en bas, et la colonne 1 est à la gauche de Nord. Ici, Nord est en haut et les colonnes de chaque joueur se comptent à partir de sa propre gauche, si bien que les maisons de Nord s'appellent comme là-bas. « { words-option-direction } : { words-setting-clockwise } » joue avec les lettres mêmes du schéma, une image en miroir.
# of cd9e1e98
sowing-mongola-note-2 = L'exemple détaillé (douze pions de B-6, sept de A-6, six pris en B-2) établit comment chercher en arrière une maison vide.
# of ee52227b
sowing-mongola-note-3 = La maison qu'on vient de vider compte comme la maison vide s'il n'y en a pas d'autre.
# of 9be1a1ae
sowing-mongola-note-4 = Un pion seul ne peut pas marcher : un tour commence avec deux ou plus.
# of 51081e66
sowing-mongola-note-5 = La maison atteinte après en avoir dépassé une n'est jamais prise pour semer.
# of f395decf
sowing-mongola-note-6 = Un semis qui revient à un plateau qu'il a déjà produit ne finit jamais : la partie est alors nulle, et on le dit. De même après 200 tours où personne ne gagne de graine.
# of e8501912
sowing-adi-title = Adi
# of 3bed5f91
sowing-adi-rules-1 = Deux joueurs ont six maisons chacun, quatre graines par maison, et un trésor à leur droite.
# of 39d12529
sowing-adi-rules-2 = Tour à tour, un joueur prend toutes les graines d'une de ses maisons et en dépose une dans chaque maison suivante, dans le sens inverse des aiguilles d'une montre. Si la dernière graine tombe sur d'autres, on les prend toutes et on continue à semer, jusqu'à ce que la dernière graine tombe dans une maison vide.
# of c1d7189a
sowing-adi-rules-3 = Quatre : chaque fois qu'une graine en fait quatre dans une maison, le propriétaire de cette maison les prend aussitôt dans son trésor, peu importe qui sème. Si c'était la dernière graine de la main, c'est le joueur qui sème qui les prend, même de l'autre côté, et le tour est fini. Un quatre oublié reste en jeu ; ce n'est pas une faute.
# of e4e0e06f
sowing-adi-rules-4 = Quand il reste huit graines et que quatre sont gagnées, le même joueur prend aussi les quatre autres, et la manche est finie.
# of e3473689
sowing-adi-rules-5 = Un joueur sans graines fait un geste symbolique, et l'autre rejoue. Qui a le plus de graines gagne.
# of 35cbde76
sowing-adi-rules-6 = Un match (option « { words-option-rounds } : { words-setting-match } ») continue : chacun remplit ses maisons de quatre. Qui en a le plus remplit les maisons que l'autre ne peut pas remplir, et en choisit celles qui sont désormais à lui : les quatre qui s'y forment sont à l'acheteur, et il peut en partir. Les maisons se regagnent de la même façon. Le perdant commence. Qui possède toutes les maisons gagne.
# of 0b42aa32
sowing-adi-note-1 = « 8 graines dans le bloc de 10 maisons » : il y en a douze ; toutes les graines du plateau et de la main comptent.
# of 72dc3cf8
sowing-adi-note-2 = Les quatre sont pris sans qu'on le demande ; un quatre oublié est reconnu sur le plateau et s'écrit « S3~N4 ».
# of cd5a86e5
sowing-adi-note-3 = Qui en a plus qu'il n'en faut pour ses propres maisons regagne d'abord celles de son côté.
# of ab2656e9
sowing-adi-note-4 = Après une manche qui ne finit jamais, personne n'a gagné : chaque maison reste à qui elle est, et toutes sont remplies de nouveau.
# of 629c536c
sowing-adi-note-5 = Quelles maisons sont achetées ne se voit pas sur un plateau rempli de quatre partout : on le dit, on ne le lit pas.
# of 058e1a54
sowing-giuthi-1-title = Giuthi, partie I
# of 8ffaf1fb
sowing-giuthi-1-rules-1 = Deux joueurs sont assis à un plateau de six trous de chaque côté, avec un grenier pour chacun. Chaque trou contient le même nombre de graines, de quatre à neuf (option « { words-option-seeds } »).
# of 10dd9073
sowing-giuthi-1-rules-2 = Puis, tour à tour, un joueur prend toutes les graines d'un de ses trous qui en a au moins deux et en dépose une dans chaque trou suivant, vers la droite ou vers la gauche comme il veut, par les deux côtés ; les greniers sont sautés. Quand la dernière graine tombe sur d'autres, on les prend toutes et on les sème dans l'autre sens, et ainsi de suite, en changeant de sens à chaque fois, jusqu'à ce qu'une dernière graine tombe dans un trou vide.
# of ac6b2808
sowing-giuthi-1-rules-3 = De l'autre côté, cela finit le tour. De son côté, si une graine de ce semis est tombée de l'autre côté, le tour est fini, et le joueur prend : s'il y a des graines en face, elles et la dernière graine vont dans son grenier ; et ainsi de suite, dans le sens du dernier passage, ce qui fait face à chacun de ses trous vides, jusqu'à ce qu'un de ses trous ne soit pas vide ou que celui d'en face le soit. Si aucune graine n'est tombée de l'autre côté, le joueur repart de n'importe lequel de ses trous.
# of 59f9ad64
sowing-giuthi-1-rules-4 = Un joueur sans trou de deux ou plus attend, et l'autre continue. Quand aucun n'en a, chacun prend les graines seules de son côté. Qui en a le plus gagne.
# of bdb26cf6
sowing-giuthi-1-note-1 = « À côté de celui » continue dans le sens du dernier passage.
# of c48134e9
sowing-giuthi-1-note-2 = S'il n'y a rien en face, rien n'est pris, pas même la dernière graine.
# of 59326d89
sowing-giuthi-1-note-3 = « S3> » sème vers la droite du joueur, « S3< » vers la gauche. Repartir est un tour à part dans la notation.
# of 38121e11
sowing-giuthi-1-note-4 = Quatre graines par trou, comme jouent les débutants, sauf si on dit autre chose.
# of aa33df2e
sowing-giuthi-beginners-title = Giuthi pour débutants
# of 054ffa7c
sowing-giuthi-beginners-rules-1 = Deux joueurs sont assis à un plateau de quatre trous de chaque côté, avec un grenier pour chacun. Chaque trou contient quatre graines.
# of a3623255
sowing-giuthi-2-title = Giuthi, partie II
# of 19ee6677
sowing-giuthi-2-rules-1 = Chaque joueur garde les graines gagnées dans la partie I (option « { words-option-poor } » : ce qu'a le perdant ; option « { words-option-seeds } » : combien il y en avait par trou). Le perdant est le pauvre, l'autre le riche.
# of 14590250
sowing-giuthi-2-rules-2 = Le pauvre met une partie de ces graines, ou toutes, dans ses trous, trois au moins, en nombres libres. Le riche en met deux fois autant dans chaque trou d'en face. Les autres trous sont hors du jeu. Le riche joue le premier.
# of 5a13dc80
sowing-giuthi-2-rules-5 = Un joueur sans trou de deux ou plus attend, et l'autre continue. Quand aucun n'en a, chacun prend les graines seules de son côté.
# of 37e68261
sowing-giuthi-2-rules-6 = Ensuite, qui a le moins de graines prépare la manche suivante. Le but est de les avoir toutes : un joueur qui ne peut plus remplir trois trous a perdu.
# of d29a228b
sowing-giuthi-2-note-4 = Une disposition que le riche ne peut pas doubler n'est pas permise.
# of 234ba049
sowing-giuthi-2-note-5 = Le pauvre a moins de la moitié des graines. Qui dit qu'il en a plus de 23 dit qu'il y en avait plus de quatre par trou : autant qu'il en faut pour cela, ou autant que le dit l'option « { words-option-seeds } ».
# of 5a803582
sowing-giuthi-2-note-6 = Les manches continuent jusqu'à ce qu'un joueur ne puisse plus remplir trois trous ; après des manches égales, le même joueur reste le pauvre.
# of 8d1792cd
sowing-giuthi-2-note-7 = Les trous dont on se sert sont libres ; le semis saute les autres.
# of b0b2e684
sowing-giuthi-2-note-8 = Toute disposition de ce genre est reconnue ; celles de la liste sont des exemples, les deux premières celles du livre.
# of ba704c61
sowing-giuthi-2-note-9 = Le pauvre est le premier camp nommé ; s'il n'y a pas de gagnant à la partie I, pas de partie II.
# of b0b00448
sowing-kpo-2-title = Kpo à deux
# of f21b6032
sowing-kpo-2-rules-1 = Deux joueurs ont six trous chacun, quatre fèves par trou, et un grand trou à chaque bout pour ce qui est gagné.
# of a9cadd4e
sowing-kpo-2-rules-2 = Tour à tour, un joueur prend toutes les fèves d'un de ses trous et en dépose une dans chaque trou suivant, dans le sens inverse des aiguilles d'une montre. Quand elles sont jouées, le tour est fini. Si le trou de la dernière fève en contient alors deux ou trois, de n'importe quel côté, le joueur les prend ; rien d'autre n'est gagné.
# of ebc91cff
sowing-kpo-2-rules-3 = La partie est finie quand le joueur dont c'est le tour n'a pas de fèves. Ce qui reste appartient au côté où il se trouve. Qui en a le plus gagne.
# of 08c50291
sowing-kpo-2-note-1 = La fin n'est pas dite : elle vient quand le joueur dont c'est le tour n'a pas de fèves.
# of 596f372b
sowing-kpo-2-note-2 = On peut gagner des fèves d'un côté comme de l'autre.
# of a8324e64
sowing-kpo-2-note-3 = Un passage qui fait le tour dépose une fève dans le trou d'où elle a été prise.
# of 1516a51e
sowing-kpo-2-note-4 = Après 200 tours où personne ne gagne de graine, la partie est nulle, et on le dit.
# of e5519836
sowing-kpo-3-title = Kpo à trois
# of 05ec1325
sowing-kpo-3-rules-1 = Trois joueurs partagent un plateau de deux rangées de six trous, avec trois fèves par trou. Chacun a quatre trous, deux de chaque côté : le plateau est divisé en travers en trois parts. Les joueurs s'appellent ouest, milieu et est et jouent dans cet ordre. Ce qui est gagné est gardé à côté du plateau.
# of 9110b88d
sowing-kpo-3-rules-2 = Tour à tour, un joueur prend toutes les fèves d'un de ses trous et en dépose une dans chaque trou suivant, dans le sens qu'il veut. Quand elles sont jouées, le tour est fini. Si le trou de la dernière fève en contient alors deux ou trois, le joueur prend ce que contient le trou suivant, dans le même sens ; pas les deux ou trois eux-mêmes.
# of ee87fa48
sowing-kpo-3-rules-3 = Un joueur sans fèves passe son tour. La partie est finie quand un seul joueur peut jouer, ou aucun. Ce qui reste appartient aux propriétaires des trous. Qui en a le plus gagne.
# of 7fe52416
sowing-kpo-3-note-1 = La fin n'est pas dite : elle vient quand il n'y a pas deux joueurs qui peuvent jouer.
# of 13b1b1af
sowing-kpo-3-note-2 = « Le trou suivant en avant » est celui qui vient après le dernier, dans le sens du semis, quel qu'en soit le propriétaire.
# of 0ea12970
sowing-kpo-3-note-3 = « S3> » sème le long de la rangée vers la droite, vue de son propre côté, « S3< » vers la gauche.
# of 9f02c198
sowing-kpo-3-note-4 = L'ordre des tours n'est pas dit : autour de la table dans le sens inverse des aiguilles d'une montre, ou d'ouest en est.
# of d94f23fa
sowing-kpo-4-title = Kpo à quatre
# of dcdddb59
sowing-kpo-4-rules-1 = Quatre joueurs partagent un plateau de deux rangées de six trous, avec trois fèves par trou. Chacun a trois trous. Les joueurs s'appellent sud (S1 à S3), est (S4 à S6), nord (N1 à N3) et ouest (N4 à N6) et jouent dans cet ordre. Ce qui est gagné est gardé à côté du plateau.
# of 5bdefda5
sowing-mongola-turns = règles 2 et 3 : les joueurs jouent à tour de rôle ; chacun tourne dans les deux rangées de son côté
# of 94b7eee7
sowing-mongola-fill = règle 1 : il y a deux pions dans chacune des 28 maisons ; puis chaque joueur rassemble ses pions par quatre dans une maison sur deux, en commençant n'importe où
# of b1ec72e7
sowing-mongola-start = règle 2 : un joueur prend quatre de ses pions, et plus tard n'importe laquelle de ses maisons qui peut marcher
# of f397220a
sowing-mongola-sowing = règles 1 et 2 : on dépose un pion dans chaque maison de ses deux rangées, dans le sens inverse des aiguilles d'une montre
# of 97d831a9
sowing-mongola-relay = règle 2 : un dernier pion qui tombe sur deux ou plus les prend tous et continue par la maison qui suit
# of fb68b70f
sowing-mongola-stop = règles 3 et 6 : un dernier pion qui arriverait dans une maison vide ou à un seul pion la dépasse, tombe dans la maison suivante, et n'y prend rien
# of 30e1982f
sowing-mongola-capture = règles 4 et 5 : un dernier pion qui en rejoint deux ou plus dans la seconde rangée prend les pions des deux maisons d'en face, si aucune n'est vide ; tous sont semés à partir de la maison qui suit la plus proche maison vide en arrière
# of 0dabe70a
sowing-mongola-again = règle 5 : le joueur continue avec les pions pris jusqu'à l'épuisement
# of fbdffb17
sowing-mongola-closed = (le texte ne le dit pas) toutes les maisons sont en jeu
# of 4ae27f63
sowing-mongola-end = un joueur qui ne peut plus marcher est mort, et l'autre gagne
# of a2df5ab5
sowing-mongola-match = (le texte ne le dit pas) il n'y a pas de manches
# of 515542c2
sowing-adi-turns = l'un ou l'autre joueur commence ; puis c'est le tour de l'autre
# of e7193b91
sowing-adi-fill = les six maisons de chaque côté sont remplies de quatre graines chacune
# of 47c49af0
sowing-adi-start = un joueur prend toutes les graines de n'importe quelle maison de son côté
# of 2a43e9fa
sowing-adi-sowing = on dépose une graine dans chaque maison dans le sens inverse des aiguilles d'une montre
# of 6860855d
sowing-adi-relay = une dernière graine qui tombe sur d'autres les prend toutes et continue
# of f724d80b
sowing-adi-stop = le tour est fini quand la dernière graine tombe dans une maison vide
# of d47eadae
sowing-adi-capture = les groupes de quatre qui se forment vont au côté où ils se forment, aussitôt et peu importe qui joue ; le groupe de la dernière graine va au joueur qui l'a déposée, où qu'il soit ; quand il en reste huit, qui en gagne quatre prend les quatre autres
# of 76e6cf28
sowing-adi-again = (le texte ne le dit pas) un tour, c'est un seul semis avec tous ses passages
# of 69e63f7a
sowing-adi-closed = (le texte ne le dit pas) toutes les maisons sont en jeu ; celles qui sont achetées appartiennent à l'acheteur
# of 7de278b7
sowing-adi-end = un joueur sans graines fait un signe, et l'autre rejoue ; les quatre dernières finissent la manche
# of 4823a980
sowing-adi-match = qui en a le plus remplit les maisons que l'autre ne peut pas remplir et ainsi les achète, en choisissant lesquelles ; le perdant commence ; le but est de les acheter toutes
# of 7e63882d
sowing-giuthi-1-turns = l'un ou l'autre joueur peut commencer ; tant qu'un joueur n'a pas de trou de deux graines, l'autre continue
# of 57396b48
sowing-giuthi-1-fill = chaque trou contient le même nombre de graines, de quatre à neuf, comme les joueurs le décident
# of 6e834187
sowing-giuthi-1-start = règle 1 : un joueur prend n'importe lequel de ses trous qui a deux graines ou plus
# of 0833187c
sowing-giuthi-1-sowing = on dépose les graines une par trou, vers la droite ou vers la gauche comme le joueur le décide, par les deux côtés
# of 24277fac
sowing-giuthi-1-relay = on prend le trou de la dernière graine et on le sème dans l'autre sens, encore et encore
# of a751190b
sowing-giuthi-1-stop = un joueur qui finit dans un trou vide de l'autre côté a fini
# of 4db2c401
sowing-giuthi-1-capture = un joueur qui est passé de l'autre côté et finit dans un de ses trous vides prend cette graine et toutes celles d'en face, et de même le long de ses trous vides voisins tant que les trous d'en face sont garnis
# of 50b39611
sowing-giuthi-1-again = règle 3 : qui finit dans un de ses trous vides sans être passé de l'autre côté repart de n'importe quel trou
# of c8ae880b
sowing-giuthi-1-closed = (le texte ne le dit pas) tous les trous sont en jeu
# of 64945be2
sowing-giuthi-1-end = règle 4 : quand aucun des joueurs n'a deux graines dans un trou, chacun prend les graines seules de son côté ; le plus grand nombre gagne
# of e2ce49b7
sowing-giuthi-1-match = (le texte ne le dit pas) cette section du jeu est une seule partie
# of 0202703a
sowing-giuthi-beginners-fill = les débutants jouent souvent sur deux rangées de quatre, avec quatre dans chaque trou
# of c5abb082
sowing-giuthi-2-turns = le riche joue le premier
# of 11afd01b
sowing-giuthi-2-fill = le perdant de la partie I choisit les trous, trois au moins, et y dispose de ses graines ; l'autre en met le double dans les trous d'en face
# of ba951f73
sowing-giuthi-2-closed = il n'est pas nécessaire de se servir de tous les trous
# of b80d41c8
sowing-giuthi-2-end = comme dans la partie I, quand aucun des joueurs n'a deux graines dans un trou, chacun prend les graines seules de son côté
# of 54ad059d
sowing-giuthi-2-match = le but est de prendre toutes les graines de l'adversaire
# of a8551d0e
sowing-kpo-2-turns = les joueurs jouent à tour de rôle
# of 375f93ea
sowing-kpo-2-fill = à deux joueurs, on met quatre fèves dans chaque trou
# of f1fa44d7
sowing-kpo-2-start = un joueur peut commencer par n'importe quel trou de son côté
# of e437489a
sowing-kpo-2-sowing = à deux joueurs, on dépose les fèves tout autour dans le même sens que dans le jeu syrien
# of 24111d9d
sowing-kpo-2-relay = (le texte ne le dit pas) le tour finit quand les fèves prises au départ sont jouées
# of 70983b3f
sowing-kpo-2-stop = un tour finit quand les fèves prises au départ sont jouées
# of 2fff8a74
sowing-kpo-2-capture = un joueur gagne quand le nombre du dernier trou monte à deux ou trois, et prend seulement ce trou, pas celui d'en face
# of d60ca327
sowing-kpo-2-closed = (le texte ne le dit pas) tous les trous sont en jeu
# of 16598d1c
sowing-kpo-2-end = (le texte n'en dit rien ; notre lecture) quand le joueur dont c'est le tour n'en a pas, ce qui reste appartient au côté où il se trouve ; le plus de fèves gagne
# of 85bd2099
sowing-kpo-3-fill = à trois ou quatre joueurs, on met trois fèves dans chaque trou
# of 5cbec061
sowing-kpo-3-start = un joueur peut commencer par n'importe lequel de ses trous ; à trois joueurs, chacun a quatre trous, deux de chaque côté : le plateau est divisé en travers en trois parts
# of 5c9f6a16
sowing-kpo-3-sowing = à trois ou quatre joueurs, on peut déposer les fèves dans un sens ou dans l'autre
# of c8967d01
sowing-kpo-3-capture = à trois ou quatre joueurs, qui complète deux ou trois dans le dernier trou prend celles du trou suivant en avant
# of 634e4120
sowing-kpo-3-end = (le texte n'en dit rien ; notre lecture) quand il n'y a pas deux joueurs qui peuvent jouer, ce qui reste appartient aux propriétaires des trous ; le plus de fèves gagne
# of 16ea585c
sowing-kpo-4-start = un joueur peut commencer par n'importe lequel de ses trous ; à quatre joueurs, chacun a trois trous
# of 09217a50
sowing-dakon-title = Dakon
# of fb6ba356
sowing-dakon-rules-1 = Deux joueurs sont assis à un plateau de sept trous (rizières) de chaque côté, avec un grenier à la droite de chacun. Chaque trou contient sept graines.
# of 30792893
sowing-dakon-rules-2 = Ouverture : les deux joueurs sèment en même temps le premier trou de leur rangée. Sa septième graine tombe dans leur propre grenier.
# of 1929ec37
sowing-dakon-rules-3 = Puis ils jouent à tour de rôle. Le joueur prend toutes les graines d'un trou de son côté et les dépose une à une le long de sa rangée, dans son grenier, le long de la rangée de l'autre et encore dans la sienne ; le grenier de l'autre est sauté. Si la dernière graine tombe dans un trou qui contient des graines, on les prend toutes et on continue à semer. Si elle tombe dans son propre grenier, le joueur repart de n'importe lequel de ses trous. Si elle tombe dans un trou vide, le tour est fini ; de son côté, le joueur met alors dans son grenier ce que contient le trou d'en face.
# of 837c36a4
sowing-dakon-rules-4 = Un joueur sans graines attend, et peut revenir quand des graines ont été semées dans sa rangée. La partie est finie quand toutes les graines sont dans les greniers ; qui en a le plus gagne.
# of 65cc5648
sowing-dakon-rules-5 = Un match (option « { words-option-rounds } : { words-setting-match } ») continue : chacun remplit ses trous de sept graines de son grenier, le plus proche du grenier d'abord. Les trous qu'on ne peut pas remplir restent en jachère : on les saute. Si une graine tombe par erreur dans un trou en jachère, le trou revient en jeu. Qui a joué en dernier commence. Le match est fini quand un joueur ne peut plus remplir un trou.
# of 33262f30
sowing-dakon-note-1 = L'ouverture est forcée et simultanée : le jeu commence à partir du plateau qui en résulte ; « { words-option-opening } : { words-setting-opening-free } » commence avec sept par trou.
# of be644b3f
sowing-dakon-note-2 = Le sens n'est pas dit : inverse des aiguilles d'une montre ; « { words-option-direction } : { words-setting-clockwise } » est son image en miroir, avec les greniers à la gauche des joueurs.
# of 06f6c4e4
sowing-dakon-note-3 = « Prendre les graines du trou où tombe sa dernière graine », c'est le relais, bien que le texte le place à côté du grenier.
# of f4ddeede
sowing-dakon-note-4 = La prise se fait sans qu'on la demande (« peut ») ; la graine qui prend reste.
# of 4cd4dedb
sowing-dakon-note-5 = « Les deux derniers champs » et « toujours les trous du début » sont, les uns et les autres, ceux qui sont le plus loin de son propre grenier.
# of 685e4b36
sowing-dakon-note-6 = Chaque nouveau départ après le grenier est un tour à part dans la notation.
# of 43454880
sowing-sunca-title = Sunca
# of 2988699b
sowing-sunca-rules-1 = Deux joueurs sont assis à un plateau de sept trous de chaque côté, avec une maison pour chacun. Chaque trou contient sept pierres, les maisons aucune.
# of ce504b55
sowing-sunca-rules-2 = Les deux joueurs commencent en même temps par le premier trou de leur rangée ; la septième pierre tombe dans leur propre maison.
# of 4a9145b2
sowing-sunca-rules-3 = Puis ils jouent à tour de rôle. Le joueur prend n'importe quel trou garni de son côté et dépose les pierres une à une, aussi dans sa maison chaque fois qu'il y passe, pas dans celle de l'autre. Si la dernière pierre tombe dans un trou garni, on prend tout son contenu et on continue à semer. Si elle tombe dans sa propre maison, le joueur repart de n'importe lequel de ses trous garnis. Si elle tombe dans un trou vide, le tour est fini ; dans un de ses trous, le joueur ramène à la maison les pierres du trou d'en face.
# of 7425e86a
sowing-sunca-rules-4 = Un joueur sans pierres attend. La partie est finie quand toutes les pierres sont dans les maisons ; qui en a le plus gagne.
# of 5222afaf
sowing-sunca-rules-5 = Un match (option « { words-option-rounds } : { words-setting-match } ») continue : chacun remplit ses trous de sept de ses pierres ; les trous qu'on ne peut pas remplir restent vides et hors du jeu. Le joueur qui a fait le dernier tour commence. Le match est fini quand un joueur ne peut plus remplir un trou.
# of 22418c7e
sowing-sunca-note-1 = Le livre sème dans le sens des aiguilles d'une montre, avec les maisons à la gauche des joueurs. Les images en miroir sont le même jeu : les trous se comptent dans le sens du semis, et « { words-option-direction } : { words-setting-clockwise } » le joue sur le plateau comme le livre, la maison à gauche.
# of 07750f87
sowing-sunca-note-2 = L'ouverture des deux à la fois est forcée : le jeu commence à partir du plateau qui en résulte ; « { words-option-opening } : { words-setting-opening-free } » commence avec sept par trou.
# of 3d6b6638
sowing-sunca-note-3 = « Qui finit avec quelques pierres de son côté » commence la partie suivante : ce sont les pierres qui restent à jouer, donc celui qui a joué en dernier.
# of b54704f9
sowing-sunca-note-4 = Les trous hors du jeu sont ceux qui sont le plus loin de sa propre maison, comme dans Dakon.
# of 944ad3d8
sowing-sunca-note-5 = Le match finit quand un joueur ne peut plus remplir un seul trou ; le reste est alors vite ramassé.
# of 73abc0ff
sowing-sunca-note-6 = Chaque nouveau départ après la maison est un tour à part dans la notation.
# of fb67aecb
sowing-pandi-title = Pandi
# of aa5f0617
sowing-pandi-rules-1 = Deux joueurs ont sept trous (boutiques) chacun, avec cinq pierres par trou, et deux magasins.
# of 0f23dd8c
sowing-pandi-rules-2 = Tour à tour, un joueur prend toutes les pierres d'un trou de son côté et en met une dans chaque trou suivant, en tournant par les deux côtés. Après la dernière pierre, on prend le trou qui suit et on continue à semer. Quand le trou qui suit est vide, le tour est fini : le joueur gagne les pierres du trou au-delà du vide et celles juste en face de ce trou. Si le trou au-delà est vide aussi, le joueur « lèche » les deux et ne gagne rien.
# of 056dad13
sowing-pandi-rules-3 = Veaux : chaque fois qu'une pierre en fait quatre dans un trou, ces quatre vont aussitôt au joueur du côté de ce trou, peu importe qui sème. Un veau oublié reste, et son propriétaire le perd dès qu'une cinquième pierre y tombe ; l'oubli n'est donc pas une faute, et les pierres restent en jeu.
# of 45fa8779
sowing-pandi-rules-4 = La partie est finie quand le joueur dont c'est le tour n'a rien de son côté. Ce qui reste appartient au côté où il se trouve. Qui en a le plus gagne.
# of d8edad02
sowing-pandi-rules-5 = Un match (option « { words-option-rounds } : { words-setting-match } ») continue : chacun remplit ses trous de cinq. Qui manque de pierres ferme le septième trou, puis le sixième, et ainsi de suite : ils sont hors du jeu. Le match est fini quand un joueur ne peut plus remplir un trou.
# of 6f83386a
sowing-pandi-note-1 = Le sens n'est pas dit : inverse des aiguilles d'une montre ; « { words-option-direction } : { words-setting-clockwise } » est son image en miroir.
# of 071e2bb2
sowing-pandi-note-2 = « Le 5e trou de A et le 2e de B » ne peuvent pas être exactement en face : on prend le trou en face de celui qui est gagné.
# of 5afb5f30
sowing-pandi-note-3 = Les veaux sont pris sans qu'on le demande. Un veau oublié est reconnu sur le plateau et s'écrit « S3~N4 ».
# of c43533be
sowing-pandi-note-4 = Les pierres qui restent à la fin appartiennent au côté où elles se trouvent, comme dans Pallam Kuzhi.
# of 096b4ad1
sowing-pandi-note-5 = Qui commence la manche suivante n'est pas dit : celui qui n'a pas commencé la précédente.
# of ab5e52ae
sowing-pandi-note-6 = Si le trou au-delà du vide est vide, rien n'est gagné non plus dans celui d'en face.
# of 3be32711
sowing-sita-solitaire-title = Solitaire de Sita
# of 13cc1319
sowing-sita-solitaire-rules-1 = Un joueur a un plateau de deux rangées de sept trous. Dans le sens du semis, chaque rangée contient sept, six, cinq, quatre, trois, deux et une bille.
# of dbd7afd7
sowing-sita-solitaire-rules-2 = Prenez les sept de votre rangée et mettez-en une dans chacun des trous suivants : six, cinq, quatre, trois, deux, un, et le sept de l'autre côté. Puis prenez toujours le trou qui suit le dernier semé : le six de l'autre côté, puis le six de votre côté, et ainsi de suite tout autour. Il n'y a rien à choisir.
# of 8056aba9
sowing-sita-solitaire-rules-3 = Le jeu est fini quand chaque trou contient de nouveau ce qu'il contenait au début. Il faut 105 prises ; plusieurs fois avant, on croira seulement y être.
# of 5052a368
sowing-sita-solitaire-note-1 = L'image manque : les deux rangées contiennent 7, 6, 5, 4, 3, 2, 1 dans le sens du semis, et les nombres du texte nomment les trous. Ainsi seulement les trois premières levées du texte tombent juste, et le plateau revient.
# of ac42f95e
sowing-sita-solitaire-note-2 = Chaque levée est un tour à part ; le score compte les levées.
# of bece6a38
sowing-sita-solitaire-note-3 = En chemin, on ne rencontre jamais de trou vide.
# of 4e0b2da0
sowing-pallam-kuzhi-title = Pallam Kuzhi
# of d2006621
sowing-pallam-kuzhi-rules-1 = Deux joueurs sont assis à un plateau de sept trous de chaque côté, quatre graines par trou, et un trou plus grand à chaque bout pour ce qui est gagné.
# of 3b7c46f2
sowing-pallam-kuzhi-rules-2 = Tour à tour, un joueur prend toutes les graines d'un trou de son côté et les sème une par trou vers la droite, dans le sens inverse des aiguilles d'une montre, par les deux côtés. Puis on prend le trou suivant et on continue à semer, jusqu'à ce qu'un trou vide se trouve devant la dernière graine. Les graines du trou au-delà du vide sont gagnées, s'il y en a, et le tour est fini.
# of 9957f6d7
sowing-pallam-kuzhi-rules-3 = Quatre : chaque fois qu'une graine en fait quatre dans un trou, le joueur du côté de ce trou les prend aussitôt, peu importe qui sème. Les quatre du début ne sont pas pris. Des quatre oubliés restent en jeu ; ce n'est pas une faute.
# of 7be6116d
sowing-pallam-kuzhi-rules-4 = La manche est finie quand le joueur dont c'est le tour n'a pas de graines de son côté ; l'autre garde ce qui reste. Qui en a le plus gagne.
# of dca74d19
sowing-pallam-kuzhi-rules-5 = Un match (option « { words-option-rounds } : { words-setting-match } ») continue : chacun remplit ses trous de quatre. Les trous qu'on ne peut pas remplir sont couverts et hors du jeu. Le jeu est fini quand un joueur ne peut plus remplir un trou.
# of ea3dfd54
sowing-pallam-kuzhi-note-1 = « Peut prendre tout trou de quatre » se fait sans qu'on le demande ; un quatre oublié est reconnu et s'écrit « S3~N4 ».
# of ed77efbf
sowing-pallam-kuzhi-note-2 = Seuls sont pris les quatre qui se forment pendant le jeu, pas ceux du début.
# of 32011b4b
sowing-pallam-kuzhi-note-3 = Les trous couverts sont les derniers de la rangée, comme dans Pandi.
# of 3e99de4e
sowing-dakon-turns = les joueurs sèment à tour de rôle, chacun à partir de son propre côté
# of 17719f19
sowing-dakon-fill = chacun des sept trous de chaque côté contient sept graines ; les deux commencent en même temps par le trou dont la dernière graine tombe dans le grenier
# of af247c16
sowing-dakon-start = un joueur prend les graines d'un trou de son côté
# of 49d11a86
sowing-dakon-sowing = on dépose une graine dans chaque rizière, et une dans son propre grenier chaque fois qu'on y passe ; le grenier de l'autre est sauté
# of 60fa81e9
sowing-dakon-relay = là où la dernière graine tombe sur d'autres, on les prend toutes et on continue à semer
# of 1dc42e8b
sowing-dakon-stop = un tour est fini quand sa dernière graine tombe dans un trou vide d'un côté ou de l'autre
# of 969587c0
sowing-dakon-capture = qui finit dans un trou vide de son côté prend ce qui est en face dans son propre grenier
# of 303ecb71
sowing-dakon-again = qui finit dans son propre grenier prend un nouveau départ
# of 639b1a0b
sowing-dakon-closed = les trous qu'on ne peut pas remplir restent en jachère, au début de la rangée, et ne sont pas remplis jusqu'à ce qu'une graine y tombe par hasard
# of 9673a0a5
sowing-dakon-end = la partie continue jusqu'à ce que toutes les graines soient dans les greniers ; qui n'en a pas à jouer attend
# of c8a0c8bb
sowing-dakon-match = on remplit de nouveau les trous de sept chacun, de son propre grenier ; qui a pu jouer en dernier commence
# of 44baf786
sowing-sunca-turns = chaque joueur, à son tour, sème jusqu'à ce qu'il soit arrêté
# of 430af7c4
sowing-sunca-fill = les sept trous de chaque côté contiennent sept pierres chacun, les maisons aucune ; les deux commencent en semant le trou au bout de la rangée
# of cf07f332
sowing-sunca-start = un joueur prend n'importe quel trou garni de son côté
# of e903c1ec
sowing-sunca-sowing = on dépose une pierre dans chaque trou, et une dans sa propre maison à chaque tour du plateau
# of ed349f32
sowing-sunca-relay = là où tombe la dernière pierre, on prend toutes les pierres de ce trou et on continue à semer
# of 608b0ddf
sowing-sunca-stop = qui finit dans un trou vide cesse de jouer pour le moment
# of 7a13a497
sowing-sunca-capture = qui finit dans un trou vide de son côté ramène à la maison toutes les pierres du trou d'en face
# of c0d6b7ae
sowing-sunca-again = qui finit dans sa propre maison prend n'importe quel trou garni de son côté
# of 11b476b7
sowing-sunca-closed = les trous qu'on ne peut pas remplir restent vides et ne sont pas joués pour le reste de cette partie
# of 3e2dc192
sowing-sunca-end = la première partie est finie quand il n'y a plus de pierres à semer ; qui en a alors le plus l'a gagnée
# of 6347b564
sowing-sunca-match = chacun remplit ses trous de sept des pierres ramenées à la maison ; le match est fini quand un joueur les a toutes
# of aead52c0
sowing-pandi-turns = les joueurs jouent à tour de rôle
# of 0d05cd3d
sowing-pandi-fill = chacun des sept trous de chaque côté contient cinq pierres au début
# of 2440632e
sowing-pandi-start = un joueur prend un trou de son côté
# of ec888771
sowing-pandi-sowing = on met une pierre dans chaque trou
# of 1b1975a5
sowing-pandi-relay = après la dernière pierre, le trou juste après est pris et semé
# of 8edd25a3
sowing-pandi-stop = quand le trou suivant est vide, le tour est fini ; si celui d'après est vide aussi, le joueur ne fait que les lécher
# of 24ee14ff
sowing-pandi-capture = à un trou vide, le joueur gagne le trou à côté et celui qui est exactement en face de ce dernier ; un trou qui arrive à quatre est un veau et va au côté où il se trouve, sauf s'il est oublié avant que la cinquième y tombe
# of d288a1bc
sowing-pandi-closed = les boutiques que le perdant ne peut pas remplir sont couvertes, à partir de la septième, et ne servent pas
# of b3b4a196
sowing-pandi-end = la partie continue jusqu'à ce qu'un joueur n'ait plus rien à jouer
# of 2850ef1e
sowing-pandi-match = chacun remplit ses trous de cinq pierres chacun, avec celles qu'il a gagnées
# of 87c1af82
sowing-sita-solitaire-turns = un jeu pour un seul joueur
# of a80cdcee
sowing-sita-solitaire-fill = les deux rangées contiennent sept, six, cinq, quatre, trois, deux et une
# of 89d14287
sowing-sita-solitaire-start = on prend d'abord les sept, puis toujours le trou qui suit le dernier semé
# of fa2cb748
sowing-sita-solitaire-sowing = on met une bille dans chaque trou, dans l'ordre
# of 2395c3ae
sowing-sita-solitaire-relay = (le texte ne le dit pas) une seule levée est un tour
# of 688f650d
sowing-sita-solitaire-stop = un tour est fini quand la main est vide
# of 189b54cb
sowing-sita-solitaire-capture = il n'y a pas d'adversaire, et rien n'est gagné
# of 19dfe5a2
sowing-sita-solitaire-again = on continue ainsi tout autour
# of e4bfa27b
sowing-sita-solitaire-end = le jeu est fini quand tout le plateau est rangé comme au début
# of 2d1f13e4
sowing-pallam-kuzhi-turns = règle 4 : puis l'autre joueur joue de la même manière
# of f8dabdd8
sowing-pallam-kuzhi-fill = il y a quatre graines dans chacun des 14 trous
# of d2f175be
sowing-pallam-kuzhi-start = règle 2 : un joueur prend les graines de n'importe quel trou de son côté
# of 648705ac
sowing-pallam-kuzhi-sowing = règle 2 : on les sème une par trou vers la droite, dans le sens inverse des aiguilles d'une montre, par les deux côtés
# of fc0a9523
sowing-pallam-kuzhi-relay = règle 3 : puis on prend le trou suivant en avant et on continue à semer
# of c3098b3c
sowing-pallam-kuzhi-stop = règle 3 : un trou vide devant la dernière graine arrête le joueur
# of ff6916d7
sowing-pallam-kuzhi-capture = règle 3 : le trou au-delà du vide est pris ; règle 5 : un trou de quatre qui se forme pendant le jeu peut être pris par le côté où il se trouve
# of d5f8b574
sowing-pallam-kuzhi-closed = règle 7 : les trous que le perdant ne peut pas remplir sont couverts et hors du jeu
# of 955558cc
sowing-pallam-kuzhi-end = règle 6 : quand un joueur, à son tour, n'a rien à jouer, l'autre garde ce qui reste de son côté, et la manche est finie
# of 3c469b21
sowing-pallam-kuzhi-match = règles 7 et 8 : les deux remplissent de nouveau leurs trous ; quand l'un ne peut plus remplir un seul trou, le jeu est fini
# of 1cbed07b
sowing-mankaleh-title = Mankaleh
# of 1f750594
sowing-mankaleh-rules-1 = Deux joueurs sont assis à un plateau de sept trous de chaque côté, sept cailloux par trou, et une maison à la droite de chacun.
# of 1efdd83e
sowing-mankaleh-rules-2 = Tour à tour, un joueur prend tous les cailloux d'un de ses trous et en dépose un dans chaque trou suivant, dans le sens inverse des aiguilles d'une montre autour du plateau ; les maisons sont sautées.
# of 2223813a
sowing-mankaleh-rules-3 = Si le trou du dernier caillou en contient alors 2, 4 ou 6, le joueur les emporte à la maison, et de même les trous d'avant, l'un après l'autre, de n'importe quel côté, tant qu'ils en contiennent 2, 4 ou 6. Le premier trou avec un autre nombre, ou vide, arrête la série. Le tour est alors fini.
# of 034efcd6
sowing-mankaleh-rules-4 = Si rien n'est gagné, le tour est fini quand le dernier caillou est tombé dans un trou de l'adversaire. Dans un de ses propres trous, le joueur rejoue.
# of d401c63b
sowing-mankaleh-rules-5 = Un trou d'un seul caillou ne peut être joué que par un joueur qui en a déjà gagné au moins deux.
# of 6375967a
sowing-mankaleh-rules-6 = Un joueur qui ne peut pas jouer passe son tour. Quand aucun ne peut, ce qui reste appartient au côté où il se trouve, et qui en a le plus gagne.
# of d24fc92e
sowing-mankaleh-note-1 = « Si le dernier caillou tombe dans un des trous de l'adversaire, son tour est fini » : dans un de ses propres trous, sans gain, le joueur continue ; « { words-option-own-well } : { words-setting-over } » finit le tour là aussi.
# of 91c50695
sowing-mankaleh-note-2 = Huit et plus dans un trou arrêtent une série ; seuls 2, 4 et 6 sont nommés.
# of 11c34058
sowing-mankaleh-note-3 = La fin de la partie n'est pas dite : voyez les règles ci-dessus.
# of 9c1a66fa
sowing-mankaleh-note-4 = Rejouer est un tour à part dans la notation.
# of 60b158c3
sowing-egyptian-simple-title = Mankala égyptien, mode simple
# of e80766a2
sowing-egyptian-simple-rules-1 = Deux joueurs ont six beyts (trous) chacun, sans grenier, et 72 graines. Ce qui est gagné est gardé à côté du plateau.
# of c01a391d
sowing-egyptian-simple-rules-2 = Un joueur répartit toutes les graines dans les douze beyts comme il veut, en général inégalement et avec au moins quatre dans chacun. L'autre commence ; ou bien, mécontent, il tourne le plateau, et c'est alors celui qui l'a rempli qui commence.
# of 0aa4ffa3
sowing-egyptian-simple-rules-3 = On sème toujours à partir de son beyt non vide le plus proche du côté de l'autre : il n'y a pas de choix. Une graine va dans chaque beyt suivant, le long de la rangée de l'autre et encore dans la sienne.
# of 3bd9d1b7
sowing-egyptian-simple-rules-4 = Si le dernier beyt était vide avant, le tour est fini. S'il en contient maintenant deux ou quatre, le joueur les prend avec celles du beyt d'en face ; les beyts d'avant, l'un après l'autre, sont gagnés de même tant qu'ils en contiennent deux ou quatre. Le tour est alors fini. Avec tout autre nombre, on les prend et on continue à semer.
# of 2d2525dd
sowing-egyptian-simple-rules-5 = Quand le joueur dont c'est le tour n'a pas de graines et que l'autre en a plus d'une, l'autre en met une dans le premier beyt du côté vide, qui joue alors. Une graine seule qui reste appartient au côté où elle se trouve. Le plateau est alors fini : qui a pris le plus gagne la différence.
# of 1bb39990
sowing-egyptian-simple-rules-6 = Un match (option « { words-option-rounds } : { words-setting-match } ») continue : le perdant remplit le plateau suivant, le gagnant commence. Qui a gagné soixante en tout est vainqueur.
# of 30baeb88
sowing-egyptian-simple-note-1 = « Trois, ou cinq, ou plus » sont semés plus loin, donc six et huit aussi ; « { words-option-gain } : { words-setting-even } » prend tout nombre pair, et rien en face.
# of 60072c76
sowing-egyptian-simple-note-2 = Un côté vide reçoit une graine quand c'est son tour.
# of 2e3b8ec8
sowing-egyptian-simple-note-3 = Le beyt qui a été pris est semé quand un passage y revient ; « { words-option-lifted } : { words-setting-skipped } » le saute.
# of 9c5baae8
sowing-egyptian-simple-note-4 = « { words-option-fill } : { words-setting-sixes } » commence avec six dans chaque trou : quand la partie est jouée jusqu'au bout, le premier joueur gagne alors, contrairement au livre, « celui qui joue le premier est sûr de perdre » ; avec « { words-option-lifted } : { words-setting-skipped } » ou « { words-option-gain } : { words-setting-even } », c'est le second.
# of 43753439
sowing-egyptian-simple-note-5 = Une graine donnée à un côté vide vient du beyt qui serait joué. Ce qu'on gagne en face est pris avec chaque beyt d'une série avant de regarder le suivant.
# of 46186355
sowing-egyptian-simple-note-6 = Tourner un plateau qui est le même après ne se voit pas, et n'est pas proposé.
# of fef9c3cc
sowing-egyptian-simple-note-7 = Toute répartition des 72 graines est reconnue ; celles de la liste sont des exemples.
# of d9c4a589
sowing-egyptian-simple-note-8 = Après soixante tours où personne ne prend rien, chacun garde ce qu'il a pris, et ce qui reste n'est à personne. Un semis qui ne finit jamais finit le plateau sans gain pour personne.
# of ee7e2a2d
sowing-egyptian-advanced-title = Mankala égyptien, mode avancé
# of 015e30da
sowing-egyptian-advanced-rules-2 = Un joueur met toutes les graines, sans les compter, dans un ou plusieurs beyts d'un côté et dans les beyts correspondants de l'autre ; le plus souvent dans les quatre du milieu. L'autre commence, ou refuse et tourne le plateau ; alors celui qui l'a rempli commence.
# of d7ba196e
sowing-egyptian-advanced-rules-3 = Un joueur peut commencer par n'importe lequel de ses beyts. Tout le reste est comme dans le mode simple : une graine dans chaque beyt suivant ; une dernière graine dans un beyt vide finit le tour ; deux ou quatre sont gagnées avec celles d'en face, et de même les beyts d'avant ; tout autre nombre est semé.
# of 75fb1765
sowing-egyptian-advanced-rules-4 = Quand le joueur dont c'est le tour n'a pas de graines et que l'autre en a plus d'une, l'autre en met une dans le premier beyt du côté vide, qui joue alors. Une graine seule qui reste appartient au côté où elle se trouve. Qui a pris le plus gagne la différence.
# of 2fb7e202
sowing-egyptian-advanced-note-1 = Les beyts correspondants peuvent être ceux de la même lettre ou ceux qui se font face ; combien de graines il y a dans chacun est libre.
# of 671d08ff
sowing-egyptian-advanced-note-2 = « 24 de plus » et « soixante » se contredisent : soixante gagnent ; avec « { words-option-extra } : 24 », le plateau qui atteint soixante doit lui-même avoir rapporté 24.
# of 8c10f693
sowing-egyptian-advanced-note-3 = Une graine est donnée à un côté vide quand c'est son tour ; elle peut venir de n'importe quel beyt.
# of a67d4a39
sowing-egyptian-advanced-note-4 = « { words-option-gain } : { words-setting-even } » prend tout nombre pair, et rien en face.
# of b20c8871
sowing-egyptian-advanced-note-6 = Après cent tours où personne ne prend rien, chacun garde ce qu'il a pris, et ce qui reste n'est à personne. Un semis qui ne finit jamais finit le plateau sans gain pour personne.
# of e4fbb077
sowing-mankaleh-turns = les joueurs jouent en alternance
# of 2df412a8
sowing-mankaleh-fill = il y a sept cailloux dans chacun des 14 trous peu profonds
# of 638f5a6b
sowing-mankaleh-start = un joueur prend n'importe lequel de ses trous ; un trou d'un seul caillou seulement après en avoir gagné au moins deux
# of a7e5cd8f
sowing-mankaleh-sowing = on dépose un caillou dans chaque trou autour du plateau, dans le sens inverse des aiguilles d'une montre ; les maisons sont sautées
# of 9692bc88
sowing-mankaleh-relay = (le texte ne le dit pas) le dernier caillou ne fait rien prendre pour semer
# of 029c8ab8
sowing-mankaleh-stop = quand le dernier caillou tombe dans un des trous de l'adversaire, le tour est fini
# of bc376010
sowing-mankaleh-capture = un joueur qui finit avec 2, 4 ou 6 dans le dernier trou les prend, avec ceux des trous d'avant jusqu'au premier qui contient un autre nombre
# of 78299448
sowing-mankaleh-again = qui finit dans un trou de l'adversaire ne peut pas continuer (notre lecture : dans un de ses propres trous, sans rien gagner, on le peut)
# of 184dbbc4
sowing-mankaleh-closed = (le texte ne le dit pas) tous les trous sont en jeu
# of 7c51eab7
sowing-mankaleh-end = (le texte n'en dit rien ; notre lecture) quand personne ne peut jouer, ce qui reste appartient au côté où il se trouve ; le plus de cailloux gagne
# of 444ef3bc
sowing-egyptian-simple-fill = un des deux répartit les 72 graines dans les beyts, en général inégalement et avec au moins quatre dans chacun ; l'autre peut tourner le plateau, et alors c'est l'adversaire qui commence
# of 880ebd41
sowing-egyptian-simple-start = un joueur joue toujours de son beyt non vide le plus proche du côté de l'adversaire
# of 168c6720
sowing-egyptian-simple-sowing = une graine va dans chaque beyt : le long de la rangée de l'adversaire, puis le long de la sienne
# of b9148d74
sowing-egyptian-simple-relay = si le dernier beyt en contient alors trois, ou cinq, ou plus, on les prend et on continue à semer
# of 2707f926
sowing-egyptian-simple-stop = une dernière graine dans un beyt vide finit le tour, et un gain aussi
# of 706bb549
sowing-egyptian-simple-capture = si le dernier beyt en contient alors deux ou quatre, le joueur les prend avec ce qui est en face, et de même les beyts d'avant, tant qu'ils en contiennent deux ou quatre
# of 2a40aa72
sowing-egyptian-simple-again = (le texte ne le dit pas) après un gain, c'est le tour de l'adversaire
# of a71f427d
sowing-egyptian-simple-closed = (le texte ne le dit pas) tous les beyts sont en jeu
# of 9337516c
sowing-egyptian-simple-end = un joueur dont l'adversaire n'a pas de graines doit en mettre une dans le premier beyt de l'adversaire ; une graine seule qui reste appartient au côté où elle se trouve ; quand le plateau est vide, qui en a le plus gagne la différence
# of 84ed5d09
sowing-egyptian-simple-match = le gagnant commence le plateau suivant, que l'adversaire a rempli ; qui a gagné soixante est vainqueur
# of 3d74dac9
sowing-egyptian-advanced-fill = un des deux met les graines dans un ou plusieurs beyts d'un côté et dans les beyts correspondants de l'autre ; qui n'est pas d'accord peut tourner le plateau, mais perd le premier tour
# of 995ab04b
sowing-egyptian-advanced-start = un joueur peut commencer par n'importe lequel de ses beyts
# of 26c9c79e
sowing-egyptian-advanced-sowing = une graine va dans chaque beyt, comme dans le mode simple
# of d3243662
sowing-egyptian-advanced-relay = si le dernier beyt en contient alors trois, ou cinq, ou plus, on les prend et on continue à semer, comme dans le mode simple
# of d7dfb14b
sowing-egyptian-advanced-capture = deux ou quatre dans le dernier beyt sont gagnées avec ce qui est en face, et de même les beyts d'avant, comme dans le mode simple
# of 4100839d
sowing-egyptian-advanced-again = (le texte ne le dit pas) après un gain, c'est le tour de l'autre
# of 09dec451
sowing-egyptian-advanced-end = le plateau est fini et se compte comme dans le mode simple
# of dba1b22d
sowing-egyptian-advanced-match = le premier qui en gagne 24 de plus et porte la suite de ses gains à soixante gagne
# of d427801e
sowing-oware-title = Awalé (Abapa)
# of 727b8963
sowing-oware-rules-1 = Deux joueurs ont six maisons chacun, quatre graines par maison, et un grenier.
# of 5771a0a0
sowing-oware-rules-2 = Tour à tour, un joueur prend toutes les graines d'une de ses maisons et en dépose une dans chaque maison suivante, dans le sens inverse des aiguilles d'une montre. Un tour complet saute la maison de départ.
# of 622b02af
sowing-oware-rules-3 = Si la dernière graine en fait deux ou trois dans une maison de l'adversaire, le joueur les prend, et de même les maisons d'avant, tant qu'elles sont à l'adversaire et en contiennent deux ou trois. Un tour qui prendrait ainsi tout ce qu'a l'adversaire (un grand chelem) est permis, mais ne prend rien.
# of 266bf889
sowing-oware-rules-4 = Si l'adversaire n'a pas de graines, le joueur doit faire un tour qui lui en donne. S'il n'y en a pas, la partie est finie.
# of a25e8ac3
sowing-oware-rules-5 = Qui a 25 graines gagne aussitôt. Si une position revient qui était déjà là depuis la dernière prise, la partie est finie. Chacun garde alors les graines de son côté. Qui en a le plus gagne ; 24 chacun est une nulle.
# of 91aecae5
sowing-oware-note-1 = Les joueurs ne sont pas d'accord sur le grand chelem et sur une position qui revient. L'option « { words-option-grand-slam } » le laisse gagner tout ce qu'il prend, ou l'interdit : qui n'a alors pas d'autre tour n'en a aucun, et la partie est finie. L'option « { words-option-repetition } » partage ce qui s'y trouve ; une graine en trop n'est alors à personne.
# of 7607e6cc
sowing-kalah-title = Kalah
# of 08ba798e
sowing-kalah-rules-1 = Deux joueurs ont six trous chacun, quatre graines par trou, et un grenier à leur droite.
# of 65308a99
sowing-kalah-rules-2 = Tour à tour, un joueur prend toutes les graines d'un de ses trous et en dépose une dans chaque trou suivant, dans le sens inverse des aiguilles d'une montre, et dans son grenier ; le grenier de l'autre est sauté.
# of 49db2ae1
sowing-kalah-rules-3 = Si la dernière graine tombe dans son propre grenier, le joueur rejoue. Si elle tombe dans un de ses trous qui était vide, et qu'il y a des graines dans le trou d'en face, le joueur met les deux dans son grenier.
# of df568c64
sowing-kalah-rules-4 = La partie est finie quand un côté est vide. L'autre garde les graines de son côté. Qui en a le plus gagne.
# of 5e34a53f
sowing-kalah-note-2 = Les joueurs ne sont pas d'accord sur trois choses, qui sont des options : « { words-option-empty-captures } » peut gagner la dernière graine dans un de ses trous vides même s'il n'y a rien en face ; avec « { words-option-capturing-seed } : { words-setting-stays } », elle reste dans son trou ; « { words-option-last-seeds } » peut donner ce qui est dans les trous à la fin au côté qui n'y a plus rien, ou à personne.
# of 73aed034
sowing-oware-fill = il y a quatre graines dans chacune des douze maisons
# of cf27f34a
sowing-oware-start = un joueur prend n'importe laquelle de ses maisons qui n'est pas vide
# of 9e69441d
sowing-oware-sowing = on dépose une graine dans chaque maison dans le sens inverse des aiguilles d'une montre ; la maison de départ est sautée
# of de31b03e
sowing-oware-relay = la dernière graine ne fait rien prendre pour semer
# of a06abaa9
sowing-oware-stop = un tour, c'est un seul passage
# of 22434600
sowing-oware-capture = si la dernière graine en fait deux ou trois dans une maison de l'autre côté, elles sont gagnées, et de même les maisons d'avant de ce côté ; une prise de tout ce que l'autre a ne gagne rien
# of bf496932
sowing-oware-closed = toutes les maisons sont en jeu
# of 356664ee
sowing-oware-end = un joueur dont l'adversaire n'a pas de graines doit y en semer si c'est possible ; sinon, chacun garde celles de son côté ; plus de la moitié des graines gagne aussitôt ; une position qui revient finit la partie
# of 4971c7e3
sowing-oware-match = il n'y a pas de manches
# of 85ff12fe
sowing-kalah-fill = il y a quatre graines dans chacun des douze trous
# of c26105ef
sowing-kalah-start = un joueur prend n'importe lequel de ses trous qui n'est pas vide
# of 85d2a86b
sowing-kalah-sowing = on dépose une graine dans chaque trou dans le sens inverse des aiguilles d'une montre, et dans son propre grenier, pas dans celui de l'autre
# of 75fc35c3
sowing-kalah-capture = une dernière graine dans un de ses propres trous vides se gagne elle-même et ce qui est en face, s'il y a quelque chose
# of 760b6a78
sowing-kalah-again = une dernière graine dans son propre grenier donne un autre tour
# of d555ea90
sowing-kalah-closed = tous les trous sont en jeu
# of 0b752f39
sowing-kalah-end = quand un côté est vide, l'autre garde ce qui est de son côté ; le plus de graines gagne
# of 9725042c
sowing-oware-capture-2 = si la dernière graine en fait deux ou trois dans une maison de l'autre côté, elles sont gagnées, et de même les maisons d'avant de ce côté, même tout ce que l'autre a
# of 127d1533
sowing-oware-capture-3 = si la dernière graine en fait deux ou trois dans une maison de l'autre côté, elles sont gagnées, et de même les maisons d'avant de ce côté ; personne ne peut prendre tout ce que l'autre a
# of 361d1462
sowing-kalah-capture-2 = une dernière graine dans un de ses propres trous vides se gagne elle-même et ce qui est en face, elle seule s'il n'y a rien
# of a71d4769
sowing-kalah-capture-3 = une dernière graine dans un de ses propres trous vides gagne ce qui est en face, et reste là elle-même
# of a58e66c8
sowing-kalah-end-2 = quand un côté est vide, il prend ce qui est de l'autre côté ; le plus de graines gagne
# of 914172d5
sowing-kalah-end-3 = quand un côté est vide, ce qui est de l'autre n'est à personne ; le plus de graines gagne
# of b5f6ebf2
sowing-sowing-title = Jeux de semailles
