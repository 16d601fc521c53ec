import { describe, expect, test } from 'vitest';
import { appWithMails, HOUR, MINUTE, smtp } from '#test/server-delivery.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import type { TestSmtp } from '#test/server-smtp.ts';

const OFFICE = 'office@school.example';
const DAY = 24 * HOUR;

/** A mail server that rejects the recipients in `refusals` with the reply given there. */
async function refusing(refusals: Record<string, [number, string]>) {
  return { refusals, mail: await smtp({ rcptTo: (to) => refusals[to] }) };
}

const to = (mail: TestSmtp, address: string) =>
  mail.received.filter((received) => received.to === address);
const alerts = (mail: TestSmtp) =>
  to(mail, OFFICE).filter(({ mail: { subject = '' } }) => /could not be delivered/.test(subject));

describe('rejected mail to the school', () => {
  test.each([
    [550, '5.4.5 Daily user sending limit exceeded'],
    [554, '5.7.1 Service unavailable; client host blocked using a blocklist'],
    [552, '5.2.2 Mailbox full'],
    [550, '5.1.1 No such user'],
  ])('%i %s: is retried hourly and listed until it is accepted', async (code, reply) => {
    const { refusals, mail } = await refusing({ [OFFICE]: [code, reply] });
    const school = await appWithMails(1, mail.url);
    await school.round();
    for (let hours = 0; hours < 100; hours += 1) {
      expect(await school.health()).toMatchObject({ outbox: { due: 0, dead: 1 } });
      expect(await school.staff('list', '', { undelivered: true })).toMatch(/undelivered$/);
      school.server.pass(HOUR - MINUTE);
      await school.round();
      expect((await school.rows()).map(({ attempts }) => attempts).sort()).toEqual([1, 1 + hours]);
      school.server.pass(MINUTE);
      await school.round();
      if (hours === 3) delete refusals[OFFICE];
      if (hours > 3) break;
    }
    expect(to(mail, OFFICE)).toHaveLength(1);
    expect(await school.health()).toMatchObject({ outbox: { due: 0, dead: 0 } });
    expect(await school.staff('list', '', { undelivered: true })).toBe('');
  });

  test('is retried, digests and reminders too; submissions in them are listed as undelivered', async () => {
    const { refusals, mail } = await refusing({});
    const school = await appWithMails(1, mail.url, { limitsOn: true });
    await school.round();
    await school.server.post('send-contact-email', { ...anEnquiry(), website: 'x' });
    refusals[OFFICE] = [554, '5.7.1 blocked'];
    school.server.pass(20 * HOUR);
    await school.server.jobs();
    await school.round();
    expect(await school.health()).toMatchObject({ outbox: { dead: 2 } });
    expect((await school.staff('list', '', { undelivered: true })).split('\n')).toHaveLength(2);
    delete refusals[OFFICE];
    school.server.pass(HOUR);
    await school.round();
    const subjects = to(mail, OFFICE).map(({ mail: { subject } }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('was held'));
    expect(subjects).toContainEqual(expect.stringContaining('is waiting'));
    expect(await school.staff('list', '', { undelivered: true })).toBe('');
  });
});

describe('a rejected acknowledgement', () => {
  test('to an unknown address is given up at once, and the office is notified once', async () => {
    const { mail } = await refusing({
      'kasun@example.com': [550, '5.1.1 <kasun@example.com>: user unknown'],
      'ruwan@example.com': [550, 'No such user here'],
    });
    const school = await appWithMails(0, mail.url);
    const response = await school.server.post('send-registration-email', aRegistration());
    const { reference } = await response.json();
    await school.untilDelivered();
    const [alert, ...more] = alerts(mail);
    expect(more).toEqual([]);
    expect(alert?.mail.subject).toBe(
      `${reference} The acknowledgement could not be delivered: call Kasun Fernando`,
    );
    expect(alert?.mail.text).toContain(
      `The acknowledgement of ${reference} could not be delivered: please call.`,
    );
    for (const part of ['+94 77 765 4321', '011 258 7412', 'kasun@example.com', 'Called: https']) {
      expect(alert?.mail.text).toContain(part);
    }
    expect(alert?.mail.html).toContain('href="tel:+94777654321"');
    school.server.pass(3 * DAY);
    await school.untilDelivered();
    expect(alerts(mail)).toHaveLength(1);
    expect(to(mail, OFFICE)).toHaveLength(2);
    expect(await school.states('dead')).toBe(2);
    expect(JSON.stringify(school.server.logged)).not.toContain('@');
  });

  test.each([
    [550, '5.4.5 Daily user sending limit exceeded'],
    [550, '5.7.1 blocked'],
    [552, '5.2.2 Mailbox full'],
    [550, 'not wanted here'],
  ])('%i %s: is retried every hour, and the office gets no mail', async (code, reply) => {
    const { refusals, mail } = await refusing({ 'visitor0@example.com': [code, reply] });
    const school = await appWithMails(1, mail.url);
    await school.round();
    school.server.pass(23 * HOUR);
    await school.round();
    expect(await school.states('dead')).toBe(1);
    delete refusals['visitor0@example.com'];
    school.server.pass(HOUR);
    await school.round();
    expect(to(mail, 'visitor0@example.com')).toHaveLength(1);
    expect(alerts(mail)).toEqual([]);
  });

  test.each([
    [550, '5.7.1 blocked'],
    [450, '4.1.2 Domain not found'],
  ])('%i %s: is given up after two days, and the office gets a mail', async (code, reply) => {
    const { mail } = await refusing({ 'visitor0@example.com': [code, reply] });
    const school = await appWithMails(1, mail.url);
    for (let hours = 0; hours <= 47; hours += 1) {
      await school.round();
      school.server.pass(HOUR);
    }
    expect(alerts(mail)).toEqual([]);
    await school.round();
    await school.round();
    expect(alerts(mail)).toHaveLength(1);
    const attempts = async () => (await school.rows()).map((row) => row.attempts);
    const before = await attempts();
    school.server.pass(30 * DAY);
    await school.round();
    expect(await attempts()).toEqual(before);
  });
});

describe('an unknown address', () => {
  async function withUnknown() {
    const tried: string[] = [];
    let unknown = true;
    const mail = await smtp({
      rcptTo: (address) => {
        tried.push(address);
        return unknown && /^unknown@/i.test(address) ? [550, '5.1.1 unknown'] : undefined;
      },
    });
    const school = await appWithMails(0, mail.url);
    const send = async (email: string) => {
      await school.server.post('send-contact-email', anEnquiry({ email }));
      await school.untilDelivered();
    };
    return {
      school,
      mail,
      send,
      tries: () => tried.filter((address) => /^unknown@/i.test(address)).length,
      begins: () => {
        unknown = false;
      },
    };
  }

  test('gets no more mail in any spelling, and the office is notified of each form', async () => {
    const { mail, send, tries } = await withUnknown();
    await send('unknown@example.com');
    expect(tries()).toBe(1);
    await send('Unknown@Example.com');
    expect(tries()).toBe(1);
    expect(alerts(mail)).toHaveLength(2);
    await send('somebody@example.com');
    expect(to(mail, 'somebody@example.com')).toHaveLength(1);
  });

  test('is forgotten when its submissions are erased, by retry, and after 90 days', async () => {
    const { school, send, tries } = await withUnknown();
    await send('unknown@example.com');
    expect(await school.staff('erase', 'unknown@example.com')).toBe('1 erased');
    await send('unknown@example.com');
    expect(tries()).toBe(2);

    await school.staff('retry');
    await school.untilDelivered();
    expect(tries()).toBe(3);
    await send('unknown@example.com');
    expect(tries()).toBe(3);

    school.server.pass(91 * DAY);
    await send('unknown@example.com');
    expect(tries()).toBe(4);
  });

  test('that exists after all gets its acknowledgement by retry, and later ones as usual', async () => {
    const { school, mail, send, begins } = await withUnknown();
    await send('unknown@example.com');
    begins();
    await school.staff('retry');
    await school.untilDelivered();
    expect(to(mail, 'unknown@example.com')).toHaveLength(1);
    await send('unknown@example.com');
    expect(to(mail, 'unknown@example.com')).toHaveLength(2);
    expect(alerts(mail)).toHaveLength(1);
  });
});
