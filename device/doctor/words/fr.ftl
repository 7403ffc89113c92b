# of 38becc0a
doctor-add-fan-or-heat-sink = ajoutez un ventilateur ou un dissipateur
# of bd7be2e6
doctor-cannot-written = on ne peut pas écrire dans { $folder }
# of fc1b99ec
doctor-folder-unwritable = on ne peut pas écrire dans { $folder } : { $why }
# of f559df3b
doctor-degrees-celsius = { $degrees } °C
# of aba5f8bf
doctor-degrees-celsius-slows-down = { $degrees } °C : elle ralentit
# of 5d699b92
doctor-degrees-celsius-warm-from-slows = { $degrees } °C, chaude ; à partir de 80 elle ralentit
# of 29948af4
doctor-hotspot = aucun ; sudo systemd/install en crée un
# of 64ebb8d7
doctor-hotspot-its-password-told = son mot de passe est donné par : sudo mwamuzi doctor
# of 86c463f4
doctor-make-room-mb = faites de la place : { $room } Mo
# of 737a058d
doctor-make-room-or-replace-worn = faites de la place, ou remplacez une carte usée
# of f6e2c8a4
doctor-mb-free = { $free } Mo libres dans { $folder }
# of 298c0484
doctor-opened-where-no-network-password = ouvert là où il n'y a pas de réseau : { $name }, mot de passe { $password }
# of a8623950
doctor-power = l'alimentation tient sa tension
# of 1a5c44d5
doctor-power-let-cool = laissez-le refroidir
# of 5b5d1a55
doctor-power-machine-does-not = cette machine ne mesure pas son alimentation
# of c5c38b50
doctor-power-voltage-too-low = la tension est trop basse
# of 30ded1f6
doctor-processor-slowed-down = le processeur est ralenti
# of f7f55a56
doctor-run-user-who-owns = lancez-le comme l'utilisateur à qui il appartient
# of 91153ac3
doctor-supply = utilisez l'alimentation faite pour ce Raspberry Pi, et un câble court
# of f72e14cb
doctor-voltage-too-low-since-power = la tension a été trop basse depuis l'allumage
# of 2d15081a
doctor-warmth = cette machine n'indique pas sa température
