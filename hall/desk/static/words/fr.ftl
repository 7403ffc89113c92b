# of 99a59421
desk-title = La salle
# of 3b86001a
desk-rooms = Rubriques
# of b753314d
desk-wall = Plateaux
# of 8bfd1eee
desk-calls = Appels
# of b3c1fd99
desk-search = Parties
# of 4e1d50b7
desk-search-for = Un joueur, une partie ou le numéro d'un plateau
# of 153c7b18
desk-show = Montrer
# of a150d2ed
desk-filter-all = Tous
# of dc67c2bf
desk-filter-asking = Demandent quelqu'un
# of 6c2e62a9
desk-filter-playing = En cours
# of ea2102b9
desk-filter-over = Terminés
# of 1b6795da
desk-state-call = Arbitre !
# of 385e7a28
desk-state-taken = pris en charge
# of 52928d48
desk-state-trouble = ennui
# of ac29abdb
desk-state-silent = muet
# of e3bea656
desk-state-low = peu de temps
# of 7f415ae4
desk-over = terminée
# of fff13fc7
desk-nobody = Aucun plateau n'a encore rien dit.
# of aa01646c
desk-fault = Le journal contredit les règles
# of ce5c0d1f
desk-question = L'arbitre automatique demande ce qui a été joué
# of 6237f166
desk-silent-line = Sans nouvelles ; la partie continue au plateau
# of c2befaa0
desk-paused = En pause
# of 040d6d20
desk-begun = La partie a commencé
# of 371ee948
desk-idle = Pas de partie
# of 24f8ecf3
desk-trouble-bumped = Le plateau a bougé
# of 5a125586
desk-trouble-dark = Trop sombre
# of 15a55b4d
desk-trouble-glare = Une lumière éblouit la caméra
# of 5e1af7c8
desk-trouble-blurred = L'image est floue
# of 38c473e3
desk-trouble-frozen = L'image est figée
# of 57ed22f7
desk-trouble-hidden = Quelque chose couvre le plateau
# of 3b7456e2
desk-trouble-camera-lost = La caméra a disparu
# of 541970d8
desk-board = Plateau { $board }
# of f3b9a183
desk-turns = Coups
# of 4a1f503f
desk-files = La partie en fichier
# of 758de3f6
desk-decisions = Décisions
# of 0a3d42fd
desk-decide = Décider
# of 5db5d166
desk-deed = Quoi
# of caf435d6
desk-deed-confirm = La décision tient
# of 54d7b135
desk-deed-overrule = La décision ne tient pas
# of a1e19a73
desk-deed-penalty = Pénalité
# of 42bfa854
desk-deed-time = Temps
# of 082efc3a
desk-deed-result = { hall-result }
# of 53a45071
desk-deed-note = Message aux joueurs
# of b1d94d64
desk-nobody-meant = personne
# of 792261f5
desk-seconds = Secondes
# of 7f9e8466
desk-says = Avec vos mots
# of 430dded2
desk-sign = Signer et envoyer
# of 3e603980
desk-sent = Envoyé. Le plateau l'entend jusqu'à ce que son journal le contienne.
# of d86fa2a3
desk-on-way = en route
# of 72129dd6
desk-logged = dans le journal du plateau
# of 4b1a1d34
desk-no-calls = Personne n'appelle.
# of 9addf4e9
desk-call-illegal = Une décision
# of 022becd7
desk-call-question = Une question
# of 36bd8635
desk-call-claim = Une réclamation
# of 57c24082
desk-call-time = Le temps est écoulé
# of ceaa8061
desk-call-flag = Le drapeau est tombé
# of c0f93506
desk-call-player = Un joueur appelle
# of e003a1ed
desk-settled = Réglé
# of 64691227
desk-claims = Peut être réclamé
# of c0fc7830
desk-may-claim = { $side } peut réclamer la nulle : { $rule }
# of 89e985f3
desk-your-board = Votre plateau
# of 5ad9cf02
desk-your-boards = Vos plateaux
# of da0efe1f
desk-no-own-boards = Vous ne jouez à aucun plateau en ce moment.
# of baf8868c
desk-asks = De quoi il s’agit (facultatif)
# of 363a1a69
desk-call-arbiter = Appeler un arbitre
# of b9cb420d
desk-call-back = Annuler l’appel
# of 61e85c93
desk-is-called = Un arbitre est appelé.
# of 948c9a96
desk-version = Son programme est { $version }, celui de la salle { $own }.
# of 82619c70
desk-strange = Ses journaux ont le format { $format }, que cette salle ne sait pas lire : ils sont gardés, pas vérifiés
# of d526dcb6
desk-strange-line = Un format de journal inconnu ici
# of f8b6f9fe
desk-due = au trait
# of 932769b7
desk-take = Prendre cet appel
# of f57c6997
desk-give-back = Rendre
# of d7e19fef
desk-taken-by = { $name } y va
# of 51935467
desk-waits = attend { $minutes } min
# of 2f3d2ad7
desk-away = La salle ne répond pas. Ce qui est montré peut être ancien ; les plateaux continuent seuls.
# of a87c31cb
desk-people = Personnes
# of 1435f339
desk-sign-in = Entrer
# of 1be343e0
desk-name = { hall-name }
# of 6b5823fa
desk-pin = Code PIN
# of b615ec6f
desk-enter = Se connecter
# of 47f0ca72
desk-leave = Se déconnecter
# of 8db3e968
desk-role = Rôle
# of 37aae284
desk-role-watch = peut regarder
# of 869ccff1
desk-role-play = peut jouer
# of 20ddf112
desk-role-arbiter = arbitre
# of a996d302
desk-role-owner = responsable, arbitre en chef
# of 489bb62d
desk-new-person = Ajouter une personne
# of caee40fa
desk-give-pin = Créer un code
# of 9b0cbadd
desk-take-pin = Supprimer le code
# of ab069a04
desk-pin-is = Le code de { $name } est { $pin }. Il n'est montré que maintenant.
# of 96ff2579
desk-tournaments = Tournois
# of 0bec6bfc
desk-no-tournaments = Il n'y a pas encore de tournoi.
# of 8c0a13b5
desk-kind = Formule
# of 3e380fbe
desk-kind-swiss = Système suisse
# of 3893692e
desk-kind-round-robin = Toutes rondes
# of 6c0d8869
desk-kind-double-round-robin = Toutes rondes, aller-retour
# of f81b1dc4
desk-kind-knock-out = Élimination directe
# of 38de9709
desk-kind-match = Match
# of 33ed18da
desk-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
# of d0483081
desk-round-of = ronde { $round } sur { $rounds }
# of e2b19bc1
desk-round = Ronde
# of 3c98c62b
desk-round-n = Ronde { $round }
# of 45544b0e
desk-rounds = Rondes
# of 215a33df
desk-system = apparié par : { $system }
# of 20f4a07c
desk-new-tournament = Un nouveau tournoi
# of 4caa20fc
desk-game = Jeu
# of 24541f09
desk-clock = Pendule (10+5 ; vide si aucune)
# of adff8e4f
desk-first-board = Premier plateau
# of 8e646856
desk-last-board = Dernier plateau
# of d5ca7dc1
desk-list = Liste des joueurs (CSV ou TRF)
# of 36c34c68
desk-make = Créer
# of 4b048c04
desk-pair = Apparier la ronde suivante
# of 3b729ca8
desk-publish = Publier la ronde
# of aa2979d4
desk-confirm-all = Confirmer tous les résultats
# of ffc8f73a
desk-confirm-one = Confirmer { $result }
# of 0917d318
desk-by-hand = Modifier les appariements
# of 3a1ccb1c
desk-why = Pourquoi (c’est conservé)
# of 1fed8288
desk-exchange = Échanger deux joueurs
# of e831aa72
desk-one-player = L’un
# of c3a0405d
desk-other-player = L’autre
# of afb7ecd4
desk-comes-late = Quelqu’un arrive en retard
# of bee39232
desk-somebody-new = Quelqu’un de nouveau (dès la ronde suivante)
# of 04779d64
desk-who = Qui
# of cec14806
desk-let-play = Laisser jouer
# of d632dd1f
desk-in-order = Apparier selon le classement
# of a72f452f
desk-in-order-text = Le premier contre le deuxième, le troisième contre le quatrième : quand les règles ne laissent aucun appariement. Ce qui les enfreint est dit, puis on peut échanger des joueurs.
# of 9e1d04c5
desk-breaks-met = se sont déjà rencontrés
# of 3b157413
desk-breaks-sides = un côté trop souvent
# of d23590bc
desk-breaks-bye = une deuxième exemption
# of 894c2a72
desk-team-boards = Plateaux par équipe (0 : pas d’équipes)
# of c7d06c4b
desk-still-played = en cours
# of 7b44291d
desk-begins-here = commence
# of 0c9efcae
desk-not-paired = Aucune ronde n'est encore appariée.
# of d0fb8110
desk-table = { hall-table }
# of 7b1bed87
desk-begins = Commence
# of 1b08124c
desk-other = Contre
# of d2e15297
desk-result = { hall-result }
# of 0e1fc51d
desk-result-at = Résultat de la table { $table }
# of dadcb8f2
desk-bye = exempt
# of 966281c2
desk-standings = Classement
# of 88f1c937
desk-points = Points
# of 50becc32
desk-print-pairings = Imprimer les appariements
# of 6c83a87e
desk-print-standings = Imprimer le classement
# of 28162f47
desk-print-cross = Imprimer la grille
# of 80eafc31
desk-join = Ajouter un plateau
# of e26be114
desk-join-text = Une machine neuve, ou qui remplace une machine en panne : son numéro reste, l'ancienne clé ne vaut plus.
# of 642c3429
desk-board-number = Numéro du plateau
# of 8c35408a
desk-give-code = Donner un code
# of fbe31a35
desk-join-how = Tapez ceci sur la machine du plateau { $board }, dans les 15 minutes :
# of cbc47ac8
desk-break-bh = { hall-break-bh }
# of 510740da
desk-break-bh-c1 = { hall-break-bh-c1 }
# of 1dadfadc
desk-break-sb = { hall-break-sb }
# of b8bc75af
desk-break-de = { hall-break-de }
# of 477213a2
desk-break-win = { hall-break-win }
# of f0bb2a34
desk-break-won = { hall-break-won }
# of 7edd0645
desk-break-ps = { hall-break-ps }
# of 13484732
desk-break-aro = { hall-break-aro }
# of 9d7c521b
desk-break-gp = { hall-break-gp }
# of f244ab49
desk-filter-silent = Muets
# of b8594216
desk-camera = Images de la caméra
# of 3f01e4f7
desk-camera-of = Ce que la caméra du plateau { $board } a vu en dernier
# of 15d27776
desk-none-such = Aucun plateau ne correspond.
# of 6589b0d8
desk-linked = connecté
# of 111df710
desk-unlinked = non connecté
# of ecd85b1b
desk-won = gagne
# of c412edd9
desk-silent-since = Sans nouvelles depuis { $minutes } min ; la partie continue sur le plateau
# of 8c4110fb
desk-rule-in-full = La règle en entier
# of df452804
desk-readings = Comment les points obscurs sont lus
# of d2b0f5a0
desk-for-whom = Pour qui
# of b4fc4496
desk-to-move = À qui de jouer
# of bf2d6fbe
desk-who-wins = Qui gagne
# of 1eb66603
desk-check-in = Pointage de la ronde { $round }
# of 08716daa
desk-here-of = { $here } présents sur { $count }
# of 9830a3c7
desk-here = présent
# of 81d8112e
desk-away-h = absent, un demi-point
# of cfca5500
desk-away-z = absent, aucun point
# of 0ab64fb6
desk-breaks = Ce que signifient les abréviations
# of 5829b1b1
desk-trf = Rapport pour la fédération (TRF)
# of b99d6ffb
desk-file-pgn = Coups (PGN)
# of 1348bdb8
desk-file-sgf = Coups (SGF)
# of f8cf573c
desk-file-csv = Tableau (CSV)
# of df60dab4
desk-file-html = Rejouer (HTML)
