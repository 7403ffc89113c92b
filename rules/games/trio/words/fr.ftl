# of 8cb32bdc
trio-diagonal = { $own } est allé en diagonale de { $own_gone } à { $inside }
# of ed6daba2
trio-east = le côté est
# of 1a8fe02a
trio-left-inner-field = { $own } est sorti de { $own_gone } à { $own_come }, mais une pierre une fois dedans bouge dedans
# of ce2ed837
trio-never-removed = la pierre de { $foe } sur { $foe_gone } a été prise, mais on ne prend jamais de pierre
# of 92a8cfd3
trio-none-in-hand = il est venu sur { $come } plus de pierres qu'il n'en a bougé ou qu'il n'y en avait en réserve
# of 941f9299
trio-north = le côté nord
# of fa49ba70
trio-not-adjacent = { $own } est allé de { $own_gone } à { $inside }, qui n'est pas le trou voisin
# of a9e54081
trio-not-next-free = { $own } a sauté de { $own_gone } à { $own_come }, mais le premier trou libre de ce rang est { $landing }
# of d29d022f
trio-not-straight = { $own } a sauté de { $own_gone } à { $own_come }, ce qui n'est pas droit vers l'intérieur
# of 76afba73
trio-placed-inside = { $own } a posé une pierre sur { $inside }, mais on place les pierres sur les trous extérieurs
# of be456166
trio-placed-inside-brought-stone-stones = { $own } a amené une pierre sur { $inside }, mais les pierres entrent par les trous extérieurs
# of 07371e25
trio-put-upon-foe = { $own } est allé de { $own_gone } à { $own_come }, où se trouvait une pierre de { $foe }
# of f16ca9ee
trio-reserve-without-pull = { $own } a fait entrer une pierre au tour même où la pierre extérieure de { $own_gone } a bougé ; seul le pas d'une pierre intérieure le permet
# of 4e889e94
trio-south = le côté sud
# of 0d10b8e9
trio-three-stones-rule = sur le plateau, { $edges } porte maintenant plus de { $most } pierres
# of e574c0b5
trio-two-placed = { $own } a posé plus d'une pierre : { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } a fait entrer plus d'une pierre, sur { $own_come }
# of f9266e5c
trio-west = le côté ouest
