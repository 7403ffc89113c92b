# of b8498a46
moves-arrow-flew-over = der Pfeil nach { $arrows } flog über { $flown_over }; dort darf nichts stehen
# of b5995e41
moves-arrow-gone = der Pfeil auf { $arrows_gone } wurde weggenommen; Pfeile bleiben, wo sie sind
# of 9477fa77
moves-arrow-moved = der Pfeil auf { $arrows_gone } wurde versetzt; Pfeile bleiben, wo sie sind
# of 5429b825
moves-arrow-not-in-line = der Pfeil auf { $arrows } liegt in keiner geraden Linie mit { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } spielte { $foe_come }, bevor { $own } einen Pfeil geschossen hatte
# of 376c49aa
moves-group-split = die Gruppe von { $own } würde geteilt: { $apart } stünde abseits
# of 5a878cf8
moves-jumped = { $own } zog von { $own_gone } nach { $own_come } über { $over } hinweg, wo etwas steht
# of 4b4913c9
moves-moved-back = { $own } zog zurück von { $own_gone } nach { $own_come }; das darf nur eine geteilte Gruppe
# of 8e7eb5ba
moves-not-a-row = { $own } zog { $own_gone }, die nicht zusammen in einer Linie stehen
# of e6243511
moves-not-in-line = { $own } zog von { $own_gone } nach { $own_come }, was keine gerade Linie ist
# of 7bce787b
moves-row-aslant = { $own } zog { $own_gone } nach { $own_come }; Steine in einer Linie gehen geradeaus oder seitwärts, im rechten Winkel zu ihr
# of 7440b13d
moves-row-takes = { $own } schlug { $foe_gone }, aber Steine, die zusammen ziehen, schlagen nichts
# of e04e9d4e
moves-row-torn = { $own } zog { $own_gone }; Steine, die zusammen ziehen, gehen nebeneinander, alle gleich weit
# of f009918c
moves-shot-first = { ATTR($man, "word") ->
    [amazon] { $own } schoss einen Pfeil nach { $arrows }, bevor eine Amazone gezogen war
   *[chip] { $own } schoss einen Pfeil nach { $arrows }, bevor ein Stein gezogen war
}
# of b9fa3226
moves-shot-from-before = { ATTR($man, "word") ->
    [amazon] der Pfeil auf { $arrows } wurde von { $own_gone } geschossen; geschossen wird von { $own_come }, wohin die Amazone gekommen ist
   *[chip] der Pfeil auf { $arrows } wurde von { $own_gone } geschossen; geschossen wird von { $own_come }, wohin der Stein gekommen ist
}
# of 082d1407
moves-still-split = die Gruppe von { $own } muss verbunden werden, aber { $apart } steht noch abseits
# of 6d0fa66f
moves-straight-capture = { $own } schlug { $foe_gone } geradeaus, aber ein Stein schlägt schräg
# of 927f6d84
moves-two-arrows = mehr als ein Pfeil wurde geschossen: { $arrows }
