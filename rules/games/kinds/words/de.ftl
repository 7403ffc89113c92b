# of 173dfd9b
kinds-advisor = Leibwächter
    .gender = masculine
    .many = Leibwächter
# of 9aba85f7
kinds-becomes-wrong = { FORM($piece, article: "the") } ging nach { $own_come }; dort wird daraus { FORM($becomes, article: "a") }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } ging nach { $own_come } und bleibt dieselbe Figur
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
    .dative_many = Kanonen
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen
# of c61803c3
kinds-castled-into-check = { $own } rochierte nach { $attacked }, und dieses Feld ist von { FORM($attackers_over, article: "the", case: "dative") } angegriffen
# of 9f4fc561
kinds-castled-out-of-check = { $own } rochierte, aber { FORM($royal, article: "the") } war von { FORM($checkers, article: "the", case: "dative") } angegriffen
# of 75841594
kinds-castled-over-attacked = { $own } rochierte über { $attacked }, und dieses Feld ist von { FORM($attackers_over, article: "the", case: "dative") } angegriffen
# of 738a20b5
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
    .dative_many = Wagen
# of 28716e26
kinds-crocodile = Krokodil
    .gender = neuter
    .many = Krokodile
# of 1287703e
kinds-does-not-drown = { $own } nahm { FORM($swimmers, article: "the", case: "accusative") } vom Brett, aber { AGREE($swimmers, "diese Figur ertrinkt", "diese Figuren ertrinken") } nicht
# of 03383be5
kinds-elephant = Elefant
    .gender = masculine
    .many = Elefanten
    .dative_many = Elefanten
    .weak = Elefanten
# of 84f1c41b
kinds-foreign-chip = was auf { $strange } steht, ist weder eine Figur von { $own } noch von { $foe }
# of 82fd4aff
kinds-general = General
    .gender = masculine
    .many = Generäle
# of a36141f5
kinds-giraffe = Giraffe
    .gender = feminine
    .many = Giraffen
    .dative_many = Giraffen
# of c50286bf
kinds-horse = Pferd
    .gender = neuter
    .many = Pferde
# of e203865c
kinds-in-the-way = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen; { FORM($met, article: "the") } { AGREE($met, "steht", "stehen") } im Weg
# of 4fa495a6
kinds-into-check = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen; dieses Feld ist von { FORM($attackers, article: "the", case: "dative") } angegriffen
# of 82f94889
kinds-its-castle = in seiner Burg
# of cd454549
kinds-its-own-half = in der eigenen Hälfte
# of 138bc800
kinds-its-own-half-side-river = in der eigenen Hälfte, diesseits des Flusses
# of d3f15bd0
kinds-its-own-half-up-river = in der eigenen Hälfte, bis zum Fluss
# of ce0ccae1
kinds-its-palace = in seinem Palast
# of 7fadc30f
kinds-its-second-rank = in seiner zweiten Reihe
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
    .dative_many = Löwen
    .weak = Löwen
# of fdea8761
kinds-monkey = Affe
    .gender = masculine
    .many = Affen
    .dative_many = Affen
    .weak = Affen
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } kann nach { $own_come } ziehen, aber dort nicht schlagen
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } kann auf { $own_come } nicht schlagen: genau eine Figur muss dazwischen stehen
# of 6d4a88f4
kinds-none-in-hand = { COUNT($come) ->
    [one] auf { $come } erschien eine Figur, aber es ist keine mehr zu setzen
   *[other] auf { $come } erschienen Figuren, aber es sind keine mehr zu setzen
}
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } ging nach { $stacks }, wo schon eine Figur steht
# of ec2fe43e
kinds-not-taken = { $own } schlug { FORM($taken, article: "the", case: "accusative") }, und keine Figur kam dorthin
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } zieht nach { $own_come } nur, um dort zu schlagen
# of ddb42b3b
kinds-other-colour = eine Figur ging von { $gone }, aber nach { $come } kam eine in der anderen Farbe
# of 1820433e
kinds-other-half = in der anderen Hälfte
# of 48761b1c
kinds-other-half-back-river = in der anderen Hälfte, zurück bis zum Fluss
# of 14907f80
kinds-other-half-beyond-river = in der anderen Hälfte, jenseits des Flusses
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen: { FORM($piece, article: "the") } muss { $zone } bleiben
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } kann nicht nach { $own_come } ziehen: so zieht man nur { $zone }
# of 966440e4
kinds-pawn = Bauer
    .gender = masculine
    .many = Bauern
    .dative_many = Bauern
    .weak = Bauern
