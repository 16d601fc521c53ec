import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestOffice,
  type Desk,
  listAt,
  referencesAt,
  setState,
  type TestOffice,
} from '#test/server-office.ts';

let office: TestOffice;
let desk: Desk;
beforeEach(async () => {
  office = await createTestOffice();
  desk = await office.signIn();
});
afterEach(() => office.close());

const list = (query = '') => listAt(desk, query);
const references = (query = '') => referencesAt(desk, query);
const set = (reference: string, was: string, state: string, more: object = {}) =>
  setState(desk, reference, was, state, more);

describe('the list', () => {
  test('is empty at first, with every count at nought', async () => {
    expect(await list()).toEqual({
      items: [],
      next: null,
      counts: {
        new: 0,
        'no-answer': 0,
        called: 0,
        assessment: 0,
        waiting: 0,
        placed: 0,
        withdrawn: 0,
        held: 0,
        undelivered: 0,
      },
    });
  });

  test('says of each what the desk needs to call', async () => {
    const reference = await office.registration();
    const [item] = (await list()).items;
    expect(item).toEqual({
      reference,
      kind: 'registration',
      name: 'Kasun Fernando',
      phone: '+94 77 765 4321',
      about: 'Physics, Chemistry',
      state: 'new',
      held: false,
      hold: null,
      undelivered: true,
      receivedAt: '2026-11-21T06:00:00.000Z',
      dueAt: '2026-11-22T06:00:00.000Z',
      lastBy: null,
      lastAt: null,
      level: 'a-level',
      subjects: ['Physics', 'Chemistry'],
      phoneE164: '+94777654321',
      guardianName: 'Ruwan Fernando',
      guardianPhone: '011 258 7412',
      guardianPhoneE164: '+94112587412',
      assessmentAt: null,
      waitingFor: [],
      noAnswers: 0,
    });
    await office.site.mails();
    expect((await list()).items[0].undelivered).toBe(false);
  });

  test('has owed calls first by receipt, then who was reached, then the closed', async () => {
    const names: string[] = [];
    for (const _ of Array(6)) {
      names.push(await office.enquiry());
      office.site.pass(60_000);
    }
    const [a, b, c, d, e, f] = names as [string, string, string, string, string, string];
    await set(a, 'new', 'placed');
    await set(b, 'new', 'called');
    await set(d, 'new', 'no-answer');
    await set(e, 'new', 'withdrawn');
    expect(await references()).toEqual([c, d, f, b, e, a]);
  });

  test('comes in pages of 50 that neither lose nor repeat while others come in', async () => {
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
    const { counts } = await list('?kind=enquiry&state=placed&q=nobody');
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
    const owed = await office.enquiry();
    expect(await references('?undelivered=1')).toEqual([owed]);
    expect((await list()).counts.undelivered).toBe(1);
    expect(await references()).toEqual([delivered, owed]);
    await office.site.mails();
    expect(await references('?undelivered=1')).toEqual([]);
    // A reminder that names both.
    office.site.pass(20 * 3_600_000);
    await office.site.jobs();
    desk = await office.signIn();
    expect(await references('?undelivered=1')).toEqual([delivered, owed]);
    expect((await list()).counts.undelivered).toBe(2);
    const { mails } = (await desk.get(`/api/submissions/${owed}`)).json;
    expect(mails.at(-1)).toMatchObject({ message: 'reminder', state: 'due' });
    await office.site.mails();
    expect((await list()).counts.undelivered).toBe(0);
  });

  test.each(['?state=lost', '?kind=letter', '?cursor=x', '?held=yes', `?q=${'x'.repeat(201)}`])(
    'refuses %s with a sentence',
    async (query) => {
      const { status, json } = await desk.get(`/api/submissions${query}`);
      expect(status).toBe(422);
      expect(json).toEqual({ error: { message: expect.stringMatching(/\.$/) } });
    },
  );
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
    expect(header.split(',')).toEqual(expect.arrayContaining(['reference', 'state', 'firstName']));
    expect(row).toContain(reference);
    expect(row).toContain("'=1+1");
    expect(row).toContain("'+94 77 765 4321");
    expect(rest.join('')).not.toContain(enquiry);
  });
});
