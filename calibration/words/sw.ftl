# of 1e604450
calibration-a-further-file = safu wima moja zaidi
# of 9750a2d6
calibration-a-further-rank = safu mlalo moja zaidi
# of aa0e9400
calibration-another-board = imeonekana { $part }, si { $title }: hakiki ubao uliochaguliwa, onyesha ubao wote, au toa pembe zake ({ $ends })
# of 15edf503
calibration-chequers = miraba myeupe na myeusi kwa zamu
# of 2c788817
calibration-faint-lines = mistari ya { $title } ni hafifu mno au haiko wazi: hakiki ubao uliochaguliwa, onyesha ubao wote, au toa pembe zake ({ $ends })
# of 7a3014b5
calibration-faint-pits = mashimo ya { $title } ni hafifu mno au hayako wazi: hakiki ubao uliochaguliwa, onyesha ubao wote, au toa pembe zake ({ $ends })
# of c4093d91
calibration-lines-between = mistari zaidi kati ya mistari yake
# of 2ffb4d9a
calibration-lines-in-gaps = mistari mahali pasipo na mistari
# of 20104f9c
calibration-more-than-drawn = imeonekana { $part }, ambayo { $title } haina: hakiki ubao uliochaguliwa, onyesha ubao wote, au toa pembe zake ({ $ends })
# of 4e625d52
calibration-no-grid-of-pits = hakuna mashimo yaliyopangwa yaliyopatikana, yalitarajiwa ya { $title }: onyesha ubao wote, wazi na kutoka juu, au toa pembe zake ({ $ends })
# of 8ecd43d1
calibration-no-lattice = hakuna safu wima wala za mlalo zilizopatikana, zilitarajiwa za { $title }: onyesha ubao wote, wazi na kutoka juu, au toa pembe zake ({ $ends })
# of d0f8ccf7
calibration-no-rows-of-pits = hakuna safu za mashimo zilizopatikana, zilitarajiwa za { $title }: onyesha ubao wote, wazi na kutoka juu, au toa pembe zake ({ $ends })
# of 0a4d9e3c
calibration-no-squares = hakuna miraba iliyochorwa iliyopatikana, ilitarajiwa ya { $title }: onyesha ubao wote, wazi na kutoka juu, au toa pembe zake ({ $ends })
# of 714fffc3
calibration-no-such-corners = hakuna kamera iliyo juu ya ubao inayoona pembe zake kwenye { $places }: zitoe kwa mpangilio NW, NE, SE, SW kama kusini anavyoziona ({ $ends })
# of 32e8717b
calibration-not-read = { $title } haisomeki mahali ilipopatikana au ilipoonyeshwa: ondoeni mikono, onyesheni ubao wote kwenye mwanga ulio sawa, au toeni pembe zake kwa usahihi zaidi ({ $ends })
# of 18e91192
calibration-part-of-lattice = ilitarajiwa { $title }, lakini ni sehemu tu ya mistari yake iliyoonekana: ondoa mikono na kete zilizo kando, onyesha ubao wote kwenye mwanga sawa, au chagua ubao mwingine ikiwa ndio uliopo; la sivyo toa pembe zake ({ $ends })
# of faae2c01
calibration-too-dark = picha ina giza mno (wastani { $count } kati ya 255) kuweza kupata { $title }: ongeza mwanga au muda wa kupiga picha
# of fb31b5ff
calibration-too-flat = picha haionyeshi kitu (tofauti { $share } kati ya 255) mahali palipotarajiwa { $title }: funua kamera au uielekeze
# of 7d9a08dd
calibration-too-little = ilitarajiwa { $title }, imeonekana { $share } tu ({ $part }): hakiki ubao uliochaguliwa, onyesha ubao wote, au toa pembe zake ({ $ends })
# of 204f7bed
calibration-too-small = picha ni ya { $size }; zinahitajika angalau pikseli { $most } kila upande: tumia kubwa zaidi