# of f4fac658
kinds-queen = Dame
    .gender = feminine
    .many = Damen
    .dative_many = Damen
# of 882992a7
kinds-quiet = Züge beider Seiten ohne Schlagen und ohne Bauernzug: { $count }; nötig: { $needed }
# of eddcbf10
kinds-recoloured-alone = die Figur auf { $recoloured } hat ihre Farbe gewechselt
# of 6d83aaa0
kinds-removed-own = { $own } nahm eigene Figuren vom Brett: { FORM($own_lost, article: "the", case: "accusative") }
# of 5f52fd71
kinds-river = im Fluss
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
    .dative_many = Soldaten
    .weak = Soldaten
# of 2fa080bd
kinds-stacked = auf { $stacks } steht mehr als eine Figur
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } ging nach { $own_come }; { FORM($royal, article: "the") } ist noch immer von { FORM($attackers, article: "the", case: "dative") } angegriffen
# of 4c97e49e
kinds-superpawn = Superbauer
    .gender = masculine
    .many = Superbauern
    .dative_many = Superbauern
    .weak = Superbauern
# of 8f3af5e5
kinds-taken-elsewhere = { FORM($piece, article: "the") } ging nach { $own_come }, weggenommen { AGREE($taken, "wurde", "wurden") } aber { FORM($taken, article: "the") }
# of f8d791a1
kinds-times = die Stellung war { $count }-mal da; nötig: { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } kann { FORM($taken, article: "the", case: "accusative") } nicht mehr im Vorbeigehen schlagen; das geht nur sofort nach dem Doppelschritt
# of 6aca915f
kinds-too-many-taken = { FORM($piece, article: "the") } ging nach { $own_come } und schlägt dort { FORM($extra, article: "the", case: "accusative") } nicht
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } kann { FORM($upon, article: "the", case: "accusative") } nicht schlagen: beide sind von derselben Seite
# of 06b9170f
kinds-two-moved = { $own } zog mehr als eine Figur: { FORM($pieces, article: "the", case: "accusative") }
# of c1ddcf16
kinds-zebra = Zebra
    .gender = neuter
    .many = Zebras
    .dative_many = Zebras
