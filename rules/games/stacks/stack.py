"""Stack: twelve chips of a colour, put on one another; a Tresillo takes a stack."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin
from rules.games.law import Law
from rules.games.stacks.record import (
    Elimination,
    Replays,
    RoundStarter,
    Sharing,
    StackRecord,
    Takes,
)

STACK = StackRecord(
    card=Card(
        id="stack",
        title="Stack",
        wording=Wording(line="Tresillo", piece="stack"),
        aliases=("tresillo stack", "stack htjb"),
        board="morabaraba",
        players=3,
        options={"players": {3: {}, 2: {}, 4: {}}},
        source="HTJB International Mind Games, Stack",
        says={
            Law.TURNS: (
                "one player begins by placing a chip, the player to the right goes on, "
                "and so the players take turns"
            ),
            Law.PLACING: (
                "a chip is placed on an open spot or on the chip of an opposing player"
            ),
            Law.HEIGHT: "a stack cannot hold more than five chips",
            Law.MILL: (
                "three chips in a row, level, upright or diagonal, are a Tresillo, and "
                "whoever achieves one removes a stack with an opponent's chip on top"
            ),
            Law.ONE_REMOVAL: "whoever achieves a Tresillo removes a stack",
            Law.SHIELDED: (
                "stacks and chips in a Tresillo are protected, and may be taken only "
                "if there are no others"
            ),
            Law.REPLAYED: (
                "a player replays the own chips of a stack taken, and keeps the "
                "opponents' chips"
            ),
            Law.PHASES: "players move when all chips are played",
            Law.MOVING: (
                "a player moves an uncovered chip to an adjacent spot that is open, or "
                "to a stack of fewer than five with an opponent's chip on top"
            ),
            Law.FLYING: (
                "a player reduced to three chips may fly an uncovered chip anywhere, "
                "except onto the own chip or a stack of five"
            ),
            Law.BLOCKED: "a player who is unable to play loses the turn",
            Law.SECOND: (
                "where a player uncovers a stack and that makes a Tresillo, the player "
                "whose chips form it has second priority to remove a stack, if the "
                "Tresillo remains"
            ),
            Law.END: (
                "the game is over when one colour remains on the board and no chip is "
                "un-played"
            ),
        },
        rules=flowing("""
Two, three or four players have twelve chips each, of one colour each. The board is
three squares, one inside another, joined at the middles of their sides and at their
corners: 24 spots, 20 straight lines of three. The middle of the board is not used. One
player begins, and turns go round to the right.

A player with chips in hand plays one of them: on an open spot, or on top of a stack (or
single chip) that has an opponent's chip on top. A stack never holds more than five
chips. Only the chip on top counts for lines and can move.

A player with no chip in hand moves instead: an uncovered chip of the own colour goes
along a line to the next spot, if that is open, or holds fewer than five chips with an
opponent's on top. A player with three chips or fewer left on the board, covered ones
counted, and none in hand, may fly: move an uncovered chip to any such spot, however
far.

Three chips of one colour on top of the three spots of a line are a Tresillo. Whoever
makes one, by placing or by moving, removes one stack that has an opponent's chip on
top, the whole of it. Stacks in a Tresillo are protected: they may be taken only when
every stack that could be taken stands in one. One stack is removed, however many
Tresillos were made at once. The player's own chips in that stack go back to hand and
are played again; the others are kept and count in the end.

A chip that moves away uncovers the one beneath. If that makes a Tresillo of the
uncovered colour, its player has second priority: first the one who moved removes a
stack, if a Tresillo was made, and then, if the uncovered Tresillo still stands, its
player removes a stack in the same way. Play then goes on with the player after the one
who moved.

A player who can neither place nor move loses the turn.

