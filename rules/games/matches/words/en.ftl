matches-held-else = { $sites } held something else when the round ended, and something else when the next begins
matches-set-up-due = the round is over, and { $own } has to set up the next
