# of 305dbaf5
web-am-looking-board-already = tayari natafuta ubao
# of 9077290b
web-am-thinking-about-another-game = nafikiria mchezo mwingine; subiri kidogo
# of 6bc2674f
web-another-photograph-looked-at-try = picha nyingine inatazamwa; jaribu tena baada ya dakika moja
# of 5906eded
web-at-work = inafanya kazi
# of 6f92e4aa
web-blurred = Ubao unaonekana kwa ukungu.
# of a10d9de5
web-blurred-said = Picha ina ukungu: rekebisha lenzi, au tuliza kamera.
# of 4ff008db
web-bright-said = Kuna mwanga mwingi mno: punguza mwanga.
# of 0a910bdc
web-bumped = Ubao hauko pale ulipopimwa: upime tena.
# of 1fc3edee
web-camera = { $source }, { $wide } x { $high }, picha { $rate } kwa sekunde
# of 3a89ea86
web-camera-not-at-work = haifanyi kazi: hakuna mchezo uliochaguliwa
# of f9620c82
web-camera-there-no-picture = hakuna picha
# of ee74710b
web-choose-game-find-board-first = chagua mchezo na utafute ubao kwanza
# of 20e8e3b1
web-choose-game-find-its-board = chagua mchezo huu na utafute ubao wake kwanza
# of 4e5f2692
web-choose-game-first = chagua mchezo kwanza
# of 874d7c78
web-dark = Ni giza mno, ubao hauonekani.
# of 22b594cf
web-dark-said = Ni giza mno: ongeza mwanga.
# of 8856ffc4
web-failed = Kuna hitilafu. Tafadhali jaribu tena. Ikitokea tena, mwambie anayetunza mashine hii nambari { $number }.
# of c0ed7f0f
web-find-board-first-calibrate = tafuta ubao kwanza
# of c0b7c7a7
web-game-begun-by-command-referee = mchezo huu ulianzishwa kwa amri referee: hiyo pekee inaweza kuumaliza
# of d8265884
web-game-being-played-leave-first = mchezo unachezwa: uache kwanza
# of 3b733233
web-game-has-not-begun = mchezo huo haujaanza
# of 9a3a6052
web-game-over = mchezo huo umekwisha
# of b602cf56
web-game-played-elsewhere-can-only = mchezo huo ulichezwa kwingine; unaweza kutazamwa tu
# of a376aa9f
web-glare = Mwanga unarudi kutoka kwenye ubao.
# of d42d37ae
web-glare-said = Mwanga unarudi kutoka mezani: geuza taa au kamera kidogo.
# of 11dded0f
web-in-place = Ubao uko pale ulipopimwa.
# of 2c1e91b2
web-light = badilisha mwanga
# of 72b24493
web-light-good = Mwanga ni mzuri.
# of 9ecd1c3e
web-lights = hakuna hapa
# of 9ab2745c
web-looking = Ninautafuta ubao.
# of 77552cbe
web-no-game-being-played-now = hakuna mchezo unaochezwa sasa
# of da135cc7
web-no-glare = Hakuna mng'ao.
# of a961d27f
web-plug-in = angalia kebo yake, kisha jaribu tena
# of f600f46d
web-real-table-move-by-hand = hii ni meza halisi: sogeza kwa mkono
# of 6e661ab2
web-sharp-said = Picha ni safi.
# of b6a2634a
web-simulated = ya kuigiza, { $wide } x { $high }, picha { $rate } kwa sekunde
# of 230264d9
web-simulated-table-needs-no-camera = hii ni meza ya kuigiza: haihitaji kamera
# of 541b8b31
web-some-glare = Kuna mng'ao kidogo: huenda ikatosha.
# of 5421442d
web-there = Ubao uko ndani ya picha.
# of c482711f
web-there-no-camera-picture-look = sasa hakuna picha ya kamera ya kutazama
# of f8387287
web-there-no-game-table = hakuna mchezo mezani
# of adc1cc07
web-turn-lens-s-ring = zungusha pete ya lenzi
