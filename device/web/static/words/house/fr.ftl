# of 7f29c3c2
house-pin = PIN
# of f51783e0
house-pin-title = Se connecter
# of c2cfea75
house-pin-help = Chacun peut regarder. Pour jouer, corriger ou commencer une partie, écris le PIN que montre la machine.
# of 780e3802
house-pin-enter = Se connecter avec un PIN
# of 5ce35f06
house-pin-say = Que la machine dise son PIN
# of 1c123e2f
house-pin-wrong = Ce n’est pas le PIN.
# of 8bcbba1d
house-pin-wait = Trop d’essais. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    }.
# of de0a5f6d
house-right-title = Droits de ce téléphone
# of 3a078593
house-right-yes = Il peut choisir, corriger et commencer des parties.
# of 7dea2e6a
house-right-no = Il regarde seulement.
# of c427127d
house-right-give-back = Se déconnecter
# of 9e12c661
house-share-title = D’autres téléphones
# of 40bd6776
house-share-text = Les autres scannent ceci pour voir la même partie.
# of 3deb9e41
house-share-qr = Code QR avec l’adresse de cette page
# of af43f38f
house-share-watch = Vue pour spectateurs
# of f9249041
house-share-overlay = Incrustation pour une diffusion
# of f0384e3c
house-share-overlay-text = Une page à fond transparent ; ajoute son adresse comme source de navigateur.
# of 9f96f461
house-pin-name = Ton nom, si tu veux
# of ae1617b2
house-pin-name-help = Il figure alors dans le compte rendu, à côté de ce que tu changes.
# of b3294ff0
house-pin-lost = Pas de PIN ? Appuie six secondes sur le bouton de la machine : elle dit un code. Ou tape sur la machine : mwamuzi unlock
# of 178e335a
house-pin-need = Il faut pour cela un autre PIN : { $role }.
# of 86b7577b
house-lock-help = Ici ne regarde que celui qui a un PIN.
# of a35a3e06
house-unlock-title = Laisser entrer ce téléphone
# of e2f8043b
house-unlock-text = La machine a montré cette adresse. Elle ouvre une seule fois.
# of 10385538
house-unlock-failed = Cette adresse a déjà servi ou est trop ancienne. Demandes-en une autre à la machine.
# of f5f0abac
house-role-nobody = personne
# of 1eb16803
house-role-watch = spectateur
# of eb167fe7
house-role-play = joueur
# of 23b2374c
house-role-arbiter = arbitre
# of 611106e0
house-role-owner = propriétaire
# of 53f7fdb3
house-role-button = le bouton
# of 6ddb1963
house-acted = par { $who }
# of a1507a7d
house-share-moment = Partager ce moment
# of 328a6195
house-share-copied = L’adresse est copiée.
# of 61da1339
house-share-copy = L’adresse de ce moment
# of 53fbec00
house-pin-show = Montrer un PIN
# of 9a9253f3
house-replay-first = Au début
# of f760c5e0
house-replay-last = À la fin
# of ff87b304
house-replay-after = après le coup { $n }
# of 3d799fa9
house-replay-save = Enregistrer le journal de la partie
# of eee0f732
house-replay-keys = Touches : ← et → un coup, Début et Fin, espace pour jouer, f tourne le plateau.
# of b9e64302
house-replay-rules = Règles : { $source }
# of 744de992
house-frame-over = Fin
# of 97b4da73
house-frame-owed = Reste à faire
# of 5b395e85
house-frame-claim = Réclamation
# of b91dfd52
house-frame-standing = Reste ainsi
# of 4d1b4a05
house-frame-board = Plateau indiqué
# of c67fc655
house-frame-proposed = Coup de la machine
# of 240f1af9
house-frame-remark = Remarque
# of 4b8f966a
house-score-title = Feuille de partie
# of 7aaa6fa5
house-score-date = Date
# of f9652ece
house-score-place = Lieu
# of 2a53644e
house-score-result = Résultat
# of a2265cfa
house-score-time = Temps
# of 399d1fce
house-score-limit = { $time } par coup
# of 91f00d5e
house-score-rulings = Décisions
# of 9f6ada5b
house-score-before = Coup { $n }
# of 7393b6ab
house-score-signature = Signature : { $who }
# of 6fec837b
house-sessions-title = Téléphones connectés
# of 4d25e6d8
house-sessions-this = ce téléphone
# of 8942946f
house-sessions-seen = vu { $when }
# of c4be5de4
house-sessions-end = Terminer
# of ce0cdf1d
house-sessions-end-of = Terminer la session de { $who }
# of 8d7bb897
house-sessions-end-others = Terminer toutes sauf celle-ci
# of 6fec769d
house-sessions-wrong = { $count ->
    [one] Un PIN faux depuis hier.
   *[other] { $count } PIN faux depuis hier.
}
# of 903906a6
house-privacy-title = Ce qui est gardé des gens
# of 45d066cb
house-privacy-pictures-all = À chaque coup une photo du plateau est gardée ; des mains peuvent y être.
# of b83496cf
house-privacy-pictures-rulings = Des photos du plateau ne sont gardées que des décisions et corrections.
# of 7dee1459
house-privacy-pictures-none = Aucune photo n'est gardée.
# of 941114da
house-privacy-days = { $count ->
    [one] Elles sont effacées après un jour.
   *[other] Elles sont effacées après { $count } jours.
}
# of e86e84c4
house-privacy-room = Elles sont effacées quand la place manque.
# of 0b35fea1
house-privacy-seen = Les voit : { $who }.
# of c4766a67
house-privacy-camera = Ce que la caméra voit maintenant est vu par : { $who }.
# of dda0eb50
house-privacy-for-watch = quiconque peut regarder
# of 17feac59
house-privacy-for-play = qui a montré un PIN pour jouer
# of d7cdf9b6
house-privacy-for-arbiter = les arbitres et le propriétaire
# of 32e70ad5
house-privacy-for-owner = le propriétaire seul
# of 6ca6258c
house-privacy-names-yes = Les noms inscrits restent avec la partie, pour tous ceux qui peuvent regarder, jusqu'à ce qu'on les efface. Personne n'est obligé d'en donner.
# of 0cfec2ea
house-privacy-names-no = Aucun nom n'est gardé.
# of 6e586ae7
house-privacy-change = Le propriétaire change cela dans les réglages de la machine, sous [privacy].
# of 5545d730
house-forget-person = Effacer les données d’une personne
# of 45c55e41
house-forget-name = Nom de la personne
# of e6806a13
house-forget-person-text = Le nom est retiré de toutes les parties de cette machine, et les photos de ces parties sont effacées. C'est définitif. Ce qui a été téléchargé avant reste où il est.
# of 86cbad8d
house-forget-game = Effacer cette partie
# of 266d7f3e
house-forget-game-text = La partie et ses photos sont effacées. C'est définitif.
# of 793b8d72
house-forget-yes = Effacer pour toujours
# of 04954d17
house-forget-done = C'est effacé pour toujours.
# of 69def9ee
house-forget-none = Ce nom n'est dans aucune partie.
# of 0976140f
house-title = Appareil
# of 5f6103f8
house-do-update = Rechercher des mises à jour
# of b02dc0f5
house-do-restart = Redémarrer l’arbitre
# of d29f14d8
house-do-reboot = Redémarrer la machine
# of a243d15f
house-do-poweroff = Éteindre
# of 0c0970ca
house-sure = La partie sur la table continue ensuite.
# of 2431890d
house-busy = Une mise à jour est en cours.
# of ef0de87c
house-last = Dernière mise à jour : { $told }
# of 46e10951
house-wifi-look = Choisir un réseau Wi-Fi
# of b1f224a0
house-wifi-password = Mot de passe de { $name }
# of b5c9f9f3
house-wifi-join = Rejoindre
# of bd46926a
house-doctor-good = Aucun problème trouvé.
# of 76fd0dc7
house-doctor-bad = Quelque chose demande attention.
# of ee60ea28
house-doctor-mend = Que faire
# of e7e990f1
house-doctor-again = Vérifier encore
# of b8e00da3
house-doctor-name = Son nom
# of cd788803
house-doctor-address = Son adresse
# of 49620591
house-doctor-camera = Caméra
# of 31e8538a
house-doctor-light = Lumière
# of 8726830c
house-doctor-focus = Netteté
# of 20314e95
house-doctor-disk = Disque
# of 2fa1fa3e
house-doctor-power = Courant
# of 8fb71993
house-doctor-voice = Voix
# of 261538b9
house-doctor-sound = Haut-parleur
# of 5ff2e3e7
house-doctor-lights = Lumières
# of 1d6e1124
house-doctor-warmth = Température
# of 6644ed9d
house-shelves = Étagères
# of 45742afa
house-shelf-all = Tous
# of f3346144
house-shelf-lies = Pour le plateau posé
# of 23d0f806
house-shelf-begin = Pour commencer
# of 0fbe97f0
house-shelf-played = Joués récemment
# of df218dfa
house-shelf-favourites = Favoris
# of d02417ba
house-shelf-short = Courts
# of 7d674369
house-shelf-long = Longs
# of f79e90c0
house-shelf-hard = Plus à apprendre
# of 2dbff074
house-shelf-solo = Pour un
# of 61db054e
house-shelf-crowd = Pour plus de deux
# of b1c8517e
house-favourite = Un de mes favoris
# of 6708703e
house-ask-board = Questionner le plateau
# of 098ccaf4
house-ask-site = Qu’y a-t-il sur
# of 2434d51b
house-ask-tell = Montrer
# of e37ae1b2
house-ask-row = Rangée
# of 4079bb59
house-ask-say-row = Dire cette rangée
# of 04604c3a
house-ask-moves = Que peut-on jouer ?
# of cf1b0c39
house-ask-no-moves = Rien ne peut être joué maintenant.
# of 7a10c989
house-ask-unknown = Ce plateau n’a pas de { $site }.
# of b3da79bf
house-more-sounds = Un son par événement
# of d4423f17
house-more-shake = Vibrer
# of b62bcc46
house-more-awake = Écran allumé pendant le jeu
# of 848e4c84
house-more-sounds-off = non
# of 214bb802
house-more-sounds-on = oui
# of 77d6d705
house-more-shake-off = non
# of 2dc5eeb0
house-more-shake-on = oui
# of 9f3bdefd
house-more-awake-off = non
# of f3cc2060
house-more-awake-on = oui
# of 02942c2f
house-clock = Pendule
# of 2dc6565a
house-clock-any = Sans pendule
# of 7c51b0db
house-clock-own = Une autre pendule, comme 45+30
# of 93b4ac0d
house-clock-own-hint = minutes + secondes
# of 2f831743
house-clock-says-none = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } pour chaque camp.
# of 1008368f
house-clock-says-fischer = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } pour chaque camp, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    } de plus après chaque coup (Fischer).
# of 131e5db2
house-clock-says-bronstein = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } pour chaque camp ; à chaque coup, jusqu’à { $seconds ->
    [one] { $seconds } seconde est rendue
   *[other] { $seconds } secondes sont rendues
    } (Bronstein).
