"""Exceptions of the rules."""


class RulesError(Exception):
    """Error raised by the rules; the base of all of them."""


class UnknownGameError(RulesError, LookupError):
    """Error raised when no game bears the name; lists near names."""


class UnknownBoardError(RulesError, LookupError):
    """Error raised when no board bears the name; lists near names."""


class DefinitionError(RulesError, ValueError):
    """Error raised when a game's record contradicts itself."""


class NotationError(RulesError, ValueError):
    """Error raised when a text is no turn of the position."""


class DiagramError(RulesError, ValueError):
    """Error raised when an ASCII diagram does not show the board."""


class IllegalTurnError(RulesError, ValueError):
    """Error raised when a turn is played that the rules refuse; names the rule."""


class OptionError(RulesError, ValueError):
    """Error raised for an unknown option or setting."""
