# of a9b70325
clock-title = Pendule
# of 360c5134
clock-help = Appuyez sur votre moitié quand votre coup est fini. La pendule marche aussi seule : l’arbitre voit le coup.
# of d33f0afa
clock-join = Utiliser ce téléphone comme pendule
# of 2ace12ad
clock-none = Aucune partie n’est en cours.
# of 9b2c4f5e
clock-page = Vers la partie
# of 17933887
clock-fallen = Le drapeau est tombé
# of a0dc9f95
clock-moves = { $count ->
    [one] { $count } coup
    [many] { $count } coups
   *[other] { $count } coups
}
# of e6c3b53b
clock-pressed = { $side } a appuyé. Je cherche le coup.
# of dd4baceb
clock-begin = { $side } commence. L’autre moitié met la pendule en marche, ou le premier coup.
# of 9ad5acbf
clock-turn = Échanger les places
