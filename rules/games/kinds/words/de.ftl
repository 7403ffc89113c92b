# of 173dfd9b
kinds-advisor = Leibwächter
    .gender = masculine
    .many = Leibwächter
# of e4ce7871
kinds-becomes-wrong = { FORM($piece, article: "the") } ging nach { $own_come }; dort wird daraus eines von diesen: { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } ging nach { $own_come } und bleibt, was die Figur ist
# of a2cdbc80
kinds-bishop = Läufer
    .gender = masculine
    .many = Läufer
# of 1295bad6
kinds-blocked = { $own } hob { FORM($piece, article: "the", case: "accusative") } auf und kann damit nirgends hin
# of 5a672c6d
kinds-cannon = Kanone
    .gender = feminine
    .many = Kanonen
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen
# of 12d1e070
kinds-castled-into-check = { $own } rochierte nach { $attacked }, und dieses Feld ist von { FORM($attackers_over, article: "the", case: "dative") } angegriffen
# of 9f4fc561
kinds-castled-out-of-check = { $own } rochierte, aber { FORM($royal, article: "the") } war von { FORM($checkers, article: "the", case: "dative") } angegriffen
# of 474112ca
kinds-castled-over-attacked = { $own } rochierte über { $attacked }, und dieses Feld ist von { FORM($attackers_over, article: "the", case: "dative") } angegriffen
# of 2ea5cbaa
kinds-castled-through = { $own } rochierte, aber { FORM($between, article: "the") } { COUNT($between) ->
    [one] steht
   *[other] stehen
} dazwischen
# of a9464e05
kinds-castled-too-late = { $own } rochierte, aber { FORM($royal, article: "the") } oder dieser Turm hat schon gezogen
# of 85678757
kinds-castled-wrongly = { $own } zog { FORM($royal, article: "the", case: "accusative") } und einen Turm; bei der Rochade kommt { FORM($royal, article: "the") } nach { $king_to } und der Turm nach { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } rochierte, und in dieser Partie wird nicht rochiert
# of aae8fd13
kinds-chariot = Wagen
    .gender = masculine
    .many = Wagen
# of 28716e26
kinds-crocodile = Krokodil
    .gender = neuter
    .many = Krokodile
# of 44eb89f0
kinds-does-not-drown = { $own } nahm { FORM($swimmers, article: "the", case: "accusative") } vom Brett, aber diese Figur ertrinkt nicht
# of 03383be5
kinds-elephant = Elefant
    .gender = masculine
    .many = Elefanten
    .weak = Elefanten
# of 3688ec00
kinds-foreign-chip = auf { $strange } ist etwas, das weder eine Figur von { $own } noch von { $foe } ist
# of 82fd4aff
kinds-general = General
    .gender = masculine
    .many = Generäle
# of a36141f5
kinds-giraffe = Giraffe
    .gender = feminine
    .many = Giraffen
# of c50286bf
kinds-horse = Pferd
    .gender = neuter
    .many = Pferde
# of 501b3c3d
kinds-in-the-way = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen; { FORM($met, article: "the") } { COUNT($met) ->
    [one] steht
   *[other] stehen
} im Weg
# of 20b02abe
kinds-into-check = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen; dieses Feld ist von { FORM($attackers, article: "the", case: "dative") } angegriffen
# of 82f94889
kinds-its-castle = seiner Burg
# of cd454549
kinds-its-own-half = der eigenen Hälfte
# of 138bc800
kinds-its-own-half-side-river = der eigenen Hälfte, diesseits des Flusses
# of d3f15bd0
kinds-its-own-half-up-river = der eigenen Hälfte, bis zum Fluss
# of ce0ccae1
kinds-its-palace = seinem Palast
# of 7fadc30f
kinds-its-second-rank = seiner zweiten Reihe
# of 4efb93af
kinds-king = König
    .gender = masculine
    .many = Könige
# of 6f366fe8
kinds-knight = Springer
    .gender = masculine
    .many = Springer
