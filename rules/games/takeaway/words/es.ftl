# of bccbb3d0
takeaway-chip-moved = se puso una ficha en { $grown }, pero las fichas solo se sacan del tablero
# of aa62fb61
takeaway-none-in-hand = se puso una ficha en { $grown }, pero una ficha tomada ya no juega
# of f446f6be
takeaway-too-many-taken = { $own } ha tomado { $taken } fichas, pero un turno toma como mucho { $draw }
