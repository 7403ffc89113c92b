"""Sowing games of Africa south of the Sahara: Mongola, Adi, Giuthi, Kpo."""

from rules.core.labels import Labelling
from rules.games.card import values
from rules.games.kin import kin, text
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
    SowingDirection,
    StartFill,
    Stores,
    Stuck,
)
from rules.games.sowing.shared import DIRECTION, ENDLESS, QUIET, rounds

SEEDS = (4, 5, 6, 7, 8, 9)

GIUTHI_PLAY = """
Then, in turn, a player picks up all seeds of an own cup with at least two and drops one
into each following cup, to the right or to the left as that player likes, round both
sides; the sheds are left out. When the last seed falls on others, all of them are
picked up and sown the other way, and so on, the way turning with each lap, until a last
seed falls into an empty cup.

On the other side this ends the turn. On the own side, if any seed of this sowing fell
on the other side, the turn is over, and the player captures: if seeds lie opposite,
they and the last seed go to the own shed; and so, going on in the direction of the last
lap, what lies opposite to each own empty cup, until an own cup is not empty or the cup
opposite is. If no seed fell on the other side, the player starts again with any own
cup."""

GIUTHI_END = """
A player without a cup of two or more waits, and the other goes on. When neither has
one, each takes the single seeds of the own side. Who has more wins."""

NOTATION = (
    "'S3>' sows to the player's right, 'S3<' to the left. Starting again is a turn of "
    "its own in the notation."
)

KPO_PLAY = """
In turn, a player takes all beans of an own hole and drops one into each following hole,
in the direction that the player likes. When they are played, the turn is over. If the
hole of the last bean then holds two or three, the player takes what lies in the next
hole, in the same direction; not the two or three themselves."""

KPO_END = """
A player without beans loses the turn. The game is over when only one player can play,
or none. What is left belongs to the owners of the holes. Who has most wins."""

MONGOLA = kin(
    SOWING,
    id="mongola",
    title="Mongola",
    aliases=("mongola congo", "congo game"),
    board="mancala_4x7",
    labelling=Labelling.OWN_LEFT,
    options=DIRECTION,
    source="Count and Capture (Cooperative Recreation Service, 1955), Mongola",
    says={
        Law.TURNS: (
            "rules 2 and 3: the players take turns; each circles in the two rows of "
            "the own side"
        ),
        Law.FILL: (
            "rule 1: two men lie in each of the 28 houses; then each player gathers "
            "the own men by fours in every other house, starting anywhere"
        ),
        Law.START: (
            "rule 2: a player picks up four of the own men, and later any own house "
            "that can walk"
        ),
        Law.SOWING: (
            "rules 1 and 2: one man is dropped into each house of the own two rows, "
            "counter-clockwise"
        ),
        Law.RELAY: (
            "rule 2: a last man that falls on two or more picks them all up and goes "
            "on with the house that follows"
        ),
        Law.STOP: (
            "rules 3 and 6: a last man who would come to an empty house or to one man "
            "passes it by, drops in the next house, and takes nothing there"
        ),
        Law.CAPTURE: (
            "rules 4 and 5: a last man who joins two or more in the second row takes "
            "the men of both facing houses, if neither is empty; all are sown from the "
            "house after the nearest empty one back"
        ),
        Law.AGAIN: "rule 5: the player goes on with the men taken until exhausted",
        Law.CLOSED: "(unsaid there) all houses are in play",
        Law.END: "a player who can no longer walk is dead, and the other wins",
        Law.MATCH: "(unsaid there) there are no rounds",
    },
    silent=("least", "quiet", "closed", "match"),
    rules="""
Two players have two rows of seven houses each: south the rows C (inner) and D, north
the rows B (inner) and A. Men never leave the board.

Two men lie in each of the 28 houses. First south, then north gathers the own men by
fours in every other house; each chooses in which.

Then, in turn, a player picks up all men of an own house with two or more and drops one
into each following house, round the own two rows only. If the last man falls on two or
more, all of that house are picked up and sown on from the next house.

Exhausted: if the last man would come to a house that is empty or holds one man, he
passes it by and is dropped into the house after it. Then the turn is over, and nothing
is taken there.

Capture: if the last man falls on two or more in the inner row, and both enemy houses in
that column hold men, the player takes them all, adds them to the house just reached,
and sows everything from the house that follows the nearest empty one, looking back. If
no other house is empty, sowing goes on from there as usual.

A player who has no house with two or more men at the own turn cannot walk and has lost.
""",
    notes=(
        "The book's diagram is seen from north's side: there A and B lie below, and "
        "column 1 is at north's left. Here north sits above and each player's columns "
        "are counted from the own left, so north's houses are called as there. "
        "direction=clockwise plays with the diagram's own letters, a mirror image.",
        "The worked example (twelve men from B-6, seven from A-6, six captured at B-2) "
        "fixes how to look back for an empty house.",
        "The house just emptied counts as the empty one if no other is.",
        "A single man cannot walk: a turn begins with two or more.",
        "The house reached after passing by is never picked up.",
        ENDLESS,
    ),
    seeds=2,
    fill=StartFill.ARRANGED,
    stores=Stores.NONE,
    relay=Relay.LAST,
    least=2,
    relay_from=2,
    passes_by=True,
    capture=SowingCapture.FACING,
    stuck=Stuck.LOSES,
)

