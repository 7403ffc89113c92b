# of 6b9f4b82
mabambo-exchange-first = { $own } nahm { AGREE($own_gone, "den Stein", "die Steine") } auf { $own_gone } auf, muss aber zuerst den dreizehnten tauschen
# of 01d05155
mabambo-jumped-enemy = { $own } sprang von { $own_gone } nach { $own_come } über einen Stein von { $foe }
# of f0c08aca
mabambo-left-standing = { $own } schlug { $foe_gone }, aber dieser Stein liegt noch auf { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } schlug { $foe_gone } von { $own_gone } aus, ohne einen eigenen Stein zu überspringen
# of fa4ba300
mabambo-none-in-hand = auf { $come } kamen mehr Steine, als gezogen wurden oder in der Hand waren
# of 760b69dc
mabambo-not-adjacent = { $own } zog von { $own_gone } nach { $own_come }, aber nicht auf die nächste Mulde
# of 25ce5bce
mabambo-not-beaten = { $own } nahm { $foe_gone }, wo kein Stein von { $own } landen kann
# of f15d2725
mabambo-nothing-taken = { $own } setzte den dreizehnten Stein auf { $own_come }, ohne einen Stein von { $foe } zu nehmen
# of 39864f27
mabambo-taken-elsewhere = { $own } nahm { $foe_gone }, landete aber auf { $own_come }; ein Stein schlägt, wo er landet
# of 9cc47cdb
mabambo-too-many-jumps = { $own } sprang von { $own_gone } nach { $own_come } mit mehr Sprüngen als { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } nahm { $foe_gone }, aber ein Stein wird getauscht
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } nahm { $foe_gone }, aber ein Zug schlägt einen Stein
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } nahm { $foe_gone }, aber der Stein, den { $foe } gerade getauscht hat, bleibt
# of cee1e824
mabambo-wrong-pit = { $own } nahm { AGREE($foe_gone, "den Stein", "die Steine") } auf { $foe_gone }, also gehört der dreizehnte dorthin, nicht auf { $own_come }
# of e5836d2f
mabambo-mabambo-long-jump-title = Mabambo mit langen Sprüngen
# of bf1031be
mabambo-mabambo-long-jump-rules-1 = Zwei Spieler haben je dreizehn Steine. Gespielt wird nur auf dem inneren Feld von fünf mal fünf Mulden. Zwölf Steine jedes Spielers liegen am Anfang dort, die des Beginnenden auf den beiden südlichsten Reihen und in den beiden linken Mulden der mittleren Reihe, die des anderen auf den beiden nördlichsten Reihen und in den beiden rechten; die Mitte ist leer. (Oder, wenn so verabredet, wechseln sich beide Farben ab wie die Felder eines Schachbretts, die Mitte leer, die Steine des Beginnenden in den Ecken.) Den dreizehnten Stein hat jeder in der Hand. Je zehn äußere Mulden dienen zum Sammeln geschlagener Steine; was darin liegt, ist aus dem Spiel.
# of 3552f638
mabambo-mabambo-long-jump-rules-2 = Wer beginnt: Ein Spieler verbirgt einen Stein in einer Hand; errät der andere die Hand, beginnt er.
# of f77c8f82
mabambo-mabambo-long-jump-rules-3 = Tausch: Im ersten Zug der Partie nimmt der Beginnende einen beliebigen Stein des Gegners als geschlagen und legt den eigenen dreizehnten Stein in dessen Mulde. Dann tut der Gegner dasselbe, darf aber nicht den Stein nehmen, den der Beginnende gerade gelegt hat.
# of 7a73c5d6
mabambo-mabambo-long-jump-rules-4 =
    Von da an zieht reihum jeder Spieler einen eigenen Stein, quer oder längs, nie schräg, auf eine von vier Arten.
    Ziehen: in eine freie Mulde daneben.
    Springen: geradeaus über einen oder mehrere eigene Steine, die lückenlos daneben liegen, in die Mulde gleich dahinter, wenn sie frei ist.
    Schlagen: derselbe Sprung, aber wo gleich hinter den eigenen ein gegnerischer Stein liegt; dieser ist geschlagen, und der eigene nimmt seine Mulde ein.
    Langer Sprung: Nach einem Sprung in eine freie Mulde darf derselbe Stein sofort noch einmal springen, in irgendeine gerade Richtung; dieser zweite Sprung darf in einer freien Mulde enden oder schlagen.
    Über gegnerische Steine wird nie gesprungen, und ein Stein schlägt nur dort, wo er landet; mit dem Schlagen ist der Zug zu Ende.
