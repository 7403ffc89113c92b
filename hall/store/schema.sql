-- What the hall keeps (docs/decisions/0024-the-hall.md). Migration 0001 runs this file; later ones change it.

create table board (
    board    integer primary key check (board >= 0),
    joined   timestamptz not null default now(),
    seen     timestamptz,                      -- when it last said anything
    online   boolean not null default false,
    version  text,                             -- of the program
    format   integer                           -- of its logs
);

create table game (
    board    integer not null references board,
    game     text not null check (game <> '' and length(game) <= 200),
    day      date not null,                    -- tells the partition of its lines
    kind     text,                             -- the game's id in the catalogue
    started  timestamptz,
    through  integer not null default -1,      -- all lines up to this one are stored
    checked  integer not null default -1,      -- and up to this one replayed by the rules
    fault    text,                             -- what the rules say against it, if anything
    now      jsonb not null default '{}',      -- what a wall shows of it
    over     boolean not null default false,
    changed  timestamptz not null default now(),
    primary key (board, game)
);
create index game_changed on game (changed);
create index game_unchecked on game (changed) where checked < through and fault is null;

create table line (
    day      date not null,
    board    integer not null,
    game     text not null,
    n        integer not null check (n >= 0),
    text     text not null,
    stored   timestamptz not null default now(),
    primary key (day, board, game, n)
) partition by range (day);
create table line_other partition of line default;

-- A line that came again and was not the same.
create table disputed (
    board    integer not null,
    game     text not null,
    n        integer not null,
    text     text not null,
    came     timestamptz not null default now()
);
create unique index disputed_once on disputed (board, game, n, md5(text));

create table picture (
    board    integer not null,
    game     text not null,
    name     text not null,
    jpeg     bytea not null,
    stored   timestamptz not null default now(),
    primary key (board, game, name)
);

-- What an arbiter may be called to: a ruling, a question, a claim, or time.
create table call (
    board    integer not null,
    game     text not null,
    n        integer not null,                 -- the line that says so
    kind     text not null,                    -- the record's type
    came     timestamptz not null default now(),
    taken_by text,
    taken    timestamptz,
    closed   timestamptz,                      -- decided, restored or answered on the board
    primary key (board, game, n)
);
create index call_open on call (came) where closed is null;

create table decision (
    id       uuid primary key default gen_random_uuid(),
    board    integer not null,
    game     text not null,
    n        integer,                          -- the call's line, if it answers one
    deed     text not null,                    -- confirm, overrule, penalty, time, result, note
    side     text,
    seconds  double precision,
    says     text not null default '',
    by_role  text not null,
    by_name  text not null,
    made     timestamptz not null default now(),
    logged   integer                           -- the board's line that holds it: then it is done
);
create index decision_due on decision (board) where logged is null;

-- Who sits at a board next, or plays there now; a tournament fills it.
create table seat (
    board    integer primary key references board,
    seat     jsonb not null,                   -- kind, options, players by side, clock, round, pairing
    since    timestamptz not null default now()
);

create table arbiter (
    name     text primary key,
    role     text not null check (role in ('watch', 'play', 'arbiter', 'owner')),
    pin_hash text not null,
    since    timestamptz not null default now()
);
