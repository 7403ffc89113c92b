# of e0c770f2
mabambo-exchange-first = { $own } nahm den Stein auf { $own_gone } auf, muss aber zuerst den dreizehnten tauschen
# of 01d05155
mabambo-jumped-enemy = { $own } sprang von { $own_gone } nach { $own_come } über einen Stein von { $foe }
# of f0c08aca
mabambo-left-standing = { $own } schlug { $foe_gone }, aber dieser Stein liegt noch auf { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } schlug { $foe_gone } von { $own_gone } aus, ohne einen eigenen Stein zu überspringen
# of fa4ba300
mabambo-none-in-hand = auf { $come } kamen mehr Steine, als gezogen wurden oder in der Hand waren
# of 83966725
mabambo-not-adjacent = { $own } zog von { $own_gone } nach { $own_come }, was nicht die nächste Mulde ist
# of 25ce5bce
mabambo-not-beaten = { $own } nahm { $foe_gone }, wo kein Stein von { $own } landen kann
# of f15d2725
mabambo-nothing-taken = { $own } setzte den dreizehnten Stein auf { $own_come }, ohne einen Stein von { $foe } zu nehmen
# of 39864f27
mabambo-taken-elsewhere = { $own } nahm { $foe_gone }, landete aber auf { $own_come }; ein Stein schlägt, wo er landet
# of 9cc47cdb
mabambo-too-many-jumps = { $own } sprang von { $own_gone } nach { $own_come } mit mehr Sprüngen als { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } nahm { $foe_gone }, aber ein Stein wird getauscht
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } nahm { $foe_gone }, aber ein Zug schlägt einen Stein
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } nahm { $foe_gone }, aber der Stein, den { $foe } gerade getauscht hat, bleibt
# of 167fd607
mabambo-wrong-pit = { $own } nahm den Stein auf { $foe_gone }, also gehört der dreizehnte dorthin, nicht auf { $own_come }
