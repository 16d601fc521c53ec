-- Generated from db/migrations/0008-repeats.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submissions" add column "sent_digest" text;

create table "erased_submissions" ("id_hash" text primary key, "erased_at" bigint not null);

alter table "erased_submissions" enable row level security;
revoke all on table "erased_submissions" from anon, authenticated;

insert into "later_migrations" ("name") values ('0008-repeats');
