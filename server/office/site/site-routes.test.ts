import { describe, expect, test } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import { repositoryDocuments } from '#server/publishing/site-documents.ts';
import { readLog } from '#server/store/office/office-history.ts';
import {
  failPublication,
  finishPublication,
  saveDraft,
  setPublicationStep,
} from '#server/store/site/site-versions.ts';
import { answerOffer, familyLinkIn } from '#test/server-links.ts';
import {
  type Answer,
  COLLEAGUE,
  createTestOffice,
  DESK,
  desk,
  expectRefused,
  noFailure,
  office,
  officeForEachTest,
} from '#test/server-office.ts';
import { publishDocuments } from '#test/server-store.ts';

const NOW = '2026-11-21T06:00:00.000Z';
const repository = repositoryDocuments();
/** A value that a test changes. */
// biome-ignore lint/suspicious/noExplicitAny: any field of any document.
type Editable = any;

/** The versions that the office asked to publish. */
let published: number[];
officeForEachTest(() => {
  published = [];
  const publish = (version: number) => published.push(version);
  return createTestOffice({ publisher: { ...noFailure, publish } });
});

const site = async () => (await desk.get('/api/site')).json;
const documentAt = async (id: string) => (await desk.get(`/api/site/documents/${id}`)).json;
/** Saves a document as it is, with some of its fields changed. */
const save = async (
  id: keyof Documents,
  change: (value: Editable) => void,
  by = desk,
): Promise<Answer> => {
  const { revision, value } = (await by.get(`/api/site/documents/${id}`)).json;
  change(value);
  return by.put(`/api/site/documents/${id}`, { revision, value });
};
const removePhysicsOnSaturday = () =>
  save('timetable', ({ classes }) => {
    classes['a-level'] = classes['a-level'].filter(
      ({ id }: { id: string }) => id !== 'a-level-physics-saturday',
    );
  });
const publish = async (): Promise<Answer> => {
  const { documents } = await site();
  const drafts = documents.filter(({ isDraft }: { isDraft: boolean }) => isDraft);
  const revisions = await Promise.all(
    drafts.map(async ({ id }: { id: string }) => [id, (await documentAt(id)).revision]),
  );
  return desk.post('/api/site/publish', { revisions: Object.fromEntries(revisions) });
};
const publishNow = async (): Promise<number> => {
  const { version } = (await publish()).json;
  await finishPublication(office.site.store, version, office.site.now());
  return version;
};

describe('the site', () => {
  test('shows the repository’s documents until something is published', async () => {
    const { documents, placeholders, ...rest } = await site();
    expect(rest).toMatchObject({
      version: 0,
      publishedAt: null,
      publishedBy: null,
      changes: [],
      publication: null,
    });
    expect(documents).toHaveLength(Object.keys(repository).length);
    expect(documents[0]).toEqual({
      id: 'school',
      title: 'School and contact',
      changedAt: null,
      changedBy: null,
      placeholders: placeholders.filter((one: Editable) => one.document === 'school').length,
      isDraft: false,
      revision: 0,
    });
    expect(placeholders).toContainEqual({
      document: 'school',
      path: '/hotline',
      label: 'Hotline',
      value: repository.school.hotline,
    });
  });

  test('has no problem that prevents publishing as it is delivered', async () => {
    const { problems } = await site();
    expect(problems.filter(({ blocks }: { blocks: boolean }) => blocks)).toEqual([]);
  });
});

