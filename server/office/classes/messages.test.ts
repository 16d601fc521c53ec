import { describe, expect, test } from 'vitest';
import { mailsTo } from '#test/server-app.ts';
import {
  COLLEAGUE,
  DESK,
  desk,
  expectRefused,
  office,
  officeForEachTest,
  returnMails,
  set,
  shown,
} from '#test/server-office.ts';

officeForEachTest();

const SATURDAY = 'a-level-physics-saturday';
const MINUTE = 60_000;

/** Registers students whom the office places in the class. */
async function place(...names: string[]): Promise<string[]> {
  const placed: string[] = [];
  for (const name of names) {
    const [email, parentEmail] = [`${name.toLowerCase()}@example.com`, ''];
    const reference = await office.registration({ firstName: name, email, parentEmail });
    await office.site.mails();
    await set(reference, 'new', 'placed', { classes: [SATURDAY], tell: false });
    placed.push(reference);
  }
  return placed;
}
const recipients = async (to = 'placed', id = SATURDAY) =>
  (await desk.get(`/api/classes/${id}/recipients?to=${to}`)).json;
const send = (message: object = {}, by = desk, to = SATURDAY) =>
  by.post(`/api/classes/${to}/messages`, {
    id: crypto.randomUUID(),
    to: 'placed',
    text: 'Bring your calculator.\nRoom 4.',
    ...message,
  });
const mailsLater = async () => {
  office.site.pass(MINUTE);
  return office.site.mails();
};
const written = async (address: string) =>
  mailsTo(await office.site.mails(), address).filter(({ text }) => text?.includes('calculator'));

