# of 1e604450
calibration-a-further-file = une colonne de plus
# of 9750a2d6
calibration-a-further-rank = une rangée de plus
# of aa0e9400
calibration-another-board = on voit { $part }, pas { $title } : vérifiez le plateau choisi, montrez tout le plateau, ou donnez ses coins ({ $ends })
# of 15edf503
calibration-chequers = des cases claires et foncées alternées
# of 2c788817
calibration-faint-lines = les lignes de { $title } sont trop pâles ou floues : vérifiez le plateau choisi, montrez tout le plateau, ou donnez ses coins ({ $ends })
# of 7a3014b5
calibration-faint-pits = les trous de { $title } sont trop pâles ou flous : vérifiez le plateau choisi, montrez tout le plateau, ou donnez ses coins ({ $ends })
# of c4093d91
calibration-lines-between = d'autres lignes entre ses lignes
# of 2ffb4d9a
calibration-lines-in-gaps = des lignes là où il n'y en a pas
# of 20104f9c
calibration-more-than-drawn = on voit { $part }, que { $title } n'a pas : vérifiez le plateau choisi, montrez tout le plateau, ou donnez ses coins ({ $ends })
# of 4e625d52
calibration-no-grid-of-pits = aucune grille de trous n'a été trouvée, on attendait celle de { $title } : montrez tout le plateau, net et vu de dessus, ou donnez ses coins ({ $ends })
# of 8ecd43d1
calibration-no-lattice = aucune colonne ni rangée n'a été trouvée, on attendait celles de { $title } : montrez tout le plateau, net et vu de dessus, ou donnez ses coins ({ $ends })
# of d0f8ccf7
calibration-no-rows-of-pits = aucune rangée de trous n'a été trouvée, on attendait celles de { $title } : montrez tout le plateau, net et vu de dessus, ou donnez ses coins ({ $ends })
# of 0a4d9e3c
calibration-no-squares = aucun carré tracé n'a été trouvé, on attendait ceux de { $title } : montrez tout le plateau, net et vu de dessus, ou donnez ses coins ({ $ends })
# of 714fffc3
calibration-no-such-corners = aucune caméra placée au-dessus d'un plateau ne voit ses coins en { $places } : donnez-les dans l'ordre NO, NE, SE, SO, vus par le sud ({ $ends })
# of 32e8717b
calibration-not-read = { $title } ne se lit pas là où il a été trouvé ou montré : retirez les mains, montrez-le en entier sous une lumière égale, ou donnez ses coins plus exactement ({ $ends })
# of 18e91192
calibration-part-of-lattice = on attendait { $title }, mais on ne voit qu'une partie de ses lignes : retirez les mains et les pièces prises, montrez tout le plateau sous une lumière égale, ou choisissez un autre plateau si c'en est un autre ; sinon donnez ses coins ({ $ends })
# of faae2c01
calibration-too-dark = l'image est trop sombre (moyenne { $count } sur 255) pour trouver { $title } : donnez plus de lumière ou une pose plus longue
# of fb31b5ff
calibration-too-flat = l'image ne montre rien (contraste { $share } sur 255) là où l'on attendait { $title } : découvrez la caméra ou orientez-la
# of 7d9a08dd
calibration-too-little = on attendait { $title }, on n'en voit que { $share } ({ $part }) : vérifiez le plateau choisi, montrez tout le plateau, ou donnez ses coins ({ $ends })
# of 204f7bed
calibration-too-small = l'image fait { $size } ; il faut au moins { $most } pixels dans chaque sens : prenez-en une plus grande
