# of 40ca290c
spoken-against = das ist gegen die Regeln, auf { $sites }
# of 51a4fe6f
spoken-agreed = die Spieler sind sich einig
# of eea26e22
spoken-agreed-on-board = die Spieler sind sich einig, wie die Könige zeigen
# of 20944dec
spoken-aliases = auch { $names } genannt
# of 09a26a3f
spoken-all-bought = { $loser } { AGREE($loser, "hat", "haben") } keine Mulde mehr
# of 25016cc3
spoken-all-captured = { $loser } { AGREE($loser, "hat", "haben") } zu wenige Samen zum Weiterspielen
# of 02008af3
spoken-all-done = Das ist es. Du hast alle Schritte geschafft.
# of 62e694ba
spoken-all-else-empty = Alles andere ist leer.
# of 8b183ec2
spoken-am-not-sure = Ich bin nicht sicher. War es { $ways }?
# of 2ea4623b
spoken-am-not-sure-please-count = Ich bin nicht sicher. War es { $ways }? Bitte zählt nach; ich sehe eher dies: { $why }.
# of b2171e24
spoken-was-it-please-count = Ich bin nicht sicher. War es { $ways }? Bitte zählt: { $told }.
# of d99aba37
spoken-am-watching-again-play = Ich schaue wieder zu. Spielt weiter.
# of a3ca4950
spoken-android = Android
# of bb7a8fa9
spoken-another-counts = Ich hatte einen anderen Zug gesagt. Dieser gilt als meiner, wenn ihr ihn nicht zurücknehmt.
# of 44a1154b
spoken-awarded = der Schiedsrichter hat so entschieden
# of 543a690a
spoken-banana = Banane
# of 4f314266
spoken-bar = 100 mm: mit 100 % drucken
# of 4f556bcb
spoken-becomes-bishop = wird Läufer
# of 25254ff7
spoken-becomes-king = wird König
# of 88d862da
spoken-becomes-knight = wird Springer
# of 6688a480
spoken-becomes-queen = wird Dame
# of 28cc256f
spoken-becomes-rook = wird Turm
# of eec7e1eb
spoken-becomes-superpawn = wird Superbauer
# of 3362f47f
spoken-bee = Biene
# of 09d63c4d
spoken-better = Ein besserer Zug war: { $turn }.
# of 4672bea4
spoken-bird = Vogel
# of 92a9e3b4
spoken-blocked = { $loser } { AGREE($loser, "kann", "können") } nicht ziehen
# of c4b3e867
spoken-blurred = Das Bild ist unscharf. Bitte seht nach der Kamera.
# of 907e9f32
spoken-board-empty = Das Brett ist leer.
# of 4b7fd085
spoken-board-restored = das Brett ist wie am Anfang
# of 2d3ec259
spoken-boards = Gespielt auf { $count } { AGREE($count, "Feld", "Feldern") }; Bretter: { $boards }.
# of 703e0824
spoken-boat = Boot
# of 993cb357
spoken-book = Buch
# of 82ba7680
spoken-both-one-group = { FORM($man, article: "the", number: "many") } beider Seiten stehen je in einer Gruppe
# of 8dcf4529
spoken-bread = Brot
# of aa1674bc
spoken-browser-s-settings-search-certificates = Suche in den Einstellungen des Browsers nach „Zertifikate“.
# of 450454af
spoken-bumped = Das Brett hat sich bewegt. Bitte lasst es so; ich suche es.
# of 39af0393
spoken-buys = kauft { $pits }
# of 544f0d0c
spoken-camera-lost = Die Kamera ist weg. Bitte seht nach ihrem Kabel.
# of 14fe500a
spoken-can-act = Auf { $site } kann gespielt werden.
# of 56a2d537
spoken-can-go = Von { $site } geht es nach { $sites }.
# of 5ffd764b
spoken-can-see-board-again-play = Ich sehe das Brett wieder. Spielt weiter.
# of 1a69fb5c
spoken-cannot = Von { $site } geht jetzt nichts.
# of 04e49418
spoken-cannot-fill = { $loser } { AGREE($loser, "kann", "können") } keine Mulde mehr füllen
# of 88b16e0e
spoken-captured = { $count } gefangen
# of 546d116a
spoken-castle = { $side }, stelle König und Turm an ihren Platz.
# of 68222dd3
spoken-cat = Katze
# of 410aaa66
spoken-changes = ändert { $pits }
# of 6456fb4a
spoken-checkmate = { $loser } { AGREE($loser, "ist", "sind") } matt
# of 01d863f3
spoken-choose-file-you-fetched = Wähle die Datei, die du geholt hast: { $file }.
# of d6c8d6fc
spoken-choose-store-trusted-root-certification = Wähle den Speicher „Vertrauenswürdige Stammzertifizierungsstellen“.
# of a4a49131
spoken-claims-game-over = { $side } sagt, die Partie sei zu Ende, und das stimmt: { $why }.
# of 02729946
spoken-claims-game-over-not = { $side } sagt, die Partie sei zu Ende, aber das stimmt nicht: { $why }.
# of 74783763
spoken-cleared = das Brett ist leer gespielt, und die Samen werden gezählt
# of 2a452890
spoken-compare = 1. Vergleichen
# of 91543a7c
spoken-compare-how = Die Maschine selbst zeigt dieselben zwölf Wörter: in ihrem Terminal beim Start und mit dem Befehl { $command }. Sind deine anders, dann steht jemand dazwischen: nicht weitermachen.
# of 24bb9ee3
spoken-conceded = { $loser } { AGREE($loser, "gibt", "geben") } auf
# of 8b3ecb15
spoken-conceded-on-board = { $loser } { AGREE($loser, "gibt", "geben") } auf, wie die Könige zeigen
# of 22148182
spoken-confirm = Der Schiedsrichter hat entschieden: Die Entscheidung gilt.
# of c96ee7db
spoken-correction-turn = Berichtigung, Zug { $n }: { $told }.
# of 9281b4f5
spoken-cow = Kuh
# of 0a37ff9e
spoken-cut = Diesen Rand an den Marken abschneiden. Dann { $sheet } auf { $other } kleben.
# of f8d02c6d
spoken-dark = Es ist zu dunkel. Bitte macht mir Licht.
# of e8907c9f
spoken-dead = { $loser } { AGREE($loser, "hat", "haben") } nichts zu säen
# of 3ec4bee5
spoken-decided = Zug { $n } entschied: { $side } { $turn } ({ $was }); besser war { $better } ({ $could }).
# of 176254f0
spoken-disk-free = Die Partie wird wieder gespeichert.
# of 863366eb
spoken-disk-full = Der Speicher ist voll. Ich mache weiter und merke mir die Partie.
# of 348ef25c
spoken-dog = Hund
# of d4388ad5
spoken-door = Tür
# of 4dbdc93b
spoken-double = legt gegenüber doppelt so viele
# of b512fcfc
spoken-drop = { $side }, sä weiter.
# of beee88b0
spoken-drum = Trommel
# of a9f33343
spoken-each-anew = Diese Bilder wurden von verschiedenen Orten aufgenommen. Mit --each-anew suche ich das Brett in jedem von ihnen.
# of 8e434933
spoken-easier = Ich habe gewonnen: Nächstes Mal spiele ich auf Stufe { $level }.
# of 6f1f1e4b
spoken-elephant = Elefant
# of a8901e54
spoken-empty = leer
# of 59f0a314
spoken-empty-side = eine Seite ist leer, und die Samen werden gezählt
# of d52b2dcc
spoken-endless = es ginge ewig weiter
# of d5b9605a
spoken-enough-captured = genug Steine sind geschlagen
# of 243d4209
spoken-enter = setzt { FORM($man, article: "a", case: "accusative") } auf { $site } ein
# of 410f32f6
spoken-explode = { $side }, lass jede Säule platzen, die zu hoch ist.
# of 897b6258
spoken-explode-explodes = lässt { $site } platzen
# of 993a8c36
spoken-explode-must-explode-one = { $side }, { $sites } { AGREE($sites, "muss", "müssen") } platzen: je { FORM($man, article: "a") } nach { $around }.
# of 24e32990
spoken-far-rank = die letzte Reihe ist erreicht
# of 577dd804
spoken-fetch = 2. Das Zertifikat holen
# of 8b0a4a95
spoken-fetch-it = Holen
# of f88d32ea
spoken-fifth-time = dieselbe Stellung zum fünften Mal
# of f25e76f3
spoken-fill = füllt das Brett
# of c7303d9f
spoken-filled = alle äußeren Mulden sind gefüllt
# of 5d389277
spoken-fire = Feuer
# of 95497db7
spoken-fish = Fisch
# of 00e7cabc
spoken-flag = die Zeit von { $loser } ist abgelaufen
# of 72b41656
spoken-flag-has-fallen = Die Zeit von { $side } ist abgelaufen.
# of 974067e9
spoken-flip = { $side }, dreh um, was du eingeschlossen hast.
# of 93dcf989
spoken-mine-turns-over = { $mine } und drehe { $what } um
# of 21ec958d
spoken-flip-turn-over = { $side }, dreh { $sites } um.
# of f6cb5c4e
spoken-flip-turns-over = dreht { $site } um
# of cdc50d59
spoken-flower = Blume
# of 09a31f36
spoken-four-each = jeder hat noch vier Steine
# of 27b120a7
spoken-fours = sammelt die Samen zu vieren
# of a32fe01d
spoken-frog = Frosch
# of aa505d28
spoken-from = { $count } aus { $pit }
# of ecb351f2
spoken-way-spoken = von { $here } nach { $there }
# of 31c6fe59
spoken-from-above = Von genau oben sehe ich kaum, wie hoch Stapel sind. Bitte neige die Kamera um 20 Grad und richte sie neu ein.
# of 9fd4cdfe
spoken-from-one = { $row }, von eins an: { $counts }.
# of 417fa27a
spoken-frozen = Das Bild der Kamera steht still. Bitte seht nach der Kamera.
# of 354c87cc
spoken-full-board = das Brett ist voll
# of e1d2ed84
spoken-game-draw = Die Partie ist unentschieden: { $reason }.
# of c5a0dc8a
spoken-game-over = Die Partie ist aus.
# of 30cbd5cb
spoken-games-played = alle Partien des Wettkampfs sind gespielt
# of ee10ef24
spoken-gives-chip = und { $side } gibt { FORM($man, article: "a", case: "accusative") }
# of 6b7fdda8
spoken-gives-seed-from = gibt einen Samen von { $here } nach { $there }
# of fd8b7371
spoken-glare = Das Brett spiegelt eine Lampe. Bitte dreht die Lampe.
# of bd97f240
spoken-goat = Ziege
# of ed37c5ba
spoken-goes = { $side } zieht weiter: { $told }.
# of 2e8950e7
spoken-goes-on-to = weiter nach { $there }
# of 6f7b2654
spoken-good = Das war gut.
# of 868651e0
spoken-hall-away = Der Saal ist nicht erreichbar. Die Partie geht weiter, und er erfährt es später.
# of 062da553
spoken-hall-back = Der Saal ist wieder erreichbar.
# of 021d90fd
spoken-hand = Hand
# of 3527789b
spoken-harder = Du hast gewonnen: Nächstes Mal spiele ich auf Stufe { $level }.
# of 17342ec2
spoken-has-hand = { $side } hat { $count } in der Hand.
# of e672e64b
spoken-have-stopped-watching = Ich schaue nicht mehr zu.
# of 3121ecb3
spoken-head = { $title } ({ $id }), zu { $sides }, auf dem Brett { $board }
# of a484f421
spoken-hidden = Etwas verdeckt das Brett. Bitte macht es frei.
# of 85b7ab64
spoken-horse = Pferd
# of ee2d0cd5
spoken-house = Haus
# of c5ec2e26
spoken-illegal-answered-turn-stands = Das war regelwidrig und wurde beantwortet: Der Zug gilt.
# of 7c591ace
spoken-illegal-turn-stands = Das war regelwidrig, und der Zug gilt.
# of 6c74358a
spoken-impasse = niemand kann spielen
# of 8b37cf67
spoken-in-the-end = Um es später zurückzunehmen, entferne „{ $name }“ an derselben Stelle.
# of f90bd8de
spoken-install = 3. Installieren
# of 504dce5b
spoken-iphone-ipad = iPhone und iPad
# of b55b0da7
spoken-jare = Jare!
# of e5c87642
spoken-jares = Jares!
# of 80c33677
spoken-last-chip = { $loser } { AGREE($loser, "musste", "mussten") } { ATTR($man, "gender") ->
    [feminine] die letzte
   *[other] den letzten
} { $man } nehmen
# of a0b9c8c7
spoken-last-one-in = alle anderen sind ausgeschieden
# of 6d3da430
spoken-last-turn = Der letzte Zug: { $told }.
# of 5e2c0174
spoken-leaf = Blatt
# of cd0278aa
spoken-left = { $side } hat noch { $seconds } { AGREE($seconds, "Sekunde", "Sekunden") }.
# of 379d51d4
spoken-lights-back = Die Lichter gehen wieder.
# of 17558550
spoken-lights-gone = Die Lichter gehen nicht. Ich mache ohne sie weiter.
# of effe6543
spoken-linux-firefox-everywhere = Linux, und Firefox überall
# of b6051e34
spoken-lion = Löwe
# of ba3df03f
spoken-log-gone = Jemand hat die Datei dieser Partie geändert oder weggenommen, und ich kann keine neue schreiben. Ich mache weiter und merke mir die Partie.
# of 69af58ba
spoken-log-rewritten = Jemand hat die Datei dieser Partie geändert oder weggenommen. Ich habe die ganze Partie in eine neue Datei geschrieben.
# of 9ca7fed3
spoken-looks-like = { FORM($piece, article: "the") } sieht aus wie eine andere Figur: { $seen }. Bitte seht noch einmal hin.
# of b4f2ad60
spoken-lost-turns-or-more-board = Mir { AGREE($n, "ist", "sind") } { $n } { AGREE($n, "Zug", "Züge") } oder mehr entgangen; das Brett gilt, wie es liegt.
# of 26ba6287
spoken-lying = Ich beginne mit dem Brett, wie es liegt: { $side } ist am Zug.
# of f56dec8e
spoken-mac = Mac
# of 52d0c79d
spoken-majority = mehr als die Hälfte der Samen ist gewonnen
# of d0eec1e0
spoken-match-stands = Der Wettkampf steht { $points }.
# of 6e24f045
spoken-mill = Mühle!
# of 11217393
spoken-mills = Mühlen!
# of 4316aa7f
spoken-missed-turns = Mir sind { $n } Züge entgangen. War es { $ways }?
# of 5c8dc7e1
spoken-missed-turns-may-told-ways = Mir sind { $n } Züge entgangen, die sich auf { $count } Arten erzählen lassen. War es { $way }?
# of 038151aa
spoken-missed-turns-were-they-played = Mir sind { $n } Züge entgangen: { $way }. Wurden sie in dieser Reihenfolge gespielt?
# of 2c4d7190
spoken-mirrored = Das Bild ist gespiegelt. Bitte schaltet das Spiegeln in den Einstellungen der Kamera aus.
# of f49b41a4
spoken-moon = Mond
# of 01177bf5
spoken-more = noch { $count }
# of 0a23d3b0
spoken-mountain = Berg
# of f36b8e6f
spoken-move = { $side } ist am Zug.
# of 9aaa29fb
spoken-mine-moves = Ich ziehe { $way }
# of b28c0ad0
spoken-move-move-or-take = { $side }, zieh weiter oder nimm die Hand weg.
# of b9505628
spoken-moves-men = zieht { $count ->
    [one] { $count } { $man }
   *[other] { $count } { FORM($man, number: "many") }
} { $way }
# of a810ef4c
spoken-moves-row = zieht die Reihe { $here } nach { $there }
# of 3ac76b3f
spoken-new = stellt die nächste Runde auf
# of dcbc0848
spoken-next = { $who } ist dran.
# of 790fd380
spoken-no-gain = niemand gewinnt mehr einen Samen, und die gewonnenen werden gezählt
# of 0fc17444
spoken-no-idea = Ich habe gerade keine Idee.
# of 3b8cca1e
spoken-no-longer = Ich spiele nicht mehr mit.
# of 4185711b
spoken-no-more-steps = Ich lehre nicht mehr. Das Spiel geht von hier weiter.
# of cd17ccbc
spoken-no-progress = zu lange gab es keinen Fortschritt
# of 2cf419ea
spoken-no-turn = niemand kann weiter säen, und die Samen werden gezählt
# of c44fa85b
spoken-no-way-out = { $loser } { AGREE($loser, "kann", "können") } nicht ziehen und nicht befreit werden
# of 47bb580e
spoken-none-left = { $loser } { AGREE($loser, "hat", "haben") } { ATTR($man, "gender") ->
    [feminine] keine
   *[other] keinen
} { $man } mehr
# of 74ae2cd3
spoken-not-found = Ich finde das Brett auf diesem Bild nicht. Bitte nehmt es noch einmal auf.
# of cb9512b3
spoken-note = Ein Wort des Schiedsrichters.
# of 56310d75
spoken-nothing-yet = noch nichts
# of 95920a89
spoken-o-o = rochiert kurz
# of 2af30148
spoken-o-o-o = rochiert lang
# of 8be59560
spoken-on = { $top } auf { $below }
# of 331e90be
spoken-on-board = { $setting }: auf dem Brett { $board }
# of ab22f1ed
spoken-once-more = Noch einmal: { $mine }.
# of 5c570462
spoken-one-colour-left = keine andere Farbe ist auf dem Brett
# of e77b0592
spoken-one-group = alle { FORM($man, number: "many") } stehen in einer Gruppe
# of d8ee273c
spoken-one-player-left = keine Farbe des anderen Spielers ist auf dem Brett
# of a5e2b787
spoken-one-team-left = { ATTR($man, "gender") ->
    [feminine] keine
   *[other] kein
} { $man } der anderen Mannschaft ist auf dem Brett
# of 42d738a0
spoken-open = Seite öffnen
# of 2f0c7ad2
spoken-open-file-added-keychain = Öffne die Datei: Sie kommt in den Schlüsselbund.
# of 919e2dd9
spoken-open-file-then-install-certificate = Öffne die Datei, dann „Zertifikat installieren“, „Aktueller Benutzer“.
# of dadbc613
spoken-open-settings-profile-downloaded-then = Öffne die Einstellungen: „Profil geladen“, dann „Installieren“.
# of a792ff28
spoken-open-settings-search-ca-certificate = Öffne die Einstellungen und suche nach „CA-Zertifikat“.
# of c3512a2c
spoken-open-there-under-trust-choose = Öffne es dort; unter „Vertrauen“ wähle „Immer vertrauen“.
# of 4e76289b
spoken-out-of-time = { $loser } { AGREE($loser, "hat", "haben") } die Zeit überschritten
# of f0db4ee7
spoken-overrule = Der Schiedsrichter hat entschieden: Die Entscheidung gilt nicht.
# of 72d10660
spoken-own-network = Ich habe hier kein Netz gefunden und mein eigenes WLAN geöffnet. Es heißt { $name }. Haltet meinen Knopf sechs Sekunden lang gedrückt, dann sage ich sein Passwort.
# of 39dc5217
spoken-own-network-back = Ich kam nicht in dieses Netz. Mein eigenes WLAN ist wieder offen.
# of 276961e9
spoken-own-network-left = Ich bin jetzt in eurem Netz. Mein eigenes WLAN ist zu.
# of 1b463502
spoken-own-password = Mein WLAN heißt { $name }. Sein Passwort ist { $password }.
# of badccd14
spoken-pass = kann nicht spielen und setzt aus
# of 16a83cfa
spoken-penalty = Der Schiedsrichter hat entschieden: eine Strafe für { $side }.
# of 1c59951f
spoken-perpetual-check = { $loser } { AGREE($loser, "gab", "gaben") } mit jedem Zug Schach
# of e3beb7bd
spoken-pillar = Säule!
# of 4549b188
spoken-pillars = Säulen!
# of 589772bb
spoken-mine-shoots = { $mine } und schieße nach { $what }
# of eec0c7ac
spoken-mine-places = Ich setze auf { $site }
# of 44045400
spoken-place-arrow = Pfeil nach { $site }
# of bdbe6e15
spoken-play = Ist { $sides } am Zug?
# of 7f149028
spoken-mine-told = Ich spiele: { $told }
# of ec8e86b5
spoken-plays = Ich spiele { $side }, auf Stufe { $level }.
# of 2fd0768b
spoken-please-set-board-up-so = Bitte stell das Brett so auf.
# of 6c60b76e
spoken-points-goal = der Wettkampf ist entschieden
# of e59949a2
spoken-promote = { $side }, kröne { ATTR($man, "gender") ->
    [feminine] deine
   *[other] deinen
} { $man }: Setze { ATTR($man, "gender") ->
    [feminine] eine zweite
   *[other] einen zweiten
} darauf oder drehe { ATTR($man, "gender") ->
    [feminine] sie
   *[other] ihn
} um.
# of f43ad3a9
spoken-put-down = { $side }, setz { ATTR($man, "gender") ->
    [feminine] deine
   *[other] deinen
} { $man }.
# of e90c3b6e
spoken-rain = Regen
# of f726bba9
spoken-readings = Was sie offen lässt, und wie wir es lesen:
# of 27b3b0fd
spoken-recolour = { $side }, gib { FORM($man, article: "the", number: "many", case: "dative") }, die du gewonnen hast, deine Farbe.
# of 3d3a8b43
spoken-recolour-turn-men-your = { $side }, gib { FORM($man, article: "the", number: "many", case: "dative") } auf { $sites } deine Farbe.
# of fe6a8181
spoken-recolour-wins = gewinnt { $site }
# of 34e700bd
spoken-remove = { $side }, nimm, was auf { $sites } steht.
# of 38ae3a42
spoken-mine-takes = { $mine } und { ATTR($man, "word") ->
    [cow] schieße { $what } ab
   *[chip] nehme { $what }
}
# of b6930cf5
spoken-remove-takes = { ATTR($man, "word") ->
    [cow] schießt { $site } ab
   *[chip] nimmt { $site }
}
# of 4ea8ab49
spoken-repeated = dieselbe Stellung kam wieder
# of 4a4c00f2
spoken-repetition = dieselbe Stellung zum dritten Mal
# of f1d04ff6
spoken-reserve = { $count } in die Reserve
# of 4e7b3105
spoken-result = Der Schiedsrichter hat entschieden, wie die Partie endet.
# of 538b9429
spoken-right = Das ist es.
# of 998d26e1
spoken-river = Fluss
# of e81d6e3b
spoken-round-draw = Die Runde ist unentschieden: { $reason }.
# of 2aeb42ba
spoken-row = Reihe { $row }: { $sites }.
# of f03949d0
spoken-row-made = fünf in einer Reihe
# of c47dfcc7
spoken-rows-three = Dreierreihen!
# of 9535a5e8
spoken-royal-taken = die Hauptfigur von { $loser } ist geschlagen
# of 7a22270a
spoken-rule = Die Regel: { $source }.
# of 8b8e65e3
spoken-storehouse = Speicher { $side }
# of 5c81bf0a
spoken-salt = Salz
# of 0f3dfcfe
spoken-set-up = Stell das Brett so auf, wie es hier gezeigt ist.
# of 8c248f2a
spoken-sheet = { $board }: { $sheet } von { $first } bis { $last }
# of 061b0d1d
spoken-shoot = { $side }, schieß einen Pfeil.
# of b0f31649
spoken-sides-confused = Für mich sehen { $one } und { $other } fast gleich aus. Mehr Licht hilft, oder Steine, die sich mehr unterscheiden.
# of 02af5c9f
spoken-sides-joined = zwei gegenüberliegende Seiten des Bretts sind verbunden
# of a0dbe988
spoken-snake = Schlange
# of 3f1de18e
spoken-source = Quelle: { $source }
# of 3ffbe303
spoken-sow = { $side }, säe weiter, auf jedes nächste Feld { FORM($man, article: "a", case: "accusative") }.
# of 59689edc
spoken-mine-sows = Ich säe { $pit } aus
# of 760e8270
spoken-sows = sät { $pit } aus
# of 0ab3a067
spoken-split = die Gruppe von { $loser } ist geteilt und kann nicht verbunden werden
# of e7a6e4e9
spoken-stalemate = es gibt keinen erlaubten Zug und kein Schach
# of 78e5efeb
spoken-star = Stern
# of 63e1e24c
spoken-step = Schritt { $n } von { $all }. { $task }
# of cff7560c
spoken-stone = Stein
# of 1cae5fa1
spoken-stopped-unwritten = Ich höre auf. Der Speicher ist voll: Das Ende der Partie wurde nicht geschrieben.
# of 44c840c7
spoken-stuck = kein Stein kann mehr hinaus
# of 2578465d
spoken-sun = Sonne
# of e56a3ba5
spoken-swap = tauscht die Plätze: die Spieler wechseln die Farben
# of b91a4374
spoken-swapped = { FORM($one, article: "the") } und { FORM($other, article: "the") } sehen aus, als hätten sie die Plätze getauscht. Bitte seht nach, was stimmt.
# of fed951e2
spoken-take = { $side }, nimm, was du gewonnen hast.
# of 7df4442a
spoken-mine-removes = Ich { ATTR($man, "word") ->
    [cow] schieße { $what } ab
   *[chip] nehme { $what }
}
# of b1506084
spoken-take-chip = { $side }, { ATTR($man, "word") ->
    [cow] schieß eine Kuh von { $foes } ab
    [stack] nimm einen Stapel mit { $foes } obenauf
   *[chip] nimm { FORM($man, article: "a", case: "accusative") } von { $foes }
}.
# of cc7b677e
spoken-take-what-stands-there = { $mine } und nehme, was dort steht
# of 5a963c51
spoken-takes-calf-from = nimmt das Kalb aus { $pit }
# of 30d9e9c3
spoken-takes-from = nimmt { $count } aus { $pit }
# of bfe7f667
spoken-tally = { FORM($man, article: "the", number: "many") } werden gezählt
# of c9265dd5
spoken-tap-install-anyway-show-your = Tippe auf „Trotzdem installieren“ und entsperre den Bildschirm.
# of 4b1e0804
spoken-ten-captured = zehn Steine sind geschlagen
# of 62b94102
spoken-ten-quiet-moves = je zehn Züge ohne Schlag
# of 68a2ef16
spoken-stands = { $site } { $chips }
# of a5d22b5b
spoken-store-holds = { $store }: { $count }.
# of 3f2a2e31
spoken-turn-acts = { $side } { $acts }
# of a4373971
spoken-thank-you-board-right-again = Danke. Das Brett stimmt wieder.
# of d73349d0
spoken-then = { $first }; dann { $second }
# of 79ff53c7
spoken-then-general-about-certificate-trust = Dann: Allgemein, Info, Zertifikatsvertrauenseinstellungen. Schalte „{ $name }“ ein.
# of b9e5c523
spoken-then-open-page = 4. Die Seite öffnen
# of 02bf6749
spoken-three-in-a-row = drei in einer Reihe
# of 4cd58306
spoken-three-row = Drei in einer Reihe!
# of 5380bfd6
spoken-time = Der Schiedsrichter hat entschieden: { $side } bekommt { $seconds } { AGREE($seconds, "Sekunde", "Sekunden") }.
# of 5e3bb12c
spoken-title = Ein sicherer Weg an den Tisch
# of c5202103
spoken-to = { $here } nach { $there }
# of 287cd6a9
spoken-way-on = { $way } nach { $there }
# of 776f4b0d
spoken-to-play = { $who } ist am Zug.
# of b5b33d73
spoken-too = { $side }, dreh auch { $sites } um.
# of 32408297
spoken-too-few-pieces = es sind zu wenige Figuren übrig, um zu gewinnen
# of b507b77c
spoken-tree = Baum
# of 8582405d
spoken-tresillo = Tresillo!
# of 32f66b8a
spoken-tresillos = Tresillos!
# of 7d619d66
spoken-trim = { $side }, { $sites } { AGREE($sites, "ist", "sind") } zu hoch: nimm die untersten heraus, { $men }.
# of 309c9bde
spoken-trio = Trio!
# of 0c8ed8c7
spoken-trios = Trios!
# of dd6a3de8
spoken-trusted = Dieses Gerät vertraut der Maschine schon.
# of 45ea1579
spoken-turn = dreht das Brett um
# of 5900ebee
spoken-turn-taken-back = Zug { $n } ist zurückgenommen: { $told }.
# of 963e7863
spoken-two-jares = Zwei Jares!
# of b4b19ed9
spoken-two-left = { $loser } { AGREE($loser, "hat", "haben") } noch zwei { FORM($man, number: "many") }
# of 8b3510b7
spoken-two-mills = Zwei Mühlen!
# of 91cffdca
spoken-two-pillars = Zwei Säulen!
# of f8b96725
spoken-two-rows-three = Zwei Dreierreihen!
# of fd4b1a8f
spoken-two-tresillos = Zwei Tresillos!
# of 2edb2d16
spoken-two-trios = Zwei Trios!
# of 47b04734
spoken-two-trios-two-trios-stand = zwei Trios stehen
# of 982b6901
spoken-under-authorities-import-file-identify = Unter „Zertifizierungsstellen“ importiere die Datei, um Websites zu identifizieren.
# of ab3aef94
spoken-unsure = Nicht sicher: { FORM($piece, article: "the") }. Bitte seht nach, ob das stimmt.
# of 92b2c964
spoken-use-chrome-firefox-asks-more = Nimm Chrome: Firefox verlangt weitere Schritte.
# of 83885c94
spoken-use-safari-allow-profile-loaded = Nimm Safari und erlaube, das Profil zu laden.
# of 8d192a19
spoken-voice-back = Die Stimme geht wieder.
# of b3896a6b
spoken-voice-gone = Die Stimme geht nicht. Ich mache ohne sie weiter.
# of 10488ced
spoken-what = Ein guter Zug: { $turn }.
# of 145141b8
spoken-what-for = Es kann nur für diese Maschine und für Adressen innerhalb eines Hauses bürgen, für nichts sonst auf der Welt.
# of 952fb127
spoken-where = Schau auf { $sites }.
# of 358b3ec8
spoken-which-way = Ich sehe das Brett, aber nicht, wie herum es liegt. Bitte dreht es so, wie es vorher lag, oder sagt es mir auf der Seite.
# of 857e1ef8
spoken-why = Die Maschine hat sich ein eigenes Zertifikat gemacht. Vertraue ihm einmal, dann liest in diesem Netz niemand mit und niemand legt ihr andere Worte in den Mund.
# of 374ecc35
spoken-win = { $winners } gewinnen: { $reason }.
# of 11966415
spoken-win-round = { $winners } gewinnen die Runde: { $reason }.
# of ee182331
spoken-windows = Windows
# of 8074bfcd
spoken-wins = { $winners } gewinnt: { $reason }.
# of 6efc0087
spoken-wins-round = { $winners } gewinnt die Runde: { $reason }.
# of 12a878a9
spoken-you-have-played-so-board = Ihr habt weitergespielt, also gilt das Brett, wie es steht.
# of 1814622f
spoken-your-time-up = { $side }, deine Zeit ist um.
# of 56c15a25
spoken-new-game = Eine neue Partie?
# of c822fb37
spoken-mend-move = stellt { FORM($piece, article: "the", case: "accusative") } auf { $here } zurück auf { $there }
# of 98d63b7a
spoken-mend-take = nehmt { FORM($piece, article: "the", case: "accusative") } auf { $here } weg
# of a8f87e5d
spoken-mend-put = stellt { FORM($piece, article: "the", case: "accusative") } zurück auf { $there }
# of fac7267c
spoken-mend-turn = dreht { FORM($piece, article: "the", case: "accusative") } auf { $here } um
# of 03e2157d
spoken-mend-exchange = tauscht { FORM($piece, article: "the", case: "accusative") } auf { $here } gegen { FORM($others, article: "a", case: "accusative") }
# of 4ddd405e
spoken-mend-move-many = stellt die oberen { $count } von { $here } zurück auf { $there }: { $pieces }
# of 4c8a6daf
spoken-mend-take-many = nehmt die oberen { $count } von { $here } weg: { $pieces }
# of 8c062966
spoken-mend-put-many = stellt zurück auf { $there }, von unten: { $pieces }
# of 802c83ac
spoken-mend-strange = nehmt weg, was auf { $here } steht
# of d9579468
spoken-mend-whole = stellt das Brett wieder hin, wie es stand; { $count } Stellen weichen ab
# of 912d2996
spoken-mend-seeds-whole = legt die Samen zurück, wie sie lagen: { $pits }
# of 1fd616fa
spoken-mend-move-seeds = { $count ->
    [one] bringt 1 Samen von { $here } nach { $there }
   *[other] bringt { $count } Samen von { $here } nach { $there }
}
# of 5f097df3
spoken-mend-take-seeds = { $count ->
    [one] nehmt 1 Samen aus { $here }
   *[other] nehmt { $count } Samen aus { $here }
}
# of 8867c102
spoken-mend-put-seeds = { $count ->
    [one] legt 1 Samen in { $there }
   *[other] legt { $count } Samen in { $there }
}
# of ee2746c9
spoken-perpetual-chase = { $loser } { AGREE($loser, "jagte", "jagten") } mit jedem Zug eine Figur
# of f19e7337
spoken-board-counts-as-it-stands = Das Brett gilt, wie es steht.
# of edd10869
spoken-by-piece = { $side }: { $acts }
# of b04ec141
spoken-piece-to = { $piece } nach { $there }
# of 91935878
spoken-piece-from = { $piece } von { $here } nach { $there }
# of 622f15e1
spoken-piece-takes = { $piece } schlägt { $there }
# of ab4cfe41
spoken-piece-from-takes = { $piece } auf { $here } schlägt { $there }
# of 981f44ea
spoken-check = Schach
# of e5484a3a
spoken-mate = matt
# of e99fd638
spoken-castling-o-o = kurze Rochade
# of 5bfb7985
spoken-castling-o-o-o = lange Rochade
# of f372268b
spoken-flips = dreht { $count } um
# of 1c12d700
spoken-own-pit = Mulde { $number }
# of 624fad7b
spoken-turn-within = { $side } { $acts }
