# of 20549ea7
sowing-anything-else = keine Aussaat erklärt das Brett; am nächsten kommt { $turn }: { $told }
# of 6d390969
sowing-append = und { $count } weitere
# of 0e94c06a
sowing-capture-forgotten = { $own } säte { $turn } aus und nahm { $pits } nicht, bevor { $then } gesät wurde
# of e6d7535b
sowing-cups-used-at-least-must = { $count } Mulden sind benutzt, mindestens { $least } müssen es sein
# of 7bd6f142
sowing-doubles = zwei Samen fielen auf einmal in { $site }
# of 528516ad
sowing-empty = { $pit } ist leer
# of 9d741b8c
sowing-fallow-hole = { $fallow }: aus dem Spiel, aber es liegen Samen dort
# of 92ab1ac8
sowing-feeding-due = { $own } muss einen Samen in { $fed } legen, die erste Mulde der anderen Seite
# of 8b3f3f42
sowing-four-forgotten = { $own } vergaß die vier in { $pits }, die im Spiel bleiben, bevor { $then } gesät wurde
# of 1cbc161f
sowing-holds-one-seed-has-not = in { $pit } liegt ein einziger Samen; { $own } hat noch nicht { $count } gewonnen
# of 12274f48
sowing-holds-turn-begins-with = in { $pit } liegen { $count }, und ein Zug beginnt mit { $least }
# of e7722775
sowing-loses = der Samen für { $site } fehlt
# of 1f80500a
sowing-more = noch { $count }
# of 4339bccf
sowing-must-begin-with-not-with = { $own } muss mit { $first } anfangen, nicht mit { $pit }
# of 69694f0f
sowing-not-filled = { $own } muss das Brett füllen: { $told }
# of c462988f
sowing-not-s-begin-with = mit { $pit } darf { $own } nicht anfangen
# of fb53f9e2
sowing-not-seeds = { $strange }: was dort liegt, sind keine Samen
# of 1fbb6669
sowing-not-won = { $own } säte { $turn } aus, was { $unwon } nicht gewinnt
# of a64f28fc
sowing-only-poorer-side-s-pits = nur die Mulden der ärmeren Seite werden gefüllt
# of bb85b79b
sowing-other-side-has-not-twice = die andere Seite hat nicht doppelt so viele Samen
# of 577837d6
sowing-out-play = { $pit } ist aus dem Spiel
# of e60fd44e
sowing-passes = { $site } wurde ausgelassen
# of 1bda7b54
sowing-played-twice = { $own } säte { $turn } und dann { $then } aus, zwei Züge
# of 0b5e1dce
sowing-s-sown-s-turn = { $turn } von { $foe } wurde gesät, aber { $own } ist am Zug
# of 271b9176
sowing-seeds-laid-more-than-has = { $count } Samen sind ausgelegt, mehr als { $own } hat
# of 0e69e0c8
sowing-seeds-lost = { $own } säte { $turn } aus, aber ein Samen fehlt: { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = in { $everything } fehlen Samen, und nichts wurde gesät
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } säte { $turn } aus, aber { $lacking } Samen fehlen: { $told }
# of 31273227
sowing-several-changes = keine Aussaat erklärt, was in { $everything } liegt
# of 0ffbe95b
sowing-should-hold-not = in { $site } gehören { $wanted }, nicht { $held }
# of 7b24c0a9
sowing-slipped = { $own } säte { $turn } aus, aber { $slip }
# of 91920865
sowing-sowed = { $own } säte { $turn } aus: { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } säte { $turn } aus und nahm unterwegs { $pits } nicht
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } säte { $turn } aus und kehrte bei { $pit } nicht um
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } säte { $turn } aus, was { $unwon } nicht gewinnt; es gewinnt { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } säte { $turn } aus und warf auch in { $stores } Samen
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } säte { $turn } aus, aber in { $stores }, nicht in { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } säte { $turn } aus; der letzte Samen geht an { $pit } vorbei
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } säte { $pit } aus, was der anderen Seite nichts lässt
# of 1252dd80
sowing-sowed-not-s = { $own } säte { $pit } aus, das nicht { $own } gehört
# of d32a7c86
sowing-sowed-on = der Zug { $turn } von { $own } war mit dem letzten Samen in { $last } aus, aber { $pit } wurde weiter gesät
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } säte { $turn } aus; mit { $pits } geht es von { $there } weiter, nicht von { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } wurde falsch herum ausgesät
# of 1e7f3f8e
sowing-stopped-early = { $own } säte { $turn } aus und spielte nicht von { $pit } weiter, bevor { $then } gesät wurde
# of 72e3c5af
sowing-text = { $site }
# of 1357f41b
sowing-there-seeds-board-not = auf dem Brett sind { $count } Samen, nicht { $most }
# of 91487451
sowing-two-sides-do-not-use = die beiden Seiten benutzen nicht entsprechende Mulden
# of 409bfda6
sowing-wrong-count = { $own } säte { $turn } aus, aber ein Samen ist zu viel: { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = in { $everything } sind Samen dazugekommen, und nichts wurde gesät
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } säte { $turn } aus, aber { $too_many } Samen sind zu viel: { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } säte { $pit } aus, was der anderen Seite alles nimmt
