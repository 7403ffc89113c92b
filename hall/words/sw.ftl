# of 0af7a8b4
hall-bye = hana mchezo
# of 9b01b0c6
hall-club = Klabu
# of 1d7f2727
hall-cross-table = Jedwali la matokeo baada ya raundi ya { $round }
# of 23d56b4d
hall-name = Jina
# of fce95a9d
hall-pairings = Raundi ya { $round }
# of 4aa8ad0d
hall-points = Pointi
# of 488f4f9a
hall-rank = Nafasi
# of e3c13108
hall-rating = Kiwango
# of 178f3a5b
hall-result = Matokeo
# of f9f0d7a3
hall-standings = Msimamo baada ya raundi ya { $round }
# of 91098574
hall-table = Meza
