# of 9a6b1899
machine-play = Gegen das Gerät spielen
# of 35d0a69a
machine-stop = Gerät spielt nicht mehr
# of 7140e7cd
machine-hint = Tipp
# of 40061428
machine-good = Letzten Zug bewerten
# of a638c33f
machine-levels = Wie gut? 1 ist ein erster Abend, { $best } so gut ich kann.
# of b34d7015
machine-easier = Leichter
# of c6437c05
machine-harder = Schwerer
# of e813eb6a
machine-takes = Die Maschine spielt { $side }
# of 6413e913
machine-you = Du spielst { $side }
# of ce0c1f92
machine-after-ask = Partie analysieren
# of 16f341dc
machine-after-title = Analyse
# of 4e59d9c8
machine-after-up = Oben ist gut für { $side }. Die Punkte sind die Züge, die entschieden.
# of b1f0f9ea
machine-after-each = Eine Linie für jeden: { $side }.
# of 0cb82baa
machine-after-busy = Ich denke nach: { $done } von { $of }.
# of ff0e736b
machine-after-turn = Zug { $n }, { $side }: { $turn }.
# of a1ab2e5e
machine-after-better = Besser war { $better }.
# of da00d543
machine-after-none = Kein Zug hat viel vergeben.
# of 57b0b611
machine-after-failed = Über diese Partie konnte ich nicht nachdenken.
# of 2ac813ad
machine-show = Züge zeigen
# of d7e473a7
machine-learn-begin = Lernen
# of 4e34018b
machine-sure-learn = Der Kurs baut das Brett neu auf: dieses Spiel endet, wie es steht.
# of aa5f21da
machine-learn-stop = Nicht mehr lernen
# of b3a8c622
machine-puzzles-title = Aufgaben aus diesem Spiel
# of 3d922cfd
machine-puzzles-set-up = Aufbauen
# of 240c9982
machine-adapts = Deine Stufe finden: schwerer, wenn du gewinnst, leichter, wenn du verlierst
