# of 21c59c67
camera-ended = el vídeo ha terminado; ¿está encendida su cámara?
# of a3d92862
camera-lost = la cámara ya no da imágenes; revise su cable
# of 98cc4532
camera-lost-usb-camera-gives = la cámara USB ya no da imágenes; revise su cable
# of bff17a16
camera-no-camera = no hay cámara en { $device }; esta máquina tiene { $there }: conecte una o use un teléfono como cámara
# of 3eab148b
camera-no-stream = no hay vídeo en { $address }; ¿está esa cámara encendida y se llega a ella?
# of 659de410
camera-not-opened = { $device } no es una cámara que se pueda abrir; ¿la usa otro programa?
# of 4ed5d9e3
camera-stuck = el controlador de la cámara no responde; se abrirá de nuevo en cuanto lo haga
# of c401b323
camera-there = ninguno
