# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } kam in einem Zug zweimal nach { $astray_to }; eine Schlagfolge kommt an keinen Punkt wieder
# of 366e2097
captures-crowned-early = auf { $crowned } steht ein König, aber { FORM($man, article: "a") } wird nur gekrönt, wenn { ATTR($man, "gender") ->
    [feminine] sie ihren
   *[other] er seinen
} Zug auf der letzten Reihe beendet
# of 3321a5e8
captures-diagonal-capture = { $own } schlug { $foe_gone } schräg, aber geschlagen wird nur gerade
# of 3bdcfb1a
captures-king-diagonal = { $own } zog einen König von { $own_gone } nach { $own_come }; Könige gehen gerade
# of 322c6350
captures-majority = { $longest } nimmt { $most }, dies nimmt { $count }
# of 6bba4010
captures-must-capture = { $own } kann schlagen und muss es daher: { $example }
# of 35d7002f
captures-no-line = { $own } zog von { $own_gone } nach { $own_come }, wohin keine Linie führt
# of 9f3b8546
captures-taken-elsewhere = { $own } nahm { $uncaptured }; das schlägt ein Zug von { $own_gone } nach { $own_come } nicht
# of 61c2a78e
captures-took-both-ways = { $own } nahm { $foe_gone }, aber ein Zug nimmt das, worauf er zugeht, oder das, wovon er weggeht, nicht beides
# of 0d36442d
captures-took-unmoved = { $own } nahm { $foe_gone }, aber kein Zug von { $own } hat das geschlagen
# of 1a65caab
captures-way-blocked = { $own } zog von { $own_gone } nach { $own_come } über { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } ging von { $astray_from } nach { $astray_to } in derselben Richtung weiter; eine Schlagfolge wechselt bei jedem Schritt die Richtung
# of f2c183e6
captures-croda-title = Croda
# of da949900
captures-croda-rules-1 = Zwei Spieler haben je vierundzwanzig Steine auf einem Brett von acht mal acht Feldern. Am Anfang füllen sie die drei Reihen, die jedem Spieler am nächsten sind. Weiß, im Süden, beginnt; dann wird abwechselnd gezogen, und ziehen muss man.
# of fc370f8c
captures-croda-rules-2 = Ein Stein geht ein Feld vorwärts, geradeaus oder schräg, auf ein leeres Feld. Er schlägt nur gerade: Er springt über eine gegnerische Figur auf dem Feld vor, neben oder hinter ihm auf das Feld dahinter, das leer sein muss. Ein Stein, der seinen Zug auf der fernsten Reihe beendet, wird König: Ein zweiter Stein kommt darauf, oder er wird umgedreht. Ein Stein, der diese Reihe beim Schlagen nur durchquert, bleibt ein Stein.
# of 7846bf18
captures-croda-rules-3 = Ein König zieht beliebig viele freie Felder gerade entlang seiner Reihe oder Linie. Er schlägt eine gegnerische Figur in beliebiger Entfernung, indem er über sie springt, wenn der Weg dazwischen frei ist, auf ein beliebiges freies Feld dahinter.
# of c707f1c2
captures-croda-rules-4 = Wer schlagen kann, muss schlagen, und mit derselben Figur weiter, solange sie kann; sie kehrt aber nie geradewegs um. Von allen möglichen Ketten muss eine gespielt werden, die am meisten Figuren schlägt; ein König zählt als eine. Die geschlagenen Figuren werden weggenommen, wenn die Kette zu Ende ist. Bis dahin stehen sie im Weg, und keine wird zweimal übersprungen; ein leeres Feld darf wieder betreten werden.
# of 6c0b2d98
captures-croda-rules-5 = Wer keinen Zug hat, hat verloren: weil keine Figur übrig ist oder alle eingesperrt sind. Unentschieden ist es durch Vereinbarung, oder wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal da ist.
# of 66a86195
captures-croda-note-1 = Die Anfangsstellung ist aus anderen Beschreibungen bekannt: Die Quelle zeigt sie nur in einem Bild.
# of d7b9d831
captures-croda-note-2 = Eine andere Beschreibung lässt Steine seitwärts gehen; die Quelle sagt, dass der schräge Schritt das ersetzt.
# of f2a50450
captures-croda-note-3 = Niemand kann in einer Kette geradewegs umkehren: Die übersprungene Figur steht noch da, und keine wird zweimal geschlagen.
# of c25ef00d
captures-croda-note-4 = Eine Kamera erkennt nicht immer, ob ein Stein gekrönt ist. Ein Stein, der auf die fernste Reihe gekommen ist, ist ein König, ob er gekrönt wurde oder nicht.
# of 07b9b4d4
captures-croda-turns = Weiß beginnt; die Spieler ziehen abwechselnd, und ziehen muss man
# of 3deb931f
captures-croda-moving = ein Stein geht ein Feld vorwärts, geradeaus oder schräg, auf ein leeres Feld; ein König zieht beliebig viele freie Felder entlang einer Reihe oder Linie
# of 4f726e57
captures-croda-capture = wer schlagen kann, muss schlagen; geschlagen wird immer entlang von Reihen und Linien: Ein Stein springt über eine gegnerische Figur neben ihm auf das leere Feld dahinter, vorwärts, seitwärts oder rückwärts; ein König springt aus beliebiger Entfernung und landet auf einem beliebigen freien Feld dahinter
# of d4e8150a
captures-croda-taking = die geschlagenen Figuren werden weggenommen, wenn die ganze Kette zu Ende ist, und nicht vorher
# of 96e7e880
captures-croda-chain = die Kette, die am meisten Figuren schlägt, muss bis zum Ende gespielt werden; sie schlägt keine Figur zweimal und kehrt nie geradewegs um, darf aber ein Feld wieder betreten
# of a929a026
captures-croda-crowning = ein Stein, der seinen Zug auf der Grundreihe des Gegners beendet, wird König; einer, der sie in einer Kette nur durchquert, nicht; Könige ziehen gerade und nie schräg
# of e60d7292
captures-croda-end = wer keinen erlaubten Zug hat, verliert; die Partie ist unentschieden durch Vereinbarung oder wenn eine Stellung dreimal da ist
# of c9b2ea27
captures-fanorona-title = Fanorona
# of a4640a4d
captures-fanorona-rules-1 = Zwei Spieler haben je zweiundzwanzig Steine auf einem Brett von neun mal fünf Punkten, die durch Linien verbunden sind. Am Anfang füllen sie die zwei Reihen, die jedem Spieler am nächsten sind, und abwechselnd die mittlere Reihe, deren mittlerer Punkt leer ist. Weiß, im Süden, beginnt; dann wird abwechselnd gezogen.
# of bc59b841
captures-fanorona-rules-2 = Ein Stein geht entlang einer Linie auf den nächsten Punkt, der leer sein muss. Steht auf dem Punkt dahinter auf dieser Linie ein gegnerischer Stein, wird er durch Annähern geschlagen, und mit ihm alle gegnerischen Steine lückenlos dahinter. Steht hinter dem Punkt, den der Stein verlässt, auf dieser Linie ein gegnerischer Stein, wird er durch Entfernen geschlagen, und mit ihm die lückenlose Reihe dahinter. Ein Zug, der beides täte, tut eines davon: Der Spieler wählt es durch das, was er vom Brett nimmt.
# of 63c4f1c3
captures-fanorona-rules-3 = Wer schlagen kann, muss schlagen. Nach einem Schlag darf derselbe Stein weiterziehen, solange jeder Schritt schlägt; die Steine kommen nach jedem Schritt vom Brett. Er darf nach jedem Schritt aufhören. In einem Zug kommt er auf keinen Punkt zweimal, auch nicht auf den, von dem er kam, und er macht nicht zwei Schritte hintereinander in derselben Richtung.
# of b0938563
captures-fanorona-rules-4 = Wer alle Steine des Gegners schlägt, gewinnt. Wer nicht ziehen kann, hat verloren. Die Spieler können sich auf Unentschieden einigen.
# of 9224190a
captures-fanorona-rules-5 = Das kleinere Brett, Fanoron-Dimyand, hat fünf mal fünf Punkte und je zwölf Steine; die Regeln sind dieselben.
# of 63d4e3d6
captures-fanorona-note-1 = Die Quelle sagt nicht, ob der Punkt, auf dem ein Stein beginnt, als besucht zählt: Er zählt so.
# of e0f424e6
captures-fanorona-note-2 = Die Quelle sagt nicht, was folgt, wenn ein Spieler nicht ziehen kann: Er hat verloren.
# of 5ae61681
captures-fanorona-note-3 = Die Quelle sagt, dass Unentschieden möglich ist, aber nicht wann. Die Spieler können es vereinbaren; die Option „{ words-option-threefold }“ macht eine Stellung unentschieden, die mit derselben Seite am Zug zum dritten Mal da ist.
# of 4c4de505
captures-fanorona-note-4 = Die Quelle nennt die Bretter von fünf mal fünf Punkten (Fanoron-Dimyand) und von drei mal drei (Fanoron-Telo) ohne ihre Regeln und Anfangsstellungen: Es sind die des großen, verkleinert. Auf dem kleinsten hat jede Seite vier Steine.
# of a6839d35
captures-fanorona-note-5 = Die mittlere Reihe beginnt mit einem Stein der zweiten Seite links von Süd, und die Farben wechseln sich ab.
# of cf3e2d48
captures-fanorona-turns = die Spieler ziehen abwechselnd, Weiß zuerst
# of e78fe19a
captures-fanorona-moving = ein Zug, der nicht schlägt, bringt einen Stein entlang einer gezeichneten Linie auf den nächsten Punkt, wenn er leer ist
# of cf3b5b55
captures-fanorona-capture = wer schlagen kann, muss schlagen; ein Stein schlägt durch Annähern die Reihe gegnerischer Steine, die auf dem nächsten Punkt seiner Linie beginnt, oder durch Entfernen die Reihe, die auf dem Punkt hinter ihm beginnt; wo er beides täte, wählt der Spieler eines
# of 9d2e27b9
captures-fanorona-taking = alle Steine der lückenlosen Reihe kommen nach jedem Schritt vom Brett, und keine anderen
# of 8104dcfd
captures-fanorona-chain = der Stein darf weiter schlagen und nach jedem Schritt aufhören; er kommt in einem Zug auf keinen Punkt zweimal und macht nicht zwei Schritte hintereinander in derselben Richtung
# of bcec676a
captures-fanorona-end = das Ziel ist, alle Steine des Gegners zu schlagen; Unentschieden ist möglich
