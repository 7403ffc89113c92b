# of 7140e7cd
machine-hint = Indice
# of 40061428
machine-good = Évaluer le dernier coup
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
machine-sure-learn = Le cours remet le plateau au début : cette partie s'arrête là où elle en est.
# of aa5f21da
machine-learn-stop = Arrêter la leçon
# of b3a8c622
machine-puzzles-title = Des problèmes de cette partie
# of 3d922cfd
machine-puzzles-set-up = Mettre en place
# of cd079a7f
machine-who = Qui joue ?
# of 5bfda445
machine-person = Une personne
# of 51878e74
machine-level = La machine, niveau { $n } sur { $best }
# of 67fa3736
machine-own-level = La machine, à votre niveau
# of 56c287f7
machine-simulated = La table simulée
# of d8597fc4
machine-play-so = Jouer ainsi
# of 01a36cba
machine-stands-even = Les deux camps sont à peu près à égalité.
# of 8f38bb64
machine-stands-little = { $side } : un peu mieux.
# of 30227f76
machine-stands-much = { $side } : nettement mieux.
# of 5f847d76
machine-stands-won = { $side } : tout près de gagner.
# of 94b00d1c
machine-stands-taken = Prises ({ $pieces }) : { $side }, { $count } de plus.
