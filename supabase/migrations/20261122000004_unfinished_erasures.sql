-- Generated from db/migrations/0004-unfinished-erasures.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create table "unfinished_erasures" ("what" text primary key, "not_before" bigint not null);

alter table "unfinished_erasures" enable row level security;
revoke all on table "unfinished_erasures" from anon, authenticated;

insert into "later_migrations" ("name") values ('0004-unfinished-erasures');
