"""Protocol of the player process: requests and responses as lines of JSON.

A question has ``ask`` ('turn', 'hint', 'worth' or 'verdict'), ``game`` and how it is
set (``options``, ``match``, ``position`` as in the first line of a log), ``sides`` in
the order of their turns, ``turns`` as they are written, ``level`` and ``seed``.
``board`` and ``to_move`` hold the current state: where the turns do not lead there,
because people let another board stand, it is the starting point. A 'worth' is asked
after a game: nothing will be played. A 'verdict' is on ``turn``, which was played from
there. ``looks`` bounds how often thinking may go on, about once a position: the same on
every machine, where seconds are not.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any

from players.levels import BEST
from players.player import Player
from players.search import Stop, Thought
from players.solved import EndgameTable
from rules.catalogue import find_game
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content, Piece
from rules.games.kinds.fen_start import begun_from
from rules.games.matches.making import match_of

Question = Mapping[str, Any]
Answer = dict[str, Any]

_KINDS = ("turn", "hint", "worth", "verdict")


class QuestionAnswerer:
    """Answers questions one after another; remembers the game that is played.

    Parameters
    ----------
    tables
        Tables of solved games, by id.
    """

    def __init__(self, tables: Mapping[str, EndgameTable] | None = None) -> None:
        self._tables = tables or {}
        self._key: str | None = None
        self._game: Game | None = None
        self._players: dict[tuple[int, int], Player] = {}
        self._turns: list[str] = []
        self._position: Position | None = None

    def answer(self, question: Question, time: Callable[[], Stop]) -> Answer:
        """Return the answer to a question, or the ``problem`` with it.

        ``time`` is called when thinking begins, and returns what says when to stop.
        """
        try:
            return self._answer(question, time)
        except (RulesError, KeyError, TypeError, ValueError) as error:
            self._key = None
            return {"problem": f"{type(error).__name__}: {error}"}

    def _answer(self, question: Question, time: Callable[[], Stop]) -> Answer:
        kind = question["ask"]
        if kind not in _KINDS:
            raise ValueError(f"ask {kind!r}: expected {', '.join(_KINDS)}")
        game = self._game_of(question)
        position = self._position_of(game, question)
        player = self._player(game, question)
        if (looks := question.get("looks")) is not None:
            time = partial(_bounded, time, int(looks))
        if kind == "verdict":
            turn = game.parse(position, question["turn"])
            verdict = player.verdict(position, turn, time=time)
            return {
                "good": verdict.good,
                "worth": round(verdict.worth, 3),
                "best_worth": round(verdict.best_worth, 3),
                **_told(verdict.best),
            }
        is_played = kind != "worth"
        return _told(player.choose(position, stop=time(), is_played=is_played))

    def _game_of(self, question: Question) -> Game:
        set_as = [question.get(name) for name in ("options", "match", "position")]
        key = f"{question['game']} {set_as} {question.get('sides')}"
        if self._game is None or key != self._key:
            self._key, self._game = key, _game(question)
            self._players.clear()
            self._position = None
        return self._game

    def _player(self, game: Game, question: Question) -> Player:
        key = (int(question.get("level", BEST)), int(question.get("seed", 0)))
        if key not in self._players:
            level, seed = key
            table = self._tables.get(question["game"])
            plain = not question.get("options")
            self._players[key] = Player(
                game, level, seed=seed, table=table if plain else None
            )
        return self._players[key]

    def _position_of(self, game: Game, question: Question) -> Position:
        board, start = question.get("board"), _start(game, question.get("sides"))
        try:
            position = self._played(game, start, list(question.get("turns", ())))
        except RulesError:
            if board is None:
                raise
            position = start
        if board is None:
            return position
        there = {site: _content(held) for site, held in board.items()}
        told = (there, question["to_move"])
        if (dict(position.contents), position.to_move) == told:
            return position
        self._position = None
        return game.rearranged(start, there, question["to_move"])

    def _played(self, game: Game, start: Position, turns: list[str]) -> Position:
        """Return the position after turns, with a cache of prefixes."""
        position, known = self._position, len(self._turns)
        if position is None or turns[:known] != self._turns:
            position, known = start, 0
        self._position = None
        for text in turns[known:]:
            position = game.play(position, game.parse(position, text))
        self._position, self._turns = position, turns
        return position


def _game(question: Question) -> Game:
    game = find_game(question["game"]).configured(**question.get("options") or {})
    if question.get("position"):
        return begun_from(game, question["position"])
    goal = question.get("match")
    if goal is None:
        return game
    match = match_of(game, int(goal) if goal else None)
    if match is None:
        raise ValueError(f"no match is made of {game.title}")
    return match


def _start(game: Game, sides: Sequence[str] | None) -> Position:
    usual = game.start()
    if not sides or tuple(sides) == usual.sides:
        return usual
    return game.start(sides=tuple(sides))


def _content(held: str | list[str] | int | None) -> Content:
    if held is None:
        return ()
    if isinstance(held, int):
        return held
    return tuple(map(Piece, held if isinstance(held, list) else [held]))


def _bounded(time: Callable[[], Stop], looks: int) -> Stop:
    """Return a stop predicate, bounded by the number of calls and by time."""
    stop, asked = time(), count(1)
    return lambda: next(asked) > looks or stop()


def _told(thought: Thought) -> Answer:
    return {
        "turn": thought.turn.text,
        "line": [turn.text for turn in thought.line],
        "value": round(thought.value, 3),
        "depth": thought.depth,
        "nodes": thought.nodes,
    }
