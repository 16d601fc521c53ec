import { describe, expect, onTestFinished, test } from 'vitest';
import { mailDelivery } from '#server/jobs/deliver-mail.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { commands } from '#server/staff/commands.ts';
import { createTestApp, type TestApp } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { type Faults, startSmtp, type TestSmtp } from '#test/server-smtp.ts';
import { backOff } from './back-off.ts';
import { deliverDue } from './deliver.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FROM = { name: 'The School', address: 'website@school.example' };

let server: TestApp;

/** The app with `forms` enquiries in it, and a way to deliver by SMTP to `url`. */
async function owing(forms: number, url: string) {
  server = await createTestApp({ limits: { on: false, secret: 'x' } });
  onTestFinished(() => server.close());
  for (let index = 0; index < forms; index += 1) {
    const body = anEnquiry({ email: `visitor${index}@example.com` });
    expect((await server.post('send-contact-email', body)).status).toBe(200);
  }
  const transport = smtpTransport(url, FROM);
  onTestFinished(() => transport.close());
  const { store, deps } = server;
  const deliver = mailDelivery({ store, transport, staff: deps.staff });
  const outbox = { store, clock: server.now, deliver, concurrency: 8, log: deps.log };
  /** Attempts all that is due now, once each. */
  const round = async () => {
    while ((await deliverDue(outbox)) > 0);
  };
  /** Rounds with the clock going on between them, until nothing is due or `most` are over. */
  const untilDelivered = async (most = 40) => {
    for (let count = 0; count < most; count += 1) {
      await round();
      const due = await states('due');
      if (due === 0) return;
      server.pass(MINUTE);
    }
  };
  return { round, untilDelivered };
}

async function smtp(faults?: Faults): Promise<TestSmtp> {
  const started = await startSmtp(faults);
  onTestFinished(() => started.close());
  return started;
}

async function states(state: 'due' | 'delivered' | 'dead'): Promise<number> {
  const rows = await server.store
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', state)
    .execute();
  return rows.length;
}

/** Every row's mail came, and whatever came is a row's: repeats carry the same Message-ID. */
async function expectAllReceived(mail: TestSmtp): Promise<void> {
  const rows = await server.store.selectFrom('outbox').select('id').execute();
  const ids = rows.map(({ id }) => `<${id}@school.example>`).sort();
  expect([...new Set(mail.received.map(({ mail: { messageId } }) => messageId))].sort()).toEqual(
    ids,
  );
}

/** Yes in `share` of the calls, the same ones each time the test runs. */
function sometimes(share: number, seed: number): () => boolean {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 < share;
  };
}

describe('a mail server that works', () => {
  test('gets each mail once, from the configured sender', async () => {
    const mail = await smtp();
    const { untilDelivered } = await owing(12, mail.url);
    await untilDelivered();
    expect(await states('delivered')).toBe(24);
    expect(mail.received).toHaveLength(24);
    await expectAllReceived(mail);
    for (const { from, mail: parsed } of mail.received) {
      expect(from).toBe(FROM.address);
      expect(parsed.from).toEqual(FROM);
      expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(
        'auto-generated',
      );
    }
  });
});

describe('a mail server with faults loses nothing', () => {
  test('temporary refusals, at every step', async () => {
    const now = sometimes(0.2, 1);
    const later = (): [number, string] | undefined =>
      now() ? [450, 'try again later'] : undefined;
    const mail = await smtp({ mailFrom: later, rcptTo: later, data: later });
    const { untilDelivered } = await owing(25, mail.url);
    await untilDelivered();
    expect(await states('delivered')).toBe(50);
    expect(mail.received).toHaveLength(50);
    await expectAllReceived(mail);
  });

  test('connections cut before the mail is taken', async () => {
    const now = sometimes(0.2, 2);
    const mail = await smtp({ cut: () => (now() ? 'before' : undefined) });
    const { untilDelivered } = await owing(25, mail.url);
    await untilDelivered();
    expect(mail.received).toHaveLength(50);
    await expectAllReceived(mail);
  });

  test('replies that are lost: repeats carry the same Message-ID', async () => {
    const now = sometimes(0.2, 3);
    const mail = await smtp({ cut: () => (now() ? 'after' : undefined) });
    const { untilDelivered } = await owing(25, mail.url);
    await untilDelivered();
    expect(await states('delivered')).toBe(50);
    expect(mail.received.length).toBeGreaterThan(50);
    await expectAllReceived(mail);
  });

  test('a greeting that takes 4 s', async () => {
    const mail = await smtp({ greeting: () => 4000 });
    const { round } = await owing(1, mail.url);
    await round();
    expect(await states('delivered')).toBe(2);
  });

  test('a server that is dead for minutes', async () => {
    const first = await startSmtp();
    await first.close();
    const { round, untilDelivered } = await owing(5, first.url);
    for (let minute = 0; minute < 30; minute += 1) {
      await round();
      server.pass(MINUTE);
    }
    expect(await states('due')).toBe(10);
    const again = await startSmtp({}, first.port);
    onTestFinished(() => again.close());
    await untilDelivered(2);
    expect(again.received).toHaveLength(10);
    await expectAllReceived(again);
    const health = await (await server.app.request('/healthz')).json();
    expect(health).toEqual({ ok: true, outbox: { due: 0, dead: 0, oldestSeconds: 0 }, held: 0 });
  });

  test('one bad address does not keep the others waiting', async () => {
    const mail = await smtp({
      rcptTo: (to) => (to.startsWith('visitor0@') ? [550, 'no such user'] : undefined),
    });
    const { untilDelivered } = await owing(3, mail.url);
    await untilDelivered();
    expect(mail.received).toHaveLength(5);
    expect(await states('dead')).toBe(1);
  });
});

