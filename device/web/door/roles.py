"""Authorisation table of the page: the least role of each route and act."""

from collections.abc import Mapping
from types import MappingProxyType

from device.config.privacy_settings import PrivacySettings
from webkit.roles import Role, role_called

LEAST: Mapping[str, Role] = MappingProxyType(
    {
        # the door itself
        "GET /": Role.NOBODY,
        "GET /watch": Role.NOBODY,
        "GET /overlay": Role.NOBODY,
        "GET /clock": Role.NOBODY,
        "GET /api/health": Role.NOBODY,
        "GET /api/session": Role.NOBODY,
        "POST /api/session": Role.NOBODY,
        "POST /api/session/once": Role.NOBODY,
        "POST /api/session/say": Role.NOBODY,  # the owner, once somebody was let in
        "DELETE /api/session": Role.NOBODY,
        # watching
        "GET /api/state": Role.WATCH,
        "GET /api/stream": Role.WATCH,
        "GET /api/likely": Role.WATCH,
        "GET /api/legal": Role.WATCH,
        "GET /api/board.svg": Role.WATCH,
        "GET /api/qr.svg": Role.WATCH,
        "GET /api/games": Role.WATCH,
        "GET /api/games/{name}": Role.WATCH,
        "GET /api/games/{name}/start.svg": Role.WATCH,
        "GET /api/games/{name}/won/{n}.svg": Role.WATCH,
        "GET /api/boards": Role.WATCH,
        "GET /api/boards/{name}": Role.WATCH,
        "GET /api/boards/{name}/print.pdf": Role.WATCH,
        "GET /api/camera.jpg": Role.WATCH,  # privacy.camera_for
        "GET /api/camera.mjpg": Role.WATCH,  # privacy.camera_for
        "GET /api/past": Role.WATCH,
        "GET /api/past/formats": Role.WATCH,
        "GET /api/past/statistics": Role.WATCH,
        "GET /api/past/review": Role.WATCH,
        "GET /api/past/{name}": Role.WATCH,
        "GET /api/past/{name}/pictures/{file}": Role.WATCH,  # privacy.pictures_for
        "GET /api/past/{name}/download": Role.WATCH,
        "GET /api/past/{name}/analysis": Role.WATCH,
        "download with pictures": Role.WATCH,  # privacy.pictures_for
        "GET /api/privacy": Role.WATCH,
        # playing
        "POST /api/table/choose": Role.PLAY,
        "POST /api/table/aim": Role.PLAY,
        "POST /api/table/calibrate": Role.PLAY,
        "POST /api/table/teach": Role.PLAY,
        "POST /api/table/start": Role.PLAY,
        "POST /api/table/resume": Role.PLAY,
        "POST /api/table/leave": Role.PLAY,
        "POST /api/table/try-again": Role.PLAY,
        "POST /api/table/simulated": Role.PLAY,
        "POST /api/phone": Role.PLAY,  # what is seen decides what is played
        "POST /api/phone/begin": Role.PLAY,
        "POST /api/phone/end": Role.PLAY,
        "POST /api/phone/which": Role.PLAY,  # it takes the processor for a while
        "POST /api/session/invite": Role.PLAY,
        "GET /api/doctor": Role.PLAY,
        "POST /api/command": Role.PLAY,  # and what the command itself asks for
        "POST /api/past": Role.PLAY,
        "POST /api/past/{name}/analysis": Role.PLAY,
        "do confirm": Role.PLAY,
        "do press": Role.PLAY,
        "do take_back": Role.PLAY,
        "do call_ruling": Role.PLAY,
        "do say_board": Role.PLAY,
        "do new_game": Role.PLAY,
        "do pause": Role.PLAY,
        "do play": Role.PLAY,
        "do agree_draw": Role.PLAY,
        "do hint": Role.PLAY,
        "do was_that_good": Role.PLAY,
        "do show_turns": Role.PLAY,
        "do who_plays": Role.PLAY,
        "do learn": Role.PLAY,
        "do stop_learning": Role.PLAY,
        "do answer": Role.PLAY,
        "do concede": Role.PLAY,
        "do claim": Role.PLAY,
        "do south_is": Role.PLAY,
        # ruling
        "do enter": Role.ARBITER,
        "do amend": Role.ARBITER,
        "do adopt": Role.ARBITER,
        "choose strict": Role.ARBITER,  # otherwise than the settings have it
        # the house
        "say pin": Role.OWNER,
        "GET /api/sessions": Role.OWNER,
        "DELETE /api/sessions/{number}": Role.OWNER,
        "DELETE /api/sessions": Role.OWNER,
        "POST /api/forget/game": Role.OWNER,
        "POST /api/forget/person": Role.OWNER,
        "GET /api/machine": Role.OWNER,
        "POST /api/machine/{verb}": Role.OWNER,
    }
)
"""The least role of every route ('METHOD path') and of acts that ask for more."""


def least_roles(privacy: PrivacySettings) -> Mapping[str, Role]:
    """Return the table as the settings of a machine have it."""
    camera, pictures = map(role_called, (privacy.camera_for, privacy.pictures_for))
    seen = {
        "GET /api/camera.jpg": camera,
        "GET /api/camera.mjpg": camera,
        "GET /api/past/{name}/pictures/{file}": pictures,
        "download with pictures": pictures,
    }
    return MappingProxyType({**LEAST, **seen})
