# of 7f29c3c2
house-pin = PIN
# of f51783e0
house-pin-title = Anmelden
# of c2cfea75
house-pin-help = Zuschauen darf jeder. Zum Spielen, Korrigieren und Beginnen die PIN eingeben, die das Gerät zeigt.
# of 780e3802
house-pin-enter = Mit PIN anmelden
# of 5ce35f06
house-pin-say = Das Gerät soll seine PIN sagen
# of 1c123e2f
house-pin-wrong = Das ist nicht die PIN.
# of 8bcbba1d
house-pin-wait = Zu viele Versuche. Warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
    }.
# of de0a5f6d
house-right-title = Rechte dieses Telefons
# of 3a078593
house-right-yes = Es darf wählen, korrigieren und beginnen.
# of 7dea2e6a
house-right-no = Es schaut nur zu.
# of c427127d
house-right-give-back = Abmelden
# of 9e12c661
house-share-title = Mehr Telefone
# of 40bd6776
house-share-text = Andere scannen dies, um dasselbe Spiel zu sehen.
# of 3deb9e41
house-share-qr = QR-Code mit der Adresse dieser Seite
# of af43f38f
house-share-watch = Ansicht für Zuschauer
# of f9249041
house-share-overlay = Einblendung für eine Übertragung
# of f0384e3c
house-share-overlay-text = Durchsichtiger Grund; Adresse als Browserquelle eintragen.
# of 9f96f461
house-pin-name = Dein Name, wenn du magst
# of ae1617b2
house-pin-name-help = Er steht dann in der Aufzeichnung neben dem, was du änderst.
# of b3294ff0
house-pin-lost = Keine PIN zur Hand? Halte den Knopf am Gerät sechs Sekunden gedrückt: Es sagt einen Code. Oder gib am Gerät ein: mwamuzi unlock
# of 178e335a
house-pin-need = Dafür braucht es eine andere PIN: { $role }.
# of 86b7577b
house-lock-help = Hier sieht nur zu, wer eine PIN hat.
# of a35a3e06
house-unlock-title = Dieses Telefon einlassen
# of e2f8043b
house-unlock-text = Das Gerät hat diese Adresse gezeigt. Sie öffnet einmal.
# of 10385538
house-unlock-failed = Diese Adresse ist schon benutzt oder zu alt. Hol dir am Gerät eine neue.
# of f5f0abac
house-role-nobody = niemand
# of 1eb16803
house-role-watch = Zuschauer
# of eb167fe7
house-role-play = Spieler
# of 23b2374c
house-role-arbiter = Schiedsrichter
# of 611106e0
house-role-owner = Besitzer
# of 53f7fdb3
house-role-button = der Knopf
# of 6ddb1963
house-acted = durch { $who }
# of a1507a7d
house-share-moment = Diesen Moment teilen
# of 328a6195
house-share-copied = Die Adresse ist kopiert.
# of 61da1339
house-share-copy = Die Adresse dieses Moments
# of 53fbec00
house-pin-show = Eine PIN zeigen
# of 9a9253f3
house-replay-first = Zum Anfang
# of f760c5e0
house-replay-last = Zum Ende
# of ff87b304
house-replay-after = nach Zug { $n }
# of 3d799fa9
house-replay-save = Das Protokoll der Partie speichern
# of eee0f732
house-replay-keys = Tasten: ← und → ein Zug, Pos1 und Ende, Leertaste spielt ab, f dreht das Brett.
# of b9e64302
house-replay-rules = Regeln: { $source }
# of 744de992
house-frame-over = Ende
# of 97b4da73
house-frame-owed = Noch zu tun
# of 5b395e85
house-frame-claim = Reklamation
# of b91dfd52
house-frame-standing = Bleibt so
# of 4d1b4a05
house-frame-board = Brett angesagt
# of c67fc655
house-frame-proposed = Zug der Maschine
# of 240f1af9
house-frame-remark = Bemerkung
# of 4b8f966a
house-score-title = Partieblatt
# of 7aaa6fa5
house-score-date = Datum
# of f9652ece
house-score-place = Ort
# of 2a53644e
house-score-result = Ergebnis
# of a2265cfa
house-score-time = Zeit
# of 399d1fce
house-score-limit = { $time } je Zug
# of 91f00d5e
house-score-rulings = Entscheidungen
# of 9f6ada5b
house-score-before = Zug { $n }
# of 7393b6ab
house-score-signature = Unterschrift: { $who }
# of 6fec837b
house-sessions-title = Angemeldete Telefone
# of 4d25e6d8
house-sessions-this = dieses Telefon
# of 8942946f
house-sessions-seen = zuletzt { $when }
# of c4be5de4
house-sessions-end = Beenden
# of ce0cdf1d
house-sessions-end-of = Sitzung von { $who } beenden
# of 8d7bb897
house-sessions-end-others = Alle außer diesem Telefon beenden
# of 6fec769d
house-sessions-wrong = { $count ->
    [one] Eine falsche PIN am letzten Tag.
   *[other] { $count } falsche PINs am letzten Tag.
}
# of 903906a6
house-privacy-title = Was von Menschen bleibt
# of 45d066cb
house-privacy-pictures-all = Von jedem Zug bleibt ein Bild des Bretts; Hände können darauf sein.
# of b83496cf
house-privacy-pictures-rulings = Bilder des Bretts bleiben nur von Entscheidungen und Berichtigungen.
# of 7dee1459
house-privacy-pictures-none = Es bleiben keine Bilder.
# of 941114da
house-privacy-days = { $count ->
    [one] Sie werden nach einem Tag gelöscht.
   *[other] Sie werden nach { $count } Tagen gelöscht.
}
# of e86e84c4
house-privacy-room = Sie werden gelöscht, wenn der Platz voll ist.
# of 0b35fea1
house-privacy-seen = Es sieht sie: { $who }.
# of c4766a67
house-privacy-camera = Was die Kamera jetzt sieht, sieht: { $who }.
# of dda0eb50
house-privacy-for-watch = wer zusehen darf
# of 17feac59
house-privacy-for-play = wer eine PIN zum Spielen gezeigt hat
# of d7cdf9b6
house-privacy-for-arbiter = Schiedsrichter und Besitzer
# of 32e70ad5
house-privacy-for-owner = nur der Besitzer
# of 6ca6258c
house-privacy-names-yes = Eingegebene Namen bleiben beim Spiel, für alle, die zusehen dürfen, bis jemand sie löscht. Niemand muss einen eingeben.
# of 0cfec2ea
house-privacy-names-no = Es bleiben keine Namen.
# of 6e586ae7
house-privacy-change = Der Besitzer ändert das in den Einstellungen des Geräts unter [privacy].
# of 5545d730
house-forget-person = Daten einer Person löschen
# of 45c55e41
house-forget-name = Name der Person
# of e6806a13
house-forget-person-text = Der Name wird aus allen Spielen auf diesem Gerät genommen, und die Bilder dieser Spiele werden gelöscht. Das lässt sich nicht zurücknehmen. Was schon heruntergeladen wurde, bleibt, wo es ist.
# of 86cbad8d
house-forget-game = Dieses Spiel löschen
# of 266d7f3e
house-forget-game-text = Das Spiel und seine Bilder werden gelöscht. Das lässt sich nicht zurücknehmen.
# of 793b8d72
house-forget-yes = Endgültig löschen
# of 04954d17
house-forget-done = Es ist endgültig gelöscht.
# of 69def9ee
house-forget-none = Dieser Name steht in keinem Spiel.
# of 0976140f
house-title = Gerät
# of 5f6103f8
house-do-update = Nach Updates suchen
# of b02dc0f5
house-do-restart = Schiedsrichter neu starten
# of d29f14d8
house-do-reboot = Gerät neu starten
# of a243d15f
house-do-poweroff = Ausschalten
# of 0c0970ca
house-sure = Ein Spiel auf dem Tisch geht danach weiter.
# of 2431890d
house-busy = Gerade wird eine neue Version geholt.
# of ef0de87c
house-last = Letzte Aktualisierung: { $told }
# of 46e10951
house-wifi-look = Ein WLAN wählen
# of b1f224a0
house-wifi-password = Passwort von { $name }
# of b5c9f9f3
house-wifi-join = Verbinden
# of bd46926a
house-doctor-good = Kein Problem gefunden.
# of 76fd0dc7
house-doctor-bad = Etwas braucht Aufmerksamkeit.
# of ee60ea28
house-doctor-mend = Was zu tun ist
# of e7e990f1
house-doctor-again = Erneut prüfen
# of b8e00da3
house-doctor-name = Ihr Name
# of cd788803
house-doctor-address = Ihre Adresse
# of 49620591
house-doctor-camera = Kamera
# of 31e8538a
house-doctor-light = Licht
# of 8726830c
house-doctor-focus = Schärfe
# of 20314e95
house-doctor-disk = Speicher
# of 2fa1fa3e
house-doctor-power = Strom
# of 8fb71993
house-doctor-voice = Stimme
# of 261538b9
house-doctor-sound = Lautsprecher
# of 5ff2e3e7
house-doctor-lights = Lampen
# of 1d6e1124
house-doctor-warmth = Temperatur
# of 6644ed9d
house-shelves = Regale
# of 45742afa
house-shelf-all = Alle Spiele
# of f3346144
house-shelf-lies = Für das Brett, das daliegt
# of 23d0f806
house-shelf-begin = Zum Anfangen
# of 0fbe97f0
house-shelf-played = Zuletzt gespielt
# of df218dfa
house-shelf-favourites = Lieblinge
# of d02417ba
house-shelf-short = Kurz
# of 7d674369
house-shelf-long = Lang
# of f79e90c0
house-shelf-hard = Mehr zu lernen
# of 2dbff074
house-shelf-solo = Für einen
# of 61db054e
house-shelf-crowd = Für mehr als zwei
# of b1c8517e
house-favourite = Ein Liebling von mir
# of 6708703e
house-ask-board = Nach dem Brett fragen
# of 098ccaf4
house-ask-site = Was steht auf
# of 2434d51b
house-ask-tell = Zeigen
# of e37ae1b2
house-ask-row = Reihe
# of 4079bb59
house-ask-say-row = Diese Reihe ansagen
# of 04604c3a
house-ask-moves = Was kann ziehen?
# of cf1b0c39
house-ask-no-moves = Jetzt kann nichts ziehen.
# of 7a10c989
house-ask-unknown = Dieses Brett hat kein { $site }.
# of b3da79bf
house-more-sounds = Ein Ton für jedes Ereignis
# of d4423f17
house-more-shake = Vibrieren
# of b62bcc46
house-more-awake = Bildschirm beim Spielen anlassen
# of 848e4c84
house-more-sounds-off = aus
# of 214bb802
house-more-sounds-on = an
# of 77d6d705
house-more-shake-off = aus
# of 2dc5eeb0
house-more-shake-on = an
# of 9f3bdefd
house-more-awake-off = aus
# of f3cc2060
house-more-awake-on = an
# of 02942c2f
house-clock = Uhr
# of 2dc6565a
house-clock-any = Ohne Uhr
# of 7c51b0db
house-clock-own = Eine andere Uhr, etwa 45+30
# of 93b4ac0d
house-clock-own-hint = Minuten + Sekunden
# of 2f831743
house-clock-says-none = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } für jede Seite.
# of 1008368f
house-clock-says-fischer = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } für jede Seite und { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
    } mehr nach jedem Zug (Fischer).
