# of 0af7a8b4
hall-bye = no juega
# of 9b01b0c6
hall-club = Club
# of 1d7f2727
hall-cross-table = Cuadro cruzado tras la ronda { $round }
# of 23d56b4d
hall-name = Nombre
# of fce95a9d
hall-pairings = Ronda { $round }
# of 4aa8ad0d
hall-points = Puntos
# of 488f4f9a
hall-rank = Puesto
# of e3c13108
hall-rating = Elo
# of 178f3a5b
hall-result = Resultado
# of f9f0d7a3
hall-standings = Clasificación tras la ronda { $round }
# of 91098574
hall-table = Mesa
# of 42793d31
hall-break-bh = Buchholz: los puntos de todos los rivales
# of 1baa6ed8
hall-break-bh-c1 = Buchholz sin el rival más débil
# of 12b9e702
hall-break-sb = Sonneborn-Berger: los puntos de los vencidos, y la mitad en las tablas
# of 2e25da66
hall-break-de = Encuentro directo: las partidas entre los empatados
# of 023d44ab
hall-break-win = Victorias, también sin jugar
# of 345ab752
hall-break-won = Victorias en el tablero
# of 5263bce5
hall-break-ps = Progresivo: los puntos tras cada ronda, sumados
# of ea17673a
hall-break-aro = El promedio de Elo de los rivales
# of 88b18f1c
hall-break-gp = Puntos de las partidas de todos los encuentros
