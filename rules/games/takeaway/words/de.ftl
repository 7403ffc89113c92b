# of bccbb3d0
takeaway-chip-moved = auf { $grown } wurde ein Stein gelegt, aber Steine werden nur vom Brett genommen
# of aa62fb61
takeaway-none-in-hand = auf { $grown } wurde ein Stein gelegt, aber ein genommener Stein ist aus dem Spiel
# of f446f6be
takeaway-too-many-taken = { $own } hat { $taken } Steine genommen, aber ein Zug nimmt höchstens { $draw }
