# of 305dbaf5
web-am-looking-board-already = ich suche das Brett schon
# of 9077290b
web-am-thinking-about-another-game = ich denke über ein anderes Spiel nach; warte ein wenig
# of 6bc2674f
web-another-photograph-looked-at-try = ein anderes Foto wird angesehen; versuche es in einer Minute noch einmal
# of 5906eded
web-at-work = bei der Arbeit
# of 6f92e4aa
web-blurred = Das Brett ist unscharf.
# of a10d9de5
web-blurred-said = Das Bild ist unscharf: Objektiv scharf stellen oder Kamera ruhig halten.
# of 4ff008db
web-bright-said = Es ist zu hell: etwas Licht wegnehmen.
# of 0a910bdc
web-bumped = Das Brett liegt nicht, wo es eingemessen wurde: noch einmal einmessen.
# of 1fc3edee
web-camera = { $source }, { $wide } x { $high }, { $rate } Bilder in der Sekunde
# of 3a89ea86
web-camera-not-at-work = nicht bei der Arbeit: es ist kein Spiel gewählt
# of f9620c82
web-camera-there-no-picture = es gibt kein Bild
# of ee74710b
web-choose-game-find-board-first = wähle zuerst ein Spiel und finde das Brett
# of 20e8e3b1
web-choose-game-find-its-board = wähle zuerst dieses Spiel und finde sein Brett
# of 4e5f2692
web-choose-game-first = wähle zuerst ein Spiel
# of 874d7c78
web-dark = Es ist zu dunkel, um das Brett zu sehen.
# of 22b594cf
web-dark-said = Es ist zu dunkel: mehr Licht geben.
# of 8856ffc4
web-failed = Etwas ist schiefgegangen. Bitte versuche es noch einmal. Wenn es wieder geschieht, sage der Person, die sich um dieses Gerät kümmert, die Nummer { $number }.
# of c0ed7f0f
web-find-board-first-calibrate = finde zuerst das Brett
# of c0b7c7a7
web-game-begun-by-command-referee = dieses Spiel hat der Befehl referee begonnen: nur er kann es beenden
# of d8265884
web-game-being-played-leave-first = ein Spiel wird gespielt: verlasse es zuerst
# of 3b733233
web-game-has-not-begun = dieses Spiel hat nicht begonnen
# of 9a3a6052
web-game-over = dieses Spiel ist zu Ende
# of b602cf56
web-game-played-elsewhere-can-only = dieses Spiel wurde anderswo gespielt; man kann es nur ansehen
# of a376aa9f
web-glare = Ein Licht spiegelt sich auf dem Brett.
# of d42d37ae
web-glare-said = Ein Licht spiegelt sich auf dem Tisch: Lampe oder Kamera ein wenig drehen.
# of 11dded0f
web-in-place = Das Brett liegt, wo es eingemessen wurde.
# of 2c1e91b2
web-light = das Licht ändern
# of 72b24493
web-light-good = Das Licht ist gut.
# of 9ecd1c3e
web-lights = hier keine
# of 9ab2745c
web-looking = Ich suche das Brett.
# of 77552cbe
web-no-game-being-played-now = gerade wird kein Spiel gespielt
# of da135cc7
web-no-glare = Nichts spiegelt.
# of a961d27f
web-plug-in = sein Kabel prüfen, dann noch einmal versuchen
# of f600f46d
web-real-table-move-by-hand = das ist ein echter Tisch: ziehe mit der Hand
# of 6e661ab2
web-sharp-said = Das Bild ist scharf.
# of b6a2634a
web-simulated = eine simulierte, { $wide } x { $high }, { $rate } Bilder in der Sekunde
# of 230264d9
web-simulated-table-needs-no-camera = das ist ein simulierter Tisch: er braucht keine Kamera
# of 541b8b31
web-some-glare = Es spiegelt ein wenig: das mag gehen.
# of 5421442d
web-there = Das Brett ist im Bild.
# of c482711f
web-there-no-camera-picture-look = gerade gibt es kein Kamerabild zum Ansehen
# of f8387287
web-there-no-game-table = es ist kein Spiel auf dem Tisch
# of adc1cc07
web-turn-lens-s-ring = den Ring des Objektivs drehen
