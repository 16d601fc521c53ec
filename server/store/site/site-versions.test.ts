import { expect, test } from 'vitest';
import type { DocumentId } from '#content/schemas/documents.ts';
import { readLog } from '#server/store/office/office-history.ts';
import { store, storeForEachTest } from '#test/server-store.ts';
import {
  beginPublication,
  failPublication,
  finishPublication,
  type NewVersion,
  newestPublication,
  PUBLICATION_LEASE,
  pageDays,
  readDrafts,
  type SiteChange,
  saveDraft,
  setPublicationMessage,
  setPublicationStep,
  siteRevision,
  versionDocuments,
  versionsBelow,
} from './site-versions.ts';

const by = 'desk@school.example';
const NOW = Date.parse('2026-11-21T06:00:00Z');

storeForEachTest();

const save = (document: DocumentId, revision: number, value: unknown) =>
  saveDraft(store, { document, revision, value, by, at: NOW });
const change = (document: DocumentId): SiteChange => ({
  document,
  path: '/percent',
  label: 'Percent',
  from: 20,
  to: 25,
  pages: ['/fees'],
});
const begin = async (made: Partial<NewVersion> = {}) =>
  beginPublication(store, {
    documents: { offer: { percent: 25 } },
    changes: [change('offer')],
    madeAt: await siteRevision(store),
    by,
    at: NOW,
    ...made,
  });
const draftOf = async (document: DocumentId) =>
  (await readDrafts(store)).find((draft) => draft.document === document);

test('saves a draft only over the revision that the person has seen', async () => {
  expect(await save('offer', 0, { percent: 25 })).toBe(1);
  expect(await save('offer', 0, { percent: 30 })).toMatchObject({ revision: 1, by });
  expect((await draftOf('offer'))?.value).toEqual({ percent: 25 });
  expect(await save('fees', 1, {})).toBeUndefined();
});

test('one of two drafts that are saved at once is rejected', async () => {
  const saved = await Promise.all([save('offer', 0, { a: 1 }), save('offer', 0, { b: 2 })]);
  expect(saved).toContainEqual(1);
  expect(saved).toContainEqual(expect.objectContaining({ revision: 1 }));
});

test('the log has one line for what one person saves within ten minutes', async () => {
  const saveAt = (revision: number, value: unknown, minutes: number, who = by) =>
    saveDraft(store, { document: 'offer', revision, value, by: who, at: NOW + minutes * 60_000 });
  await saveAt(0, { percent: 25 }, 0);
  await saveAt(1, { percent: 26 }, 9);
  await saveAt(2, { percent: 27 }, 10, 'colleague@school.example');
  await saveAt(3, { percent: 28 }, 11);
  await saveAt(4, { percent: 29 }, 22);
  const lines = (await readLog(store)).map(({ at }) => (at - NOW) / 60_000);
  expect(lines).toEqual([0, 10, 11, 22]);
});

test('a draft that is saved during its publication stays', async () => {
  await save('offer', 0, { percent: 25 });
  await begin();
  expect(await save('offer', 1, { percent: 30 })).toBe(2);
  await finishPublication(store, 1, NOW);
  expect(await draftOf('offer')).toMatchObject({ revision: 2, value: { percent: 30 } });
});

test('a publication that fails leaves the draft, and the previous version', async () => {
  await save('offer', 0, { percent: 25 });
  await begin();
  await failPublication(store, 1, 'The disk is full.', NOW);
  expect(await versionsBelow(store, 9, 9)).toEqual([]);
  expect(await versionDocuments(store, 1)).toBeUndefined();
  expect(await draftOf('offer')).toMatchObject({ revision: 1, value: { percent: 25 } });
  expect(await finishPublication(store, 1, NOW)).toBe(false);
  expect(await begin()).toBe(2);
});

test('only one publication runs at a time, until its process has been silent for 30 s', async () => {
  await save('offer', 0, { percent: 25 });
  await begin();
  await setPublicationStep(store, 1, 'rendering', NOW + 10_000);
  expect(await begin({ at: NOW + 10_000 + PUBLICATION_LEASE - 1 })).toBe('running');
  expect(await begin({ at: NOW + 10_000 + PUBLICATION_LEASE })).toBe(2);
  expect(await setPublicationStep(store, 1, 'rendering', NOW + 50_000)).toBe(false);
  expect(await finishPublication(store, 1, NOW + 50_000)).toBe(false);
  expect(await finishPublication(store, 2, NOW + 50_000)).toBe(true);
});

test('two publications that begin at once do not both run', async () => {
  await save('offer', 0, { percent: 25 });
  expect((await Promise.all([begin(), begin()])).sort()).toEqual([1, 'running']);
});

test('a publication does not begin once a draft or the newest version has changed', async () => {
  await save('offer', 0, { percent: 25 });
  const madeAt = await siteRevision(store);
  await save('offer', 1, { percent: 30 });
  expect(await begin({ madeAt })).toBe('changed');
  const later = await siteRevision(store);
  expect(await begin()).toBe(1);
  await finishPublication(store, 1, NOW);
  expect(await begin({ madeAt: later })).toBe('changed');
});

test('restoring keeps other drafts, and raises the revision of what it changes', async () => {
  await save('fees', 0, { oLevelLocal: 800 });
  expect(await begin({ restored: 0, documents: { offer: {}, fees: {} } })).toBe(1);
  await finishPublication(store, 1, NOW);
  await setPublicationMessage(store, 1, 'The address did not answer.');
  expect(await newestPublication(store)).toMatchObject({
    state: 'live',
    message: 'The address did not answer.',
  });
  expect(await draftOf('offer')).toMatchObject({ revision: 1, value: undefined, by });
  expect(await draftOf('fees')).toMatchObject({ revision: 1, value: { oLevelLocal: 800 } });
  expect((await readLog(store)).at(-1)).toMatchObject({
    what: 'restored the site',
    note: 'version 0 as version 1',
  });
});

test('keeps the last 100 versions', async () => {
  for (let version = 1; version <= 104; version += 1) {
    await begin({ restored: 0 });
    // What failed does not count.
    if (version % 52 === 0) await failPublication(store, version, 'No.', NOW);
    else await finishPublication(store, version, NOW);
  }
  await begin({ restored: 0 });
  await finishPublication(store, 105, NOW);
  const kept = (await versionsBelow(store, 999, 999)).map(({ version }) => version);
  expect(kept).toHaveLength(100);
  expect(kept.at(-1)).toBe(4);
});

test('knows the day in Colombo on which a version last changed a page', async () => {
  const [first, second] = [Date.parse('2026-11-21T20:00:00Z'), Date.parse('2026-11-25T06:00:00Z')];
  expect(await pageDays(store, 0)).toEqual({});
  const pages = ['/fees', '/'];
  await begin({ changes: [{ ...change('offer'), pages }] });
  await finishPublication(store, 1, first);
  await begin({ changes: [{ ...change('offer'), pages: ['/about'] }], at: second });
  await failPublication(store, 2, 'The disk is full.', second);
  await begin({ changes: [change('offer')], at: second });
  // While it is rendered.
  expect(await pageDays(store, 3)).toEqual({ '/': '2026-11-22', '/fees': '2026-11-25' });
  expect(await pageDays(store, 1)).toEqual({ '/': '2026-11-22', '/fees': '2026-11-22' });
});
