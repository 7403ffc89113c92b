# of 17a34f1d
table-free = { $kind }: die GPIO-Leitungen sind frei
# of 7d13a96a
table-no-lights = Lichter brauchen einen Raspberry Pi (sudo apt-get install python3-lgpio); ohne: kind = "off" in [lights]
# of 3a0a2cc7
table-off = in den Einstellungen ausgeschaltet
# of 68ee121a
table-plug-usb-loudspeaker = schließt einen USB-Lautsprecher an
# of d9b0cad7
table-sound = aplay und eine Soundkarte
# of a2d3555d
table-sound-no-sound-card = keine Soundkarte
# of 3f26f985
table-sound-no-voice-no = keine Stimme, kein Ton: in den Einstellungen ausgeschaltet
# of d88c022a
table-speaks = eSpeak NG spricht { $language } ({ $kilobytes } kB Ton)
