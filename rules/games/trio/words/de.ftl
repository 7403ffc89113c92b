# of 8cb32bdc
trio-diagonal = { $own } zog schräg von { $own_gone } nach { $inside }
# of ed6daba2
trio-east = die Ostseite
# of 1a8fe02a
trio-left-inner-field = { $own } zog von { $own_gone } hinaus nach { $own_come }, aber ein Stein, der innen ist, zieht innen
# of ce2ed837
trio-never-removed = der Stein von { $foe } auf { $foe_gone } wurde genommen, aber hier wird nie ein Stein genommen
# of 92a8cfd3
trio-none-in-hand = auf { $come } kamen mehr Steine, als gezogen wurden oder im Vorrat waren
# of 941f9299
trio-north = die Nordseite
# of 619248b9
trio-not-adjacent = { $own } zog von { $own_gone } nach { $inside }, aber nicht auf die nächste Mulde
# of a9e54081
trio-not-next-free = { $own } sprang von { $own_gone } nach { $own_come }, aber die erste freie Mulde dieser Reihe ist { $landing }
# of b0637e87
trio-not-straight = { $own } sprang von { $own_gone } nach { $own_come }, aber nicht gerade nach innen
# of 76afba73
trio-placed-inside = { $own } setzte einen Stein auf { $inside }, aber aufgestellt wird auf den äußeren Mulden
# of be456166
trio-placed-inside-brought-stone-stones = { $own } brachte einen Stein nach { $inside }, aber Steine kommen auf die äußeren Mulden
# of 865877c4
trio-put-upon-foe = { $own } zog von { $own_gone } auf { $own_come }, wo ein Stein von { $foe } lag
# of f16ca9ee
trio-reserve-without-pull = { $own } brachte einen Stein ins Spiel, während der äußere Stein von { $own_gone } zog; das erlaubt nur ein Schritt eines inneren Steins
# of 4e889e94
trio-south = die Südseite
# of cb490ec6
trio-three-stones-rule = auf dem Brett { AGREE($edges, "hat", "haben") } { $edges } jetzt mehr als { $most } { AGREE($most, "Stein", "Steine") }
# of e574c0b5
trio-two-placed = { $own } setzte mehr als einen Stein: { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } brachte mehr als einen Stein ins Spiel, auf { $own_come }
# of f9266e5c
trio-west = die Westseite
# of 17c1f5b7
trio-trio-trio-title = Trio Trio
# of dda07dbc
trio-trio-trio-rules-1 = Zwei Spieler haben je zwölf Steine. Das Brett hat ein inneres Feld von fünf mal fünf Mulden und an jeder seiner vier Seiten eine Reihe von fünf äußeren Mulden. Es ist am Anfang leer.
# of c799d933
trio-trio-trio-rules-2 = Drei-Steine-Regel: Niemals, auch nicht beim Aufstellen, dürfen auf den äußeren Mulden einer Seite mehr als drei Steine liegen, gleich welcher Farbe.
# of c3a5e003
trio-trio-trio-rules-3 = Aufstellen: Reihum legt jeder Spieler einen Stein in eine freie äußere Mulde, bis beide sechs gelegt haben. Die anderen sechs sind die Reserve jedes Spielers.
# of 04a18a8b
trio-trio-trio-rules-4 =
    Dann tut reihum jeder Spieler eines von vier Dingen.
    Sprung: Ein Stein in einer äußeren Mulde springt geradeaus nach innen, entlang der Reihe oder Spalte, zu der seine Mulde gehört, in die erste freie Mulde des inneren Felds. Er springt über alle Steine auf dem Weg, beider Farben; es muss keiner da sein. In einer vollen Reihe ist kein Sprung möglich.
    Ziehen: Ein Stein im inneren Feld geht in eine freie Mulde daneben, quer oder längs, nicht schräg. Im selben Zug darf der Spieler auch einen Stein aus der Reserve in eine freie äußere Mulde legen.
    Neuer Stein: Ein Stein aus der Reserve wird in eine freie äußere Mulde gelegt.
    Parade: Ein Stein geht von einer äußeren Mulde in eine beliebige andere freie äußere Mulde.
# of a0ad7d49
trio-trio-trio-rules-5 = Kein Stein wird je genommen. Ein Stein, der ins innere Feld gekommen ist, bleibt drinnen.
# of e6dcef5a
trio-trio-trio-rules-6 = Drei eigene Steine in drei benachbarten Mulden einer Reihe oder Spalte des inneren Felds sind ein Trio. Wer zuerst zwei Trios stehen hat, ohne einen Stein, der zu beiden gehört, gewinnt.
# of 37151c54
trio-trio-trio-rules-7 = Wer nichts tun kann, setzt aus; kann es keiner, ist die Partie unentschieden.
# of 87f23ff8
trio-trio-trio-note-1 = Nach dem Ziehen einen Stein aus der Reserve zu legen ist freigestellt („darf gelegt werden“).
# of 3e4db01c
trio-trio-trio-note-2 = Beide Trios müssen zugleich stehen: sechs Steine, keiner gemeinsam.
# of d0701ec7
trio-trio-trio-note-3 = Ein Sprung über keinen Stein landet in der ersten inneren Mulde, wenn sie frei ist.
# of bba97262
trio-trio-trio-note-4 = Ziehen bleibt im inneren Feld; kein Zug führt wieder aus ihm heraus.
# of bf482f16
trio-trio-trio-note-5 = Eine Parade entlang einer Seite des Bretts ist erlaubt, auch wenn dort drei Steine liegen.
# of 3d7493b9
trio-trio-trio-note-6 = Das zweite Trio gewinnt, durch welches der vier Dinge es auch voll wurde.
# of f6586e88
trio-trio-trio-note-7 = Ein Spieler ohne erlaubten Zug setzt aus; beide: unentschieden (nicht gesagt).
# of 8c57d299
trio-trio-trio-turns = die Spieler sind abwechselnd am Zug, und jeder zieht oder setzt einen eigenen Stein
# of 2fea9951
trio-trio-trio-stones = (dort nicht gesagt) in einer Mulde liegt ein Stein, und kein Stein verlässt das Brett
# of 01f04c81
trio-trio-trio-set-up = zuerst legen die Spieler abwechselnd Steine in die äußeren Mulden, je sechs; erst dann ziehen Steine
# of 9c848573
trio-trio-trio-three-stones = niemals dürfen auf den äußeren Mulden einer Seite des Bretts mehr als drei Steine liegen, gleich welcher Farbe
# of b7d85c87
trio-trio-trio-jumping = ein Stein springt aus einer äußeren Mulde geradeaus nach innen, über alle Steine, die lückenlos vor ihm liegen, in die nächste freie innere Mulde
# of 7e5160f2
trio-trio-trio-pull = ein innerer Stein geht gerade, nicht schräg, in eine freie innere Mulde daneben, und damit kommt, wenn man will, ein Stein aus der Reserve in eine freie äußere Mulde
# of 1e666625
trio-trio-trio-reserve = ein Stein aus der Reserve kommt in eine freie äußere Mulde
# of 9b9a514c
trio-trio-trio-parade = ein Stein geht von einer äußeren Mulde in eine andere freie äußere Mulde
# of bedb1fab
trio-trio-trio-trio = die Partie endet, wenn ein Spieler zwei Trios hat, je drei Steine in einer geraden Reihe und keinen in beiden
# of 6bccd9fb
trio-trio-trio-blocked = (nicht gesagt; unsere Lesart) wer keinen erlaubten Zug hat, setzt aus
