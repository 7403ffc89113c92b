table-free = { $kind }: the GPIO lines are free
table-no-lights = lights need a Raspberry Pi (sudo apt-get install python3-lgpio); without: kind = "off" in [lights]
table-off = off in the settings
table-plug-usb-loudspeaker = plug a USB loudspeaker in
table-sound = aplay and a sound card
table-sound-no-sound-card = no sound card
table-sound-no-voice-no = no voice, no sound: off in the settings
table-speaks = eSpeak NG speaks { $language } ({ $kilobytes } kB of sound)
