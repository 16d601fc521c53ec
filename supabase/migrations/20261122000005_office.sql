-- Generated from db/migrations/0005-office.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "submissions" add column "outcome" text;

alter table "submissions" add column "outcome_at" bigint;

alter table "submissions" add column "assessment_at" bigint;

alter table "submissions" add column "last_by" text;

alter table "submissions" add column "last_at" bigint;

alter table "submissions" add column "reminded_at" bigint;

update "submissions" set "reminded_at" = 0 where "reminder_id" is not null;

alter table "submissions" add column "state" text generated always as (case when "called_at" is not null and coalesce("outcome", 'new') in ('new', 'no-answer') then 'called' else coalesce("outcome", 'new') end) stored;

alter table "submissions" add column "urgency" bigint generated always as (case when coalesce("outcome", 'new') in ('placed', 'withdrawn') then 30000000000000 - "received_at" when "called_at" is not null then 10000000000000 + "received_at" else "received_at" end) stored;

create index "submissions_urgency" on "submissions" ("urgency", "id") where "hold" is null;

create index "submissions_state_urgency" on "submissions" ("state", "urgency", "id") where "hold" is null;

create index "submissions_held_urgency" on "submissions" ("urgency", "id") where "hold" is not null;

create table "submission_history" ("id" bigint generated always as identity primary key, "submission_id" text references "submissions" ("id") on delete cascade, "at" bigint not null, "actor" text not null, "what" text not null, "note" text, "details" text);

create index "submission_history_submission_id" on "submission_history" ("submission_id", "id");

create table "reminder_names" ("submission_id" text not null references "submissions" ("id") on delete cascade, "batch_id" text not null, constraint "reminder_names_key" primary key ("submission_id", "batch_id"));

create table "submission_search" ("submission_id" text primary key references "submissions" ("id") on delete cascade, "text" text not null, "guardian_phone" text, "guardian_email" text, "child" text);

create index "submission_search_guardian_phone" on "submission_search" ("guardian_phone");

create index "submission_search_guardian_email" on "submission_search" ("guardian_email");

create index "submission_search_child" on "submission_search" ("child");

create table "office_codes" ("id" text primary key, "email" text not null, "hash" text, "expires_at" bigint not null);

create index "office_codes_email" on "office_codes" ("email");

create table "office_sessions" ("hash" text primary key, "email" text not null, "created_at" bigint not null, "used_at" bigint not null);

create table "office_passkeys" ("id" text primary key, "email" text not null, "public_key" text not null, "counter" bigint not null, "transports" text not null, "name" text not null, "added_at" bigint not null, "last_used_at" bigint);

create table "office_challenges" ("hash" text primary key, "email" text, "expires_at" bigint not null);

create table "office_changes" ("seq" bigint generated always as identity primary key, "submission_id" text references "submissions" ("id") on delete cascade);

create index "office_changes_submission_id" on "office_changes" ("submission_id");

create function office_sees_submission() returns trigger language plpgsql as $$ begin insert into office_changes (submission_id) values (new.id); return null; end $$;

create trigger office_sees_submission after insert on submissions for each row execute function office_sees_submission();

create function office_sees_change() returns trigger language plpgsql as $$ begin insert into office_changes (submission_id) values (new.id); return null; end $$;

create trigger office_sees_change after update of hold, called_at, last_at, fields on submissions for each row execute function office_sees_change();

create function office_sees_erasure() returns trigger language plpgsql as $$ begin insert into office_changes (submission_id) values (null); return null; end $$;

create trigger office_sees_erasure after delete on submissions for each row execute function office_sees_erasure();

create function office_sees_mail() returns trigger language plpgsql as $$ begin insert into office_changes (submission_id) values (new.submission_id); return null; end $$;

create trigger office_sees_mail after update of state, next_at on outbox for each row when (new.submission_id is not null and (new.state <> old.state or new.next_at <> old.next_at)) execute function office_sees_mail();

alter table "submission_history" enable row level security;
revoke all on table "submission_history" from anon, authenticated;
alter table "reminder_names" enable row level security;
revoke all on table "reminder_names" from anon, authenticated;
alter table "submission_search" enable row level security;
revoke all on table "submission_search" from anon, authenticated;
alter table "office_codes" enable row level security;
revoke all on table "office_codes" from anon, authenticated;
alter table "office_sessions" enable row level security;
revoke all on table "office_sessions" from anon, authenticated;
alter table "office_passkeys" enable row level security;
revoke all on table "office_passkeys" from anon, authenticated;
alter table "office_challenges" enable row level security;
revoke all on table "office_challenges" from anon, authenticated;
alter table "office_changes" enable row level security;
revoke all on table "office_changes" from anon, authenticated;

insert into "later_migrations" ("name") values ('0005-office');
