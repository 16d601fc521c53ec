import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { killUnderLoad, lostOf, unmailed } from '#test/server-kills.ts';
import { startLoad, until } from '#test/server-load.ts';
import { ask, signInAt, startOfficeAlone } from '#test/server-office-process.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { healthOf, postTo, untilDelivered } from '#test/server-process.ts';
import { type Received, startSmtp } from '#test/server-smtp.ts';

placeForEachTest();

describe('kill -9 under load', () => {
  test('six times: every acknowledged form is stored once and mailed', async () => {
    const acknowledged = await killUnderLoad(place, 6);
    expect(acknowledged.size).toBeGreaterThan(10);
    expect(await lostOf(place, acknowledged)).toEqual([]);

    const server = await start({ RATE_LIMIT: 'off' });
    await untilDelivered(server.url);
    expect((await healthOf(server.url)).outbox).toEqual({ due: 0, dead: 0, oldestSeconds: 0 });
    await server.end('SIGTERM');
    expect(await unmailed(place)).toEqual([]);
  });

  test('a control server that answers before it commits loses some', async () => {
    const acknowledged = await killUnderLoad(place, 3, 'test/server-early-answer.ts');
    expect((await lostOf(place, acknowledged)).length).toBeGreaterThan(0);
  });
});

describe('kill -9 while the 60 families of a class are written to', () => {
  const database = <Result>(use: (store: Store) => Promise<Result>) => {
    const { store } = openSqlite(join(place.dataDir, 'school.db'));
    return use(store).finally(() => store.destroy());
  };
  const addresses = Array.from({ length: 60 }, (_, number) => `family${number}@example.com`);
  const message = { id: randomUUID(), to: 'placed', text: 'There is no class on Saturday.' };
  const mailFolder = () => join(place.dataDir, 'mail');

  /** Writes to the families, also with a kill; their minute is over. */
  async function write(): Promise<void> {
    const server = await start({ RATE_LIMIT: 'off' });
    for (const email of addresses) {
      const form = aRegistration({ email, parentEmail: '' });
      expect((await postTo(server.url, 'send-registration-email', form)).status).toBe(200);
    }
    await untilDelivered(server.url);
    await server.end('SIGKILL');
    const placed = {
      outcome: 'placed',
      placed_in: '["a-level-physics-saturday"]',
      hold: null,
    } as const;
    await database((store) => store.updateTable('submissions').set(placed).execute());

    const users = { OFFICE_USERS: 'desk@school.example' };
    let office = await startOfficeAlone(place, users);
    const { cookie } = await signInAt(office.url, users.OFFICE_USERS, mailFolder());
    const send = () =>
      ask(office.url, 'POST', '/api/classes/a-level-physics-saturday/messages', cookie, message);
    const cutOff = send().catch(() => undefined);
    await sleep(Math.random() * 50);
    await office.end('SIGKILL');
    await cutOff;
    office = await startOfficeAlone(place, users);
    expect(await (await send()).json()).toEqual({ mail: 60 });
    await office.end('SIGKILL');
    const due = { created_at: 0, next_at: 0 };
    await database((store) =>
      store.updateTable('outbox').set(due).where('message', '=', 'class-message').execute(),
    );
  }

  test('each gets the mail, twice only if the kill came before it was recorded', async () => {
    await write();
    const smtp = await startSmtp({ answerTakes: () => Math.random() * 40 });
    onTestFinished(() => smtp.close());
    const env = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@school.example',
      MAIL_TO: 'desk@school.example',
    };
    const own = () => smtp.received.filter(({ mail }) => mail.text?.includes(message.text));
    const idOf = (one: Received) => one.mail.messageId?.slice(1).split('@')[0] ?? '';
    const inDoubt = new Set<string>();
    for (let kill = 1; kill <= 3; kill += 1) {
      const before = own().length;
      const server = await start(env);
      await until(() => own().length > before);
      await server.end('SIGKILL');
      const rows = await database((store) =>
        store.selectFrom('outbox').select('id').where('state', '!=', 'delivered').execute(),
      );
      const open = new Set(rows.map(({ id }) => id));
      for (const id of own().map(idOf)) if (open.has(id)) inDoubt.add(id);
      // What was being delivered is not left to its lease.
      await database((store) => store.updateTable('outbox').set({ lease_until: 0 }).execute());
    }
    const server = await start(env);
    await untilDelivered(server.url);
    await server.end('SIGTERM');
    expect([...new Set(own().map(({ to }) => to))].sort()).toEqual(addresses.toSorted());
    // The second copy has the Message-ID of the first.
    const copies = Map.groupBy(own(), idOf);
    expect(copies.size).toBe(60);
    const repeated = [...copies].filter(([, all]) => all.length > 1).map(([id]) => id);
    expect(repeated.filter((id) => !inDoubt.has(id))).toEqual([]);
  });
});

describe('SIGTERM', () => {
  test('ends within 5 s under load, and nothing acknowledged is lost', async () => {
    const server = await start({ RATE_LIMIT: 'off' });
    const load = startLoad(() => server.url, 6);
    await until(() => load.acknowledged.size >= 20);
    const started = performance.now();
    const code = await server.end('SIGTERM');
    const took = performance.now() - started;
    await load.stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(5000);
    expect(await lostOf(place, load.acknowledged)).toEqual([]);
  });
});

describe('the log of a whole run', () => {
  test('has start lines, then JSON with request ids, and nothing personal', async () => {
    const server = await start();
    const form = anEnquiry({ name: 'Zebulon Quux', email: 'zebulon@quux.example' });
    await postTo(server.url, 'send-contact-email', form);
    await postTo(server.url, 'send-contact-email', { ...form, email: 'zebulon at quux' });
    await fetch(`${server.url}/zebulon@quux.example?name=Zebulon`);
    await fetch(`${server.url}/register?firstName=Zebulon`);
    await untilDelivered(server.url);
    await server.end('SIGTERM');
    const lines = server.output().trim().split('\n');
    const plain = lines.filter((line) => !line.startsWith('{'));
    expect(plain.length).toBeLessThanOrEqual(4);
    const requests = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(requests.length).toBeGreaterThanOrEqual(4);
    for (const request of requests) expect(request.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(server.output()).not.toMatch(/zebulon|quux|077 123|Saturday|127\.0\.0\.1/i);
  });
});
