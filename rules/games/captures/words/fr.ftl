# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } est passé deux fois par { $astray_to } en un tour ; une série de prises ne revient sur aucun point
# of cfb6041a
captures-crowned-early = un roi se trouve en { $crowned }, mais seul un pion qui finit son coup sur la dernière rangée est couronné
# of 3321a5e8
captures-diagonal-capture = { $own } a pris { $foe_gone } en diagonale, mais on ne prend que tout droit
# of 3bdcfb1a
captures-king-diagonal = { $own } a déplacé un roi de { $own_gone } à { $own_come } ; les rois vont tout droit
# of 322c6350
captures-majority = { $longest } en prend { $most }, ceci en prend { $count }
# of 6bba4010
captures-must-capture = { $own } peut prendre, et doit donc le faire : { $example }
# of 35d7002f
captures-no-line = { $own } est allé de { $own_gone } à { $own_come }, où ne mène aucune ligne
# of 9f3b8546
captures-taken-elsewhere = { $own } a enlevé { $uncaptured }, qu'un coup de { $own_gone } à { $own_come } ne prend pas
# of 61c2a78e
captures-took-both-ways = { $own } a pris { $foe_gone }, mais un coup prend ce dont il s'approche ou ce dont il s'éloigne, pas les deux
# of 0d36442d
captures-took-unmoved = { $own } a enlevé { $foe_gone }, mais aucun coup de { $own } n'a pris cela
# of 1a65caab
captures-way-blocked = { $own } est allé de { $own_gone } à { $own_come } par-dessus { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } a continué de { $astray_from } à { $astray_to } dans la même direction ; une série de prises change de direction à chaque pas
