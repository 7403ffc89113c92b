"""Sowing games of the Levant and Egypt: Mankaleh, Egyptian Mankalah."""

from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.sowing.record import (
    SOWING,
    Again,
    NextStart,
    Relay,
    Rounds,
    SowingCapture,
    StartFill,
    Starts,
    Stores,
    Stuck,
)
from rules.games.sowing.shared import QUIET, rounds

SIX_BEYTS = """
Two players have six beyts each, without stores, and 72 seeds. What is won is kept
beside the board."""

EGYPTIAN_MATCH = """
A match (option rounds=match) goes on: the loser fills the next board, the gainer
begins. Who has gained sixty in all wins."""

TURNED_ALIKE = (
    "Turning a board that looks the same afterwards cannot be seen, and is not offered."
)

MANKALEH = kin(
    SOWING,
    id="mankaleh",
    title="Mankaleh",
    aliases=("mankaleh syria", "mankaleh lebanon"),
    board="mancala_2x7",
    options={
        "own_well": {
            "again": {"again": Again.OWN_PIT},
            "over": {"again": Again.NEVER},
        },
    },
    source="Count and Capture (Cooperative Recreation Service, 1955), Mankaleh",
    says={
        Law.TURNS: "the players play alternately",
        Law.FILL: "seven pebbles lie in each of the 14 shallow wells",
        Law.START: (
            "a player picks up any one of the own wells; one with a single pebble only "
            "after having won at least two"
        ),
        Law.SOWING: (
            "one pebble is dropped into each well round the board, counter-clockwise; "
            "the home bases are left out"
        ),
        Law.RELAY: "(unsaid there) the last pebble lifts nothing",
        Law.STOP: (
            "when the last pebble falls in one of the opponent's wells, the turn is "
            "over"
        ),
        Law.CAPTURE: (
            "a player who finishes with 2, 4 or 6 in the last well takes them, and "
            "those of the wells before it up to the first that holds another number"
        ),
        Law.AGAIN: (
            "who finishes in an opponent's well cannot continue (our reading: in an "
            "own well, winning nothing, one can)"
        ),
        Law.CLOSED: "(unsaid there) all wells are in play",
        Law.END: (
            "(silent; our reading) when nobody can play, what is left belongs to the "
            "side it lies on; most pebbles win"
        ),
        Law.MATCH: "(unsaid there) there are no rounds",
    },
    silent=("again", "stuck", "quiet", "relay", "closed", "end", "match"),
    rules="""
Two players sit at a board with seven wells on each side, seven pebbles in each, and a
home base at each player's right.

In turn, a player picks up all pebbles of an own well and drops one into each following
well, counter-clockwise round the board; the home bases are left out.

If the well of the last pebble then holds 2, 4 or 6, the player takes them home, and so
the wells before it one after another, on whichever side, as long as they hold 2, 4 or
6. The first well with another number, or with none, ends the series. Then the turn is
over.

If nothing is won, the turn is over when the last pebble fell in one of the opponent's
wells. In one of the own wells the player plays again.

A well with a single pebble may only be played by a player who has won at least two.

A player who cannot play loses the turn. When neither can, what is left belongs to the
side it lies on, and who has more wins.""",
    notes=(
        "'If the last pebble falls in one of his opponent's wells, his turn is over': "
        "in an own well without a gain the player goes on; own_well=over ends the turn "
        "there too.",
        "Eight and more in a well end a series; only 2, 4 and 6 are named.",
        "The end of the game is unsaid: see the rules above.",
        "Playing again is a turn of its own in the notation.",
        QUIET,
    ),
    seeds=7,
    singles_from=2,
    capture=SowingCapture.SERIES,
    counts=(2, 4, 6),
    again=Again.OWN_PIT,
)

