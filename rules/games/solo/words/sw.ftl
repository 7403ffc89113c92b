# of 1f13718d
solo-cannot-refill = jiwe la { $taken } limechukuliwa, lakini hakuna jiwe jirani linaloweza kujaza shimo lake
# of 51c8ca33
solo-diagonal = { $taken } imejazwa kimshazari kutoka { $emptied }
# of 09f5caf7
solo-foreign-chip = { $strange } pana kitu ambacho si jiwe la { $own } wala la { $foe }
# of 5099d337
solo-moved-to-empty = jiwe limekwenda { $filled }, lakini linalojazwa ni shimo la jiwe lililotolewa tu
# of 4aa048b6
solo-no-change = hakuna kilichobadilika; jiwe linalofuata ni la { $due }
# of dc538277
solo-none-in-hand = jiwe limetokea { $outside }, lakini hakuna lililo mkononi
# of 4626ccce
solo-none-in-hand-stone-appeared-there = jiwe limetokea { $filled }, lakini hakuna lililo mkononi
# of 796ae606
solo-not-adjacent = { $taken } imejazwa kutoka { $emptied }, ambayo haiko kando yake
# of 503bffd8
solo-not-over-setting-up = jiwe la { $emptied } limechukuliwa, lakini kwanza lililo mkononi liwekwe kwenye shimo la nje
# of 272382a4
solo-not-soli-row = jiwe la { $taken } limechukuliwa, lakini { $soli } inaelekeza { $row }
# of 13f8b94a
solo-nothing-taken = jiwe limekwenda { $filled }, lakini hakuna lililotolewa nje ya gridi
# of 9ad6634d
solo-same-colour-beside = jiwe la { $placed } lililo { $outside } liko kando ya jingine la { $placed }
# of c910694b
solo-soli-stays = { $lifted } imepoteza jiwe lake, lakini jiwe lililowekwa nje hubaki
# of dd1535db
solo-too-many-taken = jiwe la { $extra } limechukuliwa pia, lakini zamu inachukua jiwe moja tu
# of 84d8d97c
solo-two-moved = zaidi ya jiwe moja limewekwa nje: { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = jiwe la { $placed } limewekwa { $outside }, lakini linalofuata ni la { $due }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = jiwe la { $stood } lililo { $taken } limechukuliwa, lakini linalofuata ni la { $due }
# of 1b7331ea
solo-wrong-pit = jiwe limewekwa { $outside }, lakini shimo linalofuata, kinyume cha saa, ni { $goals }
