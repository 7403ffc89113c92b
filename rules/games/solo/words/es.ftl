# of 1f13718d
solo-cannot-refill = se tomó la piedra de { $taken }, pero ninguna piedra vecina puede llenar su hoyo
# of 51c8ca33
solo-diagonal = { $taken } se llenó en diagonal desde { $emptied }
# of 09f5caf7
solo-foreign-chip = en { $strange } hay algo que no es una piedra de { $own } ni de { $foe }
# of 5099d337
solo-moved-to-empty = una piedra pasó a { $filled }, pero solo se llena el hoyo de la piedra sacada
# of 4aa048b6
solo-no-change = nada ha cambiado; la siguiente piedra es de { $due }
# of dc538277
solo-none-in-hand = apareció una piedra en { $outside }, pero no hay ninguna en la mano
# of 4626ccce
solo-none-in-hand-stone-appeared-there = apareció una piedra en { $filled }, pero no hay ninguna en la mano
# of 796ae606
solo-not-adjacent = { $taken } se llenó desde { $emptied }, que no está al lado
# of 503bffd8
solo-not-over-setting-up = se tomó la piedra de { $emptied }, pero antes la de la mano va a un hoyo de fuera
# of 272382a4
solo-not-soli-row = se tomó la piedra de { $taken }, pero { $soli } señala a { $row }
# of 13f8b94a
solo-nothing-taken = una piedra pasó a { $filled }, pero no se sacó ninguna de la cuadrícula
# of 9ad6634d
solo-same-colour-beside = la piedra de { $placed } en { $outside } está junto a otra de { $placed }
# of c910694b
solo-soli-stays = { $lifted } perdió su piedra, pero una piedra puesta fuera se queda
# of dd1535db
solo-too-many-taken = también se tomó la piedra de { $extra }, pero un turno toma una sola piedra
# of 84d8d97c
solo-two-moved = se puso fuera más de una piedra: { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = se puso una piedra de { $placed } en { $outside }, pero la siguiente es de { $due }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = se tomó la piedra de { $stood } de { $taken }, pero la siguiente es de { $due }
# of 1b7331ea
solo-wrong-pit = la piedra se puso en { $outside }, pero el hoyo siguiente, contra el reloj, es { $goals }
