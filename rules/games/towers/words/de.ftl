# of 47fe6c05
towers-blocked = { $own } nahm { $lifted } Steine auf { $everything } auf, die in keiner Richtung so weit gehen können
# of 04093f29
towers-changed-beside = { $own } spielte { $turn }, aber auf { $wrong } hat sich noch etwas geändert
# of f72041b3
towers-early-explosion = die Steine auf { $here } wurden verteilt, aber es sind weniger als die Felder daneben: mindestens { $count } platzen
# of 59710321
towers-left-too-early = von { $there } gingen Steine ab, obwohl dort nicht mehr als { $highest } standen
# of 02bddc73
towers-man-added = { $own } spielte { $turn }, aber es sind zu viele Steine da: sieh nach auf { $wrong }
# of 1b904b0c
towers-man-missing = { $own } spielte { $turn }, aber es fehlen Steine: sieh nach auf { $wrong }
# of 75cd941d
towers-men-come = auf { $everything } sind Steine dazugekommen, die auf keiner Säule lagen
# of 791363a9
towers-men-come-men-have-come = auf { $everything } sind Steine dazugekommen, die auf keinem Stapel lagen
# of fee8205f
towers-men-exchanged = { $own } spielte { $turn }, aber auf { $wrong } stehen andere, als es sein sollen
# of 8f5dc3e1
towers-men-exchanged-others-stand-than = auf { $everything } stehen andere als vorher
# of 3b6b6c46
towers-men-exchanged-sowed-others-stand = { $own } säte { $turn }, aber auf { $wrong } stehen andere, als es sein sollen
# of 478ab97c
towers-men-gone = von { $everything } sind Steine verschwunden; kein Stein verlässt je das Brett
# of 52108c57
towers-men-unsown = von { $everything } sind Steine verschwunden; jeder Stein eines Stapels wird ausgesät
# of 9c576d33
towers-men-gone-men-gone-from = auf { $everything } fehlen Steine; nur überzählige gehen hinaus
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } zog von { $here } nach { $there }, die weder in einer Reihe noch in einer Spalte liegen
# of 8a7932c9
towers-moved-from-men-squares-men = { $own } zog von { $here } nach { $there }: Steine { $count }, Felder { $distance }; Steine gehen so viele Felder, wie es ihrer sind
# of 09afd160
towers-moved-twice = { $own } spielte zweimal: { $first } und { $second }
# of 4dbd2fb4
towers-no-reserve = auf { $everything } kam ein Stein von { $who }, aber { $who } hat keinen in Reserve
# of ab59f7cd
towers-not-adjacent = { $own } säte { $turn }: { $there } liegt nicht neben { $here }
# of ae15ce46
towers-not-owner = { $own } nahm Steine von { $here }, wo Steine von { $foe } stehen
# of 2d736e5c
towers-not-owner-moved-men-from = { $own } zog Steine von { $here }, wo ein Stein von { $foe } oben liegt
# of e90a31e8
towers-not-owner-took-men-up = { $own } nahm Steine von { $everything } auf, wo ein Stein von { $foe } oben liegt
# of 8c3644ea
towers-not-owner-took-stack-where = { $own } nahm den Stapel auf { $here }, wo kein Stein von { $own } oben liegt
# of 46d6a758
towers-not-sown = { $count } Steine gingen zusammen von { $here } nach { $there }; ein Stapel wird ausgesät, ein Stein nach dem andern
# of f4d95f17
towers-part-moved = { $own } nahm nur { $count } der Steine auf { $here }; ein ganzer Stapel wird ausgesät
# of e1b1de09
towers-recoloured = { $own } spielte { $turn }, aber auf { $wrong } sollten Steine einer anderen Farbe stehen
# of 89365b16
towers-recoloured-men-another-colour = auf { $everything } stehen Steine einer anderen Farbe, und niemand ist dort gelandet
# of 4b8f5cdd
towers-sown-aslant = { $own } säte { $turn }: von { $here } nach { $there } geht es schräg
# of 46aab7ad
towers-too-many-left = von { $there } gingen zu viele Steine ab: { $highest } bleiben, die untersten gehen
# of 679faf98
towers-too-many-moved = { $own } zog { $count } Steine zusammen; höchstens { $most } dürfen gehen
# of 6f7ed86f
towers-top-first = { $own } säte den Stapel von { $here } mit dem obersten Stein zuerst aus; der unterste geht zuerst
# of 281ef20d
towers-turned-back = { $own } säte { $turn }: nach { $here } ging der Weg geradewegs zurück nach { $there }
# of b301d629
towers-two-entered = auf { $everything } kam mehr als ein Stein; ein Zug setzt einen ein
# of 4901a012
towers-wrong-explosion = { $own } spielte { $turn }, aber nach dem Platzen müsste auf { $wrong } etwas anderes stehen