EGYPTIAN_SIMPLE = kin(
    SOWING,
    id="egyptian_simple",
    title="Egyptian Mankalah, simple mode",
    aliases=("egyptian mankalah", "egyptian mankalah simple"),
    options={
        "fill": {
            "free": {"fill": StartFill.FREE},
            "sixes": {"fill": StartFill.EVEN, "seeds": 6},
        },
        **rounds(Rounds.POINTS, goal=60),
        "lifted": {
            "sown": {"skips_lifted": False},
            "skipped": {"skips_lifted": True},
        },
        "gain": {
            "two_or_four": {
                "counts": (2, 4),
                "capture": SowingCapture.SERIES_AND_OPPOSITE,
            },
            "even": {"counts": tuple(range(2, 73, 2)), "capture": SowingCapture.SERIES},
        },
    },
    source=(
        "Count and Capture (Cooperative Recreation Service, 1955), Egyptian Mankalah, "
        "simple mode"
    ),
    says={
        Law.TURNS: "the players play in turn",
        Law.FILL: (
            "one party distributes all 72 seeds into the beyts, unequally as a rule "
            "and with at least four in each; the other may turn the board round, and "
            "then the adversary begins"
        ),
        Law.START: (
            "a player always plays from the beyt nearest to the adversary's side that "
            "is not empty"
        ),
        Law.SOWING: (
            "one seed goes into each beyt: along the adversary's row, then along the "
            "own"
        ),
        Law.RELAY: (
            "if the last beyt then holds three, or five, or more, these are taken out "
            "and sown on"
        ),
        Law.STOP: "a last seed in an empty beyt ends the turn, and so does a gain",
        Law.CAPTURE: (
            "if the last beyt then holds two or four, the player takes them and what "
            "lies opposite, and so the beyts before it as far as they hold two or four"
        ),
        Law.AGAIN: "(unsaid there) after a gain it is the adversary's turn",
        Law.CLOSED: "(unsaid there) all beyts are in play",
        Law.END: (
            "a player whose adversary has none must put one seed into the adversary's "
            "first beyt; a single seed that is left belongs to the side it is on; when "
            "the board is clear, who has more gains the excess"
        ),
        Law.MATCH: (
            "the gainer begins the next board, which the adversary has filled; who has "
            "gained sixty has won"
        ),
    },
    silent=("again", "quiet", "closed"),
    rules=text(
        SIX_BEYTS,
        """
One player distributes all the seeds over the twelve beyts as that player likes,
generally unequally and with at least four in each. The other begins; or, if
dissatisfied, turns the board round, and then the one who filled it begins.

A player always sows from the own beyt that is nearest to the other's side and not
empty: there is no choice. One seed goes into each following beyt, along the other's row
and on into the own.

If the last beyt held none before, the turn is over. If it now holds two or four, the
player takes them and those of the beyt opposite; the beyts before it, one after
another, are won in the same way as long as they hold two or four. Then the turn is
over. With any other number they are taken out and sown on.

When the player to move has no seeds and the other has more than one, the other puts one
of them into the first beyt of the empty side, which then plays. A single seed that is
left belongs to the side on which it lies. Then the board is over: who has taken more
gains the excess.""",
        EGYPTIAN_MATCH,
    ),
    notes=(
        "'Three, or five, or more' are sown on, so six and eight too; gain=even takes "
        "any even number, and nothing from opposite.",
        "An empty side is given a seed when it is that side's turn.",
        "The beyt that was lifted is sown when a lap comes round to it; lifted=skipped "
        "leaves it out.",
        "fill=sixes begins with six in each: played out, the first player then gains, "
        "against the book's 'he who plays first is sure to lose'; with lifted=skipped "
        "or gain=even the second does.",
        "A seed given to an empty side comes from the beyt that would be played. "
        "Winnings opposite are taken with each beyt of a series before the next is "
        "looked at.",
        TURNED_ALIKE,
        "Any distribution of all 72 is recognised; the listed ones are examples.",
        "After sixty turns in which nobody takes any, each keeps what has been taken, "
        "and what is left belongs to nobody. A sowing that never ends ends the board "
        "without a gain for anybody.",
    ),
    seeds=72,
    fill=StartFill.FREE,
    stores=Stores.BESIDE,
    relay=Relay.LAST,
    starts=Starts.FOREMOST,
    capture=SowingCapture.SERIES_AND_OPPOSITE,
    counts=(2, 4),
    stuck=Stuck.FED,
    quiet=60,
    counts_when_quiet=True,
    next_start=NextStart.WINNER,
)

