"""Records as what sets them apart from their kin."""

from dataclasses import replace

import pytest

from rules.catalogue import find_entry
from rules.core.by_id import by_id
from rules.core.errors import DefinitionError
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.morris import NINE_MENS_MORRIS
from rules.games.lines.record import LINES, Jumps, Remade
from rules.games.lines.saba import KURUKA_SABA, LAZIMA_SITA, SABA
from rules.games.resolved import resolved
from words.keys import Key

EIGHT = kin(
    SABA,
    id="eight",
    title="Great Eight",
    says={Law.TURNS: "they take turns, as we do"},
    rules=("Men are on our side.", Key("lines-saba-rules-6")),
    notes=(Key("lines-tano-note-1"), "No message says this of { $men }."),
    men=8,
)


def test_a_kin_is_like_the_other_but_for_what_is_named() -> None:
    assert (EIGHT.men, EIGHT.lines, EIGHT.jumps) == (8, SABA.lines, SABA.jumps)
    assert EIGHT.card.board == SABA.card.board
    assert EIGHT.card.aliases == ()
    names = {name for name, _, owner in resolved(EIGHT) if owner is EIGHT}
    assert names == {"id", "title", "aliases", "men", "says on turns", "rules", "notes"}


def test_a_text_taken_over_has_the_own_numbers_in_it() -> None:
    assert "placing eight men each" in str(EIGHT.card.cite(Law.PLACING))
    assert "capturing six of" in str(EIGHT.card.cite(Law.END))
    assert EIGHT.card.book == "HTJB International Mind Games, Great Eight"


def test_texts_are_messages_or_stand_as_they_are() -> None:
    texts = EIGHT.card.texts

    assert str(texts.title) == EIGHT.card.name == "Great Eight"
    assert str(EIGHT.card.cite(Law.TURNS)).endswith(": they take turns, as we do")
    assert list(map(str, texts.rules)) == [
        "Men are on our side.",
        "Whoever has lost six men, or can neither step nor jump, loses.",
    ]
    assert str(texts.notes[0]).startswith("With eight men a side a player who has")
    assert str(texts.notes[1]) == "No message says this of { $men }."


def test_a_text_of_kin_is_the_same_message_with_other_numbers() -> None:
    saba, tano = (find_entry(name).game.texts.rules[0] for name in ("saba", "tano"))

    assert saba.key == tano.key
    assert (saba.facts["men"], tano.facts["men"]) == (7, 5)


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
        ({"rules": "They are laid."}, "other: rules should be a tuple, not the str"),
        ({"says": {Law.TURNS: Key("lines-saba-turns")}}, "turns is said in saba"),
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
    many = kin(SABA, id="many", title="Many", men=24, notes=(Key("lines-tano-note-1"),))

    assert str(many.card.texts.notes[0]).startswith("With 24 men a side")


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

    card = {*NINE_MENS_MORRIS.card.__slots__} - {"facts", "kinship"}
    assert told == card | {*NINE_MENS_MORRIS.__slots__} - {"card"}


def test_a_changed_record_keeps_its_kinship() -> None:
    changed = replace(LAZIMA_SITA, men=5)

    assert changed.card == LAZIMA_SITA.card
