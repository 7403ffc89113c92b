takeaway-chip-moved = a chip was put on { $grown }, but chips are only taken off the board
takeaway-none-in-hand = a chip was put on { $grown }, but a chip once taken is out of the game
takeaway-too-many-taken = { $own } has taken { $taken } chips, but a turn takes at most { $draw }
