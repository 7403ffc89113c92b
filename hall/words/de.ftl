# of 0af7a8b4
hall-bye = spielfrei
# of 9b01b0c6
hall-club = Verein
# of 1d7f2727
hall-cross-table = Kreuztabelle nach Runde { $round }
# of 23d56b4d
hall-name = Name
# of fce95a9d
hall-pairings = Runde { $round }
# of 4aa8ad0d
hall-points = Punkte
# of 488f4f9a
hall-rank = Rang
# of e3c13108
hall-rating = Wertung
# of 178f3a5b
hall-result = Ergebnis
# of f9f0d7a3
hall-standings = Stand nach Runde { $round }
# of 91098574
hall-table = Tisch
