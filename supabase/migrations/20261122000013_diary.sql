-- Generated from db/migrations/0013-diary.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create table "slots" ("id" text primary key, "starts_at" bigint not null, "minutes" integer not null, "seats" integer not null, "room" text not null, "created_at" bigint not null, "created_by" text not null, "closed_at" bigint);

create index "slots_starts_at" on "slots" ("starts_at");

alter table "submissions" add column "slot_id" text;

alter table "submissions" add column "slot_at" bigint;

alter table "submissions" add column "slot_sequence" bigint;

alter table "submissions" add column "slot_reminded_at" bigint;

create index "submissions_slot_id" on "submissions" ("slot_id") where "slot_id" is not null;

create index "submissions_slot_at" on "submissions" ("slot_at") where "slot_at" is not null;

alter table "slots" enable row level security;
revoke all on table "slots" from anon, authenticated;

insert into "later_migrations" ("name") values ('0013-diary');
