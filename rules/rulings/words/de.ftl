# of 9338540d
rulings-blocked-chip = { $own } hob { $own_gone }, der Stein kann nirgends hin
# of 3f986097
rulings-chip-moved = { $own } hat einen Stein von { $own_taken } nach { $placed } gezogen, aber Steine bleiben, wo sie gesetzt sind
# of 8df13158
rulings-diagonal = { $own } zog schräg von { $own_gone } nach { $own_come }
# of f0fab865
rulings-foreign-chip = auf { $strange } liegt etwas, das kein Stein dieses Spiels ist
# of e79bbaf0
rulings-foreign-chip-holds-something-neither = { ATTR($man, "word") ->
    [amazon] auf { $strange } steht etwas, das weder eine Amazone von { $own } noch von { $foe } ist
   *[chip] auf { $strange } steht etwas, das weder ein Stein von { $own } noch von { $foe } ist
}
# of 1715b0ea
rulings-game-over = die Partie ist aus
# of 1d9b5777
rulings-jumped-enemy = { $own } sprang über einen Gegner auf { $over }
# of 256549c2
rulings-left-standing = { $own } schlug { $foe_gone }, aber dieser Stein steht noch auf { $foe_come }
# of f998572f
rulings-moved-back = { $own } darf in diesem Zug nicht von { $own_gone } nach { $own_come } zurück
# of 9ed012a5
rulings-never-removed = { $own } nahm { $foe_gone }, aber in diesem Spiel wird nie etwas genommen
# of 40d7ffdd
rulings-no-change = nichts hat sich geändert, und { $own } ist am Zug
# of 86013f25
rulings-no-chip-in-hand = { ATTR($man, "word") ->
    [amazon] auf { $come } kam eine Amazone, aber es ist keine mehr zu setzen
    [cow] auf { $come } kam eine Kuh, aber es ist keine mehr zu setzen
   *[chip] auf { $come } kam ein Stein, aber es ist keiner mehr zu setzen
}
# of 9325f481
rulings-not-adjacent = { $own } zog von { $own_gone } nach { $own_come }, die keine Linie verbindet
# of 6ad69e9c
rulings-not-empty = { ATTR($man, "word") ->
    [amazon] { $own } zog von { $own_gone } nach { $stacks }, wo schon eine Amazone steht
   *[chip] { $own } zog von { $own_gone } nach { $stacks }, wo schon ein Stein steht
}
# of 65c76563
rulings-not-empty-moved-from-onto = { ATTR($man, "word") ->
    [cow] { $own } zog von { $own_gone } auf { $own_come }, wo eine Kuh von { $foe } stand
   *[chip] { $own } zog von { $own_gone } auf { $own_come }, wo ein Stein von { $foe } stand
}
# of 7036fc03
rulings-not-forward = { $own } zog von { $own_gone } nach { $own_come }, aber Steine ziehen nur vorwärts
# of 3122ebb4
rulings-not-next-free = { $own } sprang von { $own_gone } nach { $own_come }, aber ein Sprung landet gleich hinter den übersprungenen Steinen
# of 8c6fae9c
rulings-not-over-placing = { ATTR($man, "word") ->
    [cow] { $own } zog von { $own_gone } nach { $own_come }, hat aber noch Kühe zu setzen
   *[chip] { $own } zog von { $own_gone } nach { $own_come }, hat aber noch Steine zu setzen
}
# of 9828e654
rulings-not-over-setting-up = { $own } nahm den Stein auf { $own_gone } auf, hat aber noch Steine aufzustellen
# of 96eb61c8
rulings-not-straight = { $own } zog von { $own_gone } nach { $own_come }, was nicht geradeaus ist
# of 6581915a
rulings-not-taken = { $own } nahm { $foe_gone }, wo kein Stein von { $own } landen kann
# of 1fcc3819
rulings-nothing-taken = { $own } hat keinen Stein genommen und muss mindestens einen nehmen
# of cffaca45
rulings-one-removal-only = { ATTR($man, "word") ->
    [cow] { $own } schoss { $foe_gone } ab, mehr als dieser Zug verdient hat
   *[chip] { $own } nahm { $foe_gone }, mehr als dieser Zug verdient hat
}
# of cc8a2768
rulings-out-of-turn = { $foe } spielte { $foe_come }, aber { $own } ist am Zug
# of 182e3d0e
rulings-recoloured = { ATTR($man, "word") ->
    [amazon] von { $gone } ging eine Amazone weg, aber auf { $come } kam eine der anderen Farbe
   *[chip] von { $gone } ging ein Stein weg, aber auf { $come } kam einer der anderen Farbe
}
# of a7dbb6e5
rulings-removed-own-chip = { ATTR($man, "word") ->
    [amazon] { $own } nahm eine eigene Amazone vom Brett: { $own_taken }
    [cow] { $own } nahm eine eigene Kuh vom Brett: { $own_taken }
   *[chip] { $own } nahm einen eigenen Stein vom Brett: { $own_taken }
}
# of 9da8f316
rulings-stacked = { ATTR($man, "word") ->
    [amazon] auf { $stacks } steht mehr als eine Amazone
    [cow] auf { $stacks } steht mehr als eine Kuh
   *[chip] auf { $stacks } steht mehr als ein Stein
}
# of dfeabae2
rulings-taken-elsewhere = { $own } schlug { $foe_gone }, zog aber nach { $own_come }; ein Stein schlägt, wo er landet
# of 88e49e5d
rulings-takes-nothing = { ATTR($man, "word") ->
    [amazon] { $own } schlug { $foe_gone }, aber in diesem Spiel schlägt niemand eine Amazone
   *[chip] { $own } schlug { $foe_gone }, aber in diesem Spiel schlägt niemand einen Stein
}
# of 4aeaca87
rulings-too-far = { $own } zog von { $own_gone } nach { $own_come }, weiter als einen Schritt
# of afc6df0b
rulings-too-many-taken = { $own } schlug { $foe_gone }, aber ein Zug schlägt nur einen Stein
# of 2ba912e1
rulings-too-much-changed-at-once = zu viel hat sich auf einmal geändert, auf { $everything }
# of 185b0e55
rulings-two-chips-moved = { ATTR($man, "word") ->
    [amazon] { $own } spielte mehr als eine Amazone: { $own_come }
    [cow] { $own } spielte mehr als eine Kuh: { $own_come }
   *[chip] { $own } spielte mehr als einen Stein: { $own_come }
}
# of 03f1ebbc
rulings-two-chips-placed = { $own } hat mehr als einen Stein gesetzt: { $placed }
# of 09176480
rulings-wrong-colour = { ATTR($man, "word") ->
    [amazon] die Amazone auf { $recoloured } hat die Farbe gewechselt
    [cow] die Kuh auf { $recoloured } hat die Farbe gewechselt
   *[chip] der Stein auf { $recoloured } hat die Farbe gewechselt
}
# of dbdd899e
rulings-wrong-distance = { $own } zog von { $own_gone } nach { $own_come }, eine Strecke von { $distance }, aber die Zahl der Steine in dieser Linie ist { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } darf nicht mit { $pit } anfangen
# of 6d71b2d2
rulings-piece-displaced = { FORM($piece, article: "the") } von { $gone } liegt auf { $come }
# of fa01af59
rulings-piece-missing = { FORM($piece, article: "the") } von { $gone } fehlt
# of cd8d6121
rulings-piece-added = { $come } muss leer sein, aber dort liegt { FORM($piece, article: "a") }
# of 2b0ea54d
rulings-pile-displaced = was auf { $gone } stand, steht jetzt auf { $come }
# of 887eaeb2
rulings-pile-missing = was auf { $gone } stand, ist weg
# of d9a61cb8
rulings-pile-added = auf { $come } ist etwas dazugekommen
# of 859a4ffd
rulings-pile-exchanged = auf { $come } steht etwas anderes, als dort stehen soll
# of c2e72bb7
rulings-each = { $told }
# of ca680e43
rulings-turn-unclear = { $own } hat { $first } oder { $second } gespielt, und noch etwas wurde bewegt
# of 2eb259bb
# of 2eb259bb
# of 2eb259bb
rulings-citation = { $source }: { $law }
# of 0a2380c1
rulings-citation-too = { $source }; { $law }
# of f66c806b
rulings-unsaid-lies = (dort nicht gesagt, wie in allen Spielen) was kein Zug bewegt, bleibt liegen, wo es liegt
