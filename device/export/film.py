"""A game as an animated GIF: the board, and what was played on it."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageColor, ImageDraw, ImageFont

from device.drawing.look import chip_colours
from device.drawing.shapes import signs_of
from device.export.comments import said
from device.export.pgn import write_pgn
from device.export.picture import (
    INK,
    LAST,
    PAPER,
    QUIET,
    WRONG,
    Easel,
    legible,
    letters,
)
from device.export.story import TURNS, Moment, Story, player_of
from device.log.lines import IllegalRecord, StandsRecord, TurnRecord
from device.log.mends import ways_of
from device.ports import LogError
from rules.core.mends import FEW
from rules.core.pieces import Content

WIDE_PX = 480
_HEAD_PX, _FOOT_PX = 46, 54
_FIRST_MS, _TURN_MS, _RULING_MS, _END_MS = 1200, 900, 2200, 4000
_SMALL = 13
_HASTE = 120
"""Longer games are shown faster."""
_COLOURS = 200
_EXTENSION, _COMMENT, _PICTURE, _TRAILER = 0x21, 0xFE, 0x2C, 0x3B
_SHOWN = (*TURNS, "illegal", "adopted", "round", "result")


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """Content of one frame of the film, with its duration in milliseconds.

    Attributes
    ----------
    text, ink, side
        What is written below, in which colour, and whose chip stands before it.
    last, mills, wrong, guide
        Sites, lines and ways that are shown.
    """

    contents: Mapping[str, Content]
    text: str
    ink: str
    ms: int
    side: str | None = None
    last: tuple[str, ...] = ()
    mills: tuple[Sequence[str], ...] = ()
    wrong: tuple[str, ...] = ()
    guide: tuple[tuple[str | None, str | None], ...] = ()


def gif_of(story: Story) -> bytes:
    """Return a game as an animated GIF that plays again and again.

    Its comment is the game as PGN-style text, so that it can be read back.
    """
    signs = tuple(signs_of(story.game, story.sides).items())
    easel = Easel(
        story.game.board, story.start.colours, WIDE_PX, signs, story.game.labels
    )
    scenes = _scenes(story)
    some = (scenes[0], scenes[len(scenes) // 2], scenes[-1])
    palette = _palette([_page(story, easel, scene) for scene in some], story)
    pages = (
        _page(story, easel, scene).quantize(palette=palette, dither=Image.Dither.NONE)
        for scene in scenes
    )
    film = io.BytesIO()
    next(pages).save(
        film,
        "GIF",
        save_all=True,
        append_images=pages,  # each is drawn when it is its turn
        duration=[scene.ms for scene in scenes],
        loop=0,
        comment=write_pgn(story, full=True).encode(),
    )
    return film.getvalue()


def comment_in(film: bytes) -> bytes:
    """Return the first comment of a GIF, b'' if it has none; no picture is unpacked.

    Raises
    ------
    LogError
        If the bytes are no GIF.
    """
    if film[:6] not in (b"GIF87a", b"GIF89a") or len(film) < 13:
        raise LogError("this is no GIF")
    at = 13 + _colours(film[10])
    while at < len(film) - 1 and film[at] != _TRAILER:
        if film[at] == _EXTENSION:
            label, (content, at) = film[at + 1], _blocks(film, at + 2)
            if label == _COMMENT:
                return content
        elif film[at] == _PICTURE and at + 9 < len(film):
            _, at = _blocks(film, at + 11 + _colours(film[at + 9]))
        else:
            raise LogError("this GIF is broken")
    return b""


def _colours(flags: int) -> int:
    """Return the size of a colour table in bytes."""
    return 3 * 2 ** ((flags & 7) + 1) if flags & 128 else 0


def _blocks(film: bytes, at: int) -> tuple[bytes, int]:
    """Return a GIF's data sub-blocks, and the offset after them."""
    content = bytearray()
    while at < len(film) and film[at]:
        content += film[at + 1 : at + 1 + film[at]]
        at += 1 + film[at]
    return bytes(content), at + 1


