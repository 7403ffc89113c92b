# of 1e604450
calibration-a-further-file = eine Linie mehr
# of 9750a2d6
calibration-a-further-rank = eine Reihe mehr
# of aa0e9400
calibration-another-board = gesehen wurde { $part }, nicht { $title }: prüfe, welches Brett gewählt ist, zeige das ganze Brett, oder gib seine Ecken an ({ $ends })
# of 15edf503
calibration-chequers = abwechselnd helle und dunkle Felder
# of 2c788817
calibration-faint-lines = die Linien von { $title } sind zu schwach oder unscharf: prüfe, welches Brett gewählt ist, zeige das ganze Brett, oder gib seine Ecken an ({ $ends })
# of 7a3014b5
calibration-faint-pits = die Mulden von { $title } sind zu schwach oder unscharf: prüfe, welches Brett gewählt ist, zeige das ganze Brett, oder gib seine Ecken an ({ $ends })
# of c4093d91
calibration-lines-between = weitere Striche zwischen seinen Strichen
# of 2ffb4d9a
calibration-lines-in-gaps = Striche, wo keine hingehören
# of 20104f9c
calibration-more-than-drawn = gesehen wurde { $part }, und das hat { $title } nicht: prüfe, welches Brett gewählt ist, zeige das ganze Brett, oder gib seine Ecken an ({ $ends })
# of 4e625d52
calibration-no-grid-of-pits = kein Gitter von Mulden gefunden, erwartet war das von { $title }: zeige das ganze Brett, scharf und von oben, oder gib seine Ecken an ({ $ends })
# of 8ecd43d1
calibration-no-lattice = keine Linien und Reihen gefunden, erwartet waren die von { $title }: zeige das ganze Brett, scharf und von oben, oder gib seine Ecken an ({ $ends })
# of d0f8ccf7
calibration-no-rows-of-pits = keine Reihen von Mulden gefunden, erwartet waren die von { $title }: zeige das ganze Brett, scharf und von oben, oder gib seine Ecken an ({ $ends })
# of 0a4d9e3c
calibration-no-squares = keine gezeichneten Quadrate gefunden, erwartet waren die von { $title }: zeige das ganze Brett, scharf und von oben, oder gib seine Ecken an ({ $ends })
# of 714fffc3
calibration-no-such-corners = keine Kamera über einem Brett sieht seine Ecken bei { $places }: gib sie in der Reihenfolge NW, NO, SO, SW, wie Süd sie sieht ({ $ends })
# of 32e8717b
calibration-not-read = { $title } lässt sich dort, wo es gefunden oder gezeigt wurde, nicht lesen: nimm die Hände weg, zeig alles in gleichmäßigem Licht, oder gib die Ecken genauer an ({ $ends })
# of 18e91192
calibration-part-of-lattice = erwartet wurde { $title }, zu sehen war nur ein Teil der Linien: nimm Hände und lose Steine weg, zeige das ganze Brett in gleichmäßigem Licht, oder wähle ein anderes Brett, wenn ein anderes da liegt; sonst gib seine Ecken an ({ $ends })
# of faae2c01
calibration-too-dark = das Bild ist zu dunkel (im Mittel { $count } von 255), um { $title } zu finden: gib mehr Licht oder belichte länger
# of fb31b5ff
calibration-too-flat = das Bild zeigt nichts (Kontrast { $share } von 255), wo { $title } erwartet wurde: decke die Kamera auf oder richte sie aus
# of 7d9a08dd
calibration-too-little = erwartet wurde { $title }, zu sehen war nur { $share } davon ({ $part }): prüfe, welches Brett gewählt ist, zeige das ganze Brett, oder gib seine Ecken an ({ $ends })
# of 204f7bed
calibration-too-small = das Bild ist { $size } groß; gebraucht werden mindestens { $most } Pixel in jeder Richtung: nimm ein größeres
