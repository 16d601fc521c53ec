-- Generated from db/migrations/0003-refused-mail.ts by `npm run supabase:migrations`.

create table if not exists "later_migrations" ("name" text primary key);
alter table "later_migrations" enable row level security;
revoke all on table "later_migrations" from anon, authenticated;

alter table "outbox" add column "address_unknown_at" bigint;

create index "outbox_unknown_address" on "outbox" (lower("recipient")) where "address_unknown_at" is not null;

alter table "submissions" add column "failure_told_at" bigint;

create index "outbox_undelivered" on "outbox" ("next_at") where "state" != 'delivered';

create index "outbox_batch_id" on "outbox" ("batch_id");

update "outbox" set "next_at" = 8640000000000000 where "state" = 'dead' and "message" in ('enquiry-acknowledgement', 'registration-acknowledgement');


insert into "later_migrations" ("name") values ('0003-refused-mail');
