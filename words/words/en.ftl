words-verbatim = { $text }
words-bare = { $it }
words-several = { FORM($pieces) }
words-member = { $side } { $number }
words-after = { $first }; { $then }
words-and = { $others } and { $last }
words-or = { $others } or { $last }
words-nothing = nothing
words-nobody = none

# A noun in a grammatical form, of the attributes of its term (see docs/words.md).
words-form = { words-article }{ words-colour }{ words-noun }{ words-at }
words-article = { $article ->
    [the] { "the " }
    [a] { $number ->
        [one] { $colour ->
            [none] { $a ->
                [an] { "an " }
               *[a] { "a " }
            }
           *[other] { $colour_a ->
                [an] { "an " }
               *[a] { "a " }
            }
        }
       *[many] { "" }
    }
   *[none] { "" }
}
words-colour = { $colour ->
    [none] { "" }
   *[other] { $colour }{ " " }
}
words-noun = { $number ->
    [one] { $stem }
   *[many] { $many }
}
words-at = { $at ->
    [none] { "" }
   *[other] { " on " }{ $at }
}

words-piece-chip = chip
    .many = chips
words-piece-stack = chip
    .many = chips
words-piece-cow = cow
    .many = cows
    .act = shot
words-piece-stone = stone
    .many = stones
words-piece-piece = piece
    .many = pieces
words-piece-counter = piece
    .many = pieces
words-piece-man = man
    .many = men
words-piece-disc = disc
    .many = discs
words-piece-amazon = amazon
    .many = amazons
    .a = an
words-piece-seed = seed
    .many = seeds
words-piece-arrow = arrow
    .many = arrows
    .a = an

words-number-0 = zero
words-number-1 = one
words-number-2 = two
words-number-3 = three
words-number-4 = four
words-number-5 = five
words-number-6 = six
words-number-7 = seven
words-number-8 = eight
words-number-9 = nine
words-number-10 = ten
words-number-11 = eleven
words-number-12 = twelve
words-number-13 = thirteen
words-number-14 = fourteen
words-number-15 = fifteen
words-number-16 = sixteen
words-number-17 = seventeen
words-number-18 = eighteen
words-number-19 = nineteen
words-number-20 = twenty
words-line-jare = jare
words-line-mill = mill
words-line-pillar = pillar
words-line-row-of-three = row of three
words-line-tresillo = Tresillo
words-line-trio = trio
words-place-bottom = bottom
words-place-bottom-left = bottom left
words-place-bottom-right = bottom right
words-place-centre = centre
words-place-inner = inner
words-place-left = left
words-place-middle = middle
words-place-outer = outer
words-place-right = right
words-place-top = top
words-place-top-left = top left
words-place-top-right = top right
words-side-arrow = arrow
    .a = an
words-side-black = black
words-side-blue = blue
words-side-brown = brown
words-side-dark = dark
words-side-east = east
    .a = an
words-side-first = first
words-side-fourth = fourth
words-side-green = green
words-side-grey = grey
words-side-light = light
words-side-middle = middle
words-side-neutral = neutral
words-side-north = north
words-side-orange = orange
    .a = an
words-side-red = red
words-side-second = second
words-side-solo = solo
words-side-south = south
words-side-third = third
words-side-west = west
words-side-white = white
words-side-yellow = yellow
words-spelling-a = alpha
words-spelling-b = bravo
words-spelling-c = charlie
words-spelling-d = delta
words-spelling-e = echo
words-spelling-f = foxtrot
words-spelling-g = golf
words-spelling-h = hotel
words-spelling-i = india
words-spelling-j = juliett
words-spelling-k = kilo
words-spelling-l = lima
words-spelling-m = mike
words-spelling-n = november
words-spelling-o = oscar
words-spelling-p = papa
words-spelling-q = quebec
words-spelling-r = romeo
words-spelling-s = sierra
words-spelling-t = tango
words-alphabet-fide = Anna Bella Cesar David Eva Felix Gustav Hector
words-alphabet-alfa = alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra
words-option-flying = Flying with three
words-option-rounds = Rounds
words-option-direction = Direction
words-option-players = Players
words-option-seeds = Seeds in each pit
words-option-own-well = Last seed in an own pit
words-option-opening = Opening
words-option-size = Size of the board
words-option-pie = Pie rule
words-option-threefold = Three times the same position
words-option-both-connected = One move joins both sides' pieces
words-option-illegal = An illegal turn
words-option-position = Position
words-option-castling = Castling
words-option-perpetual-check = Checking all the time
words-option-perpetual-chase = Chasing a piece all the time
words-option-men = Men of each side
words-option-grand-slam = Taking all that the other has
words-option-repetition = A position that comes back
words-option-empty-captures = Last seed before an empty pit
words-option-capturing-seed = The seed that captures
words-option-last-seeds = Seeds left at the end
words-setting-wins-nothing = wins nothing
words-setting-wins = wins them
words-setting-forbidden = forbidden
words-setting-own-side = each keeps the own side
words-setting-split = both share the rest
words-setting-claimed = a draw if claimed
words-setting-won = is won, too
words-setting-stays = stays in its pit
words-setting-owner = whoever’s pits they are
words-setting-finisher = the side that has none left
words-setting-nobody = nobody’s
words-setting-fide = as in Chess960
words-setting-traditional = two squares toward the rook
words-setting-none = none
words-setting-draws = a draw
words-setting-loses = it loses
words-setting-arbiter = an arbiter decides
words-setting-stands = stands once it is answered
words-setting-true = on
words-setting-false = off
words-setting-draw = a draw
words-setting-mover = whoever moved wins
words-setting-on = on
words-setting-off = off
words-setting-one = one round
words-setting-match = a match
words-setting-counter-clockwise = counter-clockwise
words-setting-clockwise = clockwise
words-setting-again = play again
words-setting-over = the turn is over
words-option-chips = Chips on the board
words-option-draw = Most chips that a turn may take
words-option-extra = Seeds to gain on the last board
words-option-fill = How the board is filled
words-option-gain = Numbers that are gained
words-option-lifted = The pit that was lifted
words-option-members = Players in each team
words-option-of = Game
words-option-play = Played as
words-option-poor = Seeds of the poorer side
words-option-rows = Full rows of each side
words-option-setup = First position
words-option-whole-row = The whole row
words-setting-alquerque = as in Alquerque
words-setting-checkerboard = a checkerboard
words-setting-even = any even number
words-setting-two-or-four = two or four
words-setting-fill-free = as the player likes
words-setting-sixes = six in each
words-setting-together = both at once
words-setting-opening-free = none
words-setting-sown = is sown again
words-setting-skipped = is left out
words-setting-pluck = Pluck
words-setting-stay = Stay
words-setting-whole-row-first = at the edge
words-setting-whole-row-second = before the edge row
