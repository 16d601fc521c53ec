-- Generated from db/migrations/0015-desk-work.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submissions" add column "channel" text;

alter table "submissions" add column "source" text;

alter table "submissions" add column "slot_for" text;

alter table "submissions" add column "assessed_slot" text;

alter table "submissions" add column "assessed" text;

alter table "slots" add column "purpose" text;

alter table "slots" add column "submission_id" text references "submissions" ("id") on delete cascade;

create index "slots_submission_id" on "slots" ("submission_id") where "submission_id" is not null;

create table "class_messages" ("id" text primary key, "class" text not null, "audience" text not null, "text" text not null, "mails" integer not null, "created_at" bigint not null, "created_by" text not null, "withdrawn_at" bigint);

create index "class_messages_class" on "class_messages" ("class", "created_at");

create table "office_users" ("email" text primary key, "name" text not null, "role" text not null, "added_at" bigint not null, "added_by" text not null);

create table "teacher_links" ("teacher" text primary key, "nonce" text not null, "made_at" bigint not null, "made_by" text not null);

alter table "class_messages" enable row level security;
revoke all on table "class_messages" from anon, authenticated;
alter table "office_users" enable row level security;
revoke all on table "office_users" from anon, authenticated;
alter table "teacher_links" enable row level security;
revoke all on table "teacher_links" from anon, authenticated;

insert into "later_migrations" ("name") values ('0015-desk-work');
