# of 21c59c67
camera-ended = mtiririko wa video umeisha; je, kamera yake imewashwa?
# of a3d92862
camera-lost = kamera haitoi picha tena; angalia kebo yake
# of 98cc4532
camera-lost-usb-camera-gives = kamera ya USB haitoi picha tena; angalia kebo yake
# of bff17a16
camera-no-camera = hakuna kamera kwenye { $device }; mashine hii ina { $there }: chomeka moja, au tumia simu kama kamera
# of 3eab148b
camera-no-stream = hakuna mtiririko wa video kwenye { $address }; je, kamera hiyo imewashwa na inafikika?
# of 659de410
camera-not-opened = { $device } si kamera inayoweza kufunguliwa; je, programu nyingine inaitumia?
# of 4ed5d9e3
camera-stuck = kiendeshi cha kamera hakijibu; itafunguliwa tena mara kitakapojibu
# of c401b323
camera-there = hakuna
