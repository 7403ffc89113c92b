# of a9b70325
clock-title = Uhr
# of 360c5134
clock-help = Drücke deine Hälfte, wenn dein Zug fertig ist. Die Uhr läuft auch von selbst: Der Schiedsrichter sieht den Zug.
# of d33f0afa
clock-join = Dieses Telefon als Uhr benutzen
# of 2ace12ad
clock-none = Es wird gerade nicht gespielt.
# of 9b2c4f5e
clock-page = Zum Spiel
# of 17933887
clock-fallen = Die Zeit ist abgelaufen
# of a0dc9f95
clock-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
# of e6c3b53b
clock-pressed = { $side } hat gedrückt. Ich suche den Zug.
# of dd4baceb
clock-begin = { $side } beginnt. Die andere Hälfte startet die Uhr, oder der erste Zug.
# of 9ad5acbf
clock-turn = Plätze tauschen
