-- Generated from db/migrations/0001-submissions-and-outbox.ts by `npm run supabase:migrations`.

create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
alter table "kysely_migration" enable row level security;
revoke all on table "kysely_migration" from anon, authenticated;
alter table "kysely_migration_lock" enable row level security;
revoke all on table "kysely_migration_lock" from anon, authenticated;

create table "submissions" ("id" text primary key, "reference" text not null unique, "kind" text not null, "fields" text not null, "received_at" bigint not null, "name" text not null, "email" text not null, "guardian_email" text, "phone_e164" text, "guardian_phone_e164" text, "consent_version" text, "consented_at" bigint, "hold" text, "hold_reasons" text, "released_at" bigint, "called_at" bigint, "digest_id" text, "reminder_id" text);

create index "submissions_received_at" on "submissions" ("received_at");

create index "submissions_email" on "submissions" ("email");

create index "submissions_guardian_email" on "submissions" ("guardian_email");

create index "submissions_digest_id" on "submissions" ("digest_id");

create index "submissions_reminder_id" on "submissions" ("reminder_id");

create table "outbox" ("id" text primary key, "submission_id" text references "submissions" ("id") on delete cascade, "batch_id" text, "message" text not null, "recipient" text not null, "state" text not null, "attempts" integer not null, "created_at" bigint not null, "next_at" bigint not null, "lease_until" bigint not null, "delivered_at" bigint, "last_error" text);

create index "outbox_state_next_at" on "outbox" ("state", "next_at");

create index "outbox_submission_id" on "outbox" ("submission_id");

create table "limits" ("key" text primary key, "hits" integer not null, "ends_at" bigint not null);

create table "settings" ("name" text primary key, "value" text not null);

alter table "submissions" enable row level security;
revoke all on table "submissions" from anon, authenticated;
alter table "outbox" enable row level security;
revoke all on table "outbox" from anon, authenticated;
alter table "limits" enable row level security;
revoke all on table "limits" from anon, authenticated;
alter table "settings" enable row level security;
revoke all on table "settings" from anon, authenticated;

insert into "kysely_migration" ("name", "timestamp") values ('0001-submissions-and-outbox', now()::text);
