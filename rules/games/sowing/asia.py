"""Sowing games of Asia: Dakon, Sunca, Pandi, Sita's Solitaire, Pallam Kuzhi."""

from rules.core.wording import PLAIN, Wording
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.sowing.record import (
    SOWING,
    Again,
    Fours,
    NextStart,
    Relay,
    Rounds,
    Seats,
    SowingCapture,
    StartFill,
    Starts,
    Stores,
    Stuck,
)
from rules.games.sowing.shared import DIRECTION, ENDLESS, rounds

DAKON = kin(
    SOWING,
    id="dakon",
    title="Dakon",
    aliases=("congklak", "dakon java"),
    board="mancala_2x7",
    options={
        "opening": {
            "together": {"fill": StartFill.OPENED},
            "free": {"fill": StartFill.EVEN},
        },
        **rounds(Rounds.REFILL),
        **DIRECTION,
    },
    source="Count and Capture (Cooperative Recreation Service, 1955), Dakon",
    says={
        Law.TURNS: "the players sow in turn, each from the own side",
        Law.FILL: (
            "each of the seven cups on either side holds seven seeds; both begin at "
            "once with the cup whose last seed falls into the shed"
        ),
        Law.START: "a player picks up the seeds of a cup on the own side",
        Law.SOWING: (
            "one seed is dropped into each rice-field, and one into the own shed "
            "whenever it is passed; the other's shed is left out"
        ),
        Law.RELAY: (
            "where the last seed falls on others, all of them are picked up and sown on"
        ),
        Law.STOP: (
            "a turn is over when its last seed falls into an empty hole on either side"
        ),
        Law.CAPTURE: (
            "who ends in an empty cup of the own side takes what lies opposite into "
            "the own shed"
        ),
        Law.AGAIN: "who ends in the own shed makes a new start",
        Law.CLOSED: (
            "cups that cannot be filled lie fallow, at the beginning of the row, and "
            "are not filled until a seed falls there by accident"
        ),
        Law.END: (
            "the game goes on until all seeds are in the sheds; who has none to play "
            "waits"
        ),
        Law.MATCH: (
            "the cups are filled again with seven each from the own shed; who could "
            "play last begins"
        ),
    },
    silent=("way", "quiet", "turns"),
    rules="""
Two players sit at a board with seven cups (rice-fields) on each side and a shed at each
player's right. Each cup holds seven seeds.

Opening: both players at once sow the first cup of their rows. Its seventh seed falls
into the own shed.

Then they take turns. The player picks up all seeds of a cup on the own side and drops
them one by one along the row, into the own shed, along the other's row and on into the
own row; the other's shed is left out. If the last seed falls into a cup that holds
seeds, all of them are picked up and sown on. If it falls into the own shed, the player
makes a new start with any own cup. If it falls into an empty cup, the turn is over; on
the own side the player then takes what lies in the cup opposite to the own shed.

A player without seeds waits, and may come back when seeds have been sown into the own
row. The game is over when all seeds are in the sheds; who has more wins.

A match (option rounds=match) goes on: each fills the own cups with seven from the shed,
nearest to the shed first. Cups that cannot be filled lie fallow: they are left out. If
a seed falls into a fallow cup by accident, the cup is in play again. Who played last
begins. The match is over when a player cannot fill one cup.""",
    notes=(
        "The opening is forced and simultaneous: play begins from the board after it; "
        "opening=free begins from seven in each cup.",
        "The way is unsaid: counter-clockwise; direction=clockwise is its mirror "
        "image, with the sheds at the players' left.",
        "'Picking up the seeds in the cup into which his last seed drops' is the "
        "relay, though the text has it beside the shed.",
        "The capture is taken without being asked for ('may'); the capturing seed "
        "stays.",
        "'The two last fields' and 'always the beginning holes' are both those "
        "farthest from the own shed.",
        "Each new start after the shed is a turn of its own in the notation.",
        ENDLESS,
    ),
    seeds=7,
    fill=StartFill.OPENED,
    stores=Stores.SOWN,
    relay=Relay.LAST,
    capture=SowingCapture.OPPOSITE,
    again=Again.OWN_STORE,
    next_start=NextStart.LAST_MOVER,
    closes_first=True,
    reopens=True,
)

