# of 8edd9d51
machine-play = Cheza nami
# of 3fc45b44
machine-stop = Acha kucheza
# of 5a71ee70
machine-hint = Kidokezo
# of a42ed507
machine-good = Ilikuwa vizuri?
# of a638c33f
machine-levels = Vizuri kiasi gani? 1 ni jioni ya kwanza, { $best } ni uwezo wangu wote.
# of b34d7015
machine-easier = Rahisi zaidi
# of c6437c05
machine-harder = Ngumu zaidi
# of e813eb6a
machine-takes = Mashine inacheza { $side }
# of 6413e913
machine-you = Wewe unacheza { $side }
# of c55763a7
machine-after-ask = Nani aliongoza?
# of 2147ab15
machine-after-title = Nani aliongoza
# of 4e59d9c8
machine-after-up = Juu ni vizuri kwa { $side }. Nukta ni zamu zilizoamua mchezo.
# of b1f0f9ea
machine-after-each = Mstari mmoja kwa kila mmoja: { $side }.
# of 0cb82baa
machine-after-busy = Ninafikiri: { $done } kati ya { $of }.
# of ff0e736b
machine-after-turn = Zamu { $n }, { $side }: { $turn }.
# of a1ab2e5e
machine-after-better = Ingefaa zaidi { $better }.
# of da00d543
machine-after-none = Hakuna zamu iliyopoteza mengi.
# of 57b0b611
machine-after-failed = Sikuweza kufikiria mchezo huu.
# of 7639998f
machine-show = Onyesha kinachowezekana
# of d7e473a7
machine-learn-begin = Jifunze
# of 4e34018b
machine-sure-learn = Somo hupanga ubao upya: mchezo huu unaishia hapo ulipo.
# of aa5f21da
machine-learn-stop = Acha kujifunza
# of b3a8c622
machine-puzzles-title = Mafumbo ya mchezo huu
# of 3d922cfd
machine-puzzles-set-up = Pangilia
# of 240c9982
machine-adapts = Tafuta kiwango chako: kigumu zaidi ukishinda, rahisi zaidi ukishindwa