# of 131e5db2
house-clock-says-bronstein = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } für jede Seite; von jedem Zug { $seconds ->
    [one] wird bis zu { $seconds } Sekunde zurückgegeben
   *[other] werden bis zu { $seconds } Sekunden zurückgegeben
    } (Bronstein).
# of 80076a62
house-clock-says-delay = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } für jede Seite; bei jedem Zug wartet die Uhr { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
    }.
# of 52c560f7
house-clock-says-any = Jeder nimmt sich die Zeit, die er braucht; sie wird trotzdem gezählt.
# of 11be0d48
house-clock-flag = Wenn die Zeit abgelaufen ist
# of 551627e1
house-clock-flag-told = Es wird gesagt
# of 89295a4b
house-clock-flag-ends = Die Partie ist verloren
# of 8d99f835
house-clock-second = Ein zweites Telefon als Uhr
# of d0ff8510
house-clock-second-text = Lies dies mit dem zweiten Telefon. Es öffnet einmal, innerhalb von zehn Minuten; dieses Telefon darf dann spielen.
# of b24b9b0a
house-clock-here = Die Uhr auf diesem Telefon
# of 190fe863
house-wifi-own = Hier war kein Netz, deshalb hat das Gerät sein eigenes WLAN geöffnet, { $name }. Wähle das WLAN der Familie: Dann geht das Gerät dort hinein, und seine Seite ist dort zu finden.
# of 747e6331
house-wifi-moving = Das Gerät verlässt jetzt sein eigenes WLAN und versucht { $name }. Geh auch mit diesem Telefon in { $name }. Klappt es nicht, ist sein eigenes WLAN binnen zwei Minuten wieder da, und das Gerät sagt es.
# of 67218363
house-wifi-failed = Der letzte Versuch ist misslungen. Stimmt das Passwort?
# of 788e0935
house-which = Was ist das für ein Brett?
# of 2beba0fc
house-which-looking = Ich sehe mir das Foto an. Das kann eine Minute dauern.
# of 5756e416
house-which-found = Es sieht aus wie dieses: { $board }.
# of 76a3b6b9
house-which-none = Dieses Brett kenne ich nicht. Es soll ganz im Bild sein, von oben, mit Licht darauf.
# of f4e980d3
house-won-how = So wird gewonnen
# of 51374cab
house-won-1 = Vor den letzten zwei Zügen
# of 85ad4abe
house-won-2 = Vor dem letzten Zug
# of bd466813
house-won-3 = Das Ende
# of 9029b319
house-frame-start = Anfang
# of f23271f0
house-frame-start-text = { $side } beginnt.
# of 7d8f2784
house-frame-turn = Zug
# of 76b9f481
house-frame-illegal = Entscheidung
# of 6b9af775
house-frame-restored = Brett zurückgestellt
# of fbd2752b
house-frame-adopted = Weitergespielt
# of 1d2df867
house-frame-correction = Berichtigung
# of a4b28175
house-frame-question = Frage
# of 666f7776
house-frame-taken-back = Zurückgenommen
# of 87f329a1
house-frame-trouble = Störung
# of d2955572
house-frame-resumed = Wieder zu sehen
# of 10dee283
house-frame-time = Die Zeit ist um
# of e8eca722
house-frame-round = Runde
# of 93d98d25
house-frame-paused = Pause
# of d885f8cb
house-frame-unpaused = Weiter
# of c592fe1b
house-more-theme = Hell oder dunkel
# of f78588d7
house-more-theme-auto = wie das Telefon
# of 8ee1fd8b
house-more-theme-light = hell
# of a2665213
house-more-theme-dark = dunkel
# of 73af2242
house-more-aloud = Stimme des Schiedsrichters auf diesem Telefon
# of ff001845
house-more-aloud-off = aus
# of 4b108b23
house-more-aloud-on = an
# of b286fd19
house-more-rotate = Welche Seite ist unten
# of 7090d12b
house-more-rotate-0 = { words-side-south }
# of b73b681e
house-more-rotate-1 = { words-side-east }
# of 5df6ffeb
house-more-rotate-2 = { words-side-north }
# of ed6633cd
house-more-rotate-3 = { words-side-west }
# of 71b2c83f
house-format-pgn = Spielnotation (PGN)
# of 5d35bbf7
house-format-sgf = Spielnotation (SGF)
# of 26d4ad43
house-format-csv = Tabelle der Züge
# of 5895ae74
house-format-gif = Animation
# of 678c29d2
house-format-html = Partie als Webseite
# of 5a68d9cd
house-format-zip = Alle Dateien und Bilder
# of cef7d446
house-format-jsonl = Protokoll der Partie
# of cefbdc8f
house-review = Rückblick
# of d4f3af5b
house-review-year = Das Jahr { $year }
# of ace66d95
house-review-today = Heute
# of a9559eb0
house-review-this-year = Dieses Jahr
# of 35b9475f
house-review-before = Früher
# of 16f1cf15
house-review-after = Später
# of 55b03246
house-review-sum = Partien: { $games }. Züge: { $turns }. Zeit: { $time }.
# of 6463db66
house-review-none = Da wurde nichts gespielt.
# of fcacb9c4
house-review-games = Was gespielt wurde
# of 129352a5
house-review-players = Wer gespielt hat
# of 6969c559
house-review-run = Siege in Folge
# of e8b6532f
house-review-openings = Wie Partien begannen
# of ad45cf46
house-review-lifted = Wie oft jede Mulde geleert wurde
# of 8e7e0fc4
house-review-months = Partien nach Monat
# of 3a204c58
house-review-print = Diese Seite drucken
# of d2856204
house-games-near = „{ $name }“ gibt es hier noch nicht. Diese Spiele sind ähnlich:
# of 1ccaf3b0
house-games-spelled = Nichts heißt „{ $name }“. Diese Spiele heißen so ähnlich:
# of 4e56c377
house-men-each = je { $count } Steine
# of f5f6a8e3
house-kind-all = Alle
# of 0ac01e94
house-kind-mills = Mühlen
# of 61dff410
house-kind-three = Drei in einer Reihe
# of 30ddd50d
house-kind-squares = Felder
# of 4910f65c
house-kind-lines = Gekreuzte Linien
# of 512903dd
house-kind-pits = Steine in Mulden
# of d88db678
house-kind-seeds = Samen
# of cab8a72a
house-games-find = Ein Spiel suchen
# of 970cfd9b
house-games-hint = Name des Spiels
# of c0ec53e7
house-games-kinds = Arten von Spielen
# of 0f2bed34
house-ask-last = Der letzte Zug
# of 6e661281
house-ask-clocks = Die Uhren
# of c1041060
house-ask-captured = Was geschlagen ist
# of 1cafc562
house-ask-pieces = Steine von { $side }
# of f203f7db
house-ask-rays = In jede Richtung von hier
# of 434a7879
house-pieces = { $side }: { $pieces }
# of 1bc8c507
house-none = keine
# of 40151050
house-no-turn = Es wurde noch nicht gezogen.
# of 140749de
house-no-clock = Dieses Spiel hat keine Uhr.
# of e44ccf46
house-none-taken = Noch ist nichts geschlagen.
# of b84cd136
house-lost = { $side } hat verloren: { $pieces }
# of 41bf07b4
house-to-move = Am Zug: { $side }
# of bc52a957
house-ray = { $way }: { $what }
# of 98e44c02
house-ray-free = { $way }: frei bis { $site }
# of 53069da7
house-way-up = oben
# of edec1ad1
house-way-down = unten
# of 6d568da2
house-way-left = links
# of 7c23ea27
house-way-right = rechts
# of 228d7cb0
house-way-up-left = oben links
# of c1d58e4d
house-way-up-right = oben rechts
# of 17747aa2
house-way-down-left = unten links
# of 37bdfa59
house-way-down-right = unten rechts
# of d124af25
house-more-alphabet = Felder werden gesprochen
# of 3c8faa09
house-more-alphabet-letters = a, b, c
# of 8032625e
house-more-alphabet-fide = Anna, Bella, Cesar
# of e9d03b3c
house-more-alphabet-alfa = alfa, bravo, charlie
# of 7ecb5152
house-option-flying = { words-option-flying }
# of 32a892cd
house-option-rounds = { words-option-rounds }
# of 6ce7481a
house-option-direction = { words-option-direction }
# of 86a42df6
house-option-players = { words-option-players }
# of 84fd8f8f
house-option-seeds = { words-option-seeds }
# of a0810e12
house-option-own-well = { words-option-own-well }
# of 9e9c94dd
house-option-opening = { words-option-opening }
# of ff1ad877
house-option-size = { words-option-size }
# of 5051934c
house-option-pie = { words-option-pie }
# of c5616a56
house-option-threefold = { words-option-threefold }
# of ada9f99d
house-option-both-connected = { words-option-both-connected }
# of 766c4627
house-option-illegal = { words-option-illegal }
# of ce6ddaef
house-option-position = { words-option-position }
# of d63df5c0
house-option-castling = { words-option-castling }
# of 792dd815
house-option-perpetual-check = { words-option-perpetual-check }
# of 9a7301fd
house-option-perpetual-chase = { words-option-perpetual-chase }
# of e9f44ab6
house-option-men = { words-option-men }
# of faec0488
house-option-grand-slam = { words-option-grand-slam }
# of 1c90a7e8
house-option-repetition = { words-option-repetition }
# of e799f785
house-option-empty-captures = { words-option-empty-captures }
# of a228fbfe
house-option-capturing-seed = { words-option-capturing-seed }
# of 8d76bad7
house-option-last-seeds = { words-option-last-seeds }
# of e9e44f84
house-option-chips = { words-option-chips }
# of 00ae0f34
house-option-draw = { words-option-draw }
# of a5035e78
house-option-extra = { words-option-extra }
# of 9e650dd0
house-option-fill = { words-option-fill }
# of ae9b5be1
house-option-gain = { words-option-gain }
# of 00c367a5
house-option-lifted = { words-option-lifted }
# of d598b496
house-option-members = { words-option-members }
# of db6233e0
house-option-of = { words-option-of }
# of f5c9ba78
house-option-play = { words-option-play }
# of 3052f570
house-option-poor = { words-option-poor }
# of 646b6cab
house-option-rows = { words-option-rows }
# of e0a675e6
house-option-setup = { words-option-setup }
# of 78714818
house-option-whole-row = { words-option-whole-row }
# of 3472d2ed
house-setting-wins-nothing = { words-setting-wins-nothing }
# of 3a334669
house-setting-wins = { words-setting-wins }
# of 14b4a24c
house-setting-forbidden = { words-setting-forbidden }
# of 2b85cd6c
house-setting-own-side = { words-setting-own-side }
# of 4f63e900
house-setting-split = { words-setting-split }
# of 1c2eedec
house-setting-claimed = { words-setting-claimed }
# of 39e0a6a6
house-setting-won = { words-setting-won }
# of fb291b61
house-setting-stays = { words-setting-stays }
# of 3258adca
house-setting-owner = { words-setting-owner }
# of a273289f
house-setting-finisher = { words-setting-finisher }
# of ba37ff71
house-setting-nobody = { words-setting-nobody }
# of 2f55fcdb
house-setting-fide = { words-setting-fide }
# of f1c60142
house-setting-traditional = { words-setting-traditional }
# of 61626617
house-setting-none = { words-setting-none }
# of 8b4a319f
house-setting-draws = { words-setting-draws }
# of 9dbe2395
house-setting-loses = { words-setting-loses }
# of bba839f2
house-setting-arbiter = { words-setting-arbiter }
# of 05394628
house-setting-stands = { words-setting-stands }
# of 4177fb86
house-setting-true = { words-setting-true }
# of 5ed29071
house-setting-false = { words-setting-false }
# of 9fedf533
house-setting-draw = { words-setting-draw }
# of 13095142
house-setting-mover = { words-setting-mover }
# of 4f79497d
house-setting-on = { words-setting-on }
# of 54d2eb03
house-setting-off = { words-setting-off }
# of 5c92db39
house-setting-one = { words-setting-one }
# of 7b94c8e8
house-setting-match = { words-setting-match }
# of 3c75e31d
house-setting-counter-clockwise = { words-setting-counter-clockwise }
# of 86c990cd
house-setting-clockwise = { words-setting-clockwise }
# of 142534bc
house-setting-again = { words-setting-again }
# of 7b896417
house-setting-over = { words-setting-over }
# of ad41b4f2
house-setting-alquerque = { words-setting-alquerque }
# of ccb2a40a
house-setting-checkerboard = { words-setting-checkerboard }
# of 5f193d78
house-setting-even = { words-setting-even }
# of ddacb971
house-setting-two-or-four = { words-setting-two-or-four }
# of a78356a4
house-setting-fill-free = { words-setting-fill-free }
# of 2a17f5b7
house-setting-sixes = { words-setting-sixes }
# of 0f1d0455
house-setting-together = { words-setting-together }
# of 47b5a21a
house-setting-opening-free = { words-setting-opening-free }
# of d0ff040e
house-setting-sown = { words-setting-sown }
# of 4fc4bb96
house-setting-skipped = { words-setting-skipped }
# of bd05a10a
house-setting-pluck = { words-setting-pluck }
# of 1e4ed201
house-setting-stay = { words-setting-stay }
# of 866057c7
house-setting-whole-row-first = { words-setting-whole-row-first }
# of af1fc079
house-setting-whole-row-second = { words-setting-whole-row-second }
