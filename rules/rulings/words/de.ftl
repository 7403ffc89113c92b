# of 107e205d
rulings-blocked-chip = { $own } hob { $own_gone } auf, aber von dort geht es nirgends hin
# of 3f986097
rulings-chip-moved = { $own } zog { FORM($man, article: "a", case: "accusative") } von { $own_taken } nach { $placed }, aber { FORM($man, number: "many") } bleiben, wo sie gesetzt sind
# of 8df13158
rulings-diagonal = { $own } zog schräg von { $own_gone } nach { $own_come }
# of c96607c2
rulings-foreign-chip = was auf { $strange } liegt, ist { ATTR($man, "gender") ->
    [feminine] keine
   *[other] kein
} { $man } dieses Spiels
# of 43cd7b43
rulings-foreign-chip-holds-something-neither = was auf { $strange } liegt, ist weder { FORM($man, article: "a") } von { $own } noch von { $foe }
# of 1715b0ea
rulings-game-over = die Partie ist aus
# of 1d9b5777
rulings-jumped-enemy = { $own } sprang über einen Gegner auf { $over }
# of 256549c2
rulings-left-standing = { $own } schlug { $foe_gone }, aber { ATTR($man, "gender") ->
    [feminine] diese
   *[other] dieser
} { $man } steht noch auf { $foe_come }
# of f998572f
rulings-moved-back = { $own } darf in diesem Zug nicht von { $own_gone } nach { $own_come } zurück
# of 9ed012a5
rulings-never-removed = { $own } nahm { $foe_gone }, aber in diesem Spiel wird nie etwas genommen
# of 40d7ffdd
rulings-no-change = nichts hat sich geändert, und { $own } ist am Zug
# of 37b2e81b
rulings-no-chip-in-hand = { COUNT($come) ->
    [one] auf { $come } kam { FORM($man, article: "a") }, aber es ist { ATTR($man, "gender") ->
        [feminine] keine
       *[other] keiner
    } mehr zu setzen
   *[other] auf { $come } kamen { FORM($man, number: "many") }, aber es sind keine mehr zu setzen
}
# of 9325f481
rulings-not-adjacent = { $own } zog von { $own_gone } nach { $own_come }, aber keine Linie verbindet sie
# of 6ad69e9c
rulings-not-empty = { $own } zog von { $own_gone } nach { $stacks }, wo schon { FORM($man, article: "a") } steht
# of 008d52f6
rulings-not-empty-moved-from-onto = { $own } zog von { $own_gone } auf { $own_come }, wo { FORM($man, article: "a") } von { $foe } stand
# of 7036fc03
rulings-not-forward = { $own } zog von { $own_gone } nach { $own_come }, aber { FORM($man, number: "many") } ziehen nur vorwärts
# of 3122ebb4
rulings-not-next-free = { $own } sprang von { $own_gone } nach { $own_come }, aber ein Sprung landet gleich hinter den übersprungenen Steinen
# of 8c6fae9c
rulings-not-over-placing = { $own } zog von { $own_gone } nach { $own_come }, hat aber noch { FORM($man, number: "many") } zu setzen
# of 4aedf2cb
rulings-not-over-setting-up = { $own } nahm { AGREE($own_gone, "den Stein", "die Steine") } auf { $own_gone } auf, hat aber noch Steine aufzustellen
# of eef440ab
rulings-not-straight = { $own } zog von { $own_gone } nach { $own_come }, aber nicht geradeaus
# of 6581915a
rulings-not-taken = { $own } nahm { $foe_gone }, wo { ATTR($man, "gender") ->
    [feminine] keine
   *[other] kein
} { $man } von { $own } landen kann
# of 1fcc3819
rulings-nothing-taken = { $own } hat { ATTR($man, "gender") ->
    [feminine] keine
   *[other] keinen
} { $man } genommen und muss mindestens { ATTR($man, "gender") ->
    [feminine] eine
   *[other] einen
} nehmen
# of cffaca45
rulings-one-removal-only = { $own } { ATTR($man, "word") ->
    [cow] schoss { $foe_gone } ab
   *[chip] nahm { $foe_gone }
}, mehr als dieser Zug verdient hat
# of cc8a2768
rulings-out-of-turn = { $foe } spielte { $foe_come }, aber { $own } ist am Zug
# of 182e3d0e
rulings-recoloured = von { $gone } ging { FORM($man, article: "a") } weg, aber nach { $come } kam { ATTR($man, "gender") ->
    [feminine] eine
   *[other] einer
} in der anderen Farbe
# of a7dbb6e5
rulings-removed-own-chip = { $own } nahm { ATTR($man, "gender") ->
    [feminine] eine eigene
   *[other] einen eigenen
} { $man } vom Brett: { $own_taken }
# of fe943f04
rulings-stacked = auf { $stacks } steht mehr als { FORM($man, article: "a") }
# of dfeabae2
rulings-taken-elsewhere = { $own } schlug { $foe_gone }, zog aber nach { $own_come }; { FORM($man, article: "a") } schlägt, wo { ATTR($man, "gender") ->
    [feminine] sie
   *[other] er
} landet
# of 88e49e5d
rulings-takes-nothing = { $own } schlug { $foe_gone }, aber in diesem Spiel schlägt niemand { FORM($man, article: "a", case: "accusative") }
# of 4aeaca87
rulings-too-far = { $own } zog von { $own_gone } nach { $own_come }, weiter als einen Schritt
# of afc6df0b
rulings-too-many-taken = { $own } schlug { $foe_gone }, aber ein Zug schlägt nur { FORM($man, article: "a", case: "accusative") }
# of 2ba912e1
rulings-too-much-changed-at-once = zu viel hat sich auf einmal geändert, auf { $everything }
# of 185b0e55
rulings-two-chips-moved = { $own } spielte mehr als { FORM($man, article: "a", case: "accusative") }: { $own_come }
# of 03f1ebbc
rulings-two-chips-placed = { $own } setzte mehr als { FORM($man, article: "a", case: "accusative") }: { $placed }
# of 607c5175
rulings-wrong-colour = { COUNT($recoloured) ->
    [one] { FORM($man, article: "the") } auf { $recoloured } hat
   *[other] { FORM($man, article: "the", number: "many") } auf { $recoloured } haben
} die Farbe gewechselt
# of dbdd899e
rulings-wrong-distance = { $own } zog von { $own_gone } nach { $own_come }, eine Strecke von { $distance }, aber die Zahl der { FORM($man, number: "many") } in dieser Linie ist { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } darf nicht mit { $pit } anfangen
# of 6d71b2d2
rulings-piece-displaced = { FORM($piece, article: "the") } von { $gone } liegt auf { $come }
# of fa01af59
rulings-piece-missing = { FORM($piece, article: "the") } von { $gone } fehlt
# of cd8d6121
rulings-piece-added = { $come } { AGREE($come, "muss", "müssen") } leer sein, aber dort liegt { FORM($piece, article: "a") }
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
# of b7ca3db1
rulings-turn-unclear = { $own } hat { $first } oder { $second } gespielt, und noch etwas hat sich geändert
# of 2eb259bb
rulings-citation = { $source }: { $law }
# of 0a2380c1
rulings-citation-too = { $source }; { $law }
# of f66c806b
rulings-unsaid-lies = (dort nicht gesagt, wie in allen Spielen) was kein Zug bewegt, bleibt liegen, wo es liegt
