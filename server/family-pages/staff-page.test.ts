import { describe, expect, test } from 'vitest';
import { states } from '#server/store/office/office-states.ts';
import { mailsTo, server, serverForEachTest, storedRow } from '#test/server-app.ts';
import { setState } from '#test/server-desk.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { forged } from '#test/server-links.ts';
import { staffLinkMaker } from './signed-links.ts';

const DAY = 86_400_000;
const OFFICE = 'office@school.example';

serverForEachTest();

/** The address of a link in a mail's text, as a path of the app. */
async function linkIn(label: string): Promise<string> {
  const texts = mailsTo(await server.mails(), OFFICE).map((mail) => mail.text ?? '');
  const url = new RegExp(`${label}: (https://\\S+)`).exec(texts.join('\n'))?.[1] ?? '';
  return url.replace('https://www.school.example', '');
}
const refusals = () => server.logged.filter(({ event }) => event === 'link refused');

describe('Called', () => {
  test.each(states)(
    'is in the mails about a submission that is ‘%s’ while its call is due',
    (state) => {
      const links = staffLinkMaker('https://www.school.example', 'secret', server.now);
      const { called } = links({ id: 'x', reference: 'K7QF-29XM', hold: null, state });
      expect(called !== undefined).toBe(state === 'new' || state === 'no-answer');
    },
  );

  test('changes nothing when the link is opened; the button marks it as called', async () => {
    await server.post('send-contact-email', anEnquiry());
    const link = await linkIn('Called');
    const opened = await server.app.request(link);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toMatch(/<form method="post"><button[^>]*>Called</);
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    // The page's address must not reach a log by way of its next requests.
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await server.app.request(link, { method: 'HEAD' })).status).toBe(200);
    expect((await storedRow()).called_at).toBeNull();

    server.pass(1000);
    expect((await server.app.request(link, { method: 'POST' })).status).toBe(200);
    expect((await storedRow()).called_at).toBe(server.now());
  });

  test('shows that it is marked when pressed again, without a button', async () => {
    await server.post('send-contact-email', anEnquiry());
    const link = await linkIn('Called');
    await server.app.request(link, { method: 'POST' });
    server.pass(1000);
    for (const method of ['POST', 'GET']) {
      const response = await server.app.request(link, { method });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain('It is marked as called.');
      expect(page).not.toContain('<button');
    }
    expect((await storedRow()).called_at).toBe(server.now() - 1000);
  });

  test('releases what only the limits held, and not what is held as spam', async () => {
    await server.post('send-contact-email', anEnquiry());
    const link = await linkIn('Called');
    const hold = (kind: 'address' | 'spam') =>
      server.store
        .updateTable('submissions')
        .set({ hold: kind, outcome: null, called_at: null })
        .execute();
    for (const [kind, left] of [
      ['address', null],
      ['spam', 'spam'],
    ] as const) {
      await hold(kind);
      await server.app.request(link, { method: 'POST' });
      expect(await storedRow()).toMatchObject({ state: 'called', hold: left });
    }
  });

  test.each([
    ['assessment', 'It is marked as ‘Assessment’.'],
    ['waiting', 'It is marked as ‘Waiting list’.'],
    ['placed', 'It is marked as ‘Placed’.'],
    ['withdrawn', 'It is marked as ‘Withdrawn’.'],
  ] as const)('does not change the status %s, and shows it', async (state, said) => {
    await server.post('send-contact-email', anEnquiry());
    const link = await linkIn('Called');
    await setState(state);
    for (const method of ['GET', 'POST']) {
      const response = await server.app.request(link, { method });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain(said);
      expect(page).not.toContain('did you speak to the family?');
      expect(page).not.toContain('marked as called');
      expect(page).not.toContain('<button');
    }
    expect((await storedRow()).state).toBe(state);
  });

  test('reads Answered for a family without a phone number', async () => {
    await server.post('send-contact-email', anEnquiry({ phone: '' }));
    const link = await linkIn('Answered');
    const asked = await (await server.app.request(link)).text();
    expect(asked).toContain('did you write to the family?');
    expect(asked).toContain('>Answered</button>');
    const done = await server.app.request(link, { method: 'POST' });
    expect(await done.text()).toContain('It is marked as answered.');
    expect((await storedRow()).state).toBe('called');
  });

  test('marks a submission whose call was not answered', async () => {
    await server.post('send-contact-email', anEnquiry());
    const link = await linkIn('Called');
    await setState('no-answer');
    expect(await (await server.app.request(link)).text()).toContain('did you speak to the family?');
    await server.app.request(link, { method: 'POST' });
    expect((await storedRow()).state).toBe('called');
  });

  test('rejects a forged link, one of another purpose and an old one with 403', async () => {
    await server.post('send-contact-email', anEnquiry());
    const link = await linkIn('Called');
    const wrong = [
      forged(link),
      link.replace(/signature=.*/, 'signature='),
      link.replace(/until=\d/, 'until=9'),
      link.replace(/id=./, 'id=z'),
      link.replace('/called', '/not-spam'),
      '/functions/v1/called',
    ];
    for (const path of wrong) {
      for (const method of ['GET', 'POST']) {
        const response = await server.app.request(path, { method });
        expect(response.status).toBe(403);
        expect(response.headers.get('content-type')).toContain('text/html');
        expect(refusals().at(-1)).toMatchObject({
          link: /v1\/([a-z-]+)/.exec(path)?.[1],
          reason: 'forged',
        });
      }
    }
    server.pass(29 * DAY);
    expect((await server.app.request(link)).status).toBe(200);
    server.pass(1 * DAY);
    expect((await server.app.request(link, { method: 'POST' })).status).toBe(403);
    expect((await storedRow()).called_at).toBeNull();

    // One event for each, without the link's values.
    expect(refusals()).toHaveLength(2 * wrong.length + 1);
    expect(refusals().at(-1)).toEqual({
      event: 'link refused',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      link: 'called',
      reason: 'expired',
    });
    const { searchParams } = new URL(link, 'https://www.school.example');
    for (const secret of searchParams.values()) {
      expect(JSON.stringify(server.logged)).not.toContain(secret);
    }
  });
});

describe('Not spam', () => {
  test('mails the office and acknowledges the visitor, once', async () => {
    await server.post('send-contact-email', { ...anEnquiry(), website: 'x' });
    expect(await server.mails()).toHaveLength(0);
    await server.jobs();
    const link = await linkIn('Not spam');
    await server.app.request(link, { method: 'POST' });
    await server.app.request(link, { method: 'POST' });
    expect((await storedRow()).hold).toBeNull();
    const mails = await server.mails();
    expect(mailsTo(mails, OFFICE)).toHaveLength(2);
    expect(mailsTo(mails, 'nimali@example.com')).toHaveLength(1);
  });
});
