# of 7e4b1721
placing-board-repeated = { $own } { AGREE($own, "a", "ont") } joué { $placed }, ce qui refait une position déjà vue
# of 5be9b1a6
placing-has-liberty = { $own } { AGREE($own, "a", "ont") } pris { $wrong }, mais cette chaîne a encore { AGREE($liberties, "une liberté", "des libertés") } : { $liberties }
# of 24aff877
placing-middle-first = { $own } { AGREE($own, "a", "ont") } posé { FORM($man, article: "a") } en { $placed }, mais le centre se remplit d'abord
# of 842ac140
placing-no-liberty = { $own } { AGREE($own, "a", "ont") } posé { FORM($man, article: "a") } en { $placed }, où { ATTR($man, "gender") ->
    [feminine] elle
   *[other] il
} n'a pas de liberté
# of f2483404
placing-not-empty = { $own } { AGREE($own, "a", "ont") } posé { FORM($man, article: "a") } en { $stacks }, où il y en a déjà { ATTR($man, "gender") ->
    [feminine] une
   *[other] un
}
# of 7b494a91
placing-not-enclosed = { $own } { AGREE($own, "a", "ont") } retourné { $wrong }, mais { $placed } { AGREE($placed, "n'encadre", "n'encadrent") } pas cela
# of 6dc51a32
placing-not-enclosed-took-does-not = { $own } { AGREE($own, "a", "ont") } pris { $wrong }, mais { $placed } { AGREE($placed, "n'encadre", "n'encadrent") } pas cela
# of 30cfd93f
placing-nothing-enclosed = { $own } { AGREE($own, "a", "ont") } posé { FORM($man, article: "a") } en { $placed }, où { ATTR($man, "gender") ->
    [feminine] elle
   *[other] il
} n'encadre rien
# of 38a6e63d
placing-nothing-placed = { $own } { AGREE($own, "a", "ont") } retourné { $turned }, mais { AGREE($own, "n'a", "n'ont") } rien posé
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } { AGREE($own, "a", "ont") } pris { $taken }, mais { AGREE($own, "n'a", "n'ont") } rien posé
# of 960c795f
placing-out-of-turn = { $foe } { AGREE($foe, "a", "ont") } joué { $foe_placed }, mais c'est { FORM($own, case: "dative") } de jouer
# of 871e8b9a
placing-taken-off = { $own } { AGREE($own, "a", "ont") } retiré { $taken } du plateau, mais { FORM($man, article: "the", number: "many") } se retournent
# of fb3a2deb
placing-turned-own-chip = { $own } { AGREE($own, "a", "ont") } retourné { ATTR($man, "gender") ->
    [feminine] une
   *[other] un
} de { AGREE($own, "ses", "leurs") } propres { FORM($man, number: "many") } : { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } { AGREE($own, "a", "ont") } pris { $wrong }, mais { $count } en ligne ne se prennent pas : { $row }
# of 0aa5189b
placing-wrong-side-up = { FORM($man, article: "the") } { FORM($own, case: "that") } { AGREE($own, "a", "ont") } { ATTR($man, "gender") ->
    [feminine] posée
   *[other] posé
} en { $foe_placed } montre la couleur { FORM($foe, case: "genitive") }
# of f86e0675
placing-gonnect-title = Gonnect
# of 2ac80a74
placing-gonnect-rules-1 = Deux joueurs posent des pierres de leur couleur sur les points d'un plateau de lignes, vide au début. Les Noirs commencent ; puis chacun à son tour pose une pierre sur un point vide. Personne ne peut passer. Si la règle d'échange est convenue, le second joueur peut changer de place au lieu de jouer son premier tour : qui avait les Noirs continue alors avec les Blancs. Sur un plateau qui a été disposé, c'est encore possible tant qu'aucune pierre blanche ne s'y trouve.
# of c0ddbbad
placing-gonnect-rules-2 = Les pierres d'une couleur qui se touchent en ligne droite forment une chaîne, et les points vides juste à côté d'une chaîne sont ses libertés. Qui prend la dernière liberté d'une chaîne adverse retire toutes ses pierres du plateau. On ne pose pas une pierre là où sa chaîne n'aurait pas de liberté, sauf si elle prend, ni de façon qu'un plateau déjà vu revienne.
# of 9298f91f
placing-gonnect-rules-3 = Le premier à relier deux côtés opposés du plateau par une chaîne gagne : gauche et droite, ou haut et bas, peu importe. Qui ne peut pas poser de pierre a perdu.
# of c6130b9c
placing-gonnect-note-1 = La source ne dit pas la taille du plateau : treize lignes dans chaque sens ou, en option, neuf, quinze ou dix-neuf.
# of 52ad99e9
placing-gonnect-note-2 = La source connaît la règle d'échange (« les Blancs peuvent choisir, comme premier coup, de changer de place avec les Noirs ») et la laisse aux joueurs : « si deux joueurs décident de s'en servir ». C'est donc une option, inactive si on ne la choisit pas.
# of 2b4adbeb
placing-gonnect-note-3 = Des diverses façons d'interdire une partie sans fin, une est choisie : aucun plateau ne peut revenir, peu importe qui est au trait. Un plateau qui a été disposé, ou qu'on a laissé tel quel, y a été comme les autres.
# of 199f0f27
placing-gonnect-note-4 = Qui change de place le dit : rien ne change sur le plateau.
# of de310bbe
placing-gonnect-turns = les règles du Go s'appliquent : les Noirs commencent, et chacun à son tour pose une pierre ; les joueurs ne peuvent pas passer
# of 948b9b45
placing-gonnect-placing = on pose une pierre sur un point vide ; le suicide est interdit, comme au Go, et aucun plateau ne peut revenir
# of e575beb6
placing-gonnect-capture = comme au Go, les chaînes qui n'ont plus de liberté sont retirées
# of e9fe88bb
placing-gonnect-end = le premier à relier deux côtés opposés du plateau par une chaîne de pierres reliées orthogonalement gagne, et de même qui laisse l'adversaire sans coup valable
# of cf5b7bfb
placing-reversi-title = Reversi
# of f32ed5bc
placing-reversi-rules-1 = Deux joueurs partagent 64 pions, noirs d'un côté et blancs de l'autre, sur un plateau vide de huit cases sur huit. Les Noirs commencent ; puis les joueurs jouent à tour de rôle. Ils remplissent d'abord les quatre cases du milieu, chacun avec des pions de sa couleur ; rien n'est retourné.
# of d2278970
placing-reversi-rules-2 = On pose un pion sur une case vide de sorte que, sur une ligne droite ou diagonale, un pion adverse ou une suite ininterrompue de ces pions se trouve entre lui et un autre de ses pions. Tout ce qui est ainsi encadré, dans les huit directions, est retourné à sa couleur. Ce que les pions retournés encadrent à leur tour reste tel quel. Personne ne peut poser un pion qui n'encadre rien.
# of 21d87e18
placing-reversi-rules-3 = Qui ne peut rien encadrer passe ; qui peut ne doit pas passer. Quand aucun ne peut, la partie est finie : qui a le plus de pions sur le plateau gagne, et l'égalité est une nulle.
# of 8135afdc
placing-reversi-note-1 = Le score, ce sont les pions sur le plateau : les cases vides ne sont à personne.
# of 11f62736
placing-othello-title = Othello
# of acf95f72
placing-othello-rules-1 = Deux joueurs partagent 64 pions, noirs d'un côté et blancs de l'autre, sur un plateau de huit cases sur huit. Au début, deux pions de chaque couleur sont en croix au milieu : les noirs en e4 et d5, les blancs en d4 et e5. Les Noirs commencent ; puis les joueurs jouent à tour de rôle.
# of 45aa6e62
placing-othello-note-2 = La source ne montre la position de départ qu'en image ; c'est l'habituelle.
# of 3c5148db
placing-reversi-placing = le jeu commence sur un plateau vide, et les joueurs remplissent d'abord, à tour de rôle, les quatre cases du milieu ; à partir de là, on joue comme à Othello
# of a4ca54a9
placing-othello-turns = les Noirs commencent, puis les joueurs jouent à tour de rôle ; seul celui qui n'a aucun coup permis laisse le tour à l'adversaire
# of 7b78bf45
placing-othello-placing = les joueurs partagent 64 pions, noirs d'un côté, blancs de l'autre ; on en pose un par tour, sa propre couleur vers le haut
# of cb7242d3
placing-othello-capture = un pion doit encadrer au moins un pion adverse, ou une suite ininterrompue de ces pions, entre lui et un pion de la même couleur déjà là, dans jusqu'à huit directions droites et diagonales ; ce qui est encadré est retourné aussitôt
# of 70030e29
placing-othello-end = la partie finit quand aucun des joueurs ne peut jouer ; le plus grand nombre de pions sur le plateau gagne
# of 401528cc
placing-keryo-pente-title = Keryo Pente
# of 94ce2b39
placing-keryo-pente-rules-1 = Deux joueurs posent des pierres de leur couleur sur les points d'un plateau de dix-neuf lignes sur dix-neuf, vide au début. Les Blancs commencent ; puis chacun à son tour pose une pierre sur n'importe quel point vide.
# of 94c4acd9
placing-keryo-pente-rules-2 = Qui pose une pierre de sorte qu'exactement deux ou exactement trois pierres adverses, côte à côte sur une ligne droite ou diagonale, se trouvent entre elle et une autre de ses pierres les prend : elles sont retirées du plateau. Une pierre peut prendre dans plusieurs directions à la fois. Des pierres qui viennent se placer entre celles de l'adversaire par le coup de leur propre joueur ne risquent rien.
# of 4e04f5d4
placing-keryo-pente-rules-3 = Le premier à avoir cinq de ses pierres ou plus sur une ligne droite ou diagonale gagne, et de même qui a pris { $captured } pierres. Un plateau plein est une nulle.
# of 55085189
placing-pente-title = Pente
# of 5a8739f4
placing-pente-rules-2 = Qui pose une pierre de sorte qu'exactement deux pierres adverses, côte à côte sur une ligne droite ou diagonale, se trouvent entre elle et une autre de ses pierres prend les deux : elles sont retirées du plateau. Une pierre peut prendre dans plusieurs directions à la fois. Deux pierres qui viennent se placer entre celles de l'adversaire par le coup de leur propre joueur ne risquent rien.
# of f530ac05
placing-pente-rules-3 = Le premier à avoir cinq de ses pierres ou plus sur une ligne droite ou diagonale gagne, et de même qui a pris dix pierres. Un plateau plein est une nulle.
# of 71f556d6
placing-pente-note-1 = La source ne dit pas la taille du plateau : dix-neuf lignes dans chaque sens, comme pour son parent plus ancien.
# of 2e143953
placing-pente-note-2 = La source ne dit pas si plus de cinq à la suite gagnent : oui.
# of 7abbd971
placing-pente-note-3 = La première pierre peut être mise n'importe où.
# of 95e4584b
placing-pente-note-4 = La source ne parle pas d'un plateau plein : c'est une nulle.
# of ffe9c30f
placing-keryo-pente-capture = les paires et les trios de pierres adverses voisines, tout droit ou en diagonale, sont pris en les encadrant entre deux de ses propres pierres ; c'est l'acte d'encadrer qui produit la prise
# of fcd5116b
placing-keryo-pente-end = le premier à faire une ligne droite ou diagonale de cinq, ou à prendre quinze pierres, gagne
# of 8b79dbc7
placing-pente-turns = les Blancs commencent ; les joueurs mettent une pierre à tour de rôle
# of 932402d9
placing-pente-placing = la partie commence sur un plateau vide, et on met une pierre sur un point vide
# of 3a22fd78
placing-pente-capture = les paires de pierres adverses voisines, tout droit ou en diagonale, sont prises en les encadrant entre deux de ses propres pierres ; c'est l'acte d'encadrer qui produit la prise
# of 53446bda
placing-pente-end = le premier à faire une ligne droite ou diagonale de cinq, ou à prendre dix pierres, gagne
