"""The whole board in words, for people who cannot see it."""

from device.voice.phrases import words_for
from device.words.board_words import board_in_words
from rules.catalogue import find_game
from rules.core.events import BoardTold
from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content


def told(game: Game, *texts: str) -> BoardTold:
    position: Position = game.start()
    for text in texts:
        position = game.play(position, game.parse(position, text))
    return BoardTold(position.contents, position.in_hand, position.to_move)


def test_a_board_of_chips_is_told_row_by_row() -> None:
    event = told(find_game("three_mens_morris"), "a3", "b2", "c3")

    assert board_in_words(event, words_for(ears=True)) == (
        "Row three: alpha white, charlie white. Row two: bravo black. Row one: empty. "
        "White has 1 in hand. Black has 2 in hand. Black is to move."
    )


def test_for_hands_that_lay_it_out_empty_rows_are_left_out() -> None:
    event = told(find_game("three_mens_morris"), "a3", "b2", "c3")

    assert board_in_words(event, words_for(), brief=True).startswith(
        "Row 3: a white, c white. Row 2: b black. All else is empty. White has"
    )


def test_the_same_board_in_swahili() -> None:
    event = told(find_game("three_mens_morris"), "a3", "b2", "c3")

    assert board_in_words(event, words_for("sw", ears=True)) == (
        "Safu ya tatu: asali nyeupe, chai nyeupe. Safu ya mbili: bata nyeusi. "
        "Safu ya moja: tupu. Nyeupe ana 1 mkononi. Nyeusi ana 2 mkononi. "
        "Ni zamu ya nyeusi."
    )


def test_seeds_are_told_pit_by_pit() -> None:
    event = told(find_game("oware"), "S3")

    assert board_in_words(event, words_for(ears=True)) == (
        "North, from one: 5, 4, 4, 4, 4, 4. North's storehouse: 0. "
        "South, from one: 4, 4, 0, 5, 5, 5. South's storehouse: 0. North is to move."
    )


def test_four_rows_are_told_by_their_letters() -> None:
    contents: dict[str, Content] = {"A1": 2, "A2": 0, "B1": 1, "B2": 7}
    event = BoardTold(contents, {}, None)

    assert board_in_words(event, words_for("de", ears=True)) == (
        "Anton, von eins an: 2, 0. Berta, von eins an: 1, 7. Die Partie ist aus."
    )


def test_of_a_stack_the_top_is_told_first() -> None:
    event = BoardTold({"a7": ("white", "black", "red"), "d7": ()}, {}, "white")

    assert board_in_words(event, words_for()) == (
        "Row 7: a red on black on white. White is to move."
    )


def test_an_empty_board_is_told_in_one_sentence() -> None:
    event = told(find_game("nine_mens_morris"))

    assert board_in_words(event, words_for("es")) == (
        "El tablero está vacío. Las blancas tienen 9 en la mano. Las negras tienen 9 "
        "en la mano. Es el turno de las blancas."
    )


def test_places_stand_for_letters_where_they_are_wished() -> None:
    game = find_game("nine_mens_morris")
    words = words_for("en", game, ears=True, places=True)
    event = told(game, "a7", "d6")

    assert "outer top left white" in board_in_words(event, words)
    assert "middle top black" in board_in_words(event, words)
