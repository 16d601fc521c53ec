import { describe, expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import { workGroups } from '#server/store/office/work-groups.ts';
import {
  DESK,
  desk,
  list,
  offerPlace,
  office,
  officeForEachTest,
  openSlot,
  references,
  set,
  shown,
  signIn,
} from '#test/server-office.ts';

officeForEachTest();

/** A count of 0 for each of these names. */
const noneOf = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 0]));

describe('the list', () => {
  test('is empty at first, with every count at 0', async () => {
    expect(await list()).toEqual({
      items: [],
      next: null,
      counts: noneOf('new no-answer called assessment waiting placed withdrawn held undelivered'),
      groups: noneOf(
        'yes overdue today again retry result no-class tomorrow open placed withdrawn',
      ),
    });
  });

  test('shows what the desk needs for a call', async () => {
    const reference = await office.registration();
    const [item] = (await list()).items;
    expect(item).toMatchObject({
      reference,
      kind: 'registration',
      name: 'Kasun Fernando',
      phone: '+94 77 765 4321',
      about: 'Physics, Chemistry',
      state: 'new',
      receivedAt: '2026-11-21T06:00:00.000Z',
      dueAt: '2026-11-22T06:00:00.000Z',
      level: 'a-level',
      subjects: ['Physics', 'Chemistry'],
      numbers: [{ text: '+94 77 765 4321', e164: '+94777654321', digits: '94777654321' }],
      guardianName: 'Ruwan Fernando',
      guardianPhone: '011 258 7412',
      guardianNumbers: [{ text: '011 258 7412', e164: '+94112587412', digits: '94112587412' }],
      guardianEmail: 'ruwan@example.com',
      group: 'tomorrow',
      channel: 'form',
      source: null,
    });
    await office.site.mails();
    expect((await list()).items[0].undelivered).toBe(false);
  });

  test('has pages of 50 without gaps or repeats while submissions arrive', async () => {
    const sent: string[] = [];
    for (let index = 0; index < 120; index += 1) sent.push(await office.enquiry());
    const first = await list();
    expect(first.items).toHaveLength(50);
    await office.enquiry();
    const second = await list(`?cursor=${encodeURIComponent(first.next)}`);
    const third = await list(`?cursor=${encodeURIComponent(second.next)}`);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ items }) =>
      items.map(({ reference }: { reference: string }) => reference),
    );
    expect(new Set(seen).size).toBe(seen.length);
    for (const reference of sent) expect(seen).toContain(reference);
  });

  test('filters by state and kind, and counts over everything all the same', async () => {
    const enquiry = await office.enquiry();
    const registration = await office.registration();
    await set(enquiry, 'new', 'called');
    expect(await references('?state=called')).toEqual([enquiry]);
    expect(await references('?state=new,called&kind=registration')).toEqual([registration]);
    expect(await references('?state=placed')).toEqual([]);
    const { counts } = await list('?kind=enquiry&state=placed&q=unknown');
    expect(counts).toMatchObject({ new: 1, called: 1, held: 0 });
  });

  test('leaves out what is held, unless that is asked for', async () => {
    const good = await office.enquiry();
    const bad = await office.enquiry();
    await desk.post(`/api/submissions/${bad}/spam`);
    expect(await references()).toEqual([good]);
    expect(await references('?held=1')).toEqual([bad]);
    expect((await list()).counts).toMatchObject({ new: 1, held: 1 });
  });

  test('finds what has a mail that was not delivered', async () => {
    const delivered = await office.enquiry();
    await office.site.mails();
    office.site.pass(1000);
    const pending = await office.enquiry();
    // Its mails may be on their way.
    expect(await references('?undelivered=1')).toEqual([]);
    office.site.pass(60_000);
    expect(await references('?undelivered=1')).toEqual([pending]);
    expect((await list()).counts.undelivered).toBe(1);
    expect(await references()).toEqual([delivered, pending]);
    await office.site.mails();
    expect(await references('?undelivered=1')).toEqual([]);
    // A reminder that names both.
    office.site.pass(20 * 3_600_000);
    await office.site.jobs();
    await signIn(60_000);
    expect(await references('?undelivered=1')).toEqual([delivered, pending]);
    expect((await list()).counts.undelivered).toBe(2);
    const { mails } = await shown(pending);
    expect(mails.at(-1)).toMatchObject({ message: 'reminder', state: 'due' });
    await office.site.mails();
    expect((await list()).counts.undelivered).toBe(0);
  });

  test.each([
    '?state=lost',
    '?group=lost',
    '?kind=letter',
    '?cursor=x',
    `?cursor=${encodeURIComponent(JSON.stringify({ now: 0, part: 0, urgency: 0, id: '\0' }))}`,
    '?held=yes',
    `?q=${'x'.repeat(201)}`,
    '?q=a%00b',
  ])('rejects %s with a sentence', async (query) => {
    const { status, json } = await desk.get(`/api/submissions${query}`);
    expect(status).toBe(422);
    expect(json).toEqual({ error: { message: expect.stringMatching(/\.$/) } });
  });

  test('finds nothing at an address with a NUL', async () => {
    for (const path of ['submissions/%00', 'site/documents/%00', 'site/pictures/%00']) {
      expect((await desk.get(`/api/${path}`)).status).toBe(404);
    }
    const draft = { revision: 0, value: {} };
    expect((await desk.put('/api/site/documents/%00', draft)).status).toBe(404);
  });

  test('rejects a NUL in the id of a body as any unknown id', async () => {
    const reference = await office.registration();
    const path = `/api/submissions/${reference}`;
    const assessment = { state: 'assessment', was: 'new', slot: 'a\0b' };
    expect((await desk.post(`${path}/state`, assessment)).status).toBe(422);
    const owner = { owner: 'a\0b@school.example', was: null };
    expect((await desk.put(`${path}/owner`, owner)).status).toBe(422);
    const closure = { from: '2026-12-01', to: null, levels: ['o-level'], kind: 'other' };
    expect((await desk.post('/api/closures', { ...closure, replaces: 'a\0b' })).status).toBe(409);
  });
});

