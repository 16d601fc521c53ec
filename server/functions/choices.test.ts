import { beforeEach, describe, expect, test } from 'vitest';
import { allClasses } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import { server, serverForEachTest, storedRow } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';

// The classes, course and curriculum that a Register link carries.

serverForEachTest();

const post = (changes: object) => server.post('send-registration-email', changes);

async function storedFields() {
  return JSON.parse((await storedRow()).fields);
}

const wednesday = 'a-level-physics-wednesday';
const saturday = 'a-level-physics-saturday';

describe('a registration with classes, course and curriculum', () => {
  test.each([
    ['unknown ones', { classes: ['z-level-alchemy-monday'], course: 'alchemy', curriculum: 'IB' }],
    ['other types', { classes: saturday, course: ['a-level-science'], curriculum: 7 }],
    ['nothing usable', { classes: [null, 3, {}], course: null, curriculum: '' }],
    [
      'names of JavaScript',
      { classes: ['__proto__'], course: 'constructor', curriculum: '__proto__' },
    ],
  ])('ignores %s', async (_, chosen) => {
    expect((await post({ ...aRegistration(), ...chosen })).status).toBe(200);
    expect(Object.keys(await storedFields())).toEqual(Object.keys(aRegistration()));
  });

  test('counts the first twelve classes, each once', async () => {
    const ids = allClasses(documents).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(12);
    await post({ ...aRegistration(), classes: ['unknown', ids[0], ...ids] });
    expect((await storedFields()).classes).toEqual(ids.slice(0, 12));
  });

  test('counts them as fields when it is repeated', async () => {
    const submissionId = crypto.randomUUID();
    const first = { ...aRegistration(), submissionId, classes: [saturday] };
    const answer = await (await post(first)).json();
    expect(await (await post({ ...first, classes: [saturday, 'unknown'] })).json()).toEqual(answer);
    expect((await post({ ...first, classes: [wednesday] })).status).toBe(422);
    expect((await post({ ...first, classes: undefined })).status).toBe(422);
  });
});

describe('the mails about it', () => {
  test('name class, course and curriculum to the office and the family', async () => {
    const chosen = { classes: [saturday], course: 'a-level-science', curriculum: 'Cambridge' };
    await post({ ...aRegistration(), ...chosen });
    const mails = await server.mails();
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) {
      for (const shown of ['Physics, Saturday 9.00 a.m.', 'A Level Science', 'Cambridge']) {
        expect(text).toContain(shown);
        expect(html).toContain(shown);
      }
    }
  });

  test.each([
    ['speaks of the class where one was chosen', [saturday], true],
    ['promises no class where none was chosen', [], false],
  ])('the acknowledgement %s', async (_, classes, isPromised) => {
    await post({ ...aRegistration(), classes });
    const family = (await server.mails()).filter(({ subject }) => /We have/.test(subject ?? ''));
    expect(family).toHaveLength(2);
    for (const { text } of family) {
      expect(text?.includes('in the class that we agree with you')).toBe(isPromised);
    }
  });
});

describe('the acknowledgement of a registration for a full class', () => {
  beforeEach(async () => {
    await server.store
      .insertInto('class_places')
      .values({ class: saturday, places: 'full', set_at: 0, set_by: 'office@school.example' })
      .execute();
  });

  test('says waiting list, and attaches no calendar of that class', async () => {
    await post({ ...aRegistration({ subjects: ['Physics'] }), classes: [saturday] });
    const family = (await server.mails()).filter(({ subject }) => /We have/.test(subject ?? ''));
    for (const { text, attachments } of family) {
      expect(text).toMatch(/Physics.*is full now. You are on the waiting list/);
      expect(text).not.toMatch(/confirm your enrollment|class that we agree|attached calendar/);
      expect(attachments).toEqual([]);
    }
  });

  test('follows a reply that names the class, also in a repeat after it has room again', async () => {
    const submissionId = crypto.randomUUID();
    const body = { ...aRegistration({ subjects: ['Physics'] }), classes: [saturday], submissionId };
    const first = await (await post(body)).json();
    expect(first.waitingFor).toEqual([expect.stringMatching(/^Physics: Saturday/)]);
    await server.store.deleteFrom('class_places').execute();
    expect(await (await post(body)).json()).toEqual(first);
    const other = { ...body, submissionId: crypto.randomUUID(), firstName: 'Sahan' };
    expect(await (await post(other)).json()).not.toHaveProperty('waitingFor');
  });

  test('attaches the calendar of the other subjects', async () => {
    const subjects = ['Physics', 'Chemistry'];
    const classes = [saturday, 'a-level-chemistry-tuesday'];
    await post({ ...aRegistration({ subjects }), classes });
    const mails = await server.mails();
    const calendar = mails.flatMap(({ attachments }) => attachments)[0]?.content as ArrayBuffer;
    const text = new TextDecoder().decode(calendar);
    expect(text).toContain('Chemistry');
    expect(text).not.toContain('Physics');
  });
});