The game is over when all chips are played and only one colour is on the board, in any
layer. That player has won. Each player scores a point for every chip held, and the
winner one for every chip on the board too. The first to have 50 points, or what was
agreed, wins the match; the player to the right of the one who began begins the next
round. In elimination, the player whose turn comes before the winner's is out, for not
having held the winner back. When all chips are played, the players may agree that
nobody will ever have the board alone: it is an impasse, the round ends, and the chips
on the board are not counted."""),
        notes=(
            "The lines are the drawn ones, the four corner diagonals included: 20 "
            "lines.",
            "The right is the next in turn; sides are named in the order of turns.",
            "A player moves when the own hand is empty, whatever the others have in "
            "hand: the team game says 'when a player has played all his chips'.",
            "Reduced to three chips: three or fewer on the board, in any layer, with "
            "none in hand.",
            "A Tresillo is made by the three top chips, the last of them just played "
            "or moved there; chips beneath do not count.",
            "One stack is removed, however many Tresillos are made at once (silent).",
            "The removal is compulsory. Where no opponent tops a stack, there is none.",
            "An uncovered Tresillo is protected at once, also from whoever uncovered "
            "it.",
            "The removal of second priority is a turn of its own ('xa7'); if there is "
            "nothing to remove it falls away.",
            "One colour remains: no chip of another is on the board, not even covered.",
            "If the move itself leaves one colour, the game is over at once.",
            "The rulebook's impasse is the players' to agree on: the rules here do not "
            "declare it, and chips held are then the score. A position where nobody at "
            "all can play is a draw, scored as an impasse.",
            "Rounds, the goal of 50 points and elimination are a match's affair.",
        ),
    ),
    colours=(3, 2, 4),
    chips=12,
    highest=5,
    flies_at=3,
    sharing=Sharing.NOBODY,
    takes=Takes.OPPONENTS,
    replays=Replays.OWN_COLOUR,
    goal=50,
    starter=RoundStarter.NEXT_IN_TURN,
    elimination=Elimination.BEFORE_WINNER,
)

STACK_2P = kin(
    STACK,
    id="stack_2p",
    title="Stack for Two",
    aliases=("stack 2 players", "stack two players", "stack with two colours"),
    players=2,
    options={},
    source="HTJB International Mind Games, Stack, 2 Players",
    says={
        Law.TURNS: (
            "each player takes two colours; the players alternate, and each alternates "
            "the colours"
        ),
        Law.PLACING: (
            "a chip is placed on an open spot or on the chip of the opposing player; a "
            "player may also stack on a chip of the other own colour"
        ),
        Law.HEIGHT: "(as in Stack) a stack cannot hold more than five chips",
        Law.MILL: (
            "(as in Stack) three chips in a row, level, upright or diagonal, are a "
            "Tresillo, and whoever achieves one removes a stack with an opponent's "
            "chip on top"
        ),
        Law.ONE_REMOVAL: "(as in Stack) a Tresillo removes a stack",
        Law.SHIELDED: (
            "(as in Stack) stacks and chips in a Tresillo are protected, and may be "
            "taken only if there are no others"
        ),
        Law.REPLAYED: (
            "(as in Stack) a player replays the own chips of a stack taken, and keeps "
            "the opponent's chips"
        ),
        Law.PHASES: "(as in Stack) players move when all chips are played",
        Law.MOVING: (
            "(as in Stack) a player moves an uncovered chip to an adjacent spot that "
            "is open, or to a stack of fewer than five with an opponent's chip on top, "
            "or one of the other own colour"
        ),
        Law.FLYING: (
            "(as in Stack) a player reduced to three chips may fly an uncovered chip "
            "anywhere, except onto the same colour or a stack of five"
        ),
        Law.BLOCKED: "(as in Stack) a player who is unable to play loses the turn",
        Law.SECOND: (
            "(as in Stack) where a player uncovers a stack and that makes a Tresillo, "
            "the player whose chips form it has second priority to remove a stack, if "
            "the Tresillo remains"
        ),
        Law.END: (
            "(as in Stack) the game is over when one side remains on the board and no "
            "chip is un-played"
        ),
    },
    silent=("flies_at", "elimination"),
    rules="""
