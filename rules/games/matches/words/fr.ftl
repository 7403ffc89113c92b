# of 0eabc129
matches-held-else = sur { $sites }, il y avait autre chose à la fin de la manche, et autre chose au début de la suivante
# of 34bd84c3
matches-set-up-due = la manche est finie, et { $own } { AGREE($own, "doit", "doivent") } préparer la suivante
# of 28c8fe64
matches-match-title = Un match
# of 65385a03
matches-match-rules-1 = On joue plusieurs parties. Qui en gagne une a un point, une nulle n'en donne aucun. Celui qui commence change de partie en partie, dans l'ordre des tours. Le premier à gagner deux parties, ou autant qu'on en a convenu avant, a gagné.
# of 198e51f3
matches-match-note-1 = Le livret de règles parle d'une seule partie : le match est de nous, le plus simple qui soit.
# of 6aa90a4b
matches-match-note-2 = Les joueurs gardent leurs sièges et les places de leurs pions.
# of e74bef57
matches-match-next-round = (le texte ne le dit pas ; comme dans tout match) on met en place la partie suivante, et celui qui commence change
# of 4b8a1045
matches-mabambo-tournament-title = Tournoi de Mabambo
# of 1cefef5c
matches-mabambo-tournament-rules-1 = Un tournoi a trois parties de Mabambo. Le gagnant d'une partie marque autant de points que le perdant a de trous de collecte vides : dix, moins les pierres prises par le perdant. Après une partie, on remet les pierres en place, et le perdant choisit qui commence la suivante. Après trois parties, qui a le plus de points a gagné ; à égalité, qui a gagné deux parties.
# of 977fc817
matches-mabambo-tournament-note-1 = Une partie nulle compte parmi les trois et ne rapporte rien ; celui qui ne l'a pas commencée choisit qui commence la suivante.
# of 5a0f10a3
matches-mabambo-tournament-note-2 = Les joueurs gardent leurs sièges et les places de leurs pierres, qui que ce soit qui commence.
# of 80c46ed4
matches-mabambo-tournament-note-3 = À points égaux et à nombre égal de parties gagnées, le tournoi est nul.
# of 84925c63
matches-mabambo-long-jump-match-title = Tournoi de Mabambo aux longs sauts
# of 7f5d2a6a
matches-mabambo-long-jump-match-rules-1 = Un tournoi a trois parties de Mabambo aux longs sauts. Le gagnant d'une partie a autant de points que le perdant a de trous de collecte vides : dix, moins les pierres prises par le perdant. Après une partie, on remet les pierres en place, et le perdant choisit qui commence la suivante. Après trois parties, qui a le plus de points a gagné ; à égalité de points, qui a gagné deux parties.
# of 6851ce42
matches-mabambo-long-jump-match-note-1 = Le livret de règles parle séparément des tournois et des longs sauts ; ici, il y a les deux.
# of 83f700e3
matches-soli-bi-tournament-title = Tournoi de Soli-Bi
# of a4b0a907
matches-soli-bi-tournament-rules-1 = De deux à quatre joueurs jouent chacun une partie de Soli-Bi, l'un après l'autre. La première pierre de chaque partie est posée par un autre joueur que celui qui continue : on ne la choisit donc pas soi-même. Le score d'une partie est le nombre de pierres au-dehors à la fin. Quand tout le monde a joué, qui a posé le plus de pierres a gagné.
# of 36b87557
matches-soli-bi-tournament-note-1 = Le livret de règles dit « plusieurs joueurs » : de deux à quatre, une partie chacun.
# of 3e8dd16e
matches-soli-bi-tournament-note-2 = Les camps sont les joueurs ; leurs noms ne sont pas ceux des couleurs des pierres.
# of 28c2e0cf
matches-soli-bi-tournament-note-3 = On ne voit pas qui pose la première pierre : le tour compte comme celui du joueur dont c'est la partie.
# of e69b24f0
matches-soli-bi-tournament-note-4 = La première pierre compte dans le score, comme dans le jeu pour un seul : tous l'ont.
# of 5b2e42ae
matches-soli-bi-tournament-note-5 = Ceux qui sont à égalité en tête se partagent la victoire ; si tous le sont, c'est une nulle.
# of 59674e99
matches-soli-bi-free-match-title = Tournoi de Soli-Bi, n'importe quel trou extérieur
# of 5031fb64
matches-soli-bi-free-match-rules-1 = De deux à quatre joueurs jouent une partie de Soli-Bi chacun, avec n'importe quel trou extérieur ouvert à la pierre suivante. La première pierre de chaque partie est posée par un autre joueur que celui qui continue. Le score d'une partie est le nombre de pierres au-dehors à la fin. Quand tout le monde a joué, qui a posé le plus de pierres a gagné.
# of 7b2b8366
matches-soli-bi-free-match-note-1 = Le livret de règles parle séparément des tournois et des trous extérieurs libres ; ici, il y a les deux.
# of 55b06551
matches-tresillo-conquer-match-title = Conquer, jeu avancé
# of e28651e7
matches-tresillo-conquer-match-rules-1 = Dans le jeu avancé, on joue plusieurs parties, et le premier joueur à avoir 30 points, ou un autre but convenu avant, a gagné. Quand une partie est finie, chaque joueur a un point par pion pris, et deux par pion de l'autre enfermé sur le plateau. Les joueurs commencent à tour de rôle.
# of fded89e9
matches-tresillo-conquer-match-note-1 = Les points se comptent à la fin d'une partie. Si les deux joueurs ont alors passé le but, qui en a le plus a gagné ; à égalité, qui a gagné le plus de parties ; si c'est encore égal, on joue une autre partie.
# of 191690b2
matches-tresillo-conquer-match-note-2 = Les deux joueurs comptent, même le perdant de la partie.
# of a5c68e4d
matches-tresillo-conquer-alt-match-title = Conquer, autre façon de jouer, jeu avancé
# of f5767594
matches-tresillo-conquer-alt-match-rules-1 = Dans le jeu avancé, on joue plusieurs parties, et le premier joueur à avoir 30 points, ou un autre but convenu avant, a gagné. Quand une partie est finie, chaque joueur a un point par pion donné ou pris, et deux par pion de l'autre enfermé sur le plateau. Les joueurs commencent à tour de rôle.
# of a9e81511
matches-tresillo-conquer-alt-match-note-1 = Un pion qui a été donné compte comme pris.
# of e7a19f6f
matches-tresillo-stay-match-title = Stay, plusieurs parties
# of c29d06fb
matches-tresillo-stay-match-rules-1 = On joue plusieurs parties, comme dans le jeu avancé de Conquer : le premier joueur à avoir 30 points, ou un autre but convenu avant, a gagné. Quand une partie est finie, chaque joueur a un point par pion que l'autre a dû donner. Les joueurs commencent à tour de rôle.
# of 32021bd2
matches-tresillo-stay-match-note-1 = L'article parle d'une seule partie ; le match est celui de Conquer, et on additionne les pions gagnés.
# of 6b1010da
matches-tresillo-stay-match-note-2 = Si les deux joueurs ont passé le but, qui en a le plus a gagné ; à égalité, qui a gagné le plus de parties ; si c'est encore égal, on joue une autre partie.
# of be51895a
matches-tresillo-pluck-match-title = Pluck, plusieurs parties
# of 75eeced2
matches-tresillo-pluck-match-rules-1 = On joue plusieurs parties, comme dans le jeu avancé de Conquer : le premier joueur à avoir 30 points, ou un autre but convenu avant, a gagné. Quand une partie est finie, chaque joueur a un point par pion pris. Les joueurs commencent à tour de rôle.
# of 57ebc368
matches-tresillo-rapido-match-title = Rapido, plusieurs parties
# of d46147b3
matches-tresillo-rapido-match-rules-1 = On joue plusieurs parties, comme dans le jeu avancé de Conquer : le premier joueur à avoir 30 points, ou un autre but convenu avant, a gagné. Quand une partie est finie, chaque joueur a un point par pion gagné. Les joueurs commencent à tour de rôle. Personne n'est pressé pendant qu'on met en place une partie.
# of 310e1046
matches-stack-match-title = Stack jusqu'à 50 points
# of 7b119395
matches-stack-match-rules-1 = On joue plusieurs manches, et le premier joueur à avoir 50 points, ou un autre but convenu avant, a gagné. Quand une manche est finie, chaque joueur a un point par pion gardé, et le gagnant de la manche aussi un par pion sur le plateau. Le joueur à droite de celui qui a commencé la manche précédente commence la suivante.
# of 02c72a22
matches-stack-match-rules-2 = Avec élimination, le joueur dont les tours précèdent ceux du gagnant d'une manche est éliminé, pour ne pas avoir retenu le gagnant. Les autres jouent la manche suivante. Le dernier qui reste a gagné.
# of f2ac90c4
matches-stack-match-note-1 = À droite se trouve le suivant dans l'ordre des tours ; un joueur éliminé est sauté.
# of 220ee52d
matches-stack-match-note-2 = Avec élimination, le match continue jusqu'à ce qu'il reste un seul joueur, quels que soient les points ; deux joueurs jouent alors une seule manche.
# of ae346b59
matches-stack-match-note-3 = Une manche que personne ne gagne n'élimine personne.
# of 79c6e58f
matches-stack-match-note-4 = Si plusieurs ont passé le but après une manche, qui en a le plus a gagné ; à égalité, celui d'entre eux qui a gagné le plus de manches ; sinon on joue une autre manche.
# of 5babfae5
matches-stack-2p-match-title = Stack à deux jusqu'à 50 points
# of 813f5807
matches-stack-2p-match-rules-1 = On joue plusieurs manches, et le premier joueur à avoir 50 points, ou un autre but convenu avant, a gagné. Quand une manche est finie, chaque joueur a un point par pion gardé par l'une ou l'autre de ses couleurs, et le gagnant de la manche aussi un par pion sur le plateau. Les joueurs commencent à tour de rôle, chacun avec ses couleurs en alternance.
# of b9155116
matches-stack-2p-match-note-1 = Les points des deux couleurs d'un joueur sont additionnés, et dits pour chacune d'elles.
# of 49b9c449
matches-stack-2p-match-note-2 = La manche suivante commence par la couleur qui suit celle qui a commencé la précédente : ainsi les joueurs alternent.
# of 626c368c
matches-stack-2p-match-note-3 = Si les deux ont passé le but après une manche, qui en a le plus a gagné ; à égalité, qui a gagné le plus de manches ; sinon on joue une autre manche.
# of a97cc501
matches-stack-2p-match-note-4 = À deux joueurs, l'élimination finirait le match dès la première manche : elle n'est pas proposée.
# of 0ac4cd8c
matches-stack-team-match-title = Stack en équipes jusqu'à 50 points
# of 3bd49232
matches-stack-team-match-rules-1 = On joue plusieurs manches, et la première équipe à avoir 50 points, ou un autre but convenu avant, a gagné. Quand une manche est finie, chaque équipe a un point par pion gardé par l'un de ses joueurs, et l'équipe gagnante aussi un par pion sur le plateau. Le joueur à droite de celui qui a commencé la manche précédente commence la suivante.
# of f4af3dd0
matches-stack-team-match-note-1 = Les points de deux coéquipiers sont additionnés, et dits pour chacun d'eux.
# of 4d6af0d2
matches-stack-team-match-note-2 = Si les deux équipes ont passé le but après une manche, celle qui en a le plus a gagné ; à égalité, celle qui a gagné le plus de manches ; sinon on joue une autre manche.
# of 0184008a
matches-tableaux-advanced-match-title = Tableaux jusqu'à 50
# of 53db0af2
matches-tableaux-advanced-match-rules-1 = On joue des manches jusqu'à ce qu'un joueur ait 50 points et ait ainsi gagné. Seul le gagnant d'une manche marque des points : les pions qu'il a pris et, si l'autre a été en retard, soit ceux qui restent sur le plateau, soit ceux que l'autre a pris, selon lesquels sont les plus nombreux. Pour la manche suivante, on couvre de nouveau le plateau, et le joueur qui était second est premier. Le temps d'un tour ne court pas pendant qu'on le couvre.
# of 6c84c6f9
matches-tableaux-advanced-match-note-1 = Qui est premier dans la manche suivante n'est pas dit : les joueurs alternent.
# of 2d3478e5
matches-tableaux-advanced-match-note-2 = Toutes les manches se jouent avec autant de pions, et une prise aussi grande, que la première.
# of aaa65eb2
matches-tableaux-advanced-match-note-3 = Si un joueur était en retard avant qu'aucun pion soit pris, il n'y a rien à mettre en place, et la manche suivante commence aussitôt.
# of 63a91fcb
matches-mabambo-tournament-next-round = dans un tournoi, on joue trois parties, et le perdant de l'une choisit qui commence la suivante
# of d5e3a6e9
matches-mabambo-long-jump-match-next-round = (comme dans la variante de tournoi) on joue trois parties, et le perdant de l'une choisit qui commence la suivante
# of 850fdf28
matches-soli-bi-tournament-next-round = plusieurs joueurs comparent, dans un tournoi, combien de pierres chacun a pu poser
# of fca05c14
matches-soli-bi-free-match-next-round = (comme dans un tournoi de Soli-Bi) plusieurs joueurs comparent combien de pierres chacun a pu poser
# of 76c99536
matches-tresillo-conquer-match-next-round = dans le jeu avancé, les joueurs commencent la partie à tour de rôle
# of ab3ee840
matches-tresillo-stay-match-next-round = (le texte ne le dit pas ; comme dans Conquer) les joueurs commencent la partie à tour de rôle
# of fab9d9af
matches-stack-match-next-round = le joueur à droite de celui qui a commencé la manche précédente commence
# of 183749b9
matches-stack-2p-match-next-round = (comme dans Stack) le joueur à droite de celui qui a commencé la manche précédente commence
# of 96720db5
matches-stack-team-match-next-round = (le texte ne le dit pas ; comme dans Stack) le joueur à droite de celui qui a commencé la manche précédente commence
# of dfc8c2a7
matches-tableaux-advanced-match-next-round = le plateau est couvert de pions ; (le texte ne le dit pas) les joueurs sont premiers à tour de rôle
# of ae856162
matches-team-title = Jeu en équipes : { $game }
# of 37168d8e
matches-several = { $game }, plusieurs parties
# of e0957a06
matches-team-rules = Deux équipes jouent à un jeu prévu pour deux joueurs, avec quatre pions ou plus par camp. Chaque équipe a un camp. Les membres d'une équipe se relaient : chaque fois que c'est le tour de leur camp, un autre membre joue, tous dans le même ordre, encore et encore. Un tour entier est à un membre, avec tout ce qu'il prend sur le plateau. Aucune règle du jeu ne change, et un camp gagne ou perd ensemble.
# of 81829f37
matches-team-note-fit = Le livre dit « beaucoup de ces jeux, avec 4 pions ou plus » : ici, tous les jeux sur des lignes pour deux camps sont proposés.
# of f8979691
matches-team-note-order = L'ordre des membres est fixé, et personne n'est sauté.
# of cfded638
matches-team-note-unseen = On ne voit pas qui d'un camp a joué : un membre qui n'était pas à son tour n'est pas découvert.
# of c5dc1788
matches-team-note-counted = Les membres de chaque camp sont comptés selon ses propres coups, même quand un camp joue deux fois de suite.
