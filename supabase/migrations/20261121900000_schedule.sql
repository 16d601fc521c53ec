-- Delivers owed mails and does what the clock asks for, every minute, whatever became of the
-- process that took a form. Only hosted Supabase has pg_cron, pg_net and Vault, so this file is the
-- one that the project's tests cannot run. docs/deploy.md says how to put the two secrets into Vault.
create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule(
  'deliver-outbox',
  '* * * * *',
  $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_outbox_url'),
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'x-deliver-secret',
      (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_outbox_secret')
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  )
  $$
);