describe('a refusal for good', () => {
  test.each(['mailFrom', 'rcptTo', 'data'] as const)(
    'at %s is a dead letter that staff can retry',
    async (step) => {
      let refusing = true;
      const mail = await smtp({ [step]: () => (refusing ? [550, 'not wanted here'] : undefined) });
      const { round } = await owing(1, mail.url);
      await round();
      expect(await states('dead')).toBe(2);
      const health = await (await server.app.request('/healthz')).json();
      expect(health).toMatchObject({ ok: true, outbox: { due: 0, dead: 2 } });
      const printed: string[] = [];
      const deps = {
        ...server.deps,
        clock: server.now,
        print: (text: string) => printed.push(text),
      };
      const staff = {
        ...deps,
        openTransport: () => smtpTransport(mail.url, FROM),
        removeMails: server.removeMails,
      };
      await commands.list?.(staff, '', {});
      expect(printed[0]).toContain('undelivered');

      server.pass(MINUTE);
      await round();
      expect(mail.received).toHaveLength(0);
      refusing = false;
      await commands.retry?.(staff, '', {});
      await round();
      expect(mail.received).toHaveLength(2);
      await expectAllReceived(mail);
    },
  );
});

describe('a wrong configuration never makes a dead letter', () => {
  const wrong: [string, Faults, (url: string) => string][] = [
    [
      'a password that is refused',
      {
        options: {
          authOptional: false,
          disabledCommands: ['STARTTLS'],
          onAuth: (_, __, done) => done(new Error('wrong password')),
        },
      },
      (url) => url.replace('//', '//user:wrong@'),
    ],
    [
      'a password that is missing',
      { options: { authOptional: false, disabledCommands: ['STARTTLS'] } },
      (url) => url,
    ],
    [
      'a server that does not relay',
      { rcptTo: () => [554, '5.7.1 Relay access denied'] },
      (url) => url,
    ],
    [
      'a sender that is not ours to use',
      { mailFrom: () => [553, '5.7.1 Sender address rejected: not owned by user'] },
      (url) => url,
    ],
    [
      'a login that MAIL asks for',
      { mailFrom: () => [530, '5.7.0 Authentication required'] },
      (url) => url,
    ],
    ['a certificate that nobody signed', { options: { disabledCommands: ['AUTH'] } }, (url) => url],
    ['TLS where there is none', {}, (url) => url.replace('smtp:', 'smtps:')],
    ['another port', {}, (url) => url.replace(/\d+$/, '1')],
  ];
  test.each(wrong)('%s', async (_, faults, change) => {
    const mail = await smtp(faults);
    const { round } = await owing(1, change(mail.url));
    for (let minute = 0; minute < 3; minute += 1) {
      await round();
      server.pass(MINUTE);
    }
    expect(mail.received).toHaveLength(0);
    expect(await states('dead')).toBe(0);
    expect(await states('due')).toBe(2);
    const [row] = await server.store
      .selectFrom('outbox')
      .select(['last_error', 'attempts'])
      .execute();
    expect(row?.attempts).toBe(3);
    expect(row?.last_error).toBeTruthy();
  });
});

describe('what a reply of the mail server says', () => {
  test('is kept and logged without the address in it', async () => {
    const mail = await smtp({ rcptTo: (to) => [450, `<${to}> is over quota`] });
    const { round } = await owing(1, mail.url);
    await round();
    const rows = await server.store.selectFrom('outbox').select('last_error').execute();
    expect(rows.map((row) => row.last_error).join()).toContain('is over quota');
    expect(JSON.stringify([rows, server.logged])).not.toContain('@');
  });
});

test('a registration reaches the office, the student and the guardian through SMTP', async () => {
  const mail = await smtp();
  const { round } = await owing(0, mail.url);
  await server.post('send-registration-email', aRegistration());
  await round();
  expect(mail.received.map(({ to }) => to).sort()).toEqual([
    'kasun@example.com',
    'office@school.example',
    'ruwan@example.com',
  ]);
});

describe('the waiting time', () => {
  test('begins below 10 s, stays within a minute for an hour, then within a quarter of one', () => {
    expect(backOff(1, 0)).toBeLessThanOrEqual(10 * SECOND);
    for (let attempts = 1; attempts < 200; attempts += 1) {
      expect(backOff(attempts, 59 * MINUTE)).toBeLessThanOrEqual(MINUTE);
      expect(backOff(attempts, 61 * MINUTE)).toBeLessThanOrEqual(15 * MINUTE);
      expect(backOff(attempts, 0)).toBeGreaterThanOrEqual(SECOND);
    }
  });

  test('a row waits for it, and a lease keeps others away until it ends', async () => {
    const mail = await smtp({ rcptTo: () => [450, 'later'] });
    const { round } = await owing(1, mail.url);
    await round();
    const attempts = async () =>
      (await server.store.selectFrom('outbox').select('attempts').execute()).map(
        (row) => row.attempts,
      );
    expect(await attempts()).toEqual([1, 1]);
    server.pass(backOff(1, 0) - 1);
    await round();
    expect(await attempts()).toEqual([1, 1]);
    server.pass(1);
    await round();
    expect(await attempts()).toEqual([2, 2]);
  });
});
