# of 47fe6c05
towers-blocked = { $own } aliinua kete { $lifted } { $everything }, ambazo haziwezi kwenda umbali huo upande wowote
# of 04093f29
towers-changed-beside = { $own } alicheza { $turn }, lakini kitu kingine kimebadilika { $wrong }
# of f72041b3
towers-early-explosion = watu wa { $here } walitawanywa, lakini ni wachache kuliko miraba ya kando: hulipuka wakiwa angalau { $count }
# of 59710321
towers-left-too-early = kete ziliondoka { $there }, ambapo hazikuzidi { $highest }
# of 02bddc73
towers-man-added = { $own } alicheza { $turn }, lakini watu wamezidi: tazama { $wrong }
# of 1b904b0c
towers-man-missing = { $own } alicheza { $turn }, lakini watu wamepungua: tazama { $wrong }
# of 75cd941d
towers-men-come = watu ambao hawakuwa katika mnara wowote wamekuja { $everything }
# of 791363a9
towers-men-come-men-have-come = watu ambao hawakuwa katika rundo lolote wamekuja { $everything }
# of fee8205f
towers-men-exchanged = { $own } alicheza { $turn }, lakini { $wrong } zipo kete nyingine kuliko inavyopaswa
# of 8f5dc3e1
towers-men-exchanged-others-stand-than = { $everything } zipo kete nyingine kuliko zilizokuwapo
# of 3b6b6c46
towers-men-exchanged-sowed-others-stand = { $own } alipanda { $turn }, lakini { $wrong } wanasimama wengine kuliko inavyopaswa
# of 478ab97c
towers-men-gone = watu wametoweka { $everything }; hakuna mtu anayetoka ubaoni
# of 52108c57
towers-men-unsown = watu wametoweka { $everything }; kila mtu wa rundo hupandwa
# of 9c576d33
towers-men-gone-men-gone-from = kete zimetoweka { $everything }; ni zilizozidi tu zinazotoka
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } alisogea kutoka { $here } hadi { $there }, ambazo haziko katika safu moja wala katika mstari mmoja
# of 8a7932c9
towers-moved-from-men-squares-men = { $own } alisogea kutoka { $here } hadi { $there }: kete { $count }, miraba { $distance }; kete huenda miraba sawa na idadi yake
# of 09afd160
towers-moved-twice = { $own } alicheza mara mbili: { $first } na { $second }
# of 4dbd2fb4
towers-no-reserve = kete ya { $who } ilikuja { $everything }, lakini { $who } hana kete kwenye akiba
# of ab59f7cd
towers-not-adjacent = { $own } alipanda { $turn }: { $there } hauko kando ya { $here }
# of ae15ce46
towers-not-owner = { $own } alichukua watu { $here }, ambapo watu wa { $foe } wanasimama
# of 2d736e5c
towers-not-owner-moved-men-from = { $own } alisogeza kete kutoka { $here }, ambapo kete ya { $foe } iko juu
# of e90a31e8
towers-not-owner-took-men-up = { $own } aliinua kete { $everything }, ambapo kete ya { $foe } iko juu
# of 8c3644ea
towers-not-owner-took-stack-where = { $own } alichukua rundo la { $here }, ambapo hakuna mtu wa { $own } juu
# of 46d6a758
towers-not-sown = watu { $count } walikwenda pamoja kutoka { $here } hadi { $there }; rundo hupandwa, mtu mmoja baada ya mwingine
# of f4d95f17
towers-part-moved = { $own } alichukua { $count } tu kati ya watu wa { $here }; rundo zima hupandwa
# of e1b1de09
towers-recoloured = { $own } alicheza { $turn }, lakini { $wrong } wangepaswa kusimama watu wa rangi nyingine
# of 89365b16
towers-recoloured-men-another-colour = watu wa rangi nyingine wanasimama { $everything }, na hakuna aliyetua hapo
# of 4b8f5cdd
towers-sown-aslant = { $own } alipanda { $turn }: kutoka { $here } hadi { $there } ni kimshazari
# of 46aab7ad
towers-too-many-left = kete nyingi mno ziliondoka { $there }: { $highest } hubaki, zilizo chini hutoka
# of 679faf98
towers-too-many-moved = { $own } alisogeza watu { $count } pamoja; wasiozidi { $most } wanaweza kwenda
# of 6f7ed86f
towers-top-first = { $own } alipanda rundo la { $here } akianza na mtu wa juu; wa chini hutangulia
# of 281ef20d
towers-turned-back = { $own } alipanda { $turn }: baada ya { $here } njia ilirudi moja kwa moja { $there }
# of b301d629
towers-two-entered = zaidi ya kete moja zilikuja { $everything }; zamu huingiza moja
# of 4901a012
towers-wrong-explosion = { $own } alicheza { $turn }, lakini milipuko huacha kitu kingine { $wrong }
