"""What a game is called, its rules in plain words, and how its source was read."""

from dataclasses import dataclass

from rules.core.facts import Sentence


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a game, to be rendered in any language.

    Attributes
    ----------
    title
        The name for people.
    rules
        The rules in plain words, a sentence for each paragraph.
    notes
        The readings chosen where the source is unclear.
    """

    title: Sentence
    rules: tuple[Sentence, ...]
    notes: tuple[Sentence, ...]
