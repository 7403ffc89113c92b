# of ffa04e97
phone-title = Simu hii ni kamera
# of 1df52045
phone-film = Iweke ili ione ubao wote, na uiache hapo.
# of ab888c8f
phone-stop = Acha
# of cc376f32
phone-photograph = Piga picha
# of 8e088156
phone-sending = Inatumwa …
# of 04556f26
phone-sent = Imetumwa. Baada ya zamu ijayo, piga nyingine.
# of e68260b1
phone-no-picture = Hiyo si picha inayoweza kusomwa.
# of ecda7d65
phone-unsent = Mashine haipati picha. Ninajaribu tena.
# of c8e1b4bd
phone-other = Simu nyingine ni kamera sasa.
# of fb51575a
phone-back = Meza inaangalia kwa kamera nyingine sasa.
# of e5488920
phone-closed = Simu hii haiwezi kuwa kamera tena. Onyesha PIN tena.
# of 3ddd8563
phone-why-unsafe = Ukurasa huu si salama (TLS), kwa hiyo kivinjari hakitoi kamera. Badala yake piga picha baada ya kila zamu.
# of ecb09551
phone-why-refused = Kamera haikuruhusiwa. Iruhusu katika mipangilio ya kivinjari kwa ukurasa huu, au piga picha baada ya kila zamu.
# of 66afbcb2
phone-why-busy = Programu nyingine inatumia kamera. Ifunge ujaribu tena, au piga picha baada ya kila zamu.
# of 8cadf697
phone-why-none = Simu hii haionyeshi kamera. Piga picha baada ya kila zamu, au chagua picha.
