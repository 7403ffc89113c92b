# of 9a6b1899
machine-play = Jouer contre la machine
# of 35d0a69a
machine-stop = Arrêter le jeu de la machine
# of 7140e7cd
machine-hint = Indice
# of 40061428
machine-good = Évaluer le dernier coup
# of a638c33f
machine-levels = À quel niveau ? 1, c’est un premier soir ; { $best }, c’est de mon mieux.
# of b34d7015
machine-easier = Plus facile
# of c6437c05
machine-harder = Plus difficile
# of e813eb6a
machine-takes = La machine joue { $side }
# of 6413e913
machine-you = Vous jouez { $side }
# of ce0c1f92
machine-after-ask = Analyser la partie
# of 16f341dc
machine-after-title = Analyse
# of 4e59d9c8
machine-after-up = En haut, c’est bon pour { $side }. Les points sont les coups qui ont décidé.
# of b1f0f9ea
machine-after-each = Une ligne pour chacun : { $side }.
# of 0cb82baa
machine-after-busy = Je réfléchis : { $done } sur { $of }.
# of ff0e736b
machine-after-turn = Coup { $n }, { $side } : { $turn }.
# of a1ab2e5e
machine-after-better = Mieux valait { $better }.
# of da00d543
machine-after-none = Aucun coup n’a beaucoup perdu.
# of 57b0b611
machine-after-failed = Je n’ai pas pu réfléchir à cette partie.
# of 2ac813ad
machine-show = Montrer ses coups
# of d7e473a7
machine-learn-begin = Apprendre
# of 4e34018b
machine-sure-learn = Le cours remet le plateau à neuf : cette partie s'arrête là où elle en est.
# of aa5f21da
machine-learn-stop = Arrêter la leçon
# of b3a8c622
machine-puzzles-title = Des problèmes de cette partie
# of 3d922cfd
machine-puzzles-set-up = Mettre en place
# of 240c9982
machine-adapts = Trouver votre niveau : plus dur si vous gagnez, plus facile si vous perdez