describe('the order', () => {
  test('is that of the day’s work, and each item names its group', async () => {
    const yesterday = new Map<string, string>();
    // Received on Saturday at 11.30 in Colombo, in the opposite order of the list.
    for (const group of workGroups.toReversed()) {
      yesterday.set(group, await office.registration());
      office.site.pass(60_000);
    }
    const of = (group: string) => yesterday.get(group) ?? '';
    await set(of('withdrawn'), 'new', 'withdrawn');
    await set(of('placed'), 'new', 'placed', { classes: ['a-level-physics-saturday'] });
    await set(of('open'), 'new', 'called');
    await set(of('no-class'), 'new', 'placed');
    await set(of('result'), 'new', 'assessment', { slot: await openSlot('2026-11-22') });
    await set(of('retry'), 'new', 'no-answer');
    await set(of('again'), 'new', 'called');
    await desk.put(`/api/submissions/${of('again')}/call-again`, {
      on: '2026-11-22',
      part: 'morning',
    });
    await set(of('yes'), 'new', 'waiting');
    await offerPlace(of('yes'), 'a-level-physics-saturday', 5);
    await office.site.store
      .updateTable('submissions')
      .set({ offer_state: 'accepted' })
      .where('reference', '=', of('yes'))
      .execute();
    for (const [group, hours] of [
      ['today', 2],
      ['tomorrow', 20],
    ] as const) {
      await office.site.store
        .updateTable('submissions')
        .set({ received_at: office.site.now() + hours * 3_600_000 })
        .where('reference', '=', of(group))
        .execute();
    }
    await signIn(25 * 3_600_000);
    const { items, groups } = await list();
    expect(items.map(({ group }: { group: string }) => group)).toEqual(workGroups);
    expect(items.map(({ reference }: { reference: string }) => reference)).toEqual(
      workGroups.map(of),
    );
    expect(Object.values(groups)).toEqual(workGroups.map(() => 1));
    expect(await references('?group=yes,retry')).toEqual([of('yes'), of('retry')]);
    expect(await references('?group=retry&kind=enquiry')).toEqual([]);
  });

  test('asks for the result of an assessment also of a family on a waiting list', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'assessment', { slot: await openSlot('2026-11-22') });
    await set(reference, 'assessment', 'waiting', { classes: ['a-level-physics-saturday'] });
    expect((await list()).items).toMatchObject([{ group: 'open' }]);
    await signIn(48 * 3_600_000);
    expect((await list()).items).toMatchObject([{ group: 'result' }]);
    await desk.put(`/api/submissions/${reference}/assessed`, { result: 'came' });
    expect((await list()).items).toMatchObject([{ group: 'open' }]);
  });

  test('calls the family first that was not tried for the longest time', async () => {
    const [first, second] = [await office.registration(), await office.registration()];
    await set(first, 'new', 'no-answer');
    office.site.pass(60_000);
    await set(second, 'new', 'no-answer');
    expect(await references()).toEqual([first, second]);
  });

  test('is the same on later pages, though time passes', async () => {
    const sent: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      const reference = await office.enquiry();
      if (index < 30) await set(reference, 'new', 'no-answer');
      sent.push(reference);
    }
    await signIn(24 * 3_600_000 - 1000);
    const first = await list();
    office.site.pass(2000);
    const second = await list(`?cursor=${encodeURIComponent(first.next)}`);
    const seen = [first, second].flatMap(({ items }) =>
      items.map(({ reference }: { reference: string }) => reference),
    );
    expect(seen.toSorted()).toEqual(sent.toSorted());
  });
});

