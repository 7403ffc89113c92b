# of 6cdd7aa4
lines-forbidden-site = auf { $own_come } darf kein Stein gesetzt werden
# of 07f7951e
lines-given-not-taken = { $own } nahm { $foe_gone } vom Brett, aber { $foe } gibt einen ungespielten Stein
# of 4098853f
lines-jumped-man-stays = { $own } nahm { $foe_gone }, aber ein übersprungener Stein bleibt auf dem Brett
# of 7711e1fe
lines-must-jump = { $own } hob { $own_gone }, muss aber mit einem Stein springen und schlagen, der es kann
# of 7b0aa241
lines-no-flights-left = { $own } sprang von { $own_gone } nach { $own_come }, darf aber nicht mehr fliegen
# of 39993c31
lines-no-mill = { ATTR($man, "word") ->
    [cow] { $own } schoss { $foe_gone } ab, ohne eine { $line } zu schließen
   *[chip] { $own } nahm { $foe_gone }, ohne eine { $line } zu schließen
}
# of 3fc5c402
lines-not-the-jumped-man = { $own } nahm { $foe_gone }, nicht nur das Übersprungene
# of 18d8f5e5
lines-protected-by-mill = { ATTR($man, "word") ->
    [cow] { $own } schoss { $foe_gone } aus einer { $line }, obwohl andere Kühe von { $foe } frei stehen
   *[chip] { $own } nahm { $foe_gone } aus einer { $line }, obwohl andere Steine von { $foe } frei stehen
}
# of 19fba606
lines-remade-mill = { $own } darf die { $line } { $closed } mit diesem Zug nicht wieder schließen
# of 2bfeb58a
lines-removal-first = { $own } muss zuerst einen Stein der anderen Seite vom Brett nehmen
# of 9ac8eed6
lines-takes-nothing = { $own } nahm { $foe_gone }, aber wer { $foe } einen Weg öffnet, nimmt nichts
# of 3921a3d4
lines-too-early-to-take = { $own } nahm { $foe_gone }, aber solange gesetzt wird, wird nichts genommen
# of c7042cb8
lines-way-out-due = { $own } muss { $foe }, das nicht ziehen kann, einen Weg öffnen, wenn es geht ohne { $line }
