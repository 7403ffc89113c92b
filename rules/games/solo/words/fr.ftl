# of 1f13718d
solo-cannot-refill = la pierre de { $taken } a été prise, mais aucune pierre voisine ne peut remplir son trou
# of e29a10c0
solo-diagonal = on a rempli { $taken } en diagonale depuis { $emptied }
# of f04fb6f4
solo-foreign-chip = ce qui se trouve en { $strange } n'est une pierre ni { ATTR($own, "feminine") } ni { ATTR($foe, "feminine") }
# of 5099d337
solo-moved-to-empty = une pierre est allée sur { $filled }, mais on ne remplit que le trou de la pierre prise
# of 4aa048b6
solo-no-change = rien n'a changé ; la pierre suivante est { ATTR($due, "feminine") }
# of dc538277
solo-none-in-hand = une pierre est apparue sur { $outside }, mais il n'y en a aucune en main
# of 4626ccce
solo-none-in-hand-stone-appeared-there = une pierre est apparue sur { $filled }, mais il n'y en a aucune en main
# of cd703e42
solo-not-adjacent = on a rempli { $taken } depuis { $emptied }, qui n'est pas à côté
# of 503bffd8
solo-not-over-setting-up = la pierre de { $emptied } a été prise, mais d'abord celle en main se pose sur un trou extérieur
# of 272382a4
solo-not-soli-row = la pierre de { $taken } a été prise, mais { $soli } montre { $row }
# of 13f8b94a
solo-nothing-taken = une pierre est allée sur { $filled }, mais aucune n'a été sortie de la grille
# of 9ad6634d
solo-same-colour-beside = la pierre { ATTR($placed, "feminine") } en { $outside } est à côté d'une autre pierre { ATTR($placed, "feminine") }
# of c910694b
solo-soli-stays = la pierre de { $lifted } a été enlevée, mais une pierre posée dehors reste
# of dd1535db
solo-too-many-taken = la pierre en { $extra } a été prise aussi, mais un tour ne prend qu'une pierre
# of 84d8d97c
solo-two-moved = plus d'une pierre a été posée dehors : { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = une pierre { ATTR($placed, "feminine") } a été posée en { $outside }, mais la suivante est { ATTR($due, "feminine") }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = la pierre { ATTR($stood, "feminine") } en { $taken } a été prise, mais la suivante est { ATTR($due, "feminine") }
# of 1b7331ea
solo-wrong-pit = la pierre a été posée en { $outside }, mais le trou suivant, dans le sens contraire des aiguilles d'une montre, est { $goals }
# of 22a88f06
solo-soli-bi-free-title = Soli-Bi, n'importe quel trou extérieur
# of 3435eddf
solo-soli-bi-free-rules-1 = Un joueur a 26 pierres, treize de chacune de deux couleurs. Le plateau a un champ intérieur de cinq trous sur cinq et, le long de chacun de ses quatre côtés, une rangée de cinq trous extérieurs, dont chacun montre la rangée ou la colonne devant lui. Les 25 trous intérieurs sont remplis au début, les deux couleurs en damier ; la 26e pierre, de la couleur la moins nombreuse à l'intérieur, est en main.
# of 93bab65c
solo-soli-bi-free-rules-2 = Le premier tour pose cette pierre dans n'importe quel trou extérieur. Ensuite, la dernière pierre posée s'appelle la pierre Soli, et chaque tour se fait ainsi.
# of cb3200d0
solo-soli-bi-free-rules-3 = Prenez une pierre de l'autre couleur que la pierre Soli dans la rangée ou la colonne que montre le trou de celle-ci. Posez-la dans n'importe quel trou extérieur libre qui n'a pas de pierre de la même couleur à côté ; à un coin, le dernier trou d'un côté et le premier du suivant sont voisins. Remplissez le trou intérieur devenu vide avec une pierre d'un trou juste à côté (pas en diagonale), de n'importe quelle couleur. Une pierre qui n'a à côté d'elle aucune pierre pour remplir son trou ne peut pas être prise.
# of dbf824c3
solo-soli-bi-free-rules-4 = La pierre qui vient d'être posée est la nouvelle pierre Soli. Les pierres du dehors ne bougent plus.
# of d66f6bf6
solo-soli-bi-free-rules-5 = La partie est gagnée quand les vingt trous extérieurs sont remplis. Elle est finie aussi quand il n'y a aucun coup permis. Le score est le nombre de pierres au-dehors.
# of cc0070cf
solo-soli-bi-free-rules-6 = Un tournoi compare les scores de plusieurs joueurs ; la première pierre de chaque partie est posée par un autre joueur que celui qui continue.
# of a7669c4b
solo-soli-bi-free-note-1 = Un damier contient treize pierres d'une couleur et douze de l'autre ; la 26e est de la couleur la moins nombreuse.
# of 5779eb8b
solo-soli-bi-free-note-2 = Remplir le trou est obligatoire : une pierre que rien ne peut remplacer n'est pas prise.
# of 1bcda73c
solo-soli-bi-free-note-3 = La pierre peut être posée avant ou après qu'on a rempli le trou ; c'est un seul tour.
# of a6ae7719
solo-soli-bi-free-note-4 = Deux pierres d'une même couleur ne peuvent pas être voisines : cela vaut ici aussi, où qu'on pose la pierre.
# of def92d8d
solo-soli-bi-free-note-5 = Le livret de règles numérote les niveaux de 1 à 5 sans les distinguer.
# of 391bb890
solo-soli-bi-free-note-6 = Deux tours qui prennent des pierres différentes peuvent donner le même plateau ; les deux sont permis, et rien ne dépend duquel c'était.
# of f6cf6943
solo-soli-bi-free-note-7 = Le score est le nombre de pierres au-dehors, la première comprise.
# of 28a25c51
solo-soli-bi-title = Soli-Bi
# of 06a50a12
solo-soli-bi-rules-3 = Prenez une pierre de l'autre couleur que la pierre Soli dans la rangée ou la colonne que montre le trou de celle-ci. Posez-la dans le trou extérieur suivant, dans le sens inverse des aiguilles d'une montre vu d'en haut. Remplissez le trou intérieur devenu vide avec une pierre d'un trou juste à côté (pas en diagonale), de n'importe quelle couleur. Une pierre qui n'a à côté d'elle aucune pierre pour remplir son trou ne peut pas être prise.
# of 333dc3e4
solo-soli-bi-rules-4 = La pierre qui vient d'être posée est la nouvelle pierre Soli. Les pierres du dehors ne bougent plus, et leurs couleurs alternent tout autour.
# of a7be336e
solo-soli-bi-free-place = la pierre prise peut être posée dans n'importe quel trou extérieur
# of b873c79c
solo-soli-bi-start = les trous intérieurs sont remplis en damier, et pour commencer on pose la 26e pierre dans n'importe quel trou extérieur
# of e9944eba
solo-soli-bi-stones = toutes les pierres sauf la 26e commencent à l'intérieur ; (le texte ne le dit pas) un trou en contient une
# of 9022d0dc
solo-soli-bi-row = la pierre suivante est prise dans la rangée ou la colonne que montre le trou de la pierre Soli, celle qui a été posée en dernier
# of 9e632d60
solo-soli-bi-colour = après une pierre Soli blanche, la pierre suivante est noire, après une noire, blanche
# of a8dd7f48
solo-soli-bi-refill = le trou de la pierre prise doit être rempli avec une pierre d'un trou juste à côté, tout droit, de n'importe quelle couleur
# of facc6b4e
solo-soli-bi-place = la pierre prise est posée à côté de la pierre Soli, dans le sens inverse des aiguilles d'une montre, et devient la nouvelle pierre Soli
# of b3c98621
solo-soli-bi-alternate = deux pierres de la même couleur ne peuvent jamais être voisines au-dehors
# of d65514af
solo-soli-bi-end = la partie finit quand les vingt trous extérieurs sont remplis, ou qu'aucune pierre ne peut être prise selon les règles
