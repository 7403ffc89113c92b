# of f36eef26
stacks-blocked = { $own } hob den Stein auf { $own_gone }, der nirgends hin kann
# of c0e1596e
stacks-covered-chip = von { $shuffled } wurde ein Stein genommen, den andere bedecken
# of bd9afe31
stacks-no-tresillo = { $own } nahm Steine von { $taken } ohne Tresillo
# of 659e21a5
stacks-one-removal-only = { $own } nahm Steine von { $taken }, aber ein Zug nimmt einen Stapel
# of 065a7e7a
stacks-other-colour = von { $lost } ging ein Stein von { $own } weg, aber auf { $come } kam einer einer anderen Farbe
# of c5be08b1
stacks-own-chip-on-top = { $own } legte einen Stein auf { $own_come }, wo ein Stein von { $own } obenauf ist
# of a5a04424
stacks-protected-by-tresillo = { $own } nahm einen Stapel aus einem Tresillo, { $taken }, obwohl andere frei stehen
# of 5e80a07b
stacks-put-underneath = auf { $slipped_under } kam ein Stein unter andere zu stehen, nicht obenauf
# of aa664bac
stacks-recoloured = auf { $recoloured } liegen andere Steine an der Stelle der früheren
# of 81052b87
stacks-removed-own-stack = { $own } nahm Steine von { $taken }, keinen Stapel, den { $own } nehmen darf
# of 00e3f2ec
stacks-second-priority = auf { $come } kam ein Stein, aber zuerst nimmt { $own }, dessen Tresillo aufgedeckt wurde, einen Stapel weg
# of 58ce387c
stacks-stack-moved = mehr als der oberste Stein ging von { $lost } nach { $come }
# of 417908f4
stacks-stack-too-high = auf { $high } liegen mehr als { $highest } Steine
