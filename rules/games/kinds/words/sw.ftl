# of 173dfd9b
kinds-advisor = mshauri
    .class = m
    .many = washauri
# of e4ce7871
kinds-becomes-wrong = { FORM($piece, article: "the") } ameenda { $own_come }; hapo huwa mmoja wa hawa: { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } ameenda { $own_come }; hubaki kama alivyo
# of a2cdbc80
kinds-bishop = askofu
    .class = m
    .many = maaskofu
# of 1295bad6
kinds-blocked = { $own } ameinua { FORM($piece, article: "the") }, ambaye hana pa kwenda
# of 5a672c6d
kinds-cannon = mzinga
    .class = m
    .many = mizinga
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } hawezi kwenda { $own_come }
# of 12d1e070
kinds-castled-into-check = { $own } amefanya ngome hadi { $attacked }, inayoshambuliwa na { FORM($attackers_over, article: "the") }
# of 9f4fc561
kinds-castled-out-of-check = { $own } amefanya ngome, lakini { $royal } alikuwa akishambuliwa na { FORM($checkers, article: "the") }
# of 474112ca
kinds-castled-over-attacked = { $own } amefanya ngome kupitia { $attacked }, inayoshambuliwa na { FORM($attackers_over, article: "the") }
# of 2ea5cbaa
kinds-castled-through = { $own } amefanya ngome, lakini { FORM($between, article: "the") } yuko katikati
# of a9464e05
kinds-castled-too-late = { $own } amefanya ngome, lakini { $royal } au ngome hiyo imeshasogea kabla
# of 85678757
kinds-castled-wrongly = { $own } amesogeza { $royal } na ngome; katika kufanya ngome { $royal } hufika { $king_to } na ngome { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } amefanya ngome, na mchezo huu huchezwa bila kufanya ngome
# of aae8fd13
kinds-chariot = gari
    .class = ji
    .many = magari
# of 28716e26
kinds-crocodile = mamba
    .class = m
    .many = mamba
# of 44eb89f0
kinds-does-not-drown = { $own } amemwondoa ubaoni { FORM($swimmers, article: "the") }, ambaye hazami
# of 03383be5
kinds-elephant = tembo
    .class = m
    .many = tembo
# of 3688ec00
kinds-foreign-chip = { $strange } pana kitu ambacho si kete ya { $own } wala ya { $foe }
# of 82fd4aff
kinds-general = jenerali
    .class = m
    .many = majenerali
# of a36141f5
kinds-giraffe = twiga
    .class = m
    .many = twiga
# of c50286bf
kinds-horse = farasi
    .class = m
    .many = farasi
# of 501b3c3d
kinds-in-the-way = { FORM($piece, article: "the") } hawezi kwenda { $own_come }: { FORM($met, article: "the") } yuko njiani
# of 20b02abe
kinds-into-check = { FORM($piece, article: "the") } hawezi kwenda { $own_come }, inayoshambuliwa na { FORM($attackers, article: "the") }
# of 82f94889
kinds-its-castle = ngome yake
# of cd454549
kinds-its-own-half = nusu yake
# of 138bc800
kinds-its-own-half-side-river = nusu yake, upande huu wa mto
# of d3f15bd0
kinds-its-own-half-up-river = nusu yake, hadi mtoni
# of ce0ccae1
kinds-its-palace = kasri lake
# of 7fadc30f
kinds-its-second-rank = safu yake ya pili
# of 4efb93af
kinds-king = mfalme
    .class = m
    .many = wafalme
# of 6f366fe8
kinds-knight = farasi
    .class = m
    .many = farasi
# of 6501d250
kinds-leaves-in-check = { FORM($piece, article: "the") } ameenda { $own_come }; hilo linamwacha { $royal } akishambuliwa na { FORM($attackers, article: "the") }
# of 54cfa84e
kinds-left-standing = { FORM($piece, article: "the") } amekamata { $foe_gone }, lakini kete hiyo bado ipo { $foe_come }
# of eddae848
kinds-leg-blocked = { FORM($piece, article: "the") } hawezi kwenda { $own_come }: njia imezibwa { $leg }
# of 7c8d0ab6
kinds-lion = simba
    .class = m
    .many = simba
# of fdea8761
kinds-monkey = tumbili
    .class = m
    .many = tumbili
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } anaweza kwenda { $own_come }, lakini hawezi kukamata hapo
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } hawezi kukamata { $own_come }: lazima kuwe na kete moja tu katikati
# of 2c827fc8
kinds-none-in-hand = kete imetokea { $come }, lakini hakuna iliyobaki ya kuweka
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } ameenda { $stacks }, ambapo kete tayari ipo
# of ec2fe43e
kinds-not-taken = { $own } amekamata { FORM($taken, article: "the") }, na hakuna kete iliyofika hapo
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } huenda { $own_come } tu anapokamata hapo
# of ddb42b3b
kinds-other-colour = kete imetoka { $gone }, lakini ya rangi nyingine imefika { $come }
# of 1820433e
kinds-other-half = nusu nyingine
# of 48761b1c
kinds-other-half-back-river = nusu nyingine, kurudi hadi mtoni
# of 14907f80
kinds-other-half-beyond-river = nusu nyingine, ng'ambo ya mto
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } hawezi kwenda { $own_come }: lazima abaki katika { $zone }
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } hawezi kwenda { $own_come }: huenda hivyo tu katika { $zone }
# of 966440e4
kinds-pawn = kitunda
    .class = ki
    .many = vitunda
# of f4fac658
kinds-queen = malkia
    .class = m
    .many = malkia
# of 882992a7
kinds-quiet = zamu za pande zote bila kukamata na bila kitunda kusogea: { $count }; zinazohitajika: { $needed }
# of eddcbf10
kinds-recoloured-alone = kete ya { $recoloured } imebadilika rangi
# of 6d83aaa0
kinds-removed-own = { $own } ameondoa kete zake mwenyewe ubaoni: { FORM($own_lost, article: "the") }
# of 5f52fd71
kinds-river = mto
# of 24c0b601
kinds-rook = ngome
    .class = n
    .many = ngome
# of 24d82145
kinds-royals-face = { FORM($piece, article: "the") } ameenda { $own_come }, na sasa hakuna kitu mbele ya { FORM($attackers, article: "the") }
# of ba0b9351
kinds-soldier = askari
    .class = m
    .many = askari
# of 55dbe9c3
kinds-stacked = { $stacks } pana zaidi ya kete moja
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } ameenda { $own_come }; { $royal } bado anashambuliwa na { FORM($attackers, article: "the") }
# of 4c97e49e
kinds-superpawn = kitunda mkuu
    .class = ki
    .many = vitunda wakuu
# of f32c90f9
kinds-taken-elsewhere = { FORM($piece, article: "the") } ameenda { $own_come }, lakini aliyeondolewa ni { FORM($taken, article: "the") }
# of 86f63294
kinds-times = hali hiyo imekuwapo mara: { $count }; zinazohitajika: { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } hawezi kumkamata { FORM($taken, article: "the") } katika kupita: huruhusiwa tu mara moja baada ya kwenda miraba miwili
# of ee99400a
kinds-too-many-taken = { FORM($piece, article: "the") } ameenda { $own_come }, na hivyo hamkamati { FORM($extra, article: "the") }
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } hawezi kumkamata { FORM($upon, article: "the") }, ambaye ni wa upande wake
# of 06b9170f
kinds-two-moved = { $own } amesogeza zaidi ya kete moja: { FORM($pieces, article: "the") }
# of c1ddcf16
kinds-zebra = pundamilia
    .class = m
    .many = pundamilia
