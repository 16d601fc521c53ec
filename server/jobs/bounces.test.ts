import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readMailbox } from '#server/mail/bounce-mailbox.ts';
import type { Store } from '#server/store/tables.ts';
import { documents } from '#test/documents.ts';
import { aBounce } from '#test/server-bounce.ts';
import {
  type AppWithMails,
  appWithMails,
  FROM,
  HOUR,
  MINUTE,
  smtp,
} from '#test/server-delivery.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { startImap, type TestImap } from '#test/server-imap.ts';
import type { TestSmtp } from '#test/server-smtp.ts';
import { countTurns } from '#test/turns.ts';
import { type BouncesDeps, readBounces } from './bounces.ts';

const DAY = 24 * HOUR;
const OFFICE = 'office@school.example';

interface School extends AppWithMails {
  imap: TestImap;
  mail: TestSmtp;
  /** Reads the mailbox as the server does each minute; `url` for another way to it. */
  read: (url?: string, store?: Store) => Promise<void>;
  /** The part of /healthz about bounces. */
  bounces: () => Promise<{ ok: boolean; provenSeconds: number | null; reason?: string }>;
  /** Runs the jobs and sends all mail. A mail of the server to itself arrives, unless it is lost. */
  quarter: (lost?: boolean) => Promise<void>;
}

/** A school whose forms have been mailed. */
async function aSchool(forms = 0, mailbox = 'INBOX'): Promise<School> {
  const imap = await startImap({ mailbox });
  onTestFinished(() => imap.close());
  const mail = await smtp();
  const school = await appWithMails(forms, mail.url);
  await school.untilDelivered();
  const { server, outbox } = school;
  const app = createApp({ ...server.deps, readsBounces: true });
  let arrived = 0;
  const read = async (url = imap.url, store = server.store) => {
    server.pass(MINUTE);
    const wakeOutbox = () => {};
    const { signal } = new AbortController();
    const readMails: BouncesDeps['readMails'] = (after, take) =>
      readMailbox(url, after, take, signal);
    await readBounces({ ...outbox, live: { documents }, store, readMails, wakeOutbox });
  };
  return {
    ...school,
    imap,
    mail,
    read,
    bounces: async () => {
      const response = await app.request('/healthz');
      expect(response.status).toBe(200);
      return (await response.json()).bounces;
    },
    quarter: async (lost = false) => {
      server.pass(15 * MINUTE);
      await server.jobs({ selfCheckTo: FROM.address });
      await school.round();
      for (; arrived < mail.received.length; arrived += 1) {
        const { to, raw } = mail.received[arrived] ?? { to: '', raw: '' };
        if (to === FROM.address && !lost) imap.add(raw);
      }
    },
  };
}

const alerts = ({ mail }: School) =>
  mail.received.filter(({ to, mail: { subject = '' } }) => {
    return to === OFFICE && /could not be delivered/.test(subject);
  });

/** The id of the row of a pending message. */
async function idOf({ rows }: School, message: string): Promise<string> {
  const row = (await rows()).find((each) => each.message === message);
  if (!row) throw new Error(`There is no pending ${message}.`);
  return row.id;
}

