# of 0eabc129
matches-held-else = { $sites } palikuwa na kitu kingine mzunguko ulipokwisha, na kitu kingine unaofuata unapoanza
# of 34bd84c3
matches-set-up-due = mzunguko umekwisha, na { $own } apange unaofuata
# of 28c8fe64
matches-match-title = Shindano
# of 65385a03
matches-match-rules-1 = Huchezwa michezo kadhaa. Anayeshinda mmoja ana pointi moja, sare haileti kitu. Anayeanza anabadilika kutoka mchezo hadi mchezo, kwa mpangilio wa zamu. Wa kwanza kushinda michezo miwili, au idadi iliyokubaliwa kabla, ameshinda.
# of 198e51f3
matches-match-note-1 = Kitabu cha kanuni kinaeleza mchezo mmoja: shindano ni letu wenyewe, lililo rahisi kuliko yote.
# of 6aa90a4b
matches-match-note-2 = Wachezaji wanabaki na viti vyao na mahali pa kete zao.
# of e74bef57
matches-match-next-round = (haijasemwa humo, kama katika shindano lolote) mchezo unaofuata unapangwa, na anayeanza anabadilika
# of 4b8a1045
matches-mabambo-tournament-title = Shindano la Mabambo
# of 1cefef5c
matches-mabambo-tournament-rules-1 = Shindano lina michezo mitatu ya Mabambo. Mshindi wa mchezo ana pointi sawa na mashimo matupu ya kukusanyia ya aliyeshindwa: kumi, ukitoa mawe aliyokamata aliyeshindwa. Baada ya mchezo mawe yanapangwa upya, na aliyeshindwa anachagua nani aanze unaofuata. Baada ya michezo mitatu, mwenye pointi nyingi ameshinda; zikiwa sawa, aliyeshinda michezo miwili.
# of 977fc817
matches-mabambo-tournament-note-1 = Mchezo ulioisha sare unahesabiwa kati ya mitatu na hauleti pointi; yule ambaye hakuuanza anachagua nani aanze unaofuata.
# of 5a0f10a3
matches-mabambo-tournament-note-2 = Wachezaji wanabaki na viti vyao na mahali pa mawe yao, yeyote anayeanza.
# of 80c46ed4
matches-mabambo-tournament-note-3 = Pointi zikiwa sawa, na idadi ya michezo waliyoshinda wachezaji ikiwa sawa, shindano ni sare.
# of 84925c63
matches-mabambo-long-jump-match-title = Shindano la Mabambo lenye miruko mirefu
# of 7f5d2a6a
matches-mabambo-long-jump-match-rules-1 = Shindano lina michezo mitatu ya Mabambo yenye miruko mirefu. Mshindi wa mchezo ana pointi sawa na mashimo matupu ya kukusanyia ya aliyeshindwa: kumi, ukitoa mawe aliyokamata aliyeshindwa. Baada ya mchezo mawe yanapangwa upya, na aliyeshindwa anachagua nani aanze unaofuata. Baada ya michezo mitatu, mwenye pointi nyingi ameshinda; pointi zikiwa sawa, aliyeshinda michezo miwili.
# of 6851ce42
matches-mabambo-long-jump-match-note-1 = Kitabu cha kanuni kinaeleza mashindano peke yake na miruko mirefu peke yake; hapa yako yote mawili pamoja.
# of 83f700e3
matches-soli-bi-tournament-title = Shindano la Soli-Bi
# of a4b0a907
matches-soli-bi-tournament-rules-1 = Wachezaji wawili hadi wanne wanacheza mchezo mmoja wa Soli-Bi kila mmoja, mmoja baada ya mwingine. Jiwe la kwanza la kila mchezo linawekwa na mchezaji mwingine, si yule anayeendelea: hivyo huwezi kulichagua mwenyewe. Matokeo ya mchezo ni idadi ya mawe yaliyo nje unapoisha. Wote wakishacheza, aliyeweka mawe mengi zaidi ameshinda.
# of 36b87557
matches-soli-bi-tournament-note-1 = Kitabu cha kanuni kinasema "wachezaji kadhaa": wawili hadi wanne, mchezo mmoja kila mmoja.
# of 3e8dd16e
matches-soli-bi-tournament-note-2 = Pande ni wachezaji; majina yao si yale ya rangi za mawe.
# of 28c2e0cf
matches-soli-bi-tournament-note-3 = Nani anaweka jiwe la kwanza haionekani: zamu inahesabiwa kuwa ya mchezaji mwenye mchezo.
# of e69b24f0
matches-soli-bi-tournament-note-4 = Jiwe la kwanza linahesabiwa katika matokeo, kama katika mchezo wa mmoja: wote wanalo.
# of 5b2e42ae
matches-soli-bi-tournament-note-5 = Walio sawa kileleni wanashiriki ushindi; wote wakiwa sawa, ni sare.
# of 59674e99
matches-soli-bi-free-match-title = Shindano la Soli-Bi, shimo lolote la nje
# of 5031fb64
matches-soli-bi-free-match-rules-1 = Wachezaji wawili hadi wanne wanacheza mchezo mmoja wa Soli-Bi kila mmoja, shimo lolote la nje likiwa wazi kwa jiwe linalofuata. Jiwe la kwanza la kila mchezo linawekwa na mchezaji mwingine, si yule anayeendelea. Matokeo ya mchezo ni idadi ya mawe yaliyo nje unapoisha. Wote wakishacheza, aliyeweka mawe mengi zaidi ameshinda.
# of 7b2b8366
matches-soli-bi-free-match-note-1 = Kitabu cha kanuni kinaeleza mashindano peke yake na mashimo huru ya nje peke yake; hapa yako yote mawili pamoja.
# of 55b06551
matches-tresillo-conquer-match-title = Conquer, mchezo wa juu
# of e28651e7
matches-tresillo-conquer-match-rules-1 = Katika mchezo wa juu huchezwa michezo kadhaa, na mchezaji wa kwanza kupata pointi 30, au lengo jingine lililokubaliwa kabla, ameshinda. Mchezo ukiisha kila mchezaji ana pointi moja kwa kila kete aliyokamata, na mbili kwa kila kete ya mwenzake iliyonaswa ubaoni. Wachezaji wanaanza kwa zamu.
# of fded89e9
matches-tresillo-conquer-match-note-1 = Pointi zinahesabiwa mchezo ukiisha. Wachezaji wote wawili wakiwa basi wamepita lengo, mwenye nyingi ameshinda; zikiwa sawa, aliyeshinda michezo mingi zaidi; nayo ikiwa sawa pia, huchezwa mchezo mwingine.
# of 191690b2
matches-tresillo-conquer-match-note-2 = Wachezaji wote wawili wanahesabu, hata aliyeshindwa katika mchezo.
# of a5c68e4d
matches-tresillo-conquer-alt-match-title = Conquer, njia nyingine, ya juu
# of f5767594
matches-tresillo-conquer-alt-match-rules-1 = Katika mchezo wa juu huchezwa michezo kadhaa, na mchezaji wa kwanza kupata pointi 30, au lengo jingine lililokubaliwa kabla, ameshinda. Mchezo ukiisha kila mchezaji ana pointi moja kwa kila kete iliyotolewa au kukamatwa, na mbili kwa kila kete ya mwenzake iliyonaswa ubaoni. Wachezaji wanaanza kwa zamu.
# of a9e81511
matches-tresillo-conquer-alt-match-note-1 = Kete iliyotolewa inahesabiwa kuwa imekamatwa.
# of e7a19f6f
matches-tresillo-stay-match-title = Stay, michezo kadhaa
# of c29d06fb
matches-tresillo-stay-match-rules-1 = Huchezwa michezo kadhaa, kama katika mchezo wa juu wa Conquer: mchezaji wa kwanza kupata pointi 30, au lengo jingine lililokubaliwa kabla, ameshinda. Mchezo ukiisha kila mchezaji ana pointi moja kwa kila kete ambayo mwenzake alilazimika kutoa. Wachezaji wanaanza kwa zamu.
# of 32021bd2
matches-tresillo-stay-match-note-1 = Makala inaeleza mchezo mmoja; shindano ni lile la Conquer, na kete zilizopatikana zinajumlishwa.
# of 6b1010da
matches-tresillo-stay-match-note-2 = Wachezaji wote wawili wakiwa wamepita lengo, mwenye nyingi ameshinda; zikiwa sawa, aliyeshinda michezo mingi zaidi; nayo ikiwa sawa pia, huchezwa mchezo mwingine.
# of be51895a
matches-tresillo-pluck-match-title = Pluck, michezo kadhaa
# of 75eeced2
matches-tresillo-pluck-match-rules-1 = Huchezwa michezo kadhaa, kama katika mchezo wa juu wa Conquer: mchezaji wa kwanza kupata pointi 30, au lengo jingine lililokubaliwa kabla, ameshinda. Mchezo ukiisha kila mchezaji ana pointi moja kwa kila kete aliyochukua. Wachezaji wanaanza kwa zamu.
# of 57ebc368
matches-tresillo-rapido-match-title = Rapido, michezo kadhaa
# of d46147b3
matches-tresillo-rapido-match-rules-1 = Huchezwa michezo kadhaa, kama katika mchezo wa juu wa Conquer: mchezaji wa kwanza kupata pointi 30, au lengo jingine lililokubaliwa kabla, ameshinda. Mchezo ukiisha kila mchezaji ana pointi moja kwa kila kete aliyopata. Wachezaji wanaanza kwa zamu. Hakuna anayeharakishwa wakati mchezo unapangwa.
# of 310e1046
matches-stack-match-title = Stack hadi pointi 50
# of 7b119395
matches-stack-match-rules-1 = Huchezwa mizunguko kadhaa, na mchezaji wa kwanza kupata pointi 50, au lengo jingine lililokubaliwa kabla, ameshinda. Mzunguko ukiisha kila mchezaji ana pointi moja kwa kila kete aliyoitunza, na mshindi wa mzunguko moja pia kwa kila kete iliyo ubaoni. Mchezaji aliye kulia kwa aliyeanza mzunguko uliopita anaanza unaofuata.
# of 02c72a22
matches-stack-match-rules-2 = Katika mchujo, mchezaji ambaye zamu zake ni kabla ya za mshindi wa mzunguko anatoka, kwa kutomzuia mshindi. Wengine wanacheza mzunguko unaofuata. Anayebaki mwisho ameshinda.
# of f2ac90c4
matches-stack-match-note-1 = Kulia ni anayefuata kwa zamu; mchezaji aliyetoka anarukwa.
# of 220ee52d
matches-stack-match-note-2 = Katika mchujo shindano linaendelea mpaka abaki mchezaji mmoja, pointi ziwe zozote; kisha wachezaji wawili wanacheza mzunguko mmoja tu.
# of ae346b59
matches-stack-match-note-3 = Mzunguko ambao hakuna anayeushinda haumtoi yeyote.
# of 79c6e58f
matches-stack-match-note-4 = Kadhaa wakiwa wamepita lengo baada ya mzunguko, mwenye nyingi zaidi ameshinda; zikiwa sawa, aliyeshinda mizunguko mingi zaidi kati yao; la sivyo huchezwa mzunguko mwingine.
# of 5babfae5
matches-stack-2p-match-title = Stack ya wawili hadi pointi 50
# of 813f5807
matches-stack-2p-match-rules-1 = Huchezwa mizunguko kadhaa, na mchezaji wa kwanza kupata pointi 50, au lengo jingine lililokubaliwa kabla, ameshinda. Mzunguko ukiisha kila mchezaji ana pointi moja kwa kila kete iliyotunzwa na rangi yake yoyote kati ya mbili, na mshindi wa mzunguko moja pia kwa kila kete iliyo ubaoni. Wachezaji wanaanza kwa zamu, kila mmoja kwa rangi zake kwa zamu.
# of b9155116
matches-stack-2p-match-note-1 = Pointi za rangi mbili za mchezaji zinajumlishwa, na kusemwa kwa kila rangi.
# of 49b9c449
matches-stack-2p-match-note-2 = Mzunguko unaofuata unaanza na rangi iliyo baada ya ile iliyoanza uliopita: hivyo wachezaji wanapokezana.
# of 626c368c
matches-stack-2p-match-note-3 = Wote wawili wakiwa wamepita lengo baada ya mzunguko, mwenye nyingi ameshinda; zikiwa sawa, aliyeshinda mizunguko mingi zaidi; la sivyo huchezwa mzunguko mwingine.
# of a97cc501
matches-stack-2p-match-note-4 = Kwa wachezaji wawili mchujo ungemaliza shindano kwa mzunguko wake wa kwanza: hautolewi.
# of 0ac4cd8c
matches-stack-team-match-title = Stack ya timu hadi pointi 50
# of 3bd49232
matches-stack-team-match-rules-1 = Huchezwa mizunguko kadhaa, na timu ya kwanza kupata pointi 50, au lengo jingine lililokubaliwa kabla, imeshinda. Mzunguko ukiisha kila timu ina pointi moja kwa kila kete ambayo mchezaji wake mmoja ameitunza, na timu iliyoshinda moja pia kwa kila kete iliyo ubaoni. Mchezaji aliye kulia kwa aliyeanza mzunguko uliopita anaanza unaofuata.
# of f4af3dd0
matches-stack-team-match-note-1 = Pointi za wenzi wawili wa timu zinajumlishwa, na kusemwa kwa kila mmoja wao.
# of 4d6af0d2
matches-stack-team-match-note-2 = Timu zote mbili zikiwa zimepita lengo baada ya mzunguko, yenye nyingi imeshinda; zikiwa sawa, iliyoshinda mizunguko mingi zaidi; la sivyo huchezwa mzunguko mwingine.
# of 0184008a
matches-tableaux-advanced-match-title = Tableaux hadi 50
# of 53db0af2
matches-tableaux-advanced-match-rules-1 = Mizunguko huchezwa mpaka mchezaji awe na pointi 50 na hivyo ameshinda. Mshindi wa mzunguko peke yake anapata pointi: kete alizochukua na, kama mwenzake alichelewa, ama zile zilizobaki ubaoni au zile alizochukua mwenzake, zilizo nyingi zaidi. Kwa mzunguko unaofuata ubao unafunikwa tena, na mchezaji aliyekuwa wa pili ni wa kwanza. Muda wa zamu hauhesabiwi wakati unafunikwa.
# of 6c84c6f9
matches-tableaux-advanced-match-note-1 = Nani wa kwanza katika mzunguko unaofuata haikusemwa: wachezaji wanapokezana.
# of 2d3478e5
matches-tableaux-advanced-match-note-2 = Mizunguko yote inachezwa kwa idadi ya kete, na kwa kikomo cha kuchukua, sawa na mzunguko wa kwanza.
# of aaa65eb2
matches-tableaux-advanced-match-note-3 = Pale mchezaji alipochelewa kabla ya kete yoyote kuchukuliwa hakuna cha kupanga, na mzunguko unaofuata unaanza mara moja.
# of 63a91fcb
matches-mabambo-tournament-next-round = katika shindano huchezwa michezo mitatu, na aliyeshindwa katika mmoja anachagua nani aanze unaofuata
# of d5e3a6e9
matches-mabambo-long-jump-match-next-round = (kama katika aina ya shindano) huchezwa michezo mitatu, na aliyeshindwa katika mmoja anachagua nani aanze unaofuata
# of 850fdf28
matches-soli-bi-tournament-next-round = wachezaji kadhaa wanalinganisha, katika shindano, kila mmoja aliweza kuweka mawe mangapi
# of fca05c14
matches-soli-bi-free-match-next-round = (kama katika shindano la Soli-Bi) wachezaji kadhaa wanalinganisha kila mmoja aliweza kuweka mawe mangapi
# of 76c99536
matches-tresillo-conquer-match-next-round = katika mchezo wa juu wachezaji wanapokezana kuanza mchezo
# of ab3ee840
matches-tresillo-stay-match-next-round = (haijasemwa humo, kama katika Conquer) wachezaji wanapokezana kuanza mchezo
# of fab9d9af
matches-stack-match-next-round = mchezaji aliye kulia kwa aliyeanza mzunguko uliopita anaanza
# of 183749b9
matches-stack-2p-match-next-round = (kama katika Stack) mchezaji aliye kulia kwa aliyeanza mzunguko uliopita anaanza
# of 96720db5
matches-stack-team-match-next-round = (haijasemwa humo, kama katika Stack) mchezaji aliye kulia kwa aliyeanza mzunguko uliopita anaanza
# of dfc8c2a7
matches-tableaux-advanced-match-next-round = ubao unafunikwa kwa kete; (haijasemwa humo) wachezaji wanapokezana kuwa wa kwanza
# of ae856162
matches-team-title = Mchezo wa timu: { $game }
# of 37168d8e
matches-several = { $game }, michezo kadhaa
# of e0957a06
matches-team-rules = Timu mbili zinacheza mchezo uliokusudiwa kwa wachezaji wawili, wenye kete nne kwa upande au zaidi. Kila timu ina upande mmoja. Wanatimu wanapokezana: kila upande wao unapokuwa na zamu, mwanatimu mwingine anacheza, wote kwa mpangilio uleule tena na tena. Zamu nzima ni ya mwanatimu mmoja, pamoja na chochote inachoondoa ubaoni. Hakuna kanuni ya mchezo inayobadilika, na upande unashinda au kushindwa kwa pamoja.
# of 81829f37
matches-team-note-fit = Kitabu kinasema "mingi ya michezo hii, yenye kete 4 au zaidi": hapa inatolewa michezo yote ya mistari ya pande mbili.
# of f8979691
matches-team-note-order = Mpangilio wa wanatimu haubadiliki, na hakuna anayerukwa.
# of cfded638
matches-team-note-unseen = Haionekani ni nani wa upande aliyecheza: mwanatimu asiye na zamu hagunduliwi.
# of c5dc1788
matches-team-note-counted = Wanatimu wa kila upande huhesabiwa kwa zamu za upande wao, hata upande unapocheza mara mbili mfululizo.
