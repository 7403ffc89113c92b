"""A referee in the midst of a game, to whom tests show boards act by act."""

from collections.abc import Mapping
from dataclasses import replace

from rules.catalogue import find_game
from rules.core.events import Event, Moved
from rules.core.evidence import Evidence, Hands
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content
from rules.games.acts import changed_by
from rules.referee.referee import Referee
from tests.rules.pit_table import done
from tests.rules.referee.test_referee import see


class Watch:
    """A referee in the midst of a game, and a clock."""

    def __init__(
        self, game: str | Game, turns: str = "", *, strict: bool = False
    ) -> None:
        self.game: Game = find_game(game) if isinstance(game, str) else game
        self.referee = Referee(self.game, first=self.start.to_move, strict=strict)
        self.now_s = 0.0
        for text in turns.split():
            self.play(text)

    @property
    def start(self) -> Position:
        return self.game.start()

    @property
    def position(self) -> Position:
        return self.referee.position

    def look(self, evidence: Evidence, seconds: float = 1.0) -> list[Event]:
        events: list[Event] = []
        for _ in range(round(seconds * 10)):
            self.now_s += 0.1
            events += self.referee.observe(evidence, self.now_s)
        return events

    def see(
        self,
        changes: Mapping[str, Content],
        hands: Hands | None = None,
        seconds: float = 1.0,
    ) -> list[Event]:
        board = {**self.position.contents, **changes}
        return self.look(replace(see(self.game, board), hands=hands), seconds)

    def turn(self, text: str) -> Turn:
        return self.game.parse(self.position, text)

    def plays(self, *texts: str, seconds: float = 1.0) -> list[Event]:
        """Show whole turns, and return all that is told of them."""
        events: list[Event] = []
        for text in texts:
            changes = self.game.changes(self.position, self.turn(text))
            events += self.see(changes, seconds=seconds)
        return events

    def play(self, text: str) -> None:
        """Show a turn, which must be told as itself."""
        events = self.plays(text)
        assert [str(e.turn) for e in events if isinstance(e, Moved)] == [text]

    def act(self, turn: Turn, acts: int, seconds: float = 0.5) -> list[Event]:
        """Show the board after so many acts of a turn."""
        board = changed_by(self.position.contents, turn.steps[:acts])
        return self.see(board, seconds=seconds)

    def deeds(self, deeds: str, seconds: float = 1.0) -> list[Event]:
        """Show the board after deeds that are written as for ``pit_table``."""
        return self.see(done(self.position, deeds), seconds=seconds)

    def after(self, turns: str) -> dict[str, Content]:
        position = self.position
        for text in turns.split():
            position = self.game.play(position, self.game.parse(position, text))
        return dict(position.contents)
