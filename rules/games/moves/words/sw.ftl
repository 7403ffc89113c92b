# of b8498a46
moves-arrow-flew-over = mshale wa { $arrows } umepita juu ya { $flown_over }; hapo pasiwe na kitu
# of b5995e41
moves-arrow-gone = mshale wa { $arrows_gone } umeondolewa; mishale hubaki palipo
# of 9477fa77
moves-arrow-moved = mshale wa { $arrows_gone } umesogezwa; mishale hubaki palipo
# of 5429b825
moves-arrow-not-in-line = mshale wa { $arrows } hauko kwenye mstari ulionyooka na { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } amecheza { $foe_come } kabla { $own } hajapiga mshale
# of 376c49aa
moves-group-split = kundi la { $own } lingegawanyika: { $apart } ingebaki kando
# of 5a878cf8
moves-jumped = { $own } amesogea kutoka { $own_gone } hadi { $own_come } kupitia { $over }, ambapo si patupu
# of 4b4913c9
moves-moved-back = { $own } amerudi nyuma kutoka { $own_gone } hadi { $own_come }; kundi lililogawanyika tu ndilo linaruhusiwa
# of 8e7eb5ba
moves-not-a-row = { $own } amesogeza { $own_gone }, ambazo hazisimami pamoja kwenye mstari mmoja
# of e6243511
moves-not-in-line = { $own } amesogea kutoka { $own_gone } hadi { $own_come }, ambao si mstari ulionyooka
# of 7bce787b
moves-row-aslant = { $own } amesogeza { $own_gone } hadi { $own_come }; kete za mstari mmoja huenda mbele moja kwa moja au kando, kwa pembe mraba na mstari huo
# of 7440b13d
moves-row-takes = { $own } amekamata { $foe_gone }, lakini kete zinazosogea pamoja hazikamati chochote
# of e04e9d4e
moves-row-torn = { $own } amesogeza { $own_gone }; kete zinazosogea pamoja huenda sambamba, zote umbali sawa
# of f009918c
moves-shot-first = { ATTR($man, "word") ->
    [amazon] { $own } amepiga mshale hadi { $arrows } kabla ya kusogeza malkia
   *[chip] { $own } amepiga mshale hadi { $arrows } kabla ya kusogeza kete
}
# of b9fa3226
moves-shot-from-before = { ATTR($man, "word") ->
    [amazon] mshale wa { $arrows } umepigwa kutoka { $own_gone }; hupigwa kutoka { $own_come }, ambapo malkia amefika
   *[chip] mshale wa { $arrows } umepigwa kutoka { $own_gone }; hupigwa kutoka { $own_come }, ambapo kete imefika
}
# of 082d1407
moves-still-split = kundi la { $own } lazima liunganishwe, lakini { $apart } bado iko kando
# of 6d0fa66f
moves-straight-capture = { $own } amekamata { $foe_gone } moja kwa moja mbele, lakini kete hukamata kwa mshazari
# of 927f6d84
moves-two-arrows = umepigwa zaidi ya mshale mmoja: { $arrows }
