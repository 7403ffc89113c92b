-- What the hall keeps of tournaments (docs/hall.md). Migration 0002 runs this file.

create table tournament (
    tournament  bigint generated always as identity primary key,
    name        text not null check (name <> ''),
    head        jsonb not null,                   -- hall/tournament/serialisation.py: all but what follows
    boards      integer[] not null default '{}',  -- of the hall, for tables 1, 2, ...; empty: as tables are numbered
    made        timestamptz not null default now()
);

create table entrant (
    tournament  bigint not null references tournament on delete cascade,
    number      integer not null check (number > 0),
    player      jsonb not null,
    primary key (tournament, number)
);

create table round (
    tournament  bigint not null references tournament on delete cascade,
    round       integer not null check (round > 0),
    system      text not null,                    -- which engine paired it
    paired      timestamptz not null default now(),
    published   timestamptz,                      -- since when boards are told who sits there
    primary key (tournament, round)
);

create table pairing (
    tournament  bigint not null,
    round       integer not null,
    place       integer not null check (place > 0),  -- the table's number in its round
    first       integer not null,                    -- begins, or has the bye
    second      integer,
    marks       text not null default '',            -- of the first, of the second, as TRF writes them
    came        text check (came in ('log', 'hand', 'pairing')),
    by_name     text not null default '',            -- who confirmed it; empty: it waits
    board       integer,
    game        text not null default '',            -- the log that tells the result
    match       integer,                             -- of teams
    through     integer,                             -- who goes on in a knock-out after a draw
    primary key (tournament, round, place),
    foreign key (tournament, round) references round on delete cascade
);
create index pairing_open on pairing (board) where marks = '' and board is not null;

-- Each result that was entered, confirmed or corrected, and why.
create table pairing_change (
    tournament  bigint not null references tournament on delete cascade,
    round       integer not null,
    place       integer not null,
    before      text not null,
    marks       text not null,
    by_name     text not null,
    why         text not null default '',
    made        timestamptz not null default now()
);
