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
# of 42793d31
hall-break-bh = Buchholz: die Punkte aller Gegner zusammen
# of 1baa6ed8
hall-break-bh-c1 = Buchholz ohne den schwächsten Gegner
# of 12b9e702
hall-break-sb = Sonneborn-Berger: die Punkte der Besiegten, und bei Remis die Hälfte
# of 2e25da66
hall-break-de = Direkter Vergleich: die Partien unter den Punktgleichen
# of 023d44ab
hall-break-win = Siege, auch ohne Spiel
# of 345ab752
hall-break-won = Siege am Brett
# of 5263bce5
hall-break-ps = Fortschritt: die Punkte nach jeder Runde, addiert
# of ea17673a
hall-break-aro = Die mittlere Wertungszahl der Gegner
# of 88b18f1c
hall-break-gp = Punkte der Partien aller Kämpfe
