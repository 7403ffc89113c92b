# of 0eabc129
matches-held-else = { $sites } palikuwa na kitu kingine mzunguko ulipokwisha, na kitu kingine unaofuata unapoanza
# of 34bd84c3
matches-set-up-due = mzunguko umekwisha, na { $own } apange unaofuata
