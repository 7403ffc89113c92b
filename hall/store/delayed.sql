-- What the public may read of a hall that is shown with a delay (docs/decisions/0062-what-the-public-reads.md):
-- views, and a role that can read nothing else. `delayed.py` runs this file, with a number in place of :delay.

do $$ begin
    create role mwamuzi_public nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant mwamuzi_public to current_user;

drop schema if exists delayed cascade;
create schema delayed;
create function delayed.until() returns timestamptz language sql stable
    as 'select now() - interval ''1 second'' * :delay';

create view delayed.board as select board, joined from public.board;

create view delayed.line as select * from public.line where stored <= delayed.until();

-- A game is there once its first line is old enough; how it stands, once all of it is.
create view delayed.game as
select g.board, g.game, g.day, g.kind, g.started, g.changed,
    case when quiet then through else (select coalesce(max(n), -1) from delayed.line l
        where l.day = g.day and l.board = g.board and l.game = g.game) end as through,
    case when quiet then now else jsonb_strip_nulls(jsonb_build_object(
        'players', now->'players', 'sides', now->'sides')) end as now,
    quiet and over as over, case when quiet then ended end as ended
from public.game g cross join lateral (select g.changed <= delayed.until() as quiet) q
where quiet or exists (select from delayed.line l
    where l.day = g.day and l.board = g.board and l.game = g.game and l.n = 0);

create view delayed.tournament as select * from public.tournament;
create view delayed.entrant as select * from public.entrant;
create view delayed.round as select * from public.round where paired <= delayed.until();
create view delayed.pairing_by_hand as select * from public.pairing_by_hand where made <= delayed.until();

-- A result is as it was then: before the first change since, and none that a log told since.
create view delayed.pairing as
select p.tournament, p.round, p.place, p.first, p.second, p.board, p.match, t.marks,
    case when t.marks <> '' then p.came end as came,
    case when t.marks <> '' then p.by_name else '' end as by_name,
    case when t.marks <> '' then p.game else '' end as game,
    case when t.marks = p.marks then p.through end as through
from public.pairing p join delayed.round using (tournament, round)
cross join lateral (select coalesce(
    (select c.before from public.pairing_change c
        where c.tournament = p.tournament and c.round = p.round and c.place = p.place
        and c.made > delayed.until() order by c.made limit 1),
    case when p.came = 'log' and exists (select from public.game g
        where g.board = p.board and g.game = p.game and g.changed > delayed.until())
        then '' else p.marks end) as marks) t;

grant usage on schema delayed to mwamuzi_public;
grant execute on function delayed.until() to mwamuzi_public;
grant select on all tables in schema delayed to mwamuzi_public;
