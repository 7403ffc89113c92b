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
# of 42793d31
hall-break-bh = Buchholz : le total des points de tous les adversaires
# of 1baa6ed8
hall-break-bh-c1 = Buchholz sans l'adversaire le plus faible
# of 12b9e702
hall-break-sb = Sonneborn-Berger : les points des adversaires battus, et la moitié pour une nulle
# of 2e25da66
hall-break-de = Confrontation directe : les parties entre ex æquo
# of 023d44ab
hall-break-win = Victoires, même sans jouer
# of 345ab752
hall-break-won = Victoires sur le plateau
# of 5263bce5
hall-break-ps = Cumulatif : les points après chaque ronde, additionnés
# of ea17673a
hall-break-aro = La moyenne Elo des adversaires
# of 88b18f1c
hall-break-gp = Points des parties de tous les matchs
