# of 38becc0a
doctor-add-fan-or-heat-sink = ponga un ventilador o un disipador
# of bd7be2e6
doctor-cannot-written = no se puede escribir en { $folder }
# of fc1b99ec
doctor-folder-unwritable = no se puede escribir en { $folder }: { $why }
# of f559df3b
doctor-degrees-celsius = { $degrees } °C
# of aba5f8bf
doctor-degrees-celsius-slows-down = { $degrees } °C: se ralentiza
# of 5d699b92
doctor-degrees-celsius-warm-from-slows = { $degrees } °C, caliente; a partir de 80 se ralentiza
# of 29948af4
doctor-hotspot = ninguna; sudo systemd/install crea una
# of 64ebb8d7
doctor-hotspot-its-password-told = su contraseña la dice: sudo mwamuzi doctor
# of 86c463f4
doctor-make-room-mb = haga sitio: { $room } MB
# of 737a058d
doctor-make-room-or-replace-worn = haga sitio o cambie la tarjeta gastada
# of f6e2c8a4
doctor-mb-free = { $free } MB libres en { $folder }
# of 298c0484
doctor-opened-where-no-network-password = se abre donde no hay red: { $name }, contraseña { $password }
# of a8623950
doctor-power = la fuente mantiene su tensión
# of 1a5c44d5
doctor-power-let-cool = deje que se enfríe
# of 5b5d1a55
doctor-power-machine-does-not = esta máquina no mide su fuente
# of c5c38b50
doctor-power-voltage-too-low = la tensión es demasiado baja
# of 30ded1f6
doctor-processor-slowed-down = el procesador va más lento
# of f7f55a56
doctor-run-user-who-owns = ejecútelo como el usuario al que pertenece
# of 91153ac3
doctor-supply = use la fuente hecha para esta Raspberry Pi y un cable corto
# of f72e14cb
doctor-voltage-too-low-since-power = la tensión fue demasiado baja desde el encendido
# of 2d15081a
doctor-warmth = esta máquina no muestra su temperatura
