house-pin = PIN
house-pin-title = Sign in
house-pin-help = Anyone may watch. To play, correct or begin games, type the PIN that the machine shows.
house-pin-enter = Sign in with a PIN
house-pin-say = Let the machine say its PIN
house-pin-wrong = That is not the PIN.
house-pin-wait = Too many tries. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }.
house-right-title = Permissions of this phone
house-right-yes = It may choose, correct and begin games.
house-right-no = It only watches.
house-right-give-back = Sign out
house-share-title = More phones
house-share-text = Others scan this to see the same game.
house-share-qr = QR code with the address of this page
house-share-watch = View for spectators
house-share-overlay = Overlay for a stream
house-share-overlay-text = A page with a clear background; add its address as a browser source.
house-pin-name = Your name, if you like
house-pin-name-help = It then stands in the record beside what you change.
house-pin-lost = No PIN at hand? Hold the machine's button down for six seconds: it says a code. Or type on the machine: mwamuzi unlock
house-pin-need = This takes another PIN: that of the { $role }.
house-lock-help = Here only those watch who have a PIN.
house-unlock-title = Let this phone in
house-unlock-text = The machine showed this address. It opens once.
house-unlock-failed = This address was used already or is too old. Ask the machine for a new one.
house-role-nobody = nobody
house-role-watch = spectator
house-role-play = player
house-role-arbiter = arbiter
house-role-owner = owner
house-role-button = the button
house-acted = by { $who }
house-share-moment = Share this moment
house-share-copied = The address is copied.
house-share-copy = The address of this moment
house-pin-show = Show a PIN
house-replay-first = To the start
house-replay-last = To the end
house-replay-after = after turn { $n }
house-replay-save = Save the game log
house-replay-keys = Keys: ← and → one turn, Home and End, space plays, f turns the board.
house-replay-rules = Rules: { $source }
house-frame-over = End
house-frame-owed = Still to be done
house-frame-claim = Claim
house-frame-standing = Stands
house-frame-board = Board told
house-frame-proposed = The machine’s turn
house-frame-remark = Remark
house-score-title = Score sheet
house-score-date = Date
house-score-place = Place
house-score-result = Result
house-score-time = Time
house-score-limit = { $time } a turn
house-score-rulings = Rulings
house-score-before = Turn { $n }
house-score-signature = Signature: { $who }
house-sessions-title = Signed-in phones
house-sessions-this = this phone
house-sessions-seen = last seen { $when }
house-sessions-end = End
house-sessions-end-of = End the session of { $who }
house-sessions-end-others = End all but this phone
house-sessions-wrong = { $count ->
    [one] One wrong PIN in the last day.
   *[other] { $count } wrong PINs in the last day.
}
house-privacy-title = What is kept of people
house-privacy-pictures-all = Of every turn a picture of the board is kept; hands may be on it.
house-privacy-pictures-rulings = Pictures of the board are kept only of rulings and corrections.
house-privacy-pictures-none = No pictures are kept.
house-privacy-days = { $count ->
    [one] They are deleted after a day.
   *[other] They are deleted after { $count } days.
}
house-privacy-room = They are deleted when their room is used up.
house-privacy-seen = They are seen by: { $who }.
house-privacy-camera = What the camera sees now is seen by: { $who }.
house-privacy-for-watch = everybody who may watch
house-privacy-for-play = who has shown a PIN to play
house-privacy-for-arbiter = arbiters and the owner
house-privacy-for-owner = the owner alone
house-privacy-names-yes = Names that people enter are kept with the game, for all who may watch, until somebody deletes them. Nobody has to enter one.
house-privacy-names-no = No names are kept.
house-privacy-change = The owner changes this in the machine's settings, under [privacy].
house-forget-person = Delete a person’s data
house-forget-name = The person's name
house-forget-person-text = The name is taken out of all games on this machine, and the pictures of those games are deleted. This cannot be undone. What was downloaded before stays where it is.
house-forget-game = Delete this game
house-forget-game-text = The game and its pictures are deleted. This cannot be undone.
house-forget-yes = Delete for good
house-forget-done = It is deleted for good.
house-forget-none = That name stands in no game.
house-title = Device
house-do-update = Check for updates
house-do-restart = Restart the referee
house-do-reboot = Restart the machine
house-do-poweroff = Shut down
house-sure = A game on the table goes on afterwards.
house-busy = An update is under way.
house-last = Last update: { $told }
house-wifi-look = Choose a Wi-Fi network
house-wifi-password = Password of { $name }
house-wifi-join = Join
house-doctor-good = No problem was found.
house-doctor-bad = Something needs attention.
house-doctor-mend = What to do
house-doctor-again = Check again
house-doctor-name = Its name
house-doctor-address = Its address
house-doctor-camera = Camera
house-doctor-light = Light
house-doctor-focus = Focus
house-doctor-disk = Disk
house-doctor-power = Power
house-doctor-voice = Voice
house-doctor-sound = Loudspeaker
house-doctor-lights = Lights
house-doctor-warmth = Temperature
house-shelves = Shelves
house-shelf-all = All games
house-shelf-lies = On the board that lies there
house-shelf-begin = To begin with
house-shelf-played = Last played
house-shelf-favourites = Favourites
house-shelf-short = Short
house-shelf-long = Long
house-shelf-hard = More to learn
house-shelf-solo = For one
house-shelf-crowd = For more than two
house-favourite = A favourite of mine
house-ask-board = Ask about the board
house-ask-site = What stands on
house-ask-tell = Show
house-ask-row = Row
house-ask-say-row = Say this row
house-ask-moves = What can be moved?
house-ask-no-moves = Nothing can be moved now.
house-ask-unknown = This board has no { $site }.
house-more-sounds = A sound for each event
house-more-shake = Shake
house-more-awake = Keep the screen awake while playing
house-more-sounds-off = off
house-more-sounds-on = on
house-more-shake-off = off
house-more-shake-on = on
house-more-awake-off = off
house-more-awake-on = on
house-clock = Clock
house-clock-any = No clock
house-clock-own = Another clock, as 45+30
house-clock-own-hint = minutes + seconds
house-clock-says-none = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } for each side.
house-clock-says-fischer = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } for each side, and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    } more after each turn (Fischer).
house-clock-says-bronstein = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } for each side; of each turn up to { $seconds ->
    [one] { $seconds } second is given back
   *[other] { $seconds } seconds are given back
    } (Bronstein).
