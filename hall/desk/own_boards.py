"""Authorisation of players: the boards whose game or seat has their name."""

from hall.desk.desk import Desk

_OWN = """
select b.board from board b
left join lateral (
    select now->'players' as players from game where game.board = b.board
    order by started desc nulls last, game desc limit 1
) g on true
left join seat s on s.board = b.board
where exists (select from jsonb_each_text(
    coalesce(g.players, '{}')) p where lower(p.value) = lower($1))
or exists (select from jsonb_each_text(
    coalesce(s.seat->'players', '{}')) p where lower(p.value) = lower($1))
order by b.board
"""


async def boards_of(desk: Desk, name: str) -> list[int]:
    """Return the boards whose game or next seat has a player's name."""
    return [row["board"] for row in await desk.pool.fetch(_OWN, name)]
