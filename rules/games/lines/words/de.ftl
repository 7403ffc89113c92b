# of 667be4a9
lines-forbidden-site = auf { $own_come } darf { ATTR($man, "gender") ->
    [feminine] keine
   *[other] kein
} { $man } gesetzt werden
# of 07f7951e
lines-given-not-taken = { $own } nahm { $foe_gone } vom Brett, aber { $foe } gibt { ATTR($man, "gender") ->
    [feminine] eine ungespielte
   *[other] einen ungespielten
} { $man }
# of 462b5c79
lines-jumped-man-stays = { $own } nahm { $foe_gone }, aber { ATTR($man, "gender") ->
    [feminine] eine übersprungene
   *[other] ein übersprungener
} { $man } bleibt auf dem Brett
# of 2d974988
lines-must-jump = { $own } hob { $own_gone }, muss aber mit { FORM($man, article: "a", case: "dative") } springen und schlagen, { ATTR($man, "gender") ->
    [feminine] die
   *[other] der
} es kann
# of 7b0aa241
lines-no-flights-left = { $own } flog von { $own_gone } nach { $own_come }, darf aber nicht mehr fliegen
# of 39993c31
lines-no-mill = { $own } { ATTR($man, "word") ->
    [cow] schoss { $foe_gone } ab
   *[chip] nahm { $foe_gone }
}, ohne { FORM($line, article: "a", case: "accusative") } zu schließen
# of 3fc5c402
lines-not-the-jumped-man = { $own } nahm { $foe_gone }, nicht nur das Übersprungene
# of 18d8f5e5
lines-protected-by-mill = { $own } { ATTR($man, "word") ->
    [cow] schoss { $foe_gone } aus { FORM($line, article: "a", case: "dative") } ab
   *[chip] nahm { $foe_gone } aus { FORM($line, article: "a", case: "dative") }
}, obwohl andere { FORM($man, number: "many") } von { $foe } frei stehen
# of 19fba606
lines-remade-mill = { $own } darf { FORM($line, article: "the", case: "accusative") } { $closed } mit diesem Zug nicht wieder schließen
# of bac41735
lines-removal-first = { $own } muss zuerst { FORM($man, article: "a", case: "accusative") } der anderen Seite vom Brett nehmen
# of 9ac8eed6
lines-takes-nothing = { $own } nahm { $foe_gone }, aber wer { $foe } einen Weg öffnet, nimmt nichts
# of 2057ea3f
lines-too-early-to-take = { $own } nahm { $foe_gone }, aber nichts wird genommen, solange { FORM($man, number: "many") } gesetzt werden
# of c7042cb8
lines-way-out-due = { $own } muss { $foe } einen Weg öffnen, weil { $foe } nicht ziehen kann, und zwar, wenn es geht, ohne { $line }
# of 81ce8bd1
lines-kunjing-3-title = Kunjing zu dritt
# of c626aa1c
lines-kunjing-3-rules-1 = { $players } Spieler haben je { $men } Steine, in { $players } Farben. Das Brett sind drei Quadrate, eines im anderen; die Mitten ihrer Seiten sind verbunden, und ihre Ecken auch: 24 Punkte, 20 gerade Linien zu dreien.
# of 70922297
lines-kunjing-3-rules-2 = Die Spieler sind reihum am Zug, immer in derselben Ordnung. Zuerst setzt jeder je Zug einen Stein auf einen leeren Punkt. Sind alle gesetzt, zieht man am Zug einen Stein: entlang einer Linie auf den nächsten Punkt, wenn er leer ist, oder mit Sprüngen.
# of 33346f87
lines-kunjing-3-rules-3 = Ein Stein springt über den Stein irgendeines anderen Spielers auf dem nächsten Punkt, indem er auf der Linie geradeaus auf den Punkt dahinter geht, wenn er leer ist. Von dort darf er weiterspringen, in jede Richtung, und noch einmal; aufhören darf er auf jedem Punkt, und auf keinem steht er zweimal. Die übersprungenen Steine bleiben, wo sie sind. Über eigene Steine wird nicht gesprungen.
# of 8ba0c575
lines-kunjing-3-rules-4 = Wer zuerst drei Steine in einer Reihe hat (eine Säule), auf irgendeiner gezeichneten Linie, senkrecht, waagrecht oder schräg, gewinnt: beim Setzen, mit einem Schritt oder dort, wo die Sprünge eines Steins enden. Wer nicht ziehen kann, setzt aus; der Nächste spielt. Niemand nimmt einen Stein.
# of 44ef2cd5
lines-kunjing-3-note-1 = Alle anderen Spieler sind Gegner: Über jeden ihrer Steine darf gesprungen werden.
# of 5288fc62
lines-kunjing-3-note-2 = Linien sind die gezeichneten des großen Tresillo-Bretts, auch die Ecklinien: 20 Dreierreihen; die Mitte des Bretts ist kein Punkt.
# of 44f1438f
lines-kunjing-3-note-3 = In einem Zug wird auf keinem Punkt zweimal gestanden, sonst könnten Sprünge ewig weitergehen; der Punkt, auf dem der Zug begann, zählt dazu.
# of 8e8131ce
lines-kunjing-3-note-4 = Drei in einer Reihe zählen, wo die Sprünge eines Steins enden, nicht unterwegs; sie gewinnen auch schon beim Setzen.
# of 2da73a6a
lines-kunjing-3-note-5 = Ein Spieler, der nicht ziehen kann, wird übergangen; der Eintrag sagt nichts, und Stack aus demselben Buch macht es so.
# of 6539b9c6
lines-kunjing-3-note-6 = Wer beginnt und die Reihenfolge sind nicht gesagt; Wiederholung ist kein Unentschieden.
# of 8f3bcf54
lines-kunjing-4-title = Kunjing zu viert
# of a411216e
lines-kunjing-3-turns = drei oder vier Spieler wechseln sich ab
# of 0dca1943
lines-kunjing-3-placing = die Spieler setzen abwechselnd je vier Steine, je einen auf einen Punkt, und springen erst, wenn alle gespielt sind
# of f74ae814
lines-kunjing-3-moving = ein Stein zieht auf einen freien Punkt daneben, zwischen den Quadraten über die Mittellinien und die Ecken
# of 5de44c8a
lines-kunjing-3-mill = das Ziel sind drei in einer Reihe (eine Säule), die gewinnen; kein Stein wird je genommen
# of ad5b36ee
lines-kunjing-3-jumping = sind alle Steine gespielt, darf ein Stein in gerader Linie über den Stein eines Gegners daneben auf einen freien Punkt springen, auch über mehrere nacheinander, und die übersprungenen Steine werden nicht weggenommen
# of b0656b44
lines-kunjing-3-blocked = (nicht gesagt; unsere Lesart) wer nicht ziehen kann, setzt aus
# of 6c536c34
lines-kunjing-3-end = der erste Spieler, der drei in einer Reihe hat, gewinnt
# of caa25ccd
lines-nine-mens-morris-title = Mühle
# of 25f8c0af
lines-nine-mens-morris-rules-1 = Zwei Spieler haben je neun Steine. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten verbunden; die 24 Punkte liegen, wo Linien sich treffen oder abbiegen.
# of e3f586b4
lines-nine-mens-morris-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle achtzehn gesetzt, geht es auf dem Brett weiter: Man schiebt am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist.
# of 363957e0
lines-nine-mens-morris-rules-3 = Drei eigene Steine auf den drei Punkten einer geraden Linie sind eine Mühle. Wer eine Mühle schließt, durch Setzen oder Ziehen, nimmt einen Stein des anderen Spielers für immer vom Brett. Ein Stein in einer Mühle darf nur genommen werden, wenn alle Steine dieses Spielers in Mühlen stehen. Es wird ein Stein genommen, auch wenn ein Zug zwei Mühlen schließt. Eine Mühle darf beliebig oft geöffnet und wieder geschlossen werden.
# of 3b6680e3
lines-nine-mens-morris-rules-4 = Wer nur noch drei Steine hat und keinen mehr in der Hand, darf fliegen: einen Stein auf einen beliebigen leeren Punkt setzen.
# of 5f7d8679
lines-nine-mens-morris-rules-5 = Wer nur noch zwei Steine hat oder keinen Zug, verliert.
# of c8efd0a2
lines-nine-mens-morris-note-1 = Eine Mühle darf sofort wieder gebildet werden; der Eintrag erwähnt es nicht.
# of ff8e82f0
lines-nine-mens-morris-note-2 = Es wird ein Stein genommen, wie viele Mühlen ein Zug auch schließt (nicht gesagt).
# of 72545aed
lines-nine-mens-morris-note-3 = Das Wegnehmen ist Pflicht; Passen gibt es nicht.
# of bc808ae4
lines-nine-mens-morris-note-4 = Steine in der Hand zählen: Niemand verliert beim Setzen, weil er zwei Steine hat.
# of c79cf178
lines-nine-mens-morris-note-5 = Der Eintrag kennt kein Unentschieden.
# of cfa8dea3
lines-morabaraba-htjb-title = Morabaraba
# of e34455c2
lines-morabaraba-htjb-rules-1 = Zwei Spieler haben je zwölf Kühe in verschiedenen Farben. Das Brett sind drei Quadrate, eines im anderen; die Mitten ihrer Seiten sind verbunden, und ihre Ecken auch. Seine 24 Kreuzungen bilden 20 gerade Linien zu dreien.
# of ad8977c8
lines-morabaraba-htjb-rules-2 = Zuerst werden die Kühe gesetzt: Reihum setzt jeder Spieler eine Kuh auf eine leere Kreuzung. Sind alle gesetzt, zieht man am Zug eine Kuh entlang einer Linie auf die nächste Kreuzung, wenn sie leer ist.
# of 0c04d0e9
lines-morabaraba-htjb-rules-3 = Drei eigene Kühe auf einer Linie sind eine Mühle. Wer eine Mühle bildet, schießt eine Kuh des Gegners ab: Sie kommt vom Brett und nicht wieder. Eine Kuh in einer Mühle darf nicht abgeschossen werden, außer alle Kühe des Gegners stehen in Mühlen. Eine Kuh wird abgeschossen, auch wenn ein Zug zwei Mühlen bildet.
# of f15c2cee
lines-morabaraba-htjb-rules-4 = Mühlen darf man Zug um Zug öffnen und wieder bilden, und jedes Mal wird eine Kuh abgeschossen. Eines ist verboten: ein Zug, der mit derselben Kuh eine Mühle öffnet und eine andere bildet. Die so geöffnete Mühle darf dieser Spieler mit seinem nächsten Zug nicht wieder bilden.
# of 9e810fd7
lines-morabaraba-htjb-rules-5 = Wer nur noch drei Kühe auf dem Brett hat, darf fliegen: eine Kuh auf eine beliebige leere Kreuzung setzen.
# of 8d0b24d9
lines-morabaraba-htjb-rules-6 = Gewonnen hat, wer dem Gegner nur zwei Kühe oder keinen Zug lässt. Unentschieden ist es, wenn ein Spieler nur drei Kühe hat und keiner in je zehn Zügen schießt, oder wenn das Brett nach dem Setzen voll ist.
# of 03b27cf8
lines-morabaraba-htjb-note-1 = Linien sind die gezeichneten, auch die vier Eckdiagonalen: 20 Mühlen.
# of f99cf585
lines-morabaraba-htjb-note-2 = Hat ein Zug eine Mühle geöffnet und eine neue gebildet, darf keine Kuh dieses Spielers sie mit dem nächsten Zug schließen, nicht nur die Kuh nicht, die gezogen hat.
# of 4297ccfb
lines-morabaraba-htjb-note-3 = Zehn Züge sind zehn von jedem Spieler, gezählt von da an, wo eine Seite drei Kühe hat.
# of 43a12ad8
lines-morabaraba-htjb-note-4 = Ein nach dem Setzen volles Brett sperrt beide Seiten ein, also ist es unentschieden.
# of cbfc055d
lines-morabaraba-htjb-note-5 = Abschießen ist Pflicht; Passen gibt es nicht.
# of 4a0fc1eb
lines-morabaraba-htjb-note-6 = Kühe in der Hand zählen: Niemand verliert beim Setzen, weil er zwei Kühe hat.
# of b0e46938
lines-twelve-mens-morris-t3-title = Mühle mit zwölf Steinen
# of 23aa74ea
lines-twelve-mens-morris-t3-rules-1 = Zwei Spieler haben je zwölf Steine. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten und an den Ecken verbunden: 24 Kreise, 20 gerade Linien zu dreien.
# of 0c2c0baf
lines-twelve-mens-morris-t3-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein in einen leeren Kreis. Sind alle gesetzt, zieht man am Zug einen Stein entlang einer Linie in den nächsten Kreis, wenn er leer ist.
# of 31ae16c5
lines-twelve-mens-morris-t3-rules-3 = Drei eigene Steine auf einer Linie, senkrecht, waagrecht oder schräg, sind eine Mühle. Wer eine Mühle bildet, gewinnt einen Stein des Gegners: Er kommt für immer vom Brett. Er darf nicht zu einer Mühle gehören, außer der Gegner hat nichts als Mühlen. Ein Stein wird gewonnen, auch mit zwei Mühlen auf einmal.
# of 3a9592a6
lines-twelve-mens-morris-t3-rules-4 = Mühlen darf man jederzeit öffnen, aber wer eine öffnet, darf dieselbe Mühle mit dem nächsten Zug nicht wieder bilden.
# of a997cd48
lines-twelve-mens-morris-t3-rules-5 = Wer nur noch drei Steine auf dem Brett hat, darf fliegen: einen Stein in einen beliebigen leeren Kreis setzen.
# of f0bd1b39
lines-twelve-mens-morris-t3-rules-6 = Wer nur noch zwei Steine hat, verliert; ebenso, wer nicht ziehen kann. Unentschieden ist es, wenn ein Spieler nur drei Steine hat und keiner in je zehn Zügen einen gewinnt, oder wenn das Brett nach dem Setzen voll ist.
# of 8af638fd
lines-twelve-mens-morris-t3-note-1 = Die Zeichnung fehlt; „schräg“ ergibt die vier Ecklinien: 20 Mühlen.
# of 14c0ec77
lines-twelve-mens-morris-t3-note-2 = Dieselbe Mühle sind dieselben drei Kreise, welcher Stein auch zurückkommt.
# of c63f2fba
lines-twelve-mens-morris-t3-note-3 = Wer nicht ziehen kann, verliert; das Buch sagt nichts.
# of 4fa6a2d1
lines-twelve-mens-morris-t3-note-4 = Ein nach dem Setzen volles Brett ist unentschieden; das Buch sagt nichts.
# of 991cb251
lines-twelve-mens-morris-t3-note-5 = Zehn Züge sind zehn von jedem Spieler, gezählt von da an, wo eine Seite drei hat.
# of 8031dc9a
lines-twelve-mens-morris-t3-note-6 = Nehmen ist Pflicht; Passen gibt es nicht.
# of 9e660a6e
lines-morabaraba-ms-title = Morabaraba, MindSports
# of c250cf1d
lines-morabaraba-ms-rules-1 = Zwei Spieler, Weiß und Rot, haben je zwölf Steine; Weiß beginnt. Das Brett sind drei Quadrate, eines im anderen; die Mitten ihrer Seiten sind verbunden, und ihre Ecken auch. Seine 24 Felder bilden 20 gerade Linien zu dreien.
# of 9aa7feec
lines-morabaraba-ms-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf ein leeres Feld. Sind alle gesetzt, zieht man am Zug einen Stein entlang einer Linie auf das nächste Feld, wenn es leer ist.
# of 8c47b361
lines-morabaraba-ms-rules-3 = Drei eigene Steine auf einer Linie sind eine Mühle. Wer eine Mühle bildet, durch Setzen oder Ziehen, schlägt einen Stein des Gegners: Er kommt für immer vom Brett. Ein Stein in einer Mühle darf nicht geschlagen werden, außer alle Steine des Gegners stehen in Mühlen. Es wird ein Stein geschlagen, auch wenn zwei Mühlen auf einmal entstehen.
# of d6e6cee6
lines-morabaraba-ms-rules-4 = Eine Mühle darf geöffnet und wieder geschlossen werden, indem ein Stein hin- und herzieht, und jedes Mal wird ein Stein geschlagen. Eines ist verboten: Ein Stein, dessen Zug eine Mühle geöffnet und eine andere gebildet hat, darf im nächsten Zug dieses Spielers nicht zurück. Ein anderer Stein darf die erste Mühle schließen.
# of 46992e91
lines-morabaraba-ms-rules-5 = Wer nur noch drei Steine hat, darf fliegen: einen Stein auf ein beliebiges leeres Feld setzen.
# of 780b6094
lines-morabaraba-ms-rules-6 = Ein Spieler gewinnt, wenn der Gegner nicht ziehen kann oder nur noch zwei Steine hat. Unentschieden ist es, wenn das Brett nach dem Setzen voll ist, oder wenn beide nur drei Steine haben und keiner in je zehn Zügen schlägt.
# of dfbd73ae
lines-morabaraba-ms-note-2 = Der Stein darf in diesem nächsten Zug gar nicht zurück; ein anderer Stein darf die Mühle schließen, die er geöffnet hat.
# of e04bfd84
lines-morabaraba-ms-note-3 = Zehn Züge sind zehn von jedem Spieler, gezählt von da an, wo beide drei Steine haben.
# of 841c01c5
lines-morabaraba-ms-note-4 = Schlagen ist Pflicht; Passen gibt es nicht.
# of 79f8e37c
lines-morabaraba-ms-note-6 = „Manchmal nimmt man nur elf Steine, damit kein volles Brett zum Unentschieden führt“: die Option „{ words-option-men }“. Die Quelle selbst nimmt zwölf.
# of 31712c9c
lines-nine-mens-morris-ms-title = Mühle, MindSports
# of ecacd30d
lines-nine-mens-morris-ms-rules-1 = Zwei Spieler, Weiß und Schwarz, haben je neun Steine; Weiß beginnt. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten verbunden. Seine 24 Felder bilden 16 gerade Linien zu dreien.
# of c9008fac
lines-nine-mens-morris-ms-rules-4 = Eine Mühle darf geöffnet und wieder geschlossen werden, indem ein Stein hin- und herzieht, und jedes Mal wird ein Stein geschlagen, auch wenn jeder Zug eine Mühle öffnet und eine andere schließt.
# of dd95c918
lines-nine-mens-morris-ms-rules-6 = Ein Spieler gewinnt, wenn der Gegner nicht ziehen kann oder nur noch zwei Steine hat. Unentschieden ist es, wenn beide nur drei Steine haben und keiner in je zehn Zügen schlägt.
# of fd9c01f0
lines-seven-mens-morris-title = Mühle mit sieben Steinen
# of 23d61081
lines-seven-mens-morris-rules-1 = Zwei Spieler haben je sieben Steine. Das Brett sind zwei Quadrate, eines im anderen; die Mitten ihrer Seiten sind durch Linien verbunden, die sich in der Mitte des Bretts kreuzen, die auch ein Punkt ist: 17 Punkte.
# of e2bd9175
lines-seven-mens-morris-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt, auch auf die Mitte. Sind alle gesetzt, zieht man am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist.
# of a8afe798
lines-seven-mens-morris-rules-3 = Drei eigene Steine auf einer Seite eines Quadrats sind eine Mühle; drei auf einer Linie durch die Mitte sind keine. Wer eine Mühle schließt, durch Setzen oder Ziehen, nimmt einen Stein des anderen Spielers für immer vom Brett. Ein Stein in einer Mühle darf nur genommen werden, wenn alle Steine dieses Spielers in Mühlen stehen. Es wird ein Stein genommen, auch wenn zwei Mühlen auf einmal geschlossen werden.
# of 7038eafc
lines-seven-mens-morris-rules-4 = Wer eine Mühle öffnet, darf sie nicht mit dem nächsten Zug wieder schließen, außer der Zug, der sie öffnete, schloss eine andere.
# of cb576734
lines-seven-mens-morris-rules-5 = Fliegen ist freigestellt, also vorher verabreden: Wo es erlaubt ist, darf, wer nur noch drei Steine hat, einen Stein auf einen beliebigen leeren Punkt setzen.
# of 78119660
lines-seven-mens-morris-rules-6 = Wer nur noch zwei Steine hat oder nicht ziehen kann, verliert.
# of c0156119
lines-seven-mens-morris-note-1 = Die acht Seiten der Quadrate sind Mühlen; die Mitte ist ein Punkt wie andere, auf den Steine gesetzt werden dürfen.
# of 57c501a3
lines-seven-mens-morris-note-2 = Das Verbot, eine geöffnete Mühle zu schließen, bindet jeden Stein dieses Spielers, nicht nur den, der gezogen hat; der nächste Zug ist der eigene nächste Zug dieses Spielers.
# of e35e637a
lines-seven-mens-morris-note-3 = Die Option „{ words-option-flying }: { words-setting-on }“ erlaubt es; sonst fliegt niemand.
# of f7bf3eda
lines-six-mens-morris-title = Mühle mit sechs Steinen
# of 8c81013f
lines-six-mens-morris-rules-1 = Zwei Spieler haben je { $men } Steine. Das Brett sind zwei Quadrate, eines im anderen, an den Mitten ihrer Seiten verbunden: 16 Punkte.
# of 8f7b56c9
lines-six-mens-morris-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle gesetzt, zieht man am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist. Fliegen gibt es nicht.
# of bcb12bd5
lines-six-mens-morris-rules-3 = Drei eigene Steine auf einer Seite eines Quadrats sind eine Mühle. Wer eine Mühle schließt, durch Setzen oder Ziehen, nimmt einen Stein des anderen Spielers für immer vom Brett. Ein Stein in einer Mühle darf nur genommen werden, wenn alle Steine dieses Spielers in Mühlen stehen. Es wird ein Stein genommen, auch wenn zwei Mühlen auf einmal geschlossen werden.
# of 03cd985b
lines-six-mens-morris-rules-4 = Wer eine Mühle öffnet, darf sie nicht mit dem nächsten Zug wieder schließen.
# of 905a9d5e
lines-six-mens-morris-note-1 = Nur auf den Seiten der Quadrate liegen drei Punkte, also sind sie die acht Mühlen.
# of 42a47872
lines-five-mens-morris-title = Mühle mit fünf Steinen
# of 5e377eca
lines-nine-mens-morris-turns = die Spieler sind abwechselnd am Zug
# of ec2f82d3
lines-nine-mens-morris-placing = Steine werden auf leere Punkte gesetzt, und erst wenn alle 18 gesetzt sind, geht es auf dem Brett weiter
# of 1e7d1613
lines-nine-mens-morris-moving = ein Stein schiebt sich entlang einer Linie des Bretts auf einen freien Punkt daneben; wer nur noch drei Steine hat, darf fliegen
# of b7e3f542
lines-nine-mens-morris-mill = drei Steine in einer Reihe entlang einer Linie des Bretts sind eine Mühle, und wer eine bildet, nimmt einen Stein des Gegners weg
# of 74617c48
lines-nine-mens-morris-one-removal = eine Mühle nimmt einen Stein des Gegners weg
# of 0b8689c4
lines-nine-mens-morris-shielded = ein Stein in einer Mühle darf nur weggenommen werden, wenn keiner außerhalb der Mühlen da ist
# of a5340897
lines-nine-mens-morris-blocked = wer nicht ziehen kann, hat verloren
# of 4124e4ce
lines-nine-mens-morris-end = wer nur noch zwei Steine hat oder nicht ziehen kann, hat verloren
# of 1dcf377d
lines-morabaraba-htjb-turns = jeder Zug setzt oder zieht eine Kuh
# of c6f9b88e
lines-morabaraba-htjb-placing = eine Kuh wird auf eine leere Kreuzung gesetzt, und Kühe ziehen erst, wenn alle gesetzt sind
# of 717d7e06
lines-morabaraba-htjb-moving = man zieht am Zug eine Kuh auf eine leere Kreuzung daneben; wer nur noch drei Kühe hat, darf auf eine beliebige fliegen
# of 873be82c
lines-morabaraba-htjb-mill = drei Kühe in einer Reihe auf einer gezeichneten Linie sind eine Mühle, und wer eine bildet, schießt eine Kuh des Gegners ab
# of 35e1d7d1
lines-morabaraba-htjb-one-removal = auch wenn ein Zug mehr als eine Mühle bildet, wird nur eine Kuh abgeschossen
# of 6d98c74a
lines-morabaraba-htjb-shielded = eine Kuh in einer Mühle darf nicht abgeschossen werden, außer alle Kühe des Gegners stehen in Mühlen
# of ee7f7537
lines-morabaraba-htjb-remade = eine Mühle, die geöffnet wurde, um eine neue zu bilden, darf mit dem nächsten Zug nicht wieder gebildet werden
# of 96b2bca5
lines-morabaraba-htjb-blocked = gewonnen hat, wer dem Gegner keinen Zug lässt
# of 3dd1d9aa
lines-morabaraba-htjb-end = gewonnen hat, wer dem Gegner nur zwei Kühe oder keinen Zug lässt, und unentschieden ist es, wenn eine Seite drei Kühe hat und in zehn Zügen keine abgeschossen wird
# of 8f1f8069
lines-twelve-mens-morris-t3-turns = die Spieler wechseln sich ab, ein Stein je Zug
# of cc3892fd
lines-twelve-mens-morris-t3-placing = ein Stein wird in einen leeren Kreis gesetzt, und Steine ziehen, wenn alle gesetzt sind
# of edb52384
lines-twelve-mens-morris-t3-moving = ein Stein zieht in einen leeren Kreis daneben; wer nur noch drei hat, darf in einen beliebigen fliegen
# of f4bc5376
lines-twelve-mens-morris-t3-mill = wer eine Dreierlinie bildet, gewinnt einen Stein des Gegners
# of 0f6ad80d
lines-twelve-mens-morris-t3-one-removal = zwei oder mehr Mühlen durch einen Zug oder ein Setzen gewinnen nur einen Stein
# of a2907bfd
lines-twelve-mens-morris-t3-shielded = der gewonnene Stein darf nicht zu einer Mühle gehören, außer der Gegner hat nur Mühlen
# of a01f661a
lines-twelve-mens-morris-t3-remade = wer eine eigene Mühle öffnet, darf dieselbe Mühle im nächsten Zug nicht wieder bilden
# of 4d9f26e7
lines-twelve-mens-morris-t3-end = wer nur noch zwei Steine hat, hat verloren; mit drei Steinen auf einer Seite und keinem gewonnenen in zehn Zügen ist es unentschieden
# of 6705f598
lines-morabaraba-ms-turns = die Spieler ziehen abwechselnd, ein Stein je Zug
# of 4dab3d5a
lines-morabaraba-ms-placing = man setzt am Zug einen Stein auf ein leeres Feld, und Steine ziehen, wenn alle gesetzt sind
# of 57c3a004
lines-morabaraba-ms-moving = man zieht am Zug einen Stein auf ein leeres Feld daneben; wer nur noch drei Steine hat, darf auf ein beliebiges leeres Feld fliegen
# of 586510b5
lines-morabaraba-ms-mill = drei Steine in einer Reihe auf einer gezeichneten Linie sind eine Mühle, und wer eine bildet, schlägt einen Stein des Gegners
# of eb04f081
lines-morabaraba-ms-one-removal = auch wenn mehr als eine Mühle entsteht, wird ein Stein geschlagen
# of 90a30710
lines-morabaraba-ms-shielded = ein Stein in einer Mühle darf nicht geschlagen werden, außer alle Steine des Gegners stehen in Mühlen
# of c5a134c2
lines-morabaraba-ms-remade = ein Stein, dessen Zug eine Mühle geöffnet und eine andere gebildet hat, darf im nächsten Zug dieses Spielers nicht zurück
# of 279d6f2c
lines-morabaraba-ms-blocked = ein Spieler gewinnt, wenn der Gegner nicht ziehen kann
# of e8262887
lines-morabaraba-ms-end = ein Spieler gewinnt, wenn der Gegner nicht ziehen kann oder nur noch zwei Steine hat; ein nach dem Setzen volles Brett ist unentschieden, und ebenso zehn Züge ohne Schlagen, wenn beide Spieler drei Steine haben
# of 21a6ca6f
lines-nine-mens-morris-ms-remade = eine Mühle darf geöffnet und wieder gebildet werden, indem ein Stein hin- und herzieht, auch zwischen zwei Mühlen
# of b70b8392
lines-nine-mens-morris-ms-end = ein Spieler gewinnt, wenn der Gegner nicht ziehen kann oder nur noch zwei Steine hat; unentschieden ist es, wenn beide drei Steine haben und zehn Züge keinen schlagen
# of 6c82c3e0
lines-seven-mens-morris-turns = wie bei Mühle sind die Spieler abwechselnd am Zug
# of 2a621bd3
lines-seven-mens-morris-placing = wie bei Mühle werden Steine auf leere Punkte gesetzt, und es geht auf dem Brett weiter, wenn alle gesetzt sind
# of c028d8e8
lines-seven-mens-morris-moving = wie bei Mühle schiebt sich ein Stein entlang einer Linie des Bretts auf einen freien Punkt daneben; Fliegen ist freigestellt
# of 18cc4d38
lines-seven-mens-morris-mill = Mühlen werden nur auf den Quadraten gebildet; wie bei Mühle nimmt, wer eine bildet, einen Stein des Gegners weg
# of cdb74d0d
lines-seven-mens-morris-one-removal = wie bei Mühle nimmt eine Mühle einen Stein des Gegners weg
# of 1c0da6a9
lines-seven-mens-morris-shielded = wie bei Mühle darf ein Stein in einer Mühle nur weggenommen werden, wenn keiner außerhalb der Mühlen da ist
# of feba6384
lines-seven-mens-morris-remade = eine Mühle darf nicht wieder gebildet werden ohne einen Zug dazwischen oder ohne dass eine andere Mühle gebildet wird
# of ba2e1bba
lines-seven-mens-morris-blocked = wie bei Mühle hat verloren, wer nicht ziehen kann
# of 69768ed4
lines-seven-mens-morris-end = wie bei Mühle hat verloren, wer nur noch zwei Steine hat oder nicht ziehen kann
# of a02fe2da
lines-six-mens-morris-moving = wie bei Mühle schiebt sich ein Stein entlang einer Linie des Bretts auf einen freien Punkt daneben, aber Fliegen gibt es nicht
# of 75b3b59c
lines-six-mens-morris-mill = wie bei Mühle sind drei Steine in einer Reihe entlang einer Linie des Bretts eine Mühle, und wer eine bildet, nimmt einen Stein des Gegners weg
# of 5cd49a13
lines-six-mens-morris-remade = eine geöffnete Mühle darf mit dem nächsten Zug nicht wieder gebildet werden
# of 43f6ab3a
lines-unsaid-turns = (dort nicht gesagt, wie in allen Spielen) die Spieler sind abwechselnd am Zug, ein Stein je Zug
# of d24c5eb0
lines-unsaid-placing = (dort nicht gesagt) auf jedem Platz steht ein Stein
# of 1a6d0741
lines-unsaid-moving = (dort nicht gesagt) ein Stein zieht entlang der gezeichneten Linien
# of 56222b6b
lines-unsaid-mill = (dort nicht gesagt) Steine verlassen das Brett nur durch eine Regel, die es sagt
# of 7880ebb9
lines-unsaid-one-removal = (nicht gesagt; unsere Lesart) es wird nur einmal weggenommen, wie viele Mühlen es auch sind
# of 1ebea606
lines-unsaid-shielded = (nicht gesagt; unsere Lesart) alles darf weggenommen werden
# of 1bc02cdb
lines-unsaid-remade = (nicht gesagt; unsere Lesart) eine Mühle darf sofort wieder gebildet werden
# of 7f18a07e
lines-unsaid-jumping = (dort nicht gesagt) nichts wird übersprungen
# of 05e687ab
lines-unsaid-blocked = (nicht gesagt; unsere Lesart) wer nicht ziehen kann, hat verloren
# of a64902d9
lines-unsaid-time = (dort nicht gesagt) ein Zug dauert so lange, wie er dauert
# of 7a763f49
lines-unsaid-end = (dort nicht gesagt) eine Partie, die zu Ende ist, wird nicht weitergespielt
# of 02469114
lines-lines-title = Spiele auf Linien
# of 8d200e9f
lines-saba-title = Saba
# of 24d2fc72
lines-saba-rules-1 = { $title } ist Swahili für { $men }: Zwei Spieler haben je { $men } Steine. Das Brett sind zwei Quadrate, eines im anderen. Die Mitten ihrer Seiten und ihre Ecken sind durch acht Wege verbunden, die sich in der Mitte kreuzen: 17 Punkte, die Mitte ist einer davon.
# of 7d23b3f1
lines-saba-rules-2 = Das Brett ist am Anfang leer. Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle gesetzt, zieht man am Zug einen Stein: entlang einer Linie auf den nächsten Punkt, wenn er leer ist, oder mit einem Sprung.
# of 782da622
lines-saba-rules-3 = Ein Stein springt über einen Stein des Gegners auf dem nächsten Punkt, indem er auf der Linie geradeaus auf den Punkt dahinter geht, wenn er leer ist. Je Zug wird ein Stein übersprungen, und er bleibt, wo er ist. Über eigene Steine wird nicht gesprungen.
# of 113da438
lines-saba-rules-4 = Drei eigene Steine auf einer Seite eines Quadrats sind eine Säule (nguzo auf Swahili, ein Pfosten). Säulen gibt es nur auf den Quadraten: Drei Steine auf einem Weg oder über die Mitte sind keine. Wer eine Säule bildet, durch Setzen, Schritt oder Sprung, nimmt einen Stein des Gegners für immer vom Brett. Ein Stein in einer Säule darf nur genommen werden, wenn kein anderer da ist. Es wird ein Stein genommen, auch wenn zwei Säulen auf einmal entstehen.
# of 9eb1620a
lines-saba-rules-5 = Eine Säule darf mit einem Zug geöffnet und mit dem nächsten wieder gebildet werden und nimmt jedes Mal einen Stein.
# of fdb1d22d
lines-saba-rules-6 = Wer { $lost } Steine verloren hat oder weder ziehen noch springen kann, verliert.
# of a0267169
lines-saba-note-1 = Ein Sprung geht geradeaus auf einer gezeichneten Linie, auch in die Mitte, aus ihr heraus oder über sie hinweg; „in gerader Linie“ heißt es in den Spielen des Buches auf zwei Quadraten.
# of 95c57996
lines-saba-note-2 = Je Zug wird ein Stein übersprungen: Nur andere Einträge erlauben mehr.
# of 48ee3438
lines-saba-note-3 = „In zwei Zügen“ heißt: einen Zug hinaus und einen zurück. Eine Säule darf also mit dem allernächsten Zug wieder gebildet werden.
# of e034429a
lines-saba-note-4 = Ein Stein in der Mitte gehört zu keiner Säule; die Mitte darf beim Setzen besetzt werden.
# of 5af3d14b
lines-saba-note-5 = Es wird ein Stein genommen, wie viele Säulen ein Zug auch bildet (nicht gesagt).
# of 6b09cba3
lines-saba-note-8 = Wer beginnt, ist nicht gesagt; der Eintrag kennt kein Unentschieden.
# of e1b1d2bb
lines-kuruka-saba-title = Kuruka Saba
# of 94be41de
lines-kuruka-saba-meaning = Kuruka ist Swahili für „springen“, und saba für { $men }: Das Spiel ist Saba, aber Sprünge nehmen Steine.
# of a3f681a4
lines-kuruka-saba-rules-1 = { $meaning } Zwei Spieler haben je { $men } Steine. Das Brett sind zwei Quadrate, eines im anderen. Die Mitten ihrer Seiten und ihre Ecken sind durch acht Wege verbunden, die sich in der Mitte kreuzen: 17 Punkte, die Mitte ist einer davon.
# of 4768216b
lines-kuruka-saba-rules-2 = Das Brett ist am Anfang leer. Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle gesetzt, zieht man am Zug einen Stein: entlang einer Linie auf den nächsten Punkt, wenn er leer ist, oder mit Sprüngen.
# of 6de63036
lines-kuruka-saba-rules-3 = Ein Stein springt über einen Stein des Gegners auf dem nächsten Punkt, indem er auf der Linie geradeaus auf den Punkt dahinter geht, wenn er leer ist. Der übersprungene Stein kommt sofort vom Brett. Von dort darf derselbe Stein weiterspringen, in jede Richtung, und noch einmal, solange er kann; aufhören darf er auf jedem Punkt. Über eigene Steine wird nicht gesprungen. Niemand muss springen.
# of 5f6888ab
lines-kuruka-saba-rules-4 = Drei eigene Steine auf einer Seite eines Quadrats sind eine Säule (nguzo auf Swahili, ein Pfosten). Säulen gibt es nur auf den Quadraten: Drei Steine auf einem Weg oder über die Mitte sind keine. Wer eine Säule bildet, durch Setzen, durch einen Schritt oder dort, wo die Sprünge eines Steins enden, nimmt noch einen Stein des Gegners vom Brett. Ein Stein in einer Säule darf so nur genommen werden, wenn kein anderer da ist, übersprungen werden darf er aber. Es wird ein Stein genommen, auch wenn zwei Säulen auf einmal entstehen.
# of d8dc06ff
lines-kuruka-saba-rules-5 = Wessen Zug eine Säule öffnet, der darf dieselbe Säule mit dem nächsten Zug nicht wieder bilden, außer der öffnende Zug bildete eine andere.
# of 505f2f8d
lines-kuruka-saba-rules-6 = Wer alle Steine verloren hat oder weder ziehen noch springen kann, verliert. Mit einem oder zwei Steinen spielt man weiter.
# of 644e44f7
lines-kuruka-saba-note-2 = Jeder übersprungene Stein wird sofort weggenommen, keiner also zweimal übersprungen; nach einer Säule wird nur dort gesehen, wo der springende Stein aufhört. Ein Zug kann übersprungene Steine und einen Stein für eine Säule bringen.
# of f3a76f41
lines-kuruka-saba-note-3 = Steine in Säulen sind davor geschützt, für eine Säule weggenommen zu werden, nicht davor, übersprungen zu werden: „Außer es ist kein anderer da“ spricht von einer Wahl.
# of 5a30ea0d
lines-kuruka-saba-note-4 = „Ohne einen Zug dazwischen“: Wer eine Säule öffnet, darf dieselben drei Punkte mit dem nächsten Zug nicht wieder schließen, gleich mit welchem Stein, außer der öffnende Zug bildete eine andere Säule.
# of f95ba739
lines-kuruka-saba-note-6 = Das Wegnehmen für eine Säule ist Pflicht; Passen gibt es nicht.
# of 37aec8c1
lines-kuruka-saba-note-7 = Wer beginnt, ist nicht gesagt; der Eintrag kennt kein Unentschieden, auch wenn zwei Spieler mit je einem oder zwei Steinen vielleicht kein Ende finden.
# of 729ca6b6
lines-lazima-saba-title = Lazima Saba
# of e919ad8a
lines-lazima-saba-meaning = Lazima ist Swahili für „müssen“, und saba für { $men }: Das Spiel ist Kuruka Saba, aber Springen ist Pflicht.
# of d8ae9a6d
lines-lazima-saba-rules-3 = Ein Stein springt über einen Stein des Gegners auf dem nächsten Punkt, indem er auf der Linie geradeaus auf den Punkt dahinter geht, wenn er leer ist. Der übersprungene Stein kommt sofort vom Brett. Von dort darf derselbe Stein weiterspringen, in jede Richtung, und noch einmal, solange er kann; aufhören darf er auf jedem Punkt. Über eigene Steine wird nicht gesprungen.
# of 252770c0
lines-lazima-saba-rules-4 = Wer springen kann, muss springen, wählt aber, welcher Stein springt, worüber, und wo er aufhört. Die Pflicht entfällt, wenn dieser Spieler mit diesem Zug eine Säule bilden könnte: Dann ist jeder Zug erlaubt.
# of 2e18bc55
lines-lazima-saba-note-3 = „Außer es kann eine Säule gebildet werden“: Wo irgendein Zug, auch ein Sprung, eine bilden darf, ist jeder Zug erlaubt, nicht nur dieser; eine Säule, die noch nicht wieder gebildet werden darf, zählt nicht.
# of 7f3052c9
lines-lazima-saba-note-4 = Weiterzuspringen ist erlaubt, nicht Pflicht.
# of a7599d84
lines-sita-title = Sita
# of 9ce0362a
lines-kuruka-sita-title = Kuruka Sita
# of c738998a
lines-kuruka-sita-meaning = Kuruka ist Swahili für „springen“, und sita für { $men }: Das Spiel ist Sita, aber Sprünge nehmen Steine.
# of 3e9b3ca9
lines-lazima-sita-title = Lazima Sita
# of 58d03c5b
lines-lazima-sita-meaning = Lazima ist Swahili für „müssen“, und sita für { $men }: Das Spiel ist Kuruka Sita, aber Springen ist Pflicht.
# of 6283691b
lines-tano-title = Tano
# of 37ebe652
lines-tano-note-1 = Mit { $men } Steinen je Seite kann ein Spieler, der drei oder mehr hat, immer ziehen: Um sie einzusperren, braucht es sechs.
# of ddf7bc88
lines-kuruka-tano-title = Kuruka Tano
# of a837f7c7
lines-kuruka-tano-meaning = Kuruka ist Swahili für „springen“, und tano für { $men }: Das Spiel ist Tano, aber Sprünge nehmen Steine.
# of 098299ad
lines-lazima-tano-title = Lazima Tano
# of 93ff5a27
lines-lazima-tano-meaning = Lazima ist Swahili für „müssen“, und tano für { $men }: Das Spiel ist Kuruka Tano, aber Springen ist Pflicht.
# of 1d506111
lines-saba-turns = die Spieler sind abwechselnd am Zug
# of 22537798
lines-saba-placing = das Brett ist am Anfang leer, und die Spieler setzen abwechselnd je { $men } Steine
# of 8762990e
lines-saba-moving = sind alle { $men } Steine gespielt, zieht ein Stein auf einen freien Platz daneben oder springt
# of 0cbf5524
lines-saba-mill = drei Steine auf einer Seite eines Quadrats sind eine Säule (nguzo), die nur auf den Quadraten gebildet wird; wer eine bildet, nimmt einen Stein des Gegners weg
# of 6c851ed5
lines-saba-one-removal = eine Säule nimmt einen Stein des Gegners weg
# of 55bb0970
lines-saba-shielded = ein Stein in einer Säule ist vor dem Wegnehmen geschützt, außer es ist kein anderer da
# of 752354cd
lines-saba-remade = eine Säule darf in zwei Zügen wieder gebildet werden
# of 0f3e2eb3
lines-saba-jumping = ein Stein darf über einen Stein des Gegners daneben auf einen freien Punkt springen, und der übersprungene Stein wird nicht weggenommen
# of f8b4b07c
lines-saba-blocked = wer dem Gegner das Ziehen unmöglich macht, hat gewonnen
# of a492fd87
lines-saba-end = gewonnen hat, wer { $lost } Steine des Gegners schlägt oder ihm das Ziehen unmöglich macht
# of 0668cf1c
lines-kuruka-saba-mill = drei Steine auf einer Seite eines Quadrats sind eine Säule (nguzo), die nur auf den Quadraten gebildet wird; wer eine bildet, nimmt einen Stein des Gegners weg, und sonst werden Steine nur weggenommen, indem man sie überspringt
# of 78af23f0
lines-kuruka-saba-remade = eine Säule darf nicht wieder gebildet werden ohne einen Zug dazwischen oder ohne dass eine andere Säule gebildet wird
# of 9656cf22
lines-kuruka-saba-jumping = ein Stein darf über einen Stein des Gegners daneben auf einen freien Punkt springen, übersprungene Steine werden weggenommen, und es darf weitergesprungen werden; Springen ist nicht Pflicht
# of 96b7aed8
lines-kuruka-saba-end = gewonnen hat, wer alle Steine des Gegners schlägt oder ihm das Ziehen unmöglich macht
# of 29c68bad
lines-lazima-saba-jumping = ein Stein darf über einen Stein des Gegners daneben auf einen freien Punkt springen, übersprungene Steine werden weggenommen, und es darf weitergesprungen werden; Springen ist Pflicht, außer es kann eine Säule gebildet werden
# of 34e82f1e
lines-shax-title = Shax
# of 744c6ba2
lines-shax-rules-1 = Zwei Spieler haben je zwölf Steine. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten verbunden: 24 Punkte und 16 gerade Linien zu dreien.
# of f473a6ff
lines-shax-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Drei eigene Steine auf einer Linie sind ein Jare. Beim Setzen wird nichts weggenommen, aber es kommt darauf an, wer das erste Jare bildet.
# of a65b1634
lines-shax-rules-3 = Ist das Brett voll, nimmt jeder Spieler einen beliebigen Stein des anderen vom Brett. Wer das erste Jare gebildet hat, nimmt zuerst; hat es niemand, dann der, der zuletzt gesetzt hat. Wer zuerst genommen hat, macht dann den ersten Zug.
# of fd6c1814
lines-shax-rules-4 = Man zieht am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist. Wer durch einen Zug ein neues Jare bildet, nimmt einen beliebigen Stein des anderen Spielers vom Brett, auch aus einem Jare. Es wird ein Stein genommen, auch wenn ein Zug zwei Jares bildet. Ein Jare darf beliebig oft geöffnet und wieder gebildet werden, und jedes Mal wird ein Stein genommen.
# of a484ea8f
lines-shax-rules-5 = Wer nicht ziehen kann, bittet um einen Ausweg. Der andere Spieler muss dann noch einmal ziehen und dem Eingesperrten Platz machen, wenn möglich, ohne ein Jare zu bilden. Geht es nicht, nimmt das Jare, das entsteht, nichts. Dann zieht der Spieler, der eingesperrt war.
# of 499dfcc4
lines-shax-rules-6 = Wer nur noch zwei Steine hat, verliert.
# of feebf50e
lines-shax-note-1 = Ein Jare beim Setzen bringt dann keinen Stein; nur wer das erste gebildet hat, zählt.
# of 878d9fb8
lines-shax-note-2 = „Der erste Spieler der zweiten Phase“ ist, wer zuerst wegnimmt.
# of af89c70b
lines-shax-note-3 = Es wird ein Stein weggenommen, wie viele Jares ein Zug auch bildet (nicht gesagt).
# of 947b9ccc
lines-shax-note-5 = Der Ausweg ist ein Zug des anderen Spielers anstelle des Zugs dessen, der eingesperrt ist; auch nach einem Wegnehmen, das einen Spieler einsperrt.
# of 7c4cc822
lines-shax-note-6 = Gibt kein Zug des anderen Spielers einen Ausweg, ist die Partie unentschieden (nicht gesagt).
# of fd70639e
lines-shax-note-7 = Verloren geben heißt aufgeben; keine Regel braucht es.
# of 4be2cc45
lines-shax-small-title = Shax auf zwei Quadraten
# of d75fb7e1
lines-shax-small-rules-1 = Zwei Spieler haben je acht Steine. Das Brett sind zwei Quadrate, eines im anderen, an den Mitten ihrer Seiten verbunden: 16 Punkte und acht gerade Linien zu dreien, die Seiten der Quadrate.
# of 7f471a6e
lines-shax-small-note-1 = Alles ist wie in Shax bis auf das Brett und die acht Steine.
# of 906543a4
lines-jare-title = Jare
# of 60fbee7c
lines-jare-rules-1 = Zwei Spieler haben je drei Steine. Das Brett ist ein Quadrat mit Mittellinien und Diagonalen: neun Punkte; auf dem HTJB-Brett das äußere Quadrat und die Mitte.
# of f329bfb6
lines-jare-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle sechs gesetzt, zieht man am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist. Fliegen gibt es nicht.
# of d8266865
lines-jare-rules-3 = Wer zuerst drei in einer Reihe hat, auf irgendeiner Linie, auch schräg, gewinnt, auch schon beim Setzen.
# of 9f92b541
lines-jare-note-1 = Das Brett ist das der Mühle mit drei Steinen, mit Diagonalen.
# of 19c96669
lines-jare-note-2 = Drei in einer Reihe gewinnen auch schon beim Setzen.
# of 368e7489
lines-jare-note-3 = Wer nicht ziehen kann, würde verlieren; es kann nicht vorkommen.
# of a25dbea7
lines-jare-note-4 = Wiederholung ist kein Unentschieden.
# of 84ad9e87
lines-shax-turns = jeder Spieler setzt reihum einen Stein und zieht später einen
# of fc61a92b
lines-shax-placing = ein Stein wird auf eine unbesetzte Ecke oder Kreuzung gesetzt; beim Setzen wird keiner weggenommen
# of aa980258
lines-shax-moving = man zieht am Zug einen Stein auf einen leeren Platz daneben
# of 85fbed48
lines-shax-mill = wenn alle Steine gesetzt sind, nimmt, wer das erste Jare gebildet hat, einen Stein des anderen Spielers weg, dann nimmt der andere Spieler einen weg; ohne Jare nimmt der zweite Spieler zuerst weg; später nimmt jedes neue Jare einen Stein weg
# of a739e27f
lines-shax-one-removal = jedes neue Jare nimmt einen Stein des Gegners weg
# of f37e1af5
lines-shax-shielded = ein Stein wird von beliebiger Stelle des Bretts weggenommen
# of 7debac42
lines-shax-remade = jedes Mal, wenn ein neues Jare entsteht, wird ein Stein weggenommen
# of e4ae437d
lines-shax-blocked = wer nicht ziehen kann, verlangt einen Ausweg: Der Belagerer muss mit einem Zug ohne Jare Platz machen, und bildet er eines, nimmt er nichts weg (oodan)
# of 6008a894
lines-shax-end = es geht weiter, bis ein Spieler alle Steine des Gegners bis auf zwei weggenommen hat oder ein Spieler aufgibt
# of e414b3ea
lines-shax-small-turns = wie in Shax setzt oder zieht reihum jeder Spieler einen Stein
# of 47670709
lines-shax-small-placing = wie in Shax wird ein Stein auf eine unbesetzte Ecke oder Kreuzung gesetzt, und beim Setzen wird keiner weggenommen
# of 39c93a10
lines-shax-small-moving = wie in Shax zieht man am Zug einen Stein auf einen leeren Platz daneben
# of 9a8ee91a
lines-shax-small-mill = wie in Shax nimmt, wenn alle Steine gesetzt sind, jeder Spieler einen weg, zuerst der, der das erste Jare gebildet hat, ohne Jare der zweite Spieler; später nimmt jedes neue Jare einen Stein weg
# of 88ffe16b
lines-shax-small-one-removal = wie in Shax nimmt jedes neue Jare einen Stein des Gegners weg
# of 54d9941f
lines-shax-small-shielded = wie in Shax wird ein Stein von beliebiger Stelle des Bretts weggenommen
# of 4d8385df
lines-shax-small-remade = wie in Shax wird jedes Mal, wenn ein neues Jare entsteht, ein Stein weggenommen
# of 7636fc35
lines-shax-small-blocked = wie in Shax verlangt, wer nicht ziehen kann, einen Ausweg: Der Belagerer muss mit einem Zug ohne Jare Platz machen, und bildet er eines, nimmt er nichts weg (oodan)
# of a9d1a687
lines-shax-small-end = wie in Shax geht es weiter, bis ein Spieler alle Steine des Gegners bis auf zwei weggenommen hat oder ein Spieler aufgibt
# of cfc2806f
lines-jare-placing = je drei Steine werden aufs Brett gespielt, dann ziehen sie
# of 949b3c91
lines-jare-moving = es geht weiter, indem man dem Muster folgt; Fliegen gibt es nicht
# of 7ebd818d
lines-jare-mill = wem zuerst drei in einer Reihe gelingen, der gewinnt
# of 03d9eb99
lines-three-mens-morris-title = Mühle mit drei Steinen
# of 0ba61617
lines-three-mens-morris-rules-1 = Zwei Spieler haben je drei Steine. Das Brett ist ein Quadrat mit Mittellinien und Diagonalen: neun Punkte; auf dem HTJB-Brett das äußere Quadrat und die Mitte.
# of 7b886ce4
lines-three-mens-morris-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle sechs gesetzt, setzt man am Zug einen Stein auf einen beliebigen leeren Punkt um, nah oder fern.
# of 981fde15
lines-three-mens-morris-rules-3 = Wer zuerst drei in einer Reihe hat, auf irgendeiner Linie, auch schräg, gewinnt, auch schon beim Setzen.
# of 1eeac522
lines-three-mens-morris-note-2 = „Fliegen ist erlaubt“: auf jeden freien Punkt, immer.
# of 1f9e9b82
lines-three-mens-morris-note-3 = In diesem Spiel kann niemand eingesperrt werden.
# of dcbbee4a
lines-tapatan-title = Tapatan
# of a5ec5759
lines-tapatan-rules-1 = Zwei Spieler haben je { $men } Steine. Das Brett ist ein Quadrat mit Mittellinien und Diagonalen: neun Punkte; auf dem HTJB-Brett das äußere Quadrat und die Mitte.
# of d69d0920
lines-tapatan-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle sechs gesetzt, zieht man am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist.
# of 58305752
lines-tapatan-rules-3 = Wer zuerst drei in einer Reihe hat, auf irgendeiner Linie, auch schräg, gewinnt, auch schon beim Setzen. Wer nicht ziehen kann, verliert.
# of 6f578a24
lines-achi-title = Achi
# of 51512ad0
lines-achi-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle acht gesetzt, ist ein Punkt leer; man zieht am Zug einen Stein entlang einer Linie, auch schräg, auf diesen Punkt.
# of 30b0b838
lines-achi-rules-3 = Wer zuerst drei in einer Reihe hat, waagrecht oder senkrecht, gewinnt, auch schon beim Setzen; schräg zählt nicht. Wer nicht ziehen kann, verliert.
# of 6d0d0a95
lines-achi-note-1 = Steine ziehen auch schräg, aber drei auf einer Diagonale gewinnen nicht.
# of dcf14252
lines-tant-fant-title = Tant Fant
# of e3c19915
lines-tant-fant-rules-2 = Die Steine stehen am Anfang auf der Grundreihe ihres Spielers: die des ersten im Süden, die des zweiten im Norden. Man zieht am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist.
# of 1ad78e50
lines-tant-fant-rules-3 = Wer zuerst drei in einer Reihe hat, auf irgendeiner Linie, auch schräg, gewinnt, aber die eigene Grundreihe zählt nicht.
# of 29c47d82
lines-tant-fant-note-1 = Die fernste Reihe, die Grundreihe des anderen, zählt; nur die eigene nicht.
# of 9c927e5c
lines-tant-fant-note-2 = Wer beginnt, sitzt im Süden.
# of 7dc27447
lines-shisima-title = Shisima
# of f0d3396b
lines-shisima-rules-1 = Zwei Spieler haben je drei Steine, Imbalavali genannt, Wasserkäfer. Das Brett ist ein Quadrat mit Mittellinien und Diagonalen: neun Punkte; auf dem HTJB-Brett das äußere Quadrat und die Mitte. Oft wird es als Achteck mit einer Mitte gezeichnet, was dasselbe ist.
# of 5b1a15fb
lines-shisima-rules-2 = Die Steine stehen am Anfang in zwei Reihen, die des ersten Spielers im Süden, die des zweiten im Norden, mit drei leeren Punkten dazwischen. Man zieht am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist.
# of 22357aa3
lines-shisima-rules-3 = Wer zuerst drei in einer Reihe durch die Mitte des Bretts hat, gewinnt: senkrecht, waagrecht oder schräg. Drei entlang einer Seite zählen nicht. Kommt eine Stellung zum dritten Mal vor, ist die Partie unentschieden.
# of fc47b079
lines-shisima-note-1 = Dieselbe Stellung sind dieselben Steine auf denselben Punkten und derselbe Spieler am Zug.
# of c4f80074
lines-sabr-title = Sabr
# of 6bfe2c72
lines-sabr-rules-2 = Die Steine des ersten Spielers stehen am Anfang auf den beiden südlichen Ecken und in der Mitte der Nordseite, die des zweiten auf den beiden nördlichen Ecken und in der Mitte der Südseite.
# of 8eb93a03
lines-sabr-rules-3 = Man zieht am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er leer ist, oder springt mit ihm über einen Stein des anderen Spielers: vom Punkt daneben geradeaus entlang einer Linie auf den leeren Punkt gleich dahinter. Der übersprungene Stein bleibt stehen. Je Zug wird einmal gesprungen; über eigene Steine nicht.
# of 4f84a0a2
lines-sabr-rules-4 = Wer zuerst drei in einer Reihe hat, gewinnt, auf irgendeiner Linie, auch schräg und auf den Grundreihen.
# of 36e4df6f
lines-sabr-note-1 = Ein Sprung geht geradeaus auf einer gezeichneten Linie, über einen Stein, der stehen bleibt.
# of c7788dad
lines-sabr-note-2 = Beide Grundreihen zählen; der Eintrag wiederholt die Ausnahme von Tant Fant nicht.
# of 335ffb6d
lines-picaria-title = Picaria
# of da262e8f
lines-picaria-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt, aber niemand auf die Mitte. Sind alle sechs gesetzt, zieht man am Zug einen Stein einen Schritt entlang einer Linie auf einen leeren Punkt; jetzt auch auf die Mitte.
# of c4eb4571
lines-picaria-note-1 = Das Spiel der Pueblo von New Mexico ist in Culin, Games of the North American Indians (1907), beschrieben. Dass niemand einen Stein auf die Mitte setzt, stammt aus dem Spiel, wie es heute gelehrt wird.
# of a68b50d6
lines-picaria-note-2 = Viele Bretter von Picaria verbinden die Mitten der Seiten mit vier weiteren Linien; hier ziehen die Steine entlang der Linien des Bretts der Mühle mit drei Steinen.
# of 1a410a63
lines-three-mens-morris-turns = jeder Spieler setzt je Zug einen Stein
# of 7e4f8ab5
lines-three-mens-morris-placing = Steine werden auf leere Punkte gesetzt, und keiner zieht, bis alle drei gesetzt sind
# of 4daf807e
lines-three-mens-morris-moving = wenn alle Steine gesetzt sind, zieht ein Stein auf einen beliebigen freien Punkt
# of 8a84d143
lines-three-mens-morris-mill = drei in einer Reihe gewinnen; kein Stein wird je genommen
# of 16c06f06
lines-three-mens-morris-end = der erste Spieler, der drei in einer Reihe bildet, gewinnt
# of 34436170
lines-tapatan-turns = die Spieler wechseln sich ab, und nur ein Stein wird je Zug bewegt
# of dea32c20
lines-tapatan-placing = Steine werden auf leere Punkte gelegt, und keiner zieht, bis alle drei gelegt sind
# of 0dbac8b3
lines-tapatan-moving = ein Stein zieht jeweils einen Punkt entlang des gezeichneten Musters
# of 78a4a51e
lines-tapatan-mill = drei in einer Reihe gewinnen; kein Stein wird je genommen
# of 9e0a2065
lines-tapatan-end = drei in einer Reihe gewinnen, und wer nicht ziehen kann, hat verloren
# of bd6d0b7e
lines-achi-turns = jeder Spieler setzt je Zug einen Stein
# of bcb884b2
lines-achi-placing = Steine werden auf leere Punkte gesetzt, und keiner zieht, bis alle vier gesetzt sind
# of be64304a
lines-achi-moving = ein Stein zieht jeweils einen Punkt entlang des gezeichneten Musters; Fliegen gibt es nicht
# of d7dfa8cf
lines-achi-mill = drei in einer Reihe, waagrecht oder senkrecht, gewinnen; kein Stein wird je genommen
# of 42db9daa
lines-achi-end = drei in einer Reihe, waagrecht oder senkrecht, gewinnen, und wer nicht ziehen kann, hat verloren
# of d21af645
lines-tant-fant-turns = nur ein Stein wird je Zug bewegt
# of 1b1e0160
lines-tant-fant-placing = die Steine stehen am Anfang aufgereiht auf der Grundreihe jedes Spielers
# of cf59c03f
lines-tant-fant-mill = drei in einer Reihe gewinnen, aber nicht auf der eigenen Grundreihe des Spielers; kein Stein wird je genommen
# of 9c192fd0
lines-tant-fant-end = drei in einer Reihe, nur nicht auf der eigenen Grundreihe, gewinnen
# of b91a61d9
lines-shisima-placing = die Steine stehen am Anfang in einer Reihe, die des einen Spielers auf der obersten Reihe des Quadrats, die des anderen auf der untersten
# of f225f3b9
lines-shisima-moving = ein Stein zieht jeweils einen Platz entlang des gezeichneten Musters
# of 3f95bcfd
lines-shisima-mill = drei in einer Reihe durch die Mitte des Bretts gewinnen
# of 029c9223
lines-shisima-end = die ersten drei in einer Reihe durch die Mitte des Bretts gewinnen; eine Stellung, die dreimal vorkommt, ist unentschieden
# of d5ae9135
lines-sabr-placing = die Steine jedes Spielers stehen am Anfang auf der Grundreihe, aber in deren Mitte steht ein Stein des Gegners
# of 125d043c
lines-sabr-moving = ein Stein zieht jeweils einen Platz entlang des gezeichneten Musters oder springt über einen Stein des Gegners
# of b60bfcdc
lines-sabr-mill = die ersten drei in einer Reihe gewinnen
# of 368d3cc9
lines-sabr-jumping = ein Stein darf über einen Stein des Gegners springen
# of 11562d34
lines-sabr-end = der erste Spieler, dem drei in einer Reihe gelingen, gewinnt
# of bc817750
lines-picaria-placing = jeder Spieler setzt drei Steine, keinen davon auf den mittleren Punkt, und Steine ziehen, wenn alle gesetzt sind
# of a0e0733c
lines-picaria-moving = ein Stein zieht einen Schritt entlang einer Linie auf einen leeren Punkt, auch auf die Mitte
# of f773b16d
lines-picaria-mill = drei in einer Reihe, auf irgendeiner Linie, gewinnen; kein Stein wird genommen
# of 6492c60e
lines-picaria-end = wer zuerst drei in einer Reihe hat, gewinnt
# of aefb76c6
lines-tresillo-stay-title = Stay
# of efd26eda
lines-tresillo-stay-rules-1 = Zwei Spieler haben je zwölf Steine. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten und an den Ecken verbunden: 24 Punkte, 20 gerade Linien zu dreien. Die Mitte des Bretts wird nicht benutzt.
# of caca86c7
lines-tresillo-stay-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen freien Punkt. Steine auf dem Brett bleiben, wo sie sind: Nichts wird gezogen, und nichts wird weggenommen.
# of 7e0e4422
lines-tresillo-stay-rules-3 = Drei eigene Steine auf einer Linie, waagrecht, senkrecht oder schräg, sind ein Tresillo. Wem eines gelingt, der bekommt vom anderen Spieler einen noch nicht gespielten Stein und behält ihn: Er wird nicht gespielt. Es wird ein Stein gegeben, auch wenn ein Stein zwei Linien auf einmal füllt. Wer keinen Stein mehr in der Hand hat, gibt keinen.
# of 8b5c1f33
lines-tresillo-stay-rules-4 = Die Partie ist zu Ende, wenn alle Punkte besetzt sind oder wenn der Spieler am Zug keinen Stein mehr zu spielen hat. Wer mehr Steine des anderen hat, hat gewonnen; bei gleich vielen ist es unentschieden.
# of 4ad72de6
lines-tresillo-stay-note-1 = Linien sind die gezeichneten, auch die vier Eckdiagonalen: 20 Linien.
# of a277437f
lines-tresillo-stay-note-2 = Ein gewonnener Stein wird behalten, nicht gespielt: Das Ziel ist, Steine zu sammeln.
# of 6738f34c
lines-tresillo-stay-note-3 = Es wird ein Stein gegeben, wie viele Linien ein Stein auch füllt (nicht gesagt).
# of 2c088da6
lines-tresillo-stay-note-4 = Wer keinen ungespielten Stein hat, gibt nichts (nicht gesagt).
# of 31eddc4b
lines-tresillo-stay-note-5 = Ein Spieler ohne Stein beendet die Partie, wenn er an die Reihe kommt.
# of bea4cd0e
lines-tresillo-pluck-title = Pluck
# of e5732d53
lines-tresillo-pluck-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen freien Punkt. Steine werden nicht gezogen.
# of a41852a0
lines-tresillo-pluck-rules-3 = Drei eigene Steine auf einer Linie, waagrecht, senkrecht oder schräg, sind ein Tresillo. Wem eines gelingt, der nimmt einen Stein des anderen Spielers vom Brett und behält ihn. Jeder darf genommen werden, auch einer, der selbst in einem Tresillo steht. Es wird ein Stein genommen, auch wenn ein Stein zwei Linien auf einmal füllt. Eine so zerstörte Linie darf wieder gefüllt werden und bringt wieder einen Stein.
# of c74a85bc
lines-tresillo-pluck-rules-4 = Die Partie ist zu Ende, wenn alle Punkte besetzt sind oder wenn der Spieler am Zug keinen Stein mehr zu spielen hat: also nach zwölf Zügen von jedem. Wer mehr Steine des anderen hat, hat gewonnen; bei gleich vielen ist es unentschieden.
# of 5a440c7c
lines-tresillo-pluck-note-2 = Ein Stein in einem Tresillo ist nicht geschützt; der Eintrag sagt nicht, dass er es ist.
# of 8a753047
lines-tresillo-pluck-note-3 = Es wird ein Stein genommen, wie viele Linien ein Stein auch füllt (nicht gesagt).
# of 40917a1f
lines-tresillo-conquer-title = Conquer
# of 2fa1a219
lines-tresillo-conquer-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf einen freien Punkt. Sind alle gespielt, zieht man am Zug einen Stein entlang einer Linie auf den nächsten Punkt, wenn er frei ist. Springen und Fliegen gibt es nicht.
# of 41f23e2a
lines-tresillo-conquer-rules-3 = Drei eigene Steine auf einer Linie, waagrecht, senkrecht oder schräg, sind ein Tresillo. Wem eines gelingt, durch Setzen oder Ziehen, der nimmt einen Stein des anderen Spielers vom Brett und behält ihn. Jeder darf genommen werden, auch einer, der selbst in einem Tresillo steht. Es wird ein Stein genommen, auch wenn zwei Linien auf einmal voll werden. Ein Tresillo darf beliebig oft geöffnet und wieder geschlossen werden.
# of 37209869
lines-tresillo-conquer-rules-4 = Wer nur noch zwei Steine hat, weil zehn genommen sind, verliert; ebenso, wer nicht ziehen kann. Ist das Brett nach dem Setzen voll, ist es unentschieden.
# of 4a5ea0e1
lines-tresillo-conquer-rules-5 = Wer länger spielen will, spielt, bis jemand 30 Punkte hat, und fängt abwechselnd an. Nach jeder Partie bekommt ein Spieler einen Punkt für jeden genommenen Stein; wer den anderen eingesperrt hat, bekommt zwei mehr für jeden Stein, den dieser auf dem Brett hat.
# of c908ec25
lines-tresillo-conquer-note-3 = Ein Tresillo darf sofort wieder gebildet werden; der Eintrag erwähnt es nicht.
# of 84e3013c
lines-tresillo-conquer-note-4 = Es wird ein Stein genommen, wie viele Linien auch voll werden (nicht gesagt).
# of b3a6d500
lines-tresillo-conquer-note-5 = Ein nach dem Setzen volles Brett sperrt beide Seiten ein, also ist es unentschieden (nicht gesagt).
# of 57539848
lines-tresillo-conquer-note-6 = Steine in der Hand zählen: Niemand verliert beim Setzen, weil er zwei Steine hat.
# of 497b8b72
lines-tresillo-conquer-note-7 = Eingesperrte Steine, je zwei Punkte, sind die Steine eines Spielers, der eingesperrt ist; beide Spieler zählen die Steine, die sie genommen haben.
# of 33903178
lines-tresillo-conquer-alt-title = Conquer, andere Spielweise
# of 683e96cb
lines-tresillo-conquer-alt-rules-2 = Zuerst werden die Steine gesetzt: Reihum setzt jeder Spieler einen Stein auf einen freien Punkt. Wer alle Steine gespielt hat, zieht: einen Stein entlang einer Linie auf den nächsten Punkt, wenn er frei ist. Springen und Fliegen gibt es nicht.
# of e1bcf999
lines-tresillo-conquer-alt-rules-3 = Drei eigene Steine auf einer Linie, waagrecht, senkrecht oder schräg, sind ein Tresillo. Wem eines gelingt, durch Setzen oder Ziehen, der bekommt vom anderen Spieler einen noch nicht gespielten Stein und behält ihn: Er wird nicht gespielt. Hat der andere Spieler keinen zu geben, wird der Stein vom Brett genommen, und zwar jeder beliebige, auch einer, der selbst in einem Tresillo steht. Man verdient einen Stein, auch wenn zwei Linien auf einmal voll werden. Ein Tresillo darf beliebig oft geöffnet und wieder geschlossen werden.
# of 7faf13e0
lines-tresillo-conquer-alt-rules-4 = Wer nur noch zwei Steine hat, weil zehn gegeben oder genommen sind, verliert; ebenso, wer nicht ziehen kann. Ist das Brett nach dem Setzen voll, ist es unentschieden.
# of 5d6a966a
lines-tresillo-conquer-alt-rules-5 = Wer länger spielen will, spielt, bis jemand 30 Punkte hat, und fängt abwechselnd an. Nach jeder Partie bekommt ein Spieler einen Punkt für jeden gegebenen oder genommenen Stein; wer den anderen eingesperrt hat, bekommt zwei mehr für jeden Stein, den dieser auf dem Brett hat.
# of ec24054c
lines-tresillo-conquer-alt-note-2 = Gegebene Steine zählen zu den zehn und werden nicht gespielt.
# of be02d5a4
lines-tresillo-conquer-alt-note-3 = Wer Steine weggegeben hat, ist früher mit dem Setzen fertig und zieht dann, während der andere noch setzt.
# of 42bc5469
lines-tresillo-conquer-alt-note-6 = Man verdient einen Stein, wie viele Linien auch voll werden (nicht gesagt).
# of 0866315d
lines-tresillo-conquer-alt-note-8 = Eingesperrte Steine, je zwei Punkte, sind die Steine eines Spielers, der eingesperrt ist; beide Spieler zählen die Steine, die sie behalten haben.
# of 281257f6
lines-tresillo-rapido-title = Rapido
# of 696c7477
lines-tresillo-rapido-rules-1 = Rapido ist Pluck oder Stay, ohne Denkpause gespielt: Der nächste Stein soll binnen fünf Sekunden gesetzt sein.
# of 81743b1b
lines-tresillo-rapido-rules-3 = Reihum setzt jeder Spieler einen Stein auf einen freien Punkt. Steine werden nicht gezogen. Drei eigene Steine auf einer Linie, waagrecht, senkrecht oder schräg, sind ein Tresillo und bringen einen Stein, auch wenn ein Stein zwei Linien auf einmal füllt.
# of 23db3026
lines-tresillo-rapido-rules-4 = Als Pluck gespielt: Wem ein Tresillo gelingt, der nimmt irgendeinen Stein des anderen Spielers vom Brett und behält ihn. Als Stay gespielt: Der andere Spieler gibt einen noch nicht gespielten Stein, oder keinen, wenn keiner mehr da ist; er wird behalten und nicht gespielt.
# of f57b389b
lines-tresillo-rapido-note-1 = „Ohne Denkpause“ nennt keine Zeit: Fünf Sekunden sind unsere Wahl. Nichts folgt, wenn sie um sind; der Eintrag nennt keine Strafe.
# of bdc8f779
lines-tresillo-rapido-note-2 = Die Option „{ words-option-play }: { words-setting-stay }“ spielt es als Stay; sonst wird es als Pluck gespielt.
# of 5869cc14
lines-tresillo-rapido-note-3 = Ein Stein in einem Tresillo ist nicht geschützt; die Einträge sagen nicht, dass er es ist.
# of 2e50a7f6
lines-tresillo-rapido-note-4 = Man verdient einen Stein, wie viele Linien ein Stein auch füllt (nicht gesagt).
# of ac7932a4
lines-tresillo-rapido-note-5 = In Stay gibt nichts, wer keinen ungespielten Stein hat (nicht gesagt).
# of ae6bd009
lines-tresillo-stay-turns = die Spieler wechseln sich ab, und jeder setzt einen Stein
# of 0d651843
lines-tresillo-stay-placing = ein Stein wird auf einen freien Punkt des Bretts gesetzt
# of 11ee4292
lines-tresillo-stay-moving = es ist ein Spiel des Setzens: Kein Stein zieht
# of b6cb5281
lines-tresillo-stay-mill = drei Steine in einer Reihe, waagrecht, senkrecht oder schräg, sind ein Tresillo, und wem es gelingt, dem gibt der andere Spieler einen ungespielten Stein
# of ea00c562
lines-tresillo-stay-one-removal = ein Tresillo bringt einen ungespielten Stein
# of 3e7bd80f
lines-tresillo-stay-end = die Partie ist zu Ende, wenn alle Punkte besetzt sind oder ein Spieler keinen Stein mehr zu spielen hat, und wer mehr Steine des anderen hat, hat gewonnen
# of 715541d8
lines-tresillo-pluck-mill = drei Steine in einer Reihe, waagrecht, senkrecht oder schräg, sind ein Tresillo, und wem es gelingt, der nimmt einen gespielten Stein des Gegners weg
# of e5a5b186
lines-tresillo-pluck-one-removal = ein Tresillo nimmt einen gespielten Stein des Gegners weg
# of 7a45610d
lines-tresillo-conquer-turns = die Spieler wechseln sich ab, und jeder spielt einen Stein
# of 8a5ca709
lines-tresillo-conquer-placing = ein Stein wird auf einen freien Punkt gesetzt, und wenn alle Steine gespielt sind, geht es auf dem Brett weiter
# of 56b11940
lines-tresillo-conquer-moving = ein Stein zieht auf einen freien Punkt daneben
# of 750ff01b
lines-tresillo-conquer-jumping = Springen gibt es nicht
# of 0d6ebaf3
lines-tresillo-conquer-end = Gewinner ist, wer dem Gegner keinen Zug lässt oder zehn Steine des Gegners weggenommen hat
# of f0a9b547
lines-tresillo-conquer-alt-mill = wem ein Tresillo gelingt, der bekommt vom Gegner einen ungespielten Stein und nimmt nur dann einen vom Brett weg, wenn keiner zu geben ist
# of 0d99a851
lines-tresillo-conquer-alt-one-removal = ein Tresillo bringt einen Stein
# of c43fac20
lines-tresillo-conquer-alt-end = Gewinner ist, wer dem Gegner keinen Zug oder nur zwei Steine lässt
# of 9e4cd73a
lines-tresillo-rapido-turns = wie in Pluck und Stay wechseln sich die Spieler ab, und jeder setzt einen Stein
# of 9cafdf6a
lines-tresillo-rapido-placing = wie in Pluck und Stay wird ein Stein auf einen freien Punkt gesetzt
# of bb061232
lines-tresillo-rapido-moving = wie in Pluck und Stay zieht kein Stein
# of 2f500545
lines-tresillo-rapido-mill = wie in Pluck nimmt ein Tresillo einen gespielten Stein des Gegners weg, wie in Stay gibt der Gegner einen ungespielten
# of 6c2802c1
lines-tresillo-rapido-one-removal = wie in Pluck und Stay bringt ein Tresillo einen Stein
# of 954ca25c
lines-tresillo-rapido-time = Pluck oder Stay wird ohne Denkpause gespielt
# of a98cb665
lines-tresillo-rapido-end = wie in Pluck und Stay ist die Partie zu Ende, wenn alle Punkte besetzt sind oder ein Spieler keinen Stein mehr zu spielen hat, und wer mehr Steine des anderen hat, hat gewonnen
# of 76d18bf2
lines-sita-nyoka-title = Sita Nyoka
# of 0bc45751
lines-sita-nyoka-meaning = { $title } ist Swahili für „{ $men } Schlangen“, und Schlangen springen nicht.
# of 7b6bae18
lines-sita-nyoka-rules-1 = { $meaning } Zwei Spieler haben je { $men } Steine. Das Brett sind zwei Quadrate, eines im anderen, an den Mitten ihrer Seiten und auch an den Ecken verbunden: 16 Punkte; in der Mitte ist kein Punkt.
# of 73b8b4ca
lines-sita-nyoka-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle gesetzt, zieht man am Zug einen Stein: entlang einer Linie auf den nächsten Punkt, wenn er leer ist. Niemand springt.
# of 27a1695b
lines-sita-nyoka-rules-3 = Drei eigene Steine auf einer Seite eines Quadrats sind eine Säule (nguzo auf Swahili). Wer eine Säule baut, durch Setzen oder Ziehen, nimmt einen Stein des Gegners für immer vom Brett: jeden beliebigen, auch einen in einer Säule. Es wird ein Stein genommen, auch wenn zwei Säulen auf einmal entstehen. Eine Säule darf mit einem Zug geöffnet und mit dem nächsten wieder gebildet werden und nimmt jedes Mal einen Stein.
# of ea45130c
lines-sita-nyoka-rules-4 = Die Spieler können vor der Partie Fliegen verabreden. Dann darf, wer nur noch drei Steine auf dem Brett und keinen in der Hand hat, einen Stein auf einen beliebigen leeren Punkt setzen, { $men }-mal in der Partie. Ein Schritt auf den nächsten Punkt ist kein Flug; nach { $men } Flügen hat dieser Spieler nur noch Schritte.
# of 3d6999e5
lines-sita-nyoka-rules-5 = Wer { $lost } Steine verloren hat oder nicht ziehen kann, verliert.
# of 45604b54
lines-sita-nyoka-note-1 = Die Reihen von dreien sind die acht Seiten der Quadrate: Die Linien zwischen den Quadraten haben nur zwei Punkte.
# of 53726413
lines-sita-nyoka-note-2 = Steine ziehen erst, wenn alle gesetzt sind, wie überall im Buch.
# of edabc589
lines-sita-nyoka-note-3 = Jeder Stein darf genommen werden, auch einer in einer Säule: Der Eintrag schützt keinen.
# of a10c1b60
lines-sita-nyoka-note-4 = „In zwei Zügen“ heißt: einen Zug hinaus und einen zurück. Eine Säule darf also mit dem allernächsten Zug wieder gebaut werden.
# of e6a94b38
lines-sita-nyoka-note-5 = „Erlaubt das Nehmen“: Es wird ein Stein genommen, wie viele Säulen es auch sind, und Nehmen ist Pflicht.
# of 251f90e5
lines-sita-nyoka-note-6 = Die { $men } Flüge hat jeder Spieler für sich; ein Zug, den ein Schritt hätte machen können, ist keiner. Ohne die Option fliegt niemand.
# of e3f1b759
lines-tano-nyoka-title = Tano Nyoka
# of 4c9b5012
lines-sita-vyura-title = Sita Vyura
# of 0791e966
lines-sita-vyura-meaning = { $title } ist Swahili für „{ $men } Frösche“, und Frösche springen.
# of d0e19695
lines-sita-vyura-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle gesetzt, zieht man am Zug einen Stein: entlang einer Linie auf den nächsten Punkt, wenn er leer ist, oder mit einem Sprung.
# of e5b6e91c
lines-sita-vyura-rules-3 = Ein Stein springt über einen Stein des Gegners auf dem nächsten Punkt, indem er auf der Linie geradeaus auf den Punkt dahinter geht, wenn er leer ist: von einer Ecke eines Quadrats über die Mitte seiner Seite zur nächsten Ecke. Je Zug wird ein Stein übersprungen, und er bleibt, wo er ist. Über eigene Steine wird nicht gesprungen.
# of cbbbe0b2
lines-sita-vyura-rules-4 = Drei eigene Steine auf einer Seite eines Quadrats sind eine Säule (nguzo auf Swahili). Wer eine Säule baut, durch Setzen, Schritt oder Sprung, nimmt einen Stein des Gegners für immer vom Brett: jeden beliebigen, auch einen in einer Säule. Es wird ein Stein genommen, auch wenn zwei Säulen auf einmal entstehen. Eine Säule darf mit einem Zug geöffnet und mit dem nächsten wieder gebildet werden und nimmt jedes Mal einen Stein.
# of 8b32536f
lines-sita-vyura-rules-5 = Die Spieler können vor der Partie Fliegen verabreden. Dann darf, wer nur noch drei Steine auf dem Brett und keinen in der Hand hat, einen Stein auf einen beliebigen leeren Punkt setzen, { $men }-mal in der Partie. Ein Schritt auf den nächsten Punkt oder ein Sprung ist kein Flug; nach { $men } Flügen hat dieser Spieler nur noch diese.
# of 5b15f7a0
lines-sita-vyura-note-3 = Das Springen beginnt, wenn alle eigenen Steine gesetzt sind; da die Spieler abwechselnd ziehen, zieht niemand, bevor alle gesetzt sind.
# of 4109d5f5
lines-sita-vyura-note-7 = Die { $men } Flüge hat jeder Spieler für sich; ein Zug, den ein Schritt oder ein Sprung hätte machen können, ist keiner. Ohne die Option fliegt niemand.
# of d42495d8
lines-tano-vyura-title = Tano Vyura
# of 9a1ca8c5
lines-kubwa-tatu-title = Kubwa Tatu
# of 360e76a8
lines-kubwa-tatu-meaning = { $title } ist Swahili für „große Drei“.
# of b7aacfe3
lines-kubwa-tatu-rules-1 = { $meaning } Zwei Spieler haben je { $men } Steine. Das Brett sind zwei Quadrate, eines im anderen, an den Mitten ihrer Seiten verbunden: 16 Punkte; in der Mitte ist kein Punkt.
# of 913a75c6
lines-kubwa-tatu-note-5 = Eine Säule darf mit dem allernächsten Zug wieder gebaut werden; der Eintrag erwähnt es nicht.
# of 48ea5e46
lines-mbili-na-nusu-title = Mbili na Nusu
# of e0dec301
lines-mbili-na-nusu-meaning = { $title } ist Swahili für „zweieinhalb“.
# of a4c23a51
lines-mbili-title = Mbili
# of 74216a0f
lines-mbili-meaning = { $title } ist Swahili für zwei.
# of e5cf1cfd
lines-ene-nyoka-title = Ene Nyoka
# of 3d18ca17
lines-ene-nyoka-rules-3 = Wer zuerst drei Steine in einer Reihe hat (eine Säule, nguzo auf Swahili), auf irgendeiner Seite eines Quadrats, gewinnt, beim Setzen oder mit einem Zug. Niemand nimmt einen Stein. Wer nicht ziehen kann, verliert.
# of 8bcce4f9
lines-ene-nyoka-note-4 = Wer nicht ziehen kann, verliert; der Eintrag erwähnt es nicht, aber es kann vorkommen.
# of 8c8d5975
lines-ene-nyoka-note-5 = Wer beginnt, ist nicht gesagt; Wiederholung ist kein Unentschieden.
# of 2839298b
lines-tatu-nyoka-title = Tatu Nyoka
# of 9ba02aac
lines-tatu-nyoka-rules-3 = Wer zuerst drei Steine in einer Reihe hat (eine Säule, nguzo auf Swahili), auf irgendeiner Seite eines Quadrats, gewinnt, beim Setzen oder mit einem Zug. Niemand nimmt einen Stein.
# of 6e17083f
lines-ene-vyura-title = Ene Vyura
# of f2a82a8b
lines-ene-vyura-rules-4 = Wer zuerst drei Steine in einer Reihe hat (eine Säule, nguzo auf Swahili), auf irgendeiner Seite eines Quadrats, gewinnt: beim Setzen, mit einem Schritt oder mit einem Sprung. Niemand nimmt einen Stein.
# of 56334dad
lines-tatu-vyura-title = Tatu Vyura
# of 11a67b27
lines-moja-na-nusu-title = Moja na Nusu
# of 9af96115
lines-moja-na-nusu-meaning = { $title } ist Swahili für „eineinhalb“.
# of 1e64cf8b
lines-tatu-ndege-title = Tatu Ndege
# of 02f5ac78
lines-tatu-ndege-meaning = { $title } ist Swahili für „{ $men } Vögel“, und Vögel fliegen.
# of a3c9eeb2
lines-tatu-ndege-rules-2 = Reihum setzt jeder Spieler einen Stein auf einen leeren Punkt. Sind alle sechs gesetzt, setzt man am Zug einen Stein auf einen beliebigen leeren Punkt um, nah oder fern.
# of c6241008
lines-tatu-ndege-rules-3 = Wer zuerst drei Steine in einer Reihe hat (eine Säule, nguzo auf Swahili), auf irgendeiner Seite eines Quadrats, gewinnt, beim Setzen oder beim Fliegen. Niemand nimmt einen Stein.
# of c220f4da
lines-tatu-ndege-note-1 = Die Dreierreihen sind die acht Seiten der Quadrate.
# of 005e7bf1
lines-tatu-ndege-note-2 = Steine fliegen erst, wenn alle gesetzt sind; der Eintrag wiederholt es nicht.
# of 77e3161d
lines-tatu-ndege-note-4 = „Jeder freie Punkt“, immer: Ein Stein, der über andere fliegt, überspringt niemanden.
# of c4d05105
lines-sita-nyoka-turns = die Spieler wechseln sich ab
# of 3de97e0d
lines-sita-nyoka-placing = die Spieler setzen abwechselnd je { $men } Steine, je einen auf einen Punkt
# of abe83f14
lines-sita-nyoka-moving = ein Stein zieht auf einen freien Punkt daneben, zwischen den Quadraten über die Mittellinien und die Ecken; mit der Option Fliegen hat, wer nur noch drei Steine hat, { $men } Flüge
# of dac62c80
lines-sita-nyoka-mill = drei in einer Reihe sind eine Säule, und wer eine baut, darf einen Stein des Gegners wegnehmen
# of c0648369
lines-sita-nyoka-one-removal = eine Säule erlaubt, einen Stein des Gegners wegzunehmen
# of a26fa418
lines-sita-nyoka-remade = eine Säule darf in zwei Zügen wieder gebaut werden
# of 9edb59dd
lines-sita-nyoka-end = gewonnen hat, wer { $lost } Steine des Gegners wegnimmt oder ihm das Ziehen unmöglich macht
# of 8e264af9
lines-sita-vyura-placing = die Spieler setzen abwechselnd je { $men } Steine, je einen auf einen Punkt, und springen erst, wenn alle gespielt sind
# of 92f4975b
lines-sita-vyura-jumping = sind alle Steine gespielt, darf ein Stein in gerader Linie über einen Stein des Gegners daneben auf einen freien Punkt springen, und der übersprungene Stein wird nicht weggenommen
# of 6ddfa632
lines-kubwa-tatu-moving = ein Stein zieht auf einen freien Punkt daneben, zwischen den Quadraten über die Mittellinien; mit der Option Fliegen hat, wer nur noch drei Steine hat, { $men } Flüge
# of 5e068d9a
lines-ene-nyoka-mill = das Ziel sind drei in einer Reihe, die gewinnen; kein Stein wird je genommen
# of b24abf06
lines-moja-na-nusu-moving = ein Stein zieht auf einen freien Punkt daneben, zwischen den Quadraten über die Mittellinien
# of ef3a7adb
lines-tatu-ndege-moving = ein Stein darf auf jeden freien Punkt ziehen
