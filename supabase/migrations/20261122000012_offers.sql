-- Generated from db/migrations/0012-offers.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submissions" add column "offer_id" text;

alter table "submissions" add column "offer_class" text;

alter table "submissions" add column "offer_until" bigint;

alter table "submissions" add column "offer_state" text;

alter table "submissions" add column "offer_at" bigint;


insert into "later_migrations" ("name") values ('0012-offers');
