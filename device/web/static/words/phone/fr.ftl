# of ffa04e97
phone-title = Ce téléphone est la caméra
# of 1df52045
phone-film = Posez-le pour qu’il voie tout le plateau, et laissez-le là.
# of ab888c8f
phone-stop = Arrêter
# of cc376f32
phone-photograph = Prendre une photo
# of 8e088156
phone-sending = Envoi …
# of 04556f26
phone-sent = Envoyée. Après le prochain tour, prenez-en une autre.
# of e68260b1
phone-no-picture = Ce n’est pas une image lisible.
# of ecda7d65
phone-unsent = La machine ne reçoit pas l’image. J’essaie encore.
# of c8e1b4bd
phone-other = Un autre téléphone est maintenant la caméra.
# of fb51575a
phone-back = La table regarde maintenant par une autre caméra.
# of e5488920
phone-closed = Ce téléphone ne peut plus être la caméra. Montrez de nouveau le PIN.
# of 3ddd8563
phone-why-unsafe = Cette page n’est pas sûre (TLS), le navigateur ne prête donc pas la caméra. Prenez plutôt une photo après chaque tour.
# of ecb09551
phone-why-refused = La caméra n’a pas été autorisée. Autorisez-la dans les réglages du navigateur pour cette page, ou prenez une photo après chaque tour.
# of 66afbcb2
phone-why-busy = Un autre programme utilise la caméra. Fermez-le et réessayez, ou prenez une photo après chaque tour.
# of 8cadf697
phone-why-none = Ce téléphone ne montre aucune caméra. Prenez une photo après chaque tour, ou choisissez une image.
