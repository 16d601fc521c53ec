-- Generated from db/migrations/0014-pictures.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create table "site_pictures" ("id" text primary key, "width" integer not null, "height" integer not null, "webp" text not null, "used_at" bigint not null);

alter table "site_pictures" enable row level security;
revoke all on table "site_pictures" from anon, authenticated;

insert into "later_migrations" ("name") values ('0014-pictures');
