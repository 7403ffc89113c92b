# of 1f13718d
solo-cannot-refill = der Stein auf { $taken } wurde genommen, aber kein Stein daneben kann seine Mulde füllen
# of e29a10c0
solo-diagonal = von { $emptied } aus wurde schräg gefüllt: { $taken }
# of f04fb6f4
solo-foreign-chip = was auf { $strange } liegt, ist kein Stein der Farbe { $own } oder { $foe }
# of 5099d337
solo-moved-to-empty = ein Stein ging nach { $filled }, aber nur die Mulde des genommenen Steins wird gefüllt
# of 4aa048b6
solo-no-change = nichts hat sich geändert; der nächste Stein ist { ATTR($due, "adjective") }
# of dc538277
solo-none-in-hand = auf { $outside } kam ein Stein, aber es ist keiner in der Hand
# of 4626ccce
solo-none-in-hand-stone-appeared-there = auf { $filled } kam ein Stein, aber es ist keiner in der Hand
# of cd703e42
solo-not-adjacent = gefüllt wurde { $taken } von { $emptied } aus, nicht von daneben
# of 503bffd8
solo-not-over-setting-up = der Stein auf { $emptied } wurde genommen, aber zuerst kommt der in der Hand auf eine äußere Mulde
# of 272382a4
solo-not-soli-row = der Stein auf { $taken } wurde genommen, aber { $soli } zeigt auf { $row }
# of 13f8b94a
solo-nothing-taken = ein Stein ging nach { $filled }, aber keiner wurde aus dem Feld genommen
# of 9ad6634d
solo-same-colour-beside = der { ATTR($placed, "adjective") }e Stein auf { $outside } liegt neben einem anderen { ATTR($placed, "adjective") }en
# of c910694b
solo-soli-stays = { $lifted } verlor den Stein, aber ein Stein, der außen liegt, bleibt
# of dd1535db
solo-too-many-taken = auch der Stein auf { $extra } wurde genommen, aber ein Zug nimmt nur einen Stein
# of 84d8d97c
solo-two-moved = mehr als ein Stein wurde nach außen gelegt: { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = auf { $outside } kam ein { ATTR($placed, "adjective") }er Stein, aber der nächste ist { ATTR($due, "adjective") }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = der { ATTR($stood, "adjective") }e Stein auf { $taken } wurde genommen, aber der nächste ist { ATTR($due, "adjective") }
# of 1b7331ea
solo-wrong-pit = der Stein kam auf { $outside }, aber die nächste Mulde gegen den Uhrzeigersinn ist { $goals }
# of 22a88f06
solo-soli-bi-free-title = Soli-Bi, beliebige äußere Mulde
# of 3435eddf
solo-soli-bi-free-rules-1 = Ein Spieler hat 26 Steine, je dreizehn von zwei Farben. Das Brett hat ein inneres Feld von fünf mal fünf Mulden und an jeder seiner vier Seiten eine Reihe von fünf äußeren Mulden; jede davon zeigt auf die Reihe oder Spalte vor ihr. Alle 25 inneren Mulden sind am Anfang gefüllt, beide Farben im Schachbrettmuster; der 26. Stein, von der Farbe, von der drinnen weniger sind, ist in der Hand.
# of 93bab65c
solo-soli-bi-free-rules-2 = Im ersten Zug kommt dieser Stein in eine beliebige äußere Mulde. Von da an heißt der zuletzt gelegte Stein der Soli-Stein, und jeder Zug geht so.
# of cb3200d0
solo-soli-bi-free-rules-3 = Nimm einen Stein von der anderen Farbe als der Soli-Stein aus der Reihe oder Spalte, auf die dessen Mulde zeigt. Lege ihn in eine beliebige freie äußere Mulde, neben der kein Stein derselben Farbe liegt; um eine Ecke herum sind die letzte Mulde einer Seite und die erste der nächsten benachbart. Fülle die leer gewordene innere Mulde mit einem Stein beliebiger Farbe aus einer Mulde gerade daneben (nicht schräg). Ein Stein, neben dem keiner liegt, der seine Mulde füllen könnte, darf nicht genommen werden.
# of dbf824c3
solo-soli-bi-free-rules-4 = Der eben gelegte Stein ist der neue Soli-Stein. Steine außen werden nicht mehr bewegt.
# of d66f6bf6
solo-soli-bi-free-rules-5 = Gewonnen ist, wenn alle zwanzig äußeren Mulden gefüllt sind. Zu Ende ist es auch, wenn es keinen erlaubten Zug gibt. Das Ergebnis ist die Zahl der Steine außen.
# of cc0070cf
solo-soli-bi-free-rules-6 = Ein Turnier vergleicht die Ergebnisse mehrerer Spieler; den ersten Stein jeder Partie legt ein anderer als der, der weiterspielt.
# of a7669c4b
solo-soli-bi-free-note-1 = Ein Schachbrettmuster hat dreizehn Steine der einen Farbe und zwölf der anderen; der 26. hat die Farbe, von der weniger da sind.
# of 5779eb8b
solo-soli-bi-free-note-2 = Die Mulde zu füllen ist Pflicht: Ein Stein, den nichts ersetzen kann, wird nicht genommen.
# of 1bcda73c
solo-soli-bi-free-note-3 = Der Stein darf gelegt werden, bevor oder nachdem die Mulde gefüllt wird; es ist ein Zug.
# of a6ae7719
solo-soli-bi-free-note-4 = Dass keine zwei Steine einer Farbe nebeneinander liegen, gilt auch hier, wohin der Stein auch gelegt wird.
# of def92d8d
solo-soli-bi-free-note-5 = Das Regelbuch zählt die Stufen 1 bis 5, ohne sie zu unterscheiden.
# of 391bb890
solo-soli-bi-free-note-6 = Zwei Züge, die verschiedene Steine nehmen, können dasselbe Brett ergeben; beide sind erlaubt, und nichts hängt davon ab, welcher es war.
# of f6cf6943
solo-soli-bi-free-note-7 = Das Ergebnis ist die Zahl der Steine außen, der erste mitgezählt.
# of 28a25c51
solo-soli-bi-title = Soli-Bi
# of 06a50a12
solo-soli-bi-rules-3 = Nimm einen Stein von der anderen Farbe als der Soli-Stein aus der Reihe oder Spalte, auf die dessen Mulde zeigt. Lege ihn in die nächste äußere Mulde, von oben gesehen gegen den Uhrzeigersinn. Fülle die leer gewordene innere Mulde mit einem Stein beliebiger Farbe aus einer Mulde gerade daneben (nicht schräg). Ein Stein, neben dem keiner liegt, der seine Mulde füllen könnte, darf nicht genommen werden.
# of 333dc3e4
solo-soli-bi-rules-4 = Der eben gelegte Stein ist der neue Soli-Stein. Steine außen werden nicht mehr bewegt, und ihre Farben wechseln sich ringsum ab.
# of a7be336e
solo-soli-bi-free-place = der genommene Stein darf in eine beliebige äußere Mulde gelegt werden
# of b873c79c
solo-soli-bi-start = die inneren Mulden sind im Schachbrettmuster gefüllt, und der 26. Stein kommt am Anfang in eine beliebige äußere Mulde
# of e9944eba
solo-soli-bi-stones = alle Steine bis auf den 26. liegen am Anfang drinnen; (dort nicht gesagt) in einer Mulde liegt einer
# of 9022d0dc
solo-soli-bi-row = der nächste Stein wird aus der Reihe oder Spalte genommen, auf die die Mulde des Soli-Steins, des zuletzt gelegten, zeigt
# of 9e632d60
solo-soli-bi-colour = nach einem weißen Soli-Stein ist der nächste Stein schwarz, nach einem schwarzen weiß
# of a8dd7f48
solo-soli-bi-refill = die Mulde des genommenen Steins muss mit einem Stein von gerade daneben gefüllt werden, gleich welcher Farbe
# of facc6b4e
solo-soli-bi-place = der genommene Stein wird neben den Soli-Stein gelegt, gegen den Uhrzeigersinn, und wird der neue Soli-Stein
# of b3c98621
solo-soli-bi-alternate = außen dürfen keine zwei Steine einer Farbe nebeneinander liegen
# of d65514af
solo-soli-bi-end = die Partie endet, wenn alle zwanzig äußeren Mulden gefüllt sind oder kein Stein nach den Regeln genommen werden kann
