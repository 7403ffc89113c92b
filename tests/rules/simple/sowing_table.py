"""A table to try the simple mancala games at: lay seeds, play, look."""

from tests.rules.simple import sowing


def laid(name, store=None, mover="south", **pits):
    return sowing.laid(sowing.GAMES[name], pits, store, mover)


def texts(name, state):
    return sorted(turn[0] for turn in sowing.turns(sowing.GAMES[name], state))


def after(name, state, *turns):
    for text in turns:
        state = sowing.played(sowing.GAMES[name], state, text)
    return state


def left_in(state):
    """Return the pits that are not empty, with their seeds."""
    return {pit: seeds for pit, seeds in state.pits.items() if seeds}
