# of f36f231f
page-am-looking-board-already = je cherche déjà le plateau
# of 99f4096d
page-am-thinking-about-another-game = je réfléchis à une autre partie ; attendez un peu
# of 04b76d8e
page-another-photograph-looked-at-try = une autre photo est examinée ; réessayez dans une minute
# of 6847d67d
page-at-work = en service
# of 741cdd82
page-blurred = Le plateau est flou.
# of a1190844
page-blurred-said = L'image est floue : réglez l'objectif ou tenez la caméra immobile.
# of 6233a1d6
page-bright-said = Il y a trop de lumière : retirez-en un peu.
# of 00f31c8a
page-bumped = Le plateau n'est pas où il a été étalonné : étalonnez à nouveau.
# of 4e85122e
page-camera = { $source }, { $wide } x { $high }, { $rate } images par seconde
# of 5f8ff2ad
page-camera-not-at-work = à l'arrêt : aucun jeu n'est choisi
# of 31a20ed6
page-camera-there-no-picture = il n'y a pas d'image
# of fa1d2c79
page-choose-game-find-board-first = choisissez d'abord un jeu et trouvez le plateau
# of 4f053880
page-choose-game-find-its-board = choisissez d'abord ce jeu et trouvez son plateau
# of 92ef3267
page-choose-game-first = choisissez d'abord un jeu
# of 446ae617
page-dark = Il fait trop sombre pour voir le plateau.
# of 5e5d849e
page-dark-said = Il fait trop sombre : donnez de la lumière.
# of 844e35c5
page-failed = Quelque chose n'a pas marché. Réessayez.
# of 8805b9f0
page-find-board-first-calibrate = trouvez d'abord le plateau
# of 3f8355f6
page-game-begun-by-command-referee = cette partie a été commencée par la commande referee : elle seule peut la finir
# of bcac6241
page-game-being-played-leave-first = une partie est en cours : quittez-la d'abord
# of d12a17f2
page-game-has-not-begun = cette partie n'a pas commencé
# of 26538755
page-game-over = cette partie est finie
# of 1734e44c
page-game-played-elsewhere-can-only = cette partie a été jouée ailleurs ; on ne peut que la regarder
# of 81af97d9
page-glare = Une lumière se reflète sur le plateau.
# of cf70ae5b
page-glare-said = Une lumière se reflète sur la table : tournez un peu la lampe ou la caméra.
# of 32d3cadf
page-in-place = Le plateau est où il a été étalonné.
# of d212a245
page-light = changez la lumière
# of fede5595
page-light-good = La lumière est bonne.
# of 0111bf7b
page-lights = aucune ici
# of ee043175
page-looking = Je cherche le plateau.
# of 224a603a
page-no-game-being-played-now = aucune partie n'est en cours
# of ddb9656c
page-no-glare = Il n'y a pas de reflet.
# of ea7cce8e
page-plug-in = vérifiez son câble, puis réessayez
# of 39163f24
page-real-table-move-by-hand = c'est une vraie table : joue à la main
# of bf1d5265
page-sharp-said = L'image est nette.
# of 8c7a5292
page-simulated = une caméra simulée, { $wide } x { $high }, { $rate } images par seconde
# of 8266a469
page-simulated-table-needs-no-camera = c'est une table simulée : elle n'a pas besoin de caméra
# of 1ed62fa0
page-some-glare = Il y a un léger reflet : cela peut aller.
# of 2050738a
page-there = Le plateau est dans l'image.
# of abb30d02
page-there-no-camera-picture-look = il n'y a pas d'image de la caméra à regarder
# of 9bd70750
page-there-no-game-table = il n'y a pas de partie sur la table
# of 41304179
page-turn-lens-s-ring = tournez la bague de l'objectif
