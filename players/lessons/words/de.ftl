# of b73666fb
lessons-breakthrough = Ein Stein steht vor deinem. Geh schräg an ihm vorbei.
# of 86794577
lessons-breakthrough-men-take-aslant = Steine schlagen nur schräg. Schlag einen.
# of 49b0ef51
lessons-breakthrough-whoever-reaches-far = Wer die letzte Reihe erreicht, gewinnt. Geh dorthin.
# of 9e94f143
lessons-chess = Nimm die Dame.
# of 5f5a96ae
lessons-chess-bring-pawn-far = Bring den Bauern auf die letzte Reihe.
# of 6b9b43cd
lessons-chess-castle-king-rook = Rochiere: König und Turm ziehen zusammen.
# of 338875c1
lessons-chess-mate-king-his = Setz den König in seiner Ecke mit einem Turm matt.
# of cafa9b3d
lessons-chess-mate-king-with = Setz den König mit der Dame matt.
# of dc4f3a0c
lessons-close-two = Schließ zwei Reihen in einem Zug.
# of e2bdc25b
lessons-closes-none = Das darf man spielen, aber es schließt keine Reihe. Versuch es noch einmal.
# of d2f0e4b9
lessons-explocus = Geh auf einen gegnerischen Stein: Er wird deiner.
# of 6477308f
lessons-explocus-let-column-explode = Lass eine Säule neben zwei gegnerischen explodieren.
# of 4f551316
lessons-explocus-make-column-too = Mach eine Säule zu hoch: Sie explodiert und gewinnt zwei.
# of 3d2d911d
lessons-explocus-two-men-go = Zwei Steine gehen zwei Felder weit. Geh auf einen gegnerischen.
# of acf4ebb2
lessons-fanorona = Geh auf einen gegnerischen Stein zu und nimm ihn.
# of da19bca6
lessons-fanorona-all-one-row = Alle in einer Reihe gehen. Nimm drei.
# of 9349c68d
lessons-fanorona-go-away-from = Geh von einem gegnerischen Stein weg und nimm ihn.
# of 7143e53f
lessons-fanorona-go-with-same = Zieh mit demselben Stein weiter und nimm drei.
# of 0ea0d9b3
lessons-fanorona-take-last-two = Nimm die letzten zwei und gewinne.
# of 3f9bd98f
lessons-focus = Ein Stein geht ein Feld weit. Deck den Stein neben deinem zu.
# of 6d8be379
lessons-focus-no-stack-higher = Kein Stapel ist höher als fünf. Nimm, was zu viel ist.
# of 58069f37
lessons-focus-take-top-man = Nimm nur den obersten Stein und deck den daneben zu.
# of 9fe1553d
lessons-focus-two-men-go = Zwei Steine gehen zwei Felder weit. Deck den anderen Stapel zu.
# of 38549327
lessons-focus-whoever-has-no = Wer keinen Stapel mehr hat, verliert. Deck den letzten anderen zu.
# of 0adfc2f5
lessons-kalah = Säe so, dass der letzte Samen in deinem Speicher endet: noch einmal!
# of 80a8af79
lessons-kalah-end-empty-pit = Ende in einer leeren Mulde von dir und nimm, was gegenüber liegt.
# of 198a9bfb
lessons-kalah-one-pit-alone = Nur eine Mulde endet in deinem Speicher. Zähl und säe sie.
# of d5ee624b
lessons-kalah-take-last-seeds = Nimm die letzten Samen von Nord, und das Spiel ist dein.
# of fefa3cf8
lessons-kalah-two-pits-can = Zwei Mulden können nehmen. Säe die, die mehr nimmt.
# of 79c94f1e
lessons-kuruka-saba = Nimm einen Stein: Spring über ihn auf den freien Punkt dahinter.
# of 7d4bc64f
lessons-kuruka-saba-jump-twice-with = Spring zweimal mit einem Stein und nimm zwei.
# of 911cacb3
lessons-kuruka-saba-three-side-square = Drei auf einer Seite eines Quadrats: Setz den dritten und nimm einen.
# of ad9ddb46
lessons-mabambo = Spring über eigene Steine in die freie Mulde dahinter.
# of cbcd5a86
lessons-mabambo-beat-with-stone = Schlag mit dem Stein, der über zwei von dir springt.
# of d3e9877e
lessons-mabambo-stone-other-side = Ein gegnerischer Stein liegt gleich hinter einem von dir. Schlag ihn.
# of 0a42eae3
lessons-nine-mens-morris = Setz einen Stein, sodass drei in einer Reihe stehen, und nimm einen.
# of fc8e7ca1
lessons-nine-mens-morris-all-men-placed = Alle Steine sind gesetzt. Zieh einen auf einer Linie, schließ eine Reihe, nimm.
# of ee1e6d71
lessons-nine-mens-morris-close-two-lines = Schließ zwei Reihen mit einem Stein.
# of f6218861
lessons-nine-mens-morris-other-side-about = Die andere Seite schließt gleich eine Reihe. Setz einen Stein dazwischen.
# of 071621c8
lessons-nine-mens-morris-you-have-three = Du hast drei Steine: Sie dürfen überallhin. Gewinne das Spiel.
# of fcab4980
lessons-not-again = Das darf man spielen, aber dann ist die andere Seite am Zug.
# of 4830fc05
lessons-not-that = Das darf man spielen, aber es ist nicht, was gefragt ist. Versuch es noch einmal.
# of 9044849a
lessons-not-yet-won = Das darf man spielen, aber es gewinnt nicht. Versuch es noch einmal.
# of a8d92d99
lessons-othello = Setz einen Stein so, dass andere zwischen zwei von dir liegen.
# of f0d17d1e
lessons-othello-disc-corner-never = Ein Stein in der Ecke wird nie umgedreht. Nimm die Ecke.
# of 17436d44
lessons-othello-turn-over-all = Dreh alle gegnerischen Steine um und gewinne.
# of c2210020
lessons-othello-turn-over-four = Dreh vier Steine auf einmal um.
# of 35594a3e
lessons-othello-turn-over-many = Dreh so viele um, wie du kannst.
# of 7caa8bf9
lessons-oware = Mach mit dem letzten Samen zwei oder drei in einer Mulde von Nord: nimm.
# of 6a9d5f01
lessons-oware-take-from-more = Nimm aus mehr als einer Mulde zugleich.
# of aebdb5bf
lessons-oware-who-has-more = Wer mehr als die Hälfte der Samen hat, gewinnt. Nimm, was dir fehlt.
# of ee62ea45
lessons-pick-your-stack-up-sow = Nimm deinen Stapel und säe ihn gerade nach Norden.
# of f6a4318b
lessons-soli-bi = Leg den Stein in der Hand in eine äußere Mulde.
# of 689a7274
lessons-soli-bi-do-so-again = Noch einmal. Die Lücke füllt ein Stein, der gerade daneben liegt.
# of 8779bd0f
lessons-soli-bi-last-time-all = Und ein letztes Mal. Alle zwanzig äußeren Mulden gefüllt ist das Beste.
# of 4b36aac5
lessons-soli-bi-once-more-think = Noch einmal. Denk daran, welchen Stein du später brauchst.
# of 32c3d70a
lessons-soli-bi-take-one-other = Nimm einen der anderen Farbe aus seiner Reihe; leg ihn daneben; füll die Lücke.
# of 1177d00e
lessons-stack = Deck einen Stein einer anderen Farbe zu.
# of 14846440
lessons-stack-all-chips-placed = Alle Steine sind gesetzt. Zieh einen, schließ eine Reihe, nimm einen Stapel.
# of b18c69b7
lessons-stack-three-top-line = Drei obenauf in einer Reihe: Deck den dritten zu und nimm einen Stapel.
# of f0bd812d
lessons-stack-you-have-three = Du hast drei Steine: Sie dürfen überallhin. Schließ eine Reihe.
# of 398aa6e1
lessons-stay-safe = Etwas ist bedroht. Spiel so, dass du nichts verlierst.
# of 3e65cff4
lessons-still-threatened = Das darf man spielen, aber die Drohung ist noch da.
# of 0a71a9c0
lessons-tableaux = Nimm einen, zwei oder drei, wo du willst. Lass vier.
# of d7db8658
lessons-tableaux-four-left-leave = Vier sind übrig. Lass den letzten dem anderen.
# of 35a7c225
lessons-tableaux-seven-left-leave = Sieben sind übrig. Lass fünf: Dann kannst du immer gewinnen.
# of b1164992
lessons-tableaux-three-left-leave = Drei sind übrig. Lass den letzten dem anderen.
# of cba024aa
lessons-tableaux-whoever-takes-last = Wer den letzten nimmt, verliert. Lass ihn dem anderen.
# of bdabb567
lessons-take-most = Nimm so viele, wie du kannst.
# of 74c6916a
lessons-takes-nothing = Das darf man spielen, aber es nimmt nichts. Versuch es noch einmal.
# of 3fbf7187
lessons-three-men-go-three-squares = Drei Steine gehen drei Felder weit. Deck mit dem letzten einen Stapel zu.
# of 4ab3f499
lessons-three-mens-morris = Drei von dir in einer Reihe gewinnen. Setz den dritten.
# of 270d160e
lessons-three-mens-morris-all-men-placed = Alle Steine sind gesetzt. Zieh einen und gewinne.
# of c5423562
lessons-too-few = Das darf man spielen, aber es geht mehr. Versuch es noch einmal.
# of b6ab5e41
lessons-trio-trio = Leg einen Stein in eine freie äußere Mulde der anderen Seite.
# of f2c3d9b1
lessons-trio-trio-jump-inward-from = Spring von außen hinein, über alles auf dem Weg.
# of b6ed538f
lessons-trio-trio-jump-inward-make = Spring hinein und mach ein Trio.
# of a9790ac6
lessons-trio-trio-pull-stone-so = Zieh einen Stein, sodass drei nebeneinander liegen: ein Trio.
# of da357a05
lessons-trio-trio-two-trios-win = Zwei Trios gewinnen. Mach das zweite.
# of ba3183b8
lessons-way-may-turn-sow-first = Der Weg darf abbiegen. Säe erst nach Osten, dann nach Norden.
# of 66668c8c
lessons-win = Gewinne das Spiel mit diesem Zug.
# of 012e4a60
lessons-win-in-two = Spiel so, dass du mit dem nächsten Zug gewinnst, was auch kommt.
# of 58042ed7
lessons-your-top-man-comes-last = Dein oberster Stein kommt zuletzt. Deck mit ihm den anderen Stapel zu.
