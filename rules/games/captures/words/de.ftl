# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } kam in einem Zug zweimal nach { $astray_to }; eine Schlagfolge kommt an keinen Punkt wieder
# of cfb6041a
captures-crowned-early = auf { $crowned } steht ein König, aber nur ein Stein, der seinen Zug auf der letzten Reihe beendet, wird gekrönt
# of 3321a5e8
captures-diagonal-capture = { $own } schlug { $foe_gone } schräg, aber geschlagen wird nur gerade
# of 3bdcfb1a
captures-king-diagonal = { $own } zog einen König von { $own_gone } nach { $own_come }; Könige gehen gerade
# of 322c6350
captures-majority = { $longest } nimmt { $most }, dies nimmt { $count }
# of 6bba4010
captures-must-capture = { $own } kann schlagen und muss es daher: { $example }
# of 35d7002f
captures-no-line = { $own } zog von { $own_gone } nach { $own_come }, wohin keine Linie führt
# of 9f3b8546
captures-taken-elsewhere = { $own } nahm { $uncaptured }; das schlägt ein Zug von { $own_gone } nach { $own_come } nicht
# of 61c2a78e
captures-took-both-ways = { $own } nahm { $foe_gone }, aber ein Zug nimmt das, worauf er zugeht, oder das, wovon er weggeht, nicht beides
# of 0d36442d
captures-took-unmoved = { $own } nahm { $foe_gone }, aber kein Zug von { $own } hat das geschlagen
# of 1a65caab
captures-way-blocked = { $own } zog von { $own_gone } nach { $own_come } über { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } ging von { $astray_from } nach { $astray_to } in derselben Richtung weiter; eine Schlagfolge wechselt bei jedem Schritt die Richtung
