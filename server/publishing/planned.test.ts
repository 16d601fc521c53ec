import { beforeEach, describe, expect, test } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import { readLog } from '#server/store/office/office-history.ts';
import { finishPublication, setPublicationStep } from '#server/store/site/site-versions.ts';
import { DESK, desk, office, officeForEachTest, signIn } from '#test/server-office.ts';
import { failVersion, publishDue } from './planned.ts';
import { repositoryDocuments } from './site-documents.ts';

const DAY = 24 * 3_600_000;
const repository = repositoryDocuments();
// biome-ignore lint/suspicious/noExplicitAny: any field of any document.
type Editable = any;

/** The versions that were published at their time. */
let begun: number[];
beforeEach(() => {
  begun = [];
});
officeForEachTest();

const site = async () => (await desk.get('/api/site')).json;
const inDays = (days: number) => new Date(office.site.now() + days * DAY).toISOString();
const save = async (id: keyof Documents, change: (value: Editable) => void) => {
  const { revision, value } = (await desk.get(`/api/site/documents/${id}`)).json;
  change(value);
  return desk.put(`/api/site/documents/${id}`, { revision, value });
};
const post = async (at: unknown) => {
  const { documents } = await site();
  const drafts = documents.filter(({ isDraft }: Editable) => isDraft);
  const revisions = Object.fromEntries(drafts.map(({ id, revision }: Editable) => [id, revision]));
  return desk.post('/api/site/publish', { revisions, at });
};
/** Publishes the drafts at once, and completely. */
const publish = async () => {
  const { version } = (await post(null)).json;
  await expect.poll(async () => (await site()).version).toBe(version);
};
/** What the server does each second; a rendering that takes no time. */
const tick = () => publishDue({ ...office.deps, publisher: { publish: (n) => begun.push(n) } });
const finish = () => finishPublication(office.site.store, begun.at(-1) ?? 0, office.site.now());
const live = async (id: keyof Documents) =>
  (await desk.get(`/api/site/documents/${id}`)).json.published;
const mails = async () => {
  const rows = await office.site.store.selectFrom('outbox').selectAll().execute();
  return rows.filter(({ message }) => message === 'plan-failed');
};
/** A session ends sooner. */
const pass = async (ms: number) => {
  office.site.pass(ms);
  await signIn();
};
/** Plans a fee for tomorrow. */
const planFee = async () => {
  await save('fees', (fees) => (fees.aLevelCambridge = 1350));
  await post(inDays(1));
};
const tickAfter = async (ms: number) => {
  await pass(ms);
  await tick();
};

