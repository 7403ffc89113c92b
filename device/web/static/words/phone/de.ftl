# of ffa04e97
phone-title = Dieses Telefon ist die Kamera
# of 1df52045
phone-film = Legt es so, dass es das ganze Brett sieht, und lasst es dort.
# of ab888c8f
phone-stop = Aufhören
# of cc376f32
phone-photograph = Ein Foto machen
# of 8e088156
phone-sending = Wird gesendet …
# of 04556f26
phone-sent = Gesendet. Nach dem nächsten Zug bitte wieder eines.
# of e68260b1
phone-no-picture = Das ist kein lesbares Bild.
# of ecda7d65
phone-unsent = Die Maschine bekommt das Bild nicht. Ich versuche es wieder.
# of c8e1b4bd
phone-other = Jetzt ist ein anderes Telefon die Kamera.
# of fb51575a
phone-back = Der Tisch schaut jetzt durch eine andere Kamera.
# of e5488920
phone-closed = Dieses Telefon darf nicht mehr die Kamera sein. Zeigt die PIN noch einmal.
# of 3ddd8563
phone-why-unsafe = Diese Seite ist nicht sicher (TLS), darum leiht der Browser keine Kamera. Macht stattdessen nach jedem Zug ein Foto.
# of ecb09551
phone-why-refused = Die Kamera wurde nicht erlaubt. Erlaubt sie in den Einstellungen des Browsers für diese Seite, oder macht nach jedem Zug ein Foto.
# of 66afbcb2
phone-why-busy = Ein anderes Programm benutzt die Kamera. Schließt es und versucht es wieder, oder macht nach jedem Zug ein Foto.
# of 8cadf697
phone-why-none = Dieses Telefon zeigt keine Kamera. Macht nach jedem Zug ein Foto, oder wählt ein Bild.
