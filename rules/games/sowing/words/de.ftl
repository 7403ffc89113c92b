# of 20549ea7
sowing-anything-else = keine Aussaat erklärt das Brett; am nächsten kommt { $turn }: { $told }
# of 6d390969
sowing-append = und { $count } weitere
# of 0e94c06a
sowing-capture-forgotten = { $own } säte { $turn } aus und nahm { $pits } nicht, bevor { $then } gesät wurde
# of 89b5c73c
sowing-cups-used-at-least-must = { $count } { AGREE($count, "Mulde ist", "Mulden sind") } benutzt, mindestens { $least } müssen es sein
# of 7bd6f142
sowing-doubles = zwei Samen fielen auf einmal in { $site }
# of 528516ad
sowing-empty = { $pit } ist leer
# of 9d741b8c
sowing-fallow-hole = { $fallow }: aus dem Spiel, aber es liegen Samen dort
# of 92ab1ac8
sowing-feeding-due = { $own } muss einen Samen in { $fed } legen, die erste Mulde der anderen Seite
# of 8b3f3f42
sowing-four-forgotten = { $own } vergaß die vier in { $pits }, die im Spiel bleiben, bevor { $then } gesät wurde
# of 1cbc161f
sowing-holds-one-seed-has-not = in { $pit } liegt ein einziger Samen; { $own } hat noch nicht { $count } gewonnen
# of 12274f48
sowing-holds-turn-begins-with = in { $pit } { AGREE($count, "liegt", "liegen") } { $count }, und ein Zug beginnt mit { $least }
# of e7722775
sowing-loses = der Samen für { $site } fehlt
# of 1f80500a
sowing-more = noch { $count }
# of 4339bccf
sowing-must-begin-with-not-with = { $own } muss mit { $first } anfangen, nicht mit { $pit }
# of 69694f0f
sowing-not-filled = { $own } muss das Brett füllen: { $told }
# of c462988f
sowing-not-s-begin-with = mit { $pit } darf { $own } nicht anfangen
# of fb53f9e2
sowing-not-seeds = { $strange }: was dort liegt, sind keine Samen
# of 1fbb6669
sowing-not-won = { $own } säte { $turn } aus, was { $unwon } nicht gewinnt
# of a64f28fc
sowing-only-poorer-side-s-pits = nur die Mulden der ärmeren Seite werden gefüllt
# of bb85b79b
sowing-other-side-has-not-twice = die andere Seite hat nicht doppelt so viele Samen
# of 577837d6
sowing-out-play = { $pit } ist aus dem Spiel
# of e60fd44e
sowing-passes = { $site } wurde ausgelassen
# of 1bda7b54
sowing-played-twice = { $own } säte { $turn } und dann { $then } aus, zwei Züge
# of b8830004
sowing-s-sown-s-turn = { $foe } säte { $turn } aus, aber { $own } ist am Zug
# of c82a17ec
sowing-seeds-laid-more-than-has = { $count } Samen { AGREE($count, "ist", "sind") } ausgelegt, mehr als { $own } hat
# of 0e69e0c8
sowing-seeds-lost = { $own } säte { $turn } aus, aber ein Samen fehlt: { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = in { $everything } fehlen Samen, und nichts wurde gesät
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } säte { $turn } aus, aber { $lacking } Samen fehlen: { $told }
# of 31273227
sowing-several-changes = keine Aussaat erklärt, was in { $everything } liegt
# of 0ffbe95b
sowing-should-hold-not = in { $site } { AGREE($wanted, "gehört", "gehören") } { $wanted }, nicht { $held }
# of 7b24c0a9
sowing-slipped = { $own } säte { $turn } aus, aber { $slip }
# of 91920865
sowing-sowed = { $own } säte { $turn } aus: { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } säte { $turn } aus und nahm unterwegs { $pits } nicht
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } säte { $turn } aus und kehrte bei { $pit } nicht um
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } säte { $turn } aus, was { $unwon } nicht gewinnt; es gewinnt { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } säte { $turn } aus und warf auch in { $stores } Samen
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } säte { $turn } aus, aber in { $stores }, nicht in { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } säte { $turn } aus; der letzte Samen geht an { $pit } vorbei
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } säte { $pit } aus, was der anderen Seite nichts lässt
# of 1252dd80
sowing-sowed-not-s = { $own } säte { $pit } aus; diese Mulde gehört { $own } nicht
# of d32a7c86
sowing-sowed-on = der Zug { $turn } von { $own } war mit dem letzten Samen in { $last } aus, aber { $pit } wurde weiter gesät
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } säte { $turn } aus; mit { $pits } geht es von { $there } weiter, nicht von { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } wurde falsch herum ausgesät
# of 1e7f3f8e
sowing-stopped-early = { $own } säte { $turn } aus und spielte nicht von { $pit } weiter, bevor { $then } gesät wurde
# of 72e3c5af
sowing-text = { $site }
# of 3db4bbaa
sowing-there-seeds-board-not = auf dem Brett { AGREE($count, "ist", "sind") } { $count } Samen, nicht { $most }
# of 91487451
sowing-two-sides-do-not-use = die beiden Seiten benutzen nicht entsprechende Mulden
# of 409bfda6
sowing-wrong-count = { $own } säte { $turn } aus, aber ein Samen ist zu viel: { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = in { $everything } sind Samen dazugekommen, und nichts wurde gesät
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } säte { $turn } aus, aber { $too_many } Samen sind zu viel: { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } säte { $pit } aus, was der anderen Seite alles nimmt
# of 6e973691
sowing-mongola-title = Mongola
# of e24ff66e
sowing-mongola-rules-1 = Zwei Spieler haben je zwei Reihen von sieben Häusern: Süd die Reihen C (innen) und D, Nord die Reihen B (innen) und A. Steine verlassen das Brett nie.
# of 134e879a
sowing-mongola-rules-2 = In jedem der 28 Häuser liegen zwei Steine. Zuerst sammelt Süd, dann Nord die eigenen Steine zu vieren in jedem zweiten Haus; jeder wählt, in welchem.
# of 989d4735
sowing-mongola-rules-3 = Dann nimmt reihum ein Spieler alle Steine eines eigenen Hauses mit zwei oder mehr auf und legt je einen in die folgenden Häuser, nur rund um die eigenen zwei Reihen. Fällt der letzte Stein auf zwei oder mehr, werden alle dieses Hauses aufgenommen und vom nächsten Haus an weitergesät.
# of 9dab50ab
sowing-mongola-rules-4 = Erschöpft: Käme der letzte Stein in ein Haus, das leer ist oder einen Stein hat, geht er daran vorbei und fällt in das Haus danach. Dann ist der Zug zu Ende, und dort wird nichts genommen.
# of 794c32c1
sowing-mongola-rules-5 = Schlagen: Fällt der letzte Stein in der inneren Reihe auf zwei oder mehr, und liegen in beiden gegnerischen Häusern dieser Spalte Steine, nimmt der Spieler sie alle, legt sie in das eben erreichte Haus und sät alles von dem Haus an, das auf das nächste leere folgt, rückwärts gesehen. Ist kein anderes Haus leer, wird von dort wie üblich weitergesät.
# of 9e3323ab
sowing-mongola-rules-6 = Wer am eigenen Zug kein Haus mit zwei oder mehr Steinen hat, kann nicht gehen und hat verloren.
# of 44462bdd
sowing-mongola-note-1 = Die Zeichnung des Buches ist von der Seite von Nord gesehen: Dort liegen A und B unten, und Spalte 1 liegt links von Nord. Hier sitzt Nord oben, und die Spalten jedes Spielers werden von seiner linken Seite gezählt, also heißen die Häuser von Nord wie dort. „{ words-option-direction }: { words-setting-clockwise }“ spielt mit den Buchstaben der Zeichnung selbst, ein Spiegelbild.
# of cd9e1e98
sowing-mongola-note-2 = Das durchgespielte Beispiel (zwölf Steine aus B-6, sieben aus A-6, sechs geschlagen in B-2) legt fest, wie man rückwärts nach einem leeren Haus sieht.
# of ee52227b
sowing-mongola-note-3 = Das eben geleerte Haus zählt als das leere, wenn kein anderes leer ist.
# of 9be1a1ae
sowing-mongola-note-4 = Ein einzelner Stein kann nicht gehen: Ein Zug beginnt mit zwei oder mehr.
# of 51081e66
sowing-mongola-note-5 = Das Haus, das nach dem Vorbeigehen erreicht wird, wird nie aufgenommen.
# of f395decf
sowing-mongola-note-6 = Ein Säen, das zu einem Brett zurückkommt, das es schon gemacht hat, endet nie: Die Partie ist dann unentschieden, und das wird gesagt. So auch nach 200 Zügen, in denen niemand einen Samen gewinnt.
# of e8501912
sowing-adi-title = Adi
# of 3bed5f91
sowing-adi-rules-1 = Zwei Spieler haben je sechs Häuser, vier Samen in jedem, und eine Schatzkammer zu ihrer Rechten.
# of 39d12529
sowing-adi-rules-2 = Reihum nimmt ein Spieler alle Samen eines eigenen Hauses und legt je einen in die folgenden Häuser, gegen den Uhrzeigersinn. Fällt der letzte Samen auf andere, werden alle aufgenommen und weitergesät, bis der letzte Samen in ein leeres Haus fällt.
# of c1d7189a
sowing-adi-rules-3 = Vierer: Immer wenn ein Samen in einem Haus vier voll macht, nimmt der Besitzer des Hauses sie sofort in die Schatzkammer, wer auch sät. War es der letzte Samen in der Hand, nimmt sie der Spieler, der sät, auch auf der anderen Seite, und der Zug ist zu Ende. Ein vergessener Vierer bleibt im Spiel; das ist kein Fehler.
# of e4e0e06f
sowing-adi-rules-4 = Sind noch acht Samen da und werden vier gewonnen, nimmt derselbe Spieler auch die anderen vier, und die Runde ist zu Ende.
# of e3473689
sowing-adi-rules-5 = Ein Spieler ohne Samen macht eine sinnbildliche Bewegung, und der andere spielt wieder. Wer mehr Samen hat, gewinnt.
# of 35cbde76
sowing-adi-rules-6 = Ein Match (Option „{ words-option-rounds }: { words-setting-match }“) geht weiter: Beide füllen ihre Häuser mit je vier. Wer mehr hat, füllt die Häuser, die der andere nicht füllen kann, und wählt, welche ihm von da an gehören: Vierer dort gehören dem Käufer, und er darf mit ihnen beginnen. Häuser werden ebenso zurückgewonnen. Der Verlierer beginnt. Wem alle Häuser gehören, der gewinnt.
# of 0b42aa32
sowing-adi-note-1 = „8 Samen in der Gruppe von 10 Häusern“: Es sind zwölf; alle Samen auf dem Brett und in der Hand zählen.
# of 72dc3cf8
sowing-adi-note-2 = Vierer werden genommen, ohne dass gefragt wird; ein vergessener wird auf dem Brett erkannt und „S3~N4“ geschrieben.
# of cd5a86e5
sowing-adi-note-3 = Wer mehr hat, als er für die eigenen Häuser braucht, gewinnt zuerst die der eigenen Seite zurück.
# of ab2656e9
sowing-adi-note-4 = Nach einer Runde, die nie endet, hat niemand gewonnen: Jedes Haus behält seinen Besitzer, und alle werden wieder gefüllt.
# of 629c536c
sowing-adi-note-5 = Welche Häuser gekauft sind, sieht man auf einem Brett nicht, das überall mit vier gefüllt ist: Es wird gesagt, nicht abgelesen.
# of 058e1a54
sowing-giuthi-1-title = Giuthi, Teil I
# of 8ffaf1fb
sowing-giuthi-1-rules-1 = Zwei Spieler sitzen an einem Brett mit sechs Mulden auf jeder Seite und einem Speicher für jeden. In jeder Mulde liegen gleich viele Samen, vier bis neun (Option „{ words-option-seeds }“).
# of 10dd9073
sowing-giuthi-1-rules-2 = Dann nimmt reihum ein Spieler alle Samen einer eigenen Mulde mit mindestens zwei auf und legt je einen in die folgenden Mulden, nach rechts oder links, wie er will, rund um beide Seiten; die Speicher werden ausgelassen. Fällt der letzte Samen auf andere, werden alle aufgenommen und in die andere Richtung gesät, und so weiter, jedes Mal andersherum, bis ein letzter Samen in eine leere Mulde fällt.
# of ac6b2808
sowing-giuthi-1-rules-3 = Auf der anderen Seite beendet das den Zug. Auf der eigenen Seite ist der Zug zu Ende, wenn irgendein Samen dieses Säens auf die andere Seite fiel, und der Spieler schlägt: Liegen gegenüber Samen, kommen sie und der letzte Samen in den eigenen Speicher; und so weiter in der letzten Richtung, was jeder leeren eigenen Mulde gegenüberliegt, bis eine eigene Mulde nicht leer ist oder die gegenüber es ist. Fiel kein Samen auf die andere Seite, fängt der Spieler mit einer beliebigen eigenen Mulde neu an.
# of 59f9ad64
sowing-giuthi-1-rules-4 = Ein Spieler ohne eine Mulde mit zwei oder mehr wartet, und der andere macht weiter. Hat keiner eine, nimmt jeder die einzelnen Samen der eigenen Seite. Wer mehr hat, gewinnt.
# of bdb26cf6
sowing-giuthi-1-note-1 = „Neben der einen“ geht in der letzten Richtung des Säens weiter.
# of c48134e9
sowing-giuthi-1-note-2 = Liegt gegenüber nichts, wird nichts geschlagen, auch nicht der letzte Samen.
# of 59326d89
sowing-giuthi-1-note-3 = „S3>“ sät vom Spieler aus nach rechts, „S3<“ nach links. Neu anzufangen ist in der Notation ein eigener Zug.
# of 38121e11
sowing-giuthi-1-note-4 = Vier Samen in einer Mulde, wie Anfänger spielen, wenn nichts anderes gesagt ist.
# of aa33df2e
sowing-giuthi-beginners-title = Giuthi für Anfänger
# of 054ffa7c
sowing-giuthi-beginners-rules-1 = Zwei Spieler sitzen an einem Brett mit vier Mulden auf jeder Seite und einem Speicher für jeden. In jeder Mulde liegen vier Samen.
# of a3623255
sowing-giuthi-2-title = Giuthi, Teil II
# of 19ee6677
sowing-giuthi-2-rules-1 = Jeder Spieler behält die Samen, die er in Teil I gewonnen hat (Option „{ words-option-poor }“: was der Verlierer hat; Option „{ words-option-seeds }“: wie viele in jeder Mulde waren). Der Verlierer ist der Arme, der andere der Reiche.
# of 14590250
sowing-giuthi-2-rules-2 = Der Arme legt einige dieser Samen, oder alle, in eigene Mulden, mindestens drei, in beliebiger Zahl. Der Reiche legt doppelt so viele in jede Mulde gegenüber. Die anderen Mulden sind aus dem Spiel. Der Reiche spielt zuerst.
# of 5a13dc80
sowing-giuthi-2-rules-5 = Ein Spieler ohne eine Mulde mit zwei oder mehr wartet, und der andere macht weiter. Hat keiner eine, nimmt jeder die einzelnen Samen der eigenen Seite.
# of 37e68261
sowing-giuthi-2-rules-6 = Dann legt, wer weniger Samen hat, die nächste Runde aus. Das Ziel ist, alle zu haben: Wer keine drei Mulden füllen kann, hat verloren.
# of d29a228b
sowing-giuthi-2-note-4 = Eine Auslage, die der Reiche nicht verdoppeln kann, ist nicht erlaubt.
# of 234ba049
sowing-giuthi-2-note-5 = Der Arme hat weniger als die Hälfte der Samen. Wer sagt, dass er mehr als 23 hat, sagt, dass in jeder Mulde mehr als vier lagen: so viele, wie das braucht, oder wie die Option „{ words-option-seeds }“ sagt.
# of 5a803582
sowing-giuthi-2-note-6 = Die Runden gehen weiter, bis ein Spieler keine drei Mulden füllen kann; nach gleichen Runden bleibt derselbe Spieler arm.
# of 8d1792cd
sowing-giuthi-2-note-7 = Welche Mulden benutzt werden, ist frei; das Säen lässt die anderen aus.
# of b0b2e684
sowing-giuthi-2-note-8 = Jede solche Auslage wird erkannt; die aufgezählten sind Beispiele, die ersten zwei die des Buches.
# of ba704c61
sowing-giuthi-2-note-9 = Der Arme ist die zuerst genannte Seite; ohne Gewinner in Teil I kein Teil II.
# of b0b00448
sowing-kpo-2-title = Kpo zu zweit
# of f21b6032
sowing-kpo-2-rules-1 = Zwei Spieler haben je sechs Mulden, vier Bohnen in jeder, und eine große Mulde an jedem Ende für das Gewonnene.
# of a9cadd4e
sowing-kpo-2-rules-2 = Reihum nimmt ein Spieler alle Bohnen einer eigenen Mulde und legt je eine in die folgenden Mulden, gegen den Uhrzeigersinn. Sind sie gelegt, ist der Zug zu Ende. Liegen in der Mulde der letzten Bohne dann zwei oder drei, auf welcher Seite auch immer, nimmt der Spieler sie; sonst wird nichts gewonnen.
# of ebc91cff
sowing-kpo-2-rules-3 = Die Partie ist zu Ende, wenn der Spieler am Zug keine Bohnen hat. Was übrig ist, gehört der Seite, auf der es liegt. Wer mehr hat, gewinnt.
# of 08c50291
sowing-kpo-2-note-1 = Das Ende ist nicht gesagt: Es kommt, wenn der Spieler am Zug keine Bohnen hat.
# of 596f372b
sowing-kpo-2-note-2 = Bohnen dürfen auf beiden Seiten gewonnen werden.
# of a8324e64
sowing-kpo-2-note-3 = Kommt ein Säen ganz herum, fällt eine Bohne auch in die Mulde, die ausgehoben wurde.
# of 1516a51e
sowing-kpo-2-note-4 = Nach 200 Zügen, in denen niemand einen Samen gewinnt, ist die Partie unentschieden, und das wird gesagt.
# of e5519836
sowing-kpo-3-title = Kpo zu dritt
# of 05ec1325
sowing-kpo-3-rules-1 = Drei Spieler teilen sich ein Brett mit zwei Reihen von sechs Mulden, drei Bohnen in jeder. Jeder bekommt vier Mulden, zwei auf jeder Seite: Das Brett ist quer in drei Teile geteilt. Die Spieler heißen West, Mitte und Ost und spielen in dieser Reihenfolge. Gewonnenes wird neben dem Brett aufbewahrt.
# of 9110b88d
sowing-kpo-3-rules-2 = Reihum nimmt ein Spieler alle Bohnen einer eigenen Mulde und legt je eine in die folgenden Mulden, in der Richtung, die er will. Sind sie gelegt, ist der Zug zu Ende. Liegen in der Mulde der letzten Bohne dann zwei oder drei, nimmt der Spieler, was in der nächsten Mulde in derselben Richtung liegt; nicht die zwei oder drei selbst.
# of ee87fa48
sowing-kpo-3-rules-3 = Ein Spieler ohne Bohnen setzt aus. Die Partie ist zu Ende, wenn nur noch ein Spieler spielen kann oder keiner. Was übrig ist, gehört den Besitzern der Mulden. Wer am meisten hat, gewinnt.
# of 7fe52416
sowing-kpo-3-note-1 = Das Ende ist nicht gesagt: Es kommt, wenn keine zwei Spieler mehr spielen können.
# of 13b1b1af
sowing-kpo-3-note-2 = „Die nächste Mulde vorwärts“ ist die nach der letzten, in der Richtung des Säens, wem sie auch gehört.
# of 0ea12970
sowing-kpo-3-note-3 = „S3>“ sät die Reihe entlang nach rechts, wie die eigene Seite es sieht, „S3<“ nach links.
# of 9f02c198
sowing-kpo-3-note-4 = Die Reihenfolge ist nicht gesagt: um den Tisch gegen den Uhrzeigersinn, oder von West nach Ost.
# of d94f23fa
sowing-kpo-4-title = Kpo zu viert
# of dcdddb59
sowing-kpo-4-rules-1 = Vier Spieler teilen sich ein Brett mit zwei Reihen von sechs Mulden, drei Bohnen in jeder. Jeder bekommt drei Mulden. Die Spieler heißen Süd (S1 bis S3), Ost (S4 bis S6), Nord (N1 bis N3) und West (N4 bis N6) und spielen in dieser Reihenfolge. Gewonnenes wird neben dem Brett aufbewahrt.
# of 5bdefda5
sowing-mongola-turns = Regeln 2 und 3: die Spieler sind abwechselnd am Zug; jeder kreist in den zwei Reihen der eigenen Seite
# of 94b7eee7
sowing-mongola-fill = Regel 1: in jedem der 28 Häuser liegen zwei Steine; dann sammelt jeder Spieler die eigenen Steine zu vieren in jedem zweiten Haus und fängt an, wo er will
# of b1ec72e7
sowing-mongola-start = Regel 2: ein Spieler nimmt vier der eigenen Steine auf, und später ein beliebiges eigenes Haus, das gehen kann
# of f397220a
sowing-mongola-sowing = Regeln 1 und 2: in jedes Haus der eigenen zwei Reihen kommt ein Stein, gegen den Uhrzeigersinn
# of 97d831a9
sowing-mongola-relay = Regel 2: ein letzter Stein, der auf zwei oder mehr fällt, nimmt sie alle auf und geht mit dem folgenden Haus weiter
# of fb68b70f
sowing-mongola-stop = Regeln 3 und 6: ein letzter Stein, der in ein leeres Haus oder zu einem Stein käme, geht daran vorbei, fällt ins nächste Haus und nimmt dort nichts
# of 30e1982f
sowing-mongola-capture = Regeln 4 und 5: ein letzter Stein, der in der zweiten Reihe zu zwei oder mehr kommt, nimmt die Steine beider Häuser gegenüber, wenn keines leer ist; alle werden von dem Haus an gesät, das auf das nächste leere rückwärts folgt
# of 0dabe70a
sowing-mongola-again = Regel 5: der Spieler geht mit den genommenen Steinen weiter bis zur Erschöpfung
# of fbdffb17
sowing-mongola-closed = (dort nicht gesagt) alle Häuser sind im Spiel
# of 4ae27f63
sowing-mongola-end = ein Spieler, der nicht mehr gehen kann, ist tot, und der andere gewinnt
# of a2df5ab5
sowing-mongola-match = (dort nicht gesagt) Runden gibt es nicht
# of 515542c2
sowing-adi-turns = ein beliebiger Spieler beginnt; dann ist der andere am Zug
# of e7193b91
sowing-adi-fill = die sechs Häuser auf beiden Seiten werden mit je vier Samen gefüllt
# of 47c49af0
sowing-adi-start = ein Spieler nimmt alle Samen eines beliebigen Hauses der eigenen Seite
# of 2a43e9fa
sowing-adi-sowing = in jedes Haus kommt ein Samen, gegen den Uhrzeigersinn
# of 6860855d
sowing-adi-relay = ein letzter Samen, der auf andere fällt, nimmt sie alle auf und geht weiter
# of f724d80b
sowing-adi-stop = der Zug ist zu Ende, wenn der letzte Samen in ein leeres Haus fällt
# of d47eadae
sowing-adi-capture = Gruppen von vier, die entstehen, gehen an die Seite, auf der sie entstehen, sofort und wer auch spielt; die Gruppe des letzten Samens selbst geht an den Spieler, der ihn gelegt hat, wo sie auch ist; sind noch acht da, nimmt, wer vier gewinnt, auch die anderen vier
# of 76e6cf28
sowing-adi-again = (dort nicht gesagt) ein Zug ist ein Säen mit allem Weitersäen
# of 69e63f7a
sowing-adi-closed = (dort nicht gesagt) alle Häuser sind im Spiel; gekaufte gehören dem Käufer
# of 7de278b7
sowing-adi-end = ein Spieler ohne Samen gibt ein Zeichen, und der andere spielt wieder; die letzten vier beenden die Runde
# of 4823a980
sowing-adi-match = wer mehr hat, füllt die Häuser, die der andere nicht füllen kann, und kauft sie so, und wählt, welche; der Verlierer beginnt; das Ziel ist, alle zu kaufen
# of 7e63882d
sowing-giuthi-1-turns = ein beliebiger Spieler kann beginnen; solange ein Spieler keine Mulde mit zwei Samen hat, macht der andere weiter
# of 57396b48
sowing-giuthi-1-fill = in jeder Mulde liegen gleich viele Samen, vier bis neun, wie die Spieler entscheiden
# of 6e834187
sowing-giuthi-1-start = Regel 1: ein Spieler nimmt eine beliebige eigene Mulde mit zwei oder mehr Samen auf
# of 0833187c
sowing-giuthi-1-sowing = die Samen werden einzeln in die Mulden gelegt, nach rechts oder links, wie der Spieler entscheidet, rund um beide Seiten
# of 24277fac
sowing-giuthi-1-relay = die Mulde des letzten Samens wird aufgenommen und in die andere Richtung gesät, immer wieder
# of a751190b
sowing-giuthi-1-stop = ein Spieler, der in einer leeren Mulde der anderen Seite endet, ist fertig
# of 4db2c401
sowing-giuthi-1-capture = ein Spieler, der drüben war und in einer leeren eigenen Mulde endet, schlägt diesen Samen und alle gegenüber, und so weiter entlang der leeren eigenen Mulden daneben, solange die Mulden gegenüber gefüllt sind
# of 50b39611
sowing-giuthi-1-again = Regel 3: wer in einer leeren eigenen Mulde endet, ohne drüben gewesen zu sein, fängt mit einer beliebigen Mulde neu an
# of c8ae880b
sowing-giuthi-1-closed = (dort nicht gesagt) alle Mulden sind im Spiel
# of 64945be2
sowing-giuthi-1-end = Regel 4: wenn keiner der Spieler zwei Samen in einer Mulde hat, nimmt jeder die einzelnen Samen der eigenen Seite; die größere Zahl gewinnt
# of e2ce49b7
sowing-giuthi-1-match = (dort nicht gesagt) dieser Teil ist eine Partie
# of 0202703a
sowing-giuthi-beginners-fill = Anfänger spielen oft in zwei Reihen von vier, mit vier in jeder
# of c5abb082
sowing-giuthi-2-turns = der Reiche spielt zuerst
# of 11afd01b
sowing-giuthi-2-fill = der Verlierer von Teil eins wählt die Mulden, mindestens drei, und legt eigene Samen hinein, wie er will; der andere verdoppelt sie in den Mulden gegenüber
# of ba951f73
sowing-giuthi-2-closed = es ist nicht nötig, alle Mulden zu benutzen
# of b80d41c8
sowing-giuthi-2-end = wie in Teil I nimmt, wenn keiner der Spieler zwei Samen in einer Mulde hat, jeder die einzelnen Samen der eigenen Seite
# of 54ad059d
sowing-giuthi-2-match = das Ziel ist, alle Samen des Gegners zu schlagen
# of a8551d0e
sowing-kpo-2-turns = die Spieler spielen reihum
# of 375f93ea
sowing-kpo-2-fill = wenn zwei spielen, kommen vier Bohnen in jede Mulde
# of f1fa44d7
sowing-kpo-2-start = ein Spieler darf mit jeder Mulde der eigenen Seite anfangen
# of e437489a
sowing-kpo-2-sowing = wenn zwei spielen, werden die Bohnen in derselben Richtung ringsum gelegt wie im syrischen Spiel
# of 24111d9d
sowing-kpo-2-relay = (dort nicht gesagt) der Zug endet, wenn die zuerst aufgenommenen Bohnen gelegt sind
# of 70983b3f
sowing-kpo-2-stop = ein Zug endet, wenn die zuerst aufgenommenen Bohnen gelegt sind
# of 2fff8a74
sowing-kpo-2-capture = ein Spieler gewinnt, wenn die Zahl in der letzten Mulde auf zwei oder drei wächst, und nimmt nur diese Mulde, nicht die gegenüber
# of d60ca327
sowing-kpo-2-closed = (dort nicht gesagt) alle Mulden sind im Spiel
# of 16598d1c
sowing-kpo-2-end = (nicht gesagt; unsere Lesart) wenn der Spieler am Zug keine hat, gehört der Rest der Seite, auf der er liegt; die meisten Bohnen gewinnen
# of 85bd2099
sowing-kpo-3-fill = wenn drei oder vier spielen, kommen drei Bohnen in jede Mulde
# of 5cbec061
sowing-kpo-3-start = ein Spieler darf mit jeder eigenen Mulde anfangen; spielen drei, bekommt jeder vier Mulden, zwei auf jeder Seite: Das Brett ist quer in drei Teile geteilt
# of 5c9f6a16
sowing-kpo-3-sowing = wenn drei oder vier spielen, dürfen die Bohnen in beide Richtungen gelegt werden
# of c8967d01
sowing-kpo-3-capture = wenn drei oder vier spielen, nimmt, wer in der letzten Mulde zwei oder drei voll macht, die in der nächsten Mulde vorwärts
# of 634e4120
sowing-kpo-3-end = (nicht gesagt; unsere Lesart) wenn keine zwei Spieler mehr spielen können, gehört der Rest den Besitzern der Mulden; die meisten Bohnen gewinnen
# of 16ea585c
sowing-kpo-4-start = ein Spieler darf mit jeder eigenen Mulde anfangen; spielen vier, bekommt jeder drei Mulden
# of 09217a50
sowing-dakon-title = Dakon
# of fb6ba356
sowing-dakon-rules-1 = Zwei Spieler sitzen an einem Brett mit sieben Mulden (Reisfeldern) auf jeder Seite und einem Speicher rechts von jedem Spieler. In jeder Mulde liegen sieben Samen.
# of 30792893
sowing-dakon-rules-2 = Eröffnung: Beide Spieler säen zugleich die erste Mulde ihrer Reihe aus. Ihr siebter Samen fällt in den eigenen Speicher.
# of 1929ec37
sowing-dakon-rules-3 = Dann wechseln sie sich ab. Der Spieler nimmt alle Samen einer Mulde der eigenen Seite auf und legt sie einzeln die Reihe entlang, in den eigenen Speicher, die Reihe des anderen entlang und weiter in die eigene; der Speicher des anderen wird ausgelassen. Fällt der letzte Samen in eine Mulde mit Samen, werden alle aufgenommen und weitergesät. Fällt er in den eigenen Speicher, fängt der Spieler mit einer beliebigen eigenen Mulde neu an. Fällt er in eine leere Mulde, ist der Zug zu Ende; auf der eigenen Seite bringt der Spieler dann, was in der Mulde gegenüber liegt, in den eigenen Speicher.
# of 837c36a4
sowing-dakon-rules-4 = Ein Spieler ohne Samen wartet und darf wieder mitspielen, wenn Samen in die eigene Reihe gesät sind. Die Partie ist zu Ende, wenn alle Samen in den Speichern sind; wer mehr hat, gewinnt.
# of 65cc5648
sowing-dakon-rules-5 = Ein Match (Option „{ words-option-rounds }: { words-setting-match }“) geht weiter: Jeder füllt aus dem Speicher die eigenen Mulden mit je sieben, die nächste am Speicher zuerst. Mulden, die nicht gefüllt werden können, liegen brach: Sie werden ausgelassen. Fällt aus Versehen ein Samen in eine brache Mulde, ist sie wieder im Spiel. Wer zuletzt gespielt hat, beginnt. Das Match ist zu Ende, wenn ein Spieler keine Mulde füllen kann.
# of 33262f30
sowing-dakon-note-1 = Die Eröffnung ist erzwungen und gleichzeitig: Das Spiel beginnt mit dem Brett danach; „{ words-option-opening }: { words-setting-opening-free }“ beginnt mit sieben in jeder Mulde.
# of be644b3f
sowing-dakon-note-2 = Die Richtung ist nicht gesagt: gegen den Uhrzeigersinn; „{ words-option-direction }: { words-setting-clockwise }“ ist ihr Spiegelbild, mit den Speichern links von den Spielern.
# of 06f6c4e4
sowing-dakon-note-3 = „Die Samen der Mulde aufnehmen, in die sein letzter Samen fällt“ ist das Weitersäen, auch wenn der Text es neben dem Speicher nennt.
# of f4ddeede
sowing-dakon-note-4 = Geschlagen wird, ohne dass gefragt wird („darf“); der schlagende Samen bleibt.
# of 4cd4dedb
sowing-dakon-note-5 = „Die zwei letzten Felder“ und „immer die Mulden am Anfang“ sind beide die, die am weitesten vom eigenen Speicher liegen.
# of 685e4b36
sowing-dakon-note-6 = Jeder Neuanfang nach dem Speicher ist in der Notation ein eigener Zug.
# of 43454880
sowing-sunca-title = Sunca
# of 2988699b
sowing-sunca-rules-1 = Zwei Spieler sitzen an einem Brett mit sieben Mulden auf jeder Seite und einem Haus für jeden. In jeder Mulde liegen sieben Steine, in den Häusern keine.
# of ce504b55
sowing-sunca-rules-2 = Beide Spieler beginnen zugleich mit der ersten Mulde ihrer Reihe; der siebte Stein fällt ins eigene Haus.
# of 4a9145b2
sowing-sunca-rules-3 = Dann wechseln sie sich ab. Der Spieler nimmt eine beliebige gefüllte Mulde der eigenen Seite auf und legt die Steine einzeln aus, auch ins eigene Haus, wenn er daran vorbeikommt, nicht in das des anderen. Fällt der letzte Stein in eine gefüllte Mulde, werden alle darin aufgenommen und weitergesät. Fällt er ins eigene Haus, fängt der Spieler mit einer beliebigen gefüllten eigenen Mulde neu an. Fällt er in eine leere Mulde, ist der Zug zu Ende; in einer eigenen Mulde holt der Spieler die Steine der Mulde gegenüber nach Hause.
# of 7425e86a
sowing-sunca-rules-4 = Ein Spieler ohne Steine wartet. Die Partie ist zu Ende, wenn alle Steine in den Häusern sind; wer mehr hat, gewinnt.
# of 5222afaf
sowing-sunca-rules-5 = Ein Match (Option „{ words-option-rounds }: { words-setting-match }“) geht weiter: Jeder füllt die eigenen Mulden mit je sieben der eigenen Steine; Mulden, die nicht gefüllt werden können, bleiben leer und aus dem Spiel. Wer den letzten Zug gemacht hat, beginnt. Das Match ist zu Ende, wenn ein Spieler keine Mulde füllen kann.
# of 22418c7e
sowing-sunca-note-1 = Das Buch sät im Uhrzeigersinn, mit den Häusern links von den Spielern. Spiegelbilder sind dasselbe Spiel: Mulden werden in der Richtung des Säens gezählt, und „{ words-option-direction }: { words-setting-clockwise }“ spielt auf dem Brett wie das Buch, das Haus links.
# of 07750f87
sowing-sunca-note-2 = Die gleichzeitige Eröffnung beider ist erzwungen: Das Spiel beginnt mit dem Brett danach; „{ words-option-opening }: { words-setting-opening-free }“ beginnt mit sieben in jeder Mulde.
# of 3d6b6638
sowing-sunca-note-3 = „Wer am Ende ein paar Steine auf seiner Seite hat“, beginnt die nächste Partie: die Steine, die zum Spielen übrig sind, also wer zuletzt gespielt hat.
# of b54704f9
sowing-sunca-note-4 = Aus dem Spiel sind die Mulden, die am weitesten vom eigenen Haus liegen, wie in Dakon.
# of 944ad3d8
sowing-sunca-note-5 = Das Match endet, wenn ein Spieler keine einzige Mulde füllen kann; der Rest ist dann bald eingesammelt.
# of 73abc0ff
sowing-sunca-note-6 = Jeder Neuanfang nach dem Haus ist in der Notation ein eigener Zug.
# of fb67aecb
sowing-pandi-title = Pandi
# of aa5f0617
sowing-pandi-rules-1 = Zwei Spieler haben je sieben Mulden (Läden), mit fünf Steinen in jeder, und zwei Vorratshäuser.
# of 0f23dd8c
sowing-pandi-rules-2 = Reihum hebt ein Spieler alle Steine einer Mulde der eigenen Seite aus und legt je einen in die folgenden Mulden, rund um beide Seiten. Nach dem letzten Stein wird die folgende Mulde ausgehoben und weitergesät. Ist die folgende Mulde leer, ist der Zug zu Ende: Der Spieler gewinnt die Steine in der Mulde hinter der leeren und die genau gegenüber von jener. Ist auch die Mulde dahinter leer, „leckt“ der Spieler beide und gewinnt nichts.
# of 056dad13
sowing-pandi-rules-3 = Kälber: Immer wenn ein Stein in einer Mulde vier voll macht, gehen diese vier sofort an den Spieler, auf dessen Seite die Mulde liegt, wer auch sät. Ein vergessenes Kalb bleibt liegen und ist für seinen Besitzer verloren, sobald ein fünfter Stein darauf fällt; Vergessen ist also kein Fehler, und die Steine bleiben im Spiel.
# of 45fa8779
sowing-pandi-rules-4 = Die Partie ist zu Ende, wenn der Spieler am Zug auf der eigenen Seite nichts hat. Was übrig ist, gehört der Seite, auf der es liegt. Wer mehr hat, gewinnt.
# of d8edad02
sowing-pandi-rules-5 = Ein Match (Option „{ words-option-rounds }: { words-setting-match }“) geht weiter: Jeder füllt die eigenen Mulden mit je fünf. Wem Steine fehlen, der schließt die siebte Mulde, dann die sechste und so weiter: Sie sind aus dem Spiel. Das Match ist zu Ende, wenn ein Spieler keine Mulde füllen kann.
# of 6f83386a
sowing-pandi-note-1 = Die Richtung ist nicht gesagt: gegen den Uhrzeigersinn; „{ words-option-direction }: { words-setting-clockwise }“ ist ihr Spiegelbild.
# of 071e2bb2
sowing-pandi-note-2 = „Die 5. Mulde von A und die 2. von B“ können sich nicht genau gegenüberliegen: Genommen wird die Mulde gegenüber der gewonnenen.
# of 5afb5f30
sowing-pandi-note-3 = Kälber werden genommen, ohne dass gefragt wird. Ein vergessenes wird auf dem Brett erkannt und „S3~N4“ geschrieben.
# of c43533be
sowing-pandi-note-4 = Steine, die am Ende übrig sind, gehören der Seite, auf der sie liegen, wie in Pallam Kuzhi.
# of 096b4ad1
sowing-pandi-note-5 = Wer die nächste Runde beginnt, ist nicht gesagt: der, der die letzte nicht begonnen hat.
# of ab5e52ae
sowing-pandi-note-6 = Ist die Mulde hinter der leeren auch leer, wird auch aus der gegenüber nichts gewonnen.
# of 3be32711
sowing-sita-solitaire-title = Sitas Solitär
# of 13cc1319
sowing-sita-solitaire-rules-1 = Ein Spieler hat ein Brett mit zwei Reihen von sieben Mulden. In der Richtung des Säens liegen in jeder Reihe sieben, sechs, fünf, vier, drei, zwei und eine Murmel.
# of dbd7afd7
sowing-sita-solitaire-rules-2 = Hebe die sieben der eigenen Reihe aus und lege je eine in die nächsten Mulden: die sechs, fünf, vier, drei, zwei, eins und die sieben der anderen Seite. Dann hebe immer die Mulde aus, die auf die zuletzt besäte folgt: die sechs der anderen Seite, dann die sechs der eigenen, und so weiter ringsum. Zu wählen gibt es nichts.
# of 8056aba9
sowing-sita-solitaire-rules-3 = Das Spiel ist zu Ende, wenn in jeder Mulde wieder so viele liegen wie am Anfang. Das braucht 105 Züge; mehrmals vorher sieht es nur so aus.
# of 5052a368
sowing-sita-solitaire-note-1 = Das Bild fehlt: In beiden Reihen liegen 7, 6, 5, 4, 3, 2, 1 in der Richtung des Säens, und die Zahlen im Text nennen Mulden. Nur so kommt heraus, was der Text über die ersten drei Male Ausheben sagt, und das Brett kehrt wieder.
# of ac42f95e
sowing-sita-solitaire-note-2 = Jedes Ausheben ist ein eigener Zug; das Ergebnis zählt, wie oft ausgehoben wurde.
# of bece6a38
sowing-sita-solitaire-note-3 = Auf dem Weg kommt nie eine leere Mulde.
# of 4e0b2da0
sowing-pallam-kuzhi-title = Pallam Kuzhi
# of d2006621
sowing-pallam-kuzhi-rules-1 = Zwei Spieler sitzen an einem Brett mit sieben Mulden auf jeder Seite, vier Samen in jeder, und einer größeren Mulde an jedem Ende für das Gewonnene.
# of 3b7c46f2
sowing-pallam-kuzhi-rules-2 = Reihum nimmt ein Spieler alle Samen einer Mulde der eigenen Seite auf und sät sie einzeln nach rechts, gegen den Uhrzeigersinn, rund um beide Seiten. Dann wird die nächste Mulde aufgenommen und weitergesät, bis vor dem letzten Samen eine leere Mulde liegt. Die Samen in der Mulde hinter der leeren sind gewonnen, wenn dort welche liegen, und der Zug ist zu Ende.
# of 9957f6d7
sowing-pallam-kuzhi-rules-3 = Vierer: Immer wenn ein Samen in einer Mulde vier voll macht, nimmt der Spieler, auf dessen Seite sie liegt, sie sofort, wer auch sät. Die Vierer des Anfangs werden nicht genommen. Vergessene Vierer bleiben im Spiel; das ist kein Fehler.
# of 7be6116d
sowing-pallam-kuzhi-rules-4 = Die Runde ist zu Ende, wenn der Spieler am Zug auf der eigenen Seite keine Samen hat; der andere behält, was übrig ist. Wer mehr hat, gewinnt.
# of dca74d19
sowing-pallam-kuzhi-rules-5 = Ein Match (Option „{ words-option-rounds }: { words-setting-match }“) geht weiter: Jeder füllt die eigenen Mulden mit je vier. Mulden, die nicht gefüllt werden können, werden zugedeckt und sind aus dem Spiel. Das Spiel ist zu Ende, wenn ein Spieler keine Mulde füllen kann.
# of ea3dfd54
sowing-pallam-kuzhi-note-1 = „Darf jede Mulde mit vier nehmen“ geschieht, ohne dass gefragt wird; ein vergessener Vierer wird erkannt und „S3~N4“ geschrieben.
# of ed77efbf
sowing-pallam-kuzhi-note-2 = Nur Vierer, die im Spiel entstehen, werden genommen, nicht die vom Anfang.
# of 32011b4b
sowing-pallam-kuzhi-note-3 = Zugedeckte Mulden sind die letzten der Reihe, wie in Pandi.
# of 3e99de4e
sowing-dakon-turns = die Spieler säen reihum, jeder von der eigenen Seite aus
# of 17719f19
sowing-dakon-fill = in jeder der sieben Mulden auf beiden Seiten liegen sieben Samen; beide beginnen zugleich mit der Mulde, deren letzter Samen in den Speicher fällt
# of af247c16
sowing-dakon-start = ein Spieler nimmt die Samen einer Mulde der eigenen Seite auf
# of 49d11a86
sowing-dakon-sowing = in jedes Reisfeld kommt ein Samen, und einer in den eigenen Speicher, sooft man daran vorbeikommt; der Speicher des anderen wird ausgelassen
# of 60fa81e9
sowing-dakon-relay = wo der letzte Samen auf andere fällt, werden alle aufgenommen und weitergesät
# of 1dc42e8b
sowing-dakon-stop = ein Zug ist zu Ende, wenn sein letzter Samen auf irgendeiner Seite in eine leere Mulde fällt
# of 969587c0
sowing-dakon-capture = wer in einer leeren Mulde der eigenen Seite endet, nimmt in den eigenen Speicher, was gegenüber liegt
# of 303ecb71
sowing-dakon-again = wer im eigenen Speicher endet, fängt neu an
# of 639b1a0b
sowing-dakon-closed = Mulden, die nicht gefüllt werden können, liegen brach, am Anfang der Reihe, und werden nicht gefüllt, bis aus Versehen ein Samen hineinfällt
# of 9673a0a5
sowing-dakon-end = die Partie geht weiter, bis alle Samen in den Speichern sind; wer keine zu spielen hat, wartet
# of c8a0c8bb
sowing-dakon-match = die Mulden werden wieder mit je sieben aus dem eigenen Speicher gefüllt; wer zuletzt spielen konnte, beginnt
# of 44baf786
sowing-sunca-turns = jeder Spieler sät reihum, bis er aufgehalten wird
# of 430af7c4
sowing-sunca-fill = in den sieben Mulden auf beiden Seiten liegen je sieben Steine, in den Häusern keine; beide beginnen, indem sie die Mulde am Ende der Reihe aussäen
# of cf07f332
sowing-sunca-start = ein Spieler nimmt eine beliebige gefüllte Mulde der eigenen Seite auf
# of e903c1ec
sowing-sunca-sowing = in jede Mulde kommt ein Stein, und bei jedem Umlauf einer ins eigene Haus
# of ed349f32
sowing-sunca-relay = wo der letzte Stein hinfällt, werden alle Steine dieser Mulde aufgenommen und weitergesät
# of 608b0ddf
sowing-sunca-stop = wer in einer leeren Mulde endet, hört fürs Erste auf zu spielen
# of 7a13a497
sowing-sunca-capture = wer in einer leeren Mulde der eigenen Seite endet, holt alle Steine der Mulde gegenüber nach Hause
# of c0d6b7ae
sowing-sunca-again = wer im eigenen Haus endet, nimmt eine beliebige gefüllte Mulde der eigenen Seite auf
# of 11b476b7
sowing-sunca-closed = Mulden, die nicht gefüllt werden können, bleiben leer und werden für den Rest dieser Partie nicht gespielt
# of 3e2dc192
sowing-sunca-end = die erste Partie ist zu Ende, wenn keine Steine mehr zu säen sind; wer dann am meisten hat, hat sie gewonnen
# of 6347b564
sowing-sunca-match = jeder füllt die eigenen Mulden mit sieben der heimgebrachten Steine; das Match ist zu Ende, wenn einer alle hat
# of aead52c0
sowing-pandi-turns = die Spieler sind abwechselnd am Zug
# of 0d05cd3d
sowing-pandi-fill = in jeder der sieben Mulden auf beiden Seiten liegen am Anfang fünf Steine
# of 2440632e
sowing-pandi-start = ein Spieler hebt eine Mulde der eigenen Seite aus
# of ec888771
sowing-pandi-sowing = in jede Mulde kommt ein Stein
# of 1b1975a5
sowing-pandi-relay = nach dem letzten Stein wird gleich die nächste Mulde ausgehoben und weitergesät
# of 8edd25a3
sowing-pandi-stop = wenn die nächste Mulde leer ist, ist der Zug zu Ende; ist auch die danach leer, „leckt“ der Spieler sie nur
# of 24ee14ff
sowing-pandi-capture = an einer leeren Mulde gewinnt der Spieler die Mulde daneben und die genau gegenüber von jener; eine Mulde, die vier bekommt, ist ein Kalb und geht an die Seite, auf der sie liegt, außer es wird vergessen, bevor der fünfte darauf fällt
# of d288a1bc
sowing-pandi-closed = Läden, die der Verlierer nicht füllen kann, werden zugedeckt, vom siebten abwärts, und nicht benutzt
# of b3b4a196
sowing-pandi-end = die Partie geht weiter, bis ein Spieler nichts mehr zu spielen hat
# of 2850ef1e
sowing-pandi-match = jeder füllt die eigenen Mulden mit je fünf Steinen von den gewonnenen
# of 87c1af82
sowing-sita-solitaire-turns = ein Spiel für einen
# of a80cdcee
sowing-sita-solitaire-fill = in beiden Reihen liegen sieben, sechs, fünf, vier, drei, zwei und eins
# of 89d14287
sowing-sita-solitaire-start = zuerst werden die sieben ausgehoben, dann immer die Mulde, die auf die zuletzt besäte folgt
# of fa2cb748
sowing-sita-solitaire-sowing = in jede Mulde kommt der Reihe nach eine Murmel
# of 2395c3ae
sowing-sita-solitaire-relay = (dort nicht gesagt) einmal ausheben ist ein Zug
# of 688f650d
sowing-sita-solitaire-stop = ein Zug ist zu Ende, wenn die Hand leer ist
# of 189b54cb
sowing-sita-solitaire-capture = es gibt keinen Gegner, und nichts wird gewonnen
# of 19dfe5a2
sowing-sita-solitaire-again = man macht das ringsum so weiter
# of e4bfa27b
sowing-sita-solitaire-end = das Spiel ist zu Ende, wenn das ganze Brett wieder so liegt wie am Anfang
# of 2d1f13e4
sowing-pallam-kuzhi-turns = Regel 4: dann spielt der andere Spieler auf dieselbe Art
# of f8dabdd8
sowing-pallam-kuzhi-fill = in jeder der 14 Mulden liegen vier Samen
# of d2f175be
sowing-pallam-kuzhi-start = Regel 2: ein Spieler nimmt die Samen einer beliebigen Mulde der eigenen Seite auf
# of 648705ac
sowing-pallam-kuzhi-sowing = Regel 2: sie werden nach rechts gesät, je einer in eine Mulde, gegen den Uhrzeigersinn, rund um beide Seiten
# of fc0a9523
sowing-pallam-kuzhi-relay = Regel 3: dann wird die nächste Mulde voraus aufgenommen und weitergesät
# of c3098b3c
sowing-pallam-kuzhi-stop = Regel 3: eine leere Mulde vor dem letzten Samen hält den Spieler auf
# of ff6916d7
sowing-pallam-kuzhi-capture = Regel 3: die Mulde hinter der leeren wird geschlagen; Regel 5: eine Mulde mit vier, die im Spiel entsteht, darf die Seite nehmen, auf der sie liegt
# of d5f8b574
sowing-pallam-kuzhi-closed = Regel 7: Mulden, die der Verlierer nicht füllen kann, werden zugedeckt und sind aus dem Spiel
# of 955558cc
sowing-pallam-kuzhi-end = Regel 6: wenn ein Spieler am eigenen Zug keine zu bewegen hat, behält der andere, was auf jener Seite übrig ist, und die Runde ist zu Ende
# of 3c469b21
sowing-pallam-kuzhi-match = Regeln 7 und 8: beide füllen die eigenen Mulden wieder; wenn einer keine einzige Mulde füllen kann, ist das Spiel zu Ende
# of 1cbed07b
sowing-mankaleh-title = Mankaleh
# of 1f750594
sowing-mankaleh-rules-1 = Zwei Spieler sitzen an einem Brett mit sieben Mulden auf jeder Seite, sieben Kieseln in jeder, und einem Haus rechts von jedem Spieler.
# of 1efdd83e
sowing-mankaleh-rules-2 = Reihum nimmt ein Spieler alle Kiesel einer eigenen Mulde auf und legt je einen in die folgenden Mulden, gegen den Uhrzeigersinn ums Brett; die Häuser werden ausgelassen.
# of 2223813a
sowing-mankaleh-rules-3 = Liegen in der Mulde des letzten Kiesels dann 2, 4 oder 6, nimmt der Spieler sie nach Hause, und ebenso die Mulden davor eine nach der anderen, auf welcher Seite auch immer, solange dort 2, 4 oder 6 liegen. Die erste Mulde mit einer anderen Zahl, oder mit keinem, beendet die Folge. Dann ist der Zug zu Ende.
# of 034efcd6
sowing-mankaleh-rules-4 = Wird nichts gewonnen, ist der Zug zu Ende, wenn der letzte Kiesel in eine Mulde des Gegners fiel. Fiel er in eine eigene, spielt der Spieler noch einmal.
# of d401c63b
sowing-mankaleh-rules-5 = Eine Mulde mit einem einzigen Kiesel darf nur spielen, wer schon mindestens zwei gewonnen hat.
# of 6375967a
sowing-mankaleh-rules-6 = Wer nicht spielen kann, setzt aus. Kann es keiner, gehört der Rest der Seite, auf der er liegt, und wer mehr hat, gewinnt.
# of d24fc92e
sowing-mankaleh-note-1 = „Fällt der letzte Kiesel in eine Mulde des Gegners, ist der Zug zu Ende“: In einer eigenen Mulde ohne Gewinn macht der Spieler weiter; „{ words-option-own-well }: { words-setting-over }“ beendet den Zug auch dort.
# of 91c50695
sowing-mankaleh-note-2 = Acht und mehr in einer Mulde beenden eine Folge; nur 2, 4 und 6 sind genannt.
# of 11c34058
sowing-mankaleh-note-3 = Das Ende der Partie ist nicht gesagt: siehe die Regeln oben.
# of 9c1a66fa
sowing-mankaleh-note-4 = Noch einmal zu spielen ist in der Notation ein eigener Zug.
# of 60b158c3
sowing-egyptian-simple-title = Ägyptisches Mankala, einfach
# of e80766a2
sowing-egyptian-simple-rules-1 = Zwei Spieler haben je sechs Beyts (Mulden), ohne Speicher, und 72 Samen. Gewonnenes wird neben dem Brett aufbewahrt.
# of c01a391d
sowing-egyptian-simple-rules-2 = Ein Spieler verteilt alle Samen auf die zwölf Beyts, wie er will, meist ungleich und mit mindestens vier in jedem. Der andere beginnt; oder er dreht, wenn er unzufrieden ist, das Brett um, und dann beginnt der, der es gefüllt hat.
# of 0aa4ffa3
sowing-egyptian-simple-rules-3 = Man sät immer aus dem eigenen Beyt, das der Seite des anderen am nächsten und nicht leer ist: Es gibt keine Wahl. In jedes folgende Beyt kommt ein Samen, die Reihe des anderen entlang und weiter in die eigene.
# of 3bd9d1b7
sowing-egyptian-simple-rules-4 = War das letzte Beyt vorher leer, ist der Zug zu Ende. Liegen dort jetzt zwei oder vier, nimmt der Spieler sie und die des Beyts gegenüber; die Beyts davor, eines nach dem anderen, werden ebenso gewonnen, solange dort zwei oder vier liegen. Dann ist der Zug zu Ende. Bei jeder anderen Zahl werden sie herausgenommen und weitergesät.
# of 2d2525dd
sowing-egyptian-simple-rules-5 = Hat der Spieler am Zug keine Samen und der andere mehr als einen, legt der andere einen davon ins erste Beyt der leeren Seite, die dann spielt. Ein einzelner Samen, der übrig ist, gehört der Seite, auf der er liegt. Dann ist das Brett zu Ende: Wer mehr genommen hat, gewinnt den Überschuss.
# of 1bb39990
sowing-egyptian-simple-rules-6 = Ein Match (Option „{ words-option-rounds }: { words-setting-match }“) geht weiter: Der Verlierer füllt das nächste Brett, der Gewinner beginnt. Wer im Ganzen sechzig gewonnen hat, siegt.
# of 30baeb88
sowing-egyptian-simple-note-1 = „Drei, oder fünf, oder mehr“ werden weitergesät, also auch sechs und acht; „{ words-option-gain }: { words-setting-even }“ nimmt jede gerade Zahl, und nichts von gegenüber.
# of 60072c76
sowing-egyptian-simple-note-2 = Eine leere Seite bekommt einen Samen, wenn sie am Zug ist.
# of 2e3b8ec8
sowing-egyptian-simple-note-3 = Das ausgehobene Beyt wird besät, wenn ein Säen herumkommt; „{ words-option-lifted }: { words-setting-skipped }“ lässt es aus.
# of 9c5baae8
sowing-egyptian-simple-note-4 = „{ words-option-fill }: { words-setting-sixes }“ beginnt mit sechs in jedem: Zu Ende gespielt, gewinnt dann der erste Spieler, gegen den Satz des Buches „Wer zuerst spielt, verliert sicher“; mit „{ words-option-lifted }: { words-setting-skipped }“ oder „{ words-option-gain }: { words-setting-even }“ gewinnt der zweite.
# of 43753439
sowing-egyptian-simple-note-5 = Ein Samen für eine leere Seite kommt aus dem Beyt, das gespielt würde. Gewinne gegenüber werden bei jedem Beyt einer Folge genommen, bevor das nächste angesehen wird.
# of 46186355
sowing-egyptian-simple-note-6 = Ein Brett zu drehen, das danach gleich aussieht, kann man nicht sehen, und es wird nicht angeboten.
# of fef9c3cc
sowing-egyptian-simple-note-7 = Jede Verteilung aller 72 wird erkannt; die aufgezählten sind Beispiele.
# of d9c4a589
sowing-egyptian-simple-note-8 = Nach sechzig Zügen, in denen niemand welche nimmt, behält jeder das Genommene, und was übrig ist, gehört niemandem. Ein Säen, das nie endet, beendet das Brett ohne Gewinn für irgendwen.
# of ee7e2a2d
sowing-egyptian-advanced-title = Ägyptisches Mankala für Fortgeschrittene
# of 015e30da
sowing-egyptian-advanced-rules-2 = Ein Spieler legt alle Samen ungezählt in ein oder mehrere Beyts der einen Seite und in die entsprechenden der anderen; meist in die vier mittleren. Der andere beginnt, oder er ist nicht einverstanden und dreht das Brett um; dann beginnt der, der es gefüllt hat.
# of d7ba196e
sowing-egyptian-advanced-rules-3 = Ein Spieler darf mit jedem eigenen Beyt beginnen. Alles andere ist wie in der einfachen Art: ein Samen in jedes folgende Beyt; ein letzter Samen in einem leeren Beyt beendet den Zug; zwei oder vier werden mit denen gegenüber gewonnen, und ebenso die Beyts davor; jede andere Zahl wird weitergesät.
# of 75fb1765
sowing-egyptian-advanced-rules-4 = Hat der Spieler am Zug keine Samen und der andere mehr als einen, legt der andere einen davon ins erste Beyt der leeren Seite, die dann spielt. Ein einzelner Samen, der übrig ist, gehört der Seite, auf der er liegt. Wer mehr genommen hat, gewinnt den Überschuss.
# of 2fb7e202
sowing-egyptian-advanced-note-1 = Entsprechende Beyts können die mit demselben Buchstaben sein oder die einander gegenüber; wie viele in jedem liegen, ist frei.
# of 671d08ff
sowing-egyptian-advanced-note-2 = „24 Überschuss und sechzig“ widersprechen einander: Sechzig gewinnen; mit „{ words-option-extra }: 24“ muss das Brett, das sechzig erreicht, selbst 24 gewonnen haben.
# of 8c10f693
sowing-egyptian-advanced-note-3 = Eine leere Seite bekommt einen Samen, wenn sie am Zug ist; er darf aus jedem Beyt kommen.
# of a67d4a39
sowing-egyptian-advanced-note-4 = „{ words-option-gain }: { words-setting-even }“ nimmt jede gerade Zahl, und nichts von gegenüber.
# of b20c8871
sowing-egyptian-advanced-note-6 = Nach hundert Zügen, in denen niemand welche nimmt, behält jeder das Genommene, und was übrig ist, gehört niemandem. Ein Säen, das nie endet, beendet das Brett ohne Gewinn für irgendwen.
# of e4fbb077
sowing-mankaleh-turns = die Spieler spielen abwechselnd
# of 2df412a8
sowing-mankaleh-fill = in jeder der 14 flachen Mulden liegen sieben Kiesel
# of 638f5a6b
sowing-mankaleh-start = ein Spieler nimmt eine beliebige eigene Mulde auf; eine mit einem einzigen Kiesel nur, wenn er schon mindestens zwei gewonnen hat
# of a7e5cd8f
sowing-mankaleh-sowing = in jede Mulde ums Brett kommt ein Kiesel, gegen den Uhrzeigersinn; die Häuser werden ausgelassen
# of 9692bc88
sowing-mankaleh-relay = (dort nicht gesagt) der letzte Kiesel hebt nichts aus
# of 029c8ab8
sowing-mankaleh-stop = wenn der letzte Kiesel in eine Mulde des Gegners fällt, ist der Zug zu Ende
# of bc376010
sowing-mankaleh-capture = ein Spieler, der mit 2, 4 oder 6 in der letzten Mulde endet, nimmt sie und die der Mulden davor bis zur ersten, in der eine andere Zahl liegt
# of 78299448
sowing-mankaleh-again = wer in einer Mulde eines Gegners endet, kann nicht weitermachen (unsere Lesart: in einer eigenen, wenn man nichts gewinnt, kann man es)
# of 184dbbc4
sowing-mankaleh-closed = (dort nicht gesagt) alle Mulden sind im Spiel
# of 7c51eab7
sowing-mankaleh-end = (nicht gesagt; unsere Lesart) wenn niemand spielen kann, gehört der Rest der Seite, auf der er liegt; die meisten Kiesel gewinnen
# of 444ef3bc
sowing-egyptian-simple-fill = eine Partei verteilt alle 72 Samen auf die Beyts, meist ungleich und mit mindestens vier in jedem; die andere darf das Brett umdrehen, und dann beginnt der Gegner
# of 880ebd41
sowing-egyptian-simple-start = ein Spieler spielt immer mit dem Beyt, das der Seite des Gegners am nächsten und nicht leer ist
# of 168c6720
sowing-egyptian-simple-sowing = in jedes Beyt kommt ein Samen: die Reihe des Gegners entlang, dann die eigene
# of b9148d74
sowing-egyptian-simple-relay = liegen im letzten Beyt dann drei, oder fünf, oder mehr, werden sie herausgenommen und weitergesät
# of 2707f926
sowing-egyptian-simple-stop = ein letzter Samen in einem leeren Beyt beendet den Zug, und ebenso ein Gewinn
# of 706bb549
sowing-egyptian-simple-capture = liegen im letzten Beyt dann zwei oder vier, nimmt der Spieler sie und was gegenüber liegt, und ebenso die Beyts davor, solange dort zwei oder vier liegen
# of 2a40aa72
sowing-egyptian-simple-again = (dort nicht gesagt) nach einem Gewinn ist der Gegner am Zug
# of a71f427d
sowing-egyptian-simple-closed = (dort nicht gesagt) alle Beyts sind im Spiel
# of 9337516c
sowing-egyptian-simple-end = ein Spieler, dessen Gegner keine hat, muss einen Samen ins erste Beyt des Gegners legen; ein einzelner Samen, der übrig ist, gehört der Seite, auf der er liegt; wenn das Brett leer ist, gewinnt, wer mehr hat, den Überschuss
# of 84ed5d09
sowing-egyptian-simple-match = der Gewinner beginnt das nächste Brett, das der Gegner gefüllt hat; wer sechzig gewonnen hat, hat gesiegt
# of 3d74dac9
sowing-egyptian-advanced-fill = eine Partei legt die Samen in ein oder mehrere Beyts der einen Seite und die entsprechenden Beyts der anderen; wer nicht einverstanden ist, darf das Brett umdrehen, verliert aber den ersten Zug
# of 995ab04b
sowing-egyptian-advanced-start = ein Spieler darf mit jedem eigenen Beyt beginnen
# of 26c9c79e
sowing-egyptian-advanced-sowing = in jedes Beyt kommt ein Samen, wie in der einfachen Art
# of d3243662
sowing-egyptian-advanced-relay = liegen im letzten Beyt dann drei, oder fünf, oder mehr, werden sie herausgenommen und weitergesät, wie in der einfachen Art
# of d7dfb14b
sowing-egyptian-advanced-capture = zwei oder vier im letzten Beyt werden mit dem gewonnen, was gegenüber liegt, und ebenso die Beyts davor, wie in der einfachen Art
# of 4100839d
sowing-egyptian-advanced-again = (dort nicht gesagt) nach einem Gewinn ist der andere am Zug
# of 09dec451
sowing-egyptian-advanced-end = das Brett ist zu Ende und wird gezählt wie in der einfachen Art
# of dba1b22d
sowing-egyptian-advanced-match = wer zuerst 24 Überschuss gewinnt und mit den Gewinnen nacheinander auf sechzig kommt, siegt
# of d427801e
sowing-oware-title = Oware (Abapa)
# of 727b8963
sowing-oware-rules-1 = Zwei Spieler haben je sechs Häuser, vier Samen in jedem, und einen Speicher.
# of 5771a0a0
sowing-oware-rules-2 = Reihum hebt ein Spieler alle Samen eines eigenen Hauses aus und legt je einen in die folgenden Häuser, gegen den Uhrzeigersinn. Kommt er ganz herum, lässt er das ausgehobene Haus aus.
# of 622b02af
sowing-oware-rules-3 = Macht der letzte Samen in einem Haus des Gegners zwei oder drei voll, nimmt der Spieler sie, und ebenso die Häuser davor, solange sie dem Gegner gehören und dort zwei oder drei liegen. Ein Zug, der so alles nähme, was der Gegner hat (ein Grand Slam), ist erlaubt, nimmt aber nichts.
# of 266bf889
sowing-oware-rules-4 = Hat der Gegner keine Samen, muss der Spieler einen Zug machen, der ihm welche gibt. Gibt es keinen solchen, ist die Partie zu Ende.
# of a25e8ac3
sowing-oware-rules-5 = Wer 25 Samen hat, gewinnt sofort. Kommt eine Stellung wieder, die seit dem letzten Schlagen schon da war, ist die Partie zu Ende. Jeder behält dann die Samen der eigenen Seite. Wer mehr hat, gewinnt; je 24 sind unentschieden.
# of 91aecae5
sowing-oware-note-1 = Über einen Grand Slam und über eine Stellung, die wiederkommt, sind die Spieler nicht einig. Die Option „{ words-option-grand-slam }“ lässt ihn alles gewinnen, was er nimmt, oder verbietet ihn: Wer keinen anderen Zug hat, hat dann keinen, und die Partie ist zu Ende. Die Option „{ words-option-repetition }“ teilt, was dort liegt; ein überzähliger Samen gehört dann niemandem.
# of 7607e6cc
sowing-kalah-title = Kalaha
# of 08ba798e
sowing-kalah-rules-1 = Zwei Spieler haben je sechs Mulden, vier Samen in jeder, und einen Speicher zu ihrer Rechten.
# of 65308a99
sowing-kalah-rules-2 = Reihum hebt ein Spieler alle Samen einer eigenen Mulde aus und legt je einen in die folgenden Mulden, gegen den Uhrzeigersinn, und in den eigenen Speicher; der Speicher des anderen wird ausgelassen.
# of 49db2ae1
sowing-kalah-rules-3 = Fällt der letzte Samen in den eigenen Speicher, spielt der Spieler noch einmal. Fällt er in eine eigene Mulde, die leer war, und liegen in der Mulde gegenüber Samen, nimmt der Spieler beides in den eigenen Speicher.
# of df568c64
sowing-kalah-rules-4 = Die Partie ist zu Ende, wenn eine Seite leer ist. Der andere behält die Samen seiner Seite. Wer mehr hat, gewinnt.
# of 5e34a53f
sowing-kalah-note-2 = Über drei Dinge sind die Spieler nicht einig, und sie sind Optionen: „{ words-option-empty-captures }“ gewinnt, wenn man es will, den letzten Samen in einer leeren eigenen Mulde auch, wo gegenüber nichts liegt; mit „{ words-option-capturing-seed }: { words-setting-stays }“ bleibt er in seiner Mulde liegen; „{ words-option-last-seeds }“ kann das, was am Ende in den Mulden liegt, der Seite geben, die dort nichts hat, oder niemandem.
# of 73aed034
sowing-oware-fill = in jedem der zwölf Häuser liegen vier Samen
# of cf27f34a
sowing-oware-start = ein Spieler hebt ein beliebiges eigenes Haus aus, das nicht leer ist
# of 9e69441d
sowing-oware-sowing = in jedes Haus kommt ein Samen, gegen den Uhrzeigersinn; das ausgehobene Haus wird ausgelassen
# of de31b03e
sowing-oware-relay = der letzte Samen hebt nichts aus
# of a06abaa9
sowing-oware-stop = ein Zug ist ein Säen ohne Weitersäen
# of 22434600
sowing-oware-capture = macht der letzte Samen in einem Haus der anderen Seite zwei oder drei voll, sind sie gewonnen, und ebenso die Häuser davor auf dieser Seite; wer alles schlägt, was der andere hat, gewinnt nichts
# of bf496932
sowing-oware-closed = alle Häuser sind im Spiel
# of 356664ee
sowing-oware-end = ein Spieler, dessen Gegner keine Samen hat, muss dort welche säen, wenn es geht; wenn nicht, behält jeder die eigene Seite; mehr als die Hälfte der Samen gewinnt sofort; eine Stellung, die wiederkommt, beendet die Partie
# of 4971c7e3
sowing-oware-match = Runden gibt es nicht
# of 85ff12fe
sowing-kalah-fill = in jeder der zwölf Mulden liegen vier Samen
# of c26105ef
sowing-kalah-start = ein Spieler hebt eine beliebige eigene Mulde aus, die nicht leer ist
# of 85d2a86b
sowing-kalah-sowing = in jede Mulde kommt ein Samen, gegen den Uhrzeigersinn, und in den eigenen Speicher, nicht in den des anderen
# of 75fc35c3
sowing-kalah-capture = ein letzter Samen in einer leeren eigenen Mulde gewinnt sich selbst und was gegenüber liegt, wenn dort etwas liegt
# of 760b6a78
sowing-kalah-again = ein letzter Samen im eigenen Speicher gibt noch einen Zug
# of d555ea90
sowing-kalah-closed = alle Mulden sind im Spiel
# of 0b752f39
sowing-kalah-end = wenn eine Seite leer ist, behält die andere, was auf ihrer liegt; die meisten Samen gewinnen
# of 9725042c
sowing-oware-capture-2 = macht der letzte Samen in einem Haus der anderen Seite zwei oder drei voll, sind sie gewonnen, und ebenso die Häuser davor auf dieser Seite, auch alles, was der andere hat
# of 127d1533
sowing-oware-capture-3 = macht der letzte Samen in einem Haus der anderen Seite zwei oder drei voll, sind sie gewonnen, und ebenso die Häuser davor auf dieser Seite; niemand darf alles nehmen, was der andere hat
# of 361d1462
sowing-kalah-capture-2 = ein letzter Samen in einer leeren eigenen Mulde gewinnt sich selbst und was gegenüber liegt, sich allein, wenn dort nichts liegt
# of a71d4769
sowing-kalah-capture-3 = ein letzter Samen in einer leeren eigenen Mulde gewinnt, was gegenüber liegt, und bleibt selbst dort
# of a58e66c8
sowing-kalah-end-2 = wenn eine Seite leer ist, nimmt sie, was auf der anderen liegt; die meisten Samen gewinnen
# of 914172d5
sowing-kalah-end-3 = wenn eine Seite leer ist, gehört niemandem, was auf der anderen liegt; die meisten Samen gewinnen
# of b5f6ebf2
sowing-sowing-title = Säspiele
