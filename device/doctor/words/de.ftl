# of 38becc0a
doctor-add-fan-or-heat-sink = einen Lüfter oder Kühlkörper anbringen
# of bd7be2e6
doctor-cannot-written = in { $folder } kann nicht geschrieben werden
# of fc1b99ec
doctor-folder-unwritable = in { $folder } kann nicht geschrieben werden: { $why }
# of f559df3b
doctor-degrees-celsius = { $degrees } °C
# of aba5f8bf
doctor-degrees-celsius-slows-down = { $degrees } °C: sie wird langsamer
# of 5d699b92
doctor-degrees-celsius-warm-from-slows = { $degrees } °C, warm; ab 80 wird sie langsamer
# of 29948af4
doctor-hotspot = keins; sudo systemd/install legt eines an
# of 64ebb8d7
doctor-hotspot-its-password-told = sein Passwort sagt: sudo mwamuzi doctor
# of 86c463f4
doctor-make-room-mb = Platz schaffen: { $room } MB
# of 737a058d
doctor-make-room-or-replace-worn = Platz schaffen oder eine verbrauchte Karte ersetzen
# of f6e2c8a4
doctor-mb-free = { $free } MB frei in { $folder }
# of 298c0484
doctor-opened-where-no-network-password = wird geöffnet, wo kein Netz ist: { $name }, Passwort { $password }
# of a8623950
doctor-power = das Netzteil hält seine Spannung
# of 1a5c44d5
doctor-power-let-cool = abkühlen lassen
# of 5b5d1a55
doctor-power-machine-does-not = diese Maschine misst ihr Netzteil nicht
# of c5c38b50
doctor-power-voltage-too-low = die Spannung ist zu niedrig
# of 30ded1f6
doctor-processor-slowed-down = der Prozessor ist gebremst
# of f7f55a56
doctor-run-user-who-owns = als der Benutzer starten, dem er gehört
# of 91153ac3
doctor-supply = das Netzteil für diesen Raspberry Pi und ein kurzes Kabel nehmen
# of f72e14cb
doctor-voltage-too-low-since-power = die Spannung war seit dem Einschalten zu niedrig
# of 2d15081a
doctor-warmth = diese Maschine zeigt keine Temperatur