EGYPTIAN_ADVANCED = kin(
    EGYPTIAN_SIMPLE,
    id="egyptian_advanced",
    title="Egyptian Mankalah, advanced mode",
    aliases=("egyptian mankalah advanced",),
    options={
        **rounds(Rounds.POINTS, goal=60),
        "lifted": {
            "sown": {"skips_lifted": False},
            "skipped": {"skips_lifted": True},
        },
        "gain": {
            "two_or_four": {
                "counts": (2, 4),
                "capture": SowingCapture.SERIES_AND_OPPOSITE,
            },
            "even": {"counts": tuple(range(2, 73, 2)), "capture": SowingCapture.SERIES},
        },
        "extra": {
            "none": {"lead": 0},
            24: {"lead": 24},
        },
    },
    source=(
        "Count and Capture (Cooperative Recreation Service, 1955), Egyptian Mankalah, "
        "advanced mode"
    ),
    says={
        Law.FILL: (
            "one party lays the seeds into one or more beyts of one side and the "
            "corresponding beyts of the other; who objects may turn the board round, "
            "but forfeits the first turn"
        ),
        Law.START: "a player may begin from any own beyt",
        Law.SOWING: "one seed goes into each beyt, as in the simple mode",
        Law.RELAY: (
            "if the last beyt then holds three, or five, or more, these are taken out "
            "and sown on, as in the simple mode"
        ),
        Law.CAPTURE: (
            "two or four in the last beyt are won with what lies opposite, and so the "
            "beyts before it, as in the simple mode"
        ),
        Law.AGAIN: "(unsaid there) after a gain it is the other's turn",
        Law.END: "the board is over and counted as in the simple mode",
        Law.MATCH: (
            "the first who wins 24 extra and makes the successive gains amount to "
            "sixty wins"
        ),
    },
    rules=text(
        SIX_BEYTS,
        """
One player lays all the seeds, uncounted, into one or more beyts of one side and the
corresponding beyts of the other; commonly into the four middle ones. The other begins,
or objects and turns the board round; then the one who filled it begins.

A player may begin from any own beyt. Everything else is as in the simple mode: one seed
into each following beyt; a last seed in an empty beyt ends the turn; two or four are
won with those opposite, and so the beyts before it; any other number is sown on.

When the player to move has no seeds and the other has more than one, the other puts one
of them into the first beyt of the empty side, which then plays. A single seed that is
left belongs to the side on which it lies. Who has taken more gains the excess.""",
        EGYPTIAN_MATCH,
    ),
    notes=(
        "Corresponding beyts may be those of the same letter or those opposite each "
        "other; how many lie in each is free.",
        "'24 extra and sixty' contradict each other: sixty win; with extra=24 the "
        "board that reaches sixty must itself have gained 24.",
        "A seed is given to an empty side when it is that side's turn; it may come "
        "from any beyt.",
        "gain=even takes any even number, and nothing from opposite.",
        TURNED_ALIKE,
        "After a hundred turns in which nobody takes any, each keeps what has been "
        "taken, and what is left belongs to nobody. A sowing that never ends ends the "
        "board without a gain for anybody.",
    ),
    fill=StartFill.PAIRED,
    starts=Starts.ANY,
    quiet=100,
)

GAMES = (
    MANKALEH,
    EGYPTIAN_SIMPLE,
    EGYPTIAN_ADVANCED,
)