describe('the search', () => {
  test('may come in a header, so that no name is in the address', async () => {
    const reference = await office.registration({ firstName: 'Śrīmā' });
    await office.registration();
    const headers = { 'x-search': encodeURIComponent('śrīmā') };
    const { json } = await desk.get('/api/submissions', headers);
    expect(json.items.map((item: { reference: string }) => item.reference)).toEqual([reference]);
    expect((await desk.get('/api/submissions.csv', headers)).json.match(/\r\n/g)).toHaveLength(2);
    for (const wrong of ['%', 'a%00b', 'x'.repeat(201)]) {
      expect((await desk.get('/api/submissions', { 'x-search': wrong })).status).toBe(422);
    }
  });
});

describe('the table', () => {
  test('has a byte-order mark, a row each, and no formulas', async () => {
    const reference = await office.registration({ firstName: '=1+1' });
    const enquiry = await office.enquiry();
    await set(enquiry, 'new', 'called');
    const response = await office.ask('GET', '/api/submissions.csv?state=new', {
      cookie: desk.cookie,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header = '', row = '', ...rest] = new TextDecoder().decode(bytes).split('\r\n');
    expect(header.split(',')).toEqual(
      expect.arrayContaining(['Reference', 'Status', 'Received', 'First Name', 'Date of Birth']),
    );
    expect(row).toContain(`${reference},Registration,New,,2026-11-21 11:30,2026-11-22 11:30,`);
    expect(row).toContain("'=1+1");
    expect(row).toContain("'+94 77 765 4321");
    expect(rest.join('')).not.toContain(enquiry);
  });

  test('names the classes, the course and the curriculum that a family chose', async () => {
    const chosen = { classes: ['a-level-physics-saturday'], course: 'a-level-science' };
    await office.registration({ ...chosen, curriculum: 'Edexcel' });
    const { json } = await desk.get('/api/submissions.csv');
    for (const text of ['Physics, Saturday 9.00 a.m.', 'A Level Science', 'Edexcel']) {
      expect(json).toContain(text);
    }
  });

  test('calls a family without a phone number answered, and so does an edit conflict', async () => {
    const reference = await office.enquiry({ phone: '' });
    await set(reference, 'new', 'called');
    const { json } = await desk.get('/api/submissions.csv');
    expect(json).toContain(`${reference},Enquiry,Answered,`);
    const conflict = await set(reference, 'new', 'no-answer');
    expect(conflict.json.error.message).toContain('it is “Answered” now');
  });

  test('has words that people read, the notes, and how the family came', async () => {
    const reference = await office.registration();
    await set(reference, 'new', 'withdrawn', { reason: 'not now', note: 'Moves to Kandy' });
    await desk.post(`/api/submissions/${reference}/notes`, { text: 'Called back' });
    const { json } = await desk.get('/api/submissions.csv');
    for (const text of ['A Level', 'Agreed', 'Website', 'Moves to Kandy\nCalled back']) {
      expect(json).toContain(text);
    }
    expect(json).not.toMatch(/a-level,|,true,/);
  });

  test.each([
    ['', 'submissions-2026-11-21.csv'],
    ['?state=new,no-answer,called,assessment,waiting', 'submissions-open-2026-11-21.csv'],
    ['?kind=registration&state=called', 'registrations-called-2026-11-21.csv'],
    [
      '?waitingFor=a-level-physics-saturday',
      'submissions-waiting-for-a-level-physics-saturday-2026-11-21.csv',
    ],
    ['?q=Nimali', 'submissions-found-2026-11-21.csv'],
    ['?from=2026-11-01&held=1', 'submissions-held-from-2026-11-01-2026-11-21.csv'],
  ])('%s is named after what it holds', async (query, name) => {
    const { headers } = await desk.get(`/api/submissions.csv${query}`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  });

  test('is logged for each submission in it, and erased with it', async () => {
    const reference = await office.registration();
    await desk.get('/api/submissions.csv');
    const lines = await readLog(office.site.store);
    const saved = lines.filter(({ what }) => what === 'saved as a table');
    expect(saved).toMatchObject([
      { by: DESK, reference: null, note: 'submissions: 1' },
      { by: DESK, reference },
    ]);
    expect((await shown(reference)).history).toEqual([]);
  });
});
