# of 4526632f
referee-board-yet-laid-out = el tablero está aún por preparar
# of 2fff891d
referee-board-yet-laid-out-holding = el tablero está aún por preparar: { $told }
# of 95eb8cb6
referee-one-removal-only = { $who } { AGREE($who, "ya ha", "ya han") } tomado lo que ese turno ganó
# of 50c591f2
referee-removal-owed = { $own } { AGREE($own, "debe", "deben") } tomar antes lo que el turno ha ganado
# of 424422d0
referee-stands-there = hay algo en { $sites } del tablero, que { $title } no usa
# of f25edb21
referee-to-hold = en { $sites } ha de haber { $count }
# of 374d49b1
referee-trimming-owed = { $own } { AGREE($own, "debe", "deben") } sacar primero lo que sobra en { $due }
# of 4bc661ba
referee-turn-players-said = el turno { $n } es: { $who }, { $turn }, como dijeron los jugadores
# of 9e99e590
referee-turn-players-said-holding = el turno { $n } es: { $who }, { $turn }, como dijeron los jugadores: { $told }
# of ab647059
referee-turn-taken-back = el turno { $n } se retiró
# of 7482ea35
referee-turn-taken-back-holding = el turno { $n } se retiró: { $told }
# of 9185bddf
referee-turn-taken-back-has-taken-back = { $who } { AGREE($who, "ha", "han") } retirado { $turn }; un turno hecho vale
# of 53bece6d
referee-turning-owed = { $own } { AGREE($own, "debe", "deben") } voltear primero { $due }
# of dc52e660
referee-law-turns = los jugadores juegan por turnos
# of 5bda0e3c
referee-law-earned = un turno toma lo que ha ganado, y nada más
# of 1706dc7a
referee-law-owed = un turno termina cuando se ha tomado lo que ha ganado
# of 0de9a866
referee-law-settled = los jugadores aclaran lo que se ha jugado
# of 4f971dae
referee-law-time = un turno tiene su tiempo
# of 15806945
referee-law-played-on = el juego se juega en { $count } sitios
# of f6fe53f7
referee-could-not-follow = el turno { $n } no podría quedar entonces ({ $side }: { $turn }): { $why }
# of ecab2a23
referee-not-legal-then = iría contra las reglas
# of 5a1bcb6d
referee-not-due-then = no sería el turno { FORM($side, case: "genitive") }
# of 39995fc7
referee-over-then = la partida habría terminado antes
# of e7fbb027
referee-others-then = en { $sites } habría otra cosa
# of abb5e835
referee-no-such-turn = no hay turno { $n }: { $count ->
    [one] se ha jugado { $count }
   *[other] se han jugado { $count }
}
# of 7f723406
referee-turn-was-so = el turno { $n } ya era ese ({ $side }: { $turn })
