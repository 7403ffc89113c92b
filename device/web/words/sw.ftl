# of f36f231f
page-am-looking-board-already = tayari natafuta ubao
# of 99f4096d
page-am-thinking-about-another-game = nafikiria mchezo mwingine; subiri kidogo
# of 04b76d8e
page-another-photograph-looked-at-try = picha nyingine inatazamwa; jaribu tena baada ya dakika moja
# of 6847d67d
page-at-work = inafanya kazi
# of 741cdd82
page-blurred = Ubao unaonekana kwa ukungu.
# of a1190844
page-blurred-said = Picha ina ukungu: rekebisha lenzi, au tuliza kamera.
# of 6233a1d6
page-bright-said = Kuna mwanga mwingi mno: punguza mwanga.
# of 00f31c8a
page-bumped = Ubao hauko pale ulipopimwa: upime tena.
# of 4e85122e
page-camera = { $source }, { $wide } x { $high }, picha { $rate } kwa sekunde
# of 5f8ff2ad
page-camera-not-at-work = haifanyi kazi: hakuna mchezo uliochaguliwa
# of 31a20ed6
page-camera-there-no-picture = hakuna picha
# of fa1d2c79
page-choose-game-find-board-first = chagua mchezo na utafute ubao kwanza
# of 4f053880
page-choose-game-find-its-board = chagua mchezo huu na utafute ubao wake kwanza
# of 92ef3267
page-choose-game-first = chagua mchezo kwanza
# of 446ae617
page-dark = Ni giza mno, ubao hauonekani.
# of 5e5d849e
page-dark-said = Ni giza mno: ongeza mwanga.
# of 844e35c5
page-failed = Kuna hitilafu. Tafadhali jaribu tena.
# of 8805b9f0
page-find-board-first-calibrate = tafuta ubao kwanza
# of 3f8355f6
page-game-begun-by-command-referee = mchezo huu ulianzishwa kwa amri referee: hiyo pekee inaweza kuumaliza
# of bcac6241
page-game-being-played-leave-first = mchezo unachezwa: uache kwanza
# of d12a17f2
page-game-has-not-begun = mchezo huo haujaanza
# of 26538755
page-game-over = mchezo huo umekwisha
# of 1734e44c
page-game-played-elsewhere-can-only = mchezo huo ulichezwa kwingine; unaweza kutazamwa tu
# of 81af97d9
page-glare = Mwanga unarudi kutoka kwenye ubao.
# of cf70ae5b
page-glare-said = Mwanga unarudi kutoka mezani: geuza taa au kamera kidogo.
# of 32d3cadf
page-in-place = Ubao uko pale ulipopimwa.
# of d212a245
page-light = badilisha mwanga
# of fede5595
page-light-good = Mwanga ni mzuri.
# of 0111bf7b
page-lights = hakuna hapa
# of ee043175
page-looking = Ninautafuta ubao.
# of 224a603a
page-no-game-being-played-now = hakuna mchezo unaochezwa sasa
# of ddb9656c
page-no-glare = Hakuna mng'ao.
# of ea7cce8e
page-plug-in = angalia kebo yake, kisha jaribu tena
# of 39163f24
page-real-table-move-by-hand = hii ni meza halisi: sogeza kwa mkono
# of bf1d5265
page-sharp-said = Picha ni safi.
# of 8c7a5292
page-simulated = ya kuigiza, { $wide } x { $high }, picha { $rate } kwa sekunde
# of 8266a469
page-simulated-table-needs-no-camera = hii ni meza ya kuigiza: haihitaji kamera
# of 1ed62fa0
page-some-glare = Kuna mng'ao kidogo: huenda ikatosha.
# of 2050738a
page-there = Ubao uko ndani ya picha.
# of abb30d02
page-there-no-camera-picture-look = sasa hakuna picha ya kamera ya kutazama
# of 9bd70750
page-there-no-game-table = hakuna mchezo mezani
# of 41304179
page-turn-lens-s-ring = zungusha pete ya lenzi
