# of 20d8ea3e
stacks-blocked = { $own } hob { FORM($man, article: "the", case: "accusative") } auf { $own_gone }, { ATTR($man, "gender") ->
    [feminine] die
   *[other] der
} nirgends hin kann
# of 6465355b
stacks-covered-chip = von { $shuffled } wurde { FORM($man, article: "a") } genommen, { ATTR($man, "gender") ->
    [feminine] die
   *[other] den
} andere bedecken
# of bd9afe31
stacks-no-tresillo = { $own } nahm Steine von { $taken } ohne Tresillo
# of 659e21a5
stacks-one-removal-only = { $own } nahm Steine von { $taken }, aber ein Zug nimmt einen Stapel
# of ddfbbac1
stacks-other-colour = von { $lost } ging { FORM($man, article: "a") } von { $own } weg, aber nach { $come } kam { ATTR($man, "gender") ->
    [feminine] eine
   *[other] einer
} in anderer Farbe
# of 1021cf59
stacks-own-chip-on-top = { $own } legte einen Stein auf { $own_come }, wo ein Stein von { $own } obenauf ist
# of a5a04424
stacks-protected-by-tresillo = { $own } nahm einen Stapel aus einem Tresillo, { $taken }, obwohl andere frei stehen
# of 5e80a07b
stacks-put-underneath = auf { $slipped_under } kam ein Stein unter andere zu stehen, nicht obenauf
# of aa664bac
stacks-recoloured = auf { $recoloured } liegen andere Steine an der Stelle der früheren
# of 81052b87
stacks-removed-own-stack = { $own } nahm Steine von { $taken }, keinen Stapel, den { $own } nehmen darf
# of 00e3f2ec
stacks-second-priority = auf { $come } kam ein Stein, aber zuerst nimmt { $own }, dessen Tresillo aufgedeckt wurde, einen Stapel weg
# of 58ce387c
stacks-stack-moved = mehr als der oberste Stein ging von { $lost } nach { $come }
# of 37359e2d
stacks-stack-too-high = der Stapel auf { $high } ist höher als { $highest }
# of 37c6468d
stacks-stack-2p-title = Stack zu zweit
# of caefbddc
stacks-stack-2p-rules-1 = Zwei Spieler haben je zwei Farben, zwölf Steine von jeder Farbe. Die erste und die dritte Farbe gehören dem einen Spieler, die zweite und die vierte dem anderen. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten und an den Ecken verbunden: 24 Punkte, 20 gerade Linien zu dreien. Die Mitte des Bretts wird nicht benutzt.
# of 0267deac
stacks-stack-2p-rules-2 = Die Spieler sind abwechselnd am Zug, und jeder spielt seine zwei Farben abwechselnd: So kommen die vier Farben der Reihe nach dran. Ein Zug wird mit der Farbe gespielt, die an der Reihe ist.
# of a0e37e26
stacks-stack-2p-rules-3 = Solange diese Farbe Steine in der Hand hat, wird einer davon gesetzt: auf einen freien Punkt oder auf einen Stapel (oder einzelnen Stein) mit irgendeiner anderen Farbe obenauf, der des Gegners oder der zweiten eigenen. Ein Stapel hat nie mehr als fünf Steine. Nur der oberste Stein zählt für Linien und kann ziehen.
# of 1be2ce51
stacks-stack-2p-rules-4 = Hat die Farbe keinen in der Hand, zieht stattdessen ein unbedeckter Stein von ihr: entlang einer Linie auf den nächsten Punkt, wenn er frei ist oder weniger als fünf Steine mit einer anderen Farbe obenauf trägt. Eine Farbe mit nur noch drei Steinen oder weniger auf dem Brett, bedeckte mitgezählt, und keinem in der Hand darf fliegen: Ein unbedeckter Stein geht auf einen solchen Punkt, wie weit es auch ist.
# of 18b69895
stacks-stack-2p-rules-5 = Drei Steine einer Farbe obenauf auf den drei Punkten einer Linie sind ein Tresillo; die beiden Farben eines Spielers bilden zusammen keines. Wer eines bildet, nimmt einen ganzen Stapel weg, auf dem ein Stein des Gegners obenauf liegt. Stapel in einem Tresillo sind geschützt: Sie dürfen nur genommen werden, wenn jeder Stapel, der genommen werden könnte, in einem steht. Ein Stapel wird genommen, wie viele Tresillos auch auf einmal entstanden sind. Die eigenen Steine darin, beider Farben, gehen zurück in die Hand und werden wieder gespielt; die des Gegners werden behalten und zählen am Ende.
# of 6843740f
stacks-stack-2p-rules-6 = Ein Stein, der wegzieht, deckt den darunter auf. Entsteht so ein Tresillo der aufgedeckten Farbe, hat ihr Spieler das zweite Recht: Zuerst nimmt der, der gezogen hat, einen Stapel, wenn ein Tresillo entstand; dann, wenn das aufgedeckte Tresillo noch steht, nimmt dessen Spieler ebenso einen Stapel. Dann geht es mit der Farbe nach der weiter, die gezogen hat.
# of 054f50e8
stacks-stack-2p-rules-7 = Eine Farbe, die weder gesetzt werden noch ziehen kann, setzt aus.
# of 40f34f62
stacks-stack-2p-rules-8 = Die Partie ist zu Ende, wenn alle Steine gespielt sind und nur noch die Farben eines Spielers auf dem Brett sind, in welcher Schicht auch immer. Dieser Spieler hat gewonnen. Jeder Spieler bekommt einen Punkt für jeden behaltenen Stein, der Gewinner auch einen für jeden Stein auf dem Brett. Wer zuerst 50 Punkte hat, oder so viele wie verabredet, gewinnt das Match; der andere Spieler beginnt die nächste Runde. Sind alle Steine gespielt, können die Spieler sich einig werden, dass keiner je das Brett allein haben wird: Das ist eine Sackgasse, die Runde ist zu Ende, und die Steine auf dem Brett zählen nicht.
# of a0518cff
stacks-stack-2p-note-1 = Jede Seite ist eine Farbe; die 1. und die 3. gehören dem einen Spieler, die 2. und die 4. dem anderen. Punkte gibt es je Farbe: Die eines Spielers sind zwei davon zusammengezählt.
# of f8d55d27
stacks-stack-2p-note-2 = Ein Tresillo hat eine Farbe.
# of 3aa0036f
stacks-stack-2p-note-3 = Nur Stapel mit dem Gegner obenauf werden genommen, nicht die mit der zweiten eigenen Farbe obenauf; die eigenen Steine, die wieder gespielt werden, sind die beider Farben.
# of 10f06e35
stacks-stack-2p-note-4 = Steine setzen, ziehen und fliegen geht nach Farbe: Eine Farbe zieht, wenn sie keinen in der Hand hat, und fliegt mit drei Steinen oder weniger auf dem Brett.
# of 71f33b61
stacks-stack-2p-note-5 = Eine Farbe, die nicht spielen kann, setzt aus, auch wenn die andere Farbe des Spielers spielen könnte.
# of 390b1179
stacks-stack-2p-note-6 = „Eine Farbe bleibt übrig“ wird als die Farben eines Spielers gelesen: Die zweite Farbe des Gewinners muss nicht geschlagen sein.
# of fc9ff5ca
stacks-stack-2p-note-7 = Ein aufgedecktes Tresillo darf die zweite eigene Farbe dessen haben, der gezogen hat: Auch dann nimmt diese Farbe mit zweitem Recht einen Stapel weg.
# of 7110c70d
stacks-stack-2p-note-8 = Es wird ein Stapel weggenommen, wie viele Tresillos auch auf einmal entstehen (nicht gesagt).
# of 8d68332b
stacks-stack-2p-note-9 = Das Wegnehmen ist Pflicht. Wo der Gegner auf keinem Stapel obenauf liegt, gibt es keines.
# of 182dad1e
stacks-stack-2p-note-10 = Lässt der Zug selbst nur die Farben eines Spielers übrig, ist die Partie sofort zu Ende.
# of 3d76968e
stacks-stack-2p-note-11 = Über die Sackgasse des Regelbuchs müssen sich die Spieler einigen: Die Regeln hier erklären sie nicht, und dann zählen die behaltenen Steine. Eine Stellung, in der überhaupt niemand spielen kann, ist unentschieden und wird wie eine Sackgasse gezählt.
# of 96060264
stacks-stack-2p-note-12 = Runden und das Ziel von 50 Punkten sind Sache eines Matches.
# of db94bfcc
stacks-stack-team-title = Stack in Mannschaften
# of 0b82f7b9
stacks-stack-team-rules-1 = Vier Spieler haben je zwölf Steine, jeder in einer Farbe. Der erste und der dritte spielen zusammen gegen den zweiten und den vierten. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten und an den Ecken verbunden: 24 Punkte, 20 gerade Linien zu dreien. Die Mitte des Bretts wird nicht benutzt. Ein Spieler beginnt, und es geht rechts herum, so dass die Mannschaften sich abwechseln.
# of 355c8a80
stacks-stack-team-rules-2 = Wer Steine in der Hand hat, setzt einen davon: auf einen freien Punkt oder auf einen Stapel (oder einzelnen Stein) mit irgendeiner anderen Farbe obenauf, auch der des Mitspielers. Ein Stapel hat nie mehr als fünf Steine. Nur der oberste Stein zählt für Linien und kann ziehen.
# of f856771f
stacks-stack-team-rules-3 = Wer keinen Stein in der Hand hat, zieht stattdessen: Ein unbedeckter Stein der eigenen Farbe geht entlang einer Linie auf den nächsten Punkt, wenn er frei ist oder weniger als fünf Steine mit einer anderen Farbe obenauf trägt. Wer nur noch drei Steine oder weniger auf dem Brett hat, bedeckte mitgezählt, und keinen in der Hand, darf fliegen: einen unbedeckten Stein auf einen solchen Punkt setzen, wie weit es auch ist.
# of 2de234ff
stacks-stack-team-rules-4 = Drei Steine einer Farbe obenauf auf den drei Punkten einer Linie sind ein Tresillo; zwei Mitspieler bilden zusammen keines. Wer eines bildet, nimmt einen ganzen Stapel weg, auf dem eine andere als die eigene Farbe obenauf liegt; es darf die des Mitspielers sein. Stapel in einem Tresillo sind geschützt: Sie dürfen nur genommen werden, wenn jeder Stapel, der genommen werden könnte, in einem steht. Ein Stapel wird genommen, wie viele Tresillos auch auf einmal entstanden sind. Die eigenen Steine darin gehen zurück in die Hand und werden wieder gespielt; alle anderen werden behalten und zählen am Ende, auch die des Mitspielers, der sie nicht zurückbekommt.
# of ebe9a8fe
stacks-stack-team-rules-5 = Ein Stein, der wegzieht, deckt den darunter auf. Entsteht so ein Tresillo der aufgedeckten Farbe, hat ihre Mannschaft das zweite Recht: Zuerst nimmt der, der gezogen hat, einen Stapel, wenn ein Tresillo entstand; dann, wenn das aufgedeckte Tresillo noch steht, nimmt der Spieler seiner Farbe ebenso einen Stapel. Dann geht es mit dem Spieler nach dem weiter, der gezogen hat.
# of 70c52921
stacks-stack-team-rules-6 = Wer weder setzen noch ziehen kann, setzt aus.
# of b0558b0c
stacks-stack-team-rules-7 = Die Partie ist zu Ende, wenn alle Steine gespielt sind und nur noch die Farben einer Mannschaft auf dem Brett sind, in welcher Schicht auch immer. Diese Mannschaft hat gewonnen. Jede Mannschaft bekommt einen Punkt für jeden Stein, den ihre Spieler behalten haben, die Gewinner auch einen für jeden Stein auf dem Brett. Die Mannschaft, die zuerst 50 Punkte hat, oder so viele wie verabredet, gewinnt das Match. Sind alle Steine gespielt, können die Mannschaften sich einig werden, dass keine je das Brett allein haben wird: Das ist eine Sackgasse, die Runde ist zu Ende, und die Steine auf dem Brett zählen nicht.
# of 27f62118
stacks-stack-team-note-1 = Der Eintrag sagt mit Absicht, was anders ist als in Stack: Auf jede andere Farbe darf gestapelt werden, und der Stapel jeder anderen Farbe darf genommen werden, auch der des Mitspielers.
# of e5c0017b
stacks-stack-team-note-2 = Ein Tresillo hat eine Farbe, nicht die zwei einer Mannschaft.
# of 156fd359
stacks-stack-team-note-3 = Das zweite Recht der Mannschaft übt der Spieler aus, dessen Farbe das Tresillo bildet, auch wenn der Mitspieler es aufgedeckt hat.
# of 21023752
stacks-stack-team-note-4 = Punkte gibt es je Farbe: Die einer Mannschaft sind zwei davon zusammengezählt.
# of fa50d284
stacks-stack-team-note-5 = Nur noch drei Steine: drei oder weniger auf dem Brett, in welcher Schicht auch immer, und keiner in der Hand.
# of 77cf1126
stacks-stack-team-note-7 = Das Wegnehmen ist Pflicht, auch wenn nur Stapel des Mitspielers übrig sind.
# of 6d8e73ea
stacks-stack-team-note-8 = Lässt der Zug selbst nur eine Mannschaft übrig, ist die Partie sofort zu Ende, bevor jemand mit zweitem Recht wegnimmt.
# of 55be68f9
stacks-stack-team-note-9 = Über die Sackgasse des Eintrags müssen sich die Mannschaften einigen: Die Regeln hier erklären sie nicht, und dann zählen die behaltenen Steine. Eine Stellung, in der überhaupt niemand spielen kann, ist unentschieden und wird wie eine Sackgasse gezählt.
# of b760e4e7
stacks-stack-team-note-10 = Runden und das Ziel von 50 Punkten sind Sache eines Matches; wer die nächste Runde beginnt, ist nicht gesagt und aus Stack genommen.
# of 7513ff10
stacks-stack-title = Stack
# of 9c6fe352
stacks-stack-rules-1 = Zwei, drei oder vier Spieler haben je zwölf Steine, jeder in einer Farbe. Das Brett sind drei Quadrate, eines im anderen, an den Mitten ihrer Seiten und an den Ecken verbunden: 24 Punkte, 20 gerade Linien zu dreien. Die Mitte des Bretts wird nicht benutzt. Ein Spieler beginnt, und es geht rechts herum.
# of b06d31ee
stacks-stack-rules-2 = Wer Steine in der Hand hat, setzt einen davon: auf einen freien Punkt oder auf einen Stapel (oder einzelnen Stein), auf dem ein Stein eines Gegners obenauf liegt. Ein Stapel hat nie mehr als fünf Steine. Nur der oberste Stein zählt für Linien und kann ziehen.
# of 3b0037c8
stacks-stack-rules-3 = Wer keinen Stein in der Hand hat, zieht stattdessen: Ein unbedeckter Stein der eigenen Farbe geht entlang einer Linie auf den nächsten Punkt, wenn er frei ist oder weniger als fünf Steine mit einem gegnerischen obenauf trägt. Wer nur noch drei Steine oder weniger auf dem Brett hat, bedeckte mitgezählt, und keinen in der Hand, darf fliegen: einen unbedeckten Stein auf einen solchen Punkt setzen, wie weit es auch ist.
# of ad313525
stacks-stack-rules-4 = Drei Steine einer Farbe obenauf auf den drei Punkten einer Linie sind ein Tresillo. Wer eines bildet, durch Setzen oder Ziehen, nimmt einen ganzen Stapel weg, auf dem ein Stein eines Gegners obenauf liegt. Stapel in einem Tresillo sind geschützt: Sie dürfen nur genommen werden, wenn jeder Stapel, der genommen werden könnte, in einem steht. Ein Stapel wird genommen, wie viele Tresillos auch auf einmal entstanden sind. Die eigenen Steine darin gehen zurück in die Hand und werden wieder gespielt; die anderen werden behalten und zählen am Ende.
# of a10f44ef
stacks-stack-rules-5 = Ein Stein, der wegzieht, deckt den darunter auf. Entsteht so ein Tresillo der aufgedeckten Farbe, hat ihr Spieler das zweite Recht: Zuerst nimmt der, der gezogen hat, einen Stapel, wenn ein Tresillo entstand; dann, wenn das aufgedeckte Tresillo noch steht, nimmt dessen Spieler ebenso einen Stapel. Dann geht es mit dem Spieler nach dem weiter, der gezogen hat.
# of 68cf5e4a
stacks-stack-rules-7 = Die Partie ist zu Ende, wenn alle Steine gespielt sind und nur noch eine Farbe auf dem Brett ist, in welcher Schicht auch immer. Dieser Spieler hat gewonnen. Jeder Spieler bekommt einen Punkt für jeden behaltenen Stein, der Gewinner auch einen für jeden Stein auf dem Brett. Wer zuerst 50 Punkte hat, oder so viele wie verabredet, gewinnt das Match; der Spieler rechts von dem, der begonnen hat, beginnt die nächste Runde. Wird mit Ausscheiden gespielt, so ist der Spieler vor dem Gewinner draußen, weil er ihn nicht aufgehalten hat. Sind alle Steine gespielt, können die Spieler sich einig werden, dass niemand je das Brett allein haben wird: Das ist eine Sackgasse, die Runde ist zu Ende, und die Steine auf dem Brett zählen nicht.
# of ff1fae12
stacks-stack-note-1 = Die Linien sind die gezeichneten, auch die vier Eckdiagonalen: 20 Linien.
# of c1150e7c
stacks-stack-note-2 = Rechts ist der Nächste an der Reihe; die Seiten werden in der Reihenfolge der Züge genannt.
# of 902cb423
stacks-stack-note-3 = Ein Spieler zieht, wenn die eigene Hand leer ist, was die anderen auch in der Hand haben: Das Mannschaftsspiel sagt „wenn ein Spieler alle seine Steine gespielt hat“.
# of 45eac815
stacks-stack-note-5 = Ein Tresillo bilden die drei obersten Steine, der letzte von ihnen eben dorthin gespielt oder gezogen; Steine darunter zählen nicht.
# of 67fae355
stacks-stack-note-7 = Das Wegnehmen ist Pflicht. Wo kein Gegner auf einem Stapel obenauf liegt, gibt es keines.
# of 21eddb5c
stacks-stack-note-8 = Ein aufgedecktes Tresillo ist sofort geschützt, auch vor dem, der es aufgedeckt hat.
# of 1074359d
stacks-stack-note-9 = Das Wegnehmen mit zweitem Recht ist ein eigener Zug („xa7“); gibt es nichts wegzunehmen, entfällt es.
# of 2d429a45
stacks-stack-note-10 = Eine Farbe bleibt übrig: Kein Stein einer anderen ist auf dem Brett, auch kein bedeckter.
# of 82582860
stacks-stack-note-11 = Lässt der Zug selbst nur eine Farbe übrig, ist die Partie sofort zu Ende.
# of f2c3929c
stacks-stack-note-13 = Runden, das Ziel von 50 Punkten und das Ausscheiden sind Sache eines Matches.
# of b388e48d
stacks-stack-2p-turns = jeder Spieler nimmt zwei Farben; die Spieler wechseln sich ab, und jeder wechselt mit den Farben ab
# of 975de879
stacks-stack-2p-placing = ein Stein wird auf einen freien Punkt oder auf den Stein des Gegners gesetzt; man darf auch auf einen Stein der anderen eigenen Farbe stapeln
# of 6692c9da
stacks-stack-2p-height = (wie in Stack) ein Stapel kann nicht mehr als fünf Steine haben
# of 1f821880
stacks-stack-2p-mill = (wie in Stack) drei Steine in einer Reihe, waagrecht, senkrecht oder schräg, sind ein Tresillo, und wem eines gelingt, der nimmt einen Stapel weg, auf dem ein Stein eines Gegners obenauf liegt
# of 052b4770
stacks-stack-2p-one-removal = (wie in Stack) ein Tresillo nimmt einen Stapel weg
# of 9fb1f48c
stacks-stack-2p-shielded = (wie in Stack) Stapel und Steine in einem Tresillo sind geschützt und dürfen nur genommen werden, wenn keine anderen da sind
# of 127b0d7b
stacks-stack-2p-replayed = (wie in Stack) ein Spieler spielt die eigenen Steine eines genommenen Stapels wieder und behält die des Gegners
# of aa0be1bd
stacks-stack-2p-phases = (wie in Stack) die Spieler ziehen, wenn alle Steine gespielt sind
# of c9c605ec
stacks-stack-2p-moving = (wie in Stack) ein Spieler zieht einen unbedeckten Stein auf einen freien Punkt daneben oder auf einen Stapel von weniger als fünf, auf dem ein Stein eines Gegners obenauf liegt oder einer der anderen eigenen Farbe
# of fe784139
stacks-stack-2p-flying = (wie in Stack) wer nur noch drei Steine hat, darf mit einem unbedeckten Stein überallhin fliegen, nur nicht auf dieselbe Farbe oder einen Stapel von fünf
# of 2f6d467c
stacks-stack-2p-blocked = (wie in Stack) wer nicht spielen kann, setzt aus
# of 558ef51a
stacks-stack-2p-second = (wie in Stack) deckt ein Spieler einen Stapel auf und entsteht so ein Tresillo, hat der Spieler, dessen Steine es bilden, das zweite Recht, einen Stapel wegzunehmen, wenn das Tresillo noch steht
# of b5f997dc
stacks-stack-2p-end = (wie in Stack) die Partie ist zu Ende, wenn nur noch eine Seite auf dem Brett ist und jeder Stein gespielt ist
# of 5bb32b89
stacks-stack-team-turns = ein Spieler beginnt, der Spieler der anderen Mannschaft rechts von ihm macht weiter, und so sind die Spieler abwechselnd am Zug
# of fe34ff3a
stacks-stack-team-placing = ein Stein wird auf einen freien Punkt oder auf einen Stein irgendeiner anderen Farbe gesetzt
# of dafcfa0d
stacks-stack-team-mill = drei Steine in einer Reihe, waagrecht, senkrecht oder schräg, sind ein Tresillo, und wem eines gelingt, der nimmt einen Stapel weg, auf dem nicht die eigene Farbe obenauf liegt
# of b2430db8
stacks-stack-team-replayed = ein Spieler spielt die eigenen Steine eines genommenen Stapels wieder und behält alle anderen; Mitspieler bekommen ihre nicht zurück
# of a2c819ff
stacks-stack-team-phases = ein Spieler zieht, der alle eigenen Steine gespielt hat
# of 91d704db
stacks-stack-team-moving = ein Spieler zieht einen unbedeckten Stein auf einen Punkt oder Stapel daneben, auf dem nicht dieselbe Farbe obenauf liegt und der weniger als fünf trägt
# of b7ab5587
stacks-stack-team-second = deckt eine Mannschaft einen Stapel auf und entsteht so ein Tresillo, hat die Mannschaft, deren Steine es bilden, das zweite Recht, einen Stapel wegzunehmen, wenn das Tresillo noch steht
# of d64bf157
stacks-stack-team-end = die Partie ist zu Ende, wenn nur noch eine Mannschaft auf dem Brett ist und jeder Stein gespielt ist
# of ce52c8d1
stacks-stack-turns = ein Spieler beginnt, indem er einen Stein setzt, der Spieler rechts von ihm macht weiter, und so sind die Spieler abwechselnd am Zug
# of be373ba0
stacks-stack-placing = ein Stein wird auf einen freien Punkt oder auf den Stein eines Gegners gesetzt
# of 7f3231e4
stacks-stack-height = ein Stapel kann nicht mehr als fünf Steine haben
# of 4ce351ef
stacks-stack-mill = drei Steine in einer Reihe, waagrecht, senkrecht oder schräg, sind ein Tresillo, und wem eines gelingt, der nimmt einen Stapel weg, auf dem ein Stein eines Gegners obenauf liegt
# of 2bb13b5c
stacks-stack-one-removal = wem ein Tresillo gelingt, der nimmt einen Stapel weg
# of 88ebc61d
stacks-stack-shielded = Stapel und Steine in einem Tresillo sind geschützt und dürfen nur genommen werden, wenn keine anderen da sind
# of 87d100ff
stacks-stack-replayed = ein Spieler spielt die eigenen Steine eines genommenen Stapels wieder und behält die der Gegner
# of 9bdf70d7
stacks-stack-phases = die Spieler ziehen, wenn alle Steine gespielt sind
# of 15fd6339
stacks-stack-moving = ein Spieler zieht einen unbedeckten Stein auf einen freien Punkt daneben oder auf einen Stapel von weniger als fünf, auf dem ein Stein eines Gegners obenauf liegt
# of 72c5ef26
stacks-stack-flying = wer nur noch drei Steine hat, darf mit einem unbedeckten Stein überallhin fliegen, nur nicht auf den eigenen Stein oder einen Stapel von fünf
# of 6478895c
stacks-stack-blocked = wer nicht spielen kann, setzt aus
# of 95b34e6e
stacks-stack-second = deckt ein Spieler einen Stapel auf und entsteht so ein Tresillo, hat der Spieler, dessen Steine es bilden, das zweite Recht, einen Stapel wegzunehmen, wenn das Tresillo noch steht
# of 36d38c72
stacks-stack-end = die Partie ist zu Ende, wenn nur noch eine Farbe auf dem Brett ist und jeder Stein gespielt ist