# of 80076a62
house-clock-says-delay = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } pour chaque camp ; à chaque coup la pendule attend { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    }.
# of 52c560f7
house-clock-says-any = Chacun prend le temps qu’il faut ; il est compté tout de même.
# of 11be0d48
house-clock-flag = Quand le temps est épuisé
# of 551627e1
house-clock-flag-told = C’est annoncé
# of 89295a4b
house-clock-flag-ends = La partie est perdue
# of 8d99f835
house-clock-second = Un second téléphone comme pendule
# of d0ff8510
house-clock-second-text = Scannez ceci avec le second téléphone. Cela ouvre une fois, dans les dix minutes, et ce téléphone peut alors jouer.
# of b24b9b0a
house-clock-here = La pendule sur ce téléphone
# of 190fe863
house-wifi-own = Il n'y avait pas de réseau : la machine a ouvert son propre Wi-Fi, { $name }. Choisissez celui de la famille : la machine le rejoint, et sa page s'y trouve.
# of 747e6331
house-wifi-moving = La machine quitte maintenant son propre Wi-Fi et essaie { $name }. Rejoignez { $name } avec ce téléphone aussi. Si cela échoue, son propre Wi-Fi revient en moins de deux minutes, et la machine le dit.
# of 67218363
house-wifi-failed = Le dernier essai a échoué. Le mot de passe est-il juste ?
# of 788e0935
house-which = Quel est ce plateau ?
# of 2beba0fc
house-which-looking = Je regarde la photo. Cela peut prendre une minute.
# of 5756e416
house-which-found = Il ressemble à celui-ci : { $board }.
# of 76a3b6b9
house-which-none = Je ne connais pas ce plateau. Qu’il soit tout entier sur l’image, vu d’en haut, bien éclairé.
# of f4e980d3
house-won-how = Comment on gagne
# of 51374cab
house-won-1 = Avant les deux derniers coups
# of 85ad4abe
house-won-2 = Avant le dernier coup
# of bd466813
house-won-3 = La fin
# of 9029b319
house-frame-start = Début
# of f23271f0
house-frame-start-text = { $side } commence.
# of 7d8f2784
house-frame-turn = Coup
# of 76b9f481
house-frame-illegal = Décision
# of 6b9af775
house-frame-restored = Plateau remis
# of fbd2752b
house-frame-adopted = On a continué
# of 1d2df867
house-frame-correction = Correction
# of a4b28175
house-frame-question = Question
# of 666f7776
house-frame-taken-back = Repris
# of 87f329a1
house-frame-trouble = Ennui
# of d2955572
house-frame-resumed = Vu de nouveau
# of 10dee283
house-frame-time = Temps écoulé
# of e8eca722
house-frame-round = Manche
# of 93d98d25
house-frame-paused = Pause
# of d885f8cb
house-frame-unpaused = Reprise
# of c592fe1b
house-more-theme = Clair ou sombre
# of f78588d7
house-more-theme-auto = comme le téléphone
# of 8ee1fd8b
house-more-theme-light = clair
# of a2665213
house-more-theme-dark = sombre
# of 73af2242
house-more-aloud = Voix de l’arbitre sur ce téléphone
# of ff001845
house-more-aloud-off = non
# of 4b108b23
house-more-aloud-on = oui
# of b286fd19
house-more-rotate = Quel côté est en bas
# of 7090d12b
house-more-rotate-0 = { words-side-south }
# of b73b681e
house-more-rotate-1 = { words-side-east }
# of 5df6ffeb
house-more-rotate-2 = { words-side-north }
# of ed6633cd
house-more-rotate-3 = { words-side-west }
# of 71b2c83f
house-format-pgn = Notation de la partie (PGN)
# of 5d35bbf7
house-format-sgf = Notation de la partie (SGF)
# of 26d4ad43
house-format-csv = Tableau des coups
# of 5895ae74
house-format-gif = Animation
# of 678c29d2
house-format-html = Partie en page web
# of 5a68d9cd
house-format-zip = Tous les fichiers et images
# of cef7d446
house-format-jsonl = Journal de la partie
# of cefbdc8f
house-review = Rétrospective
# of d4f3af5b
house-review-year = L’année { $year }
# of ace66d95
house-review-today = Aujourd’hui
# of a9559eb0
house-review-this-year = Cette année
# of 35b9475f
house-review-before = Avant
# of 16f1cf15
house-review-after = Après
# of 55b03246
house-review-sum = Parties : { $games }. Tours : { $turns }. Temps : { $time }.
# of 6463db66
house-review-none = Rien n’a été joué alors.
# of fcacb9c4
house-review-games = Ce qui a été joué
# of 129352a5
house-review-players = Qui a joué
# of 6969c559
house-review-run = Victoires d’affilée
# of e8b6532f
house-review-openings = Comment les parties ont commencé
# of ad45cf46
house-review-lifted = Combien de fois chaque trou a été vidé
# of 8e7e0fc4
house-review-months = Parties par mois
# of 3a204c58
house-review-print = Imprimer cette page
# of d2856204
house-games-near = « { $name } » n’est pas encore ici. Ces jeux s’en approchent :
# of 1ccaf3b0
house-games-spelled = Rien ne s’appelle « { $name } ». Ces jeux ont un nom proche :
# of 4e56c377
house-men-each = { $count } pions chacun
# of f5f6a8e3
house-kind-all = Tous
# of 0ac01e94
house-kind-mills = Moulins
# of 61dff410
house-kind-three = Trois en ligne
# of 30ddd50d
house-kind-squares = Cases
# of 4910f65c
house-kind-lines = Lignes croisées
# of 512903dd
house-kind-pits = Pierres et trous
# of d88db678
house-kind-seeds = Graines
# of cab8a72a
house-games-find = Chercher un jeu
# of 970cfd9b
house-games-hint = Nom du jeu
# of c0ec53e7
house-games-kinds = Sortes de jeux
# of 0f2bed34
house-ask-last = Le dernier coup
# of 6e661281
house-ask-clocks = Les pendules
# of c1041060
house-ask-captured = Ce qui est pris
# of 1cafc562
house-ask-pieces = Pièces : { $side }
# of f203f7db
house-ask-rays = Dans chaque direction depuis ici
# of 434a7879
house-pieces = { $side }: { $pieces }
# of 1bc8c507
house-none = aucune
# of 40151050
house-no-turn = Rien n’a encore été joué.
# of 140749de
house-no-clock = Cette partie n’a pas de pendule.
# of e44ccf46
house-none-taken = Rien n’a encore été pris.
# of b84cd136
house-lost = Pertes ({ $side }) : { $pieces }
# of 41bf07b4
house-to-move = Au trait : { $side }
# of bc52a957
house-ray = { $way }: { $what }
# of 98e44c02
house-ray-free = { $way } : libre jusqu’à { $site }
# of 53069da7
house-way-up = en haut
# of edec1ad1
house-way-down = en bas
# of 6d568da2
house-way-left = à gauche
# of 7c23ea27
house-way-right = à droite
# of 228d7cb0
house-way-up-left = en haut à gauche
# of c1d58e4d
house-way-up-right = en haut à droite
# of 17747aa2
house-way-down-left = en bas à gauche
# of 37bdfa59
house-way-down-right = en bas à droite
# of d124af25
house-more-alphabet = Les cases se disent
# of 3c8faa09
house-more-alphabet-letters = a, b, c
# of 8032625e
house-more-alphabet-fide = Anna, Bella, Cesar
# of e9d03b3c
house-more-alphabet-alfa = alfa, bravo, charlie
# of 7ecb5152
house-option-flying = { words-option-flying }
# of 32a892cd
house-option-rounds = { words-option-rounds }
# of 6ce7481a
house-option-direction = { words-option-direction }
# of 86a42df6
house-option-players = { words-option-players }
# of 84fd8f8f
house-option-seeds = { words-option-seeds }
# of a0810e12
house-option-own-well = { words-option-own-well }
# of 9e9c94dd
house-option-opening = { words-option-opening }
# of ff1ad877
house-option-size = { words-option-size }
# of 5051934c
house-option-pie = { words-option-pie }
# of c5616a56
house-option-threefold = { words-option-threefold }
# of ada9f99d
house-option-both-connected = { words-option-both-connected }
# of 766c4627
house-option-illegal = { words-option-illegal }
# of ce6ddaef
house-option-position = { words-option-position }
# of d63df5c0
house-option-castling = { words-option-castling }
# of 792dd815
house-option-perpetual-check = { words-option-perpetual-check }
# of 9a7301fd
house-option-perpetual-chase = { words-option-perpetual-chase }
# of e9f44ab6
house-option-men = { words-option-men }
# of faec0488
house-option-grand-slam = { words-option-grand-slam }
# of 1c90a7e8
house-option-repetition = { words-option-repetition }
# of e799f785
house-option-empty-captures = { words-option-empty-captures }
# of a228fbfe
house-option-capturing-seed = { words-option-capturing-seed }
# of 8d76bad7
house-option-last-seeds = { words-option-last-seeds }
# of e9e44f84
house-option-chips = { words-option-chips }
# of 00ae0f34
house-option-draw = { words-option-draw }
# of a5035e78
house-option-extra = { words-option-extra }
# of 9e650dd0
house-option-fill = { words-option-fill }
# of ae9b5be1
house-option-gain = { words-option-gain }
# of 00c367a5
house-option-lifted = { words-option-lifted }
# of d598b496
house-option-members = { words-option-members }
# of db6233e0
house-option-of = { words-option-of }
# of f5c9ba78
house-option-play = { words-option-play }
# of 3052f570
house-option-poor = { words-option-poor }
# of 646b6cab
house-option-rows = { words-option-rows }
# of e0a675e6
house-option-setup = { words-option-setup }
# of 78714818
house-option-whole-row = { words-option-whole-row }
# of 3472d2ed
house-setting-wins-nothing = { words-setting-wins-nothing }
# of 3a334669
house-setting-wins = { words-setting-wins }
# of 14b4a24c
house-setting-forbidden = { words-setting-forbidden }
# of 2b85cd6c
house-setting-own-side = { words-setting-own-side }
# of 4f63e900
house-setting-split = { words-setting-split }
# of 1c2eedec
house-setting-claimed = { words-setting-claimed }
# of 39e0a6a6
house-setting-won = { words-setting-won }
# of fb291b61
house-setting-stays = { words-setting-stays }
# of 3258adca
house-setting-owner = { words-setting-owner }
# of a273289f
house-setting-finisher = { words-setting-finisher }
# of ba37ff71
house-setting-nobody = { words-setting-nobody }
# of 2f55fcdb
house-setting-fide = { words-setting-fide }
# of f1c60142
house-setting-traditional = { words-setting-traditional }
# of 61626617
house-setting-none = { words-setting-none }
# of 8b4a319f
house-setting-draws = { words-setting-draws }
# of 9dbe2395
house-setting-loses = { words-setting-loses }
# of bba839f2
house-setting-arbiter = { words-setting-arbiter }
# of 05394628
house-setting-stands = { words-setting-stands }
# of 4177fb86
house-setting-true = { words-setting-true }
# of 5ed29071
house-setting-false = { words-setting-false }
# of 9fedf533
house-setting-draw = { words-setting-draw }
# of 13095142
house-setting-mover = { words-setting-mover }
# of 4f79497d
house-setting-on = { words-setting-on }
# of 54d2eb03
house-setting-off = { words-setting-off }
# of 5c92db39
house-setting-one = { words-setting-one }
# of 7b94c8e8
house-setting-match = { words-setting-match }
# of 3c75e31d
house-setting-counter-clockwise = { words-setting-counter-clockwise }
# of 86c990cd
house-setting-clockwise = { words-setting-clockwise }
# of 142534bc
house-setting-again = { words-setting-again }
# of 7b896417
house-setting-over = { words-setting-over }
# of ad41b4f2
house-setting-alquerque = { words-setting-alquerque }
# of ccb2a40a
house-setting-checkerboard = { words-setting-checkerboard }
# of 5f193d78
house-setting-even = { words-setting-even }
# of ddacb971
house-setting-two-or-four = { words-setting-two-or-four }
# of a78356a4
house-setting-fill-free = { words-setting-fill-free }
# of 2a17f5b7
house-setting-sixes = { words-setting-sixes }
# of 0f1d0455
house-setting-together = { words-setting-together }
# of 47b5a21a
house-setting-opening-free = { words-setting-opening-free }
# of d0ff040e
house-setting-sown = { words-setting-sown }
# of 4fc4bb96
house-setting-skipped = { words-setting-skipped }
# of bd05a10a
house-setting-pluck = { words-setting-pluck }
# of 1e4ed201
house-setting-stay = { words-setting-stay }
# of 866057c7
house-setting-whole-row-first = { words-setting-whole-row-first }
# of af1fc079
house-setting-whole-row-second = { words-setting-whole-row-second }
