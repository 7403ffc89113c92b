"""Authorisation table of the desk: the least role of each route."""

from collections.abc import Mapping
from types import MappingProxyType

from webkit.roles import Role

_TOURNAMENT = "/api/tournaments/{tournament}"

LEAST: Mapping[str, Role] = MappingProxyType(
    {
        # the door itself
        "GET /": Role.NOBODY,
        "GET /api/session": Role.NOBODY,
        "POST /api/session": Role.NOBODY,
        "DELETE /api/session": Role.NOBODY,
        "POST /api/join": Role.NOBODY,  # who has the code of a board
        # watching
        "GET /api/hall": Role.WATCH,
        "GET /api/wall": Role.WATCH,
        "GET /api/stream": Role.WATCH,
        "GET /api/table/{board}": Role.WATCH,
        "GET /api/table/{board}/{game}.{ending}": Role.WATCH,
        "GET /api/table/{board}/{game}/pictures/{name}": Role.WATCH,  # signed in
        "GET /api/live/{ending}": Role.WATCH,
        "GET /api/search": Role.WATCH,
        "GET /api/statistics": Role.WATCH,
        "GET /api/games": Role.WATCH,
        "GET /api/games/{name}": Role.WATCH,
        "GET /api/games/{name}/start.svg": Role.WATCH,
        "GET /api/games/{name}/won/{n}.svg": Role.WATCH,
        "GET /api/boards": Role.WATCH,
        "GET /api/boards/{name}": Role.WATCH,
        "GET /api/boards/{name}/print.pdf": Role.WATCH,
        "GET /api/tournaments": Role.WATCH,
        f"GET {_TOURNAMENT}": Role.WATCH,
        f"GET {_TOURNAMENT}/standings": Role.WATCH,
        f"GET {_TOURNAMENT}/rounds/{{number}}": Role.WATCH,
        f"GET {_TOURNAMENT}/trf": Role.WATCH,
        f"GET {_TOURNAMENT}/print/{{page}}": Role.WATCH,
        # playing
        "POST /api/table/{board}/ask": Role.PLAY,
        "DELETE /api/table/{board}/ask": Role.PLAY,
        # ruling
        "GET /api/calls": Role.ARBITER,
        "POST /api/calls": Role.ARBITER,
        "POST /api/calls/settled": Role.ARBITER,
        "POST /api/decisions": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds": Role.ARBITER,
        f"DELETE {_TOURNAMENT}/rounds/last": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/by-hand": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/{{number}}/publish": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/{{number}}/swap": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/{{number}}/late": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/{{number}}/take": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/{{number}}/confirm": Role.ARBITER,
        f"POST {_TOURNAMENT}/rounds/{{number}}/results": Role.ARBITER,
        f"POST {_TOURNAMENT}/players": Role.ARBITER,
        f"POST {_TOURNAMENT}/players/{{player}}/absent": Role.ARBITER,
        # the house
        "GET /api/people": Role.OWNER,
        "POST /api/people": Role.OWNER,
        "DELETE /api/people/{name}": Role.OWNER,
        "POST /api/places": Role.OWNER,
        "DELETE /api/places/{board}": Role.OWNER,
        "GET /api/archive.zip": Role.OWNER,
        "POST /api/tournaments": Role.OWNER,
    }
)
"""The least role of every route ('METHOD path')."""
