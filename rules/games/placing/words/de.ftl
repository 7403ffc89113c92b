# of 7e4b1721
placing-board-repeated = { $own } spielte { $placed }, womit eine frühere Stellung wiederkehrt
# of 5be9b1a6
placing-has-liberty = { $own } nahm { $wrong }, aber diese Kette hat noch { AGREE($liberties, "eine Freiheit", "Freiheiten") }: { $liberties }
# of 24aff877
placing-middle-first = { $own } setzte { FORM($man, article: "a", case: "accusative") } auf { $placed }, aber zuerst wird die Mitte gefüllt
# of 842ac140
placing-no-liberty = { $own } setzte { FORM($man, article: "a", case: "accusative") } auf { $placed }, wo { ATTR($man, "gender") ->
    [feminine] sie
   *[other] er
} keine Freiheit hat
# of f2483404
placing-not-empty = { $own } setzte { FORM($man, article: "a", case: "accusative") } auf { $stacks }, wo schon { ATTR($man, "gender") ->
    [feminine] eine
   *[other] einer
} steht
# of 7b494a91
placing-not-enclosed = { $own } drehte { $wrong } um, aber { $placed } { AGREE($placed, "schließt", "schließen") } das nicht ein
# of 6dc51a32
placing-not-enclosed-took-does-not = { $own } nahm { $wrong }, aber { $placed } { AGREE($placed, "schließt", "schließen") } das nicht ein
# of 30cfd93f
placing-nothing-enclosed = { $own } setzte { FORM($man, article: "a", case: "accusative") } auf { $placed }, wo { ATTR($man, "gender") ->
    [feminine] sie
   *[other] er
} nichts einschließt
# of 38a6e63d
placing-nothing-placed = { $own } drehte { $turned } um, setzte aber nichts
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } nahm { $taken }, setzte aber nichts
# of 960c795f
placing-out-of-turn = { $foe } hat { $foe_placed } gespielt, aber { $own } ist am Zug
# of 871e8b9a
placing-taken-off = { $own } nahm { $taken } vom Brett, aber { FORM($man, number: "many") } werden umgedreht
# of fb3a2deb
placing-turned-own-chip = { $own } drehte { ATTR($man, "gender") ->
    [feminine] eine eigene
   *[other] einen eigenen
} { $man } um: { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } nahm { $wrong }, aber { $count } in einer Reihe werden nicht geschlagen: { $row }
# of 0aa5189b
placing-wrong-side-up = { FORM($man, article: "the") }, { ATTR($man, "gender") ->
    [feminine] die
   *[other] den
} { $own } auf { $foe_placed } setzte, zeigt die Farbe von { $foe }
# of f86e0675
placing-gonnect-title = Gonnect
# of 2ac80a74
placing-gonnect-rules-1 = Zwei Spieler setzen Steine ihrer Farbe auf die Punkte eines Bretts von Linien, das am Anfang leer ist. Schwarz beginnt; dann setzt abwechselnd jeder einen Stein auf einen leeren Punkt. Niemand darf passen. Ist die Tauschregel verabredet, darf der zweite Spieler statt des ersten Zugs die Plätze tauschen: Wer Schwarz hatte, spielt dann mit Weiß weiter. Auf einem Brett, das hingelegt wurde, geht das noch, solange kein weißer Stein darauf liegt.
# of c0ddbbad
placing-gonnect-rules-2 = Steine einer Farbe, die gerade nebeneinander liegen, sind eine Kette, und die leeren Punkte gerade neben einer Kette sind ihre Freiheiten. Wer der Kette des Gegners die letzte Freiheit nimmt, nimmt alle ihre Steine vom Brett. Ein Stein darf nicht dorthin, wo seine Kette keine Freiheit hätte, außer er schlägt, und nicht so, dass ein Brett wiederkommt, das schon einmal da war.
# of 9298f91f
placing-gonnect-rules-3 = Wer zuerst zwei gegenüberliegende Seiten des Bretts mit einer Kette verbindet, gewinnt: links und rechts oder oben und unten, gleich welche. Wer keinen Stein setzen kann, hat verloren.
# of c6130b9c
placing-gonnect-note-1 = Die Quelle sagt nicht, wie groß das Brett ist: dreizehn Linien in jede Richtung oder, als Option, neun, fünfzehn oder neunzehn.
# of 52ad99e9
placing-gonnect-note-2 = Die Quelle hat die Tauschregel („Weiß darf als ersten Zug wählen, mit Schwarz die Plätze zu tauschen“) und überlässt sie den Spielern: „wenn zwei Spieler beschließen, die Tauschregel zu benutzen“. Also ist sie eine Option, aus, wenn sie nicht gewählt wird.
# of 2b4adbeb
placing-gonnect-note-3 = Von den verschiedenen Arten, eine endlose Partie zu verbieten, ist eine gewählt: Kein Brett darf wiederkommen, wer auch am Zug ist. Ein Brett, das hingelegt oder so stehen gelassen wurde, war da wie andere auch.
# of 199f0f27
placing-gonnect-note-4 = Wer die Plätze tauscht, sagt es: Auf dem Brett ändert sich nichts.
# of de310bbe
placing-gonnect-turns = es gelten die Regeln von Go: Schwarz beginnt, und reihum setzt jeder einen Stein; die Spieler dürfen nicht passen
# of 948b9b45
placing-gonnect-placing = ein Stein wird auf einen leeren Punkt gesetzt; Selbstmord ist verboten, wie in Go, und kein Brett darf wiederkommen
# of e575beb6
placing-gonnect-capture = wie in Go werden Ketten, die keine Freiheit mehr haben, weggenommen
# of e9fe88bb
placing-gonnect-end = wer zuerst zwei gegenüberliegende Seiten des Bretts mit einer Kette gerade verbundener Steine verbindet, gewinnt, und ebenso, wer dem Gegner keinen gültigen Zug lässt
# of cf5b7bfb
placing-reversi-title = Reversi
# of f32ed5bc
placing-reversi-rules-1 = Zwei Spieler haben gemeinsam 64 Steine, auf einer Seite schwarz, auf der anderen weiß, auf einem leeren Brett von acht mal acht Feldern. Schwarz beginnt; dann wird abwechselnd gespielt. Zuerst füllen sie die vier Felder in der Mitte, jeder mit Steinen der eigenen Farbe; umgedreht wird nichts.
# of d2278970
placing-reversi-rules-2 = Ein Stein wird so auf ein leeres Feld gelegt, dass in gerader oder schräger Reihe ein Stein des Gegners oder eine lückenlose Reihe davon zwischen ihm und einem anderen eigenen Stein liegt. Alles, was so eingeschlossen ist, in allen acht Richtungen, wird auf die eigene Farbe umgedreht. Was die umgedrehten Steine ihrerseits einschließen, bleibt, wie es ist. Niemand darf einen Stein legen, der nichts einschließt.
# of 21d87e18
placing-reversi-rules-3 = Wer nichts einschließen kann, passt; wer kann, darf nicht passen. Kann es keiner, ist die Partie zu Ende: Wer mehr Steine auf dem Brett hat, gewinnt; gleich viele sind unentschieden.
# of 8135afdc
placing-reversi-note-1 = Das Ergebnis sind die Steine auf dem Brett: Leere Felder gehören niemandem.
# of 11f62736
placing-othello-title = Othello
# of acf95f72
placing-othello-rules-1 = Zwei Spieler haben gemeinsam 64 Steine, auf einer Seite schwarz, auf der anderen weiß, auf einem Brett von acht mal acht Feldern. Am Anfang liegen zwei Steine jeder Farbe über Kreuz in der Mitte: schwarze auf e4 und d5, weiße auf d4 und e5. Schwarz beginnt; dann wird abwechselnd gespielt.
# of 45aa6e62
placing-othello-note-2 = Die Quelle zeigt die Anfangsstellung nur in einem Bild; es ist die übliche.
# of 3c5148db
placing-reversi-placing = das Spiel beginnt auf einem leeren Brett, und die Spieler füllen zuerst abwechselnd die vier Felder in der Mitte; von da an wird es wie Othello gespielt
# of a4ca54a9
placing-othello-turns = Schwarz beginnt, dann wird abwechselnd gezogen; nur wer keinen erlaubten Zug hat, überlässt dem Gegner den Zug
# of 7b78bf45
placing-othello-placing = die Spieler haben gemeinsam 64 Steine, auf einer Seite schwarz, auf der anderen weiß; je Zug wird einer gelegt, mit der eigenen Farbe nach oben
# of cb7242d3
placing-othello-capture = ein Stein muss mindestens einen Stein des Gegners oder eine lückenlose Reihe davon zwischen sich und einem Stein gleicher Farbe einschließen, der schon da ist, in bis zu acht geraden und schrägen Richtungen; was eingeschlossen ist, wird sofort umgedreht
# of 70030e29
placing-othello-end = die Partie endet, wenn keiner der Spieler ziehen kann; wer die meisten Steine auf dem Brett hat, gewinnt
# of 401528cc
placing-keryo-pente-title = Keryo Pente
# of 94ce2b39
placing-keryo-pente-rules-1 = Zwei Spieler setzen Steine ihrer Farbe auf die Punkte eines Bretts von neunzehn mal neunzehn Linien, das am Anfang leer ist. Weiß beginnt; dann setzt abwechselnd jeder einen Stein auf einen beliebigen leeren Punkt.
# of 94c4acd9
placing-keryo-pente-rules-2 = Wer einen Stein so setzt, dass genau zwei oder genau drei Steine des Gegners, nebeneinander in gerader oder schräger Reihe, zwischen ihm und einem anderen eigenen Stein liegen, schlägt sie: Sie werden vom Brett genommen. Ein Stein darf in mehreren Richtungen zugleich schlagen. Steine, die durch den Zug ihres eigenen Spielers zwischen die des Gegners kommen, sind sicher.
# of 4e04f5d4
placing-keryo-pente-rules-3 = Wer zuerst fünf oder mehr eigene Steine in gerader oder schräger Reihe hat, gewinnt; ebenso, wer { $captured } Steine geschlagen hat. Ein volles Brett ist unentschieden.
# of 55085189
placing-pente-title = Pente
# of 5a8739f4
placing-pente-rules-2 = Wer einen Stein so setzt, dass genau zwei Steine des Gegners, nebeneinander in gerader oder schräger Reihe, zwischen ihm und einem anderen eigenen Stein liegen, schlägt die zwei: Sie werden vom Brett genommen. Ein Stein darf in mehreren Richtungen zugleich schlagen. Zwei Steine, die durch den Zug ihres eigenen Spielers zwischen die des Gegners kommen, sind sicher.
# of f530ac05
placing-pente-rules-3 = Wer zuerst fünf oder mehr eigene Steine in gerader oder schräger Reihe hat, gewinnt; ebenso, wer zehn Steine geschlagen hat. Ein volles Brett ist unentschieden.
# of 71f556d6
placing-pente-note-1 = Die Quelle sagt nicht, wie groß das Brett ist: neunzehn Linien in jede Richtung, wie bei seinem älteren Verwandten.
# of 2e143953
placing-pente-note-2 = Die Quelle sagt nicht, ob mehr als fünf in einer Reihe gewinnen: Sie gewinnen.
# of 7abbd971
placing-pente-note-3 = Der erste Stein darf überallhin.
# of 95e4584b
placing-pente-note-4 = Die Quelle spricht nicht von einem vollen Brett: Es ist unentschieden.
# of ffe9c30f
placing-keryo-pente-capture = Paare und Drillinge von Steinen des Gegners, die gerade oder schräg nebeneinander liegen, werden geschlagen, indem man sie zwischen zwei eigenen einklemmt; erst das Einklemmen selbst schlägt
# of fcd5116b
placing-keryo-pente-end = wer zuerst eine gerade oder schräge Linie von fünf bildet oder fünfzehn Steine schlägt, gewinnt
# of 8b79dbc7
placing-pente-turns = Weiß beginnt; die Spieler setzen abwechselnd einen Stein
# of 932402d9
placing-pente-placing = das Spiel beginnt auf einem leeren Brett, und ein Stein wird auf einen leeren Punkt gesetzt
# of 3a22fd78
placing-pente-capture = Paare von Steinen des Gegners, die gerade oder schräg nebeneinander liegen, werden geschlagen, indem man sie zwischen zwei eigenen einklemmt; erst das Einklemmen selbst schlägt
# of 53446bda
placing-pente-end = wer zuerst eine gerade oder schräge Linie von fünf bildet oder zehn Steine schlägt, gewinnt
