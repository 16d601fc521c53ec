import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#build/free-port.ts';
import {
  appWithMails,
  expectAllReceived,
  FROM,
  HOUR,
  MINUTE,
  smtp,
} from '#test/server-delivery.ts';
import { type Faults, startSmtp } from '#test/server-smtp.ts';
import { backOff, withoutAddresses } from './outcome.ts';

const SECOND = 1000;

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
    const school = await appWithMails(12, mail.url);
    await school.untilDelivered();
    expect(await school.states('delivered')).toBe(24);
    expect(mail.received).toHaveLength(24);
    await expectAllReceived(school, mail);
    for (const { from, mail: parsed } of mail.received) {
      expect(from).toBe(FROM.address);
      expect(parsed.from).toEqual(FROM);
      expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(
        'auto-generated',
      );
    }
  });
});

describe('no mail is lost with a faulty mail server', () => {
  const later = (now: () => boolean) => () =>
    now() ? ([450, 'try again later'] satisfies [number, string]) : undefined;
  test.each<{ fault: string; faults: (now: () => boolean) => Faults; isRepeated?: true }>([
    {
      fault: 'temporary refusals, at every step',
      faults: (now) => ({ mailFrom: later(now), rcptTo: later(now), data: later(now) }),
    },
    {
      fault: 'connections cut before the mail is accepted',
      faults: (now) => ({ cut: () => (now() ? 'before' : undefined) }),
    },
    {
      fault: 'replies that are lost: repeats carry the same Message-ID',
      faults: (now) => ({ cut: () => (now() ? 'after' : undefined) }),
      isRepeated: true,
    },
  ])('$fault', async ({ faults, isRepeated = false }) => {
    const mail = await smtp(faults(sometimes(0.2, 1)));
    const school = await appWithMails(25, mail.url);
    await school.untilDelivered();
    expect(await school.states('delivered')).toBe(50);
    expect(mail.received.length > 50).toBe(isRepeated);
    await expectAllReceived(school, mail);
  });

  test('a greeting that takes 4 s', async () => {
    const mail = await smtp({ greeting: () => 4000 });
    const school = await appWithMails(1, mail.url);
    await school.round();
    expect(await school.states('delivered')).toBe(2);
  });

  test('a server that is down for days', async () => {
    const port = await freePort();
    const school = await appWithMails(5, `smtp://127.0.0.1:${port}`);
    for (let hours = 0; hours < 120; hours += 2) {
      await school.round();
      school.server.pass(2 * HOUR);
    }
    expect(await school.states('due')).toBe(10);
    const again = await startSmtp({}, port);
    onTestFinished(() => again.close());
    await school.untilDelivered(2);
    expect(again.received).toHaveLength(10);
    await expectAllReceived(school, again);
    expect(await school.health()).toEqual({
      ok: true,
      outbox: { due: 0, dead: 0, oldestSeconds: 0 },
      held: 0,
    });
  });
});

describe('a permanent rejection', () => {
  test.each(['mailFrom', 'rcptTo', 'data'] as const)(
    'at %s is a dead letter that staff can retry',
    async (step) => {
      let refusing = true;
      const mail = await smtp({ [step]: () => (refusing ? [550, 'not wanted here'] : undefined) });
      const school = await appWithMails(1, mail.url);
      await school.round();
      expect(await school.states('dead')).toBe(2);
      expect(await school.health()).toMatchObject({ ok: true, outbox: { due: 0, dead: 2 } });
      expect(await school.staff('list')).toContain('undelivered');

      school.server.pass(MINUTE);
      await school.round();
      expect(mail.received).toHaveLength(0);
      refusing = false;
      await school.staff('retry');
      await school.round();
      expect(mail.received).toHaveLength(2);
      await expectAllReceived(school, mail);
    },
  );
});

