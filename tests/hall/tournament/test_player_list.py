"""Lists of players as people have them."""

import pytest

from hall.tournament.player_list import read_players
from hall.tournament.values import TournamentError


def test_a_list_is_read_whatever_its_columns_are_called() -> None:
    german = "Nachname;Vorname;Elo;Föderation;Jahrgang;Verein;x\n"
    german += 'Müller;Änne;1850;ger;1990;"Turm; Köln";\n\nOdhiambo;;;KEN;;;\n'
    for codec in ("latin-1", "utf-8-sig", "utf-16", "cp1252"):
        data = german.encode(codec)
        (anne, odhiambo), teams = read_players(data)
        assert (anne.number, anne.name, anne.rating) == (1, "Müller, Änne", 1850)
        assert (anne.country, anne.club, anne.birth) == ("GER", "Turm; Köln", "1990")
        assert (odhiambo.number, odhiambo.name, odhiambo.rating) == (2, "Odhiambo", 0)
        assert teams == ()


def test_letters_of_windows_are_no_control_characters() -> None:
    dashed = "Name\nÖztürk \N{EN DASH} Çelik\n"

    (player,), _ = read_players(dashed.encode("cp1252"))

    assert player.name == "Öztürk \N{EN DASH} Çelik"


def test_teams_play_in_the_order_of_the_list() -> None:
    data = (
        b"timu\tjina\tkiwango\nSimba\tAsha\t1200\nPaka\tJuma\t1500\nSimba\tZuri\t1900"
    )
    players, teams = read_players(data)
    assert [one.name for one in players] == ["Zuri", "Juma", "Asha"]
    assert [(team.name, team.players) for team in teams] == [
        ("Simba", (3, 1)),
        ("Paka", (2,)),
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name,rating\nAda,12x", "line 2, column 2 (rating): '12x' is no number"),
        ("rating,name\n1200,Ada\n1300,", "line 3, column 2 (name): it is empty"),
        ("rating,town\n1,x", "no column is called 'name'; there are 'rating', 'town'"),
        ("name,nom\nAda,Ada", "line 1, column 2: 'nom' says the same as column 1"),
        ("name,id\nAda,7\nBob,7", "line 3: Bob stands in line 2 already"),
        ('name\n"Ada', "line 2: unexpected end of data"),
        ("name,elo\nLovelace, Ada,1", "line 2, column 3: '1' is too much"),
        ("name", "no players"),
        ("", "no players"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, says: str) -> None:
    with pytest.raises(TournamentError) as raised:
        read_players(text.encode())
    assert says in str(raised.value)
