# of 0eabc129
matches-held-else = sur { $sites }, il y avait autre chose à la fin de la manche, et autre chose au début de la suivante
# of 34bd84c3
matches-set-up-due = la manche est finie, et { $own } doit préparer la suivante