def _scenes(story: Story) -> list[FilmFrame]:
    """Return the frames of the film in order."""
    turn_ms = _TURN_MS * _HASTE // max(len(story.turns), _HASTE)
    started = story.header.started[:10]
    scenes = [FilmFrame(story.start.contents, started, QUIET, _FIRST_MS)]
    last: tuple[str, ...] = ()
    for moment in story.moments:
        if moment.kind not in _SHOWN:
            continue
        record, contents = moment.record, moment.position.contents
        side = record.plain.get("side")
        match record:
            case TurnRecord():
                last = changed(moment)
                text = f"{moment.n}. {side}: {record.turn}"
                mills = tuple(map(tuple, record.mills))
                scene = FilmFrame(contents, text, INK, turn_ms, side, last, mills)
            case StandsRecord():
                last = changed(moment)
                scene = FilmFrame(contents, said(record), WRONG, _RULING_MS, side, last)
            case IllegalRecord():
                wrong = tuple(record.faulty)
                guide = tuple((a, b) for a, b in ways_of(record.mends, record.guide))
                text = said(record)
                back = () if len(guide) > FEW else guide
                scene = FilmFrame(
                    contents, text, WRONG, _RULING_MS, side, (), (), wrong, back
                )
            case _:
                scene = FilmFrame(contents, said(record), LAST, _END_MS, None, last)
        scenes.append(scene)
    return scenes


def changed(moment: Moment) -> tuple[str, ...]:
    """Return the sites to ring for a moment: all that it changed.

    Of a sowing these are where it began, where it ended and what was taken.
    """
    steps = moment.record.plain.get("steps", ())
    lifted = [step[1] for step in steps if step[0] == "lift"]
    if lifted:
        fell = [step[1] for step in steps if step[0] == "drop"]
        taken = [step[1] for step in steps if step[0] == "take"]
        return tuple(dict.fromkeys([lifted[0], *fell[-1:], *taken]))
    before, after = moment.before.contents, moment.position.contents
    return tuple(site for site in after if after[site] != before.get(site))


def _page(story: Story, easel: Easel, scene: FilmFrame) -> Image.Image:
    """Return a board with the game's names above and what happened below."""
    board = easel.picture(
        scene.contents,
        last=scene.last,
        mills=scene.mills,
        wrong=scene.wrong,
        guide=scene.guide,
    )
    page = Image.new("RGB", (WIDE_PX, board.height + _HEAD_PX + _FOOT_PX), PAPER)
    page.paste(board, (0, _HEAD_PX))
    pen = ImageDraw.Draw(page)
    names = " against ".join(dict.fromkeys(player_of(story, s) for s in story.sides))
    _write(pen, (10, 13), story.game.title, INK, 17)
    _write(pen, (10, 33), names, QUIET, 13)
    y, x = _HEAD_PX + board.height + _FOOT_PX // 2, 10
    seeds = story.game.board.is_sown
    if scene.side in story.start.colours and not seeds:
        fill, edge = chip_colours(story.start.colours)[scene.side]
        pen.ellipse((x, y - 9, x + 18, y + 9), fill, edge, 2)
        x += 28
    text, wide = legible(scene.text), WIDE_PX - 10 - x
    for size in (19, 16, _SMALL):
        if _length(text, size) <= wide:
            _write(pen, (x, y), text, scene.ink, size)
            return page
    lines = _lines(text, wide)
    for number, line in enumerate(lines):
        at = y + round((number - (len(lines) - 1) / 2) * 17)
        _write(pen, (x, at), line, scene.ink, _SMALL)
    return page


def _write(
    pen: ImageDraw.ImageDraw, at: tuple[float, float], text: str, ink: str, size: int
) -> None:
    """Write a text from its left, cut to the picture's width."""
    fitted = _fitted(legible(text), WIDE_PX - 10 - at[0], size)
    pen.text(at, fitted, ink, _font(fitted, size), anchor="lm")


def _font(text: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return letters(size, wide=not text.isascii())


def _length(text: str, size: int) -> float:
    return _font(text, size).getlength(text)


def _lines(text: str, wide_px: float) -> list[str]:
    """Return a text that is too long in at most three lines of small letters."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if _length(longer, _SMALL) <= wide_px or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [*lines[:2], " ".join(lines[2:])] if len(lines) > 2 else lines


def _fitted(text: str, wide_px: float, size: int) -> str:
    """Return a text, cut to a width."""
    if _length(text, size) <= wide_px:
        return text
    while text and _length(text + "...", size) > wide_px:
        text = text[:-1]
    return text + "..."


def _palette(pages: list[Image.Image], story: Story) -> Image.Image:
    """Return one palette for a film: of some pages, and every plain colour."""
    high = pages[0].height
    strip = Image.new("RGB", (WIDE_PX, high * len(pages)))
    for number, page in enumerate(pages):
        strip.paste(page, (0, number * high))
    mixed = strip.quantize(_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    plain = [PAPER, INK, QUIET, LAST, WRONG]
    plain += [
        ink for pair in chip_colours(story.start.colours).values() for ink in pair
    ]
    values = list(mixed.getpalette() or [])[: 3 * _COLOURS]
    for colour in plain:
        values += ImageColor.getrgb(colour)[:3]
    palette = Image.new("P", (1, 1))
    palette.putpalette(values)
    return palette
