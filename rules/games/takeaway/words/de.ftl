# of bccbb3d0
takeaway-chip-moved = auf { $grown } wurde ein Stein gelegt, aber Steine werden nur vom Brett genommen
# of aa62fb61
takeaway-none-in-hand = auf { $grown } wurde ein Stein gelegt, aber ein genommener Stein ist aus dem Spiel
# of 65ca6308
takeaway-too-many-taken = { $own } hat { $taken } { AGREE($taken, "Stein", "Steine") } genommen, aber ein Zug nimmt höchstens { $draw }
# of d0913e43
takeaway-tableaux-advanced-title = Tableaux für Fortgeschrittene
# of ebc94c2f
takeaway-tableaux-advanced-rules-1 = Zwei Spieler haben gemeinsam 25 bis 48 Steine, im Spiel alle gleich, welche Farbe sie auch haben; der erste Spieler sagt, wie viele. Einer liegt auf jedem der 24 Punkte des Bretts und einer in seiner Mitte; sind es mehr als 25, liegen die übrigen als zweite Schicht auf den anderen. Dann sagt der zweite Spieler, wie viele Steine ein Zug höchstens nehmen darf, von drei bis neun.
# of 43e277e5
takeaway-tableaux-advanced-rules-2 = Reihum nimmt jeder Spieler mindestens einen und höchstens so viele Steine vom Brett, von wo er will; von zwei Steinen auf einem Punkt zuerst den oberen. Niemand darf passen.
# of 6ed366d6
takeaway-tableaux-advanced-rules-3 = Der erste Zug muss binnen zehn Sekunden getan sein, jeder spätere binnen fünf.
# of a3f8987d
takeaway-tableaux-advanced-rules-4 = Eine Runde ist zu Ende, wenn der letzte Stein genommen ist oder wenn ein Spieler zu spät ist. Wer den letzten Stein nimmt, verliert; der Gewinner zählt die Steine, die er selbst genommen hat. Auch wer zu spät ist, verliert; dann zählt der Gewinner die Steine, die er selbst genommen hat, und dazu entweder die Steine, die noch auf dem Brett liegen, oder die, die der Säumige genommen hat, je nachdem, welche mehr sind. Der Verlierer einer Runde zählt nichts. Wer in mehreren Runden zuerst 50 erreicht, gewinnt.
# of 8052bf52
takeaway-tableaux-advanced-note-1 = Es dürfen beliebige Steine genommen werden; sie müssen nicht nebeneinander liegen.
# of aac10293
takeaway-tableaux-advanced-note-2 = Ein Spieler muss mindestens einen Stein nehmen und darf die letzten nehmen, auch wenn er damit verliert.
# of eb8856bb
takeaway-tableaux-advanced-note-3 = Sind es mehr Steine als die 25 Plätze, liegen die übrigen als zweite Schicht, von Norden nach Süden und von links nach rechts.
# of e59fe034
takeaway-tableaux-advanced-note-4 = Die vereinbarte Höchstzahl ist das Meiste, was ein Zug nehmen darf; einer ist das Wenigste.
# of 7a2bf417
takeaway-tableaux-advanced-note-5 = Wer zu spät ist, bekommt keine Punkte, wie der, der den letzten Stein nimmt.
# of ff65a24b
takeaway-tableaux-title = Tableaux
# of fe558d2a
takeaway-tableaux-rules-1 = Zwei Spieler haben gemeinsam 25 Steine, im Spiel alle gleich, welche Farbe sie auch haben. Einer liegt auf jedem der 24 Punkte des Bretts und einer in seiner Mitte.
# of 2f5b2cf6
takeaway-tableaux-rules-2 = Reihum nimmt jeder Spieler einen, zwei oder drei Steine vom Brett, von wo er will. Niemand darf passen.
# of 8617e151
takeaway-tableaux-rules-3 = Wer den letzten Stein nimmt, verliert.
# of 49cea7c5
takeaway-tableaux-advanced-covered = der erste Spieler wählt, wie viele Steine im Spiel sind, von 25 bis 48
# of 260a6d53
takeaway-tableaux-advanced-taking = der zweite Spieler wählt, wie viele Steine ein Zug höchstens wegnehmen darf, von drei bis neun
# of 4d2a0137
takeaway-tableaux-advanced-last = wer den letzten Stein wegnehmen muss, verliert, und der Gewinner zählt die Steine, die er weggenommen hat
# of b842879d
takeaway-tableaux-advanced-time = der erste Spieler hat zehn Sekunden für den ersten Zug, und jeder spätere Zug hat fünf; wer zu spät ist, verliert die Runde
# of edf8696e
takeaway-tableaux-advanced-end = eine Runde endet mit dem letzten Stein oder wenn ein Spieler zu spät ist, und wer zuerst 50 erreicht, gewinnt
# of 3849670c
takeaway-tableaux-covered = 25 Steine bedecken das Brett: 24 auf seinen Punkten und einer in der Mitte
# of f35f00c5
takeaway-tableaux-taking = reihum nehmen die Spieler einen, zwei oder drei Steine weg
# of eeaeaea3
takeaway-tableaux-passing = (nicht gesagt; unsere Lesart) ein Spieler nimmt mindestens einen Stein
# of 557a88bb
takeaway-tableaux-last = wer den letzten Stein wegnehmen muss, verliert
# of ea571e95
takeaway-tableaux-time = (dort nicht gesagt) ein Zug dauert so lange, wie er dauert
# of 089735b9
takeaway-tableaux-end = die Partie endet mit dem letzten Stein
