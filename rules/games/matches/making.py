"""Factory of matches: the rulebook's, or a plain one."""

from dataclasses import replace

from rules.core.errors import OptionError
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.games.card import values
from rules.games.matches.game import MatchGame
from rules.games.matches.record import PLAIN, MatchRecord
from rules.games.matches.tournaments import MATCHES
from words.keys import Key


def match_of(game: Game, goal: int | None = None) -> MatchGame | None:
    """Return the match that is made of a game, None if none can be.

    It is the one that the rulebook defines, else a plain one: a point for each round
    won. No such match is made of a match, of a game with seeds, or of a game for one
    that the rulebook knows no match of.

    Parameters
    ----------
    game
        Any game.
    goal
        The points to be reached; None: as the rulebook says, or two rounds won.

    Raises
    ------
    OptionError
        If the goal is not above 0, or the match is not played to a goal.
    """
    start = game.start()
    seeds = holds_seeds(start.contents)
    if seeds or isinstance(game, MatchGame):
        return None
    if game.id not in MATCHES and len(start.sides) == 1:
        return None
    record = MATCHES[game.id] if game.id in MATCHES else plain_match(game)
    if goal is None:
        return MatchGame(game, record)
    if goal < 1 or not record.goal:
        played = "is not played to a goal" if not record.goal else "needs a goal"
        raise OptionError(f"{record.card.name} {played}: {goal} cannot be it")
    others = [known for known in record.card.options["goal"] if known != goal]
    options = {**record.card.options, **values(goal=(goal, *others))}
    card = replace(record.card, options=options)
    return MatchGame(game, replace(record, card=card, goal=goal))


def plain_match(game: Game) -> MatchRecord:
    """Return the record of a match of any game: a point for each round won."""
    card = replace(
        PLAIN.card,
        id=f"{game.id}_match",
        title=Key("matches-several"),
        players=len(game.start().sides),
        source=game.source,
        facts={"game": game.texts.title},
    )
    return replace(PLAIN, card=card, game=game.id)