ADI = kin(
    SOWING,
    id="adi",
    title="Adi",
    aliases=("adi gold coast",),
    options=rounds(Rounds.BOUGHT),
    source="Count and Capture (Cooperative Recreation Service, 1955), Adi",
    says={
        Law.TURNS: "either player begins; then it is the other's turn",
        Law.FILL: "the six houses on either side are filled with four seeds each",
        Law.START: "a player takes all seeds from any house on the own side",
        Law.SOWING: "one seed is dropped into each house counter-clockwise",
        Law.RELAY: "a last seed that falls on others picks them all up and goes on",
        Law.STOP: "the turn is over when the last seed falls into an empty house",
        Law.CAPTURE: (
            "groups of four that appear go to the side they appear on, at once and "
            "whoever plays; the last seed's own group goes to the player who dropped "
            "it, wherever it is; with eight left, whoever wins four takes the other "
            "four"
        ),
        Law.AGAIN: "(unsaid there) a turn is one sowing with all its laps",
        Law.CLOSED: (
            "(unsaid there) all houses are in play; bought ones belong to the buyer"
        ),
        Law.END: (
            "a player without seeds makes a sign, and the other plays again; the last "
            "four end the round"
        ),
        Law.MATCH: (
            "who has more fills the houses that the other cannot fill and so buys "
            "them, choosing which; the loser starts; the object is to buy all"
        ),
    },
    silent=("quiet", "closed", "again"),
    rules="""
Two players have six houses each, four seeds in every house, and a treasury at their
right.

In turn, a player takes all seeds of an own house and drops one into each following
house, counter-clockwise. If the last seed falls on others, all of them are picked up
and sown on, until the last seed falls into an empty house.

Fours: whenever a seed makes four in a house, the owner of that house takes them into
the treasury at once, whoever sows. If it was the last seed in the hand, the player who
sows takes them, even on the other side, and the turn is over. A four that is forgotten
stays in play; that is no error.

When eight seeds are left and four are won, the same player takes the other four too,
and the round is over.

A player without seeds makes a symbolic motion, and the other plays again. Who has more
seeds wins.

A match (option rounds=match) goes on: both fill their houses with four each. Who has
more fills the houses that the other cannot, and owns them from then on, choosing which:
fours there are the buyer's, and the buyer may start from them. Houses are won back in
the same way. The loser starts. Who owns all houses wins.""",
    notes=(
        "'8 seeds in the block of 10 houses': there are twelve; all seeds on the board "
        "and in the hand count.",
        "Fours are taken without being asked for; a forgotten one is recognised on the "
        "board and written 'S3~N4'.",
        "Who has more than needed for the own houses wins back those of the own side "
        "first.",
        "After a round that never ends nobody has won: every house stays whose it is, "
        "and all are filled again.",
        "Which houses are bought cannot be seen on a board filled with four "
        "everywhere: it is said, not read.",
        ENDLESS,
    ),
    relay=Relay.LAST,
    fours=Fours.OWNER_OR_SOWER,
    sweep=4,
    next_start=NextStart.LOSER,
)

