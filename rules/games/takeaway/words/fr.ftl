# of bccbb3d0
takeaway-chip-moved = un pion a été posé sur { $grown }, mais on ne fait qu'enlever des pions du plateau
# of aa62fb61
takeaway-none-in-hand = un pion a été posé sur { $grown }, mais un pion pris est hors du jeu
# of f446f6be
takeaway-too-many-taken = { $own } a pris { $taken } pions, mais un tour en prend au plus { $draw }
