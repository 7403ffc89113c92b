# of 6b9f4b82
mabambo-exchange-first = { $own } ameinua { AGREE($own_gone, "jiwe la", "mawe ya") } { $own_gone }, lakini lazima kwanza abadilishe la kumi na tatu
# of 01d05155
mabambo-jumped-enemy = { $own } ameruka kutoka { $own_gone } hadi { $own_come } juu ya jiwe la { $foe }
# of f0c08aca
mabambo-left-standing = { $own } amekamata { $foe_gone }, lakini jiwe hilo bado lipo { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } amepiga { $foe_gone } kutoka { $own_gone } bila kuruka jiwe lake mwenyewe
# of fa4ba300
mabambo-none-in-hand = mawe yaliyokuja { $come } ni mengi kuliko yaliyosogea au yaliyokuwa mkononi
# of 760b69dc
mabambo-not-adjacent = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, si hadi shimo linalofuata
# of 25ce5bce
mabambo-not-beaten = { $own } amechukua { $foe_gone }, ambapo hakuna jiwe la { $own } linaloweza kutua
# of f15d2725
mabambo-nothing-taken = { $own } ameweka jiwe la kumi na tatu { $own_come } bila kuchukua jiwe la { $foe }
# of 39864f27
mabambo-taken-elsewhere = { $own } amechukua { $foe_gone }, lakini ametua { $own_come }; jiwe hukamata linapotua
# of 9cc47cdb
mabambo-too-many-jumps = { $own } ameruka kutoka { $own_gone } hadi { $own_come } kwa miruko zaidi ya { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } amechukua { $foe_gone }, lakini hubadilishwa jiwe moja
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } amechukua { $foe_gone }, lakini zamu hukamata jiwe moja
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } amechukua { $foe_gone }, lakini jiwe ambalo { $foe } amelibadilisha sasa hivi hubaki
# of cee1e824
mabambo-wrong-pit = { $own } amechukua { AGREE($foe_gone, "jiwe la", "mawe ya") } { $foe_gone }, hivyo la kumi na tatu ni la hapo, si la { $own_come }
# of e5836d2f
mabambo-mabambo-long-jump-title = Mabambo yenye miruko mirefu
# of bf1031be
mabambo-mabambo-long-jump-rules-1 = Wachezaji wawili wana mawe kumi na matatu kila mmoja. Huchezwa kwenye uwanja wa ndani wa mashimo matano kwa matano tu. Mawe kumi na mawili ya kila mchezaji yanaanza humo, ya anayeanza kwenye safu mbili za kusini kabisa na mashimo mawili ya kushoto ya safu ya katikati, ya mwingine kwenye safu mbili za kaskazini kabisa na mashimo mawili ya kulia kwake; kitovu ni kitupu. (Au, mkikubaliana, rangi zote mbili zinapishana kama miraba ya ubao wa sataranji, kitovu kikiwa kitupu, mawe ya anayeanza yakiwa kwenye kona.) Jiwe la kumi na tatu la kila mmoja liko mkononi. Mashimo kumi ya nje kwa kila mmoja ni ya kukusanyia mawe yaliyokamatwa; yaliyomo yako nje ya mchezo.
# of 3552f638
mabambo-mabambo-long-jump-rules-2 = Nani anaanza: mchezaji mmoja anaficha jiwe katika mkono mmoja; mwingine akikisia mkono huo, yeye anaanza.
# of f77c8f82
mabambo-mabambo-long-jump-rules-3 = Kubadilishana: katika zamu ya kwanza ya mchezo, anayeanza anachukua jiwe lolote la mpinzani kama lililokamatwa na kuweka jiwe lake la kumi na tatu kwenye shimo lake. Kisha mpinzani anafanya vivyo hivyo, lakini asichukue jiwe ambalo anayeanza ameliweka sasa hivi.
# of 7a73c5d6
mabambo-mabambo-long-jump-rules-4 =
    Tangu hapo, kwa zamu, kila mchezaji anasogeza jiwe lake moja, kwa upana au urefu, kamwe si kimshazari, kwa njia moja kati ya nne.
    Kuvuta: hadi shimo la jirani lililo wazi.
    Kuruka: moja kwa moja juu ya jiwe lake moja au zaidi yaliyofuatana bila pengo jirani yake, hadi shimo lililo nyuma yake, likiwa wazi.
    Kukamata: mruko uleule, lakini pale jiwe la adui lilipo nyuma ya mawe yake; jiwe hilo linakamatwa, na lake linachukua shimo lake.
    Mruko mrefu: baada ya kuruka hadi shimo lililo wazi, jiwe lilelile laweza kuruka mara moja zaidi papo hapo, upande wowote ulionyooka; mruko huu wa pili waweza kuishia shimo lililo wazi au kukamata.
    Mawe ya adui hayarukwi kamwe, na jiwe hukamata pale tu linapotua; likikamata, zamu imekwisha.
