# of 17a34f1d
table-free = { $kind } : les lignes GPIO sont libres
# of 7d13a96a
table-no-lights = les lumières demandent un Raspberry Pi (sudo apt-get install python3-lgpio) ; sans : kind = "off" dans [lights]
# of 3a0a2cc7
table-off = désactivé dans les réglages
# of 68ee121a
table-plug-usb-loudspeaker = branchez un haut-parleur USB
# of d9b0cad7
table-sound = aplay et une carte son
# of a2d3555d
table-sound-no-sound-card = pas de carte son
# of 3f26f985
table-sound-no-voice-no = ni voix ni son : désactivés dans les réglages
# of d88c022a
table-speaks = eSpeak NG parle { $language } ({ $kilobytes } ko de son)