describe('a draft', () => {
  test('is saved, shared and named in words with its pages', async () => {
    expect((await save('fees', (fees) => (fees.aLevelCambridge = 1350))).json).toEqual({
      revision: 1,
    });
    const colleague = await office.signIn(COLLEAGUE);
    const {
      id,
      revision,
      value,
      published: before,
    } = (await colleague.get('/api/site/documents/fees')).json;
    expect({ id, revision }).toEqual({ id: 'fees', revision: 1 });
    expect([value.aLevelCambridge, before.aLevelCambridge]).toEqual([1350, 1300]);
    const { changes, documents } = await site();
    expect(changes).toEqual([
      {
        document: 'fees',
        path: '/aLevelCambridge',
        label: 'Cambridge A Level, per hour',
        from: 1300,
        to: 1350,
        pages: ['/'],
      },
    ]);
    expect(documents.find((one: Editable) => one.id === 'fees')).toMatchObject({
      isDraft: true,
      changedBy: DESK,
      changedAt: NOW,
    });
  });

  test('over a colleague’s newer one is rejected, and nothing is overwritten', async () => {
    const { value } = await documentAt('offer');
    const colleague = await office.signIn(COLLEAGUE);
    await save('offer', (offer) => (offer.percent = 25), colleague);
    const late = await desk.put('/api/site/documents/offer', { revision: 0, value });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      by: COLLEAGUE,
      at: NOW,
      revision: 1,
      value: { percent: 25 },
      error: { message: expect.any(String) },
    });
    expect((await documentAt('offer')).value.percent).toBe(25);
  });

  test('that the schema rejects is not stored, and each field says why', async () => {
    const wrong = await save('school', (school) => {
      school.hotline = '011 234';
      school.social[0].url = 'javascript:alert(1)';
      school.place.road = '';
    });
    expect(wrong.status).toBe(422);
    expect(wrong.json.error).toMatchObject({
      message: expect.stringContaining('Hotline'),
      fields: {
        '/hotline': expect.stringMatching(/^Hotline: /),
        '/social/0/url': expect.any(String),
        '/place/road': expect.any(String),
      },
    });
    expect(await documentAt('school')).toMatchObject({ revision: 0, value: repository.school });
  });

  test.each([
    ['no revision', { value: {} }],
    ['a revision that is a text', { revision: '0', value: {} }],
    ['a negative revision', { revision: -1, value: {} }],
    ['no value', { revision: 0 }],
    ['a value that is a list', { revision: 0, value: [] }],
  ])('with %s is rejected in a sentence', async (_, body) => {
    expectRefused(await desk.put('/api/site/documents/fees', body));
  });

  test('of 512 KB is read, and a longer one is not', async () => {
    const of = (bytes: number) => {
      const body = JSON.stringify({ revision: 0, value: { text: '' } });
      return body.replace('""', `"${'x'.repeat(bytes - body.length)}"`);
    };
    expect((await desk.put('/api/site/documents/fees', of(512 * 1024))).status).toBe(422);
    expect((await desk.put('/api/site/documents/fees', of(512 * 1024 + 1))).status).toBe(413);
  });

  test('of a document that does not exist is not found', async () => {
    expect((await desk.get('/api/site/documents/prices')).status).toBe(404);
    const sent = { revision: 0, value: {} };
    expect((await desk.put('/api/site/documents/prices', sent)).status).toBe(404);
    expect((await desk.delete('/api/site/documents/toString/draft')).status).toBe(404);
  });

  test('with HTML keeps it as text', async () => {
    await save('facilities', ({ rooms }) => (rooms[0].description = '<b>Bold</b> & more'));
    expect((await documentAt('facilities')).value.rooms[0].description).toBe('<b>Bold</b> & more');
  });

  test.each([
    ['half a character', '/name', (school: Editable) => (school.name = 'School \ud83d')],
    [
      'a link on two lines',
      '/social/0/url',
      (school: Editable) => (school.social[0].url = 'https://social.example/\nschool'),
    ],
    [
      'a link with half a character',
      '/social/0/url',
      (school: Editable) => (school.social[0].url = 'https://social.example/\ud83d'),
    ],
  ])('with %s is rejected', async (_, path, change) => {
    const { status, json } = await save('school', change);
    expect(status).toBe(422);
    expect(Object.keys(json.error.fields)).toEqual([path]);
  });

  test('that sets the published value again is no draft', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    expect((await save('fees', (fees) => (fees.aLevelCambridge = 1300))).json.revision).toBe(2);
    const { changes, documents } = await site();
    expect(changes).toEqual([]);
    expect(documents.some(({ isDraft }: Editable) => isDraft)).toBe(false);
  });

  test('can be discarded alone or with all others; revisions only rise', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await save('offer', (offer) => (offer.percent = 25));
    // Not what a colleague has saved since.
    for (const path of ['/api/site/documents/fees/draft', '/api/site/draft'])
      expect((await desk.delete(path, { revisions: { offer: 1 } })).status).toBe(409);
    const revisions = { fees: 1, offer: 0 };
    expect((await desk.delete('/api/site/documents/fees/draft', { revisions })).status).toBe(200);
    expect(await documentAt('fees')).toMatchObject({ revision: 2, value: repository.fees });
    expect((await documentAt('offer')).value.percent).toBe(25);
    expect((await desk.delete('/api/site/draft')).status).toBe(200);
    expect(await documentAt('offer')).toMatchObject({ revision: 2, value: repository.offer });
    expect((await documentAt('fees')).revision).toBe(2);
    const again = { revision: 0, value: repository.fees };
    expect((await desk.put('/api/site/documents/fees', again)).status).toBe(409);
  });

  test('with a new value for a placeholder removes its mark', async () => {
    await save('school', (school) => (school.hotline = '+94 11 234 5678'));
    const { value } = await documentAt('school');
    expect(value.placeholders).not.toContain('hotline');
    expect(value.placeholders).toContain('landline');
    const paths = (await site()).placeholders.map(({ path }: Editable) => path);
    expect(paths).not.toContain('/hotline');
    // A page that still has the old mark.
    await save('school', (school) => school.placeholders.push('hotline'));
    expect((await documentAt('school')).value.placeholders).not.toContain('hotline');
  });

  test('with a new value in a list of records removes the mark of that record', async () => {
    await save('teachers', (teachers) => {
      const [first] = teachers['a-level'];
      first.name = 'Ms. Anoma Perera';
      // Another person is first now.
      teachers['a-level'].reverse();
    });
    const { value } = await documentAt('teachers');
    expect(value['a-level'].at(-1).placeholders).not.toContain('name');
    expect(value['a-level'][0].placeholders).toContain('name');
  });

  test('that confirms a placeholder is a change', async () => {
    await save('school', (school) => {
      school.placeholders = school.placeholders.filter((key: string) => key !== 'hotline');
    });
    const { hotline } = repository.school;
    expect((await site()).changes).toMatchObject([
      { path: '/hotline', from: hotline, to: hotline },
    ]);
  });

  test('that adds, removes and reorders records says so', async () => {
    const [first, second, ...rest] = repository.teachers['o-level'];
    await save('teachers', (teachers) => {
      teachers['o-level'] = [second, ...rest, { ...first, id: 'new', classes: [] }];
      teachers['a-level'] = [teachers['a-level'][1], teachers['a-level'][0]].concat(
        teachers['a-level'].slice(2),
      );
    });
    const { changes } = await site();
    expect(changes).toContainEqual(
      expect.objectContaining({ path: `/o-level/${rest.length + 1}`, from: null }),
    );
    expect(changes).toContainEqual(
      expect.objectContaining({
        path: '/o-level/0',
        from: expect.objectContaining({ id: first?.id }),
        to: null,
        label: expect.stringContaining(String(first?.name)),
      }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ path: '/a-level' }));
    expect(changes).toHaveLength(3);
  });
});

