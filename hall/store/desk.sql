-- What the desk shows besides (docs/decisions/0028-what-the-desk-is-asked.md). Migration 0003 runs this file.

alter table game add column claims jsonb not null default '[]';  -- what the side to move may claim now, by the rules

-- A player's call from the own phone: `kind` is 'player', and `n` below 0, for no line says so.
alter table call add column says text not null default '';
alter table call add column asked_by text;

-- Each table that an arbiter paired by hand, and why.
create table pairing_by_hand (
    tournament  bigint not null references tournament on delete cascade,
    round       integer not null,
    place       integer not null,
    before      text not null,                     -- the numbers of who sat there, '4-17'; '' for a new table
    now         text not null,
    breaks      text[] not null default '{}',      -- the rules that it breaks: met, sides, bye, team
    by_name     text not null,
    why         text not null,
    made        timestamptz not null default now()
);
