# of 9a6b1899
machine-play = Jugar contra la máquina
# of 35d0a69a
machine-stop = Que la máquina no juegue
# of 7140e7cd
machine-hint = Pista
# of 40061428
machine-good = Valorar la última jugada
# of a638c33f
machine-levels = ¿Qué tan bien? 1 es una primera tarde, { $best } es lo mejor que sé.
# of b34d7015
machine-easier = Más fácil
# of c6437c05
machine-harder = Más difícil
# of e813eb6a
machine-takes = La máquina juega con { $side }
# of 6413e913
machine-you = Tú juegas { $side }
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
# of 240c9982
machine-adapts = Buscar tu nivel: más difícil si ganas, más fácil si pierdes
