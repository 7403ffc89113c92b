# of f36f231f
page-am-looking-board-already = ich suche das Brett schon
# of 99f4096d
page-am-thinking-about-another-game = ich denke über ein anderes Spiel nach; warte ein wenig
# of 04b76d8e
page-another-photograph-looked-at-try = ein anderes Foto wird angesehen; versuche es in einer Minute noch einmal
# of 6847d67d
page-at-work = bei der Arbeit
# of 741cdd82
page-blurred = Das Brett ist unscharf.
# of a1190844
page-blurred-said = Das Bild ist unscharf: Objektiv scharf stellen oder Kamera ruhig halten.
# of 6233a1d6
page-bright-said = Es ist zu hell: etwas Licht wegnehmen.
# of 00f31c8a
page-bumped = Das Brett liegt nicht, wo es eingemessen wurde: noch einmal einmessen.
# of 4e85122e
page-camera = { $source }, { $wide } x { $high }, { $rate } Bilder in der Sekunde
# of 5f8ff2ad
page-camera-not-at-work = nicht bei der Arbeit: es ist kein Spiel gewählt
# of 31a20ed6
page-camera-there-no-picture = es gibt kein Bild
# of fa1d2c79
page-choose-game-find-board-first = wähle zuerst ein Spiel und finde das Brett
# of 4f053880
page-choose-game-find-its-board = wähle zuerst dieses Spiel und finde sein Brett
# of 92ef3267
page-choose-game-first = wähle zuerst ein Spiel
# of 446ae617
page-dark = Es ist zu dunkel, um das Brett zu sehen.
# of 5e5d849e
page-dark-said = Es ist zu dunkel: mehr Licht geben.
# of 844e35c5
page-failed = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
# of 8805b9f0
page-find-board-first-calibrate = finde zuerst das Brett
# of 3f8355f6
page-game-begun-by-command-referee = dieses Spiel hat der Befehl referee begonnen: nur er kann es beenden
# of bcac6241
page-game-being-played-leave-first = ein Spiel wird gespielt: verlasse es zuerst
# of d12a17f2
page-game-has-not-begun = dieses Spiel hat nicht begonnen
# of 26538755
page-game-over = dieses Spiel ist zu Ende
# of 1734e44c
page-game-played-elsewhere-can-only = dieses Spiel wurde anderswo gespielt; man kann es nur ansehen
# of 81af97d9
page-glare = Ein Licht spiegelt sich auf dem Brett.
# of cf70ae5b
page-glare-said = Ein Licht spiegelt sich auf dem Tisch: Lampe oder Kamera ein wenig drehen.
# of 32d3cadf
page-in-place = Das Brett liegt, wo es eingemessen wurde.
# of d212a245
page-light = das Licht ändern
# of fede5595
page-light-good = Das Licht ist gut.
# of 0111bf7b
page-lights = hier keine
# of ee043175
page-looking = Ich suche das Brett.
# of 224a603a
page-no-game-being-played-now = gerade wird kein Spiel gespielt
# of ddb9656c
page-no-glare = Nichts spiegelt.
# of ea7cce8e
page-plug-in = sein Kabel prüfen, dann noch einmal versuchen
# of 39163f24
page-real-table-move-by-hand = das ist ein echter Tisch: ziehe mit der Hand
# of bf1d5265
page-sharp-said = Das Bild ist scharf.
# of 8c7a5292
page-simulated = eine simulierte, { $wide } x { $high }, { $rate } Bilder in der Sekunde
# of 8266a469
page-simulated-table-needs-no-camera = das ist ein simulierter Tisch: er braucht keine Kamera
# of 1ed62fa0
page-some-glare = Es spiegelt ein wenig: das mag gehen.
# of 2050738a
page-there = Das Brett ist im Bild.
# of abb30d02
page-there-no-camera-picture-look = gerade gibt es kein Kamerabild zum Ansehen
# of 9bd70750
page-there-no-game-table = es ist kein Spiel auf dem Tisch
# of 41304179
page-turn-lens-s-ring = den Ring des Objektivs drehen
