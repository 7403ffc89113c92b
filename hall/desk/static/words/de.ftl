# of 99a59421
desk-title = Der Saal
# of 3b86001a
desk-rooms = Bereiche
# of b753314d
desk-wall = Bretter
# of 8bfd1eee
desk-calls = Rufe
# of b3c1fd99
desk-search = Partien
# of 4e1d50b7
desk-search-for = Ein Spieler, eine Partie oder die Nummer eines Bretts
# of 153c7b18
desk-show = Zeigen
# of a150d2ed
desk-filter-all = Alle
# of dc67c2bf
desk-filter-asking = Brauchen jemanden
# of 6c2e62a9
desk-filter-playing = Im Spiel
# of ea2102b9
desk-filter-over = Beendet
# of 1b6795da
desk-state-call = Schiedsrichter!
# of 385e7a28
desk-state-taken = übernommen
# of 52928d48
desk-state-trouble = Störung
# of ac29abdb
desk-state-silent = stumm
# of e3bea656
desk-state-low = Zeitnot
# of 7f415ae4
desk-over = beendet
# of fff13fc7
desk-nobody = Noch kein Brett hat sich gemeldet.
# of aa01646c
desk-fault = Das Protokoll widerspricht den Regeln
# of ce5c0d1f
desk-question = Der Wächter fragt, was gespielt wurde
# of 6237f166
desk-silent-line = Nichts zu hören; am Brett geht es weiter
# of c2befaa0
desk-paused = Angehalten
# of 040d6d20
desk-begun = Die Partie hat begonnen
# of 371ee948
desk-idle = Keine Partie
# of 24f8ecf3
desk-trouble-bumped = Das Brett wurde bewegt
# of 5a125586
desk-trouble-dark = Zu dunkel
# of 15a55b4d
desk-trouble-glare = Ein Licht blendet die Kamera
# of 5e1af7c8
desk-trouble-blurred = Das Bild ist unscharf
# of 38c473e3
desk-trouble-frozen = Das Bild steht still
# of 57ed22f7
desk-trouble-hidden = Etwas verdeckt das Brett
# of 3b7456e2
desk-trouble-camera-lost = Die Kamera ist weg
# of 541970d8
desk-board = Brett { $board }
# of f3b9a183
desk-turns = Züge
# of 4a1f503f
desk-files = Die Partie als Datei
# of 758de3f6
desk-decisions = Entscheidungen
# of 0a3d42fd
desk-decide = Entscheiden
# of 5db5d166
desk-deed = Was
# of caf435d6
desk-deed-confirm = Die Entscheidung gilt
# of 54d7b135
desk-deed-overrule = Die Entscheidung gilt nicht
# of a1e19a73
desk-deed-penalty = Strafe
# of 42bfa854
desk-deed-time = Zeit
# of 082efc3a
desk-deed-result = { hall-result }
# of 53a45071
desk-deed-note = Nachricht an die Spieler
# of b1d94d64
desk-nobody-meant = niemand
# of 792261f5
desk-seconds = Sekunden
# of 7f9e8466
desk-says = In eigenen Worten
# of 430dded2
desk-sign = Unterschreiben und senden
# of 3e603980
desk-sent = Gesendet. Es wird dem Brett gesagt, bis sein Protokoll es enthält.
# of d86fa2a3
desk-on-way = unterwegs
# of 72129dd6
desk-logged = im Protokoll des Bretts
# of 4b1a1d34
desk-no-calls = Niemand ruft.
# of 9addf4e9
desk-call-illegal = Eine Entscheidung
# of 022becd7
desk-call-question = Eine Frage
# of 36bd8635
desk-call-claim = Ein Anspruch
# of 57c24082
desk-call-time = Die Zeit ist um
# of ceaa8061
desk-call-flag = Die Fahne ist gefallen
# of c0f93506
desk-call-player = Ein Spieler ruft
# of e003a1ed
desk-settled = Erledigt
# of 64691227
desk-claims = Kann reklamiert werden
# of c0fc7830
desk-may-claim = { $side } kann Remis reklamieren: { $rule }
# of 89e985f3
desk-your-board = Ihr Brett
# of 5ad9cf02
desk-your-boards = Ihre Bretter
# of da0efe1f
desk-no-own-boards = Sie spielen gerade an keinem Brett.
# of baf8868c
desk-asks = Worum es geht (kann leer bleiben)
# of 363a1a69
desk-call-arbiter = Schiedsrichter rufen
# of b9cb420d
desk-call-back = Ruf zurücknehmen
# of 61e85c93
desk-is-called = Ein Schiedsrichter ist gerufen.
# of 948c9a96
desk-version = Sein Programm ist { $version }, das des Saals { $own }.
# of 82619c70
desk-strange = Seine Aufzeichnungen haben das Format { $format }, das dieser Saal nicht lesen kann: Sie werden aufgehoben, nicht geprüft
# of d526dcb6
desk-strange-line = Ein hier unbekanntes Format
# of f8b6f9fe
desk-due = am Zug
# of 932769b7
desk-take = Ruf übernehmen
# of f57c6997
desk-give-back = Abgeben
# of d7e19fef
desk-taken-by = { $name } geht hin
# of 51935467
desk-waits = wartet { $minutes } min
# of 2f3d2ad7
desk-away = Der Saal ist nicht zu hören. Was zu sehen ist, kann alt sein; die Bretter machen allein weiter.
# of a87c31cb
desk-people = Leute
# of 1435f339
desk-sign-in = Anmelden
# of 1be343e0
desk-name = { hall-name }
# of 6b5823fa
desk-pin = PIN
# of b615ec6f
desk-enter = Anmelden
# of 47f0ca72
desk-leave = Abmelden
# of 8db3e968
desk-role = Rolle
# of 37aae284
desk-role-watch = darf zusehen
# of 869ccff1
desk-role-play = darf spielen
# of 20ddf112
desk-role-arbiter = Schiedsrichter
# of a996d302
desk-role-owner = Inhaber, Hauptschiedsrichter
# of 489bb62d
desk-new-person = Person hinzufügen
# of caee40fa
desk-give-pin = PIN anlegen
# of 9b0cbadd
desk-take-pin = PIN entfernen
# of ab069a04
desk-pin-is = Die PIN von { $name } ist { $pin }. Sie wird nur jetzt gezeigt.
# of 96ff2579
desk-tournaments = Turniere
# of 0bec6bfc
desk-no-tournaments = Es gibt noch kein Turnier.
# of 8c0a13b5
desk-kind = Art
# of 3e380fbe
desk-kind-swiss = Schweizer System
# of 3893692e
desk-kind-round-robin = Jeder gegen jeden
# of 6c0d8869
desk-kind-double-round-robin = Jeder gegen jeden, doppelt
# of f81b1dc4
desk-kind-knock-out = K.-o.-System
# of 38de9709
desk-kind-match = Wettkampf
# of 33ed18da
desk-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
# of d0483081
desk-round-of = Runde { $round } von { $rounds }
# of e2b19bc1
desk-round = Runde
# of 3c98c62b
desk-round-n = Runde { $round }
# of 45544b0e
desk-rounds = Runden
# of 215a33df
desk-system = ausgelost nach: { $system }
# of 20f4a07c
desk-new-tournament = Ein neues Turnier
# of 4caa20fc
desk-game = Spiel
# of 24541f09
desk-clock = Uhr (10+5; leer für keine)
# of adff8e4f
desk-first-board = Erstes Brett
# of 8e646856
desk-last-board = Letztes Brett
# of d5ca7dc1
desk-list = Liste der Spieler (CSV oder TRF)
# of 36c34c68
desk-make = Anlegen
# of 4b048c04
desk-pair = Nächste Runde auslosen
# of 3b729ca8
desk-publish = Runde veröffentlichen
# of aa2979d4
desk-confirm-all = Alle Ergebnisse bestätigen
# of ffc8f73a
desk-confirm-one = { $result } bestätigen
# of 0917d318
desk-by-hand = Paarungen bearbeiten
# of 3a1ccb1c
desk-why = Warum (es wird aufbewahrt)
# of 1fed8288
desk-exchange = Zwei Spieler tauschen
# of e831aa72
desk-one-player = Der eine
# of c3a0405d
desk-other-player = Der andere
# of afb7ecd4
desk-comes-late = Jemand kommt zu spät
# of bee39232
desk-somebody-new = Jemand Neues (ab der nächsten Runde)
# of 04779d64
desk-who = Wer
# of cec14806
desk-let-play = Mitspielen lassen
# of d632dd1f
desk-in-order = Nach dem Stand paaren
# of a72f452f
desk-in-order-text = Der Erste gegen den Zweiten, der Dritte gegen den Vierten: wo die Regeln keine Paarung lassen. Was verletzt wird, steht dabei; dann lassen sich Spieler tauschen.
# of 9e1d04c5
desk-breaks-met = schon begegnet
# of 3b157413
desk-breaks-sides = eine Seite zu oft
# of d23590bc
desk-breaks-bye = zweimal spielfrei
# of 894c2a72
desk-team-boards = Bretter je Mannschaft (0: keine Mannschaften)
# of c7d06c4b
desk-still-played = läuft noch
# of 7b44291d
desk-begins-here = beginnt
# of 0c9efcae
desk-not-paired = Noch ist keine Runde ausgelost.
# of d0fb8110
desk-table = { hall-table }
# of 7b1bed87
desk-begins = Beginnt
# of 1b08124c
desk-other = Gegen
# of d2e15297
desk-result = { hall-result }
# of 0e1fc51d
desk-result-at = Ergebnis an Tisch { $table }
# of dadcb8f2
desk-bye = spielfrei
# of 966281c2
desk-standings = Stand
# of 88f1c937
desk-points = Punkte
# of 50becc32
desk-print-pairings = Paarungen drucken
# of 6c83a87e
desk-print-standings = Stand drucken
# of 28162f47
desk-print-cross = Kreuztabelle drucken
# of 80eafc31
desk-join = Ein Brett aufnehmen
# of e26be114
desk-join-text = Ein neues Gerät, oder eines, das ein kaputtes ersetzt: Die Nummer bleibt, der alte Schlüssel gilt nicht mehr.
# of 642c3429
desk-board-number = Nummer des Bretts
# of 8c35408a
desk-give-code = Code geben
# of fbe31a35
desk-join-how = Auf dem Gerät von Brett { $board } eingeben, binnen 15 Minuten:
# of cbc47ac8
desk-break-bh = { hall-break-bh }
# of 510740da
desk-break-bh-c1 = { hall-break-bh-c1 }
# of 1dadfadc
desk-break-sb = { hall-break-sb }
# of b8bc75af
desk-break-de = { hall-break-de }
# of 477213a2
desk-break-win = { hall-break-win }
# of f0bb2a34
desk-break-won = { hall-break-won }
# of 7edd0645
desk-break-ps = { hall-break-ps }
# of 13484732
desk-break-aro = { hall-break-aro }
# of 9d7c521b
desk-break-gp = { hall-break-gp }
# of f244ab49
desk-filter-silent = Stumm
# of b8594216
desk-camera = Kamerabilder
# of 3f01e4f7
desk-camera-of = Was die Kamera von Brett { $board } zuletzt sah
# of 15d27776
desk-none-such = Kein Brett passt dazu.
# of 6589b0d8
desk-linked = verbunden
# of 111df710
desk-unlinked = nicht verbunden
# of ecd85b1b
desk-won = gewinnt
# of c412edd9
desk-silent-since = Seit { $minutes } min nicht gehört; am Brett geht das Spiel weiter
# of 8c4110fb
desk-rule-in-full = Die Regel im Ganzen
# of df452804
desk-readings = Wie unklare Stellen gelesen werden
# of d2b0f5a0
desk-for-whom = Für wen
# of b4fc4496
desk-to-move = Wer am Zug ist
# of bf2d6fbe
desk-who-wins = Wer gewinnt
# of 1eb66603
desk-check-in = Anwesenheit zu Runde { $round }
# of 08716daa
desk-here-of = { $here } von { $count } sind da
# of 9830a3c7
desk-here = da
# of 81d8112e
desk-away-h = fehlt, halber Punkt
# of cfca5500
desk-away-z = fehlt, kein Punkt
# of 0ab64fb6
desk-breaks = Was die Abkürzungen bedeuten
# of 5829b1b1
desk-trf = Bericht für den Verband (TRF)
# of b99d6ffb
desk-file-pgn = Züge (PGN)
# of 1348bdb8
desk-file-sgf = Züge (SGF)
# of f8cf573c
desk-file-csv = Tabelle (CSV)
# of df60dab4
desk-file-html = Nachspielen (HTML)