describe('a returned acknowledgement', () => {
  test.each(['its Message-ID', 'its envelope id'])(
    'by %s: the office is notified once, and no mail is sent there any more',
    async (by) => {
      const school = await aSchool(1);
      const id = await idOf(school, 'enquiry-acknowledgement');
      const named =
        by === 'its Message-ID' ? { messageId: `${id}@school.example` } : { envelopeId: id };
      const bounce = aBounce({ ...named, recipient: 'visitor0@example.com' });
      school.imap.add(bounce);
      school.imap.add(bounce);
      await school.read();
      await school.read();
      await school.untilDelivered();
      expect(alerts(school)).toHaveLength(1);
      expect(alerts(school)[0]?.mail.text).toContain('came back: 550 5.1.1');
      expect(await school.staff('list', '', { undelivered: true })).toMatch(/undelivered$/);
      expect(await school.health()).toMatchObject({ outbox: { due: 0, dead: 1 } });

      const before = school.mail.received.length;
      await school.server.post('send-contact-email', anEnquiry({ email: 'visitor0@example.com' }));
      await school.untilDelivered();
      const later = school.mail.received.slice(before).map(({ to }) => to);
      expect(later).toEqual([OFFICE, OFFICE]);
      expect(JSON.stringify(school.server.logged)).not.toContain('@');
    },
  );

  test('without an id: the latest to its recipient is given up, and the address stays in use', async () => {
    const school = await aSchool(1);
    school.imap.add(aBounce({ returned: 'none', recipient: 'Visitor0@example.com' }));
    await school.read();
    await school.untilDelivered();
    expect(alerts(school)).toHaveLength(1);
    await school.server.post('send-contact-email', anEnquiry({ email: 'visitor0@example.com' }));
    await school.untilDelivered();
    expect(school.mail.received.filter(({ to }) => to === 'visitor0@example.com')).toHaveLength(2);
  });

  test('is not ours, or too old: nothing happens', async () => {
    const school = await aSchool(1);
    school.imap.add(aBounce({ messageId: 'somebody@else.example', recipient: 'x@y.example' }));
    school.imap.add(aBounce({ action: 'delayed', recipient: 'visitor0@example.com' }));
    school.server.pass(6 * DAY);
    school.imap.add(aBounce({ returned: 'none', recipient: 'visitor0@example.com' }));
    await school.read();
    expect(await school.states('delivered')).toBe(2);
  });
});

