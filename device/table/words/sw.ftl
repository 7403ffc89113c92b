# of 17a34f1d
table-free = { $kind }: nyaya za GPIO ziko huru
# of 7d13a96a
table-no-lights = taa zinahitaji Raspberry Pi (sudo apt-get install python3-lgpio); bila taa: kind = "off" katika [lights]
# of 3a0a2cc7
table-off = imezimwa katika mipangilio
# of 68ee121a
table-plug-usb-loudspeaker = chomekeni spika ya USB
# of d9b0cad7
table-sound = aplay na kadi ya sauti
# of a2d3555d
table-sound-no-sound-card = hakuna kadi ya sauti
# of 3f26f985
table-sound-no-voice-no = hakuna sauti wala mlio: imezimwa katika mipangilio
# of d88c022a
table-speaks = eSpeak NG inasema { $language } (kB { $kilobytes } za sauti)
