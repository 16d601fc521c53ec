import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { familyLinkOf } from '#content/forms/family-link.ts';
import { createApp } from '#server/app.ts';
import { ownSlot } from '#server/store/office/diary.ts';
import { historyOf } from '#server/store/office/office-history.ts';
import { states } from '#server/store/office/office-states.ts';
import { countOutbox, mailState } from '#server/store/outbox/outbox-rows.ts';
import { forget, forgetRows } from '#server/store/submissions/forget.ts';
import { documents } from '#test/documents.ts';
import { mailsTo, server, serverForEachTest, storedRow } from '#test/server-app.ts';
import { correct, setState } from '#test/server-desk.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { familyLinkIn, forged, sendOn } from '#test/server-links.ts';

const DAY = 86_400_000;
const OFFICE = 'office@school.example';
const DESK = 'desk@school.example';
const SITE = 'https://www.school.example';

serverForEachTest({ origins: [SITE] });

/** The link of the newest acknowledgement to an address, as a path. */
const linkTo = async (address: string) =>
  familyLinkIn(mailsTo(await server.mails(), address)[0]?.text);
async function registered(changes = {}): Promise<string> {
  await server.post('send-registration-email', aRegistration(changes));
  return linkTo('kasun@example.com');
}
const open = (link: string) =>
  server.app.request(link, { headers: { host: 'www.school.example' } });
const press = (link: string, form: Record<string, string>, origin = SITE) =>
  sendOn(server, link, form, origin);
const history = async () => historyOf(server.store, (await storedRow()).id);
/** Subjects of the mails to the office after the first. */
const mailsToOffice = async () =>
  mailsTo(await server.mails(), OFFICE)
    .map(({ subject = '' }) => subject)
    .filter((subject) => !/Registration:|Enquiry:|Message:/.test(subject));

