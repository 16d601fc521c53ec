-- Generated from db/migrations/0006-changes-and-places.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

create table "class_changes" ("id" text primary key, "class" text not null, "date" text not null, "kind" text not null, "starts" text, "ends" text, "to_date" text, "room" text, "reason" text, "created_at" bigint not null, "created_by" text not null);

create unique index "class_changes_class_date" on "class_changes" ("class", "date");

create table "class_places" ("class" text primary key, "places" text not null, "set_at" bigint not null, "set_by" text not null);

create table "class_history" ("id" bigint generated always as identity primary key, "class" text not null, "at" bigint not null, "actor" text not null, "what" text not null, "change" text);

create index "class_history_class" on "class_history" ("class", "id");

alter table "office_changes" add column "class" text;

create table "unwanted_mailboxes" ("submission_id" text not null references "submissions" ("id") on delete cascade, "mailbox" text not null, constraint "unwanted_mailboxes_key" primary key ("submission_id", "mailbox"));

alter table "class_changes" enable row level security;
revoke all on table "class_changes" from anon, authenticated;
alter table "class_places" enable row level security;
revoke all on table "class_places" from anon, authenticated;
alter table "class_history" enable row level security;
revoke all on table "class_history" from anon, authenticated;
alter table "unwanted_mailboxes" enable row level security;
revoke all on table "unwanted_mailboxes" from anon, authenticated;

insert into "later_migrations" ("name") values ('0006-changes-and-places');