SUNCA = kin(
    DAKON,
    id="sunca",
    title="Sunca",
    aliases=("sungka", "chungka", "chongka"),
    source="Count and Capture (Cooperative Recreation Service, 1955), Sunca",
    says={
        Law.TURNS: "each player in turn sows until stopped",
        Law.FILL: (
            "the seven holes on either side hold seven stones each, the homes none; "
            "both begin by sowing the hole at the end of the row"
        ),
        Law.START: "a player picks up any loaded hole on the own side",
        Law.SOWING: (
            "one stone is dropped into every hole, and one into the own home each time "
            "round"
        ),
        Law.RELAY: (
            "where the last stone falls, all stones of that hole are picked up and "
            "sown on"
        ),
        Law.STOP: "who ends in an empty hole stops playing for the time being",
        Law.CAPTURE: (
            "who ends in an empty hole on the own side brings all stones of the "
            "opposite hole home"
        ),
        Law.AGAIN: "who ends in the own home picks up any loaded hole of the own side",
        Law.CLOSED: (
            "holes that cannot be filled are left empty and not played for the rest of "
            "that game"
        ),
        Law.END: (
            "the first game is over when no stones are left to sow; whoever then has "
            "most has won it"
        ),
        Law.MATCH: (
            "each fills the own holes with seven of the stones brought home; the match "
            "is over when one has them all"
        ),
    },
    silent=("quiet",),
    rules="""
Two players sit at a board with seven holes on each side and a home for each. Each hole
holds seven stones, the homes none.

Both players begin at once with the first hole of their rows; the seventh stone falls
into the own home.

Then they take turns. The player picks up any loaded hole of the own side and drops the
stones one by one, into the own home too whenever it is passed, not into the other's. If
the last stone falls into a loaded hole, all of it is picked up and sown on. If it falls
into the own home, the player starts again with any loaded own hole. If it falls into an
empty hole, the turn is over; in an own hole, the player brings the stones of the hole
opposite home.

A player without stones waits. The game is over when all stones are in the homes;
whoever has more wins.

A match (option rounds=match) goes on: each fills the own holes with seven of the own
stones; holes that cannot be filled are left empty and out of play. The player who made
the last turn begins. The match is over when one player cannot fill a hole.""",
    notes=(
        "The book sows clockwise, with the homes at the players' left. Mirror images "
        "are the same game: holes are counted along the way of sowing, and "
        "direction=clockwise plays it on the board as the book does, the home at the "
        "left.",
        "The opening of both at once is forced: play begins from the board after it; "
        "opening=free begins from seven in each hole.",
        "'Who ends up with a few stones on her side' starts the next game: the stones "
        "left to play with, so whoever played last.",
        "Holes out of play are those farthest from the own home, as in Dakon.",
        "The match ends when one player cannot fill a single hole; the rest is then "
        "soon gathered.",
        "Each new start after the home is a turn of its own in the notation.",
        ENDLESS,
    ),
    reopens=False,
)

