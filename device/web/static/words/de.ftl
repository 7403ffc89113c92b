# of ae396e1d
page-motto = Der Schiedsrichter an deinem Tisch
# of 7cbb68c1
page-skip = Zum Inhalt springen
# of cc1dfb77
page-tabs = Bereiche der Seite
# of f5c2cd07
page-tab-play = Spiel
# of 445855c6
page-tab-games = Wählen
# of 5b27ee70
page-tab-camera = Kamera
# of e9d12728
page-tab-past = Partien
# of 5ca65431
page-tab-more = Optionen
# of c7b4bbff
page-loading = Einen Augenblick …
# of 06d87ee1
page-close = Schließen
# of f200a876
page-cancel = Abbrechen
# of ce552ab2
page-yes = Ja
# of dba92571
page-no = Nein
# of 487d8457
page-lost = Verbindung verloren. Ich versuche es weiter …
# of af2376d5
page-lost-act = Das Gerät antwortet nicht. Ist das Telefon im selben Netz?
# of 37df3192
page-side-white = { words-side-white }
# of 54cf07dc
page-side-black = { words-side-black }
# of 456e021c
page-side-red = { words-side-red }
# of 6c7725b5
page-side-blue = { words-side-blue }
# of 0d43885a
page-side-arrow = { words-side-arrow }
# of 59ed2dd5
page-side-neutral = { words-side-neutral }
# of 71e4afba
page-side-south = { words-side-south }
# of a0ae7a1c
page-side-north = { words-side-north }
# of c3ee007a
page-side-east = { words-side-east }
# of b91f8281
page-side-west = { words-side-west }
# of ad2e7afd
page-board = Brett
# of d3f80d06
page-board-of = Brett von { $game }
# of 631309ad
page-board-name = Brett: { $board }
# of 3f94ff48
page-board-on-table = Brett auf dem Tisch
# of 2add6702
page-print = Kein Brett? Zum Ausdrucken:
# of 9d4e9734
page-print-one = ein Blatt A4
# of 10525295
page-print-full = volle Größe, zum Zusammenkleben
# of 4507a73c
page-board-htjb = drei Quadrate mit Mitte
# of 0da5c1e0
page-board-morris9 = drei Quadrate
# of 98eabde9
page-board-morabaraba = drei Quadrate mit Diagonalen
# of 22533b5b
page-board-morris7 = zwei Quadrate mit Mitte
# of 69cda289
page-board-morris7-diagonals = zwei Quadrate mit Mitte und Diagonalen
# of b57d8c6a
page-board-morris6 = zwei Quadrate
# of 1d0ed175
page-board-morris6-diagonals = zwei Quadrate mit Diagonalen
# of 0107c296
page-board-morris3 = ein Quadrat mit Mitte
# of 522d6ff2
page-board-trio = Kreuz aus 45 Mulden
# of 6248382e
page-board-mancala-2x4 = zwei Reihen mit vier Mulden
# of 24c6c128
page-board-mancala-2x6 = zwei Reihen mit sechs Mulden
# of 46e78263
page-board-mancala-2x7 = zwei Reihen mit sieben Mulden
# of e3aad78d
page-board-mancala-4x7 = vier Reihen mit sieben Mulden
# of 8391fb0b
page-board-squares8 = Schachbrett, 8 mal 8 Felder
# of 2e00c3ba
page-board-squares6 = 6 mal 6 Felder
# of 31d24dc1
page-board-squares10 = 10 mal 10 Felder
# of 77bca32f
page-board-squares10x8 = 10 mal 8 Felder
# of b4d02c31
page-board-othello8 = Othello-Brett, 8 mal 8 Felder
# of 83b99b19
page-board-congo7 = Congo-Brett mit Fluss und Burgen
# of 790ca275
page-board-focus8 = 8 mal 8 Felder ohne die Ecken
# of fc8645ad
page-board-go9 = Go-Brett, 9 mal 9 Linien
# of 6a178043
page-board-go13 = Go-Brett, 13 mal 13 Linien
# of d10f7a06
page-board-go15 = Go-Brett, 15 mal 15 Linien
# of 0180b47d
page-board-go19 = Go-Brett, 19 mal 19 Linien
# of 4b7590f1
page-board-xiangqi9x10 = Xiangqi-Brett mit Fluss und Palästen
# of 53dfa866
page-board-fanorona9x5 = 9 mal 5 Linien mit Diagonalen
# of abbec73c
page-board-fanorona5x5 = 5 mal 5 Linien mit Diagonalen
# of 334062ad
page-site-empty = { $site }, leer
# of c78dddbf
page-site-chip = { $site }, { $chip }
# of 5f1cbe51
page-site-piece = { $kind } auf { $site }, { $side }
# of d1f74768
page-site-stack = { $site }, Stapel von unten: { $chips }
# of e6b7a075
page-site-seeds = { $count ->
    [one] { $site }, ein Samen
   *[other] { $site }, { $count } Samen
}
# of 6267e850
page-site-is-last = letzter Zug
# of df93ab80
page-site-is-mill = in einer Mühle
# of cdca6a5a
page-site-is-owed-may = darf genommen werden
# of 82ff039b
page-site-is-owed-remove = muss weg
# of d18d7358
page-site-is-owed-flip = umzudrehen
# of d7b38b54
page-site-is-owed-shoot = muss schießen
# of abce270f
page-site-is-owed-trim = zu hoch
# of 257453b8
page-site-is-wrong = nicht wie es sein soll
# of 530a3df9
page-site-is-count = bitte nachzählen
# of ee49673a
page-site-is-may = kann gewählt werden
# of 608d0fdc
page-site-is-chosen = gewählt
# of 36364ec8
page-turn-of = { $side } am Zug
# of bdb243ba
page-won = { $side } gewinnt
# of f922af46
page-drawn = Unentschieden
# of 7a09e531
page-starting = Bitte aufstellen
# of c226b0ab
page-guided = Bitte das Brett zurückstellen.
# of 04b8d11f
page-paused = Pause
# of 574c7066
page-paused-long = Ich schaue nicht zu. Was jetzt geschieht, zählt erst, wenn es weitergeht.
# of b7e11bcf
page-disk-full = Der Speicher ist voll. Die Partie bleibt im Arbeitsspeicher.
# of 06a425d2
page-log-rewritten = Jemand hat die Datei dieser Partie geändert oder weggenommen. Die ganze Partie steht in einer neuen Datei.
# of df1dacdf
page-log-gone = Die Datei dieser Partie ist weg, und eine neue kann nicht geschrieben werden. Die Partie bleibt im Arbeitsspeicher.
# of 699f7107
page-sides = Spieler
# of bbcfc7a5
page-on-board = auf dem Brett
# of 7a13da11
page-in-hand = in der Hand
# of 15644ef8
page-points = Punkte
# of c295b5dd
page-seeds = Samen
# of bc26701b
page-referee-says = Was der Schiedsrichter sagt
# of 4badd4a9
page-says-nothing = Ich schaue zu.
# of c7647302
page-aloud = Auf diesem Telefon vorlesen
# of 5104c447
page-aloud-on = Ich spreche jetzt durch dieses Telefon.
# of 07951f41
page-picture = Ansicht
# of 1e048886
page-picture-board = Brett
# of 88ad6741
page-picture-camera = Kamera
# of 990da921
page-rotate = Brett drehen
# of 7b031be0
page-turns = Züge
# of 34400381
page-mill = { words-line-mill }
# of d51fb1c5
page-corrected = berichtigt
# of 3aaad5d3
page-by-hand = eingegeben
# of b4f319c3
page-unseen = nicht gesehen
# of f5398809
page-was-read = zuerst als { $turn } gelesen
# of bad5d7c4
page-unseen-row = niemand sah ihn: ein späteres Brett zeigt ihn
# of a0767f47
page-stood = regelwidrig, gilt
# of dc679111
page-lost-before = { $count ->
    [one] nach einem oder mehr nicht gesehenen Zügen
   *[other] nach { $count } oder mehr nicht gesehenen Zügen
}
# of bed659fa
page-less-sure = weniger sicher
# of a7cf7dcd
page-question = Was wurde gespielt?
# of 1810e447
page-nothing-yet = Noch nichts
# of 11e69380
page-ruling = Entscheidung
# of 3b1df09c
page-ruling-before = Vorher
# of f6057e73
page-ruling-after = Nachher
# of 827fae42
page-adopt = Stellung annehmen
# of 3ff261c0
page-adopt-text = Das Brett gilt dann, wie es liegt. Wer ist am Zug?
# of 922cabd6
page-rule-any = Gegen die Regeln
# of b3c154c8
page-rule-out-of-turn = Nicht am Zug
# of 188dca86
page-rule-not-adjacent = Nicht der nächste Punkt
# of 5daeade8
page-rule-no-mill = Keine Mühle, nichts zu nehmen
# of c3738207
page-rule-protected-by-mill = Durch eine Mühle geschützt
# of 7690868c
page-rule-removed-own-chip = Eigene { $pieces } genommen
# of 9d76202c
page-rule-piece-displaced = Eine Figur wurde verschoben
# of 738ab3b1
page-rule-several-changes = Mehreres auf einmal
# of f08e6108
page-rule-no-chip-in-hand = Keine { $pieces } in der Hand
# of aff6d536
page-rule-wrong-colour = Falsche Farbe
# of 2db5509d
page-rule-mis-sown = Falsch gesät
# of 567f1fa4
page-rule-wrong-count = Falsche Zahl von Samen
# of ca3bc549
page-rule-seeds-lost = Es fehlen Samen
# of b21e6640
page-rule-game-over = Die Partie ist zu Ende
# of 53286854
page-rule-one-removal-only = Es wurden zu viele genommen
# of 9300e570
page-rule-capture-not-earned = Es war nichts zu gewinnen
# of 81eb9ca3
page-rule-feeding-due = Die andere Seite muss gefüttert werden
# of 36c48ebf
page-rule-arrow-flew-over = Der Pfeil flog über etwas
# of 5eab4aa7
page-rule-arrow-gone = Ein Pfeil fehlt
# of be129b14
page-rule-arrow-moved = Ein Pfeil wurde bewegt
# of f3791700
page-rule-arrow-not-in-line = Der Pfeil liegt nicht in der Linie
# of 0351c956
page-rule-arrow-owed = Ein Pfeil steht noch aus
# of c45783f4
page-rule-shot-first = Vor dem Zug geschossen
# of b5f7ef89
page-rule-shot-from-before = Vom alten Feld geschossen
# of 3dc73e9f
page-rule-two-arrows = Zwei Pfeile
# of 0d9c8954
page-rule-takes-nothing = In diesem Spiel wird nichts geschlagen
# of 5db054ce
page-rule-blocked-chip = Kein Weg frei
# of ebb94bcb
page-rule-foreign-chip = Etwas Fremdes liegt dort
# of 393502d8
page-rule-group-split = Die Gruppe zerfällt
# of 7604054d
page-rule-still-split = Die Gruppe bleibt getrennt
# of 0888ee28
page-rule-jumped = Etwas übersprungen
# of c170d5ef
page-rule-jumped-enemy = Den Gegner übersprungen
# of a86f013c
page-rule-left-standing = Geschlagen, aber noch da
# of 5e59b3fc
page-rule-moved-back = Rückwärts gezogen
# of 65f68b81
page-rule-no-change = Nichts hat sich geändert
# of c06c741c
page-rule-not-a-row = Keine Reihe
# of aeb402c7
page-rule-row-aslant = Die Reihe ging schräg
# of 08b8b36b
page-rule-row-takes = Eine Reihe schlägt nicht
# of 560a3433
page-rule-row-torn = Die Reihe zerriss
# of 27720c26
page-rule-not-empty = Nicht frei
# of 90718fa8
page-rule-not-forward = Nicht vorwärts
# of c96249b3
page-rule-not-in-line = Keine gerade Linie
# of 77f7f4ed
page-rule-not-taken = Dort kann niemand schlagen
# of f2be3754
page-rule-stacked = Mehrere auf einem Platz
# of e05efb19
page-rule-straight-capture = Geradeaus geschlagen
# of 966f1851
page-rule-diagonal-capture = Schräg geschlagen
# of 670ff250
page-rule-taken-elsewhere = Woanders geschlagen
# of 6fc5436c
page-rule-too-far = Zu weit
# of c51b73f0
page-rule-too-many-taken = Zu viele geschlagen
# of 86e2d86a
page-rule-two-chips-moved = Mehrere gezogen
# of 7fef89b8
page-rule-two-chips-placed = Mehrere gesetzt
# of 9b7da436
page-rule-wrong-distance = Falsche Weite
# of 2e8d8831
page-rule-board-repeated = Die Stellung gab es schon
# of a66dbaaf
page-rule-chip-moved = Was liegt, bleibt liegen
# of 024a5186
page-rule-has-liberty = Es hat noch eine Freiheit
# of 040a3da4
page-rule-no-liberty = Keine Freiheit
# of d208cb8f
page-rule-middle-first = Erst die Mitte
# of 6a8a70f4
page-rule-not-enclosed = Nicht eingeschlossen
# of d301a887
page-rule-nothing-enclosed = Nichts eingeschlossen
# of 888b2250
page-rule-nothing-placed = Nichts gesetzt
# of 8026433b
page-rule-taken-off = Umdrehen, nicht nehmen
# of 1a73e6f1
page-rule-turned-own-chip = Einen eigenen umgedreht
# of 387867e2
page-rule-wrong-length = Falsche Anzahl
# of 62d75e53
page-rule-wrong-side-up = Falsche Seite oben
# of 7fd358fe
page-rule-turning-owed = Umdrehen vergessen
# of 5206b1bc
page-rule-crowned-early = Zu früh gekrönt
# of 1cb1bf14
page-rule-king-diagonal = Könige ziehen gerade
# of 4a787167
page-rule-majority = Es war mehr zu schlagen
# of f8c9caca
page-rule-must-capture = Es muss geschlagen werden
# of 513b584c
page-rule-no-line = Keine Linie führt dorthin
# of 36099a40
page-rule-point-revisited = Zweimal derselbe Punkt
# of 1a1ceccf
page-rule-same-direction = Noch einmal dieselbe Richtung
# of cf418c4a
page-rule-took-both-ways = Auf beiden Seiten geschlagen
# of 7180d0b9
page-rule-took-unmoved = Ohne Zug geschlagen
# of 36530563
page-rule-way-blocked = Der Weg ist nicht frei
# of 64d59792
page-rule-unused-site = Gehört nicht zum Spiel
# of 7fd2cfa4
page-rule-took-own = Eigenes geschlagen
# of 9a1da48b
page-rule-castling-not-played = Ohne Rochade
# of d73424f4
page-rule-castled-too-late = Zu spät zum Rochieren
# of dd217b88
page-rule-castled-through = Durch eine Figur rochiert
# of a9f06e0d
page-rule-castled-out-of-check = Aus dem Schach rochiert
# of 42cce85b
page-rule-castled-over-attacked = Über ein angegriffenes Feld rochiert
# of 9d55945b
page-rule-castled-into-check = Ins Schach rochiert
# of 92abba07
page-rule-castled-wrongly = So rochiert man nicht
# of 4e078cb7
page-rule-does-not-drown = Ertrinkt nicht
# of 2217dbcd
page-rule-too-late-in-passing = Zu spät im Vorbeigehen
# of 4fbd5fae
page-rule-royals-face = Die Generäle stehen sich gegenüber
# of 55a8c39e
page-rule-into-check = Ins Schach gezogen
# of 9414fafb
page-rule-still-in-check = Noch im Schach
# of 44907894
page-rule-leaves-in-check = Lässt sich im Schach
# of a164653d
page-rule-leg-blocked = Der Weg ist versperrt
# of b7f241b7
page-rule-no-screen = Eine Figur muss dazwischen stehen
# of ee384bf4
page-rule-in-the-way = Etwas steht im Weg
# of 5ac338a1
page-rule-never-takes-so = Schlägt nicht so
# of 558979ea
page-rule-only-takes-so = So nur zum Schlagen
# of 746dbd47
page-rule-out-of-zone = Außerhalb seines Gebiets
# of 1e8ee776
page-rule-becomes-wrong = Das wird nicht daraus
# of c7a8aa57
page-rule-cannot-go = So zieht sie nicht
# of edbe8f1f
page-wish-mend = Ändern
# of 555c9bbf
page-wish-take-back = Zurück
# of 8487ac29
page-wish-enter = Zug eingeben
# of 67d34219
page-wish-pause = Pause
# of 81174e6f
page-wish-play = Weiter
# of c89da962
page-wish-more = Weitere Aktionen
# of f491f217
page-wish-confirm = Der Zug ist fertig
# of 5253247b
page-wish-call-ruling = Entscheidung wiederholen
# of 84f587db
page-wish-say-board = Das ganze Brett ansagen
# of d36de277
page-wish-rulings = Entscheidungen dieser Partie
# of 0c714751
page-wish-rules = Regeln dieses Spiels
# of 1367babd
page-wish-agree-draw = Wir einigen uns auf Unentschieden
# of 54d4d5ec
page-claim-repetition = { spoken-repetition }
# of 7909dbab
page-claim-no-progress = fünfzig Züge ohne Schlagen und ohne Bauernzug
# of 9fda3706
page-wish-claim = Remis reklamieren: { $rule }
# of 7eabc762
page-claim-threefold = dreimal dieselbe Stellung
# of fef012bb
page-claim-fifty = je fünfzig Züge
# of 06991d8b
page-wish-concede = { $side } gibt auf
# of 31c5c0b2
page-wish-new-game = Neue Partie
# of c0780c15
page-wish-leave = Partie schließen
# of 370db9a1
page-sure-draw = Sind alle einverstanden? Die Partie endet dann.
# of c188f450
page-sure-claim = Stimmt es, so endet die Partie.
# of 3474bc22
page-sure-concede = Die Partie endet dann, die anderen gewinnen.
# of df49a60c
page-sure-new-game = Die Partie endet, wie sie steht, und bleibt aufgezeichnet.
# of 7522d0b5
page-sure-leave = Das Gerät schaut nicht mehr zu. Die Partie bleibt aufgezeichnet.
# of 38c0e8cd
page-enter-help = { $side }: Tippe auf dem Brett an, was gespielt wurde.
# of 8a853a5b
page-enter-cannot = Mit { $site } beginnt kein erlaubter Zug.
# of 206ae38b
page-enter-so-far = { $side }: { $sites }
# of 85d51c8a
page-mend-title = Zug { $n }, { $side }
# of c35e1da5
page-mend-none = Es wurde noch nichts gespielt.
# of 1084030f
page-mend-now = Ich sah: { $turn }
# of 7fe6d924
page-mend-was = Was war es wirklich?
# of a1ab1786
page-mend-no-other = Nach den Regeln kann es nichts anderes gewesen sein.
# of dfbcd9ca
page-mend-rest = { $count ->
    [one] Ein anderer Zug
   *[other] { $count } andere Züge
}
# of 9ff9dbab
page-mend-find = Einen Zug suchen
# of 51b9a1e6
page-mend-find-hint = zum Beispiel d6
# of b639ab37
page-mend-more = Es gibt noch mehr; tippe einen Punkt ein, um deinen zu finden.
# of 5f48cdaa
page-mend-picture = Das Brett nach Zug { $n }
# of c07f6b71
page-becomes = Was die Figur geworden ist
# of 31fafca0
page-becomes-now = Ich sehe nicht, was die Figur geworden ist. Sie zählt als: { $kind }.
# of 9971c003
page-becomes-Q = Es ist eine Dame
# of 2cc10c81
page-becomes-R = Es ist ein Turm
# of b942dcc2
page-becomes-B = Es ist ein Läufer
# of 38f4ff5e
page-becomes-N = Es ist ein Springer
# of 4f11bc00
page-home-title = Spielen auf echtem Holz
# of 4b4fcdc6
page-home-text = Eine Kamera sieht dein Brett und kennt die Regeln. Drei Schritte, dann spielt ihr.
# of 3385500b
page-home-games = Spiel wählen
# of 5857184f
page-home-games-text = mit seinen Regeln in einfachen Worten
# of 0422082a
page-home-camera = Kamera ausrichten
# of 57a12985
page-home-camera-text = ich sage, was noch fehlt
# of c727e24c
page-home-play = Spielen
# of c94b0226
page-home-play-text = ich schaue zu und sage, was geschieht
# of efa3531f
page-home-past = Gespielte Partien ansehen
# of 8650b557
page-watch-none = Gerade wird nicht gespielt. Diese Seite wacht von selbst auf.
# of 7f810136
page-games-title = Spiel wählen
# of 076a89cf
page-games-found = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
# of 628b1ca8
page-players = { $count ->
    [one] für einen
   *[other] für { $count }
}
# of e70173de
page-rules = Regeln
# of ded8bedf
page-source = Quelle
# of 80dd9a66
page-notes = Wo die Quelle schweigt
# of 2c47dbc3
page-first = Wer beginnt
# of be06c178
page-first-whoever = wer zuerst handelt
# of 76233ba5
page-first-rules = { $side }, nach den Regeln
# of beff4909
page-strict = Wenn das Brett nicht zu erklären ist
# of 7bf186d1
page-strict-no = Nach einer Weile von dort weiterspielen
# of e63eedea
page-strict-yes = Warten, bis jemand sie annimmt
# of 6bf88103
page-match = Wettkampf
# of 281a3a35
page-match-none = eine Partie
# of b6001cb6
page-match-usual = der übliche Wettkampf
# of 4bb5ee45
page-match-to = { $count ->
    [one] bis ein Punkt
   *[other] bis { $count } Punkte
}
# of 9b79ade5
page-team = Mannschaft { $side }
# of f8c35be5
page-team-hint = Amina, Juma
# of b01c29b3
page-choose = Dieses Spiel spielen
# of f2fe125c
page-choose-options = Einstellungen
# of bc9d6e21
page-choose-game = Spiel wählen
# of a806d34c
page-choose-running = Es wird gerade gespielt. Diese Partie bleibt aufgezeichnet.
# of e5947141
page-camera-title = Kamera
# of 8fddb398
page-camera-alt = Das Brett, wie die Kamera es jetzt sieht
# of 0438c86e
page-camera-none = Noch kein Bild
# of ebf32f7d
page-camera-closed = Bilder sieht nur, wer eine PIN gezeigt hat.
# of a6f89260
page-camera-choose-first = Wähle zuerst das Spiel, dann weiß ich, welches Brett ich suche.
# of b13d2056
page-camera-aim = Kamera ausrichten
# of 63abe367
page-camera-aim-text = Das ganze Brett im Bild, möglichst leer. Diese vier sollen grün werden.
# of 96fe7efb
page-camera-finding = Ich suche das Brett
# of d42abc05
page-camera-finding-text = Bitte keine Hände über dem Brett.
# of 6bd7e8ce
page-camera-found = Passt es?
# of bdeb3f17
page-camera-found-text = Die Marken sollen auf den Punkten deines Bretts liegen.
# of 50697b12
page-camera-corners = Ecken von Hand setzen
# of 077758f2
page-camera-corners-text = Ziehe jede Marke auf ihren Eckpunkt des Bretts.
# of 57679c9b
page-camera-corners-text-seeds = Ziehe jede Marke auf ihre Ecke der Brettfläche.
# of a348285a
page-camera-teach = { $pieces } zeigen
# of c961304d
page-camera-teach-seeds = Samen zeigen
# of 59241561
page-camera-teach-text = Damit ich sie unter deiner Lampe kenne.
# of 124e78ec
page-camera-begin = Beginnen
# of 7c024410
page-camera-begin-text = Alles ist bereit.
# of 72230a6b
page-camera-watching = Ich schaue zu
# of 0e8e0fd2
page-camera-watching-text = Das Bild, und was ich darin lese.
# of db165d76
page-camera-find = Brett suchen
# of dc20aba4
page-camera-find-again = Brett neu suchen
# of c29ef39d
page-camera-by-hand = Ecken setzen
# of 9a7bd992
page-camera-fits = Ja, es passt
# of 3bcb4f98
page-camera-fits-teach = Es passt; { $pieces } zeigen
# of ed357890
page-camera-fits-teach-seeds = Es passt; Samen zeigen
# of ea9c3d0a
page-camera-teach-anyway = Erst die { $pieces } zeigen
# of c319be6a
page-camera-back = Zurück
# of 22cd0aa4
page-camera-to-game = Zum Spiel
# of 395057fb
page-camera-again = Brett neu suchen
# of ba9afb16
page-step-aim = Ausrichten
# of 85482f15
page-step-find = Finden
# of 3c407eac
page-step-teach = Zeigen
# of 2be39599
page-step-begin = Beginnen
# of 08b1b453
page-advice = Rat
# of 2fc11c9a
page-aim-light = Licht
# of 4bd417c3
page-aim-glare = Spiegelung
# of 105bcd4a
page-aim-sharpness = Schärfe
# of ff8b8dbb
page-aim-board = Brett im Bild
# of ee5d2af5
page-south-asked = Wie herum liegt das Brett?
# of bb36d362
page-south-lines = An welchem Rand des Bildes liegt Reihe 1?
# of 7257bc9e
page-south-seeds = An welchem Rand des Bildes sitzt Süd?
# of 5ad6b861
page-edge-bottom = unten
# of e65be4dc
page-edge-left = { words-place-left }
# of bd497032
page-edge-top = oben
# of 0bfdb6d3
page-edge-right = { words-place-right }
# of 5f4f66fa
page-judged = Wie sicher
# of 45abdb84
page-judged-good = Ich bin mir des Bretts sicher
# of 0fb511ac
page-judged-good-text = Ihr könnt spielen.
# of 30c27952
page-judged-fair = Ich bin ziemlich sicher
# of cbe0f3a4
page-judged-fair-text = Sieh genau hin, ob die Marken auf den Punkten liegen.
# of af7a8d71
page-judged-poor = Ich bin nicht sicher
# of b8de7051
page-judged-poor-text = Setze die Ecken von Hand, oder mach mehr Licht und suche neu.
# of 0a6aab91
page-judged-hand = Wie du es gesetzt hast
# of d2763662
page-judged-hand-text = Sieh genau hin, ob die Marken auf den Punkten liegen.
# of a7b2213a
page-judged-sure = zu { $percent } % sicher
# of 67f6a41d
page-judged-rms = im Mittel { $px } Bildpunkte daneben
# of 51e72902
page-corners-help = Mit dem Finger ziehen, oder Ecke und Pfeiltasten wählen.
# of 358bc9ad
page-corners-use = Diese Ecken nehmen
# of c54493b2
page-corner-nw = NW
# of f8d9c7fd
page-corner-ne = NO
# of bd7f81b1
page-corner-se = SO
# of 7c1bd62e
page-corner-sw = SW
# of f438e153
page-corner-nw-long = Ecke hinten links
# of b1a9a5e6
page-corner-ne-long = Ecke hinten rechts
# of 3dc6bc6f
page-corner-se-long = Ecke vorn rechts
# of 210f2f96
page-corner-sw-long = Ecke vorn links
# of 89627e2b
page-corner-at = { $corner }, { $x } % von links, { $y } % von oben
# of 3c9888ea
page-teach-chips = Lege die { $pieces } wie gezeigt, oder tippe an, wo deine liegen. Dann lass mich schauen.
# of f10b51df
page-teach-seeds = Lege so viele Samen in jede Mulde. Dann lass mich schauen.
# of 9dfae0f7
page-teach-fewer = weniger
# of 5f653707
page-teach-more = mehr
# of 05d86de0
page-teach-colour = Welche Farbe
# of 1be10c70
page-teach-board = Wo die { $pieces } liegen
# of 9325e411
page-teach-look = Jetzt schauen
# of cd1216d0
page-teach-done = Ich kenne die { $pieces } jetzt.
# of 0f2a759f
page-teach-on = Weiter
# of 20071b13
page-teach-skip = Ohne Zeigen weiter
# of f2fa9535
page-begin = Partie beginnen
# of f8555688
page-begin-empty = Nehmt alle { $pieces } vom Brett.
# of e1311f24
page-begin-set-up = Stellt die { $pieces } so auf, wie sie am Anfang stehen.
# of 81aa247e
page-begin-part = Spielt nur von { $from } bis { $to }, sonst nirgends.
# of f22ac75b
page-begin-whoever = Wer zuerst handelt, beginnt, wenn nichts anderes gewählt ist.
# of c636c702
page-begin-side = { $side } beginnt.
# of 08903121
page-begin-seeds = { $count ->
    [one] Legt einen Samen in jede Mulde.
   *[other] Legt { $count } Samen in jede Mulde.
}
# of a141354b
page-past-title = Partien
# of c464f45d
page-past-find = Eine Partie suchen
# of 3a40377b
page-past-hint = Spiel, Spieler, Datum
# of cdf404b9
page-past-game = Spiel
# of 0f85e20c
page-past-all-games = alle Spiele
# of de7bd3df
page-past-found = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
# of e1f17b04
page-past-more = Mehr zeigen
# of 8c56ab5c
page-past-none = Noch nichts da.
# of ef27420b
page-past-live = wird gespielt
# of 83a3c62f
page-past-unfinished = unvollendet
# of be718df0
page-past-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
# of 58d3500c
page-past-import = Partie importieren
# of 3c67fc30
page-past-statistics = Statistik
# of fad72a80
page-past-resume = Partie fortsetzen
# of fa6c0365
page-statistic-name = Spieler
# of 1a3913e1
page-statistic-won = Gewonnen
# of 5c878bf8
page-statistic-drawn = Unentschieden
# of 978b9ba5
page-statistic-lost = Verloren
# of 9202c572
page-replay-this = Nachspielen
# of 820ddd8c
page-replay-slider = Wo in der Partie
# of 1ab7b29f
page-replay-turn = Zug { $n }
# of b4bf60b9
page-replay-picture = Das Brett, wie die Kamera es sah
# of 40fff3a2
page-replay-play = Abspielen
# of 9b87a7e2
page-replay-pause = Pause
# of 5bc55b16
page-replay-back = Eins zurück
# of f69ae446
page-replay-on = Eins weiter
# of 3ef72d8c
page-score-print = Partieblatt drucken
# of 85bc2f01
page-downloads = Herunterladen
# of e4a8b741
page-more-title = Optionen
# of 7e52564f
page-more-phone = Dieses Telefon
# of c6ea9d21
page-more-language = Sprache
# of 0acdff5e
page-more-about = Mwamuzi
# of 89b4e9aa
page-more-about-text = Mwamuzi ist Swahili für Schiedsrichter. Die Bilder bleiben auf dem Gerät an deinem Tisch; nichts wird verschickt.
# of ae2ee130
page-machine-title = Das Gerät
# of 352a207d
page-machine-version = Version
# of f0cbde8c
page-machine-source = Kamera
# of d282fc81
page-machine-fps = Bilder in der Sekunde
# of 91910908
page-machine-voice = Stimme
# of 853b2838
page-machine-lights = Lichter
# of 9157a9fe
page-machine-viewers = Zuschauer
# of ec3c45a1
page-machine-disk = Frei auf dem Speicher
# of 9163d427
page-aim-good-light = { web-light-good }
# of abbd2910
page-aim-good-glare = Keine Lampe spiegelt sich.
# of 4d27cf41
page-aim-good-sharpness = Das Bild ist scharf.
# of 58ab90d4
page-aim-good-board = Das Brett ist im Bild.
# of 939da463
page-aim-dark = Es ist zu dunkel. Mach etwas Licht.
# of cce1b762
page-aim-bright = Es ist zu hell. Nimm etwas Licht weg.
# of 305a8129
page-aim-glare-bad = Eine Lampe spiegelt sich. Dreh sie oder die Kamera ein wenig.
# of 412024bc
page-aim-blurred = Das Bild ist unscharf. Stell die Linse ein, oder halte die Kamera ruhig.
# of 750ff3e3
page-aim-no-board = Ich sehe nicht das ganze Brett. Rücke die Kamera, bis es im Bild ist.
# of c4e27b62
page-aim-moved = Das Bild bewegt sich noch.
# of 1d114a83
page-aim-checking = Ich suche das Brett.
# of 2f25f834
page-player-name = Wer spielt { $side }?
# of 55db4623
page-player-hint = Name, wenn du magst
# of cbdff563
page-statistic-played = Partien
# of b7fc81e8
page-statistic-rulings = Entscheidungen
# of 8a865b8f
page-openings = Wie Partien dieses Spiels begannen
# of e13e77fd
page-openings-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
# of 39f54ee5
page-stuck-camera = Ich sehe nichts: keine Kamera da
# of a3b991c2
page-stuck-camera-do = Sieh nach dem Kabel und ob etwas anderes sie benutzt. Ich versuche es alle paar Sekunden wieder.
# of b04a8dae
page-stuck-again = Noch einmal versuchen
# of 154061d0
page-stuck-phone = Die Kamera dieses Telefons nehmen
# of e3e1b022
page-stuck-phone-do = Das Telefon, das die Kamera war, schläft oder ist weg. Weckt es, oder nehmt dieses.
# of d8594943
page-stuck-own = Die Kamera der Maschine nehmen
# of 1daccfb6
page-stuck-film = Der Film ist zu Ende
# of f57b1620
page-stuck-film-text = In dieser Partie ist nichts mehr zu sehen. Ihre Aufzeichnung bleibt.
# of 0394272f
page-look-at = Nach Zug { $n } von { $of }
# of ab27efdb
page-look-now = Zurück zu jetzt
# of 742ebfda
page-mend-on-board = Auf dem Brett antippen
# of 1b38b44d
page-mend-tap = Zug { $n }, { $side }: tippe an, was es wirklich war.
# of 1f3711a1
page-sim = Simulierter Tisch
# of 471a9f31
page-sim-speed = Wie schnell er spielt
# of 3f51f71e
page-sim-times = { $n }-fach
# of b8b3a672
page-sim-fastest = so schnell er kann
# of 58fb217f
page-doctor = Systemprüfung
# of 1874337a
page-guided-sites = Bring das in Ordnung: { $sites }
# of 7249618d
page-wish-ask = Brett abfragen
# of 7ad921c6
page-machine-do-it = Bitte führe es auf dem Brett aus.
# of fd338e5f
page-ruling-again = Wiederholen
# of ccdf91b0
page-alphabet-fide = { words-alphabet-fide }
# of f65dae04
page-alphabet-alfa = { words-alphabet-alfa }
