# of 38becc0a
doctor-add-fan-or-heat-sink = ongeza feni au kipoza joto
# of bd7be2e6
doctor-cannot-written = haiwezekani kuandika ndani ya { $folder }
# of fc1b99ec
doctor-folder-unwritable = haiwezekani kuandika ndani ya { $folder }: { $why }
# of f559df3b
doctor-degrees-celsius = { $degrees } °C
# of aba5f8bf
doctor-degrees-celsius-slows-down = { $degrees } °C: inapungua kasi
# of 5d699b92
doctor-degrees-celsius-warm-from-slows = { $degrees } °C, ina joto; kuanzia 80 inapungua kasi
# of 29948af4
doctor-hotspot = hakuna; sudo systemd/install inaiunda
# of 64ebb8d7
doctor-hotspot-its-password-told = nenosiri lake linasemwa na: sudo mwamuzi doctor
# of 86c463f4
doctor-make-room-mb = fanya nafasi: MB { $room }
# of 737a058d
doctor-make-room-or-replace-worn = fanya nafasi, au badilisha kadi iliyochakaa
# of f6e2c8a4
doctor-mb-free = nafasi MB { $free } ndani ya { $folder }
# of 298c0484
doctor-opened-where-no-network-password = hufunguliwa pasipo na mtandao: { $name }, nenosiri { $password }
# of a8623950
doctor-power = usambazaji wa umeme ni thabiti
# of 1a5c44d5
doctor-power-let-cool = iache ipoe
# of 5b5d1a55
doctor-power-machine-does-not = mashine hii haipimi umeme wake
# of c5c38b50
doctor-power-voltage-too-low = volti ni ndogo mno
# of 30ded1f6
doctor-processor-slowed-down = kichakataji kimepunguzwa kasi
# of f7f55a56
doctor-run-user-who-owns = iendeshe kama mtumiaji anayeimiliki
# of 91153ac3
doctor-supply = tumia chaja iliyotengenezwa kwa Raspberry Pi hii, na kebo fupi
# of f72e14cb
doctor-voltage-too-low-since-power = volti ilikuwa ndogo mno tangu iwashwe
# of 2d15081a
doctor-warmth = mashine hii haionyeshi joto
