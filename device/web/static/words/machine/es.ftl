# of 7140e7cd
machine-hint = Pista
# of 40061428
machine-good = Valorar la última jugada
# of ce0c1f92
machine-after-ask = Analizar la partida
# of 16f341dc
machine-after-title = Análisis
# of 4e59d9c8
machine-after-up = Arriba es bueno para { $side }. Los puntos son las jugadas que decidieron.
# of b1f0f9ea
machine-after-each = Una línea para cada uno: { $side }.
# of 0cb82baa
machine-after-busy = Estoy pensando: { $done } de { $of }.
# of ff0e736b
machine-after-turn = Jugada { $n }, { $side }: { $turn }.
# of a1ab2e5e
machine-after-better = Mejor era { $better }.
# of da00d543
machine-after-none = Ninguna jugada regaló mucho.
# of 57b0b611
machine-after-failed = No pude pensar en esta partida.
# of 2ac813ad
machine-show = Mostrar sus jugadas
# of d7e473a7
machine-learn-begin = Aprender
# of 4e34018b
machine-sure-learn = El curso prepara el tablero de nuevo: esta partida termina como está.
# of aa5f21da
machine-learn-stop = Dejar de aprender
# of b3a8c622
machine-puzzles-title = Problemas de esta partida
# of 3d922cfd
machine-puzzles-set-up = Preparar
# of cd079a7f
machine-who = ¿Quién juega?
# of 5bfda445
machine-person = Una persona
# of 51878e74
machine-level = La máquina, nivel { $n } de { $best }
# of 67fa3736
machine-own-level = La máquina, a tu nivel
# of 56c287f7
machine-simulated = La mesa simulada
# of d8597fc4
machine-play-so = Jugar así
# of 01a36cba
machine-stands-even = Los dos están más o menos igual.
# of 8f38bb64
machine-stands-little = { $side }: un poco mejor.
# of 30227f76
machine-stands-much = { $side }: claramente mejor.
# of 5f847d76
machine-stands-won = { $side }: muy cerca de ganar.
# of 94b00d1c
machine-stands-taken = Capturas ({ $pieces }): { $side }, { $count } más.
