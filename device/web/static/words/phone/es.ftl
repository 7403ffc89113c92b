# of ffa04e97
phone-title = Este teléfono es la cámara
# of 1df52045
phone-film = Póngalo de modo que vea todo el tablero, y déjelo ahí.
# of ab888c8f
phone-stop = Parar
# of cc376f32
phone-photograph = Hacer una foto
# of 8e088156
phone-sending = Enviando …
# of 04556f26
phone-sent = Enviada. Después del próximo turno, haga otra.
# of e68260b1
phone-no-picture = Esa no es una imagen que se pueda leer.
# of ecda7d65
phone-unsent = La máquina no recibe la imagen. Lo intento otra vez.
# of c8e1b4bd
phone-other = Ahora otro teléfono es la cámara.
# of fb51575a
phone-back = La mesa mira ahora por otra cámara.
# of e5488920
phone-closed = Este teléfono ya no puede ser la cámara. Muestre el PIN otra vez.
# of 3ddd8563
phone-why-unsafe = Esta página no es segura (TLS), y por eso el navegador no presta la cámara. Haga una foto después de cada turno.
# of ecb09551
phone-why-refused = No se permitió la cámara. Permítala en los ajustes del navegador para esta página, o haga una foto después de cada turno.
# of 66afbcb2
phone-why-busy = Otro programa usa la cámara. Ciérrelo e inténtelo otra vez, o haga una foto después de cada turno.
# of 8cadf697
phone-why-none = Este teléfono no muestra ninguna cámara. Haga una foto después de cada turno, o elija una imagen.
