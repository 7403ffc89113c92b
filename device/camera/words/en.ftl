camera-ended = the video stream has ended; is its camera on?
camera-lost = the camera gives no frames any more; check its cable
camera-lost-usb-camera-gives = the USB camera gives no frames any more; check its cable
camera-no-camera = no camera at { $device }; this machine has { $there }: plug one in, or use a phone as the camera
camera-no-stream = no video stream at { $address }; is that camera switched on and reachable?
camera-not-opened = { $device } is no camera that can be opened; is another program using it?
camera-stuck = the camera's driver does not answer; it is opened again as soon as it does
camera-there = none