describe('a message to a class', () => {
  test('is mailed to each family a minute later, with its own link, and is in its history', async () => {
    const [kasun = '', nimali = ''] = await place('Kasun', 'Nimali');
    expect(await recipients()).toEqual({ mail: 2, other: [] });
    expect(await send({ text: 'Bring your calculator.\nThe teachers’ room.' })).toMatchObject({
      status: 201,
      json: { mail: 2 },
    });
    expect(await written('kasun@example.com')).toEqual([]);
    await mailsLater();
    const links = new Set<string | undefined>();
    for (const name of ['kasun', 'nimali']) {
      const [mail, ...others] = await written(`${name}@example.com`);
      expect(others).toEqual([]);
      links.add(/\/mine\?\S+/.exec(mail?.text ?? '')?.[0]);
    }
    expect(links.size).toBe(2);
    for (const reference of [kasun, nimali]) {
      expect((await shown(reference)).history.at(-1)).toMatchObject({
        what: 'message',
        by: DESK,
        note: "Bring your calculator.\nThe teachers' room.",
        classes: [SATURDAY],
      });
    }
  });

  test('that is sent twice, from one desk or two, is one message', async () => {
    await place('Kasun');
    const id = crypto.randomUUID();
    const colleague = await office.signIn(COLLEAGUE);
    for (const by of [desk, desk, colleague]) {
      expect(await send({ id }, by)).toMatchObject({ status: 201, json: { mail: 1 } });
    }
    expect((await send({ id, text: 'Another calculator' })).status).toBe(409);
    await mailsLater();
    expect(await written('kasun@example.com')).toHaveLength(1);
  });

  test('with the same text to two classes of a family is one mail, also when one is undone', async () => {
    const WEDNESDAY = 'a-level-physics-wednesday';
    const [kasun = ''] = await place('Kasun');
    await set(kasun, 'placed', 'placed', { classes: [SATURDAY, WEDNESDAY], tell: false });
    const toBoth = async () => {
      const id = crypto.randomUUID();
      expect((await send({ id })).json).toEqual({ mail: 1 });
      office.site.pass(1000);
      expect((await send({}, desk, WEDNESDAY)).status).toBe(201);
      return id;
    };
    await toBoth();
    await mailsLater();
    expect(await written('kasun@example.com')).toHaveLength(1);
    const skipped = (await shown(kasun)).mails.filter(
      ({ message, state }: Record<string, string>) =>
        message === 'class-message' && state === 'not-sent',
    );
    expect(skipped).toMatchObject([
      { lastError: 'the same text went to this mailbox about another class' },
    ]);

    office.site.pass(60 * MINUTE);
    await desk.delete(`/api/messages/${await toBoth()}`);
    await mailsLater();
    expect(await written('kasun@example.com')).toHaveLength(2);
  });

  test('is stopped within the minute, and then mails nothing; later it cannot be', async () => {
    const [kasun = ''] = await place('Kasun');
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await send({ id: first });
    office.site.pass(MINUTE - 1);
    for (const _ of [1, 2]) expect((await desk.delete(`/api/messages/${first}`)).status).toBe(200);
    await mailsLater();
    expect(await written('kasun@example.com')).toEqual([]);
    expect((await shown(kasun)).history.at(-1)).toMatchObject({ what: 'message-stopped' });
    await send({ id: second });
    await mailsLater();
    expect((await desk.delete(`/api/messages/${second}`)).status).toBe(409);
    expect((await desk.delete('/api/messages/unknown')).status).toBe(404);
  });

  test('may be sent three times a day; one that was stopped does not count', async () => {
    await place('Kasun');
    const stopped = crypto.randomUUID();
    await send({ id: stopped });
    await desk.delete(`/api/messages/${stopped}`);
    for (const _ of [1, 2, 3]) expect((await send()).status).toBe(201);
    const { status, json, headers } = await send();
    expect([status, json.error.message]).toEqual([
      429,
      'This class had three messages today. Please write again tomorrow.',
    ]);
    // It is 11.30 a.m. in Colombo.
    expect(headers.get('retry-after')).toBe(String(12.5 * 3600));
    office.site.pass(24 * 60 * MINUTE);
    const tomorrow = await office.signIn();
    expect((await send({}, tomorrow)).status).toBe(201);
  });

  test('is not for a family that withdrew, was erased, said it was not theirs, or whose mail returns', async () => {
    const [withdrawn = '', erased = '', later = '', returned = '', held = ''] = await place(
      'Withdrawn',
      'Erased',
      'Later',
      'Returned',
      'Held',
    );
    await set(withdrawn, 'placed', 'withdrawn');
    // As an older release could mark it.
    await office.site.store
      .updateTable('submissions')
      .set({ hold: 'spam' })
      .where('reference', '=', held)
      .execute();
    await returnMails('returned@example.com');
    const { mail, other } = await recipients();
    expect(mail).toBe(2);
    expect(other).toEqual([
      {
        reference: returned,
        name: 'Returned Fernando',
        whatsapp: 'https://wa.me/94777654321',
      },
    ]);
    expect((await send()).json).toEqual({ mail: 2 });
    await desk.delete(`/api/submissions/${erased}`);
    await set(later, 'placed', 'withdrawn');
    await mailsLater();
    for (const name of ['withdrawn', 'erased', 'later', 'returned', 'held']) {
      expect(await written(`${name}@example.com`)).toEqual([]);
    }
  });

  test('is not for a family that lost its place, or got another one, before it was sent', async () => {
    const WEDNESDAY = 'a-level-physics-wednesday';
    const [gone = '', moved = '', both = ''] = await place('Gone', 'Moved', 'Both');
    await set(both, 'placed', 'placed', { classes: [SATURDAY, WEDNESDAY], tell: false });
    expect((await send()).json).toEqual({ mail: 3 });
    office.site.pass(1000);
    await send({}, desk, WEDNESDAY);
    await set(gone, 'placed', 'called');
    await set(moved, 'placed', 'placed', { classes: [WEDNESDAY], tell: false });
    await set(both, 'placed', 'placed', { classes: [WEDNESDAY], tell: false });
    await mailsLater();
    expect(await written('gone@example.com')).toEqual([]);
    expect(await written('moved@example.com')).toEqual([]);
    expect(await written('both@example.com')).toMatchObject([
      { text: expect.stringContaining('Wednesday') },
    ]);
    expect((await shown(gone)).mails).toContainEqual(
      expect.objectContaining({ message: 'class-message', state: 'not-sent' }),
    );
  });

  test('is for those who wait for the class, or who asked for it', async () => {
    const waiting = await office.registration({ parentEmail: '' });
    await set(waiting, 'new', 'waiting', { classes: [SATURDAY] });
    await office.registration({ classes: [SATURDAY], parentEmail: '' });
    await office.site.mails();
    for (const to of ['waiting', 'asked']) expect(await recipients(to)).toMatchObject({ mail: 1 });
    expect(await recipients('placed')).toMatchObject({ mail: 0 });
  });

  test('to a class that never was is not found', async () => {
    expect((await desk.get('/api/classes/latin/recipients?to=placed')).status).toBe(404);
    expect((await send({}, desk, 'latin')).status).toBe(404);
  });

  test.each([
    { text: '' },
    { text: ' \n ' },
    { text: 'x'.repeat(1001) },
    { text: '\u0000' },
    { to: 'all' },
    { id: '1' },
  ])('%j is rejected with a sentence', async (message) => {
    expectRefused(await send(message));
  });
});