describe('a wrong configuration never counts as a rejection', () => {
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
    ['a self-signed certificate', { options: { disabledCommands: ['AUTH'] } }, (url) => url],
    ['TLS on a server without TLS', {}, (url) => url.replace('smtp:', 'smtps:')],
    ['another port', {}, (url) => url.replace(/\d+$/, '1')],
  ];
  test.each(wrong)('%s', async (_, faults, change) => {
    const mail = await smtp(faults);
    const school = await appWithMails(1, change(mail.url));
    for (let minute = 0; minute < 3; minute += 1) {
      await school.round();
      school.server.pass(MINUTE);
    }
    expect(mail.received).toHaveLength(0);
    expect(await school.states('dead')).toBe(0);
    expect(await school.states('due')).toBe(2);
    const [row] = await school.rows();
    expect(row?.attempts).toBe(3);
    expect(row?.last_error).toBeTruthy();
  });
});

describe('a login', () => {
  // A mail server without TLS that would take any login.
  const inClear = async () => {
    const logins: string[] = [];
    const mail = await smtp({
      options: {
        authOptional: false,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ username }, _, done) => {
          logins.push(username ?? '');
          done(null, { user: username });
        },
      },
    });
    return { mail, logins, url: mail.url.replace('//', '//user:password@') };
  };

  test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'is not shown to a mail server without TLS (%s)',
    async (settings) => {
      const { mail, logins, url } = await inClear();
      // The same server, by an address that is not taken for this machine's own.
      const elsewhere = url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
      const { round, rows } = await appWithMails(1, `${elsewhere}/${settings}`);
      await round();
      expect(logins).toEqual([]);
      expect(mail.received).toEqual([]);
      expect((await rows())[0]?.last_error).toContain('STARTTLS');
    },
  );

  test('is, on this machine itself', async () => {
    const { mail, logins, url } = await inClear();
    const { round } = await appWithMails(1, url);
    await round();
    expect(logins).toContain('user');
    expect(mail.received).toHaveLength(2);
  });
});

describe('a reply of the mail server', () => {
  test('is stored and logged without the address in it', async () => {
    const mail = await smtp({ rcptTo: (to) => [450, `<${to}> is over quota`] });
    const { server, round, rows } = await appWithMails(1, mail.url);
    await round();
    const errors = (await rows()).map((row) => row.last_error).join();
    expect(errors).toContain('is over quota');
    expect(JSON.stringify([errors, server.logged])).not.toContain('@');
  });
});

describe('the waiting time', () => {
  test('begins below 10 s, stays below a minute for an hour, then below 15 minutes', () => {
    expect(backOff(1, 0)).toBeLessThanOrEqual(10 * SECOND);
    for (let attempts = 1; attempts < 200; attempts += 1) {
      expect(backOff(attempts, 59 * MINUTE)).toBeLessThanOrEqual(MINUTE);
      expect(backOff(attempts, 61 * MINUTE)).toBeLessThanOrEqual(15 * MINUTE);
      expect(backOff(attempts, 0)).toBeGreaterThanOrEqual(SECOND);
    }
  });

  test('a row waits for it, and no other worker claims it during the lease', async () => {
    const mail = await smtp({ rcptTo: () => [450, 'later'] });
    const { server, round, rows } = await appWithMails(1, mail.url);
    await round();
    const attempts = async () => (await rows()).map((row) => row.attempts);
    expect(await attempts()).toEqual([1, 1]);
    server.pass(backOff(1, 0) - 1);
    await round();
    expect(await attempts()).toEqual([1, 1]);
    server.pass(1);
    await round();
    expect(await attempts()).toEqual([2, 2]);
  });
});

test.each([
  ['550 5.1.1 <nimali@example.com>: no such user', '550 5.1.1 (address) no such user'],
  ['to a@x.example,b@x.example\tand\nc@x.example', 'to (address)\tand\n(address)'],
  ['meet @ 5, or me@ or @you', 'meet @ 5, or me@ or @you'],
  ['', ''],
])('%j is recorded without addresses', (reply, recorded) => {
  expect(withoutAddresses(reply)).toBe(recorded);
});
