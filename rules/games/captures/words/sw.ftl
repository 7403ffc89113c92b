# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } amefika { $astray_to } mara mbili katika zamu moja; mfululizo wa kukamata haurudi kwenye nukta ileile
# of 366e2097
captures-crowned-early = kuna mfalme { $crowned }, lakini huvikwa taji { $man } { ATTR($man, "class") ->
    [ji] linalomaliza hatua yake
    [m] anayemaliza hatua yake
   *[n] inayomaliza hatua yake
} kwenye safu ya mwisho tu
# of 3321a5e8
captures-diagonal-capture = { $own } amekamata { $foe_gone } kimshazari, lakini hukamatwa moja kwa moja tu
# of 3bdcfb1a
captures-king-diagonal = { $own } amesogeza mfalme kutoka { $own_gone } hadi { $own_come }; wafalme huenda moja kwa moja
# of 322c6350
captures-majority = { $longest } hukamata { $most }, hii hukamata { $count }
# of 6bba4010
captures-must-capture = { $own } anaweza kukamata, hivyo lazima akamate: { $example }
# of 35d7002f
captures-no-line = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, ambako hakuna mstari unaofika
# of 9f3b8546
captures-taken-elsewhere = { $own } amechukua { $uncaptured }, ambayo hatua kutoka { $own_gone } hadi { $own_come } haikamati
# of 61c2a78e
captures-took-both-ways = { $own } amechukua { $foe_gone }, lakini hatua hukamata kile inachokikaribia au inachokiacha, si vyote viwili
# of 0d36442d
captures-took-unmoved = { $own } amechukua { $foe_gone }, lakini hakuna hatua ya { $own } iliyokamata hiyo
# of 1a65caab
captures-way-blocked = { $own } amesogea kutoka { $own_gone } hadi { $own_come } juu ya { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } ameendelea kutoka { $astray_from } hadi { $astray_to } kwa mwelekeo uleule; mfululizo wa kukamata hubadili mwelekeo kila hatua
# of f2c183e6
captures-croda-title = Croda
# of da949900
captures-croda-rules-1 = Wachezaji wawili wana kete ishirini na nne kila mmoja kwenye ubao wa miraba minane kwa minane. Mwanzoni zinajaza safu tatu zilizo karibu zaidi na kila mchezaji. Nyeupe, upande wa kusini, anaanza; kisha wachezaji wanasogeza, na lazima wasogeze, kwa zamu.
# of fc370f8c
captures-croda-rules-2 = Kete inakwenda mraba mmoja mbele, moja kwa moja au kimshazari, hadi mraba mtupu. Inakamata moja kwa moja tu: inaruka kete ya adui iliyo mbele, kando au nyuma yake hadi mraba unaofuata, ambao lazima uwe mtupu. Kete inayomaliza hatua yake kwenye safu ya mbali kabisa inakuwa mfalme: kete ya pili inawekwa juu yake, au inapinduliwa. Kete inayopita tu safu hiyo katika mfululizo wa kukamata inabaki kete.
# of 7846bf18
captures-croda-rules-3 = Mfalme anakwenda miraba mitupu mingi apendavyo, moja kwa moja kwenye safu yake au safu wima yake. Anakamata kete ya adui kwa umbali wowote kwa kuiruka, kama katikati ni wazi, hadi mraba wowote mtupu nyuma yake.
# of c707f1c2
captures-croda-rules-4 = Anayeweza kukamata lazima akamate, na anaendelea na kete ileile kadiri iwezavyo, lakini kamwe harudi moja kwa moja nyuma. Kati ya mifululizo yote inayowezekana lazima uchezwe unaokamata kete nyingi zaidi; mfalme anahesabiwa kuwa kete moja. Kete zilizokamatwa zinaondolewa mfululizo ukiisha. Mpaka hapo zinazuia njia, na hakuna inayorukwa mara mbili; mraba mtupu waweza kupitwa tena.
# of 6c0b2d98
captures-croda-rules-5 = Asiye na hatua ameshindwa: akiwa hana kete iliyobaki, au zote zikiwa zimezuiwa. Mchezo ni sare kwa makubaliano, au hali ileile ya ubao na upande uleule wenye zamu ikitokea mara ya tatu.
# of 66a86195
captures-croda-note-1 = Hali ya kwanza ya ubao inajulikana kwa maelezo mengine: chanzo kinaionyesha kwa picha tu.
# of d7b9d831
captures-croda-note-2 = Maelezo mengine yanaruhusu kete kwenda kando; chanzo kinasema kwamba hatua ya kimshazari inachukua nafasi ya hilo.
# of f2a50450
captures-croda-note-3 = Hakuna anayeweza kurudi moja kwa moja nyuma katika mfululizo: kete iliyorukwa bado iko hapo, na hakuna inayokamatwa mara mbili.
# of c25ef00d
captures-croda-note-4 = Kamera haiwezi kila mara kujua kama kete imevikwa taji. Kete iliyofika safu ya mbali kabisa ni mfalme, iwe imevikwa taji au la.
# of 07b9b4d4
captures-croda-turns = Nyeupe anaanza; wachezaji wanasogeza, na lazima wasogeze, kwa zamu
# of 3deb931f
captures-croda-moving = kete inakwenda mraba mmoja mbele, moja kwa moja au kimshazari, hadi mraba mtupu; mfalme anakwenda miraba mitupu mingi apendavyo kwenye safu au safu wima
# of 4f726e57
captures-croda-capture = anayeweza kukamata lazima akamate; kukamata kote ni kwenye safu na safu wima: kete inaruka juu ya kete ya adui iliyo kando yake hadi mraba mtupu nyuma yake, mbele, kando au nyuma; mfalme anaruka kwa umbali wowote na kutua kwenye mraba wowote mtupu nyuma yake
# of d4e8150a
captures-croda-taking = kete zilizokamatwa zinaondolewa mfululizo wote ukiisha, na si kabla
# of 96e7e880
captures-croda-chain = mfululizo unaochukua kete nyingi zaidi lazima uchezwe mpaka mwisho wake; hauchukui kete yoyote mara mbili na kamwe haurudi moja kwa moja nyuma, lakini waweza kupita tena kwenye mraba
# of a929a026
captures-croda-crowning = kete inayomaliza hatua yake kwenye safu ya nyuma ya mpinzani inakuwa mfalme; inayoipita tu katika mfululizo haiwi; wafalme wanakwenda moja kwa moja na kamwe si kimshazari
# of e60d7292
captures-croda-end = mchezaji asiye na hatua halali anashindwa; mchezo ni sare kwa makubaliano au hali ya ubao ikiwapo mara tatu
# of c9b2ea27
captures-fanorona-title = Fanorona
# of a4640a4d
captures-fanorona-rules-1 = Wachezaji wawili wana kete ishirini na mbili kila mmoja kwenye ubao wa nukta tisa kwa tano, zilizounganishwa na mistari. Mwanzoni zinajaza safu mbili zilizo karibu zaidi na kila mchezaji, na kwa kupishana safu ya katikati, ambayo nukta yake ya katikati ni tupu. Nyeupe, upande wa kusini, anaanza; kisha wachezaji wanasogeza kwa zamu.
# of bc59b841
captures-fanorona-rules-2 = Hatua hupeleka kete moja kwenye mstari hadi nukta ya jirani, ambayo lazima iwe tupu. Nukta inayofuata mbele kwenye mstari huo ikiwa na kete ya adui, kete hiyo inakamatwa kwa kusogelea, na pamoja nayo kete zote za adui zilizofuatana nyuma yake bila pengo. Nukta ambayo kete inaiacha ikiwa na kete ya adui nyuma yake kwenye mstari huo, kete hiyo inakamatwa kwa kujitenga, na pamoja nayo mfululizo usio na pengo nyuma yake. Hatua ambayo ingefanya yote mawili inafanya moja: mchezaji anachagua, kwa anachoondoa ubaoni.
# of 63c4f1c3
captures-fanorona-rules-3 = Anayeweza kukamata lazima akamate. Baada ya kukamata, kete ileile yaweza kuendelea, mradi kila hatua inakamata; kete zinaondolewa baada ya kila hatua. Yaweza kusimama baada ya hatua yoyote. Katika zamu moja haifiki kwenye nukta yoyote mara mbili, hata ile ilipoanzia, na haifanyi hatua mbili mfululizo kuelekea upande uleule.
# of b0938563
captures-fanorona-rules-4 = Anayekamata kete zote za mpinzani anashinda. Asiyeweza kusogea ameshindwa. Wachezaji wanaweza kukubaliana sare.
# of 9224190a
captures-fanorona-rules-5 = Ubao mdogo, Fanoron-Dimyand, una nukta tano kwa tano na kete kumi na mbili kila mmoja; kanuni zake ni zilezile.
# of 63d4e3d6
captures-fanorona-note-1 = Chanzo hakisemi kama nukta ambapo kete inaanzia inahesabiwa kuwa imefikiwa: inahesabiwa.
# of e0f424e6
captures-fanorona-note-2 = Chanzo hakisemi kinachofuata mchezaji akiwa hawezi kusogea: mchezaji huyo ameshindwa.
# of 5ae61681
captures-fanorona-note-3 = Chanzo kinasema kwamba sare zinawezekana, lakini si lini. Wachezaji wanaweza kukubaliana sare; chaguo "{ words-option-threefold }" linaifanya sare hali ya ubao iliyopo mara ya tatu na upande uleule wenye zamu.
# of 4c4de505
captures-fanorona-note-4 = Chanzo kinataja bao za nukta tano kwa tano (Fanoron-Dimyand) na za tatu kwa tatu (Fanoron-Telo) bila kanuni zao na hali zao za kwanza: ni zile za ubao mkubwa, zilizopunguzwa. Kwenye mdogo kabisa kila upande una kete nne.
# of a6839d35
captures-fanorona-note-5 = Safu ya katikati inaanza na kete ya upande wa pili kushoto kwa kusini, na rangi zinapishana.
# of cf3e2d48
captures-fanorona-turns = wachezaji wanasogeza kwa zamu, Nyeupe kwanza
# of e78fe19a
captures-fanorona-moving = hatua isiyokamata inapeleka kete moja kwenye mstari uliochorwa hadi nukta inayofuata, ikiwa tupu
# of cf3b5b55
captures-fanorona-capture = anayeweza kukamata lazima akamate; kete inakamata kwa kusogelea mfululizo wa kete za adui unaoanza kwenye nukta inayofuata ya mstari wake, au kwa kujitenga mfululizo unaoanza kwenye nukta iliyo nyuma yake; pale ingefanya yote mawili, mchezaji anachagua moja
# of 9d2e27b9
captures-fanorona-taking = kete zote za mfululizo usio na pengo zinaondolewa baada ya kila hatua, na si nyingine
# of 8104dcfd
captures-fanorona-chain = kete yaweza kuendelea kukamata na yaweza kusimama baada ya kila hatua; haifiki kwenye nukta yoyote mara mbili katika zamu moja na haifanyi hatua mbili mfululizo kuelekea upande uleule
# of bcec676a
captures-fanorona-end = lengo ni kukamata kete zote za mpinzani; sare zinawezekana
