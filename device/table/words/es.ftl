# of 17a34f1d
table-free = { $kind }: las líneas GPIO están libres
# of 7d13a96a
table-no-lights = las luces necesitan una Raspberry Pi (sudo apt-get install python3-lgpio); sin ella: kind = "off" en [lights]
# of 3a0a2cc7
table-off = apagado en los ajustes
# of 68ee121a
table-plug-usb-loudspeaker = conecte un altavoz USB
# of d9b0cad7
table-sound = aplay y una tarjeta de sonido
# of a2d3555d
table-sound-no-sound-card = no hay tarjeta de sonido
# of 3f26f985
table-sound-no-voice-no = ni voz ni sonido: apagados en los ajustes
# of d88c022a
table-speaks = eSpeak NG habla { $language } ({ $kilobytes } kB de sonido)
