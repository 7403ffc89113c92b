# of 0eabc129
matches-held-else = en { $sites } había otra cosa al acabar la ronda, y otra al empezar la siguiente
# of 34bd84c3
matches-set-up-due = la ronda ha terminado, y { $own } tiene que preparar la siguiente
