"""Records as what sets them apart from their kin."""

from dataclasses import replace

import pytest

from rules.catalogue import GAMES, find_entry
from rules.core.by_id import by_id
from rules.core.errors import DefinitionError
from rules.games.kin import flowing, kin, text
from rules.games.law import Law
from rules.games.lines.morris import NINE_MENS_MORRIS
from rules.games.lines.record import LINES, Jumps, Remade
from rules.games.lines.saba import KURUKA_SABA, LAZIMA_SITA, SABA
from rules.games.resolved import resolved

EIGHT = kin(
    SABA,
    id="eight",
    title="Great Eight",
    says={Law.TURNS: "{men} men, {lost} of them too many to lose"},
    rules="""
{Men} men are on our side.
And {men} are not. {Title} is for two.
  This line begins anew.

A paragraph.
""",
    notes=("{title} has {men} men.",),
    men=8,
)


def test_a_kin_is_like_the_other_but_for_what_is_named() -> None:
    assert (EIGHT.men, EIGHT.lines, EIGHT.jumps) == (8, SABA.lines, SABA.jumps)
    assert EIGHT.card.board == SABA.card.board
    assert EIGHT.card.aliases == ()
    names = {name for name, _, owner in resolved(EIGHT) if owner is EIGHT}
    assert names == {"id", "title", "aliases", "men", "says on turns", "rules", "notes"}


def test_a_text_taken_over_has_the_own_numbers_in_it() -> None:
    assert "placing eight men each" in EIGHT.card.says[Law.PLACING]
    assert "capturing six of" in EIGHT.card.says[Law.END]
    assert EIGHT.card.source == "HTJB International Mind Games, Great Eight"


def test_fields_stand_in_texts_in_words() -> None:
    assert EIGHT.card.says[Law.TURNS] == "eight men, six of them too many to lose"
    assert EIGHT.card.notes == ("Great Eight has eight men.",)
    assert EIGHT.card.rules == (
        "Eight men are on our side. And eight are not. Great eight is for two.\n"
        "This line begins anew.\n\nA paragraph."
    )


@pytest.mark.parametrize("name", GAMES)
def test_no_field_is_left_open_in_a_text(name: str) -> None:
    record = find_entry(name).record
    told = GAMES[name].rules
    if record is not None:
        card = record.card
        told = "".join((told, card.source, *card.says.values(), *card.notes))

    assert "{" not in told


def test_paragraphs_are_joined() -> None:
    joined = flowing(text("\none\nand\ntwo", "three"))

    assert joined == "one and two\n\nthree"


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"speed": 3}, "'speed' is no field"),
        ({"lost": 3}, "'lost' is no field"),
        ({"men": 7}, "men is as in saba"),
        ({"board": "morris7_diagonals"}, "board is as in saba"),
        ({"men": "8"}, "other: men should be an int, not the str '8'"),
        ({"jumps": "over"}, "other: jumps should be a Jumps, not the str 'over'"),
        ({"jumps": Remade.FREELY}, "should be a Jumps, not the Remade <Remade.FREELY"),
        ({"aliases": "o"}, "other: aliases should be a tuple, not the str 'o'"),
        (
            {"says": {Law.PARADE: "they march"}},
            "other: no ruling .* about parade",
        ),
        ({"rules": "{Pieces} are laid."}, "other: {pieces} is no field, in '{Pieces}"),
        ({"notes": ("{men are laid",)}, "other: expected '}'.*, in '{men are laid'"),
        ({"says": {Law.TURNS: "the players take turns"}}, "turns is said in saba"),
        ({"silent": ("speed",)}, "neither fields nor laws"),
    ],
)
def test_what_sets_apart_must_be_a_field_and_differ(
    own: dict[str, object], complaint: str
) -> None:
    with pytest.raises(DefinitionError, match=complaint):
        kin(SABA, id="other", title="Other", **own)


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"id": "other"}, "other: title is missing"),
        ({"title": "Other"}, "a kin of saba: id is missing"),
    ],
)
def test_a_record_needs_an_id_and_a_title(own: dict[str, str], complaint: str) -> None:
    with pytest.raises(DefinitionError, match=complaint):
        kin(SABA, **own)


def test_numbers_above_twenty_are_told_in_figures() -> None:
    many = kin(SABA, id="many", title="Many", men=24, notes=("{men} men each",))

    assert many.card.notes == ("24 men each",)


@pytest.mark.parametrize("kind", ["game", "board"])
def test_an_id_is_given_once(kind: str) -> None:
    with pytest.raises(DefinitionError, match=f"two {kind}s have the id 'eight'"):
        by_id(kind, [EIGHT.card, SABA.card, EIGHT.card])


def test_a_field_is_told_with_whose_own_it_is() -> None:
    told = {name: (value, owner) for name, value, owner in resolved(LAZIMA_SITA)}

    assert told["men"] == ("6", LAZIMA_SITA)
    assert told["jumps"] == (Jumps.MUST_TAKE.value, LAZIMA_SITA.card.kinship.other)
    assert told["remade"] == (Remade.UNLESS_FORMED.value, KURUKA_SABA)
    assert told["lines"][1] is told["says on placing"][1] is SABA
    assert told["reward"][1] is told["says on time"][1] is LINES


def test_every_field_of_a_record_is_told() -> None:
    told = {name.split()[0] for name, _, _ in resolved(NINE_MENS_MORRIS)}

    card = {*NINE_MENS_MORRIS.card.__slots__} - {"kinship"}
    assert told == card | {*NINE_MENS_MORRIS.__slots__} - {"card"}


def test_a_changed_record_keeps_its_kinship() -> None:
    changed = replace(LAZIMA_SITA, men=5)

    assert changed.card == LAZIMA_SITA.card