describe('the link', () => {
  test('is in every acknowledgement, in text and HTML', async () => {
    await server.post('send-registration-email', aRegistration());
    await server.post('send-contact-email', anEnquiry());
    const mails = await server.mails();
    for (const address of ['kasun@example.com', 'ruwan@example.com', 'nimali@example.com']) {
      const [mail] = mailsTo(mails, address);
      expect(mail?.text).toContain(SITE + familyLinkIn(mail?.text));
      expect(familyLinkIn(mail?.text)).toMatch(/\?id=[\w-]+&until=\d+&signature=[\w-]+$/);
      expect(familyLinkIn(mail?.html).replaceAll('&amp;', '&')).toBe(familyLinkIn(mail?.text));
    }
    for (const mail of mailsTo(mails, OFFICE)) expect(mail.text).not.toContain('/mine?');
  });

  test('opens a page with few details that is not stored and changes nothing', async () => {
    const link = await registered();
    const before = await storedRow();
    const response = await open(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain(before.reference);
    expect(page).toContain('Kasun');
    expect(page).toContain('Physics, Chemistry');
    expect(page).toContain('We have your registration. We will call you within 24 hours.');
    expect(page).not.toContain('<script');
    const {
      firstName: _,
      subjects: __,
      agreeToTerms: ___,
      level: ____,
      ...others
    } = aRegistration();
    for (const typed of Object.values(others)) if (typed) expect(page).not.toContain(typed);
    for (const method of ['HEAD', 'GET']) await server.app.request(link, { method });
    expect(await storedRow()).toEqual(before);
    expect(await mailsToOffice()).toEqual([]);
  });

  test('has the built site’s styles, which its content policy allows, in every state', async () => {
    const styles = '@font-face { src: url(/assets/a-1.woff2) format("woff2") }';
    const app = createApp({ ...server.deps, linkPageParts: { styles, logo: '<svg></svg>' } });
    const hash = createHash('sha256').update(styles).digest('base64');
    const link = await registered();
    for (const path of [link, forged(link)]) {
      const response = await app.request(path);
      const page = await response.text();
      expect(page).toContain(`<style>${styles}</style>`);
      expect(page).toContain('href="/assets/a-1.woff2" crossorigin referrerpolicy="no-referrer">');
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain(`style-src 'sha256-${hash}'; font-src 'self'; object-src`);
    }
  });

  test('shows the logo that the school has published', async () => {
    const link = await registered();
    const { live } = server.deps;
    const school = { ...live.documents.school, logo: { id: 'our-logo' } };
    const documents = { ...live.documents, school };
    const app = createApp({ ...server.deps, live: { ...live, documents } });
    const response = await app.request(link);
    expect(await response.text()).toContain(
      '<img src="/assets/our-logo-logo.webp" alt="" referrerpolicy="no-referrer">',
    );
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data:");
  });

  test('is sent compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const response = await server.app.request(await registered(), { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test('shows the classes that were chosen', async () => {
    const classes = ['a-level-physics-saturday'];
    await server.post('send-registration-email', aRegistration({ classes }));
    const page = await (await open(await linkTo('kasun@example.com'))).text();
    expect(page).toMatch(/<dt>Classes<\/dt><dd>Physics, Saturday/);
  });

  test('shows the subject of an enquiry', async () => {
    await server.post('send-contact-email', anEnquiry({ subject: '<b>Physics</b>' }));
    const page = await (await open(await linkTo('nimali@example.com'))).text();
    expect(page).toContain('&lt;b&gt;Physics&lt;/b&gt;');
    for (const typed of ['Perera', '077 123', 'grade 12', '@example.com']) {
      expect(page).not.toContain(typed);
    }
  });

  test.each(states)('shows the status %s in plain words', async (state) => {
    const link = await registered();
    await setState(state);
    const { [state]: text } = {
      new: 'We have your registration.',
      'no-answer': 'We tried to call you and could not reach you.',
      called: 'We have spoken with you.',
      assessment: 'Next: a short assessment at the school. We will tell you the day and time.',
      waiting: 'You are on the waiting list. We will call you when there is a place.',
      placed: 'You have a place.',
      withdrawn: 'This registration is withdrawn. We will not call you.',
    };
    expect(await (await open(link)).text()).toContain(text);
  });

  test('shows the day and time of the assessment', async () => {
    const link = await registered();
    const { id } = await storedRow();
    const at = Date.parse('2026-11-28T04:30:00Z');
    await setState('assessment', id, await ownSlot(server.store, id, at, DESK, server.now()));
    expect(await (await open(link)).text()).toContain(
      'Next: a short assessment at the school on Saturday, 28 November, 10.00 a.m.<',
    );
  });

  test('names the class of the waiting list', async () => {
    const link = await registered();
    await setState('waiting');
    const waiting_for_classes = JSON.stringify({ 'a-level-physics-saturday': server.now() });
    await server.store.updateTable('submissions').set({ waiting_for_classes }).execute();
    expect(await (await open(link)).text()).toContain(
      'You are on the waiting list for Physics: Saturday 9.00 a.m.–12 noon (weekend group).',
    );
  });

  test.each([
    ['077 765 4321', '0094 77 765 4321', 'the number ending in 321.'],
    ['077 765 4321', '011 258 7321', 'the numbers ending in 321 and 321.'],
  ])('names the numbers %s and %s, each once', async (phone, parentPhone, text) => {
    const email = 'kasun@example.com';
    const form = aRegistration({ phone, parentPhone, parentEmail: email });
    await server.post('send-registration-email', form);
    expect(await (await open(await linkTo(email))).text()).toContain(`We have ${text}`);
  });

  test('of an enquiry without a phone number does not mention a call', async () => {
    await server.post('send-contact-email', anEnquiry({ phone: '' }));
    const link = await linkTo('nimali@example.com');
    for (const state of states) {
      await setState(state);
      const page = await (await open(link)).text();
      expect(page.replace('Any questions? Call us and tell us your reference.', '')).not.toMatch(
        /\bcall(ed)?\b|spoken/i,
      );
    }
  });

  test('names the school, its phone numbers and the site on every page', async () => {
    const link = await registered();
    for (const path of [link, forged(link)]) {
      const page = await (await open(path)).text();
      expect(page).toMatch(new RegExp(`<header><a href="${SITE}">.*School Name`));
      expect(page).toContain('<a href="tel:+94110000000">');
      expect(page).toContain('<a href="tel:+94110000001">');
      expect(page).toContain('<meta name="referrer" content="same-origin">');
    }
  });
});

