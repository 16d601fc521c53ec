import { execFileSync } from 'node:child_process';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { aPlace, startServer } from '#test/server-process.ts';
import { startSmtp, type TestSmtp } from '#test/server-smtp.ts';
import {
  type EdgeFunction,
  pushMigrations,
  runDeno,
  startFunction,
  startGateway,
  withClient,
} from '#test/supabase.ts';
import { startTcpProxy } from '#test/tcp-proxy.ts';

const names = ['send-contact-email', 'send-registration-email', 'today', 'deliver-outbox'];
const site = 'https://www.school.example';
const secret = 'a secret of the schedule';
const serverOrigin = 'https://forms.school.example';

let smtp: TestSmtp;
let url: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const running: Record<string, EdgeFunction> = {};

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'supabase:bundle']);
  smtp = await startSmtp();
  url = await newDatabase();
  await pushMigrations(url);
  const variables = {
    SUPABASE_DB_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'The School <website@school.example>',
    MAIL_TO: 'office@school.example',
    PUBLIC_ORIGIN: site,
    LINK_ORIGIN: serverOrigin,
    DELIVER_OUTBOX_SECRET: secret,
  };
  for (const name of names) running[name] = await startFunction(name, variables);
  gateway = await startGateway(running);
});

afterAll(async () => {
  await gateway?.stop();
  for (const each of Object.values(running)) await each.stop();
  await smtp?.close();
});

const rows = <Row extends object>(sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows as Row[]);

const call = (name: string, init: RequestInit) =>
  fetch(`${gateway.url}/functions/v1/${name}`, { method: 'POST', ...init });

// tsc checks everything else.
test('the code for Deno’s own runtime passes deno check', async () => {
  await expect(runDeno('check', 'supabase/edge.ts')).resolves.not.toMatch(/error/i);
});

