-- Generated from db/migrations/0011-site.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create table "site_drafts" ("document" text primary key, "revision" bigint not null, "value" text, "changed_at" bigint not null, "changed_by" text not null);

create table "site_versions" ("version" bigint primary key, "changed_at" bigint not null, "created_by" text not null, "documents" text not null, "changes" text not null, "restored" bigint, "state" text not null, "step" text not null, "message" text, "lease_until" bigint not null);

alter table "site_drafts" enable row level security;
revoke all on table "site_drafts" from anon, authenticated;
alter table "site_versions" enable row level security;
revoke all on table "site_versions" from anon, authenticated;

insert into "later_migrations" ("name") values ('0011-site');
