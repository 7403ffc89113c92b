# of 0af7a8b4
hall-bye = est exempt
# of 9b01b0c6
hall-club = Club
# of 1d7f2727
hall-cross-table = Grille après la ronde { $round }
# of 23d56b4d
hall-name = Nom
# of fce95a9d
hall-pairings = Ronde { $round }
# of 4aa8ad0d
hall-points = Points
# of 488f4f9a
hall-rank = Rang
# of e3c13108
hall-rating = Elo
# of 178f3a5b
hall-result = Résultat
# of f9f0d7a3
hall-standings = Classement après la ronde { $round }
# of 91098574
hall-table = Table
