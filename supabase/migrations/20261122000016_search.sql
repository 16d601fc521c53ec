-- Generated from db/migrations/0016-search.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submission_search" add column "version" integer default 1 not null;

create index "submission_search_version" on "submission_search" ("version");

create table "submission_contacts" ("submission_id" text not null references "submissions" ("id") on delete cascade, "contact" text not null, constraint "submission_contacts_key" primary key ("submission_id", "contact"));

create index "submission_contacts_contact" on "submission_contacts" ("contact");

alter table "submission_contacts" enable row level security;
revoke all on table "submission_contacts" from anon, authenticated;

insert into "later_migrations" ("name") values ('0016-search');