describe('publishing', () => {
  test('starts a version that becomes live, and empties the drafts', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    const { status, json } = await publish();
    expect({ status, json }).toEqual({ status: 202, json: { version: 1 } });
    expect(published).toEqual([1]);
    expect(await site()).toMatchObject({
      version: 0,
      publication: { state: 'running', step: 'checking', message: null },
    });
    await setPublicationStep(office.site.store, 1, 'rendering', office.site.now());
    expect((await site()).publication).toMatchObject({ state: 'running', step: 'rendering' });
    await finishPublication(office.site.store, 1, office.site.now());
    expect(await site()).toMatchObject({
      version: 1,
      publishedAt: NOW,
      publishedBy: DESK,
      changes: [],
      publication: { state: 'live' },
    });
    expect(await documentAt('fees')).toMatchObject({
      revision: 2,
      value: { aLevelCambridge: 1350 },
      published: { aLevelCambridge: 1350 },
    });
  });

  test('keeps a class that it removes known, without listing that as a change', async () => {
    const id = 'a-level-physics-saturday';
    await save('timetable', ({ classes }) => {
      classes['a-level'] = classes['a-level'].filter((one: { id: string }) => one.id !== id);
    });
    await save('teachers', (teachers) => {
      for (const one of teachers['a-level']) {
        one.classes = one.classes.filter((own: string) => own !== id);
      }
    });
    await publishNow();
    const { value } = await documentAt('timetable');
    expect(value.former['a-level']).toMatchObject([{ id, day: 'Saturday' }]);
    const [{ changes }] = (await desk.get('/api/site/versions')).json.items;
    expect(JSON.stringify(changes)).not.toContain('former');
    await save('timetable', (timetable) => (timetable.calendarsBegin = '2026-11-09'));
    await publishNow();
    expect((await documentAt('timetable')).value.former['a-level']).toHaveLength(1);
    await desk.post('/api/site/versions/0/restore');
    await finishPublication(office.site.store, 3, office.site.now());
    expect((await documentAt('timetable')).value).not.toHaveProperty('former');
  });

  test('needs something to publish', async () => {
    expect((await desk.post('/api/site/publish', { revisions: {} })).status).toBe(400);
    expect((await desk.post('/api/site/publish', {})).status).toBe(422);
  });

  test('takes only the drafts that the person has seen', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await save('offer', (offer) => (offer.percent = 25));
    for (const revisions of [
      { fees: 1 },
      { fees: 1, offer: 2 },
      { fees: 1, offer: 1, school: 0 },
    ]) {
      expect((await desk.post('/api/site/publish', { revisions })).status).toBe(409);
    }
    expect(published).toEqual([]);
    const seen = { revisions: { fees: 1, offer: 1 } };
    expect((await desk.post('/api/site/publish', seen)).status).toBe(202);
  });

  test('does not start twice, until its process has been silent for 30 s', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await publish();
    expect((await publish()).status).toBe(409);
    office.site.pass(29_000);
    expect((await publish()).status).toBe(409);
    office.site.pass(1000);
    expect((await site()).publication).toMatchObject({ state: 'failed' });
    expect((await publish()).json).toEqual({ version: 2 });
  });

  test('that becomes live while the site is read is shown as running, not as live beside the old version', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    const { version } = (await publish()).json;
    await save('offer', (offer) => (offer.percent = 15));
    const slow = await createTestOffice(
      {
        pages: {
          read: async (documents) => {
            await finishPublication(office.site.store, version, office.site.now());
            return { '/': JSON.stringify(documents) };
          },
          isKnown: () => true,
        },
      },
      office.site,
    );
    const during = (await (await slow.signIn()).get('/api/site')).json;
    expect(during).toMatchObject({ version: 0, publication: { state: 'running' } });
    expect(await site()).toMatchObject({ version, publication: { state: 'live' } });
  });

  test('is prevented by a mistake that can be saved', async () => {
    const wrong = await save('timetable', ({ classes }) => (classes['a-level'][0].to = '13:00'));
    expect(wrong.status).toBe(200);
    const refused = await publish();
    expectRefused(refused);
    expect(refused.json.problems).toContainEqual({
      document: expect.any(String),
      path: expect.stringMatching(/^\//),
      message: expect.any(String),
      blocks: true,
    });
    expect(published).toEqual([]);
  });

  test('names the families of a class that would be removed', async () => {
    const reference = await office.registration();
    const classes = ['a-level-physics-saturday'];
    await desk.put(`/api/submissions/${reference}/waiting-for`, { classes });
    await desk.post(`/api/submissions/${reference}/offer`, {
      class: classes[0],
      until: '2026-11-22T06:00:00.000Z',
    });
    await removePhysicsOnSaturday();
    expect((await site()).problems).toContainEqual({
      document: 'timetable',
      path: '/classes/a-level',
      message: expect.stringMatching(/^A Level Physics on Saturday.*1 waits, 1 has an offer\./),
      blocks: false,
    });
    const { link } = (await desk.get(`/api/submissions/${reference}`)).json;
    await answerOffer(office.site, familyLinkIn(link));
    expect((await site()).problems).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining('1 waits, 1 said yes to an offer.'),
      }),
    );
  });

  test('is not prevented by warnings', async () => {
    await save('school', (school) => (school.hotline = school.landline));
    await save('fees', (fees) => (fees.aLevelEdexcelOnFeesPage = 1400));
    expect((await site()).problems).toContainEqual(
      expect.objectContaining({ document: 'school', path: '/hotline', blocks: false }),
    );
    expect((await publish()).status).toBe(202);
  });

  test('names a change of a class that no longer meets on its day', async () => {
    const change = { class: 'a-level-physics-saturday', date: '2026-11-28', kind: 'cancelled' };
    expect((await desk.post('/api/changes', change)).status).toBe(201);
    await save('timetable', ({ classes }) => {
      const row = classes['a-level'].find(({ id }: Editable) => id === change.class);
      row.day = 'Friday';
    });
    expect((await site()).problems).toContainEqual({
      document: 'timetable',
      path: expect.stringMatching(/^\/classes\/a-level\/\d+$/),
      message: expect.stringContaining('28 November 2026'),
      blocks: false,
    });
  });

  test('has no state after a start', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await publishNow();
    const started = await createTestOffice({ startedAt: office.site.now() + 1 }, office.site);
    const restarted = await started.signIn(COLLEAGUE);
    expect((await restarted.get('/api/site')).json).toMatchObject({
      version: 1,
      publication: null,
    });
    await started.office.stop();
  });
});