# of ee0fece7
kinds-chess-title = Schach
# of b26d3c5d
kinds-chess-rules-1 = Zwei Spieler haben je sechzehn Figuren auf einem Brett von acht mal acht Feldern. Hinter acht Bauern auf der zweiten Reihe jeder Seite stehen, von der a-Linie an, Turm, Springer, Läufer, Dame, König, Läufer, Springer und Turm.
# of 33a1cf3b
kinds-chess-rules-2 = Weiß beginnt; dann wird abwechselnd gezogen. Der König geht ein Feld in jede Richtung; die Dame beliebig weit in jede Richtung; der Turm gerade, der Läufer schräg, beliebig weit; der Springer springt zwei Felder gerade und eines zur Seite. Nur der Springer geht über andere Figuren hinweg. Eine Figur schlägt eine gegnerische, indem sie auf deren Feld kommt. Ein Bauer geht ein Feld vorwärts, von seiner zweiten Reihe aus auch zwei, und schlägt ein Feld schräg vorwärts. Ein Bauer, der gerade zwei Felder gegangen ist, darf sofort von einem Bauern geschlagen werden, als wäre er eines gegangen. Ein Bauer, der die fernste Reihe erreicht, wird Dame, Turm, Läufer oder Springer.
# of c7817444
kinds-chess-rules-3 = Niemand darf den eigenen König angegriffen lassen. Wer angegriffen ist und keinen erlaubten Zug hat, ist matt und hat verloren. Wer nicht angegriffen ist und keinen erlaubten Zug hat: unentschieden.
# of 76e1e8ac
kinds-chess-rules-4 = Einmal in der Partie dürfen ein König und ein Turm, die noch nicht gezogen haben, rochieren: Der König geht zwei Felder auf den Turm zu, und der Turm auf das Feld, über das der König ging. Alle Felder zwischen ihnen müssen leer sein, und kein Feld auf dem Weg des Königs darf angegriffen sein, das erste und das letzte eingeschlossen.
# of 718d3eb3
kinds-chess-rules-5 = Steht dieselbe Stellung zum dritten Mal da, oder gab es fünfzig Züge von jedem ohne Schlagen und ohne Bauernzug, darf ein Spieler Remis verlangen; beim fünften Mal oder nach 75 Zügen ist die Partie zu Ende. Unentschieden ist es auch, wenn niemand genug Figuren zum Mattsetzen hat.
# of 7ce78e4f
kinds-chess-rules-6 = Wird eine Partie aufgegeben oder Remis vereinbart, können die Spieler das zeigen, indem sie beide Könige in die Mitte stellen: auf die zwei hellen Felder, e4 und d5, wenn Weiß gewonnen hat, auf die zwei dunklen, d4 und e5, wenn Schwarz, je einen auf hell und dunkel bei Remis.
# of 45110de9
kinds-chess-note-1 = Eine Stellung ist nicht zu gewinnen, wenn nur Könige und ein Läufer oder Springer da sind, oder Könige und Läufer auf Feldern einer Farbe.
# of 9bd40e5e
kinds-chess-note-2 = Ein Bauer auf der fernsten Reihe gilt als Dame, außer die Leute sagen etwas anderes.
# of 2c5729ff
kinds-chess-note-3 = Die Schachregeln sagen nichts von Königen in der Mitte: So zeigen Spieler das Ergebnis Brettern, die eine Partie selbst aufzeichnen (DGT). Wer matt ist, hat auch ohne das verloren.
# of 76e9d15f
kinds-chess960-title = Schach960
# of 5eded9e9
kinds-chess960-rules-1 = Zwei Spieler haben je sechzehn Figuren auf einem Brett von acht mal acht Feldern: einen König, eine Dame, zwei Türme, zwei Läufer, zwei Springer und acht Bauern. Die Bauern stehen auf der zweiten Reihe jeder Seite. Die anderen stehen dahinter in einer von 960 Aufstellungen: der König zwischen den Türmen, die Läufer auf Feldern beider Farben. Die schwarzen stehen wie die weißen, ihnen gegenüber. Nummer 518 ist die Aufstellung des Schachs.
# of f2a3df79
kinds-chess960-rules-4 = Einmal in der Partie dürfen ein König und ein Turm, die noch nicht gezogen haben, zusammen rochieren. Zur letzten Linie hin kommt der König auf die g-Linie und der Turm auf die f-Linie, zur ersten hin auf die c- und die d-Linie, wo sie auch standen. Alle Felder, über die einer von beiden geht, müssen bis auf die beiden leer sein, und kein Feld auf dem Weg des Königs darf angegriffen sein, das erste und das letzte eingeschlossen. Mit der Option „{ words-option-castling }: { words-setting-traditional }“ geht der König zwei Felder auf den Turm zu, und der Turm auf das Feld, über das der König ging; wo das Brett vorher endet, tauschen sie die Plätze. „{ words-option-castling }: { words-setting-none }“ lässt die Rochade weg.
# of da464cf1
kinds-chess960-note-1 = Die Quelle nennt die Züge der Figuren normal und beschreibt sie nicht: Das tun die Schachregeln der FIDE, und sie werden nach Artikeln zitiert.
# of a8b0bd09
kinds-chess960-note-2 = Die abgewandelte traditionelle Rochade ist nicht ganz beschrieben: zwei Felder auf den Turm zu, wie im Schach; in einer Ecke, wo das nicht geht, tauschen König und Turm die Plätze.
# of 461899ea
kinds-chess960-turns = Weiß beginnt, dann wird abwechselnd gezogen, je eine Figur; nur bei der Rochade ziehen König und Turm zusammen (Schachregeln, 1.2, 3.8)
# of 8d503faa
kinds-chess960-moving = Figuren und Bauern haben ihre normalen Züge: Jede Art geht auf ihre Weise (Schachregeln, 3.2 bis 3.8), und nur der Springer geht über eine andere Figur hinweg (3.5)
# of 81ec87f6
kinds-chess960-taking = eine Figur schlägt eine gegnerische, indem sie auf deren Feld kommt, und diese wird sofort weggenommen; ein Bauer schlägt schräg, ein Feld vorwärts, oder im Vorbeigehen (Schachregeln, 3.1, 3.7)
# of 63943eb9
kinds-chess960-check = niemand darf einen Zug machen, der den eigenen König angegriffen lässt (Schachregeln, 3.9)
# of cb9ae8a3
kinds-chess960-castling = König und rochierender Turm haben noch nicht gezogen, kein Feld vom ersten bis zum letzten des Königs ist angegriffen, und alle Felder, über die einer von beiden geht oder auf die er kommt, sind bis auf die beiden leer
# of 715230b7
kinds-chess960-crowning = ein Bauer, der auf die fernste Reihe kommt, wird im selben Zug Dame, Turm, Läufer oder Springer (Schachregeln, 3.7.3)
# of 49ed37e9
kinds-chess960-end = wer den König des Gegners matt setzt, hat gewonnen (Schachregeln, 5.1); kein erlaubter Zug ohne Schach, zu wenige Figuren zum Mattsetzen, dieselbe Stellung zum fünften Mal oder 75 Züge von jedem ohne Schlagen und ohne Bauernzug sind remis (5.2, 9.6)
# of d5d4fac7
kinds-congo-title = Congo
# of 0108ce9c
kinds-congo-rules-1 = Zwei Spieler haben je vierzehn Figuren auf einem Brett von sieben mal sieben Feldern: einen Löwen, eine Giraffe, einen Affen, zwei Elefanten, ein Krokodil, ein Zebra und sieben Bauern. Am Anfang stehen auf der nächsten Reihe, von der a-Linie an, Giraffe, Affe, Elefant, Löwe, Elefant, Krokodil und Zebra, und auf der Reihe davor die Bauern. Die vierte Reihe ist der Fluss. Die drei mal drei Felder in der Mitte der ersten drei Reihen jeder Seite sind ihre Burg.
# of b456f938
kinds-congo-rules-2 = Weiß beginnt; dann wird abwechselnd gezogen. Wer den Löwen des anderen schlägt, gewinnt. Niemand muss den Löwen schützen; wer ihn angegriffen lässt, verliert ihn.
# of 6a6e2bf8
kinds-congo-rules-3 = Der Löwe geht ein Feld in jede Richtung, nur in seiner Burg. Wo die zwei Löwen sich auf einer offenen Linie oder Diagonale sehen, darf der, der am Zug ist, den anderen schlagen. Das Zebra springt wie der Springer im Schach. Der Elefant geht ein oder zwei Felder gerade; zwei sind ein Sprung. Die Giraffe geht ein Feld in jede Richtung, schlägt so aber nichts, oder springt zwei Felder gerade oder schräg. Das Krokodil geht ein Feld in jede Richtung; an Land auch auf seiner Linie zum Fluss hin, bis in den Fluss; im Fluss den ganzen Fluss entlang. Der Affe geht ein Feld in jede Richtung, schlägt aber nur mit einem Sprung über einen Gegner neben ihm auf das leere Feld dahinter; er darf weiterspringen, über jeden Gegner einmal, und aufhören, wann er will; was er übersprungen hat, kommt am Ende vom Brett. Ein Bauer geht und schlägt ein Feld vorwärts, gerade oder schräg; jenseits des Flusses darf er ein oder zwei Felder gerade zurück, schlägt so aber nichts und überspringt nichts. Ein Bauer auf der fernsten Reihe wird Superbauer: Er geht und schlägt auch ein Feld seitwärts, und geht von überall ein oder zwei Felder zurück, gerade oder schräg.
# of 6a562513
kinds-congo-rules-4 = Eine Figur, die im Fluss steht, wenn der Zug ihrer Seite beginnt und wenn er endet, ertrinkt: Sie wird weggenommen. Krokodile ertrinken nicht.
# of ff2f5056
kinds-congo-rules-5 = Sind nur die zwei Löwen übrig und sehen sie einander nicht, gewinnt niemand.
# of 2e2029f7
kinds-congo-note-1 = Die Quelle zeigt die Anfangsstellung als Bild; dies ist die übliche.
# of 7896b41f
kinds-congo-note-2 = Was ein Affe überspringt, wird weggenommen, wenn der Zug zu Ende ist, damit es nicht zweimal übersprungen werden kann.
# of 8ba8a208
kinds-congo-note-3 = Jenseits des Flusses heißt dahinter: Aus dem Fluss selbst geht ein Bauer nicht zurück.
# of f33573cc
kinds-congo-note-4 = Wer keinen Zug hat, hat verloren; die Quelle sagt es nicht.
# of 6ea47490
kinds-congo-turns = Weiß beginnt; es wird abwechselnd gezogen, und ziehen muss man
# of 779c8064
kinds-congo-moving = jedes Tier geht auf seine Art; der Löwe darf seine Burg von drei mal drei Feldern nicht verlassen
# of 2b56d3f7
kinds-congo-taking = eine Figur schlägt, indem sie auf das Feld eines Gegners kommt; die Giraffe schlägt nur zwei Felder weit, der Affe nur mit einem Sprung über einen Gegner auf das leere Feld dahinter, über jeden einmal
# of 2c4cd5a3
kinds-congo-crowning = ein Bauer, der die letzte Reihe erreicht, wird Superbauer
# of a56dfbb3
kinds-congo-river = eine Figur, die ihren Zug im Fluss beendet, muss ihn im nächsten Zug verlassen oder ertrinken: Sie wird am Ende des Zugs weggenommen; Krokodile können nicht ertrinken
# of d305c744
kinds-congo-end = das Ziel ist, den Löwen des Gegners zu schlagen; zwei Löwen allein sind unentschieden, außer sie stehen einander gegenüber: Wer am Zug ist, schlägt
# of 85761bb4
kinds-los-alamos-title = Los-Alamos-Schach
# of 03d25da4
kinds-los-alamos-rules-1 = Zwei Spieler haben je zwölf Figuren auf einem Brett von sechs mal sechs Feldern. Hinter sechs Bauern auf der zweiten Reihe jeder Seite stehen, von der a-Linie an, Turm, Springer, Dame, König, Springer und Turm.
# of 499ec0f4
kinds-los-alamos-rules-2 = Weiß beginnt; dann wird abwechselnd gezogen. Der König geht ein Feld in jede Richtung; die Dame beliebig weit in jede Richtung; der Turm gerade, beliebig weit; der Springer springt zwei Felder gerade und eines zur Seite. Nur der Springer geht über andere Figuren hinweg. Eine Figur schlägt eine gegnerische, indem sie auf deren Feld kommt. Ein Bauer geht ein Feld vorwärts und schlägt ein Feld schräg vorwärts. Ein Bauer, der die fernste Reihe erreicht, wird Dame, Turm oder Springer.
# of a2b56d99
kinds-los-alamos-note-1 = Bauern gehen nie zwei Felder, also wird nichts im Vorbeigehen geschlagen; es gibt keine Läufer und keine Rochade. Vom Ende einer Partie handeln die Schachregeln.
# of 025c29be
kinds-los-alamos-note-2 = Eine Stellung ist nicht zu gewinnen, wenn nur Könige und ein Springer da sind.
# of 68905c38
kinds-los-alamos-turns = Weiß beginnt, dann wird abwechselnd gezogen, je eine Figur (Schachregeln, 1.2, 3.1); es gibt keine Rochade
# of f1f26634
kinds-los-alamos-taking = eine Figur schlägt eine gegnerische, indem sie auf deren Feld kommt, und diese wird sofort weggenommen; ein Bauer schlägt schräg, ein Feld vorwärts (Schachregeln, 3.1, 3.7)
# of ee57f749
kinds-los-alamos-crowning = ein Bauer, der auf die fernste Reihe kommt, wird im selben Zug Dame, Turm oder Springer
# of 99977b09
kinds-xiangqi-title = Xiangqi
# of 3c2b8e9e
kinds-xiangqi-rules-1 = Zwei Spieler haben je sechzehn Figuren auf den Punkten, wo neun Linien und zehn Reihen sich kreuzen. Zwischen der fünften und der sechsten Reihe fließt der Fluss. An jedem Rand liegt ein Palast von drei mal drei Punkten. Am Anfang stehen die Wagen in den Ecken der eigenen ersten Reihe, neben ihnen nach innen Pferde, Elefanten, Leibwächter und in der Mitte der General; die Kanonen stehen auf der dritten Reihe vor den Pferden, fünf Soldaten auf der vierten.
# of 14b889bb
kinds-xiangqi-rules-2 = Rot beginnt; dann wird abwechselnd gezogen. Der General geht einen Punkt gerade, der Leibwächter einen Punkt schräg, und keiner verlässt den Palast. Der Elefant geht genau zwei Punkte schräg, über einen leeren Punkt, und nie über den Fluss. Das Pferd geht einen Punkt gerade und dann einen schräg nach außen; steht auf dem ersten dieser Punkte etwas, kann es nicht dorthin. Der Wagen geht beliebig weit gerade. Ebenso die Kanone, aber sie schlägt nur über genau eine Figur hinweg, die dazwischen steht. Ein Soldat geht einen Punkt vorwärts; jenseits des Flusses auch einen Punkt seitwärts, nie zurück. Eine Figur schlägt eine gegnerische, indem sie auf deren Punkt kommt.
# of 320eca55
kinds-xiangqi-rules-3 = Niemand darf den eigenen General angegriffen lassen. Die Generäle dürfen sich nicht auf einer Linie gegenüberstehen, ohne dass etwas dazwischen steht. Wer keinen erlaubten Zug hat, hat verloren, ob angegriffen oder nicht.
# of b95e7b84
kinds-xiangqi-rules-4 = Steht dieselbe Stellung zum dritten Mal da, hat verloren, wer als Einziger mit jedem Zug Schach gegeben hat, seit sie zuvor da war. Sonst darf ein Spieler Remis verlangen; ob eine Figur immerzu gejagt wurde, entscheidet ein Schiedsrichter. Mit der Option „{ words-option-perpetual-check }: { words-setting-draws }“ verliert so niemand; mit „{ words-option-repetition }: { words-setting-draws }“ endet das Spiel beim dritten Mal.
# of 47926132
kinds-xiangqi-note-1 = Die Quelle spricht vom Palast, den Mandarinen (hier: Leibwächtern) und den Elefanten und überlässt den Rest anderen: Dies sind die üblichen Regeln.
# of 0328d463
kinds-xiangqi-note-2 = Wiederholung regelt jede Stelle anders. Nach den Regeln von WXF und AXF verliert Dauerschach; eine Dauerjagd bleibt einem Schiedsrichter überlassen, so dass keine Wiederholung remis ist, bevor es jemand verlangt. Mit der Option „{ words-option-perpetual-chase }: { words-setting-loses }“ verlieren die Jagden, bei denen die Regeln der AXF mit anderen übereinstimmen: Jeder Zug nur der einen Seite greift ein und dieselbe Figur an, die ungedeckt ist, oder einen Wagen, den ein Pferd oder eine Kanone angreift. General und Soldaten dürfen jagen, und ein Soldat vor dem Fluss darf gejagt werden.
# of 2e4bbf9b
kinds-xiangqi-turns = (übliche Regel) Rot beginnt, dann wird abwechselnd gezogen
# of f0bd8a6a
kinds-xiangqi-moving = die Generäle dürfen ihr Hauptquartier von drei mal drei nicht verlassen, die Mandarine teilen sich fünf seiner Plätze, der Elefant ist auf sieben Plätze des eigenen Lagers beschränkt; (übliche Regel) jede andere Figur geht auf ihre Art, über nichts hinweg außer der Kanone
# of 3af0eb9b
kinds-xiangqi-taking = (übliche Regel) eine Figur schlägt eine gegnerische, indem sie auf deren Punkt kommt; die Kanone schlägt über genau eine Figur hinweg, die dazwischen steht
# of ed76abec
kinds-xiangqi-check = (übliche Regel) niemand darf den eigenen General angegriffen lassen, und die Generäle dürfen sich nicht auf einer offenen Linie gegenüberstehen
# of 47e96f88
kinds-xiangqi-end = (übliche Regel) wer nicht ziehen kann, ohne den General angegriffen zu lassen, hat verloren; steht dieselbe Stellung zum dritten Mal da, verliert, wer als Einziger mit jedem Zug Schach gegeben hat, und sonst darf Remis verlangt werden
