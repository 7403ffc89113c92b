"""Site labels as players of a game use them: row 1 at the top, letters without I."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from types import MappingProxyType

from rules.core.board import Board
from rules.core.drawing import Edge, Label
from rules.core.site_names import FILES, SITE

_SITES = re.compile(rf"(?<![A-Za-wyz]){SITE}(?![A-Za-wyz0-9])")
_GO_FILES = "abcdefghjklmnopqrst"


class Labelling(Enum):
    """Convention by which players name places, looking from south."""

    PLAIN = "as in the log"
    ROW_1_AT_TOP = "rows are counted from the top"
    WITHOUT_I = "the letters of files leave out i"
    OWN_LEFT = "each player counts the pits of a row from the own left"
    FILES_COUNTED = "as in the log; each player also counts files from the own right"


class Written(Enum):
    """Notation in which players write turns."""

    SIGNS = "signs that need no language: a4 to a7, takes d6"
    TEXT = "the notation of the log, with the players' names of places"
    SAN = "the piece's letter and where it goes: Nf3, exd5, O-O"
    WXF = "the piece, its file from the own right, and how it goes: C2=5, R+-1"


OWN_NOTATIONS = frozenset({Written.SAN, Written.WXF})
"""Notations in which a turn is written as a kernel's ``name`` does."""


@dataclass(frozen=True)
class Labels:
    """The names that players of a game use for the places of its board.

    The log and the command line keep the board's own names.

    Attributes
    ----------
    board
        The board.
    labelling
        How its places are named.
    """

    board: Board
    labelling: Labelling = Labelling.PLAIN

    @cached_property
    def by_site(self) -> Mapping[str, str]:
        """Return the labels that are not the site's own name."""
        named = {site: self._label_of(site) for site in self.board.names}
        changed = {site: label for site, label in named.items() if label != site}
        return MappingProxyType(changed)

    @cached_property
    def _sites(self) -> Mapping[str, str]:
        return {self.label(site).lower(): site for site in self.board.names}

    def label(self, site: str) -> str:
        """Return the players' label of a site."""
        return self.by_site.get(site, site)

    def site(self, label: str) -> str | None:
        """Return the site of a label, typed in any case; None if there is none."""
        return self._sites.get(label.strip().lower())

    def text(self, notation: str) -> str:
        """Return a turn's notation with labels in place of the names of sites."""
        if not self.by_site:
            return notation
        return _SITES.sub(lambda found: self.label(found[0]), notation)

    @cached_property
    def rim(self) -> tuple[Label, ...]:
        """Return the coordinates along the board's rims, as players print them."""
        printed = self.board.drawing.labels
        named = tuple(replace(one, text=self._coordinate(one.text)) for one in printed)
        south = tuple(
            replace(one, text=f"{one.text} {self.counts[one.text][0]}")
            if one.text in self.counts
            else one
            for one in named
        )
        north = tuple(
            Label(self.counts[one.text][1], Edge.NORTH, one.at_mm)
            for one in named
            if one.text in self.counts
        )
        return (*south, *north)

    @cached_property
    def counts(self) -> Mapping[str, tuple[str, str]]:
        """Return each file's number counted from south and from north; {} if unused.

        Each counts from the own right.
        """
        if self.labelling is not Labelling.FILES_COUNTED:
            return MappingProxyType({})
        files = sorted({site[0] for site in self.board.names})
        return MappingProxyType(
            {file: (str(len(files) - at), str(at + 1)) for at, file in enumerate(files)}
        )

    def _label_of(self, site: str) -> str:
        letter, number = site[0], site[1:]
        match self.labelling:
            case Labelling.ROW_1_AT_TOP:
                ranks = self.board.lattice.ranks if self.board.lattice else 0
                return f"{letter}{ranks + 1 - int(number)}"
            case Labelling.WITHOUT_I:
                return f"{_GO_FILES[FILES.index(letter)]}{number}"
            case Labelling.OWN_LEFT if letter in "AB":
                pits = sum(name[0] == letter for name in self.board.names)
                return f"{letter}{pits + 1 - int(number)}"
        return site

    def _coordinate(self, text: str) -> str:
        """Return the label of a letter or number at the board's rim."""
        if text in self.board.names:
            return self.label(text)
        for site in self.board.names:
            if site[0] == text:
                return self.label(site)[0]
            if site[1:] == text:
                return self.label(site)[1:]
        return text