test('allows exactly the four headers of the Supabase client', async () => {
  const asked = 'authorization, x-client-info, apikey, content-type';
  const response = await call('send-registration-email', {
    method: 'OPTIONS',
    headers: {
      origin: site,
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked,
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe(site);
  const allowed = response.headers.get('access-control-allow-headers')?.split(/,\s*/);
  expect(allowed?.sort()).toEqual(asked.split(', ').sort());
});

test('stores a registration from the Supabase client and sends three mails', async () => {
  const client = createClient(gateway.url, 'public-anonymous-key');
  const { data, error } = await client.functions.invoke('send-registration-email', {
    body: aRegistration(),
    headers: { origin: site },
  });
  expect(error).toBeNull();
  expect(data).toEqual({
    ok: true,
    reference: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/),
    link: expect.stringContaining(`${serverOrigin}/functions/v1/mine?`),
  });
  const [row] = await rows<{ fields: string }>(
    `select fields from submissions where reference = '${data.reference}'`,
  );
  expect(JSON.parse(row?.fields ?? '')).toEqual(aRegistration());
  // Sent at once, before the schedule calls deliver-outbox.
  await expect
    .poll(() => smtp.received.map(({ to }) => to).sort())
    .toEqual(['kasun@example.com', 'office@school.example', 'ruwan@example.com']);
  expect(smtp.received[0]?.raw).toContain(data.reference);

  // The links lead to the server next to it, which reads the same secret from the database.
  const [thanks] = smtp.received.filter(({ to }) => to === 'kasun@example.com');
  const link = new URL(/https:\S+\/v1\/mine\?\S+/.exec(thanks?.mail.text ?? '')?.[0] ?? '');
  expect(link.origin).toBe(serverOrigin);
  const place = aPlace();
  const server = await startServer(place, { DATABASE_URL: url });
  const page = await fetch(server.url + link.pathname + link.search);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(data.reference);
  await server.end('SIGTERM');
  place.remove();
});

test('returns one message for each rejected field', async () => {
  const response = await call('send-contact-email', {
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(anEnquiry({ email: 'nimali' })),
  });
  expect(response.status).toBe(422);
  const { error } = (await response.json()) as { error: { fields: object } };
  expect(Object.keys(error.fields)).toEqual(['email']);
});

test('counts each visitor separately, although the gateway has one address', async () => {
  const statuses = new Set<number>();
  for (let visitor = 0; visitor < 70; visitor += 1) {
    const response = await call('send-contact-email', {
      headers: {
        'content-type': 'application/json',
        origin: site,
        'x-test-visitor': `198.51.100.${visitor}`,
      },
      body: JSON.stringify(anEnquiry({ message: `About child ${visitor}` })),
    });
    statuses.add(response.status);
  }
  expect(statuses).toEqual(new Set([200]));
  // Mails first, as erasing does: a mail that is being sent locks its own row before its
  // submission's.
  await rows(`
    delete from outbox where submission_id in (select id from submissions where kind = 'enquiry');
    delete from submissions where kind = 'enquiry'`);
});

test('rejects a form from another origin', async () => {
  const response = await call('send-contact-email', {
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify(anEnquiry()),
  });
  expect(response.status).toBe(403);
});

test('today returns what the office has changed', async () => {
  await rows(`insert into class_places values ('a-level-physics-saturday', 'full', 1, 'desk')`);
  const origin = 'https://another.example';
  const response = await call('today', { method: 'GET', headers: { origin } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(await response.json()).toEqual({
    ok: true,
    at: expect.any(String),
    changes: [],
    places: { 'a-level-physics-saturday': 'full' },
    closures: [],
    notice: null,
  });
});

test('today returns the last known state while the database is unavailable', async () => {
  const wire = await startTcpProxy(url);
  const alone = await startFunction('today', { SUPABASE_DB_URL: wire.url });
  const ask = () => fetch(`http://127.0.0.1:${alone.port}/today`);
  const known = await (await ask()).json();
  await wire.stop();
  const response = await ask();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(known);
  await alone.stop();
});

describe('deliver-outbox', () => {
  test('rejects a request without the secret', async () => {
    expect((await call('deliver-outbox', {})).status).toBe(403);
    const headers = { 'x-deliver-secret': 'a secret of somebody else' };
    expect((await call('deliver-outbox', { headers })).status).toBe(403);
  });

  test('delivers a mail that an earlier process did not send', async () => {
    const [kept] = await rows<{ id: string }>('select id from submissions limit 1');
    await rows(`insert into outbox
      (id, submission_id, message, recipient, state, attempts, created_at, next_at, lease_until)
      values ('left-behind', '${kept?.id}', 'registration-staff', 'office@school.example', 'due',
        0, 0, 0, 0)`);
    const response = await call('deliver-outbox', { headers: { 'x-deliver-secret': secret } });
    expect(response.status).toBe(200);
    const [row] = await rows<{ state: string }>(
      "select state from outbox where id = 'left-behind'",
    );
    expect(row?.state).toBe('delivered');
    expect(smtp.received.some(({ raw }) => raw.includes('left-behind'))).toBe(true);
  });
});

describe('the anonymous role of Supabase', () => {
  const everyTable = async () => {
    const found = await rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    return found.map(({ name }) => name);
  };
  const asAnon = (sql: string) =>
    withClient(url, async (client) => {
      await client.query('set role anon');
      return (await client.query(sql)).rows;
    });

  test('may not read or change any table', async () => {
    const tables = await everyTable();
    expect(tables).toContain('submissions');
    for (const table of tables) {
      for (const sql of [
        `select * from ${table}`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ]) {
        await expect(asAnon(sql), sql).rejects.toThrow(/permission denied/);
      }
    }
  });

  test('reads and changes nothing even if it is granted the tables', async () => {
    await rows('grant all on all tables in schema public to anon');
    for (const table of await everyTable())
      expect(await asAnon(`select * from ${table}`)).toEqual([]);
    await asAnon('delete from submissions');
    await asAnon("update outbox set state = 'dead'");
    await expect(asAnon("insert into settings values ('a', 'b')")).rejects.toThrow(
      /row-level security/,
    );
    expect(await rows('select id from submissions')).toHaveLength(1);
    expect(await rows("select id from outbox where state = 'dead'")).toEqual([]);
  });
});

test('the server has no migration left to run on that database', async () => {
  const store = openPostgres(url);
  await expect(migrate(store)).resolves.toBeUndefined();
  await store.destroy();
});
