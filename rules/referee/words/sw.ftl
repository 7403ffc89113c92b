# of 4526632f
referee-board-yet-laid-out = ubao bado haujapangwa
# of 2fff891d
referee-board-yet-laid-out-holding = ubao bado haujapangwa: { $told }
# of 95eb8cb6
referee-one-removal-only = { $who } amekwisha kuchukua alichopata kwa zamu hiyo
# of 50c591f2
referee-removal-owed = { $own } lazima kwanza achukue alichopata kwa zamu
# of 424422d0
referee-stands-there = kuna kitu { $sites } kwenye ubao, ambapo { $title } hautumii
# of f25edb21
referee-to-hold = { $sites } iwe na { $count }
# of 374d49b1
referee-trimming-owed = { $own } lazima kwanza atoe zilizozidi { $due }
# of 4bc661ba
referee-turn-players-said = zamu ya { $n } ni { $who } { $turn }, kama wachezaji walivyosema
# of 9e99e590
referee-turn-players-said-holding = zamu ya { $n } ni { $who } { $turn }, kama wachezaji walivyosema: { $told }
# of ab647059
referee-turn-taken-back = zamu ya { $n } imerudishwa
# of 7482ea35
referee-turn-taken-back-holding = zamu ya { $n } imerudishwa: { $told }
# of 9185bddf
referee-turn-taken-back-has-taken-back = { $who } amerudisha { $turn }; zamu iliyokwisha kuchezwa hubaki
# of 53bece6d
referee-turning-owed = { $own } lazima kwanza apindue { $due }
# of dc52e660
referee-law-turns = wachezaji hucheza kwa zamu
# of 5bda0e3c
referee-law-earned = zamu huchukua kile ilichostahili, na si zaidi
# of 1706dc7a
referee-law-owed = zamu huisha kile ilichostahili kinapochukuliwa
# of 0de9a866
referee-law-settled = wachezaji wenyewe huamua kilichochezwa
# of 4f971dae
referee-law-time = kila zamu ina muda wake
# of 15806945
referee-law-played-on = mchezo unachezwa kwenye sehemu { $count }
# of f6fe53f7
referee-could-not-follow = zamu ya { $n } haingeweza kubaki hapo ({ $side }: { $turn }): { $why }
# of ecab2a23
referee-not-legal-then = ingekuwa kinyume cha sheria
# of 5a1bcb6d
referee-not-due-then = isingekuwa zamu ya { $side }
# of 39995fc7
referee-over-then = mchezo ungekuwa umekwisha kabla
# of e7fbb027
referee-others-then = kwenye { $sites } kungekuwa na kitu kingine
# of abb5e835
referee-no-such-turn = hakuna zamu ya { $n }: zamu { $count } zimechezwa
# of 7f723406
referee-turn-was-so = zamu ya { $n } ilikuwa hivyo tayari ({ $side }: { $turn })
