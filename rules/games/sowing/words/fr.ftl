# of 20549ea7
sowing-anything-else = aucune semaille n'explique le plateau ; la plus proche est { $turn } : { $told }
# of 6d390969
sowing-append = et { $count } de plus
# of 0e94c06a
sowing-capture-forgotten = { $own } a semé { $turn } et n'a pas pris { $pits } avant que { $then } ne soit semé
# of e6d7535b
sowing-cups-used-at-least-must = { $count } trous sont utilisés, il en faut au moins { $least }
# of 7bd6f142
sowing-doubles = deux graines sont tombées à la fois dans { $site }
# of 528516ad
sowing-empty = { $pit } est vide
# of 9d741b8c
sowing-fallow-hole = { $fallow } : hors du jeu, mais il y a des graines
# of 92ab1ac8
sowing-feeding-due = { $own } doit mettre une graine dans { $fed }, le premier trou de l'autre
# of 8b3f3f42
sowing-four-forgotten = { $own } a oublié les quatre de { $pits }, qui restent en jeu, avant que { $then } ne soit semé
# of 1cbc161f
sowing-holds-one-seed-has-not = il y a une seule graine en { $pit } ; { $own } n'en a pas encore gagné { $count }
# of 12274f48
sowing-holds-turn-begins-with = il y en a { $count } en { $pit }, et un tour commence avec { $least }
# of e7722775
sowing-loses = il manque la graine de { $site }
# of 1f80500a
sowing-more = { $count } autres
# of 4339bccf
sowing-must-begin-with-not-with = { $own } doit commencer par { $first }, pas par { $pit }
# of 69694f0f
sowing-not-filled = { $own } doit remplir le plateau : { $told }
# of c462988f
sowing-not-s-begin-with = { $own } ne peut pas commencer par { $pit }, qui n'est pas à lui
# of fb53f9e2
sowing-not-seeds = { $strange } : ce ne sont pas des graines
# of 1fbb6669
sowing-not-won = { $own } a semé { $turn }, ce qui ne gagne pas { $unwon }
# of a64f28fc
sowing-only-poorer-side-s-pits = on ne remplit que les trous du côté le plus pauvre
# of bb85b79b
sowing-other-side-has-not-twice = l'autre côté n'a pas deux fois plus de graines
# of 577837d6
sowing-out-play = { $pit } est hors du jeu
# of e60fd44e
sowing-passes = { $site } a été sauté
# of 1bda7b54
sowing-played-twice = { $own } a semé { $turn } puis { $then }, deux tours
# of 0b5e1dce
sowing-s-sown-s-turn = { $turn } de { $foe } a été semé, mais c'est à { $own } de jouer
# of 271b9176
sowing-seeds-laid-more-than-has = { $count } graines sont posées, plus que { $own } n'en a
# of 0e69e0c8
sowing-seeds-lost = { $own } a semé { $turn }, mais il manque une graine : { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = il manque des graines en { $everything }, et rien n'a été semé
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } a semé { $turn }, mais il manque { $lacking } graines : { $told }
# of 31273227
sowing-several-changes = aucune semaille n'explique ce qu'il y a en { $everything }
# of 0ffbe95b
sowing-should-hold-not = il doit y en avoir { $wanted } en { $site }, et non { $held }
# of 7b24c0a9
sowing-slipped = { $own } a semé { $turn }, mais { $slip }
# of 91920865
sowing-sowed = { $own } a semé { $turn } : { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } a semé { $turn } et n'a pas pris { $pits } en chemin
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } a semé { $turn } et n'a pas changé de sens en { $pit }
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } a semé { $turn }, ce qui ne gagne pas { $unwon } ; cela gagne { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } a semé { $turn } et a mis des graines aussi dans { $stores }
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } a semé { $turn }, mais dans { $stores }, pas dans { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } a semé { $turn } ; sa dernière graine passe { $pit } sans s'y arrêter
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } a semé { $pit }, ce qui ne laisse rien à l'autre
# of 1252dd80
sowing-sowed-not-s = { $own } a semé { $pit }, qui n'est pas à { $own }
# of d32a7c86
sowing-sowed-on = le tour { $turn } de { $own } était fini avec la dernière graine dans { $last }, mais { $pit } a encore été semé
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } a semé { $turn } ; avec { $pits } on repart de { $there }, pas de { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } a été semé dans le mauvais sens
# of 1e7f3f8e
sowing-stopped-early = { $own } a semé { $turn } et n'a pas continué depuis { $pit } avant que { $then } ne soit semé
# of 72e3c5af
sowing-text = { $site }
# of 1357f41b
sowing-there-seeds-board-not = il y a { $count } graines sur le plateau, et non { $most }
# of 91487451
sowing-two-sides-do-not-use = les deux côtés ne se servent pas de trous correspondants
# of 409bfda6
sowing-wrong-count = { $own } a semé { $turn }, mais il y a une graine de trop : { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = il y a des graines en plus en { $everything }, et rien n'a été semé
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } a semé { $turn }, mais il y a { $too_many } graines de trop : { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } a semé { $pit }, ce qui prend tout à l'autre
