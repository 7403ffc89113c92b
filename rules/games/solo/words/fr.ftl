# of 1f13718d
solo-cannot-refill = la pierre de { $taken } a été prise, mais aucune pierre voisine ne peut remplir son trou
# of 51c8ca33
solo-diagonal = { $taken } a été rempli en diagonale depuis { $emptied }
# of 09f5caf7
solo-foreign-chip = il y a sur { $strange } quelque chose qui n'est une pierre ni de { $own } ni de { $foe }
# of 5099d337
solo-moved-to-empty = une pierre est allée sur { $filled }, mais on ne remplit que le trou de la pierre prise
# of 4aa048b6
solo-no-change = rien n'a changé ; la pierre suivante est de { $due }
# of dc538277
solo-none-in-hand = une pierre est apparue sur { $outside }, mais il n'y en a aucune en main
# of 4626ccce
solo-none-in-hand-stone-appeared-there = une pierre est apparue sur { $filled }, mais il n'y en a aucune en main
# of 796ae606
solo-not-adjacent = { $taken } a été rempli depuis { $emptied }, qui n'est pas à côté
# of 503bffd8
solo-not-over-setting-up = la pierre de { $emptied } a été prise, mais d'abord celle en main se pose sur un trou extérieur
# of 272382a4
solo-not-soli-row = la pierre de { $taken } a été prise, mais { $soli } montre { $row }
# of 13f8b94a
solo-nothing-taken = une pierre est allée sur { $filled }, mais aucune n'a été sortie de la grille
# of 9ad6634d
solo-same-colour-beside = la pierre de { $placed } sur { $outside } est à côté d'une autre de { $placed }
# of c910694b
solo-soli-stays = { $lifted } a perdu sa pierre, mais une pierre posée dehors reste
# of dd1535db
solo-too-many-taken = la pierre en { $extra } a été prise aussi, mais un tour ne prend qu'une pierre
# of 84d8d97c
solo-two-moved = plus d'une pierre a été posée dehors : { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = une pierre de { $placed } a été posée sur { $outside }, mais la suivante est de { $due }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = la pierre de { $stood } sur { $taken } a été prise, mais la suivante est de { $due }
# of 1b7331ea
solo-wrong-pit = la pierre a été posée sur { $outside }, mais le trou suivant, dans le sens contraire des aiguilles, est { $goals }
