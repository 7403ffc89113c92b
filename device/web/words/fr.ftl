# of 305dbaf5
web-am-looking-board-already = je cherche déjà le plateau
# of 9077290b
web-am-thinking-about-another-game = je réfléchis à une autre partie ; attendez un peu
# of 6bc2674f
web-another-photograph-looked-at-try = une autre photo est examinée ; réessayez dans une minute
# of 5906eded
web-at-work = en service
# of 6f92e4aa
web-blurred = Le plateau est flou.
# of a10d9de5
web-blurred-said = L'image est floue : réglez l'objectif ou tenez la caméra immobile.
# of 4ff008db
web-bright-said = Il y a trop de lumière : retirez-en un peu.
# of 0a910bdc
web-bumped = Le plateau n'est pas où il a été étalonné : étalonnez à nouveau.
# of 1fc3edee
web-camera = { $source }, { $wide } x { $high }, { $rate } images par seconde
# of 3a89ea86
web-camera-not-at-work = à l'arrêt : aucun jeu n'est choisi
# of f9620c82
web-camera-there-no-picture = il n'y a pas d'image
# of ee74710b
web-choose-game-find-board-first = choisissez d'abord un jeu et trouvez le plateau
# of 20e8e3b1
web-choose-game-find-its-board = choisissez d'abord ce jeu et trouvez son plateau
# of 4e5f2692
web-choose-game-first = choisissez d'abord un jeu
# of 874d7c78
web-dark = Il fait trop sombre pour voir le plateau.
# of 22b594cf
web-dark-said = Il fait trop sombre : donnez de la lumière.
# of 8856ffc4
web-failed = Quelque chose n'a pas marché. Réessayez. Si cela se reproduit, donnez le numéro { $number } à la personne qui s'occupe de cette machine.
# of c0ed7f0f
web-find-board-first-calibrate = trouvez d'abord le plateau
# of c0b7c7a7
web-game-begun-by-command-referee = cette partie a été commencée par la commande referee : elle seule peut la finir
# of d8265884
web-game-being-played-leave-first = une partie est en cours : quittez-la d'abord
# of 3b733233
web-game-has-not-begun = cette partie n'a pas commencé
# of 9a3a6052
web-game-over = cette partie est finie
# of b602cf56
web-game-played-elsewhere-can-only = cette partie a été jouée ailleurs ; on ne peut que la regarder
# of a376aa9f
web-glare = Une lumière se reflète sur le plateau.
# of d42d37ae
web-glare-said = Une lumière se reflète sur la table : tournez un peu la lampe ou la caméra.
# of 11dded0f
web-in-place = Le plateau est où il a été étalonné.
# of 2c1e91b2
web-light = changez la lumière
# of 72b24493
web-light-good = La lumière est bonne.
# of 9ecd1c3e
web-lights = aucune ici
# of 9ab2745c
web-looking = Je cherche le plateau.
# of 77552cbe
web-no-game-being-played-now = aucune partie n'est en cours
# of da135cc7
web-no-glare = Il n'y a pas de reflet.
# of a961d27f
web-plug-in = vérifiez son câble, puis réessayez
# of f600f46d
web-real-table-move-by-hand = c'est une vraie table : joue à la main
# of 6e661ab2
web-sharp-said = L'image est nette.
# of b6a2634a
web-simulated = une caméra simulée, { $wide } x { $high }, { $rate } images par seconde
# of 230264d9
web-simulated-table-needs-no-camera = c'est une table simulée : elle n'a pas besoin de caméra
# of 541b8b31
web-some-glare = Il y a un léger reflet : cela peut aller.
# of 5421442d
web-there = Le plateau est dans l'image.
# of c482711f
web-there-no-camera-picture-look = il n'y a pas d'image de la caméra à regarder
# of f8387287
web-there-no-game-table = il n'y a pas de partie sur la table
# of adc1cc07
web-turn-lens-s-ring = tournez la bague de l'objectif
