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
# of 42793d31
hall-break-bh = Buchholz: jumla ya pointi za wapinzani wote
# of 1baa6ed8
hall-break-bh-c1 = Buchholz bila mpinzani dhaifu zaidi
# of 12b9e702
hall-break-sb = Sonneborn-Berger: pointi za walioshindwa, na nusu kwa sare
# of 2e25da66
hall-break-de = Mechi zao wenyewe: michezo kati ya wenye pointi sawa
# of 023d44ab
hall-break-win = Ushindi, hata bila kucheza
# of 345ab752
hall-break-won = Ushindi kwenye ubao
# of 5263bce5
hall-break-ps = Mfululizo: jumla ya pointi baada ya kila raundi
# of ea17673a
hall-break-aro = Wastani wa kiwango cha wapinzani
# of 88b18f1c
hall-break-gp = Pointi za michezo ya mechi zote