PANDI = kin(
    SOWING,
    id="pandi",
    title="Pandi",
    aliases=("pandi mysore",),
    wording=Wording(four="calf"),
    board="mancala_2x7",
    options={
        **rounds(Rounds.REFILL),
        **DIRECTION,
    },
    source="Count and Capture (Cooperative Recreation Service, 1955), Pandi",
    says={
        Law.TURNS: "the players take turns",
        Law.FILL: "each of the seven holes on either side holds five stones at first",
        Law.START: "a player lifts a hole on the own side",
        Law.SOWING: "one stone is put into each hole",
        Law.RELAY: "after the last stone the very next hole is lifted and sown on",
        Law.STOP: (
            "when the next hole is empty the turn is over; if the one after it is "
            "empty too, the player only licks them"
        ),
        Law.CAPTURE: (
            "at an empty hole the player wins the hole next to it and the one exactly "
            "opposite that; a hole that gets four is a calf and goes to the side it is "
            "on, unless it is forgotten before the fifth falls on it"
        ),
        Law.AGAIN: "(unsaid there) a turn is one sowing with all its laps",
        Law.CLOSED: (
            "shops that the loser cannot fill are covered, from the seventh down, and "
            "not used"
        ),
        Law.END: "the game goes on until one player has nothing left to play with",
        Law.MATCH: "each fills the own holes with five stones each from those won",
    },
    silent=("way", "quiet", "next_start", "again"),
    rules="""
Two players have seven holes (shops) each, with five stones in every hole, and two store
houses.

In turn, a player lifts all stones of a hole on the own side and puts one into each
following hole, round both sides. After the last stone the hole that follows is lifted
and sown on. When the hole that follows is empty, the turn is over: the player wins the
stones in the hole beyond the empty one and those exactly opposite that hole. If the
hole beyond is empty too, the player licks both and wins nothing.

Calves: whenever a stone makes four in a hole, those four go at once to the player on
whose side the hole is, whoever sows. A calf that is forgotten stays and is lost to its
owner as soon as a fifth stone falls on it; so forgetting is no error, and the seeds
remain in play.

The game is over when the player to move has nothing on the own side. What is left
belongs to the side it lies on. Who has more wins.

A match (option rounds=match) goes on: each fills the own holes with five each. Who
lacks stones closes the seventh hole, then the sixth, and so on: they are out of play.
The match is over when a player cannot fill one hole.""",
    notes=(
        "The way is unsaid: counter-clockwise; direction=clockwise is its mirror "
        "image.",
        "'A's 5th hole and B's 2nd' cannot be exactly opposite: the hole opposite the "
        "one won is taken.",
        "Calves are taken without being asked for. A forgotten one is recognised on "
        "the board and written 'S3~N4'.",
        "Stones left at the end belong to the side that they lie on, as in Pallam "
        "Kuzhi.",
        "Who begins the next round is unsaid: whoever did not begin the last one.",
        "If the hole beyond the empty one is empty, nothing is won from the opposite "
        "one either.",
        ENDLESS,
    ),
    seeds=5,
    relay=Relay.NEXT,
    capture=SowingCapture.BEYOND_AND_OPPOSITE,
    fours=Fours.OWNER,
    stuck=Stuck.ENDS,
)

SITA_SOLITAIRE = kin(
    SOWING,
    id="sita_solitaire",
    title="Sita's Solitaire",
    aliases=("sitas solitaire", "sita solitaire"),
    board="mancala_2x7",
    players=1,
    source="Count and Capture (Cooperative Recreation Service, 1955), Sita's Solitaire",
    says={
        Law.TURNS: "a game for one",
        Law.FILL: "both rows hold seven, six, five, four, three, two and one",
        Law.START: (
            "the seven are lifted first, then always the hole that follows the last "
            "one sown"
        ),
        Law.SOWING: "one marble is put into each hole in order",
        Law.RELAY: "(unsaid there) one lift is a turn",
        Law.STOP: "a turn is over when the hand is empty",
        Law.CAPTURE: "there is no opposition, and nothing is won",
        Law.AGAIN: "one goes on doing that all round",
        Law.CLOSED: "(unsaid there) all holes are in play",
        Law.END: (
            "the game is over when the whole board is arranged as it was at the "
            "beginning"
        ),
        Law.MATCH: "(unsaid there) there are no rounds",
    },
    silent=("relay", "closed", "match"),
    rules="""
One player has a board of two rows of seven holes. Along the way of sowing each row
holds seven, six, five, four, three, two and one marbles.

Lift the seven of the own row and put one into each of the next holes: six, five, four,
three, two, one, and the other side's seven. Then always lift the hole that follows the
last one sown: the six of the other side, then the six of the own side, and so on all
round. There is nothing to choose.

The game is over when every hole again holds what it held at first. That takes 105
lifts; several times before it will only seem so.""",
    notes=(
        "The picture is missing: both rows hold 7, 6, 5, 4, 3, 2, 1 along the way of "
        "sowing, and the numbers in the text name holes. Only so do the first three "
        "lifts of the text come out, and the board returns.",
        "Every lift is a turn of its own; the score counts lifts.",
        "On the way no empty hole is ever met.",
    ),
    seats=Seats.ALONE,
    seeds=0,
    fill=StartFill.FALLING,
    stores=Stores.NONE,
    starts=Starts.FOLLOWING,
    stuck=Stuck.ENDS,
    quiet=0,
)

