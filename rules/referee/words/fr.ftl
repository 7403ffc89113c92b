# of 4526632f
referee-board-yet-laid-out = le plateau reste à disposer
# of 2fff891d
referee-board-yet-laid-out-holding = le plateau reste à disposer : { $told }
# of 95eb8cb6
referee-one-removal-only = { $who } { AGREE($who, "a", "ont") } déjà pris ce que ce tour a gagné
# of 50c591f2
referee-removal-owed = { $own } { AGREE($own, "doit", "doivent") } d'abord prendre ce que le tour a gagné
# of 424422d0
referee-stands-there = il y a quelque chose sur { $sites } du plateau, dont { $title } ne se sert pas
# of f25edb21
referee-to-hold = il faut { $count } en { $sites }
# of 374d49b1
referee-trimming-owed = { $own } { AGREE($own, "doit", "doivent") } d'abord retirer ce qui est en trop en { $due }
# of 4bc661ba
referee-turn-players-said = le tour { $n } est : { $who }, { $turn }, comme les joueurs l'ont dit
# of 9e99e590
referee-turn-players-said-holding = le tour { $n } est : { $who }, { $turn }, comme les joueurs l'ont dit : { $told }
# of ab647059
referee-turn-taken-back = le tour { $n } a été repris
# of 7482ea35
referee-turn-taken-back-holding = le tour { $n } a été repris : { $told }
# of 9185bddf
referee-turn-taken-back-has-taken-back = { $who } { AGREE($who, "a", "ont") } repris { $turn } ; un tour joué reste joué
# of 53bece6d
referee-turning-owed = { $own } { AGREE($own, "doit", "doivent") } d'abord retourner { $due }
# of dc52e660
referee-law-turns = les joueurs jouent chacun à son tour
# of 5bda0e3c
referee-law-earned = un coup prend ce qu'il a gagné, et pas plus
# of 1706dc7a
referee-law-owed = un coup est fini quand ce qu'il a gagné est pris
# of 0de9a866
referee-law-settled = les joueurs décident de ce qui a été joué
# of 4f971dae
referee-law-time = un coup a son temps
# of 15806945
referee-law-played-on = le jeu se joue sur { $count } places
# of f6fe53f7
referee-could-not-follow = le tour { $n } ne pourrait pas rester alors ({ $side } : { $turn }) : { $why }
# of ecab2a23
referee-not-legal-then = il serait contraire aux règles
# of 5a1bcb6d
referee-not-due-then = ce ne serait pas { FORM($side, case: "dative") } de jouer
# of 39995fc7
referee-over-then = la partie serait finie avant
# of e7fbb027
referee-others-then = il y aurait autre chose sur { $sites }
# of abb5e835
referee-no-such-turn = il n'y a pas de tour { $n } : { $count ->
    [one] { $count } tour a été joué
   *[other] { $count } tours ont été joués
}
# of 7f723406
referee-turn-was-so = le tour { $n } était déjà celui-là ({ $side } : { $turn })
