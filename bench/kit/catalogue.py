"""Discover benches: every module with ``run`` and ``options`` is one.

A bench is a module in its subject's folder, and has its name. ``options(parser)`` adds
its options, ``run(asked, figures)`` measures, prints and adds results to ``figures``;
it returns the exit status. The first line of its docstring is its line in the list.
"""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).parents[1]

SUBJECTS = {
    "boards": "Boards in pictures",
    "games": "Games refereed",
    "rules": "Rules and players",
    "machine": "The program and its page",
    "hall": "A hall",
    "words": "What is said",
    "written": "Files that are written by a program",
}
"""Folders and their titles, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class Bench:
    """A bench, known without loading it."""

    name: str
    subject: str
    summary: str

    @property
    def module(self) -> str:
        """Return the module's name."""
        return f"bench.{self.subject}.{self.name}"


@cache
def benches() -> dict[str, Bench]:
    """Return every bench by its name, in the order of the list.

    Raises
    ------
    ValueError
        If two have the same name.
    """
    found: dict[str, Bench] = {}
    for subject in SUBJECTS:
        for path in sorted((HERE / subject).glob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            told = {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}
            if not {"run", "options"} <= told:
                continue
            if path.stem in found:
                raise ValueError(f"two benches are called {path.stem}")
            summary = (ast.get_docstring(tree) or "").splitlines()[0]
            found[path.stem] = Bench(path.stem, subject, summary)
    return found
