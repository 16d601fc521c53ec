-- Generated from db/migrations/0007-waiting-for.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submissions" add column "waiting_for" text;


insert into "later_migrations" ("name") values ('0007-waiting-for');