PALLAM_KUZHI = kin(
    PANDI,
    id="pallam_kuzhi",
    title="Pallam Kuzhi",
    aliases=("pallamkurie", "pallankuli", "pallanguzhi"),
    wording=PLAIN,
    options=rounds(Rounds.REFILL),
    source="Count and Capture (Cooperative Recreation Service, 1955), Pallam Kuzhi",
    says={
        Law.TURNS: "rule 4: then the other player plays in the same manner",
        Law.FILL: "four seeds lie in each of the 14 cups",
        Law.START: "rule 2: a player picks up the seeds of any cup on the own side",
        Law.SOWING: (
            "rule 2: they are sown one to a cup to the right, counter-clockwise, round "
            "both sides"
        ),
        Law.RELAY: "rule 3: then the next cup in advance is picked up and sown on",
        Law.STOP: "rule 3: an empty cup ahead of the last seed stops the player",
        Law.CAPTURE: (
            "rule 3: the cup beyond the empty one is captured; rule 5: a cup of four "
            "that appears during play may be taken by the side it is on"
        ),
        Law.CLOSED: (
            "rule 7: cups that the loser cannot fill are covered and out of play"
        ),
        Law.END: (
            "rule 6: when a player has none to move at the own turn, the other keeps "
            "what is left on that side, and the round is over"
        ),
        Law.MATCH: (
            "rules 7 and 8: both fill the own cups again; when one cannot fill a "
            "single cup, the game is over"
        ),
    },
    silent=("quiet", "next_start", "again"),
    rules="""
Two players sit at a board with seven cups on each side, four seeds in each cup, and a
larger cup at either end for what is won.

In turn, a player picks up all seeds of a cup on the own side and sows them one to a cup
to the right, counter-clockwise, round both sides. Then the next cup is picked up and
sown on, until an empty cup lies ahead of the last seed. The seeds in the cup beyond the
empty one are won, if there are any, and the turn is over.

Fours: whenever a seed makes four in a cup, the player on whose side it lies takes them
at once, whoever sows. The fours of the beginning are not taken. Fours that are
forgotten stay in play; that is no error.

The round is over when the player to move has no seeds on the own side; the other keeps
what is left. Who has more wins.

A match (option rounds=match) goes on: each fills the own cups with four each. Cups that
cannot be filled are covered and out of play. The game is over when a player cannot fill
one cup.""",
    notes=(
        "'May take any cup of four' is done without being asked; a four that is "
        "forgotten is recognised and written 'S3~N4'.",
        "Only fours that appear during play are taken, not those of the beginning.",
        "Covered cups are the last ones of the row, as in Pandi.",
        "Who begins the next round is unsaid: whoever did not begin the last one.",
        ENDLESS,
    ),
    seeds=4,
    capture=SowingCapture.BEYOND,
)

GAMES = (
    DAKON,
    SUNCA,
    PANDI,
    SITA_SOLITAIRE,
    PALLAM_KUZHI,
)
