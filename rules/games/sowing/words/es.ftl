# of 20549ea7
sowing-anything-else = ninguna siembra explica el tablero; la más cercana es { $turn }: { $told }
# of 6d390969
sowing-append = y { $count } más
# of 0e94c06a
sowing-capture-forgotten = { $own } sembró { $turn } y no tomó { $pits } antes de que se sembrara { $then }
# of e6d7535b
sowing-cups-used-at-least-must = se usan { $count } hoyos, y deben ser al menos { $least }
# of 7bd6f142
sowing-doubles = cayeron dos semillas a la vez en { $site }
# of 528516ad
sowing-empty = { $pit } está vacío
# of 9d741b8c
sowing-fallow-hole = { $fallow }: fuera de juego, pero hay semillas
# of 92ab1ac8
sowing-feeding-due = { $own } debe poner una semilla en { $fed }, el primer hoyo del otro
# of 8b3f3f42
sowing-four-forgotten = { $own } olvidó las cuatro de { $pits }, que siguen en juego, antes de que se sembrara { $then }
# of 1cbc161f
sowing-holds-one-seed-has-not = en { $pit } hay una sola semilla; { $own } todavía no ha ganado { $count }
# of 12274f48
sowing-holds-turn-begins-with = en { $pit } hay { $count }, y un turno empieza con { $least }
# of e7722775
sowing-loses = falta la semilla de { $site }
# of 1f80500a
sowing-more = { $count } más
# of 4339bccf
sowing-must-begin-with-not-with = { $own } debe empezar con { $first }, no con { $pit }
# of 69694f0f
sowing-not-filled = { $own } tiene que llenar el tablero: { $told }
# of c462988f
sowing-not-s-begin-with = { $own } no puede empezar con { $pit }, que no es suyo
# of fb53f9e2
sowing-not-seeds = { $strange }: lo que hay ahí no son semillas
# of 1fbb6669
sowing-not-won = { $own } sembró { $turn }, que no gana { $unwon }
# of a64f28fc
sowing-only-poorer-side-s-pits = solo se llenan los hoyos del lado más pobre
# of bb85b79b
sowing-other-side-has-not-twice = el otro lado no tiene el doble de semillas
# of 577837d6
sowing-out-play = { $pit } está fuera de juego
# of e60fd44e
sowing-passes = se pasó por alto { $site }
# of 1bda7b54
sowing-played-twice = { $own } sembró { $turn } y después { $then }, dos turnos
# of 0b5e1dce
sowing-s-sown-s-turn = se sembró { $turn } de { $foe }, pero es el turno de { $own }
# of 271b9176
sowing-seeds-laid-more-than-has = se han puesto { $count } semillas, más de las que tiene { $own }
# of 0e69e0c8
sowing-seeds-lost = { $own } sembró { $turn }, pero falta una semilla: { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = faltan semillas en { $everything }, y no se sembró nada
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } sembró { $turn }, pero faltan { $lacking } semillas: { $told }
# of 31273227
sowing-several-changes = ninguna siembra explica lo que hay en { $everything }
# of 0ffbe95b
sowing-should-hold-not = en { $site } debe haber { $wanted }, no { $held }
# of 7b24c0a9
sowing-slipped = { $own } sembró { $turn }, pero { $slip }
# of 91920865
sowing-sowed = { $own } sembró { $turn }: { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } sembró { $turn } y no tomó { $pits } por el camino
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } sembró { $turn } y no cambió de sentido en { $pit }
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } sembró { $turn }, que no gana { $unwon }; gana { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } sembró { $turn } y echó semillas también en { $stores }
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } sembró { $turn }, pero en { $stores }, no en { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } sembró { $turn }; su última semilla pasa de largo { $pit }
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } sembró { $pit }, y eso no deja nada al otro
# of 1252dd80
sowing-sowed-not-s = { $own } sembró { $pit }, que no es de { $own }
# of d32a7c86
sowing-sowed-on = el turno { $turn } de { $own } acabó con la última semilla en { $last }, pero se siguió sembrando { $pit }
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } sembró { $turn }; con { $pits } se sigue desde { $there }, no desde { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } se sembró al revés
# of 1e7f3f8e
sowing-stopped-early = { $own } sembró { $turn } y no siguió desde { $pit } antes de que se sembrara { $then }
# of 72e3c5af
sowing-text = { $site }
# of 1357f41b
sowing-there-seeds-board-not = hay { $count } semillas en el tablero, y no { $most }
# of 91487451
sowing-two-sides-do-not-use = los dos lados no usan hoyos que se correspondan
# of 409bfda6
sowing-wrong-count = { $own } sembró { $turn }, pero sobra una semilla: { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = hay semillas de más en { $everything }, y no se sembró nada
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } sembró { $turn }, pero sobran { $too_many } semillas: { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } sembró { $pit }, y eso le quita todo al otro