describe('a link that does not work', () => {
  test('gets 403 and the phone number when forged, cut off or of another purpose', async () => {
    const link = await registered();
    const staff = mailsTo(await server.mails(), OFFICE)[0]?.text ?? '';
    const called = /https:\/\/\S+called\S+/.exec(staff)?.[0].replace(SITE, '') ?? '';
    for (const path of [
      forged(link),
      link.replace(/&signature=.*/, ''),
      link.replace(/until=\d/, 'until=9'),
      link.replace(/id=./, 'id=z'),
      called.replace('/called', '/mine'),
      '/functions/v1/mine',
    ]) {
      for (const response of [await open(path), await press(path, { do: 'withdraw-confirmed' })]) {
        expect(response.status, path).toBe(403);
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
        expect(await response.text()).toContain(familyLinkOf(documents).refused.forged);
      }
    }
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'link refused', link: 'mine', reason: 'forged' }),
    );
    expect((await server.app.request(link.replace('/mine', '/called'))).status).toBe(403);
    expect((await storedRow()).state).toBe('new');
  });

  test('works for 90 days', async () => {
    const link = await registered();
    server.pass(89 * DAY);
    expect((await open(link)).status).toBe(200);
    server.pass(DAY);
    const response = await press(link, { do: 'withdraw-confirmed' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(familyLinkOf(documents).refused.expired);
    expect((await storedRow()).state).toBe('new');
  });

  test('gets 410 after the submission was erased', async () => {
    const link = await registered();
    await forgetRows(server.store, [(await storedRow()).id], server.now());
    for (const response of [await open(link), await press(link, { do: 'withdraw-confirmed' })]) {
      expect(response.status).toBe(410);
      expect(await response.text()).toContain(familyLinkOf(documents).erased.text);
    }
  });

  test('takes what the browser calls same-origin, also where a proxy adds no-referrer', async () => {
    const link = await registered();
    const response = await server.app.request(link, {
      method: 'POST',
      headers: {
        origin: 'null',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'do=withdraw-confirmed',
    });
    expect(response.status).toBe(303);
  });

  test('changes nothing when posted from another origin or without one', async () => {
    const link = await registered();
    const form = { do: 'withdraw-confirmed' };
    for (const origin of ['https://evil.example', 'null']) {
      expect((await press(link, form, origin)).status).toBe(403);
    }
    const body = new URLSearchParams(form);
    expect((await server.app.request(link, { method: 'POST', body })).status).toBe(403);
    expect((await storedRow()).state).toBe('new');
  });

  test('shows a sentence while the store is unavailable', async () => {
    const link = await registered();
    await server.store.destroy();
    const response = await open(link);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(familyLinkOf(documents).away.text);
  });
});

describe('many changes within an hour', () => {
  test('are reported in ten mails and one that lists the rest', async () => {
    const links: string[] = [];
    for (let number = 10; number < 22; number += 1) {
      const email = `family${number}@example.com`;
      const message = `Is there a class for ${number} o'clock?`;
      const phone = `07123456${number}`;
      const form = anEnquiry({ email, name: `Family ${number}`, phone, message });
      await server.post('send-contact-email', form, { address: `203.0.113.${number}` });
      links.push(await linkTo(email));
    }
    for (let round = 0; round < 4; round += 1) {
      for (const link of links) {
        server.pass(1000);
        const form = { do: round % 2 ? 'undo' : 'withdraw-confirmed' };
        expect((await press(link, form)).status).toBe(303);
      }
    }
    expect(await mailsToOffice()).toHaveLength(10);

    server.pass(3_600_000);
    const subject = '12 families used the link in our mail';
    expect((await mailsToOffice()).filter((each) => each === subject)).toHaveLength(1);
    expect(await mailsToOffice()).toHaveLength(11);
    const mail = mailsTo(await server.mails(), OFFICE).find((each) => each.subject === subject);
    expect(mail?.text).toContain('0712345621');
    expect(mail?.text).toMatch(/https:\/\/office\.school\.example\/\S+/);

    // Erasing a family that it lists erases the mail too.
    const { id } = await server.store
      .selectFrom('submissions')
      .select('id')
      .where('email', '=', 'family10@example.com')
      .executeTakeFirstOrThrow();
    await forget({ store: server.store, clock: server.now, removeMails: server.removeMails }, [id]);
    expect(await mailsToOffice()).not.toContain(subject);

    await press(links[5] ?? '', { do: 'withdraw-confirmed' });
    expect(
      (await mailsToOffice()).filter((each) => each.includes('Withdrawn: Family 15')),
    ).toHaveLength(2);
  });
});

describe('on the page, a family can', () => {
  test('correct the phone number', async () => {
    const link = await registered();
    const response = await press(link, { do: 'phone', phone: ' 071 555 6677 ' });
    expect(response.status).toBe(303);
    const after = await open(response.headers.get('location') ?? '');
    expect(await after.text()).toContain('Thank you. We will call you on 071 555 6677.');
    expect(JSON.parse((await storedRow()).fields).phone).toBe('071 555 6677');
    expect(await history()).toMatchObject([
      { by: 'the family’s own link', what: 'corrected', details: { wasValue: '+94 77 765 4321' } },
    ]);
    expect(await mailsToOffice()).toEqual([expect.stringContaining('New phone number')]);
    const mail = mailsTo(await server.mails(), OFFICE).find(({ subject }) =>
      subject?.includes('New phone number'),
    );
    expect(mail?.text).toContain('071 555 6677');
    // Once more the same: nothing new.
    await press(link, { do: 'phone', phone: '071 555 6677' });
    expect(await history()).toHaveLength(1);
  });

  test.each([
    ['New phone number', { do: 'phone', phone: '071 555 6677' }],
    ['Withdrawn', { do: 'withdraw-confirmed' }],
    ['Wrong address', { do: 'not-us' }],
  ])('press several times at once, and the office gets one mail: %s', async (subject, form) => {
    const link = await registered();
    const presses = [1, 2, 3, 4].map(() => press(link, form));
    for (const response of await Promise.all(presses)) expect(response.status).toBe(303);
    expect(await history()).toHaveLength(1);
    expect(await mailsToOffice()).toEqual([expect.stringContaining(subject)]);
  });

  test('correct the guardian’s own number', async () => {
    await registered();
    const link = await linkTo('ruwan@example.com');
    expect(await (await open(link)).text()).toContain('Parent/Guardian&#39;s Phone');
    await press(link, { do: 'phone', phone: '071 555 6677' });
    expect(JSON.parse((await storedRow()).fields)).toMatchObject({
      phone: '+94 77 765 4321',
      parentPhone: '071 555 6677',
    });
  });

  test('correct both numbers when both have the same mailbox', async () => {
    await server.post(
      'send-registration-email',
      aRegistration({ email: 'kasun@example.com', parentEmail: 'Kasun@example.com' }),
    );
    const link = await linkTo('kasun@example.com');
    const page = await (await open(link)).text();
    expect(page).toContain('<label for="phone">Phone Number</label>');
    expect(page).toContain('<label for="parentPhone">Parent/Guardian&#39;s Phone</label>');
    await press(link, { do: 'phone', field: 'parentPhone', phone: '071 555 6677' });
    await press(link, { do: 'phone', field: 'phone', phone: '071 555 6678' });
    expect(JSON.parse((await storedRow()).fields)).toMatchObject({
      phone: '071 555 6678',
      parentPhone: '071 555 6677',
    });
  });

  test.each(['parentPhone', 'email', ''])(
    'not correct the number of the other mailbox, or another field: %j',
    async (field) => {
      const link = await registered();
      const response = await press(link, { do: 'phone', field, phone: '071 555 6677' });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(familyLinkOf(documents).unreadable.text);
      expect(JSON.parse((await storedRow()).fields)).toMatchObject({
        phone: '+94 77 765 4321',
        parentPhone: '011 258 7412',
      });
    },
  );

  test('not correct one of two numbers without naming it', async () => {
    const link = await registered({ parentEmail: 'kasun@example.com' });
    expect((await press(link, { do: 'phone', phone: '071 555 6677' })).status).toBe(422);
    expect(await history()).toEqual([]);
  });

  test.each([
    ['abc', 'This has no digits. Is it a phone number?'],
    ['07155566', 'This number has 8 digits. Is one missing?'],
  ])('save the number %s after one question', async (phone, question) => {
    const link = await registered();
    const asked = await press(link, { do: 'phone', phone });
    expect(asked.status).toBe(200);
    const page = await asked.text();
    expect(page).toContain(question);
    expect(page).toContain(`name="asked" value="${phone}"`);
    expect(await history()).toEqual([]);
    expect((await press(link, { do: 'phone', phone, asked: phone })).status).toBe(303);
    expect(JSON.parse((await storedRow()).fields).phone).toBe(phone);
  });

  test('show a saved number only to the person who typed it', async () => {
    const link = await registered();
    await press(link, { do: 'phone', phone: '071 555 6677' });
    const page = await (await open(`${link}&done=phone&saved=guess`)).text();
    expect(page).not.toContain('071 555 6677');
  });

  test('correct the guardian’s number after the office has corrected the address', async () => {
    await registered();
    const link = await linkTo('ruwan@example.com');
    await correct({ parentEmail: 'ruwan.f@example.com' });
    await correct({ parentEmail: 'r.fernando@example.com' });
    expect(await (await open(link)).text()).toContain('Parent/Guardian&#39;s Phone');
    await press(link, { do: 'phone', phone: '071 555 6677' });
    expect(JSON.parse((await storedRow()).fields)).toMatchObject({
      phone: '+94 77 765 4321',
      parentPhone: '071 555 6677',
    });
  });

  test('correct the guardian’s number when the mailbox was the student’s before', async () => {
    const link = await registered();
    await correct({ email: 'student@example.com' });
    await correct({ parentEmail: 'Kasun@example.com' });
    expect(await (await open(link)).text()).toContain('Parent/Guardian&#39;s Phone');
  });

  test('not correct a number when it is unclear whose mailbox it was', async () => {
    const link = await registered();
    await correct({ parentEmail: 'kasun@example.com' });
    await correct({ parentEmail: 'ruwan@example.com' });
    await correct({ email: 'student@example.com' });
    const page = await (await open(link)).text();
    expect(page).not.toContain('Save this number');
    expect(page).toContain('Withdraw</button>');
    const before = await storedRow();
    const response = await press(link, { do: 'phone', phone: '071 555 6677' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(familyLinkOf(documents).unreadable.text);
    expect((await storedRow()).fields).toBe(before.fields);
  });

  test.each(['', '  ', '0'.repeat(41), '071\n555'])(
    'not save a number that the form rejects: %j',
    async (phone) => {
      const link = await registered();
      const response = await press(link, { do: 'phone', phone });
      expect(response.status).toBe(422);
      expect(await response.text()).toMatch(/role="alert">Phone Number/);
      expect(await history()).toEqual([]);
    },
  );

  test('withdraw once, after a confirmation', async () => {
    const link = await registered();
    const asked = await press(link, { do: 'withdraw' });
    expect(asked.status).toBe(200);
    const question = await asked.text();
    expect(question).toContain('Withdraw this registration?');
    expect(question).toContain('value="withdraw-confirmed"');
    expect((await storedRow()).state).toBe('new');
    expect(await mailsToOffice()).toEqual([]);
    const response = await press(link, { do: 'withdraw-confirmed' });
    expect(response.status).toBe(303);
    const page = await (await open(response.headers.get('location') ?? '')).text();
    expect(page).toContain('It is withdrawn. The office knows, and will not call you.');
    expect(page).toContain('This registration is withdrawn.');
    await press(link, { do: 'withdraw-confirmed' });
    expect((await storedRow()).state).toBe('withdrawn');
    expect(await history()).toMatchObject([{ what: 'withdrawn', details: { was: 'new' } }]);
    expect(await mailsToOffice()).toEqual([expect.stringContaining('Withdrawn')]);
  });

  test('undo the withdrawal for 24 hours', async () => {
    const link = await registered();
    await setState('waiting');
    const before = await storedRow();
    server.pass(60_000);
    await press(link, { do: 'withdraw-confirmed' });
    expect(await (await open(link)).text()).toContain('value="undo"');
    server.pass(23 * 3_600_000);
    const response = await press(link, { do: 'undo' });
    expect(response.status).toBe(303);
    const page = await (await open(response.headers.get('location') ?? '')).text();
    expect(page).toContain('Undone. We have your registration again.');
    expect(page).toContain('You are on the waiting list.');
    expect(await storedRow()).toEqual(before);
    expect((await history()).map(({ what, by }) => [what, by])).toEqual([
      ['waiting', DESK],
      ['withdrawn', 'the family’s own link'],
      ['waiting', 'the family’s own link'],
    ]);
    expect((await mailsToOffice()).toSorted()).toEqual([
      expect.stringContaining('Withdrawal undone'),
      expect.stringContaining('Withdrawn'),
    ]);
  });

  test.each<[string, string, () => unknown]>([
    ['a withdrawal after 24 hours', 'withdraw-confirmed', () => server.pass(DAY)],
    ['what the office has set again', 'withdraw-confirmed', () => setState('withdrawn')],
    ['‘This was not us’', 'not-us', () => {}],
  ])('not undo %s', async (_, what, then) => {
    const link = await registered();
    await press(link, { do: what });
    await then();
    expect(await (await open(link)).text()).not.toContain('value="undo"');
    await press(link, { do: 'undo' });
    expect((await storedRow()).state).toBe('withdrawn');
  });

  test('press ‘This was not us’, and no further mail about it goes to that mailbox', async () => {
    const link = await registered();
    const response = await press(link, { do: 'not-us' });
    expect(await (await open(response.headers.get('location') ?? '')).text()).toContain(
      familyLinkOf(documents).notUs.done,
    );
    await press(link, { do: 'not-us' });
    expect((await storedRow()).state).toBe('withdrawn');
    expect(await history()).toMatchObject([
      { what: 'withdrawn', note: 'This was not us: kasun@example.com' },
    ]);
    expect(await mailsToOffice()).toEqual([expect.stringContaining('Wrong address')]);
    // There are two mailboxes: the office's mail names the right one.
    const mail = mailsTo(await server.mails(), OFFICE).find(({ subject }) =>
      subject?.includes('Wrong address'),
    );
    for (const said of [mail?.text, mail?.html]) {
      expect(said).toContain('kasun@example.com');
      expect(said).not.toContain('ruwan@example.com');
    }

    // All acknowledgements are due again: only the other mailbox gets one.
    await server.store.deleteFrom('outbox').where('recipient', '=', OFFICE).execute();
    const before = await server.mails();
    await server.store
      .updateTable('outbox')
      .set((eb) => ({ id: eb.fn('upper', ['id']), state: 'due', next_at: 0, lease_until: 0 }))
      .execute();
    const added = (await server.mails()).length - before.length;
    expect(added).toBe(1);
    expect(mailsTo(await server.mails(), 'kasun@example.com')).toHaveLength(1);
    expect(mailsTo(await server.mails(), 'ruwan@example.com')).toHaveLength(2);
    // The mail to this mailbox is no longer due, with the reason.
    const pending = await server.store.selectFrom('outbox').selectAll().execute();
    const states = pending
      .filter(({ message }) => message === 'registration-acknowledgement')
      .map((mail) => [mail.recipient, mailState(mail), mail.last_error]);
    expect(states.sort()).toEqual([
      ['kasun@example.com', 'not-sent', 'the owner of this mailbox did not send the submission'],
      ['ruwan@example.com', 'delivered', null],
    ]);
    expect(await countOutbox(server.store, server.now())).toMatchObject({ due: 0, dead: 0 });
  });

  test('press ‘This was not us’ after it was withdrawn', async () => {
    const link = await registered();
    await press(link, { do: 'withdraw-confirmed' });
    await press(link, { do: 'not-us' });
    expect(await history()).toMatchObject([
      { what: 'withdrawn' },
      { what: 'note', note: 'This was not us: kasun@example.com' },
    ]);
  });

  test('not send the office more than 20 changes an hour', async () => {
    const link = await registered();
    const answers: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      answers.push(
        (await press(link, { do: 'phone', phone: `07155566${String(index).padStart(2, '0')}` }))
          .status,
      );
    }
    expect(answers.filter((status) => status === 303)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    server.pass(60_000);
    const { headers } = await press(link, { do: 'phone', phone: '0711111111' });
    expect(headers.get('retry-after')).toBe('3540');
    const hit = { event: 'limit hit', limit: 'family link', refused: true };
    expect(server.logged).toContainEqual(expect.objectContaining(hit));
    expect(JSON.stringify(server.logged)).not.toContain('07155566');
  });

  test.each<Record<string, string>>([{}, { do: 'erase' }])(
    'not do anything else: %j',
    async (form) => {
      expect((await press(await registered(), form)).status).toBe(422);
    },
  );
});