# of b617c47a
mabambo-mabambo-long-jump-rules-5 = Wer zuerst zehn Steine geschlagen hat, gewinnt; ebenso, wer dem Gegner keinen erlaubten Zug lässt. Haben beide nur noch je vier Steine im Spiel, ist die Partie unentschieden.
# of 35dc296e
mabambo-mabambo-long-jump-rules-6 = Der Gewinner zählt so viele Punkte, wie der Gegner leere Sammelmulden hat: zehn weniger die Steine, die der Verlierer geschlagen hat. Ein Turnier hat drei Partien; der Verlierer einer Partie bestimmt, wer die nächste beginnt; die meisten Punkte gewinnen, bei gleich vielen, wer zwei Partien gewonnen hat.
# of 44aaa286
mabambo-mabambo-long-jump-note-1 = Das Bild vom Anfang fehlt. Aufgestellt wie Alquerque: je zwei Reihen und je zwei Mulden der mittleren Reihe, die Mitte leer; die Option „{ words-option-setup }“ bietet ein Schachbrettmuster ohne die Mitte.
# of 3b136324
mabambo-mabambo-long-jump-note-2 = Ein Sprung oder ein Schlagen geht über mindestens einen eigenen Stein und landet gleich hinter deren lückenloser Reihe.
# of bfa3dc9f
mabambo-mabambo-long-jump-note-3 = Auf den ersten Sprung darf genau ein weiterer folgen; nie einer nach dem Ziehen oder Schlagen.
# of ec3226ff
mabambo-mabambo-long-jump-note-4 = Ein Stein, der dorthin zurückspringt, wo er begonnen hat, hat nicht gezogen: Das ist kein Zug.
# of 5cefdbf3
mabambo-mabambo-long-jump-note-5 = Wege eines Steins in dieselbe Mulde sind ein Zug; der kürzeste wird geschrieben.
# of 84cb65e3
mabambo-mabambo-long-jump-note-6 = Der im Tausch genommene Stein zählt als geschlagen.
# of b2ab52e7
mabambo-mabambo-long-jump-note-7 = Im Spiel sind die Steine auf dem Brett und in der Hand.
# of b5bae320
mabambo-mabambo-long-jump-note-8 = Eine unentschiedene Partie bringt keine Punkte.
# of 34d9affa
mabambo-mabambo-title = Mabambo
# of f5fcf718
mabambo-mabambo-rules-4 =
    Von da an zieht reihum jeder Spieler einen eigenen Stein, quer oder längs, nie schräg, auf eine von drei Arten.
    Ziehen: in eine freie Mulde daneben.
    Springen: geradeaus über einen oder mehrere eigene Steine, die lückenlos daneben liegen, in die Mulde gleich dahinter, wenn sie frei ist.
    Schlagen: derselbe Sprung, aber wo gleich hinter den eigenen ein gegnerischer Stein liegt; dieser ist geschlagen, und der eigene nimmt seine Mulde ein.
    Über gegnerische Steine wird nie gesprungen, und ein Stein schlägt nur dort, wo er landet.
# of 051b8f8c
mabambo-mabambo-long-jump-long-jump = nach einem ersten Sprung in eine freie Mulde darf der Stein sofort noch einmal springen, in eine freie Mulde oder auf einen gegnerischen Stein
# of 8d5af0b8
mabambo-mabambo-turns = (dort nicht gesagt) die Spieler sind abwechselnd am Zug, ein Stein je Zug
# of 0b61a389
mabambo-mabambo-stones = jeder Spieler hat dreizehn Steine, einen davon für den Tausch; (dort nicht gesagt) in einer Mulde liegt einer
# of 6b4df9be
mabambo-mabambo-exchange = zuerst nimmt der Beginnende, dann der andere Spieler einen gegnerischen Stein weg und legt den dreizehnten eigenen Stein in dessen Mulde
# of 3372b3c4
mabambo-mabambo-shielded = der dreizehnte Stein des Beginnenden darf im Tausch nicht genommen werden
# of 93594aef
mabambo-mabambo-straight = man zieht nur die eigenen Steine, quer oder längs, nie schräg; über eigene Steine darf man springen, über die des Gegners nicht
# of cc5a17c9
mabambo-mabambo-pull = ein Stein geht in eine freie Mulde daneben
# of edd184d3
mabambo-mabambo-jumping = ein Stein springt über mindestens einen Stein seiner Farbe in die nächste Mulde dahinter, wenn sie frei ist
# of a0a45355
mabambo-mabambo-beat = ein gegnerischer Stein wird geschlagen, indem man über mindestens einen eigenen Stein in seine Mulde springt, und kommt in eine Sammelmulde dessen, der schlägt
# of 9c0e3b0a
mabambo-mabambo-long-jump = ein Stein springt einmal; nur die Spielart kennt mehr
# of 2c8bab43
mabambo-mabambo-end = wer zuerst zehn Steine schlägt oder dem Gegner keinen erlaubten Zug lässt, gewinnt; mit je vier Steinen im Spiel ist die Partie unentschieden
