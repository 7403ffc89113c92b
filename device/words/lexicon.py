"""What each game calls its lines and its pieces: the rulebooks' own words."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from device.words.catalogue import msg, msg_in
from rules.matches.game import MatchGame
from rules.matches.team import TeamGame
from rules.model import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexicon:
    """The words of a game.

    Attributes
    ----------
    line
        What three in a row are called.
    one, two, many
        What is called out when so many are made.
    piece
        The context in which sentences about pieces are looked up: 'chip' stands for
        the ordinary ones, and a sentence that has no form of its own is the ordinary.
    four
        Whether four seeds in a pit are a calf.
    """

    line: str
    one: str
    two: str
    many: str
    piece: str = "chip"
    four: bool = False


PLAIN = Lexicon(
    line=msg_in("line", "mill"),
    one=msg("Mill!"),
    two=msg("Two mills!"),
    many=msg("Mills!"),
)
MORABARABA = Lexicon(
    line="mill", one="Mill!", two="Two mills!", many="Mills!", piece="cow"
)
SHAX = Lexicon(
    line=msg_in("line", "jare"),
    one=msg("Jare!"),
    two=msg("Two jares!"),
    many=msg("Jares!"),
)
PILLARS = Lexicon(
    line=msg_in("line", "pillar"),
    one=msg("Pillar!"),
    two=msg("Two pillars!"),
    many=msg("Pillars!"),
)
TRESILLO = Lexicon(
    line=msg_in("line", "Tresillo"),
    one=msg("Tresillo!"),
    two=msg("Two Tresillos!"),
    many=msg("Tresillos!"),
)
STACKS = Lexicon(
    line="Tresillo",
    one="Tresillo!",
    two="Two Tresillos!",
    many="Tresillos!",
    piece="stack",
)
ROWS = Lexicon(
    line=msg_in("line", "row of three"),
    one=msg("Three in a row!"),
    two=msg("Two rows of three!"),
    many=msg("Rows of three!"),
)
STONES = Lexicon(
    line=msg_in("line", "trio"),
    one=msg("Trio!"),
    two=msg("Two trios!"),
    many=msg("Trios!"),
    piece="stone",
)
CALVES = Lexicon(
    line="row of three",
    one="Three in a row!",
    two="Two rows of three!",
    many="Rows of three!",
    four=True,
)

_GAMES: Mapping[Lexicon, str] = MappingProxyType(
    {
        MORABARABA: "morabaraba_htjb morabaraba_ms",
        SHAX: "shax shax_small",
        PILLARS: "saba kuruka_saba lazima_saba sita kuruka_sita lazima_sita tano "
        "kuruka_tano lazima_tano kubwa_tatu mbili_na_nusu mbili moja_na_nusu "
        "sita_vyura tano_vyura ene_vyura tatu_vyura sita_nyoka tano_nyoka ene_nyoka "
        "tatu_nyoka tatu_ndege kunjing_3 kunjing_4",
        TRESILLO: "tresillo_stay tresillo_pluck tresillo_conquer "
        "tresillo_conquer_alt tresillo_rapido",
        STACKS: "stack stack_2p stack_team",
        ROWS: "jare three_mens_morris tapatan achi tant_fant shisima sabr picaria",
        STONES: "trio_trio mabambo mabambo_long_jump soli_bi soli_bi_free",
        CALVES: "pandi",
    }
)

LEXICONS: Mapping[str, Lexicon] = MappingProxyType(
    {game: lexicon for lexicon, games in _GAMES.items() for game in games.split()}
)
"""The words of games by their ids; all others have the plain ones."""


def lexicon_of(game: Game | None) -> Lexicon:
    """Return the words of a game: of a match or of team play those of its game."""
    while isinstance(game, MatchGame | TeamGame):
        game = game.game
    return PLAIN if game is None else LEXICONS.get(game.id, PLAIN)
