"""Playing strength: depth limits, and chances that turns and replies are noticed.

A weaker player is not a more random one. It searches less deep, leaves out some turns,
and overlooks replies, a mill or a capture among them. Its evaluation is that of the
strongest.
"""

from dataclasses import dataclass
from zlib import crc32

from players.evaluation import takes
from players.search import NO_LIMIT, Notices
from rules.core.model import Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """Search limits of one strength.

    Attributes
    ----------
    deepest
        Search depth in turns.
    follows
        Quiescence depth: captures followed beyond it.
    own, replies
        The chance that it thinks of a turn of its own, of the other side.
    nodes
        Greatest number of nodes.
    """

    deepest: int = 60
    follows: int = 4
    own: float = 1.0
    replies: float = 1.0
    nodes: int = NO_LIMIT

    def notices(self, seed: int) -> Notices | None:
        """Return the turns that it considers now; None: all.

        Parameters
        ----------
        seed
            Another one for every turn: what was overlooked once may be seen next time.
        """
        if self.own == self.replies == 1.0:
            return None
        drawn: dict[str, float] = {}

        def notices(turn: Turn, ply: int) -> bool:
            chance = self.replies if ply % 2 else self.own
            if not ply % 2 and takes(turn):
                chance = chance**0.5  # one sees what one can take oneself
            draw = drawn.get(turn.text)
            if draw is None:
                draw = crc32(f"{seed} {turn.text}".encode()) / 2**32
                drawn[turn.text] = draw
            return draw < chance

        return notices


LEVELS: tuple[Level, ...] = (
    Level(deepest=1, follows=0, own=0.4, replies=0.0, nodes=60),
    Level(deepest=1, follows=0, own=0.85, replies=0.0, nodes=120),
    Level(deepest=2, follows=0, own=0.9, replies=0.5, nodes=300),
    Level(deepest=3, follows=1, own=1.0, replies=0.8, nodes=1_200),
    Level(deepest=4, follows=2, nodes=3_000),
    Level(),
)
"""From a child's first evening to the best that it can."""

BEST = len(LEVELS)
