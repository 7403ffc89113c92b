"""Games that are not here lead to those that are like them."""

import pytest

from rules.catalogue import ENTRIES, find_entry
from rules.core.errors import UnknownGameError
from rules.games.absent import LIKE


@pytest.mark.parametrize("name", LIKE)
def test_a_game_that_is_not_here_leads_to_games_that_are(name: str) -> None:
    with pytest.raises(UnknownGameError, match="is not here yet") as refused:
        find_entry(name)

    for one in LIKE[name]:
        assert one in str(refused.value)
        assert name.replace("_", " ") in find_entry(one).like


def test_every_game_stands_in_a_family() -> None:
    assert all(one.family for one in ENTRIES)
