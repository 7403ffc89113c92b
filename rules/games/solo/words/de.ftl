# of 1f13718d
solo-cannot-refill = der Stein auf { $taken } wurde genommen, aber kein Stein daneben kann seine Mulde füllen
# of 51c8ca33
solo-diagonal = { $taken } wurde schräg von { $emptied } aus gefüllt
# of 09f5caf7
solo-foreign-chip = auf { $strange } liegt etwas, das weder ein Stein von { $own } noch von { $foe } ist
# of 5099d337
solo-moved-to-empty = ein Stein ging nach { $filled }, aber nur die Mulde des genommenen Steins wird gefüllt
# of 4aa048b6
solo-no-change = nichts hat sich geändert; der nächste Stein ist { $due }
# of dc538277
solo-none-in-hand = auf { $outside } kam ein Stein, aber es ist keiner in der Hand
# of 4626ccce
solo-none-in-hand-stone-appeared-there = auf { $filled } kam ein Stein, aber es ist keiner in der Hand
# of 796ae606
solo-not-adjacent = { $taken } wurde von { $emptied } aus gefüllt, das nicht daneben liegt
# of 503bffd8
solo-not-over-setting-up = der Stein auf { $emptied } wurde genommen, aber zuerst kommt der in der Hand auf eine äußere Mulde
# of 272382a4
solo-not-soli-row = der Stein auf { $taken } wurde genommen, aber { $soli } zeigt auf { $row }
# of 13f8b94a
solo-nothing-taken = ein Stein ging nach { $filled }, aber keiner wurde aus dem Feld genommen
# of 9ad6634d
solo-same-colour-beside = der Stein der Farbe { $placed } auf { $outside } liegt neben einem anderen der Farbe { $placed }
# of c910694b
solo-soli-stays = { $lifted } verlor den Stein, aber ein Stein, der außen liegt, bleibt
# of dd1535db
solo-too-many-taken = auch der Stein auf { $extra } wurde genommen, aber ein Zug nimmt nur einen Stein
# of 84d8d97c
solo-two-moved = mehr als ein Stein wurde nach außen gelegt: { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = auf { $outside } kam ein Stein der Farbe { $placed }, aber der nächste ist { $due }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = der Stein der Farbe { $stood } auf { $taken } wurde genommen, aber der nächste ist { $due }
# of 1b7331ea
solo-wrong-pit = der Stein kam auf { $outside }, aber die nächste Mulde gegen den Uhrzeigersinn ist { $goals }
