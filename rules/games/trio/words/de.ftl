# of 8cb32bdc
trio-diagonal = { $own } zog schräg von { $own_gone } nach { $inside }
# of ed6daba2
trio-east = die Ostseite
# of 1a8fe02a
trio-left-inner-field = { $own } zog von { $own_gone } hinaus nach { $own_come }, aber ein Stein, der innen ist, zieht innen
# of ce2ed837
trio-never-removed = der Stein von { $foe } auf { $foe_gone } wurde genommen, aber hier wird nie ein Stein genommen
# of 92a8cfd3
trio-none-in-hand = auf { $come } kamen mehr Steine, als gezogen wurden oder im Vorrat waren
# of 941f9299
trio-north = die Nordseite
# of fa49ba70
trio-not-adjacent = { $own } zog von { $own_gone } nach { $inside }, was nicht die nächste Mulde ist
# of a9e54081
trio-not-next-free = { $own } sprang von { $own_gone } nach { $own_come }, aber die erste freie Mulde dieser Reihe ist { $landing }
# of d29d022f
trio-not-straight = { $own } sprang von { $own_gone } nach { $own_come }, was nicht gerade nach innen ist
# of 76afba73
trio-placed-inside = { $own } setzte einen Stein auf { $inside }, aber aufgestellt wird auf den äußeren Mulden
# of be456166
trio-placed-inside-brought-stone-stones = { $own } brachte einen Stein nach { $inside }, aber Steine kommen auf die äußeren Mulden
# of 07371e25
trio-put-upon-foe = { $own } zog von { $own_gone } auf { $own_come }, wo ein Stein von { $foe } lag
# of f16ca9ee
trio-reserve-without-pull = { $own } brachte einen Stein ins Spiel im selben Zug, in dem der äußere Stein von { $own_gone } zog; das erlaubt nur ein Schritt eines inneren Steins
# of 4e889e94
trio-south = die Südseite
# of 0d10b8e9
trio-three-stones-rule = auf dem Brett hat { $edges } jetzt mehr als { $most } Steine
# of e574c0b5
trio-two-placed = { $own } setzte mehr als einen Stein: { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } brachte mehr als einen Stein ins Spiel, auf { $own_come }
# of f9266e5c
trio-west = die Westseite
