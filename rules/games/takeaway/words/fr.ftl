# of bccbb3d0
takeaway-chip-moved = un pion a été posé sur { $grown }, mais on ne fait qu'enlever des pions du plateau
# of aa62fb61
takeaway-none-in-hand = un pion a été posé sur { $grown }, mais un pion pris est hors du jeu
# of 65ca6308
takeaway-too-many-taken = { $own } { AGREE($own, "a", "ont") } pris { $taken } { AGREE($taken, "pion", "pions") }, mais on en prend au plus { $draw } par tour
# of d0913e43
takeaway-tableaux-advanced-title = Tableaux, jeu avancé
# of ebc94c2f
takeaway-tableaux-advanced-rules-1 = Deux joueurs partagent de 25 à 48 pions, tous égaux dans le jeu, quelles que soient leurs couleurs ; le premier joueur dit combien. Il y en a un sur chacun des 24 points du plateau et un au milieu ; au-delà de 25, les autres forment une seconde couche par-dessus. Puis le second joueur dit combien de pions un tour peut prendre au plus, de trois à neuf.
# of 43e277e5
takeaway-tableaux-advanced-rules-2 = Tour à tour, chaque joueur enlève au moins un pion et au plus ce nombre, où il veut ; de deux pions sur un point, on prend d'abord celui du dessus. Personne ne peut passer.
# of 6ed366d6
takeaway-tableaux-advanced-rules-3 = Le premier tour doit être joué en dix secondes, chaque tour suivant en cinq.
# of a3f8987d
takeaway-tableaux-advanced-rules-4 = Une manche finit quand le dernier pion est pris, ou quand un joueur est en retard. Qui prend le dernier pion perd ; le gagnant compte les pions qu'il a pris lui-même. Qui est en retard perd aussi ; le gagnant compte alors les pions qu'il a pris lui-même et, en plus, soit les pions encore sur le plateau, soit ceux que le retardataire a pris, selon lesquels sont les plus nombreux. Le perdant d'une manche ne compte rien. Le premier à atteindre 50 en plusieurs manches gagne.
# of 8052bf52
takeaway-tableaux-advanced-note-1 = On peut prendre n'importe quels pions ; ils n'ont pas à se trouver l'un à côté de l'autre.
# of aac10293
takeaway-tableaux-advanced-note-2 = Un joueur doit prendre au moins un pion, et peut prendre les derniers, bien qu'ainsi il perde.
# of eb8856bb
takeaway-tableaux-advanced-note-3 = S'il y a plus de pions que les 25 emplacements, les autres forment une seconde couche, du nord au sud et de gauche à droite.
# of e59fe034
takeaway-tableaux-advanced-note-4 = Le nombre convenu est le plus qu'un tour peut prendre ; un est le moins.
# of 7a2bf417
takeaway-tableaux-advanced-note-5 = Qui est en retard ne marque rien, comme qui prend le dernier pion.
# of ff65a24b
takeaway-tableaux-title = Tableaux
# of fe558d2a
takeaway-tableaux-rules-1 = Deux joueurs partagent 25 pions, tous égaux dans le jeu, quelles que soient leurs couleurs. Il y en a un sur chacun des 24 points du plateau et un au milieu.
# of 2f5b2cf6
takeaway-tableaux-rules-2 = Tour à tour, chaque joueur enlève un, deux ou trois pions du plateau, où il veut. Personne ne peut passer.
# of 8617e151
takeaway-tableaux-rules-3 = Qui prend le dernier pion perd.
# of 49cea7c5
takeaway-tableaux-advanced-covered = le premier joueur choisit combien de pions sont en jeu, de 25 à 48
# of 260a6d53
takeaway-tableaux-advanced-taking = le second joueur choisit combien de pions un tour peut enlever au plus, de trois à neuf
# of 4d2a0137
takeaway-tableaux-advanced-last = qui doit enlever le dernier pion perd, et le gagnant compte les pions qu'il a enlevés
# of b842879d
takeaway-tableaux-advanced-time = le premier joueur a dix secondes pour le premier tour, et chaque tour suivant en a cinq ; qui est en retard perd la manche
# of edf8696e
takeaway-tableaux-advanced-end = une manche finit avec le dernier pion ou quand un joueur est en retard, et le premier à atteindre 50 gagne
# of 3849670c
takeaway-tableaux-covered = 25 pions couvrent le plateau : 24 sur ses points et un au milieu
# of f35f00c5
takeaway-tableaux-taking = à tour de rôle, les joueurs enlèvent un, deux ou trois pions
# of eeaeaea3
takeaway-tableaux-passing = (le texte n'en dit rien ; notre lecture) un joueur prend au moins un pion
# of 557a88bb
takeaway-tableaux-last = qui doit enlever le dernier pion perd
# of ea571e95
takeaway-tableaux-time = (le texte ne le dit pas) un tour prend le temps qu'il prend
# of 089735b9
takeaway-tableaux-end = la partie finit avec le dernier pion
