# of ec6d3030
vision-alike = Für mich sehen { $one } und { $other } fast gleich aus. Sind die richtigen Punkte genannt? Mehr Licht hilft.
# of e1fed84b
vision-hardly-seen = Ich sehe kaum, was auf { $sites } liegt. Liegt dort nichts, legt es hin und lasst mich noch einmal schauen; liegt dort etwas, hilft mehr Licht oder eine andere Farbe.
# of 449c0a5b
vision-read-otherwise = In eben dem Bild, das es mich gelehrt hat, lese ich { $sites } anders. Mehr Licht hilft, oder mehr genannte Steine von jeder Seite.
