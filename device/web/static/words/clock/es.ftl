# of a9b70325
clock-title = Reloj
# of 360c5134
clock-help = Pulsa tu mitad cuando termine tu jugada. El reloj también anda solo: el árbitro ve la jugada.
# of d33f0afa
clock-join = Usar este teléfono como reloj
# of 2ace12ad
clock-none = No se juega ninguna partida.
# of 9b2c4f5e
clock-page = A la partida
# of 17933887
clock-fallen = La bandera ha caído
# of a0dc9f95
clock-moves = { $count ->
    [one] { $count } jugada
    [many] { $count } jugadas
   *[other] { $count } jugadas
}
# of e6c3b53b
clock-pressed = { $side } ha pulsado. Busco la jugada.
# of dd4baceb
clock-begin = { $side } empieza. La otra mitad pone en marcha el reloj, o la primera jugada.
# of 9ad5acbf
clock-turn = Cambiar los lugares
