# of 21c59c67
camera-ended = der Videostrom ist zu Ende; ist seine Kamera an?
# of a3d92862
camera-lost = die Kamera gibt keine Bilder mehr; ihr Kabel prüfen
# of 98cc4532
camera-lost-usb-camera-gives = die USB-Kamera gibt keine Bilder mehr; ihr Kabel prüfen
# of bff17a16
camera-no-camera = keine Kamera an { $device }; diese Maschine hat { $there }: eine anstecken oder ein Telefon als Kamera nehmen
# of 3eab148b
camera-no-stream = kein Videostrom bei { $address }; ist jene Kamera an und erreichbar?
# of 659de410
camera-not-opened = { $device } ist keine Kamera, die sich öffnen lässt; benutzt sie ein anderes Programm?
# of 4ed5d9e3
camera-stuck = der Treiber der Kamera antwortet nicht; sie wird wieder geöffnet, sobald er es tut
# of c401b323
camera-there = keine