describe('an office without the site', () => {
  test('publishes at once, for the next build', async () => {
    const alone = await createTestOffice();
    const clerk = await alone.signIn();
    await save('fees', (fees) => (fees.aLevelCambridge = 1350), clerk);
    await clerk.post('/api/site/publish', { revisions: { fees: 1 } });
    await expect
      .poll(async () => (await clerk.get('/api/site')).json.publication)
      .toEqual({ state: 'live', step: 'checking', message: expect.stringContaining('next build') });
    await alone.close();
  });
});

describe('versions', () => {
  test('begin with the repository’s documents', async () => {
    expect((await desk.get('/api/site/versions')).json).toEqual({
      items: [{ version: 0, at: null, by: null, changes: [], isLive: true }],
      next: null,
    });
  });

  test('are listed newest first, page by page', async () => {
    for (let percent = 21; percent <= 42; percent += 1) {
      await save('offer', (offer) => (offer.percent = percent));
      await publishNow();
    }
    const first = (await desk.get('/api/site/versions')).json;
    expect(first.items[0]).toMatchObject({
      version: 22,
      at: NOW,
      by: DESK,
      isLive: true,
      changes: [{ label: expect.stringContaining('Early-bird'), from: 41, to: 42 }],
    });
    const second = (await desk.get(`/api/site/versions?cursor=${first.next}`)).json;
    const versions = [...first.items, ...second.items].map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 23 }, (_, at) => 22 - at));
    expect(second.next).toBeNull();
    expect((await desk.get('/api/site/versions?cursor=x')).status).toBe(422);
  });

  test('can be restored as a new version; drafts stay and are changes against it', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await publishNow();
    await save('offer', (offer) => (offer.percent = 25));
    expect((await desk.post('/api/site/versions/0/restore', { was: '0' })).status).toBe(409);
    const { status, json } = await desk.post('/api/site/versions/0/restore', { was: '1' });
    expect({ status, json }).toEqual({ status: 202, json: { version: 2 } });
    expect(published).toEqual([1, 2]);
    await finishPublication(office.site.store, 2, office.site.now());
    expect(await site()).toMatchObject({
      version: 2,
      changes: [{ document: 'offer', from: 20, to: 25 }],
    });
    expect((await documentAt('fees')).value).toEqual(repository.fees);
    // A page that was opened earlier must not set the old value again.
    expect((await documentAt('fees')).revision).toBe(3);
    const { items } = (await desk.get('/api/site/versions')).json;
    expect(items[0].changes).toMatchObject([{ document: 'fees', from: 1350, to: 1300 }]);
  });

  test('that do not exist, failed or are not live yet cannot be restored', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await publish();
    for (const version of ['1', '7', '-1', 'x']) {
      expect((await desk.post(`/api/site/versions/${version}/restore`)).status).toBe(404);
    }
    await failPublication(office.site.store, 1, 'No.', office.site.now());
    expect((await desk.post('/api/site/versions/1/restore')).status).toBe(404);
  });

  test('of an older release that no longer match are not used, and the site says why', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await publishNow();
    const { store, now } = office.site;
    const old = { ...repository, fees: { oLevelLocal: 'cheap' } };
    expect(await publishDocuments(store, old, now())).toBe(2);
    const { version, problems } = await site();
    expect(version).toBe(1);
    expect(problems).toContainEqual({
      document: 'fees',
      path: '/oLevelLocal',
      message: expect.stringMatching(/^Version 2 is not used.*O Level Local GCE/),
      blocks: false,
    });
    expect((await desk.post('/api/site/versions/2/restore')).status).toBe(422);
    await save('fees', (fees) => (fees.aLevelCambridge = 1400));
    expect(await publishNow()).toBe(3);
    expect((await site()).version).toBe(3);
  });

  test('of an older release are read in the present form, and so are its drafts', async () => {
    const { store, now } = office.site;
    const { before: _before, everyYear: _every, isOn: _isOn, ...offer } = repository.offer;
    const older = { ...offer, before: { month: 3, day: 9 }, year: 2031 };
    await publishDocuments(store, { ...repository, offer: older }, now());
    const draft = { document: 'offer', revision: 0, value: { ...older, percent: 7 } } as const;
    await saveDraft(store, { ...draft, by: DESK, at: now() });
    const { version, changes } = await site();
    expect([version, changes.length]).toEqual([1, 1]);
    expect(await documentAt('offer')).toMatchObject({
      value: { isOn: true, percent: 7, before: '2031-03-09', everyYear: false },
      published: { percent: 20, before: '2031-03-09' },
    });
    await publishNow();
    expect((await site()).documents.filter(({ isDraft }: { isDraft: boolean }) => isDraft)).toEqual(
      [],
    );
  });

  test('from before a document existed have the repository’s', async () => {
    const { replies: _, ...older } = repository;
    await publishDocuments(office.site.store, older, office.site.now());
    expect((await site()).version).toBe(1);
    expect((await documentAt('replies')).value).toEqual(repository.replies);
  });
});

