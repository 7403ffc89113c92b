# of 7140e7cd
machine-hint = Tipp
# of 40061428
machine-good = Letzten Zug bewerten
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
# of cd079a7f
machine-who = Wer spielt?
# of 5bfda445
machine-person = Ein Mensch
# of 51878e74
machine-level = Das Gerät, Stufe { $n } von { $best }
# of 67fa3736
machine-own-level = Das Gerät, so gut wie du
# of 56c287f7
machine-simulated = Der simulierte Tisch
# of d8597fc4
machine-play-so = So spielen
# of 01a36cba
machine-stands-even = Beide stehen etwa gleich.
# of 8f38bb64
machine-stands-little = { $side } steht etwas besser.
# of 30227f76
machine-stands-much = { $side } steht klar besser.
# of 5f847d76
machine-stands-won = { $side } steht kurz vor dem Sieg.
# of 94b00d1c
machine-stands-taken = Geschlagen ({ $pieces }): { $side } { $count } mehr.
