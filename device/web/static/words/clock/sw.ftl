# of a9b70325
clock-title = Saa
# of 360c5134
clock-help = Bonyeza nusu yako zamu yako ikiisha. Saa huenda pia yenyewe: mwamuzi anaona zamu.
# of d33f0afa
clock-join = Tumia simu hii kama saa
# of 2ace12ad
clock-none = Hakuna mchezo unaochezwa.
# of 9b2c4f5e
clock-page = Kwenda kwenye mchezo
# of 17933887
clock-fallen = Bendera imeanguka
# of a0dc9f95
clock-moves = { $count ->
    [one] zamu { $count }
   *[other] zamu { $count }
}
# of e6c3b53b
clock-pressed = { $side } amebonyeza. Natafuta zamu.
# of dd4baceb
clock-begin = { $side } anaanza. Nusu ya pili huanzisha saa, au zamu ya kwanza.
# of 9ad5acbf
clock-turn = Badilisha nafasi
