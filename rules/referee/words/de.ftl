# of 4526632f
referee-board-yet-laid-out = das Brett ist noch aufzustellen
# of 2fff891d
referee-board-yet-laid-out-holding = das Brett ist noch aufzustellen: { $told }
# of 95eb8cb6
referee-one-removal-only = { $who } hat schon genommen, was dieser Zug verdient hat
# of 50c591f2
referee-removal-owed = { $own } muss zuerst nehmen, was der Zug verdient hat
# of 424422d0
referee-stands-there = etwas steht auf { $sites } des Bretts, was { $title } nicht braucht
# of f25edb21
referee-to-hold = in { $sites } müssen { $count } liegen
# of 374d49b1
referee-trimming-owed = { $own } muss zuerst herausnehmen, was auf { $due } zu viel ist
# of 4bc661ba
referee-turn-players-said = Zug { $n } ist { $who } { $turn }, wie die Spieler gesagt haben
# of 9e99e590
referee-turn-players-said-holding = Zug { $n } ist { $who } { $turn }, wie die Spieler gesagt haben: { $told }
# of ab647059
referee-turn-taken-back = Zug { $n } wurde zurückgenommen
# of 7482ea35
referee-turn-taken-back-holding = Zug { $n } wurde zurückgenommen: { $told }
# of 9185bddf
referee-turn-taken-back-has-taken-back = { $who } hat { $turn } zurückgenommen; ein gemachter Zug steht
# of 53bece6d
referee-turning-owed = { $own } muss zuerst { $due } umdrehen
# of dc52e660
referee-law-turns = die Spieler ziehen abwechselnd
# of 5bda0e3c
referee-law-earned = ein Zug nimmt, was er verdient hat, und nicht mehr
# of 1706dc7a
referee-law-owed = ein Zug ist zu Ende, wenn genommen ist, was er verdient hat
# of 0de9a866
referee-law-settled = die Spieler klären, was gespielt wurde
# of 4f971dae
referee-law-time = ein Zug hat seine Zeit
# of 15806945
referee-law-played-on = das Spiel wird auf { $count } Feldern gespielt
# of f6fe53f7
referee-could-not-follow = Zug { $n } könnte dann nicht bleiben ({ $side }: { $turn }): { $why }
# of ecab2a23
referee-not-legal-then = er wäre gegen die Regeln
# of 5a1bcb6d
referee-not-due-then = { $side } wäre nicht am Zug
# of 39995fc7
referee-over-then = die Partie wäre schon vorher zu Ende
# of e7fbb027
referee-others-then = auf { $sites } stünde etwas anderes
# of abb5e835
referee-no-such-turn = Zug { $n } gibt es nicht: { $count ->
    [one] { $count } Zug wurde
   *[other] { $count } Züge wurden
} gespielt
# of 7f723406
referee-turn-was-so = Zug { $n } war das schon ({ $side }: { $turn })