describe('a planned version', () => {
  test('leaves the drafts, is listed, and is live at its time', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    const at = inDays(1);
    const planned = await post(at);
    expect([planned.status, planned.json]).toEqual([202, { version: 1, at }]);
    expect(await site()).toMatchObject({
      version: 0,
      changes: [],
      publication: null,
      planned: [{ version: 1, at, by: DESK, changes: [{ to: 1350, pages: expect.any(Array) }] }],
    });
    expect((await desk.get('/api/site/documents/fees')).json.value).toEqual(repository.fees);
    await tickAfter(DAY - 1);
    expect(begun).toEqual([]);
    await tickAfter(1);
    await tick();
    expect(begun).toEqual([1]);
    expect((await site()).publication).toMatchObject({ state: 'running' });
    await finish();
    expect(await site()).toMatchObject({ version: 1, planned: [], changes: [] });
    expect((await live('fees')).aLevelCambridge).toBe(1350);
    expect((await desk.get('/api/site/versions')).json.items[0].changes).toHaveLength(1);
  });

  test('takes a time as every other act of the office does', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    const { status, json } = await post('2026-12-05T10:00+05:30');
    expect([status, json.at]).toEqual([202, '2026-12-05T04:30:00.000Z']);
  });

  test.each([
    ['in the past', () => inDays(-1)],
    ['now', () => inDays(0)],
    ['in more than a year', () => inDays(366)],
    ['without a zone', () => '2026-12-01T10:00'],
    ['on a day that does not exist', () => '2027-02-30T10:00:00Z'],
    ['of another form', () => 'tomorrow'],
    ['as a number', () => 1_800_000_000_000],
  ])('for a time %s is rejected, and the drafts stay', async (_, at) => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    const { status, json } = await post(at());
    expect(status).toBe(422);
    expect(json.error.message).toMatch(/^(Please choose|This time is over)/);
    expect(await site()).toMatchObject({ planned: [], changes: [{ to: 1350 }] });
  });

  test('can be removed; any other version cannot', async () => {
    await save('fees', (fees) => (fees.aLevelCambridge = 1350));
    await publish();
    await save('fees', (fees) => (fees.aLevelCambridge = 1400));
    await post(inDays(1));
    for (const version of ['0', '1', '3', 'x']) {
      expect((await desk.delete(`/api/site/versions/${version}`)).status).toBe(404);
    }
    expect((await desk.delete('/api/site/versions/2')).status).toBe(200);
    expect((await desk.delete('/api/site/versions/2')).status).toBe(404);
    expect((await site()).planned).toEqual([]);
    await tickAfter(DAY);
    expect(begun).toEqual([]);
    const log = (await readLog(office.site.store)).filter(({ what }) => /plan/.test(what));
    expect(log.map(({ by, what }) => [by, what])).toEqual([
      [DESK, 'planned the site'],
      [DESK, 'removed a planned version'],
    ]);
  });

  test('that was removed gives its number to no other, which a page that is open would remove', async () => {
    await planFee();
    await desk.delete('/api/site/versions/1');
    await save('fees', (fees) => (fees.aLevelCambridge = 1400));
    expect((await post(inDays(2))).json.version).toBe(2);
    expect((await desk.delete('/api/site/versions/1')).status).toBe(404);
    expect(await site()).toMatchObject({ publication: null, planned: [{ version: 2 }] });
    expect((await desk.get('/api/site/versions')).json.items).toMatchObject([{ version: 0 }]);
  });

  test('keeps what others have published since, and becomes the newest version', async () => {
    await planFee();
    await save('fees', (fees) => (fees.aLevelLocal = 1250));
    await save('offer', (offer) => (offer.percent = 25));
    await publish();
    expect((await live('fees')).aLevelCambridge).toBe(repository.fees.aLevelCambridge);
    await tickAfter(DAY);
    await finish();
    expect(begun).toEqual([3]);
    expect(await site()).toMatchObject({ version: 3, planned: [], changes: [] });
    expect(await live('fees')).toMatchObject({ aLevelCambridge: 1350, aLevelLocal: 1250 });
    expect((await live('offer')).percent).toBe(25);
  });

  test('fails if others have changed the same field, and the office is mailed which', async () => {
    await save('fees', (fees) => {
      fees.aLevelCambridge = 1350;
      fees.aLevelLocal = 1250;
    });
    await post(inDays(1));
    await save('fees', (fees) => (fees.aLevelCambridge = 1400));
    await publish();
    await tickAfter(DAY);
    expect(begun).toEqual([]);
    const { version, publication, planned, changes } = await site();
    expect({ version, planned }).toEqual({ version: 2, planned: [] });
    expect(publication.state).toBe('failed');
    expect(publication.message).toContain('‘Cambridge A Level, per hour’ (planned: LKR 1,350)');
    // The other change is a draft again.
    expect(changes).toMatchObject([{ path: '/aLevelLocal', to: 1250 }]);
    const mail = (await office.site.mails()).find(({ subject }) => /Planned/.test(subject ?? ''));
    expect(mail?.text).toContain('‘Cambridge A Level, per hour’ (planned: LKR 1,350)');
    expect(mail?.text).toContain('A Level Local GCE, per hour: LKR 1,250');
    expect(mail?.text).toContain('/site');
    await tick();
    expect(await mails()).toHaveLength(1);
  });

  test('fails if others have removed what it changes', async () => {
    await save('teachers', (teachers) => (teachers['a-level'][0].name = 'Mr. Saman Silva'));
    await post(inDays(1));
    await save('teachers', (teachers) => teachers['a-level'].shift());
    await publish();
    await tickAfter(DAY);
    expect(begun).toEqual([]);
    expect((await site()).publication.message).toContain('(planned: Mr. Saman Silva)');
  });

  test('that fails names each field once, as it is now, and writes its value as pages do', async () => {
    await save('timetable', ({ classes }) => {
      Object.assign(classes['o-level'][0], { from: '15:30', endsOn: '2027-01-02' });
      classes['o-level'][0].room = 'Lab 1';
    });
    await save('teachers', (teachers) => (teachers['a-level'][0].classes = ['o-level-ict-sunday']));
    await save('offer', (offer) => (offer.isOn = false));
    await post(inDays(1));
    await save('timetable', ({ classes }) => {
      Object.assign(classes['o-level'][0], { from: '16:00', endsOn: '2027-01-09' });
    });
    await publish();
    await tickAfter(DAY);
    const { message } = (await site()).publication;
    expect(message).toContain(
      'value for: ‘Classes, O Level classes, Science, Monday 4.00 p.m., Start’ (planned: 3.30 p.m.); ‘Classes, O Level classes, Science, Monday 4.00 p.m., Last day’ (planned: 2 January 2027). The',
    );
    const mail = (await office.site.mails()).find(({ subject }) => /Planned/.test(subject ?? ''));
    expect(mail?.text).toContain('Classes: ICT, Sunday 11.00 a.m.–1.00 p.m.');
    expect(mail?.text).toContain('The offer is on: no');
    expect(mail?.text).toContain('Science, Monday 4.00 p.m., Room: Lab 1');
  });

  test('fails with what prevents publishing since others have published', async () => {
    await save('timetable', ({ classes }) => (classes['a-level'][0].to = '16:00'));
    expect((await post(inDays(1))).status).toBe(202);
    await save('timetable', ({ classes }) => (classes['a-level'][0].from = '16:30'));
    await publish();
    await tickAfter(DAY);
    expect(begun).toEqual([]);
    expect((await site()).publication.message).toContain('the class ends before it begins');
  });

  test('whose rendering fails is a draft again, and the office is mailed why', async () => {
    await planFee();
    await save('fees', (fees) => (fees.aLevelLocal = 1250));
    await tickAfter(DAY);
    await failVersion(office.deps, 1, 'The site could not be made: the disk is full.');
    const { version, changes, publication } = await site();
    expect({ version, state: publication.state }).toEqual({ version: 0, state: 'failed' });
    expect(changes.map(({ to }: Editable) => to).toSorted()).toEqual([1250, 1350]);
    const mail = (await office.site.mails()).find(({ subject }) => /Planned/.test(subject ?? ''));
    expect(mail?.text).toContain('the disk is full');
  });

  test('does not come back as a draft that was saved before it was live', async () => {
    await planFee();
    await save('fees', (fees) => (fees.aLevelLocal = 1250));
    await tickAfter(DAY);
    await finish();
    expect((await site()).changes).toMatchObject([{ path: '/aLevelLocal', to: 1250 }]);
  });

  test('is published after all when its server was stopped while publishing', async () => {
    await planFee();
    await tickAfter(3 * DAY);
    await setPublicationStep(office.site.store, 1, 'rendering', office.site.now());
    await tickAfter(29_000);
    expect(begun).toEqual([1]);
    await tickAfter(1000);
    expect(begun).toEqual([1, 1]);
    await finish();
    expect((await live('fees')).aLevelCambridge).toBe(1350);
  });

  test('stays stored when another publication takes the place of its stopped server', async () => {
    await planFee();
    await tickAfter(DAY);
    await pass(30_000);
    await save('offer', (offer) => (offer.percent = 25));
    await publish();
    expect((await site()).planned).toMatchObject([{ version: 1 }]);
    await tick();
    await finish();
    expect((await live('fees')).aLevelCambridge).toBe(1350);
    expect((await live('offer')).percent).toBe(25);
  });

  test('waits while another publication is running', async () => {
    await planFee();
    await save('offer', (offer) => (offer.percent = 25));
    await post(inDays(1));
    await tickAfter(DAY);
    await tick();
    expect(begun).toEqual([3]);
    await finish();
    await tick();
    expect(begun).toHaveLength(2);
    await finish();
    expect((await live('fees')).aLevelCambridge).toBe(1350);
    expect((await live('offer')).percent).toBe(25);
  });
});
