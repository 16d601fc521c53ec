-- Generated from db/migrations/0002-unheld-by-time.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create index "submissions_unheld_received_at" on "submissions" ("received_at") where "hold" is null;


insert into "later_migrations" ("name") values ('0002-unheld-by-time');
