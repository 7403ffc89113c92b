# of ae396e1d
page-motto = L’arbitre à ta table
# of 7cbb68c1
page-skip = Aller au contenu
# of cc1dfb77
page-tabs = Parties de la page
# of f5c2cd07
page-tab-play = Jeu
# of 445855c6
page-tab-games = Choisir
# of 5b27ee70
page-tab-camera = Caméra
# of e9d12728
page-tab-past = Parties
# of 5ca65431
page-tab-more = Réglages
# of c7b4bbff
page-loading = Un instant …
# of 06d87ee1
page-close = Fermer
# of f200a876
page-cancel = Annuler
# of ce552ab2
page-yes = Oui
# of dba92571
page-no = Non
# of 487d8457
page-lost = Connexion perdue. J’essaie encore …
# of af2376d5
page-lost-act = La machine ne répond pas. Le téléphone est-il sur le même réseau ?
# of 37df3192
page-side-white = { words-side-white }
# of 54cf07dc
page-side-black = { words-side-black }
# of 456e021c
page-side-red = { words-side-red }
# of 6c7725b5
page-side-blue = { words-side-blue }
# of 0d43885a
page-side-arrow = { words-side-arrow }
# of 59ed2dd5
page-side-neutral = { words-side-neutral }
# of 71e4afba
page-side-south = { words-side-south }
# of a0ae7a1c
page-side-north = { words-side-north }
# of c3ee007a
page-side-east = { words-side-east }
# of b91f8281
page-side-west = { words-side-west }
# of ad2e7afd
page-board = Plateau
# of d3f80d06
page-board-of = Plateau de { $game }
# of 631309ad
page-board-name = Plateau : { $board }
# of 3f94ff48
page-board-on-table = Plateau sur la table
# of 2add6702
page-print = Pas de plateau ? À imprimer :
# of 9d4e9734
page-print-one = une feuille A4
# of 10525295
page-print-full = taille réelle, à coller
# of 4507a73c
page-board-htjb = trois carrés avec centre
# of 0da5c1e0
page-board-morris9 = trois carrés
# of 98eabde9
page-board-morabaraba = trois carrés avec diagonales
# of 22533b5b
page-board-morris7 = deux carrés avec centre
# of 69cda289
page-board-morris7-diagonals = deux carrés avec centre et diagonales
# of b57d8c6a
page-board-morris6 = deux carrés
# of 1d0ed175
page-board-morris6-diagonals = deux carrés avec diagonales
# of 0107c296
page-board-morris3 = un carré avec centre
# of 522d6ff2
page-board-trio = croix de 45 trous
# of 6248382e
page-board-mancala-2x4 = deux rangées de quatre trous
# of 24c6c128
page-board-mancala-2x6 = deux rangées de six trous
# of 46e78263
page-board-mancala-2x7 = deux rangées de sept trous
# of e3aad78d
page-board-mancala-4x7 = quatre rangées de sept trous
# of 8391fb0b
page-board-squares8 = échiquier, 8 cases sur 8
# of 2e00c3ba
page-board-squares6 = 6 cases sur 6
# of 31d24dc1
page-board-squares10 = 10 cases sur 10
# of 77bca32f
page-board-squares10x8 = 10 cases sur 8
# of b4d02c31
page-board-othello8 = plateau d'Othello, 8 cases sur 8
# of 83b99b19
page-board-congo7 = plateau de Congo avec rivière et châteaux
# of 790ca275
page-board-focus8 = 8 cases sur 8 sans les coins
# of fc8645ad
page-board-go9 = goban, 9 lignes sur 9
# of 6a178043
page-board-go13 = goban, 13 lignes sur 13
# of d10f7a06
page-board-go15 = goban, 15 lignes sur 15
# of 0180b47d
page-board-go19 = goban, 19 lignes sur 19
# of 4b7590f1
page-board-xiangqi9x10 = plateau de xiangqi avec rivière et palais
# of 53dfa866
page-board-fanorona9x5 = 9 lignes sur 5 avec diagonales
# of abbec73c
page-board-fanorona5x5 = 5 lignes sur 5 avec diagonales
# of 334062ad
page-site-empty = { $site }, vide
# of c78dddbf
page-site-chip = { $site }, { $chip }
# of 5f1cbe51
page-site-piece = { $kind } en { $site }, { $side }
# of d1f74768
page-site-stack = { $site }, pile depuis le bas : { $chips }
# of e6b7a075
page-site-seeds = { $count ->
    [one] { $site }, { $count } graine
    [many] { $site }, { $count } graines
   *[other] { $site }, { $count } graines
}
# of 6267e850
page-site-is-last = dernier coup
# of df93ab80
page-site-is-mill = dans un moulin
# of cdca6a5a
page-site-is-owed-may = peut être pris
# of 82ff039b
page-site-is-owed-remove = à prendre
# of d18d7358
page-site-is-owed-flip = à retourner
# of d7b38b54
page-site-is-owed-shoot = doit tirer
# of abce270f
page-site-is-owed-trim = trop haute
# of 257453b8
page-site-is-wrong = pas comme il faut
# of 530a3df9
page-site-is-count = à recompter
# of ee49673a
page-site-is-may = peut être choisi
# of 608d0fdc
page-site-is-chosen = choisi
# of 36364ec8
page-turn-of = { $side } joue
# of bdb243ba
page-won = { $side } gagne
# of f922af46
page-drawn = Partie nulle
# of 7a09e531
page-starting = Préparez le plateau
# of c226b0ab
page-guided = Remettez le plateau comme avant.
# of 04b8d11f
page-paused = En pause
# of 574c7066
page-paused-long = Je ne regarde pas. Rien de ce qui se passe sur le plateau ne compte avant la reprise.
# of b7e11bcf
page-disk-full = Le disque est plein. La partie est gardée en mémoire.
# of 06a425d2
page-log-rewritten = Quelqu'un a modifié ou enlevé le fichier de cette partie. Toute la partie est dans un nouveau fichier.
# of df1dacdf
page-log-gone = Le fichier de cette partie a disparu, et je ne peux pas en écrire un autre. La partie est gardée en mémoire.
# of 699f7107
page-sides = Joueurs
# of bbcfc7a5
page-on-board = sur le plateau
# of 7a13da11
page-in-hand = en main
# of 15644ef8
page-points = points
# of c295b5dd
page-seeds = graines
# of bc26701b
page-referee-says = Ce que dit l’arbitre
# of 4badd4a9
page-says-nothing = Je regarde.
# of c7647302
page-aloud = Le dire à voix haute sur ce téléphone
# of 5104c447
page-aloud-on = Je parle maintenant par ce téléphone.
# of 07951f41
page-picture = Vue
# of 1e048886
page-picture-board = Plateau
# of 88ad6741
page-picture-camera = Caméra
# of 990da921
page-rotate = Tourner le plateau
# of 7b031be0
page-turns = Coups
# of 34400381
page-mill = { words-line-mill }
# of d51fb1c5
page-corrected = corrigé
# of 3aaad5d3
page-by-hand = saisi
# of b4f319c3
page-unseen = pas vu
# of f5398809
page-was-read = lu d’abord comme { $turn }
# of bad5d7c4
page-unseen-row = personne ne l’a vu : un plateau plus tard le montre
# of a0767f47
page-stood = illégal, reste joué
# of dc679111
page-lost-before = { $count ->
    [one] après un coup ou plus non vus
   *[other] après { $count } coups ou plus non vus
}
# of bed659fa
page-less-sure = moins sûr
# of a7cf7dcd
page-question = Qu’a-t-on joué ?
# of 1810e447
page-nothing-yet = Rien encore
# of 11e69380
page-ruling = Décision
# of 3b1df09c
page-ruling-before = Avant
# of f6057e73
page-ruling-after = Après
# of 827fae42
page-adopt = Accepter la position
# of 3ff261c0
page-adopt-text = Le plateau compte alors tel qu’il est. À qui de jouer ?
# of 922cabd6
page-rule-any = Contre les règles
# of b3c154c8
page-rule-out-of-turn = Pas son tour
# of 188dca86
page-rule-not-adjacent = Pas le point voisin
# of 5daeade8
page-rule-no-mill = Pas de moulin, rien à prendre
# of c3738207
page-rule-protected-by-mill = Protégé par un moulin
# of 7690868c
page-rule-removed-own-chip = Il a pris ses propres { $pieces }
# of 9d76202c
page-rule-piece-displaced = Une pièce a été déplacée
# of 738ab3b1
page-rule-several-changes = Plusieurs choses à la fois
# of f08e6108
page-rule-no-chip-in-hand = Plus de { $pieces } en main
# of aff6d536
page-rule-wrong-colour = Mauvaise couleur
# of 2db5509d
page-rule-mis-sown = Mal semé
# of 567f1fa4
page-rule-wrong-count = Mauvais nombre de graines
# of ca3bc549
page-rule-seeds-lost = Il manque des graines
# of b21e6640
page-rule-game-over = La partie est finie
# of 53286854
page-rule-one-removal-only = Trop de pions ont été pris
# of 9300e570
page-rule-capture-not-earned = Il n’y avait rien à gagner
# of 81eb9ca3
page-rule-feeding-due = Il faut nourrir l’autre camp
# of 36c48ebf
page-rule-arrow-flew-over = La flèche a survolé quelque chose
# of 5eab4aa7
page-rule-arrow-gone = Une flèche a disparu
# of be129b14
page-rule-arrow-moved = Une flèche a été déplacée
# of f3791700
page-rule-arrow-not-in-line = Flèche hors de la ligne
# of 0351c956
page-rule-arrow-owed = Il reste une flèche à tirer
# of c45783f4
page-rule-shot-first = Tir avant le déplacement
# of b5f7ef89
page-rule-shot-from-before = Tir depuis l’ancienne case
# of 3dc73e9f
page-rule-two-arrows = Deux flèches
# of 0d9c8954
page-rule-takes-nothing = Dans ce jeu on ne prend rien
# of 5db054ce
page-rule-blocked-chip = Nulle part où aller
# of ebb94bcb
page-rule-foreign-chip = Un objet étranger
# of 393502d8
page-rule-group-split = Le groupe est coupé
# of 7604054d
page-rule-still-split = Le groupe reste coupé
# of 0888ee28
page-rule-jumped = A sauté par-dessus
# of c170d5ef
page-rule-jumped-enemy = A sauté l’adversaire
# of a86f013c
page-rule-left-standing = La prise est encore là
# of 5e59b3fc
page-rule-moved-back = A reculé
# of 65f68b81
page-rule-no-change = Rien n’a changé
# of c06c741c
page-rule-not-a-row = Pas une rangée
# of aeb402c7
page-rule-row-aslant = La rangée est allée de biais
# of 08b8b36b
page-rule-row-takes = Une rangée ne prend pas
# of 560a3433
page-rule-row-torn = La rangée est rompue
# of 27720c26
page-rule-not-empty = Pas libre
# of 90718fa8
page-rule-not-forward = Pas en avant
# of c96249b3
page-rule-not-in-line = Pas en ligne droite
# of 77f7f4ed
page-rule-not-taken = Rien ne peut prendre là
# of f2be3754
page-rule-stacked = Plusieurs au même endroit
# of e05efb19
page-rule-straight-capture = Prise droit devant
# of 966f1851
page-rule-diagonal-capture = Prise en diagonale
# of 670ff250
page-rule-taken-elsewhere = Prise ailleurs
# of 6fc5436c
page-rule-too-far = Trop loin
# of c51b73f0
page-rule-too-many-taken = Trop de prises
# of 86e2d86a
page-rule-two-chips-moved = Plusieurs déplacements
# of 7fef89b8
page-rule-two-chips-placed = Plusieurs poses
# of 9b7da436
page-rule-wrong-distance = Mauvaise distance
# of 2e8d8831
page-rule-board-repeated = Position répétée
# of a66dbaaf
page-rule-chip-moved = Ce qui est posé reste
# of 024a5186
page-rule-has-liberty = Il reste une liberté
# of 040a3da4
page-rule-no-liberty = Aucune liberté
# of d208cb8f
page-rule-middle-first = Le centre d’abord
# of 6a8a70f4
page-rule-not-enclosed = Pas encadré
# of d301a887
page-rule-nothing-enclosed = Rien n’est encadré
# of 888b2250
page-rule-nothing-placed = Rien n’a été posé
# of 8026433b
page-rule-taken-off = On retourne, on n’enlève pas
# of 1a73e6f1
page-rule-turned-own-chip = A retourné son propre camp
# of 387867e2
page-rule-wrong-length = Mauvais nombre
# of 62d75e53
page-rule-wrong-side-up = Mauvaise face
# of 7fd358fe
page-rule-turning-owed = Il reste à retourner
# of 5206b1bc
page-rule-crowned-early = Couronnement trop tôt
# of 1cb1bf14
page-rule-king-diagonal = Le roi va tout droit
# of 4a787167
page-rule-majority = On pouvait prendre plus
# of f8c9caca
page-rule-must-capture = Prise obligatoire
# of 513b584c
page-rule-no-line = Aucune ligne n’y mène
# of 36099a40
page-rule-point-revisited = Deux fois le même point
# of 1a1ceccf
page-rule-same-direction = Encore la même direction
# of cf418c4a
page-rule-took-both-ways = Prise des deux côtés
# of 7180d0b9
page-rule-took-unmoved = Prise sans coup
# of 36530563
page-rule-way-blocked = Le chemin n’est pas libre
# of 64d59792
page-rule-unused-site = Hors de ce jeu
# of 7fd2cfa4
page-rule-took-own = A pris une des siennes
# of 9a1da48b
page-rule-castling-not-played = Sans roque
# of d73424f4
page-rule-castled-too-late = Trop tard pour roquer
# of dd217b88
page-rule-castled-through = Roque à travers une pièce
# of a9f06e0d
page-rule-castled-out-of-check = Roque en étant en échec
# of 42cce85b
page-rule-castled-over-attacked = Roque par une case attaquée
# of 9d55945b
page-rule-castled-into-check = Roque dans l'échec
# of 92abba07
page-rule-castled-wrongly = On ne roque pas ainsi
# of 4e078cb7
page-rule-does-not-drown = Ne se noie pas
# of 2217dbcd
page-rule-too-late-in-passing = Trop tard en passant
# of 4fbd5fae
page-rule-royals-face = Les généraux se font face
# of 55a8c39e
page-rule-into-check = Dans l'échec
# of 9414fafb
page-rule-still-in-check = Toujours en échec
# of 44907894
page-rule-leaves-in-check = Reste en échec
# of a164653d
page-rule-leg-blocked = Le passage est bloqué
# of b7f241b7
page-rule-no-screen = Il faut une pièce entre les deux
# of ee384bf4
page-rule-in-the-way = Quelque chose barre le chemin
# of 5ac338a1
page-rule-never-takes-so = Ne prend pas ainsi
# of 558979ea
page-rule-only-takes-so = Ne va ainsi que pour prendre
# of 746dbd47
page-rule-out-of-zone = Hors de sa zone
# of 1e8ee776
page-rule-becomes-wrong = Ne devient pas cela
# of c7a8aa57
page-rule-cannot-go = Ne va pas ainsi
# of edbe8f1f
page-wish-mend = Corriger
# of 555c9bbf
page-wish-take-back = Reprendre
# of 8487ac29
page-wish-enter = Saisir un coup
# of 67d34219
page-wish-pause = Pause
# of 81174e6f
page-wish-play = Reprendre
# of c89da962
page-wish-more = Autres actions
# of f491f217
page-wish-confirm = Le coup est terminé
# of 5253247b
page-wish-call-ruling = Répéter la décision
# of 84f587db
page-wish-say-board = Dis tout le plateau
# of d36de277
page-wish-rulings = Décisions de cette partie
# of 0c714751
page-wish-rules = Règles de ce jeu
# of 1367babd
page-wish-agree-draw = Nous convenons du nul
# of 54d4d5ec
page-claim-repetition = { spoken-repetition }
# of 7909dbab
page-claim-no-progress = cinquante coups sans prise ni coup de pion
# of 9fda3706
page-wish-claim = Réclamer la nulle : { $rule }
# of 7eabc762
page-claim-threefold = trois fois la même position
# of fef012bb
page-claim-fifty = cinquante coups chacun
# of 06991d8b
page-wish-concede = { $side } abandonne
# of 31c5c0b2
page-wish-new-game = Nouvelle partie
# of c0780c15
page-wish-leave = Fermer la partie
# of 370db9a1
page-sure-draw = Tout le monde est d’accord ? La partie s’arrête.
# of c188f450
page-sure-claim = Si c’est exact, la partie s’arrête.
# of 3474bc22
page-sure-concede = La partie s’arrête et les autres gagnent.
# of df49a60c
page-sure-new-game = La partie s’arrête en l’état et reste gardée.
# of 7522d0b5
page-sure-leave = La machine cesse de regarder. La partie reste gardée.
# of 38c0e8cd
page-enter-help = { $side } : touche sur le plateau ce qui a été joué.
# of 8a853a5b
page-enter-cannot = Aucun coup permis ne commence en { $site }.
# of 206ae38b
page-enter-so-far = { $side } : { $sites }
# of 85d51c8a
page-mend-title = Coup { $n }, { $side }
# of c35e1da5
page-mend-none = Rien n’a encore été joué.
# of 1084030f
page-mend-now = J’ai vu : { $turn }
# of 7fe6d924
page-mend-was = Qu’était-ce vraiment ?
# of a1ab1786
page-mend-no-other = Selon les règles, ce ne peut être autre chose.
# of dfbcd9ca
page-mend-rest = { $count ->
    [one] { $count } autre coup
    [many] { $count } autres coups
   *[other] { $count } autres coups
}
# of 9ff9dbab
page-mend-find = Chercher un coup
# of 51b9a1e6
page-mend-find-hint = par exemple d6
# of b639ab37
page-mend-more = Il y en a encore ; écris un point pour trouver le tien.
# of 5f48cdaa
page-mend-picture = Le plateau après le coup { $n }
# of c07f6b71
page-becomes = Ce que la pièce est devenue
# of 31fafca0
page-becomes-now = Je ne vois pas ce que la pièce est devenue. Elle compte comme : { $kind }.
# of 9971c003
page-becomes-Q = C’est une dame
# of 2cc10c81
page-becomes-R = C’est une tour
# of b942dcc2
page-becomes-B = C’est un fou
# of 38f4ff5e
page-becomes-N = C’est un cavalier
# of 4f11bc00
page-home-title = Jouer sur du vrai bois
# of 4b4fcdc6
page-home-text = Une caméra regarde ton plateau et connaît les règles. Trois étapes, puis jouez comme toujours.
# of 3385500b
page-home-games = Choisir un jeu
# of 5857184f
page-home-games-text = avec ses règles en mots simples
# of 0422082a
page-home-camera = Viser avec la caméra
# of 57a12985
page-home-camera-text = je dis ce qui gêne encore
# of c727e24c
page-home-play = Jouer
# of c94b0226
page-home-play-text = je regarde et dis ce qui se passe
# of efa3531f
page-home-past = Voir des parties jouées
# of 8650b557
page-watch-none = Aucune partie en ce moment. Cette page se réveille toute seule.
# of 7f810136
page-games-title = Choisir un jeu
# of 076a89cf
page-games-found = { $count ->
    [one] { $count } jeu
    [many] { $count } jeux
   *[other] { $count } jeux
}
# of 628b1ca8
page-players = { $count ->
    [one] pour { $count }
    [many] pour { $count }
   *[other] pour { $count }
}
# of e70173de
page-rules = Règles
# of ded8bedf
page-source = Source
# of 80dd9a66
page-notes = Là où la source se tait
# of 2c47dbc3
page-first = Qui commence
# of be06c178
page-first-whoever = qui agit le premier
# of 76233ba5
page-first-rules = { $side }, selon les règles
# of beff4909
page-strict = Quand le plateau ne s’explique pas
# of 7bf186d1
page-strict-no = Continuer de là après un moment
# of e63eedea
page-strict-yes = Attendre que quelqu’un l’accepte
# of 6bf88103
page-match = Match
# of 281a3a35
page-match-none = une partie
# of b6001cb6
page-match-usual = le match habituel
# of 4bb5ee45
page-match-to = { $count ->
    [one] en { $count } point
    [many] en { $count } points
   *[other] en { $count } points
}
# of 9b79ade5
page-team = Équipe { $side }
# of f8c35be5
page-team-hint = Amina, Juma
# of b01c29b3
page-choose = Jouer à ce jeu
# of f2fe125c
page-choose-options = Réglages
# of bc9d6e21
page-choose-game = Choisir un jeu
# of a806d34c
page-choose-running = Une partie est en cours. Elle reste gardée.
# of e5947141
page-camera-title = Caméra
# of 8fddb398
page-camera-alt = Le plateau tel que la caméra le voit maintenant
# of 0438c86e
page-camera-none = Pas encore d’image
# of ebf32f7d
page-camera-closed = Seul qui a montré un PIN voit les photos.
# of a6f89260
page-camera-choose-first = Choisis d’abord le jeu, je saurai quel plateau chercher.
# of b13d2056
page-camera-aim = Viser avec la caméra
# of 63abe367
page-camera-aim-text = Tout le plateau doit être dans l’image, vide si possible. Ces quatre lignes doivent devenir vertes.
# of 96fe7efb
page-camera-finding = Je cherche le plateau
# of d42abc05
page-camera-finding-text = Pas de mains au-dessus du plateau, s’il vous plaît.
# of 6bd7e8ce
page-camera-found = Est-ce juste ?
# of bdeb3f17
page-camera-found-text = Les marques doivent être sur les points de ton plateau.
# of 50697b12
page-camera-corners = Placer les coins à la main
# of 077758f2
page-camera-corners-text = Tire chaque marque sur son point de coin.
# of 57679c9b
page-camera-corners-text-seeds = Tire chaque marque sur son coin de la face supérieure du plateau.
# of a348285a
page-camera-teach = Montrer les { $pieces }
# of c961304d
page-camera-teach-seeds = Montrer les graines
# of 59241561
page-camera-teach-text = Pour que je les connaisse sous ta lampe.
# of 124e78ec
page-camera-begin = Commencer
# of 7c024410
page-camera-begin-text = Tout est prêt.
# of 72230a6b
page-camera-watching = Je regarde
# of 0e8e0fd2
page-camera-watching-text = L’image, et ce que j’y lis.
# of db165d76
page-camera-find = Chercher le plateau
# of dc20aba4
page-camera-find-again = Rechercher le plateau
# of c29ef39d
page-camera-by-hand = Placer les coins
# of 9a7bd992
page-camera-fits = Oui, c’est juste
# of 3bcb4f98
page-camera-fits-teach = C’est juste ; montrer les { $pieces }
# of ed357890
page-camera-fits-teach-seeds = C’est juste ; montrer les graines
# of ea9c3d0a
page-camera-teach-anyway = Montrer d’abord les { $pieces }
# of c319be6a
page-camera-back = Retour
# of 22cd0aa4
page-camera-to-game = Au jeu
# of 395057fb
page-camera-again = Rechercher le plateau
# of ba9afb16
page-step-aim = Viser
# of 85482f15
page-step-find = Chercher
# of 3c407eac
page-step-teach = Montrer
# of 2be39599
page-step-begin = Commencer
# of 08b1b453
page-advice = Conseils
# of 2fc11c9a
page-aim-light = Lumière
# of 4bd417c3
page-aim-glare = Reflets
# of 105bcd4a
page-aim-sharpness = Netteté
# of ff8b8dbb
page-aim-board = Plateau en vue
# of ee5d2af5
page-south-asked = Dans quel sens est posé le plateau ?
# of bb36d362
page-south-lines = À quel bord de l’image est la rangée 1 ?
# of 7257bc9e
page-south-seeds = À quel bord de l’image est assis Sud ?
# of 5ad6b861
page-edge-bottom = en bas
# of e65be4dc
page-edge-left = { words-place-left }
# of bd497032
page-edge-top = en haut
# of 0bfdb6d3
page-edge-right = { words-place-right }
# of 5f4f66fa
page-judged = Certitude
# of 45abdb84
page-judged-good = Je suis sûr du plateau
# of 0fb511ac
page-judged-good-text = Vous pouvez jouer.
# of 30c27952
page-judged-fair = Je suis assez sûr
# of cbe0f3a4
page-judged-fair-text = Regarde bien si les marques sont sur les points.
# of af7a8d71
page-judged-poor = Je ne suis pas sûr
# of b8de7051
page-judged-poor-text = Place plutôt les coins à la main, ou donne plus de lumière et cherche encore.
# of 0a6aab91
page-judged-hand = Comme tu l’as placé
# of d2763662
page-judged-hand-text = Regarde bien si les marques sont sur les points.
# of a7b2213a
page-judged-sure = sûr à { $percent } %
# of 67f6a41d
page-judged-rms = { $px } pixels d’écart moyen
# of 51e72902
page-corners-help = Tire avec le doigt, ou choisis un coin et sers-toi des flèches.
# of 358bc9ad
page-corners-use = Prendre ces coins
# of c54493b2
page-corner-nw = NO
# of f8d9c7fd
page-corner-ne = NE
# of bd7f81b1
page-corner-se = SE
# of 7c1bd62e
page-corner-sw = SO
# of f438e153
page-corner-nw-long = Coin du fond à gauche
# of b1a9a5e6
page-corner-ne-long = Coin du fond à droite
# of 3dc6bc6f
page-corner-se-long = Coin proche à droite
# of 210f2f96
page-corner-sw-long = Coin proche à gauche
# of 89627e2b
page-corner-at = { $corner }, { $x } % depuis la gauche, { $y } % depuis le haut
# of 3c9888ea
page-teach-chips = Pose les { $pieces } comme ici, ou touche leur vraie place. Puis laisse-moi regarder.
# of f10b51df
page-teach-seeds = Mets autant de graines dans chaque trou. Puis laisse-moi regarder.
# of 9dfae0f7
page-teach-fewer = moins
# of 5f653707
page-teach-more = plus
# of 05d86de0
page-teach-colour = Quelle couleur
# of 1be10c70
page-teach-board = Où sont les { $pieces }
# of 9325e411
page-teach-look = Regarde maintenant
# of cd1216d0
page-teach-done = Je connais les { $pieces } maintenant.
# of 0f2a759f
page-teach-on = Continuer
# of 20071b13
page-teach-skip = Continuer sans montrer
# of f2fa9535
page-begin = Commencer la partie
# of f8555688
page-begin-empty = Enlevez les { $pieces } du plateau.
# of e1311f24
page-begin-set-up = Placez les { $pieces } comme au début de la partie.
# of 81aa247e
page-begin-part = Jouez de { $from } à { $to } seulement ; le reste du plateau ne sert pas.
# of f22ac75b
page-begin-whoever = Qui agit le premier commence, sauf autre choix.
# of c636c702
page-begin-side = { $side } commence.
# of 08903121
page-begin-seeds = { $count ->
    [one] Mettez { $count } graine dans chaque trou.
    [many] Mettez { $count } graines dans chaque trou.
   *[other] Mettez { $count } graines dans chaque trou.
}
# of a141354b
page-past-title = Parties
# of c464f45d
page-past-find = Chercher une partie
# of 3a40377b
page-past-hint = Jeu, joueur, date
# of cdf404b9
page-past-game = Jeu
# of 0f85e20c
page-past-all-games = tous les jeux
# of de7bd3df
page-past-found = { $count ->
    [one] { $count } partie
    [many] { $count } parties
   *[other] { $count } parties
}
# of e1f17b04
page-past-more = Montrer plus
# of 8c56ab5c
page-past-none = Rien encore.
# of ef27420b
page-past-live = en cours
# of 83a3c62f
page-past-unfinished = inachevée
# of be718df0
page-past-turns = { $count ->
    [one] { $count } coup
    [many] { $count } coups
   *[other] { $count } coups
}
# of 58d3500c
page-past-import = Importer une partie
# of 3c67fc30
page-past-statistics = Statistiques
# of fad72a80
page-past-resume = Reprendre cette partie
# of fa6c0365
page-statistic-name = Joueur
# of 1a3913e1
page-statistic-won = Gagnées
# of 5c878bf8
page-statistic-drawn = Nulles
# of 978b9ba5
page-statistic-lost = Perdues
# of 9202c572
page-replay-this = Rejouer
# of 820ddd8c
page-replay-slider = Où dans la partie
# of 1ab7b29f
page-replay-turn = Coup { $n }
# of b4bf60b9
page-replay-picture = Le plateau tel que la caméra l’a vu
# of 40fff3a2
page-replay-play = Lire
# of 9b87a7e2
page-replay-pause = Pause
# of 5bc55b16
page-replay-back = Un en arrière
# of f69ae446
page-replay-on = Un en avant
# of 3ef72d8c
page-score-print = Imprimer la feuille de partie
# of 85bc2f01
page-downloads = Télécharger
# of e4a8b741
page-more-title = Réglages
# of 7e52564f
page-more-phone = Ce téléphone
# of c6ea9d21
page-more-language = Langue
# of 0acdff5e
page-more-about = Mwamuzi
# of 89b4e9aa
page-more-about-text = Mwamuzi veut dire arbitre en swahili. Les images restent dans la machine de ta table ; rien n’est envoyé ailleurs.
# of ae2ee130
page-machine-title = La machine
# of 352a207d
page-machine-version = Version
# of f0cbde8c
page-machine-source = Caméra
# of d282fc81
page-machine-fps = Images par seconde
# of 91910908
page-machine-voice = Voix
# of 853b2838
page-machine-lights = Lampes
# of 9157a9fe
page-machine-viewers = Spectateurs
# of ec3c45a1
page-machine-disk = Libre sur le disque
# of 9163d427
page-aim-good-light = { web-light-good }
# of abbd2910
page-aim-good-glare = Aucune lampe ne se reflète.
# of 4d27cf41
page-aim-good-sharpness = L’image est nette.
# of 58ab90d4
page-aim-good-board = Le plateau est dans l’image.
# of 939da463
page-aim-dark = Il fait trop sombre. Donne un peu de lumière.
# of cce1b762
page-aim-bright = Il y a trop de lumière. Ôtes-en un peu.
# of 305a8129
page-aim-glare-bad = Une lampe se reflète sur la table. Tourne un peu la lampe ou la caméra.
# of 412024bc
page-aim-blurred = L’image est floue. Règle l’objectif ou tiens la caméra immobile.
# of 750ff3e3
page-aim-no-board = Je ne vois pas tout le plateau. Bouge la caméra jusqu’à ce qu’il soit dans l’image.
# of c4e27b62
page-aim-moved = L’image bouge encore.
# of 1d114a83
page-aim-checking = Je cherche le plateau.
# of 2f25f834
page-player-name = Qui joue { $side } ?
# of 55db4623
page-player-hint = Nom, si tu veux
# of cbdff563
page-statistic-played = Parties
# of b7fc81e8
page-statistic-rulings = Décisions
# of 8a865b8f
page-openings = Comment ont commencé les parties de ce jeu
# of e13e77fd
page-openings-count = { $count ->
    [one] { $count } partie
    [many] { $count } parties
   *[other] { $count } parties
}
# of 39f54ee5
page-stuck-camera = Je ne vois rien : pas de caméra
# of a3b991c2
page-stuck-camera-do = Vérifiez son câble et que rien d’autre ne l’utilise. Je réessaie toutes les quelques secondes.
# of b04a8dae
page-stuck-again = Réessayer
# of 154061d0
page-stuck-phone = Utiliser la caméra de ce téléphone
# of e3e1b022
page-stuck-phone-do = Le téléphone qui servait de caméra dort ou est parti. Réveillez-le, ou utilisez celui-ci.
# of d8594943
page-stuck-own = Utiliser la caméra de la machine
# of 1daccfb6
page-stuck-film = Le film est terminé
# of f57b1620
page-stuck-film-text = On ne verra plus rien de cette partie. Son enregistrement reste.
# of 0394272f
page-look-at = Après le coup { $n } sur { $of }
# of ab27efdb
page-look-now = Revenir au présent
# of 742ebfda
page-mend-on-board = Le toucher sur le plateau
# of 1b38b44d
page-mend-tap = Coup { $n }, { $side } : touchez ce qu’il était vraiment.
# of 1f3711a1
page-sim = Table simulée
# of 471a9f31
page-sim-speed = À quelle vitesse elle joue
# of 3f51f71e
page-sim-times = { $n } fois
# of b8b3a672
page-sim-fastest = aussi vite qu’elle peut
# of 58fb217f
page-doctor = État du système
# of 1874337a
page-guided-sites = Remettez en ordre : { $sites }
# of 7249618d
page-wish-ask = Interroger le plateau
# of 7ad921c6
page-machine-do-it = Faites-le sur le plateau, s’il vous plaît.
# of fd338e5f
page-ruling-again = Répéter
# of ccdf91b0
page-alphabet-fide = { words-alphabet-fide }
# of f65dae04
page-alphabet-alfa = { words-alphabet-alfa }
