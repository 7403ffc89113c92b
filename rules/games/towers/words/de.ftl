# of bf8ae90a
towers-blocked = { $own } nahm { $lifted ->
    [one] { $lifted } { $man }
   *[other] { $lifted } { FORM($man, number: "many") }
} auf { $everything } auf, aber so weit geht es in keine Richtung
# of 04093f29
towers-changed-beside = { $own } spielte { $turn }, aber auf { $wrong } hat sich noch etwas geändert
# of aaefac81
towers-early-explosion = { FORM($man, article: "the", number: "many") } auf { $here } wurden verteilt, aber es sind weniger als die Felder daneben: mindestens { $count } platzen
# of c1a76d8f
towers-left-too-early = von { $there } gingen { FORM($man, number: "many") } ab, obwohl dort nicht mehr als { $highest } standen
# of 71147c27
towers-man-added = { $own } spielte { $turn }, aber es sind zu viele { FORM($man, number: "many") } da: seht auf { $wrong } nach
# of 77e26a5c
towers-man-missing = { $own } spielte { $turn }, aber es fehlen { FORM($man, number: "many") }: seht auf { $wrong } nach
# of cb075d07
towers-men-come = auf { $everything } sind { FORM($man, number: "many") } dazugekommen, die auf keiner Säule lagen
# of 21e790d5
towers-men-come-men-have-come = auf { $everything } sind { FORM($man, number: "many") } dazugekommen, die auf keinem Stapel lagen
# of 39eb6639
towers-men-exchanged = { $own } spielte { $turn }, aber auf { $wrong } stehen andere { FORM($man, number: "many") }, als es sein sollen
# of a408b64d
towers-men-exchanged-others-stand-than = auf { $everything } stehen andere { FORM($man, number: "many") } als vorher
# of a6996966
towers-men-exchanged-sowed-others-stand = { $own } säte { $turn } aus, aber auf { $wrong } stehen andere { FORM($man, number: "many") }, als es sein sollen
# of 649c6d8e
towers-men-gone = von { $everything } sind { FORM($man, number: "many") } verschwunden; { ATTR($man, "gender") ->
    [feminine] keine
   *[other] kein
} { $man } verlässt je das Brett
# of d6907667
towers-men-unsown = von { $everything } sind { FORM($man, number: "many") } verschwunden; { ATTR($man, "gender") ->
    [feminine] jede
   *[other] jeder
} { $man } eines Stapels wird ausgesät
# of ef07ab0e
towers-men-gone-men-gone-from = auf { $everything } fehlen { FORM($man, number: "many") }; nur überzählige gehen hinaus
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } zog von { $here } nach { $there }, die weder in einer Reihe noch in einer Spalte liegen
# of 2b947e38
towers-moved-from-men-squares-men = { $own } zog von { $here } nach { $there }: { FORM($man, number: "many") } { $count }, Felder { $distance }; { FORM($man, number: "many") } gehen so viele Felder, wie es ihrer sind
# of 09afd160
towers-moved-twice = { $own } spielte zweimal: { $first } und { $second }
# of bffaeb01
towers-no-reserve = auf { $everything } kam { FORM($man, article: "a") } von { $who }, aber { $who } hat { ATTR($man, "gender") ->
    [feminine] keine
   *[other] keinen
} im Vorrat
# of 2cf099a2
towers-not-adjacent = { $own } säte { $turn } aus: { $there } { AGREE($there, "liegt", "liegen") } nicht neben { $here }
# of 3875258e
towers-not-owner = { $own } nahm { FORM($man, number: "many") } von { $here }, wo { FORM($man, number: "many") } von { $foe } stehen
# of caf1a4f6
towers-not-owner-moved-men-from = { $own } zog { FORM($man, number: "many") } von { $here }, wo { FORM($man, article: "a") } von { $foe } oben liegt
# of 7143551f
towers-not-owner-took-men-up = { $own } nahm { FORM($man, number: "many") } von { $everything } auf, wo { FORM($man, article: "a") } von { $foe } oben liegt
# of 70b78235
towers-not-owner-took-stack-where = { $own } nahm den Stapel auf { $here }, wo { ATTR($man, "gender") ->
    [feminine] keine
   *[other] kein
} { $man } von { $own } oben liegt
# of 967cf489
towers-not-sown = { $count } { FORM($man, number: "many") } gingen zusammen von { $here } nach { $there }; ein Stapel wird ausgesät, { FORM($man, article: "a") } nach { ATTR($man, "gender") ->
    [feminine] der
   *[other] dem
} anderen
# of 38c8f19f
towers-part-moved = { $own } nahm nur { $count } der { FORM($man, number: "many") } auf { $here }; ein ganzer Stapel wird ausgesät
# of e8e3dba7
towers-recoloured = { $own } spielte { $turn }, aber auf { $wrong } sollten { FORM($man, number: "many") } einer anderen Farbe stehen
# of f63c8472
towers-recoloured-men-another-colour = auf { $everything } stehen { FORM($man, number: "many") } einer anderen Farbe, und niemand ist dort gelandet
# of bb22fbd3
towers-sown-aslant = { $own } säte { $turn } aus: von { $here } nach { $there } geht es schräg
# of 22036d7a
towers-too-many-left = von { $there } gingen zu viele { FORM($man, number: "many") } ab: { $highest } bleiben, die untersten gehen
# of dbcec97b
towers-too-many-moved = { $own } zog { $count ->
    [one] { $count } { $man }
   *[other] { $count } { FORM($man, number: "many") }
} zusammen; höchstens { $most } dürfen gehen
# of 3bb6f94b
towers-top-first = { $own } säte den Stapel von { $here } mit { ATTR($man, "gender") ->
    [feminine] der obersten
   *[other] dem obersten
} { $man } zuerst aus; { ATTR($man, "gender") ->
    [feminine] die
   *[other] der
} unterste geht zuerst
# of 281ef20d
towers-turned-back = { $own } säte { $turn } aus: nach { $here } ging der Weg geradewegs zurück nach { $there }
# of 289685ca
towers-two-entered = auf { $everything } kam mehr als { FORM($man, article: "a") }; in einem Zug kommt nur { ATTR($man, "gender") ->
    [feminine] eine
   *[other] einer
}
# of 4901a012
towers-wrong-explosion = { $own } spielte { $turn }, aber nach dem Platzen müsste auf { $wrong } etwas anderes stehen
# of 78c1a1c3
towers-explocus-title = Explocus
# of ce9eee29
towers-explocus-rules-1 = Zwei Spieler haben einzelne Steine ihrer Farbe auf den zwei Reihen, die ihnen am nächsten sind, je sechzehn auf einem Brett von acht mal acht Feldern. Weiß beginnt; dann wird abwechselnd gezogen, und niemand darf passen.
# of 3b7eaea3
towers-explocus-rules-2 = Steine stehen auf Steinen, und alle Steine einer Säule haben eine Farbe: die des Spielers, dem sie gehört. Am Zug bewegt man einen Stein oder die zwei oder drei obersten Steine einer eigenen Säule: gerade entlang einer Reihe oder Spalte des Bretts, genau so viele Felder, wie Steine bewegt werden. Sie ziehen über alles hinweg, was dazwischen steht, und landen auf einem leeren Feld, auf einer eigenen Säule oder auf einer des Gegners. Gehört sie dem Gegner, werden alle ihre Steine die eigenen: Sie werden ausgetauscht oder umgedreht.
# of 404d5f61
towers-explocus-rules-3 = Ein Feld trägt weniger Steine, als Felder gerade neben ihm liegen: in der Mitte höchstens drei, am Rand zwei, in einer Ecke einen. Eine höhere Säule platzt: Je einer ihrer Steine geht auf jedes Feld gerade daneben, die übrigen bleiben. Säulen des Gegners, die so einen Stein bekommen, werden die eigenen. Sind sie dann zu hoch, platzen sie ihrerseits, und so weiter, bis jede Säule niedrig genug ist. Müssen mehrere platzen, wählt der Spieler die Reihenfolge.
# of 11f55920
towers-explocus-rules-4 = Wer keinen Stein mehr hat, hat verloren. Der Zug ist zu Ende, sobald es so ist, was auch noch platzen müsste.
# of 948f85d6
towers-explocus-note-1 = Die Quelle zeigt das Brett und die Anfangsstellung nur in einem Bild: Acht mal acht Felder und zwei volle Reihen je Seite sind geraten. Sechs und zehn Felder je Seite, eine und drei Reihen sind Optionen.
# of 04c5a916
towers-explocus-note-2 = Steine ziehen über alles hinweg, was dazwischen steht, wie in Focus, dessen Zugregeln die Quelle nennt.
# of 52e980c3
towers-explocus-note-3 = Es gehen so viele Steine weg, wie Felder daneben liegen; sind es mehr, bleiben die übrigen.
# of d28d97f5
towers-explocus-note-4 = Die Reihenfolge des Platzens ist nur wichtig, wo unterwegs der letzte Stein des Gegners umgedreht wird: Dort endet die Partie sofort. Was noch platzen müsste, kann man lassen oder ausführen.
# of f0ff49a1
towers-explocus-note-5 = Ein Zug wird ohne sein Platzen geschrieben, denn das ergibt sich. Nur wo das letzte Brett von der Reihenfolge abhängt, wird es geschrieben: „c3-d3!d3!e3“.
# of 61cf29f5
towers-explocus-note-6 = Wer nicht ziehen kann, obwohl Steine übrig sind, hat verloren: Die Quelle sagt es nicht, und es kommt kaum je vor.
# of aaba7db8
towers-explocus-note-7 = Die Quelle kennt kein Unentschieden, und nichts beendet eine Partie, die nicht gewonnen ist.
# of 0314197e
towers-explocus-turns = Weiß beginnt; es wird abwechselnd gezogen, und ziehen muss man
# of 8ec50888
towers-explocus-owning = ein Spieler muss einen seiner Steine bewegen: einen einzelnen Stein, eine ganze Säule oder den obersten Stein oder die zwei obersten Steine davon
# of 778124c2
towers-explocus-moving = der Zug muss gerade sein (waagrecht oder senkrecht) und genau so weit, wie die ziehende Säule hoch ist; das Zielfeld darf leer oder von einem der beiden Spieler besetzt sein
# of 09f190bf
towers-explocus-colour = ein Stein oder eine Säule des Gegners, worauf ein Stein landet oder was ein Platzen bedeckt, wechselt sofort die Farbe
# of 6629112f
towers-explocus-exploding = eine Säule, die das Fassungsvermögen ihres Felds, die Zahl seiner Nachbarfelder, erreicht oder übersteigt, platzt: Ihre Steine werden verteilt, je einer auf jedes Nachbarfeld, und die übrigen bleiben
# of 7c201a51
towers-explocus-end = das Ziel ist, alle Steine des Gegners zu beseitigen
# of 43257566
towers-focus-title = Focus
# of 2a472d62
towers-focus-rules-1 = Zwei Spieler haben je achtzehn Steine auf einem Brett von acht mal acht Feldern, dem an jeder Ecke drei Felder fehlen. Am Anfang stehen die Steine einzeln auf den inneren sechs mal sechs Feldern, in jeder Reihe abwechselnd zwei der einen und zwei der anderen Farbe, und jede Reihe umgekehrt wie die davor. Weiß beginnt; dann wird abwechselnd gezogen, und niemand darf passen.
# of b21c1e99
towers-focus-rules-2 = Steine stehen auf Steinen. Ein Stapel gehört dem, dessen Stein obenauf liegt, was auch darunter ist. Am Zug bewegt man einen eigenen Stapel oder die obersten Steine davon: gerade entlang einer Reihe oder Spalte, genau so viele Felder, wie Steine bewegt werden. Ein Stein geht ein Feld, drei Steine gehen drei. Sie ziehen über alles hinweg, was dazwischen steht, und landen auf einem leeren Feld oder auf dem, was dort steht.
# of e75fd797
towers-focus-rules-3 = Kein Stapel bleibt höher als fünf. Wird einer höher, werden die untersten Steine herausgenommen, bis fünf übrig sind: Die eigenen kommen in die Reserve, die des Gegners sind geschlagen und aus dem Spiel.
# of f60fcb1e
towers-focus-rules-4 = Statt zu ziehen, darf man einen Stein der Reserve auf ein beliebiges Feld setzen, leer oder nicht, obenauf auf das, was dort steht. Standen dort fünf, geht der unterste weg wie oben.
# of 463dd935
towers-focus-rules-5 = Wer weder ziehen noch einen Stein einsetzen kann, hat verloren.
# of eb1f4981
towers-focus-note-1 = Die Quelle zeigt die Anfangsstellung nur in einem Bild: abwechselnd zwei und zwei auf den inneren sechs mal sechs Feldern, wie AbstractPlay und ludism.org sie haben. Weiß gehören die äußeren Steine der Reihe, die Schwarz am nächsten ist.
# of c7ac3c01
towers-focus-note-2 = Steine ziehen über alles hinweg, was dazwischen steht: Die Quelle nennt kein Hindernis.
# of f0ded7a2
towers-focus-note-3 = Ein Stein, der auf einen Stapel von fünf eingesetzt wird, macht ihn sechs hoch: Der unterste geht weg.
# of 4592b82d
towers-focus-note-4 = Die Quelle kennt kein Unentschieden. Eine Stellung, die wiederkommt, ändert nichts.
# of f0b31348
towers-focus-turns = Weiß zieht zuerst; es wird abwechselnd gezogen, und ziehen muss man
# of 10f58b4e
towers-focus-owning = ein Stapel gehört dem Spieler, dessen Farbe obenauf liegt
# of f21a6f3d
towers-focus-moving = ein Stein oder ein Stapel von Steinen zieht waagrecht oder senkrecht so viele Felder, wie Steine bewegt werden; ein Stapel darf geteilt werden, so dass nur seine obersten Steine ziehen
# of 79afd59a
towers-focus-height = wird ein Stapel höher als fünf Steine, werden die überzähligen unten weggenommen: Die eigenen des Spielers kommen in die Reserve, die des Gegners sind geschlagen
# of 5add5dfc
towers-focus-reserve = statt zu ziehen, darf man einen Stein der Reserve auf ein beliebiges Feld setzen, leer oder von einer der beiden Farben besetzt
# of 000316d5
towers-focus-end = ein Spieler gewinnt, wenn der Gegner weder einen Stein ziehen noch einen aus der Reserve einsetzen kann
# of 8e3f1d64
towers-pilare-8-title = Pilare auf acht mal acht Feldern
# of f13f395d
towers-pilare-8-rules-1 = Auf jedem Feld liegt ein neutraler Stein, der niemandem gehört. Jeder Spieler hat vierzehn Steine der eigenen Farbe. Am Anfang liegen sie auf neutralen Steinen: acht auf der ganzen Reihe, die ihrem Spieler am nächsten ist, und sechs in der Mitte der Reihe davor. Rot beginnt; dann wird abwechselnd gezogen, und niemand darf passen.
# of cab1a4eb
towers-pilare-8-rules-2 = Steine stehen auf Steinen. Ein Stapel gehört dem, dessen Stein obenauf liegt, was auch darunter ist; auch ein einzelner Stein ist ein Stapel. Ein Stapel mit einem neutralen Stein obenauf gehört niemandem.
# of fa166cd3
towers-pilare-8-rules-3 = Am Zug nimmt man einen ganzen eigenen Stapel auf und sät ihn aus, den untersten Stein zuerst: auf ein Feld gerade neben dem, von dem der Stapel kam, den nächsten auf ein Feld gerade neben jenem, und so weiter, bis die Hand leer ist. Jeder Stein kommt auf das, was dort steht, oder auf das leere Feld. Nach jedem Stein darf der Weg nach links oder rechts abbiegen oder geradeaus gehen, aber nie geradewegs zurück. Er darf sich kreuzen: Ein Feld darf mehrere Steine bekommen, auch das, von dem der Stapel kam.
# of 5a09453e
towers-pilare-8-rules-4 = Wer keinen Stapel zu säen hat, hat verloren.
# of 001c10d8
towers-pilare-6-title = Pilare auf sechs mal sechs Feldern
# of 60b2ed36
towers-pilare-6-rules-1 = Auf jedem Feld liegt ein neutraler Stein, der niemandem gehört. Jeder Spieler hat zehn Steine der eigenen Farbe. Am Anfang liegen sie auf neutralen Steinen: sechs auf der ganzen Reihe, die ihrem Spieler am nächsten ist, und vier in der Mitte der Reihe davor. Rot beginnt; dann wird abwechselnd gezogen, und niemand darf passen.
# of dd8d5745
towers-pilare-6-note-1 = Die Quelle zeigt die Anfangsstellung nur in einem Bild. Sie hat hier zehn Steine je Seite und vierzehn auf dem größeren Brett, also eine Reihe und eine zweite, die zwei Steine kürzer ist: Als die ganze Reihe gilt die am Rand; als Option („{ words-option-whole-row }: { words-setting-whole-row-second }“) ist es die Reihe davor.
# of 97557930
towers-pilare-6-note-2 = Die Quelle nennt die neutralen Steine schwarz und einen der Spieler Schwarz. Hier haben sie eine dritte Farbe, denn man muss sie unterscheiden können.
# of 67241a36
towers-pilare-6-note-3 = Der Weg darf auf ein Feld zurückkommen, auch auf das, von dem der Stapel kam: Das braucht mindestens vier Steine.
# of ca3833b9
towers-pilare-6-note-4 = Bei einem Stapel von mehr als fünf Steinen sind nicht alle Wege aufgezählt, denn es sind Tausende: Nach dem ersten Stein gehen einige geradeaus weiter oder biegen ab, wo sie müssen, und die letzten vier gehen beliebig. Jeder erlaubte Weg, der gespielt wird, wird erkannt.
# of 2180fcbd
towers-pilare-6-turns = Rot beginnt, und die Spieler ziehen abwechselnd
# of 861267d7
towers-pilare-6-owning = ein Spieler nimmt einen beliebigen ganzen Stapel mit einem Stein der eigenen Farbe obenauf auf; auch ein einzelner Stein ist ein Stapel
# of 029f2b6b
towers-pilare-6-sowing = der unterste Stein wird auf ein Feld gelegt, das waagrecht oder senkrecht neben dem Ausgangsfeld liegt, der nächste von unten auf ein Feld neben diesem, und so weiter, bis alle auf dem Brett sind, jeder obenauf auf das, was dort steht
# of 800543b7
towers-pilare-6-straight = nach jedem gelegten Stein darf der Spieler die Richtung ändern, aber eine Wendung um 180 Grad ist verboten
# of 0af12031
towers-pilare-6-end = das Ziel ist, dem Gegner keinen erlaubten Zug zu lassen