Two players have two colours each, twelve chips of a colour. The first and the third
colour are one player's, the second and the fourth the other's. The board is three
squares, one inside another, joined at the middles of their sides and at their corners:
24 spots, 20 straight lines of three. The middle of the board is not used.

The players take turns, and each plays the own two colours in turn: so the four colours
come round in order. A turn is played with the colour that is due.

While that colour has chips in hand, one of them is played: on an open spot, or on top
of a stack (or single chip) that has any other colour on top, the opponent's or the
player's own second colour. A stack never holds more than five chips. Only the chip on
top counts for lines and can move.

When the colour has none in hand, an uncovered chip of it moves instead: along a line to
the next spot, if that is open, or holds fewer than five chips with another colour on
top. A colour with three chips or fewer left on the board, covered ones counted, and
none in hand, may fly: an uncovered chip goes to any such spot, however far.

Three chips of one colour on top of the three spots of a line are a Tresillo; the two
colours of a player do not make one together. Whoever makes one removes one stack that
has a chip of the opponent on top, the whole of it. Stacks in a Tresillo are protected:
they may be taken only when every stack that could be taken stands in one. One stack is
removed, however many Tresillos were made at once. The player's own chips in it, of both
colours, go back to hand and are played again; the opponent's are kept and count in the
end.

A chip that moves away uncovers the one beneath. If that makes a Tresillo of the
uncovered colour, its player has second priority: first the one who moved removes a
stack, if a Tresillo was made, and then, if the uncovered Tresillo still stands, its
player removes a stack in the same way. Play then goes on with the colour after the one
that moved.

A colour that can neither be placed nor moved loses the turn.

The game is over when all chips are played and only one player's colours are on the
board, in any layer. That player has won. Each player scores a point for every chip
held, and the winner one for every chip on the board too. The first to have 50 points,
or what was agreed, wins the match; the other player begins the next round. When all
chips are played, the players may agree that neither will ever have the board alone: it
is an impasse, the round ends, and the chips on the board are not counted.""",
    notes=(
        "Each side is a colour; the 1st and 3rd are one player's, the 2nd and 4th the "
        "other's. Scores are per colour: a player's are two of them added up.",
        "A Tresillo is of one colour.",
        "Only stacks with the opponent on top are taken, not those topped by one's own "
        "second colour; the own chips replayed are those of both colours.",
        "Playing chips, moving and flying go by colour: a colour moves when it has "
        "none in hand, and flies with three chips or fewer on the board.",
        "A colour that cannot play loses the turn, even if the player's other colour "
        "could play.",
        "'One color remains' is read as one player's colours: the second colour of the "
        "winner need not be beaten.",
        "An uncovered Tresillo may be of the mover's own second colour: its removal of "
        "second priority comes then too.",
        "One stack is removed, however many Tresillos are made at once (silent).",
        "The removal is compulsory. Where the opponent tops no stack, there is none.",
        "If the move itself leaves one player's colours, the game is over at once.",
        "The rulebook's impasse is the players' to agree on: the rules here do not "
        "declare it, and chips held are then the score. A position where nobody at all "
        "can play is a draw, scored as an impasse.",
        "Rounds and the goal of 50 points are a match's affair.",
    ),
    colours=(4,),
    sharing=Sharing.ONE_PLAYER,
    replays=Replays.PLAYERS_COLOURS,
    elimination=Elimination.NOBODY,
)

STACK_TEAM = kin(
    STACK,
    id="stack_team",
    title="Stack in Teams",
    aliases=("stack team play", "team stack"),
    players=4,
    options={},
    source="HTJB International Mind Games, Stack, Team Play",
    says={
        Law.TURNS: (
            "one player begins, the player of the other team to the right goes on, and "
            "so the players take turns"
        ),
        Law.PLACING: (
            "a chip is placed on an open spot or on any chip of a different colour"
        ),
        Law.MILL: (
            "three chips in a row, level, upright or diagonal, are a Tresillo, and "
            "whoever achieves one removes a stack that is not topped by the own colour"
        ),
        Law.REPLAYED: (
            "a player replays the own chips of a stack taken and keeps all others; "
            "team-mates do not get theirs back"
        ),
        Law.PHASES: "a player moves who has played all the own chips",
        Law.MOVING: (
            "a player moves an uncovered chip to an adjacent spot or stack that has "
            "not the same colour on top and holds fewer than five"
        ),
        Law.SECOND: (
            "where a team uncovers a stack and that makes a Tresillo, the team whose "
            "chips form it has second priority to remove a stack, if the Tresillo "
            "remains"
        ),
        Law.END: (
            "the game is over when one team remains on the board and no chip is "
            "un-played"
        ),
    },
    silent=("starter", "elimination"),
    rules="""