GIUTHI_1 = kin(
    SOWING,
    id="giuthi_1",
    title="Giuthi, part I",
    aliases=("giuthi", "gayothe", "kiuthi"),
    options=values(seeds=SEEDS),
    source="Count and Capture (Cooperative Recreation Service, 1955), Giuthi",
    says={
        Law.TURNS: (
            "either player can begin; as long as one player has no cup with two seeds, "
            "the other continues"
        ),
        Law.FILL: (
            "each cup holds the same number of seeds, from four to nine as the players "
            "decide"
        ),
        Law.START: "rule 1: a player picks up any own cup with two seeds or more",
        Law.SOWING: (
            "the seeds are dropped one into each cup, to the right or to the left as "
            "the player decides, round both sides"
        ),
        Law.RELAY: (
            "the cup of the last seed is picked up, and sown the other way, again and "
            "again"
        ),
        Law.STOP: "a player who ends in an empty cup of the other side is finished",
        Law.CAPTURE: (
            "a player who has been across and ends in an empty own cup captures that "
            "seed and all opposite, and so along empty own cups beside it as far as "
            "the cups opposite are full"
        ),
        Law.AGAIN: (
            "rule 3: who ends in an empty own cup without having been across starts "
            "again at any cup"
        ),
        Law.CLOSED: "(unsaid there) all cups are in play",
        Law.END: (
            "rule 4: when neither player has two seeds in a cup, each takes the single "
            "seeds of the own side; the larger number wins"
        ),
        Law.MATCH: "(unsaid there) this part is one game",
    },
    silent=("closed", "quiet", "match"),
    rules=text(
        """
Two players sit at a board with six cups on each side and a shed for each. Every cup
holds the same number of seeds, from four to nine (option seeds).""",
        GIUTHI_PLAY,
        GIUTHI_END,
    ),
    notes=(
        "'Next to the one' goes on in the direction of the last lap.",
        "If nothing lies opposite, nothing is captured, not even the last seed.",
        NOTATION,
        "Four seeds in a cup, as beginners play, unless told otherwise.",
        ENDLESS,
    ),
    way=SowingDirection.EITHER,
    relay=Relay.LAST,
    reverses=True,
    least=2,
    capture=SowingCapture.CROSSED,
    again=Again.NOT_CROSSED,
)

GIUTHI_BEGINNERS = kin(
    GIUTHI_1,
    id="giuthi_beginners",
    title="Giuthi for beginners",
    aliases=("giuthi 2x4",),
    board="mancala_2x4",
    options={},
    says={
        Law.FILL: "beginners often play in two rows of four, with four in each",
    },
    rules=text(
        """
Two players sit at a board with four cups on each side and a shed for each. Every cup
holds four seeds.""",
        GIUTHI_PLAY,
        GIUTHI_END,
    ),
    notes=(
        "'Next to the one' goes on in the direction of the last lap.",
        "If nothing lies opposite, nothing is captured, not even the last seed.",
        NOTATION,
        ENDLESS,
    ),
)

GIUTHI_2 = kin(
    GIUTHI_1,
    id="giuthi_2",
    title="Giuthi, part II",
    aliases=("giuthi part 2",),
    options=values(poor=(20, *range(3, 20), *range(21, 54)), seeds=SEEDS),
    source="Count and Capture (Cooperative Recreation Service, 1955), Giuthi part II",
    says={
        Law.TURNS: "the rich man plays first",
        Law.FILL: (
            "the loser of part one chooses the cups, three at least, and arranges own "
            "seeds there; the other doubles them in the cups opposite"
        ),
        Law.CLOSED: "it is not necessary to use all the cups",
        Law.END: (
            "as in part I, when neither player has two seeds in a cup, each takes the "
            "single seeds of the own side"
        ),
        Law.MATCH: "the object is to capture all of the opponent's seeds",
    },
    silent=("quiet", "rounds"),
    rules=text(
        """
Each player keeps the seeds won in part I (option poor: what its loser has; option
seeds: how many there were in each cup). The loser is the poor man, the other the rich
man.

The poor man lays some of those seeds, or all, into own cups, at least three of them, in
any numbers. The rich man lays twice as many into each cup opposite. The other cups are
out of play. The rich man plays first.""",
        GIUTHI_PLAY,
        """
A player without a cup of two or more waits, and the other goes on. When neither has
one, each takes the single seeds of the own side.

Then whoever has fewer seeds lays out the next round. The object is to have them all: a
player who cannot fill three cups has lost.""",
    ),
    notes=(
        "'Next to the one' goes on in the direction of the last lap.",
        "If nothing lies opposite, nothing is captured, not even the last seed.",
        NOTATION,
        "A layout that the rich man cannot double is not allowed.",
        "The poor man has fewer than half of the seeds. Whoever says that he has more "
        "than 23 says that more than four lay in each cup: as many as that takes, or "
        "as option seeds says.",
        "Rounds go on until one player cannot fill three cups; after equal rounds the "
        "same player stays poor.",
        "Which cups are used is free; sowing leaves the others out.",
        "Any such layout is recognised; the listed ones are examples, the first two "
        "the book's.",
        "The poor man is the first side named; in part I no winner, no part II.",
        ENDLESS,
    ),
    poor=20,
    fill=StartFill.POOR,
    rounds=Rounds.POOR_AGAIN,
)

