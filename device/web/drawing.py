"""The live board as one SVG, for overlays and other programs."""

from device.drawing.shapes import signs_of
from device.drawing.svg import board_svg
from device.web.subscriber import PageSubscriber


def drawn_board(subscriber: PageSubscriber) -> str:
    """Return the board of the game on the table as SVG: last turn, mills, a fault."""
    shown, referee = subscriber.shown, subscriber.referee
    last, dispute = shown.last, shown.dispute
    game, position = referee.game, referee.position
    due = position.to_move
    return board_svg(
        game.board,
        position.contents,
        colours=position.colours,
        signs=signs_of(game, position.sides),
        labels=game.labels,
        last=last["sites"] if last else (),
        mills=last["mills"] if last else (),
        wrong=dispute["sites"] if dispute else (),
        guide=[(a, b) for a, b in dispute["guide"]] if dispute else (),
        title=game.title,
        desc=f"{due} is to move" if due else "the game is over",
    )
