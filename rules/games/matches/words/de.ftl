# of 0eabc129
matches-held-else = auf { $sites } lag am Ende der Runde etwas anderes und liegt am Anfang der nächsten etwas anderes
# of 34bd84c3
matches-set-up-due = die Runde ist aus, und { $own } stellt die nächste auf
# of 28c8fe64
matches-match-title = Ein Match
# of 65385a03
matches-match-rules-1 = Es werden mehrere Partien gespielt. Wer eine gewinnt, bekommt einen Punkt, ein Unentschieden bringt keinen. Wer beginnt, wechselt von Partie zu Partie, in der Reihenfolge der Züge. Wer zuerst zwei Partien gewinnt, oder so viele, wie vorher verabredet, hat gewonnen.
# of 198e51f3
matches-match-note-1 = Das Regelbuch spricht von einer Partie: Das Match ist von uns, das einfachste, das es gibt.
# of 6aa90a4b
matches-match-note-2 = Die Spieler behalten ihre Sitze und die Plätze ihrer Steine.
# of e74bef57
matches-match-next-round = (dort nicht gesagt, wie in jedem Match) die nächste Partie wird aufgestellt, und wer beginnt, wechselt
# of 4b8a1045
matches-mabambo-tournament-title = Mabambo-Turnier
# of 1cefef5c
matches-mabambo-tournament-rules-1 = Ein Turnier hat drei Partien Mabambo. Der Gewinner einer Partie bekommt so viele Punkte, wie der Verlierer leere Sammelmulden hat: zehn weniger die Steine, die der Verlierer geschlagen hat. Nach einer Partie werden die Steine neu aufgestellt, und der Verlierer bestimmt, wer die nächste beginnt. Nach drei Partien hat gewonnen, wer mehr Punkte hat; bei gleich vielen, wer zwei Partien gewonnen hat.
# of 977fc817
matches-mabambo-tournament-note-1 = Eine unentschiedene Partie zählt als eine der drei und bringt keine Punkte; wer sie nicht begonnen hat, bestimmt, wer die nächste beginnt.
# of 5a0f10a3
matches-mabambo-tournament-note-2 = Die Spieler behalten ihre Sitze und die Plätze ihrer Steine, wer auch beginnt.
# of 80c46ed4
matches-mabambo-tournament-note-3 = Bei gleich vielen Punkten und gleich vielen gewonnenen Partien ist das Turnier unentschieden.
# of 84925c63
matches-mabambo-long-jump-match-title = Mabambo-Turnier mit langen Sprüngen
# of 7f5d2a6a
matches-mabambo-long-jump-match-rules-1 = Ein Turnier hat drei Partien Mabambo mit langen Sprüngen. Der Gewinner einer Partie bekommt so viele Punkte, wie der Verlierer leere Sammelmulden hat: zehn weniger die Steine, die der Verlierer geschlagen hat. Nach einer Partie werden die Steine neu aufgestellt, und der Verlierer bestimmt, wer die nächste beginnt. Nach drei Partien hat gewonnen, wer mehr Punkte hat; bei gleich vielen, wer zwei Partien gewonnen hat.
# of 6851ce42
matches-mabambo-long-jump-match-note-1 = Das Regelbuch spricht von Turnieren und von langen Sprüngen getrennt; hier sind beide.
# of 83f700e3
matches-soli-bi-tournament-title = Soli-Bi-Turnier
# of a4b0a907
matches-soli-bi-tournament-rules-1 = Zwei bis vier Spieler spielen nacheinander je eine Partie Soli-Bi. Den ersten Stein jeder Partie legt ein anderer als der, der weiterspielt: Man kann ihn also nicht selbst wählen. Das Ergebnis einer Partie ist die Zahl der Steine außen an ihrem Ende. Wenn alle gespielt haben, hat gewonnen, wer die meisten Steine gelegt hat.
# of 36b87557
matches-soli-bi-tournament-note-1 = Das Regelbuch sagt „mehrere Spieler“: zwei bis vier, jeder eine Partie.
# of 3e8dd16e
matches-soli-bi-tournament-note-2 = Die Seiten sind die Spieler; sie heißen nicht wie die Farben der Steine.
# of 28c2e0cf
matches-soli-bi-tournament-note-3 = Wer den ersten Stein legt, sieht man nicht: Der Zug zählt für den Spieler, dessen Partie es ist.
# of e69b24f0
matches-soli-bi-tournament-note-4 = Der erste Stein zählt mit, wie im Spiel für einen: Alle haben ihn.
# of 5b2e42ae
matches-soli-bi-tournament-note-5 = Die an der Spitze gleich viel haben, teilen sich den Sieg; sind es alle, ist es unentschieden.
# of 59674e99
matches-soli-bi-free-match-title = Soli-Bi-Turnier, beliebige äußere Mulde
# of 5031fb64
matches-soli-bi-free-match-rules-1 = Zwei bis vier Spieler spielen je eine Partie Soli-Bi, bei der dem nächsten Stein jede äußere Mulde offensteht. Den ersten Stein jeder Partie legt ein anderer als der, der weiterspielt. Das Ergebnis einer Partie ist die Zahl der Steine außen an ihrem Ende. Wenn alle gespielt haben, hat gewonnen, wer die meisten Steine gelegt hat.
# of 7b2b8366
matches-soli-bi-free-match-note-1 = Das Regelbuch spricht von Turnieren und von den freien äußeren Mulden getrennt; hier sind beide.
# of 55b06551
matches-tresillo-conquer-match-title = Conquer für Fortgeschrittene
# of e28651e7
matches-tresillo-conquer-match-rules-1 = Fortgeschrittene spielen mehrere Partien, und wer zuerst 30 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Partie zu Ende ist, bekommt jeder Spieler einen Punkt für jeden geschlagenen Stein und zwei für jeden Stein des anderen, der auf dem Brett eingesperrt ist. Die Spieler fangen abwechselnd an.
# of fded89e9
matches-tresillo-conquer-match-note-1 = Die Punkte werden am Ende einer Partie gezählt. Sind dann beide Spieler über dem Ziel, hat gewonnen, wer mehr hat; bei gleich vielen, wer mehr Partien gewonnen hat; sind auch die gleich, wird noch eine Partie gespielt.
# of 191690b2
matches-tresillo-conquer-match-note-2 = Beide Spieler zählen, auch der Verlierer der Partie.
# of a5c68e4d
matches-tresillo-conquer-alt-match-title = Conquer, andere Spielweise, für Fortgeschrittene
# of f5767594
matches-tresillo-conquer-alt-match-rules-1 = Fortgeschrittene spielen mehrere Partien, und wer zuerst 30 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Partie zu Ende ist, bekommt jeder Spieler einen Punkt für jeden gegebenen oder geschlagenen Stein und zwei für jeden Stein des anderen, der auf dem Brett eingesperrt ist. Die Spieler fangen abwechselnd an.
# of a9e81511
matches-tresillo-conquer-alt-match-note-1 = Ein Stein, der gegeben wurde, zählt als geschlagen.
# of e7a19f6f
matches-tresillo-stay-match-title = Stay, mehrere Partien
# of c29d06fb
matches-tresillo-stay-match-rules-1 = Es werden mehrere Partien gespielt, wie in Conquer für Fortgeschrittene: Wer zuerst 30 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Partie zu Ende ist, bekommt jeder Spieler einen Punkt für jeden Stein, den der andere geben musste. Die Spieler fangen abwechselnd an.
# of 32021bd2
matches-tresillo-stay-match-note-1 = Der Eintrag spricht von einer Partie; das Match ist das von Conquer, und die gewonnenen Steine werden zusammengezählt.
# of 6b1010da
matches-tresillo-stay-match-note-2 = Sind beide Spieler über dem Ziel, hat gewonnen, wer mehr hat; bei gleich vielen, wer mehr Partien gewonnen hat; sind auch die gleich, wird noch eine Partie gespielt.
# of be51895a
matches-tresillo-pluck-match-title = Pluck, mehrere Partien
# of 75eeced2
matches-tresillo-pluck-match-rules-1 = Es werden mehrere Partien gespielt, wie in Conquer für Fortgeschrittene: Wer zuerst 30 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Partie zu Ende ist, bekommt jeder Spieler einen Punkt für jeden genommenen Stein. Die Spieler fangen abwechselnd an.
# of 57ebc368
matches-tresillo-rapido-match-title = Rapido, mehrere Partien
# of d46147b3
matches-tresillo-rapido-match-rules-1 = Es werden mehrere Partien gespielt, wie in Conquer für Fortgeschrittene: Wer zuerst 30 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Partie zu Ende ist, bekommt jeder Spieler einen Punkt für jeden gewonnenen Stein. Die Spieler fangen abwechselnd an. Niemand wird gedrängt, während eine Partie aufgestellt wird.
# of 310e1046
matches-stack-match-title = Stack bis 50 Punkte
# of 7b119395
matches-stack-match-rules-1 = Es werden mehrere Runden gespielt, und wer zuerst 50 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Runde zu Ende ist, bekommt jeder Spieler einen Punkt für jeden behaltenen Stein, und der Gewinner der Runde auch einen für jeden Stein auf dem Brett. Der Spieler rechts von dem, der die letzte Runde begonnen hat, beginnt die nächste.
# of 02c72a22
matches-stack-match-rules-2 = Beim Ausscheiden ist der Spieler draußen, der vor dem Gewinner einer Runde an der Reihe ist, weil er ihn nicht aufgehalten hat. Die anderen spielen die nächste Runde. Wer zuletzt übrig ist, hat gewonnen.
# of f2ac90c4
matches-stack-match-note-1 = Rechts ist der Nächste an der Reihe; ein Spieler, der draußen ist, wird übergangen.
# of 220ee52d
matches-stack-match-note-2 = Beim Ausscheiden geht das Match weiter, bis ein Spieler übrig ist, was die Punkte auch sind; zwei Spieler spielen dann eine einzige Runde.
# of ae346b59
matches-stack-match-note-3 = Bei einer Runde, die niemand gewinnt, scheidet niemand aus.
# of 79c6e58f
matches-stack-match-note-4 = Sind nach einer Runde mehrere über dem Ziel, hat gewonnen, wer am meisten hat; bei gleich vielen, wer von ihnen mehr Runden gewonnen hat; sonst wird noch eine Runde gespielt.
# of 5babfae5
matches-stack-2p-match-title = Stack zu zweit bis 50 Punkte
# of 813f5807
matches-stack-2p-match-rules-1 = Es werden mehrere Runden gespielt, und wer zuerst 50 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Runde zu Ende ist, bekommt jeder Spieler einen Punkt für jeden Stein, den eine seiner beiden Farben behalten hat, und der Gewinner der Runde auch einen für jeden Stein auf dem Brett. Die Spieler fangen abwechselnd an, jeder abwechselnd mit seinen Farben.
# of b9155116
matches-stack-2p-match-note-1 = Die Punkte der beiden Farben eines Spielers werden zusammengezählt und für jede von ihnen genannt.
# of 49b9c449
matches-stack-2p-match-note-2 = Die nächste Runde beginnt die Farbe nach der, die die letzte begonnen hat: So wechseln sich die Spieler ab.
# of 626c368c
matches-stack-2p-match-note-3 = Sind nach einer Runde beide über dem Ziel, hat gewonnen, wer mehr hat; bei gleich vielen, wer mehr Runden gewonnen hat; sonst wird noch eine Runde gespielt.
# of a97cc501
matches-stack-2p-match-note-4 = Bei zwei Spielern würde das Ausscheiden das Match mit der ersten Runde beenden: Es wird nicht angeboten.
# of 0ac4cd8c
matches-stack-team-match-title = Stack in Mannschaften bis 50 Punkte
# of 3bd49232
matches-stack-team-match-rules-1 = Es werden mehrere Runden gespielt, und die Mannschaft, die zuerst 50 Punkte hat, oder ein anderes vorher verabredetes Ziel, hat gewonnen. Wenn eine Runde zu Ende ist, bekommt jede Mannschaft einen Punkt für jeden Stein, den einer ihrer Spieler behalten hat, und die Mannschaft, die gewonnen hat, auch einen für jeden Stein auf dem Brett. Der Spieler rechts von dem, der die letzte Runde begonnen hat, beginnt die nächste.
# of f4af3dd0
matches-stack-team-match-note-1 = Die Punkte zweier Mitspieler werden zusammengezählt und für jeden von ihnen genannt.
# of 4d6af0d2
matches-stack-team-match-note-2 = Sind nach einer Runde beide Mannschaften über dem Ziel, hat die gewonnen, die mehr hat; bei gleich vielen die, die mehr Runden gewonnen hat; sonst wird noch eine Runde gespielt.
# of 0184008a
matches-tableaux-advanced-match-title = Tableaux bis 50
# of 53db0af2
matches-tableaux-advanced-match-rules-1 = Es werden Runden gespielt, bis ein Spieler 50 Punkte und damit gewonnen hat. Punkte bekommt nur der Gewinner einer Runde: die Steine, die er genommen hat, und, wenn der andere zu spät war, entweder die auf dem Brett übrigen oder die, die der andere genommen hat, je nachdem, welche mehr sind. Für die nächste Runde wird das Brett wieder bedeckt, und wer Zweiter war, ist Erster. Die Zeit für einen Zug läuft nicht, während es bedeckt wird.
# of 6c84c6f9
matches-tableaux-advanced-match-note-1 = Wer in der nächsten Runde Erster ist, ist nicht gesagt: Die Spieler wechseln sich ab.
# of 2d3478e5
matches-tableaux-advanced-match-note-2 = Alle Runden werden mit so vielen Steinen und einer so großen Höchstzahl je Zug gespielt wie die erste.
# of aaa65eb2
matches-tableaux-advanced-match-note-3 = War ein Spieler zu spät, bevor ein Stein genommen wurde, ist nichts aufzustellen, und die nächste Runde beginnt sofort.
# of 63a91fcb
matches-mabambo-tournament-next-round = in einem Turnier werden drei Partien gespielt, und der Verlierer einer Partie bestimmt, wer die nächste beginnt
# of d5e3a6e9
matches-mabambo-long-jump-match-next-round = (wie in der Turnierform) es werden drei Partien gespielt, und der Verlierer einer Partie bestimmt, wer die nächste beginnt
# of 850fdf28
matches-soli-bi-tournament-next-round = mehrere Spieler vergleichen in einem Turnier, wie viele Steine jeder legen konnte
# of fca05c14
matches-soli-bi-free-match-next-round = (wie in einem Soli-Bi-Turnier) mehrere Spieler vergleichen, wie viele Steine jeder legen konnte
# of 76c99536
matches-tresillo-conquer-match-next-round = bei Fortgeschrittenen fangen die Spieler abwechselnd die Partie an
# of ab3ee840
matches-tresillo-stay-match-next-round = (dort nicht gesagt, wie in Conquer) die Spieler fangen abwechselnd die Partie an
# of fab9d9af
matches-stack-match-next-round = der Spieler rechts von dem, der die letzte Runde begonnen hat, beginnt
# of 183749b9
matches-stack-2p-match-next-round = (wie in Stack) der Spieler rechts von dem, der die letzte Runde begonnen hat, beginnt
# of 96720db5
matches-stack-team-match-next-round = (dort nicht gesagt, wie in Stack) der Spieler rechts von dem, der die letzte Runde begonnen hat, beginnt
# of dfc8c2a7
matches-tableaux-advanced-match-next-round = das Brett wird mit Steinen bedeckt; (dort nicht gesagt) die Spieler sind abwechselnd die Ersten
# of ae856162
matches-team-title = Mannschaftsspiel: { $game }
# of 37168d8e
matches-several = { $game }, mehrere Partien
# of e0957a06
matches-team-rules = Zwei Mannschaften spielen ein Spiel, das für zwei Spieler gedacht ist, mit vier oder mehr Steinen je Seite. Jede Mannschaft hat eine Seite. Die Mitglieder einer Mannschaft wechseln sich ab: Immer wenn ihre Seite am Zug ist, spielt ein anderes Mitglied, alle in derselben Reihenfolge, immer wieder. Ein ganzer Zug gehört einem Mitglied, mit allem, was er vom Brett nimmt. Keine Regel des Spiels ändert sich, und eine Seite gewinnt oder verliert gemeinsam.
# of 81829f37
matches-team-note-fit = Das Regelbuch sagt „viele dieser Spiele, mit 4 Steinen oder mehr“: Hier werden alle Spiele auf Linien für zwei Seiten angeboten.
# of f8979691
matches-team-note-order = Die Reihenfolge der Mitglieder steht fest, und niemand wird übergangen.
# of cfded638
matches-team-note-unseen = Wer von einer Seite gespielt hat, ist nicht zu sehen: Ein falsches Mitglied wird nicht entdeckt.
# of c5dc1788
matches-team-note-counted = Die Mitglieder jeder Seite werden nach deren eigenen Zügen gezählt, auch wenn eine Seite zweimal nacheinander zieht.
