# of 1f13718d
solo-cannot-refill = jiwe la { $taken } limechukuliwa, lakini hakuna jiwe jirani linaloweza kujaza shimo lake
# of e29a10c0
solo-diagonal = { $taken } imejazwa kimshazari kutoka { $emptied }
# of f04fb6f4
solo-foreign-chip = kilichopo { $strange } si jiwe la { $own } wala la { $foe }
# of 5099d337
solo-moved-to-empty = jiwe limekwenda { $filled }, lakini linalojazwa ni shimo la jiwe lililotolewa tu
# of 4aa048b6
solo-no-change = hakuna kilichobadilika; jiwe linalofuata ni { $due }
# of dc538277
solo-none-in-hand = jiwe limetokea { $outside }, lakini hakuna lililo mkononi
# of 4626ccce
solo-none-in-hand-stone-appeared-there = jiwe limetokea { $filled }, lakini hakuna lililo mkononi
# of cd703e42
solo-not-adjacent = { $taken } imejazwa kutoka { $emptied }, ambayo haiko kando yake
# of 503bffd8
solo-not-over-setting-up = jiwe la { $emptied } limechukuliwa, lakini kwanza lililo mkononi liwekwe kwenye shimo la nje
# of 272382a4
solo-not-soli-row = jiwe la { $taken } limechukuliwa, lakini { $soli } linaelekeza { $row }
# of 13f8b94a
solo-nothing-taken = jiwe limekwenda { $filled }, lakini hakuna lililotolewa nje ya gridi
# of 9ad6634d
solo-same-colour-beside = jiwe la { $placed } lililo { $outside } liko kando ya jingine la { $placed }
# of c910694b
solo-soli-stays = { $lifted } limepoteza jiwe lake, lakini jiwe lililowekwa nje hubaki
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
# of 22a88f06
solo-soli-bi-free-title = Soli-Bi, shimo lolote la nje
# of 3435eddf
solo-soli-bi-free-rules-1 = Mchezaji mmoja ana mawe 26, kumi na matatu ya kila rangi kati ya mbili. Ubao una uwanja wa ndani wa mashimo matano kwa matano na, kando ya kila upande wake kati ya nne, safu ya mashimo matano ya nje, kila moja likielekeza safu iliyo mbele yake. Mashimo yote 25 ya ndani yamejaa mwanzoni, rangi mbili zikipishana; jiwe la 26, la rangi iliyo chache ndani, liko mkononi.
# of 93bab65c
solo-soli-bi-free-rules-2 = Zamu ya kwanza inaweka jiwe hilo kwenye shimo lolote la nje. Tangu hapo jiwe lililowekwa mwisho linaitwa jiwe la Soli, na kila zamu huenda hivi.
# of cb3200d0
solo-soli-bi-free-rules-3 = Chukua jiwe la rangi tofauti na jiwe la Soli kutoka safu ambayo shimo la jiwe la Soli linaielekeza. Liweke kwenye shimo lolote la nje lililo wazi lisilo na jiwe la rangi hiyohiyo jirani; kwenye kona, shimo la mwisho la upande mmoja na la kwanza la upande mwingine ni majirani. Jaza shimo la ndani lililobaki tupu kwa jiwe la rangi yoyote kutoka shimo lililo pembeni yake moja kwa moja (si kimshazari). Jiwe lisilo na jiwe pembeni la kujaza shimo lake lisichukuliwe.
# of dbf824c3
solo-soli-bi-free-rules-4 = Jiwe lililowekwa sasa hivi ndilo jiwe jipya la Soli. Mawe ya nje hayasogezwi tena.
# of d66f6bf6
solo-soli-bi-free-rules-5 = Mchezaji anashinda mashimo yote ishirini ya nje yakijaa. Mchezo unaisha pia pasipokuwa na zamu halali. Matokeo ni idadi ya mawe yaliyo nje.
# of cc0070cf
solo-soli-bi-free-rules-6 = Shindano linalinganisha matokeo ya wachezaji kadhaa; jiwe la kwanza la kila mchezo linawekwa na mchezaji mwingine, si yule anayeendelea.
# of a7669c4b
solo-soli-bi-free-note-1 = Mpangilio wa rangi zinazopishana una mawe kumi na matatu ya rangi moja na kumi na mawili ya nyingine; jiwe la 26 lina rangi iliyo chache.
# of 5779eb8b
solo-soli-bi-free-note-2 = Kujaza shimo ni lazima: jiwe ambalo hakuna kinachoweza kuchukua nafasi yake halichukuliwi.
# of 1bcda73c
solo-soli-bi-free-note-3 = Jiwe laweza kuwekwa kabla au baada ya shimo kujazwa; ni zamu moja.
# of a6ae7719
solo-soli-bi-free-note-4 = Kanuni kwamba mawe mawili ya rangi moja yasiwe jirani inahusu hapa pia, popote jiwe linapowekwa.
# of def92d8d
solo-soli-bi-free-note-5 = Kitabu cha kanuni kinahesabu ngazi 1 hadi 5 bila kuzitofautisha.
# of 391bb890
solo-soli-bi-free-note-6 = Zamu mbili zinazochukua mawe tofauti zaweza kuacha ubao uleule; zote mbili ni halali, na hakuna kinachotegemea ilikuwa ipi.
# of f6cf6943
solo-soli-bi-free-note-7 = Matokeo ni idadi ya mawe yaliyo nje, la kwanza likiwemo.
# of 28a25c51
solo-soli-bi-title = Soli-Bi
# of 06a50a12
solo-soli-bi-rules-3 = Chukua jiwe la rangi tofauti na jiwe la Soli kutoka safu ambayo shimo la jiwe la Soli linaielekeza. Liweke kwenye shimo la nje linalofuata, kinyume na mwendo wa saa ukitazama kutoka juu. Jaza shimo la ndani lililobaki tupu kwa jiwe la rangi yoyote kutoka shimo lililo pembeni yake moja kwa moja (si kimshazari). Jiwe lisilo na jiwe pembeni la kujaza shimo lake lisichukuliwe.
# of 333dc3e4
solo-soli-bi-rules-4 = Jiwe lililowekwa sasa hivi ndilo jiwe jipya la Soli. Mawe ya nje hayasogezwi tena, na rangi zake zinapishana pande zote.
# of a7be336e
solo-soli-bi-free-place = jiwe lililochukuliwa laweza kuwekwa kwenye shimo lolote la nje
# of b873c79c
solo-soli-bi-start = mashimo ya ndani yanajazwa rangi zikipishana, na jiwe la 26 linawekwa kwenye shimo lolote la nje ili kuanza
# of e9944eba
solo-soli-bi-stones = mawe yote isipokuwa la 26 yanaanza ndani; (haijasemwa humo) shimo lina moja
# of 9022d0dc
solo-soli-bi-row = jiwe linalofuata linachukuliwa kutoka safu au safu wima ambayo shimo la jiwe la Soli, lililowekwa mwisho, linaielekeza
# of 9e632d60
solo-soli-bi-colour = baada ya jiwe jeupe la Soli jiwe linalofuata ni jeusi, baada ya jeusi ni jeupe
# of a8dd7f48
solo-soli-bi-refill = shimo la jiwe lililochukuliwa lazima lijazwe kwa jiwe lililo pembeni yake moja kwa moja, la rangi yoyote
# of facc6b4e
solo-soli-bi-place = jiwe lililochukuliwa linawekwa jirani na jiwe la Soli, kinyume na mwendo wa saa, na linakuwa jiwe jipya la Soli
# of b3c98621
solo-soli-bi-alternate = mawe mawili ya rangi moja yasiwe jirani huko nje
# of d65514af
solo-soli-bi-end = mchezo unaisha mashimo yote ishirini ya nje yakijaa, au yasipokuwapo mawe yanayoweza kuchukuliwa kihalali