/** The store, which fails when anything that has one of these texts in it is written. */
function refusing(store: Store, ...texts: string[]): Store {
  return store.withPlugin({
    transformQuery: ({ node }) => {
      const written = node.kind === 'SelectQueryNode' ? '' : JSON.stringify(node);
      if (texts.some((text) => written.includes(text))) throw new Error('not taken');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

describe('a report that the store rejects', () => {
  test('does not delay later ones', async () => {
    const school = await aSchool(2);
    const [poison, later] = (await school.rows())
      .filter(({ message }) => message === 'enquiry-acknowledgement')
      .map(({ id }) => id) as [string, string];
    for (const id of [poison, later]) school.imap.add(aBounce({ envelopeId: id }));
    await school.read(undefined, refusing(school.server.store, poison));
    const dead = (await school.rows()).filter(({ state }) => state === 'dead');
    expect(dead.map(({ id }) => id)).toEqual([later]);
    expect(school.server.logged).toContainEqual({ event: 'bounce not taken', reason: 'not taken' });
    expect(await school.bounces()).toMatchObject({ ok: true });
    await school.read();
    expect(await school.states('dead')).toBe(1);
  });

  test('is read again if the store was unavailable', async () => {
    const school = await aSchool(1);
    const id = await idOf(school, 'enquiry-acknowledgement');
    school.imap.add(aBounce({ envelopeId: id }));
    await school.read(undefined, refusing(school.server.store, id, 'bounces:position'));
    expect(await school.bounces()).toMatchObject({ ok: false });
    await school.read();
    expect(await school.states('dead')).toBe(1);
    expect(await school.bounces()).toMatchObject({ ok: true });
  });
});

test('requests run between one mail and the next', async () => {
  const school = await aSchool();
  const turns = countTurns();
  // Read from the mailbox already: on SQLite nothing else waits then.
  const position = { uidValidity: '7', uid: 5 };
  const source = async () => Buffer.from(aBounce({ returned: 'none' }));
  const readMails: BouncesDeps['readMails'] = async (_, take) => {
    for (let uid = 1; uid <= 5; uid += 1) {
      await take({ position: { ...position, uid }, messageId: '', isReport: true, source });
    }
    return position;
  };
  await readBounces({ ...school.outbox, live: { documents }, readMails, wakeOutbox: () => {} });
  expect(turns.end()).toBeGreaterThanOrEqual(5);
});

test('returned mail to the school is sent again after a day', async () => {
  const school = await aSchool(1);
  const id = await idOf(school, 'enquiry-staff');
  school.imap.add(aBounce({ envelopeId: id, recipient: OFFICE }));
  await school.read();
  expect(await school.health()).toMatchObject({ outbox: { dead: 1 } });
  school.server.pass(23 * HOUR);
  await school.round();
  expect(school.mail.received).toHaveLength(2);
  school.server.pass(HOUR);
  await school.round();
  expect(school.mail.received).toHaveLength(3);
  expect(await school.health()).toMatchObject({ outbox: { dead: 0 } });
});

describe('the mailbox', () => {
  test('is read from the last position, and other mail stays unchanged', async () => {
    const school = await aSchool(2);
    school.imap.add('Subject: From a parent\r\nMessage-ID: <1@x.example>\r\n\r\nHello\r\n');
    await school.read();
    const read = school.imap.commands.length;
    school.imap.add(aBounce({ envelopeId: await idOf(school, 'enquiry-acknowledgement') }));
    await school.read();
    expect(await school.states('dead')).toBe(1);
    const later = school.imap.commands.slice(read).filter((line) => line.startsWith('UID FETCH'));
    expect(later.every((line) => /^UID FETCH 2(:2)? /.test(line))).toBe(true);
    expect(school.imap.commands.join()).not.toMatch(
      /UID FETCH \S+ .*BODY\.PEEK\[\].*\bUID FETCH 1 /,
    );
    expect(school.imap.uids()).toEqual([1, 2]);

    // A recreated mailbox is read from its start: a report is not applied twice.
    school.imap.renew();
    await school.read();
    await school.untilDelivered();
    expect(alerts(school)).toHaveLength(1);
  });

  test('may have another name', async () => {
    const school = await aSchool(1, 'Returned mail');
    school.imap.add(aBounce({ envelopeId: await idOf(school, 'enquiry-acknowledgement') }));
    await school.read();
    expect(await school.states('dead')).toBe(1);
  });

  test('gets no login without TLS over a network', async () => {
    const school = await aSchool();
    // The same server, by an address that is not taken for this machine's own.
    await school.read(school.imap.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
    expect(school.imap.commands.length).toBeGreaterThan(0);
    expect(school.imap.commands.join()).not.toMatch(/LOGIN|AUTHENTICATE/);
    expect(school.server.logged).toContainEqual(
      expect.objectContaining({ event: 'bounces not read' }),
    );
  });
});

describe('the daily self-check', () => {
  test('is sent once a day, and is deleted and recorded when it arrives', async () => {
    const school = await aSchool();
    await school.quarter();
    await school.read();
    expect(await school.bounces()).toEqual({ ok: true, provenSeconds: 0 });
    expect(school.imap.uids()).toEqual([]);
    for (let hours = 0; hours < 24; hours += 1) {
      school.server.pass(45 * MINUTE - MINUTE);
      await school.quarter();
      await school.read();
    }
    const own = school.mail.received.filter(({ to }) => to === FROM.address);
    expect(own).toHaveLength(2);
    expect(own[0]?.from).toBe(FROM.address);
    expect(await school.bounces()).toMatchObject({ ok: true });
  });

  test('is reported after an hour without arrival, and sent again until it arrives', async () => {
    const school = await aSchool();
    await school.quarter(true);
    await school.read();
    expect(await school.bounces()).toEqual({ ok: true, provenSeconds: null });
    for (let quarters = 0; quarters < 5; quarters += 1) {
      await school.quarter(true);
      await school.read();
    }
    expect(await school.bounces()).toEqual({
      ok: false,
      provenSeconds: null,
      reason: 'the mail that the server sends to itself does not arrive',
    });
    for (let quarters = 0; quarters < 4; quarters += 1) {
      await school.quarter();
      await school.read();
    }
    expect(await school.bounces()).toMatchObject({ ok: true });
  });

  test('a mailbox that cannot be opened is reported until it can', async () => {
    const school = await aSchool();
    await school.quarter();
    school.imap.lock(true);
    await school.read();
    expect(await school.bounces()).toMatchObject({
      ok: false,
      reason: 'the mailbox of BOUNCES_URL cannot be read',
    });
    school.imap.lock(false);
    await school.read();
    expect(await school.bounces()).toMatchObject({ ok: true });
    await school.read('imap://user:password@127.0.0.1:1');
    expect(await school.bounces()).toMatchObject({ ok: false });
  });

  test('is not sent or reported when no mailbox is read', async () => {
    const school = await aSchool();
    await school.server.jobs();
    expect(await school.rows()).toEqual([]);
    expect(await school.health()).toEqual({
      ok: true,
      outbox: { due: 0, dead: 0, oldestSeconds: 0 },
      held: 0,
    });
  });
});
