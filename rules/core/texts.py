"""Texts of a game by language: title, rules in plain words, readings of the source."""

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