test('the log says who saved, discarded, published and restored what', async () => {
  await save('fees', (fees) => (fees.aLevelCambridge = 1350));
  await desk.delete('/api/site/draft');
  await save('offer', (offer) => (offer.percent = 25));
  await publishNow();
  const { json } = await desk.post('/api/site/versions/0/restore');
  await finishPublication(office.site.store, json.version, office.site.now());
  const lines = (await readLog(office.site.store)).filter(({ what }) => /draft|site/.test(what));
  expect(lines.map(({ by, what, note }) => [by, what, note])).toEqual([
    [DESK, 'saved a draft', 'fees'],
    [DESK, 'discarded a draft', 'fees'],
    [DESK, 'saved a draft', 'offer'],
    [DESK, 'published the site', 'version 1: offer'],
    [DESK, 'restored the site', 'version 0 as version 2'],
  ]);
});

test('names a removed class as it was published, where a teacher still gives it', async () => {
  await removePhysicsOnSaturday();
  expect((await site()).problems).toContainEqual({
    document: 'teachers',
    path: '/a-level/3/classes/0',
    message:
      'Ms. Farah Sample teaches A Level Physics on Saturday, 9.00 a.m.–12 noon, but the timetable has no such class.',
    blocks: true,
  });
});

test('a clerk edits the site, and neither publishes it nor changes how to pay', async () => {
  const email = 'clerk@school.lk';
  await desk.post('/api/users', { email, name: 'Suresh', role: 'clerk' });
  const clerk = await office.signIn(email);
  expect((await save('fees', (fees) => (fees.aLevelCambridge = 1350), clerk)).status).toBe(200);
  expect((await save('payment', (payment) => (payment.when = 'Now'), clerk)).status).toBe(403);
  await save('payment', (payment) => (payment.when = 'Each month'));
  expect((await clerk.delete('/api/site/documents/payment/draft')).status).toBe(403);
  const revisions = { fees: 1, payment: 1 };
  expect((await clerk.post('/api/site/publish', { revisions })).status).toBe(403);
  expect((await clerk.post('/api/site/versions/0/restore')).status).toBe(403);
  expect((await clerk.delete('/api/site/draft')).status).toBe(200);
  const drafts = (await site()).documents.filter(({ isDraft }: { isDraft: boolean }) => isDraft);
  expect(drafts.map(({ id }: { id: string }) => id)).toEqual(['payment']);
});
