-- Generated from db/migrations/0009-closures.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create table "closures" ("id" text primary key, "from_day" text not null, "to_day" text, "levels" text not null, "kind" text not null, "reason" text, "created_at" bigint not null, "created_by" text not null);

create table "notices" ("id" text primary key, "text" text not null, "until" bigint not null, "created_at" bigint not null, "created_by" text not null);

create table "removed_holidays" ("day" text primary key, "removed_at" bigint not null, "removed_by" text not null);

alter table "closures" enable row level security;
revoke all on table "closures" from anon, authenticated;
alter table "notices" enable row level security;
revoke all on table "notices" from anon, authenticated;
alter table "removed_holidays" enable row level security;
revoke all on table "removed_holidays" from anon, authenticated;

insert into "later_migrations" ("name") values ('0009-closures');