KPO_2 = kin(
    SOWING,
    id="kpo_2",
    title="Kpo for two",
    aliases=("kpo", "poo", "kpo two"),
    source="Count and Capture (Cooperative Recreation Service, 1955), Kpo",
    says={
        Law.TURNS: "the players play in turn",
        Law.FILL: "when two play, four beans are put in each hole",
        Law.START: "a player may commence at any hole on the own side",
        Law.SOWING: (
            "when two play, the pieces are dropped round in the same direction as in "
            "the Syrian game"
        ),
        Law.RELAY: (
            "(unsaid there) the play ends when the pieces first taken up are played"
        ),
        Law.STOP: "a play ends when the pieces first taken up are played",
        Law.CAPTURE: (
            "a player wins when the number in the last hole is increased to two or "
            "three, and takes only that hole, not the one opposite"
        ),
        Law.AGAIN: "a play ends when the pieces first taken up are played",
        Law.CLOSED: "(unsaid there) all holes are in play",
        Law.END: (
            "(silent; our reading) when the player to move has none, what is left "
            "belongs to the side it lies on; most beans win"
        ),
        Law.MATCH: "(unsaid there) there are no rounds",
    },
    silent=("stuck", "quiet", "closed", "match", "end"),
    rules="""
Two players have six holes each, four beans in every hole, and a large hole at either
end for what is won.

In turn, a player takes all beans of an own hole and drops one into each following hole,
counter-clockwise. When they are played, the turn is over. If the hole of the last bean
then holds two or three, on whichever side, the player takes them; nothing else is won.

The game is over when the player to move has no beans. What is left belongs to the side
it lies on. Who has more wins.""",
    notes=(
        "The end is unsaid: it comes when the player to move has no beans.",
        "Beans may be won on either side.",
        "A lap that comes round drops a bean into the hole it was lifted from.",
        QUIET,
    ),
    capture=SowingCapture.LAST,
    counts=(2, 3),
    stuck=Stuck.ENDS,
)

KPO_3 = kin(
    KPO_2,
    id="kpo_3",
    title="Kpo for three",
    aliases=("kpo three", "poo for three"),
    players=3,
    says={
        Law.FILL: "when three or four play, three beans are put in each hole",
        Law.START: (
            "a player may commence at any own hole; when three play, each takes four "
            "holes, two on each side: the board is divided across into three parts"
        ),
        Law.SOWING: (
            "when three or four play, the pieces may be dropped in either direction"
        ),
        Law.CAPTURE: (
            "when three or four play, who completes two or three in the last hole "
            "takes those in the next hole forward"
        ),
        Law.END: (
            "(silent; our reading) when no two players can play, what is left belongs "
            "to the owners of the holes; most beans win"
        ),
    },
    rules=text(
        """
Three players share a board of two rows of six holes, with three beans in every hole.
Each takes four holes, two on each side: the board is divided across into three parts.
The players are called west, middle and east and play in this order. What is won is kept
beside the board.""",
        KPO_PLAY,
        KPO_END,
    ),
    notes=(
        "The end is unsaid: it comes when no two players can play.",
        "'The next hole forward' is the one after the last, in the direction of "
        "sowing, whoever owns it.",
        "'S3>' sows along the row to the right as its own side sees it, 'S3<' to the "
        "left.",
        "The order of turns is unsaid: round the table counter-clockwise, or from west "
        "to east.",
        QUIET,
    ),
    seats=Seats.THIRDS,
    seeds=3,
    way=SowingDirection.EITHER,
    stores=Stores.BESIDE,
    capture=SowingCapture.NEXT,
    stuck=Stuck.LAST_ONE,
)

KPO_4 = kin(
    KPO_3,
    id="kpo_4",
    title="Kpo for four",
    aliases=("kpo four", "poo for four"),
    players=4,
    says={
        Law.START: (
            "a player may commence at any own hole; when four play, each takes three "
            "holes"
        ),
    },
    rules=text(
        """
Four players share a board of two rows of six holes, with three beans in every hole.
Each takes three holes. The players are called south (S1 to S3), east (S4 to S6), north
(N1 to N3) and west (N4 to N6) and play in this order. What is won is kept beside the
board.""",
        KPO_PLAY,
        KPO_END,
    ),
    seats=Seats.QUARTERS,
)

GAMES = (
    MONGOLA,
    ADI,
    GIUTHI_1,
    GIUTHI_BEGINNERS,
    GIUTHI_2,
    KPO_2,
    KPO_3,
    KPO_4,
)
