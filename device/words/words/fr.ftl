# of 40ca290c
spoken-against = c'est contre les règles, en { $sites }
# of 51a4fe6f
spoken-agreed = les joueurs sont d'accord
# of eea26e22
spoken-agreed-on-board = les joueurs sont d'accord, comme le montrent les rois
# of 20944dec
spoken-aliases = appelé aussi { $names }
# of 09a26a3f
spoken-all-bought = { $loser } { AGREE($loser, "n'a", "n'ont") } plus de trou
# of 25016cc3
spoken-all-captured = { $loser } { AGREE($loser, "a", "ont") } trop peu de graines pour continuer
# of 02008af3
spoken-all-done = C'est ça. Vous avez fait toutes les étapes.
# of 62e694ba
spoken-all-else-empty = Tout le reste est vide.
# of 8b183ec2
spoken-am-not-sure = Je ne suis pas sûr. Était-ce ceci : { $ways } ?
# of 2ea4623b
spoken-am-not-sure-please-count = Je ne suis pas sûr. Était-ce ceci : { $ways } ? Comptez, s'il vous plaît ; je vois plutôt ceci : { $why }.
# of b2171e24
spoken-was-it-please-count = Je ne suis pas sûr. Était-ce ceci : { $ways } ? Comptez, s'il vous plaît : { $told }.
# of d99aba37
spoken-am-watching-again-play = Je regarde de nouveau. Continuez à jouer.
# of a3ca4950
spoken-android = Android
# of bb7a8fa9
spoken-another-counts = J'avais dit un autre coup. Celui-ci compte comme le mien, sauf si vous le reprenez.
# of 44a1154b
spoken-awarded = l'arbitre en a décidé ainsi
# of 543a690a
spoken-banana = banane
# of 4f314266
spoken-bar = 100 mm : imprimer à 100 %
# of 4f556bcb
spoken-becomes-bishop = devient fou
# of 25254ff7
spoken-becomes-king = devient roi
# of 88d862da
spoken-becomes-knight = devient cavalier
# of 6688a480
spoken-becomes-queen = devient dame
# of 28cc256f
spoken-becomes-rook = devient tour
# of eec7e1eb
spoken-becomes-superpawn = devient superpion
# of 3362f47f
spoken-bee = abeille
# of 09d63c4d
spoken-better = Un meilleur coup était : { $turn }.
# of 4672bea4
spoken-bird = oiseau
# of 92a9e3b4
spoken-blocked = { $loser } { AGREE($loser, "ne peut", "ne peuvent") } pas bouger
# of c4b3e867
spoken-blurred = L'image est floue. Vérifiez la caméra, s'il vous plaît.
# of 907e9f32
spoken-board-empty = Le plateau est vide.
# of 4b7fd085
spoken-board-restored = le plateau est comme au début
# of 2d3ec259
spoken-boards = Se joue sur { $count } { AGREE($count, "case", "cases") } ; plateaux : { $boards }.
# of 703e0824
spoken-boat = bateau
# of 993cb357
spoken-book = livre
# of 82ba7680
spoken-both-one-group = { FORM($man, article: "the", number: "many") } de chaque camp forment un seul groupe
# of 8dcf4529
spoken-bread = pain
# of aa1674bc
spoken-browser-s-settings-search-certificates = Dans les paramètres du navigateur, cherchez « certificats ».
# of 450454af
spoken-bumped = Le plateau a bougé. Laissez-le ainsi, s'il vous plaît ; je le cherche.
# of 39af0393
spoken-buys = achète { $pits }
# of 544f0d0c
spoken-camera-lost = La caméra n'est plus là. Vérifiez son câble, s'il vous plaît.
# of 14fe500a
spoken-can-act = On peut jouer en { $site }.
# of 56a2d537
spoken-can-go = De { $site }, on peut aller en { $sites }.
# of 5ffd764b
spoken-can-see-board-again-play = Je revois le plateau. Continuez à jouer.
# of 1a69fb5c
spoken-cannot = De { $site }, on ne peut rien jouer maintenant.
# of 04e49418
spoken-cannot-fill = { $loser } { AGREE($loser, "ne peut", "ne peuvent") } plus remplir de trou
# of 88b16e0e
spoken-captured = { $count } capturés
# of 546d116a
spoken-castle = { FORM($side, case: "vocative") }, mettez le roi et la tour à leur place.
# of 68222dd3
spoken-cat = chat
# of 410aaa66
spoken-changes = change { $pits }
# of 6456fb4a
spoken-checkmate = { $loser } { AGREE($loser, "est", "sont") } mat
# of 01d863f3
spoken-choose-file-you-fetched = Choisissez le fichier téléchargé : { $file }.
# of d6c8d6fc
spoken-choose-store-trusted-root-certification = Choisissez le magasin « Autorités de certification racines de confiance ».
# of a4a49131
spoken-claims-game-over = { $side } { AGREE($side, "réclame", "réclament") } la fin de la partie, à juste titre : { $why }.
# of 02729946
spoken-claims-game-over-not = { $side } { AGREE($side, "réclame", "réclament") } la fin de la partie, mais à tort : { $why }.
# of 74783763
spoken-cleared = le plateau est vidé, et on compte les graines
# of 2a452890
spoken-compare = 1. Comparer
# of 91543a7c
spoken-compare-how = La machine elle-même montre les mêmes douze mots : dans son terminal au démarrage, et par la commande { $command }. Si les vôtres sont différents, quelqu’un est entre les deux : n’allez pas plus loin.
# of 24bb9ee3
spoken-conceded = { $loser } { AGREE($loser, "abandonne", "abandonnent") }
# of 8b3ecb15
spoken-conceded-on-board = { $loser } { AGREE($loser, "abandonne", "abandonnent") }, comme le montrent les rois
# of 22148182
spoken-confirm = L'arbitre a décidé : la décision tient.
# of c96ee7db
spoken-correction-turn = Correction, tour { $n } : { $told }.
# of 9281b4f5
spoken-cow = vache
# of 0a37ff9e
spoken-cut = Coupez ce bord le long des repères. Puis collez { $sheet } sur { $other }.
# of f8d02c6d
spoken-dark = Il fait trop sombre. Donnez-moi de la lumière, s'il vous plaît.
# of e8907c9f
spoken-dead = { $loser } { AGREE($loser, "n'a", "n'ont") } rien à semer
# of 3ec4bee5
spoken-decided = Le coup { $n } a décidé : { $side }, { $turn } ({ $was }) ; mieux valait { $better } ({ $could }).
# of 176254f0
spoken-disk-free = La partie est de nouveau enregistrée.
# of 863366eb
spoken-disk-full = Le disque est plein. Je continue et je garde la partie en mémoire.
# of 348ef25c
spoken-dog = chien
# of d4388ad5
spoken-door = porte
# of 4dbdc93b
spoken-double = pose le double en face
# of b512fcfc
spoken-drop = { FORM($side, case: "vocative") }, continuez à semer.
# of beee88b0
spoken-drum = tambour
# of a9f33343
spoken-each-anew = Ces images ont été prises de différents endroits. Avec --each-anew, je cherche le plateau dans chacune d'elles.
# of 8e434933
spoken-easier = J'ai gagné : la prochaine fois je joue au niveau { $level }.
# of 6f1f1e4b
spoken-elephant = éléphant
# of a8901e54
spoken-empty = vide
# of 59f0a314
spoken-empty-side = un côté est vide, et on compte les graines
# of d52b2dcc
spoken-endless = cela ne finirait jamais
# of d5b9605a
spoken-enough-captured = assez de pierres sont capturées
# of 243d4209
spoken-enter = fait entrer { FORM($man, article: "a") } en { $site }
# of 410f32f6
spoken-explode = { FORM($side, case: "vocative") }, faites exploser chaque colonne trop haute.
# of 897b6258
spoken-explode-explodes = fait exploser { $site }
# of 993a8c36
spoken-explode-must-explode-one = { FORM($side, case: "vocative") }, { $sites } { AGREE($sites, "doit", "doivent") } exploser : { FORM($man, article: "a") } vers chacune de { $around }.
# of 24e32990
spoken-far-rank = la dernière rangée est atteinte
# of 577dd804
spoken-fetch = 2. Télécharger le certificat
# of 8b0a4a95
spoken-fetch-it = Télécharger
# of f88d32ea
spoken-fifth-time = la même position pour la cinquième fois
# of f25e76f3
spoken-fill = remplit le plateau
# of c7303d9f
spoken-filled = tous les trous extérieurs sont remplis
# of 5d389277
spoken-fire = feu
# of 95497db7
spoken-fish = poisson
# of 00e7cabc
spoken-flag = le temps { FORM($loser, case: "genitive") } est écoulé
# of 72b41656
spoken-flag-has-fallen = Le temps { FORM($side, case: "genitive") } est écoulé.
# of 974067e9
spoken-flip = { FORM($side, case: "vocative") }, retournez ce que vous avez encadré.
# of 93dcf989
spoken-mine-turns-over = { $mine } et je retourne { $what }
# of 21ec958d
spoken-flip-turn-over = { FORM($side, case: "vocative") }, retournez { $sites }.
# of f6cb5c4e
spoken-flip-turns-over = retourne { $site }
# of cdc50d59
spoken-flower = fleur
# of 09a31f36
spoken-four-each = il reste quatre pierres à chacun
# of 27b120a7
spoken-fours = rassemble les graines par quatre
# of a32fe01d
spoken-frog = grenouille
# of aa505d28
spoken-from = { $count } de { $pit }
# of ecb351f2
spoken-way-spoken = de { $here } à { $there }
# of 31c6fe59
spoken-from-above = Juste au-dessus, je vois mal la hauteur des piles. Inclinez la caméra de 20 degrés et calibrez de nouveau.
# of 9fd4cdfe
spoken-from-one = { $row }, à partir du un : { $counts }.
# of 417fa27a
spoken-frozen = L'image de la caméra est figée. Vérifiez la caméra, s'il vous plaît.
# of 354c87cc
spoken-full-board = le plateau est plein
# of e1d2ed84
spoken-game-draw = La partie est nulle : { $reason }.
# of c5a0dc8a
spoken-game-over = La partie est finie.
# of 30cbd5cb
spoken-games-played = toutes les parties du match sont jouées
# of ee10ef24
spoken-gives-chip = et { $side } { AGREE($side, "donne", "donnent") } { FORM($man, article: "a") }
# of 6b7fdda8
spoken-gives-seed-from = donne une graine de { $here } à { $there }
# of fd8b7371
spoken-glare = Le plateau reflète une lampe. Tournez la lampe, s'il vous plaît.
# of bd97f240
spoken-goat = chèvre
# of ed37c5ba
spoken-goes = { $side } { AGREE($side, "continue", "continuent") } : { $told }.
# of 2e8950e7
spoken-goes-on-to = continue vers { $there }
# of 6f7b2654
spoken-good = C’était bien joué.
# of 868651e0
spoken-hall-away = La salle n'est pas joignable. La partie continue, et elle en sera informée plus tard.
# of 062da553
spoken-hall-back = La salle est de nouveau joignable.
# of 021d90fd
spoken-hand = main
# of 3527789b
spoken-harder = Vous avez gagné : la prochaine fois je joue au niveau { $level }.
# of 17342ec2
spoken-has-hand = { $side } { AGREE($side, "en a", "en ont") } { $count } en main.
# of e672e64b
spoken-have-stopped-watching = Je ne regarde plus.
# of 3121ecb3
spoken-head = { $title } ({ $id }), { FORM($sides, case: "dative") }, sur le tablier { $board }
# of a484f421
spoken-hidden = Quelque chose cache le plateau. Dégagez-le, s'il vous plaît.
# of 85b7ab64
spoken-horse = cheval
# of ee2d0cd5
spoken-house = maison
# of c5ec2e26
spoken-illegal-answered-turn-stands = C'était illégal, et on y a répondu : le coup reste joué.
# of 7c591ace
spoken-illegal-turn-stands = C'était illégal, et le coup reste joué.
# of 6c74358a
spoken-impasse = personne ne peut jouer
# of 8b37cf67
spoken-in-the-end = Pour le retirer plus tard, supprimez « { $name } » au même endroit.
# of f90bd8de
spoken-install = 3. L’installer
# of 504dce5b
spoken-iphone-ipad = iPhone et iPad
# of b55b0da7
spoken-jare = Jare !
# of e5c87642
spoken-jares = Jares !
# of 80c33677
spoken-last-chip = { $loser } { AGREE($loser, "a", "ont") } dû prendre { ATTR($man, "gender") ->
    [feminine] la dernière
   *[other] le dernier
} { $man }
# of a0b9c8c7
spoken-last-one-in = tous les autres sont éliminés
# of 6d3da430
spoken-last-turn = Le dernier tour : { $told }.
# of 5e2c0174
spoken-leaf = feuille
# of cd0278aa
spoken-left = { $side }, encore { $seconds } { AGREE($seconds, "seconde", "secondes") }.
# of 379d51d4
spoken-lights-back = Les lampes marchent de nouveau.
# of 17558550
spoken-lights-gone = Les lampes ne marchent pas. Je continue sans elles.
# of effe6543
spoken-linux-firefox-everywhere = Linux, et Firefox partout
# of b6051e34
spoken-lion = lion
# of ba3df03f
spoken-log-gone = Le fichier de cette partie a été modifié ou enlevé, et je ne peux pas en écrire un autre. Je continue et je garde la partie en mémoire.
# of 69af58ba
spoken-log-rewritten = Le fichier de cette partie a été modifié ou enlevé. J'ai écrit toute la partie dans un nouveau fichier.
# of 9ca7fed3
spoken-looks-like = { FORM($piece, article: "the") } ressemble à une autre pièce : { $seen }. Veuillez regarder encore.
# of b4f2ad60
spoken-lost-turns-or-more-board = J’ai manqué { $n } { AGREE($n, "coup", "coups") } ou plus ; le plateau compte tel qu'il est.
# of 26ba6287
spoken-lying = Je commence avec le plateau tel qu'il est : c'est { FORM($side, case: "dative") } de jouer.
# of f56dec8e
spoken-mac = Mac
# of 52d0c79d
spoken-majority = plus de la moitié des graines est gagnée
# of d0eec1e0
spoken-match-stands = Le match en est à { $points }.
# of 6e24f045
spoken-mill = Moulin !
# of 11217393
spoken-mills = Moulins !
# of 4316aa7f
spoken-missed-turns = J’ai manqué { $n } coups. Était-ce ceci : { $ways } ?
# of 5c8dc7e1
spoken-missed-turns-may-told-ways = J’ai manqué { $n } coups, qui peuvent s’expliquer de { $count } façons. Était-ce ceci : { $way } ?
# of 038151aa
spoken-missed-turns-were-they-played = J’ai manqué { $n } coups : { $way }. Ont-ils été joués dans cet ordre ?
# of 2c4d7190
spoken-mirrored = L'image est inversée comme dans un miroir. Désactivez l'effet miroir dans les réglages de la caméra, s'il vous plaît.
# of f49b41a4
spoken-moon = lune
# of 01177bf5
spoken-more = { $count } autres
# of 0a23d3b0
spoken-mountain = montagne
# of f36b8e6f
spoken-move = C'est { FORM($side, case: "dative") } de jouer.
# of 9aaa29fb
spoken-mine-moves = Je déplace { $way }
# of b28c0ad0
spoken-move-move-or-take = { FORM($side, case: "vocative") }, continuez ou retirez votre main.
# of b9505628
spoken-moves-men = déplace { $count ->
    [one] { $count } { $man }
   *[other] { $count } { FORM($man, number: "many") }
} { $way }
# of a810ef4c
spoken-moves-row = déplace la rangée { $here } vers { $there }
# of 3ac76b3f
spoken-new = prépare la manche suivante
# of dcbc0848
spoken-next = C'est { FORM($who, case: "dative") }.
# of 790fd380
spoken-no-gain = plus personne ne gagne de graines, et celles qui sont gagnées sont comptées
# of 0fc17444
spoken-no-idea = Je n’ai pas d’idée pour l’instant.
# of 3b8cca1e
spoken-no-longer = Je ne joue plus.
# of 4185711b
spoken-no-more-steps = La leçon s'arrête. La partie continue d'ici.
# of cd17ccbc
spoken-no-progress = il n'y a pas eu de progrès depuis trop longtemps
# of 2cf419ea
spoken-no-turn = personne ne peut plus semer, et on compte les graines
# of c44fa85b
spoken-no-way-out = { $loser } { AGREE($loser, "ne peut ni bouger ni être libéré", "ne peuvent ni bouger ni être libérés") }
# of 47bb580e
spoken-none-left = { $loser } { AGREE($loser, "n'a", "n'ont") } plus { FORM($man, case: "genitive") }
# of 74ae2cd3
spoken-not-found = Je ne trouve pas le plateau sur cette image. Reprenez-la, s'il vous plaît.
# of cb9512b3
spoken-note = Un mot de l'arbitre.
# of 56310d75
spoken-nothing-yet = encore rien
# of 95920a89
spoken-o-o = petit roque
# of 2af30148
spoken-o-o-o = grand roque
# of 8be59560
spoken-on = { $top } sur { $below }
# of 331e90be
spoken-on-board = { $setting } : sur le tablier { $board }
# of ab22f1ed
spoken-once-more = Encore une fois : { $mine }.
# of 5c570462
spoken-one-colour-left = aucune autre couleur n'est sur le plateau
# of e77b0592
spoken-one-group = { ATTR($man, "gender") ->
    [feminine] toutes
   *[other] tous
} { FORM($man, article: "the", number: "many") } forment un seul groupe
# of d8ee273c
spoken-one-player-left = aucune couleur de l'autre joueur n'est sur le plateau
# of a5e2b787
spoken-one-team-left = { ATTR($man, "gender") ->
    [feminine] aucune
   *[other] aucun
} { $man } de l'autre équipe n'est sur le plateau
# of 42d738a0
spoken-open = Ouvrir la page
# of 2f0c7ad2
spoken-open-file-added-keychain = Ouvrez le fichier : il est ajouté au trousseau.
# of 919e2dd9
spoken-open-file-then-install-certificate = Ouvrez le fichier, puis « Installer un certificat », « Utilisateur actuel ».
# of dadbc613
spoken-open-settings-profile-downloaded-then = Ouvrez les réglages : « Profil téléchargé », puis « Installer ».
# of a792ff28
spoken-open-settings-search-ca-certificate = Ouvrez les paramètres et cherchez « certificat CA ».
# of c3512a2c
spoken-open-there-under-trust-choose = Ouvrez-le là ; sous « Se fier » choisissez « Toujours approuver ».
# of 4e76289b
spoken-out-of-time = { $loser } { AGREE($loser, "a dépassé son", "ont dépassé leur") } temps
# of f0db4ee7
spoken-overrule = L'arbitre a décidé : la décision ne tient pas.
# of 72d10660
spoken-own-network = Je n'ai pas trouvé de réseau ici, alors j'ai ouvert mon propre Wi-Fi. Il s'appelle { $name }. Appuyez six secondes sur mon bouton, et je dis son mot de passe.
# of 39dc5217
spoken-own-network-back = Je n'ai pas pu rejoindre ce réseau. Mon propre Wi-Fi est de nouveau ouvert.
# of 276961e9
spoken-own-network-left = Je suis maintenant dans votre réseau. Mon propre Wi-Fi est fermé.
# of 1b463502
spoken-own-password = Mon Wi-Fi s'appelle { $name }. Son mot de passe est { $password }.
# of badccd14
spoken-pass = ne peut pas jouer et passe
# of 16a83cfa
spoken-penalty = L'arbitre a décidé : une pénalité pour { $side }.
# of 1c59951f
spoken-perpetual-check = { $loser } { AGREE($loser, "a", "ont") } donné échec à chaque coup
# of e3beb7bd
spoken-pillar = Pilier !
# of 4549b188
spoken-pillars = Piliers !
# of 589772bb
spoken-mine-shoots = { $mine } et je tire sur { $what }
# of eec0c7ac
spoken-mine-places = Je pose en { $site }
# of 44045400
spoken-place-arrow = flèche vers { $site }
# of bdbe6e15
spoken-play = Est-ce { FORM($sides, case: "dative") } de jouer ?
# of 7f149028
spoken-mine-told = Je joue : { $told }
# of ec8e86b5
spoken-plays = Je joue avec { $side }, au niveau { $level }.
# of 2fd0768b
spoken-please-set-board-up-so = Disposez le plateau ainsi.
# of 6c60b76e
spoken-points-goal = le match est décidé
# of e59949a2
spoken-promote = { FORM($side, case: "vocative") }, couronnez votre { $man } : posez-en { ATTR($man, "gender") ->
    [feminine] une seconde
   *[other] un second
} dessus ou retournez-{ ATTR($man, "gender") ->
    [feminine] la
   *[other] le
}.
# of f43ad3a9
spoken-put-down = { FORM($side, case: "vocative") }, posez votre { $man }.
# of e90c3b6e
spoken-rain = pluie
# of f726bba9
spoken-readings = Ce qu'elle laisse ouvert, et comment nous le lisons :
# of 27b3b0fd
spoken-recolour = { FORM($side, case: "vocative") }, mettez { FORM($man, article: "the", number: "many") } { ATTR($man, "gender") ->
    [feminine] gagnées
   *[other] gagnés
} à votre couleur.
# of 3d3a8b43
spoken-recolour-turn-men-your = { FORM($side, case: "vocative") }, mettez { FORM($man, article: "the", number: "many") } de { $sites } à votre couleur.
# of fe6a8181
spoken-recolour-wins = gagne { $site }
# of 34e700bd
spoken-remove = { FORM($side, case: "vocative") }, prenez ce qui se trouve en { $sites }.
# of 38ae3a42
spoken-mine-takes = { $mine } et je { ATTR($man, "word") ->
    [cow] tire sur { $what }
   *[chip] prends { $what }
}
# of b6930cf5
spoken-remove-takes = { ATTR($man, "word") ->
    [cow] tire sur { $site }
   *[chip] prend { $site }
}
# of 4ea8ab49
spoken-repeated = la même position est revenue
# of 4a4c00f2
spoken-repetition = la même position pour la troisième fois
# of f1d04ff6
spoken-reserve = { $count } à la réserve
# of 4e7b3105
spoken-result = L'arbitre a décidé comment la partie se termine.
# of 538b9429
spoken-right = C'est ça.
# of 998d26e1
spoken-river = rivière
# of e81d6e3b
spoken-round-draw = La manche est nulle : { $reason }.
# of 2aeb42ba
spoken-row = Rangée { $row } : { $sites }.
# of f03949d0
spoken-row-made = cinq en ligne
# of c47dfcc7
spoken-rows-three = Plusieurs rangs de trois !
# of 9535a5e8
spoken-royal-taken = la pièce royale { FORM($loser, case: "genitive") } est prise
# of 7a22270a
spoken-rule = La règle : { $source }.
# of 8b8e65e3
spoken-storehouse = grenier { $side }
# of 5c81bf0a
spoken-salt = sel
# of 0f3dfcfe
spoken-set-up = Disposez le plateau comme il est montré ici.
# of 8c248f2a
spoken-sheet = { $board } : { $sheet } de { $first } à { $last }
# of 061b0d1d
spoken-shoot = { FORM($side, case: "vocative") }, tirez une flèche.
# of b0f31649
spoken-sides-confused = Pour moi, { $one } et { $other } sont presque pareils. Plus de lumière aide, ou des pièces qui se distinguent mieux.
# of 02af5c9f
spoken-sides-joined = deux côtés opposés du plateau sont reliés
# of a0dbe988
spoken-snake = serpent
# of 3f1de18e
spoken-source = Source : { $source }
# of 3ffbe303
spoken-sow = { FORM($side, case: "vocative") }, continuez de semer, { FORM($man, article: "a") } sur chaque case suivante.
# of 59689edc
spoken-mine-sows = Je sème { $pit }
# of 760e8270
spoken-sows = sème { $pit }
# of 0ab3a067
spoken-split = le groupe { FORM($loser, case: "genitive") } est coupé et ne peut pas être réuni
# of e7a6e4e9
spoken-stalemate = il n'y a aucun coup légal, ni échec
# of 78e5efeb
spoken-star = étoile
# of 63e1e24c
spoken-step = Étape { $n } sur { $all }. { $task }
# of cff7560c
spoken-stone = pierre
# of 1cae5fa1
spoken-stopped-unwritten = Je m’arrête. Le disque est plein : la fin de la partie n’a pas été écrite.
# of 44c840c7
spoken-stuck = aucune pierre ne peut plus sortir
# of 2578465d
spoken-sun = soleil
# of e56a3ba5
spoken-swap = échange les places : les joueurs échangent leurs couleurs
# of b91a4374
spoken-swapped = { FORM($one, article: "the") } et { FORM($other, article: "the") } semblent avoir changé de place. Veuillez vérifier.
# of fed951e2
spoken-take = { FORM($side, case: "vocative") }, prenez ce que vous avez gagné.
# of 7df4442a
spoken-mine-removes = Je { ATTR($man, "word") ->
    [cow] tire sur { $what }
   *[chip] prends { $what }
}
# of b1506084
spoken-take-chip = { FORM($side, case: "vocative") }, { ATTR($man, "word") ->
    [cow] tirez sur une vache { FORM($foes, case: "genitive") }
    [stack] prenez une pile avec { $foes } au-dessus
   *[chip] prenez { FORM($man, article: "a") } { FORM($foes, case: "genitive") }
}.
# of cc7b677e
spoken-take-what-stands-there = { $mine } et je prends ce qui s'y trouve
# of 5a963c51
spoken-takes-calf-from = prend le veau de { $pit }
# of 30d9e9c3
spoken-takes-from = prend { $count } de { $pit }
# of bfe7f667
spoken-tally = on compte { FORM($man, article: "the", number: "many") }
# of c9265dd5
spoken-tap-install-anyway-show-your = Touchez « Installer quand même » et déverrouillez l’écran.
# of 4b1e0804
spoken-ten-captured = dix pierres sont prises
# of 62b94102
spoken-ten-quiet-moves = dix tours de chacun sans prise
# of 68a2ef16
spoken-stands = { $site } { $chips }
# of a5d22b5b
spoken-store-holds = { $store } : { $count }.
# of 3f2a2e31
spoken-turn-acts = { $side } : { $acts }
# of a4373971
spoken-thank-you-board-right-again = Merci. Le plateau est de nouveau juste.
# of d73349d0
spoken-then = { $first } ; puis { $second }
# of 79ff53c7
spoken-then-general-about-certificate-trust = Puis : Général, Informations, Réglages des certificats. Activez « { $name } ».
# of b9e5c523
spoken-then-open-page = 4. Ouvrir la page
# of 02bf6749
spoken-three-in-a-row = trois de suite
# of 4cd58306
spoken-three-row = Trois de suite !
# of 5380bfd6
spoken-time = L'arbitre a décidé : { $side } { AGREE($side, "reçoit", "reçoivent") } { $seconds } { AGREE($seconds, "seconde", "secondes") }.
# of 5e3bb12c
spoken-title = Un accès sûr à la table
# of c5202103
spoken-to = { $here } à { $there }
# of 287cd6a9
spoken-way-on = { $way } à { $there }
# of 776f4b0d
spoken-to-play = C'est { FORM($who, case: "dative") } de jouer.
# of b5b33d73
spoken-too = { FORM($side, case: "vocative") }, retournez aussi { $sites }.
# of 32408297
spoken-too-few-pieces = il reste trop peu de pièces pour gagner
# of b507b77c
spoken-tree = arbre
# of 8582405d
spoken-tresillo = Tresillo !
# of 32f66b8a
spoken-tresillos = Tresillos !
# of 7d619d66
spoken-trim = { FORM($side, case: "vocative") }, { $sites } { AGREE($sites, "est trop haut", "sont trop hauts") } : retirez les plus bas, { $men }.
# of 309c9bde
spoken-trio = Trio !
# of 0c8ed8c7
spoken-trios = Trios !
# of dd6a3de8
spoken-trusted = Cet appareil fait déjà confiance à la machine.
# of 45ea1579
spoken-turn = retourne le plateau
# of 5900ebee
spoken-turn-taken-back = Le tour { $n } est repris : { $told }.
# of 963e7863
spoken-two-jares = Deux jares !
# of b4b19ed9
spoken-two-left = { $loser } { AGREE($loser, "n'a", "n'ont") } plus que deux { FORM($man, number: "many") }
# of 8b3510b7
spoken-two-mills = Deux moulins !
# of 91cffdca
spoken-two-pillars = Deux piliers !
# of f8b96725
spoken-two-rows-three = Deux rangs de trois !
# of fd4b1a8f
spoken-two-tresillos = Deux tresillos !
# of 2edb2d16
spoken-two-trios = Deux trios !
# of 47b04734
spoken-two-trios-two-trios-stand = il y a deux trios
# of 982b6901
spoken-under-authorities-import-file-identify = Sous « Autorités », importez le fichier, pour identifier des sites web.
# of ab3aef94
spoken-unsure = Je ne suis pas sûr : { FORM($piece, article: "the") }. Veuillez vérifier.
# of 92b2c964
spoken-use-chrome-firefox-asks-more = Utilisez Chrome : Firefox demande d’autres étapes.
# of 83885c94
spoken-use-safari-allow-profile-loaded = Utilisez Safari et autorisez le téléchargement du profil.
# of 8d192a19
spoken-voice-back = La voix marche de nouveau.
# of b3896a6b
spoken-voice-gone = La voix ne marche pas. Je continue sans elle.
# of 10488ced
spoken-what = Un bon coup : { $turn }.
# of 145141b8
spoken-what-for = Il ne peut se porter garant que de cette machine et d’adresses à l’intérieur d’une maison, de rien d’autre au monde.
# of 952fb127
spoken-where = Regardez { $sites }.
# of 358b3ec8
spoken-which-way = Je vois le plateau, mais pas dans quel sens il est posé. Remettez-le dans le sens d'avant, s'il vous plaît, ou dites-le-moi sur la page.
# of 857e1ef8
spoken-why = La machine a créé son propre certificat. Faites-lui confiance une fois, et personne sur ce réseau ne pourra lire ni changer ce qui est envoyé.
# of 374ecc35
spoken-win = { $winners } gagnent : { $reason }.
# of 11966415
spoken-win-round = { $winners } gagnent la manche : { $reason }.
# of ee182331
spoken-windows = Windows
# of 8074bfcd
spoken-wins = { $winners } { AGREE($winners, "gagne", "gagnent") } : { $reason }.
# of 6efc0087
spoken-wins-round = { $winners } { AGREE($winners, "gagne", "gagnent") } la manche : { $reason }.
# of 12a878a9
spoken-you-have-played-so-board = Vous avez continué à jouer ; le plateau compte donc tel quel.
# of 1814622f
spoken-your-time-up = { FORM($side, case: "vocative") }, votre temps est écoulé.
# of 56c15a25
spoken-new-game = Une nouvelle partie ?
# of c822fb37
spoken-mend-move = remettez { FORM($piece, article: "the", case: "accusative") } de { $here } sur { $there }
# of 98d63b7a
spoken-mend-take = enlevez { FORM($piece, article: "the", case: "accusative") } de { $here }
# of a8f87e5d
spoken-mend-put = remettez { FORM($piece, article: "the", case: "accusative") } sur { $there }
# of fac7267c
spoken-mend-turn = retournez { FORM($piece, article: "the", case: "accusative") } en { $here }
# of 03e2157d
spoken-mend-exchange = échangez { FORM($piece, article: "the", case: "accusative") } en { $here } contre { FORM($others, article: "a", case: "accusative") }
# of 4ddd405e
spoken-mend-move-many = remettez les { $count } du dessus de { $here } sur { $there } : { $pieces }
# of 4c8a6daf
spoken-mend-take-many = enlevez les { $count } du dessus de { $here } : { $pieces }
# of 8c062966
spoken-mend-put-many = remettez sur { $there }, de bas en haut : { $pieces }
# of 802c83ac
spoken-mend-strange = enlevez ce qui se trouve sur { $here }
# of d9579468
spoken-mend-whole = remettez le plateau comme il était ; { $count } cases diffèrent
# of 912d2996
spoken-mend-seeds-whole = remettez les graines comme elles étaient : { $pits }
# of 1fd616fa
spoken-mend-move-seeds = { $count ->
    [one] portez 1 graine de { $here } en { $there }
   *[other] portez { $count } graines de { $here } en { $there }
}
# of 5f097df3
spoken-mend-take-seeds = { $count ->
    [one] enlevez 1 graine de { $here }
   *[other] enlevez { $count } graines de { $here }
}
# of 8867c102
spoken-mend-put-seeds = { $count ->
    [one] mettez 1 graine en { $there }
   *[other] mettez { $count } graines en { $there }
}
# of ee2746c9
spoken-perpetual-chase = { $loser } { AGREE($loser, "a", "ont") } poursuivi une pièce à chaque coup
# of f19e7337
spoken-board-counts-as-it-stands = Le plateau compte tel qu'il est.
# of edd10869
spoken-by-piece = { $side } : { $acts }
# of b04ec141
spoken-piece-to = { $piece } en { $there }
# of 91935878
spoken-piece-from = { $piece } de { $here } en { $there }
# of 622f15e1
spoken-piece-takes = { FORM($piece, article: "the") } prend { $there }
# of ab4cfe41
spoken-piece-from-takes = { FORM($piece, article: "the") } de { $here } prend { $there }
# of 981f44ea
spoken-check = échec
# of e5484a3a
spoken-mate = échec et mat
# of e99fd638
spoken-castling-o-o = petit roque
# of 5bfb7985
spoken-castling-o-o-o = grand roque
# of f372268b
spoken-flips = retourne { $count }
# of 1c12d700
spoken-own-pit = le trou { $number }
# of 624fad7b
spoken-turn-within = { $side }, { $acts }
