# of 21c59c67
camera-ended = le flux vidéo est fini ; sa caméra est-elle allumée ?
# of a3d92862
camera-lost = la caméra ne donne plus d'images ; vérifiez son câble
# of 98cc4532
camera-lost-usb-camera-gives = la caméra USB ne donne plus d'images ; vérifiez son câble
# of bff17a16
camera-no-camera = pas de caméra à { $device } ; cette machine a { $there } : branchez-en une, ou prenez un téléphone comme caméra
# of 3eab148b
camera-no-stream = pas de flux vidéo à { $address } ; cette caméra est-elle allumée et joignable ?
# of 659de410
camera-not-opened = { $device } n'est pas une caméra qui s'ouvre ; un autre programme s'en sert-il ?
# of 4ed5d9e3
camera-stuck = le pilote de la caméra ne répond pas ; elle sera rouverte dès qu'il répondra
# of c401b323
camera-there = aucun
