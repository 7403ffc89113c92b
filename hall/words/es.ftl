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