# of b617c47a
mabambo-mabambo-long-jump-rules-5 = Wa kwanza kukamata mawe kumi anashinda, na vivyo hivyo anayemwacha mpinzani bila hatua halali. Kila mchezaji akiwa na mawe manne tu mchezoni, mchezo ni sare.
# of 35dc296e
mabambo-mabambo-long-jump-rules-6 = Mshindi anahesabu pointi sawa na mashimo matupu ya kukusanyia ya mpinzani: kumi, ukitoa mawe aliyokamata aliyeshindwa. Shindano lina michezo mitatu; aliyeshindwa katika mmoja anachagua nani aanze unaofuata; mwenye pointi nyingi anashinda, na zikiwa sawa, aliyeshinda michezo miwili.
# of 44aaa286
mabambo-mabambo-long-jump-note-1 = Picha ya mwanzo haipo. Pangeni kama Alquerque: safu mbili kila mmoja na mashimo mawili kila mmoja ya safu ya katikati, kitovu kikiwa kitupu; chaguo "{ words-option-setup }" linatoa ubao wa rangi zinazopishana bila kitovu.
# of 3b136324
mabambo-mabambo-long-jump-note-2 = Mruko au kukamata kunapita juu ya angalau jiwe moja la upande wake na kutua mara nyuma ya mfululizo wake usio na pengo.
# of bfa3dc9f
mabambo-mabambo-long-jump-note-3 = Mruko mmoja zaidi tu waweza kufuata wa kwanza; kamwe si baada ya kuvuta au kukamata.
# of ec3226ff
mabambo-mabambo-long-jump-note-4 = Jiwe linaloruka na kurudi lilipoanza halijasogea: hiyo si zamu.
# of 5cefdbf3
mabambo-mabambo-long-jump-note-5 = Njia za jiwe moja hadi shimo lilelile ni zamu moja; fupi zaidi inaandikwa.
# of 84cb65e3
mabambo-mabambo-long-jump-note-6 = Jiwe lililochukuliwa katika kubadilishana linahesabiwa kuwa limekamatwa.
# of b2ab52e7
mabambo-mabambo-long-jump-note-7 = Mawe yaliyo mchezoni ni yale yaliyo ubaoni na mkononi.
# of b5bae320
mabambo-mabambo-long-jump-note-8 = Mchezo ulioisha sare hauleti pointi.
# of 34d9affa
mabambo-mabambo-title = Mabambo
# of f5fcf718
mabambo-mabambo-rules-4 =
    Tangu hapo, kwa zamu, kila mchezaji anasogeza jiwe lake moja, kwa upana au urefu, kamwe si kimshazari, kwa njia moja kati ya tatu.
    Kuvuta: hadi shimo la jirani lililo wazi.
    Kuruka: moja kwa moja juu ya jiwe lake moja au zaidi yaliyofuatana bila pengo jirani yake, hadi shimo lililo nyuma yake, likiwa wazi.
    Kukamata: mruko uleule, lakini pale jiwe la adui lilipo nyuma ya mawe yake; jiwe hilo linakamatwa, na lake linachukua shimo lake.
    Mawe ya adui hayarukwi kamwe, na jiwe hukamata pale tu linapotua.
# of 051b8f8c
mabambo-mabambo-long-jump-long-jump = baada ya mruko wa kwanza hadi shimo lililo wazi jiwe laweza kuruka tena mara moja, hadi shimo lililo wazi au juu ya jiwe la adui
# of 8d5af0b8
mabambo-mabambo-turns = (haijasemwa humo) wachezaji wanacheza kwa zamu, jiwe moja kwa zamu
# of 0b61a389
mabambo-mabambo-stones = kila mchezaji ana mawe kumi na matatu, moja kati yake ni la kubadilishana; (haijasemwa humo) shimo lina moja
# of 6b4df9be
mabambo-mabambo-exchange = mwanzoni anayeanza, kisha mchezaji mwingine, anaondoa jiwe moja la adui na kuweka jiwe lake la kumi na tatu kwenye shimo lake
# of 3372b3c4
mabambo-mabambo-shielded = jiwe la kumi na tatu la anayeanza haliwezi kuchukuliwa katika kubadilishana
# of 93594aef
mabambo-mabambo-straight = mchezaji anasogeza mawe yake tu, kwa upana au urefu, kamwe si kimshazari; mawe yake yanaweza kurukwa, ya mpinzani hayawezi
# of cc5a17c9
mabambo-mabambo-pull = jiwe linakwenda kwenye shimo lililo wazi la jirani yake
# of edd184d3
mabambo-mabambo-jumping = jiwe linaruka juu ya angalau jiwe moja la rangi yake hadi shimo linalofuata nyuma yake, likiwa wazi
# of a0a45355
mabambo-mabambo-beat = jiwe la adui linapigwa kwa kuruka juu ya angalau jiwe moja la upande wake hadi shimo lake, na linakwenda katika shimo moja la kukusanyia la aliyelipiga
# of 9c0e3b0a
mabambo-mabambo-long-jump = jiwe linaruka mara moja; aina tofauti ya mchezo tu ndiyo inajua zaidi
# of 2c8bab43
mabambo-mabambo-end = wa kwanza kukamata mawe kumi, au kumwacha mpinzani bila hatua halali, anashinda; kila mmoja akiwa na mawe manne mchezoni, mchezo ni sare
