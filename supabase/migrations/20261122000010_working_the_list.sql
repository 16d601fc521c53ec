-- Generated from db/migrations/0010-working-the-list.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submissions" add column "call_again_at" bigint;

alter table "submissions" add column "owner" text;

alter table "submissions" add column "withdrawn_reason" text;

alter table "submissions" add column "placed_in" text;

alter table "submissions" add column "waiting_for_classes" text;

alter table "submissions" add column "due_order" bigint generated always as (case when coalesce("outcome", 'new') in ('placed', 'withdrawn') then 30000000000000 - "received_at" when "call_again_at" is not null then "call_again_at" - 86400000 when "called_at" is not null then 10000000000000 + "received_at" else "received_at" end) stored;

create index "submissions_due_order" on "submissions" ("due_order", "id") where "hold" is null;

create index "submissions_state_due_order" on "submissions" ("state", "due_order", "id") where "hold" is null;

create index "submissions_held_due_order" on "submissions" ("due_order", "id") where "hold" is not null;

create index "submissions_call_again_at" on "submissions" ("call_again_at") where "call_again_at" is not null;


insert into "later_migrations" ("name") values ('0010-working-the-list');