# of 6501d250
kinds-leaves-in-check = { FORM($piece, article: "the") } ging nach { $own_come }; damit ist { FORM($royal, article: "the") } von { FORM($attackers, article: "the", case: "dative") } angegriffen
# of 54cfa84e
kinds-left-standing = { FORM($piece, article: "the") } schlug auf { $foe_gone }, aber diese Figur steht noch auf { $foe_come }
# of eddae848
kinds-leg-blocked = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen: der Weg ist auf { $leg } versperrt
# of 7c8d0ab6
kinds-lion = Löwe
    .gender = masculine
    .many = Löwen
    .weak = Löwen
# of fdea8761
kinds-monkey = Affe
    .gender = masculine
    .many = Affen
    .weak = Affen
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } kann nach { $own_come } ziehen, aber dort nicht schlagen
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } kann auf { $own_come } nicht schlagen: genau eine Figur muss dazwischen stehen
# of 2c827fc8
kinds-none-in-hand = auf { $come } erschien eine Figur, aber es ist keine mehr zu setzen
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } ging nach { $stacks }, wo schon eine Figur steht
# of ec2fe43e
kinds-not-taken = { $own } schlug { FORM($taken, article: "the", case: "accusative") }, und keine Figur kam dorthin
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } zieht nach { $own_come } nur, um dort zu schlagen
# of ddb42b3b
kinds-other-colour = eine Figur ging von { $gone }, aber nach { $come } kam eine der anderen Farbe
# of 1820433e
kinds-other-half = der anderen Hälfte
# of 48761b1c
kinds-other-half-back-river = der anderen Hälfte, zurück bis zum Fluss
# of 14907f80
kinds-other-half-beyond-river = der anderen Hälfte, jenseits des Flusses
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen: der Platz ist in { $zone }
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen: so zieht man nur in { $zone }
# of 966440e4
kinds-pawn = Bauer
    .gender = masculine
    .many = Bauern
    .weak = Bauern
# of f4fac658
kinds-queen = Dame
    .gender = feminine
    .many = Damen
# of 882992a7
kinds-quiet = Züge beider Seiten ohne Schlagen und ohne Bauernzug: { $count }; nötig: { $needed }
# of eddcbf10
kinds-recoloured-alone = die Figur auf { $recoloured } hat ihre Farbe gewechselt
# of 6d83aaa0
kinds-removed-own = { $own } nahm eigene Figuren vom Brett: { FORM($own_lost, article: "the", case: "accusative") }
# of 5f52fd71
kinds-river = dem Fluss
# of 24c0b601
kinds-rook = Turm
    .gender = masculine
    .many = Türme
# of 24d82145
kinds-royals-face = { FORM($piece, article: "the") } ging nach { $own_come }, und nun steht nichts mehr vor { FORM($attackers, article: "the", case: "dative") }
# of ba0b9351
kinds-soldier = Soldat
    .gender = masculine
    .many = Soldaten
    .weak = Soldaten
# of 55dbe9c3
kinds-stacked = auf { $stacks } steht mehr als eine Figur
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } ging nach { $own_come }; { FORM($royal, article: "the") } ist noch immer von { FORM($attackers, article: "the", case: "dative") } angegriffen
# of 4c97e49e
kinds-superpawn = Superbauer
    .gender = masculine
    .many = Superbauern
    .weak = Superbauern
# of f32c90f9
kinds-taken-elsewhere = { FORM($piece, article: "the") } ging nach { $own_come }, weggenommen wurde aber { FORM($taken, article: "the") }
# of 86f63294
kinds-times = so oft war die Stellung da: { $count }; nötig: { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } kann { FORM($taken, article: "the", case: "accusative") } nicht mehr im Vorbeigehen schlagen; das geht nur sofort nach dem Doppelschritt
# of ee99400a
kinds-too-many-taken = { FORM($piece, article: "the") } ging nach { $own_come } und schlägt dort { FORM($extra, article: "the", case: "accusative") } nicht
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } kann { FORM($upon, article: "the", case: "accusative") } nicht schlagen: beide sind von derselben Seite
# of 06b9170f
kinds-two-moved = { $own } zog mehr als eine Figur: { FORM($pieces, article: "the", case: "accusative") }
# of c1ddcf16
kinds-zebra = Zebra
    .gender = neuter
    .many = Zebras
