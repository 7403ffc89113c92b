# of 1b7b1ff0
moves-arrow-flew-over = { AGREE($arrows, "der Pfeil", "die Pfeile") } nach { $arrows } { AGREE($arrows, "flog", "flogen") } über { $flown_over }; dort darf nichts stehen
# of b5995e41
moves-arrow-gone = der Pfeil auf { $arrows_gone } wurde weggenommen; Pfeile bleiben, wo sie sind
# of 9477fa77
moves-arrow-moved = der Pfeil auf { $arrows_gone } wurde versetzt; Pfeile bleiben, wo sie sind
# of 5429b825
moves-arrow-not-in-line = der Pfeil auf { $arrows } liegt in keiner geraden Linie mit { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } spielte { $foe_come }, bevor { $own } einen Pfeil geschossen hatte
# of 376c49aa
moves-group-split = die Gruppe von { $own } würde geteilt: { $apart } { AGREE($apart, "stünde", "stünden") } abseits
# of dabbde20
moves-jumped = { $own } zog von { $own_gone } nach { $own_come } über { $over } hinweg, wo etwas steht
# of 4b4913c9
moves-moved-back = { $own } zog zurück von { $own_gone } nach { $own_come }; das darf nur eine geteilte Gruppe
# of 8e7eb5ba
moves-not-a-row = { $own } zog { $own_gone }, die nicht zusammen in einer Linie stehen
# of 00874d70
moves-not-in-line = { $own } zog von { $own_gone } nach { $own_come }, aber nicht in gerader Linie
# of 7bce787b
moves-row-aslant = { $own } zog { $own_gone } nach { $own_come }; { FORM($man, number: "many") } in einer Linie gehen geradeaus oder seitwärts, im rechten Winkel zu ihr
# of 7440b13d
moves-row-takes = { $own } schlug { $foe_gone }, aber { FORM($man, number: "many") }, die zusammen ziehen, schlagen nichts
# of e04e9d4e
moves-row-torn = { $own } zog { $own_gone }; { FORM($man, number: "many") }, die zusammen ziehen, gehen nebeneinander, alle gleich weit
# of f009918c
moves-shot-first = { $own } schoss einen Pfeil nach { $arrows }, bevor { FORM($man, article: "a") } gezogen war
# of b0a3c495
moves-shot-from-before = der Pfeil auf { $arrows } wurde von { $own_gone } aus geschossen, nicht von { $own_come }, wohin { FORM($man, article: "the") } gekommen ist
# of e07b0b3a
moves-still-split = die Gruppe von { $own } muss verbunden werden, aber { $apart } { AGREE($apart, "steht", "stehen") } noch abseits
# of 6d0fa66f
moves-straight-capture = { $own } schlug { $foe_gone } geradeaus, aber { FORM($man, article: "a") } schlägt schräg
# of 927f6d84
moves-two-arrows = mehr als ein Pfeil wurde geschossen: { $arrows }
# of 9bfef56f
moves-amazons-title = Amazonen
# of 6c137ab5
moves-amazons-rules-1 = Zwei Spieler haben je vier Amazonen auf einem Brett von zehn mal zehn Feldern. Die weißen stehen am Anfang auf a4, d1, g1 und j4, die schwarzen auf a7, d10, g10 und j7. Pfeile sind genug da, in einer eigenen Farbe. Weiß, im Süden, beginnt; dann wird abwechselnd gezogen.
# of c7da1774
moves-amazons-rules-2 = Ein Zug hat zwei Teile, und beide sind Pflicht. Zuerst zieht eine eigene Amazone wie die Dame im Schach: gerade oder schräg, über beliebig viele leere Felder. Dann schießt diese Amazone von dort, wohin sie gekommen ist, einen Pfeil, der ebenso auf ein leeres Feld fliegt. Er darf auf das Feld oder über das Feld fliegen, das die Amazone gerade verlassen hat.
# of 39cd15e1
moves-amazons-rules-3 = Ein Pfeil bleibt für den Rest der Partie, wo er ist. Weder Amazonen noch Pfeile dürfen über eine Amazone oder einen Pfeil hinweg oder auf ein Feld, auf dem so etwas steht. Niemand schlägt etwas.
# of 69348482
moves-amazons-rules-4 = Wer nicht ziehen kann, hat verloren. Unentschieden gibt es nicht.
# of de155571
moves-amazons-note-1 = Die Quelle zeigt die Anfangsstellung als Bild; dies ist die übliche.
# of 3a353eb1
moves-amazons-note-2 = Die Quelle sagt nicht, dass das Feld, das die Amazone verlassen hat, leer ist, wenn sie schießt; es ist leer.
# of 279262e3
moves-amazons-turns = Weiß beginnt, dann wird abwechselnd gezogen; Ziehen und Schießen sind beide Pflicht
# of 915fdb5b
moves-amazons-moving = eine eigene Amazone zieht wie die Dame im Schach; sie darf nicht über ein besetztes oder gesperrtes Feld hinweg oder darauf landen
# of 2c598fa1
moves-amazons-taking = eine Amazone darf nicht auf einem besetzten Feld landen: Niemand schlägt
# of 4bb98b99
moves-amazons-shooting = angekommen, schießt die Amazone einen Pfeil, der von dort wie eine Dame über leere Felder auf ein leeres Feld fliegt; wo er landet, bleibt er und sperrt das Feld
# of b1facfb5
moves-amazons-end = der letzte Spieler, der ziehen kann, gewinnt; Unentschieden ist unmöglich
# of 7ae0da57
moves-breakthrough-title = Breakthrough
# of 02514d15
moves-breakthrough-rules-1 = Zwei Spieler haben je sechzehn Steine auf einem Brett von acht mal acht Feldern. Am Anfang füllen sie die zwei Reihen, die jedem Spieler am nächsten sind. Weiß, im Süden, beginnt; dann wird abwechselnd gezogen.
# of db65876e
moves-breakthrough-rules-2 = Ein Stein geht ein Feld vorwärts: geradeaus oder schräg auf ein leeres Feld, oder schräg auf einen Stein des Gegners, der vom Brett genommen wird. Niemand muss schlagen. Geradeaus wird nicht geschlagen, und kein Stein geht je seitwärts oder zurück.
# of 252b3488
moves-breakthrough-rules-3 = Wer zuerst einen Stein auf die fernste Reihe bringt, gewinnt. Wer keinen Stein mehr hat, hat verloren. Unentschieden gibt es nicht.
# of 1f610fcf
moves-breakthrough-note-1 = Die Quelle sagt nicht, was folgt, wenn alle Steine eines Spielers geschlagen sind: Er kann nicht ziehen und hat verloren. Wer einen Stein hat, kann immer ziehen.
# of 988125c2
moves-breakthrough-note-2 = Die Quelle erlaubt „jedes rechteckige Brett von ausreichender Größe“; acht mal acht ist, was sie nennt und zeigt. Die Option „{ words-option-size }“ macht es beliebig von sechs mal sechs bis zehn mal acht, jede Seite mit zwei vollen Reihen.
# of cc1f0ace
moves-breakthrough-turns = Weiß beginnt, dann wird abwechselnd gezogen
# of f642d578
moves-breakthrough-moving = ein Stein geht ein Feld geradeaus oder schräg vorwärts, wenn dieses Feld leer ist
# of b2cb1335
moves-breakthrough-taking = ein Stein zieht auf einen gegnerischen Stein nur einen Schritt schräg vorwärts; dieser wird weggenommen, und der eigene nimmt seinen Platz ein
# of 21fcdded
moves-breakthrough-end = das Ziel ist, mit einem Stein die gegenüberliegende Reihe zu erreichen; Unentschieden ist nicht möglich
# of 45367865
moves-lines-of-action-title = Lines of Action
# of 7c0d534b
moves-lines-of-action-rules-1 = Zwei Spieler haben je zwölf Steine auf einem Brett von acht mal acht Feldern. Am Anfang füllen die schwarzen die südliche und die nördliche Reihe ohne die Ecken, die weißen die westliche und die östliche Spalte ohne die Ecken. Schwarz beginnt; dann wird abwechselnd gezogen.
# of 6fc52b73
moves-lines-of-action-rules-2 = Ein Stein geht entlang seiner Reihe, Spalte oder einer Diagonale: genau so viele Felder, wie in dieser ganzen Linie Steine stehen, beider Farben, vor und hinter ihm, er selbst mitgezählt. Er springt über eigene Steine, aber nicht über die des Gegners. Er endet nicht auf einem eigenen Stein. Endet er auf einem Stein des Gegners, wird dieser vom Brett genommen.
# of 0008e3c6
moves-lines-of-action-rules-3 = Wer zuerst alle eigenen Steine in einer Gruppe hat, gewinnt; Steine gehören zusammen, wenn ihre Felder sich an einer Seite oder Ecke berühren. Ein einzelner Stein ist eine Gruppe. Verbindet ein Zug die Steine beider Spieler, gewinnt niemand (oder, wenn so verabredet, wer gezogen hat). Verbindet ein Schlag nur die Steine des Gegners, gewinnt der Gegner.
# of 7c02b658
moves-lines-of-action-rules-4 = Wer nicht ziehen kann, muss passen. Steht dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal da, gewinnt niemand.
# of 72e67367
moves-lines-of-action-note-2 = Die Quelle berichtet von einer Diskussion über einen Zug, der die Steine beider Spieler verbindet: Es ist unentschieden, wie es am meisten üblich ist; die Option „{ words-option-both-connected }“ kann die Partie dem geben, der gezogen hat.
# of d43062ab
moves-lines-of-action-note-3 = Dass der Zug eines Spielers durch ein Schlagen nur die Steine des anderen verbinden kann, ist nicht gesagt: Dann hat der andere als Erster eine Gruppe und gewinnt.
# of 68b42617
moves-lines-of-action-turns = Schwarz beginnt, dann wird abwechselnd gezogen, je ein Stein; wer nicht ziehen kann, muss passen
# of c4d53334
moves-lines-of-action-moving = ein Stein zieht in gerader Linie, entlang einer Spalte, einer Reihe oder einer Diagonale, genau so viele Felder, wie Steine beider Farben irgendwo auf dieser Linie stehen; er darf über eigene Steine springen, aber nicht auf ihnen landen, und darf nicht über die des Gegners springen
# of cd2a3338
moves-lines-of-action-taking = ein Stein schlägt einen des Gegners, indem er auf ihm landet
# of afe0b70c
moves-lines-of-action-end = wer zuerst alle eigenen Steine in einer Gruppe hat, gerade oder schräg verbunden, gewinnt; tut ein Zug das für beide, ist es unentschieden; ebenso, wenn dieselbe Stellung zum dritten Mal da ist
# of 37c43845
moves-ordo-title = Ordo
# of a8dc1ded
moves-ordo-rules-1 = Zwei Spieler haben je zwanzig Steine auf einem Brett von zehn Linien und acht Reihen; sie stehen am Anfang in drei Reihen mit Lücken auf der Seite jedes Spielers. Weiß, im Süden, beginnt; dann wird abwechselnd gezogen.
# of 0038a513
moves-ordo-rules-2 = Ein einzelner Stein zieht geradeaus oder schräg vorwärts oder seitwärts, über beliebig viele leere Felder. Er darf seinen Zug auf einem Stein des Gegners beenden, der vom Brett genommen wird.
# of b65650fd
moves-ordo-rules-3 = Oder zwei oder mehr Steine, die in einer Linie nebeneinander stehen, ein Ordo, ziehen zusammen, alle gleich weit, über leere Felder: geradeaus vorwärts, wenn die Linie quer zum Brett liegt, seitwärts, wenn sie längs liegt. Sie schlagen nichts.
# of e7f2d674
moves-ordo-rules-4 = Nach jedem eigenen Zug müssen alle Steine eines Spielers eine Gruppe sein: jeder mit den anderen verbunden, gerade oder schräg. Teilt ein Schlag die Gruppe des Gegners, muss dieser sie mit dem nächsten Zug wieder verbinden; dafür darf ein Stein oder ein Ordo auch rückwärts ziehen, ein Stein auch schräg rückwärts.
# of 82f4c18e
moves-ordo-rules-5 = Wer zuerst einen Stein auf die fernste Reihe bringt, gewinnt. Ebenso, wer alle Steine des Gegners schlägt oder sie so teilt, dass kein Zug sie wieder verbindet. Unentschieden gibt es nicht.
# of 0245dee6
moves-ordo-note-1 = Die Quelle zeigt die Anfangsstellung als Bild; dies ist die des Autors des Spiels.
# of 7b152d8f
moves-ordo-note-2 = Die Quelle sagt nicht, was folgt, wenn ein Spieler nicht ziehen kann, obwohl die eigenen Steine eine Gruppe sind: Dieser Spieler hat verloren.
# of eda78c9c
moves-ordo-note-3 = Auch ein Zug auf die fernste Reihe muss die eigenen Steine in einer Gruppe lassen.
# of 1a99edc9
moves-ordo-note-4 = Ein Ordo darf ein Teil einer längeren Linie von Steinen sein.
# of 264d74d6
moves-ordo-moving = ein einzelner Stein zieht geradeaus oder schräg vorwärts oder seitwärts, in gerader Linie über beliebig viele leere Felder
# of cdc3d648
moves-ordo-taking = ein einzelner Stein darf seinen Zug auf einem Stein des Gegners beenden, der dann vom Brett genommen wird
# of 72af0c64
moves-ordo-row = zwei oder mehr Steine, die in einer waagrechten oder senkrechten Linie zusammenstehen, dürfen Seite an Seite über beliebig viele leere Felder ziehen: vorwärts, wenn die Linie waagrecht ist, seitwärts, wenn sie senkrecht ist; sie schlagen nichts
# of fe6b8d3b
moves-ordo-group = nach dem Zug eines Spielers müssen alle seine Steine eine Gruppe sein, gerade oder schräg verbunden; nur wer durch ein Schlagen geteilt wird, darf rückwärts ziehen und muss sie wieder verbinden, sonst verliert er
# of cabcfc25
moves-ordo-end = wer die gegenüberliegende Reihe erreicht, alle Steine des Gegners schlägt oder sie so teilt, dass sie nicht wieder verbunden werden können, gewinnt; Unentschieden ist nicht möglich
