# of 7140e7cd
machine-hint = Kidokezo
# of 40061428
machine-good = Tathmini zamu iliyopita
# of ce0c1f92
machine-after-ask = Changanua mchezo
# of 16f341dc
machine-after-title = Uchanganuzi
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
# of 2ac813ad
machine-show = Onyesha hatua zake
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
# of cd079a7f
machine-who = Nani anacheza?
# of 5bfda445
machine-person = Mtu
# of 51878e74
machine-level = Mashine, kiwango { $n } kati ya { $best }
# of 67fa3736
machine-own-level = Mashine, kwa kiwango chako
# of 56c287f7
machine-simulated = Meza ya kuigiza
# of d8597fc4
machine-play-so = Cheza hivi
# of 01a36cba
machine-stands-even = Pande zote mbili ziko karibu sawa.
# of 8f38bb64
machine-stands-little = { $side }: hali bora kidogo.
# of 30227f76
machine-stands-much = { $side }: hali bora zaidi.
# of 5f847d76
machine-stands-won = { $side }: karibu kushinda.
# of 94b00d1c
machine-stands-taken = Zilizotwaliwa ({ $pieces }): { $side }, { $count } zaidi.
