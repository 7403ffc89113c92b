# of ec6d3030
vision-alike = A mí { $one } y { $other } me parecen casi iguales. ¿Son correctos los puntos indicados? Ayuda más luz.
# of e1fed84b
vision-hardly-seen = Apenas veo lo que hay en { $sites }. Si no hay nada, ponedlo y miraré otra vez; si lo hay, ayuda más luz u otro color.
# of 449c0a5b
vision-read-otherwise = En la misma imagen que me lo enseñó leo { $sites } de otro modo. Ayuda más luz, o nombrar más piezas de cada bando.