house-clock-says-delay = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } for each side; at each turn the clock waits { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }.
house-clock-says-any = Everybody takes the time that is needed; it is counted all the same.
house-clock-flag = When the time is used up
house-clock-flag-told = It is told
house-clock-flag-ends = The game is lost
house-clock-second = A second phone as the clock
house-clock-second-text = Scan this with the second phone. It opens once, within ten minutes, and that phone may then play.
house-clock-here = The clock on this phone
house-wifi-own = There was no network, so the machine opened its own Wi-Fi, { $name }. Choose your family's: the machine then joins it, and its page is found there.
house-wifi-moving = The machine now leaves its own Wi-Fi and tries { $name }. Join { $name } with this phone, too. If it does not work, its own Wi-Fi is back within two minutes, and the machine says so.
house-wifi-failed = The last try did not work. Is the password right?
house-which = What board is this?
house-which-looking = I look at the photograph. That may take a minute.
house-which-found = It looks like this one: { $board }.
house-which-none = I do not know this board. Let all of it be in the picture, from above, with light on it.
house-won-how = How it is won
house-won-1 = Before the last two turns
house-won-2 = Before the last turn
house-won-3 = The end
house-frame-start = Start
house-frame-start-text = { $side } begins.
house-frame-turn = Turn
house-frame-illegal = Ruling
house-frame-restored = Board put back
house-frame-adopted = Played on
house-frame-correction = Correction
house-frame-question = Question
house-frame-taken-back = Taken back
house-frame-trouble = Trouble
house-frame-resumed = Seen again
house-frame-time = Time is up
house-frame-round = Round
house-frame-paused = Paused
house-frame-unpaused = Gone on
house-more-theme = Light or dark
house-more-theme-auto = as the phone
house-more-theme-light = light
house-more-theme-dark = dark
house-more-aloud = Referee's voice on this phone
house-more-aloud-off = off
house-more-aloud-on = on
house-more-rotate = Which side is below
house-more-rotate-0 = { words-side-south }
house-more-rotate-1 = { words-side-east }
house-more-rotate-2 = { words-side-north }
house-more-rotate-3 = { words-side-west }
house-format-pgn = Game notation (PGN)
house-format-sgf = Game notation (SGF)
house-format-csv = Table of turns
house-format-gif = Animation
house-format-html = Replay as a web page
house-format-zip = All files and pictures
house-format-jsonl = Game log
house-review = Look back
house-review-year = The year { $year }
house-review-today = Today
house-review-this-year = This year
house-review-before = Earlier
house-review-after = Later
house-review-sum = Games: { $games }. Turns: { $turns }. Time: { $time }.
house-review-none = Nothing was played then.
house-review-games = What was played
house-review-players = Who played
house-review-run = Wins in a row
house-review-openings = How games began
house-review-lifted = How often each pit was lifted
house-review-months = Games by month
house-review-print = Print this page
house-games-near = “{ $name }” is not here yet. These games come near:
house-games-spelled = Nothing is called “{ $name }”. These games are called much like it:
house-men-each = { $count } pieces each
house-kind-all = All
house-kind-mills = Mills
house-kind-three = Three in a row
house-kind-squares = Squares
house-kind-lines = Crossing lines
house-kind-pits = Stones in pits
house-kind-seeds = Seeds
house-games-find = Find a game
house-games-hint = Name of the game
house-games-kinds = Kinds of games
house-ask-last = The last turn
house-ask-clocks = The clocks
house-ask-captured = What was taken
house-ask-pieces = Pieces of { $side }
house-ask-rays = In each direction from here
house-pieces = { $side }: { $pieces }
house-none = none
house-no-turn = Nothing was played yet.
house-no-clock = This game has no clock.
house-none-taken = Nothing was taken yet.
house-lost = { $side } has lost { $pieces }
house-to-move = { $side } is to move
house-ray = { $way }: { $what }
house-ray-free = { $way }: free to { $site }
house-way-up = up
house-way-down = down
house-way-left = left
house-way-right = right
house-way-up-left = up left
house-way-up-right = up right
house-way-down-left = down left
house-way-down-right = down right
house-more-alphabet = Squares are spoken
house-more-alphabet-letters = a, b, c
house-more-alphabet-fide = Anna, Bella, Cesar
house-more-alphabet-alfa = alfa, bravo, charlie
