# of 0eabc129
matches-held-else = auf { $sites } lag am Ende der Runde etwas anderes und liegt am Anfang der nächsten etwas anderes
# of 34bd84c3
matches-set-up-due = die Runde ist aus, und { $own } stellt die nächste auf