Four players have twelve chips each, of one colour each. The first and the third play
together, against the second and the fourth. The board is three squares, one inside
another, joined at the middles of their sides and at their corners: 24 spots, 20
straight lines of three. The middle of the board is not used. One player begins, and
turns go round to the right, so that the teams alternate.

A player with chips in hand plays one of them: on an open spot, or on top of a stack (or
single chip) that has any other colour on top, the team-mate's too. A stack never holds
more than five chips. Only the chip on top counts for lines and can move.

A player with no chip in hand moves instead: an uncovered chip of the own colour goes
along a line to the next spot, if that is open, or holds fewer than five chips with
another colour on top. A player with three chips or fewer left on the board, covered
ones counted, and none in hand, may fly: move an uncovered chip to any such spot,
however far.

Three chips of one colour on top of the three spots of a line are a Tresillo; two
team-mates do not make one together. Whoever makes one removes one stack that has
another colour than the own on top, the whole of it; it may be the team-mate's. Stacks
in a Tresillo are protected: they may be taken only when every stack that could be taken
stands in one. One stack is removed, however many Tresillos were made at once. The
player's own chips in it go back to hand and are played again; all others are kept and
count in the end, a team-mate's too, who does not get them back.

A chip that moves away uncovers the one beneath. If that makes a Tresillo of the
uncovered colour, its team has second priority: first the one who moved removes a stack,
if a Tresillo was made, and then, if the uncovered Tresillo still stands, the player of
its colour removes a stack in the same way. Play then goes on with the player after the
one who moved.

A player who can neither place nor move loses the turn.

The game is over when all chips are played and only one team's colours are on the board,
in any layer. That team has won. Each team scores a point for every chip that its
players hold, and the winners one for every chip on the board too. The first team to
have 50 points, or what was agreed, wins the match. When all chips are played, the teams
may agree that neither will ever have the board alone: it is an impasse, the round ends,
and the chips on the board are not counted.""",
    notes=(
        "The entry says on purpose what differs from Stack: any other colour may be "
        "stacked on, and any other colour's stack taken, the team-mate's too.",
        "A Tresillo is of one colour, not of a team's two.",
        "The team's second priority is used by the player whose colour forms the "
        "Tresillo, also when the team-mate uncovered it.",
        "Scores are per colour: a team's are two of them added up.",
        "Reduced to three chips: three or fewer on the board, in any layer, with none "
        "in hand.",
        "One stack is removed, however many Tresillos are made at once (silent).",
        "The removal is compulsory, even where only the team-mate's stacks are left.",
        "If the move itself leaves one team, the game is over at once, before any "
        "removal of second priority.",
        "The entry's impasse is the teams' to agree on: the rules here do not declare "
        "it, and chips held are then the score. A position where nobody at all can "
        "play is a draw, scored as an impasse.",
        "Rounds and the goal of 50 points are a match's affair; who begins the next "
        "round is not said, and taken from Stack.",
    ),
    colours=(4,),
    sharing=Sharing.TEAM,
    takes=Takes.OTHER_COLOURS,
    elimination=Elimination.NOBODY,
)

GAMES = (STACK, STACK_2P, STACK_TEAM)
